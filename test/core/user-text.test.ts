import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutInjectedText } from '../../src/core/user-text.ts';

const reminder = '<system-reminder>\nAnswer in <b>one</b> line.\n</system-reminder>';

describe('withoutInjectedText', () => {
  test('leaves elements that no agent adds, and tags that are not closed', () => {
    for (const kept of ['<div>x</div>', '<system-reminder> is a tag', 'a < b and c > d', '</task>'])
      expect(withoutInjectedText(kept)).toBe(kept);
  });

  test('removes nested elements with their container', () => {
    expect(withoutInjectedText(`<user_query>${reminder}Why?</user_query>`)).toBe('Why?');
  });

  test('only shortens any text', () => {
    const parts = fc.constantFrom('<task>', '</task>', '<system-reminder>', '</system-reminder>', 'a', '\n', '<', ' ');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (some) => {
        expect(withoutInjectedText(some.join('')).length).toBeLessThanOrEqual(some.join('').length);
      }),
    );
  });

  test('takes linear time for tags that are never closed', () => {
    const startedAt = performance.now();
    withoutInjectedText('<task><system-reminder>'.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
