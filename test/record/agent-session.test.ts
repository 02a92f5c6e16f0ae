import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { agentSession } from './support/agent-session.ts';
import { newStore, reader, recorder, until } from './support/store.ts';

test.each([
  { words: 'common' as const, maxBytes: 1_000_000 },
  { words: 'distinct' as const, maxBytes: 1_500_000 },
])(
  'an agent session of a hundred growing requests of $words words takes less than $maxBytes bytes with Core, and every byte is read back',
  async ({ words, maxBytes }) => {
    const session = agentSession({ turns: 100, historyBytes: 300_000, words });
    const url = newStore();
    const file = url.slice('file:'.length);
    const into = recorder(url);
    for (const [index, each] of session.entries()) {
      into.open(each);
      into.close(each);
      await until(() => into.health().written > index - 20);
    }
    await until(() => countCore(file) === session.length);
    await into.stop();
    expect(into.health()).toMatchObject({ written: 100, lostBodies: 0 });

    const store = await reader(url);
    const sent = session.flatMap(({ request, backend }) => [request.body, backend?.request?.body ?? Buffer.alloc(0)]);
    expect(sent.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(29_000_000);
    expect(statSync(file).size).toBeLessThan(maxBytes);
    for (const [index, { traceId, request, backend }] of session.entries()) {
      const { messages, core } = await store.get(traceId);
      const bodyOf = (role: string): Buffer | null | undefined => messages.find((each) => each.role === role)?.body;
      expect(bodyOf('client-request')?.equals(request.body)).toBe(true);
      expect(bodyOf('upstream-request')?.equals(backend?.request?.body ?? Buffer.alloc(0))).toBe(true);
      // The system prompt, the task, and two messages for each turn before.
      expect(core?.request?.messages).toHaveLength(2 + 2 * index);
      expect(core?.response?.candidates[0]?.finish.reason).toBe('tool-calls');
    }
  },
  180_000,
);

function countCore(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    return Number(database.prepare(`SELECT COUNT(*) FROM "Core"`).pluck().get());
  } finally {
    database.close();
  }
}
