import type { CoreUsage } from '../core/types.ts';
import type { TokenRate } from '../record/exchange.ts';

/** Of English and code most tokenizers make a token of about four bytes; JSON's own marks cost some more. */
const initialTokensPerByte = 0.28;
/** How much a new exchange weighs against what was learned before. */
const learningWeight = 0.2;

/** How many models are learned about: clients name them as they like. */
const maxModels = 1_000;

/** How many tokens a model makes of a byte, learned from what its vendor counted. */
export interface TokenRates {
  /** Takes in what the vendor counted for a request of so many bytes, media left out. */
  learn(model: string, bytes: number, usage: CoreUsage): void;
  /** Takes in what recorded exchanges tell of models of which nothing was learned yet. */
  seed(known: readonly TokenRate[]): void;
  /** Tokens for so many bytes. */
  estimate(model: string, bytes: number): number;
}

export function createTokenRates(): TokenRates {
  const rates = new Map<string, number>();
  return {
    learn(model, bytes, { input }) {
      if (bytes < 200 || input === undefined || input <= 0) return;
      const before = rates.get(model);
      const rate = input / bytes;
      // A wild figure (a vendor that counts nothing, or media by weight) must not spoil what was learned.
      if (rate < 0.02 || rate > 2) return;
      if (before === undefined && rates.size >= maxModels) return;
      rates.set(model, before === undefined ? rate : before + (rate - before) * learningWeight);
    },
    seed(known) {
      for (const [model, rate] of known) if (!rates.has(model)) rates.set(model, rate);
    },
    estimate: (model, bytes) => Math.max(1, Math.ceil(bytes * (rates.get(model) ?? initialTokensPerByte))),
  };
}
