import { valueAt } from '../read-traces.ts';
import { elsewhere, jsonLines, ofProtocol, otherKey, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'create', input: { path, file_text: content } }),
  read: (path) => ({ tool: 'view', input: { path } }),
  run: (command) => ({ tool: 'bash', input: { command, description: 'Count the bytes' } }),
};

/** Its variables for each protocol, and what stands behind the origin in its base URL. */
const interfaces = [
  { protocol: 'openai-responses', type: 'openai', wireApi: 'responses', path: '/v1' },
  { protocol: 'openai-chat', type: 'openai', wireApi: 'completions', path: '/v1' },
  { protocol: 'anthropic', type: 'anthropic', wireApi: 'completions', path: '' },
] as const;

export const copilot: Agent = {
  name: 'copilot',
  packages: [{ name: '@github/copilot', version: '1.0.102' }],
  command: 'copilot',
  variants: interfaces.map(({ protocol }) => ({ name: protocol, protocol, model: 'some-model', taskTools })),
  overflow: { then: 'sums-up', summaryPrompt: /Please create a detailed summary of the conversation/ },
  commandLine: (prompt, model) => [
    '--allow-all-tools',
    '--allow-all-paths',
    '--output-format',
    'json',
    ...model,
    '--prompt',
    prompt,
  ],
  connect({ variant: { protocol, model }, origin }) {
    const { type, wireApi, path } = ofProtocol(interfaces, protocol);
    return {
      environment: {
        COPILOT_PROVIDER_BASE_URL: `${origin}${path}`,
        COPILOT_PROVIDER_TYPE: type,
        COPILOT_PROVIDER_WIRE_API: wireApi,
        COPILOT_PROVIDER_API_KEY: 'dummy-key',
        COPILOT_MODEL: model,
      },
    };
  },
  quiet: { COPILOT_OFFLINE: 'true', COPILOT_AUTO_UPDATE: 'false' },
  started: {
    name: 'copilot',
    files: {},
    environment: {
      COPILOT_PROVIDER_BASE_URL: elsewhere,
      COPILOT_PROVIDER_TYPE: 'azure',
      COPILOT_PROVIDER_BEARER_TOKEN: otherKey,
      COPILOT_PROVIDER_WIRE_MODEL: 'another-model',
    },
  },
  read({ stdout, stderr, code }) {
    const events = jsonLines(stdout);
    const texts = events.flatMap((event) =>
      event['type'] === 'assistant.message' ? (textAt(event, 'data', 'content') ?? []) : [],
    );
    const errors = events.flatMap((event) =>
      event['type'] === 'session.error' ? (textAt(event, 'data', 'message') ?? []) : [],
    );
    const end = events.findLast(({ type }) => type === 'result');
    const failed = code !== 0 || valueAt(end, ['exitCode']) !== 0;
    return { result: failed ? (errors.at(-1) ?? stderr) : (texts.at(-1) ?? ''), failed };
  },
};
