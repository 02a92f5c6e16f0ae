import type * as wire from '../../../../generated/openai.js';
import type { FrontendContext } from '../../../core/codec.ts';
import { asObject, withoutUndefined, type JsonObject } from '../../../core/json.ts';
import type { CoreAssistantMessage, CoreChatRequest, CoreChatResponse, CoreUsage } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import { responsesServer, type ResponsesServer } from './server.ts';
import { encodeTextOptions } from './text-format.ts';
import { encodeToolChoice } from './tool-choice.ts';
import { createToolNames } from './tool-names.ts';
import { toolEncoder } from './tools.ts';
import type { WrittenItem, WrittenResponse, WrittenTool } from './wire.ts';
import { encodeUsage, responsesUsage } from '../shared/usage.ts';

/** What an answer repeats of a request that asked for nothing: the vendor's defaults. Clients expect every field. */
export const unaskedFields = {
  background: false,
  completed_at: null,
  error: null,
  frequency_penalty: 0,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  max_tool_calls: null,
  metadata: {},
  parallel_tool_calls: true,
  presence_penalty: 0,
  previous_response_id: null,
  prompt_cache_key: null,
  prompt_cache_retention: null,
  reasoning: { effort: null, summary: null },
  safety_identifier: null,
  // A request asks for `auto`, an answer names what it was served by.
  service_tier: 'default',
  store: true,
  temperature: 1,
  text: { format: { type: 'text' }, verbosity: 'medium' },
  tool_choice: 'auto',
  tools: [],
  top_logprobs: 0,
  top_p: 1,
  truncation: 'disabled',
  user: null,
} satisfies Partial<wire.Response>;

/** The fields in which an answer repeats its request; a client knows them already. */
const echoFields: ReadonlySet<string> = new Set([
  ...Object.keys(unaskedFields),
  ...(['output_text', 'prompt', 'prompt_cache_options'] satisfies (keyof wire.ResponseState)[]),
]);

// ---------------------------------------------------------------- wire → core

/** The fields of an answer that Core does not carry: those that repeat the request, and all others. */
export function splitFields(response: wire.ReceivedResponseState): { echo: JsonObject; rest: JsonObject } {
  const {
    id: _id,
    object: _object,
    created_at: _createdAt,
    model: _model,
    status: _status,
    output: _output,
    usage: _usage,
    ...fields
  } = response;
  const entries = Object.entries(fields);
  return {
    echo: Object.fromEntries(entries.filter(([name]) => echoFields.has(name))),
    rest: Object.fromEntries(entries.filter(([name, value]) => !echoFields.has(name) && value !== null)),
  };
}

// ---------------------------------------------------------------- core → wire

/** What is written once for an answer, plain or streamed. */
export type ResponseHead = ReturnType<typeof responseHead>;

const idPrefix = 'resp_';

/**
 * The vendor's own ids are kept. A client may continue from an answer by its id, and servers of other protocols give
 * theirs again: Ollama's Chat route has 999 of them.
 */
function responseId(id: string, { mint }: FrontendContext): string {
  if (id === '') return mint(idPrefix);
  return id.startsWith(idPrefix) ? id : mint(`${idPrefix}${id.replace(/[^a-zA-Z0-9_-]/g, '_')}_`);
}

/** `answer`: the response, or the event that starts it. */
export function responseHead(answer: Pick<CoreChatResponse, 'id' | 'createdAt' | 'extras'>, context: FrontendContext) {
  const { id, createdAt } = answer;
  return {
    id: responseId(id, context),
    createdAt: Math.floor(createdAt ?? context.now),
    /** The other fields of a vendor of this protocol. */
    rest: extrasOf(answer),
    /** What is repeated of the request. */
    echo: lazy(() => buildEcho(context.request)),
  };
}

/** A value that is made when it is first asked for. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** An answer in its current state. */
export interface ResponseState {
  standing: ResponseStatus;
  output: WrittenItem[];
  usage?: CoreUsage | undefined;
  error?: NonNullable<wire.ResponseError> | undefined;
  /** The finished message, whose wire form has what the vendor repeated of the request. */
  message?: Pick<CoreAssistantMessage, 'extras' | 'wireForm'> | undefined;
  /** What the vendor repeated of the request, where the message is not finished. */
  echo?: JsonObject;
}

/** The `response` object, complete: clients read its fields without a look. */
export function responseObject(head: ResponseHead, state: ResponseState, context: FrontendContext): WrittenResponse {
  const { standing, output, usage, error, message } = state;
  const { status, incompleteReason } = standing;
  const vendorEcho = state.echo ?? asObject(message && wireFormOf(message)?.['response']);
  const completed: Pick<wire.Response, 'completed_at'> =
    status === 'completed' ? { completed_at: Math.floor(context.now) } : {};
  // OpenAI repeats all of the request, other servers only some of it.
  const echo: Partial<wire.Response> = { ...head.echo(), ...completed, ...vendorEcho };
  const { previousResponseId: previousId } = context.request;
  const lateFields = asObject(message && extrasOf(message)['response']) ?? {};
  return {
    id: head.id,
    object: 'response',
    created_at: head.createdAt,
    status,
    ...head.rest,
    ...echo,
    ...lateFields,
    // The vendor may have been sent the whole conversation in its place, and knows nothing of it.
    ...(previousId !== undefined && ({ previous_response_id: previousId } satisfies Partial<wire.Response>)),
    error: error ?? null,
    incomplete_details:
      incompleteReason === undefined ? null : { ...echo.incomplete_details, reason: incompleteReason },
    model: context.request.model,
    output,
    // An answer that ended has its usage: the AI SDK passes over an end without one, and over why it stopped.
    usage: usage || isFinalStatus(status) ? encodeUsage(usage ?? {}, responsesUsage, protocol) : null,
  };
}

const isFinalStatus = (status: string): boolean => status === 'completed' || status === 'incomplete';

/** Encodes what is repeated of a request to its own client, which loses nothing. */
export const createEchoServer = (request: CoreChatRequest): ResponsesServer =>
  responsesServer({
    request,
    model: request.model,
    issuer: protocol,
    facts: {},
    report: () => {},
    note: () => {},
    mint: (prefix) => prefix,
  });

/** What was asked, as the vendor repeats it, with its own defaults for what was not. */
function buildEcho(request: CoreChatRequest): Partial<wire.Response> {
  const server = createEchoServer(request);
  const names = createToolNames(request.tools ?? []);
  const { reasoning: ofReasoning, text: ofText, ...others } = extrasOf(request);
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => echoFields.has(name)));
  const { reasoning, responseFormat, verbosity } = request;
  const instructions = request.messages.find((message) => message.role === 'system' && message.singleUse);
  const [first] = instructions?.content ?? [];
  const isSafetyId = wireFormOf(request)?.['user'] === ('safety_identifier' satisfies keyof wire.Response);
  const textOptions = withoutUndefined({ responseFormat, verbosity, rest: asObject(ofText) });
  return {
    ...unaskedFields,
    ...wireObject<Partial<wire.Response>>({
      instructions: first?.type === 'text' ? first.text : undefined,
      max_output_tokens: request.maxTokens,
      metadata: request.metadata,
      parallel_tool_calls: request.parallelToolCalls,
      previous_response_id: request.previousResponseId,
      prompt_cache_key: request.cacheKey,
      store: request.store,
      temperature: request.temperature,
      tool_choice: encodeToolChoice(request, names, server),
      top_logprobs: request.logprobs?.top,
      top_p: request.topP,
      user: isSafetyId ? undefined : request.user,
      safety_identifier: isSafetyId ? request.user : undefined,
    }),
    reasoning: {
      effort: reasoning?.off ? 'none' : (reasoning?.effort ?? null),
      summary: reasoning?.summary ?? null,
      ...asObject(ofReasoning),
    },
    text: { ...unaskedFields.text, ...encodeTextOptions(textOptions, server) },
    tools: toolEncoder(request, server)().map(completeTool),
    ...rest,
  };
}

const undeclaredFields = {
  description: null,
  parameters: null,
  strict: null,
} satisfies Partial<wire.ResponseFunctionTool>;

/** A function as an answer repeats it: with what it was declared without. */
const completeTool = (tool: WrittenTool): WrittenTool =>
  tool.type === 'function' ? { ...undeclaredFields, ...tool } : tool;
