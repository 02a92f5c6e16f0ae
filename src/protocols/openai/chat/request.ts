import type { ChatToolChoice, CreateChatCompletionRequest } from '../../../../generated/openai.js';
import { reportRest, type LossRules } from '../../../core/report-rest.ts';
import { assertReadableMedia } from '../../../core/base64.ts';
import type { BackendContext, RouteHints } from '../../../core/codec.ts';
import { danglingReporter, withoutDangling } from '../../../core/dependent-fields.ts';
import { deduplicateTools } from '../../../core/deduplicate-tools.ts';
import { noteRenamedTools } from '../../../core/tool-names.ts';
import { assertServerStateSupported } from '../../../core/server-state.ts';
import {
  asObject,
  withoutUndefined,
  withoutNull,
  optionalNumber,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { setWireNames, setPointer, setWrittenForm } from '../../../core/provenance.ts';
import type { CoreChatRequest, WireForm } from '../../../core/types.ts';
import { filled, wireObject, type Fields } from '../../../core/wire-object.ts';
import { dependentFields } from './dependent-fields.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { decodeMessages, encodeMessages } from './messages.ts';
import { decodeEffort, encodeEffort } from './reasoning.ts';
import { acceptsSampling, encodeUserName, nameRule } from '../shared/server.ts';
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
import { readRequest, type Open } from './wire.ts';

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
    temperature,
    top_p: topP,
    max_tokens: maxTokens,
    max_completion_tokens: maxCompletionTokens,
    stop,
    seed,
    random_seed: randomSeed,
    presence_penalty: presencePenalty,
    frequency_penalty: frequencyPenalty,
    n: candidates,
    logprobs,
    top_logprobs: top,
    reasoning_effort: effort,
    response_format: format,
    modalities,
    verbosity,
    prompt_cache_key: cacheKey,
    user,
    metadata,
    stream,
    stream_options: streamOptions,
    ...others
  } = params;
  const { tools: searches, rest } = decodeSearchFields(others);
  const limit = maxCompletionTokens ?? maxTokens;
  const { include_usage: includeUsage, ...otherOptions } = streamOptions ?? {};
  const decodedTools = [...decodeTools(tools ?? []), ...decodeFunctions(functions ?? []), ...searches];
  const toolChoice = choice ? decodeToolChoice(choice) : legacyChoice ? decodeFunctionChoice(legacyChoice) : undefined;
  const { responseFormat, unknownFormat } = decodeResponseFormat(format);
  const labels = metadata && hasOnlyStrings(metadata) ? metadata : undefined;
  const request: CoreChatRequest = withoutUndefined({
    model,
    origin: protocol,
    messages: decodeMessages(messages),
    tools: nonEmpty(decodedTools),
    toolChoice: toolChoice && setPointer('/tool_choice', toolChoice),
    parallelToolCalls: withoutNull(parallelToolCalls),
    temperature: optionalNumber(temperature),
    topP: optionalNumber(topP),
    maxTokens: limit === unlimitedTokens ? undefined : optionalNumber(limit),
    stop: typeof stop === 'string' ? [stop] : withoutNull(stop),
    seed: withoutNull(seed) ?? withoutNull(randomSeed),
    presencePenalty: optionalNumber(presencePenalty),
    frequencyPenalty: optionalNumber(frequencyPenalty),
    candidates: optionalNumber(candidates),
    logprobs: logprobs ? { top: optionalNumber(top) ?? (typeof logprobs === 'number' ? logprobs : 0) } : undefined,
    reasoning: effort ? decodeEffort(effort) : undefined,
    responseFormat,
    modalities: modalities?.filter(isModality),
    verbosity: withoutNull(verbosity),
    cacheKey: withoutNull(cacheKey),
    user: withoutNull(user),
    stream: stream ?? false,
    includeUsage: withoutNull(includeUsage),
    metadata: labels,
    ...withExtras(
      withoutNulls({
        ...rest,
        ...(metadata && !labels && { metadata }),
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

const hasOnlyStrings = (fields: JsonObject): fields is Record<string, string> =>
  Object.values(fields).every((value) => typeof value === 'string');
/** How clients of LM Studio and llama-server ask for as many tokens as the model likes to write. */
const unlimitedTokens = -1;

/**
 * Whether the client is sent this call as `function_call`: when it still uses `functions`, or declared no tools at all
 * and the call came in that form.
 */
export const usesFunctionCall = ({ tools }: CoreChatRequest, call: { wireForm?: WireForm }): boolean =>
  tools ? tools.some((tool) => hasWireForm(tool, 'legacy')) : hasWireForm(call, 'legacy');

// ---------------------------------------------------------------- core → wire

/** @throws {LouterError} `unsupported` for a forced tool this server cannot have, or what only another vendor holds. */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): JsonObject {
  const request = deduplicateTools(original, protocol, context);
  assertServerStateSupported(request, protocol);
  noteRenamedTools(request, nameRule, context.note);
  const server = chatServer(context);
  reportRest(request, omitWrittenFields(request), unsupportedFields, context.report);
  const {
    response_format: ownFormat,
    stream_options: ownOptions,
    tool_choice: _,
    plugins,
    ...rest
  } = extrasOf(request);
  const body = wireObject<WrittenRequest>(
    {
      model: context.model,
      messages: encodeMessages(request.messages, server),
      ...encodeToolFields(request, server),
      ...encodeSampling(request, server),
      ...encodeLimit(request, server),
      stop: encodeStop(request, server),
      n: request.candidates,
      logprobs: request.logprobs && true,
      top_logprobs: request.logprobs && request.logprobs.top > 0 ? request.logprobs.top : undefined,
      reasoning_effort: encodeEffort(request, server),
      response_format: encodeResponseFormat(request.responseFormat, ownFormat, server),
      modalities: request.modalities,
      verbosity: request.verbosity,
      prompt_cache_key: request.cacheKey,
      user: encodeUserName(request, server),
      metadata: request.metadata,
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
  return {
    ...standing,
    ...({
      stream: true,
      stream_options: { ...asObject(ownOptions), include_usage: true },
    } satisfies Partial<WrittenRequest>),
  };
}

/** Messages and tools may have parts that only this protocol knows, a choice and a format fields of that kind. */
type WrittenRequest = Open<
  CreateChatCompletionRequest,
  'messages' | 'tools' | 'tool_choice' | 'function_call' | 'response_format'
>;
type RequestFields = Fields<WrittenRequest>;

/** What the encoder does not write. A field that is added to Core comes out here, and needs a rule. */
const omitWrittenFields = ({
  model: _model,
  serverState: _serverState,
  previousResponseId: _previousResponseId,
  messages: _messages,
  tools: _tools,
  toolChoice: _toolChoice,
  parallelToolCalls: _parallelToolCalls,
  temperature: _temperature,
  topP: _topP,
  maxTokens: _maxTokens,
  stop: _stop,
  seed: _seed,
  presencePenalty: _presencePenalty,
  frequencyPenalty: _frequencyPenalty,
  candidates: _candidates,
  logprobs: _logprobs,
  reasoning: _reasoning,
  responseFormat: _responseFormat,
  modalities: _modalities,
  verbosity: _verbosity,
  cacheKey: _cacheKey,
  user: _user,
  stream: _stream,
  metadata: _metadata,
  wireForm: _wireForm,
  ...unsupported
}: CoreChatRequest) => unsupported;

const unsupportedFields: LossRules<ReturnType<typeof omitWrittenFields>> = {
  topK: 'OpenAI Chat has no top_k',
  extras: protocol,
};

function encodeToolFields(request: CoreChatRequest, server: ChatServer): Partial<RequestFields> {
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

function encodeSampling(request: CoreChatRequest, server: ChatServer): Partial<RequestFields> {
  const { isOpenAi } = server;
  const { temperature, topP, seed, presencePenalty, frequencyPenalty } = request;
  const isFree = acceptsSampling(request, server);
  return {
    temperature: isFree ? temperature : undefined,
    top_p: isFree ? topP : undefined,
    ...(hasWireForm(request, 'random-seed') && !isOpenAi ? { random_seed: seed } : { seed }),
    presence_penalty: presencePenalty,
    frequency_penalty: frequencyPenalty,
  };
}

function encodeLimit(
  request: CoreChatRequest,
  server: ChatServer,
): Pick<CreateChatCompletionRequest, 'max_tokens' | 'max_completion_tokens'> {
  const { maxTokens } = request;
  if (maxTokens === undefined)
    return hasWireForm(request, 'no-limit') ? { [server.limitField(request)]: unlimitedTokens } : {};
  const { maxOutput } = server.context.facts;
  const limit = maxOutput === undefined ? maxTokens : Math.min(maxTokens, maxOutput);
  if (limit < maxTokens)
    server.report({
      at: request,
      field: 'maxTokens',
      what: `a limit of ${maxTokens} tokens`,
      instead: `${limit}, all the model can do`,
    });
  return { [server.limitField(request)]: limit };
}

/** OpenAI takes four stop sequences (platform.openai.com, `stop`). */
const maxStopSequences = 4;

function encodeStop(request: CoreChatRequest, server: ChatServer): string | string[] | undefined {
  const { stop } = request;
  if (!stop || stop.length === 0) return undefined;
  if (server.isOpenAi && stop.length > maxStopSequences)
    server.report({
      at: request,
      field: 'stop',
      what: `${stop.length} stop sequences`,
      instead: `the first ${maxStopSequences}`,
    });
  const taken = server.isOpenAi ? stop.slice(0, maxStopSequences) : stop;
  const [first] = taken;
  return hasWireForm(request, 'stop-string') && taken.length === 1 && first !== undefined ? first : taken;
}
