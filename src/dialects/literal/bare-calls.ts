import { firstNonBlank, isBlank } from '../text/blanks.ts';
import { type ContentStates, type State, wait } from '../text/machine.ts';
import { calledName, namePatterns } from '../text/names.ts';
import type { Opener } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import { readScript, type ScriptOptions } from './python-script.ts';

/** Maximum length of the inspected beginning, in UTF-16 units. */
const maxHeadLength = 320;

export interface BareCalls {
  /** A list of calls at the start of a line. */
  list: Opener;
  /** The start of a response, or of a line after a call that the response began with. */
  beginning(then: State): State;
}

/**
 * Python calls without a marker, of offered tools only. A single call counts only at the start of the response:
 * elsewhere it may be part of an explanation.
 */
export function bareCalls(output: Output, given: Pick<ScriptOptions, 'offered' | 'toArguments' | 'next'>): BareCalls {
  const { offered, next } = given;
  const patterns = namePatterns(offered);
  const listHead = {
    complete: new RegExp(String.raw`^\[\s*(${patterns.name})\s*\(`),
    begun: new RegExp(String.raw`^\[\s*${patterns.begun}\s*$`),
    offered,
  };
  const lineHead = {
    complete: new RegExp(String.raw`^(?:print\(\s*)?(${patterns.name})\(`),
    begun: new RegExp(String.raw`^(?:print\(\s*)?${patterns.begun}$`),
    offered,
  };
  const options = { ...given, names: 'offered', before: '' } as const;
  const firstUnits = new Set([...offered].map((name) => name.charCodeAt(0)));
  const list: Opener = {
    marker: '[',
    // A namespace may precede a name.
    mayPrecede: (code) => isBlank(code) || firstUnits.has(code) || isLetter(code),
    decide(text, { lineStart, isFinal }) {
      const head = lineStart ? headOf(text, isFinal, listHead) : 'no';
      if (head !== 'yes') return head;
      return { consumed: 1, next: readScript(output, { ...options, form: 'list', before: '[', next }) };
    },
  };

  function beginning(then: State): State {
    const state: State = {
      consume(text, isFinal) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) {
          output.text(text.slice(0, nonBlank));
          return { consumed: nonBlank, next: state };
        }
        const head = headOf(text, isFinal, lineHead);
        if (head === 'wait') return wait(state);
        if (head === 'no') return { consumed: 0, next: then };
        const after: ContentStates['next'] = (outcome) => (outcome === 'call' ? beginning(next('call')) : next('text'));
        return { consumed: 0, next: readScript(output, { ...options, form: 'line', next: after }) };
      },
      end: (ending) => then.end(ending),
    };
    return state;
  }
  return { list, beginning };
}

const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

interface Head {
  complete: RegExp;
  begun: RegExp;
  offered: ReadonlySet<string>;
}

/** Whether the text begins with the call of an offered tool. */
function headOf(text: string, isFinal: boolean, { complete, begun, offered }: Head): 'yes' | 'no' | 'wait' {
  const ahead = text.slice(0, maxHeadLength);
  if (!isFinal && ahead.length < maxHeadLength && begun.test(ahead)) return 'wait';
  const name = complete.exec(ahead)?.[1];
  return name !== undefined && offered.has(calledName(name, offered)) ? 'yes' : 'no';
}
