import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asNumber, asObject, asString, parseJson } from '../../src/core/json.ts';
import type { Agent } from './agent.ts';
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
  prepare({ variant, origin, home, prompt }) {
    const folder = join(home, '.gemini');
    mkdirSync(folder, { recursive: true });
    const settings = {
      security: { auth: { selectedType: 'gemini-api-key' } },
      privacy: { usageStatisticsEnabled: false },
      general: { enableAutoUpdate: false },
    };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
    return {
      arguments: [
        '--yolo',
        '--skip-trust',
        '--output-format=json',
        ...(variant.model === 'auto' ? [] : ['--model', variant.model]),
        `--prompt=${prompt}`,
      ],
      environment: { GEMINI_API_KEY: 'dummy-key', GOOGLE_GEMINI_BASE_URL: origin },
    };
  },
  read({ stdout, stderr }) {
    const output = asObject(parseJson(stdout.slice(Math.max(0, stdout.indexOf('{')))));
    const result = asString(output?.['response']);
    const models = Object.values(asObject(asObject(output?.['stats'])?.['models']) ?? {});
    const sum = (name: string): number =>
      models.reduce((total: number, model) => {
        const tokens = asObject(asObject(model)?.['tokens']);
        return total + (asNumber(tokens?.[name]) ?? Number.NaN);
      }, 0);
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
