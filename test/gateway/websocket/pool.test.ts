import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocketPool } from '../../../src/gateway/websocket/pool.ts';
import { startWebSocketUpstream } from '../../support/websocket-upstream.ts';
import { until } from '../../support/wire.ts';

test.each([503, 0])('keeps nothing of a connection that was refused (%i)', async (status) => {
  const upstream = await startWebSocketUpstream();
  upstream.refuseWith(status);
  const pool = new WebSocketPool(null);
  const { signal } = new AbortController();
  const target = { url: `${upstream.url}/v1/responses`, headers: {}, timeout: 2_000, caller: undefined };
  const choice = { continues: () => false, isLasting: false };
  await expect(pool.acquire(target, choice, signal)).rejects.toMatchObject(status === 0 ? {} : { status });
  await until(() => getEventListeners(signal, 'abort').length === 0);
  pool.stop();
  await upstream.close();
});
