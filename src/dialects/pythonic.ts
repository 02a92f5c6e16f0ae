import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenResult } from './dialect.ts';
import { pythonStubs } from './gemma/python-stubs.ts';
import { bareEnvelopes, readEnvelopeList } from './json/envelope-list.ts';
import { createLiteralArguments } from './literal/arguments.ts';
import { bareCalls } from './literal/bare-calls.ts';
import { readScript } from './literal/python-script.ts';
import { pythonCall } from './literal/writing.ts';
import type { Tags } from './tagged/form.ts';
import { firstNonBlank } from './text/blanks.ts';
import { type ContentStates, createMachine, type State } from './text/machine.ts';
import { emptyWrapper, isMentioned } from './text/mention.ts';
import { isOffered, namePatterns, offeredNames } from './text/names.ts';
import { isCutAt, type Opener } from './text/openers.ts';
import { createOutput } from './text/output.ts';
import { cutHead } from './text/call-head.ts';
import { createContentStates } from './text/content.ts';

/** Around calls: Llama 4, LFM2 and Olmo 3. */
const markers: readonly Tags[] = [
  { open: '<|python_start|>', close: '<|python_end|>' },
  { open: '<|tool_call_start|>', close: '<|tool_call_end|>' },
  { open: '<function_calls>', close: '</function_calls>' },
];
/** Around the result of a tool, of LFM2. Llama 4 has a header before it. */
const results: Tags = { open: '<|tool_response_start|>', close: '<|tool_response_end|>' };
const endTokens = ['<|eot|>', '<|eom|>', '<|im_end|>', '<|endoftext|>'];

/** Maximum length of a call's head after its marker, in UTF-16 units. */
const maxHeadLength = 400;

/** Writes one result. */
const writeResult = ({ name, text, isError }: WrittenResult): string =>
  JSON.stringify({ name, [isError ? 'error' : 'output']: text });

/**
 * Python calls, `name(key="value")`: Llama 4 and LFM2 write a list between markers, Olmo 3 one per line (vLLM,
 * llama4_pythonic, lfm2 and olmo3 tool parsers; llama.cpp, template of LFM2.5). Markers may be missing, so that a list
 * at the start of a line counts for offered tools, and so does a call at the start of the response. JSON, which some
 * of these models write instead, is read too.
 */
export const pythonic: Dialect = {
  name: 'pythonic',
  writing: {
    calls: (calls) => `[${calls.map(pythonCall).join(', ')}]`,
    results: (given) => given.map(writeResult).join('\n'),
    describe: pythonStubs,
    controlTokens: [
      ...[...markers, results].flatMap(({ open, close }) => [open, close]),
      ...endTokens,
      '<|begin_of_text|>',
      '<|header_start|>',
      '<|header_end|>',
      '<|im_start|>',
    ],
  },
  reader: readPythonic,
};

function readPythonic(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const toArguments = createLiteralArguments(context.tools);
  const patterns = namePatterns(offered);
  const head = new RegExp(String.raw`^\s*(?:\[\s*)?(?:print\s*\(\s*)?(?<name>${patterns.name})\s*\(`);
  const headBegun = new RegExp(String.raw`^\s*(?:\[\s*)?(?:print\s*\(\s*)?${patterns.begun}\s*$`);
  const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
  /** After marked calls, bare ones only repeat them (LFM2). */
  let hasMarked = false;

  const marked = ({ open, close }: Tags): Opener => ({
    marker: open,
    decide(text, { isFinal }) {
      const near = text.slice(0, open.length + maxHeadLength);
      const nonBlank = firstNonBlank(near, open.length);
      const isList = near.charAt(nonBlank) === '[';
      const inner = isList ? firstNonBlank(near, nonBlank + 1) : nonBlank;
      const before = text.slice(0, open.length);
      const after = isList && near.charAt(inner) === ']' ? firstNonBlank(near, inner + 1) : inner;
      if (near.startsWith(close, after)) {
        const end = after + close.length;
        return emptyWrapper(text, output, { end, isFinal, next: () => next('text') });
      }
      const isOver = near.length === text.length;
      const isCut = isOver && (headBegun.test(near.slice(open.length)) || isCutAt(near, after, close));
      if (isCut) return isFinal ? { consumed: text.length, next: cutHead(output, text) } : 'wait';
      if (near.charAt(inner) === '{') {
        const list = { offered, trust: 'marked', closers: [[close]], ends: endTokens } as const;
        return {
          consumed: nonBlank,
          next: readEnvelopeList(output, { ...list, before: text.slice(0, nonBlank), next: afterCalls }),
        };
      }
      const name = head.exec(near.slice(open.length))?.groups?.['name'];
      if (name === undefined) return 'no';
      if (!isOffered(name, offered) && isMentioned(text, open.length, isFinal) === true) return 'no';
      const script = { offered, toArguments, form: 'fence', closer: close, names: 'any' } as const;
      return { consumed: open.length, next: readScript(output, { ...script, before, next: afterCalls }) };
    },
  });

  function afterCalls(outcome: 'call' | 'text'): State {
    hasMarked ||= outcome === 'call';
    return next(outcome);
  }

  const { list, beginning } = bareCalls(output, { offered, toArguments, next });
  const unmarked: Opener = { ...list, decide: (text, position) => (hasMarked ? 'no' : list.decide(text, position)) };
  const contentStates: ContentStates = createContentStates(context, output, {
    calls: markers.map(marked),
    inText: [unmarked, ...bareEnvelopes(output, { offered, closers: [], next })],
    closers: markers.map(({ close }) => close),
    results: [results, { open: '<|header_start|>' }],
    endTokens,
  });
  return createMachine(context.thinking === 'open' ? contentStates.start : beginning(contentStates.start), output);
}
