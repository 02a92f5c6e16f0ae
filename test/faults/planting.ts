import { AnswerLocator } from '../../src/core/answer-locator.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { eventsOf } from '../../src/core/fold.ts';
import type { Frontend } from '../../src/core/frontend.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { collectSteps, type Framing } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../src/core/types.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import { createFrameWriter } from '../../src/wire/framing.ts';
import { backendContext, frontendContext, requestForEverything } from '../laws/codecs.ts';
import { asSent, folded } from '../laws/comparable.ts';
import type { ScriptedAnswer } from '../support/upstream.ts';
import type { AnswerFault } from './answer-faults.ts';
import type { Mark, RequestFault } from './request-fault.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** What a planted fault altered, as pointers into the body that its leg begins with. Filled while the exchange runs. */
export type MarkedPlaces = string[];

/** Plants nothing, but passes answers on in the same way. */
export const noFault: Pick<AnswerFault, 'plant'> = { plant() {} };

/** A frontend whose encoders are given altered values: the codecs themselves are the product's. */
export function withRequestFault(
  codec: ProtocolCodec,
  { plant }: Pick<RequestFault, 'plant'>,
  places: MarkedPlaces,
): Frontend {
  return replaceCodec(codec, {
    decodeRequest(body, hints) {
      const request = codec.decodeRequest(body, hints);
      const mark: Mark = (at, field, within) => {
        const loss = { at, what: '', ...(field !== undefined && { field }), ...(within !== undefined && { within }) };
        places.push(toLoss(loss, codec.wireNames).path);
      };
      plant(request, mark);
      return request;
    },
  });
}

export function withAnswerFault(
  codec: ProtocolCodec,
  vendor: ProtocolCodec,
  { plant, events: alterEvents }: Pick<AnswerFault, 'plant' | 'events'>,
  places: MarkedPlaces,
): Frontend {
  const alter = (response: CoreChatResponse): void => {
    const locator = AnswerLocator.of(response, vendor.answerPlaces);
    plant(response, (at, field) => {
      places.push(locator.lossOf({ at, what: '', ...(field !== undefined && { field }) }).path);
    });
  };
  return replaceCodec(codec, {
    encodeResponse(response, context) {
      if (!alterEvents) alter(response);
      return codec.encodeResponse(response, context);
    },
    encodeStream: (context) => (emit) => {
      const inner = codec.encodeStream(context)(emit);
      const held: CoreStreamEvent[] = [];
      return {
        push(event) {
          held.push(event);
          if (event.type !== 'end') return;
          const response = folded(held);
          alter(response);
          for (const each of alterEvents?.(held) ?? divided(eventsOf(response))) inner.push(each);
        },
        end: () => inner.end(),
      };
    },
  });
}

function replaceCodec(codec: ProtocolCodec, replaced: Partial<ProtocolCodec>): Frontend {
  const frontend = frontendOf(codec.protocol);
  if (!frontend) throw new Error(`${codec.protocol} has no clients`);
  return { ...frontend, codec: { ...codec, ...replaced } };
}

// ---------------------------------------------------------------- both ends

/** A request as a client of this protocol writes it, as far as the protocol can. */
export function writeRequest(codec: ProtocolCodec, request: CoreChatRequest): JsonObject {
  const body = codec.encodeRequest(request, backendContext(codec, request));
  return { ...body, ...(codec.protocol === 'ollama' && { stream: request.stream }) };
}

/** The answer as a backend of this protocol writes it. A text of a stream comes in fragments. */
export function writeAnswer(codec: ProtocolCodec, response: CoreChatResponse, isStream: boolean): ScriptedAnswer {
  const context = frontendContext({ ...requestForEverything(codec), stream: isStream });
  if (!isStream) {
    const body = JSON.stringify(asSent(codec.encodeResponse(response, context)));
    return { headers: { 'content-type': 'application/json' }, body };
  }
  const framing: Framing = codec.protocol === 'gemini' ? 'sse' : codec.framing;
  const writer = createFrameWriter(framing);
  const frames = collectSteps(codec.encodeStream(context), divided(eventsOf(response)));
  return {
    headers: { 'content-type': writer.contentType },
    body: frames.map((frame) => writer.frame(frame)).join('') + writer.end(),
  };
}

/** Every text in three fragments. */
function* divided(events: Iterable<CoreStreamEvent>): Generator<CoreStreamEvent> {
  for (const event of events) {
    if (event.type !== 'text-delta' || event.text.length < 6) yield event;
    else {
      const third = Math.ceil(event.text.length / 3);
      for (let at = 0; at < event.text.length; at += third) yield { ...event, text: event.text.slice(at, at + third) };
    }
  }
}
