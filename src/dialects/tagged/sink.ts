import type { Output } from '../text/output.ts';
import { mayBeNull, type ValueParser } from '../schema/values.ts';

/** The value of one parameter, on its way from the text to the client. */
export interface ValueSink {
  /** The next piece of it, which is not empty. */
  add(text: string): void;
  /** The value is whole. */
  close(): void;
}

export interface SunkValue {
  /** What stands before the value in the arguments: a bracket or comma, and the key. */
  before: string;
  parser: ValueParser;
}

/** Sends a string as it comes, and any other value at its end. */
export function createValueSink(output: Output, { before, parser }: SunkValue): ValueSink {
  const held: string[] = [];
  let isOpen = false;

  function open(): void {
    isOpen = true;
    output.callArguments(`${before}"${escaped(held.join(''))}`);
  }

  return {
    add(text) {
      if (isOpen) return output.callArguments(escaped(text));
      held.push(text);
      if (parser.certainty === 'at once' || (parser.certainty === 'unless null' && !mayBeNull(held.join('')))) open();
    },
    close() {
      if (parser.certainty === 'at once' && !isOpen) open();
      if (isOpen) return output.callArguments('"');
      const text = held.join('');
      const { json, isMended } = parser.read(text);
      if (isMended) output.note('repaired an argument of a tool call', text, json);
      output.callArguments(before + json);
    },
  };
}

/** Text as it stands within a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Holds a value back to its end. */
export function createHeldSink(close: (text: string) => void): ValueSink {
  const pieces: string[] = [];
  return {
    add: (text) => void pieces.push(text),
    close: () => close(pieces.join('')),
  };
}

/** Passes over a value: a later one of the same key, as what was sent of the first cannot be taken back. */
export const createDroppedSink = (output: Output, key: string): ValueSink =>
  createHeldSink((text) => output.note(`the parameter '${key}' was given more than once`, text, 'kept the first'));

/** Takes off one line break at the beginning of a value, and one at its end. */
export function withoutBreaks(sink: ValueSink): ValueSink {
  let isFirst = true;
  let hasBreak = false;
  return {
    add(text) {
      const begins = isFirst && text.startsWith('\n');
      isFirst = false;
      const joined = (hasBreak ? '\n' : '') + (begins ? text.slice(1) : text);
      hasBreak = joined.endsWith('\n');
      const body = hasBreak ? joined.slice(0, -1) : joined;
      if (body !== '') sink.add(body);
    },
    close: sink.close,
  };
}
