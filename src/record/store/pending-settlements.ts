import { pluralize } from '../../core/shown.ts';
import type { Settlement } from './key-counter-store.ts';

/** What a request used, on its way to the counters of its key. */
export interface PendingSettlement {
  readonly id: string;
  readonly final: readonly Settlement[];
}

/** A line for the log about settlements that cannot be written. */
export interface SettlementReport {
  readonly level: 'info' | 'warn';
  readonly message: string;
}

export type ReportSettlements = (report: SettlementReport) => void;

/** How many requests wait while the database is not available; beyond that the oldest is given up. */
const maxPending = 10_000;

interface PendingOptions {
  max?: number;
  /** Is called with each settlement that is given up. */
  onGivenUp?: (settlement: PendingSettlement) => void;
}

/** Settlements in the order in which their requests ended, until they are written. Reports failures once, and what is given up. */
export class PendingSettlements {
  readonly #report: ReportSettlements;
  readonly #max: number;
  readonly #onGivenUp: (settlement: PendingSettlement) => void;
  #pending: PendingSettlement[] = [];
  #isFailing = false;
  #dropped = 0;

  constructor(report: ReportSettlements, { max = maxPending, onGivenUp = () => {} }: PendingOptions = {}) {
    this.#report = report;
    this.#max = max;
    this.#onGivenUp = onGivenUp;
  }

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }

  add(settlement: PendingSettlement): void {
    this.#pending.push(settlement);
    if (this.#pending.length <= this.#max) return;
    const oldest = this.#pending.shift();
    if (oldest) this.#onGivenUp(oldest);
    this.#dropped += 1;
    if (this.#dropped === 1)
      this.#warn(`the limits and budgets of keys no longer count what requests used: more than ${this.#max} wait`);
  }

  /** The oldest ones, at most so many. */
  first(count: number): readonly PendingSettlement[] {
    return this.#pending.slice(0, count);
  }

  hasKeyOf(keys: readonly string[]): boolean {
    return this.#pending.some(({ final }) => final.some(({ key }) => keys.includes(key)));
  }

  /** They are in the database. */
  written(batch: readonly PendingSettlement[]): void {
    const done = new Set(batch);
    this.#pending = this.#pending.filter((each) => !done.has(each));
    if (!this.#isFailing) return;
    this.#isFailing = false;
    const lost = this.#dropped > 0 ? `, except of ${pluralize(this.#dropped, 'request')}, given up meanwhile` : '';
    this.#dropped = 0;
    this.#report({ level: 'info', message: `what requests used is counted for their keys again${lost}` });
  }

  /** The oldest ones cannot be written now. */
  failed(error: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#warn(`what requests used is not counted for their keys now, and waits: ${reason}`);
  }

  /** The gateway ends: what is left is not written. */
  end(): void {
    const lost = this.#dropped + this.#pending.length;
    this.#pending = [];
    this.#dropped = 0;
    if (lost > 0)
      this.#warn(
        `what ${pluralize(lost, 'request')} used is not counted for their keys: it was not written before the end`,
      );
  }

  #warn(message: string): void {
    this.#report({ level: 'warn', message });
  }
}
