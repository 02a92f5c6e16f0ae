import { createCallIdGiver } from './call-ids.ts';
import { copyProvenance } from './provenance.ts';
import { partKey, type Step } from './step.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, Note, VendorProtocol } from './types.ts';
import type { CoreStreamEvent, CoreToolCallDelta } from './stream-event.ts';

/** The request that an answer is to, and the protocols between which the answer passes. */
export interface AnsweredRequest {
  request: Pick<CoreChatRequest, 'messages'>;
  /** The protocol of the server that answers. */
  vendor: VendorProtocol;
  /** That of the client; absent: a program uses Core itself. */
  client: VendorProtocol | undefined;
  note(note: Note): void;
}

/**
 * The calls of an answer as their client needs them: each has an id that its conversation does not have, and arguments that
 * are `null` are none. Other events, and whatever else is in a response, pass as they are.
 */
export const mendCalls =
  (answered: AnsweredRequest): Step<CoreStreamEvent, CoreStreamEvent> =>
  (emit) => {
    const calls = new CallMender(answered);
    /** Open calls whose arguments may become `null`. */
    const held = new Map<string, HeldArguments>();
    const release = (key: string): void => {
      const { pieces = [] } = held.get(key) ?? {};
      held.delete(key);
      pieces.forEach(emit);
    };
    /** What arrived of calls before the answer broke off. */
    const releaseAll = (): void => held.forEach((_, key) => release(key));
    return {
      push(event) {
        switch (event.type) {
          case 'tool-call-start': {
            if (event.input === 'json-text') held.set(partKey(event), { pieces: [], text: '' });
            const id = event.providerExecuted ? event.id : calls.idOf(event.id);
            return emit(id === event.id ? event : { ...event, id });
          }
          case 'tool-call-arguments-text': {
            const start = held.size > 0 ? held.get(partKey(event)) : undefined;
            if (!start) return emit(event);
            start.pieces.push(event);
            start.text = (start.text + event.text).trimStart();
            if (isNull(start.text)) start.text = 'null';
            else if (!'null'.startsWith(start.text)) release(partKey(event));
            return;
          }
          case 'tool-call-done':
            if (held.get(partKey(event))?.text === 'null') held.delete(partKey(event));
            else release(partKey(event));
            return emit(event);
          case 'part': {
            const value = calls.mend(event.value);
            return emit(value === event.value ? event : { ...event, value });
          }
          case 'final-response':
            return emit({ ...event, response: calls.mendResponse(event.response) });
          case 'error':
          case 'end':
            releaseAll();
            return emit(event);
          default:
            return emit(event);
        }
      },
      end: releaseAll,
    };
  };

/** The beginning of a call's arguments. */
interface HeldArguments {
  pieces: Extract<CoreToolCallDelta, { type: 'tool-call-arguments-text' }>[];
  /** Without the white space around it. */
  text: string;
}

const isNull = (text: string): boolean => text.trim() === 'null';

/** The same of a plain answer. */
export const mendCallsOf = (answered: AnsweredRequest, response: CoreChatResponse): CoreChatResponse =>
  new CallMender(answered).mendResponse(response);

class CallMender {
  readonly #answered: AnsweredRequest;
  #giveId: ((id: string) => string) | undefined;

  constructor(answered: AnsweredRequest) {
    this.#answered = answered;
  }

  idOf(id: string): string {
    const { request, vendor, client, note } = this.#answered;
    // Most answers have no calls: then the conversation is not looked at.
    this.#giveId ??= createCallIdGiver(request.messages, { vendor, client });
    const given = this.#giveId(id);
    if (given !== id)
      note({ what: 'the id of a call that is not new, or that not every protocol accepts', saw: id, made: given });
    return given;
  }

  mend(part: CoreAssistantPart): CoreAssistantPart {
    if (part.type !== 'tool-call' || part.providerExecuted) return part;
    const id = this.idOf(part.id);
    const hasNull = part.input.kind === 'json-text' && isNull(part.input.text);
    if (id === part.id && !hasNull) return part;
    const input = hasNull ? ({ kind: 'json-text', text: '' } as const) : part.input;
    return copyProvenance(part, { ...part, id, input });
  }

  mendResponse(response: CoreChatResponse): CoreChatResponse {
    const candidates = response.candidates.map((candidate) => {
      const content = candidate.message.content.map((part) => this.mend(part));
      const isMended = content.some((part, index) => part !== candidate.message.content[index]);
      return isMended
        ? { ...candidate, message: copyProvenance(candidate.message, { ...candidate.message, content }) }
        : candidate;
    });
    const isMended = candidates.some((candidate, index) => candidate !== response.candidates[index]);
    return isMended ? copyProvenance(response, { ...response, candidates }) : response;
  }
}
