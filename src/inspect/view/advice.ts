import { addedMarks, usualMinCacheTokens } from '../../core/added-cache-marks.ts';
import { isErrorKind, kindOfStatus } from '../../core/error.ts';
import { isNotFetched } from '../../core/media.ts';
import { hasEffect } from '../../core/route-effects.ts';
import type { CoreErrorKind, Loss, LossSetting } from '../../core/types.ts';
import { tomlKey } from '../../core/toml-key.ts';
import { unreachable } from '../../core/unreachable.ts';
import { isProblemKind, type ExchangeProblem } from '../../record/problems.ts';
import type { ConversationExchange } from '../../record/store/conversations.ts';
import { parseLosses, parseNotes } from '../../record/store/exchange-columns.ts';
import { beginningOf } from './answer-quote.ts';
import { hasOtherTargets, limitIn, remedyOf, type Remedy } from './remedies.ts';

/** What the requests of a session show that could be changed. */
export interface ExportedAdvice {
  /** What was seen, as a sentence without its period. */
  what: string;
  /** What to do about it, in sentences. */
  next: string;
  /** Lines of the configuration, in TOML, with what is not known in capitals; null where it is nothing to set there. */
  setting: string | null;
  /** The ids of the requests that show it, in their order. */
  requests: string[];
}

/** One thing that a request shows; those of the same `what` and `next` are one advice. */
interface Observation extends Remedy {
  what: string;
}

type Exchange = Pick<
  ConversationExchange,
  | 'id'
  | 'seq'
  | 'status'
  | 'mode'
  | 'backend'
  | 'protocol'
  | 'model'
  | 'modelAsked'
  | 'route'
  | 'finish'
  | 'errorKind'
  | 'error'
  | 'problem'
  | 'inputTokens'
  | 'outputTokens'
  | 'cacheReadTokens'
  | 'cacheWriteTokens'
  | 'costUsd'
  | 'lossCount'
  | 'losses'
  | 'notes'
  | 'attempts'
>;

/**
 * What to change because of a session: failures and their remedies, calls that a model wrote as text, answers that were cut
 * off, losses that a setting avoids, a cache that was never used, and models without a price. What repeats is one advice; they
 * are in this order, and within it by the first request that shows them.
 * @param findProblem the problem of a request that has one; it needs its bytes, and is called once for each kind and model.
 */
export async function adviseOn(
  exchanges: readonly Exchange[],
  findProblem: (id: string) => Promise<Pick<ExchangeProblem, 'party' | 'what' | 'next' | 'setting'> | undefined>,
): Promise<ExportedAdvice[]> {
  const advice = new Map<string, ExportedAdvice>();
  const add = ({ what, next, setting }: Observation, id: string): void => {
    const key = JSON.stringify([what, next]);
    const known = advice.get(key) ?? { what, next, setting: setting ?? null, requests: [] };
    advice.set(key, known);
    if (known.requests.at(-1) !== id) known.requests.push(id);
  };
  const problems = new Map<string, ReturnType<typeof findProblem>>();
  const apply = (rule: (exchange: Exchange) => Observation[]): void => {
    for (const exchange of exchanges) for (const each of rule(exchange)) add(each, exchange.id);
  };
  apply(failuresOf);
  for (const { id, problem, backend, model } of exchanges) {
    if (!isProblemKind(problem)) continue;
    const key = JSON.stringify([problem, backend, model]);
    const reading = problems.get(key) ?? findProblem(id);
    problems.set(key, reading);
    const found = await reading;
    if (found?.party === 'configuration') add(found, id);
  }
  apply(cutOffOf);
  apply(avoidableLossesOf);
  for (const { id, ...each } of unusedCachesOf(exchanges)) add(each, id);
  apply(missingPriceOf);
  return [...advice.values()];
}

// ---------------------------------------------------------------- failures

/** The attempts that failed, also those which another one made good. */
function failuresOf({ status, modelAsked, route, errorKind, error, attempts }: Exchange): Observation[] {
  const hasFailed = status === 'upstream-error' || status === 'proxy-error' || status === 'client-error';
  const last = attempts.at(-1);
  return attempts.flatMap((attempt): Observation[] => {
    const isEnd = attempt === last && hasFailed;
    if (!isEnd && (attempt === last || !isFailedAttempt(attempt))) return [];
    const kind = isEnd && isErrorKind(errorKind) ? errorKind : kindOfAttempt(attempt);
    const message = attempt.error ?? (isEnd ? error : null);
    const remedy = remedyOf(kind, {
      backend: attempt.backend,
      model: attempt.model,
      requested: modelAsked,
      hasOthers: hasOtherTargets(attempts),
      route,
      limit: limitIn(message),
    });
    if (!remedy) return [];
    const reason = firstSentence(message);
    return [{ what: `${attempt.backend}/${attempt.model} ${describeStatus(attempt.status)}${reason}`, ...remedy }];
  });
}

type Attempt = Exchange['attempts'][number];

const isFailedAttempt = ({ status, error }: Attempt): boolean => error !== null || status === null || status >= 400;

/** One that exceeded a limit of time may have begun to answer. Without an HTTP status the server did not answer. */
function kindOfAttempt({ status, error }: Attempt): CoreErrorKind {
  if (limitIn(error) !== null) return 'timeout';
  return status === null ? 'upstream' : kindOfStatus(status);
}

const describeStatus = (status: number | null): string =>
  status === null
    ? 'did not answer'
    : status < 400
      ? 'began to answer, and its response is incomplete'
      : `answered HTTP ${status}`;

/** In UTF-16 units. */
const maxError = 200;

/** Requests that fail in the same way differ in what follows: a request id, a time. */
const firstSentence = (error: string | null): string =>
  error === null ? '' : `: ${beginningOf(error.split(/(?<=[.!?])\s/, 1)[0] ?? '', maxError)}`;

// ---------------------------------------------------------------- losses

function avoidableLossesOf(exchange: Exchange): Observation[] {
  if (exchange.lossCount === 0) return [];
  const losses = parseLosses(exchange);
  return losses.flatMap((loss): Observation[] => {
    const { setting, what } = loss;
    if (!setting || isFetchedInVain(loss, losses)) return [];
    return [{ what: `not sent to the backend: ${what}`, ...avoid(setting, exchange) }];
  });
}

/** Louter may fetch already, and the server of the medium did not give it. */
const isFetchedInVain = ({ setting, path }: Loss, losses: readonly Loss[]): boolean =>
  setting?.key === 'media.fetch' && losses.some((other) => other.path === path && isNotFetched(other));

function avoid({ key, value }: LossSetting, { backend, model }: Pick<Exchange, 'backend' | 'model'>): Remedy {
  const backendTable = `backends.${tomlKey(backend ?? 'NAME')}`;
  const modelTable = `model_data.${JSON.stringify(model ?? 'NAME')}`;
  switch (key) {
    case 'media.fetch':
      return {
        next: 'Let Louter fetch media at URLs for backends that need the bytes.',
        setting: `[media]\nfetch = ${value}`,
      };
    case 'search.provider':
      return {
        next: 'Let Louter search the web for models whose servers do not: choose a provider of [search], if none is set.',
        setting: `[search]\nprovider = ${value}\nbase_url = "http://127.0.0.1:8888"`,
      };
    case 'backends.NAME.capabilities':
      return {
        next: `If the model can do it, add ${value} to capabilities in [${backendTable}], or remove that list.`,
      };
    case 'model_data.NAME.reasoning':
      return {
        next: `If the model takes an effort, state it; \`louter diagnostics --probe ${backend ?? 'NAME'}/${model ?? 'NAME'}\` shows what it does.`,
        setting: `[${modelTable}]\nreasoning = ${value}`,
      };
    default:
      return unreachable(key);
  }
}

// ---------------------------------------------------------------- answers that were cut off

function cutOffOf(exchange: Exchange): Observation[] {
  if (exchange.finish !== 'length') return [];
  const notes = parseNotes(exchange);
  const what = 'an answer was cut off at the limit of its output';
  if (hasEffect(notes, 'route-max-tokens'))
    return [{ what, next: 'Raise max_tokens of the row of [[routes]] that limits it, or remove it there.' }];
  if (hasEffect(notes, 'default-max-tokens'))
    return [
      {
        what,
        next: 'The client set no limit: Louter sent what it knows to be the maximum of the model. State the right one.',
        setting: `[model_data.${JSON.stringify(exchange.model ?? 'NAME')}]\nmax_output = TOKENS`,
      },
    ];
  return [{ what, next: 'Raise the output limit of the client, or the context window of the server.' }];
}

// ---------------------------------------------------------------- cache and price

/** So many requests must have been able to read from a cache before its absence is remarkable. */
const minUncached = 3;

/** Models of which no prompt was cached, although nothing but a setting may be missing. */
function unusedCachesOf(exchanges: readonly Exchange[]): (Observation & { id: string })[] {
  const long = exchanges.filter(({ inputTokens }) => (inputTokens ?? 0) >= usualMinCacheTokens);
  const byTarget = Map.groupBy(long, ({ backend, model }) => JSON.stringify([backend, model]));
  return [...byTarget.values()].flatMap((requests) =>
    requests.length < minUncached || !requests.every(isUncached)
      ? []
      : requests.flatMap((request) => {
          const { id, model, mode } = request;
          const what = `nothing of the prompts for ${model ?? 'the model'} was read from a cache`;
          const remedy = request.protocol === 'anthropic' ? markCache(request, mode) : sendCacheKey(request);
          return remedy ? [{ id, what, ...remedy }] : [];
        }),
  );
}

/** Whether a cache was not used that is reported, and Louter did nothing for it. */
function isUncached(exchange: Exchange): boolean {
  const { cacheReadTokens: read, cacheWriteTokens: written } = exchange;
  if (read === null || read + (written ?? 0) > 0) return false;
  const notes = parseNotes(exchange);
  return !hasEffect(notes, 'cache-key-added') && !notes.some(({ what }) => what.startsWith(addedMarks));
}

/** Anthropic caches only what a request marks, and only a translated request can be given marks. */
const markCache = ({ backend }: Pick<Exchange, 'backend'>, mode: string | null): Remedy => {
  const check = 'Check that the server caches prompts, and that the client marks what to cache (cache_control)';
  return mode === 'baseline'
    ? { next: `${check}: its bytes pass unchanged.` }
    : {
        next: `${check}; if it marks nothing, let Louter mark the prompts.`,
        setting: `[backends.${tomlKey(backend ?? 'NAME')}]\nprompt_cache = "auto"`,
      };
};

/** Servers of OpenAI's protocols cache by themselves, where they are started so; some find a conversation by a key. */
const sendCacheKey = ({ protocol, model }: Pick<Exchange, 'protocol' | 'model'>): Remedy | null =>
  protocol?.startsWith('openai-')
    ? {
        next: 'Check that the server was started with its prompt cache. If it takes prompt_cache_key, let Louter send that.',
        setting: `[model_data.${JSON.stringify(model ?? 'NAME')}]\nprompt_cache_key = true`,
      }
    : null;

function missingPriceOf({ status, model, costUsd, inputTokens, outputTokens }: Exchange): Observation[] {
  if (status !== 'ok' || costUsd !== null || model === null || (inputTokens ?? 0) + (outputTokens ?? 0) === 0)
    return [];
  return [
    {
      what: `what ${model} costs is not known`,
      next: `State the price of ${model} in US dollars per million tokens: new requests then have a cost.`,
      setting: `[model_data.${JSON.stringify(model)}]\nprice = { input = DOLLARS, output = DOLLARS }`,
    },
  ];
}
