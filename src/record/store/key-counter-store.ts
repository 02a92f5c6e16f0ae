/** What a limit counts. Amounts of `usd` are billionths of a dollar. */
export type CounterUnit = 'requests' | 'tokens' | 'usd';

/** An amount to add to a counter of a key, if the counter then stays within a limit. */
export interface Charge {
  readonly key: string;
  readonly unit: CounterUnit;
  /** The window of the counter, in milliseconds since 1970. */
  readonly windowStart: number;
  readonly windowEnd: number;
  /** A whole number, at least 0. */
  readonly amount: number;
  readonly limit: number;
}

/** Whether charges were made: all of them, or none. */
export interface ReserveResult {
  /** The first charge that would exceed its limit; null: all were made. */
  readonly refused: number | null;
  /** What each counter has now, with the charges if they were made, in their order. */
  readonly amounts: readonly number[];
}

/** The final amount in place of a reserved one. */
export type Settlement = Omit<Charge, 'limit'>;

/**
 * Counts what keys use. A charge is accepted if the counter stays within its limit, or if nothing is counted yet: a single
 * request may exceed a limit that would otherwise refuse it forever.
 */
export interface KeyCounterStore {
  /**
   * Makes all charges, or none.
   * @param id of the request, by which `settle` finds what was reserved.
   * @param expiresAt when the request has certainly ended, in milliseconds since 1970: if its process does not settle it
   *   before, because it ended too, what was reserved of windows that still last is given back.
   * @throws if the store is not available.
   */
  reserve(id: string, charges: readonly Charge[], expiresAt: number): Promise<ReserveResult>;
  /**
   * Replaces what was reserved for a request by the final amounts; also if `reserve` was refused or failed, but the request
   * was sent nevertheless. Not lost if the store is not available for a while.
   */
  settle(id: string, final: readonly Settlement[]): void;
  /** Writes what is left, and releases resources. */
  stop(): Promise<void>;
}

/** Whether an amount may be added to a counter. */
const isWithin = (counted: number, { amount, limit }: Charge): boolean => counted <= 0 || counted + amount <= limit;

/** How long a store keeps ended minutes, as the clock may be set back, and the other windows. */
export const keepMinutesMs = 86_400_000;
export const keepBudgetsMs = 400 * 86_400_000;

/** Counters whose windows ended are kept for this long: the clock may be set back. */
const keepEndedMs = keepMinutesMs;

interface MemoryCounter {
  amount: number;
  readonly windowEnd: number;
}

/** The counters of this process. Exact, as nothing else happens between the check and the charge. */
export class MemoryKeyCounters {
  readonly #counters = new Map<string, MemoryCounter>();
  readonly #reserved = new Map<string, readonly Charge[]>();
  readonly #now: () => number;
  #sweepAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  reserve(id: string, charges: readonly Charge[]): ReserveResult {
    this.#removeEnded();
    const amounts = charges.map((charge) => this.#counters.get(keyOf(charge))?.amount ?? 0);
    const refused = charges.findIndex((charge, index) => !isWithin(amounts[index] ?? 0, charge));
    if (refused !== -1) return { refused, amounts };
    for (const charge of charges) this.#add(charge, charge.amount);
    this.#reserved.set(id, charges);
    return { refused: null, amounts: charges.map((charge, index) => (amounts[index] ?? 0) + charge.amount) };
  }

  /** Nothing for a request that has no reservation: it was settled before, or refused. */
  settle(id: string, final: readonly Settlement[]): void {
    const charges = this.#reserved.get(id);
    if (!charges) return;
    this.#reserved.delete(id);
    for (const charge of charges) {
      const settled = final.find(({ unit }) => unit === charge.unit)?.amount ?? 0;
      this.#add(charge, settled - charge.amount);
    }
  }

  /** How many requests have a reservation. */
  get reservations(): number {
    return this.#reserved.size;
  }

  /** What a counter has now. */
  amountOf(counter: Pick<Charge, 'key' | 'unit' | 'windowStart'>): number {
    return this.#counters.get(keyOf(counter))?.amount ?? 0;
  }

  #add(charge: Settlement, amount: number): void {
    const key = keyOf(charge);
    const counter = this.#counters.get(key);
    if (counter) counter.amount = Math.max(0, counter.amount + amount);
    else this.#counters.set(key, { amount: Math.max(0, amount), windowEnd: charge.windowEnd });
  }

  #removeEnded(): void {
    const now = this.#now();
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 60_000;
    for (const [key, { windowEnd }] of this.#counters) if (windowEnd + keepEndedMs < now) this.#counters.delete(key);
  }
}

const keyOf = ({ key, unit, windowStart }: Pick<Charge, 'key' | 'unit' | 'windowStart'>): string =>
  `${key} ${unit} ${windowStart}`;
