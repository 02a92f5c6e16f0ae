import type { BackendContext, FrontendContext, ModelFacts, RouteHints } from '../../../src/core/codec.ts';
import { ResponseFold } from '../../../src/core/fold.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import { collect, type Frame } from '../../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreStreamEvent, Loss } from '../../../src/core/types.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';

/** A request of a client of this protocol. */
export const asked = (fields: JsonObject = {}): CoreChatRequest =>
  ollama.decodeRequest({ model: 'some-model', messages: [{ role: 'user', content: 'Hello' }], ...fields }, {});

export const byPrompt: RouteHints = { form: 'prompt' };

/** A bare prompt of a client of this protocol. */
export const prompted = (fields: JsonObject = {}): CoreChatRequest =>
  ollama.decodeRequest({ model: 'some-model', prompt: 'Hello', ...fields }, byPrompt);

/** A request as a client of another protocol makes it. */
export const coreRequest = (fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'some-model',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  stream: false,
  ...fields,
});

const minter = () => {
  let minted = 0;
  return (prefix: string): string => `${prefix}${(minted += 1)}`;
};

/** What stands behind a backend, and what it reports as losses in the words of a client of this protocol. */
function target(request: CoreChatRequest, facts: ModelFacts = {}): { context: BackendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const context: BackendContext = {
    request,
    model: 'vendor-model',
    issuer: 'ollama@local.test',
    facts,
    report: (unsaid) => losses.push(toLoss(unsaid, ollama.wireNames)),
    note() {},
    mint: minter(),
  };
  return { context, losses };
}

/** What is sent for a request, and what is lost on the way. */
export function sent(request: CoreChatRequest, facts?: ModelFacts): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = target(request, facts);
  return { body: ollama.encodeRequest(request, context), losses };
}

function client(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unsaid) => losses.push(toLoss(unsaid, ollama.wireNames));
  return { context: { request, report, now: 1_700_000_000, mint: minter() }, losses };
}

/** The answer to a plain body. */
export const decoded = (body: JsonValue, request = asked()): CoreChatResponse =>
  ollama.decodeResponse(body, target(request).context);

/** What a client is answered, and what is lost on the way. */
export function answered(response: CoreChatResponse, request = asked()): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = client(request);
  return { body: ollama.encodeResponse(response, context), losses };
}

/** An answer of another vendor with these parts. */
export const coreResponse = (
  content: CoreChatResponse['candidates'][number]['message']['content'],
  fields: Partial<CoreChatResponse> = {},
): CoreChatResponse => ({
  id: 'answer-1',
  model: 'their-model',
  createdAt: 1_700_000_000,
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
  ...fields,
});

// ---------------------------------------------------------------- streams

export const head = { model: 'vendor-model', created_at: '2026-01-01T00:00:00.123456789Z' };

/** A line with this message. */
export const line = (message: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...head,
  message: { role: 'assistant', content: '', ...message },
  done: false,
  ...more,
});
export const last = (more: JsonObject = {}): JsonObject => line({}, { done: true, done_reason: 'stop', ...more });

export const frames = (...lines: (JsonObject | string)[]): Frame[] =>
  lines.map((each) => ({ data: typeof each === 'string' ? each : JSON.stringify(each) }));

/** The events of a stream of these lines. */
export const read = (lines: (JsonObject | string)[], request = asked()): CoreStreamEvent[] =>
  collect(ollama.decodeStream(target(request).context), frames(...lines));

/** The answer that a stream of these lines amounts to. */
export function answerOf(lines: (JsonObject | string)[], request = asked()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of read(lines, request)) fold.add(event);
  return fold.result();
}

/** What the answer of a stream says. */
export const partsOf = (lines: JsonObject[], request = asked()) =>
  answerOf([...lines, last()], request).candidates[0]?.message.content;

/** The lines a client is sent, and what is lost on the way. */
export function written(
  events: Iterable<CoreStreamEvent>,
  request = asked(),
): { lines: (JsonValue | undefined)[]; losses: Loss[] } {
  const { context, losses } = client(request);
  const lines = collect(ollama.encodeStream(context), events).map(({ data }) => parseJson(data));
  return { lines, losses };
}
