import { expect, test } from 'vitest';
import { createSettings } from '../../src/config/settings.ts';
import { serverConfig } from '../support/server.ts';

test('derives a value once per configuration', () => {
  const settings = createSettings(serverConfig());
  let computed = 0;
  const keys = settings.derive(({ server }) => {
    computed++;
    return server.keys.join();
  });
  expect([keys(), keys(), computed, settings.generation]).toEqual(['', '', 1, 1]);
  settings.replace(serverConfig({ server: { keys: ['a', 'b'] } }));
  expect([keys(), keys(), computed, settings.generation]).toEqual(['a,b', 'a,b', 2, 2]);
});
