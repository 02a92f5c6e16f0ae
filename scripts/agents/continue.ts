import { mkdirSync, writeFileSync } from 'node:fs';
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
  prepare({ variant, origin, home, prompt }) {
    const folder = join(home, '.continue');
    mkdirSync(folder, { recursive: true });
    const { provider } = ofProtocol(providers, variant.protocol);
    const model = {
      name: 'Louter',
      provider,
      model: variant.model,
      apiBase: `${origin}/v1/`,
      apiKey: 'dummy-key',
      roles: ['chat'],
    };
    const file = join(folder, 'config.yaml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ name: 'Louter', version: '1.0.0', schema: 'v1', models: [model] }));
    return {
      arguments: ['--config', file, '--auto', '--print', prompt],
      environment: {
        CONTINUE_GLOBAL_DIR: folder,
        CONTINUE_CLI_AUTO_UPDATED: 'true',
        CONTINUE_CLI_ENABLE_TELEMETRY: '0',
      },
    };
  },
  read({ stdout, stderr, code }) {
    return { result: stdout.trim() || stderr, failed: code !== 0 };
  },
};
