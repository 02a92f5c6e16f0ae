import type { JsonObject } from '../../src/core/json.ts';
import { countAt, elsewhere, jsonLines, ofProtocol, otherKey, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'Create', input: { file_path: path, content } }),
  read: (path) => ({ tool: 'Read', input: { file_path: path } }),
  run: (command) => ({
    tool: 'Execute',
    input: {
      summary: 'Count the bytes of the file',
      command,
      riskLevelReason: 'It reads a file of the task.',
      riskLevel: 'low',
    },
  }),
};

/** Its name of each protocol, and what stands behind the origin in its base URL. */
const providers = [
  { protocol: 'openai-chat', provider: 'generic-chat-completion-api', path: '/v1' },
  { protocol: 'anthropic', provider: 'anthropic', path: '' },
  { protocol: 'openai-responses', provider: 'openai', path: '/v1' },
] as const;

export const droid: Agent = {
  name: 'droid',
  packages: [{ name: 'droid', version: '0.215.0' }],
  command: 'droid',
  variants: providers.map(({ protocol }) => ({
    name: protocol,
    protocol,
    model: 'some-model',
    taskTools,
    ...(protocol === 'openai-chat' && { forgetsReasoning: true as const }),
  })),
  overflow: { then: 'sums-up', summaryPrompt: /wrap your final summary in <summary>/ },
  commandLine: (prompt, model) => ['exec', '--auto', 'high', '--output-format', 'json', ...model, prompt],
  connect({ variant: { protocol, model }, origin }) {
    const { provider, path } = ofProtocol(providers, protocol);
    const entry = { id: 'custom:louter', model, baseUrl: `${origin}${path}`, apiKey: 'dummy-key', provider };
    return { model: ['--model', entry.id], files: settingsWith(entry) };
  },
  started: {
    name: 'droid',
    files: settingsWith({
      id: 'custom:other',
      model: 'another-model',
      baseUrl: `${elsewhere}/v1`,
      apiKey: otherKey,
      provider: 'openai',
    }),
  },
  read({ stdout, stderr }) {
    const end = jsonLines(stdout).findLast(({ type }) => type === 'result');
    return {
      result: textAt(end, 'result') ?? stderr,
      failed: end?.['is_error'] !== false,
      usage: {
        input: countAt(end, 'usage', 'input_tokens'),
        cached: countAt(end, 'usage', 'cache_read_input_tokens'),
        output: countAt(end, 'usage', 'output_tokens'),
      },
    };
  },
};

function settingsWith(entry: JsonObject & { id: string }): Record<string, JsonObject> {
  return {
    '.factory/settings.json': {
      customModels: [{ displayName: 'A model', maxOutputTokens: 16_384, ...entry }],
      sessionDefaultSettings: { model: entry.id },
    },
  };
}
