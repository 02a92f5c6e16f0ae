import type { Output } from '../text/output.ts';
import { mayBeNull, type ValueParser } from '../schema/values.ts';

/** Receives the value of one parameter and emits it. */
export interface ValueSink {
  /** Adds the next piece, which is not empty. */
  add(text: string): void;
  /** Ends the value. */
  close(): void;
}

export interface SunkValue {
  /** The text before the value in the arguments: a bracket or comma, and the key. */
  before: string;
  parser: ValueParser;
}

/** Emits strings as they arrive, other values at their end. */
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

/** Text escaped for a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Holds a value until its end. */
export function createHeldSink(close: (text: string) => void): ValueSink {
  const pieces: string[] = [];
  return {
    add: (text) => void pieces.push(text),
    close: () => close(pieces.join('')),
  };
}

/** Discards a repeated parameter, as the first one is sent already. */
export const createDroppedSink = (output: Output, key: string): ValueSink =>
  createHeldSink((text) => output.note(`the parameter '${key}' was given more than once`, text, 'kept the first'));

/** Removes one line break from the start and one from the end of a value. */
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
