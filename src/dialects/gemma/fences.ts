import { readEnvelopeList } from '../json/envelope-list.ts';
import type { LiteralArguments } from '../literal/arguments.ts';
import { type ContentStates, type State, wait } from '../text/machine.ts';
import { runUntil, type Decision, type Opener, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { Output } from '../text/output.ts';
import { createExcerpt } from '../text/after-call.ts';
import { readScript } from '../literal/python-script.ts';

export interface FenceOptions {
  offered: ReadonlySet<string>;
  toArguments: LiteralArguments;
  next: ContentStates['next'];
}

const fence = '```';

/** Maximum blanks after the bracket of a list, in UTF-16 units. */
const lookAhead = 64;

/**
 * What a fence contains, by its label: calls, calls if everything in it is one, results invented by the model, or
 * text.
 */
type Content = 'calls' | 'maybe calls' | 'results' | 'text';
const contents: Readonly<Record<string, Content>> = {
  tool_code: 'calls',
  tool_call: 'calls',
  tool_calls: 'calls',
  tool_output: 'results',
  tool_outputs: 'results',
  python: 'maybe calls',
  py: 'maybe calls',
  json: 'maybe calls',
  '': 'maybe calls',
};
const contentOf = (label: string): Content => contents[label.toLowerCase()] ?? 'text';

const opening = /^```[ \t]{0,8}(?:([\w+-]{1,32})(?=[^\w+-])|(?=[^\w+\- \t]))/;
const openingBegun = /^```[ \t]{0,8}[\w+-]{0,32}$/;

/**
 * Reads fences that contain calls, as Python or as JSON. A fence labelled as a call is read within a line too, and
 * ends an open fence of the same kind. Other fences must begin a line, and are text unless they contain only calls of
 * offered tools.
 */
export function createFences(output: Output, { offered, toArguments, next }: FenceOptions): Opener {
  let hasCalled = false;

  function decide(text: string, { lineStart, quote, fence: around, isFinal }: TextPosition): Decision {
    const found = opening.exec(text);
    if (!found && !isFinal && openingBegun.test(text)) return 'wait';
    const [before = fence, label = ''] = found ?? [];
    const content = found ? contentOf(label) : 'text';
    const isQuoted = quote === 'fence' ? around !== fence : quote === 'block' || (quote === 'span' && !lineStart);
    if (isQuoted || ((!lineStart || quote === 'fence') && content !== 'calls')) return 'no';
    if (content === 'results') return hasCalled ? { consumed: before.length, next: invented(before) } : 'no';
    return content === 'text' ? 'no' : { consumed: before.length, next: body(before, content) };
  }

  /** The first non-blank unit decides how the content of a fence is read. */
  function body(before: string, content: 'calls' | 'maybe calls'): State {
    let held = before;
    const state: State = {
      consume(text, isFinal) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) {
          held += text.slice(0, nonBlank);
          return { consumed: nonBlank, next: state };
        }
        const first = text.startsWith('[') ? firstNonBlank(text.slice(0, lookAhead), 1) : 0;
        if (first === text.length && !isFinal) return wait(state);
        return { consumed: 0, next: text.startsWith('{', first) ? objects(held, content) : script(held, content) };
      },
      end: () => output.text(held),
    };
    return state;
  }

  function script(before: string, content: 'calls' | 'maybe calls'): State {
    const names = content === 'calls' ? 'any' : 'offered';
    return readScript(output, { offered, toArguments, form: 'fence', names, before, next: after });
  }

  function objects(before: string, content: 'calls' | 'maybe calls'): State {
    const trust = content === 'calls' ? 'marked' : 'tagged';
    const closers = [[fence]];
    return readEnvelopeList(output, { offered, trust, before, closers, next: after });
  }

  function after(outcome: 'call' | 'text'): State {
    hasCalled ||= outcome === 'call';
    return next(outcome);
  }

  /** After its calls a model may continue with results it invents. */
  function invented(before: string): State {
    const saw = createExcerpt(before);
    const drop = (): void => output.note('a result that the model invented', saw.text(), 'left out');
    return runUntil({
      openers: [
        {
          marker: fence,
          decide(_text, { lineStart }) {
            if (!lineStart) return 'no';
            drop();
            return { consumed: fence.length, next: next('call') };
          },
        },
      ],
      write: saw.add,
      end: drop,
    });
  }

  return { marker: fence, decide, isInText: true, countsInQuotes: true };
}
