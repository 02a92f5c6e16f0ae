import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceCases } from '../../../src/diagnose/conform/cases.ts';
import { discover, reportOf } from '../../../src/diagnose/conform/conform.ts';
import type { ConformanceReport } from '../../../src/present/conformance.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { startGateway, type TestGateway } from '../../support/gateway.ts';
import { obey } from '../../support/obedient-model.ts';
import { startUpstream, type Upstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

let gateway: TestGateway;
const upstreams = new Map<Protocol, Upstream>();

beforeAll(async () => {
  for (const protocol of protocols.filter((each) => each in vendors)) {
    const upstream = await startUpstream();
    upstream.answerWith((request) => obey(protocol, request));
    upstreams.set(protocol, upstream);
  }
  const tables = [...upstreams].map(
    ([protocol, { url }]) => `[backends.${protocol}]
protocol = "${protocol}"
base_url = "${url}${vendors[protocol].base}"`,
  );
  const rows = [...upstreams.keys()].map((protocol) => `"behind-${protocol}" = "${protocol}/some-model"`);
  gateway = await startGateway(`${tables.join('\n')}\n[models]\n${rows.join('\n')}\n`);
});
afterAll(async () => {
  await gateway.stop();
  for (const upstream of upstreams.values()) await upstream.close();
});

async function check(protocol: string, model: string): Promise<ConformanceReport> {
  const options = { url: gateway.url, protocol, model, maxRequests: 60, timeoutMs: 20_000 };
  const found = await discover(options);
  if (found.kind !== 'found') throw new Error(found.why);
  const results = [];
  for (const plan of found.plans) results.push(await plan.run({ onCase() {}, onResult() {} }));
  return reportOf(options, results);
}

/** What a request asks for that the backend's protocol has no field for, which is recorded as a loss. */
const lostBefore: Partial<Record<Protocol, string>> = { 'openai-responses': 'stop', ollama: 'tool-choice' };

describe.each(protocols.filter((each) => each in vendors))('Louter before a backend of %s', (backend) => {
  test.each(protocols)('does right what a server of %s does', async (protocol) => {
    const report = await check(protocol, `behind-${backend}`);
    const { cases = [] } = report.protocols[0] ?? {};
    const notPassed = cases.filter(({ result }) => result !== 'passed');
    const failed = notPassed.filter(({ result }) => result === 'failed').map((each) => each.case);
    const { [backend]: lost } = lostBefore;
    expect(failed).toEqual(protocol === backend || !lost || !cases.some((each) => each.case === lost) ? [] : [lost]);
    expect(notPassed.filter(({ result }) => result === 'skipped')).toEqual([]);
    expect(cases.length).toBeGreaterThan(20);
    expect(cases.map((each) => each.case)).toEqual(
      conformanceCases.map(({ name }) => name).filter((name) => cases.some((each) => each.case === name)),
    );
  });
});
