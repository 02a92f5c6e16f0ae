import { readArguments } from '../json/arguments.ts';
import type { Shape } from '../schema/shape.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { callTagAt } from '../text/closers.ts';
import { closing } from '../text/closing.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { skipCutMarker } from '../text/mention.ts';
import { isCutAt } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import type { TaggedForm } from './form.ts';

export interface ParametersOptions {
  output: Output;
  /** The parameters of the tool. Empty if it was not offered. */
  shapes: ReadonlyMap<string, Shape>;
  /** The state after the call. A tag that is not the call's own is not consumed. */
  next(): State;
}

/** Creates the state that reads the parameters of an open call up to its end. */
export type ReadParameters = (options: ParametersOptions) => State;

/** The tags that end a call: its own, and those that follow if that is missing. */
export const callEnds = ({ wrapper, call, endTokens }: TaggedForm): string[] => [
  (call ?? wrapper).close,
  wrapper.close,
  wrapper.open,
  ...(call ? [call.open] : []),
  ...endTokens,
];

/**
 * Reads what is between the parameters of a call, and its end. Text between parameters is emitted after the call. JSON
 * instead of parameters becomes the arguments.
 */
export abstract class ParameterReader {
  protected readonly form: TaggedForm;
  protected readonly output: Output;
  protected readonly shapes: ReadonlyMap<string, Shape>;
  protected readonly next: () => State;
  /** The names of the parameters so far. */
  protected readonly given = new Set<string>();
  readonly #ends: readonly string[];
  /** The text between parameters. */
  readonly #stray: string[] = [];
  /** Whether the text ended where another parameter seems to begin. */
  #isKeyCut = false;

  constructor(form: TaggedForm, ends: readonly string[], { output, shapes, next }: ParametersOptions) {
    this.form = form;
    this.#ends = ends;
    this.output = output;
    this.shapes = shapes;
    this.next = next;
  }

  /** The state between two parameters. */
  readonly between: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: this.between };
      const alias = this.readAlias(text, isFinal);
      if (alias) return alias;
      const end = this.#ends.find((tag) => text.startsWith(tag));
      if (end === this.ownEnd) return { consumed: end.length, next: this.close() };
      if (end !== undefined) return { consumed: 0, next: this.#closeWithout(end) };
      if (text.startsWith('{') && this.isEmpty) return { consumed: 0, next: this.#readJson() };
      return this.readParameter(text, isFinal) ?? this.#readOther(text, isFinal);
    },
    end: (ending) => {
      const isIncomplete = this.#isKeyCut || (this.given.size === 0 && this.output.needsArguments());
      if (ending === 'length') this.output.callCut();
      else if (isIncomplete || this.#mayOnlyBeKey(this.#stray.join(''))) this.breakOff('').end(ending);
      else this.#closeWithout('').end(ending);
    },
  };

  /** Text between parameters, up to a possible tag. */
  readonly #strayText: State = {
    consume: (text) => {
      const tag = text.indexOf(this.form.key.open.charAt(0));
      const consumed = tag === -1 ? text.length : tag;
      this.#stray.push(text.slice(0, consumed));
      return { consumed, next: tag === -1 ? this.#strayText : this.between };
    },
    end: this.between.end,
  };

  /** Reads the beginning of a parameter, or what is in its place. `undefined`: anything else. */
  protected abstract readParameter(text: string, isFinal: boolean): Transition | undefined;

  /** Reads a parameter with another opening tag, which may also be one that ends the call. */
  protected readAlias(_text: string, _isFinal: boolean): Transition | undefined {
    return undefined;
  }

  /** Whether there is no parameter and no text yet. */
  protected get isEmpty(): boolean {
    return this.given.size === 0 && this.#stray.length === 0;
  }

  /** Removes the text after the last parameter, and returns it. */
  protected takeStray(): string {
    return this.#stray.splice(0).join('');
  }

  protected get ownEnd(): string {
    return (this.form.call ?? this.form.wrapper).close;
  }

  /** Text between parameters. Closing tags of other formats are no text. */
  #readOther(text: string, isFinal: boolean): Transition {
    const found = callTagAt(text, 0);
    if (found === 'cut' && text.startsWith('<')) return skipCutMarker(text, this.output, isFinal, this.between);
    if (found === 'cut' && !isFinal) return wait(this.between);
    if (typeof found === 'object' && found.is === 'closer') return this.skipTag(text.slice(0, found.length));
    this.#stray.push(text.charAt(0));
    return { consumed: 1, next: this.#strayText };
  }

  /** A tag that is incomplete at the end of the chunk or of the text. */
  protected readCutTag(text: string, isFinal: boolean): Transition {
    this.#isKeyCut = isFinal && this.#mayOnlyBeKey(text);
    return skipCutMarker(text, this.output, isFinal, this.between);
  }

  protected skipTag(tag: string, next = this.between): Transition {
    this.output.note('a misplaced tag in a tool call', tag, 'skipped');
    return { consumed: tag.length, next };
  }

  #readJson(): State {
    this.output.note('JSON instead of tagged parameters', '{', 'read it as the arguments');
    const next = (): State => closing(this.ownEnd, this.next);
    return readArguments(this.output, { closers: [this.ownEnd, this.form.wrapper.close], next });
  }

  /** Whether the text begins with all or part of what precedes a key, and not with what could end the call. */
  #mayOnlyBeKey(text: string): boolean {
    const { open } = this.form.key;
    if (this.#ends.some((end) => isCutAt(text, 0, end))) return false;
    return text.startsWith(open) || isCutAt(text, 0, open);
  }

  /** The text ended within the call, where more was to come: it must not run with less than the model wanted. */
  protected breakOff(saw: string): State {
    this.output.note(`a tool call without its '${this.ownEnd}'`, saw, 'an incomplete call');
    this.output.callArguments(this.#stray.join('').trimEnd());
    this.output.callBroken();
    return this.next();
  }

  #closeWithout(saw: string): State {
    this.output.note(`a tool call without its '${this.ownEnd}'`, saw, 'closed it');
    return this.close();
  }

  /**
   * Ends the arguments of a call. The call is broken if something else replaces all parameters: a tool with parameters
   * must not run without them.
   */
  protected close(): State {
    const { output, given } = this;
    const text = this.#stray.join('');
    if (given.size > 0 || this.shapes.size === 0 || text.trim() === '')
      return this.closeWith(given.size === 0 ? '{}' : '}');
    output.note('text instead of the parameters of a tool call', text, 'an incomplete call');
    output.callArguments(text.trimEnd());
    output.callBroken();
    return this.next();
  }

  /** Ends the call with the rest of its arguments. */
  protected closeWith(argumentsText: string): State {
    const { output } = this;
    const text = this.#stray.join('');
    output.callArguments(argumentsText);
    output.callDone();
    if (text !== '') output.note('text between the parameters of a tool call', text, 'text after the call');
    output.text(text);
    return this.next();
  }

  /** What precedes the value of the next parameter in the arguments: a bracket or comma, and its name. */
  protected addName(name: string): string {
    const before = `${this.given.size === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    this.given.add(name);
    return before;
  }
}
