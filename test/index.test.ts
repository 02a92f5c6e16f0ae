import { expect, test } from 'vitest';
import { createGateway, loadConfig, noRecorder, openaiChat } from '../src/index.ts';

test('a codec needs no server', () => {
  const request = openaiChat.decodeRequest({ model: 'm', messages: [{ role: 'user', content: 'Hello' }] });
  expect(request).toMatchObject({
    model: 'm',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  });
});

test('a gateway is made of a configuration and given back', async () => {
  const config = loadConfig({ cwd: import.meta.dirname, env: {} });
  const gateway = createGateway({
    config: { ...config, traces: { ...config.traces, url: null } },
    recorder: noRecorder,
    reportDefect() {},
  });
  expect(gateway.active).toBe(0);
  await gateway.stop(0);
});
