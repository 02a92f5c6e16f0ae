import type { CoreCitation, CoreLogprob, CoreAssistantPart, WireForm, ToolInput } from './types.ts';
import type { ClosingFields } from './fold.ts';
import type { CoreStreamEvent } from './stream-event.ts';

interface OpenPart {
  type: 'text' | 'refusal' | 'reasoning' | 'tool-call';
  key: unknown;
  part: number;
}

/**
 * Numbers the parts of one candidate and writes their start and done events, for vendors (and dialects)
 * whose streams are bare deltas. Empty deltas open nothing. Text, refusals and reasoning close what came
 * before them; tool calls stay open side by side, so that parallel calls may interleave.
 */
export class PartWriter {
  readonly candidate: number;
  readonly #emit: (event: CoreStreamEvent) => void;
  #next: number;
  /** The text, refusal or reasoning that is open; then no call is. */
  #openText: OpenPart | undefined;
  /** The open calls by their key: there may be any number, and none is looked for among the others. */
  readonly #calls = new Map<unknown, OpenPart>();

  /** @param first the number of the first part */
  constructor(emit: (event: CoreStreamEvent) => void, candidate = 0, first = 0) {
    this.#emit = emit;
    this.candidate = candidate;
    this.#next = first;
  }

  text(text: string, of: 'text' | 'refusal' = 'text', logprobs?: CoreLogprob[]): void {
    if (!text && !logprobs) return;
    const place = this.#place(this.#switchTo(of, of));
    this.#emit({ ...place, type: 'text-delta', text, ...(logprobs && { logprobs }) });
  }

  /** Opens a text of which something is known when it begins. */
  openText(opening: { wireForm?: WireForm }): void {
    this.#switchTo('text', 'text', opening);
  }

  /** A citation of the text that is open; opens one where none is. */
  citation(citation: CoreCitation): void {
    this.#emit({ ...this.#place(this.#switchTo('text', 'text')), type: 'text-citation', citation });
  }

  /** `key` distinguishes reasoning parts that follow each other directly; `opening` is known when one begins. */
  reasoning(
    text: string,
    kind: 'full' | 'summary' = 'full',
    block = 0,
    key: unknown = 'reasoning',
    opening: { wireForm?: WireForm } = {},
  ): void {
    if (!text) return;
    const place = this.#place(this.#switchTo('reasoning', key, opening));
    this.#emit({ ...place, type: 'reasoning-delta', kind, block, text });
  }

  /** `key` distinguishes the open calls. */
  toolCallStart(
    key: unknown,
    call: { id: string; name: string; input: ToolInput['kind']; providerExecuted?: boolean; wireForm?: WireForm },
  ): void {
    this.closeText({});
    this.toolCallDone(key);
    const open: OpenPart = { type: 'tool-call', key, part: this.#next++ };
    this.#calls.set(key, open);
    this.#emit({ ...this.#place(open), type: 'tool-call-start', providerExecuted: false, ...call });
  }

  /** A fragment of the arguments of the call opened under `key`. */
  toolCallText(key: unknown, text: string): void {
    const open = this.#calls.get(key);
    if (open && text) this.#emit({ ...this.#place(open), type: 'tool-call-arguments-text', text });
  }

  toolCallDone(key: unknown, closing: ClosingFields & { isUnreadable?: true } = {}): void {
    const open = this.#calls.get(key);
    this.#calls.delete(key);
    if (open) this.#close(open, closing);
  }

  /** A call that arrived whole. */
  toolCall(
    call: { id: string; name: string; input: ToolInput; providerExecuted?: boolean },
    closing: ClosingFields = {},
  ): void {
    const { input, ...rest } = call;
    const key = Symbol(call.id);
    this.toolCallStart(key, { ...rest, input: input.kind });
    const open = this.#calls.get(key);
    if (open && input.kind === 'json')
      this.#emit({ ...this.#place(open), type: 'tool-call-arguments-json', value: input.value });
    else if (input.kind !== 'json') this.toolCallText(key, input.text);
    this.toolCallDone(key, closing);
  }

  /** A part that arrived whole. */
  part(value: CoreAssistantPart): void {
    const part = this.takeIndex();
    this.#emit({ candidate: this.candidate, part, type: 'part', value });
  }

  /** Closes everything, and gives the number of a part whose events the caller writes. */
  takeIndex(): number {
    this.closeAll();
    return this.#next++;
  }

  /** Closes the text or reasoning that is open, with what was learned of it. */
  closeText(closing: ClosingFields): void {
    const open = this.#openText;
    this.#openText = undefined;
    if (open) this.#close(open, closing);
  }

  /** Whether a part of this kind is open. */
  isOpen(type: OpenPart['type']): boolean {
    return type === 'tool-call' ? this.#calls.size > 0 : this.#openText?.type === type;
  }

  /** Closes everything. */
  closeAll(): void {
    this.closeText({});
    const open = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of open) this.#close(call, {});
  }

  #switchTo(type: 'text' | 'refusal' | 'reasoning', key: unknown, opening: { wireForm?: WireForm } = {}): OpenPart {
    const current = this.#openText;
    if (current?.type === type && current.key === key) return current;
    this.closeAll();
    const open: OpenPart = { type, key, part: this.#next++ };
    this.#openText = open;
    this.#emit(
      type === 'reasoning'
        ? { ...this.#place(open), type: 'reasoning-start', ...opening }
        : { ...this.#place(open), type: 'text-start', of: type, ...opening },
    );
    return open;
  }

  #close(open: OpenPart, closing: ClosingFields): void {
    const type =
      open.type === 'tool-call' ? 'tool-call-done' : open.type === 'reasoning' ? 'reasoning-done' : 'text-done';
    this.#emit({ ...this.#place(open), type, ...closing });
  }

  #place({ part }: OpenPart): { candidate: number; part: number } {
    return { candidate: this.candidate, part };
  }
}
