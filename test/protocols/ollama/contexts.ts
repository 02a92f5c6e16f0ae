import type { BackendContext, FrontendContext, ModelFacts, RouteHints } from '../../../src/core/codec.ts';
import { ResponseFold } from '../../../src/core/fold.ts';
import { parseJson, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, Loss } from '../../../src/core/types.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

/** A request by a client of this protocol. */
export const decodeClientRequest = (fields: JsonObject = {}): CoreChatRequest =>
  ollama.decodeRequest({ model: 'some-model', messages: [{ role: 'user', content: 'Hello' }], ...fields }, {});

export const generateRoute: RouteHints = { form: 'prompt' };

/** A bare prompt by a client of this protocol. */
export const decodeGenerateRequest = (fields: JsonObject = {}): CoreChatRequest =>
  ollama.decodeRequest({ model: 'some-model', prompt: 'Hello', ...fields }, generateRoute);

/** A request by a client of another protocol. */
export const makeCoreRequest = (fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'some-model',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  stream: false,
  ...fields,
});

const createMinter = () => {
  let minted = 0;
  return (prefix: string): string => `${prefix}${(minted += 1)}`;
};

/** The context of a backend, and the losses it reports with paths of this protocol. */
function createBackendContext(
  request: CoreChatRequest,
  facts: ModelFacts = {},
): { context: BackendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const context: BackendContext = {
    request,
    model: 'vendor-model',
    issuer: 'ollama@local.test',
    facts,
    report: (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, ollama.wireNames)),
    note() {},
    mint: createMinter(),
  };
  return { context, losses };
}

/** The body sent to the vendor for a request, and the losses. */
export function encodeForVendor(request: CoreChatRequest, facts?: ModelFacts): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = createBackendContext(request, facts);
  return { body: ollama.encodeRequest(request, context), losses };
}

function createFrontendContext(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, ollama.wireNames));
  return { context: { request, report, now: 1_700_000_000, mint: createMinter() }, losses };
}

/** Decodes a plain answer. */
export const decodeAnswer = (body: JsonValue, request = decodeClientRequest()): CoreChatResponse =>
  ollama.decodeResponse(body, createBackendContext(request).context);

/** The body of a plain answer to a client, and the losses. */
export function encodeAnswer(
  response: CoreChatResponse,
  request = decodeClientRequest(),
): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = createFrontendContext(request);
  return { body: ollama.encodeResponse(response, context), losses };
}

/** An answer of another vendor with these parts. */
export const makeCoreResponse = (
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
export const makeLine = (message: JsonObject, more: JsonObject = {}): JsonObject => ({
  ...head,
  message: { role: 'assistant', content: '', ...message },
  done: false,
  ...more,
});
export const makeLastLine = (more: JsonObject = {}): JsonObject =>
  makeLine({}, { done: true, done_reason: 'stop', ...more });

export const toFrames = (...lines: (JsonObject | string)[]): Frame[] =>
  lines.map((each) => ({ data: typeof each === 'string' ? each : JSON.stringify(each) }));

/** The events of a stream of these lines. */
export const decodeLines = (lines: (JsonObject | string)[], request = decodeClientRequest()): CoreStreamEvent[] =>
  collectSteps(ollama.decodeStream(createBackendContext(request).context), toFrames(...lines));

/** The answer of a stream of these lines. */
export function foldLines(lines: (JsonObject | string)[], request = decodeClientRequest()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of decodeLines(lines, request)) fold.add(event);
  return fold.result();
}

/** The parts of the answer of a stream. */
export const foldParts = (lines: JsonObject[], request = decodeClientRequest()) =>
  foldLines([...lines, makeLastLine()], request).candidates[0]?.message.content;

/** The lines written to a client, and the losses. */
export function encodeLines(
  events: Iterable<CoreStreamEvent>,
  request = decodeClientRequest(),
): { lines: (JsonValue | undefined)[]; losses: Loss[] } {
  const { context, losses } = createFrontendContext(request);
  const lines = collectSteps(ollama.encodeStream(context), events).map(({ data }) => parseJson(data));
  return { lines, losses };
}
