import { existsSync, readFileSync } from 'node:fs';
import { asString, type JsonObject } from '../../src/core/json.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { missingIn, readTraces, valueAt } from '../read-traces.ts';
import type { Agent, AgentRun, Variant } from './agent.ts';
import type { Backend, Exchange } from './backend.ts';
import type { Scenario } from './scenarios.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { scriptedModels } from './models.ts';
import { finalText, type Task } from './task.ts';

/** A run and its task. */
export interface PlayedRun {
  agent: Agent;
  variant: Variant;
  scriptedModel: ScriptedModel;
  scenario: Scenario;
  task: Task;
}

/** The problems of a run, one per line; none if the agent, the backend and the files of the task are as expected. */
export function findingsOf(played: PlayedRun, run: AgentRun, backend: Backend): string[] {
  const { scenario, variant } = played;
  const found = [...(run.timedOut ? ['the agent did not end in time'] : []), ...sequenceFindings(scenario, backend)];
  if (scenario.openEnd) return found;
  return [
    ...found,
    ...backend.problems.map((problem) => `the backend found: ${problem}`),
    ...(scenario.overflow === 'ends' ? endFindings(played, run) : resultFindings(played, run)),
    ...usageFindings(played, run),
    ...(variant.waitsAtWill ? [] : waitFindings(scenario, backend)),
  ];
}

function resultFindings(played: PlayedRun, run: AgentRun): string[] {
  const { task } = played;
  const found: string[] = [];
  const { code, failed, result, stdout, stderr } = run;
  if (code !== 0 || failed) found.push(`the agent ended with ${code}: ${(result || stdout || stderr).slice(-600)}`);
  else if (!isFinal(played, result.trim())) found.push(`the agent's last text is ${JSON.stringify(result)}`);
  for (const { path, content } of [task.file, task.ran]) {
    const actual = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (actual !== content)
      found.push(`${path} contains ${JSON.stringify(actual)}, expected ${JSON.stringify(content)}`);
  }
  return found;
}

/** Some agents keep the beginning of a text that was cut off, and append the complete one. */
const isFinal = ({ scenario: { failure }, task }: PlayedRun, result: string): boolean =>
  failure?.what === 'cut' ? result.endsWith(finalText(task)) : result === finalText(task);

/** An agent that ends because the conversation is too long must report that. */
function endFindings({ agent }: PlayedRun, { failed, result }: AgentRun): string[] {
  if (!failed) return ['the agent did not notice that the conversation is too long'];
  return agent.overflow.then !== 'ends' || agent.overflow.errorPattern.test(result)
    ? []
    : [`the agent did not report that the conversation is too long: ${result.slice(-600)}`];
}

const isOfTask = ({ turn }: Exchange): boolean => turn !== 'aside';

function sequenceFindings({ expected, openEnd }: Scenario, { exchanges }: Backend): string[] {
  const requested = exchanges.filter(isOfTask).map(({ turn, answer }) => (answer === 'turn' ? turn : answer));
  const judged = openEnd ? requested.slice(0, expected.length) : requested;
  return judged.join() === expected.join()
    ? []
    : [`the backend received requests for ${requested.join(', ')}, not ${expected.join(', ')}`];
}

/** Without a failure, the agent must receive the token counts of the backend. */
function usageFindings({ scenario, scriptedModel, variant, task }: PlayedRun, { usage }: AgentRun): string[] {
  if (scenario.failure !== undefined || usage === undefined) return [];
  const sum = (of: (usage: Task['summary']['usage']) => number): number =>
    task.turns.reduce((total, turn) => total + of(turn.usage), 0);
  const reportsCache =
    scriptedModel.countsCache && scriptedModels.some((each) => each.protocol === variant.protocol && each.countsCache);
  const cached = reportsCache ? sum((turn) => turn.cached) : 0;
  const expected = { input: sum(({ input }) => input) - cached, cached, output: sum(({ output }) => output) };
  const same = (Object.keys(expected) as (keyof typeof expected)[]).every((key) => usage[key] === expected[key]);
  return same ? [] : [`the agent counted ${JSON.stringify(usage)}, the backend ${JSON.stringify(expected)}`];
}

function waitFindings({ wait }: Scenario, { exchanges }: Backend): string[] {
  const index = exchanges.findIndex(({ answer }) => answer !== 'turn');
  const [failure, next] = exchanges.slice(index).filter(isOfTask);
  if (wait === undefined || failure === undefined || next === undefined) return [];
  const waited = next.at - failure.at;
  return waited >= wait - 20 ? [] : [`the retry came after ${waited.toFixed(0)} ms, expected at least ${wait} ms`];
}

// ---------------------------------------------------------------- the gateway's traces

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

const methodOf = (trace: JsonObject): string | undefined => asString(valueAt(trace, ['frontend', 'request', 'method']));

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
