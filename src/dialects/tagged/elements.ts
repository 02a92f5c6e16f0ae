import type { Ending } from '../dialect.ts';
import { createValueParser } from '../schema/values.ts';
import type { Shape } from '../schema/shape.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { callTagAt, maxClosers } from '../text/closers.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import { jsonOf, mayHold, type Element } from './element-values.ts';
import { nameAt, type TaggedForm } from './form.ts';
import { callEnds, ParameterReader, type ParametersOptions, type ReadParameters } from './parameter-reader.ts';
import { createValueSink, type ValueSink } from './sink.ts';

/** More than the arguments of any tool need, and far from a stack overflow. */
const maxDepth = 100;

/** Maximum blanks between two tags, in UTF-16 units. */
const maxGap = 64;

/**
 * The meaning of a position in a value. `missing`: something else than its own tag ends the value, and is not
 * consumed.
 */
type Verdict =
  | { is: 'data' | 'own tag' | 'missing' | 'cut'; length: number; saw?: string }
  | { is: 'open' | 'close' | 'close unopened'; length: number; name: string }
  | 'wait';

const data: Verdict = { is: 'data', length: 1 };

/**
 * Creates states that read parameters written as elements, `<city>Bern</city>`, which may be nested: objects by field
 * names, lists by items. Each tag begins with a mark that does not occur in text, so that tags without it are data.
 * Text is streamed, other values are emitted at their end.
 * @param form `key.open` is the mark and the beginning of a tag, `valueClose` that of a closing tag
 */
export function elementsReader(form: TaggedForm): ReadParameters {
  const ends = callEnds(form);
  const tags = { open: form.key.open, close: form.valueClose, mark: form.key.open.slice(0, -1), ends };
  return (options) => new ElementReader(form, tags, options).between;
}

interface ElementTags {
  /** What all tags of the format begin with. */
  mark: string;
  /** The beginning of an opening tag, and that of a closing one. */
  open: string;
  close: string;
  /** The tags that end a call. */
  ends: readonly string[];
}

class ElementReader extends ParameterReader {
  readonly #tags: ElementTags;

  constructor(form: TaggedForm, tags: ElementTags, options: ParametersOptions) {
    super(form, tags.ends, options);
    this.#tags = tags;
  }

  protected override readParameter(text: string, isFinal: boolean): Transition | undefined {
    const { mark } = this.#tags;
    if (isCutTag(text, 0, this.#tags)) return this.readCutTag(text, isFinal);
    const tag = tagAt(text, 0, this.#tags);
    if (tag === 'cut') return this.readCutTag(text, isFinal);
    if (tag !== 'no' && tag.isClosing) return this.#closeUnopened(tag.name, text.slice(0, tag.length));
    if (tag !== 'no') return { consumed: tag.length, next: this.#readValue(tag.name) };
    // Without a tag, the mark precedes a value whose opening tag is missing.
    return text.startsWith(mark) ? { consumed: mark.length, next: this.between } : undefined;
  }

  /** The end of a parameter whose opening tag is missing (vllm 51073): the text before it is its value. */
  #closeUnopened(name: string, tag: string): Transition {
    const { given, shapes, output } = this;
    const isDue = !given.has(name) && (shapes.size === 0 || shapes.has(name));
    const text = isDue ? this.takeStray() : '';
    if (text === '') return this.skipTag(tag);
    const opening = [`<${name}>`, `${name}>`].find((each) => text.startsWith(each)) ?? '';
    const value = text.slice(opening.length);
    output.note(`a parameter without its '${this.#tags.open}${name}>'`, text, `the parameter '${name}'`);
    const before = this.addName(name);
    output.callArguments(before + createValueParser(shapes.get(name)).read(value).json);
    return { consumed: tag.length, next: this.between };
  }

  #readValue(name: string): State {
    const { given, shapes, output } = this;
    const isRepeated = given.has(name);
    const before = this.addName(name);
    return new ElementValue({
      tags: this.#tags,
      name,
      shape: shapes.get(name),
      output,
      before: isRepeated ? undefined : before,
      isDue: (other) => shapes.has(other) && !given.has(other),
      next: this.between,
      end: (ending) => {
        if (ending === 'length') return output.callCut();
        this.breakOff(name).end(ending);
      },
    }).inside;
  }
}

/** Whether the text ends within a tag that begins at `at`. */
const isCutTag = (text: string, at: number, { ends, open, close }: ElementTags): boolean =>
  [...ends, open, close].some((tag) => isCutAt(text, at, tag));

/** The tag of an element at `at`. `cut`: the text ends within it. */
function tagAt(
  text: string,
  at: number,
  { open, close }: ElementTags,
): { name: string; length: number; isClosing: boolean } | 'cut' | 'no' {
  const isClosing = text.startsWith(close, at);
  if (!isClosing && !text.startsWith(open, at)) return 'no';
  const found = nameAt(text, at + (isClosing ? close : open).length, '>');
  return typeof found === 'string' ? found : { name: found.name, length: found.end + 1 - at, isClosing };
}

interface ElementValueOptions {
  tags: ElementTags;
  name: string;
  shape: Shape | undefined;
  output: Output;
  /** What precedes the value in the arguments. `undefined` if it is a repeated one, which is dropped. */
  before: string | undefined;
  /** Whether a parameter of this name is still expected. */
  isDue(name: string): boolean;
  /** The state after the value. */
  next: State;
  /** The text ended within the value. */
  end(ending: Ending): void;
}

const isText = (text: string): boolean => text.trim() !== '';

/** Reads the value of one parameter up to its closing tag. */
class ElementValue {
  readonly #options: ElementValueOptions;
  /** Receives a text as it arrives. */
  readonly #sink: ValueSink | undefined;
  readonly #root: Element;
  /** The elements that are open. */
  readonly #stack: Element[];

  constructor(options: ElementValueOptions) {
    const { name, shape, before, output } = options;
    this.#options = options;
    this.#root = { name, text: [], children: [] };
    this.#stack = [this.#root];
    if (shape === undefined || shape.kind === 'any' || before === undefined) return;
    const parser = createValueParser(shape);
    if (parser.certainty === 'at once') this.#sink = createValueSink(output, { before, parser });
  }

  readonly inside: State = {
    consume: (text, isFinal) => {
      for (let at = this.#nextLead(text, 0); at !== -1;) {
        const verdict = this.#judge(text, at, isFinal);
        if (verdict !== 'wait' && verdict.is === 'data') {
          at = this.#nextLead(text, at + verdict.length);
          continue;
        }
        if (at > 0) return this.#write(text, at);
        return verdict === 'wait' ? wait(this.inside) : this.#act(text, verdict);
      }
      return this.#write(text, text.length);
    },
    end: (ending) => {
      if (ending === 'stop') this.#close();
      this.#options.end(ending);
    },
  };

  /** Where a tag may begin, with or without its mark. */
  #nextLead(text: string, from: number): number {
    const mark = this.#options.tags.mark.charCodeAt(0);
    for (let at = from; at < text.length; at++)
      if (text.charCodeAt(at) === mark || text.charCodeAt(at) === 0x3c) return at;
    return -1;
  }

  #write(text: string, length: number): Transition {
    const piece = length === text.length ? text : text.slice(0, length);
    if (this.#sink) this.#sink.add(piece);
    else this.#top.text.push(piece);
    return { consumed: length, next: this.inside };
  }

  get #top(): Element {
    return this.#stack.at(-1) ?? this.#root;
  }

  #act(text: string, verdict: Exclude<Verdict, 'wait'>): Transition {
    const { output, next, name, tags } = this.#options;
    switch (verdict.is) {
      case 'data':
        return this.#write(text, verdict.length);
      case 'own tag':
        if (verdict.saw !== undefined)
          output.note(`a parameter without its '${tags.close}${name}>'`, verdict.saw, `the end of '${name}'`);
        this.#close();
        return { consumed: verdict.length, next };
      case 'cut':
        output.note('a tag was cut at the end of the text', text, 'left out');
        return { consumed: text.length, next: this.inside };
      case 'missing':
        this.#closeWithout(text.slice(0, tags.mark.length));
        return { consumed: 0, next };
      case 'open': {
        const child: Element = { name: verdict.name, text: [], children: [] };
        this.#top.children.push(child);
        this.#stack.push(child);
        return { consumed: verdict.length, next: this.inside };
      }
      case 'close unopened': {
        const top = this.#top;
        const value = top.text.splice(0).join('').trimStart();
        output.note(`an element without its '${tags.open}${verdict.name}>'`, value, `the element '${verdict.name}'`);
        const unmarked = value.startsWith(tags.mark) ? value.slice(tags.mark.length) : value;
        top.children.push({ name: verdict.name, text: [unmarked], children: [] });
        return { consumed: verdict.length, next: this.inside };
      }
      case 'close': {
        const depth = this.#stack.findLastIndex((each) => each.name === verdict.name);
        this.#stack.length = Math.max(1, depth);
        return { consumed: verdict.length, next: this.inside };
      }
    }
  }

  #judge(text: string, at: number, isFinal: boolean): Verdict {
    const { tags, shape, isDue } = this.#options;
    if (!text.startsWith(tags.mark, at)) return this.#judgeUnmarked(text, at, isFinal);
    const cut: Verdict = isFinal ? { is: 'cut', length: 0 } : 'wait';
    if (isCutTag(text, at, tags)) return cut;
    const end = tags.ends.find((each) => text.startsWith(each, at));
    if (end !== undefined) {
      const isDueAfter = end.startsWith(tags.close) && this.#isDueAt(text, at + end.length, isFinal);
      if (isDueAfter === 'wait') return 'wait';
      return isDueAfter ? { is: 'own tag', length: end.length, saw: end } : { is: 'missing', length: 0 };
    }
    const tag = tagAt(text, at, tags);
    if (tag === 'cut') return cut;
    if (tag === 'no') return data;
    const { name, length } = tag;
    if (tag.isClosing) return this.#judgeClosing(text, at, { name, length, isFinal });
    if (this.#stack.length === 1 && isDue(name) && !mayHold(shape, name)) return { is: 'missing', length: 0 };
    if (this.#sink || this.#stack.length > maxDepth) return { is: 'data', length };
    return { is: 'open', length, name };
  }

  #judgeClosing(
    text: string,
    at: number,
    { name, length, isFinal }: { name: string; length: number; isFinal: boolean },
  ): Verdict {
    if (this.#stack.slice(1).some((each) => each.name === name)) return { is: 'close', length, name };
    if (name === this.#options.name) return { is: 'own tag', length };
    const mayBeWithin = this.#stack.length > 1 || mayHold(this.#options.shape, name);
    const hasText = this.#top.text.some(isText) || isText(text.slice(0, at));
    if (!this.#sink && mayBeWithin && hasText) return { is: 'close unopened', length, name };
    return this.#judgeOddClosing(text, at, length, isFinal);
  }

  /** A closing tag without its mark, of another name or of another format: the value's own, if a tag follows it. */
  #judgeOddClosing(text: string, at: number, length: number, isFinal: boolean): Verdict {
    const ends = this.#endsAfter(text, at + length, isFinal);
    if (ends === 'wait') return 'wait';
    return ends ? { is: 'own tag', length, saw: text.slice(at, at + length) } : { is: 'data', length };
  }

  #judgeUnmarked(text: string, at: number, isFinal: boolean): Verdict {
    const { tags, name } = this.#options;
    const closeTag = `</${name}>`;
    const more: Verdict = isFinal ? data : 'wait';
    if (isCutAt(text, at, tags.mark) || isCutAt(text, at, closeTag)) return more;
    const found = text.startsWith(closeTag, at)
      ? ({ is: 'closer', length: closeTag.length } as const)
      : callTagAt(text, at);
    if (found === 'cut') return more;
    return found?.is === 'closer' ? this.#judgeOddClosing(text, at, found.length, isFinal) : data;
  }

  /** Whether an expected parameter begins at `from`, ignoring blanks. */
  #isDueAt(text: string, from: number, isFinal: boolean): boolean | 'wait' {
    const { tags, isDue } = this.#options;
    const nonBlank = firstNonBlank(text.slice(0, from + maxGap), from);
    if (nonBlank - from >= maxGap) return false;
    const isCut = nonBlank === text.length || isCutTag(text, nonBlank, tags);
    const tag = isCut ? 'cut' : tagAt(text, nonBlank, tags);
    if (tag === 'cut') return isFinal ? false : 'wait';
    return tag !== 'no' && !tag.isClosing && isDue(tag.name);
  }

  /** Whether the value ends before `from`: the end of the call, the next parameter or nothing follows. */
  #endsAfter(text: string, from: number, isFinal: boolean): boolean | 'wait' {
    const { tags, name, isDue } = this.#options;
    const more = isFinal ? true : 'wait';
    let at = from;
    for (let count = 0; count < maxClosers; count++) {
      const nonBlank = firstNonBlank(text.slice(0, at + maxGap), at);
      if (nonBlank - at >= maxGap) return false;
      if (nonBlank === text.length || isCutTag(text, nonBlank, tags)) return more;
      if (tags.ends.some((each) => text.startsWith(each, nonBlank))) return true;
      const tag = tagAt(text, nonBlank, tags);
      if (tag === 'cut') return more;
      if (tag !== 'no' && !tag.isClosing) return isDue(tag.name);
      if (tag !== 'no' && tag.name === name) return false;
      const found = callTagAt(text, nonBlank);
      if (found === 'cut') return more;
      if (found?.is !== 'closer') return false;
      at = nonBlank + found.length;
    }
    return false;
  }

  #closeWithout(saw: string): void {
    const { output, tags, name } = this.#options;
    output.note(`a parameter without its '${tags.close}${name}>'`, saw, 'closed it');
    this.#close();
  }

  #close(): void {
    if (this.#sink) return this.#sink.close();
    const { output, name, before, shape } = this.#options;
    const { json, isMended } = jsonOf(this.#root, shape);
    if (before === undefined) output.note(`the parameter '${name}' was given more than once`, json, 'kept the first');
    else output.callArguments(before + json);
    if (isMended) output.note('repaired an argument of a tool call', this.#root.text.join(''), json);
  }
}
