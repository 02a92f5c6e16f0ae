import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { configuration, modelFor, pathOf } from './cases.ts';
import { load } from './load.ts';
import { percentile } from './measure.ts';
import { aligned } from './report.ts';
import { startGateway, startServer, usageAtRest } from './subject.ts';
import { requestBody } from './traffic.ts';

/** How many pages follow the gateway. */
const pages = 3;
/** How much longer the slowest hundredth of requests may take while they do, in milliseconds. */
const maxAddedP99Ms = 2;

/** Requests without and with pages that follow them. Times in milliseconds to the first byte of the response. */
export interface ViewerMeasurement {
  alone: WatchedRequests;
  watched: WatchedRequests;
}

interface WatchedRequests {
  requests: number;
  p50: number;
  p99: number;
  /** CPU time of the gateway, in microseconds. */
  cpuPerRequest: number;
}

/**
 * What pages of the viewer cost the requests of agents: streamed requests one after another, in rounds with and without
 * pages, interleaved.
 */
export async function measureViewer({
  entry,
  directory,
  rounds,
  requests,
}: {
  entry: string;
  directory: string;
  rounds: number;
  requests: number;
}): Promise<ViewerMeasurement> {
  const upstream = await startServer(new URL('./upstream.ts', import.meta.url));
  const config = configuration(upstream.url, true);
  const gateway = await startGateway({ config, directory: join(directory, 'viewer'), entry });
  let sent = 0;
  const send = async (count: number): Promise<{ firstByte: number[]; cpu: number }> => {
    const before = await gateway.usage();
    const { firstByte } = await load({
      url: gateway.url,
      path: pathOf.anthropic,
      connections: 1,
      conversations: count,
      bodies: () => [requestBody('anthropic', modelFor['openai-chat'], true, sent++)],
      answer: 'anthropic',
      timeoutMs: 120_000,
    });
    const after = await usageAtRest(gateway, 3000);
    return { firstByte, cpu: after.cpu - before.cpu };
  };
  const found = { alone: { times: [] as number[], cpu: 0 }, watched: { times: [] as number[], cpu: 0 } };
  try {
    await send(requests);
    for (let round = 0; round < rounds * 2; round++) {
      const side = round % 2 === 0 ? 'alone' : 'watched';
      const watchers =
        side === 'watched'
          ? await startServer(new URL('./watchers.ts', import.meta.url), gateway.url, String(pages))
          : undefined;
      if (watchers) await pause(500);
      const { firstByte, cpu } = await send(requests);
      found[side].times.push(...firstByte);
      found[side].cpu += cpu;
      await watchers?.stop();
    }
  } finally {
    await Promise.all([gateway.stop(), upstream.stop()]);
  }
  return { alone: summarize(found.alone), watched: summarize(found.watched) };
}

function summarize({ times, cpu }: { times: number[]; cpu: number }): WatchedRequests {
  const requests = times.length;
  return { requests, p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpuPerRequest: cpu / requests };
}

/** The same as a table for people. */
export function viewerTableOf({ alone, watched }: ViewerMeasurement): string {
  const row = (title: string, { requests, p50, p99, cpuPerRequest }: WatchedRequests): string[] => [
    title,
    String(requests),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    `${cpuPerRequest.toFixed(0)} µs`,
  ];
  const added = watched.p99 - alone.p99;
  return [
    aligned(
      [
        ['first byte of a stream', 'requests', 'p50', 'p99', 'CPU time of a request'],
        row('without pages', alone),
        row(`${pages} pages follow`, watched),
      ],
      1,
    ),
    `p99 with pages: ${added >= 0 ? '+' : ''}${added.toFixed(2)} ms, aim ≤ ${maxAddedP99Ms} ms: ${added <= maxAddedP99Ms ? 'met' : 'missed'}`,
  ].join('\n');
}
