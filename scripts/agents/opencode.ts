import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asNumber, asObject, asString } from '../../src/core/json.ts';
import { jsonLines, ofProtocol, type Agent } from './agent.ts';
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
  prepare({ variant, origin, bin, home, prompt }) {
    const folder = join(home, '.config', 'opencode');
    mkdirSync(folder, { recursive: true });
    const { library, path } = ofProtocol(libraries, variant.protocol);
    const configuration = {
      autoupdate: false,
      share: 'disabled',
      provider: {
        louter: {
          npm: variant.protocol === 'ollama' ? addressOf(bin, library) : library,
          name: 'Louter',
          options: { baseURL: `${origin}${path}`, apiKey: 'dummy-key' },
          models: { [variant.model]: { reasoning: true, limit: { context: 200_000, output: 32_000 } } },
        },
      },
    };
    writeFileSync(join(folder, 'opencode.json'), JSON.stringify(configuration));
    return {
      arguments: ['run', '--auto', '--format', 'json', '--model', `louter/${variant.model}`, prompt],
      environment: { OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1' },
    };
  },
  read({ stdout }) {
    const events = jsonLines(stdout);
    const parts = (type: string) =>
      events.flatMap((event) => (event['type'] === type ? [asObject(event['part']) ?? {}] : []));
    const errors = events.filter((event) => event['type'] === 'error');
    const steps = parts('step_finish').map((part) => asObject(part['tokens']) ?? {});
    const sum = (count: (tokens: (typeof steps)[number]) => number | undefined): number =>
      steps.reduce((total, tokens) => total + (count(tokens) ?? Number.NaN), 0);
    return {
      result: errors.length > 0 ? JSON.stringify(errors.at(-1)) : (asString(parts('text').at(-1)?.['text']) ?? ''),
      failed: errors.length > 0,
      usage: {
        input: sum((tokens) => asNumber(tokens['input'])),
        cached: sum((tokens) => asNumber(asObject(tokens['cache'])?.['read'])),
        output: sum((tokens) => asNumber(tokens['output'])) + sum((tokens) => asNumber(tokens['reasoning'])),
      },
    };
  },
};

const addressOf = (bin: string, library: string): string =>
  pathToFileURL(join(bin, '..', library, 'dist', 'index.mjs')).href;
