import type { BackendCodec, BackendContext, UnlocatedLoss } from '../../src/core/codec.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import { parseJson } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, Note } from '../../src/core/types.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** A codec whose frames and bodies are Core events and responses themselves; it keeps the requests it was given. */
export function coreCodec(): BackendCodec & { sent: CoreChatRequest[]; decodedFor: CoreChatRequest[] } {
  const sent: CoreChatRequest[] = [];
  const decodedFor: CoreChatRequest[] = [];
  return {
    ...openaiChat,
    sent,
    decodedFor,
    encodeRequest(request) {
      sent.push(request);
      return {};
    },
    decodeResponse(body, { request }) {
      decodedFor.push(request);
      return JSON.parse(JSON.stringify(body));
    },
    decodeStream({ request }) {
      decodedFor.push(request);
      return (emit) => ({
        push({ data }) {
          const event: CoreStreamEvent = JSON.parse(data);
          emit(event);
        },
        end() {},
      });
    },
  };
}

export interface Recorded {
  context: BackendContext;
  losses: UnlocatedLoss[];
  notes: Note[];
}

/** The context of one answer, and what was reported about it. */
export function recorded(request: Partial<CoreChatRequest> = {}): Recorded {
  const losses: UnlocatedLoss[] = [];
  const notes: Note[] = [];
  let minted = 0;
  const context: BackendContext = {
    request: {
      model: 'm',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
      stream: true,
      ...request,
    },
    model: 'm',
    issuer: 'openai-chat@vendor.test',
    facts: {},
    report: (each) => losses.push(each),
    note: (each) => notes.push(each),
    mint: (prefix) => `${prefix}${++minted}`,
  };
  return { context, losses, notes };
}

/** What a codec makes of a stream of such events. */
export const streamed = (
  codec: BackendCodec,
  events: readonly CoreStreamEvent[],
  context: BackendContext,
): CoreStreamEvent[] =>
  collectSteps(
    codec.decodeStream(context),
    events.map((event) => ({ data: JSON.stringify(event) })),
  );

/** What it makes of such a response. */
export const plain = (codec: BackendCodec, response: CoreChatResponse, context: BackendContext): CoreChatResponse =>
  codec.decodeResponse(parseJson(JSON.stringify(response)) ?? null, context);

export function folded(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}
