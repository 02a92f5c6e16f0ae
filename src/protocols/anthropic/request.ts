import type * as wire from '../../../generated/anthropic.js';
import { readContentBlock } from '../../../generated/anthropic.readers.js';
import { validateCountTokensParams, validateCreateMessageParams } from '../../../generated/anthropic.validators.js';
import { assertReadableMedia } from '../../core/base64.ts';
import { carryCacheMarks } from '../../core/cache-marks.ts';
import type { BackendContext, RouteHints } from '../../core/codec.ts';
import { danglingReporter, markDangling, withoutDangling } from '../../core/dependent-fields.ts';
import { prepareRequest } from '../../core/prepare-request.ts';
import {
  asArray,
  asObject,
  withoutUndefined,
  parseArguments,
  toDouble,
  nonEmpty,
  type JsonSchema,
  type JsonValue,
} from '../../core/json.ts';
import { isNativeForModel, fieldReporter, setPointer } from '../../core/provenance.ts';
import { decodeOnce, isValid } from '../../core/repeated-values.ts';
import {
  elsewhere,
  fieldsOf,
  fitLimit,
  oneAnswerField,
  optionTable,
  textAnswerField,
  unsupportedField,
  type OptionContext,
} from '../../core/request-options.ts';
import type { CoreChatRequest, CoreResponseFormat } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { findProblem, invalidRequest, validate, type Validator } from '../../core/validation.ts';
import { dependentFields } from './dependent-fields.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import type { WireParams } from './wire.ts';
import { addCacheMarks } from './cache-marks.ts';
import { cacheField, extrasOf, isNative, withoutNulls } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { restrictSchema } from './output-schema.ts';
import { decodeThinking, encodeThinking, encodeOutputConfig } from './reasoning.ts';
import { decodeToolChoice, decodeTools, encodeTools, toolNameRule } from './tools.ts';

/**
 * The output limit in tokens if neither the client nor the model data has one, as the vendor requires it. Claude Code sends
 * the same for unknown models.
 */
const defaultMaxTokens = 32_000;

const { numberField, textListField } = fieldsOf<wire.CreateMessageParams>();

const optionFields = optionTable('', [
  textListField('stop', 'stop_sequences', { write: encodeStop }),
  numberField('temperature', 'temperature'),
  numberField('topP', 'top_p'),
  numberField('topK', 'top_k'),
  ...elsewhere('tools', 'toolChoice', 'parallelToolCalls', 'reasoning', 'responseFormat', 'maxTokens', 'user'),
  unsupportedField('seed', 'seed is not supported'),
  unsupportedField('presencePenalty', (penalty) => (penalty === 0 ? undefined : 'presencePenalty is not supported')),
  unsupportedField('frequencyPenalty', (penalty) => (penalty === 0 ? undefined : 'frequencyPenalty is not supported')),
  unsupportedField('logprobs', 'logprobs is not supported'),
  unsupportedField('verbosity', 'verbosity is not supported'),
  unsupportedField('cacheKey', 'cacheKey is not supported'),
  unsupportedField('metadata', 'metadata is not supported'),
  oneAnswerField('the vendor returns one answer per request'),
  textAnswerField('the vendor answers in text only'),
]);

/** Wire names of fields that are not the snake case of their Core names. */
export const wireNames: Readonly<Record<string, string>> = {
  ...optionFields.wireNames,
  age: 'page_age',
  encryptedExcerpt: 'encrypted_content',
  parallelToolCalls: 'tool_choice/disable_parallel_tool_use',
  reasoning: 'thinking',
  'reasoning.effort': 'output_config/effort',
  'reasoning.budgetTokens': 'thinking/budget_tokens',
  'reasoning.adaptive': 'thinking/type',
  'reasoning.off': 'thinking/type',
  'reasoning.summary': 'thinking/display',
  responseFormat: 'output_config/format',
  user: 'metadata/user_id',
  previousResponseId: 'thread/previous_message_id',
  cache: cacheField,
  signature: 'signature',
  callId: 'tool_use_id',
  citable: 'citations',
};

// ---------------------------------------------------------------- wire to Core

type ChoiceFields = Partial<Record<keyof wire.ToolChoiceTool, unknown>>;

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue, hints: RouteHints = {}): CoreChatRequest {
  const params: Partial<wire.CreateMessageParams> & Pick<wire.CreateMessageParams, 'model' | 'messages'> =
    hints.countTokens ? validateOrRepair(validateCountTokensParams, body) : readParams(body);
  const {
    model,
    messages,
    system,
    tools,
    tool_choice,
    thinking,
    output_config,
    output_format,
    max_tokens,
    stream,
    metadata,
    thread,
    ...others
  } = params;
  const { options, rest } = optionFields.decode(others);
  const { effort, format, ...otherConfig } = output_config ?? {};
  const { user_id, ...otherMetadata } = metadata ?? {};
  const { reasoning, extras: reasoningExtras } = decodeThinking(thinking, effort ?? undefined);
  const wireFormat = format ?? output_format ?? undefined;
  const responseFormat = wireFormat && decodeFormat(wireFormat);
  const { type: _, schema: __, ...besideFormat } = wireFormat ?? {};
  const config = withoutNulls({
    ...otherConfig,
    ...asObject(reasoningExtras.output_config),
    format: (responseFormat ? withoutNulls(besideFormat) : wireFormat) ?? null,
  });
  const { type: ___, name: ____, disable_parallel_tool_use: _____, ...besideChoice }: ChoiceFields = tool_choice ?? {};
  const unknownMetadata = withoutNulls(otherMetadata);
  const request: CoreChatRequest = {
    model: hints.model ?? model,
    origin: 'anthropic',
    messages: decodeMessages(withoutUndefined({ system, messages })),
    ...(tool_choice && decodeToolChoice(tool_choice)),
    ...withoutUndefined({
      tools: tools?.flatMap((tool, index) => decodeOnce(tool, `/tools/${index}`, decodeTools)),
      maxTokens: max_tokens && toDouble(max_tokens),
      serverState: max_tokens === 0 ? ({ protocol: 'anthropic', field: 'max_tokens' } as const) : undefined,
      ...options,
      reasoning,
      responseFormat,
      user: user_id ?? undefined,
      extras: extrasOf({
        ...rest,
        ...reasoningExtras,
        output_config: config ?? null,
        metadata: unknownMetadata ?? null,
        tool_choice: withoutNulls(besideChoice) ?? null,
      }),
    }),
    stream: hints.stream ?? stream ?? false,
    ...(thread && { store: true }),
    ...(thread?.type === 'continue' && {
      previousResponseId: thread.previous_message_id,
      serverState: { protocol: 'anthropic' as const, field: 'thread' },
    }),
  };
  assertReadableMedia(request);
  return setPointer('', markDangling(request, params, { protocol: 'anthropic', rules: dependentFields }));
}

/** `undefined` for an unknown format. */
const decodeFormat = ({ type, schema }: wire.OutputFormat): CoreResponseFormat | undefined =>
  type === 'json_schema' && schema ? { type: 'json-schema', schema } : undefined;

// ---------------------------------------------------------------- validation

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
function readParams(body: JsonValue): wire.CreateMessageParams {
  const params = validateOrRepair(validateCreateMessageParams, body);
  refuseEmptyLimit(params, body);
  refuseBudgetAboveLimit(params);
  return params;
}

/** Inputs of calls that are not objects are parsed first, if there are any. */
function validateOrRepair<T>(validator: Validator<T>, body: JsonValue): T {
  if (isValid(validator, body)) return body;
  const isInput = findProblem(validator, body)?.path.endsWith('/input');
  return validate(validator, isInput ? withParsedInputs(body) : body);
}

/**
 * Some clients send a call's input back as the JSON text they collected from a stream, or as null where there was none
 * (github.com/router-for-me/CLIProxyAPI, issue 4744). Text that is not a JSON object stays and is refused.
 */
function withParsedInputs(body: JsonValue): JsonValue {
  return mapList(body, 'messages', (message) => mapList(message, 'content', withParsedInput));
}

function mapList(
  value: JsonValue,
  key: keyof wire.CreateMessageParams | keyof wire.UserMessageParam,
  map: (each: JsonValue) => JsonValue,
): JsonValue {
  const fields = asObject(value);
  const list = asArray(fields?.[key]);
  return fields && list ? { ...fields, [key]: list.map(map) } : value;
}

function withParsedInput(value: JsonValue): JsonValue {
  const block = readContentBlock(value);
  if (block?.type !== 'tool_use') return value;
  const { input } = block;
  const parsed = input === null ? {} : typeof input === 'string' ? parseArguments(input) : undefined;
  return parsed ? { ...asObject(value), input: parsed } : value;
}

/**
 * A limit of 0 requests no answer: the prompt is only written to the cache (prompt caching guide, "Pre-warming the cache").
 * Without anything to cache it is a mistake.
 */
function refuseEmptyLimit({ max_tokens: limit }: wire.CreateMessageParams, body: JsonValue): void {
  if (limit !== 0 || JSON.stringify(body).includes(`"${cacheField}":{`)) return;
  const expected = 'a number >= 1, or 0 with cache_control to write the prompt to the cache';
  throw invalidRequest('/max_tokens', expected, 'number 0');
}

/**
 * The budget for thinking must be smaller than the limit, except between calls of tools (extended thinking guide,
 * "Interleaved thinking"). A header enables that, so with tools the vendor decides.
 */
function refuseBudgetAboveLimit({ max_tokens, thinking, tools = [] }: wire.CreateMessageParams): void {
  if (thinking?.type !== 'enabled' || tools.length > 0) return;
  const limit = toDouble(max_tokens);
  const budget = toDouble(thinking.budget_tokens);
  if (budget >= limit)
    throw invalidRequest('/thinking/budget_tokens', `a number < ${limit}, which is max_tokens`, `number ${budget}`);
}

// ---------------------------------------------------------------- Core to wire

/** @throws {LouterError} `unsupported` for a forced tool that the vendor does not have, or state stored at another vendor. */
export function encodeRequest(given: CoreChatRequest, reporting: BackendContext): WireParams {
  const { request: original, context } = carryCacheMarks(given, reporting, 'anthropic');
  const preparation = { protocol: 'anthropic', toolNames: toolNameRule, hasServerTools: true } as const;
  const request = prepareRequest(original, context, preparation);
  const { messages, user, stream, previousResponseId } = request;
  const native: WireParams = request.extras?.anthropic ?? {};
  const { output_config: _outputConfig, thinking: _thinking, tool_choice: _choice, metadata, ...extras } = native;
  const maxTokens = encodeLimit(request, context);
  const conversation = encodeMessages(messages, context);
  const { thinking, effort } = encodeThinking(request, context, maxTokens, conversation.messages);
  const isThinking = thinking !== undefined && thinking.type !== 'disabled';
  const thread: wire.ThreadContinue | undefined =
    previousResponseId === undefined ? undefined : { type: 'continue', previous_message_id: previousResponseId };
  const options = { ...request, ...fitSampling(request, context, { isThinking }) };
  const { stop_sequences, ...sampling }: WireParams = optionFields.encode(options, { request, context });
  const body = wireObject<WireParams>(
    {
      model: context.model,
      max_tokens: maxTokens,
      ...conversation,
      ...encodeTools(request, context),
      thinking,
      output_config: encodeOutputConfig(request, context, { effort, format: encodeFormat(request, context) }),
      stop_sequences,
      metadata: nonEmpty(wireObject<wire.Metadata>({ ...asObject(metadata), user_id: user })),
      ...sampling,
      stream: stream || undefined,
      thread,
    },
    extras,
  );
  const dangling = { rules: dependentFields, protocol: 'anthropic', request } as const;
  const complete = withoutDangling(body, dangling, danglingReporter(request, context.report));
  return addCacheMarks(complete, request, context);
}

function encodeLimit(request: CoreChatRequest, context: BackendContext): number {
  const { maxTokens } = request;
  const { maxOutput } = context.facts;
  if (maxTokens === undefined) {
    const limit = maxOutput ?? defaultMaxTokens;
    const effect = { name: 'default-max-tokens', path: '/max_tokens' } as const;
    context.note({ what: 'the vendor requires a limit of output tokens', made: String(limit), effect });
    return limit;
  }
  return isNativeForModel(request, context) ? maxTokens : fitLimit(maxTokens, { request, context });
}

function encodeFormat(request: CoreChatRequest, { report }: BackendContext): wire.OutputFormat | undefined {
  const format = request.responseFormat;
  const lose = fieldReporter(request, 'responseFormat', report);
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      lose('JSON without a schema is not supported');
      return undefined;
    case 'json-schema':
      for (const within of ['name', 'description'] as const)
        if (format[within] !== undefined) lose(`the ${within} of a schema is not supported`, { within });
      if (format.strict === false) lose('a schema is always enforced', { within: 'strict', instead: 'strict' });
      return { type: 'json_schema', schema: encodeOutputSchema(request, format.schema, lose) };
    default:
      return unreachable(format);
  }
}

function encodeOutputSchema(
  request: CoreChatRequest,
  original: JsonSchema,
  lose: ReturnType<typeof fieldReporter>,
): JsonSchema {
  if (isNative(request)) return original;
  const { schema, unenforced } = restrictSchema(original);
  const instead = 'the part of the schema that the vendor enforces, and a description';
  for (const what of new Set(unenforced)) lose(`answers are not restricted by ${what}`, { instead });
  return schema;
}

/** The vendor refuses sequences without visible characters. */
function encodeStop(stop: string[], { request, context: { report } }: OptionContext): string[] | undefined {
  const visible = stop.filter((sequence) => sequence.trim() !== '');
  if (visible.length !== stop.length)
    report({ at: request, field: 'stop', what: 'stop sequences without visible characters are refused' });
  return filled(visible);
}

type Sampling = Record<'temperature' | 'topP' | 'topK', number | undefined>;

/**
 * The sampling that the vendor allows: defaults only together with thinking (extended thinking guide) and on models with fixed
 * sampling (all since Claude Opus 4.6), and temperature and top_p never together.
 */
function fitSampling(
  request: CoreChatRequest,
  context: BackendContext,
  { isThinking }: { isThinking: boolean },
): Sampling {
  const { temperature, topP, topK } = request;
  if (isNativeForModel(request, context)) return { temperature, topP, topK };
  const { facts, report } = context;
  const sampling: Sampling = { temperature: undefined, topP: undefined, topK: undefined };
  const refuse = (field: keyof Sampling, what: string): void => {
    // 1 is the vendor's default.
    if (field !== 'topP' || topP !== 1) report({ at: request, field, what });
  };
  const isFixed = facts.sampling === 'fixed';
  const obstacle = isFixed
    ? 'sampling parameters are not supported by the model'
    : isThinking && 'not allowed together with thinking';
  if (temperature !== undefined) {
    const taken = Math.min(temperature, 1);
    if (taken !== temperature)
      report({ at: request, field: 'temperature', what: 'temperatures above 1 are not allowed', instead: '1' });
    const isDefault = taken === 1;
    if (!isDefault && obstacle) refuse('temperature', obstacle);
    // With a top_p the default temperature is left out, as both together are refused.
    else if (!isDefault || topP === undefined || topP === 1) sampling.temperature = taken;
  }
  if (topP !== undefined) {
    if (obstacle && topP < (isFixed ? 0.99 : 0.95)) refuse('topP', obstacle);
    else if (sampling.temperature !== undefined) refuse('topP', 'not allowed together with temperature');
    else sampling.topP = topP;
  }
  if (topK !== undefined) {
    if (obstacle) refuse('topK', obstacle);
    else sampling.topK = topK;
  }
  return sampling;
}
