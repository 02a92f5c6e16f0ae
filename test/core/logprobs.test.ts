import { readChoiceLogprobs } from '../../generated/openai.readers.js';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/core/json.ts';
import { toLogprobs } from '../../src/core/logprobs.ts';
import { decodeLogprobs as decodeGemini } from '../../src/protocols/gemini/logprobs.ts';
import { openaiCompletions } from '../../src/protocols/openai/completions/index.ts';
import type { CoreLogprob } from '../../src/core/types.ts';
import { target } from '../protocols/openai/completions/contexts.ts';

/** Each form of the wires, around the one number of a token and of its alternative. */
const forms: Record<string, (number: string) => CoreLogprob[]> = {
  'a list of tokens': (number) =>
    toLogprobs(
      readChoiceLogprobs(
        parseJson(`{"content":[{"token":"a","logprob":${number},"top_logprobs":[{"token":"a","logprob":${number}}]}]}`),
      )?.content ?? [],
    ),
  'two lists of Gemini': (number) =>
    decodeGemini(
      parseJson(
        `{"chosenCandidates":[{"token":"a","logProbability":${number}}],
          "topCandidates":[{"candidates":[{"token":"a","logProbability":${number}}]}]}`,
      ),
    ),
  'the lists of completions': (number) =>
    openaiCompletions.decodeResponse(
      parseJson(
        `{"choices":[{"text":"a","finish_reason":"stop",
          "logprobs":{"tokens":["a"],"token_logprobs":[${number}],"top_logprobs":[{"a":${number}}]}}]}`,
      ) ?? null,
      target().context,
    ).candidates[0]?.logprobs ?? [],
};

describe.each(Object.entries(forms))('%s', (_name, decode) => {
  test.each([
    ['-5.2e-05', -5.2e-5],
    ['-1.1920928955078125e-07', -1.1920928955078125e-7],
    ['-0.164866223931312560001', -0.16486622393131256],
    ['0', 0],
    ['-3.4028234663852886e+38', -3.4028234663852886e38],
    ['null', -9999],
  ])('gives a token of %s that probability', (number, logprob) => {
    expect(decode(number)).toEqual([{ token: 'a', logprob, top: [{ token: 'a', logprob }] }]);
  });
});
