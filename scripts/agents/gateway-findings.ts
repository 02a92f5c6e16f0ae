import { asObject, asString, type JsonObject } from '../../src/core/json.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { missingIn, readTraces } from '../read-traces.ts';
import type { Variant } from './agent.ts';
import type { Backend } from './backend.ts';
import type { Scenario } from './scenarios.ts';

/** The problems of the gateway's traces, which are read over its API. */
export async function gatewayFindings(
  scenario: Scenario,
  { protocol, webSocket }: Variant,
  { exchanges }: Backend,
  gateway: GatewayProcess,
): Promise<string[]> {
  const all = await readTraces(gateway);
  // What only prepares a later request reaches no backend.
  const traces = all.filter(
    ({ listed, whole }) => !(webSocket && listed['status'] === 'ok' && whole['backend'] === null),
  );
  const rows = traces.map(({ listed }) => listed);
  return [
    ...(scenario.openEnd ? [] : countFindings(scenario, rows, exchanges)),
    // After a failure, Codex may go on over HTTP.
    ...(webSocket && !traces.some(({ whole }) => methodOf(whole) === 'GET')
      ? ['no request was sent by WebSocket']
      : []),
    ...(webSocket && scenario.failure === undefined && traces.some(({ whole }) => methodOf(whole) !== 'GET')
      ? ['a request was sent by HTTP']
      : []),
    ...traces.flatMap(({ listed, whole }) =>
      missingIn(whole, protocol).map((what) => `trace ${asString(listed['trace_id'])}: ${what}`),
    ),
  ];
}

const methodOf = (trace: JsonObject): string | undefined =>
  asString(asObject(asObject(trace['frontend'])?.['request'])?.['method']);

function countFindings(
  { traces: { count, failed, mendable } }: Scenario,
  traces: readonly JsonObject[],
  exchanges: Backend['exchanges'],
): string[] {
  const statuses = traces.map((trace) => asString(trace['status']) ?? '');
  const failures = statuses.filter((status) => status === 'upstream-error').length;
  // Requests beside the task may occur at any time, and succeed.
  const asides = exchanges.filter(({ turn }) => turn === 'aside').length;
  const wells = statuses.filter((status) => status === 'ok').length - asides;
  const asExpected = failures === failed && wells === count - failed && failures + wells + asides === statuses.length;
  const mended = mendable && failures === 0 && wells === count - failed && wells + asides === statuses.length;
  if (asExpected || mended) return [];
  return [
    `expected ${failed} of ${count} traces to have failed, besides ${asides} of other requests; their statuses are ${statuses.join(', ')}`,
  ];
}
