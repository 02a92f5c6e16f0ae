import { appendAll } from '../../core/append-all.ts';
import { parseFilter } from '../../record/store/filter.ts';
import type { ExchangeRow, TraceFilter } from '../../record/store/listing.ts';
import { type TraceStore } from '../../record/store/trace-store.ts';
import { positionByIndex, positionRows, positionSelected, type PositionedRow } from './positions.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';

/** One side of a comparison, as it was named. */
export interface ComparisonSide {
  text: string;
  kind: 'runs' | 'traces' | 'filter';
  /** One for each run; exchanges without a run are a group of their own. */
  groups: SideGroup[];
}

export interface SideGroup {
  name: string;
  rows: ExchangeRow[];
}

const maxExchangesPerRun = 10_000;
const maxExchangesPerFilter = 2_000;

/**
 * The exchanges of both sides. A side names runs, separated by commas (`name*` stands for all that begin with `name`), or
 * trace ids, or is a filter.
 * @throws {TraceStoreError} `not-found` when a side has no exchanges, `invalid-runs` when it has too many or is no side,
 *   `invalid-filter` for a filter with errors.
 */
export async function resolveSides(store: TraceStore, a: string, b: string): Promise<[ComparisonSide, ComparisonSide]> {
  const other = await resolveSide(store, b, []);
  const named = other.kind === 'runs' ? other.groups.map(({ name }) => name) : [];
  const baseline = await resolveSide(store, a, named);
  return [baseline.kind === 'filter' ? withoutOther(baseline, other) : baseline, other];
}

/** A filter for the baseline may match what is compared with it, such as its own requests that were sent again. */
function withoutOther(baseline: ComparisonSide, other: ComparisonSide): ComparisonSide {
  const ids = new Set(other.groups.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const groups = baseline.groups.flatMap(({ name, rows }) => {
    const own = rows.filter(({ id }) => !ids.has(id));
    return own.length === 0 ? [] : [{ name, rows: own }];
  });
  if (groups.length === 0)
    throw new TraceStoreError('invalid-runs', `"${baseline.text}" selects only requests of "${other.text}"`);
  return { ...baseline, groups };
}

/** @param excluded runs of the other side, which a pattern does not include. */
async function resolveSide(store: TraceStore, text: string, excluded: readonly string[]): Promise<ComparisonSide> {
  if (isFilter(text) && !(await hasRun(store, text))) return selectByFilter(store, text);
  const items = text.split(',').map((each) => each.trim());
  const names: string[] = [];
  const traces: ExchangeRow[] = [];
  for (const item of items) {
    if (item === '')
      throw new TraceStoreError('invalid-runs', 'expected the name of a run, or several separated by commas');
    const trace = item.endsWith('*') || (await hasRun(store, item)) ? undefined : await findTrace(store, item);
    if (trace) traces.push(trace);
    else appendAll(names, await expandPattern(store, item, excluded));
  }
  if (traces.length > 0 && names.length > 0)
    throw new TraceStoreError('invalid-runs', `"${text}" names runs and traces: expected either of them`);
  if (traces.length > 0) return { text, kind: 'traces', groups: [{ name: text, rows: traces }] };
  const groups: SideGroup[] = [];
  for (const name of new Set(names)) groups.push({ name, rows: await loadRun(store, name) });
  return { text, kind: 'runs', groups };
}

/** `mode:baseline since:1d`: a term with a key. */
const isFilter = (text: string): boolean => /(?:^|\s)-?[a-z_-]+:\S/.test(text);

const hasRun = async (store: TraceStore, run: string): Promise<boolean> => (await store.list({ run }, 1)).length > 0;

/** @throws {TraceStoreError} `ambiguous` when several ids begin so. */
async function findTrace(store: TraceStore, id: string): Promise<ExchangeRow | undefined> {
  if (!/^[0-9a-f]{4,32}$/.test(id)) return undefined;
  const [found, another] = await store.list({ id }, 2);
  if (another)
    throw new TraceStoreError('ambiguous', `several traces have an id that begins with "${id}"; give more of it`);
  return found;
}

async function expandPattern(store: TraceStore, item: string, excluded: readonly string[]): Promise<string[]> {
  if (!item.endsWith('*')) return [item];
  const prefix = item.slice(0, -1);
  const found = await store.listRuns(prefix);
  if (found.length === 0) throw new TraceStoreError('not-found', `no run has a name that begins with "${prefix}"`);
  return found.filter((name) => !excluded.includes(name));
}

async function loadRun(store: TraceStore, run: string): Promise<ExchangeRow[]> {
  const rows = await store.list({ run }, maxExchangesPerRun + 1);
  if (rows.length === 0)
    throw new TraceStoreError(
      'not-found',
      `no request was recorded in run "${run}"; record one with "louter run --name ${run} AGENT" or the header "x-louter-run: ${run}"`,
    );
  if (rows.length > maxExchangesPerRun)
    throw new TraceStoreError(
      'invalid-runs',
      `run "${run}" has more than ${maxExchangesPerRun} requests: record shorter runs under names of their own`,
    );
  return rows;
}

async function selectByFilter(store: TraceStore, text: string): Promise<ComparisonSide> {
  const filter: TraceFilter = parseFilter(text, Date.now());
  const rows = await store.list(filter, maxExchangesPerFilter + 1);
  if (rows.length === 0) throw new TraceStoreError('not-found', `no request matches "${text}"`);
  if (rows.length > maxExchangesPerFilter)
    throw new TraceStoreError(
      'invalid-runs',
      `"${text}" matches more than ${maxExchangesPerFilter} requests: add a filter such as since:1h or model:NAME`,
    );
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return { text, kind: 'filter', groups: [...byRun].map(([run, own]) => ({ name: run ?? text, rows: own })) };
}

// ---------------------------------------------------------------- pairs

/** The exchanges of both sides that are compared with each other. */
export interface ComparedRows {
  position: PositionedRow['position'];
  a: ExchangeRow[];
  b: ExchangeRow[];
}

/**
 * The exchanges of both sides, position by position, in the order of the first side that has it; and those without a
 * position. Runs are paired by position, lists of traces in their order, what filters select by case or request.
 */
export function pairRows(
  a: ComparisonSide,
  b: ComparisonSide,
): { pairs: ComparedRows[]; rest: Record<'a' | 'b', ExchangeRow[]> } {
  const position = positioning(a.kind, b.kind);
  const pairs = new Map<string, ComparedRows>();
  const rest: Record<'a' | 'b', ExchangeRow[]> = { a: [], b: [] };
  for (const [side, { groups }] of [
    ['a', a],
    ['b', b],
  ] as const)
    for (const { rows } of groups) {
      const positioned = position(rows);
      const paired = new Set(positioned.map(({ row }) => row));
      appendAll(
        rest[side],
        rows.filter((row) => !paired.has(row)),
      );
      for (const { key, position: at, row } of positioned) {
        const pair = pairs.get(key) ?? { position: at, a: [], b: [] };
        pair[side].push(row);
        pairs.set(key, pair);
      }
    }
  return { pairs: [...pairs.values()], rest };
}

function positioning(
  a: ComparisonSide['kind'],
  b: ComparisonSide['kind'],
): (rows: readonly ExchangeRow[]) => PositionedRow[] {
  if (a === 'runs' && b === 'runs') return positionRows;
  return a === 'traces' && b === 'traces' ? positionByIndex : positionSelected;
}
