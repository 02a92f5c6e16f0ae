import { LouterError } from './error.ts';
import type { Step } from './step.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreError,
  CoreLogprob,
  CoreReasoningDelta,
  CoreStreamEvent,
  CoreTextDelta,
  CoreToolCallDelta,
  Extras,
  Place,
  Seal,
  Spelling,
} from './types.ts';
import { unreachable } from './unreachable.ts';

/** Builds the response that a stream amounts to. */
export class ResponseFold {
  #response: CoreChatResponse = { id: '', model: '', candidates: [] };
  #error: CoreError | undefined;
  #ended = false;

  add(event: CoreStreamEvent): void {
    switch (event.type) {
      case 'response-start': {
        const { type: _, native: __, ...head } = event;
        Object.assign(this.#response, head);
        return;
      }
      case 'text-start':
        return this.#open(event, { type: event.of, text: '', ...known(event) });
      case 'text-delta': {
        const part = this.#part(event);
        if (part.type !== 'text' && part.type !== 'refusal') throw misplaced(event);
        part.text += event.text;
        if (event.logprobs) (this.#candidate(event.candidate).logprobs ??= []).push(...event.logprobs);
        return;
      }
      case 'text-citation': {
        const part = this.#part(event);
        if (part.type !== 'text') throw misplaced(event);
        (part.citations ??= []).push(event.citation);
        return;
      }
      case 'reasoning-start':
        return this.#open(event, { type: 'reasoning', blocks: [], ...known(event) });
      case 'reasoning-delta': {
        const part = this.#part(event);
        if (part.type !== 'reasoning') throw misplaced(event);
        if (event.text === '' && event.extras) return;
        (part.blocks[event.block] ??= { kind: event.kind, text: '' }).text += event.text;
        return;
      }
      case 'tool-call-start': {
        const input = event.input === 'json' ? { kind: event.input, value: {} } : { kind: event.input, text: '' };
        const { id, name, runs } = event;
        return this.#open(event, { type: 'tool-call', id, name, input, runs, ...known(event) });
      }
      case 'tool-call-arguments-text': {
        const part = this.#part(event);
        if (part.type !== 'tool-call' || part.input.kind === 'json') throw misplaced(event);
        part.input.text += event.text;
        return;
      }
      case 'tool-call-arguments-json': {
        const part = this.#part(event);
        if (part.type !== 'tool-call' || part.input.kind !== 'json') throw misplaced(event);
        part.input.value = event.value;
        return;
      }
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done':
        return close(this.#part(event), event);
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
        if (event.logprobs) (candidate.logprobs ??= []).push(...event.logprobs);
        close(candidate.message, event);
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

  /** What has been said so far, finished or not. */
  get soFar(): CoreChatResponse {
    return this.#response;
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
    return this.#response;
  }

  #candidate(index: number): CoreCandidate {
    const { candidates } = this.#response;
    // Candidates may begin out of order; none may be a hole.
    while (candidates.length < index) candidates.push(emptyCandidate());
    return (candidates[index] ??= emptyCandidate());
  }

  #open({ candidate, part }: Place, value: CoreAssistantPart): void {
    this.#candidate(candidate).message.content[part] = value;
  }

  #part(place: Place & { type: string }): CoreAssistantPart {
    const part = this.#response.candidates[place.candidate]?.message.content[place.part];
    if (!part) throw misplaced(place);
    return part;
  }
}

interface Known {
  extras?: Extras;
  spelling?: Spelling;
}

/** What is known of a part when it opens. */
const known = ({ extras, spelling }: Known): Known => ({ ...(extras && { extras }), ...(spelling && { spelling }) });

function close(whole: Known & { seal?: Seal }, { seal, extras, spelling }: Known & { seal?: Seal }): void {
  if (seal) whole.seal = seal;
  if (extras) whole.extras = extras;
  if (spelling) whole.spelling = spelling;
}

const emptyCandidate = (): CoreCandidate => ({
  message: { role: 'assistant', content: [] },
  finish: { reason: 'other' },
});

const misplaced = (event: Place & { type: string }) =>
  new Error(`${event.type} does not fit part ${event.part} of candidate ${event.candidate}`);

/** The stream a finished response amounts to; the inverse of `ResponseFold`. */
export function* eventsOf(response: CoreChatResponse): Generator<CoreStreamEvent> {
  const { candidates, usage, ...head } = response;
  yield { type: 'response-start', ...head };
  for (const [candidate, value] of candidates.entries()) yield* candidateEvents(candidate, value);
  if (usage) yield { type: 'usage', usage };
  yield { type: 'end' };
}

function* candidateEvents(candidate: number, value: CoreCandidate): Generator<CoreStreamEvent> {
  const { message, finish, logprobs } = value;
  let unsent = logprobs;
  for (const [part, content] of message.content.entries()) {
    yield* partEvents({ candidate, part }, content, unsent);
    if (content.type === 'text' || content.type === 'refusal') unsent = undefined;
  }
  yield { type: 'finish', candidate, finish, ...(unsent && { logprobs: unsent }), ...known(message) };
}

/** An event of one part. */
export type CorePartEvent =
  | CoreTextDelta
  | CoreReasoningDelta
  | CoreToolCallDelta
  | Extract<CoreStreamEvent, { type: 'part' }>;

/** The start, delta and done events of one part. `logprobs` go with its text. */
export function* partEvents(
  place: Place,
  value: CoreAssistantPart,
  logprobs?: CoreLogprob[],
): Generator<CorePartEvent> {
  switch (value.type) {
    case 'text':
    case 'refusal':
      yield { ...place, type: 'text-start', of: value.type, ...known(value) };
      if (value.text || logprobs)
        yield { ...place, type: 'text-delta', text: value.text, ...(logprobs && { logprobs }) };
      if (value.type === 'text')
        for (const citation of value.citations ?? []) yield { ...place, type: 'text-citation', citation };
      return yield { ...place, type: 'text-done', ...closing(value) };
    case 'reasoning':
      yield { ...place, type: 'reasoning-start', ...known(value) };
      for (const [block, { kind, text }] of value.blocks.entries())
        yield { ...place, type: 'reasoning-delta', kind, block, text };
      return yield { ...place, type: 'reasoning-done', ...closing(value) };
    case 'tool-call':
      yield {
        ...place,
        type: 'tool-call-start',
        id: value.id,
        name: value.name,
        input: value.input.kind,
        runs: value.runs,
        ...known(value),
      };
      if (value.input.kind === 'json') yield { ...place, type: 'tool-call-arguments-json', value: value.input.value };
      else if (value.input.text) yield { ...place, type: 'tool-call-arguments-text', text: value.input.text };
      return yield { ...place, type: 'tool-call-done', ...closing(value) };
    case 'tool-result':
    case 'image':
    case 'audio':
    case 'opaque':
      return yield { ...place, type: 'part', value };
    default:
      unreachable(value);
  }
}

const closing = (part: Known & { seal?: Seal }) => ({ ...(part.seal && { seal: part.seal }), ...known(part) });

/** A reply that arrived whole becomes the events it amounts to; all others pass. */
export const unfoldFinal: Step<CoreStreamEvent, CoreStreamEvent> = (emit) => ({
  push(event) {
    if (event.type !== 'final-response') return emit(event);
    for (const each of eventsOf(event.response)) emit(each);
  },
  end() {},
});
