import { dsmlCalls } from './tokens/dsml.ts';
import type { Dialect } from './dialect.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { isCutAt } from './text/openers.ts';
import { isOffered } from './text/names.ts';
import { createOutput } from './text/output.ts';
import type { ResultTags } from './text/after-call.ts';
import { createContentStates } from './text/content.ts';
import { tokenCalls, type CallHead, type CallToken, type TokenFormat } from './tokens/calls.ts';

const openSection = '<｜tool▁calls▁begin｜>';
const closeSection = '<｜tool▁calls▁end｜>';
const openCall = '<｜tool▁call▁begin｜>';
const closeCall = '<｜tool▁call▁end｜>';
const separator = '<｜tool▁sep｜>';
const openResults = '<｜tool▁outputs▁begin｜>';
const closeResults = '<｜tool▁outputs▁end｜>';
const openResult = '<｜tool▁output▁begin｜>';
const closeResult = '<｜tool▁output▁end｜>';
const endOfTurn = '<｜end▁of▁sentence｜>';

/** Around the results of calls in DSML (deepseek-ai/DeepSeek-V3.2, encoding). */
const dsmlResults: ResultTags = { open: '<function_results>', close: '</function_results>' };

const tokens = new Map<string, CallToken>([
  [openSection, 'open section'],
  [closeSection, 'close section'],
  [openCall, 'open call'],
  [closeCall, 'close call'],
  [separator, 'separator'],
  [openResults, 'open section'],
  [closeResults, 'close section'],
  [openResult, 'open result'],
  [closeResult, 'close result'],
]);
const maxTokenLength = Math.max(...[...tokens.keys()].map(({ length }) => length));

/** Variants that models write instead of the special tokens: `|`, `_` or a blank in plain letters. */
const inTokens = (text: string): string => text.replaceAll('|', '｜').replace(/[_ ]/g, '▁');
const tokenVariants = (token: string): string[] =>
  ['▁', '_', ' '].flatMap((gap) => ['｜', '|'].map((bar) => token.replaceAll('▁', gap).replaceAll('｜', bar)));

const endTokens = tokenVariants(endOfTurn);

const separatorPattern = '<[｜|]tool[▁_ ]sep[｜|]>';
/** The names of offered tools may contain blanks. They end with the line. */
const namePattern = '(?<name>[^\\s<{`](?:[^<{`\\n]*[^\\s<{`])?)';
const tillSeparator = new RegExp(`^\\s*(?<type>[^<{\`\\n]*?)\\s*${separatorPattern}`);
const nameAfterType = new RegExp(`^\\s*${namePattern}[ \\t]*(?=[\\n<{\`])`);
const nameWithoutSeparator = new RegExp(`^\\s*${namePattern}\\s*(?=\\{|\`\`\`|<[｜|]tool[▁_ ]call)`);
const headEnd = /\{|```|<[｜|]tool[▁_ ]call/;

function headIn(found: RegExpExecArray | null): CallHead | undefined {
  const called = found?.groups?.['name'];
  return found && called !== undefined ? { name: called, length: found[0].length } : undefined;
}

const format: TokenFormat = {
  leads: ['<｜tool', '<|tool'],
  tokenAt(text) {
    const spelled = inTokens(text.slice(0, maxTokenLength));
    for (const [wireForm, token] of tokens) if (spelled.startsWith(wireForm)) return { token, length: wireForm.length };
    return [...tokens.keys()].some((wireForm) => isCutAt(spelled, 0, wireForm)) ? 'cut' : undefined;
  },
  /** `name<sep>` (V3.1), or `function<sep>name` and the end of the line (V3). */
  headOf(text, offered) {
    const found = tillSeparator.exec(text);
    if (!found) {
      // A word before a brace may belong to a sentence that mentions the token.
      const head = headIn(nameWithoutSeparator.exec(text));
      return head && isOffered(head.name, offered) ? head : headEnd.test(text) ? undefined : 'cut';
    }
    const [{ length }] = found;
    const { type = '' } = found.groups ?? {};
    if (type !== '' && type !== 'function') return { name: type, length };
    const rest = text.slice(length);
    const after = headIn(nameAfterType.exec(rest));
    if (after) return { name: after.name, length: length + after.length };
    if (!headEnd.test(rest)) return 'cut';
    return { name: type, length };
  },
  closers: [...[closeCall, closeSection, openCall].flatMap(tokenVariants), ...endTokens],
};

/**
 * DeepSeek: calls between special tokens, in the format of V3 and R1 (arguments in a code fence) and of V3.1 (vllm
 * 23454).
 */
export const deepseek: Dialect = {
  name: 'deepseek',
  writing: {
    calls(calls) {
      const written = calls.map(
        ({ name: called, argumentsText }) => openCall + called + separator + argumentsText + closeCall,
      );
      return openSection + written.join('') + closeSection;
    },
    results: (results) => results.map(({ text }) => openResult + text + closeResult).join(''),
    controlTokens: [...tokens.keys(), endOfTurn, '<｜begin▁of▁sentence｜>', '<｜User｜>', '<｜Assistant｜>'],
  },
  reader(context, emit) {
    const output = createOutput(emit, context.tools);
    const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
    const options = { tools: context.tools, output, next };
    const calls = [...tokenCalls(format, options), ...dsmlCalls({ ...options, endTokens })];
    const contentStates: ContentStates = createContentStates(context, output, {
      calls,
      endTokens,
      results: [dsmlResults],
    });
    return createMachine(contentStates.start, output);
  },
};
