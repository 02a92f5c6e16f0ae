import type { CountInputTokensRequest, CreateResponseRequest } from '../../../../generated/openai.js';
import { assertReadableMedia } from '../../../core/base64.ts';
import { carryCacheMarks } from '../../../core/cache-marks.ts';
import type { BackendContext, RouteHints } from '../../../core/codec.ts';
import { danglingReporter, markDangling, withoutDangling } from '../../../core/dependent-fields.ts';
import { prepareRequest } from '../../../core/prepare-request.ts';
import {
  fieldsOf,
  fitLimit,
  oneAnswerField,
  textAnswerField,
  unsupportedField,
} from '../../../core/request-options.ts';
import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  withoutNull,
  withoutNulls,
  optionalNumber,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { setWireNames, setPointer } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreMessage } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { assertTriggerPlace } from './compaction.ts';
import { dependentFields } from './dependent-fields.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import { decodeInput } from './input-items.ts';
import { normalizeReferences } from './item-references.ts';
import { encodeInput } from './messages.ts';
import { encodeSampling, encodeUserName, readLabels, type ServerContext } from '../shared/options.ts';
import { nameRule } from '../shared/server.ts';
import { responsesServer, type ResponsesServer } from './server.ts';
import { decodeTextOptions, encodeTextOptions, type EncodedTextOptions } from './text-format.ts';
import { decodeToolChoice, encodeToolChoice } from './tool-choice.ts';
import { createToolNames, type ToolNames } from './tool-names.ts';
import { includedResults } from './hosted-tools.ts';
import { toolEncoder } from './tools.ts';
import { readCountRequest, readRequest, type WrittenItem, type WrittenTool } from './wire.ts';
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
  if (!hints?.countTokens) assertTriggerPlace(body);
  if (hints?.form === 'compaction' && fields.stream)
    throw invalidRequest('/stream', 'false: compactions are not streamed', 'true');
  const {
    model,
    input,
    instructions,
    previous_response_id: previousResponseId,
    tools,
    tool_choice: choice,
    top_logprobs: top,
    reasoning,
    text,
    include,
    safety_identifier: safetyIdentifier,
    user,
    store,
    stream,
    ...others
  } = fields;
  const { options, rest: unread } = optionFields.decode(withoutNulls(others));
  const { asIs, rest } = splitNeutral(unread);
  const decoded = decodeInput(input, tools, hints);
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
      form: hints?.form === 'compaction' ? ('compaction' as const) : undefined,
      previousResponseId: withoutNull(previousResponseId),
      serverState: serverState && ({ protocol, ...serverState } as const),
      messages,
      tools: nonEmpty(decoded.tools),
      toolChoice: toolChoice && setPointer('/tool_choice', toolChoice),
      ...options,
      logprobs: wantsLogprobs ? { top: optionalNumber(top) ?? 0 } : undefined,
      reasoning: reasoningConfig,
      responseFormat,
      verbosity,
      user: withoutNull(user) ?? withoutNull(safetyIdentifier),
      store: withoutNull(store),
      stream: stream ?? false,
      includeEncryptedReasoning: requestedFields.includes(encryptedReasoning),
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
  markDangling(request, { ...fields }, { protocol, rules: dependentFields });
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

/** Items, tools and formats of kinds that are not known go as they came. */
type RequestFields = Omit<CreateResponseRequest, 'input' | 'tools' | 'text'> & {
  input?: string | WrittenItem[];
  tools?: WrittenTool[];
  text?: EncodedTextOptions;
};

/** @throws {LouterError} `unsupported` when the client forces a tool that this server cannot have. */
export function encodeRequest(given: CoreChatRequest, reporting: BackendContext): RequestFields {
  const { request: original, context } = carryCacheMarks(given, reporting, protocol);
  const server = responsesServer(context);
  const { report } = server;
  const toolNames = server.isNative ? undefined : nameRule;
  const request = prepareRequest(original, context, { protocol, toolNames, hasServerTools: true });
  const { reasoning: ofReasoning, text: ofText, include: _, ...rest } = extrasOf(request);
  const names = createToolNames(request.tools ?? []);
  const { instructions, input, declared } = encodeInput(request, names, server);
  const {
    tools: _tools,
    toolChoice: _choice,
    reasoning: _reasoning,
    logprobs: _logprobs,
    responseFormat,
    verbosity,
    ...options
  } = request;
  const ownForm = wireFormOf(request);
  const isEmpty = Array.isArray(input) && input.length === 0;
  const body = wireObject<RequestFields>({
    model: context.model,
    instructions,
    input: isEmpty && ownForm?.['input'] === 'absent' ? undefined : input,
    previous_response_id: request.previousResponseId,
    ...encodeToolFields(request, names, server, declared),
    ...optionFields.encode(options, { request, context, server }),
    top_logprobs: encodeTopLogprobs(request),
    reasoning: encodeReasoningConfig(request, asObject(ofReasoning), server),
    text: encodeTextOptions(withoutUndefined({ responseFormat, verbosity, rest: asObject(ofText) }), server),
    include: encodeInclude(request, server),
    store: server.isNative ? request.store : false,
    ...asObject(ownForm?.['as_is']),
    ...rest,
    stream: request.stream || undefined,
  });
  return withoutDangling(body, { rules: dependentFields, protocol, request }, danglingReporter(request, report));
}

function encodeToolFields(
  request: CoreChatRequest,
  names: ToolNames,
  server: ResponsesServer,
  declared: ReadonlySet<number>,
): Pick<RequestFields, 'tools' | 'tool_choice'> {
  const ownForm = wireFormOf(request);
  const encodeTools = toolEncoder(request, server);
  // Tools of an item that is no longer there are declared at the top.
  const undeclared = findUndeclaredItems(request, declared).flatMap((item) => encodeTools(item));
  const tools = [...encodeTools(), ...undeclared];
  return wireObject<Pick<RequestFields, 'tools' | 'tool_choice'>>({
    tools: tools.length > 0 || ownForm?.['tools'] === 'empty' ? tools : undefined,
    tool_choice: encodeToolChoice(request, names, server),
  });
}

function findUndeclaredItems({ tools = [] }: CoreChatRequest, declared: ReadonlySet<number>): number[] {
  const items = tools.flatMap((tool) => {
    const item = wireFormOf(tool)?.['item'];
    return typeof item === 'number' && !declared.has(item) ? [item] : [];
  });
  return [...new Set(items)];
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

// ---------------------------------------------------------------- options

type ResponsesContext = ServerContext<ResponsesServer>;

const { field, numberField, textField, optionTable } = fieldsOf<CreateResponseRequest, ResponsesContext>();

/** A client of this protocol that named this very model has its options written as they are. */
const unlessNative = <Value extends JsonValue>(
  write: (value: Value, to: ResponsesContext) => Value | undefined,
): { write: typeof write } => ({
  write: (value, to) => (to.server.isNativeForModel ? value : write(value, to)),
});

/** OpenAI refuses a limit below this (API reference, `max_output_tokens`). */
const minOutputTokens = 16;

const hasNoPlace = (name: string): string => `OpenAI Responses has no place for ${name}`;
const unlessZero =
  (name: string) =>
  (value: number): string | undefined =>
    value === 0 ? undefined : hasNoPlace(name);

const optionFields = optionTable('', [
  field('parallelToolCalls', 'parallel_tool_calls', {
    read: (value) => (typeof value === 'boolean' ? value : undefined),
  }),
  numberField('temperature', 'temperature', unlessNative(encodeSampling('temperature', 'temperature'))),
  numberField('topP', 'top_p', unlessNative(encodeSampling('topP', 'top_p'))),
  numberField(
    'maxTokens',
    'max_output_tokens',
    unlessNative((limit, to) => fitLimit(limit, to, to.server.isOpenAi ? minOutputTokens : 0)),
  ),
  textField('cacheKey', 'prompt_cache_key'),
  field('user', 'user', { write: (user, to) => (isSafetyIdentifier(to) ? undefined : encodeUser(user, to)) }),
  field('user', 'safety_identifier', {
    write: (user, to) => (isSafetyIdentifier(to) ? encodeUser(user, to) : undefined),
  }),
  field('metadata', 'metadata', { read: readLabels }),
  unsupportedField('topK', hasNoPlace('topK')),
  unsupportedField('stop', (sequences) => (sequences.length === 0 ? undefined : hasNoPlace('stop'))),
  unsupportedField('seed', hasNoPlace('seed')),
  unsupportedField('presencePenalty', unlessZero('presencePenalty')),
  unsupportedField('frequencyPenalty', unlessZero('frequencyPenalty')),
  oneAnswerField('OpenAI Responses gives one answer a request'),
  textAnswerField('OpenAI Responses answers in text'),
]);

/** A client of this protocol keeps its user as it is, and in its own field. */
const isSafetyIdentifier = ({ request, server: { isNative, isOpenAi } }: ResponsesContext): boolean =>
  isNative ? wireFormOf(request)?.['user'] === 'safety_identifier' : isOpenAi;

const encodeUser = (user: string, to: ResponsesContext): string =>
  to.server.isNative ? user : encodeUserName(user, to);
