import { appendAll } from './append-all.ts';
import { LouterError } from './error.ts';
import type { Step } from './step.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreError,
  CoreLogprob,
  CoreReasoning,
  Extras,
  Signature,
  WireForm,
} from './types.ts';
import { unreachable } from './unreachable.ts';
import type {
  CoreReasoningDelta,
  CoreStreamEvent,
  CoreTextDelta,
  CoreToolCallDelta,
  PartIndex,
} from './stream-event.ts';

/** Builds the response that a stream amounts to. */
export class ResponseFold {
  #response: CoreChatResponse = { id: '', model: '', candidates: [] };
  #error: CoreError | undefined;
  #ended = false;
  #characters = 0;

  add(event: CoreStreamEvent): void {
    switch (event.type) {
      case 'response-start': {
        const { type: _, native: __, ...head } = event;
        Object.assign(this.#response, head);
        return;
      }
      case 'text-start':
        return this.#open(event, { type: event.of, text: '', ...wireFields(event) });
      case 'text-delta': {
        const part = this.#part(event);
        if (part.type !== 'text' && part.type !== 'refusal') throw misplacedEvent(event);
        part.text += this.#count(event);
        if (event.logprobs) appendAll((this.#candidate(event.candidate).logprobs ??= []), event.logprobs);
        return;
      }
      case 'text-citation': {
        const part = this.#part(event);
        if (part.type !== 'text') throw misplacedEvent(event);
        (part.citations ??= []).push(event.citation);
        return;
      }
      case 'reasoning-start':
        return this.#open(event, { type: 'reasoning', blocks: [], ...originField(event), ...wireFields(event) });
      case 'reasoning-delta': {
        const part = this.#part(event);
        if (part.type !== 'reasoning') throw misplacedEvent(event);
        if (event.text === '' && event.extras) return;
        (part.blocks[event.block] ??= { kind: event.kind, text: '' }).text += this.#count(event);
        return;
      }
      case 'tool-call-start': {
        const input = event.input === 'json' ? { kind: event.input, value: {} } : { kind: event.input, text: '' };
        const { id, name, providerExecuted } = event;
        return this.#open(event, { type: 'tool-call', id, name, input, providerExecuted, ...wireFields(event) });
      }
      case 'tool-call-arguments-text': {
        const part = this.#part(event);
        if (part.type !== 'tool-call' || part.input.kind === 'json') throw misplacedEvent(event);
        part.input.text += this.#count(event);
        return;
      }
      case 'tool-call-arguments-json': {
        const part = this.#part(event);
        if (part.type !== 'tool-call' || part.input.kind !== 'json') throw misplacedEvent(event);
        part.input.value = event.value;
        return;
      }
      case 'tool-call-done':
        if (event.isUnreadable) return this.#remove(event);
        return closePart(this.#part(event), event);
      case 'text-done':
      case 'reasoning-done':
        return closePart(this.#part(event), event);
      case 'part':
        return this.#open(event, event.value);
      case 'opaque':
        return;
      case 'usage':
        this.#response.usage = event.usage;
        return;
      case 'finish': {
        const candidate = this.#candidate(event.candidate);
        candidate.finish = event.finish;
        if (event.logprobs) appendAll((candidate.logprobs ??= []), event.logprobs);
        closePart(candidate.message, event);
        return;
      }
      case 'final-response':
        this.#response = event.response;
        this.#ended = true;
        return;
      case 'end':
        this.#ended = true;
        return;
      case 'error':
        this.#error = event.error;
        return;
      default:
        unreachable(event);
    }
  }

  /**
   * The response as far as it has come, finished or not. A block that a vendor opened without a type, and a call that
   * cannot be read, are a number only.
   */
  get current(): CoreChatResponse {
    const { candidates } = this.#response;
    const hasHoles = candidates.some(({ message: { content } }) => Object.keys(content).length < content.length);
    if (!hasHoles) return this.#response;
    const withoutHoles = ({ message, ...rest }: CoreCandidate): CoreCandidate => ({
      ...rest,
      message: { ...message, content: message.content.filter(() => true) },
    });
    return { ...this.#response, candidates: candidates.map(withoutHoles) };
  }

  /** How many UTF-16 units of text, reasoning and arguments came in fragments. */
  get characters(): number {
    return this.#characters;
  }

  /** The error the stream ended with, if it did. */
  get error(): CoreError | undefined {
    return this.#error;
  }

  /**
   * The finished response.
   * @throws {LouterError} the stream's own error, or `bad-upstream-reply` when it never ended.
   */
  result(): CoreChatResponse {
    if (this.#error) throw new LouterError(this.#error);
    if (!this.#ended) throw new LouterError({ kind: 'bad-upstream-reply', message: 'the stream ended before its end' });
    return this.current;
  }

  #count({ text }: { text: string }): string {
    this.#characters += text.length;
    return text;
  }

  #candidate(index: number): CoreCandidate {
    const { candidates } = this.#response;
    // Candidates may begin out of order; none may be a hole.
    while (candidates.length < index) candidates.push(emptyCandidate());
    return (candidates[index] ??= emptyCandidate());
  }

  #open({ candidate, part }: PartIndex, value: CoreAssistantPart): void {
    this.#candidate(candidate).message.content[part] = value;
  }

  #remove({ candidate, part }: PartIndex): void {
    Reflect.deleteProperty(this.#candidate(candidate).message.content, part);
  }

  #part(place: PartIndex & { type: string }): CoreAssistantPart {
    const part = this.#response.candidates[place.candidate]?.message.content[place.part];
    if (!part) throw misplacedEvent(place);
    return part;
  }
}

/** What a value has beside its content: fields that only its protocol knows, and the form in which it was written. */
export interface WireFields {
  extras?: Extras;
  wireForm?: WireForm;
}

/** The given ones of the fields, to spread into an event or part. */
export const wireFields = ({
  extras,
  wireForm,
}: { [Name in keyof WireFields]: WireFields[Name] | undefined }): WireFields => ({
  ...(extras && { extras }),
  ...(wireForm && { wireForm }),
});

const originField = ({ origin }: Pick<CoreReasoning, 'origin'>): Pick<CoreReasoning, 'origin'> => ({
  ...(origin && { origin }),
});

function closePart(
  target: WireFields & { signature?: Signature },
  { signature, extras, wireForm }: WireFields & { signature?: Signature },
): void {
  if (signature) target.signature = signature;
  if (extras) target.extras = extras;
  if (wireForm) target.wireForm = wireForm;
}

/** An answer of which nothing has come. */
export const emptyCandidate = (): CoreCandidate => ({
  message: { role: 'assistant', content: [] },
  finish: { reason: 'other' },
});

const misplacedEvent = (event: PartIndex & { type: string }) =>
  new Error(`${event.type} does not fit part ${event.part} of candidate ${event.candidate}`);

/** An event of a reply that arrives in pieces. */
export type StreamedEvent = Exclude<CoreStreamEvent, { type: 'final-response' }>;

/** The stream a finished response amounts to; the inverse of `ResponseFold`. */
export function* eventsOf(response: CoreChatResponse): Generator<StreamedEvent> {
  const { candidates, usage, ...head } = response;
  yield { type: 'response-start', ...head };
  for (const [candidate, value] of candidates.entries()) yield* candidateEvents(candidate, value);
  if (usage) yield { type: 'usage', usage };
  yield { type: 'end' };
}

function* candidateEvents(candidate: number, value: CoreCandidate): Generator<StreamedEvent> {
  const { message, finish, logprobs } = value;
  let unsent = logprobs;
  for (const [part, content] of message.content.entries()) {
    yield* partEvents({ candidate, part }, content, unsent);
    if (content.type === 'text' || content.type === 'refusal') unsent = undefined;
  }
  yield { type: 'finish', candidate, finish, ...(unsent && { logprobs: unsent }), ...wireFields(message) };
}

/** An event of one part. */
export type CorePartEvent =
  | CoreTextDelta
  | CoreReasoningDelta
  | CoreToolCallDelta
  | Extract<CoreStreamEvent, { type: 'part' }>;

/** A part that streams deliver in fragments. The others are always one event. */
export type StreamedPart = Extract<CoreAssistantPart, { type: 'text' | 'refusal' | 'reasoning' | 'tool-call' }>;

export const isStreamedPart = (part: CoreAssistantPart): part is StreamedPart =>
  part.type === 'text' || part.type === 'refusal' || part.type === 'reasoning' || part.type === 'tool-call';

/** The start, delta and done events of one part. `logprobs` go with its text. */
export function* partEvents(
  place: PartIndex,
  value: CoreAssistantPart,
  logprobs?: CoreLogprob[],
): Generator<CorePartEvent> {
  switch (value.type) {
    case 'text':
    case 'refusal':
      yield { ...place, type: 'text-start', of: value.type, ...wireFields(value) };
      if (value.text || logprobs)
        yield { ...place, type: 'text-delta', text: value.text, ...(logprobs && { logprobs }) };
      if (value.type === 'text')
        for (const citation of value.citations ?? []) yield { ...place, type: 'text-citation', citation };
      return yield { ...place, type: 'text-done', ...closingFields(value) };
    case 'reasoning':
      yield { ...place, type: 'reasoning-start', ...originField(value), ...wireFields(value) };
      for (const [block, { kind, text }] of value.blocks.entries())
        yield { ...place, type: 'reasoning-delta', kind, block, text };
      return yield { ...place, type: 'reasoning-done', ...closingFields(value) };
    case 'tool-call':
      yield {
        ...place,
        type: 'tool-call-start',
        id: value.id,
        name: value.name,
        input: value.input.kind,
        providerExecuted: value.providerExecuted,
        ...wireFields(value),
      };
      if (value.input.kind === 'json') yield { ...place, type: 'tool-call-arguments-json', value: value.input.value };
      else if (value.input.text) yield { ...place, type: 'tool-call-arguments-text', text: value.input.text };
      return yield { ...place, type: 'tool-call-done', ...closingFields(value) };
    case 'tool-result':
    case 'image':
    case 'audio':
    case 'opaque':
      return yield { ...place, type: 'part', value };
    default:
      unreachable(value);
  }
}

/** What is known of a part when it closes. */
export type ClosingFields = WireFields & { signature?: Signature };

/** The given ones of the fields, to spread into an event or part. */
export const closingFields = ({ signature, ...wire }: ClosingFields): ClosingFields => ({
  ...(signature && { signature }),
  ...wireFields(wire),
});

/** A reply that arrived whole becomes the events it amounts to; all others pass. */
export const expandFinalResponse: Step<CoreStreamEvent, StreamedEvent> = (emit) => ({
  push(event) {
    if (event.type !== 'final-response') return emit(event);
    for (const each of eventsOf(event.response)) emit(each);
  },
  end() {},
});
