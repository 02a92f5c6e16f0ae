/** Writes frames of one block, given the index it has among the blocks written. */
export type FrameAt<T> = (index: number) => T;

interface QueuedBlock<T> {
  waiting: FrameAt<T>[];
  index: number | undefined;
  isDone: boolean;
}

/**
 * Puts blocks that may be filled side by side into a row: the first that is open is written as it comes, the
 * others wait for their turn. A block gets its index with its first frame, so one without frames leaves no gap.
 */
export class BlockQueue<T> {
  readonly #emit: (out: T) => void;
  #blocks = new Map<number, QueuedBlock<T>>();
  /** The part whose block is being written. */
  #activePart: number | undefined;
  #nextIndex = 0;

  constructor(emit: (out: T) => void) {
    this.#emit = emit;
  }

  /** Takes a place in the row. */
  open(part: number): void {
    this.#blocks.set(part, { waiting: [], index: undefined, isDone: false });
    this.#activePart ??= part;
  }

  write(part: number, frameAt: FrameAt<T>): void {
    const block = this.#blocks.get(part);
    if (!block) return;
    if (part === this.#activePart) this.#emitFrame(block, frameAt);
    else block.waiting.push(frameAt);
  }

  /** The block is complete. */
  close(part: number): void {
    const block = this.#blocks.get(part);
    if (!block) return;
    block.isDone = true;
    if (part === this.#activePart) this.#advance();
  }

  #emitFrame(block: QueuedBlock<T>, writing: FrameAt<T>): void {
    block.index ??= this.#nextIndex++;
    this.#emit(writing(block.index));
  }

  #advance(): void {
    for (const [part, block] of this.#blocks) {
      this.#activePart = part;
      for (const writing of block.waiting.splice(0)) this.#emitFrame(block, writing);
      if (!block.isDone) return;
      this.#blocks.delete(part);
    }
    this.#activePart = undefined;
  }
}
