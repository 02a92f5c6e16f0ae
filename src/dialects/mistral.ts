import { mistralCallId } from './prompt/call-ids.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { readEnvelopeList } from './json/envelope-list.ts';
import { type ContentStates, createMachine, type State, untilEnd } from './text/machine.ts';
import { readArguments } from './json/arguments.ts';
import { calledName, isCallable, isUnambiguousName, offeredNames } from './text/names.ts';
import { isCutAt, type Decision } from './text/openers.ts';
import { firstNonBlank } from './text/blanks.ts';
import { createOutput } from './text/output.ts';
import { startCall } from './text/call-head.ts';
import type { ResultTags } from './text/after-call.ts';
import { createContentStates } from './text/content.ts';
import type { ThoughtTags } from './text/unopened.ts';

const openCalls = '[TOOL_CALLS]';
const thoughts: ThoughtTags = { open: '[THINK]', close: '[/THINK]' };
const results: ResultTags = { open: '[TOOL_RESULTS]', close: '[/TOOL_RESULTS]' };
const endTokens = ['</s>'];
const ends = [openCalls, ...endTokens];

const writeCall = ({ name, argumentsText }: WrittenCall): string => `${openCalls}${name}[ARGS]${argumentsText}`;

const writeResult = ({ name, text, isError }: WrittenResult): string =>
  results.open + JSON.stringify({ name, [isError ? 'error' : 'content']: text }) + results.close;

/**
 * Mistral: after the marker an array of calls, or since tokenizer version 11 a name and arguments (mistral-common).
 * Some models write reasoning between markers.
 */
export const mistral: Dialect = {
  name: 'mistral',
  writing: {
    calls: (calls) => calls.map(writeCall).join(''),
    results: (given) => given.map(writeResult).join(''),
    controlTokens: [
      openCalls,
      '[ARGS]',
      '[CALL_ID]',
      results.open,
      results.close,
      '[TOOL_CONTENT]',
      '[AVAILABLE_TOOLS]',
      '[/AVAILABLE_TOOLS]',
      '[SYSTEM_PROMPT]',
      '[/SYSTEM_PROMPT]',
      '[INST]',
      '[/INST]',
      thoughts.open,
      thoughts.close,
      '<s>',
      '</s>',
    ],
  },
  callId: mistralCallId,
  reader: readMistral,
};

/** Maximum length of a call's head, in UTF-16 units. */
const maxHeadLength = 400;
/** What may be between a name and its arguments: an optional id and an optional marker. */
const headEnd = /^\s*(?:\[CALL_ID\]\s*[^\s[\]{}]*\s*)?(?:(?<marker>\[ARGS\])|(?=\{))/;
/** A prefix of `headEnd`. */
const headEndBegun = /^\s*(?:\[[A-Z_]*(?:\][^\s[\]{}]*\s*(?:\[[A-Z]*)?)?)?$/;
const plainName = /^[^\s[\]{}"]+/;

function readMistral(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);

  function calls(text: string, isFinal: boolean): Decision {
    const near = text.slice(openCalls.length, openCalls.length + maxHeadLength);
    const nonBlank = firstNonBlank(near);
    const consumed = openCalls.length + nonBlank;
    const repeated = near.slice(nonBlank, nonBlank + openCalls.length);
    if (repeated === openCalls) {
      output.note('a marker that was written twice', openCalls, 'read once');
      return { consumed, next: next('text') };
    }
    if (!isFinal && repeated !== '' && openCalls.startsWith(repeated)) return 'wait';
    if (near.charAt(nonBlank) === '[' || near.charAt(nonBlank) === '{') {
      const before = text.slice(0, consumed);
      const list = readEnvelopeList(output, { offered, trust: 'marked', before, closers: [], ends, next });
      return { consumed, next: list };
    }
    const name = nameIn(near, nonBlank);
    const found = headEnd.exec(near.slice(nonBlank + name.length));
    if (found && isHead(name, nonBlank, found))
      return { consumed: consumed + name.length + found[0].length, next: argumentsOf(name) };
    const isBegun =
      headEndBegun.test(near.slice(nonBlank + name.length)) ||
      [...offered].some((each) => isCutAt(near, nonBlank, each));
    if (found || near.length === maxHeadLength || !isBegun) return 'no';
    return isFinal ? { consumed: text.length, next: cutHead(text, near.trim()) } : 'wait';
  }

  /** The name at `from`: an offered name, or a word without blanks. */
  function nameIn(text: string, from: number): string {
    const found = plainName.exec(text.slice(from))?.[0] ?? '';
    const longer = [...offered].filter((name) => name.length > found.length && text.startsWith(name, from));
    return longer.toSorted((one, other) => other.length - one.length).at(0) ?? found;
  }

  /** Whether this is not a word in a sentence that mentions the marker: such a word may precede a brace too. */
  function isHead(name: string, blanks: number, { 0: end, groups }: RegExpExecArray): boolean {
    if (!isCallable(name, offered)) return false;
    if (offered.has(calledName(name, offered))) return true;
    return groups?.['marker'] === undefined ? blanks === 0 && end === '' : blanks === 0 || !/^\s/.test(end);
  }

  function argumentsOf(written: string): State {
    startCall(output, written, offered);
    return readArguments(output, { closers: ends, next: () => next('call') });
  }

  /** The text ended before the arguments: an offered tool is called without any, unless its name may be cut. */
  function cutHead(text: string, written: string): State {
    return untilEnd((ending) => {
      if (ending === 'length') output.note('a call was cut before its name', text, 'left out');
      else if (isUnambiguousName(calledName(written, offered), offered)) argumentsOf(written).end(ending);
      else output.text(text);
    });
  }

  const contentStates: ContentStates = createContentStates(context, output, {
    calls: [{ marker: openCalls, decide: (text, { isFinal }) => calls(text, isFinal) }],
    thoughts: [thoughts],
    results: [results],
    endTokens,
  });
  return createMachine(contentStates.start, output);
}
