import { costOf, withCachePrices } from '../../core/cost.ts';
import { LouterError } from '../../core/error.ts';
import { asArray, asNumber, type JsonObject } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import type { ExchangeBackend, ResponseSummary } from '../../record/exchange.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import type { ExchangeRecorder } from '../exchange-recorder.ts';
import type { KeyPermit, KeyUsage } from './limits.ts';
import { PassedUsage, type CountedRequest } from './passed-usage.ts';
import type { ParsedRequest } from '../request/resolve-request.ts';
import type { Route } from '../route/routing.ts';
import { estimateRequestTokens } from '../request/token-estimate.ts';

/** What is expected of a response if the request limits neither it nor is a limit of the model known. */
const usualOutputTokens = 4096;
/** No model writes more: what a client requests beyond it is not expected. */
const maxOutputTokens = 10_000_000;
/** Of the text of a response that broke before its usage came. */
const charactersPerToken = 4;

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
  record.keyAdmitted(permit.rates);
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
  const completions = route.task === 'pass' ? ifValid(() => parsed.parse()) : undefined;
  const stated = completions ? asNumber(completions['max_tokens']) : request?.maxTokens;
  const requested = stated !== undefined && stated > 0 ? stated : usualOutputTokens;
  const count = completions ? countCompletions(completions) : (request?.candidates ?? 1);
  const each = routes.map(({ model, price }) => {
    const rates = services.tokenRates;
    const input = request ? estimateRequestTokens(rates, { model, request, bytes }) : rates.estimate(model, bytes);
    const longest = Math.min(requested, services.config.modelFacts(model).maxOutput ?? maxOutputTokens);
    const output = writesText ? Math.min(longest * count, maxOutputTokens) : 0;
    return { input, output, tokens: input + output, usd: costOf({ input, output }, price) ?? 0 };
  });
  return {
    input: Math.max(...each.map(({ input }) => input)),
    output: Math.max(...each.map(({ output }) => output)),
    tokens: Math.max(...each.map(({ tokens }) => tokens)),
    usd: Math.max(...each.map(({ usd }) => usd)),
  };
}

/** How many texts a request of OpenAI's older completions has generated: `best_of` of them, of which `n` are sent, for each prompt. */
function countCompletions({ n, best_of: bestOf, prompt }: JsonObject): number {
  const choices = Math.max(1, asNumber(n) ?? 1, asNumber(bestOf) ?? 1);
  const prompts = asArray(prompt);
  // A list of numbers is one prompt in tokens.
  return choices * (prompts && typeof prompts[0] !== 'number' ? Math.max(1, prompts.length) : 1);
}

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

function endRequest(exchange: ExchangeContext, request: EndedRequest): void {
  const { permit, expected, hasBudget, countsUsage } = request;
  const { record, inbound } = exchange;
  const { backend } = record;
  if (permit.storeFailure !== null)
    record.noted({
      what: `the limits of the key ${inbound.key?.name} were checked by this process alone: the trace database did not count them`,
      saw: permit.storeFailure,
    });
  // Nothing was sent: the request was invalid, or no target accepted it.
  if (!backend || !record.isSent) return permit.end(null);
  if (!countsUsage) return permit.end(noUsage);
  const passed = record.summary ? undefined : request.passed.end();
  if (passed?.failure !== undefined)
    record.noted({
      what: 'the usage of the response cannot be read: the limits of the key count an estimate',
      saw: passed.failure,
    });
  const answers: AnswerCharge[] = [
    ...record.abandonedAnswers.map((answer) => ({ ...answer, hasAnswer: true })),
    {
      backend,
      summary: record.ownSummary ?? passed?.summary ?? null,
      outputCharacters: passed?.outputCharacters ?? record.outputCharacters,
      hasAnswer: (record.attemptStatus ?? 0) >= 200 && (record.attemptStatus ?? 0) < 400,
    },
  ];
  let used: KeyUsage = noUsage;
  for (const answer of answers) {
    const usage = completeUsage(answer, expected);
    const { price } = answer.backend;
    const usd = costOf(usage, price && withCachePrices(price));
    if (hasBudget) noteMissingPrice(record, answer.backend, usage);
    used = {
      tokens: used.tokens + (usage?.input ?? 0) + (usage?.output ?? 0),
      usd: used.usd + (usd ?? 0),
    };
  }
  if (answers.length > 1) record.noted({ what: 'the limits of the key count what came of failed attempts, too' });
  permit.end(used);
}

/** An answer that is charged; of one that failed, what came of it. */
interface AnswerCharge {
  readonly backend: Readonly<ExchangeBackend>;
  readonly summary: Readonly<ResponseSummary> | null;
  readonly outputCharacters: number;
  /** Whether its head has come, with a status that is no error. */
  readonly hasAnswer: boolean;
}

function noteMissingPrice(
  record: ExchangeRecorder,
  { price, provider, model }: Readonly<ExchangeBackend>,
  usage: CoreUsage | null,
): void {
  if (!usage || costOf(usage, price) !== undefined) return;
  const target = `${provider}/${model}`;
  const what = price
    ? `no price of cached tokens of ${target} is known: the budget of the key counts them as other input`
    : `no price of ${target} is known: the budget of the key does not count it`;
  record.noted({ what });
}

/**
 * The usage that came. What is missing is estimated: of a response that broke before its final usage, from its text,
 * reasoning and calls; of one that ended without, also from what the request may use at most, as its reasoning may be hidden.
 */
function completeUsage(
  { summary, hasAnswer, outputCharacters }: AnswerCharge,
  expected: ExpectedUsage,
): CoreUsage | null {
  const usage = summary?.usage ?? null;
  if (!hasAnswer) return usage;
  const isComplete = usage?.output !== undefined && summary?.finish !== null;
  if (isComplete) return usage;
  const written = Math.ceil(outputCharacters / charactersPerToken);
  const hasEnded = summary !== null && summary.finish !== null;
  return {
    ...usage,
    input: usage?.input ?? expected.input,
    output: Math.max(usage?.output ?? 0, written, hasEnded ? expected.output : 0),
  };
}
