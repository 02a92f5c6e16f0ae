import type { BackendContext, FrontendContext, ModelFacts } from '../../../src/core/codec.ts';
import { ResponseFold } from '../../../src/core/fold.ts';
import type { JsonObject, JsonValue } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../src/core/step.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
  Loss,
} from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

export const hello: JsonObject = { role: 'user', parts: [{ text: 'Hello' }] };

/** A request of a client of this protocol. */
export const asked = (fields: JsonObject = {}): CoreChatRequest =>
  gemini.decodeRequest({ contents: [hello], ...fields }, { model: 'some-model', stream: false });

/** A request whose client wants to see thoughts. */
export const curious = (): CoreChatRequest =>
  asked({ generationConfig: { thinkingConfig: { includeThoughts: true } } });

export const user = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });

/** A request as a client of another protocol makes it. */
export const coreRequest = (fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'some-model',
  messages: [user('Hello')],
  stream: false,
  ...fields,
});

export const call = (id: string, name: string, fields: Partial<CoreToolCall> = {}): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: { kind: 'json', value: {} },
  providerExecuted: false,
  ...fields,
});

export const result = (callId: string, fields: Partial<CoreToolResult> = {}): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text: `of ${callId}` }],
  providerExecuted: false,
  ...fields,
});

const minter = () => {
  let minted = 0;
  return (prefix: string): string => `${prefix}${(minted += 1)}`;
};

const issuer = 'gemini@vendor.test';

/** What stands behind a backend, and what it reports as losses in the words of a client of this protocol. */
export function target(
  request: CoreChatRequest,
  facts: ModelFacts = {},
  model = 'vendor-model',
): { context: BackendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: BackendContext['report'] = (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, gemini.wireNames));
  return { context: { request, model, issuer, facts, report, note() {}, mint: minter() }, losses };
}

/** What is sent for a request, and what is lost on the way. */
export function sent(request: CoreChatRequest, facts?: ModelFacts): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = target(request, facts);
  return { body: gemini.encodeRequest(request, context), losses };
}

/** What a client's own request becomes when it goes to the model it names. */
export const sentAsSaid = (fields: JsonObject, facts?: ModelFacts): JsonObject => {
  const request = asked(fields);
  return gemini.encodeRequest(request, target(request, facts, request.model).context);
};

/** The contents that are sent for a conversation. */
export const contentsOf = (messages: CoreMessage[], facts?: ModelFacts): JsonValue | undefined =>
  sent(coreRequest({ messages }), facts).body['contents'];

export function client(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, gemini.wireNames));
  return { context: { request, report, now: 1_700_000_000, mint: minter() }, losses };
}

// ---------------------------------------------------------------- answers

export const answer = (content: CoreAssistantPart[], fields: Partial<CoreChatResponse> = {}): CoreChatResponse => ({
  id: 'answer-1',
  model: 'vendor-model',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
  ...fields,
});

/** A piece of a stream, or a plain answer, with these parts. */
export const piece = (parts: JsonObject[], finishReason?: string, more: JsonObject = {}): JsonObject => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason !== undefined && { finishReason }) }],
  ...more,
});

export const frames = (...pieces: (JsonObject | string)[]): Frame[] =>
  pieces.map((each) => ({ data: typeof each === 'string' ? each : JSON.stringify(each) }));

export const read = (pieces: (JsonObject | string)[], request = asked()): CoreStreamEvent[] =>
  collectSteps(gemini.decodeStream(target(request).context), frames(...pieces));

/** The answer a stream of these pieces amounts to. */
export function answerOf(pieces: (JsonObject | string)[], request = asked()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of read(pieces, request)) fold.add(event);
  return fold.result();
}

/** What the one candidate of a stream says. */
export const partsOf = (pieces: (JsonObject | string)[], request = asked()): CoreAssistantPart[] | undefined =>
  answerOf(pieces, request).candidates[0]?.message.content;

/** The data of the frames a client is sent. */
export const written = (events: Iterable<CoreStreamEvent>, request = asked()): JsonObject[] =>
  collectSteps(gemini.encodeStream(client(request).context), events).map(({ data }) => JSON.parse(data));

/** The parts of all pieces of a stream. */
export const writtenParts = (events: Iterable<CoreStreamEvent>, request = asked()): unknown[] =>
  written(events, request).flatMap(
    (each) => (each as { candidates?: { content?: { parts: unknown[] } }[] }).candidates?.[0]?.content?.parts ?? [],
  );
