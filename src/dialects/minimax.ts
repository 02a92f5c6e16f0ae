import type { Dialect } from './dialect.ts';
import { taggedReader } from './tagged/calls.ts';
import type { TaggedForm } from './tagged/form.ts';
import type { ResultTags } from './text/after-call.ts';
import { taggedCall } from './tagged/writing.ts';
import type { ThoughtTags } from './text/unopened.ts';

const form: TaggedForm = {
  wrapper: { open: '<minimax:tool_call>', close: '</minimax:tool_call>' },
  call: { open: '<invoke name=', close: '</invoke>' },
  key: { open: '<parameter name=', close: '>' },
  valueClose: '</parameter>',
  layout: 'inline',
  quote: '"',
  hasOtherWrappers: true,
  endTokens: ['[e~['],
};

/** Precedes each tag of M3. */
const mark = ']<]minimax[>[';

const m3: TaggedForm = {
  wrapper: { open: `${mark}<tool_call>`, close: `${mark}</tool_call>` },
  call: { open: `${mark}<invoke name=`, close: `${mark}</invoke>` },
  key: { open: `${mark}<`, close: '>' },
  valueClose: `${mark}</`,
  layout: 'inline',
  hasElements: true,
  quote: '"',
  hasOtherWrappers: true,
  endTokens: ['[e~['],
};
/** The mark of the first tag may be missing. */
const m3Unmarked: TaggedForm = {
  ...m3,
  hasOtherWrappers: false,
  wrapper: { open: '<tool_call>', close: m3.wrapper.close },
};
/** The bracket of the tag of a call may be missing (vllm-gaudi 1724). */
const m3Bracketless: TaggedForm = { ...m3, call: { open: `${mark}invoke name=`, close: `${mark}</invoke>` } };
const m3Thoughts: ThoughtTags = { open: '<mm:think>', close: '</mm:think>' };

const results: ResultTags = { open: '<response>', close: '</response>' };

/**
 * MiniMax M2: one wrapper around all calls of a turn, with a tag for each parameter (MiniMax, tool_calling_guide). M3
 * has a mark before each tag, an element for each parameter, nested elements for objects and lists, and its own
 * reasoning tags (vLLM, minimax_m3 parser). Calls are written as in M2.
 */
export const minimax: Dialect = {
  name: 'minimax',
  writing: {
    calls: (calls) =>
      [form.wrapper.open, ...calls.map((call) => taggedCall(form, call)), form.wrapper.close].join('\n'),
    results: (given) => given.map(({ text }) => results.open + text + results.close).join('\n'),
    controlTokens: [
      '<minimax:tool_call>',
      '</minimax:tool_call>',
      '<invoke name=',
      '</invoke>',
      '<parameter name=',
      '</parameter>',
      results.open,
      results.close,
      ']~!b[',
      ']~b]',
      ...form.endTokens,
      mark,
      m3Thoughts.open,
      m3Thoughts.close,
    ],
  },
  reader: taggedReader({
    form,
    variants: [m3, m3Unmarked, m3Bracketless],
    objects: 'never',
    markers: { thoughts: [m3Thoughts], results: [results] },
  }),
};
