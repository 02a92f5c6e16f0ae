import type { Dialect } from './dialect.ts';
import { answer } from './json.ts';
import { taggedReader } from './tagged/calls.ts';
import type { TaggedForm } from './tagged/form.ts';
import { taggedCall } from './tagged/writing.ts';

/** The suffix of each token: none (Hy3 preview), or the mark of the release. */
const suffixes = ['', ':opensource', ':6124c78e'] as const;

const tags = (name: string, suffix: string): { open: string; close: string } => ({
  open: `<${name}${suffix}>`,
  close: `</${name}${suffix}>`,
});

const formOf = (suffix: string): TaggedForm => ({
  section: tags('tool_calls', suffix),
  wrapper: tags('tool_call', suffix),
  separator: `<tool_sep${suffix}>`,
  key: tags('arg_key', suffix),
  keyAliases: [tags('tool_call', suffix).open],
  valueOpen: `<arg_value${suffix}>`,
  valueClose: `</arg_value${suffix}>`,
  layout: 'inline',
  quote: '',
  endTokens: [`<｜hy_eos${suffix}｜>`, `<eos${suffix}>`],
});

const form = formOf('');
const section = tags('tool_calls', '');
const resultSections = suffixes.map((suffix) => tags('tool_responses', suffix));
const resultTags = suffixes.map((suffix) => tags('tool_response', suffix));
const thoughtTags = suffixes.filter((suffix) => suffix !== '').map((suffix) => tags('think', suffix));

const turns = ['begin_of_sentence', 'User', 'Assistant'].flatMap((name) =>
  suffixes.map((suffix) => `<｜hy_${name}${suffix}｜>`),
);

const tokensOf = ({ wrapper, separator = '', key, valueOpen = '', valueClose, endTokens }: TaggedForm): string[] => [
  wrapper.open,
  wrapper.close,
  separator,
  key.open,
  key.close,
  valueOpen,
  valueClose,
  ...endTokens,
];

/**
 * Tencent Hunyuan 3 and 4: one pair of tags around all calls, one around each call, with a name and a tag for each key
 * and value. Version 3 has a separator after the name, version 4 has none (vLLM, hy_v3 and hy_v4 tool parsers; chat
 * template of tencent/Hy3-preview). Published checkpoints end these tokens, and `<think>`, with the mark of their
 * release. JSON after or instead of the name is read too, as from other models with this format.
 */
export const hunyuan: Dialect = {
  name: 'hunyuan',
  writing: {
    calls: (calls) => [section.open, ...calls.map((call) => taggedCall(form, call)), section.close].join('\n'),
    results(given) {
      const [around, each] = [tags('tool_responses', ''), tags('tool_response', '')];
      const written = given.map(({ text }) => `${each.open}\n${text}\n${each.close}`);
      return [around.open, ...written, around.close].join('\n');
    },
    controlTokens: [
      ...suffixes.flatMap((suffix) => tokensOf(formOf(suffix))),
      ...[
        ...suffixes.map((suffix) => tags('tool_calls', suffix)),
        ...resultSections,
        ...resultTags,
        ...thoughtTags,
      ].flatMap(({ open, close }) => [open, close]),
      ...turns,
    ],
  },
  reader: taggedReader({
    form,
    variants: suffixes.filter((suffix) => suffix !== '').map(formOf),
    objects: 'too',
    markers: { answers: [answer], thoughts: thoughtTags, results: [...resultSections, ...resultTags] },
  }),
};
