import { assertReadableMedia } from '../../../core/base64.ts';
import type { BackendContext, RouteHints } from '../../../core/codec.ts';
import { deduplicateTools } from '../../../core/deduplicate-tools.ts';
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
import { setWireNames, setPointer, reportForeignExtras } from '../../../core/provenance.ts';
import { toLegalName } from '../../../core/tool-names.ts';
import type { CoreChatRequest, CoreMessage } from '../../../core/types.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { extrasOf, protocol, spellingOf, withExtras, withSpelling } from './extras.ts';
import { decodeInput } from './input-items.ts';
import { withReferenceTypes } from './item-references.ts';
import { encodeInput } from './messages.ts';
import { responsesServer, type ResponsesServer } from './server.ts';
import { decodeTextOptions, encodeTextOptions } from './text-format.ts';
import { decodeToolChoice, encodeToolChoice } from './tool-choice.ts';
import { toolNames } from './tool-names.ts';
import { encodeTools } from './tools.ts';
import { readCountRequest, readRequest, type CountInputTokensRequest, type CreateResponseRequest } from './wire.ts';
import { decodeReasoningWish, encodeReasoningWish } from './wish.ts';

/** Where the wire does not call a field what Core calls it in snake case. */
export const wireNames: Readonly<Record<string, string>> = {
  continues: 'previous_response_id',
  maxTokens: 'max_output_tokens',
  logprobs: 'top_logprobs',
  responseFormat: 'text/format',
  'responseFormat.name': 'text/format/name',
  'responseFormat.description': 'text/format/description',
  'responseFormat.strict': 'text/format/strict',
  verbosity: 'text/verbosity',
  cacheKey: 'prompt_cache_key',
  cache: 'prompt_cache_breakpoint',
  'reasoning.effort': 'reasoning/effort',
  'reasoning.off': 'reasoning/effort',
  'reasoning.summary': 'reasoning/summary',
  voice: 'role',
  title: 'filename',
  inputSchema: 'parameters',
  grammar: 'format',
  seal: 'encrypted_content',
  reason: 'status',
  user: 'safety_identifier',
  // The name of a tool stands for all that its namespace makes of it.
  namespace: 'name',
  input: 'arguments',
  at: 'start_index',
  citations: 'annotations',
};

const tokenLogprobs = 'message.output_text.logprobs';
const encryptedReasoning = 'reasoning.encrypted_content';

// ---------------------------------------------------------------- wire → core

/** @throws {LouterError} `invalid-request` with the JSON path and what was expected. */
export function decodeRequest(sent: JsonValue, hints?: RouteHints): CoreChatRequest {
  const body = withReferenceTypes(sent);
  const fields: CreateResponseRequest = hints?.countTokens
    ? { model: hints.model ?? '', ...withoutNullModel(readCountRequest(body)) }
    : readRequest(body);
  const {
    model,
    input,
    instructions,
    previous_response_id: continues,
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
  const { asIs, rest } = splitDefaults(others);
  const decoded = decodeInput(input, tools, hints?.items);
  const messages: CoreMessage[] = [...decodeInstructions(instructions), ...decoded.messages];
  const names = toolNames(decoded.tools);
  const { reasoning: wish, rest: ofReasoning } = decodeReasoningWish(reasoning);
  const { responseFormat, verbosity, rest: ofText } = decodeTextOptions(text);
  const wanted = include ?? [];
  const otherWanted = wanted.filter((each) => each !== tokenLogprobs && each !== encryptedReasoning);
  const wantsLogprobs = wanted.includes(tokenLogprobs) || (typeof top === 'number' && top > 0);
  const toolChoice = choice ? decodeToolChoice(choice, names) : undefined;
  const held = heldIn(fields) ?? decoded.held ?? (continues ? { field: 'previous_response_id' } : undefined);
  if (messages.length === 0 && held === undefined) throw invalidRequest('/input', 'something to answer', 'nothing');
  const request = setPointer<CoreChatRequest>(
    '',
    withoutUndefined({
      model,
      continues: withoutNull(continues),
      heldBy: held && ({ protocol, ...held } as const),
      messages,
      tools: nonEmpty(decoded.tools),
      toolChoice: toolChoice && setPointer('/tool_choice', toolChoice),
      parallelToolCalls: withoutNull(parallelToolCalls),
      temperature: optionalNumber(temperature),
      topP: optionalNumber(topP),
      maxTokens: optionalNumber(maxTokens),
      logprobs: wantsLogprobs ? { top: optionalNumber(top) ?? 0 } : undefined,
      reasoning: wish,
      responseFormat,
      verbosity,
      cacheKey: withoutNull(cacheKey),
      user: withoutNull(user) ?? withoutNull(safetyIdentifier),
      stream: stream ?? false,
      metadata: withoutNull(metadata),
      ...withExtras({
        ...rest,
        ...(ofReasoning && { reasoning: ofReasoning }),
        ...(ofText && { text: ofText }),
        ...(otherWanted.length > 0 && { include: otherWanted }),
        ...(withoutNull(user) !== undefined && { safety_identifier: safetyIdentifier ?? null }),
      }),
      ...withSpelling({
        include: withoutNull(include),
        store: withoutNull(store),
        top_logprobs: withoutNull(top),
        ...(withoutNull(user) === undefined &&
          withoutNull(safetyIdentifier) !== undefined && { user: 'safety_identifier' }),
        ...(Array.isArray(tools) && tools.length === 0 && { tools: 'empty' }),
        ...((input === undefined || input === null) && { input: 'absent' }),
        ...(decoded.after.length > 0 && { after: decoded.after }),
        as_is: nonEmpty(asIs),
      }),
    }),
  );
  assertReadableMedia(request);
  return withoutNull(user) === undefined ? request : setWireNames(request, { safety_identifier: 'user' });
}

/** What holds for an answer of any vendor unless something else is asked. */
const defaults: readonly (readonly [string, JsonValue])[] = [
  ['background', false],
  ['truncation', 'disabled'],
  ['service_tier', 'auto'],
];

/** Fields that ask for what holds anyway, and all others. */
function splitDefaults(fields: JsonObject): { asIs: JsonObject; rest: JsonObject } {
  const isDefault = ([name, value]: [string, JsonValue]): boolean =>
    defaults.some(([known, usual]) => name === known && value === usual);
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
  return [setPointer('/instructions', { role: 'system', content, ...withSpelling({ form: 'instructions' }) })];
}

/** The first field that names what only the vendor holds, or asks it to hold the answer. */
function heldIn({ conversation, prompt, background }: CreateResponseRequest): { field: string } | undefined {
  if (conversation) return { field: 'conversation' };
  if (prompt) return { field: 'prompt' };
  return background ? { field: 'background' } : undefined;
}

// ---------------------------------------------------------------- core → wire

/** @throws {LouterError} `unsupported` when the client forces a tool that this server cannot have. */
export function encodeRequest(asked: CoreChatRequest, context: BackendContext): JsonObject {
  const request = deduplicateTools(asked, protocol, context);
  assertServerStateSupported(request, protocol);
  const server = responsesServer(context);
  const { report } = server;
  reportForeignExtras(request, protocol, report);
  reportUnsayable(request, server);
  const { reasoning: ofReasoning, text: ofText, include: _, ...rest } = extrasOf(request);
  const names = toolNames(request.tools ?? []);
  const { instructions, input, declared } = encodeInput(request, names, server);
  const { responseFormat, verbosity } = request;
  const spelled = spellingOf(request);
  const isEmpty = Array.isArray(input) && input.length === 0;
  return withoutUndefined({
    model: context.model,
    instructions,
    input: isEmpty && spelled?.['input'] === 'absent' ? undefined : input,
    previous_response_id: request.previousResponseId,
    ...encodeToolFields(request, { names, server, declared }),
    ...encodeSampling(request, server),
    max_output_tokens: encodeLimit(request, server),
    top_logprobs: topLogprobs(request),
    reasoning: encodeReasoningWish(request, asObject(ofReasoning), server),
    text: encodeTextOptions(withoutUndefined({ responseFormat, verbosity, rest: asObject(ofText) })),
    include: encodeInclude(request, server),
    prompt_cache_key: request.cacheKey,
    ...encodeUser(request, server),
    metadata: request.metadata,
    store: spelled ? spelled['store'] : false,
    ...asObject(spelled?.['as_is']),
    ...rest,
    stream: request.stream || undefined,
  }) as JsonObject;
}

/** What no server of this protocol can be asked for. */
function reportUnsayable(request: CoreChatRequest, { report }: ResponsesServer): void {
  const fields = ['topK', 'stop', 'seed', 'presencePenalty', 'frequencyPenalty'] as const;
  for (const field of fields) {
    const value = request[field];
    const saysNothing = value === undefined || (field.endsWith('Penalty') && value === 0);
    const isNone = Array.isArray(value) && value.length === 0;
    if (!saysNothing && !isNone) report({ at: request, field, what: `OpenAI Responses has no place for ${field}` });
  }
  if ((request.candidates ?? 1) > 1)
    report({ at: request, field: 'candidates', what: 'OpenAI Responses gives one answer a request', instead: '1' });
  if (request.modalities?.some((modality) => modality !== 'text'))
    report({ at: request, field: 'modalities', what: 'OpenAI Responses answers in text', instead: 'text' });
}

interface ToolFields {
  names: ReturnType<typeof toolNames>;
  server: ResponsesServer;
  declared: ReadonlySet<number>;
}

function encodeToolFields(request: CoreChatRequest, { names, server, declared }: ToolFields): JsonObject {
  const { parallelToolCalls } = request;
  const spelled = spellingOf(request);
  // Tools of an item that is no longer there are declared at the top.
  const strays = strayItems(request, declared).flatMap((item) => encodeTools(request, server, item));
  const tools = [...encodeTools(request, server), ...strays];
  const choice = encodeToolChoice(request, names, server);
  const hasTools = tools.length > 0 || declared.size > 0 || server.isOwn;
  if (!hasTools) {
    if (choice !== undefined && choice !== 'auto' && choice !== 'none')
      server.report({ at: request, field: 'toolChoice', what: 'there is no tool to choose' });
    return {};
  }
  return {
    ...((tools.length > 0 || spelled?.['tools'] === 'empty') && { tools }),
    ...(choice !== undefined && { tool_choice: choice }),
    ...(parallelToolCalls !== undefined && { parallel_tool_calls: parallelToolCalls }),
  };
}

function strayItems({ tools = [] }: CoreChatRequest, declared: ReadonlySet<number>): number[] {
  const items = tools.flatMap((tool) => {
    const item = spellingOf(tool)?.['item'];
    return typeof item === 'number' && !declared.has(item) ? [item] : [];
  });
  return [...new Set(items)];
}

function encodeSampling(request: CoreChatRequest, { isOwnWish, context, report }: ResponsesServer): JsonObject {
  const { temperature, topP } = request;
  const free = isOwnWish || context.facts.sampling !== 'fixed';
  if (!free && temperature !== undefined)
    report({ at: request, field: 'temperature', what: 'the model takes no temperature' });
  if (!free && topP !== undefined) report({ at: request, field: 'topP', what: 'the model takes no top_p' });
  return free ? withoutUndefined({ temperature, top_p: topP }) : {};
}

/** OpenAI refuses a limit below this (API reference, `max_output_tokens`). */
const leastOutput = 16;

function encodeLimit(request: CoreChatRequest, { isOwnWish, isVendor, context, report }: ResponsesServer) {
  const { maxTokens } = request;
  if (maxTokens === undefined || isOwnWish) return maxTokens;
  const { maxOutput = maxTokens } = context.facts;
  const limit = Math.max(Math.min(maxTokens, maxOutput), isVendor ? leastOutput : 0);
  if (limit !== maxTokens)
    report({
      at: request,
      field: 'maxTokens',
      what: `a limit of ${maxTokens} tokens`,
      instead: limit < maxTokens ? `${limit}, all the model can do` : `${limit}, the least the server takes`,
    });
  return limit;
}

/** None are asked for by 0, which clients of this protocol may say. */
function topLogprobs(request: CoreChatRequest): number | undefined {
  const top = request.logprobs?.top ?? 0;
  const isSaid = typeof spellingOf(request)?.['top_logprobs'] === 'number';
  return top > 0 || isSaid ? top : undefined;
}

/**
 * What an answer should hold beside: the vendor's encrypted thoughts, which nothing else keeps when it stores
 * nothing, unless a client of this protocol wants them or not.
 */
function encodeInclude(request: CoreChatRequest, { context }: ResponsesServer): string[] | undefined {
  const spelled = spellingOf(request);
  const said = asArray(spelled?.['include'])?.flatMap((each) => asString(each) ?? []);
  const wantsThoughts = spelled ? said?.includes(encryptedReasoning) : context.facts.reasoning !== 'none';
  const wantsLogprobs = request.logprobs && (!spelled || said?.includes(tokenLogprobs));
  const others = asArray(extrasOf(request)['include'])?.flatMap((each) => asString(each) ?? []) ?? [];
  const wanted = [...(wantsThoughts ? [encryptedReasoning] : []), ...(wantsLogprobs ? [tokenLogprobs] : []), ...others];
  const order = (each: string): number => said?.indexOf(each) ?? 0;
  const sorted = wanted.toSorted((one, other) => order(one) - order(other));
  return sorted.length > 0 || said ? sorted : undefined;
}

/** OpenAI refuses an identifier of more than 64 characters, and servers like it (OpenRouter) one of more than 128. */
const longestUser = { vendor: 64, others: 128 };

/** A name that is too long gets a stand-in that is always the same. */
function encodeUser(request: CoreChatRequest, { isVendor, isOwn, report }: ResponsesServer): JsonObject {
  const { user } = request;
  if (user === undefined) return {};
  const isSafety = isOwn ? spellingOf(request)?.['user'] === 'safety_identifier' : isVendor;
  const maxLength = isVendor ? longestUser.vendor : longestUser.others;
  const isLong = user.length > maxLength && !isOwn;
  if (isLong)
    report({ at: request, field: 'user', what: `a name of ${user.length} characters`, instead: 'a shorter stand-in' });
  const name = isLong ? toLegalName(user, { pattern: /^[\s\S]*$/, maxLength }) : user;
  return { [isSafety ? 'safety_identifier' : 'user']: name };
}
