import { kimiCallId } from './prompt/call-ids.ts';
import type { Dialect } from './dialect.ts';
import { taggedCalls } from './tagged/calls.ts';
import type { TaggedForm, Tags } from './tagged/form.ts';
import { answerTags } from './text/answer-tags.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { isCutAt } from './text/openers.ts';
import { isOffered } from './text/names.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';
import { resolveDeclaredShape } from './tokens/dsml.ts';
import { tokenCalls, type CallToken, type TokenFormat } from './tokens/calls.ts';
import type { ThoughtTags } from './text/unopened.ts';

const openSection = '<|tool_calls_section_begin|>';
const closeSection = '<|tool_calls_section_end|>';
const openCall = '<|tool_call_begin|>';
const openArguments = '<|tool_call_argument_begin|>';
const closeCall = '<|tool_call_end|>';
const endTokens = ['<|im_end|>'];

/** The name of a section may be singular (llama.cpp 17376). */
const tokens = new Map<string, CallToken>([
  [openSection, 'open section'],
  [closeSection, 'close section'],
  ['<|tool_call_section_begin|>', 'open section'],
  ['<|tool_call_section_end|>', 'close section'],
  [openCall, 'open call'],
  [openArguments, 'separator'],
  [closeCall, 'close call'],
]);

/**
 * A call is identified by its id: `functions.`, the name, a colon and the number of preceding calls. Names of offered
 * tools may contain blanks.
 */
const head = new RegExp(
  String.raw`^\s*(?<prefix>functions\.)?(?<name>[^\s<{:][^<{\n]*?)(?<count>:\s*\d+)?\s*(?:(?<separator><\|tool_call_argument_begin\|>)|(?=\{|<\|tool_call(?:_end|_begin|s?_section)))`,
);
const headEnd = /\{|<\|tool_call(?:_argument_begin\|>|_end|_begin|s?_section)/;

/**
 * The offered name that a deviating id means: the name itself begins with `functions.`, a dot replaces the colon,
 * or only the number is left and there is only one tool (tests of vLLM).
 */
function nameOf(written: string, offered: ReadonlySet<string>): string | undefined {
  if (offered.has(written)) return undefined;
  const [only] = offered;
  const isOnlyNumber = /^\d+$/.test(written) && offered.size === 1;
  const candidates = [`functions.${written}`, written.replace(/\.\d+$/, ''), ...(isOnlyNumber && only ? [only] : [])];
  return candidates.find((name) => offered.has(name));
}

const format: TokenFormat = {
  leads: ['<|tool_call'],
  tokenAt(text) {
    for (const [wireForm, token] of tokens) if (text.startsWith(wireForm)) return { token, length: wireForm.length };
    return [...tokens.keys()].some((wireForm) => isCutAt(text, 0, wireForm)) ? 'cut' : undefined;
  },
  headOf(text, offered) {
    const found = head.exec(text);
    if (!found) return headEnd.test(text) ? undefined : 'cut';
    const { name: written = '', prefix, count, separator } = found.groups ?? {};
    const name = nameOf(written, offered);
    // A word before a brace may belong to a sentence that mentions the token.
    const isCalled = prefix !== undefined || count !== undefined || separator !== undefined;
    if (!isCalled && name === undefined && !isOffered(written, offered)) return undefined;
    return { name: name ?? written, length: found[0].length, ...(name !== undefined && { odd: found[0] }) };
  },
  closers: [...tokens.keys(), ...endTokens],
};

const channel = (name: string): Tags => ({ open: `<|open|>${name}<|sep|>`, close: `<|close|>${name}<|sep|>` });
const response = channel('response');
/** K3 may leave out the end of the thought, or the last token of it (sglang 32567, vllm 53246). */
const thoughts: ThoughtTags = {
  ...channel('think'),
  closeAliases: ['<|close|>think', response.close],
  followers: [response.open],
};
const k3EndTokens = [channel('message').close, '<|end_of_msg|>'];

/** The tags of K3 consist of special tokens, with escaped attributes: `<|open|>call tool="name" index="1"<|sep|>`. */
const k3: TaggedForm = {
  wrapper: channel('tools'),
  call: { open: '<|open|>call tool=', close: '<|close|>call<|sep|>' },
  key: { open: '<|open|>argument key=', close: '<|sep|>' },
  valueClose: '<|close|>argument<|sep|>',
  layout: 'inline',
  quote: '"',
  head: {
    close: '<|sep|>',
    unescaped: (name) => name.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  },
  object: { open: '<|open|>json', close: '<|close|>json<|sep|>' },
  isUnmistakable: true,
  shapeBeside(raw, schema) {
    const type = /\stype="(\w+)"/.exec(raw)?.[1];
    return type === undefined ? undefined : resolveDeclaredShape(type === 'string' ? 'text' : 'other', schema);
  },
  endTokens: k3EndTokens,
};
const k3Calls = taggedCalls({ form: k3, objects: 'never' });

/**
 * Kimi K2: calls between special tokens, each with an id that counts the calls of the conversation
 * (moonshotai/Kimi-K2, tool_call_guidance). K3: tags of special tokens around reasoning, the answer, all calls, each
 * call and each typed argument (chat template of moonshotai/Kimi-K3; vLLM, kimi_k3 parsers). Calls are written as in
 * K2.
 */
export const kimi: Dialect = {
  name: 'kimi',
  writing: {
    calls(calls) {
      const written = calls.map(
        ({ name, argumentsText, index }, at) =>
          `${openCall}${kimiCallId({ name }, index ?? at)}${openArguments}${argumentsText}${closeCall}`,
      );
      return openSection + written.join('') + closeSection;
    },
    results: (results) =>
      results
        .map(({ name, text, index }, at) => `## Return of ${kimiCallId({ name }, index ?? at)}\n${text}`)
        .join('\n\n'),
    controlTokens: [
      ...tokens.keys(),
      ...endTokens,
      '<|im_system|>',
      '<|im_user|>',
      '<|im_assistant|>',
      '<|im_middle|>',
      '<|open|>',
      '<|close|>',
      '<|sep|>',
      '<|end_of_msg|>',
    ],
  },
  callId: kimiCallId,
  reader(context, emit) {
    const output = createOutput(emit, context.tools);
    const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
    const newer = k3Calls({ context, output, next });
    const contentStates: ContentStates = createContentStates(context, output, {
      calls: [...tokenCalls(format, { tools: context.tools, output, next }), ...newer.calls],
      inText: [...answerTags(response, output, { ends: [k3.wrapper.open, ...k3EndTokens], next }), ...newer.inText],
      closers: newer.closers,
      thoughts: [thoughts],
      endTokens: [...endTokens, ...newer.endTokens],
      results: [{ open: '## Return of ' }, { open: '<|open|>message ' }],
    });
    return createMachine(contentStates.start, output);
  },
};
