import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agentSession } from './support/agent-session.ts';
import { newStore, reader, recorder, until } from './support/store.ts';

test('an agent session of a hundred growing requests takes less than a megabyte, and every byte is read back', async () => {
  const session = agentSession({ turns: 100, historyBytes: 300_000, words: 'common' });
  const url = newStore();
  const into = recorder(url);
  for (const [index, each] of session.entries()) {
    into.open(each);
    into.close(each);
    await until(() => into.health().written > index - 20);
  }
  await into.stop();
  expect(into.health()).toMatchObject({ written: 100, lostBodies: 0 });

  const store = await reader(url);
  const sent = session.flatMap(({ request, backend }) => [request.body, backend?.request?.body ?? Buffer.alloc(0)]);
  expect(sent.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(29_000_000);
  expect(statSync(url.slice('file:'.length)).size).toBeLessThan(1_000_000);
  for (const { traceId, request, backend } of session) {
    const { messages } = await store.get(traceId);
    const bodyOf = (role: string): Buffer | null | undefined => messages.find((each) => each.role === role)?.body;
    expect(bodyOf('client-request')?.equals(request.body)).toBe(true);
    expect(bodyOf('upstream-request')?.equals(backend?.request?.body ?? Buffer.alloc(0))).toBe(true);
  }
}, 120_000);
