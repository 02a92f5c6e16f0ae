import { get } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTunnelAgent } from '../../../src/gateway/outgoing/tunnel-agent.ts';
import { startHttpProxy, type TestProxy } from '../../support/outgoing-proxy.ts';
import { startUpstream, type Upstream } from '../../support/upstream.ts';
import { startSecureHost, testAuthority, type SecureHost } from '../../support/vendor-host.ts';

let upstream: Upstream;
let host: SecureHost;
let proxy: TestProxy;
beforeAll(async () => {
  upstream = await startUpstream();
  upstream.answerWith(() => ({ headers: {}, body: 'reached' }));
  host = await startSecureHost(upstream.url);
  proxy = await startHttpProxy({ hosts: new Map([['api.vendor.example:443', host.port]]) });
});
afterAll(() => Promise.all([upstream, host, proxy].map((each) => each.close())));

const reach = (options: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const url = new URL('https://api.vendor.example/');
    const used = {
      protocol: 'http:',
      hostname: '127.0.0.1',
      port: proxy.port,
      username: '',
      password: '',
      from: 'test',
    } as const;
    const agent = createTunnelAgent(used, url, 5_000, options);
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.once('end', () => resolve(text));
    }).once('error', (error: NodeJS.ErrnoException) => reject(new Error(error.code ?? error.message)));
  });

test('an agent trusts through its tunnel whom its options name, and nobody else', async () => {
  await expect(reach({})).rejects.toThrow(/UNABLE_TO_VERIFY|SELF_SIGNED/);
  expect(await reach({ ca: testAuthority })).toBe('reached');
  expect(await reach({ rejectUnauthorized: false })).toBe('reached');
  await expect(reach({ ca: testAuthority, checkServerIdentity: () => new Error('NOT_MINE') })).rejects.toThrow(
    'NOT_MINE',
  );
});
