import { parseArguments } from '../../core/json.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { State } from '../text/machine.ts';
import type { Output } from '../text/output.ts';
import type { ArgumentText } from './arguments.ts';
import { isIdleKey } from './envelope-keys.ts';
import { createJsonSpan } from './span.ts';
import { readStrictly } from './value.ts';

const closeBrace = 0x7d;

export interface CallEndOptions {
  /** How the arguments ended. */
  argumentsEnd: 'complete' | 'open';
  /** Whether the arguments are a member of an object within the object of the call. */
  isNested: boolean;
  /** The state after the object. */
  next(): State;
}

/** Reads what follows the arguments, up to the end of the object, and closes the call. */
export function readCallEnd(output: Output, sink: ArgumentText, options: CallEndOptions): State {
  const { argumentsEnd, isNested, next } = options;
  const span = createJsonSpan();
  span.consume(isNested ? '{"":{"":0' : '{"":0', 0);
  const pieces: string[] = [];

  function close(): State {
    sink.close(argumentsEnd);
    const rest = pieces.join('');
    const keys = Object.keys(parseArguments(`{"":0${rest}`) ?? {});
    const others = keys.filter((each) => each !== '' && !isIdleKey(each));
    if (others.length > 0) output.note('a call has more members than its name and its arguments', rest, 'skipped');
    return next();
  }

  function leaveOpen(): State {
    sink.close(argumentsEnd);
    const rest = pieces.join('');
    output.note('the object of a call was not closed', rest, 'closed it');
    output.text(rest);
    return next();
  }

  return readStrictly(span, {
    write: (text) => pieces.push(text),
    done: close,
    loose(code) {
      if (code !== closeBrace || !/,\s*$/.test(pieces.join(''))) return leaveOpen();
      sink.close(argumentsEnd);
      return next();
    },
    end: (ending) => (ending === 'length' ? sink.close('cut') : leaveOpen().end(ending)),
  });
}

/** Skips surplus closing braces after a call. `mayFollowBlanks`: also if blanks precede them. */
export function skipExtraBraces(output: Output, mayFollowBlanks: boolean, next: () => State): State {
  const state: State = {
    consume(text) {
      const nonBlank = mayFollowBlanks ? firstNonBlank(text) : 0;
      if (text.charCodeAt(nonBlank) === closeBrace) {
        output.note('surplus brackets after a call', '}', 'skipped');
        return { consumed: nonBlank + 1, next: state };
      }
      return { consumed: nonBlank, next: nonBlank === text.length ? state : next() };
    },
    end: (ending) => next().end(ending),
  };
  return state;
}
