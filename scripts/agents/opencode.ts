import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../src/core/json.ts';
import { valueAt } from '../read-traces.ts';
import { elsewhere, jsonLines, ofProtocol, otherKey, sumAt, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'write', input: { filePath: path, content } }),
  read: (path) => ({ tool: 'read', input: { filePath: path } }),
  run: (command) => ({ tool: 'bash', input: { command } }),
};

/** Its library for each protocol, and the path of the base URL. */
const libraries = [
  { protocol: 'openai-chat', library: '@ai-sdk/openai-compatible', path: '/v1' },
  { protocol: 'anthropic', library: '@ai-sdk/anthropic', path: '/v1' },
  // Not among those it brings along: it is loaded by its address.
  { protocol: 'ollama', library: 'ollama-ai-provider-v2', path: '/api' },
  { protocol: 'openai-responses', library: '@ai-sdk/openai', path: '/v1' },
  { protocol: 'gemini', library: '@ai-sdk/google', path: '/v1beta' },
] as const;

export const opencode: Agent = {
  name: 'opencode',
  packages: [
    { name: 'opencode-ai', version: '1.18.33' },
    { name: 'ollama-ai-provider-v2', version: '4.0.1' },
  ],
  command: 'opencode',
  variants: libraries.map(({ protocol }) => ({ name: protocol, protocol, model: 'some-model', taskTools })),
  aside: 'A greeting',
  overflow: { then: 'sums-up', summaryPrompt: /Do not mention the summary process/ },
  commandLine: (prompt, model) => ['run', '--auto', '--format', 'json', ...model, prompt],
  connect({ variant: { protocol, model }, origin, bin }) {
    const { library, path } = ofProtocol(libraries, protocol);
    return {
      model: ['--model', `louter/${model}`],
      files: filesOf({
        louter: {
          npm: protocol === 'ollama' ? addressOf(bin, library) : library,
          name: 'Louter',
          options: { baseURL: `${origin}${path}`, apiKey: 'dummy-key' },
          models: { [model]: { reasoning: true, limit: { context: 200_000, output: 32_000 } } },
        },
      }),
    };
  },
  quiet: { OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' },
  started: {
    name: 'opencode',
    files: filesOf(
      {
        other: {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: `${elsewhere}/v1`, apiKey: otherKey },
          models: { 'another-model': {} },
        },
      },
      { model: 'other/another-model', small_model: 'other/another-model' },
    ),
    environment: { OPENAI_API_KEY: otherKey },
    // It adds a line for the schema.
    changes: /^\.config\/opencode\/opencode\.json$/,
  },
  read({ stdout }) {
    const events = jsonLines(stdout);
    const parts = (type: string) =>
      events.flatMap((event) => (event['type'] === type ? [valueAt(event, ['part']) ?? {}] : []));
    const errors = events.filter((event) => event['type'] === 'error');
    const sum = (...path: string[]): number => sumAt(parts('step_finish'), 'tokens', ...path);
    return {
      result: errors.length > 0 ? JSON.stringify(errors.at(-1)) : (textAt(parts('text').at(-1), 'text') ?? ''),
      failed: errors.length > 0,
      usage: { input: sum('input'), cached: sum('cache', 'read'), output: sum('output') + sum('reasoning') },
    };
  },
};

function filesOf(provider: JsonObject, models: JsonObject = {}): Record<string, JsonObject> {
  return { '.config/opencode/opencode.json': { autoupdate: false, share: 'disabled', ...models, provider } };
}

const addressOf = (bin: string, library: string): string =>
  pathToFileURL(join(bin, '..', library, 'dist', 'index.mjs')).href;
