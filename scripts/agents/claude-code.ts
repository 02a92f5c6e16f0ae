import { join } from 'node:path';
import { parseJson } from '../../src/core/json.ts';
import { countAt, elsewhere, otherKey, textAt, type Agent } from './agent.ts';
import { valueAt } from '../read-traces.ts';

const allowedTools = ['Write', 'Read', 'Bash'];

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
  commandLine: (prompt, model, { resumes } = { resumes: false }) => [
    ...(resumes ? ['--continue'] : []),
    '-p',
    prompt,
    '--output-format',
    'json',
    ...model,
    '--allowedTools',
    ...allowedTools,
  ],
  connect: ({ variant, origin, home }) => ({
    model: ['--model', variant.model],
    environment: {
      CLAUDE_CONFIG_DIR: join(home, 'claude'),
      ANTHROPIC_BASE_URL: origin,
      ANTHROPIC_API_KEY: 'dummy-key',
    },
  }),
  quiet: {
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  },
  started: {
    name: 'claude',
    files: {
      '.claude/settings.json': {
        model: 'haiku',
        env: { ANTHROPIC_BASE_URL: elsewhere, ANTHROPIC_API_KEY: otherKey, ANTHROPIC_MODEL: 'another-model' },
      },
    },
    environment: { ANTHROPIC_BASE_URL: elsewhere, ANTHROPIC_API_KEY: otherKey, CLAUDE_CODE_USE_BEDROCK: '1' },
  },
  read({ stdout }) {
    const output = parseJson(stdout);
    return {
      result: textAt(output, 'result') ?? '',
      failed: valueAt(output, ['is_error']) !== false,
      usage: {
        input: countAt(output, 'usage', 'input_tokens'),
        cached: countAt(output, 'usage', 'cache_read_input_tokens'),
        output: countAt(output, 'usage', 'output_tokens'),
      },
    };
  },
};
