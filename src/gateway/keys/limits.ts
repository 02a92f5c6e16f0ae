import type { KeyConfig } from '../../config/config.ts';
import { LouterError } from '../../core/error.ts';
import { windowAt, type WindowPeriod } from '../../core/time-window.ts';
import type { KeyLimit, KeyRate } from '../../core/key-limit.ts';
import { unreachable } from '../../core/unreachable.ts';
import { waitAtMost } from '../../core/within-time.ts';
import {
  MemoryKeyCounters,
  type Charge,
  type CounterUnit,
  type KeyCounterStore,
  type ReserveResult,
} from '../../record/store/key-counter-store.ts';

/** What a request may use at most, or has used. */
export interface KeyUsage {
  readonly tokens: number;
  /** US dollars. */
  readonly usd: number;
}

/** A request that was admitted. */
export interface KeyPermit {
  /** Why the limits were checked by this process alone: what the shared store failed with; null if they were not. */
  readonly storeFailure: string | null;
  /** What is left of the limits per minute, with what was reserved for this request. */
  readonly rates: readonly KeyRate[];
  /**
   * Replaces what was reserved by what was used, and ends the request; null: nothing was sent upstream, so that nothing
   * counts. Later calls have no effect.
   */
  end(used: KeyUsage | null): void;
}

export interface KeyLimits {
  /**
   * Counts a request against all limits of its key, before it is sent.
   * @param id of the request.
   * @throws {LouterError} `rate-limit` (429) with the limit that was reached.
   */
  admit(id: string, key: KeyConfig, expected: KeyUsage): Promise<KeyPermit>;
  /** Of a key. */
  inFlight(name: string): number;
  stop(): Promise<void>;
}

export interface KeyLimitOptions {
  /** Counts for all processes; absent: this process counts alone, from its start on. */
  readonly store?: KeyCounterStore | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long a request can last at most, in milliseconds. */
  readonly maxRequestMs?: number;
}

/** How long a request waits for the store; then this process decides alone. */
const storeTimeoutMs = 2_000;
/** The same for the first one: the store is being opened. */
const firstTimeoutMs = 10_000;
/** When a client may try again that has too many requests in flight. */
const concurrencyRetryMs = 2_000;
/** Twice the default of `limits.total_timeout`. */
const defaultMaxRequestMs = 7_200_000;

const nanoDollars = (usd: number): number => Math.round(usd * 1e9);

/** Counts the requests of keys with limits: exactly within this process, and through `store` for all that share it. */
export function createKeyLimits(options: KeyLimitOptions = {}): KeyLimits {
  const { store, now = Date.now, maxRequestMs = defaultMaxRequestMs } = options;
  const memory = new MemoryKeyCounters(now);
  const inFlight = new Map<string, number>();
  let isOpened = false;

  function begin({ name, maxConcurrent }: KeyConfig): void {
    const active = inFlight.get(name) ?? 0;
    if (maxConcurrent !== null && active >= maxConcurrent) throw concurrencyError(name, maxConcurrent);
    inFlight.set(name, active + 1);
  }

  function finish(name: string): void {
    const active = (inFlight.get(name) ?? 1) - 1;
    if (active > 0) inFlight.set(name, active);
    else inFlight.delete(name);
  }

  /** What the counters of the store have with the charges, or why it made none; `undefined` if nothing is counted there. */
  async function reserveShared(
    id: string,
    key: KeyConfig,
    charges: readonly Charge[],
  ): Promise<{ amounts: readonly number[] } | { failure: string } | undefined> {
    if (!store || charges.length === 0) return undefined;
    const timeoutMs = isOpened ? storeTimeoutMs : firstTimeoutMs;
    const result = await answerOf(store.reserve(id, charges, now() + maxRequestMs), timeoutMs);
    isOpened = true;
    if ('refused' in result && result.refused !== null) throw refusal(key, charges, result, now());
    return result;
  }

  return {
    inFlight: (name) => inFlight.get(name) ?? 0,
    async admit(id, key, expected) {
      begin(key);
      const charges = chargesOf(key, expected, now());
      let amounts: readonly number[];
      let storeFailure: string | null = null;
      try {
        const local = memory.reserve(id, charges);
        if (local.refused !== null) throw refusal(key, charges, local, now());
        const shared = await reserveShared(id, key, charges);
        amounts = shared && 'amounts' in shared ? shared.amounts : local.amounts;
        if (shared && 'failure' in shared) storeFailure = shared.failure;
      } catch (error) {
        memory.settle(id, []);
        finish(key.name);
        throw error;
      }
      let hasEnded = false;
      return {
        storeFailure,
        rates: ratesOf(charges, amounts),
        end(used) {
          if (hasEnded) return;
          hasEnded = true;
          finish(key.name);
          const final = charges.map((charge) => ({ ...charge, amount: usedAmount(charge.unit, used) }));
          memory.settle(id, final);
          if (charges.length > 0) store?.settle(id, final);
        },
      };
    },
    stop: async () => store?.stop(),
  };
}

/** What the store answers in time, or why there is no answer. */
async function answerOf(
  reserved: Promise<ReserveResult>,
  timeoutMs: number,
): Promise<ReserveResult | { failure: string }> {
  const failed = (error: unknown): { failure: string } => ({
    failure: error instanceof Error ? error.message : String(error),
  });
  const result = await waitAtMost(reserved.catch(failed), timeoutMs);
  return result ?? { failure: `no answer within ${timeoutMs / 1000} s` };
}

/** A million dollars, and more tokens than any request uses: sums of such amounts stay exact. */
const maxAmount = 1e15;

function usedAmount(unit: CounterUnit, used: KeyUsage | null): number {
  if (!used) return 0;
  const limited = (amount: number): number => Math.min(Math.max(0, amount), maxAmount);
  switch (unit) {
    case 'requests':
      return 1;
    case 'tokens':
      return limited(Math.ceil(used.tokens));
    case 'usd':
      return limited(nanoDollars(used.usd));
    default:
      return unreachable(unit);
  }
}

// ---------------------------------------------------------------- charges

/** Whether requests with a key are counted by a store; its in-flight requests are counted by each process. */
export const hasCountedLimit = ({ requestsPerMinute, tokensPerMinute, budget }: KeyConfig): boolean =>
  requestsPerMinute !== null || tokensPerMinute !== null || budget !== null;

function chargesOf(key: KeyConfig, expected: KeyUsage, time: number): Charge[] {
  const { name, requestsPerMinute, tokensPerMinute, budget } = key;
  const charge = (unit: CounterUnit, period: WindowPeriod, limit: number): Charge => {
    const { start, end } = windowAt(period, time);
    return { key: name, unit, windowStart: start, windowEnd: end, amount: usedAmount(unit, expected), limit };
  };
  return [
    ...(requestsPerMinute === null ? [] : [charge('requests', 'minute', requestsPerMinute)]),
    ...(tokensPerMinute === null ? [] : [charge('tokens', 'minute', tokensPerMinute)]),
    ...(budget === null ? [] : [charge('usd', budget.per, nanoDollars(budget.usd))]),
  ];
}

/** The limits per minute among the charges, with what is left of them. */
const ratesOf = (charges: readonly Charge[], amounts: readonly number[]): KeyRate[] =>
  charges.flatMap(({ unit, limit, windowEnd }, index) =>
    unit === 'usd'
      ? []
      : [{ of: unit, limit, remaining: Math.max(0, limit - (amounts[index] ?? 0)), resetAt: windowEnd }],
  );

// ---------------------------------------------------------------- refusals

const concurrencyError = (name: string, limit: number): LouterError =>
  new LouterError({
    kind: 'rate-limit',
    status: 429,
    retryAfterMs: concurrencyRetryMs,
    keyLimit: { reached: 'concurrent', rates: [] },
    message: `the key ${name} has ${limit} requests in flight (keys.${name}.max_concurrent): try again when one has ended`,
  });

function refusal(key: KeyConfig, charges: readonly Charge[], { refused, amounts }: ReserveResult, time: number) {
  const reached = charges[refused ?? -1];
  if (!reached) throw new Error('a refusal has no charge');
  const counted = amounts[refused ?? -1] ?? 0;
  const retryAfterMs = Math.max(1, reached.windowEnd - time);
  const rates = ratesOf(charges, amounts);
  const until = new Date(reached.windowEnd).toISOString().replace('.000Z', 'Z');
  return new LouterError({
    kind: 'rate-limit',
    status: 429,
    retryAfterMs,
    ...(reached.unit === 'usd' && { isPermanent: true }),
    keyLimit: keyLimitOf(key, reached, rates),
    message: `${describeRefusal(key, reached, counted)}; it is renewed at ${until}`,
  });
}

const keyLimitOf = ({ budget }: KeyConfig, { unit }: Charge, rates: readonly KeyRate[]): KeyLimit =>
  unit === 'usd' ? { reached: 'budget', ...(budget && { period: budget.per }), rates } : { reached: unit, rates };

function describeRefusal({ name, budget }: KeyConfig, { unit, limit, amount }: Charge, counted: number): string {
  switch (unit) {
    case 'requests':
      return `the key ${name} has sent its ${limit} requests of this minute (keys.${name}.rpm)`;
    case 'tokens':
      return `this request may use ${amount} tokens, and the key ${name} has ${Math.max(0, limit - counted)} of its ${limit} left in this minute (keys.${name}.tpm)`;
    case 'usd':
      return `this request may cost $${dollars(amount)}, and the key ${name} has $${dollars(Math.max(0, limit - counted))} of its budget of $${dollars(limit)} left in this ${budget?.per} (keys.${name}.budget), less what its requests in flight may cost`;
    default:
      return unreachable(unit);
  }
}

const dollars = (nano: number): string => String(Number((nano / 1e9).toFixed(6)));
