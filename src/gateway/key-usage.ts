import { costOf, withCachePrices } from '../core/cost.ts';
import { LouterError } from '../core/error.ts';
import { asNumber } from '../core/json.ts';
import type { CoreUsage } from '../core/types.ts';
import type { ResponseSummary } from '../record/exchange.ts';
import { outputLength } from '../record/response-summary.ts';
import { createSummaryReader, type SummaryReader } from '../record/response-summarizer.ts';
import type { ExchangeContext } from './exchange-context.ts';
import type { KeyPermit, KeyUsage } from './key-limits.ts';
import type { ParsedRequest } from './resolve-request.ts';
import type { Route } from './routing.ts';
import { estimateRequestTokens } from './token-estimate.ts';
import type { UpstreamResponse } from './transport.ts';

/** What is expected of a response if the request limits neither it nor is a limit of the model known. */
const usualOutputTokens = 4096;
/** No model writes more: what a client requests beyond it is not expected. */
const maxOutputTokens = 10_000_000;
/** Of the text of a response that broke before its usage came. */
const charactersPerToken = 4;

/** Reads the usage of a response that is passed through, for keys whose limits need it. */
export class PassedUsage {
  #reader: SummaryReader | undefined;
  #isReadable = true;
  #outputCharacters = 0;

  /** The response begins. */
  start(response: UpstreamResponse, { adapter, config, model, issuer }: Route, requestUrl: string): void {
    const { dialect, thinking, tools } = config;
    this.#reader = createSummaryReader(
      {
        backend: { protocol: adapter.codec.protocol, dialect, thinking, tools, model, issuer },
        status: response.status,
        headers: response.headers,
        requestUrl,
      },
      (event) => {
        this.#outputCharacters += outputLength(event);
      },
    );
  }

  push(bytes: Buffer): void {
    this.#try(() => this.#reader?.push(bytes));
  }

  /** What is known of it, when it has ended or broken. */
  end(): { summary: ResponseSummary | null; outputCharacters: number } {
    const summary = this.#try(() => this.#reader?.end()) ?? null;
    return { summary, outputCharacters: this.#outputCharacters };
  }

  /** What cannot be read has no usage, and is passed on nevertheless. */
  #try<Value>(read: () => Value): Value | undefined {
    if (!this.#isReadable) return undefined;
    try {
      return read();
    } catch {
      this.#isReadable = false;
      return undefined;
    }
  }
}

/** A request that counts against the limits of its key. */
export interface CountedRequest {
  /** Where bytes are passed through; the gateway knows the usage of others. */
  readonly passed: PassedUsage;
  /** Ends it with what it used; also if it failed. */
  end(): void;
}

/**
 * Checks the limits of the client's key before anything is sent; `undefined` if it has none that count this request:
 * counting tokens is free.
 * @throws {LouterError} `rate-limit` (429).
 */
export async function countRequest(
  exchange: ExchangeContext,
  routes: readonly Route[],
  parsed: ParsedRequest,
): Promise<CountedRequest | undefined> {
  const { inbound, services, route, record, abort } = exchange;
  const { key } = inbound;
  if (!key || route.task === 'count-tokens' || routes.length === 0) return undefined;
  const { tokensPerMinute, budget, requestsPerMinute, maxConcurrent } = key;
  if (tokensPerMinute === null && budget === null && requestsPerMinute === null && maxConcurrent === null)
    return undefined;
  const countsUsage = tokensPerMinute !== null || budget !== null;
  const expected = countsUsage ? estimateUsage(exchange, routes, parsed) : noUsage;
  const permit = await services.keyLimits.admit(record.traceId, key, expected);
  const passed = new PassedUsage();
  if (abort.signal.aborted) permit.end(null);
  return {
    passed,
    end: () => endRequest(exchange, { permit, passed, expected, hasBudget: budget !== null, countsUsage }),
  };
}

interface ExpectedUsage extends KeyUsage {
  readonly input: number;
  readonly output: number;
}

const noUsage: ExpectedUsage = { tokens: 0, usd: 0, input: 0, output: 0 };

/** What a request may use at most: its prompt, estimated, and the longest response; by the target that costs most. */
function estimateUsage(exchange: ExchangeContext, routes: readonly Route[], parsed: ParsedRequest): ExpectedUsage {
  const { services, inbound, route } = exchange;
  const request = route.task === 'chat' ? ifValid(() => parsed.decode()) : undefined;
  const bytes = inbound.body.length;
  const writesText = route.task === 'chat' || (route.task === 'pass' && route.kind === 'openai-completions');
  const stated = route.task === 'pass' ? readMaxTokens(parsed) : request?.maxTokens;
  const requested = stated !== undefined && stated > 0 ? stated : usualOutputTokens;
  const each = routes.map(({ model, price }) => {
    const rates = services.tokenRates;
    const input = request ? estimateRequestTokens(rates, { model, request, bytes }) : rates.estimate(model, bytes);
    const output = writesText ? Math.min(requested, services.config.modelFacts(model).maxOutput ?? maxOutputTokens) : 0;
    return { input, output, tokens: input + output, usd: costOf({ input, output }, price) ?? 0 };
  });
  return {
    input: Math.max(...each.map(({ input }) => input)),
    output: Math.max(...each.map(({ output }) => output)),
    tokens: Math.max(...each.map(({ tokens }) => tokens)),
    usd: Math.max(...each.map(({ usd }) => usd)),
  };
}

/** Of a request of OpenAI's older completions. */
const readMaxTokens = (parsed: ParsedRequest): number | undefined =>
  asNumber(ifValid(() => parsed.parse())?.['max_tokens']);

/** A request that is passed through may be valid for its vendor only. */
function ifValid<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof LouterError) return undefined;
    throw error;
  }
}

interface EndedRequest {
  readonly permit: KeyPermit;
  readonly passed: PassedUsage;
  readonly expected: ExpectedUsage;
  readonly hasBudget: boolean;
  readonly countsUsage: boolean;
}

function endRequest(exchange: ExchangeContext, { permit, passed, expected, hasBudget, countsUsage }: EndedRequest) {
  const { record, inbound } = exchange;
  const { backend } = record;
  if (permit.isLocal)
    record.noted({ what: `the limits of the key ${inbound.key?.name} were checked by this process alone` });
  // Nothing was sent: the request was invalid, or no target accepted it.
  if (!backend?.request) return permit.end(null);
  if (!countsUsage) return permit.end(noUsage);
  const read = record.summary ? undefined : passed.end();
  const summary = record.summary ?? read?.summary ?? null;
  const usage = completeUsage(summary, {
    hasAnswer: (record.attemptStatus ?? 0) >= 200 && (record.attemptStatus ?? 0) < 400,
    expected,
    outputCharacters: read?.outputCharacters ?? record.outputCharacters,
  });
  const { price, provider, model } = backend;
  const usd = costOf(usage, price && withCachePrices(price));
  if (hasBudget && usage && usd === undefined)
    record.noted({ what: `no price of ${provider}/${model} is known: the budget of the key does not count it` });
  else if (hasBudget && usd !== undefined && costOf(usage, price) === undefined)
    record.noted({
      what: `no price of cached tokens of ${provider}/${model} is known: the budget of the key counts them as other input`,
    });
  permit.end({ tokens: (usage?.input ?? 0) + (usage?.output ?? 0), usd: usd ?? 0 });
}

/**
 * The usage that came. What is missing is estimated: of a response that broke before its final usage, from its text; of
 * one that ended without, also from what the request may use at most, as its reasoning may be hidden.
 */
function completeUsage(
  summary: Readonly<ResponseSummary> | null,
  known: { hasAnswer: boolean; expected: ExpectedUsage; outputCharacters: number },
): CoreUsage | null {
  const usage = summary?.usage ?? null;
  if (!known.hasAnswer) return usage;
  const isComplete = usage?.output !== undefined && summary?.finish !== null;
  if (isComplete) return usage;
  const { expected } = known;
  const written = Math.ceil(known.outputCharacters / charactersPerToken);
  const hasEnded = summary !== null && summary.finish !== null;
  return {
    ...usage,
    input: usage?.input ?? expected.input,
    output: Math.max(usage?.output ?? 0, written, hasEnded ? expected.output : 0),
  };
}
