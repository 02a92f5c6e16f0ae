import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Protocol } from '../../src/core/types.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { codecs } from '../laws/codecs.ts';
import { newStore, reader, recorder } from '../record/support/store.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway } from '../support/conversation.ts';
import { shownFindings } from '../support/trace-of.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { requests, responses } from './bases.ts';
import { writeAnswer, writeRequest } from './planting.ts';
import { targetOf } from './targets.ts';
import type { StoredMessage, StoredTrace } from '../../src/record/store/stored-trace.ts';

/**
 * Faults in answers that are passed through, planted in the recorded bytes that a client was sent: each is found, with a
 * credential that is masked and without. Without a fault nothing is found.
 */

const secret = 'key-of-this-backend-4711';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

interface Way {
  protocol: Protocol;
  isStream: boolean;
  /** How the backend repeats its key: within a text, divided over two, in an error, or not at all. */
  repeats: 'whole' | 'divided' | 'error' | 'never';
}

const ways: readonly Way[] = codecs.flatMap(({ protocol }) =>
  [true, false].flatMap((isStream) =>
    (['whole', 'divided', 'error', 'never'] as const).map((repeats) => ({
      protocol: protocol as Protocol,
      isStream,
      repeats,
    })),
  ),
);

/** Where a key may stand in the words of the answer: the second place is in the next fragment of a stream. */
const insert = (body: string, repeats: Way['repeats']): string => {
  if (repeats === 'whole') return body.replace('Rome', `${secret} Rome`);
  if (repeats === 'divided') return body.replace('Rome', secret.slice(0, 12)).replace('sky', `${secret.slice(12)} sky`);
  return body;
};

/** What was recorded of each way, in one store. */
async function recordAll(): Promise<[Way, StoredTrace][]> {
  const url = newStore();
  const into = recorder(url, { secrets: [secret] });
  const ids: [Way, string][] = [];
  for (const way of ways) ids.push([way, await ask(way, into)]);
  await into.stop();
  const store = await reader(url);
  return Promise.all(ids.map(async ([way, id]): Promise<[Way, StoredTrace]> => [way, await store.get(id)]));
}

async function ask({ protocol, isStream, repeats }: Way, into: Recorder): Promise<string> {
  const codec = codecs.find((each) => each.protocol === protocol);
  if (!codec) throw new Error(`${protocol} has no clients`);
  upstream.answerWith(() => {
    if (repeats === 'error')
      return {
        status: 401,
        headers: { 'content-type': 'application/json' },
        body: `{"error": {"message": "wrong key ${secret}, and more"}}`,
      };
    const { headers, body } = writeAnswer(codec, responses.text(), isStream);
    return { ...(headers && { headers }), body: insert(typeof body === 'string' ? body : '', repeats) };
  });
  const backend = testBackend({
    name: 'one',
    protocol,
    baseUrl: upstream.url + (protocol.startsWith('openai') ? '/v1' : ''),
    retries: 0,
    auth: { kind: 'key', key: secret },
  });
  const bare = startBareGateway(testConfig({ backends: [backend], models: { '*': 'one/*' } }), { recorder: into });
  const { exchange } = await bare.ask({
    client: protocol,
    target: targetOf(protocol, isStream, 'some-model'),
    body: writeRequest(codec, { ...requests.sampling(), stream: isStream, ...(isStream && { includeUsage: true }) }),
    headers: { 'x-louter-mode': 'baseline' },
  });
  return exchange.traceId;
}

const nameOf = ({ protocol, isStream, repeats }: Way): string =>
  `${protocol}${isStream ? ', streamed' : ''}, key ${repeats}`;

const faults: Readonly<Record<string, (text: string) => string>> = {
  'a byte is lost': (text) => text.replace('warm', 'wam').replace('more"', 'mor"'),
  'the end is lost': (text) => text.slice(0, -5),
  'a byte is changed': (text) => text.replace('warm', 'warn').replace('more"', 'mode"'),
  'a byte before a mask is masked too': (text) => text.replace(/.(?=\[redacted\])/, '*'),
  'a byte behind a mask is masked too': (text) => text.replace(/(\[redacted\]\**)./, '$1*'),
  'a word is masked that is no credential': (text) => text.replace('warm', '****').replace('more"', '****"'),
  'two words are swapped': (text) => text.replace('is warm', 'warm is').replace('and more', 'more and'),
  'everything comes twice': (text) => text + text,
};

const altered = (trace: StoredTrace, alter: (text: string) => string): StoredTrace | undefined => {
  const role = 'client-response';
  const before = trace.messages.find((message) => message.role === role)?.body?.toString('latin1') ?? '';
  const after = alter(before);
  if (after === before) return undefined;
  const body = Buffer.from(after, 'latin1');
  return {
    ...trace,
    messages: trace.messages.map((message): StoredMessage =>
      message.role === role ? { ...message, body, size: body.length } : message,
    ),
  };
};

describe('an answer that is passed through', () => {
  test('has no contradiction without a fault, and each fault is found', async () => {
    const found: string[] = [];
    const missed: string[] = [];
    const planted = new Map<string, number>();
    for (const [way, trace] of await recordAll()) {
      const { answer, findings } = checkExchange(trace);
      if (answer === 'skipped') found.push(`${nameOf(way)}: skipped`);
      found.push(...shownFindings(findings).map((finding) => `${nameOf(way)}: ${finding}`));
      const isMasked = trace.messages.some(
        ({ role, body }) => role === 'client-response' && body?.includes('[redacted]'),
      );
      // A divided one is masked in the client's bytes and in the record, each in its own way.
      if (way.repeats !== 'divided')
        expect({ way: nameOf(way), isMasked }).toEqual({ way: nameOf(way), isMasked: way.repeats !== 'never' });
      for (const [name, alter] of Object.entries(faults)) {
        // What is masked in pieces may have one more.
        if (way.repeats === 'divided' && name.includes('mask')) continue;
        const faulted = altered(trace, alter);
        if (!faulted) continue;
        planted.set(name, (planted.get(name) ?? 0) + 1);
        if (checkExchange(faulted).answer !== 'contradiction') missed.push(`${name}: ${nameOf(way)}`);
      }
    }
    expect(found).toEqual([]);
    expect(missed).toEqual([]);
    expect(Object.keys(faults).filter((name) => (planted.get(name) ?? 0) < 3)).toEqual([]);
  });
});
