import { expect, test } from 'vitest';
import { agents } from '../../src/agents/agents.ts';
import { listConnections } from '../../src/viewer/connect/connections.ts';

test('names each agent that louter run starts, with a command that accepts it', () => {
  const url = 'http://127.0.0.1:8787';
  const shown = listConnections(url, { needsKey: false }).map(({ name, steps }) => [
    name,
    steps.map(({ command }) => command),
  ]);
  expect(Object.fromEntries(shown.slice(0, agents.length))).toEqual(
    Object.fromEntries(
      agents.map(({ title, name, variables }) => [
        title,
        [`louter run --url ${url} ${name}`, `louter ${variables === 'none' ? 'connect' : 'env'} --url ${url} ${name}`],
      ]),
    ),
  );
});
