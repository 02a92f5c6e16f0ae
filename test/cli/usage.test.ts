import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateUsage } from '../../generated/louter.validators.js';
import type { Usage } from '../../generated/louter.js';
import { usageLines } from '../../src/present/usage.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll, storeAt } from '../record/support/store.ts';
import { louter } from '../support/command.ts';
import { draw, drawnText, loadParts, wordsOf } from '../support/drawn.ts';

let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-usage-'));
  const url = storeAt(join(cwd, 'louter.db'));
  writeFileSync(join(cwd, 'louter.toml'), `[traces]\nurl = "${url}"\n`);
  const hours = Date.now() * 1000 - 5 * 3_600_000_000;
  await storeAll([...failingSession({ key: 'ann' }), ...failingSession({ startedAt: hours, key: null })], { url });
});
afterAll(() => rmSync(cwd, { recursive: true }));

const usage = (...words: string[]) => louter(['traces', 'usage', ...words], { cwd });

describe('louter traces usage', () => {
  test('prints the totals, a row for each value and the dearest sessions, as the page draws them', async () => {
    const { code, stdout } = await usage('--by', 'key');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^requests +6, 0 errors$/m);
    expect(stdout).toMatch(/^ann +/m);
    expect(stdout).toContain('Make the tests pass.');
    const found: Usage = JSON.parse((await usage('--by', 'key', '--json')).stdout);
    const parts = await loadParts('parts/lines', 'usage/usage-tables');
    const drawn = (name: string, props: object): string =>
      drawnText(parts[name] && draw(parts[name], props), new Set());
    const page = [
      drawn('Facts', { lines: usageLines(found) }),
      drawn('UsageRows', { usage: found, filter: '' }),
      drawn('UsageSessions', { usage: found }),
    ].join('\n');
    // A terminal has the id in place of a link; titles of columns are controls of the page.
    const titles = ['dearest', 'key', 'sessions', 'what'];
    const printed = wordsOf(stdout.replaceAll(/^[\da-f]{12}\b/gm, '')).filter((word) => !titles.includes(word));
    expect(printed.toSorted()).toEqual(wordsOf(page).toSorted());
  });

  test('matches the published schema, and takes filters', async () => {
    for (const by of ['agent', 'model', 'backend', 'key', 'run', 'route', 'hour', 'day']) {
      const found: unknown = JSON.parse((await usage('--by', by, '--json', 'key:ann', '--since', '7d')).stdout);
      expect(validateUsage(found)).toBe(true);
      expect(found).toMatchObject({ by, total: { requests: 3 }, rows: [{ requests: 3 }] });
    }
  });

  test('reports a filter that nothing matches, and an invalid time', async () => {
    expect((await usage('key:nobody')).stderr).toContain('no request matches');
    expect(await usage('--since', 'yesterday')).toMatchObject({ code: 2, stderr: expect.stringContaining('since:') });
  });
});
