import type { CoreTool } from '../../core/types.ts';
import type { Ending } from '../dialect.ts';
import { asString, parseArguments, parseJson } from '../../core/json.ts';
import { readArguments } from '../json/arguments.ts';
import { isArgumentKey } from '../json/envelope-keys.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { closing } from '../text/closing.ts';
import { type Output } from '../text/output.ts';
import { parametersOf, type Shape } from '../schema/shape.ts';
import { keyAt, markerAhead, nameTill, type TaggedForm, type WrittenKey } from './form.ts';
import { createDroppedSink, createHeldSink, createValueSink, withoutBreaks, type ValueSink } from './sink.ts';
import { valueReader } from './value.ts';
import { createValueParser } from '../schema/values.ts';

export interface ParametersOptions {
  output: Output;
  /** The parameters of the tool. Empty if it was not offered. */
  shapes: ReadonlyMap<string, Shape>;
  /** The state after the call. A tag that is not the call's own is not consumed. */
  next(): State;
}

/** The shapes of a tool's parameters by name. */
export const shapesOf = (tools: readonly CoreTool[], name: string): ReadonlyMap<string, Shape> => {
  const tool = tools.find((each) => each.type === 'function' && each.name === name);
  const fields = tool?.type === 'function' ? parametersOf(tool.inputSchema) : [];
  return new Map(fields.map((field) => [field.name, field.shape]));
};

interface CallEnd {
  shapes: ReadonlyMap<string, Shape>;
  given: ReadonlySet<string>;
  /** Text in the call that is not a parameter. */
  rest: string;
  next(): State;
}

/**
 * Ends the arguments of a call. The call is broken if something else replaces all parameters: a tool with parameters
 * must not run without them.
 */
export function closeObject(output: Output, { shapes, given, rest, next }: CallEnd): State {
  if (given.size === 0 && shapes.size > 0 && rest.trim() !== '') {
    output.note(
      'something else in place of the parameters of a tool call',
      rest,
      'text behind a call that is not whole',
    );
    output.callBroken();
    output.text(rest);
    return next();
  }
  output.callArguments(given.size === 0 ? '{}' : '}');
  output.callDone();
  return writeTextAfter(output, rest, next);
}

function writeTextAfter(output: Output, rest: string, next: () => State): State {
  if (rest !== '') output.note('something that is no parameter in a tool call', rest, 'text behind the call');
  output.text(rest);
  return next();
}

/**
 * Creates states that read the parameters of an open call up to its end. Text between parameters is emitted after the
 * call. JSON instead of parameters becomes the arguments.
 */
export function parametersReader(form: TaggedForm): (options: ParametersOptions) => State {
  const { wrapper, call = wrapper, key: keyTags, keyAliases = [], valueOpen, valueClose } = form;
  const { layout, quote, shapeBeside, isUnmistakable, endTokens } = form;
  const readValue = valueReader(form);
  /** Tags that end a call whose own end is missing. */
  const others = [wrapper.close, wrapper.open, ...(form.call ? [form.call.open] : []), ...endTokens];
  const strays = [valueClose, keyTags.close, ...[valueOpen, form.separator].filter((tag) => tag !== undefined)].filter(
    (tag) => tag !== '>',
  );
  const tags = [call.close, ...others, ...strays, keyTags.open, ...keyAliases];

  return ({ output, shapes, next }) => {
    const given = new Set<string>();
    const between: string[] = [];
    /** The value of a first parameter that may contain all arguments, and a function that writes it as a parameter. */
    let wrapped: { text: string; write(): void } | undefined;

    const state: State = {
      consume(text, isFinal) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        if (text.startsWith(call.close)) return { consumed: call.close.length, next: done() };
        const other = others.find((tag) => text.startsWith(tag));
        if (other !== undefined) return { consumed: 0, next: leftOpen(other) };
        if (text.startsWith('{') && given.size === 0 && between.length === 0) return { consumed: 0, next: json() };
        const object = given.size === 0 && between.length === 0 ? objectAt(text, isFinal) : undefined;
        if (object === 'wait') return wait(state);
        if (object !== undefined) return object;
        const key = keyAt(text, 0, form, isFinal);
        if (key === 'wait') return wait(state);
        const alias = keyAliases.find((tag) => text.startsWith(tag));
        if (key !== 'no' && alias !== undefined)
          output.note('a tag of a parameter is not as the format has it', alias, keyTags.open);
        if (key !== 'no') return { consumed: key.begin, next: afterKey(key) };
        return takeStray(text, isFinal);
      },
      end(ending) {
        if (ending === 'length') output.callBroken();
        else leftOpen('').end(ending);
      },
    };

    function json(): State {
      output.note('JSON where tagged parameters belong', '{', 'read it as the arguments');
      return readArguments(output, { closers: [call.close, wrapper.close], next });
    }

    /** An object with all arguments, between its own tags. */
    function objectAt(text: string, isFinal: boolean): Transition | 'wait' | undefined {
      const { object } = form;
      const more = isFinal ? undefined : 'wait';
      if (!object || !text.startsWith(object.open)) return object && isCutAt(text, 0, object.open) ? more : undefined;
      const close = form.head?.close ?? '>';
      const begin = object.open.length;
      if (isCutAt(text, begin, close)) return more;
      const found = text.startsWith(close, begin) ? { end: begin } : nameTill(text, begin, form);
      if (found === 'cut') return more;
      if (found === 'no') return undefined;
      const closers = [object.close, call.close, wrapper.close];
      const inside = readArguments(output, { closers, next: () => closing(object.close, next) });
      return { consumed: found.end + close.length, next: inside };
    }

    function takeStray(text: string, isFinal: boolean): Transition {
      const stray = strays.find((tag) => text.startsWith(tag));
      if (stray !== undefined) return passOver(stray, state);
      const doubled = text.startsWith(keyTags.open) && markerAhead(text, keyTags.open.length, [keyTags.open], isFinal);
      if (doubled === 'wait') return wait(state);
      if (typeof doubled === 'object') return passOver(keyTags.open, state);
      if (tags.some((tag) => isCutAt(text, 0, tag))) {
        if (!isFinal) return wait(state);
        output.note('a marker behind a call was cut', text, 'passed over');
        return { consumed: text.length, next: state };
      }
      between.push(text.charAt(0));
      return { consumed: 1, next: strayText };
    }

    function passOver(tag: string, follow: State): Transition {
      output.note('a tag out of its place in a tool call', tag, 'passed over');
      return { consumed: tag.length, next: follow };
    }

    /** Text between parameters, up to a possible tag. */
    const strayText: State = {
      consume(text) {
        const tag = text.indexOf('<');
        const consumed = tag === -1 ? text.length : tag;
        between.push(text.slice(0, consumed));
        return { consumed, next: tag === -1 ? strayText : state };
      },
      end: state.end,
    };

    function done(): State {
      const inner = wrapped === undefined ? undefined : argumentsWithin(wrapped.text);
      if (inner !== undefined) output.note('arguments within a parameter', wrapped?.text ?? '', inner);
      else writeWrapped();
      if (inner === undefined) return closeObject(output, { shapes, given, rest: between.join(''), next });
      output.callArguments(inner);
      output.callDone();
      return writeTextAfter(output, between.join(''), next);
    }

    function writeWrapped(): void {
      wrapped?.write();
      wrapped = undefined;
    }

    /** All arguments of the call, if an unknown parameter contains an object of known ones. */
    function argumentsWithin(text: string): string | undefined {
      const trimmed = text.trim();
      const raw = trimmed.startsWith('"') ? (asString(parseJson(trimmed)) ?? '').trim() : trimmed;
      const found = raw.startsWith('{') ? parseArguments(raw) : undefined;
      return found && Object.keys(found).every((key) => shapes.has(key)) ? raw : undefined;
    }

    function leftOpen(saw: string): State {
      output.note(`a tool call without its '${call.close}'`, saw, 'closed it');
      return done();
    }

    function afterKey(key: WrittenKey): State {
      if (key.missing !== 'nothing')
        output.note(`a key without its '${keyTags[key.missing]}'`, key.raw, `the key '${key.name}'`);
      else if (!shapeBeside && key.raw !== quote + key.name + quote)
        output.note('the key of a parameter is not written as the format has it', key.raw, `the key '${key.name}'`);
      return valueOpen === undefined ? value(key) : beforeValue(key, valueOpen);
    }

    /** After a key, before the tag that opens its value. */
    function beforeValue(key: WrittenKey, tag: string): State {
      const before: State = {
        consume(text, isFinal) {
          const nonBlank = firstNonBlank(text);
          if (nonBlank > 0) return { consumed: nonBlank, next: before };
          if (text.startsWith(tag)) return { consumed: tag.length, next: value(key) };
          // The key may be closed twice (vllm 54971).
          if (text.startsWith(keyTags.close)) return passOver(keyTags.close, before);
          if (tags.some((each) => text.startsWith(each))) return { consumed: 0, next: withoutValue() };
          if (!isFinal && tags.some((each) => isCutAt(text, 0, each))) return wait(before);
          output.note(`a value without its '${tag}'`, key.name, 'read it as the value');
          return { consumed: 0, next: value(key) };
        },
        end: (ending) => withoutValue().end(ending),
      };
      function withoutValue(): State {
        output.note('a parameter without a value', key.name, 'left out');
        return state;
      }
      return before;
    }

    function value({ name: key, raw }: WrittenKey): State {
      const sink = sinkOf(key, shapeBeside?.(raw, shapes.get(key)) ?? shapes.get(key));
      return readValue({
        sink: layout === 'lines' ? withoutBreaks(sink) : sink,
        isDue: (other) => !given.has(other) && (shapes.has(other) || (shapes.size === 0 && isUnmistakable === true)),
        next(close, tag) {
          if (close === 'missing') noteOpenValue(key);
          if (tag !== undefined) output.note('a value with a tag of the format in it', tag, `the value of '${key}'`);
          return state;
        },
        end(ending: Ending) {
          if (ending === 'length') return output.callBroken();
          noteOpenValue(key);
          sink.close();
          state.end(ending);
        },
      });
    }

    function sinkOf(key: string, shape: Shape | undefined): ValueSink {
      if (given.has(key)) return createDroppedSink(output, key);
      const isFirst = given.size === 0;
      const before = `${isFirst ? '{' : ','}${JSON.stringify(key)}:`;
      given.add(key);
      writeWrapped();
      const sink = createValueSink(output, { before, parser: createValueParser(shape) });
      if (!isFirst || !isArgumentKey(key) || shapes.size === 0 || shapes.has(key)) return sink;
      return createHeldSink((text) => {
        wrapped = {
          text,
          write() {
            if (text !== '') sink.add(text);
            sink.close();
          },
        };
      });
    }

    function noteOpenValue(key: string): void {
      output.note(`a parameter without its '${valueClose}'`, key, 'closed it');
    }
    return state;
  };
}
