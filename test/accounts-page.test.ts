import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureKinds } from '../src/gateway/attempt/failure-kinds.ts';
import { describeFailure } from '../src/gateway/route/account-pauses.ts';
import { louter, type Finished } from './support/command.ts';
import { blocksOf, readText, variablesOf } from './support/documents.ts';

const page = readText('docs/how-to/accounts.md');
const [config] = blocksOf(page).filter(({ language }) => language === 'toml');
const commands = blocksOf(page).flatMap(({ language, content }) => (language === 'sh' ? [content.trim()] : []));
let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-accounts-'));
  writeFileSync(join(cwd, 'louter.toml'), config?.content ?? '');
  const request = { model: 'claude-sonnet-4-5', max_tokens: 9, messages: [{ role: 'user', content: 'hi' }] };
  writeFileSync(join(cwd, 'request.json'), JSON.stringify(request));
});
afterAll(() => rmSync(cwd, { recursive: true }));

function run(name: string): Promise<Finished> {
  const [, ...words] = commands.find((command) => command.startsWith(`louter ${name}`))?.split(' ') ?? [];
  if (words.length === 0) throw new Error(`the page has no command louter ${name}`);
  return louter(words, { cwd, env: variablesOf(config?.content ?? '') });
}

describe('docs/how-to/accounts.md', () => {
  test('has a command that prints how many keys a backend has, and no key', async () => {
    const { code, stdout } = await run('config check');
    expect(code).toBe(0);
    expect(stdout).toContain('2 API keys configured');
    expect(stdout).not.toContain('value-of-');
  });

  test('has a command that prints the order of the keys', async () => {
    const { stdout } = await run('route');
    expect(stdout).toContain(
      '→ anthropic/claude-sonnet-4-5 (key 1 of 2, …EY_A), then anthropic/claude-sonnet-4-5 (key 2 of 2, …EY_B), then openai/gpt-5.5 (first choice)',
    );
  });

  test('quotes a sentence that the log has', () => {
    const target = { backend: 'anthropic', model: 'claude-sonnet-4-5', key: 'key 1 of 2, …wxyz' };
    expect(page).toContain(describeFailure(target, 400, failureKinds.credit));
  });
});
