import type { UnlocatedLoss } from './codec.ts';
import { isExtra } from './find-extra.ts';
import type { LocatedPart, PartPositions } from './part-positions.ts';
import { lookUp, snakeCase } from './provenance.ts';
import type { CoreChatResponse, Loss } from './types.ts';
import { unreachable } from './unreachable.ts';
import type { CoreStreamEvent } from './stream-event.ts';
import type { AnswerPointers } from './part-positions.ts';

type AnswerPosition =
  | { of: 'answer' }
  | { of: 'candidate' | 'message'; candidate: number }
  // `isInner`: of an object within the part, whose fields have no positions
  | { of: 'part'; candidate: number; part: number; isInner?: true }
  | { of: 'citation'; candidate: number; part: number };

type PartPosition = Extract<AnswerPosition, { of: 'part' }>;

const isSource = (value: object): boolean => Reflect.get(value, 'type') === 'source';

/** Finds the places of what is reported of one answer: plain, or as its events pass. In time linear in the answer. */
export class AnswerLocator {
  #pointers: AnswerPointers;
  /** The parts of each candidate. */
  readonly #parts: PartPositions[] = [];
  readonly #positions = new Map<object, AnswerPosition>();
  /** Parts whose inner objects have no positions yet: most answers report nothing. */
  #unindexed: { part: object; position: PartPosition }[] = [];
  #current: AnswerPosition = { of: 'answer' };

  constructor(places: AnswerPointers) {
    this.#pointers = places;
  }

  /** A locator of a whole answer. */
  static of(response: CoreChatResponse, places: AnswerPointers): AnswerLocator {
    const locator = new AnswerLocator(places.inForm?.(response) ?? places);
    for (const [candidate, { message, finish, logprobs }] of response.candidates.entries()) {
      locator.#locate(message, { of: 'message', candidate });
      for (const each of [response.candidates[candidate], finish, logprobs])
        if (each) locator.#locate(each, { of: 'candidate', candidate });
      for (const [part, value] of message.content.entries()) {
        if (value.type === 'text')
          for (const citation of value.citations ?? []) locator.#locate(citation, { of: 'citation', candidate, part });
        locator.#open({ candidate, part }, value, value);
      }
    }
    return locator;
  }

  /** Reports that follow are about this event, unless they name another object. */
  observe(event: CoreStreamEvent): void {
    if (!('candidate' in event)) {
      if (event.type === 'response-start') this.#pointers = this.#pointers.inForm?.(event) ?? this.#pointers;
      this.#current = { of: 'answer' };
      return;
    }
    this.#current = positionOf(event);
    switch (event.type) {
      case 'text-start':
        return this.#open(event, { ...event, type: event.of });
      case 'reasoning-start':
        return this.#open(event, { type: 'reasoning', ...(event.wireForm && { wireForm: event.wireForm }) });
      case 'tool-call-start':
        return this.#open(event, { type: 'tool-call', ...(event.wireForm && { wireForm: event.wireForm }) });
      case 'part':
        return this.#open(event, event.value, event.value);
      case 'text-citation':
        return this.#locate(event.citation, { of: 'citation', candidate: event.candidate, part: event.part });
      case 'text-done':
        if (event.wireForm) this.#partsOf(event.candidate).setWireForm(event.part, event.wireForm);
        return;
      case 'finish':
        return this.#locate(event.finish, { of: 'candidate', candidate: event.candidate });
      case 'text-delta':
      case 'reasoning-delta':
      case 'reasoning-done':
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        return;
      default:
        unreachable(event);
    }
  }

  /** The loss that a report comes to, with its place in the vendor's plain answer. */
  lossOf({ at, field, what, instead }: UnlocatedLoss): Loss {
    // Nothing but log probabilities is a list.
    const name = Array.isArray(at) ? 'logprobs' : field;
    const path = this.#pathOf(at ? this.#positionOf(at) : this.#current, at, name);
    return { path, what, ...(instead !== undefined && { instead }) };
  }

  #pathOf(spot: AnswerPosition, at: object | undefined, field: string | undefined): string {
    const { answerFields: ofAnswer, candidateFields: ofCandidate, candidate: candidateAt, message } = this.#pointers;
    const ofWhole = field === undefined ? undefined : lookUp(ofAnswer, field);
    if (ofWhole !== undefined) return ofWhole;
    const name = spot.of === 'citation' ? 'citations' : field;
    const ofOne = name === undefined ? undefined : lookUp(ofCandidate, name);
    const candidate = 'candidate' in spot ? spot.candidate : 0;
    if (ofOne !== undefined) return `${candidateAt(candidate)}${ofOne}`;
    switch (spot.of) {
      case 'answer':
        return name === undefined || !isExtra(at, name) ? '' : `/${name}`;
      case 'candidate':
        return candidateAt(candidate);
      case 'message':
        if (name === 'content') return `${candidateAt(candidate)}${this.#pointers.content}`;
        return name === undefined || !isExtra(at, name) ? candidateAt(candidate) : message(candidate, name);
      case 'citation':
      case 'part':
        return this.#pathOfPart(
          spot,
          'isInner' in spot ? undefined : name,
          name !== undefined && isExtra(at, name) ? 'own' : 'common',
        );
      default:
        return unreachable(spot);
    }
  }

  #pathOfPart(spot: { candidate: number; part: number }, name: string | undefined, field: 'own' | 'common'): string {
    const { pointer, form, holderOf } = this.#partsOf(spot.candidate).pointerOf(spot.part);
    if (name === undefined) return pointer;
    if (field === 'own' && holderOf) return holderOf(name);
    if (form === 'text') return pointer;
    return `${pointer}/${field === 'own' ? name : (lookUp(this.#pointers.partFields, name) ?? snakeCase(name))}`;
  }

  #positionOf(at: object): AnswerPosition {
    if (isEvent(at)) return positionOf(at);
    const known = this.#positions.get(at);
    if (known) return known;
    for (const { part, position } of this.#unindexed) this.#locateAll(part, position);
    this.#unindexed = [];
    return this.#positions.get(at) ?? this.#current;
  }

  #partsOf(candidate: number): PartPositions {
    return (this.#parts[candidate] ??= this.#pointers.parts(candidate));
  }

  #open({ candidate, part }: { candidate: number; part: number }, opened: LocatedPart, held?: object): void {
    this.#partsOf(candidate).set(part, opened);
    if (held) this.#unindexed.push({ part: held, position: { of: 'part', candidate, part } });
  }

  /** An object with two positions is reported at the first. */
  #locate(at: object, position: AnswerPosition): void {
    if (!this.#positions.has(at)) this.#positions.set(at, position);
  }

  /** A part and every object in it. */
  #locateAll(at: object, position: PartPosition): void {
    this.#locate(at, position);
    for (const each of Object.values(at) as unknown[])
      if (typeof each === 'object' && each !== null)
        this.#locateAll(each, isSource(each) ? { ...position, isInner: true } : position);
  }
}

type EventOfCandidate = Extract<CoreStreamEvent, { candidate: number }>;

const isEvent = (at: object): at is EventOfCandidate => 'candidate' in at && 'type' in at;

const positionOf = (event: EventOfCandidate): AnswerPosition =>
  event.type === 'finish'
    ? { of: 'message', candidate: event.candidate }
    : { of: event.type === 'text-citation' ? 'citation' : 'part', candidate: event.candidate, part: event.part };
