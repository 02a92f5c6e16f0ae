import { JsonScanner, jsonToken } from './json-scan.ts';

/** Follows the text of a JSON object that arrives in pieces, to find its end. Takes linear time and never fails. */
export class ObjectBoundaryScanner {
  readonly #scanner = new JsonScanner('', 'all');
  #depth = 0;
  #state: 'before' | 'inside' | 'complete' | 'no-object' = 'before';

  /** Reads on. Returns where in `text` a second object begins after the first; nothing from there on is read. */
  take(text: string): number | undefined {
    this.#scanner.feed(text);
    for (let token = this.#scanner.next(); token !== jsonToken.none; token = this.#scanner.next()) {
      if (this.#state === 'no-object') return undefined;
      if (this.#state === 'inside') this.#readInside(token);
      else if (token === jsonToken.openBrace) {
        if (this.#state === 'complete') return this.#scanner.start;
        this.#state = 'inside';
        this.#depth = 1;
      } else if (this.#state === 'before') this.#state = 'no-object';
    }
    return undefined;
  }

  #readInside(token: number): void {
    if (token === jsonToken.openBrace || token === jsonToken.openBracket) this.#depth++;
    else if (token === jsonToken.closeBrace || token === jsonToken.closeBracket) this.#depth--;
    if (this.#depth === 0) this.#state = 'complete';
  }

  /** Whether one object has been read from its first brace to its last. */
  get isComplete(): boolean {
    return this.#state === 'complete';
  }

  /** Whether an object has begun and not ended. */
  get isOpen(): boolean {
    return this.#state === 'inside';
  }
}
