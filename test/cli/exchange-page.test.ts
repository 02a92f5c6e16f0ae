import { expect, test } from 'vitest';
import { tracePage } from '../../src/cli/exchange-page.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { clientRequest, exchange } from '../record/support/exchange.ts';
import { recorded } from '../record/support/store.ts';

/** The section on the request of a trace, without its title. */
async function requestSection(body: object): Promise<string[]> {
  const request = { ...clientRequest(JSON.stringify(body)), target: '/v1/messages' };
  const trace = exportTrace(await recorded(exchange({ request, frontend: 'anthropic' })));
  const page = tracePage(
    trace,
    { answer: null, upstream: null },
    { ended: { what: '', next: null, is_failure: false }, checks: [] },
  );
  const [, ...lines] = page.slice(page.indexOf('\nrequest')).trim().split('\n\n')[0]?.split('\n') ?? [];
  return lines;
}

const deviceId = JSON.stringify({ device_id: '0'.repeat(64), account_uuid: '', session_id: '3c8a2b90' });
const body = { model: 'claude-x', max_tokens: 32_000, messages: [{ role: 'user', content: 'hi' }] };

test('begins with the settings of the answer, and shortens ids below them', async () => {
  const asked = {
    ...body,
    metadata: { user_id: deviceId },
    temperature: 0.5,
    stop_sequences: ['END'],
    thinking: { type: 'enabled', budget_tokens: 2000 },
    stream: true,
  };
  expect(await requestSection(asked)).toEqual([
    '  model claude-x, maxTokens 32000, temperature 0.5, stop ["END"], reasoning {"budgetTokens":2000}, stream true',
    `  user ${deviceId.slice(0, 60)} …`,
    '  1 message; the last:',
    '    user: hi',
  ]);
});

test('shows each setting when they are more than a line holds', async () => {
  const stop = Array.from({ length: 40 }, (_, index) => `stop ${index}`);
  const [first = '', second = ''] = await requestSection({
    ...body,
    model: 'm'.repeat(150),
    stop_sequences: stop,
    temperature: 0.5,
    top_p: 0.25,
    top_k: 7,
  });
  for (const line of [first, second]) expect(line.length).toBeLessThanOrEqual(202);
  for (const setting of ['temperature 0.5', 'topP 0.25', 'topK 7', 'maxTokens 32000', 'stop ["stop 0"'])
    expect(`${first}\n${second}`).toContain(setting);
});
