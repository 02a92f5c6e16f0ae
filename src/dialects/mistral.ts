import { behindCall } from './text/behind-call.ts';
import { mistralCallId } from './prompt/call-ids.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { readEnvelopeList } from './json/envelope-list.ts';
import { endTokenOpeners } from './text/end-tokens.ts';
import { createMachine, untilEnd, type Coming, type State } from './text/machine.ts';
import { readArguments } from './json/arguments.ts';
import { calledName, isName, offeredNames } from './text/names.ts';
import { opens, runUntil, type Decision, type Opener } from './text/openers.ts';
import { createOutput, firstInk } from './text/output.ts';
import { createProse, type Prose } from './text/prose.ts';
import { strayMarker } from './text/stray-marker.ts';

const openCalls = '[TOOL_CALLS]';
const openThought = '[THINK]';
const closeThought = '[/THINK]';
const endTokens = ['</s>'];
const ends = [openCalls, ...endTokens];

const writeCall = ({ name, argumentsText }: WrittenCall): string => `${openCalls}${name}[ARGS]${argumentsText}`;

const writeResult = ({ name, text, isError }: WrittenResult): string =>
  `[TOOL_RESULTS]${JSON.stringify({ name, [isError ? 'error' : 'content']: text })}[/TOOL_RESULTS]`;

/**
 * Mistral: behind its marker an array of calls, or since the eleventh version of its tokenizer a name and the arguments
 * (mistral-common). Some models think between markers of their own.
 */
export const mistral: Dialect = {
  name: 'mistral',
  writing: {
    calls: (calls) => calls.map(writeCall).join(''),
    results: (results) => results.map(writeResult).join(''),
    controlTokens: [
      openCalls,
      '[ARGS]',
      '[CALL_ID]',
      '[TOOL_RESULTS]',
      '[/TOOL_RESULTS]',
      '[TOOL_CONTENT]',
      '[AVAILABLE_TOOLS]',
      '[/AVAILABLE_TOOLS]',
      '[SYSTEM_PROMPT]',
      '[/SYSTEM_PROMPT]',
      '[INST]',
      '[/INST]',
      openThought,
      closeThought,
      '<s>',
      '</s>',
    ],
  },
  callId: mistralCallId,
  reader: readMistral,
};

/** The longest head of a call, in UTF-16 units. */
const longestHead = 400;
/** A name, an id perhaps, and what stands before the arguments: a marker, or nothing. */
const head = /^\s*(?<name>[^\s[\]{}"]+)\s*(?:\[CALL_ID\]\s*[^\s[\]{}]*\s*)?(?:\[ARGS\]|(?=\{))/;
/** What may still become one. */
const headBegun = /^\s*[^\s[\]{}"]*\s*(?:\[[A-Z_]*(?:\][^\s[\]{}]*\s*(?:\[[A-Z]*)?)?)?$/;

function readMistral(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit);
  const offered = offeredNames(context.tools);
  const next = (): State => prose.text;

  function calls(text: string, coming: Coming): Decision {
    const near = text.slice(openCalls.length, openCalls.length + longestHead);
    const ink = firstInk(near);
    const eaten = openCalls.length + ink;
    const repeated = near.slice(ink, ink + openCalls.length);
    if (repeated === openCalls) {
      output.note('a marker that was written twice', openCalls, 'read once');
      return { eaten, next: next() };
    }
    if (coming === 'more' && repeated !== '' && openCalls.startsWith(repeated)) return 'wait';
    if (near.charAt(ink) === '[' || near.charAt(ink) === '{') {
      const before = text.slice(0, eaten);
      const list = readEnvelopeList(output, { offered, trust: 'marked', before, closers: [], ends, next });
      return { eaten, next: list };
    }
    const found = head.exec(near);
    const name = found?.groups?.['name'] ?? '';
    if (found && isName(name)) return { eaten: openCalls.length + found[0].length, next: argumentsOf(name) };
    if (found || near.length === longestHead || !headBegun.test(near)) return 'no';
    return coming === 'more' ? 'wait' : { eaten: text.length, next: cutHead(text, near.trim()) };
  }

  function argumentsOf(written: string): State {
    const name = calledName(written, offered);
    output.callStart(name);
    if (name !== written) output.note('a tool was called by another name', written, name);
    return readArguments(output, { closers: ends, next: () => behindCall({ output, markers: ends, next }) });
  }

  /** The text ended before the arguments: a call of an offered tool has none. */
  function cutHead(text: string, written: string): State {
    return untilEnd((ending) => {
      if (ending === 'length') output.note('a call was cut before its name', text, 'left out');
      else if (offered.has(calledName(written, offered))) argumentsOf(written).end(ending);
      else output.text(text);
    });
  }

  const opensCalls: Opener = { marker: openCalls, decide: (text, { coming }) => calls(text, coming) };
  let hasThought = false;
  function behindThought(): State {
    output.border();
    return prose.text;
  }
  const thoughts: State = runUntil({
    openers: [
      opensCalls,
      opens(closeThought, behindThought),
      opens('</think>', behindThought),
      { marker: openThought, decide: () => (hasThought ? 'no' : { eaten: openThought.length, next: thoughts }) },
      ...endTokenOpeners({ tokens: endTokens, say: output.reasoning, back: () => thoughts }),
    ],
    say(thought) {
      hasThought ||= thought.trim() !== '';
      output.reasoning(thought);
    },
    end: () => undefined,
  });

  const prose: Prose = createProse(context, output, {
    anywhere: [opensCalls],
    inText: [
      { marker: openThought, decide: (_text, { lineStart }) => (lineStart ? think() : 'no') },
      strayMarker(closeThought, output, next),
    ],
    endTokens,
  });

  function think(): Decision {
    hasThought = false;
    output.border();
    return { eaten: openThought.length, next: thoughts };
  }

  return createMachine(context.thinking === 'open' ? thoughts : prose.start, output);
}
