import { assertReadableMedia } from '../../core/base64.ts';
import type { BackendContext, Report, RouteHints } from '../../core/codec.ts';
import { deduplicateTools } from '../../core/deduplicate-tools.ts';
import { assertServerStateSupported } from '../../core/server-state.ts';
import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  parseArguments,
  toDouble,
  nonEmpty,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
} from '../../core/json.ts';
import { setPointer, reportForeignExtras } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreResponseFormat } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { findProblem, invalidRequest, validate, type Validator } from '../../core/validation.ts';
import { extrasOf, isNative, isNativeForModel, markNative, withoutNulls } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { restrictSchema } from './output-schema.ts';
import { decodeThinking, encodeThinking, encodeOutputConfig } from './reasoning.ts';
import { decodeTool, decodeToolChoice, encodeTools } from './tools.ts';
import { validateCountTokensParams, validateCreateMessageParams, type CreateMessageParams } from './wire.ts';

/** Where the wire does not call a field what Core calls it in snake case. */
export const wireNames: Readonly<Record<string, string>> = {
  parallelToolCalls: 'tool_choice/disable_parallel_tool_use',
  stop: 'stop_sequences',
  reasoning: 'thinking',
  'reasoning.effort': 'output_config/effort',
  'reasoning.budgetTokens': 'thinking/budget_tokens',
  'reasoning.adaptive': 'thinking/type',
  'reasoning.off': 'thinking/type',
  'reasoning.summary': 'thinking/display',
  responseFormat: 'output_config/format',
  user: 'metadata/user_id',
  previousResponseId: 'thread/previous_message_id',
  cache: 'cache_control',
  signature: 'signature',
  callId: 'tool_use_id',
  citable: 'citations',
};

/**
 * The limit of output when neither the client nor the model's facts say one; the vendor takes no request without.
 * It is what Claude Code sends for models it does not know.
 */
const defaultMaxTokens = 32_000;

// ---------------------------------------------------------------- wire to Core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue, hints: RouteHints = {}): CoreChatRequest {
  const params: Partial<CreateMessageParams> & Pick<CreateMessageParams, 'model' | 'messages'> = hints.countTokens
    ? validateOrRepair(validateCountTokensParams, body)
    : readParams(body);
  const {
    model,
    messages,
    system,
    tools,
    tool_choice,
    thinking,
    output_config,
    output_format,
    temperature,
    top_p,
    top_k,
    max_tokens,
    stop_sequences,
    stream,
    metadata,
    thread,
    ...rest
  } = params;
  const { effort, format, ...otherConfig }: JsonObject = { ...output_config };
  const { user_id, ...otherMetadata }: JsonObject = { ...metadata };
  const { reasoning, extras: reasoningExtras } = decodeThinking(thinking, asString(effort));
  const wireFormat = asObject(format) ?? asObject(output_format ? { ...output_format } : undefined);
  const responseFormat = wireFormat && decodeFormat(wireFormat);
  const { type: _, schema: __, ...besideFormat } = wireFormat ?? {};
  const config = withoutNulls({
    ...otherConfig,
    ...asObject(reasoningExtras['output_config']),
    format: (responseFormat ? withoutNulls(besideFormat) : wireFormat) ?? null,
  });
  const { type: ___, name: ____, disable_parallel_tool_use: _____, ...besideChoice }: JsonObject = { ...tool_choice };
  const unsaidMetadata = withoutNulls(otherMetadata);
  const request: CoreChatRequest = {
    model: hints.model ?? model,
    messages: decodeMessages(withoutUndefined({ system, messages })),
    ...(tool_choice && decodeToolChoice(tool_choice)),
    ...withoutUndefined({
      tools: tools?.map((tool, index) => decodeTool(tool, `/tools/${index}`)),
      temperature: temperature && toDouble(temperature),
      topP: top_p && toDouble(top_p),
      topK: top_k && toDouble(top_k),
      maxTokens: max_tokens && toDouble(max_tokens),
      serverState: max_tokens === 0 ? ({ protocol: 'anthropic', field: 'max_tokens' } as const) : undefined,
      stop: stop_sequences,
      reasoning,
      responseFormat,
      user: asString(user_id),
      extras: extrasOf({
        ...(rest as JsonObject),
        ...reasoningExtras,
        output_config: config ?? null,
        metadata: unsaidMetadata ?? null,
        tool_choice: withoutNulls(besideChoice) ?? null,
      }),
    }),
    stream: hints.stream ?? stream ?? false,
    ...(thread?.type === 'continue' && {
      previousResponseId: thread.previous_message_id,
      serverState: { protocol: 'anthropic' as const, field: 'thread' },
    }),
    wireForm: markNative(thread?.type),
  };
  assertReadableMedia(request);
  return setPointer('', request);
}

/** `undefined` for a format we do not know. */
function decodeFormat({ type, schema }: JsonObject): CoreResponseFormat | undefined {
  const shape = asObject(schema);
  return type === 'json_schema' && shape ? { type: 'json-schema', schema: shape } : undefined;
}

// ---------------------------------------------------------------- validation

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
function readParams(body: JsonValue): CreateMessageParams {
  const params = validateOrRepair(validateCreateMessageParams, body);
  refuseEmptyLimit(params, body);
  refuseBudgetAboveLimit(params);
  return params;
}

/** Inputs of calls that are not objects are parsed first, if there are any. */
function validateOrRepair<T>(validator: Validator<T>, body: JsonValue): T {
  if (validator(body)) return body;
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

function mapList(value: JsonValue, key: string, map: (each: JsonValue) => JsonValue): JsonValue {
  const fields = asObject(value);
  const list = asArray(fields?.[key]);
  return fields && list ? { ...fields, [key]: list.map(map) } : value;
}

function withParsedInput(value: JsonValue): JsonValue {
  const block = asObject(value);
  const input = block?.['input'];
  const parsed = input === null ? {} : typeof input === 'string' ? parseArguments(input) : undefined;
  return block?.['type'] === 'tool_use' && parsed ? { ...block, input: parsed } : value;
}

/**
 * A limit of 0 requests no answer: the prompt is only written to the cache (prompt caching guide, "Pre-warming the cache").
 * Without anything to cache it is a mistake.
 */
function refuseEmptyLimit({ max_tokens: limit }: CreateMessageParams, body: JsonValue): void {
  if (limit !== 0 || JSON.stringify(body).includes('"cache_control":{')) return;
  const expected = 'a number >= 1, or 0 with cache_control to write the prompt to the cache';
  throw invalidRequest('/max_tokens', expected, 'number 0');
}

/**
 * The budget for thinking must be smaller than the limit, except between calls of tools (extended thinking guide,
 * "Interleaved thinking"). A header enables that, so with tools the vendor decides.
 */
function refuseBudgetAboveLimit({ max_tokens, thinking, tools = [] }: CreateMessageParams): void {
  if (thinking?.type !== 'enabled' || tools.length > 0) return;
  const limit = toDouble(max_tokens);
  const budget = toDouble(thinking.budget_tokens);
  if (budget >= limit)
    throw invalidRequest('/thinking/budget_tokens', `a number < ${limit}, which is max_tokens`, `number ${budget}`);
}

// ---------------------------------------------------------------- Core to wire

/** @throws {LouterError} `unsupported` for a forced tool the vendor cannot be given, or what only another one holds. */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): JsonObject {
  const request = deduplicateTools(original, 'anthropic', context);
  assertServerStateSupported(request, 'anthropic');
  reportUnsupported(request, context);
  const {
    output_config: _,
    thinking: __,
    tool_choice: ___,
    metadata,
    ...own
  }: JsonObject = request.extras?.anthropic ?? {};
  const maxTokens = encodeLimit(request, context);
  const conversation = encodeMessages(request.messages, context);
  const { thinking, effort } = encodeThinking(request, context, maxTokens, conversation.messages);
  const isThinking = thinking !== undefined && thinking['type'] !== 'disabled';
  return {
    model: context.model,
    max_tokens: maxTokens,
    ...conversation,
    ...encodeTools(request, context),
    ...withoutUndefined({
      thinking,
      output_config: encodeOutputConfig(request.extras?.anthropic ?? {}, effort, encodeFormat(request, context)),
      stop_sequences: encodeStop(request, context),
      metadata: nonEmpty({ ...asObject(metadata), ...withoutUndefined({ user_id: request.user }) }),
    }),
    ...encodeSampling(request, context, isThinking ? 'thinking' : 'not thinking'),
    ...(request.stream && { stream: true }),
    ...(request.previousResponseId !== undefined && {
      thread: { type: 'continue', previous_message_id: request.previousResponseId },
    }),
    ...own,
  };
}

function encodeLimit(request: CoreChatRequest, context: BackendContext): number {
  const { maxTokens } = request;
  const { maxOutput } = context.facts;
  if (maxTokens === undefined) return maxOutput ?? defaultMaxTokens;
  if (maxOutput === undefined || maxTokens <= maxOutput || isNativeForModel(request, context)) return maxTokens;
  const instead = `${maxOutput}, all the model can do`;
  context.report({ at: request, field: 'maxTokens', what: `a limit of ${maxTokens} tokens`, instead });
  return maxOutput;
}

/** What other protocols can ask for and this one cannot. */
function reportUnsupported(request: CoreChatRequest, { report }: BackendContext): void {
  reportForeignExtras(request, 'anthropic', report);
  const unsayable = [
    'seed',
    'presencePenalty',
    'frequencyPenalty',
    'logprobs',
    'verbosity',
    'cacheKey',
    'metadata',
  ] as const;
  for (const field of unsayable)
    if (request[field] !== undefined && !(field.endsWith('Penalty') && request[field] === 0))
      report({ at: request, field, what: `${field} has no place in this protocol` });
  if ((request.candidates ?? 1) > 1)
    report({ at: request, field: 'candidates', what: 'the vendor gives one answer a request', instead: '1' });
  if (request.modalities?.some((modality) => modality !== 'text'))
    report({ at: request, field: 'modalities', what: 'the vendor answers in text only', instead: 'text' });
}

function encodeFormat(request: CoreChatRequest, { report }: BackendContext): JsonObject | undefined {
  const format = request.responseFormat;
  if (!format) return undefined;
  switch (format.type) {
    case 'text':
      return undefined;
    case 'json':
      report({ at: request, field: 'responseFormat', what: 'JSON without a schema cannot be demanded' });
      return undefined;
    case 'json-schema':
      for (const within of ['name', 'description'] as const)
        if (format[within] !== undefined)
          report({ at: request, field: 'responseFormat', within, what: `the ${within} of a schema has no place` });
      if (format.strict === false)
        report({
          at: request,
          field: 'responseFormat',
          within: 'strict',
          what: 'a schema is always enforced',
          instead: 'strict',
        });
      return { type: 'json_schema', schema: encodeOutputSchema(request, format.schema, report) };
    default:
      return unreachable(format);
  }
}

function encodeOutputSchema(request: CoreChatRequest, said: JsonSchema, report: Report): JsonSchema {
  if (isNative(request)) return said;
  const { schema, unenforced } = restrictSchema(said);
  for (const what of new Set(unenforced))
    report({
      at: request,
      field: 'responseFormat',
      what: `answers are not held to ${what}`,
      instead: 'what the vendor enforces of the schema, and a description',
    });
  return schema;
}

/** Sequences without visible characters are refused. */
function encodeStop(request: CoreChatRequest, { report }: BackendContext): string[] | undefined {
  const visible = request.stop?.filter((sequence) => sequence.trim() !== '');
  if (visible && visible.length !== request.stop?.length)
    report({ at: request, field: 'stop', what: 'stop sequences without visible characters are not taken' });
  return visible && visible.length > 0 ? visible : undefined;
}

/**
 * Temperature and its like, within what the vendor takes: nothing but the defaults beside thinking (extended thinking
 * guide) and on models of fixed sampling (all since Claude Opus 4.6), and never temperature and top_p together.
 */
function encodeSampling(
  request: CoreChatRequest,
  context: BackendContext,
  mode: 'thinking' | 'not thinking',
): JsonObject {
  const { temperature, topP, topK } = request;
  if (isNativeForModel(request, context)) return withoutUndefined({ temperature, top_p: topP, top_k: topK });
  const { facts, report } = context;
  const sampling: JsonObject = {};
  const refuse = (field: 'temperature' | 'topP' | 'topK', what: string): void => {
    // All of the probability is what the vendor samples from anyway.
    if (field !== 'topP' || topP !== 1) report({ at: request, field, what });
  };
  const fixed = 'the model takes no sampling parameters';
  const thinking = 'not taken together with thinking';
  const isFixed = facts.sampling === 'fixed';
  if (temperature !== undefined) {
    const taken = Math.min(temperature, 1);
    if (taken !== temperature)
      report({ at: request, field: 'temperature', what: 'temperatures above 1 are not taken', instead: '1' });
    const isUsual = taken === 1;
    if (!isUsual && (isFixed || mode === 'thinking')) refuse('temperature', isFixed ? fixed : thinking);
    // Beside a top_p the usual temperature is left out: both together are refused.
    else if (!isUsual || topP === undefined || topP === 1) sampling['temperature'] = taken;
  }
  if (topP !== undefined) {
    if (isFixed && topP < 0.99) refuse('topP', fixed);
    else if (mode === 'thinking' && topP < 0.95) refuse('topP', thinking);
    else if ('temperature' in sampling) refuse('topP', 'not taken together with temperature');
    else sampling['top_p'] = topP;
  }
  if (topK !== undefined) {
    if (isFixed || mode === 'thinking') refuse('topK', isFixed ? fixed : thinking);
    else sampling['top_k'] = topK;
  }
  return sampling;
}
