import type { Dialect } from './dialect.ts';
import { taggedReader } from './tagged/calls.ts';
import type { TaggedForm } from './tagged/form.ts';
import type { ResultTags } from './text/after-call.ts';
import type { ThoughtTags } from './text/unopened.ts';

const form: TaggedForm = {
  wrapper: { open: '<tool_call>', close: '</tool_call>' },
  call: { open: '<function=', close: '</function>' },
  key: { open: '<parameter=', close: '>' },
  valueClose: '</parameter>',
  layout: 'lines',
  quote: '',
  endTokens: ['<|im_end|>', '<|endoftext|>'],
};

/** ByteDance Seed-OSS: the tags of Qwen's Coder models in another wrapper. */
const seed: TaggedForm = {
  ...form,
  wrapper: { open: '<seed:tool_call>', close: '</seed:tool_call>' },
  endTokens: ['<seed:eos>'],
};
const seedThoughts: ThoughtTags = { open: '<seed:think>', close: '</seed:think>' };

const results: ResultTags = { open: '<tool_response>', close: '</tool_response>' };

/**
 * The two formats of Qwen models, distinguished by what follows `<tool_call>`: a JSON object (Hermes; NousResearch,
 * Hermes-Function-Calling), or `<function=…>` with a tag for each parameter (the Coder models and all since 3.5).
 * Seed-OSS has the latter between its own tags, and its own reasoning tags (chat template of
 * ByteDance-Seed/Seed-OSS-36B-Instruct).
 *
 * Calls are written as JSON: it carries any argument with its type, while tags have no escapes and need the schema to
 * be read. Models that know the tags know JSON too.
 */
export const qwen: Dialect = {
  name: 'qwen',
  writing: {
    calls: (calls) =>
      calls
        .map(
          ({ name, argumentsText }) =>
            `<tool_call>\n{"name": ${JSON.stringify(name)}, "arguments": ${argumentsText}}\n</tool_call>`,
        )
        .join('\n'),
    results: (given) => given.map(({ text }) => `${results.open}\n${text}\n${results.close}`).join('\n'),
    controlTokens: [
      ...[form.wrapper, seed.wrapper, seedThoughts, results].flatMap(({ open, close }) => [open, close]),
      '<|im_start|>',
      '<seed:bos>',
      ...form.endTokens,
      ...seed.endTokens,
    ],
  },
  reader: taggedReader({
    form,
    variants: [seed],
    objects: 'too',
    markers: { thoughts: [seedThoughts], results: [results] },
  }),
};
