import type { ExchangeRow } from '../../record/store/listing.ts';
import { TraceStoreError, type TraceStore } from '../../record/store/trace-store.ts';
import { readComparedExchange, type ComparedExchange } from './compared-exchange.ts';
import { findFindings, type Finding } from './rules.ts';
import { isAgreement, worstVerdict, decideVerdict, type ComparisonVerdict } from './verdict.ts';

/** One case in both runs. */
export interface CaseComparison {
  case: string | null;
  verdict: ComparisonVerdict;
  /** The number of pairs compared. */
  pairs: number;
  findings: Finding[];
}

/** Two runs, case by case. */
export interface RunComparison {
  /** The names of the baseline runs. */
  baselines: string[];
  proxy: string;
  verdict: ComparisonVerdict;
  cases: CaseComparison[];
}

const maxExchangesPerRun = 10_000;

/**
 * Compares a run with one or several baseline runs. Exchanges are paired by case, then by position in the
 * conversation. `baseline` names runs, separated by commas; `name*` stands for all that begin with `name`. Where the
 * baselines differ from each other in more than wording, the verdict is `inconclusive`.
 * @throws {TraceStoreError} `not-found` when a run has no exchanges, `invalid-runs` when it has too many.
 */
export async function compareRuns(store: TraceStore, baseline: string, proxy: string): Promise<RunComparison> {
  const names = await resolveRunNames(store, baseline, proxy);
  const baselines: Map<string, PositionedRow>[] = [];
  for (const name of names) baselines.push(await loadRun(store, name));
  const others = await loadRun(store, proxy);
  const cases = new Map<string | null, PairComparison[]>();
  for (const [key, position] of allPositions([...baselines, others])) {
    const rows = baselines.flatMap((positions) => positions.get(key)?.row ?? []);
    const compared = await comparePosition(store, position, rows, others.get(key)?.row);
    cases.set(position.case, [...(cases.get(position.case) ?? []), compared]);
  }
  const compared = [...cases].map(([name, all]) => summarizeCase(name, all));
  return { baselines: names, proxy, verdict: worstVerdict(compared.map(({ verdict }) => verdict)), cases: compared };
}

async function resolveRunNames(store: TraceStore, text: string, proxy: string): Promise<string[]> {
  const names: string[] = [];
  for (const pattern of text.split(',').map((each) => each.trim())) {
    if (pattern === '')
      throw new TraceStoreError('invalid-runs', 'expected the name of a run, or several separated by commas');
    const found = pattern.endsWith('*') ? await store.listRuns(pattern.slice(0, -1)) : [pattern];
    // `nightly*` may include the run that is compared with the others.
    names.push(...found.filter((name) => name !== proxy || name === pattern));
    if (found.length === 0)
      throw new TraceStoreError('not-found', `no run has a name that begins with "${pattern.slice(0, -1)}"`);
  }
  return [...new Set(names)];
}

async function loadRun(store: TraceStore, run: string): Promise<Map<string, PositionedRow>> {
  const rows = await store.list({ run }, maxExchangesPerRun + 1);
  if (rows.length === 0)
    throw new TraceStoreError(
      'not-found',
      `no request was recorded in run "${run}": send the header x-louter-run: ${run}`,
    );
  if (rows.length > maxExchangesPerRun)
    throw new TraceStoreError(
      'invalid-runs',
      `run "${run}" has more than ${maxExchangesPerRun} requests: record shorter runs under names of their own`,
    );
  return new Map(positionRows(rows).map((each) => [positionKey(each.position), each]));
}

/** Every position of any run, in the order of the first run that has it. */
function allPositions(runs: readonly ReadonlyMap<string, PositionedRow>[]): Map<string, TurnPosition> {
  return new Map(runs.flatMap((positions) => [...positions].map(([key, { position }]) => [key, position] as const)));
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

// ---------------------------------------------------------------- one position

async function comparePosition(
  store: TraceStore,
  position: TurnPosition,
  baselineRows: readonly ExchangeRow[],
  proxyRow: ExchangeRow | undefined,
): Promise<PairComparison> {
  const [first] = baselineRows;
  if (!first || !proxyRow) return unpairedResult(position, first, proxyRow);
  const unreadableRow = [...baselineRows, proxyRow].find(({ bodies }) => bodies !== 'full');
  if (unreadableRow) return unreadableResult(unreadableRow, first, proxyRow);
  const baselines: ComparedExchange[] = [];
  for (const { id } of baselineRows) baselines.push(readComparedExchange(await store.get(id)));
  return comparePair(baselines, readComparedExchange(await store.get(proxyRow.id)));
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
  isPair: false,
  findings: [{ severity: 'warning', side: null, origin: null, path: null, ...finding }],
});

/** Compares an exchange with those of one or several baselines; findings refer to the first of them. */
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

/** A warning becomes information where the baselines differ from each other in the same way. */
const downgrade = (finding: Finding): Finding =>
  finding.side !== null || finding.severity !== 'warning'
    ? finding
    : { ...finding, severity: 'info', what: `${finding.what}; the baselines differ from each other in the same way` };

// ---------------------------------------------------------------- positions in a run

/** The position of an exchange in its run: exchanges of two runs in the same position are paired. */
interface TurnPosition {
  case: string | null;
  /** Which conversation of its case, from 1 in the order of their start: a subagent has its own. */
  conversation: number;
  /** Which turn of the conversation, from 1. */
  turn: number;
  /** Which attempt at that turn, from 1: clients retry. */
  attempt: number;
}

interface PositionedRow {
  position: TurnPosition;
  row: ExchangeRow;
}

/** The exchanges of one run with their positions, in order of time. A token count is not a turn. */
function positionRows(rows: readonly ExchangeRow[]): PositionedRow[] {
  const chronological = rows.toSorted((one, other) => Number(one.startedAt - other.startedAt) || one.seq - other.seq);
  // A run without recorded conversations counts as one conversation for each case.
  const hasConversations = chronological.some(({ turn }) => turn !== null);
  const conversations = new Map<string | null, Map<string, number>>();
  const attempts = new Map<string, number>();
  return chronological.flatMap((row) => {
    if (hasConversations && !row.turn) return [];
    const caseConversations = conversations.get(row.case) ?? new Map<string, number>();
    conversations.set(row.case, caseConversations);
    const conversationId = row.turn?.conversation ?? '';
    const conversation = caseConversations.get(conversationId) ?? caseConversations.size + 1;
    caseConversations.set(conversationId, conversation);
    const turnKey = JSON.stringify([row.case, conversation, row.turn?.turn ?? 0]);
    const count = (attempts.get(turnKey) ?? 0) + 1;
    attempts.set(turnKey, count);
    const position = row.turn
      ? { case: row.case, conversation, turn: row.turn.turn, attempt: count }
      : { case: row.case, conversation, turn: count, attempt: 1 };
    return [{ position, row }];
  });
}

/** Equal for equal positions. */
const positionKey = ({ case: caseName, conversation, turn, attempt }: TurnPosition): string =>
  JSON.stringify([caseName, conversation, turn, attempt]);

// ---------------------------------------------------------------- as JSON

/** A finding in `louter traces compare --json` and `GET /api/compare`: `a` is the baseline, `b` the other run. */
export interface ExportedFinding {
  kind: Finding['kind'];
  severity: Finding['severity'];
  /** The side with this problem; null for a difference between the two. */
  side: 'a' | 'b' | null;
  /** Whether the problem is already in the backend's answer or the gateway caused it; null where that is not known. */
  origin: Finding['origin'];
  what: string;
  path: string | null;
  trace_a: string | null;
  trace_b: string | null;
}

export interface ExportedComparison {
  /** As requested, and the runs it names. */
  a: string;
  runs_a: string[];
  b: string;
  verdict: ComparisonVerdict;
  cases: { case: string | null; verdict: ComparisonVerdict; pairs: number; findings: ExportedFinding[] }[];
}

/** A comparison as JSON; `a` is the requested baseline. */
export const exportComparison = (
  a: string,
  { baselines, proxy, verdict, cases }: RunComparison,
): ExportedComparison => ({
  a,
  runs_a: baselines,
  b: proxy,
  verdict,
  cases: cases.map(({ case: name, verdict: own, pairs, findings }) => ({
    case: name,
    verdict: own,
    pairs,
    findings: findings.map(exportFinding),
  })),
});

const sides = { baseline: 'a', proxy: 'b' } as const;

const exportFinding = ({ kind, severity, side, origin, what, path, baseline, proxy }: Finding): ExportedFinding => ({
  kind,
  severity,
  side: side && sides[side],
  origin,
  what,
  path,
  trace_a: baseline,
  trace_b: proxy,
});
