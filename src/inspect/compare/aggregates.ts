import { maxOf, minOf } from '../../core/extremes.ts';
import type { ExchangeRow } from '../../record/store/listing.ts';
import type { ComparedExchange } from './compared-exchange.ts';
import { clientCallsIn, findInvalidArguments, findUndeclaredTools } from './response-checks.ts';

// Totals of many exchanges on each side: differences that no single pair shows.

/** Totals of some exchanges, as in `louter traces compare --json`. Times in milliseconds. */
export interface Aggregate {
  requests: number;
  errors: number;
  /** Of all requests, from 0 to 1. */
  error_rate: number;
  /** How often answers ended for which reason. */
  stop_reasons: Record<string, number>;
  /** How many values could not be carried over. */
  losses: number;
  /** Exchanges that were checked against themselves, and those of them with a contradiction. */
  checked: number;
  contradictions: number;
  /** Tool calls for the client to run, and those with a declared tool and arguments that fit its schema. */
  calls: number;
  valid_calls: number;
  tokens: { input: number; output: number; cache_read: number; reasoning: number };
  /** In US dollars, of the requests whose cost is known; null where none is. */
  cost_usd: number | null;
  first_token_ms: Percentiles | null;
  total_ms: Percentiles | null;
}

interface Percentiles {
  p50: number;
  p95: number;
}

/** A metric of the compared side, and its range over the runs of the baseline. */
export interface MetricNoise {
  metric: string;
  min: number;
  max: number;
  b: number | null;
  is_outside: boolean;
}

export interface ComparisonAggregates {
  a: Aggregate;
  b: Aggregate;
  /** The same by mode, model and backend. */
  by: { by: 'mode' | 'model' | 'backend'; value: string; a: Aggregate | null; b: Aggregate | null }[];
  /** Null where the baseline is one run: its variation is not known. */
  noise: MetricNoise[] | null;
}

/** The columns that are added up. */
type CountedRow = Pick<
  ExchangeRow,
  | 'mode'
  | 'model'
  | 'backend'
  | 'status'
  | 'finish'
  | 'lossCount'
  | 'inputTokens'
  | 'outputTokens'
  | 'cacheReadTokens'
  | 'reasoningTokens'
  | 'costUsd'
  | 'firstTokenAfter'
  | 'totalAfter'
>;

/** What is added up of one exchange. */
interface ExchangeFacts {
  side: 'a' | 'b';
  group: string;
  row: Pick<ExchangeRow, 'mode' | 'model' | 'backend' | 'status' | 'finish' | 'lossCount'>;
  tokens: Aggregate['tokens'];
  costUsd: number | null;
  /** Null where the exchange was not checked. */
  hasContradiction: boolean | null;
  calls: number;
  validCalls: number;
  firstTokenMs: number | null;
  totalMs: number | null;
}

/** Collects exchanges, and adds them up. */
export class AggregateCollector {
  readonly #facts: ExchangeFacts[] = [];

  /** @param compared null where its bodies are not stored. */
  add(side: 'a' | 'b', group: string, row: CountedRow, compared: ComparedExchange | null): void {
    const { mode, model, backend, status, finish, lossCount } = row;
    const check = compared?.check;
    const isChecked = check && (check.request !== 'skipped' || check.answer !== 'skipped');
    this.#facts.push({
      side,
      group,
      row: { mode, model, backend, status, finish, lossCount },
      tokens: {
        input: row.inputTokens ?? 0,
        output: row.outputTokens ?? 0,
        cache_read: row.cacheReadTokens ?? 0,
        reasoning: row.reasoningTokens ?? 0,
      },
      costUsd: row.costUsd,
      hasContradiction: isChecked ? check.findings.length > 0 : null,
      ...countCalls(compared),
      firstTokenMs: toMilliseconds(row.firstTokenAfter),
      totalMs: toMilliseconds(row.totalAfter),
    });
  }

  result(): ComparisonAggregates {
    const [a, b] = (['a', 'b'] as const).map((side) => this.#facts.filter((each) => each.side === side));
    if (!a || !b) throw new RangeError('a comparison has two sides');
    const by = (['mode', 'model', 'backend'] as const).flatMap((name) =>
      [...Map.groupBy(this.#facts, ({ row }) => row[name])].flatMap(([value, facts]) => {
        if (value === null) return [];
        const [own, other] = (['a', 'b'] as const).map((side) => facts.filter((each) => each.side === side));
        return [{ by: name, value, a: sumUpAny(own), b: sumUpAny(other) }];
      }),
    );
    return { a: sumUp(a), b: sumUp(b), by, noise: measureNoise(a, b) };
  }
}

function countCalls(compared: ComparedExchange | null): Pick<ExchangeFacts, 'calls' | 'validCalls'> {
  if (!compared?.answer) return { calls: 0, validCalls: 0 };
  const calls = clientCallsIn(compared.answer);
  const problems = [findUndeclaredTools, findInvalidArguments].flatMap((find) =>
    compared.answer ? find(compared.answer, compared) : [],
  );
  const invalid = new Set(problems.map(({ path }) => pathOfPart(path ?? '')));
  return { calls: calls.length, validCalls: calls.filter(({ path }) => !invalid.has(path)).length };
}

/** `/candidates/0/message/content/0` of a path in it. */
const pathOfPart = (path: string): string => path.split('/').slice(0, 6).join('/');

const sumUpAny = (facts: readonly ExchangeFacts[] = []): Aggregate | null => (facts.length === 0 ? null : sumUp(facts));

function sumUp(facts: readonly ExchangeFacts[]): Aggregate {
  const count = (holds: (each: ExchangeFacts) => boolean): number => facts.filter(holds).length;
  const sum = (value: (each: ExchangeFacts) => number): number => facts.reduce((total, each) => total + value(each), 0);
  const errors = count(({ row }) => row.status.endsWith('-error') || row.status === 'interrupted');
  const stopReasons = new Map<string, number>();
  for (const { row } of facts)
    if (row.finish !== null) stopReasons.set(row.finish, (stopReasons.get(row.finish) ?? 0) + 1);
  return {
    requests: facts.length,
    errors,
    error_rate: facts.length === 0 ? 0 : errors / facts.length,
    stop_reasons: Object.fromEntries(stopReasons),
    losses: sum(({ row }) => row.lossCount),
    checked: count(({ hasContradiction }) => hasContradiction !== null),
    contradictions: count(({ hasContradiction }) => hasContradiction === true),
    calls: sum(({ calls }) => calls),
    valid_calls: sum(({ validCalls }) => validCalls),
    tokens: {
      input: sum(({ tokens }) => tokens.input),
      output: sum(({ tokens }) => tokens.output),
      cache_read: sum(({ tokens }) => tokens.cache_read),
      reasoning: sum(({ tokens }) => tokens.reasoning),
    },
    cost_usd: facts.some(({ costUsd }) => costUsd !== null) ? sum(({ costUsd }) => costUsd ?? 0) : null,
    first_token_ms: percentilesOf(facts.flatMap(({ firstTokenMs }) => firstTokenMs ?? [])),
    total_ms: percentilesOf(facts.flatMap(({ totalMs }) => totalMs ?? [])),
  };
}

/** Nearest rank: the smallest value that so many percent of all do not exceed. */
function percentilesOf(values: readonly number[]): Percentiles | null {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return sorted.length === 0 ? null : { p50: rank(0.5), p95: rank(0.95) };
}

const perRequest = (value: number, { requests }: Aggregate): number | null =>
  requests === 0 ? null : value / requests;

/** Metrics that are compared with the range of the baseline's runs. */
const metrics: Record<string, (aggregate: Aggregate) => number | null> = {
  error_rate: ({ requests, error_rate: rate }) => (requests === 0 ? null : rate),
  losses_per_request: (each) => perRequest(each.losses, each),
  calls_per_request: (each) => perRequest(each.calls, each),
  valid_call_rate: ({ calls, valid_calls: valid }) => (calls === 0 ? null : valid / calls),
  input_tokens_per_request: (each) => perRequest(each.tokens.input, each),
  output_tokens_per_request: (each) => perRequest(each.tokens.output, each),
  first_token_ms_p50: ({ first_token_ms: times }) => times?.p50 ?? null,
  total_ms_p50: ({ total_ms: times }) => times?.p50 ?? null,
};

function measureNoise(a: readonly ExchangeFacts[], b: readonly ExchangeFacts[]): MetricNoise[] | null {
  const runs = [...Map.groupBy(a, ({ group }) => group).values()].map(sumUp);
  if (runs.length < 2) return null;
  const compared = sumUp(b);
  return Object.entries(metrics).flatMap(([metric, measure]): MetricNoise[] => {
    const values = runs.flatMap((run) => measure(run) ?? []);
    if (values.length < 2) return [];
    const [min, max] = [minOf(values), maxOf(values)];
    const value = measure(compared);
    return [{ metric, min, max, b: value, is_outside: value !== null && (value < min || value > max) }];
  });
}

const toMilliseconds = (microseconds: bigint | null): number | null =>
  microseconds === null ? null : Number(microseconds) / 1000;
