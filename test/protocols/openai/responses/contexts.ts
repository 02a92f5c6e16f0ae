import type { BackendContext, FrontendContext, ModelFacts } from '../../../../src/core/codec.ts';
import { ResponseFold } from '../../../../src/core/fold.ts';
import { asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { toLoss } from '../../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../../src/core/step.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, Loss } from '../../../../src/core/types.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

/** A request of a client of this protocol. */
export const asked = (fields: JsonObject = {}): CoreChatRequest =>
  openaiResponses.decodeRequest({ model: 'some-model', input: 'Hello', ...fields });

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
    issuer: `openai-responses@${host}`,
    facts,
    report: (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, openaiResponses.wireNames)),
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
  return { body: openaiResponses.encodeRequest(request, context), losses };
}

/** The items that are sent for a request. */
export const itemsOf = (request: CoreChatRequest, host?: string, facts?: ModelFacts): JsonValue | undefined =>
  sent(request, host, facts).body['input'];

export function client(request: CoreChatRequest): { context: FrontendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const report: FrontendContext['report'] = (unlocatedLosses) =>
    losses.push(toLoss(unlocatedLosses, openaiResponses.wireNames));
  return { context: { request, report, now: 1_700_000_000.5, mint: minter() }, losses };
}

/** An answer of another vendor that says this. */
export const answering = (content: CoreAssistantPart[], fields: Partial<CoreChatResponse> = {}): CoreChatResponse => ({
  id: 'answer',
  model: 'vendor-model',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
  ...fields,
});

/** The answer a client of this protocol is given. */
export const answered = (response: CoreChatResponse, request = asked()): JsonObject =>
  openaiResponses.encodeResponse(response, client(request).context);

/** What a vendor's plain answer of these items says. */
export const partsOf = (output: JsonObject[], request = asked(), fields: JsonObject = {}): CoreAssistantPart[] =>
  openaiResponses.decodeResponse(
    { id: 'resp_1', object: 'response', status: 'completed', output, ...fields },
    target(request).context,
  ).candidates[0]?.message.content ?? [];

// ---------------------------------------------------------------- streams

export const frames = (...events: JsonObject[]): Frame[] =>
  events.map((each) => ({ event: asString(each['type']) ?? '', data: JSON.stringify(each) }));

/** `response.completed` and its like, with these fields of the answer. */
export const ending = (type: 'completed' | 'incomplete' | 'failed', fields: JsonObject = {}): JsonObject => ({
  type: `response.${type}`,
  response: { id: 'resp_1', object: 'response', status: type, output: [], ...fields },
});

/** The events of a stream that holds these. */
export const read = (events: JsonObject[], request = asked()): CoreStreamEvent[] =>
  collectSteps(openaiResponses.decodeStream(target(request).context), frames(...events));

/** The answer a stream of these events amounts to. */
export function answerOf(events: JsonObject[], request = asked()): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of read(events, request)) fold.add(event);
  return fold.result();
}

/** What the one candidate of a stream says. */
export const streamedParts = (events: JsonObject[], request = asked()): CoreAssistantPart[] =>
  answerOf([...events, ending('completed')], request).candidates[0]?.message.content ?? [];

/** The data of the frames a client is sent. */
export const written = (events: Iterable<CoreStreamEvent>, request = asked()): JsonObject[] =>
  collectSteps(openaiResponses.encodeStream(client(request).context), events).map(
    ({ data }) => asObject(parseJson(data)) ?? {},
  );

/** The types of the events a client is sent, those that begin and end a stream left out. */
export const typesOf = (events: readonly JsonObject[]): string[] =>
  events
    .map(({ type }) => (asString(type) ?? '').replace('response.', ''))
    .filter((type) => !['created', 'in_progress', 'completed', 'incomplete', 'failed'].includes(type));
