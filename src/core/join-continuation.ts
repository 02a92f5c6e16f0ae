import { appendAll } from './append-all.ts';
import type { Report } from './codec.ts';
import type { AnswerBreak } from './delivered-answer.ts';
import { isRepeated } from './native-frame.ts';
import { onceReporter } from './provenance.ts';
import { SeamText, type ContinuationMethod } from './seam-text.ts';
import type { Stage } from './step.ts';
import type { CoreCitation, CoreLogprob, CoreUsage } from './types.ts';
import { unreachable } from './unreachable.ts';
import type { CoreStreamEvent } from './stream-event.ts';

interface JoinOptions {
  readonly method: ContinuationMethod;
  readonly stop?: readonly string[] | undefined;
  readonly report?: Report;
}

type PartEvent = Extract<CoreStreamEvent, { part: number }>;
type StartEvent = Extract<CoreStreamEvent, { type: 'text-start' | 'reasoning-start' }>;
type TextDelta = Extract<CoreStreamEvent, { type: 'text-delta' }>;

const counts = ['input', 'output', 'cacheRead', 'cacheWrite', 'reasoning'] as const;

/** What two answers used together: a count is absent only where neither has it. */
export function addUsage(one: CoreUsage | undefined, other: CoreUsage): CoreUsage {
  if (!one) return other;
  const sum: CoreUsage = {};
  for (const name of counts)
    if (one[name] !== undefined || other[name] !== undefined) sum[name] = (one[name] ?? 0) + (other[name] ?? 0);
  const ttls = { ...one.cacheWriteByTtl };
  for (const [ttl, count] of Object.entries(other.cacheWriteByTtl ?? {}) as [keyof typeof ttls, number][])
    ttls[ttl] = (ttls[ttl] ?? 0) + count;
  return { ...sum, ...((one.cacheWriteByTtl ?? other.cacheWriteByTtl) && { cacheWriteByTtl: ttls }) };
}

/**
 * Makes the events of a continuation those of the answer that broke: its open text goes on, parts are numbered behind those
 * of the answer, and the usage is that of both. Nothing is emitted before the continuation has content.
 */
export class ContinuationJoin implements Stage<CoreStreamEvent> {
  readonly #broken: AnswerBreak;
  readonly #reportOnce: Report;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #text: SeamText;
  /** The numbers of its parts in the answer. */
  readonly #numbers = new Map<number, number>();
  readonly #unopened = new Map<number, StartEvent>();
  readonly #renumbered = new Set<number>();
  #next: number;
  /** The part that goes on with the open text, and how far citations of it are moved. */
  #joined: number | undefined;
  #firstText: number | undefined;
  #heldLogprobs: CoreLogprob[] = [];
  #hasBegun = false;
  #ownUsage: CoreUsage | undefined;
  #isUsageDue = false;

  constructor(
    broken: AnswerBreak,
    { method, stop, report = () => {} }: JoinOptions,
    emit: (event: CoreStreamEvent) => void,
  ) {
    this.#broken = broken;
    this.#reportOnce = onceReporter(report);
    this.#emit = emit;
    this.#text = new SeamText(broken.text, { method, stop });
    this.#next = broken.nextPart;
  }

  /** Whether any of it was emitted. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** What the continuation itself used. */
  get ownUsage(): CoreUsage | undefined {
    return this.#ownUsage;
  }

  /** The text that was left out at its beginning, which the answer had already. */
  get removed(): string {
    return this.#text.removed;
  }

  push(received: CoreStreamEvent): void {
    const { native, ...event } = received;
    if (native && native.frames.length > 0 && !native.repeated)
      this.#reportOnce({ what: `fields of the events of the continuation that are known to ${native.protocol} only` });
    switch (event.type) {
      case 'response-start':
        return this.#dropHead(event);
      case 'opaque':
        if (isRepeated(received)) return;
        return this.#reportOnce({ what: `events of the continuation that are known to ${event.protocol} only` });
      case 'usage':
        this.#ownUsage = event.usage;
        this.#isUsageDue = true;
        if (this.#hasBegun) this.#emitUsage();
        return;
      case 'finish':
        return this.#finish(event);
      case 'end':
        this.#begin();
        this.#emitUsage();
        return this.#emit(event);
      case 'error':
      case 'final-response':
        return this.#emit(event);
      default:
        // Of what a model writes behind a stop sequence nothing belongs to the answer.
        if (event.candidate === 0 && this.#text.stopSequence === undefined) this.#write(this.#withOwnForm(event));
    }
  }

  /** Servers that number their items give them ids that the answer has already: such a part gets a new one. */
  #withOwnForm(event: PartEvent): PartEvent {
    if (!('wireForm' in event) || !event.wireForm) return event;
    const { wireForm, ...rest } = event;
    if (this.#broken.forms.has(JSON.stringify(wireForm))) this.#renumbered.add(event.part);
    return this.#renumbered.has(event.part) ? rest : event;
  }

  end(): void {}

  // ---------------------------------------------------------------- parts

  #write(event: PartEvent): void {
    switch (event.type) {
      case 'text-start':
        if (this.#joined === undefined && !this.#hasBegun && event.of === 'text' && this.#broken.openText)
          this.#joined = event.part;
        if (event.of === 'text') this.#firstText ??= event.part;
        this.#unopened.set(event.part, event);
        return;
      case 'reasoning-start':
        this.#unopened.set(event.part, event);
        return;
      case 'text-delta':
        return this.#writeText(event);
      case 'reasoning-delta':
        if (event.text !== '' || event.extras) this.#emitPart(event);
        return;
      case 'text-citation':
        this.#releaseText(event.part);
        return this.#emitPart({ ...event, citation: this.#moveCitation(event.part, event.citation) });
      case 'text-done':
        this.#releaseText(event.part);
        return this.#close(event);
      case 'reasoning-done':
        return this.#close(event);
      case 'tool-call-start':
      case 'part':
        this.#open(event.part);
        return this.#emitPart(event);
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        return this.#emitPart(event);
      default:
        unreachable(event);
    }
  }

  #writeText(event: TextDelta): void {
    if (event.part !== this.#firstText || this.#text.isOpen) return this.#emitPart(event);
    const { logprobs, ...delta } = event;
    if (logprobs) appendAll(this.#heldLogprobs, logprobs);
    const text = this.#text.push(event.text);
    if (this.#text.isOpen) this.#emitText({ ...delta, text });
  }

  #releaseText(part: number): void {
    if (part !== this.#firstText || this.#text.isOpen || this.#text.isUntouched) return;
    this.#emitText({ type: 'text-delta', candidate: 0, part, text: this.#text.end() });
  }

  #emitText(delta: TextDelta): void {
    const logprobs = this.#heldLogprobs;
    this.#heldLogprobs = [];
    const isWhole = this.#text.removed === '';
    if (!isWhole && logprobs.length > 0)
      this.#reportOnce({ what: 'log probabilities of what the continuation repeated' });
    const kept = isWhole ? logprobs : [];
    if (delta.text !== '' || kept.length > 0) this.#emitPart({ ...delta, ...(kept.length > 0 && { logprobs: kept }) });
  }

  #close(event: Extract<PartEvent, { type: 'text-done' | 'reasoning-done' }>): void {
    const isEmpty = this.#unopened.has(event.part) && !event.signature && !event.extras;
    if (!isEmpty) return this.#emitPart(event);
    this.#unopened.delete(event.part);
    // Nothing came for the text that was open: a later one may go on with it.
    if (this.#joined === event.part && !this.#hasBegun) this.#joined = undefined;
    if (this.#firstText === event.part && this.#text.isUntouched) this.#firstText = undefined;
  }

  /** Emits an event under the number that its part has in the answer. */
  #emitPart(event: PartEvent): void {
    const start = this.#unopened.get(event.part);
    if (start) {
      this.#unopened.delete(event.part);
      const isJoined = this.#open(event.part);
      if (!isJoined) this.#emit({ ...start, part: this.#numberOf(start.part) });
    }
    const numbered = { ...event, part: this.#numberOf(event.part) };
    if (numbered.type !== 'text-done' || event.part !== this.#joined) return this.#emit(numbered);
    // The form of the part that it continues stays.
    const { wireForm: _, ...done } = numbered;
    this.#emit(done);
  }

  /** Numbers a part. Returns whether it is the text that was open. */
  #open(part: number): boolean {
    const { openText } = this.#broken;
    const isJoined = part === this.#joined && openText !== undefined && !this.#hasBegun;
    if (!isJoined && part === this.#joined) this.#joined = undefined;
    this.#begin({ keepsText: isJoined });
    this.#numbers.set(part, isJoined ? openText.part : this.#next++);
    return isJoined;
  }

  #numberOf(part: number): number {
    return this.#numbers.get(part) ?? part;
  }

  /** Closes what was open where the answer broke. */
  #begin({ keepsText = false } = {}): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { openText, openReasoning } = this.#broken;
    if (openReasoning !== undefined) this.#emit({ type: 'reasoning-done', candidate: 0, part: openReasoning });
    if (openText && !keepsText) this.#emit({ type: 'text-done', candidate: 0, part: openText.part });
  }

  #moveCitation(part: number, citation: CoreCitation): CoreCitation {
    if (part !== this.#firstText || !citation.at) return citation;
    const isJoined = part === this.#joined;
    const offset = (isJoined ? (this.#broken.openText?.length ?? 0) : 0) - this.#text.removed.length;
    const { start, end } = citation.at;
    return { ...citation, at: { start: Math.max(0, start + offset), end: Math.max(0, end + offset) } };
  }

  // ---------------------------------------------------------------- the answer

  /** The client has the id and the model of the answer since it began. */
  #dropHead({ extras = {} }: Extract<CoreStreamEvent, { type: 'response-start' }>): void {
    const names = Object.values(extras).flatMap((fields) => Object.keys(fields));
    if (names.length > 0) this.#reportOnce({ what: `fields of the head of the continuation: ${names.join(', ')}` });
  }

  #emitUsage(): void {
    if (!this.#isUsageDue || !this.#ownUsage) return;
    this.#isUsageDue = false;
    this.#emit({ type: 'usage', usage: addUsage(this.#broken.usage, this.#ownUsage) });
  }

  #finish(event: Extract<CoreStreamEvent, { type: 'finish' }>): void {
    if (event.candidate > 0) return;
    const { stopSequence } = this.#text;
    this.#begin();
    this.#emitUsage();
    const { wireForm: _, logprobs, ...finish } = event;
    if (stopSequence === undefined) this.#emit({ ...finish, ...(logprobs && { logprobs }) });
    else this.#emit({ ...finish, finish: { reason: 'stop', stopSequence } });
  }
}
