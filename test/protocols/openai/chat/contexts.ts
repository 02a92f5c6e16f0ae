import type { BackendContext, FrontendContext, ModelFacts } from '../../../../src/core/codec.ts';
import { ResponseFold } from '../../../../src/core/fold.ts';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import { toLoss } from '../../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, Loss } from '../../../../src/core/types.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

/** A request of a client of this protocol. */
export const asked = (fields: JsonObject = {}): CoreChatRequest =>
  openaiChat.decodeRequest({ model: 'some-model', messages: [{ role: 'user', content: 'Hello' }], ...fields });

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
export interface Target {
  context: BackendContext;
  losses: Loss[];
}
export function target(request: CoreChatRequest, host = 'local.test', facts: ModelFacts = {}): Target {
  const losses: Loss[] = [];
  const context: BackendContext = {
    request,
    model: 'vendor-model',
    issuer: `openai-chat@${host}`,
    facts,
    report: (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, openaiChat.wireNames)),
    note() {},
    mint: minter(),
  };
  return { context, losses };
}

export const vendor = 'api.openai.com';

/** What is sent for a request, and what is lost on the way. */
export function sent(
  request: CoreChatRequest,
  host?: string,
  facts?: ModelFacts,
): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = target(request, host, facts);
  return { body: openaiChat.encodeRequest(request, context), losses };
}

export function client(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unlocatedLosses) =>
    losses.push(toLoss(unlocatedLosses, openaiChat.wireNames));
  return { context: { request, report, now: 1_700_000_000.5, mint: minter() }, losses };
}

// ---------------------------------------------------------------- streams

/** A chunk of one choice with this delta. */
export const chunk = (delta: JsonObject, finish: string | null = null, more: JsonObject = {}): JsonObject => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'vendor-model',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
});

/** A chunk with fragments of calls. */
export const callChunk = (...fragments: JsonObject[]): JsonObject => chunk({ tool_calls: fragments });

export const frames = (...chunks: (JsonObject | string)[]): Frame[] =>
  chunks.map((each) => ({ data: typeof each === 'string' ? each : JSON.stringify(each) }));

/** The events of a stream of these chunks; `[DONE]` is not added. */
export const read = (chunks: (JsonObject | string)[], request = asked()): CoreStreamEvent[] =>
  collectSteps(openaiChat.decodeStream(target(request).context), frames(...chunks));

/** The answer a stream of these chunks amounts to. */
export function answerOf(chunks: (JsonObject | string)[], request = asked()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of read(chunks, request)) fold.add(event);
  return fold.result();
}

/** What the one candidate of a stream says. */
export const partsOf = (chunks: (JsonObject | string)[], request = asked()) =>
  answerOf([...chunks, '[DONE]'], request).candidates[0]?.message.content;

/** The data of the frames a client is sent. */
export const written = (events: Iterable<CoreStreamEvent>, request = asked()): JsonValue[] =>
  collectSteps(openaiChat.encodeStream(client(request).context), events).map(({ data }) =>
    data === '[DONE]' ? data : JSON.parse(data),
  );
