import { objectsIn, type JsonObject } from '../../src/core/json.ts';
import { valueAt } from '../read-traces.ts';
import { elsewhere, jsonLines, ofProtocol, otherKey, sumAt, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'write', input: { path, content } }),
  read: (path) => ({ tool: 'read', input: { path } }),
  run: (command) => ({ tool: 'bash', input: { command } }),
};

/** Its own name of each protocol, and what stands behind the origin in its base URL. */
const interfaces = [
  { protocol: 'openai-responses', api: 'openai-responses', path: '/v1' },
  { protocol: 'gemini', api: 'google-generative-ai', path: '/v1beta' },
  { protocol: 'openai-chat', api: 'openai-completions', path: '/v1' },
  { protocol: 'anthropic', api: 'anthropic-messages', path: '' },
] as const;

export const pi: Agent = {
  name: 'pi',
  packages: [{ name: '@mariozechner/pi-coding-agent', version: '0.73.1' }],
  command: 'pi',
  variants: interfaces.map(({ protocol }) => ({ name: protocol, protocol, model: 'some-model', taskTools })),
  overflow: { then: 'sums-up', summaryPrompt: /Keep each section concise\. Preserve exact file paths/ },
  commandLine: (prompt, model) => ['--print', '--mode', 'json', ...model, prompt],
  connect({ variant, origin }) {
    const { api, path } = ofProtocol(interfaces, variant.protocol);
    const models = [{ id: variant.model, reasoning: true, contextWindow: 200_000, maxTokens: 32_000 }];
    return {
      model: ['--provider', 'louter', '--model', variant.model],
      files: modelsFile({ louter: { baseUrl: `${origin}${path}`, api, apiKey: 'dummy-key', models } }),
    };
  },
  quiet: { PI_OFFLINE: '1', PI_TELEMETRY: '0' },
  started: {
    name: 'pi',
    files: {
      '.pi/agent/settings.json': { defaultProvider: 'other', defaultModel: 'another-model' },
      ...modelsFile({
        other: {
          baseUrl: `${elsewhere}/v1`,
          api: 'openai-completions',
          apiKey: otherKey,
          models: [{ id: 'another-model', contextWindow: 9_000, maxTokens: 1_000 }],
        },
      }),
    },
    environment: { OPENAI_API_KEY: otherKey },
    // It notes which release notes were shown.
    changes: /^\.pi\/agent\/settings\.json$/,
  },
  read({ stdout }) {
    const messages = jsonLines(stdout).flatMap((event) => {
      const isAnswer = event['type'] === 'message_end' && textAt(event, 'message', 'role') === 'assistant';
      return isAnswer ? (valueAt(event, ['message']) ?? []) : [];
    });
    const last = messages.at(-1);
    const texts = objectsIn(valueAt(last, ['content'])).flatMap((part) => textAt(part, 'text') ?? []);
    const sum = (name: string): number => sumAt(messages, 'usage', name);
    return {
      result: textAt(last, 'errorMessage') ?? texts.join('\n'),
      failed: textAt(last, 'stopReason') !== 'stop',
      usage: { input: sum('input'), cached: sum('cacheRead'), output: sum('output') },
    };
  },
};

function modelsFile(providers: JsonObject): Record<string, JsonObject> {
  return { '.pi/agent/models.json': { providers } };
}
