import { expect, test } from 'vitest';
import { agentSession } from './support/agent-session.ts';
import { isSqliteRun } from '../support/postgres.ts';
import { newStore, reader, recorder, selectRows, until } from './support/store.ts';

test.each([
  { words: 'common' as const, maxBytes: 1_000_000 },
  { words: 'distinct' as const, maxBytes: 1_500_000 },
])(
  'an agent session of a hundred growing requests of $words words takes less than $maxBytes bytes with Core, and every byte is read back',
  async ({ words, maxBytes }) => {
    const session = agentSession({ turns: 100, historyBytes: 300_000, words });
    const url = newStore();
    const into = recorder(url);
    for (const [index, each] of session.entries()) {
      into.open(each);
      into.close(each);
      await until(() => into.health().written > index - 20);
    }
    await until(async () => (await countCore(url)) === session.length);
    await into.stop();
    expect(into.health()).toMatchObject({ written: 100, lostBodies: 0 });

    const store = await reader(url);
    const sent = session.flatMap(({ request, backend }) => [request.body, backend?.request?.body ?? Buffer.alloc(0)]);
    expect(sent.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(29_000_000);
    const { fileBytes } = await store.stats();
    // PostgreSQL has larger rows, and pages of free space.
    expect(fileBytes).toBeLessThan(isSqliteRun ? maxBytes : 2 * maxBytes);
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

const countCore = async (url: string): Promise<number> =>
  Number((await selectRows(url, 'SELECT COUNT(*) FROM "Core"'))[0]?.[0]);
