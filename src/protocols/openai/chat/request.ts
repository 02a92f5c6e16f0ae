import type { ChatToolChoice, CreateChatCompletionRequest } from '../../../../generated/openai.js';
import { assertReadableMedia } from '../../../core/base64.ts';
import { carryCacheMarks } from '../../../core/cache-marks.ts';
import type { BackendContext, RouteHints } from '../../../core/codec.ts';
import { danglingReporter, withoutDangling } from '../../../core/dependent-fields.ts';
import { prepareRequest } from '../../../core/prepare-request.ts';
import { fieldsOf, fitLimit, readTexts, unsupportedField } from '../../../core/request-options.ts';
import {
  asObject,
  withoutUndefined,
  withoutNull,
  optionalNumber,
  nonEmpty,
  withoutNulls,
  type JsonValue,
} from '../../../core/json.ts';
import { setWireNames, setPointer, setWrittenForm } from '../../../core/provenance.ts';
import type { CoreChatRequest, WireForm } from '../../../core/types.ts';
import { filled, wireObject, type Fields } from '../../../core/wire-object.ts';
import { dependentFields } from './dependent-fields.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { decodeEffort, encodeEffort } from './reasoning.ts';
import { encodeSampling, encodeUserName, readLabels, type ServerContext } from '../shared/options.ts';
import { nameRule } from '../shared/server.ts';
import { markForCache } from './cache-marks.ts';
import { chatServer, type ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import {
  unknownChoiceFields,
  decodeFunctionChoice,
  decodeFunctions,
  decodeToolChoice,
  decodeTools,
  encodeFunction,
  encodeToolChoice,
  encodeTools,
} from './tools.ts';
import { decodeSearchFields, encodeSearchFields, isSearchField } from './web-search.ts';
import { markRawTools, readRawCalls } from './raw-calls.ts';
import type { ChatForm } from './responses-form.ts';
import { decodeResponseFormat, encodeResponseFormat } from './response-format.ts';
import { readRequest, type WrittenRequest } from './wire.ts';

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(body: JsonValue, _hints?: RouteHints): CoreChatRequest {
  const { request: params, written } = readRequest(body);
  const {
    model,
    messages,
    tools,
    functions,
    tool_choice: choice,
    function_call: legacyChoice,
    parallel_tool_calls: parallelToolCalls,
    max_tokens: maxTokens,
    max_completion_tokens: maxCompletionTokens,
    seed,
    random_seed: randomSeed,
    logprobs,
    top_logprobs: top,
    reasoning_effort: effort,
    response_format: format,
    modalities,
    stream,
    stream_options: streamOptions,
    web_search_options: _search,
    plugins: _plugins,
    ...others
  } = params;
  const { tools: searches, plugins } = decodeSearchFields(params);
  const { options, rest } = optionFields.decode(withoutNulls(others));
  const limit = maxCompletionTokens ?? maxTokens;
  const { include_usage: includeUsage, ...otherOptions } = streamOptions ?? {};
  const decodedTools = [...decodeTools(tools ?? []), ...decodeFunctions(functions ?? []), ...searches];
  const toolChoice = choice ? decodeToolChoice(choice) : legacyChoice ? decodeFunctionChoice(legacyChoice) : undefined;
  const { responseFormat, unknownFormat } = decodeResponseFormat(format);
  const request: CoreChatRequest = withoutUndefined({
    model,
    origin: protocol,
    messages: decodeMessages(messages),
    tools: nonEmpty(decodedTools),
    toolChoice: toolChoice && setPointer('/tool_choice', toolChoice),
    parallelToolCalls: withoutNull(parallelToolCalls),
    ...options,
    maxTokens: limit === unlimitedTokens ? undefined : optionalNumber(limit),
    seed: withoutNull(seed) ?? withoutNull(randomSeed),
    logprobs: logprobs ? { top: optionalNumber(top) ?? (typeof logprobs === 'number' ? logprobs : 0) } : undefined,
    reasoning: effort ? decodeEffort(effort) : undefined,
    responseFormat,
    modalities: modalities?.filter(isModality),
    stream: stream ?? false,
    includeUsage: withoutNull(includeUsage),
    ...withExtras(
      withoutNulls({
        ...rest,
        ...(plugins !== undefined && { plugins }),
        ...(typeof seed === 'number' && typeof randomSeed === 'number' && { random_seed: randomSeed }),
        ...unknownFormat,
        ...unknownChoiceFields(choice),
        ...(modalities?.some((each) => !isModality(each)) && { modalities }),
        ...(nonEmpty(otherOptions) && { stream_options: otherOptions }),
        ...(typeof maxCompletionTokens === 'number' && typeof maxTokens === 'number' && { max_tokens: maxTokens }),
      }),
    ),
  });
  assertReadableMedia(request, written?.pointer);
  const marked = setPointer('', markForms(request, params));
  return written ? withWritten(marked, written) : marked;
}

/** A request as its client wrote it in the form of Responses. */
function withWritten(
  request: CoreChatRequest,
  { pointer, rawTools, extras, summary }: NonNullable<ChatForm['written']>,
): CoreChatRequest {
  if (summary !== undefined) request.reasoning = { ...request.reasoning, summary };
  if (nonEmpty(extras)) request.extras = { ...request.extras, 'openai-responses': extras };
  setWrittenForm(request, pointer);
  return readRawCalls(markRawTools(request, rawTools));
}

/** Notes which of several fields for the same a client wrote. */
function markForms(request: CoreChatRequest, params: CreateChatCompletionRequest): CoreChatRequest {
  const { stop, seed, random_seed: randomSeed, max_tokens: maxTokens, max_completion_tokens: newLimit } = params;
  const isNewLimit = typeof newLimit === 'number';
  const isRandomSeed = typeof seed !== 'number' && typeof randomSeed === 'number';
  markWireForm(
    request,
    typeof stop === 'string' && 'stop-string',
    isNewLimit && 'max_completion_tokens',
    !isNewLimit && typeof maxTokens === 'number' && 'max_tokens',
    isRandomSeed && 'random-seed',
    (newLimit ?? maxTokens) === unlimitedTokens && 'no-limit',
  );
  return setWireNames(request, {
    ...(isNewLimit && { max_tokens: 'max_completion_tokens' }),
    ...(isRandomSeed && { seed: 'random_seed' }),
  });
}

const isModality = (modality: string): modality is NonNullable<CoreChatRequest['modalities']>[number] =>
  modality === 'text' || modality === 'audio' || modality === 'image';

/**
 * Whether the client is sent this call as `function_call`: when it still uses `functions`, or declared no tools at all
 * and the call came in that form.
 */
export const usesFunctionCall = ({ tools }: CoreChatRequest, call: { wireForm?: WireForm }): boolean =>
  tools ? tools.some((tool) => hasWireForm(tool, 'legacy')) : hasWireForm(call, 'legacy');

// ---------------------------------------------------------------- core → wire

/** @throws {LouterError} `unsupported` for a forced tool this server cannot have, or what only another vendor holds. */
export function encodeRequest(given: CoreChatRequest, reporting: BackendContext): WrittenRequest {
  const { request: original, context } = carryCacheMarks(given, reporting, protocol);
  const prepared = prepareRequest(original, context, { protocol, toolNames: nameRule });
  const request = markForCache(prepared, context);
  const server = chatServer(context);
  const {
    response_format: ownFormat,
    stream_options: ownOptions,
    tool_choice: _,
    plugins,
    ...rest
  } = extrasOf(request);
  const { tools: _tools, toolChoice: _choice, parallelToolCalls: _parallel, responseFormat, ...options } = request;
  const isUnlimited = request.maxTokens === undefined && hasWireForm(request, 'no-limit');
  const body = wireObject<WrittenRequest>(
    {
      model: context.model,
      messages: encodeMessages(request.messages, server),
      ...encodeToolFields(request, server),
      ...(isUnlimited && { [server.limitField(request)]: unlimitedTokens }),
      ...optionFields.encode(options, { request, context, server }),
      response_format: encodeResponseFormat(responseFormat, ownFormat, server),
      ...encodeSearchFields(request, plugins, server),
    },
    rest,
  );
  const standing = withoutDangling(
    body,
    { rules: dependentFields, protocol, request },
    danglingReporter(request, context.report),
  );
  if (!request.stream) return standing;
  // Usage is always requested: the trace needs it even if the client does not ask for it.
  return { ...standing, stream: true, stream_options: { ...asObject(ownOptions), include_usage: true } };
}

function encodeToolFields(request: CoreChatRequest, server: ChatServer): Partial<Fields<WrittenRequest>> {
  const { tools: coreTools = [], parallelToolCalls } = request;
  const tools = encodeTools(request, server);
  const choice = encodeToolChoice(request, server);
  const declared = coreTools.filter((tool) => tool.type !== 'server' || !isSearchField(tool));
  if (declared.length > 0 && declared.every((tool) => tool.type === 'function' && hasWireForm(tool, 'legacy'))) {
    const functions = coreTools.flatMap((tool) => (tool.type === 'function' ? [encodeFunction(tool)] : []));
    const named = typeof choice === 'string' ? choice : choice && (choice[functionField] ?? 'auto');
    return { functions, function_call: named };
  }
  return { tools: filled(tools), tool_choice: choice, parallel_tool_calls: parallelToolCalls };
}

const functionField = 'function' satisfies keyof Exclude<ChatToolChoice, string | null>;

// ---------------------------------------------------------------- options

type ChatContext = ServerContext<ChatServer>;

const { field, numberField, textField, optionTable } = fieldsOf<CreateChatCompletionRequest, ChatContext>();

/** How clients of LM Studio and llama-server ask for as many tokens as the model likes to write. */
const unlimitedTokens = -1;

/** What Mistral calls a seed is not what OpenAI does. */
const isRandomSeed = ({ request, server }: ChatContext): boolean =>
  hasWireForm(request, 'random-seed') && !server.isOpenAi;

const optionFields = optionTable('', [
  numberField('temperature', 'temperature', { write: encodeSampling('temperature', 'temperature') }),
  numberField('topP', 'top_p', { write: encodeSampling('topP', 'top_p') }),
  field('seed', 'seed', { write: (seed, to) => (isRandomSeed(to) ? undefined : seed) }),
  field('seed', 'random_seed', { write: (seed, to) => (isRandomSeed(to) ? seed : undefined) }),
  numberField('presencePenalty', 'presence_penalty'),
  numberField('frequencyPenalty', 'frequency_penalty'),
  ...(['max_tokens', 'max_completion_tokens'] as const).map((name) =>
    field('maxTokens', name, {
      write: (limit, to) => (to.server.limitField(to.request) === name ? fitLimit(limit, to) : undefined),
    }),
  ),
  field('stop', 'stop', {
    read: (value) => (typeof value === 'string' ? [value] : readTexts(value)),
    write: encodeStop,
  }),
  numberField('candidates', 'n'),
  field('logprobs', 'logprobs', { write: () => true }),
  field('logprobs', 'top_logprobs', { write: ({ top }) => (top > 0 ? top : undefined) }),
  field('reasoning', 'reasoning_effort', { write: (_, { request, server }) => encodeEffort(request, server) }),
  field('modalities', 'modalities', {}),
  textField('verbosity', 'verbosity'),
  textField('cacheKey', 'prompt_cache_key'),
  textField('user', 'user', { write: encodeUserName }),
  field('metadata', 'metadata', { read: readLabels }),
  unsupportedField('topK', 'OpenAI Chat has no top_k'),
]);

/** OpenAI takes four stop sequences (platform.openai.com, `stop`). */
const maxStopSequences = 4;

function encodeStop(stop: string[], { request, server }: ChatContext): string | string[] | undefined {
  if (stop.length === 0) return undefined;
  const [what, instead] = [`${stop.length} stop sequences`, `the first ${maxStopSequences}`];
  if (server.isOpenAi && stop.length > maxStopSequences) server.report({ at: request, field: 'stop', what, instead });
  const taken = server.isOpenAi ? stop.slice(0, maxStopSequences) : stop;
  const [first] = taken;
  return hasWireForm(request, 'stop-string') && taken.length === 1 && first !== undefined ? first : taken;
}
