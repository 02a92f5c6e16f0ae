import { existsSync, readFileSync } from 'node:fs';
import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import type { Backend } from './backend.ts';
import type { ClaudeRun } from './claude-code.ts';
import { run } from './process.ts';
import type { Scenario } from './scenarios.ts';
import { finalText, type Task } from './task.ts';

/** What was not as it must be, a line each; none when the agent, the backend and the task's files agree. */
export function findingsOf(scenario: Scenario, task: Task, agent: ClaudeRun, backend: Backend): string[] {
  const found = backend.faults.map((fault) => `the backend found: ${fault}`);
  if (agent.timedOut) found.push('the agent did not end in time');
  if (agent.code !== 0 || agent.isError)
    found.push(`the agent ended with ${agent.code}: ${(agent.result || agent.stdout || agent.stderr).slice(0, 400)}`);
  if (agent.result !== finalText(task)) found.push(`the agent's last text is ${JSON.stringify(agent.result)}`);
  for (const { path, content } of [task.file, task.ran]) {
    const actual = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (actual !== content) found.push(`${path} holds ${JSON.stringify(actual)}, not ${JSON.stringify(content)}`);
  }
  const asked = backend.exchanges.map(({ turn, answer }) => (answer === 'turn' ? turn : answer));
  if (asked.join() !== scenario.expected.join())
    found.push(`the backend was asked for ${asked.join(', ')}, not ${scenario.expected.join(', ')}`);
  found.push(...usageFindings(scenario, task, agent), ...waitFindings(scenario, backend));
  return found;
}

/** Tokens of an undisturbed run must reach the agent as the backend counted them. */
function usageFindings(scenario: Scenario, task: Task, { usage }: ClaudeRun): string[] {
  if (scenario.trouble !== undefined) return [];
  const sum = (of: (usage: Task['summary']['usage']) => number): number =>
    task.turns.reduce((total, turn) => total + of(turn.usage), 0);
  const expected = {
    input: sum(({ input, cached }) => input - cached),
    cacheRead: sum(({ cached }) => cached),
    output: sum(({ output }) => output),
  };
  const same = (Object.keys(expected) as (keyof typeof expected)[]).every((key) => usage[key] === expected[key]);
  return same ? [] : [`the agent counted ${JSON.stringify(usage)}, the backend ${JSON.stringify(expected)}`];
}

function waitFindings({ wait }: Scenario, { exchanges }: Backend): string[] {
  const index = exchanges.findIndex(({ answer }) => answer !== 'turn');
  const [trouble, next] = exchanges.slice(index);
  if (wait === undefined || trouble === undefined || next === undefined) return [];
  const waited = next.at - trouble.at;
  return waited >= wait - 20 ? [] : [`the next try came after ${waited.toFixed(0)} ms, not after ${wait}`];
}

/** The same of what only a gateway can answer for: its traces, asked for with Louter's own commands. */
export async function gatewayFindings(scenario: Scenario, gateway: GatewayProcess): Promise<string[]> {
  const listed = asArray(await louter(gateway, 'traces', 'list', '--json')) ?? [];
  // The newest stands first.
  const traces = listed.map((trace) => asObject(trace) ?? {}).toReversed();
  const statuses = traces.map((trace) => asString(trace['status']) ?? '');
  const expected = scenario.statuses ?? Array.from({ length: scenario.traces }, () => 'ok');
  const found: string[] = [];
  if (statuses.join() !== expected.join())
    found.push(`the traces' statuses are ${statuses.join(', ')}, not ${expected.join(', ')}`);
  for (const listedTrace of traces) {
    const id = asString(listedTrace['trace_id']) ?? '';
    const trace = asObject(await louter(gateway, 'traces', 'show', id, '--json')) ?? {};
    found.push(...missingIn(trace).map((what) => `trace ${id}: ${what}`));
  }
  return found;
}

/** What a trace of translated traffic must hold. */
function missingIn(trace: JsonObject): string[] {
  const bodies: [string, readonly string[]][] = [
    ["the client's request", ['frontend', 'request', 'body']],
    ["the backend's request", ['backend', 'request', 'body']],
    ["the backend's response", ['backend', 'response', 'body']],
    ["the client's response", ['response', 'body']],
  ];
  const missing = bodies
    .filter(([, path]) => (asString(valueAt(trace, path)) ?? '') === '')
    .map(([what]) => `no body of ${what}`);
  if (asObject(valueAt(trace, ['frontend', 'core_request'])) === undefined) missing.push('no Core request');
  if (trace['status'] === 'ok' && (asArray(valueAt(trace, ['backend', 'core_events'])) ?? []).length === 0)
    missing.push('no Core events');
  missing.push(...brokenLines(trace));
  for (const violation of asArray(trace['violations']) ?? [])
    if (trace['status'] === 'ok') missing.push(`a violation: ${JSON.stringify(violation)}`);
  return missing;
}

/**
 * A stream the client got must be readable line by line. Where it did not end well it ends with an error, or, when
 * it is passed through, where the backend's broke.
 */
function brokenLines(trace: JsonObject): string[] {
  const lines = (asString(valueAt(trace, ['response', 'body'])) ?? '').split('\n');
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length)] : []));
  const broken = data.filter((line) => parseJson(line) === undefined).map((line) => `the client got ${line}`);
  const wentWell = trace['status'] === 'ok';
  if (data.length === 0 || (trace['mode'] === 'baseline' && !wentWell)) return broken;
  const last = asString(asObject(parseJson(data.at(-1) ?? ''))?.['type']);
  return last === (wentWell ? 'message_stop' : 'error')
    ? broken
    : [...broken, `the client's stream ended with ${last}`];
}

const valueAt = (value: JsonValue, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((at, key) => asObject(at)?.[key], value);

/** Runs a command of Louter on the gateway's own configuration and reads the JSON it prints. */
async function louter(gateway: GatewayProcess, ...options: string[]): Promise<JsonValue> {
  const finished = await run({
    file: process.execPath,
    arguments: [gateway.entry, ...options, '--config', gateway.configFile],
    environment: { PATH: process.env['PATH'] ?? '' },
    timeout: 20_000,
  });
  const value = parseJson(finished.stdout);
  if (finished.code !== 0 || value === undefined)
    throw new Error(`louter ${options.join(' ')} ended with ${finished.code}: ${finished.stderr || finished.stdout}`);
  return value;
}
