import type { BackendContext } from '../../core/codec.ts';
import { asObject, defined, rounded, unlessEmpty, type JsonObject, type JsonSchema } from '../../core/json.ts';
import { decodedFrom } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreResponseFormat, Spelling } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { spellingOf, withSpelling } from './extras.ts';
import { isOwnWish } from './own-wish.ts';
import { cutSchema } from './schema-cut.ts';
import { formOf, readJsonSchema, readSchema, spelledForm, usualForm, writeJsonSchema, writeSchema } from './schema.ts';
import { decodeThinking, encodeThinking } from './thinking.ts';
import type { GenerationConfig } from './wire.ts';

/** What of a request stands in `generationConfig`. */
type Settings = Pick<
  CoreChatRequest,
  | 'temperature'
  | 'topP'
  | 'topK'
  | 'maxTokens'
  | 'stop'
  | 'seed'
  | 'presencePenalty'
  | 'frequencyPenalty'
  | 'candidates'
  | 'logprobs'
  | 'reasoning'
  | 'responseFormat'
  | 'modalities'
>;

// ---------------------------------------------------------------- wire to Core

/** `generationConfig` as Core carries it, how it was written, and what only this protocol knows of it. */
export interface DecodedConfig {
  settings: Settings;
  spelling: JsonObject;
  /** Its fields that have no place in Core. */
  rest: JsonObject;
}

/** `pointer`: where it stands. */
export function decodeConfig(config: GenerationConfig | undefined, pointer: string): DecodedConfig {
  if (!config) return { settings: {}, spelling: {}, rest: {} };
  const {
    temperature,
    topP,
    topK,
    maxOutputTokens,
    stopSequences,
    seed,
    presencePenalty,
    frequencyPenalty,
    candidateCount,
    thinkingConfig,
    ...others
  }: GenerationConfig = config;
  const thinking = decodeThinking(thinkingConfig);
  const format = decodeFormat(others, pointer);
  const logprobs = decodeLogprobsWish(format.rest);
  const modalities = decodeModalities(logprobs.rest);
  return {
    settings: defined({
      temperature: number(temperature),
      topP: number(topP),
      topK: number(topK),
      maxTokens: number(maxOutputTokens),
      stop: stopSequences,
      seed: number(seed),
      presencePenalty: number(presencePenalty),
      frequencyPenalty: number(frequencyPenalty),
      candidates: number(candidateCount),
      reasoning: thinking.reasoning,
      responseFormat: format.responseFormat,
      logprobs: logprobs.logprobs,
      modalities: modalities.modalities,
    }),
    spelling: { ...thinking.spelling, ...logprobs.spelling },
    rest: { ...modalities.rest, ...(unlessEmpty(thinking.rest) && { thinkingConfig: thinking.rest }) },
  };
}

const number = (value: number | undefined): number | undefined => (value === undefined ? undefined : rounded(value));

type Rest = Omit<GenerationConfig, 'thinkingConfig'>;

function decodeFormat(
  { responseMimeType, responseSchema, responseJsonSchema, ...rest }: Rest,
  pointer: string,
): {
  responseFormat?: CoreResponseFormat;
  rest: Rest;
} {
  const schema = responseSchema && asObject({ ...responseSchema } as JsonObject);
  const isJson = responseMimeType === undefined || responseMimeType === 'application/json';
  const mime = responseMimeType === undefined ? { mimeType: null } : {};
  const found = (field: string, responseFormat: CoreResponseFormat) => ({
    responseFormat: decodedFrom(`${pointer}/${field}`, responseFormat),
    rest,
  });
  if (isJson && responseJsonSchema) {
    const read = readJsonSchema(responseJsonSchema);
    const spelling = { schema: 'responseJsonSchema', ...read.spelling, ...mime };
    return found('responseJsonSchema', jsonSchema(read.schema, spelling));
  }
  if (isJson && schema) {
    const spelling = { schema: 'responseSchema', ...formOf(schema), ...mime };
    return found('responseSchema', jsonSchema(readSchema(schema), spelling));
  }
  if (responseMimeType === 'application/json') return found('responseMimeType', { type: 'json' });
  if (responseMimeType === 'text/plain')
    return found('responseMimeType', { type: 'text', ...withSpelling({ mimeType: 'text/plain' }) });
  return { rest: { ...rest, ...defined({ responseMimeType, responseSchema, responseJsonSchema }) } };
}

const jsonSchema = (schema: JsonSchema, spelling: JsonObject): CoreResponseFormat => ({
  type: 'json-schema',
  schema,
  ...withSpelling(spelling),
});

function decodeLogprobsWish({ responseLogprobs, logprobs, ...rest }: Rest): {
  logprobs?: { top: number };
  spelling: JsonObject;
  rest: Rest;
} {
  if (responseLogprobs !== true) return { spelling: {}, rest: { ...rest, ...defined({ responseLogprobs, logprobs }) } };
  return {
    logprobs: { top: logprobs === undefined ? 0 : rounded(logprobs) },
    spelling: logprobs === 0 ? { logprobs: 0 } : {},
    rest,
  };
}

function decodeModalities({ responseModalities, ...rest }: Rest): {
  modalities?: ('text' | 'audio' | 'image')[];
  rest: JsonObject;
} {
  const modalities = responseModalities?.flatMap((modality): ('text' | 'audio' | 'image')[] => {
    const known = modality.toLowerCase();
    return known === 'text' || known === 'audio' || known === 'image' ? [known] : [];
  });
  if (modalities?.length !== responseModalities?.length)
    return { rest: { ...rest, ...defined({ responseModalities }) } as JsonObject };
  return { ...defined({ modalities }), rest: { ...rest } as JsonObject };
}

// ---------------------------------------------------------------- Core to wire

/** The most stop sequences the vendor takes (API reference). */
const mostStops = 5;

/** `undefined` where a request sets nothing. */
export function encodeConfig(
  request: CoreChatRequest,
  context: BackendContext,
  rest: JsonObject,
): JsonObject | undefined {
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty, candidates, modalities } = request;
  const maxTokens = encodeLimit(request, context);
  const { thinkingConfig: ownThinking, ...own } = rest;
  const thinking = unlessEmpty({ ...encodeThinking(request, context, maxTokens), ...asObject(ownThinking) });
  return unlessEmpty({
    ...defined({
      temperature: encodeTemperature(temperature, request, context),
      topP,
      topK,
      maxOutputTokens: maxTokens,
      stopSequences: encodeStop(request, context),
      seed,
      presencePenalty,
      frequencyPenalty,
      candidateCount: candidates,
      responseModalities: modalities?.map((modality) => modality.toUpperCase()),
    }),
    ...encodeLogprobsWish(request),
    ...encodeFormat(request, context),
    ...(thinking && { thinkingConfig: thinking }),
    ...own,
  });
}

function encodeLimit(request: CoreChatRequest, context: BackendContext): number | undefined {
  const { maxTokens } = request;
  const { maxOutput } = context.facts;
  if (maxTokens === undefined || maxOutput === undefined || maxTokens <= maxOutput || isOwnWish(request, context))
    return maxTokens;
  const instead = `${maxOutput}, all the model can do`;
  context.report({ at: request, field: 'maxTokens', what: `a limit of ${maxTokens} tokens`, instead });
  return maxOutput;
}

function encodeTemperature(
  temperature: number | undefined,
  request: CoreChatRequest,
  { report }: BackendContext,
): number | undefined {
  if (temperature === undefined || temperature <= 2) return temperature;
  report({ at: request, field: 'temperature', what: 'temperatures above 2 are not taken', instead: '2' });
  return 2;
}

function encodeStop({ stop, ...request }: CoreChatRequest, { report }: BackendContext): string[] | undefined {
  if (!stop || stop.length <= mostStops) return stop;
  report({
    at: request,
    field: 'stop',
    what: `more than ${mostStops} stop sequences`,
    instead: `the first ${mostStops}`,
  });
  return stop.slice(0, mostStops);
}

function encodeLogprobsWish({ logprobs, ...request }: CoreChatRequest): JsonObject {
  if (!logprobs) return {};
  const isSaid = logprobs.top > 0 || spellingOf(request)['logprobs'] === 0;
  return { responseLogprobs: true, ...(isSaid && { logprobs: logprobs.top }) };
}

function encodeFormat(request: CoreChatRequest, context: BackendContext): JsonObject {
  const format = request.responseFormat;
  if (!format) return {};
  const spelling = spellingOf(format);
  const mime = (mimeType: string): JsonObject => (spelling['mimeType'] === null ? {} : { responseMimeType: mimeType });
  switch (format.type) {
    case 'text':
      return spelling['mimeType'] === undefined ? {} : mime('text/plain');
    case 'json':
      return { responseMimeType: 'application/json' };
    case 'json-schema':
      return { ...mime('application/json'), ...encodeSchema(format, request, context) };
    default:
      return unreachable(format);
  }
}

type SchemaFormat = Extract<CoreResponseFormat, { type: 'json-schema' }> & { spelling?: Spelling };

/** A schema the vendor can follow goes as it is, any other as what the vendor makes of schemas. */
function encodeSchema(format: SchemaFormat, request: CoreChatRequest, { report }: BackendContext): JsonObject {
  const { schema, name, description, strict } = format;
  const miss = (within: string, what: string, instead?: string): void =>
    report({ at: request, field: 'responseFormat', within, what, ...(instead !== undefined && { instead }) });
  if (name !== undefined) miss('name', 'the name of a schema has no place');
  if (description !== undefined) miss('description', 'the description of a schema has no place');
  if (strict === false) miss('strict', 'a schema is always followed', 'strict');
  const spelling = spellingOf(format);
  if (spelling['schema'] === 'responseSchema') return { responseSchema: writeSchema(schema, spelledForm(spelling)) };
  if (spelling['schema'] === 'responseJsonSchema' || isFollowed(schema))
    return { responseJsonSchema: writeJsonSchema(schema, spelling) };
  const { schema: cut, missing } = cutSchema(schema);
  if (missing !== undefined) miss('schema', missing);
  return { responseSchema: writeSchema(cut, usualForm) };
}

/** What the vendor follows of JSON Schema (API reference, `responseJsonSchema`); `$ref` it follows in places only. */
const followed: ReadonlySet<string> = new Set(
  ['$id', '$anchor', '$schema', 'type', 'format', 'title', 'description', 'enum', 'items', 'prefixItems'].concat(
    ['minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf', 'properties', 'additionalProperties'],
    ['required', 'propertyOrdering'],
  ),
);

function isFollowed(schema: JsonObject): boolean {
  const { properties, items, anyOf, oneOf, prefixItems, additionalProperties } = schema;
  const listed = [anyOf, oneOf, prefixItems].flatMap((list) => (Array.isArray(list) ? list : []));
  const single = [items, additionalProperties].filter((each) => each !== undefined);
  const inner = Object.values(asObject(properties) ?? {}).concat(listed, single);
  return (
    Object.keys(schema).every((keyword) => followed.has(keyword)) &&
    inner.every((each) => typeof each === 'boolean' || isFollowed(asObject(each) ?? { not: true }))
  );
}
