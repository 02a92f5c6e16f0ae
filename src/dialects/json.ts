import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { bareEnvelopes, readEnvelopeList } from './json/envelope-list.ts';
import { fence, headOf, holdsCode, tagNames } from './json/head.ts';
import { createMachine, type State } from './text/machine.ts';
import { offeredNames } from './text/names.ts';
import { runUntil, type Decision, type Opener } from './text/openers.ts';
import { createOutput } from './text/output.ts';
import { createProse, type Prose } from './text/prose.ts';

const openCall = '<function_call>';
const closeCall = '</function_call>';
const openResult = '<function_result';
const closeResult = '</function_result>';

function writeCall({ name, argumentsText }: WrittenCall): string {
  return `${openCall}\n{"tool_name": ${JSON.stringify(name)}, "parameters": ${argumentsText}}\n${closeCall}`;
}

function writeResult({ name, text, isError }: WrittenResult): string {
  const status = isError ? ' status="error"' : '';
  return `${openResult} tool_name=${JSON.stringify(name)}${status}>\n${text}\n${closeResult}`;
}

/**
 * Calls as JSON objects, for any model that can be told of them: in tags, in code fences, or bare in the text. A name that was
 * not offered makes no call, as it may be mere data.
 */
export const json: Dialect = {
  name: 'json',
  writing: {
    calls: (calls) => calls.map(writeCall).join('\n'),
    results: (results) => results.map(writeResult).join('\n'),
    controlTokens: [openCall, closeCall, openResult, closeResult],
  },
  reader: readJson,
};

function readJson(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit);
  const offered = offeredNames(context.tools);
  const closeTags = tagNames.map((name) => `</${name}>`);
  /** What code fence the text is within: one of its own, or one of a language in which no call is written. */
  let fenced: 'no' | 'text' | 'code' = 'no';

  const next = (): State => prose.text;

  function wrapped(marker: string): Opener {
    return {
      marker,
      decide(text, { lineStart, coming }): Decision {
        const isFence = marker === fence;
        if (isFence && (fenced !== 'no' || !lineStart)) return leaveFence(text, lineStart);
        const head = headOf(text, coming);
        if (head === 'wait') return 'wait';
        if (head === 'no') return isFence ? leaveFence(text, lineStart) : 'no';
        const { length, closers, trust } = head;
        const before = text.slice(0, length);
        const list = readEnvelopeList(output, {
          offered,
          trust,
          before,
          closers,
          next(outcome) {
            if (isFence && outcome === 'text') fenced = 'text';
            return prose.text;
          },
        });
        return { eaten: length, next: list };
      },
    };
  }

  /** A fence that is text opens one, or closes the one that is open. */
  function leaveFence(text: string, lineStart: boolean): 'no' {
    if (!lineStart) return 'no';
    if (fenced !== 'no') fenced = 'no';
    else fenced = holdsCode(text) ? 'code' : 'text';
    return 'no';
  }

  /** In code an object that looks like a call is part of that. */
  const outsideCode = (opener: Opener): Opener => ({
    ...opener,
    decide: (text, place) => (fenced === 'code' ? 'no' : opener.decide(text, place)),
  });

  /** A result that the model made up, or repeats: whatever stands in it is no call. */
  const result: State = runUntil({
    openers: [{ marker: closeResult, decide: () => ({ eaten: 0, next: prose.text }) }],
    say: output.text,
    end: () => undefined,
  });

  const prose: Prose = createProse(context, output, {
    anywhere: tagNames.map((name) => wrapped(`<${name}>`)),
    inText: [
      wrapped(fence),
      ...bareEnvelopes(output, { offered, closers: [closeTags], next }).map(outsideCode),
      { marker: openResult, decide: () => ({ eaten: 0, next: result }) },
    ],
  });
  return createMachine(prose.start, output);
}
