import type { BackendContext, FrontendContext, ModelFacts } from '../../../src/core/codec.ts';
import { ResponseFold } from '../../../src/core/fold.ts';
import { asString, type JsonObject, type JsonValue } from '../../../src/core/json.ts';
import { toLoss } from '../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../src/core/step.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreTool,
  Loss,
} from '../../../src/core/types.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

export const issuer = 'anthropic@api.anthropic.com';

/** A request by a client of this protocol. */
export const decodeClientRequest = (fields: JsonObject = {}): CoreChatRequest =>
  anthropic.decodeRequest({
    model: 'some-model',
    max_tokens: 1000,
    messages: [{ role: 'user', content: 'Hello' }],
    ...fields,
  });

/** A request by a client of another protocol. */
export const makeCoreRequest = (fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'some-model',
  messages: [userMessage('Hello')],
  stream: false,
  ...fields,
});

export const userMessage = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });

const createMinter = () => {
  let minted = 0;
  return (prefix: string): string => `${prefix}${(minted += 1)}`;
};

export function createBackendContext(
  request: CoreChatRequest,
  facts: ModelFacts = {},
  model = 'vendor-model',
): { context: BackendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: BackendContext['report'] = (unlocatedLosses) =>
    losses.push(toLoss(unlocatedLosses, anthropic.wireNames));
  return { context: { request, model, issuer, facts, report, note() {}, mint: createMinter() }, losses };
}

/** The body sent to the vendor for a request, and the losses. */
export function encodeForVendor(
  request: CoreChatRequest,
  facts?: ModelFacts,
  model?: string,
): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = createBackendContext(request, facts, model);
  return { body: JSON.parse(JSON.stringify(anthropic.encodeRequest(request, context))), losses };
}

export function createFrontendContext(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unlocatedLosses) =>
    losses.push(toLoss(unlocatedLosses, anthropic.wireNames));
  return { context: { request, report, now: 1_700_000_000, mint: createMinter() }, losses };
}

export const toFrame = (data: JsonObject): Frame => ({
  event: asString(data['type']) ?? '',
  data: JSON.stringify(data),
});

/** Decodes the events of a stream. */
export const decodeEvents = (frames: readonly JsonObject[], request = decodeClientRequest()): CoreStreamEvent[] =>
  collectSteps(anthropic.decodeStream(createBackendContext(request).context), frames.map(toFrame));

/** The answer of a stream. */
export function foldEvents(frames: readonly JsonObject[], request = decodeClientRequest()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of decodeEvents(frames, request)) fold.add(event);
  return fold.result();
}

/** The data of the frames that Core events are written as. */
export function encodeEvents(
  events: Iterable<CoreStreamEvent>,
  request = decodeClientRequest({ stream: true }),
): { frames: JsonObject[]; losses: Loss[] } {
  const { context, losses } = createFrontendContext(request);
  const frames = collectSteps(anthropic.encodeStream(context), events);
  return { frames: frames.map(({ data }) => JSON.parse(data)), losses };
}

export const typesOf = (frames: readonly JsonObject[]): JsonValue[] => frames.map(({ type }) => type ?? null);

/** An answer with these parts. */
export const makeResponse = (...content: CoreAssistantPart[]): CoreChatResponse => ({
  id: 'msg_1',
  model: 'vendor-model',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
  usage: { input: 10, output: 5 },
});

export const messageStart: JsonObject = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'vendor-model',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 10, cache_read_input_tokens: 100, cache_creation_input_tokens: 7, output_tokens: 1 },
  },
};
export const blockStart = (index: number, content_block: JsonObject): JsonObject => ({
  type: 'content_block_start',
  index,
  content_block,
});
export const blockDelta = (index: number, delta: JsonObject): JsonObject => ({
  type: 'content_block_delta',
  index,
  delta,
});
export const blockStop = (index: number): JsonObject => ({ type: 'content_block_stop', index });
export const messageDelta = (stop_reason: string, usage: JsonObject = { output_tokens: 9 }): JsonObject => ({
  type: 'message_delta',
  delta: { stop_reason, stop_sequence: null },
  usage,
});
export const messageStop: JsonObject = { type: 'message_stop' };

export const tool: Extract<CoreTool, { type: 'function' }> = {
  type: 'function',
  name: 'x',
  inputSchema: { type: 'object' },
};
export const makeCall = (id: string, text = '{}'): CoreAssistantPart => ({
  type: 'tool-call',
  id,
  name: 'x',
  input: { kind: 'json-text', text },
  providerExecuted: false,
});
export const makeCallMessage = (...ids: string[]): CoreMessage => ({
  role: 'assistant',
  content: ids.map((id) => makeCall(id)),
});
export const makeResultMessage = (...ids: string[]): CoreMessage => ({
  role: 'tool',
  content: ids.map((callId) => ({
    type: 'tool-result',
    callId,
    content: [{ type: 'text', text: `result of ${callId}` }],
    providerExecuted: false,
  })),
});
export const systemMessage = (text: string): CoreMessage => ({ role: 'system', content: [{ type: 'text', text }] });
