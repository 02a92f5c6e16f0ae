import type { GenerationConfig } from '../../../generated/gemini.js';
import type { BackendContext } from '../../core/codec.ts';
import { asArray, asObject, asString, nonEmpty, toDouble, withoutUndefined, type JsonSchema } from '../../core/json.ts';
import { fieldReporter, isNativeForModel, setPointer } from '../../core/provenance.ts';
import { noReasoningSetting } from '../../core/effort.ts';
import { elsewhere, fieldsOf, fitLimit, optionTable, unsupportedField } from '../../core/request-options.ts';
import type { CoreChatRequest, CoreResponseFormat, WireForm } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import { wireFormOf, withWireForm } from './extras.ts';
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
import { decodeThinking, encodeThinking, type ThinkingForm } from './thinking.ts';

/** The maximum that the vendor takes (API reference). */
const maxStopSequences = 5;
const maxTemperature = 2;

const { field, numberField, textListField } = fieldsOf<GenerationConfig>();

/** The options of `generationConfig` with one field each, and options of other protocols that are not supported. */
export const optionFields = optionTable('generationConfig/', [
  numberField('temperature', 'temperature', {
    write(temperature, { request, context }) {
      if (temperature <= maxTemperature) return temperature;
      const instead = String(maxTemperature);
      const what = `temperatures above ${instead} are not allowed`;
      context.report({ at: request, field: 'temperature', what, instead });
      return maxTemperature;
    },
  }),
  numberField('topP', 'topP'),
  numberField('topK', 'topK'),
  numberField('maxTokens', 'maxOutputTokens', {
    write: (maxTokens, to) => (isNativeForModel(to.request, to.context) ? maxTokens : fitLimit(maxTokens, to)),
  }),
  textListField('stop', 'stopSequences', {
    write(stop, { request, context }) {
      if (stop.length <= maxStopSequences) return stop;
      const what = `more than ${maxStopSequences} stop sequences`;
      context.report({ at: request, field: 'stop', what, instead: `the first ${maxStopSequences}` });
      return stop.slice(0, maxStopSequences);
    },
  }),
  numberField('seed', 'seed'),
  numberField('presencePenalty', 'presencePenalty'),
  numberField('frequencyPenalty', 'frequencyPenalty'),
  numberField('candidates', 'candidateCount'),
  field('modalities', 'responseModalities', {
    read(value) {
      const modalities = (asArray(value) ?? []).map((each) => asString(each)?.toLowerCase());
      const known = modalities.filter((each) => each === 'text' || each === 'audio' || each === 'image');
      return known.length === modalities.length ? known : undefined;
    },
    write: (modalities) => modalities.map((modality) => modality.toUpperCase()),
  }),
  // They have another place in the body, or several fields.
  ...elsewhere('tools', 'toolChoice', 'reasoning', 'responseFormat', 'logprobs'),
  unsupportedField('verbosity'),
  unsupportedField('cacheKey'),
  unsupportedField('user'),
  unsupportedField('metadata'),
  unsupportedField('parallelToolCalls', (isParallel) =>
    isParallel ? undefined : 'parallel calls cannot be forbidden',
  ),
]);

// ---------------------------------------------------------------- wire to Core

/** `generationConfig` as Core fields, its wire form, and the fields that only this protocol knows. */
export interface DecodedConfig {
  fields: Partial<CoreChatRequest>;
  wireForm: ThinkingForm & Pick<GenerationConfig, 'logprobs'>;
  /** Its fields that have no place in Core. */
  rest: GenerationConfig;
}

/** `pointer`: its JSON Pointer. */
export function decodeConfig(config: GenerationConfig | undefined, pointer: string): DecodedConfig {
  if (!config) return { fields: {}, wireForm: {}, rest: {} };
  const { thinkingConfig, ...others } = config;
  const thinking = decodeThinking(thinkingConfig);
  const format = decodeFormat(others, pointer);
  const logprobs = decodeLogprobsOption(format.rest);
  const { options, rest } = optionFields.decode(logprobs.rest);
  return {
    fields: {
      ...options,
      ...withoutUndefined({
        reasoning: thinking.reasoning,
        responseFormat: format.responseFormat,
        logprobs: logprobs.logprobs,
      }),
    },
    wireForm: { ...thinking.wireForm, ...logprobs.wireForm },
    rest: wireObject<GenerationConfig>({ ...rest, thinkingConfig: nonEmpty(thinking.rest) }),
  };
}

type OtherConfig = Omit<GenerationConfig, 'thinkingConfig'>;

function decodeFormat(
  { responseMimeType, responseSchema, responseJsonSchema, ...rest }: OtherConfig,
  pointer: string,
): {
  responseFormat?: CoreResponseFormat;
  rest: OtherConfig;
} {
  const isJson = responseMimeType === undefined || responseMimeType === 'application/json';
  const mime = responseMimeType === undefined ? { mimeType: null } : {};
  const found = (wireField: keyof GenerationConfig, responseFormat: CoreResponseFormat) => ({
    responseFormat: setPointer(`${pointer}/${wireField}`, responseFormat),
    rest,
  });
  const asSchema = (
    wireField: 'responseJsonSchema' | 'responseSchema',
    { schema, wireForm }: ReturnType<typeof readJsonSchema>,
  ) => found(wireField, { type: 'json-schema', schema, ...withWireForm({ schema: wireField, ...wireForm, ...mime }) });
  if (isJson && responseJsonSchema) return asSchema('responseJsonSchema', readJsonSchema(responseJsonSchema));
  if (isJson && responseSchema)
    return asSchema('responseSchema', { schema: readSchema(responseSchema), wireForm: formOf(responseSchema) });
  if (responseMimeType === 'application/json') return found('responseMimeType', { type: 'json' });
  if (responseMimeType === 'text/plain')
    return found('responseMimeType', { type: 'text', ...withWireForm({ mimeType: 'text/plain' }) });
  return { rest: { ...rest, ...withoutUndefined({ responseMimeType, responseSchema, responseJsonSchema }) } };
}

function decodeLogprobsOption({ responseLogprobs, logprobs, ...rest }: OtherConfig): {
  logprobs?: { top: number };
  wireForm: Pick<GenerationConfig, 'logprobs'>;
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

// ---------------------------------------------------------------- Core to wire

/** `undefined` if a request sets no option. */
export function encodeConfig(
  request: CoreChatRequest,
  context: BackendContext,
  own: GenerationConfig,
): GenerationConfig | undefined {
  const options: GenerationConfig = optionFields.encode(request, { request, context });
  const { thinkingConfig: ownThinking, ...others } = own;
  const isRefused =
    ownThinking !== undefined && context.facts.reasoning === 'none' && !isNativeForModel(request, context);
  if (isRefused) context.report({ at: request, field: 'generationConfig.thinkingConfig', what: noReasoningSetting });
  const thinking = encodeThinking(request, context, options.maxOutputTokens);
  const thinkingConfig = nonEmpty({ ...thinking, ...(!isRefused && ownThinking) });
  const fields = { ...encodeLogprobsOption(request), ...encodeFormat(request, context), thinkingConfig };
  return nonEmpty(wireObject<GenerationConfig>({ ...options, ...fields }, others));
}

function encodeLogprobsOption({ logprobs, ...request }: CoreChatRequest): GenerationConfig {
  if (!logprobs) return {};
  const isWritten = logprobs.top > 0 || wireFormOf(request)['logprobs'] === 0;
  return wireObject<GenerationConfig>({ responseLogprobs: true, logprobs: isWritten ? logprobs.top : undefined });
}

function encodeFormat(request: CoreChatRequest, context: BackendContext): GenerationConfig {
  const format = request.responseFormat;
  if (!format) return {};
  const wireForm = wireFormOf(format);
  const mime = (mimeType: string): GenerationConfig =>
    wireForm['mimeType'] === null ? {} : { responseMimeType: mimeType };
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

/** A schema that the vendor supports is sent unchanged, any other is reduced. */
function encodeSchema(format: SchemaFormat, request: CoreChatRequest, { report }: BackendContext): GenerationConfig {
  const { schema, strict } = format;
  const reportOf = fieldReporter(request, 'responseFormat', report);
  for (const within of ['name', 'description'] as const)
    if (format[within] !== undefined) reportOf(`the ${within} of a schema is not supported`, { within });
  if (strict === false) reportOf('a schema is always enforced', { within: 'strict', instead: 'strict' });
  const wireForm = wireFormOf(format);
  if (wireForm['schema'] === 'responseSchema') return { responseSchema: writeSchema(schema, readSchemaForm(wireForm)) };
  if (wireForm['schema'] === 'responseJsonSchema' || isSupportedSchema(schema))
    return { responseJsonSchema: writeJsonSchema(schema, wireForm) };
  const { schema: reduced, unsupported } = reduceSchema(schema);
  if (unsupported !== undefined) reportOf(unsupported, { within: 'schema' });
  return { responseSchema: writeSchema(reduced, defaultForm) };
}

/** The keywords of JSON Schema that the vendor supports (API reference, `responseJsonSchema`); `$ref` only in places. */
const supportedKeywords: ReadonlySet<string> = new Set(
  ['$id', '$anchor', '$schema', 'type', 'format', 'title', 'description', 'enum', 'items', 'prefixItems'].concat(
    ['minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf', 'properties', 'additionalProperties'],
    ['required', 'propertyOrdering'],
  ),
);

function isSupportedSchema(schema: JsonSchema): boolean {
  const { properties, items, anyOf, oneOf, prefixItems, additionalProperties } = schema;
  const listed = [anyOf, oneOf, prefixItems].flatMap((list) => (Array.isArray(list) ? list : []));
  const single = [items, additionalProperties].filter((each) => each !== undefined);
  const inner = Object.values(asObject(properties) ?? {}).concat(listed, single);
  return (
    Object.keys(schema).every((keyword) => supportedKeywords.has(keyword)) &&
    inner.every((each) => typeof each === 'boolean' || isSupportedSchema(asObject(each) ?? { not: true }))
  );
}
