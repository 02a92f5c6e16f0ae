import { asString, type JsonObject } from '../../src/core/json.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { missingIn, readTraces } from '../read-traces.ts';
import type { Variant } from './agent.ts';
import type { Backend } from './backend.ts';
import type { Scenario } from './scenarios.ts';

/** What only a gateway can answer for and was not as it must be: its traces, asked for as a user may. */
export async function gatewayFindings(
  scenario: Scenario,
  { protocol }: Variant,
  { exchanges }: Backend,
  gateway: GatewayProcess,
): Promise<string[]> {
  const traces = await readTraces(gateway);
  const rows = traces.map(({ listed }) => listed);
  return [
    ...(scenario.openEnd ? [] : countFindings(scenario, rows, exchanges)),
    ...traces.flatMap(({ listed, whole }) =>
      missingIn(whole, protocol).map((what) => `trace ${asString(listed['trace_id'])}: ${what}`),
    ),
  ];
}

function countFindings(
  { traces: { count, failed, mendable } }: Scenario,
  traces: readonly JsonObject[],
  exchanges: Backend['exchanges'],
): string[] {
  const statuses = traces.map((trace) => asString(trace['status']) ?? '');
  const failures = statuses.filter((status) => status === 'upstream-error').length;
  // An aside may come at any time; it goes well.
  const asides = exchanges.filter(({ turn }) => turn === 'aside').length;
  const wells = statuses.filter((status) => status === 'ok').length - asides;
  const asExpected = failures === failed && wells === count - failed && failures + wells + asides === statuses.length;
  const mended = mendable && failures === 0 && wells === count - failed && wells + asides === statuses.length;
  if (asExpected || mended) return [];
  return [`the traces' statuses are ${statuses.join(', ')}: not ${failed} of ${count} failed, beside ${asides} asides`];
}
