import type { Report } from './codec.ts';
import { toInputObject } from './tool-input.ts';

/**
 * Holds back the text of arguments that do not begin as an object until the call ends: clients would take what they have received for
 * the input. Each piece is looked at once.
 */
export class HeldArguments {
  #held = '';
  #state: 'blank' | 'object' | 'other' = 'blank';

  /** @returns what can be written by now, which is empty while text is held back */
  push(piece: string): string {
    if (this.#state === 'object') return piece;
    this.#held += piece;
    const beginning = this.#state === 'blank' ? piece.trimStart() : '';
    if (beginning !== '') this.#state = beginning.startsWith('{') ? 'object' : 'other';
    return this.#state === 'object' ? this.#take() : '';
  }

  /**
   * What is written of the text that was held back until the end, in the form of a plain answer; empty where there is none.
   * @param event what ended the call. One that cannot be read must not look like one that can: it keeps its text.
   */
  end(event: { isUnreadable?: true }, report: Report): string {
    const text = this.#take();
    if (text.trim() === '') return '';
    if (event.isUnreadable) return text;
    const input = toInputObject({ input: { kind: 'json-text', text } }, (loss) => report({ ...loss, at: event }));
    return JSON.stringify(input);
  }

  #take(): string {
    const held = this.#held;
    this.#held = '';
    return held;
  }
}
