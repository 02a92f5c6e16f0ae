import { afterAll, describe, expect, test } from 'vitest';
import type { Frontend } from '../../src/core/frontend.ts';
import type { Protocol } from '../../src/core/types.ts';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import type { CheckFinding } from '../../src/judge/differences.ts';
import { paths } from '../laws/codecs.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { answerFaults, type AnswerFault } from './answer-faults.ts';
import { requests, responses } from './bases.ts';
import {
  noFault,
  withAnswerFault,
  withRequestFault,
  writeAnswer,
  writeRequest,
  type MarkedPlaces,
} from './planting.ts';
import type { RequestFault } from './request-fault.ts';
import { requestFaults } from './request-faults.ts';
import { useEveryBackend } from './every-backend.ts';
import { targetOf } from './targets.ts';

/**
 * Faults that mappers could have, planted at the borders of the codecs: each is found on its leg, at the place that was
 * altered, in several pairs of protocols, streamed and plain. Without a fault nothing is found.
 */

const every = useEveryBackend();

interface Way {
  source: ProtocolCodec;
  target: ProtocolCodec;
  isStream: boolean;
}

const ways: readonly Way[] = paths.flatMap(({ source, target }) =>
  [true, false].map((isStream) => ({ source, target, isStream })),
);

/** In how many pairs each fault is tried; a long run tries all. */
const maxPairs = process.env['LOUTER_SOAK'] === '1' ? paths.length : 6;

/** All ways, each fault beginning with others; neighbours are of different pairs. The step has no factor in common with their number. */
const waysFrom = (index: number): Way[] =>
  ways.map((_, at) => ways[(index * 17 + at * 23) % ways.length]).filter((way) => way !== undefined);
const nameOf = ({ source, target, isStream }: Way): string =>
  `${source.protocol} to ${target.protocol}${isStream ? ', streamed' : ''}`;

/** One exchange; both bases must be in the client's and the backend's protocol. */
async function run(
  { source, target, isStream }: Way,
  frontend: Frontend | undefined,
  { asked, answered }: { asked: keyof typeof requests; answered: keyof typeof responses },
): Promise<{ exchange: Exchange; findings: CheckFinding[] }> {
  every.upstream.answerWith(() => writeAnswer(target, responses[answered](), isStream));
  const { exchange } = await every.gateway.ask({
    client: source.protocol as Protocol,
    ...(frontend && { frontend }),
    target: targetOf(source.protocol, isStream, 'some-model'),
    body: writeRequest(source, { ...requests[asked](), stream: isStream, ...(isStream && { includeUsage: true }) }),
    headers: { 'x-louter-mode': 'proxy', 'x-louter-backend': target.protocol },
  });
  return { exchange, findings: checkExchange(traceOf(exchange)).findings };
}

/** A body without what differs from exchange to exchange. */
const bodyOf = (exchange: Exchange, leg: CheckFinding['leg']): string => {
  const bytes =
    leg === 'request'
      ? (exchange.backend?.request?.body ?? Buffer.alloc(0))
      : Buffer.concat(exchange.response?.chunks.map(({ bytes: each }) => Buffer.from(each)) ?? []);
  return bytes
    .toString('utf8')
    .replaceAll(exchange.traceId, '')
    .replaceAll(/"(created|created_at|completed_at|[a-z_]*duration)": ?("[^"]*"|[\d.]+)/g, '');
};

const holds = (path: string, other: string): boolean => path === other || other.startsWith(`${path}/`);

interface Result {
  planted: number;
  pairs: Set<string>;
  kinds: Set<boolean>;
  missed: string[];
}

/** Whether a finding names the fault: on its leg, at a place that was altered, in it or holding it. */
function isNamed(leg: CheckFinding['leg'], places: MarkedPlaces, findings: readonly CheckFinding[], adds?: true) {
  return findings.some(
    (finding) =>
      finding.leg === leg &&
      (adds
        ? finding.what.endsWith('was added')
        : places.some((place) => holds(place, finding.path) || holds(finding.path, place))),
  );
}

async function plantRequest(fault: RequestFault, index: number): Promise<Result> {
  const asked = { asked: fault.base, answered: 'text' } as const;
  return plantIn(waysFrom(index), 'request', {
    adds: fault.adds,
    isSetting: fault.isSetting,
    control: (way) => controlOf(`request ${fault.base}`, way, () => run(way, undefined, asked)),
    faulted: (way, places) => run(way, withRequestFault(way.source, fault, places), asked),
  });
}

async function plantAnswer(fault: AnswerFault, index: number): Promise<Result> {
  const asked = { asked: 'sampling', answered: fault.base } as const;
  return plantIn(
    waysFrom(index).filter(({ isStream }) => isStream || !fault.events),
    'answer',
    {
      adds: fault.adds,
      control: (way) =>
        controlOf(`answer ${fault.base}`, way, () =>
          run(way, withAnswerFault(way.source, way.target, noFault, []), asked),
        ),
      faulted: (way, places) => run(way, withAnswerFault(way.source, way.target, fault, places), asked),
    },
  );
}

/** What goes the same way without a fault, once for all faults. */
const controls = new Map<string, Awaited<ReturnType<typeof run>>>();
async function controlOf(base: string, way: Way, runIt: () => ReturnType<typeof run>): ReturnType<typeof run> {
  const key = `${base}, ${nameOf(way)}`;
  const known = controls.get(key) ?? (await runIt());
  controls.set(key, known);
  expect(shownFindings(known.findings), `${key}, without a fault`).toEqual([]);
  return known;
}

interface Planting {
  adds?: true | undefined;
  isSetting?: true | undefined;
  control(way: Way): ReturnType<typeof run>;
  faulted(way: Way, places: MarkedPlaces): ReturnType<typeof run>;
}

async function plantIn(
  tried: readonly Way[],
  leg: CheckFinding['leg'],
  { adds, isSetting, control, faulted }: Planting,
) {
  const result: Result = { planted: 0, pairs: new Set(), kinds: new Set(), missed: [] };
  const kindsTried = new Set(tried.map(({ isStream }) => isStream)).size;
  for (const way of tried) {
    if (result.pairs.size >= maxPairs && result.kinds.size === kindsTried) break;
    const clean = await control(way);
    const places: MarkedPlaces = [];
    const { exchange, findings } = await faulted(way, places);
    // What the protocol cannot say is altered without an effect.
    if (places.length === 0 || bodyOf(exchange, leg) === bodyOf(clean.exchange, leg)) continue;
    const isLost = (place: string): boolean => clean.exchange.losses.some(({ path }) => path === place);
    if (isSetting && places.every(isLost)) continue;
    result.planted += 1;
    result.pairs.add(`${way.source.protocol} ${way.target.protocol}`);
    result.kinds.add(way.isStream);
    if (!isNamed(leg, places, findings, adds))
      result.missed.push(
        `${nameOf(way)}: at ${[...new Set(places)].join(' ')} found [${shownFindings(findings).join(' | ')}]`,
      );
  }
  return result;
}

const totals = { planted: 0, found: 0, faults: 0 };
afterAll(() => {
  process.stdout.write(`planted faults: ${totals.faults}; found ${totals.found} of ${totals.planted}\n`);
});

function expectFound({ planted, pairs, kinds, missed }: Result, kindsTried: number): void {
  totals.faults += 1;
  totals.planted += planted;
  totals.found += planted - missed.length;
  expect(missed).toEqual([]);
  expect(pairs.size).toBeGreaterThanOrEqual(3);
  expect(kinds.size).toBe(kindsTried);
}

describe('faults of requests', () => {
  test.for(requestFaults.map((fault, index) => [fault.name, fault, index] as const))('%s', async ([, fault, index]) =>
    expectFound(await plantRequest(fault, index), 2),
  );
});

describe('faults of answers', () => {
  test.for(answerFaults.map((fault, index) => [fault.name, fault, index] as const))('%s', async ([, fault, index]) =>
    expectFound(await plantAnswer(fault, index), fault.events ? 1 : 2),
  );
});
