import type { CountInputTokensRequest, CreateResponseRequest } from '../../../../generated/openai.js';
import { withoutUnrunTools } from '../../../core/unrun-tools.ts';
import { reportRest, type LossRules } from '../../../core/report-rest.ts';
import { assertReadableMedia } from '../../../core/base64.ts';
import type { BackendContext, RouteHints } from '../../../core/codec.ts';
import { danglingReporter, markDangling, withoutDangling } from '../../../core/dependent-fields.ts';
import { deduplicateTools } from '../../../core/deduplicate-tools.ts';
import { noteRenamedTools } from '../../../core/tool-names.ts';
import { assertServerStateSupported } from '../../../core/server-state.ts';
import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  withoutNull,
  optionalNumber,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { setWireNames, setPointer } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreMessage } from '../../../core/types.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { dependentFields } from './dependent-fields.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeInput } from './input-items.ts';
import { normalizeReferences } from './item-references.ts';
import { encodeInput } from './messages.ts';
import { acceptsSampling, encodeUserName, nameRule } from '../shared/server.ts';
import { responsesServer, type ResponsesServer } from './server.ts';
import { decodeTextOptions, encodeTextOptions } from './text-format.ts';
import { decodeToolChoice, encodeToolChoice } from './tool-choice.ts';
import { createToolNames } from './tool-names.ts';
import { includedResults } from './hosted-tools.ts';
import { toolEncoder } from './tools.ts';
import { readCountRequest, readRequest } from './wire.ts';
import { decodeReasoningConfig, encodeReasoningConfig } from './reasoning-config.ts';

const tokenLogprobs = 'message.output_text.logprobs';
const encryptedReasoning = 'reasoning.encrypted_content';

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(sent: JsonValue, hints?: RouteHints): CoreChatRequest {
  const body = normalizeReferences(sent);
  const fields: CreateResponseRequest = hints?.countTokens
    ? { model: hints.model ?? '', ...withoutNullModel(readCountRequest(body)) }
    : readRequest(body);
  const {
    model,
    input,
    instructions,
    previous_response_id: previousResponseId,
    tools,
    tool_choice: choice,
    parallel_tool_calls: parallelToolCalls,
    temperature,
    top_p: topP,
    max_output_tokens: maxTokens,
    top_logprobs: top,
    reasoning,
    text,
    include,
    prompt_cache_key: cacheKey,
    safety_identifier: safetyIdentifier,
    user,
    metadata,
    store,
    stream,
    ...others
  } = fields;
  const { asIs, rest } = splitNeutral(others);
  const decoded = decodeInput(input, tools, hints?.items);
  const messages: CoreMessage[] = [...decodeInstructions(instructions), ...decoded.messages];
  const names = createToolNames(decoded.tools);
  const { reasoning: reasoningConfig, rest: ofReasoning } = decodeReasoningConfig(reasoning);
  const { responseFormat, verbosity, rest: ofText } = decodeTextOptions(text);
  const requestedFields = include ?? [];
  const otherRequested = requestedFields.filter((each) => each !== tokenLogprobs && each !== encryptedReasoning);
  const wantsLogprobs = requestedFields.includes(tokenLogprobs) || (typeof top === 'number' && top > 0);
  const toolChoice = choice ? decodeToolChoice(choice, names) : undefined;
  const serverState =
    findServerState(fields) ?? decoded.held ?? (previousResponseId ? { field: 'previous_response_id' } : undefined);
  if (messages.length === 0 && serverState === undefined)
    throw invalidRequest('/input', 'something to answer', 'nothing');
  const request = setPointer<CoreChatRequest>(
    '',
    withoutUndefined({
      model,
      origin: protocol,
      previousResponseId: withoutNull(previousResponseId),
      serverState: serverState && ({ protocol, ...serverState } as const),
      messages,
      tools: nonEmpty(decoded.tools),
      toolChoice: toolChoice && setPointer('/tool_choice', toolChoice),
      parallelToolCalls: withoutNull(parallelToolCalls),
      temperature: optionalNumber(temperature),
      topP: optionalNumber(topP),
      maxTokens: optionalNumber(maxTokens),
      logprobs: wantsLogprobs ? { top: optionalNumber(top) ?? 0 } : undefined,
      reasoning: reasoningConfig,
      responseFormat,
      verbosity,
      cacheKey: withoutNull(cacheKey),
      user: withoutNull(user) ?? withoutNull(safetyIdentifier),
      stream: stream ?? false,
      includeEncryptedReasoning: requestedFields.includes(encryptedReasoning),
      store: withoutNull(store),
      metadata: withoutNull(metadata),
      ...withExtras({
        ...rest,
        ...(ofReasoning && { reasoning: ofReasoning }),
        ...(ofText && { text: ofText }),
        ...(otherRequested.length > 0 && { include: otherRequested }),
        ...(withoutNull(user) !== undefined && { safety_identifier: safetyIdentifier ?? null }),
      }),
      ...withWireForm({ ...formOf(fields), after: nonEmpty(decoded.trailingDeclarations), as_is: nonEmpty(asIs) }),
    }),
  );
  markDangling(request, { ...fields } as JsonObject, { protocol, rules: dependentFields });
  assertReadableMedia(request);
  return withoutNull(user) === undefined ? request : setWireNames(request, { safety_identifier: 'user' });
}

/** Which of equal forms the client wrote its fields in. */
const formOf = (fields: CreateResponseRequest) => ({
  include: withoutNull(fields.include),
  top_logprobs: withoutNull(fields.top_logprobs),
  ...((fields.user ?? null) === null && (fields.safety_identifier ?? null) !== null && { user: 'safety_identifier' }),
  ...(fields.tools?.length === 0 && { tools: 'empty' }),
  ...((fields.input ?? null) === null && { input: 'absent' }),
});

/** What holds for an answer of any vendor unless something else is asked. */
const neutralFields: readonly (readonly [keyof CreateResponseRequest, JsonValue])[] = [
  ['background', false],
  ['truncation', 'disabled'],
  ['service_tier', 'auto'],
];

/** Fields that ask for what holds anyway, and all others. */
function splitNeutral(fields: JsonObject): { asIs: JsonObject; rest: JsonObject } {
  const isDefault = ([name, value]: [string, JsonValue]): boolean =>
    neutralFields.some(([known, usual]) => name === known && value === usual);
  const entries = Object.entries(fields);
  return {
    asIs: Object.fromEntries(entries.filter(isDefault)),
    rest: Object.fromEntries(entries.filter((entry) => !isDefault(entry))),
  };
}

/** The model may stand in the body of a count, or be left out of it. */
function withoutNullModel({ model, ...rest }: CountInputTokensRequest): Partial<CreateResponseRequest> {
  return { ...rest, ...(typeof model === 'string' && { model }) };
}

function decodeInstructions(instructions: string | null | undefined): CoreMessage[] {
  if (typeof instructions !== 'string' || instructions === '') return [];
  const content = [setPointer('/instructions', { type: 'text' as const, text: instructions })];
  return [setPointer('/instructions', { role: 'system', content, singleUse: true, ...withWireForm({}) })];
}

/** The first field that names what only the vendor holds, or asks it to hold the answer. */
function findServerState({ conversation, prompt, background }: CreateResponseRequest): { field: string } | undefined {
  if (conversation) return { field: 'conversation' };
  if (prompt) return { field: 'prompt' };
  return background ? { field: 'background' } : undefined;
}

// ---------------------------------------------------------------- core → wire

/** Items, tools and choices of kinds that are not known go as they came. */
type RequestFields = { [Name in keyof CreateResponseRequest]?: JsonValue | undefined };

/** @throws {LouterError} `unsupported` when the client forces a tool that this server cannot have. */
export function encodeRequest(original: CoreChatRequest, context: BackendContext): JsonObject {
  const request = withoutUnrunTools(deduplicateTools(original, protocol, context), protocol, context);
  assertServerStateSupported(request, protocol);
  const server = responsesServer(context);
  const { report } = server;
  if (!server.isNative) noteRenamedTools(request, nameRule, context.note);
  reportRest(request, omitWrittenFields(request), unsupportedFields, report);
  const { reasoning: ofReasoning, text: ofText, include: _, ...rest } = extrasOf(request);
  const names = createToolNames(request.tools ?? []);
  const { instructions, input, declared } = encodeInput(request, names, server);
  const { responseFormat, verbosity } = request;
  const ownForm = wireFormOf(request);
  const isEmpty = Array.isArray(input) && input.length === 0;
  const body = withoutUndefined({
    model: context.model,
    instructions,
    input: isEmpty && ownForm?.['input'] === 'absent' ? undefined : input,
    previous_response_id: request.previousResponseId,
    ...encodeToolFields(request, { names, server, declared }),
    ...encodeSampling(request, server),
    max_output_tokens: encodeLimit(request, server),
    top_logprobs: encodeTopLogprobs(request),
    reasoning: encodeReasoningConfig(request, asObject(ofReasoning), server),
    text: encodeTextOptions(withoutUndefined({ responseFormat, verbosity, rest: asObject(ofText) }), server),
    include: encodeInclude(request, server),
    prompt_cache_key: request.cacheKey,
    ...encodeUser(request, server),
    metadata: request.metadata,
    store: server.isNative ? request.store : false,
    ...asObject(ownForm?.['as_is']),
    ...rest,
    stream: request.stream || undefined,
  } satisfies RequestFields) as JsonObject;
  return withoutDangling(body, { rules: dependentFields, protocol, request }, danglingReporter(request, report));
}

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
  logprobs: _logprobs,
  reasoning: _reasoning,
  responseFormat: _responseFormat,
  verbosity: _verbosity,
  cacheKey: _cacheKey,
  user: _user,
  stream: _stream,
  metadata: _metadata,
  wireForm: _wireForm,
  ...unsupported
}: CoreChatRequest) => unsupported;

const hasNoPlace = (field: string): string => `OpenAI Responses has no place for ${field}`;
const unlessZero =
  (field: string) =>
  (value: number): string | undefined =>
    value === 0 ? undefined : hasNoPlace(field);

const unsupportedFields: LossRules<ReturnType<typeof omitWrittenFields>> = {
  topK: hasNoPlace('topK'),
  stop: (sequences) => (sequences.length === 0 ? undefined : hasNoPlace('stop')),
  seed: hasNoPlace('seed'),
  presencePenalty: unlessZero('presencePenalty'),
  frequencyPenalty: unlessZero('frequencyPenalty'),
  candidates: (count) =>
    count > 1 ? { what: 'OpenAI Responses gives one answer a request', instead: '1' } : undefined,
  modalities: (modalities) =>
    modalities.some((modality) => modality !== 'text')
      ? { what: 'OpenAI Responses answers in text', instead: 'text' }
      : undefined,
  extras: protocol,
};

interface ToolFields {
  names: ReturnType<typeof createToolNames>;
  server: ResponsesServer;
  declared: ReadonlySet<number>;
}

function encodeToolFields(request: CoreChatRequest, { names, server, declared }: ToolFields): JsonObject {
  const { parallelToolCalls } = request;
  const ownForm = wireFormOf(request);
  const encodeTools = toolEncoder(request, server);
  // Tools of an item that is no longer there are declared at the top.
  const undeclared = findUndeclaredItems(request, declared).flatMap((item) => encodeTools(item));
  const tools = [...encodeTools(), ...undeclared];
  const choice = encodeToolChoice(request, names, server);
  return withoutUndefined({
    tools: tools.length > 0 || ownForm?.['tools'] === 'empty' ? tools : undefined,
    tool_choice: choice,
    parallel_tool_calls: parallelToolCalls,
  } satisfies RequestFields);
}

function findUndeclaredItems({ tools = [] }: CoreChatRequest, declared: ReadonlySet<number>): number[] {
  const items = tools.flatMap((tool) => {
    const item = wireFormOf(tool)?.['item'];
    return typeof item === 'number' && !declared.has(item) ? [item] : [];
  });
  return [...new Set(items)];
}

function encodeSampling(request: CoreChatRequest, server: ResponsesServer): JsonObject {
  const { temperature, topP } = request;
  return server.isNativeForModel || acceptsSampling(request, server)
    ? withoutUndefined({ temperature, top_p: topP } satisfies RequestFields)
    : {};
}

/** OpenAI refuses a limit below this (API reference, `max_output_tokens`). */
const minOutputTokens = 16;

function encodeLimit(request: CoreChatRequest, { isNativeForModel, isOpenAi, context, report }: ResponsesServer) {
  const { maxTokens } = request;
  if (maxTokens === undefined || isNativeForModel) return maxTokens;
  const { maxOutput = maxTokens } = context.facts;
  const limit = Math.max(Math.min(maxTokens, maxOutput), isOpenAi ? minOutputTokens : 0);
  if (limit !== maxTokens)
    report({
      at: request,
      field: 'maxTokens',
      what: `a limit of ${maxTokens} tokens`,
      instead: limit < maxTokens ? `${limit}, all the model can do` : `${limit}, the least the server takes`,
    });
  return limit;
}

/** 0 requests none; it is sent only where a client of this protocol set it. */
function encodeTopLogprobs(request: CoreChatRequest): number | undefined {
  const top = request.logprobs?.top ?? 0;
  const isExplicit = typeof wireFormOf(request)?.['top_logprobs'] === 'number';
  return top > 0 || isExplicit ? top : undefined;
}

/**
 * What an answer should include: what its own tools found, for clients of other protocols, and the vendor's encrypted
 * reasoning, which nothing else keeps when it stores nothing, unless a client of this protocol wants them or not.
 */
function encodeInclude(
  request: CoreChatRequest,
  { context, isNative, isNativeForModel, isOpenAi }: ResponsesServer,
): string[] | undefined {
  const included = asArray(wireFormOf(request)?.['include'])?.flatMap((each) => asString(each) ?? []);
  const reasons = isNativeForModel || context.facts.reasoning !== 'none';
  const includesReasoning = reasons && (!isNative || request.includeEncryptedReasoning);
  const includesLogprobs = request.logprobs && (!isNative || included?.includes(tokenLogprobs));
  const others = asArray(extrasOf(request)['include'])?.flatMap((each) => asString(each) ?? []) ?? [];
  const all = [
    ...(includesReasoning ? [encryptedReasoning] : []),
    ...(includesLogprobs ? [tokenLogprobs] : []),
    ...(!isNative && isOpenAi ? includedResults(request.tools, context) : []),
    ...others,
  ];
  // Of a value that the client repeats, the first place.
  const places = new Map((included ?? []).map((each, index) => [each, index] as const).toReversed());
  const placeOf = (each: string): number => places.get(each) ?? -1;
  const sorted = all.toSorted((one, other) => placeOf(one) - placeOf(other));
  return sorted.length > 0 || included ? sorted : undefined;
}

const safetyField = 'safety_identifier' satisfies keyof CreateResponseRequest;
const userField = 'user' satisfies keyof CreateResponseRequest;

/** A client of this protocol keeps its user as it is, and in its own field. */
function encodeUser(request: CoreChatRequest, server: ResponsesServer): JsonObject {
  const { isOpenAi, isNative } = server;
  if (request.user === undefined) return {};
  const isSafety = isNative ? wireFormOf(request)?.['user'] === safetyField : isOpenAi;
  const user = isNative ? request.user : (encodeUserName(request, server) ?? '');
  return { [isSafety ? safetyField : userField]: user };
}
