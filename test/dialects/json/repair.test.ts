import { describe, expect, it } from 'vitest';
import { repairedObject } from '../../../src/dialects/json/repair.ts';

describe('the repair of an object', () => {
  it('mends a long text with few quotes', () => {
    const content = 'const found = rows.filter((row) => row.size);\\n'.repeat(12_000);
    expect(repairedObject(`{"content": "${content}"`)).toBe(`{"content": "${content}"}`);
  });

  it('is not tried when its time would be quadratic', () => {
    expect(repairedObject(`{"content": "${'"'.repeat(250_000)}`)).toBeUndefined();
    expect(repairedObject(`{'content': '${"'".repeat(250_000)}`)).toBeUndefined();
  });
});
