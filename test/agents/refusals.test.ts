import { describe, expect, test } from 'vitest';
import type { RunSetting } from '../../src/agents/agent.ts';
import { claude } from '../../src/agents/claude.ts';
import { codex } from '../../src/agents/codex.ts';
import { gemini } from '../../src/agents/gemini.ts';

const home = '/home/you';

/** A run with the user's files and environment. */
const setting = (more: Partial<Omit<RunSetting, 'files'>> & { files?: Record<string, string> } = {}): RunSetting => {
  const { files = {}, ...rest } = more;
  return {
    arguments: [],
    environment: {},
    home,
    platform: 'linux',
    run: 'r',
    url: 'http://127.0.0.1:8787/run/r',
    token: 'louter',
    needsToken: false,
    keepLogin: false,
    protocol: 'anthropic',
    isOwnVendor: false,
    folder: '/run/user/1/louter-run',
    ...rest,
    files: { read: (path) => files[path], list: () => [] },
  };
};

describe('Claude Code is not started where managed settings lead it elsewhere', () => {
  const managed = (key: string): string => JSON.stringify({ env: { [key]: 'x' } });

  test.each([
    ['linux', '/etc/claude-code/managed-settings.json'],
    ['darwin', '/Library/Application Support/ClaudeCode/managed-settings.json'],
  ] as const)('on %s', (platform, file) => {
    const run = (): unknown => claude.runOf(setting({ platform, files: { [file]: managed('ANTHROPIC_BASE_URL') } }));
    expect(run).toThrow(
      'the managed settings of this machine set env.ANTHROPIC_BASE_URL, and outrank what Louter can say. Ask who manages them.',
    );
  });

  test('but is started with other managed settings', () => {
    const files = { '/etc/claude-code/managed-settings.json': managed('HTTPS_PROXY') };
    expect(claude.runOf(setting({ files })).arguments[0]).toBe('--settings');
  });
});

describe('--record is refused for a login that is of another server', () => {
  test('of Gemini CLI', () => {
    const refused =
      '--record reaches generativelanguage.googleapis.com with a key; Gemini CLI is signed in with Google, which is another server. Set GEMINI_API_KEY, or configure a backend.';
    expect(gemini.vendor?.loginProblem(setting())).toBe(refused);
    expect(gemini.vendor?.loginProblem(setting({ environment: { GEMINI_API_KEY: 'k' } }))).toBeUndefined();
    const files = { [`${home}/.gemini/.env`]: 'GEMINI_API_KEY=k\n' };
    expect(gemini.vendor?.loginProblem(setting({ files }))).toBeUndefined();
  });

  test('of Codex', () => {
    const signedIn = { [`${home}/.codex/auth.json`]: JSON.stringify({ tokens: { access_token: 't' } }) };
    expect(codex.vendor?.loginProblem(setting({ files: signedIn }))).toBe(
      '--record reaches api.openai.com with a key; Codex is signed in with ChatGPT, which is another server. Set OPENAI_API_KEY, or configure a backend.',
    );
    const withKey = { [`${home}/.codex/auth.json`]: JSON.stringify({ OPENAI_API_KEY: 'k' }) };
    expect(codex.vendor?.loginProblem(setting({ files: withKey }))).toBeUndefined();
    expect(codex.vendor?.loginProblem(setting({ environment: { OPENAI_API_KEY: 'k' } }))).toBeUndefined();
  });
});
