import type { BackendContext } from '../../core/codec.ts';
import { asObject, withoutUndefined, toDouble, nonEmpty, type JsonObject, type JsonSchema } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreResponseFormat, WireForm } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireFormOf, withWireForm } from './extras.ts';
import { isNativeForModel } from './own-wish.ts';
import { reduceSchema } from './reduce-schema.ts';
import {
  formOf,
  readJsonSchema,
  readSchema,
  readSchemaForm,
  defaultForm,
  writeJsonSchema,
  writeSchema,
} from './schema.ts';
import { decodeThinking, encodeThinking } from './thinking.ts';
import type { GenerationConfig } from './wire.ts';

/** What of a request stands in `generationConfig`. */
type ConfigFields = Pick<
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
  fields: ConfigFields;
  wireForm: JsonObject;
  /** Its fields that have no place in Core. */
  rest: JsonObject;
}

/** `pointer`: where it stands. */
export function decodeConfig(config: GenerationConfig | undefined, pointer: string): DecodedConfig {
  if (!config) return { fields: {}, wireForm: {}, rest: {} };
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
  const logprobs = decodeLogprobsOption(format.rest);
  const modalities = decodeModalities(logprobs.rest);
  return {
    fields: withoutUndefined({
      temperature: toOptionalNumber(temperature),
      topP: toOptionalNumber(topP),
      topK: toOptionalNumber(topK),
      maxTokens: toOptionalNumber(maxOutputTokens),
      stop: stopSequences,
      seed: toOptionalNumber(seed),
      presencePenalty: toOptionalNumber(presencePenalty),
      frequencyPenalty: toOptionalNumber(frequencyPenalty),
      candidates: toOptionalNumber(candidateCount),
      reasoning: thinking.reasoning,
      responseFormat: format.responseFormat,
      logprobs: logprobs.logprobs,
      modalities: modalities.modalities,
    }),
    wireForm: { ...thinking.wireForm, ...logprobs.wireForm },
    rest: { ...modalities.rest, ...(nonEmpty(thinking.rest) && { thinkingConfig: thinking.rest }) },
  };
}

const toOptionalNumber = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : toDouble(value);

type OtherConfig = Omit<GenerationConfig, 'thinkingConfig'>;

function decodeFormat(
  { responseMimeType, responseSchema, responseJsonSchema, ...rest }: OtherConfig,
  pointer: string,
): {
  responseFormat?: CoreResponseFormat;
  rest: OtherConfig;
} {
  const schema = responseSchema && asObject({ ...responseSchema } as JsonObject);
  const isJson = responseMimeType === undefined || responseMimeType === 'application/json';
  const mime = responseMimeType === undefined ? { mimeType: null } : {};
  const found = (field: string, responseFormat: CoreResponseFormat) => ({
    responseFormat: setPointer(`${pointer}/${field}`, responseFormat),
    rest,
  });
  if (isJson && responseJsonSchema) {
    const read = readJsonSchema(responseJsonSchema);
    const wireForm = { schema: 'responseJsonSchema', ...read.wireForm, ...mime };
    return found('responseJsonSchema', jsonSchema(read.schema, wireForm));
  }
  if (isJson && schema) {
    const wireForm = { schema: 'responseSchema', ...formOf(schema), ...mime };
    return found('responseSchema', jsonSchema(readSchema(schema), wireForm));
  }
  if (responseMimeType === 'application/json') return found('responseMimeType', { type: 'json' });
  if (responseMimeType === 'text/plain')
    return found('responseMimeType', { type: 'text', ...withWireForm({ mimeType: 'text/plain' }) });
  return { rest: { ...rest, ...withoutUndefined({ responseMimeType, responseSchema, responseJsonSchema }) } };
}

const jsonSchema = (schema: JsonSchema, wireForm: JsonObject): CoreResponseFormat => ({
  type: 'json-schema',
  schema,
  ...withWireForm(wireForm),
});

function decodeLogprobsOption({ responseLogprobs, logprobs, ...rest }: OtherConfig): {
  logprobs?: { top: number };
  wireForm: JsonObject;
  rest: OtherConfig;
} {
  if (responseLogprobs !== true)
    return { wireForm: {}, rest: { ...rest, ...withoutUndefined({ responseLogprobs, logprobs }) } };
  return {
    logprobs: { top: logprobs === undefined ? 0 : toDouble(logprobs) },
    wireForm: logprobs === 0 ? { logprobs: 0 } : {},
    rest,
  };
}

function decodeModalities({ responseModalities, ...rest }: OtherConfig): {
  modalities?: ('text' | 'audio' | 'image')[];
  rest: JsonObject;
} {
  const modalities = responseModalities?.flatMap((modality): ('text' | 'audio' | 'image')[] => {
    const known = modality.toLowerCase();
    return known === 'text' || known === 'audio' || known === 'image' ? [known] : [];
  });
  if (modalities?.length !== responseModalities?.length)
    return { rest: { ...rest, ...withoutUndefined({ responseModalities }) } as JsonObject };
  return { ...withoutUndefined({ modalities }), rest: { ...rest } as JsonObject };
}

// ---------------------------------------------------------------- Core to wire

/** The most stop sequences the vendor takes (API reference). */
const maxStopSequences = 5;

/** `undefined` where a request sets nothing. */
export function encodeConfig(
  request: CoreChatRequest,
  context: BackendContext,
  rest: JsonObject,
): JsonObject | undefined {
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty, candidates, modalities } = request;
  const maxTokens = encodeMaxTokens(request, context);
  const { thinkingConfig: ownThinking, ...own } = rest;
  const thinking = nonEmpty({ ...encodeThinking(request, context, maxTokens), ...asObject(ownThinking) });
  return nonEmpty({
    ...withoutUndefined({
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
    ...encodeLogprobsOption(request),
    ...encodeFormat(request, context),
    ...(thinking && { thinkingConfig: thinking }),
    ...own,
  });
}

function encodeMaxTokens(request: CoreChatRequest, context: BackendContext): number | undefined {
  const { maxTokens } = request;
  const { maxOutput } = context.facts;
  if (
    maxTokens === undefined ||
    maxOutput === undefined ||
    maxTokens <= maxOutput ||
    isNativeForModel(request, context)
  )
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
  if (!stop || stop.length <= maxStopSequences) return stop;
  report({
    at: request,
    field: 'stop',
    what: `more than ${maxStopSequences} stop sequences`,
    instead: `the first ${maxStopSequences}`,
  });
  return stop.slice(0, maxStopSequences);
}

function encodeLogprobsOption({ logprobs, ...request }: CoreChatRequest): JsonObject {
  if (!logprobs) return {};
  const isSaid = logprobs.top > 0 || wireFormOf(request)['logprobs'] === 0;
  return { responseLogprobs: true, ...(isSaid && { logprobs: logprobs.top }) };
}

function encodeFormat(request: CoreChatRequest, context: BackendContext): JsonObject {
  const format = request.responseFormat;
  if (!format) return {};
  const wireForm = wireFormOf(format);
  const mime = (mimeType: string): JsonObject => (wireForm['mimeType'] === null ? {} : { responseMimeType: mimeType });
  switch (format.type) {
    case 'text':
      return wireForm['mimeType'] === undefined ? {} : mime('text/plain');
    case 'json':
      return { responseMimeType: 'application/json' };
    case 'json-schema':
      return { ...mime('application/json'), ...encodeSchema(format, request, context) };
    default:
      return unreachable(format);
  }
}

type SchemaFormat = Extract<CoreResponseFormat, { type: 'json-schema' }> & { wireForm?: WireForm };

/** A schema the vendor can follow goes as it is, any other as what the vendor makes of schemas. */
function encodeSchema(format: SchemaFormat, request: CoreChatRequest, { report }: BackendContext): JsonObject {
  const { schema, name, description, strict } = format;
  const miss = (within: string, what: string, instead?: string): void =>
    report({ at: request, field: 'responseFormat', within, what, ...(instead !== undefined && { instead }) });
  if (name !== undefined) miss('name', 'the name of a schema has no place');
  if (description !== undefined) miss('description', 'the description of a schema has no place');
  if (strict === false) miss('strict', 'a schema is always followed', 'strict');
  const wireForm = wireFormOf(format);
  if (wireForm['schema'] === 'responseSchema') return { responseSchema: writeSchema(schema, readSchemaForm(wireForm)) };
  if (wireForm['schema'] === 'responseJsonSchema' || isSupportedSchema(schema))
    return { responseJsonSchema: writeJsonSchema(schema, wireForm) };
  const { schema: cut, unsupported: missing } = reduceSchema(schema);
  if (missing !== undefined) miss('schema', missing);
  return { responseSchema: writeSchema(cut, defaultForm) };
}

/** What the vendor follows of JSON Schema (API reference, `responseJsonSchema`); `$ref` it follows in places only. */
const supportedKeywords: ReadonlySet<string> = new Set(
  ['$id', '$anchor', '$schema', 'type', 'format', 'title', 'description', 'enum', 'items', 'prefixItems'].concat(
    ['minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf', 'properties', 'additionalProperties'],
    ['required', 'propertyOrdering'],
  ),
);

function isSupportedSchema(schema: JsonObject): boolean {
  const { properties, items, anyOf, oneOf, prefixItems, additionalProperties } = schema;
  const listed = [anyOf, oneOf, prefixItems].flatMap((list) => (Array.isArray(list) ? list : []));
  const single = [items, additionalProperties].filter((each) => each !== undefined);
  const inner = Object.values(asObject(properties) ?? {}).concat(listed, single);
  return (
    Object.keys(schema).every((keyword) => supportedKeywords.has(keyword)) &&
    inner.every((each) => typeof each === 'boolean' || isSupportedSchema(asObject(each) ?? { not: true }))
  );
}
