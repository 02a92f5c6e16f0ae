import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateTrace } from '../../generated/louter.validators.js';
import { checkableExchange } from '../record/support/checkable.ts';
import { exchange } from '../record/support/exchange.ts';
import { storeAll, storeAt } from '../record/support/store.ts';
import { louter, type Finished } from '../support/command.ts';

const question = 'What does the file contain?';
const consistent = 'aaaa0000000000000000000000000001';
const contradictory = 'bbbb0000000000000000000000000002';
const unsent = 'cccc0000000000000000000000000003';

let cwd: string;
/** Of a check of all requests. */
let checked: Finished;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-check-'));
  const url = storeAt(join(cwd, 'traces.db'));
  writeFileSync(join(cwd, 'louter.toml'), `[server]\nport = 0\n[traces]\nurl = "${url}"\n`);
  await storeAll(
    [
      checkableExchange(question, question, { traceId: consistent, run: 'good' }),
      checkableExchange(question, 'What does it contain?', { traceId: contradictory }),
      exchange({ traceId: unsent, status: 'client-error', summary: null, run: 'unsent' }),
    ],
    { url },
  );
  // Its results are stored: the commands below show them.
  checked = await traces('check');
});
afterAll(() => rmSync(cwd, { recursive: true }));

const traces = (...words: string[]) => louter(['traces', ...words], { cwd });

describe('louter traces check', () => {
  test('exits with 0 if all are consistent', async () => {
    expect(await traces('check', 'run:good')).toEqual({
      code: 0,
      stdout: '1 checked: 1 consistent, 0 with a contradiction; 0 skipped\n',
      stderr: '',
    });
    expect(await traces('check', consistent.slice(0, 6), '--json')).toEqual({
      code: 0,
      stdout: `${JSON.stringify({ checked: 1, consistent: 1, skipped: 0, findings: [], problems: [] }, null, 2)}\n`,
      stderr: '',
    });
  });

  test('exits with 1 and prints where a contradiction is', async () => {
    const { code, stdout } = checked;
    expect(code).toBe(1);
    expect(stdout).toContain(`${contradictory}  request /messages/0`);
    expect(stdout).toContain('2 checked: 1 consistent, 1 with a contradiction; 1 skipped\n');
    expect(stdout).toContain('nothing was sent upstream');
    const json = await traces('check', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      checked: 2,
      consistent: 1,
      skipped: 1,
      findings: [
        {
          trace_id: contradictory,
          leg: 'request',
          path: expect.stringMatching(/^\/messages\/0/),
          what: expect.any(String),
          expected: expect.stringContaining('the file'),
          got: expect.any(String),
        },
      ],
    });
  });

  test('exits with 3 if nothing could be checked', async () => {
    expect((await traces('check', 'run:unsent')).code).toBe(3);
    const { code, stdout } = await traces('check', 'run:none', '--json');
    expect({ code, report: JSON.parse(stdout) }).toEqual({
      code: 3,
      report: { checked: 0, consistent: 0, skipped: 0, findings: [], problems: [] },
    });
  });

  test('exits with 2 if there is no such trace', async () => {
    expect(await traces('check', 'dddd')).toMatchObject({ code: 2, stdout: '' });
  });

  test('stores results for the other commands', async () => {
    const page = await traces('show', contradictory);
    expect(page.stdout).toMatch(
      /^findings\n {2}request \/messages\/0[^]*\ncheck\n {2}request contradiction, answer consistent$/m,
    );
    expect(page.stdout).toContain(`received ${question}`);
    const shown: { format: number; checks: object } = JSON.parse(
      (await traces('show', contradictory, '--json')).stdout,
    );
    expect(validateTrace(shown)).toBe(true);
    expect(shown).toMatchObject({ format: 2, checks: { request: 'contradiction', answer: 'consistent' } });
    const listed = await traces('list', 'has:contradiction');
    expect(listed.stdout).toContain('stop ≠');
    expect(listed.stdout.trimEnd().split('\n')).toHaveLength(2);
    const exported = await traces('export', contradictory, '--jsonl');
    expect(JSON.parse(exported.stdout)).toMatchObject({ checks: { request: 'contradiction' } });
  }, 60_000);

  test('makes diagnostics report the latest contradiction', async () => {
    const { code, stdout } = await louter(['diagnostics', '--json'], { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      traces: { newest_contradiction: { trace_id: contradictory, leg: 'request' } },
      findings: [{ about: 'traces', what: expect.stringContaining(contradictory) }],
    });
  }, 60_000);
});

describe('louter traces show --translation', () => {
  test('prints each difference with its places in both bodies, contradictions first', async () => {
    const { code, stdout } = await traces('show', contradictory, '--translation');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^request: \d+ differences?\nkind +what +client \(\S+\) +Core +upstream \(\S+\) +why\ncontradiction +/,
    );
    expect(stdout).toContain('What does it contain?');
  });

  test('prints JSON, and why a leg is not compared', async () => {
    const { code, stdout } = await traces('show', unsent, '--translation', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      trace_id: unsent,
      request: { skipped: expect.any(String), differences: [] },
    });
  });
});
