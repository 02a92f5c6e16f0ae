import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNumber, asObject, asString } from '../../src/core/json.ts';
import { jsonLines, ofProtocol, type Agent } from './agent.ts';
import { patchOf } from './codex.ts';
import type { TaskTools } from './task.ts';

const read: TaskTools['read'] = (path) => ({ tool: 'read_files', input: { files: [{ path }] } });
const run: TaskTools['run'] = (command) => ({ tool: 'run_commands', input: { commands: [command] } });

/** The tool for writing depends on the model's name. */
const editorHands: TaskTools = {
  write: (path, content) => ({ tool: 'editor', input: { path, new_text: content } }),
  read,
  run,
};
const patchHands: TaskTools = {
  write: (path, content) => ({ tool: 'apply_patch', input: { input: patchOf(path, `${content}\n`) } }),
  read,
  run,
};

/** Cline's name of each protocol, and what stands behind the origin in its base URL. */
const providers = [
  { protocol: 'openai-chat', provider: 'openai-compatible', path: '/v1' },
  { protocol: 'openai-responses', provider: 'openai-native', path: '/v1' },
  { protocol: 'anthropic', provider: 'anthropic', path: '/v1' },
  { protocol: 'gemini', provider: 'gemini', path: '/v1beta' },
] as const;

export const cline: Agent = {
  name: 'cline',
  packages: [{ name: 'cline', version: '3.0.65' }],
  command: 'cline',
  variants: [
    { name: 'openai-chat', protocol: 'openai-chat', model: 'some-model', taskTools: editorHands, endsAtReports: true },
    {
      name: 'openai-responses',
      protocol: 'openai-responses',
      model: 'gpt-5.5',
      taskTools: patchHands,
      forgetsReasoning: true,
    },
    {
      name: 'anthropic',
      protocol: 'anthropic',
      model: 'claude-opus-5-5',
      taskTools: editorHands,
      forgetsReasoning: true,
      endsAtReports: true,
    },
    // It does not know Gemini's words for a conversation that is too long.
    {
      name: 'gemini',
      protocol: 'gemini',
      model: 'gemini-3.8-flash',
      taskTools: editorHands,
      endsAt: /^context overflow/,
    },
  ],
  overflow: { then: 'drops-history' },
  prepare({ variant, origin, home, prompt }) {
    const { provider, path } = ofProtocol(providers, variant.protocol);
    const folder = join(home, '.cline', 'data', 'settings');
    mkdirSync(folder, { recursive: true });
    const settings = { provider, apiKey: 'dummy-key', model: variant.model, baseUrl: `${origin}${path}` };
    const file = {
      version: 1,
      lastUsedProvider: provider,
      modes: {},
      providers: { [provider]: { settings, updatedAt: '2026-01-01T00:00:00.000Z', tokenSource: 'manual' } },
    };
    writeFileSync(join(folder, 'providers.json'), JSON.stringify(file));
    return {
      arguments: ['--json', prompt],
      environment: { CLINE_SESSION_BACKEND_MODE: 'local' },
    };
  },
  read({ stdout }) {
    const end = jsonLines(stdout).findLast(({ type }) => type === 'run_result');
    const usage = asObject(end?.['usage']);
    const cached = asNumber(usage?.['cacheReadTokens']) ?? Number.NaN;
    return {
      result: asString(end?.['text']) ?? '',
      failed: end?.['finishReason'] !== 'completed',
      usage: {
        input: (asNumber(usage?.['inputTokens']) ?? Number.NaN) - cached,
        cached,
        output: asNumber(usage?.['outputTokens']) ?? Number.NaN,
      },
    };
  },
};
