import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agents } from '../../src/agents/agents.ts';
import { diversionsOf } from '../../src/agents/diversions.ts';

const home = '/home/somebody';
const url = 'http://elsewhere.example/v1';

test.each<[agent: string, file: string, place: string, settings: object, more?: Record<string, object>]>([
  [
    'droid',
    '.factory/settings.json',
    'customModels.custom:other',
    {
      sessionDefaultSettings: { model: 'custom:other' },
      customModels: [
        { id: 'custom:third', baseUrl: 'http://third.example' },
        { id: 'custom:other', baseUrl: url },
      ],
    },
  ],
  [
    'kilo',
    '.config/kilo/kilo.json',
    'provider.other.options.baseURL',
    { model: 'other/a-model', provider: { other: { options: { baseURL: url } } } },
  ],
  [
    'crush',
    '.config/crush/crush.json',
    'providers.other.base_url',
    { providers: { other: { base_url: url }, third: { base_url: 'http://third.example' } } },
    { '.local/share/crush/crush.json': { models: { large: { provider: 'other', model: 'a-model' } } } },
  ],
])('finds where the settings of %s lead', (name, file, place, settings, more = {}) => {
  const contents = new Map(
    Object.entries({ [file]: settings, ...more }).map(([path, content]) => [join(home, path), JSON.stringify(content)]),
  );
  const agent = agents.find((each) => each.name === name);
  if (!agent) throw new Error(`there is no agent ${name}`);
  const files = { read: (path: string) => contents.get(path), list: () => [] };
  const user = { environment: {}, home, platform: 'linux' as const, files };
  expect(diversionsOf(agent, user)).toEqual([{ place: `${place} in ${join(home, file)}`, url }]);
  contents.clear();
  expect(diversionsOf(agent, user)).toEqual([]);
});
