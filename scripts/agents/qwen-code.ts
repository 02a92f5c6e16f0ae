import { asNumber, asObject, objectsIn, parseJson, type JsonObject } from '../../src/core/json.ts';
import { countAt, elsewhere, ofProtocol, otherKey, textAt, type Agent, type Variant } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'write_file', input: { file_path: path, content } }),
  read: (path) => ({ tool: 'read_file', input: { file_path: path } }),
  // It may lose the last output of a command.
  run: (command) => ({ tool: 'run_shell_command', input: { command: `${command}; sleep 0.5`, is_background: false } }),
};

/** Its own name of each protocol, and the variables it is connected by. */
const connections = [
  { protocol: 'openai-chat', name: 'openai', key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  { protocol: 'anthropic', name: 'anthropic', key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL' },
  { protocol: 'gemini', name: 'gemini', key: 'GEMINI_API_KEY', url: 'GOOGLE_GEMINI_BASE_URL' },
  { protocol: 'openai-responses', name: 'openai-responses', key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
] as const;

const variants: readonly Variant[] = [
  { name: 'openai-chat', protocol: 'openai-chat', model: 'qwen3-coder-plus', taskTools },
  { name: 'anthropic', protocol: 'anthropic', model: 'qwen3-coder-plus', taskTools },
  // For a model named after Claude it goes on only if all thinking has a signature.
  { name: 'anthropic, a Claude model', protocol: 'anthropic', model: 'claude-opus-5-5', taskTools },
  {
    name: 'gemini',
    protocol: 'gemini',
    model: 'gemini-3.8-flash',
    taskTools,
    endsAt: /^cut between two calls/,
    waitsAtWill: true,
  },
  {
    name: 'openai-responses',
    protocol: 'openai-responses',
    model: 'gpt-5.5',
    taskTools,
    endsAt: /^cut between two calls/,
  },
];

const settings: JsonObject = {
  privacy: { usageStatisticsEnabled: false },
  general: { enableAutoUpdate: false },
  // With its own pseudo-terminal it loses the output of quick commands.
  tools: { shell: { enableInteractiveShell: false } },
};

export const qwenCode: Agent = {
  name: 'qwen-code',
  packages: [{ name: '@qwen-code/qwen-code', version: '0.24.4' }],
  command: 'qwen',
  variants,
  overflow: { then: 'sums-up', summaryPrompt: /produce the <state_snapshot> XML/ },
  commandLine: (prompt, model) => ['--yolo', ...model, '--output-format', 'json', prompt],
  connect({ variant, origin }) {
    const { protocol, name, key, url } = ofProtocol(connections, variant.protocol);
    return {
      model: ['--auth-type', name, '--model', variant.model],
      files: { '.qwen/settings.json': settings },
      environment: { [key]: 'dummy-key', [url]: `${origin}${protocol.startsWith('openai') ? '/v1' : ''}` },
    };
  },
  started: {
    name: 'qwen',
    files: {
      '.qwen/settings.json': {
        ...settings,
        security: { auth: { selectedType: 'qwen-oauth' } },
        model: { name: 'another-model' },
        env: { OPENAI_BASE_URL: `${elsewhere}/v1`, OPENAI_API_KEY: otherKey },
      },
    },
    environment: { OPENAI_BASE_URL: `${elsewhere}/v1`, OPENAI_API_KEY: otherKey, ANTHROPIC_API_KEY: otherKey },
    // It migrates its settings.
    changes: /^\.qwen\/settings\.json$/,
  },
  read({ stdout }) {
    const events = objectsIn(parseJson(stdout.slice(Math.max(0, stdout.indexOf('[')))));
    const end = events.find(({ type }) => type === 'result');
    const cached = asNumber(asObject(end?.['usage'])?.['cache_read_input_tokens']) ?? 0;
    return {
      result: textAt(end, 'result') ?? textAt(end, 'error', 'message') ?? '',
      failed: end?.['is_error'] !== false,
      usage: {
        input: countAt(end, 'usage', 'input_tokens') - cached,
        cached,
        output: countAt(end, 'usage', 'output_tokens'),
      },
    };
  },
};
