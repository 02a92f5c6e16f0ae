import { asObject, parseJson } from '../../src/core/json.ts';
import { valueAt } from '../read-traces.ts';
import { elsewhere, otherKey, sumAt, textAt, type Agent } from './agent.ts';
import type { TaskTools } from './task.ts';

const taskTools: TaskTools = {
  write: (path, content) => ({ tool: 'write_file', input: { file_path: path, content } }),
  read: (path) => ({ tool: 'read_file', input: { file_path: path } }),
  run: (command) => ({ tool: 'run_shell_command', input: { command, description: 'Count bytes' } }),
};

export const geminiCli: Agent = {
  name: 'gemini-cli',
  packages: [{ name: '@google/gemini-cli', version: '0.61.0' }],
  command: 'gemini',
  variants: [
    { name: 'gemini-3.8-flash', protocol: 'gemini', model: 'gemini-3.8-flash', taskTools },
    { name: 'model chosen by a model', protocol: 'gemini', model: 'auto', taskTools },
    { name: 'model with a slash', protocol: 'gemini', model: 'made-up/some-model:free', taskTools },
  ],
  aside: JSON.stringify({ complexity_reasoning: 'Three steps.', complexity_score: 20 }),
  overflow: { then: 'ends', errorPattern: /token count/ },
  commandLine: (prompt, model) => ['--yolo', '--skip-trust', '--output-format=json', ...model, `--prompt=${prompt}`],
  connect: ({ variant: { model }, origin }) => ({
    ...(model !== 'auto' && { model: ['--model', model] }),
    files: {
      '.gemini/settings.json': {
        security: { auth: { selectedType: 'gemini-api-key' } },
        privacy: { usageStatisticsEnabled: false },
        general: { enableAutoUpdate: false },
      },
    },
    environment: { GEMINI_API_KEY: 'dummy-key', GOOGLE_GEMINI_BASE_URL: origin },
  }),
  started: {
    name: 'gemini',
    files: {
      '.gemini/settings.json': `{\n  // with a login\n  "security": { "auth": { "selectedType": "oauth-personal" } },\n  "privacy": { "usageStatisticsEnabled": false }, "general": { "enableAutoUpdate": false }\n}\n`,
      '.gemini/.env': `GEMINI_API_KEY=${otherKey}\nGOOGLE_GEMINI_BASE_URL=${elsewhere}\n`,
    },
    environment: { GEMINI_API_KEY: otherKey, GOOGLE_API_KEY: otherKey, GOOGLE_GEMINI_BASE_URL: elsewhere },
  },
  read({ stdout, stderr }) {
    const output = parseJson(stdout.slice(Math.max(0, stdout.indexOf('{'))));
    const result = textAt(output, 'response');
    const models = Object.values(asObject(valueAt(output, ['stats', 'models'])) ?? {});
    const sum = (name: string): number => sumAt(models, 'tokens', name);
    return {
      result: result ?? stderr,
      failed: result === undefined,
      usage: {
        input: sum('prompt') - sum('cached'),
        cached: sum('cached'),
        output: sum('candidates') + sum('thoughts'),
      },
    };
  },
};
