/** Makes a frame of one block, given the index of the block among those written. */
export type FrameAt<T> = (index: number) => T;

interface QueuedBlock<T> {
  waiting: FrameAt<T>[];
  index: number | undefined;
  isDone: boolean;
}

/**
 * Puts blocks that are filled in parallel into a sequence: the first open block is written at once, the others are held
 * back. A block gets its index with its first frame, so that a block without frames leaves no gap.
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

  /** Adds a block to the end of the sequence. */
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

  /** Marks a block as complete. */
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
