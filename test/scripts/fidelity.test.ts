import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareFeatures } from '../../scripts/fidelity/feature.ts';
import { measure } from '../../scripts/fidelity/measure.ts';
import { requestFeatures } from '../../scripts/fidelity/request-features.ts';
import { renderTables, replaceTables } from '../../scripts/fidelity/table.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { bundledFixtures, readFixtures } from '../../src/replay/fixtures.ts';

describe('what is carried from every protocol to every other', () => {
  const fidelity = measure(readFixtures(bundledFixtures));
  test('nothing is dropped in silence', () => expect(fidelity.faults).toEqual([]));
  test('each feature is shown by a recording', () => expect(fidelity.unrecorded).toEqual([]));
  test('docs/reference/fidelity.md has the tables: `npm run fidelity` writes them', () => {
    const page = readFileSync(new URL('../../docs/reference/fidelity.md', import.meta.url), 'utf8');
    expect(replaceTables(page, renderTables(fidelity))).toBe(page);
  });
});

describe('a feature', () => {
  const request: CoreChatRequest = {
    model: 'any',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
    topK: 5,
    stream: false,
  };
  const { topK: _, ...without } = request;
  const verdictOn = (other: CoreChatRequest, ...unlocatedLosses: UnlocatedLoss[]): unknown => {
    const { verdicts, unreported: silent } = compareFeatures(requestFeatures, request, other, unlocatedLosses);
    return silent.find(({ feature }) => feature === 'top_k') ?? [...(verdicts.get('top_k') ?? [])];
  };

  test('that comes out as it went in is carried', () => expect(verdictOn({ ...request })).toEqual(['carried']));
  test('that is left out with a report is lost', () =>
    expect(verdictOn(without, { at: request, field: 'topK', what: 'no such field' })).toEqual(['lost']));
  test('in whose place something else stands is said otherwise', () =>
    expect(verdictOn(without, { at: request, field: 'topK', what: 'k', instead: 'p' })).toEqual(['otherwise']));
  test('that is left out while another is reported is dropped in silence', () =>
    expect(verdictOn(without, { at: request, field: 'topP', what: 'no such field' })).toEqual({
      feature: 'top_k',
      value: 5,
    }));
});
