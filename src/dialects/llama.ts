import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { endTokenOpeners } from './text/end-tokens.ts';
import { maxBlanks } from './json/envelope-keys.ts';
import { bareEnvelopes, readEnvelopeList } from './json/envelope-list.ts';
import { fencedEnvelopes } from './json/head.ts';
import { type ContentStates, createMachine, type State } from './text/machine.ts';
import { offeredNames, calledName } from './text/names.ts';
import { runUntil, type Decision, type Opener } from './text/openers.ts';
import { firstNonBlank } from './text/blanks.ts';
import { createOutput, type Output } from './text/output.ts';
import { createContentStates } from './text/content.ts';
import { readArguments } from './json/arguments.ts';
import { closing } from './text/closing.ts';

const pythonTag = '<|python_tag|>';
const endTokens = ['<|eom_id|>', '<|eot_id|>'];

const writeCall = ({ name, argumentsText }: WrittenCall): string =>
  `{"name": ${JSON.stringify(name)}, "parameters": ${argumentsText}}`;

const writeResult = ({ name, text, isError }: WrittenResult): string =>
  JSON.stringify({ name, [isError ? 'error' : 'output']: text });

/** Llama 3: calls are JSON objects, often without a marker. Several follow each other (Llama 3.1 model card). */
export const llama: Dialect = {
  name: 'llama',
  writing: {
    calls: (calls) => calls.map(writeCall).join('; '),
    results: (results) => results.map(writeResult).join('\n'),
    controlTokens: [pythonTag, ...endTokens, '<|begin_of_text|>', '<|start_header_id|>', '<|end_header_id|>'],
  },
  reader: readLlama,
};

const nonBlankAfterTag = (text: string): number =>
  firstNonBlank(text.slice(0, pythonTag.length + maxBlanks), pythonTag.length);

function readLlama(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);

  const tag: Opener = {
    marker: pythonTag,
    decide(text, { isFinal }): Decision {
      const nonBlank = nonBlankAfterTag(text);
      if (nonBlank === text.length && !isFinal) return 'wait';
      if (nonBlank < text.length && text.charAt(nonBlank) !== '{' && text.charAt(nonBlank) !== '[') return 'no';
      const list = readEnvelopeList(output, {
        offered,
        trust: 'marked',
        before: text.slice(0, nonBlank),
        closers: [],
        ends: [pythonTag, ...endTokens],
        next,
      });
      return { consumed: nonBlank, next: list };
    },
  };

  /** The tag also opens code, which is text with everything in it. */
  const codeTag: Opener = {
    marker: pythonTag,
    isInText: true,
    decide(_text, { lineStart, quote }) {
      if (!lineStart || quote !== 'none') return 'no';
      output.text(pythonTag);
      return { consumed: pythonTag.length, next: code };
    },
  };
  const code: State = runUntil({
    openers: [tag, ...endTokenOpeners({ tokens: endTokens, write: output.text, back: () => code })],
    write: output.text,
    end: () => undefined,
  });

  const contentStates: ContentStates = createContentStates(context, output, {
    calls: [tag],
    // Llama 3.1 was also trained on this format, for tools described in the prompt (prompt format, "custom tool
    // calling").
    inText: [
      codeTag,
      fencedEnvelopes(output, { offered, next }),
      ...bareEnvelopes(output, { offered, closers: [], next }),
      functionTag(output, { offered, ends: [pythonTag, ...endTokens], next }),
    ],
    closers: ['</function>'],
    results: [{ open: '<|start_header_id|>ipython<|end_header_id|>', close: '<|eot_id|>' }],
    endTokens,
  });
  return createMachine(contentStates.start, output);
}

const functionOpen = '<function=';
const functionClose = '</function>';
const functionHead = /^<function=(?<name>[^<>{}"\n]{1,256})>\s{0,64}(?=\{|<\/function>)/;
const functionHeadStart = /^<function=[^<>{}"\n]{0,256}(?:>\s{0,64}(?:<[/a-z]{0,9})?)?$/;
/** More than the maximum head, in UTF-16 units. */
const maxFunctionHeadLength = 400;

/** Calls as a tag with the name, and JSON as content. Only offered names count, as the tag is not a special token. */
function functionTag(
  output: Output,
  { offered, ends, next }: { offered: ReadonlySet<string>; ends: readonly string[]; next: ContentStates['next'] },
): Opener {
  return {
    marker: functionOpen,
    decide(text, { isFinal }): Decision {
      const near = text.slice(0, maxFunctionHeadLength);
      const found = functionHead.exec(near);
      if (!found) return !isFinal && functionHeadStart.test(near) ? 'wait' : 'no';
      const name = calledName(found.groups?.['name'] ?? '', offered);
      if (!offered.has(name)) return 'no';
      output.note('a call in a tag with its name', found[0], `a call of ${name}`);
      output.callStart(name);
      const after = (): State => closing(functionClose, () => next('call'));
      return {
        consumed: found[0].length,
        next: readArguments(output, { closers: [functionClose, ...ends], next: after }),
      };
    },
  };
}
