// Pages of the viewer without a browser, as `node watchers.ts URL COUNT`: what the list requests while it follows the gateway.
import { setTimeout as pause } from 'node:timers/promises';

/** As the list does it: changes are collected for so long before it is loaded again. */
const reloadDelayMs = 400;
const [url = '', count = '1'] = process.argv.slice(2);

async function read(path: string): Promise<void> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function watch(): Promise<void> {
  await read('/api/conversations?limit=60');
  await read('/api/traces/count?buckets=120');
  const { body } = await fetch(`${url}/api/live`);
  let hasChanged = false;
  void (async () => {
    for (;;) {
      await pause(reloadDelayMs);
      if (!hasChanged) continue;
      hasChanged = false;
      await Promise.all([read('/api/conversations?limit=60'), read('/api/traces/count?buckets=120')]);
    }
  })();
  process.send?.({ address: { port: 0 } });
  if (!body) throw new Error('/api/live answered without a body');
  for await (const text of body.pipeThrough(new TextDecoderStream()))
    if (/event: (?:open|close)\n/.test(text)) hasChanged = true;
}

await Promise.all(Array.from({ length: Number(count) }, watch));
