import { costOf } from '../core/cost.ts';
import type { ReadUsage, ExchangeRecord } from './exchange.ts';

/** What the summary of a closed exchange adds; undefined without usage. */
export function readUsageOf({ backend, key, status, summary }: ExchangeRecord): ReadUsage | undefined {
  if (!backend || !summary?.usage || status === 'open') return undefined;
  const { raw: _, ...usage } = summary.usage;
  const cost = costOf(usage, backend.price) ?? null;
  return { backend: backend.provider, model: backend.model, key: key ?? null, usage, cost };
}

/** Clients choose the names of models: sums of more of them are under one name. */
const maxModels = 1000;

/** Sums of usage since the start, by backend, model and key. */
export class ReadUsageTotals {
  readonly #totals = new Map<string, ReadUsage>();

  add(read: ReadUsage): void {
    const ownName = nameOf(read, read.model);
    const model = this.#totals.has(ownName) || this.#totals.size < maxModels ? read.model : 'other';
    const name = nameOf(read, model);
    const { usage, cost } = this.#totals.get(name) ?? { usage: {}, cost: null };
    this.#totals.set(name, {
      ...read,
      model,
      usage: {
        input: (usage.input ?? 0) + (read.usage.input ?? 0),
        output: (usage.output ?? 0) + (read.usage.output ?? 0),
        cacheRead: (usage.cacheRead ?? 0) + (read.usage.cacheRead ?? 0),
        cacheWrite: (usage.cacheWrite ?? 0) + (read.usage.cacheWrite ?? 0),
        reasoning: (usage.reasoning ?? 0) + (read.usage.reasoning ?? 0),
      },
      cost: read.cost === null ? cost : (cost ?? 0) + read.cost,
    });
  }

  get totals(): readonly ReadUsage[] {
    return [...this.#totals.values()];
  }
}

const nameOf = ({ backend, key }: ReadUsage, model: string): string => JSON.stringify([backend, model, key]);
