import { countAt, elsewhere, jsonLines, ofProtocol, otherKey, textAt, type Agent } from './agent.ts';
import { objectsIn } from '../../src/core/json.ts';
import { valueAt } from '../read-traces.ts';
import type { TaskTools } from './task.ts';

const shell = (command: string): ReturnType<TaskTools['run']> => ({ tool: 'shell', input: { command } });
const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'write', input: { path, content } }),
  read: (path) => shell(`cat '${path}'`),
  run: shell,
};

/** Its provider for each protocol, and the variables with its base URL and key. */
const providers = [
  { protocol: 'openai-chat', provider: 'openai', host: 'OPENAI_HOST', key: 'OPENAI_API_KEY' },
  { protocol: 'anthropic', provider: 'anthropic', host: 'ANTHROPIC_HOST', key: 'ANTHROPIC_API_KEY' },
] as const;

export const goose: Agent = {
  name: 'goose',
  packages: [{ name: '@aaif/goose', version: '0.20.1' }],
  command: 'goose',
  variants: providers.map(({ protocol }) => ({
    name: protocol,
    protocol,
    model: 'some-model',
    taskTools,
    forgetsReasoning: true as const,
    endsAt: /cut|malformed/,
    ...(protocol === 'anthropic' && { ignoresReports: true as const }),
  })),
  aside: 'A greeting',
  overflow: { then: 'sums-up', summaryPrompt: /summarize the conversation history/ },
  commandLine: (prompt, model) => ['run', '--quiet', '--output-format', 'stream-json', ...model, '--text', prompt],
  connect({ variant: { protocol, model }, origin }) {
    const { provider, host, key } = ofProtocol(providers, protocol);
    return {
      environment: { GOOSE_PROVIDER: provider, GOOSE_MODEL: model, [host]: origin, [key]: 'dummy-key' },
    };
  },
  quiet: { GOOSE_DISABLE_KEYRING: '1', GOOSE_TELEMETRY_ENABLED: 'false' },
  started: {
    name: 'goose',
    files: {
      '.config/goose/config.yaml': `GOOSE_PROVIDER: openai
GOOSE_MODEL: another-model
OPENAI_HOST: ${elsewhere}
OPENAI_BASE_URL: ${elsewhere}/v1
OPENAI_BASE_PATH: other/completions
ANTHROPIC_HOST: ${elsewhere}
GOOGLE_HOST: ${elsewhere}
`,
    },
    environment: { OPENAI_API_KEY: otherKey, OPENAI_BASE_URL: `${elsewhere}/v1`, GOOSE_PROVIDER: 'ollama' },
  },
  read({ stdout, stderr, code }) {
    const events = jsonLines(stdout);
    const messages = events.flatMap((event) =>
      event['type'] === 'message' ? (valueAt(event, ['message']) ?? []) : [],
    );
    // A message comes in pieces; results of tools stand between the messages of the model.
    const last = messages.slice(messages.findLastIndex((message) => textAt(message, 'role') !== 'assistant') + 1);
    const texts = last
      .flatMap((message) => objectsIn(valueAt(message, ['content'])))
      .flatMap((part) => textAt(part, 'text') ?? []);
    const end = events.findLast(({ type }) => type === 'complete');
    const text = texts.join('');
    // Its exit code is 0, and the error is a message.
    const hasError = text.includes('Ran into this error: ');
    return {
      result: code === 0 ? text : stderr,
      failed: code !== 0 || hasError || Number.isNaN(countAt(end, 'total_tokens')),
    };
  },
};
