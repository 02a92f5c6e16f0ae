import type { Dialect } from './dialect.ts';
import { taggedReader } from './tagged/calls.ts';
import type { TaggedForm } from './tagged/form.ts';
import type { ResultTags } from './text/after-call.ts';
import { taggedCall } from './tagged/writing.ts';

const form: TaggedForm = {
  wrapper: { open: '<tool_call>', close: '</tool_call>' },
  key: { open: '<arg_key>', close: '</arg_key>' },
  // Written in place of the first one by GLM 5.2 (sigit 95).
  keyAliases: ['<tool_call>'],
  valueOpen: '<arg_value>',
  valueClose: '</arg_value>',
  layout: 'inline',
  quote: '',
  endTokens: ['<|observation|>', '<|user|>', '<|endoftext|>'],
};

const results: ResultTags = { open: '<tool_response>', close: '</tool_response>' };

/**
 * GLM 4.5 and later: a name, and a tag for each key and each value, one per line (4.5, 4.6) or in one line (4.7). JSON
 * calls between the same tags, as in older models and fine-tunes, are read too.
 */
export const glm: Dialect = {
  name: 'glm',
  writing: {
    calls: (calls) => calls.map((call) => taggedCall(form, call)).join('\n'),
    results: (given) => given.map(({ text }) => `${results.open}\n${text}\n${results.close}`).join('\n'),
    controlTokens: [
      '<tool_call>',
      '</tool_call>',
      '<arg_key>',
      '</arg_key>',
      '<arg_value>',
      '</arg_value>',
      results.open,
      results.close,
      '<|system|>',
      '<|assistant|>',
      ...form.endTokens,
    ],
  },
  reader: taggedReader({ form, objects: 'too', markers: { results: [results] } }),
};
