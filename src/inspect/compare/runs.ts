import { appendAll } from '../../core/append-all.ts';
import { verdictOn } from '../../record/check-exchange.ts';
import type { ExchangeRow } from '../../record/store/listing.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';
import { AggregateCollector, type ComparisonAggregates } from './aggregates.ts';
import { comparePair, type PairComparison } from './pair.ts';
import { readComparedExchange, type CheckExchange, type ComparedExchange } from './compared-exchange.ts';
import type { TurnPosition } from './positions.ts';
import { findContradictionsOf, type Finding } from './rules.ts';
import { pairRows, resolveSides, type ComparedRows, type ComparisonSide } from './sides.ts';
import { worstVerdict, type ComparisonVerdict } from './verdict.ts';

/** One case on both sides. */
export interface CaseComparison {
  case: string | null;
  verdict: ComparisonVerdict;
  /** The number of pairs compared. */
  pairs: number;
  /** Their ids: the first of each baseline, and the exchange compared with it. */
  requests: { baseline: string; proxy: string }[];
  findings: Finding[];
}

/** Two sides, case by case. */
export interface RunComparison {
  /** The names of the baseline's runs; the side itself where its exchanges belong to no run. */
  baselines: string[];
  /** The same of the other side. */
  proxies: string[];
  /** The other side, as it was named. */
  proxy: string;
  verdict: ComparisonVerdict;
  cases: CaseComparison[];
  /** How many exchanges of each side have no counterpart. */
  unpaired: { a: number; b: number };
  aggregates: ComparisonAggregates;
  /** The ids of all exchanges that were compared. */
  traceIds: string[];
}

/**
 * Compares exchanges with those of one or several baselines. A side names runs, trace ids or is a filter, see
 * `resolveSides`. Runs are paired by case, then by position in the conversation. Where the baselines differ from each
 * other in more than wording, the verdict is `inconclusive`.
 * @param check the verdict on each exchange by itself: the stored one.
 * @throws {TraceStoreError} as `resolveSides` does.
 */
export async function compareRuns(
  store: TraceStore,
  baseline: string,
  proxy: string,
  check: CheckExchange = verdictOn,
): Promise<RunComparison> {
  const [a, b] = await resolveSides(store, baseline, proxy);
  const { pairs, rest } = pairRows(a, b);
  const comparer = new Comparer(store, [a, b], check);
  const cases = new Map<string | null, PairComparison[]>();
  const addTo = (name: string | null, compared: readonly PairComparison[]): void => {
    const known = cases.get(name);
    if (known) appendAll(known, compared);
    else cases.set(name, [...compared]);
  };
  for (const pair of pairs) addTo(pair.position.case, await comparer.comparePosition(pair));
  for (const row of rest.a) await comparer.count('a', row);
  for (const row of rest.b) addTo(row.case, await comparer.compareUnpaired(row));
  const compared = [...cases].filter(([, all]) => all.length > 0).map(([name, all]) => summarizeCase(name, all));
  const isUnpaired = ({ a: own, b: others }: ComparedRows): boolean => own.length === 0 || others.length === 0;
  const unpaired = pairs.filter(isUnpaired);
  return {
    baselines: a.groups.map(({ name }) => name),
    proxies: b.groups.map(({ name }) => name),
    proxy,
    verdict: worstVerdict(compared.map(({ verdict }) => verdict)),
    cases: compared,
    unpaired: {
      a: rest.a.length + unpaired.reduce((count, pair) => count + pair.a.length, 0),
      b: rest.b.length + unpaired.reduce((count, pair) => count + pair.b.length, 0),
    },
    aggregates: comparer.aggregates(),
    traceIds: pairs.filter((pair) => !isUnpaired(pair)).flatMap((pair) => [...pair.a, ...pair.b].map(({ id }) => id)),
  };
}

function summarizeCase(name: string | null, all: readonly PairComparison[]): CaseComparison {
  return {
    case: name,
    verdict: worstVerdict(all.map(({ verdict }) => verdict)),
    pairs: all.filter(({ pair }) => pair !== null).length,
    requests: all.flatMap(({ pair }) => pair ?? []),
    findings: all.flatMap(({ findings }) => findings),
  };
}

// ---------------------------------------------------------------- one position

/** Of many exchanges with the same messages so many are compared with each other. */
const maxBaselinesPerPosition = 20;

/** Reads exchanges one after another, compares them, and adds them up. */
class Comparer {
  readonly #store: TraceStore;
  readonly #check: CheckExchange;
  readonly #collector = new AggregateCollector();
  readonly #groups: ReadonlyMap<string, string>;
  readonly #areRuns: boolean;

  constructor(store: TraceStore, sides: readonly ComparisonSide[], check: CheckExchange) {
    this.#store = store;
    this.#check = check;
    this.#areRuns = sides.every(({ kind }) => kind !== 'filter');
    this.#groups = new Map(
      sides.flatMap(({ groups }) => groups.flatMap(({ name, rows }) => rows.map(({ id }) => [id, name] as const))),
    );
  }

  aggregates(): ComparisonAggregates {
    return this.#collector.result();
  }

  /** Adds an exchange to the totals; null where its bodies are not stored. */
  async count(side: 'a' | 'b', row: ExchangeRow): Promise<ComparedExchange | null> {
    const compared = row.bodies === 'full' ? readComparedExchange(await this.#store.get(row.id), this.#check) : null;
    this.#collector.add(side, this.#groups.get(row.id) ?? '', row, compared);
    return compared;
  }

  /** One comparison for each exchange of the other side in this position. */
  async comparePosition({ position, a, b }: ComparedRows): Promise<PairComparison[]> {
    const baselines: ComparedExchange[] = [];
    for (const row of a) {
      const compared = await this.count('a', row);
      if (compared && baselines.length < maxBaselinesPerPosition) baselines.push(compared);
    }
    const [first] = a;
    // Findings on pairs refer to the first of them.
    const alone = b.length === 0 ? baselines : baselines.slice(1);
    const all = alone.flatMap((each) => judgeAlone(each, 'baseline'));
    if (b.length === 0) return this.#areRuns ? [unpairedResult(position, first, undefined), ...all] : [];
    for (const row of b) {
      if (!first) {
        if (this.#areRuns) all.push(unpairedResult(position, undefined, row));
        all.push(...(await this.compareUnpaired(row)));
        continue;
      }
      const compared = await this.count('b', row);
      const unreadable = [...a, row].find(({ bodies }) => bodies !== 'full');
      if (compared && !unreadable) all.push(comparePair(baselines, compared));
      else if (unreadable) all.push(unreadableResult(unreadable, first, row), ...judgeAlone(compared, 'proxy'));
    }
    return all;
  }

  /** What an exchange without a counterpart shows by itself. */
  async compareUnpaired(row: ExchangeRow): Promise<PairComparison[]> {
    return judgeAlone(await this.count('b', row), 'proxy');
  }
}

function judgeAlone(exchange: ComparedExchange | null, side: 'baseline' | 'proxy'): PairComparison[] {
  const findings = exchange ? findContradictionsOf(exchange, side) : [];
  return findings.length === 0
    ? []
    : [{ verdict: side === 'proxy' ? 'proxy-bug' : 'inconclusive', findings, pair: null }];
}

function unpairedResult(
  position: TurnPosition,
  first: ExchangeRow | undefined,
  proxyRow: ExchangeRow | undefined,
): PairComparison {
  const where = `turn ${position.turn}${position.conversation > 1 ? ` of conversation ${position.conversation}` : ''}${position.attempt > 1 ? `, attempt ${position.attempt},` : ''}`;
  const side = first ? 'the baseline' : "the proxy's run";
  return inconclusiveResult({
    kind: 'unpaired',
    what: `${where} exists only in ${side}: there is nothing to compare it with`,
    baseline: first?.id ?? null,
    proxy: proxyRow?.id ?? null,
  });
}

const unreadableResult = ({ id, bodies }: ExchangeRow, first: ExchangeRow, proxyRow: ExchangeRow): PairComparison =>
  inconclusiveResult({
    kind: 'unreadable',
    what: `the bodies of ${id} are not stored (${bodies})`,
    baseline: first.id,
    proxy: proxyRow.id,
  });

const inconclusiveResult = (finding: Pick<Finding, 'kind' | 'what' | 'baseline' | 'proxy'>): PairComparison => ({
  verdict: 'inconclusive',
  pair: null,
  findings: [{ severity: 'warning', side: null, origin: null, leg: null, path: null, ...finding }],
});
