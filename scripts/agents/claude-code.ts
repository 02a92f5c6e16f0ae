import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { asNumber, asObject, asString, parseJson } from '../../src/core/json.ts';
import type { AgentPackage } from './install.ts';
import { run, type Finished } from './process.ts';
import type { ToolNames } from './task.ts';

export const claudeCode: AgentPackage = { name: '@anthropic-ai/claude-code', version: '2.1.329', command: 'claude' };

export const claudeTools: ToolNames = { write: 'Write', read: 'Read', shell: 'Bash' };

/** What Claude Code said at its end. */
export interface ClaudeRun extends Finished {
  /** The last text of the model, or of Claude Code itself where it gave up. */
  result: string;
  isError: boolean;
  /** Tokens as Claude Code added them up. `input` does not hold the cached ones. */
  usage: { input: number; cacheRead: number; output: number };
}

/** Runs Claude Code once without a terminal, in folders of its own below `directory`, against `baseUrl`. */
export async function runClaude(options: {
  command: string;
  baseUrl: string;
  /** Where it works; `home` beside it is its home. */
  workspace: string;
  home: string;
  prompt: string;
  model: string;
  timeout: number;
}): Promise<ClaudeRun> {
  const { command, baseUrl, workspace, home, prompt, model, timeout } = options;
  for (const folder of [workspace, home, join(home, 'tmp')]) mkdirSync(folder, { recursive: true });
  const finished = await run({
    file: command,
    arguments: ['-p', prompt, '--output-format', 'json', '--model', model, '--allowedTools', 'Write', 'Read', 'Bash'],
    cwd: workspace,
    // Nothing of the caller's environment goes in: no vendor's key, no proxy.
    environment: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TMPDIR: join(home, 'tmp'),
      LANG: 'C.UTF-8',
      CLAUDE_CONFIG_DIR: join(home, 'claude'),
      ANTHROPIC_BASE_URL: baseUrl,
      ANTHROPIC_API_KEY: 'dummy-key',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    },
    timeout,
  });
  const said = asObject(parseJson(finished.stdout));
  const usage = asObject(said?.['usage']);
  return {
    ...finished,
    result: asString(said?.['result']) ?? '',
    isError: said?.['is_error'] === true,
    usage: {
      input: asNumber(usage?.['input_tokens']) ?? Number.NaN,
      cacheRead: asNumber(usage?.['cache_read_input_tokens']) ?? Number.NaN,
      output: asNumber(usage?.['output_tokens']) ?? Number.NaN,
    },
  };
}
