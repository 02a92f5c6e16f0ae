import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/record/exchange.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { recorded } from '../record/support/store.ts';

/** A chunk of OpenAI Chat. */
const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const streamed = [chunk({ role: 'assistant', content: 'Hello.' }), chunk({}, 'stop'), 'data: [DONE]\n\n'];

const requestWith = (fields: object) =>
  clientRequest(
    JSON.stringify({ model: 'asked-model', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }], ...fields }),
  );

/** An exchange of a client of Anthropic's API with a backend of OpenAI's, both of which streamed. */
const exchangeSent = (sentEvents: readonly string[], fields: Partial<Exchange> = {}): Exchange =>
  exchange({
    request: requestWith({ stream: true }),
    backend: backend({ response: response(streamed) }),
    response: response(sentEvents),
    ...fields,
  });

/** What a client would be sent today, learnt by telling that it had been sent nothing. */
async function translateNow(): Promise<string[]> {
  const found = retranslate(await recorded(exchangeSent([': nothing\n\n'])));
  if (found.verdict !== 'differs') throw new Error(found.verdict);
  return found.differences.map(({ now }) => {
    const { event, data } = now as { event: string; data: unknown };
    return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  });
}

describe('retranslating a stream', () => {
  test('finds it the same when nothing changed, however it was chunked', async () => {
    const events = await translateNow();
    expect(events.length).toBeGreaterThan(5);
    const cut = events.join('').split(/(?=data)/);
    expect(retranslate(await recorded(exchangeSent(cut)))).toEqual({ verdict: 'same' });
  });

  test('reports the event and path that differ', async () => {
    const events = await translateNow();
    const reported = events.map((event) => event.replace('Hello.', 'Hallo.'));
    const number = reported.findIndex((event) => event.includes('Hallo.'));
    expect(retranslate(await recorded(exchangeSent(reported)))).toEqual({
      verdict: 'differs',
      differences: [{ event: number, path: '/data/delta/text', then: 'Hallo.', now: 'Hello.' }],
    });
  });

  test('reports the first differences of an event that differs in more places than a function has arguments', async () => {
    const [first = '', ...others] = await translateNow();
    const added = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`odd_${index}`, index]));
    const changed = first.replace('data: {', `data: {${JSON.stringify(added).slice(1, -1)},`);
    const found = retranslate(await recorded(exchangeSent([changed, ...others])));
    expect(found).toMatchObject({ verdict: 'differs' });
    expect(found.verdict === 'differs' && found.differences).toHaveLength(20);
  });

  test('reports a missing end', async () => {
    const events = await translateNow();
    const found = retranslate(await recorded(exchangeSent(events.slice(0, -1))));
    expect(found).toMatchObject({
      verdict: 'differs',
      differences: [{ event: events.length - 1, path: '', then: undefined }],
    });
  });

  test('compares a broken stream up to where it broke', async () => {
    const events = await translateNow();
    const reported = events.slice(0, 3);
    const broken = backend({ response: response(streamed.slice(0, 1)) });
    const error = 'event: error\ndata: {"type":"error","error":{"type":"api_error","message":"timed out"}}\n\n';
    const found = retranslate(
      await recorded(exchangeSent([...reported, error], { backend: broken, status: 'upstream-error' })),
    );
    expect(found).toEqual({ verdict: 'same' });
  });
});

describe('retranslating a plain answer', () => {
  const whole = {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  };
  const plain = (reported: object, status = 200) =>
    exchange({
      request: requestWith({}),
      backend: backend({ response: response([JSON.stringify(whole)], 'application/json') }),
      response: response([JSON.stringify(reported)], 'application/json', { status }),
    });

  test('reports the field that differs, and compares ids and times by identity', async () => {
    const found = retranslate(await recorded(plain({})));
    if (found.verdict !== 'differs') throw new Error(found.verdict);
    const sent = Object.fromEntries(found.differences.map(({ path, now }) => [path.slice(1), now]));
    expect(sent).toMatchObject({ type: 'message', stop_reason: 'end_turn' });
    expect(retranslate(await recorded(plain({ ...sent, id: 'msg_of_then' })))).toEqual({ verdict: 'same' });
    expect(retranslate(await recorded(plain({ ...sent, stop_reason: 'max_tokens' })))).toEqual({
      verdict: 'differs',
      differences: [{ event: null, path: '/stop_reason', then: 'max_tokens', now: 'end_turn' }],
    });
  });
});

test.each<[string, Partial<Exchange>, string]>([
  ['passed through', { mode: 'baseline' }, 'its bytes were passed through unchanged'],
  ['left by its client', { status: 'aborted' }, 'its client did not receive the whole answer'],
  ['answered by nobody', { backend: null }, 'no backend answered'],
  [
    'a count of tokens',
    { request: clientRequest('{}', { target: '/v1/messages/count_tokens' }) },
    'it is not a chat request',
  ],
  ['no request', { request: clientRequest('{') }, 'its recorded bytes cannot be decoded'],
])('skips an exchange that was %s', async (_what, fields, why) => {
  expect(retranslate(await recorded(exchangeSent(['data: {}\n\n'], fields)))).toEqual({ verdict: 'skipped', why });
});

test('skips an exchange whose bodies are not stored', async () => {
  const found = retranslate(await recorded(exchangeSent(['data: {}\n\n']), { bodies: 'metadata' }));
  expect(found).toEqual({ verdict: 'skipped', why: 'its bodies are not stored' });
});
