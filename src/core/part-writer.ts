import type {
  CoreCitation,
  CoreLogprob,
  CoreStreamEvent,
  Extras,
  CoreAssistantPart,
  Seal,
  ToolInput,
} from './types.ts';

interface Open {
  type: 'text' | 'refusal' | 'reasoning' | 'tool-call';
  key: unknown;
  part: number;
}

/** What is known of a part when it closes. */
interface Closing {
  seal?: Seal;
  extras?: Extras;
}

/**
 * Numbers the parts of one candidate and writes their start and done events, for vendors (and dialects)
 * whose streams are bare deltas. Empty deltas open nothing. Text, refusals and reasoning close what came
 * before them; tool calls stay open side by side, so that parallel calls may interleave.
 */
export class PartWriter {
  readonly candidate: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  #next = 0;
  #open: Open[] = [];

  constructor(emit: (event: CoreStreamEvent) => void, candidate = 0) {
    this.#emit = emit;
    this.candidate = candidate;
  }

  text(text: string, of: 'text' | 'refusal' = 'text', logprobs?: CoreLogprob[]): void {
    if (!text && !logprobs) return;
    const place = this.#place(this.#switchTo(of, of));
    this.#emit({ ...place, type: 'text-delta', text, ...(logprobs && { logprobs }) });
  }

  /** A citation of the text that is open; opens one where none is. */
  citation(citation: CoreCitation): void {
    this.#emit({ ...this.#place(this.#switchTo('text', 'text')), type: 'text-citation', citation });
  }

  /** `key` tells reasoning parts apart that follow each other directly. */
  reasoning(text: string, kind: 'full' | 'summary' = 'full', block = 0, key: unknown = 'reasoning'): void {
    if (!text) return;
    const place = this.#place(this.#switchTo('reasoning', key));
    this.#emit({ ...place, type: 'reasoning-delta', kind, block, text });
  }

  /** `key` tells the open calls apart. */
  toolCallStart(
    key: unknown,
    call: { id: string; name: string; input: ToolInput['kind']; runs?: 'client' | 'server' },
  ): void {
    this.#close((open) => open.type !== 'tool-call');
    const open: Open = { type: 'tool-call', key, part: this.#next++ };
    this.#open.push(open);
    this.#emit({ ...this.#place(open), type: 'tool-call-start', runs: 'client', ...call });
  }

  /** A fragment of the arguments of the call opened under `key`. */
  toolCallText(key: unknown, text: string): void {
    const open = this.#find(key);
    if (open && text) this.#emit({ ...this.#place(open), type: 'tool-call-arguments-text', text });
  }

  toolCallDone(key: unknown, closing: Closing = {}): void {
    this.#close((open) => open.type === 'tool-call' && open.key === key, closing);
  }

  /** A call that arrived whole. */
  toolCall(
    call: { id: string; name: string; input: ToolInput; runs?: 'client' | 'server' },
    closing: Closing = {},
  ): void {
    const { input, ...rest } = call;
    const key = Symbol(call.id);
    this.toolCallStart(key, { ...rest, input: input.kind });
    const open = this.#find(key);
    if (open && input.kind === 'json')
      this.#emit({ ...this.#place(open), type: 'tool-call-arguments-json', value: input.value });
    else if (input.kind !== 'json') this.toolCallText(key, input.text);
    this.toolCallDone(key, closing);
  }

  /** A part that arrived whole. */
  part(value: CoreAssistantPart): void {
    this.done();
    this.#emit({ candidate: this.candidate, part: this.#next++, type: 'part', value });
  }

  /** Closes the text or reasoning that is open, with what was learned of it. */
  seal(closing: Closing): void {
    this.#close((open) => open.type !== 'tool-call', closing);
  }

  /** Whether a part of this kind is open. */
  isOpen(type: Open['type']): boolean {
    return this.#open.some((open) => open.type === type);
  }

  /** Closes everything. */
  done(): void {
    this.#close(() => true);
  }

  #find(key: unknown): Open | undefined {
    return this.#open.find((open) => open.type === 'tool-call' && open.key === key);
  }

  #switchTo(type: 'text' | 'refusal' | 'reasoning', key: unknown): Open {
    const current = this.#open.find((open) => open.type === type && open.key === key);
    if (current) return current;
    this.done();
    const open: Open = { type, key, part: this.#next++ };
    this.#open.push(open);
    this.#emit(
      type === 'reasoning'
        ? { ...this.#place(open), type: 'reasoning-start' }
        : { ...this.#place(open), type: 'text-start', of: type },
    );
    return open;
  }

  #close(which: (open: Open) => boolean, closing: Closing = {}): void {
    const closed = this.#open.filter(which);
    if (closed.length === 0) return;
    this.#open = this.#open.filter((open) => !which(open));
    for (const open of closed) {
      const type =
        open.type === 'tool-call' ? 'tool-call-done' : open.type === 'reasoning' ? 'reasoning-done' : 'text-done';
      this.#emit({ ...this.#place(open), type, ...closing });
    }
  }

  #place({ part }: Open): { candidate: number; part: number } {
    return { candidate: this.candidate, part };
  }
}
