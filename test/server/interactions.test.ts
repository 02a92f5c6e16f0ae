import { afterEach, expect, test } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { newStore, runStatements } from '../record/support/store.ts';
import { startKeyGateway, type KeyGateway } from '../support/key-gateway.ts';

/** Interactions that were answered before, by backends of another protocol. */

let gateway: KeyGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

const start = async (configuration: Configuration): Promise<KeyGateway> =>
  (gateway = await startKeyGateway(() => configuration));

/** The same configuration in another process, or in this one after a restart. */
async function restart(configuration: Configuration): Promise<KeyGateway> {
  await gateway?.stop();
  return start(configuration);
}

interface Reply {
  status: number;
  body: JsonObject;
}

async function request({ url }: KeyGateway, method: string, path: string, body?: JsonObject): Promise<Reply> {
  const answer = await fetch(`${url}/v1beta/interactions${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as JsonObject };
}

async function create(from: KeyGateway, body: JsonObject): Promise<JsonObject & { id: string }> {
  const { status, body: answered } = await request(from, 'POST', '', { model: 'm', ...body });
  expect(status).toBe(200);
  return answered as JsonObject & { id: string };
}

test('a deleted interaction is found no more, after a restart either, and nor is what continues from it', async () => {
  const configuration = { traces: { url: newStore() } };
  const first = await start(configuration);
  const kept = await create(first, { input: 'I stay.' });
  const deleted = await create(first, { input: 'I am Ada.' });
  const next = await create(first, { input: 'Who am I?', previous_interaction_id: deleted.id });
  expect(await request(first, 'DELETE', `/${deleted.id}`)).toEqual({ status: 200, body: {} });
  expect((await request(first, 'GET', `/${deleted.id}`)).status).toBe(404);
  const second = await restart(configuration);
  expect((await request(second, 'GET', `/${kept.id}`)).status).toBe(200);
  for (const { id } of [deleted, next]) {
    expect((await request(second, 'GET', `/${id}`)).status).toBe(404);
    const continued = { model: 'm', input: 'Again.', previous_interaction_id: id };
    expect((await request(second, 'POST', '', continued)).status).toBe(404);
  }
});

test('an interaction is not deleted while the traces cannot be written', async () => {
  const url = newStore();
  const from = await start({ traces: { url } });
  const { id } = await create(from, { input: 'Hi' });
  expect((await request(from, 'GET', `/${id}`)).status).toBe(200);
  await runStatements(url, 'ALTER TABLE "Exchange" RENAME TO "Other"');
  const refused = await request(from, 'DELETE', `/${id}`);
  expect([refused.status, JSON.stringify(refused.body).includes('try again in a moment')]).toEqual([503, true]);
  await runStatements(url, 'ALTER TABLE "Other" RENAME TO "Exchange"');
  expect((await request(from, 'GET', `/${id}`)).status).toBe(200);
});

test.each(['off', 'on'])(
  'an interaction has the times and steps that its client was sent (traces: %s)',
  async (traces) => {
    const configuration = { traces: { url: traces === 'on' ? newStore() : 'off' } };
    const first = await start(configuration);
    first.upstream.answerWith(() => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
      }),
    }));
    const input = [
      { type: 'user_input', content: [{ type: 'text', text: 'Hi' }] },
      { type: 'model_output', content: [{ type: 'text', text: 'One.' }] },
      { type: 'function_call', id: 'c1', name: 'f', arguments: { a: 1 } },
      { type: 'function_result', call_id: 'c1', name: 'f', result: { answer: 42 } },
    ];
    const created = await create(first, { input });
    await clockTick(created['created'] as string);
    const from = traces === 'on' ? await restart(configuration) : first;
    const { body } = await request(from, 'GET', `/${created.id}?include_input=true`);
    expect(body).toEqual({ ...created, input, steps: [...input, ...(created['steps'] as JsonObject[])] });
  },
);

/** Times have whole seconds. */
async function clockTick(time: string): Promise<void> {
  while (Math.floor(Date.now() / 1000) * 1000 === Date.parse(time))
    await new Promise((next) => void setTimeout(next, 20));
}
