import type { Overflow } from './agent.ts';
import type { Exchange, ScriptedFailure } from './backend.ts';

/** One run of an agent, and the expected result. */
export interface Scenario {
  name: string;
  failure?: ScriptedFailure;
  /** Bytes are passed through unchanged, which requires that agent and backend use the same protocol. Default: translated. */
  passedThrough?: true;
  /** Only for agents that handle an overflow of the context window in this way. */
  overflow?: Overflow['then'];
  /** How often the gateway retries. 0: only the agent retries. */
  retries: number;
  /** What the backend must receive, in order: the turn, or the failure it answered with. Requests beside the task do not count. */
  expected: readonly (Exchange['turn'] | ScriptedFailure['what'])[];
  /**
   * How many traces exist, one per request of the agent (requests beside the task do not count), and how many of them
   * failed. `mendable`: if no content of the broken answer has reached the agent, the gateway retries by itself.
   */
  traces: { count: number; failed: number; mendable?: true };
  /** What follows depends on the agent: only the beginning is checked. */
  openEnd?: true;
  /** The minimum time between the failure and the next request, in milliseconds. */
  wait?: number;
}

/** Whether an answer breaks off within its stream. */
export const isBroken = ({ failure }: Scenario): boolean =>
  failure?.what === 'cut' || failure?.what === 'malformed-line';

const well = { count: 3, failed: 0 };
const broken = { count: 4, failed: 1, mendable: true } as const;

/** The first is the task without failures. */
export const scenarios: readonly Scenario[] = [
  { name: 'task', retries: 2, expected: [1, 2, 3], traces: well },
  {
    name: 'rate limit, the agent waits',
    failure: { turn: 1, what: 'rate-limit', times: 1 },
    retries: 0,
    expected: ['rate-limit', 1, 2, 3],
    traces: { count: 4, failed: 1 },
    wait: 2000,
  },
  {
    name: 'rate limit, the gateway waits',
    failure: { turn: 1, what: 'rate-limit', times: 1 },
    retries: 2,
    expected: ['rate-limit', 1, 2, 3],
    traces: well,
    wait: 2000,
  },
  {
    name: 'server error, the agent tries again',
    failure: { turn: 2, what: 'server-error', times: 1 },
    retries: 0,
    expected: [1, 'server-error', 2, 3],
    traces: { count: 4, failed: 1 },
  },
  {
    name: 'server error, the gateway tries again',
    failure: { turn: 2, what: 'server-error', times: 2 },
    retries: 2,
    expected: [1, 'server-error', 'server-error', 2, 3],
    traces: well,
  },
  {
    name: 'cut within a call',
    failure: { turn: 2, what: 'cut', after: 0.3 },
    retries: 2,
    expected: [1, 'cut', 2, 3],
    traces: broken,
  },
  {
    name: 'cut within a text',
    failure: { turn: 3, what: 'cut', after: 0.5 },
    retries: 2,
    expected: [1, 2, 'cut', 3],
    traces: broken,
  },
  {
    name: 'cut between two calls',
    failure: { turn: 2, what: 'cut', after: 0.6 },
    retries: 2,
    // An agent may run the complete call, and request the other one again.
    expected: [1, 'cut', 2, 3],
    traces: broken,
  },
  {
    name: 'malformed line',
    failure: { turn: 2, what: 'malformed-line', after: 0.3 },
    retries: 2,
    expected: [1, 'malformed-line', 2, 3],
    traces: broken,
  },
  {
    name: 'context overflow',
    failure: { turn: 2, what: 'context-length', times: 1 },
    overflow: 'goes-on',
    retries: 2,
    expected: [1, 'context-length', 'summary', 2, 3],
    traces: { count: 5, failed: 1 },
  },
  {
    name: 'context overflow',
    failure: { turn: 2, what: 'context-length', times: 1 },
    overflow: 'sums-up',
    retries: 2,
    expected: [1, 'context-length', 'summary'],
    traces: { count: 3, failed: 1 },
    openEnd: true,
  },
  {
    name: 'context overflow',
    failure: { turn: 2, what: 'context-length', times: 1 },
    overflow: 'drops-history',
    retries: 2,
    // It drops the calls of the first turn, too.
    expected: [1, 'context-length', 1, 2, 3],
    traces: { count: 5, failed: 1 },
  },
  {
    name: 'context overflow',
    failure: { turn: 2, what: 'context-length', times: 1 },
    overflow: 'ends',
    retries: 2,
    expected: [1, 'context-length'],
    traces: { count: 2, failed: 1 },
  },
  { name: 'passed through', passedThrough: true, retries: 2, expected: [1, 2, 3], traces: well },
  {
    name: 'passed through, rate limit',
    passedThrough: true,
    failure: { turn: 1, what: 'rate-limit', times: 1 },
    // The gateway never retries what it passes through.
    retries: 2,
    expected: ['rate-limit', 1, 2, 3],
    traces: { count: 4, failed: 1 },
    wait: 2000,
  },
  {
    name: 'passed through, cut within a text',
    passedThrough: true,
    failure: { turn: 3, what: 'cut', after: 0.5 },
    retries: 2,
    expected: [1, 2, 'cut', 3],
    traces: { count: 4, failed: 1 },
  },
];
