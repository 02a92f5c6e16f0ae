import { join } from 'node:path';
import { asObject } from '../core/json.ts';
import type { Agent, ConnectionSetting, RunSetting } from './agent.ts';
import { assertNoOptions, requiredModel } from './provider-agents.ts';
import { readUserJson } from './user-json.ts';

/** Folders of its data that must exist to be linked, so that sessions are kept. */
const dataFolders = ['sessions', 'tasks', 'db', 'logs', 'workspaces'];

const provider = 'openai-compatible';

/** Cline: its data folder is one of this run, in which everything but the providers is linked to the user's. */
export const cline: Agent = {
  name: 'cline',
  title: 'Cline',
  command: 'cline',
  npmPackage: 'cline',
  testedVersion: '3.0.65',
  protocols: ['openai-chat'],
  defaultModels: [],
  firstRequestTokens: 10_000,
  variables: 'none',
  besides: 'provider',
  chosenModel: () => undefined,

  runOf(setting) {
    assertNoOptions('Cline', setting, ['--provider', '-P', '--model', '-m', '--key', '-k', '--data-dir']);
    const { home, folder, files, arguments: words } = setting;
    const own = join(home, '.cline', 'data');
    const data = join(folder, 'data');
    const providersFile = join(own, 'settings', 'providers.json');
    const linkAll = (from: string, to: string, names: readonly string[]) =>
      names.map((name) => ({ path: join(to, name), target: join(from, name) }));
    const entries = files.list(own).filter((name) => name !== 'settings' && !dataFolders.includes(name));
    return {
      arguments: ['--data-dir', data, '-P', provider, '-m', requiredModel(setting), ...words],
      environment: {},
      files: [
        {
          path: join(data, 'settings', 'providers.json'),
          content: providersOf(setting, providersFile),
          copyOf: providersFile,
        },
      ],
      links: [
        ...linkAll(own, data, entries),
        ...linkAll(own, data, dataFolders).map((link) => ({ ...link, isMade: true as const })),
        ...linkAll(
          join(own, 'settings'),
          join(data, 'settings'),
          files.list(join(own, 'settings')).filter((name) => name !== 'providers.json'),
        ),
      ],
      endsDaemons: true,
    };
  },

  connectionOf(setting) {
    const file = join(setting.home, '.cline', 'data', 'settings', 'providers.json');
    return [
      {
        file,
        format: 'json',
        edits: [
          ...(setting.files.read(file) === undefined
            ? [
                { path: ['version'], value: 1 },
                { path: ['modes'], value: {} },
              ]
            : []),
          { path: ['providers', provider], value: entryOf(setting) },
          ...(setting.isDefault ? [{ path: ['lastUsedProvider'], value: provider }] : []),
        ],
      },
    ];
  },
};

function providersOf(setting: RunSetting, file: string): string {
  const own = readUserJson(setting.files, file);
  return JSON.stringify(
    {
      version: 1,
      modes: {},
      ...own,
      lastUsedProvider: provider,
      providers: {
        ...asObject(own['providers']),
        [provider]: entryOf(setting),
      },
    },
    null,
    2,
  );
}

const entryOf = (setting: RunSetting | ConnectionSetting) => ({
  settings: { provider, apiKey: setting.token, model: requiredModel(setting), baseUrl: `${setting.url}/v1` },
  updatedAt: '2026-01-01T00:00:00.000Z',
  tokenSource: 'manual',
});
