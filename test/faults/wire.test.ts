import { afterAll, describe, expect, test } from 'vitest';
import type { Protocol } from '../../src/core/types.ts';
import { parseJson } from '../../src/core/json.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { findTraceViolations } from '../../src/record/normalized-exchange.ts';
import { paths } from '../laws/codecs.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { requests, responses, type AnswerBase } from './bases.ts';
import { writeAnswer, writeRequest } from './planting.ts';
import { useEveryBackend } from './every-backend.ts';
import { targetOf } from './targets.ts';
import { altered, wireFaults, type WireFault } from './wire-faults.ts';
import type { StoredMessage, StoredTrace } from '../../src/record/store/stored-trace.ts';

/**
 * Faults in what encoders have written, planted in the recorded bytes of exchanges that are otherwise correct: each is
 * found on its leg, by the check or as a violation of the protocol, in every pair of protocols, streamed and plain.
 */

const every = useEveryBackend();

type Way = (typeof paths)[number] & { isStream: boolean };
const ways: readonly Way[] = paths.flatMap((path) => [true, false].map((isStream) => ({ ...path, isStream })));

const nameOf = ({ from, to, isStream }: Way): string => `${from} to ${to}${isStream ? ', streamed' : ''}`;

const traces = new Map<string, StoredTrace>();

async function traceFor(way: Way, answered: AnswerBase): Promise<StoredTrace> {
  const key = `${nameOf(way)}: ${answered}`;
  const known = traces.get(key);
  if (known) return known;
  const { source, target, isStream } = way;
  every.upstream.answerWith(() => writeAnswer(target, responses[answered](), isStream));
  const { exchange } = await every.gateway.ask({
    client: source.protocol as Protocol,
    target: targetOf(source.protocol, isStream, 'some-model'),
    body: writeRequest(source, { ...requests.sampling(), stream: isStream, ...(isStream && { includeUsage: true }) }),
    headers: { 'x-louter-mode': 'proxy', 'x-louter-backend': target.protocol },
  });
  const trace = traceOf(exchange);
  expect(shownFindings(checkExchange(trace).findings), `${key}, without a fault`).toEqual([]);
  traces.set(key, trace);
  return trace;
}

/** A line of a stream: `data: {…}` or JSON; a plain body is one. */
const jsonLine = /^(data: ?|)([{[].*)$/gm;

/** Which of the places that a fault alters in a stream: a protocol may write the same text several times. */
type Occurrence = 'all' | 'first' | 'last';

function alterBody(text: string, fault: WireFault, occurrence: Occurrence): string {
  const lines: number[] = [];
  const rewrite = (decide: (offset: number) => boolean): string =>
    text.replaceAll(jsonLine, (line, prefix: string, json: string, offset: number) => {
      const value = parseJson(json);
      if (value === undefined) return line;
      const after = JSON.stringify(altered(value, fault));
      if (after === JSON.stringify(value) || !decide(offset)) return line;
      lines.push(offset);
      return prefix + after;
    });
  const all = rewrite(() => true);
  const chosen = { all: undefined, first: lines[0], last: lines.at(-1) }[occurrence];
  return chosen === undefined ? all : rewrite((offset) => offset === chosen);
}

function withWireFault(trace: StoredTrace, fault: WireFault, occurrence: Occurrence): StoredTrace | undefined {
  const role = fault.leg === 'request' ? 'upstream-request' : 'client-response';
  const before = trace.messages.find((message) => message.role === role)?.body?.toString('utf8') ?? '';
  const after = alterBody(before, fault, occurrence);
  if (after === before) return undefined;
  const body = Buffer.from(after);
  const messages = trace.messages.map((message): StoredMessage =>
    message.role === role ? { ...message, body, size: body.length, chunks: [{ atMs: 0, bytes: body }] } : message,
  );
  return { ...trace, messages };
}

/** Errors in the form and the order of what was written. */
const violationsOf = (trace: StoredTrace, leg: WireFault['leg']): number =>
  findTraceViolations(trace).filter(({ at }) => at === (leg === 'request' ? 'backend.request' : 'response')).length;

const totals = { planted: 0, found: 0, byCheck: 0 };
afterAll(() => {
  process.stdout.write(
    `planted faults in written JSON: ${wireFaults.length}; found ${totals.found} of ${totals.planted}, ${totals.byCheck} by the check\n`,
  );
});

describe.each(['request', 'answer'] as const)('faults in the written %s', (leg) => {
  test.for(wireFaults.filter((fault) => fault.leg === leg).map((fault) => [fault.name, fault] as const))(
    '%s',
    async ([, fault]) => {
      const missed: string[] = [];
      const pairs = new Set<string>();
      for (const way of ways) {
        const trace = await traceFor(way, fault.base ?? 'text');
        const seen = new Set<string>();
        for (const occurrence of ['all', 'first', 'last'] as const) {
          const faulted = withWireFault(trace, fault, occurrence);
          const body = faulted?.messages.map((message) => message.body?.toString('utf8')).join('') ?? '';
          if (!faulted || seen.has(body)) continue;
          seen.add(body);
          pairs.add(`${way.from} ${way.to}`);
          const { findings } = checkExchange(faulted);
          const isViolation = violationsOf(faulted, leg) > violationsOf(trace, leg);
          totals.planted += 1;
          const isContradiction = findings.some((finding) => finding.leg === leg);
          if (isContradiction) totals.byCheck += 1;
          if (isViolation || isContradiction) totals.found += 1;
          else missed.push(`${nameOf(way)}, ${occurrence}`);
        }
      }
      expect(missed).toEqual([]);
      expect(pairs.size).toBeGreaterThanOrEqual(3);
    },
  );
});
