import { join } from 'node:path';
import { ofProtocol, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'Write', input: { filepath: path, content } }),
  read: (path) => ({ tool: 'Read', input: { filepath: path } }),
  run: (command) => ({ tool: 'Bash', input: { command } }),
};

/** It uses the Responses API only with OpenAI itself, whatever its configuration is. */
const providers = [
  { protocol: 'openai-chat', provider: 'openai' },
  { protocol: 'anthropic', provider: 'anthropic' },
] as const;

export const continueCli: Agent = {
  name: 'continue',
  packages: [{ name: '@continuedev/cli', version: '1.5.47' }],
  command: 'cn',
  variants: [
    { name: 'openai-chat', protocol: 'openai-chat', model: 'some-model', taskTools, forgetsReasoning: true },
    // With this protocol it asks nothing a second time but what was cut within an answer.
    {
      name: 'anthropic',
      protocol: 'anthropic',
      model: 'some-model',
      taskTools,
      forgetsReasoning: true,
      endsAtReports: true,
      endsAt: /, the agent (?:waits|tries again)$|^passed through, rate limit/,
    },
  ],
  overflow: { then: 'ends', errorPattern: /context|too long/ },
  commandLine: (prompt, model) => [...model, '--auto', '--print', prompt],
  connect({ variant: { protocol, model }, origin, home }) {
    const { provider } = ofProtocol(providers, protocol);
    const configured = { provider, model, apiBase: `${origin}/v1/`, apiKey: 'dummy-key', roles: ['chat'] };
    return {
      model: ['--config', join(home, '.continue', 'config.yaml')],
      files: {
        // JSON is YAML.
        '.continue/config.yaml': {
          name: 'Louter',
          version: '1.0.0',
          schema: 'v1',
          models: [{ name: 'Louter', ...configured }],
        },
      },
      environment: { CONTINUE_GLOBAL_DIR: join(home, '.continue') },
    };
  },
  quiet: { CONTINUE_CLI_AUTO_UPDATED: 'true', CONTINUE_CLI_ENABLE_TELEMETRY: '0' },
  read: ({ stdout, stderr, code }) => ({ result: stdout.trim() || stderr, failed: code !== 0 }),
};
