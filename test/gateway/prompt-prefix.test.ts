import { afterAll, describe, expect, test } from 'vitest';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { protocols } from '../../src/core/types.ts';
import { testConfig } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { loopTurns, replyOfTurn, ToolLoop } from '../support/tool-loop.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';
import { vendorBackends, vendors } from '../support/vendors.ts';

/** What a gateway restores, marks and fits of a tool loop: the bytes of a turn begin with those of the turn before. */

const upstream = await startUpstream();
afterAll(() => upstream.close());

const messageFields = ['messages', 'input', 'contents'];

/** The bytes up to the end of the messages, marks for the cache aside. */
function beginningOf(sent: JsonObject): string {
  const fields = Object.entries(sent);
  const end = fields.findIndex(([field]) => messageFields.includes(field)) + 1;
  return JSON.stringify(Object.fromEntries(fields.slice(0, end)), (key, value: JsonValue) =>
    key === 'cache_control' ? undefined : value,
  ).replace(/\]?\}$/, '');
}

const loopsOf = (echo: 'required' | 'allowed') =>
  protocols.flatMap((client) => protocols.map((backend) => ({ client, backend, echo })));

describe.each([...loopsOf('required'), ...loopsOf('allowed')])(
  'a tool loop of $client with $backend, reasoning sent back: $echo',
  ({ client, backend, echo }) => {
    test('begins each turn with what the turn before was sent as', async () => {
      const gateway = startTestGateway(
        testConfig({
          backends: vendorBackends(upstream.url),
          models: { '*': `${backend}/*` },
          facts: () => ({ reasoning: 'effort', reasoningEcho: echo, promptCacheKey: true, minCacheTokens: 1 }),
        }),
      );
      const loop = new ToolLoop(client, backend);
      const sent: JsonObject[] = [];
      for (let turn = 0; turn < loopTurns; turn++) {
        upstream.reset();
        upstream.answer(jsonAnswer(vendors[backend].writer.plain(replyOfTurn(turn, 0), backend)));
        const { path: target, ...request } = loop.request();
        const { status, text } = await gateway.ask({ ...request, target });
        expect([status, text]).toEqual([200, expect.anything()]);
        sent.push(asObject(upstream.received[0]?.json) ?? {});
        loop.receive(turn, text);
      }
      const beginnings = sent.map(beginningOf);
      const broken = beginnings.flatMap((later, index) => {
        const earlier = beginnings[index - 1] ?? '';
        return later.startsWith(earlier) ? [] : [{ earlier, later }];
      });
      expect(broken).toEqual([]);
      expect(
        new Set(
          sent.map((body) =>
            JSON.stringify([body['prompt_cache_key'], body['tools']]).replaceAll(/,"cache_control":\{[^}]*\}/g, ''),
          ),
        ).size,
      ).toBe(1);
    });
  },
);
