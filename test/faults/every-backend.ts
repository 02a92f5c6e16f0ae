import { afterAll, beforeAll } from 'vitest';
import { codecs } from '../laws/codecs.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway } from '../support/conversation.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';

/** A gateway with a backend of each protocol, named after it; all of them are one upstream. */
export interface EveryBackend {
  upstream: Upstream;
  gateway: BareGateway;
}

/** Runs a gateway with a backend of each protocol for the tests of a file. Its fields are set when the first test begins. */
export function useEveryBackend(): EveryBackend {
  const every: Partial<EveryBackend> = {};
  beforeAll(async () => {
    const upstream = await startUpstream();
    const backends = codecs.map(({ protocol }) =>
      testBackend({
        name: protocol,
        protocol,
        baseUrl: upstream.url + (protocol.startsWith('openai') ? '/v1' : ''),
        retries: 0,
      }),
    );
    Object.assign(every, {
      upstream,
      gateway: startBareGateway(testConfig({ backends, models: { '*': 'anthropic/*' } })),
    });
  });
  afterAll(async () => {
    await every.gateway?.gateway.stop(0);
    await every.upstream?.close();
  });
  return every as EveryBackend;
}
