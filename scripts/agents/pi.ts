import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asArray, asNumber, asObject, asString } from '../../src/core/json.ts';
import { jsonLines, ofProtocol, type Agent } from './agent.ts';
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
  prepare({ variant, origin, home, prompt }) {
    const folder = join(home, '.pi', 'agent');
    mkdirSync(folder, { recursive: true });
    const { api, path } = ofProtocol(interfaces, variant.protocol);
    const models = [{ id: variant.model, reasoning: true, contextWindow: 200_000, maxTokens: 32_000 }];
    const providers = { louter: { baseUrl: `${origin}${path}`, api, apiKey: 'dummy-key', models } };
    writeFileSync(join(folder, 'models.json'), JSON.stringify({ providers }));
    return {
      arguments: ['--print', '--mode', 'json', '--provider', 'louter', '--model', variant.model, prompt],
      environment: { PI_OFFLINE: '1', PI_TELEMETRY: '0' },
    };
  },
  read({ stdout }) {
    const messages = jsonLines(stdout).flatMap((event) => {
      const message = asObject(event['message']);
      return event['type'] === 'message_end' && message?.['role'] === 'assistant' ? [message] : [];
    });
    const last = messages.at(-1);
    const texts = (asArray(last?.['content']) ?? []).flatMap((part) => asString(asObject(part)?.['text']) ?? []);
    const sum = (name: string): number =>
      messages.reduce((total, message) => total + (asNumber(asObject(message['usage'])?.[name]) ?? Number.NaN), 0);
    return {
      result: asString(last?.['errorMessage']) ?? texts.join('\n'),
      failed: last?.['stopReason'] !== 'stop',
      usage: { input: sum('input'), cached: sum('cacheRead'), output: sum('output') },
    };
  },
};
