import type { ExchangeRow } from '../../record/store/listing.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { TraceStore } from '../../record/store/store.ts';
import { judgedExchange, type JudgedExchange } from './exchange.ts';
import { keyOf, placed, type Place, type PlacedRow } from './places.ts';
import { findingsOf, type Finding } from './rules.ts';
import { agree, gravest, verdictOn, type Verdict } from './verdict.ts';

/** What became of one case in both runs. */
export interface CaseComparison {
  case: string | null;
  verdict: Verdict;
  /** Pairs of exchanges that were compared. */
  pairs: number;
  findings: Finding[];
}

/** Two runs, case by case. */
export interface RunComparison {
  /** The runs that are the baseline. */
  baselines: string[];
  proxy: string;
  verdict: Verdict;
  cases: CaseComparison[];
}

/** How many exchanges of a run are compared. */
const mostExchanges = 10_000;

/**
 * Compares a run with one or several of the baseline: exchanges are paired by case, then by their place in the
 * conversation. `baseline` names runs, commas between; a name that ends in `*` stands for all that begin so. Where
 * several baselines differ among themselves in more than wording, the verdict is `inconclusive`.
 * @throws {TraceStoreError} `not-found` when a run has no exchanges, `invalid-runs` when it has too many.
 */
export async function compareRuns(store: TraceStore, baseline: string, proxy: string): Promise<RunComparison> {
  const names = await namedRuns(store, baseline, proxy);
  const baselines: Map<string, PlacedRow>[] = [];
  for (const name of names) baselines.push(await placesOf(store, name));
  const others = await placesOf(store, proxy);
  const cases = new Map<string | null, Compared[]>();
  for (const [key, place] of allPlaces([...baselines, others])) {
    const rows = baselines.flatMap((places) => places.get(key)?.row ?? []);
    const compared = await comparePlace(store, place, rows, others.get(key)?.row);
    cases.set(place.case, [...(cases.get(place.case) ?? []), compared]);
  }
  const compared = [...cases].map(([name, all]) => caseOf(name, all));
  return { baselines: names, proxy, verdict: gravest(compared.map(({ verdict }) => verdict)), cases: compared };
}

async function namedRuns(store: TraceStore, text: string, proxy: string): Promise<string[]> {
  const names: string[] = [];
  for (const word of text.split(',').map((each) => each.trim())) {
    if (word === '')
      throw new TraceStoreError('invalid-runs', 'expected the name of a run, or several with commas between');
    const found = word.endsWith('*') ? await store.runsBeginning(word.slice(0, -1)) : [word];
    // `nightly*` may name the run that is to be compared with the others, too.
    names.push(...found.filter((name) => name !== proxy || name === word));
    if (found.length === 0)
      throw new TraceStoreError('not-found', `no run has a name that begins with "${word.slice(0, -1)}"`);
  }
  return [...new Set(names)];
}

async function placesOf(store: TraceStore, run: string): Promise<Map<string, PlacedRow>> {
  const rows = await store.list({ run }, mostExchanges + 1);
  if (rows.length === 0)
    throw new TraceStoreError('not-found', `no exchange was recorded in a run "${run}": send x-louter-run: ${run}`);
  if (rows.length > mostExchanges)
    throw new TraceStoreError(
      'invalid-runs',
      `the run "${run}" has more than ${mostExchanges} exchanges: give runs shorter names`,
    );
  return new Map(placed(rows).map((each) => [keyOf(each.place), each]));
}

/** Every place that some run has, in the order of the first run that has it. */
function allPlaces(runs: readonly ReadonlyMap<string, PlacedRow>[]): Map<string, Place> {
  return new Map(runs.flatMap((places) => [...places].map(([key, { place }]) => [key, place] as const)));
}

interface Compared {
  verdict: Verdict;
  findings: Finding[];
  isPair: boolean;
}

function caseOf(name: string | null, all: readonly Compared[]): CaseComparison {
  return {
    case: name,
    verdict: gravest(all.map(({ verdict }) => verdict)),
    pairs: all.filter(({ isPair }) => isPair).length,
    findings: all.flatMap(({ findings }) => findings),
  };
}

// ---------------------------------------------------------------- one place

async function comparePlace(
  store: TraceStore,
  place: Place,
  baselineRows: readonly ExchangeRow[],
  proxyRow: ExchangeRow | undefined,
): Promise<Compared> {
  const [first] = baselineRows;
  if (!first || !proxyRow) return unpaired(place, first, proxyRow);
  const lacking = [...baselineRows, proxyRow].find(({ bodies }) => bodies !== 'full');
  if (lacking) return unreadable(lacking, first, proxyRow);
  const baselines: JudgedExchange[] = [];
  for (const { id } of baselineRows) baselines.push(judgedExchange(await store.get(id)));
  return comparePair(baselines, judgedExchange(await store.get(proxyRow.id)));
}

function unpaired(place: Place, first: ExchangeRow | undefined, proxyRow: ExchangeRow | undefined): Compared {
  const where = `turn ${place.turn}${place.conversation > 1 ? ` of conversation ${place.conversation}` : ''}${place.attempt > 1 ? `, try ${place.attempt},` : ''}`;
  const who = first ? 'the baseline' : "the proxy's run";
  return alone({
    kind: 'unpaired',
    what: `${where} is there only in ${who}: there is nothing to compare it with`,
    baseline: first?.id ?? null,
    proxy: proxyRow?.id ?? null,
  });
}

const unreadable = ({ id, bodies }: ExchangeRow, first: ExchangeRow, proxyRow: ExchangeRow): Compared =>
  alone({
    kind: 'unreadable',
    what: `what was said is not kept of ${id} (${bodies})`,
    baseline: first.id,
    proxy: proxyRow.id,
  });

const alone = (finding: Pick<Finding, 'kind' | 'what' | 'baseline' | 'proxy'>): Compared => ({
  verdict: 'inconclusive',
  isPair: false,
  findings: [{ severity: 'warning', side: null, origin: null, path: null, ...finding }],
});

/** Compares an exchange with that of one baseline or several; the first of them is shown beside it. */
export function comparePair(baselines: readonly JudgedExchange[], proxy: JudgedExchange): Compared {
  const [baseline, ...others] = baselines;
  if (!baseline) throw new RangeError('a pair has a baseline');
  const noise = others.map((other) => {
    const pair = { baseline, proxy: other, baselines: [baseline] };
    const findings = findingsOf(pair);
    return { verdict: verdictOn(pair, findings), kinds: findings.flatMap(({ kind, side }) => (side ? [] : [kind])) };
  });
  const pair = { baseline, proxy, baselines };
  const noisy = new Set(noise.flatMap(({ kinds }) => kinds));
  const findings = findingsOf(pair).map((finding) => (noisy.has(finding.kind) ? quieter(finding) : finding));
  const isSteady = noise.every(({ verdict }) => agree(verdict));
  return { verdict: isSteady ? verdictOn(pair, findings) : 'inconclusive', findings, isPair: true };
}

/** In what the baselines differ among themselves a difference is no warning. */
const quieter = (finding: Finding): Finding =>
  finding.side !== null || finding.severity !== 'warning'
    ? finding
    : { ...finding, severity: 'info', what: `${finding.what}; the baselines differ so among themselves` };
