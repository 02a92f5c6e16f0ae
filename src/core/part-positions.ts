import type { CoreAssistantPart, CoreChatResponse, WireForm } from './types.ts';

/** What is known of a part of any answer: enough to determine its position. */
export interface LocatedPart {
  type: CoreAssistantPart['type'];
  wireForm?: WireForm;
}

export interface PartPointer {
  pointer: string;
  /** A `text` is a mere string there and has no fields. */
  form: 'object' | 'text';
  /** What holds the fields that only this protocol knows, where it is not the part: by their names there. */
  holderOf?(field: string): string;
}

/** What a protocol counts of the parts before another, where that determines its position. */
export interface PartCounter<Counts> {
  /** Before the first part. */
  readonly start: Counts;
  next(before: Counts, part: LocatedPart): Counts;
}

/** Where a part is, by what precedes it; `part` is undefined before it is opened. */
type FindPart<Counts> = (
  part: LocatedPart | undefined,
  place: { candidate: number; index: number; before: Counts },
) => PartPointer;

/** The parts of one candidate and their positions. */
export interface PartPositions {
  set(index: number, part: LocatedPart): void;
  setWireForm(index: number, wireForm: WireForm): void;
  pointerOf(index: number): PartPointer;
}

export type TypeCounts = Readonly<Partial<Record<LocatedPart['type'], number>>>;

/** Counts the parts of each type. */
export const typeCounter: PartCounter<TypeCounts> = {
  start: {},
  next: (before, { type }) => ({ ...before, [type]: (before[type] ?? 0) + 1 }),
};

/**
 * Positions of parts as a protocol counts them.
 *
 * @example locateParts(typeCounter, (_part, { before }) => ({ pointer: `/calls/${before['tool-call'] ?? 0}`, form: 'object' }))
 */
export const locateParts =
  <Counts>(counter: PartCounter<Counts>, find: FindPart<Counts>) =>
  (candidate: number): PartPositions =>
    new CountedParts(counter, find, candidate);

/** Counts each part once, however many positions are asked for: a vendor determines how many parts and losses there are. */
class CountedParts<Counts> implements PartPositions {
  readonly #counter: PartCounter<Counts>;
  readonly #find: FindPart<Counts>;
  readonly #candidate: number;
  readonly #parts: LocatedPart[] = [];
  /** The counts before each part, as far as they were asked for. */
  readonly #before: Counts[];

  constructor(counter: PartCounter<Counts>, find: FindPart<Counts>, candidate: number) {
    this.#counter = counter;
    this.#find = find;
    this.#candidate = candidate;
    this.#before = [counter.start];
  }

  set(index: number, { type, wireForm }: LocatedPart): void {
    this.#parts[index] = { type, ...(wireForm && { wireForm }) };
    this.#forgetAfter(index);
  }

  setWireForm(index: number, wireForm: WireForm): void {
    const part = this.#parts[index];
    if (!part) return;
    part.wireForm = wireForm;
    this.#forgetAfter(index);
  }

  pointerOf(index: number): PartPointer {
    return this.#find(this.#parts[index], { candidate: this.#candidate, index, before: this.#countsBefore(index) });
  }

  #countsBefore(index: number): Counts {
    let before = this.#before.at(-1) ?? this.#counter.start;
    for (let at = this.#before.length; at <= index; at++) {
      const part = this.#parts[at - 1];
      if (part) before = this.#counter.next(before, part);
      this.#before.push(before);
    }
    return this.#before[index] ?? before;
  }

  #forgetAfter(index: number): void {
    if (this.#before.length > index + 1) this.#before.length = index + 1;
  }
}

/** Where a protocol's plain answers hold what Core knows. A streamed answer is placed as if it had come plain. */
export interface AnswerPointers {
  /** The same for one answer, in a protocol that has answers of several forms. */
  inForm?(answer: Pick<CoreChatResponse, 'wireForm'>): AnswerPointers;
  candidate(index: number): string;
  /** What holds the parts of a candidate, relative to it. */
  readonly content: string;
  /** The parts of a candidate, none of them known yet: see `locateParts`. */
  parts(candidate: number): PartPositions;
  /** The position, from the root, of a field of a message that only this protocol knows. */
  message(candidate: number, field: string): string;
  /** Fields with a position of their own, relative to the candidate: fields of the candidate or of one of its parts. */
  readonly candidateFields: Readonly<Record<string, string>>;
  /** Names of fields of parts where lower snake case is not it. */
  readonly partFields: Readonly<Record<string, string>>;
  /** The positions of fields of the answer: `candidates`, `usage` and the counts in it. */
  readonly answerFields: Readonly<Record<string, string>>;
}
