/** Writes frames of one block, given the index it has among the blocks written. */
export type Writing<T> = (index: number) => T;

interface Block<T> {
  waiting: Writing<T>[];
  index: number | undefined;
  isDone: boolean;
}

/**
 * Puts blocks that may be filled side by side into a row: the first that is open is written as it comes, the
 * others wait for their turn. A block gets its index with its first frame, so one without frames leaves no gap.
 */
export class BlockQueue<T> {
  readonly #emit: (out: T) => void;
  #blocks = new Map<number, Block<T>>();
  /** The part whose block is being written. */
  #turn: number | undefined;
  #written = 0;

  constructor(emit: (out: T) => void) {
    this.#emit = emit;
  }

  /** Takes a place in the row. */
  open(part: number): void {
    this.#blocks.set(part, { waiting: [], index: undefined, isDone: false });
    this.#turn ??= part;
  }

  write(part: number, writing: Writing<T>): void {
    const block = this.#blocks.get(part);
    if (!block) return;
    if (part === this.#turn) this.#say(block, writing);
    else block.waiting.push(writing);
  }

  /** The block is complete. */
  close(part: number): void {
    const block = this.#blocks.get(part);
    if (!block) return;
    block.isDone = true;
    if (part === this.#turn) this.#advance();
  }

  #say(block: Block<T>, writing: Writing<T>): void {
    block.index ??= this.#written++;
    this.#emit(writing(block.index));
  }

  #advance(): void {
    for (const [part, block] of this.#blocks) {
      this.#turn = part;
      for (const writing of block.waiting.splice(0)) this.#say(block, writing);
      if (!block.isDone) return;
      this.#blocks.delete(part);
    }
    this.#turn = undefined;
  }
}
