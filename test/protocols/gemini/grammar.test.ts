import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { collectSteps } from '../../../src/core/step.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { frames, piece } from './contexts.ts';

const faults = (...pieces: (JsonObject | string)[]): string[] =>
  collectSteps(gemini.grammar, frames(...pieces)).map(({ event, path, what }) => `${event}${path}: ${what}`);

test('finds no violation in a valid stream', () => {
  expect(
    faults(piece([{ text: 'a' }]), piece([{ text: '' }], 'STOP'), { usageMetadata: { promptTokenCount: 1 } }),
  ).toEqual([]);
  expect(faults({ promptFeedback: { blockReason: 'SAFETY' } })).toEqual([]);
  expect(faults(piece([{ text: 'a' }]), { error: { code: 500, message: 'm', status: 'INTERNAL' } })).toEqual([]);
});

describe('reports a violation with its path', () => {
  test.each<[(JsonObject | string)[], string]>([
    [['garbage'], '0: the data is not a JSON object'],
    [[], '0: the stream ended without a candidate'],
    [[piece([{ text: 'a' }])], '1: the stream ended before the finish reason of candidate 0'],
    [
      [piece([{ text: 'a' }], 'STOP'), piece([{ text: 'b' }])],
      '1/candidates/0/content: candidate 0 went on after its finish reason',
    ],
    [[{ error: { message: 'm' } }, piece([], 'STOP')], '1: a piece came after an error'],
    [[{ error: {} }], '0/error/message: expected a value (it is required), got nothing'],
    [[piece([{ text: 7 }], 'STOP')], '0/candidates/0/content/parts/0/text: expected a string, got number 7'],
  ])('%j', (pieces, fault) => {
    expect(faults(...pieces)).toContain(fault);
  });
});
