import { endsInHalf } from './code-points.ts';

/** How long a piece is at least, in UTF-16 units. */
const minPieceLength = 64 * 1024;

/** A text in pieces of whole characters, which `JSON.stringify` writes as one. */
export class TextPieces extends Array<string> {
  toJSON(): string {
    return this.join('');
  }
}

/**
 * A text that grows. A long one stays in pieces: while V8 joins the parts of a text, it takes twice its memory.
 */
export class GrowingText {
  readonly #pieces = new TextPieces();
  #rest = '';
  #length = 0;

  append(text: string): void {
    this.#length += text.length;
    this.#rest += text;
    // Its last character is only read where it is long: V8 joins its parts then, while they are young.
    if (this.#rest.length < minPieceLength || endsInHalf(this.#rest)) return;
    this.#pieces.push(this.#rest);
    this.#rest = '';
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  /** The text so far, as a value of JSON. */
  get value(): string | TextPieces {
    const [first = this.#rest] = this.#pieces;
    if (first.length === this.#length) return first;
    const pieces = new TextPieces();
    pieces.push(...this.#pieces, this.#rest);
    return pieces;
  }

  toString(): string {
    return this.#pieces.toJSON() + this.#rest;
  }
}
