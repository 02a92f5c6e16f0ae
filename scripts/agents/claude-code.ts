import { join } from 'node:path';
import { asNumber, asObject, asString, parseJson } from '../../src/core/json.ts';
import type { Agent } from './agent.ts';

export const claudeCode: Agent = {
  name: 'claude-code',
  packages: [{ name: '@anthropic-ai/claude-code', version: '2.1.329' }],
  command: 'claude',
  variants: [
    {
      name: 'claude-opus-5-5',
      protocol: 'anthropic',
      model: 'claude-opus-5-5',
      taskTools: {
        write: (path, content) => ({ tool: 'Write', input: { file_path: path, content } }),
        read: (path) => ({ tool: 'Read', input: { file_path: path } }),
        run: (command) => ({ tool: 'Bash', input: { command, description: 'Count bytes' } }),
      },
    },
  ],
  overflow: { then: 'goes-on', summaryPrompt: /summary of the conversation/ },
  prepare: ({ variant, origin, home, prompt }) => ({
    arguments: [
      '-p',
      prompt,
      '--output-format',
      'json',
      '--model',
      variant.model,
      '--allowedTools',
      'Write',
      'Read',
      'Bash',
    ],
    environment: {
      CLAUDE_CONFIG_DIR: join(home, 'claude'),
      ANTHROPIC_BASE_URL: origin,
      ANTHROPIC_API_KEY: 'dummy-key',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    },
  }),
  read({ stdout }) {
    const output = asObject(parseJson(stdout));
    const usage = asObject(output?.['usage']);
    return {
      result: asString(output?.['result']) ?? '',
      failed: output?.['is_error'] !== false,
      usage: {
        input: asNumber(usage?.['input_tokens']) ?? Number.NaN,
        cached: asNumber(usage?.['cache_read_input_tokens']) ?? Number.NaN,
        output: asNumber(usage?.['output_tokens']) ?? Number.NaN,
      },
    };
  },
};
