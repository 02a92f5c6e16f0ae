import type { JsonObject } from '../../src/core/json.ts';
import { countAt, elsewhere, jsonLines, ofProtocol, otherKey, textAt, type Agent } from './agent.ts';
import { patchOf } from './codex.ts';
import type { TaskTools } from './task.ts';

/** The tool for writing depends on the model's name. */
const editorHands: TaskTools = {
  write: (path, content) => ({ tool: 'editor', input: { path, new_text: content } }),
  read: (path) => ({ tool: 'read_files', input: { files: [{ path }] } }),
  run: (command) => ({ tool: 'run_commands', input: { commands: [command] } }),
};
const patchHands: TaskTools = {
  ...editorHands,
  write: (path, content) => ({ tool: 'apply_patch', input: { input: patchOf(path, `${content}\n`) } }),
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
  commandLine: (prompt) => ['--json', prompt],
  connect({ variant: { protocol, model }, origin }) {
    const { provider, path } = ofProtocol(providers, protocol);
    return { files: filesOf({ provider, apiKey: 'dummy-key', model, baseUrl: `${origin}${path}` }) };
  },
  quiet: { CLINE_SESSION_BACKEND_MODE: 'local' },
  started: {
    name: 'cline',
    files: filesOf({ provider: 'anthropic', apiKey: otherKey, model: 'another-model', baseUrl: elsewhere }),
  },
  read({ stdout }) {
    const end = jsonLines(stdout).findLast(({ type }) => type === 'run_result');
    const cached = countAt(end, 'usage', 'cacheReadTokens');
    return {
      result: textAt(end, 'text') ?? '',
      failed: textAt(end, 'finishReason') !== 'completed',
      usage: {
        input: countAt(end, 'usage', 'inputTokens') - cached,
        cached,
        output: countAt(end, 'usage', 'outputTokens'),
      },
    };
  },
};

function filesOf(settings: JsonObject & { provider: string }): Record<string, JsonObject> {
  const { provider } = settings;
  return {
    '.cline/data/settings/providers.json': {
      version: 1,
      lastUsedProvider: provider,
      modes: {},
      providers: { [provider]: { settings, updatedAt: '2026-01-01T00:00:00.000Z', tokenSource: 'manual' } },
    },
  };
}
