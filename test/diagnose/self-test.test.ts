import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { protocols, type CoreMessage } from '../../src/core/types.ts';
import { preservesContent } from '../../src/diagnose/preserved-content.ts';
import { createChecks } from '../../src/diagnose/checks.ts';
import { selfTest, type SelfTestProgress } from '../../src/diagnose/self-test.ts';
import { bundledFixtures } from '../../src/replay/fixtures.ts';
import { fixtureFolder, protocolCases } from '../support/fixtures.ts';

const folder = fixtureFolder();
afterAll(() => folder.remove());

describe('the self-test', () => {
  test('passes with the recordings that come with Louter, over every pair', async () => {
    const { checked, failed, failures, error, pairs } = await selfTest(bundledFixtures);
    expect({ failed, failures, error }).toEqual({ failed: 0, failures: [], error: null });
    expect(checked).toBeGreaterThan(4000);
    const count = (what: string): number => pairs.filter((pair) => pair.what === what).length;
    expect({ requests: count('request'), answers: count('answer'), dialects: count('dialect') }).toEqual({
      // Six protocols of clients, seven of backends, fifteen dialects.
      requests: 42,
      answers: 42,
      dialects: 90,
    });
  });

  test('yields to other work, and reports its progress', async () => {
    const checks = createChecks({ backends: [], models: [], routes: [] });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const reported: SelfTestProgress[] = [];
    expect(checks.selfTestProgress).toBeNull();
    const { error, failed, tookMs } = await checks.selfTest((progress) => {
      reported.push(progress);
      expect(checks.selfTestProgress).toEqual(progress);
    });
    delay.disable();
    expect({ error, failed }).toEqual({ error: null, failed: 0 });
    expect(reported.map(({ done }) => done)).toEqual(reported.map((_, index) => index + 1));
    expect(reported.at(-1)).toEqual({ done: reported.length, total: reported.length });
    expect(checks.selfTestProgress).toBeNull();
    expect(delay.max / 1e6).toBeLessThan(Math.max(250, tookMs / 3));
  });

  test('reports the failed pairs with their recordings', async () => {
    folder.add(protocolCases.chat, {
      situation: 'broken',
      request: { model: 'any', messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }], stream: false },
      says: { text: 'Hello', usage: { input: 1, cached: 0, output: 1 } },
    });
    writeFileSync(join(folder.path, 'openai-chat', 'broken', 'response.json'), '"no answer at all"');
    const { failed, failures, pairs, error } = await selfTest(folder.path);
    expect(error).toBeNull();
    expect(failed).toBe(protocols.length);
    expect(new Set(failures.map(({ to }) => to)).size).toBe(protocols.length);
    expect(failures[0]).toMatchObject({ what: 'answer', from: 'openai-chat', fixture: 'openai-chat/broken' });
    expect(pairs.filter((pair) => pair.failed > 0).every(({ what }) => what === 'answer')).toBe(true);
  });

  test('reports missing recordings', async () => {
    const gone = join(mkdtempSync(join(tmpdir(), 'louter-gone-')), 'gone');
    const { error, checked } = await selfTest(gone);
    rmSync(join(gone, '..'), { recursive: true });
    expect({ error, checked }).toEqual({ error: expect.stringContaining('no such directory'), checked: 0 });
  });
});

describe('preserved content', () => {
  const printed = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
  const called = (city: string): CoreMessage => ({
    role: 'assistant',
    content: [
      {
        type: 'tool-call',
        id: 'a',
        name: 'get',
        providerExecuted: false,
        input: { kind: 'json-text', text: `{"city":"${city}"}` },
      },
    ],
  });

  test('may be joined, moved and extended', () => {
    expect(
      preservesContent([printed('one'), printed('two words')], [printed('before two\nwords'), printed('one')]),
    ).toBe(true);
  });

  test.each([
    ['a text', [printed('one')], [printed('two')]],
    ['a call', [called('Oslo')], []],
    ['an argument of a call', [called('Oslo')], [called('Lima')]],
  ])('is missing when %s is missing', (_what, before, after) => {
    expect(preservesContent(before, after)).toBe(false);
  });

  test('includes no added calls', () => {
    expect(preservesContent([], [called('Oslo')])).toBe(false);
  });
});
