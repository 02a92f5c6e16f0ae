import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startGatewayProcess } from '../../scripts/gateway-process.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { entry } from '../support/command.ts';
import {
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../support/upstream.ts';
import { minutes, report } from './plan.ts';

const isSoak = minutes > 0;
const streamCount = isSoak ? 1_000 : 80;
const reloadCount = isSoak ? 50 : 12;
const eventCount = isSoak ? 40 : 20;

const chunk = (content: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: content === null ? 'stop' : null }] })}\n\n`;
/** Numbered events over several seconds, so that each stream sees several reloads. */
const longStream: ScriptedAnswer = {
  headers: { 'content-type': 'text/event-stream' },
  body: [
    ...Array.from({ length: eventCount }, (_, index) => [{ silence: 150 }, chunk(`<${index}>`)]).flat(),
    `${chunk(null)}data: [DONE]\n\n`,
  ],
};

/** Backend, key, header and model all carry the same letter. */
const configurationOf = (letter: 'a' | 'b', upstream: Upstream): string => `[server]
watch = false
[log]
level = "warn"
[backends.local]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
api_key = "key-${letter}"
mode = "proxy"
headers = { x-letter = "${letter}" }
[models]
"*" = "local/model-${letter}"
`;

/** Which configuration a request is of; undefined if it has something of both. */
function letterOf({ headers, json }: ReceivedUpstreamRequest): string | undefined {
  const model = asString(asObject(json)?.['model']) ?? '';
  const letters = [headers.authorization, headers['x-letter'], model].map((value) => String(value).at(-1));
  return new Set(letters).size === 1 ? letters[0] : undefined;
}

test(`${streamCount} streams survive ${reloadCount} reloads, half of them broken, and no request has half of each`, async (context) => {
  const directory = mkdtempSync(join(tmpdir(), 'louter-reload-load-'));
  const upstreams = { a: await startUpstream(), b: await startUpstream() };
  for (const upstream of Object.values(upstreams)) upstream.answerWith(() => longStream);
  const gateway = await startGatewayProcess({ config: configurationOf('a', upstreams.a), directory, entry });
  try {
    const streams = Array.from({ length: streamCount }, async (_, index) => {
      await pause((index / streamCount) * eventCount * 150);
      const response = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'any', stream: true, messages: [{ role: 'user', content: 'Hello' }] }),
      });
      return response.text();
    });
    const token = controlTokenIn(directory);
    const generations: unknown[] = [];
    for (let count = 0; count < reloadCount; count++) {
      const letter = count % 4 < 2 ? 'b' : 'a';
      const isBroken = count % 2 === 1;
      const valid = configurationOf(letter, upstreams[letter]);
      writeFileSync(gateway.configFile, isBroken ? valid.replace('api_key', 'api_kee').slice(0, -20) : valid);
      const response = await fetch(`${gateway.url}/api/reload`, { method: 'POST', headers: { 'x-louter-key': token } });
      expect(response.status).toBe(isBroken ? 422 : 200);
      generations.push(asObject(parseJson(await response.text()))?.['generation']);
      await pause((2 * eventCount * 150) / reloadCount);
    }
    const texts = await Promise.all(streams);
    const expected = Array.from({ length: eventCount }, (_, index) => index);
    for (const text of texts) {
      expect([...text.matchAll(/<(\d+)>/g)].map(([, digits]) => Number(digits))).toEqual(expected);
      expect(text).toContain('[DONE]');
    }
    expect(generations.at(-1)).toBe(1 + Math.ceil(reloadCount / 2));
    const received = Object.entries(upstreams).map(([letter, { received: requests }]) => {
      expect(requests.filter((request) => letterOf(request) !== letter)).toEqual([]);
      return requests.length;
    });
    expect(received[0] ?? 0).toBeGreaterThan(0);
    expect(received[1] ?? 0).toBeGreaterThan(0);
    expect((received[0] ?? 0) + (received[1] ?? 0)).toBe(streamCount);
    report(context, {
      title: 'Reloads under load',
      columns: ['streams', 'reloads', 'by the first', 'by the second'],
      rows: [[String(streamCount), String(reloadCount), ...received.map(String)]],
    });
  } finally {
    await gateway.stop();
    await Promise.all([upstreams.a.close(), upstreams.b.close()]);
    rmSync(directory, { recursive: true });
  }
});

function controlTokenIn(home: string): string {
  const folder = join(home, '.local', 'state', 'louter', 'gateways');
  const [name = ''] = readdirSync(folder);
  return asString(asObject(parseJson(readFileSync(join(folder, name), 'utf8')))?.['control_token']) ?? '';
}
