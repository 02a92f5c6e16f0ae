import type { Ending } from '../dialect.ts';
import { createValueParser } from '../schema/values.ts';
import type { Shape } from '../schema/shape.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import { nameAt, type TaggedForm } from './form.ts';
import { callEnds, ParameterReader, type ParametersOptions, type ReadParameters } from './parameter-reader.ts';
import { createValueSink, type ValueSink } from './sink.ts';

/** An argument or a part of one: a text, or named parts. */
interface Element {
  name: string;
  text: string[];
  children: Element[];
}

/** More than the arguments of any tool need, and far from a stack overflow. */
const maxDepth = 100;

/** Maximum blanks between two tags, in UTF-16 units. */
const maxGap = 64;

/** The key for text next to the parts of an object (as in vLLM). */
const mixedText = '$text';

/**
 * The meaning of a position in a value. `missing`: something else than its own tag ends the value, and is not
 * consumed.
 */
type Verdict =
  | { is: 'data' | 'own tag' | 'missing' | 'cut'; length: number; saw?: string }
  | { is: 'open' | 'close'; length: number; name: string }
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

  protected override readParameter(text: string, isFinal: boolean): Transition {
    if (isCutTag(text, 0, this.#tags)) return this.readCutTag(text, isFinal);
    const tag = tagAt(text, 0, this.#tags);
    if (tag === 'cut') return this.readCutTag(text, isFinal);
    if (tag === 'no') return this.readStray(text);
    if (tag.isClosing) return this.skipTag(text.slice(0, tag.length));
    return { consumed: tag.length, next: this.#readValue(tag.name) };
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
          output.note('a tag without the mark of the format', verdict.saw, `the end of '${name}'`);
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
    if (tags.ends.some((end) => text.startsWith(end, at))) return { is: 'missing', length: 0 };
    const tag = tagAt(text, at, tags);
    if (tag === 'cut') return cut;
    if (tag === 'no') return data;
    const { name, length } = tag;
    if (tag.isClosing) return this.#judgeClosing(name, length);
    if (this.#stack.length === 1 && isDue(name) && !mayHold(shape, name)) return { is: 'missing', length: 0 };
    if (this.#sink || this.#stack.length > maxDepth) return { is: 'data', length };
    return { is: 'open', length, name };
  }

  #judgeClosing(name: string, length: number): Verdict {
    if (this.#stack.slice(1).some((each) => each.name === name)) return { is: 'close', length, name };
    return { is: name === this.#options.name ? 'own tag' : 'data', length };
  }

  /** The closing tag of the value without its mark, if a marked tag follows. */
  #judgeUnmarked(text: string, at: number, isFinal: boolean): Verdict {
    const { tags, name, isDue } = this.#options;
    const closeTag = `</${name}>`;
    const more: Verdict = isFinal ? data : 'wait';
    if (isCutAt(text, at, tags.mark) || isCutAt(text, at, closeTag)) return more;
    if (!text.startsWith(closeTag, at)) return data;
    const end = at + closeTag.length;
    const nonBlank = firstNonBlank(text.slice(0, end + maxGap), end);
    const followers = [...tags.ends, tags.open, `${tags.close}${name}>`];
    if (nonBlank === text.length || followers.some((each) => isCutAt(text, nonBlank, each)))
      return nonBlank - end < maxGap ? more : data;
    const tag = text.startsWith(tags.open, nonBlank) ? tagAt(text, nonBlank, tags) : 'no';
    if (tag === 'cut') return more;
    const isFollowed =
      tags.ends.some((each) => text.startsWith(each, nonBlank)) || (tag !== 'no' && !tag.isClosing && isDue(tag.name));
    return isFollowed ? { is: 'own tag', length: closeTag.length, saw: closeTag } : data;
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

/** Whether a value of this shape may contain an element of this name. */
function mayHold(shape: Shape | undefined, name: string): boolean {
  switch (shape?.kind) {
    case 'object':
      return shape.fields.length === 0 || shape.fields.some((field) => field.name === name);
    case 'union':
      return shape.of.some((each) => mayHold(each, name));
    case 'any':
    case 'list':
      return true;
    default:
      return false;
  }
}

interface Made {
  json: string;
  isMended: boolean;
}

/** Converts an element to JSON text, by the schema of the tool, or else by its form. */
function jsonOf(element: Element, shape: Shape | undefined): Made {
  const { children } = element;
  const text = element.text.join('');
  const container = containerIn(shape);
  if (children.length === 0) {
    const isEmpty = container && Array.from(text).every((unit) => isBlank(unit.charCodeAt(0)));
    if (isEmpty && !takesText(shape)) return { json: container.kind === 'list' ? '[]' : '{}', isMended: false };
    return createValueParser(shape).read(text);
  }
  const isList = container ? container.kind === 'list' : children.every(({ name }) => name === 'item');
  if (isList) {
    const of = container?.kind === 'list' ? container.of : undefined;
    const items = children.map((child) => jsonOf(child, of));
    return { json: `[${items.map(({ json }) => json).join(',')}]`, isMended: items.some(({ isMended }) => isMended) };
  }
  return objectOf(children, text, container?.kind === 'object' ? container.fields : []);
}

type Fields = Extract<Shape, { kind: 'object' }>['fields'];

/** Converts elements to an object. Repeated names become a list. */
function objectOf(children: readonly Element[], text: string, fields: Fields): Made {
  const byName = Map.groupBy(children, ({ name }) => name);
  let isMended = text.trim() !== '';
  const members = Array.from(byName, ([name, same]) => {
    const made = same.map((child) => jsonOf(child, fields.find((field) => field.name === name)?.shape));
    isMended ||= made.some((each) => each.isMended);
    const values = made.map(({ json }) => json).join(',');
    return `${JSON.stringify(name)}:${same.length === 1 ? values : `[${values}]`}`;
  });
  if (text.trim() !== '' && !byName.has(mixedText))
    members.push(`${JSON.stringify(mixedText)}:${JSON.stringify(text)}`);
  return { json: `{${members.join(',')}}`, isMended };
}

/** The first list or object that a shape accepts. */
function containerIn(shape: Shape | undefined): Extract<Shape, { kind: 'list' | 'object' }> | undefined {
  if (shape?.kind === 'list' || shape?.kind === 'object') return shape;
  return shape?.kind === 'union' ? shape.of.map(containerIn).find((each) => each !== undefined) : undefined;
}

function takesText(shape: Shape | undefined): boolean {
  return shape?.kind === 'string' || (shape?.kind === 'union' && shape.of.some(takesText));
}
