import type { ExchangeRow } from '../../record/store/listing.ts';
import { TraceStoreError, type TraceStore } from '../../record/store/trace-store.ts';
import { readComparedExchange, type ComparedExchange } from './compared-exchange.ts';
import { positionKey, positionRows, type TurnPosition, type PositionedRow } from './places.ts';
import { findFindings, type Finding } from './rules.ts';
import { isAgreement, worstVerdict, decideVerdict, type ComparisonVerdict } from './verdict.ts';

/** What became of one case in both runs. */
export interface CaseComparison {
  case: string | null;
  verdict: ComparisonVerdict;
  /** Pairs of exchanges that were compared. */
  pairs: number;
  findings: Finding[];
}

/** Two runs, case by case. */
export interface RunComparison {
  /** The runs that are the baseline. */
  baselines: string[];
  proxy: string;
  verdict: ComparisonVerdict;
  cases: CaseComparison[];
}

/** How many exchanges of a run are compared. */
const maxExchangesPerRun = 10_000;

/**
 * Compares a run with one or several of the baseline: exchanges are paired by case, then by their place in the
 * conversation. `baseline` names runs, commas between; a name that ends in `*` stands for all that begin so. Where
 * several baselines differ among themselves in more than wording, the verdict is `inconclusive`.
 * @throws {TraceStoreError} `not-found` when a run has no exchanges, `invalid-runs` when it has too many.
 */
export async function compareRuns(store: TraceStore, baseline: string, proxy: string): Promise<RunComparison> {
  const names = await resolveRunNames(store, baseline, proxy);
  const baselines: Map<string, PositionedRow>[] = [];
  for (const name of names) baselines.push(await loadRun(store, name));
  const others = await loadRun(store, proxy);
  const cases = new Map<string | null, PairComparison[]>();
  for (const [key, place] of allPositions([...baselines, others])) {
    const rows = baselines.flatMap((places) => places.get(key)?.row ?? []);
    const compared = await comparePosition(store, place, rows, others.get(key)?.row);
    cases.set(place.case, [...(cases.get(place.case) ?? []), compared]);
  }
  const compared = [...cases].map(([name, all]) => summarizeCase(name, all));
  return { baselines: names, proxy, verdict: worstVerdict(compared.map(({ verdict }) => verdict)), cases: compared };
}

async function resolveRunNames(store: TraceStore, text: string, proxy: string): Promise<string[]> {
  const names: string[] = [];
  for (const pattern of text.split(',').map((each) => each.trim())) {
    if (pattern === '')
      throw new TraceStoreError('invalid-runs', 'expected the name of a run, or several with commas between');
    const found = pattern.endsWith('*') ? await store.listRuns(pattern.slice(0, -1)) : [pattern];
    // `nightly*` may name the run that is to be compared with the others, too.
    names.push(...found.filter((name) => name !== proxy || name === pattern));
    if (found.length === 0)
      throw new TraceStoreError('not-found', `no run has a name that begins with "${pattern.slice(0, -1)}"`);
  }
  return [...new Set(names)];
}

async function loadRun(store: TraceStore, run: string): Promise<Map<string, PositionedRow>> {
  const rows = await store.list({ run }, maxExchangesPerRun + 1);
  if (rows.length === 0)
    throw new TraceStoreError('not-found', `no exchange was recorded in a run "${run}": send x-louter-run: ${run}`);
  if (rows.length > maxExchangesPerRun)
    throw new TraceStoreError(
      'invalid-runs',
      `the run "${run}" has more than ${maxExchangesPerRun} exchanges: give runs shorter names`,
    );
  return new Map(positionRows(rows).map((each) => [positionKey(each.place), each]));
}

/** Every place that some run has, in the order of the first run that has it. */
function allPositions(runs: readonly ReadonlyMap<string, PositionedRow>[]): Map<string, TurnPosition> {
  return new Map(runs.flatMap((places) => [...places].map(([key, { place }]) => [key, place] as const)));
}

interface PairComparison {
  verdict: ComparisonVerdict;
  findings: Finding[];
  isPair: boolean;
}

function summarizeCase(name: string | null, all: readonly PairComparison[]): CaseComparison {
  return {
    case: name,
    verdict: worstVerdict(all.map(({ verdict }) => verdict)),
    pairs: all.filter(({ isPair }) => isPair).length,
    findings: all.flatMap(({ findings }) => findings),
  };
}

// ---------------------------------------------------------------- one place

async function comparePosition(
  store: TraceStore,
  place: TurnPosition,
  baselineRows: readonly ExchangeRow[],
  proxyRow: ExchangeRow | undefined,
): Promise<PairComparison> {
  const [first] = baselineRows;
  if (!first || !proxyRow) return unpairedResult(place, first, proxyRow);
  const unreadableRow = [...baselineRows, proxyRow].find(({ bodies }) => bodies !== 'full');
  if (unreadableRow) return unreadableResult(unreadableRow, first, proxyRow);
  const baselines: ComparedExchange[] = [];
  for (const { id } of baselineRows) baselines.push(readComparedExchange(await store.get(id)));
  return comparePair(baselines, readComparedExchange(await store.get(proxyRow.id)));
}

function unpairedResult(
  place: TurnPosition,
  first: ExchangeRow | undefined,
  proxyRow: ExchangeRow | undefined,
): PairComparison {
  const where = `turn ${place.turn}${place.conversation > 1 ? ` of conversation ${place.conversation}` : ''}${place.attempt > 1 ? `, try ${place.attempt},` : ''}`;
  const side = first ? 'the baseline' : "the proxy's run";
  return inconclusiveResult({
    kind: 'unpaired',
    what: `${where} is there only in ${side}: there is nothing to compare it with`,
    baseline: first?.id ?? null,
    proxy: proxyRow?.id ?? null,
  });
}

const unreadableResult = ({ id, bodies }: ExchangeRow, first: ExchangeRow, proxyRow: ExchangeRow): PairComparison =>
  inconclusiveResult({
    kind: 'unreadable',
    what: `what was said is not kept of ${id} (${bodies})`,
    baseline: first.id,
    proxy: proxyRow.id,
  });

const inconclusiveResult = (finding: Pick<Finding, 'kind' | 'what' | 'baseline' | 'proxy'>): PairComparison => ({
  verdict: 'inconclusive',
  isPair: false,
  findings: [{ severity: 'warning', side: null, origin: null, path: null, ...finding }],
});

/** Compares an exchange with that of one baseline or several; the first of them is shown beside it. */
export function comparePair(baselines: readonly ComparedExchange[], proxy: ComparedExchange): PairComparison {
  const [baseline, ...others] = baselines;
  if (!baseline) throw new RangeError('a pair has a baseline');
  const baselineComparisons = others.map((other) => {
    const pair = { baseline, proxy: other, baselines: [baseline] };
    const findings = findFindings(pair);
    return {
      verdict: decideVerdict(pair, findings),
      kinds: findings.flatMap(({ kind, side }) => (side ? [] : [kind])),
    };
  });
  const pair = { baseline, proxy, baselines };
  const variableKinds = new Set(baselineComparisons.flatMap(({ kinds }) => kinds));
  const findings = findFindings(pair).map((finding) =>
    variableKinds.has(finding.kind) ? downgrade(finding) : finding,
  );
  const areBaselinesConsistent = baselineComparisons.every(({ verdict }) => isAgreement(verdict));
  return { verdict: areBaselinesConsistent ? decideVerdict(pair, findings) : 'inconclusive', findings, isPair: true };
}

/** In what the baselines differ among themselves a difference is no warning. */
const downgrade = (finding: Finding): Finding =>
  finding.side !== null || finding.severity !== 'warning'
    ? finding
    : { ...finding, severity: 'info', what: `${finding.what}; the baselines differ so among themselves` };
