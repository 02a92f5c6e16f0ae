import { elsewhere, jsonLines, ofProtocol, otherKey, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'Write', input: { path, content } }),
  read: (path) => ({ tool: 'Read', input: { path } }),
  run: (command) => ({ tool: 'Bash', input: { command } }),
};

/** Its name of each protocol, and what stands behind the origin in its base URL. */
const providers = [
  { protocol: 'openai-chat', type: 'openai', path: '/v1' },
  { protocol: 'anthropic', type: 'anthropic', path: '' },
  { protocol: 'openai-responses', type: 'openai_responses', path: '/v1' },
  { protocol: 'gemini', type: 'google-genai', path: '' },
] as const;

export const kimi: Agent = {
  name: 'kimi',
  packages: [{ name: '@moonshot-ai/kimi-code', version: '2.1.0' }],
  command: 'kimi',
  variants: providers.map(({ protocol }) => ({ name: protocol, protocol, model: 'some-model', taskTools })),
  overflow: { then: 'sums-up', summaryPrompt: /Create a handoff summary/ },
  commandLine: (prompt, model) => ['--output-format', 'stream-json', ...model, '--prompt', prompt],
  connect({ variant: { protocol, model }, origin }) {
    const { type, path } = ofProtocol(providers, protocol);
    return { files: settingsOf({ type, url: `${origin}${path}`, key: 'dummy-key', model }) };
  },
  quiet: { KIMI_DISABLE_TELEMETRY: '1' },
  started: {
    name: 'kimi',
    files: settingsOf({ type: 'openai', url: `${elsewhere}/v1`, key: otherKey, model: 'another-model' }),
  },
  read({ stdout, stderr, code }) {
    const texts = jsonLines(stdout).flatMap((event) =>
      event['role'] === 'assistant' ? (textAt(event, 'content') ?? []) : [],
    );
    return { result: code === 0 ? (texts.at(-1) ?? '') : stderr, failed: code !== 0 };
  },
};

function settingsOf({ type, url, key, model }: { type: string; url: string; key: string; model: string }) {
  return {
    '.kimi-code/config.toml': `default_model = "a-model"
telemetry = false
[providers.a-provider]
type = "${type}"
base_url = "${url}"
api_key = "${key}"
[models.a-model]
provider = "a-provider"
model = "${model}"
max_context_size = 200000
`,
  };
}
