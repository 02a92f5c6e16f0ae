import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseBytes } from '../../../src/record/store/database.ts';
import { temporaryFolder } from '../support/store.ts';

test('the size of a database includes its write-ahead log, where all of a new one is', () => {
  const file = join(temporaryFolder(), 'louter.db');
  expect(databaseBytes(file)).toBeNull();
  writeFileSync(file, 'x'.repeat(2048));
  expect(databaseBytes(file)).toBe(2048);
  writeFileSync(`${file}-wal`, 'x'.repeat(700_000));
  expect(databaseBytes(file)).toBe(702_048);
});
