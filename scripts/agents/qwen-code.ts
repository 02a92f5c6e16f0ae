import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asArray, asNumber, asObject, asString, parseJson } from '../../src/core/json.ts';
import { ofProtocol, type Agent, type Variant } from './agent.ts';
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

export const qwenCode: Agent = {
  name: 'qwen-code',
  packages: [{ name: '@qwen-code/qwen-code', version: '0.24.4' }],
  command: 'qwen',
  variants,
  overflow: { then: 'sums-up', summaryPrompt: /produce the <state_snapshot> XML/ },
  prepare({ variant, origin, home, prompt }) {
    const folder = join(home, '.qwen');
    mkdirSync(folder, { recursive: true });
    const settings = {
      privacy: { usageStatisticsEnabled: false },
      general: { enableAutoUpdate: false },
      // With its own pseudo-terminal it loses the output of quick commands.
      tools: { shell: { enableInteractiveShell: false } },
    };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
    const { protocol, name, key, url } = ofProtocol(connections, variant.protocol);
    const path = protocol.startsWith('openai') ? '/v1' : '';
    return {
      arguments: ['--yolo', '--auth-type', name, '--model', variant.model, '--output-format', 'json', prompt],
      environment: { [key]: 'dummy-key', [url]: `${origin}${path}` },
    };
  },
  read({ stdout }) {
    const events = asArray(parseJson(stdout.slice(Math.max(0, stdout.indexOf('['))))) ?? [];
    const end = asObject(events.find((event) => asObject(event)?.['type'] === 'result'));
    const usage = asObject(end?.['usage']);
    const cached = asNumber(usage?.['cache_read_input_tokens']) ?? 0;
    return {
      result: asString(end?.['result']) ?? asString(asObject(end?.['error'])?.['message']) ?? '',
      failed: end?.['is_error'] !== false,
      usage: {
        input: (asNumber(usage?.['input_tokens']) ?? Number.NaN) - cached,
        cached,
        output: asNumber(usage?.['output_tokens']) ?? Number.NaN,
      },
    };
  },
};
