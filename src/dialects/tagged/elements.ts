import type { Ending } from '../dialect.ts';
import { readArguments } from '../json/arguments.ts';
import type { Shape } from '../schema/shape.ts';
import { createValueParser } from '../schema/values.ts';
import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import { nameAt, type TaggedForm } from './form.ts';
import { closeObject, type ParametersOptions } from './parameters.ts';
import { createValueSink } from './sink.ts';

/** An argument or a part of one: a text, or named parts. */
interface Element {
  name: string;
  text: string[];
  children: Element[];
}

/** More than the arguments of any tool need, and far from a stack overflow. */
const maxDepth = 100;

/** The key for text next to the parts of an object (as in vLLM). */
const mixedText = '$text';

/**
 * The meaning of a position in a value. `missing`: something else than its own tag ends the value, and is not
 * consumed.
 */
type Verdict =
  | { is: 'data' | 'own tag' | 'missing'; length: number; saw?: string }
  | { is: 'open' | 'close'; length: number; name: string }
  | 'wait';

/**
 * Creates states that read parameters written as elements, `<city>Bern</city>`, which may be nested: objects by field
 * names, lists by items. Each tag begins with a mark that does not occur in text, so that tags without it are data.
 * Text is streamed, other values are emitted at their end.
 * @param form `key.open` is the mark and the beginning of a tag, `valueClose` that of a closing tag
 */
export function elementsReader(form: TaggedForm): (options: ParametersOptions) => State {
  const { wrapper, call = wrapper, key, valueClose, endTokens } = form;
  const mark = key.open.slice(0, -1);
  const ends = [call.close, wrapper.close, wrapper.open, ...(form.call ? [form.call.open] : []), ...endTokens];

  return ({ output, shapes, next }) => {
    const given = new Set<string>();
    const between: string[] = [];

    const state: State = {
      consume(text, isFinal) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        if (text.startsWith(call.close)) return { consumed: call.close.length, next: done() };
        const end = ends.find((tag) => text.startsWith(tag));
        if (end !== undefined) return { consumed: 0, next: leftOpen(end) };
        if ([...ends, key.open, valueClose].some((tag) => isCutAt(text, 0, tag))) return cutTag(text, isFinal);
        if (text.startsWith('{') && given.size === 0 && between.length === 0) return { consumed: 0, next: json() };
        const isClosing = text.startsWith(valueClose);
        const isTag = isClosing || text.startsWith(key.open);
        const found = isTag ? nameAt(text, (isClosing ? valueClose : key.open).length, '>') : 'no';
        if (found === 'cut') return cutTag(text, isFinal);
        if (found === 'no') {
          between.push(text.charAt(0));
          return { consumed: 1, next: strayText };
        }
        const consumed = found.end + 1;
        if (!isClosing) return { consumed, next: value(found.name) };
        output.note('a tag out of its place in a tool call', text.slice(0, consumed), 'passed over');
        return { consumed, next: state };
      },
      end(ending) {
        if (ending === 'length') output.callBroken();
        else leftOpen('').end(ending);
      },
    };

    /** A tag that is incomplete at the end of the chunk or of the text. */
    function cutTag(text: string, isFinal: boolean): Transition {
      if (!isFinal) return wait(state);
      output.note('a marker behind a call was cut', text, 'passed over');
      return { consumed: text.length, next: state };
    }

    /** Text between parameters, up to a possible tag. */
    const strayText: State = {
      consume(text) {
        const tag = text.indexOf(mark.charAt(0));
        const consumed = tag === -1 ? text.length : tag;
        between.push(text.slice(0, consumed));
        return { consumed, next: tag === -1 ? strayText : state };
      },
      end: state.end,
    };

    function json(): State {
      output.note('JSON where tagged parameters belong', '{', 'read it as the arguments');
      return readArguments(output, { closers: [call.close, wrapper.close], next });
    }

    const done = (): State => closeObject(output, { shapes, given, rest: between.join(''), next });

    function leftOpen(saw: string): State {
      output.note(`a tool call without its '${call.close}'`, saw, 'closed it');
      return done();
    }

    const isDue = (name: string): boolean => shapes.has(name) && !given.has(name);

    function value(name: string): State {
      const shape = shapes.get(name);
      const isRepeated = given.has(name);
      const before = `${given.size === 0 ? '{' : ','}${JSON.stringify(name)}:`;
      given.add(name);
      const isText = shape !== undefined && shape.kind !== 'any' && createValueParser(shape).certainty === 'at once';
      const sink =
        isText && !isRepeated ? createValueSink(output, { before, parser: createValueParser(shape) }) : undefined;
      const root: Element = { name, text: [], children: [] };
      const stack = [root];
      const top = (): Element => stack.at(-1) ?? root;

      const inside: State = {
        consume(text, isFinal) {
          for (let at = nextLead(text, 0); at !== -1;) {
            const verdict = judge(text, at, isFinal);
            if (verdict !== 'wait' && verdict.is === 'data') {
              at = nextLead(text, at + verdict.length);
              continue;
            }
            if (at > 0) return write(text, at);
            return verdict === 'wait' ? wait(inside) : act(text, verdict);
          }
          return write(text, text.length);
        },
        end(ending: Ending) {
          if (ending === 'length') return output.callBroken();
          noteOpen('');
          close();
          state.end(ending);
        },
      };

      function write(text: string, length: number): Transition {
        const piece = length === text.length ? text : text.slice(0, length);
        if (sink) sink.add(piece);
        else top().text.push(piece);
        return { consumed: length, next: inside };
      }

      function act(text: string, verdict: Exclude<Verdict, 'wait'>): Transition {
        switch (verdict.is) {
          case 'data':
            return write(text, verdict.length);
          case 'own tag':
            if (verdict.saw !== undefined)
              output.note('a tag without the mark of the format', verdict.saw, `the end of '${name}'`);
            close();
            return { consumed: verdict.length, next: state };
          case 'missing':
            noteOpen(text.slice(0, mark.length));
            close();
            return { consumed: 0, next: state };
          case 'open': {
            const child: Element = { name: verdict.name, text: [], children: [] };
            top().children.push(child);
            stack.push(child);
            return { consumed: verdict.length, next: inside };
          }
          case 'close':
            stack.length = Math.max(
              1,
              stack.findLastIndex((each) => each.name === verdict.name),
            );
            return { consumed: verdict.length, next: inside };
        }
      }

      function judge(text: string, at: number, isFinal: boolean): Verdict {
        if (!text.startsWith(mark, at)) return unmarked(text, at, isFinal);
        const cut: Verdict = isFinal ? { is: 'missing', length: 0 } : 'wait';
        if ([...ends, key.open, valueClose].some((tag) => isCutAt(text, at, tag))) return cut;
        if (ends.some((tag) => text.startsWith(tag, at))) return { is: 'missing', length: 0 };
        const isClosing = text.startsWith(valueClose, at);
        if (!isClosing && !text.startsWith(key.open, at)) return { is: 'data', length: 1 };
        const found = nameAt(text, at + (isClosing ? valueClose : key.open).length, '>');
        if (found === 'cut') return cut;
        if (found === 'no') return { is: 'data', length: 1 };
        const length = found.end + 1 - at;
        if (isClosing) return judgeClosing(found.name, length);
        if (stack.length === 1 && isDue(found.name) && !mayHold(shape, found.name)) return { is: 'missing', length: 0 };
        if (sink || stack.length > maxDepth) return { is: 'data', length };
        return { is: 'open', length, name: found.name };
      }

      function judgeClosing(closed: string, length: number): Verdict {
        if (closed === name && !stack.slice(1).some((each) => each.name === closed)) return { is: 'own tag', length };
        if (stack.slice(1).some((each) => each.name === closed)) return { is: 'close', length, name: closed };
        return { is: 'data', length };
      }

      /** The closing tag of the value without its mark, if a marked tag follows. */
      function unmarked(text: string, at: number, isFinal: boolean): Verdict {
        const tag = `</${name}>`;
        const more: Verdict = isFinal ? { is: 'data', length: 1 } : 'wait';
        if (isCutAt(text, at, mark) || isCutAt(text, at, tag)) return more;
        if (!text.startsWith(tag, at)) return { is: 'data', length: 1 };
        const end = at + tag.length;
        const nonBlank = firstNonBlank(text.slice(0, end + maxGap), end);
        const follow = `${valueClose}${name}>`;
        if (nonBlank === text.length || [...ends, key.open, follow].some((each) => isCutAt(text, nonBlank, each)))
          return nonBlank - end < maxGap ? more : { is: 'data', length: 1 };
        const found = text.startsWith(key.open, nonBlank) ? nameAt(text, nonBlank + key.open.length, '>') : 'no';
        if (found === 'cut') return more;
        const isFollowed =
          ends.some((each) => text.startsWith(each, nonBlank)) || (found !== 'no' && isDue(found.name));
        return isFollowed ? { is: 'own tag', length: tag.length, saw: tag } : { is: 'data', length: 1 };
      }

      function noteOpen(saw: string): void {
        output.note(`a parameter without its '${valueClose}${name}>'`, saw, 'closed it');
      }

      function close(): void {
        if (sink) return sink.close();
        const { json: made, isMended } = jsonOf(root, shape);
        if (isRepeated) output.note(`the parameter '${name}' was given more than once`, made, 'kept the first');
        else output.callArguments(before + made);
        if (isMended) output.note('repaired an argument of a tool call', root.text.join(''), made);
      }
      return inside;
    }

    return state;
  };

  /** Where a tag may begin, with or without its mark. */
  function nextLead(text: string, from: number): number {
    for (let at = from; at < text.length; at++)
      if (text.charCodeAt(at) === mark.charCodeAt(0) || text.charCodeAt(at) === 0x3c) return at;
    return -1;
  }
}

/** Maximum blanks between two tags, in UTF-16 units. */
const maxGap = 64;

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
