import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNumber, asObject, asString } from '../../src/core/json.ts';
import { jsonLines, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const shell = (command: string): ReturnType<TaskTools['run']> => ({ tool: 'exec_command', input: { cmd: command } });
/** A patch that adds a file. */
export const patchOf = (path: string, content: string): string => {
  const lines = content.replace(/\n$/, '').split('\n');
  return ['*** Begin Patch', `*** Add File: ${path}`, ...lines.map((line) => `+${line}`), '*** End Patch', ''].join(
    '\n',
  );
};
/** What models in code mode write: JavaScript that calls the tools. */
const script = (source: string): ReturnType<TaskTools['run']> => ({ tool: 'exec', input: source });
const scriptedCommand = (command: string): ReturnType<TaskTools['run']> =>
  script(`const { output } = await tools.exec_command(${JSON.stringify({ cmd: command })});\ntext(output);\n`);

/** Codex offers its model other tools by what it knows of it; three families cover them all. */
export const codex: Agent = {
  name: 'codex',
  packages: [{ name: '@openai/codex', version: '0.169.0' }],
  command: 'codex',
  variants: [
    {
      name: 'gpt-5.5',
      protocol: 'openai-responses',
      model: 'gpt-5.5',
      taskTools: {
        write: (path, content) => ({ tool: 'apply_patch', input: patchOf(path, content) }),
        read: (path) => shell(`cat '${path}'`),
        run: shell,
      },
    },
    {
      name: 'gpt-6.1-sol (code mode)',
      protocol: 'openai-responses',
      model: 'gpt-6.1-sol',
      taskTools: {
        write: (path, content) => script(`text(await tools.apply_patch(${JSON.stringify(patchOf(path, content))}));\n`),
        read: (path) => scriptedCommand(`cat '${path}'`),
        run: scriptedCommand,
      },
    },
    {
      name: 'unknown model',
      protocol: 'openai-responses',
      model: 'made-up-model',
      taskTools: {
        write: (path, content) => shell(`cat > '${path}' <<'THE-END'\n${content}THE-END\n`),
        read: (path) => shell(`cat '${path}'`),
        run: shell,
      },
    },
  ],
  overflow: { then: 'ends', errorPattern: /context window/ },
  prepare({ variant, origin, home, prompt }) {
    const folder = join(home, '.codex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'config.toml'), configuration(origin, variant.webSocket === true));
    return {
      arguments: [
        'exec',
        '--json',
        '--skip-git-repo-check',
        '--dangerously-bypass-approvals-and-sandbox',
        '--model',
        variant.model,
        prompt,
      ],
      environment: { CODEX_HOME: folder, LOUTER_KEY: 'dummy-key' },
    };
  },
  read({ stdout }) {
    const events = jsonLines(stdout);
    const texts = events.flatMap((event) => {
      const item = asObject(event['item']);
      if (event['type'] === 'item.completed' && item?.['type'] === 'agent_message') return asString(item['text']) ?? [];
      if (event['type'] === 'turn.failed') return asString(asObject(event['error'])?.['message']) ?? [];
      return [];
    });
    const end = events.find((event) => event['type'] === 'turn.completed');
    const usage = asObject(end?.['usage']);
    const cached = asNumber(usage?.['cached_input_tokens']) ?? Number.NaN;
    return {
      result: texts.at(-1) ?? '',
      failed: end === undefined,
      usage: {
        input: (asNumber(usage?.['input_tokens']) ?? Number.NaN) - cached,
        cached,
        output: asNumber(usage?.['output_tokens']) ?? Number.NaN,
      },
    };
  },
};

const configuration = (origin: string, supportsWebSockets: boolean): string => `
model_provider = "louter"
check_for_update_on_startup = false

[model_providers.louter]
name = "Louter"
base_url = "${origin}/v1"
env_key = "LOUTER_KEY"
wire_api = "responses"
supports_websockets = ${supportsWebSockets}

[analytics]
enabled = false
`;
