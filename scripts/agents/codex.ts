import { countAt, elsewhere, jsonLines, otherKey, textAt, type Agent } from './agent.ts';
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

const options = ['--json', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox'];

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
  commandLine: (prompt, model, { resumes } = { resumes: false }) => [
    'exec',
    ...options,
    ...model,
    ...(resumes ? ['resume', '--last'] : []),
    prompt,
  ],
  connect: ({ variant: { model, webSocket = false }, origin }) => ({
    model: ['--model', model],
    files: {
      '.codex/config.toml': `${configuration('louter', origin)}env_key = "LOUTER_KEY"\nsupports_websockets = ${webSocket}\n`,
    },
    environment: { LOUTER_KEY: 'dummy-key' },
  }),
  started: {
    name: 'codex',
    files: { '.codex/config.toml': `model = "another-model"\n${configuration('other', elsewhere)}` },
    environment: { OPENAI_API_KEY: otherKey, OPENAI_BASE_URL: `${elsewhere}/v1` },
    // It notes which folders are trusted.
    changes: /^\.codex\/config\.toml$/,
  },
  read({ stdout }) {
    const events = jsonLines(stdout);
    const texts = events.flatMap((event) => {
      const isMessage = event['type'] === 'item.completed' && textAt(event, 'item', 'type') === 'agent_message';
      if (isMessage) return textAt(event, 'item', 'text') ?? [];
      return (event['type'] === 'turn.failed' ? textAt(event, 'error', 'message') : undefined) ?? [];
    });
    const end = events.find((event) => event['type'] === 'turn.completed');
    const cached = countAt(end, 'usage', 'cached_input_tokens');
    return {
      result: texts.at(-1) ?? '',
      failed: end === undefined,
      usage: {
        input: countAt(end, 'usage', 'input_tokens') - cached,
        cached,
        output: countAt(end, 'usage', 'output_tokens'),
      },
    };
  },
};

/** A provider of models; its other settings can be appended. */
function configuration(name: string, origin: string): string {
  return `model_provider = "${name}"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.${name}]
name = "${name}"
base_url = "${origin}/v1"
wire_api = "responses"
`;
}
