import type { ModelPrice } from '../core/cost.ts';

/** The price of models of a vendor, for requests to the vendor's own address. */
export interface PriceRow {
  /** Exact names; a date or `-latest` at the end of a requested name is ignored. */
  readonly models: readonly string[];
  /** The first day in UTC on which it applies; absent: always. Of several rows, the latest applies. */
  readonly from?: string;
  readonly price: ModelPrice;
}

/** The prices of one vendor, and where they are from. */
export interface VendorPrices {
  /** The host of the vendor's API. Elsewhere the same models have other prices. */
  readonly host: string;
  /** When the sources were read, or what they report. */
  readonly asOf: string;
  readonly sources: readonly string[];
  readonly rows: readonly PriceRow[];
}

/** Prices of Anthropic follow from that of the input: writes cost 1.25 and 2 times as much; `read` is a share of it. */
const anthropic = (input: number, output: number, read = 0.1): ModelPrice => ({
  input,
  output,
  cacheRead: round(input * read),
  cacheWrite5m: round(input * 1.25),
  cacheWrite1h: round(input * 2),
});

/** Prices of OpenAI; prompts of more than 272,000 tokens cost 2 times as much, and their responses 1.5 times. */
const openai = (input: number, cacheRead: number, output: number): ModelPrice => ({
  ...writesAt({ input, cacheRead, output }),
  longPrompt: {
    above: 272_000,
    ...writesAt({ input: round(input * 2), cacheRead: round(cacheRead * 2), output: round(output * 1.5) }),
  },
});

/** Since the models of 2026-07, writing to the cache costs 1.25 times as much as other input. */
const writesAt = (price: { input: number; cacheRead: number; output: number }): ModelPrice => ({
  ...price,
  cacheWrite5m: round(price.input * 1.25),
});

/** Without the inexact last digits of a product. */
const round = (price: number): number => Number(price.toPrecision(10));

/**
 * Prices of the standard tier in US dollars per million tokens. What was not found on a page of the vendor, or on one that
 * quotes it, is left out: requests to such a model have no cost unless `[model_data.NAME] price` sets one.
 */
export const vendorPrices: readonly VendorPrices[] = [
  {
    host: 'api.anthropic.com',
    asOf: '2026-10-16',
    sources: [
      'https://platform.claude.com/docs/en/about-claude/pricing',
      'https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html',
      'https://github.com/TheKrush/PromptFuel/releases',
    ],
    rows: [
      { models: ['claude-fable-5-1', 'claude-mythos-5-1'], price: anthropic(10, 50, 0.025) },
      { models: ['claude-fable-5', 'claude-mythos-5'], price: anthropic(10, 50) },
      { models: ['claude-opus-5-5'], price: anthropic(4, 20, 0.05) },
      {
        models: ['claude-opus-5', 'claude-opus-4-8', 'claude-opus-4-7', 'claude-opus-4-6', 'claude-opus-4-5'],
        price: anthropic(5, 25),
      },
      { models: ['claude-opus-4-1', 'claude-opus-4', 'claude-opus-4-0', 'claude-3-opus'], price: anthropic(15, 75) },
      { models: ['claude-sonnet-5-5'], price: anthropic(2, 10) },
      { models: ['claude-sonnet-5-5'], from: '2026-10-07', price: anthropic(2, 10, 0.05) },
      { models: ['claude-sonnet-5'], price: anthropic(2, 10) },
      {
        models: ['claude-sonnet-4-6', 'claude-sonnet-4-5', 'claude-sonnet-4', 'claude-sonnet-4-0', 'claude-3-7-sonnet'],
        price: anthropic(3, 15),
      },
      {
        models: ['claude-haiku-5-5'],
        price: { ...anthropic(0.1, 0.5), longPrompt: { above: 100_000, ...anthropic(0.5, 2.5) } },
      },
      { models: ['claude-haiku-4-5'], price: anthropic(1, 5) },
      { models: ['claude-3-5-haiku'], price: anthropic(0.8, 4) },
    ],
  },
  {
    host: 'api.openai.com',
    asOf: '2026-10-27',
    sources: [
      'https://developers.openai.com/api/docs/models',
      'https://developers.openai.com/api/docs/models/gpt-5.6-luna',
      'https://www.morphllm.com/openai-api-pricing',
      'https://github.com/merefield/codexometer/releases/tag/v0.18.4',
      'https://github.com/TheKrush/PromptFuel/releases',
    ],
    rows: [
      { models: ['gpt-6.1-sol'], price: openai(2, 0.1, 10) },
      { models: ['gpt-6.1-terra'], price: openai(1, 0.05, 5) },
      { models: ['gpt-6-astra'], price: openai(10, 1, 50) },
      { models: ['gpt-6-sol'], price: openai(2, 0.2, 10) },
      { models: ['gpt-6-luna'], price: openai(0.1, 0.01, 0.5) },
      { models: ['gpt-5.6-sol', 'gpt-5.6'], price: openai(4, 0.4, 20) },
      { models: ['gpt-5.6-terra'], price: openai(2, 0.2, 12) },
      { models: ['gpt-5.6-luna'], price: openai(0.2, 0.02, 1.2) },
      // Before 2026-07 writing to the cache was free of charge, and is not counted.
      { models: ['gpt-5.5'], price: { input: 5, cacheRead: 0.5, output: 30 } },
      { models: ['gpt-5.4'], price: { input: 2.5, cacheRead: 0.25, output: 15 } },
      { models: ['gpt-5.4-mini'], price: { input: 0.75, cacheRead: 0.075, output: 4.5 } },
      { models: ['gpt-5.4-nano'], price: { input: 0.2, cacheRead: 0.02, output: 1.25 } },
    ],
  },
  {
    // The sources do not have the prices of cached tokens: responses that read from the cache have no cost.
    host: 'generativelanguage.googleapis.com',
    asOf: '2026-10-07',
    sources: [
      'https://ai.google.dev/gemini-api/docs/pricing',
      'https://github.com/api-evangelist/deepmind/blob/47a9772bdb46163b5e5560285bbc88bb11b86073/plans/deepmind-plans-pricing.yml',
    ],
    rows: [
      { models: ['gemini-3.8-flash'], price: { input: 0.75, output: 3.75 } },
      { models: ['gemini-3.8-flash'], from: '2027-01-01', price: { input: 1.5, output: 7.5 } },
      { models: ['gemini-3.5-flash'], price: { input: 1.5, output: 9 } },
      { models: ['gemini-3.5-flash-lite'], price: { input: 0.3, output: 2.5 } },
      {
        models: ['gemini-3.1-pro-preview'],
        price: { input: 2, output: 12, longPrompt: { above: 200_000, input: 4, output: 18 } },
      },
    ],
  },
];

/** The prompts for which models have other prices than for shorter ones are longer than one of these, in tokens. */
export const longPromptBounds: readonly number[] = [
  ...new Set(vendorPrices.flatMap(({ rows }) => rows.flatMap(({ price }) => price.longPrompt?.above ?? []))),
].toSorted((one, other) => one - other);
