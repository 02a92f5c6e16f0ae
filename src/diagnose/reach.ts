import type { Backend, VendorModel } from '../core/backend.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { asArray, asObject, asString, type JsonObject } from '../core/json.ts';
import { nearest } from '../core/nearest.ts';
import { unreachable } from '../core/unreachable.ts';
import { listFixtures, ownFixtures } from '../replay/fixtures.ts';
import { askWithGet, modelsIn, type ListAnswer } from '../gateway/ask-list.ts';
import { betterBase } from './better-base.ts';
import { failureInWords } from './failure-in-words.ts';
import type { Reach } from './verdict.ts';

/** How long a backend may take to answer, and then how long it may take at other addresses where that one is wrong. */
const patienceMs = 2_500;

type Verdict = Omit<Reach, 'tookMs' | 'models'> & { models?: readonly string[] };

/** Finds out whether a backend can be reached, in five seconds at most. Generates nothing, never rejects. */
export async function reach(config: BackendConfig, models: Config['models']): Promise<Reach> {
  const from = performance.now();
  const verdict = await verdictOf(config, models);
  return { models: null, ...verdict, tookMs: Math.round(performance.now() - from) };
}

async function verdictOf(config: BackendConfig, rows: Config['models']): Promise<Verdict> {
  const adapter = backendOf(config.protocol);
  if (!adapter) return recordings(config);
  const answer = await askWithGet(config, adapter, config.baseUrl + adapter.modelList.path, patienceMs);
  const listed = modelsIn(answer, adapter);
  if (listed) return listedVerdict(listed, wantedOf(config, rows), config);
  switch (answer.kind) {
    case 'timeout':
    case 'failed':
      return { ...failureInWords(answer, config), status: null };
    case 'answered':
      return answeredVerdict(config, adapter, answer);
    default:
      return unreachable(answer);
  }
}

function recordings({ fixtures }: BackendConfig): Verdict {
  try {
    const count = listFixtures(fixtures ?? ownFixtures).length;
    if (count === 0) throw new Error('the folder holds none');
    return {
      verdict: 'recordings',
      what: `answers from ${count} recordings; nothing is sent anywhere`,
      next: null,
      status: null,
    };
  } catch (error) {
    return {
      verdict: 'failing',
      what: `has no recordings to answer from: ${error instanceof Error ? error.message : String(error)}`,
      next: 'set fixtures to a folder of recordings, or leave it out',
      status: null,
    };
  }
}

/** The names that the model table has for models of this backend. */
const wantedOf = ({ name }: BackendConfig, rows: Config['models']): string[] => [
  ...new Set(
    rows.flatMap(({ targets }) =>
      targets.filter(({ backend, model }) => backend === name && !model.includes('*')).map(({ model }) => model),
    ),
  ),
];

function listedVerdict(listed: readonly VendorModel[], wanted: readonly string[], { name }: BackendConfig): Verdict {
  const models = listed.map(({ id }) => id);
  // Ollama lists `name:latest` for what is asked for as `name`.
  const known = new Set([...models, ...models.map((id) => id.replace(/:latest$/, ''))]);
  const missing = wanted.filter((model) => !known.has(model.replace(/^models\//, '')));
  const [first] = missing;
  if (first === undefined)
    return { verdict: 'ok', what: `answers, and lists ${counted(models.length)}`, next: null, status: 200, models };
  return {
    verdict: 'model-not-listed',
    what: `answers, but does not list ${missing.map((model) => `"${model}"`).join(', ')}, which [models] sends to it`,
    next: `correct "${name}/${first}" in [models]${didYouMean(first, models)}`,
    status: 200,
    models,
  };
}

function didYouMean(name: string, models: readonly string[]): string {
  const near = nearest(name, models);
  return near === undefined ? '; --json lists what there is' : `; did you mean "${near}"?`;
}

const counted = (count: number): string => `${count} model${count === 1 ? '' : 's'}`;

type Answered = Extract<ListAnswer, { kind: 'answered' }>;

async function answeredVerdict(config: BackendConfig, adapter: Backend, answer: Answered): Promise<Verdict> {
  const { status } = answer;
  if (status === 401 || status === 403 || (status === 400 && saysKeyIsBad(answer))) return unauthorized(config, status);
  if (status === 429 || status >= 500)
    return {
      verdict: 'failing',
      what: `answers ${status} to the question for its models`,
      next: status === 429 ? 'wait, or look at the limits of its key' : 'look at the log of that server',
      status,
    };
  if (status >= 300 && status < 400) return redirected(config, adapter, answer);
  const [better, answersChats] = await Promise.all([
    betterBase(config, adapter, patienceMs),
    hasChatRoute(config, adapter),
  ]);
  if (better !== undefined)
    return {
      verdict: 'wrong-base-url',
      what: `answers ${status} under ${config.baseUrl}, and lists its models under ${better}`,
      next: `set base_url = "${better}"`,
      status,
    };
  if (answersChats)
    return {
      verdict: 'no-list',
      what: 'answers, and lists no models',
      next: `louter diagnostics --probe ${config.name}/MODEL asks the model itself`,
      status,
    };
  return {
    verdict: 'wrong-base-url',
    what: `answers ${status}${answer.body === undefined ? ' with something that is no JSON' : ''} under ${config.baseUrl}${adapter.modelList.path}: that is no API of ${config.protocol}`,
    next: `set base_url to what the vendor's own library takes, ${baseWithOrWithoutVersion(config)}, and look at protocol`,
    status,
  };
}

/** Redirects are not followed: a key would go along. */
function redirected({ baseUrl }: BackendConfig, adapter: Backend, { status, location = '' }: Answered): Verdict {
  const path = adapter.modelList.path.replace(/\?.*$/, '');
  const target = URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : undefined;
  const base = target?.pathname.endsWith(path)
    ? target.origin + target.pathname.slice(0, -path.length).replace(/\/$/, '')
    : undefined;
  return {
    verdict: 'wrong-base-url',
    what: `answers ${status} under ${baseUrl}, and points to ${target?.host ?? 'nowhere'}`,
    next: `set base_url ${base === undefined ? 'to where the API itself is' : `= "${base}"`}: redirects are not followed`,
    status,
  };
}

/** Google answers a key that is none with 400. */
function saysKeyIsBad({ body }: Answered): boolean {
  const error = asObject(asObject(body)?.['error']);
  const reasons = (asArray(error?.['details']) ?? []).map((detail) => asString(asObject(detail)?.['reason']));
  return reasons.includes('API_KEY_INVALID') || isKeyMessage(error);
}

const isKeyMessage = (error: JsonObject | undefined): boolean =>
  /\bapi[ _-]?key\b/i.test(asString(error?.['message']) ?? '');

function unauthorized({ name, auth }: BackendConfig, status: number): Verdict {
  switch (auth.kind) {
    case 'client':
      return {
        verdict: 'callers-key',
        what: `answers ${status} without a key, and is sent that of the caller`,
        next: null,
        status,
      };
    case 'none':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it wants a key, and none is configured`,
        next: `set api_key = "\${NAME}" under [backends.${name}], and NAME in the environment`,
        status,
      };
    case 'key':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it does not take the key that is configured`,
        next: `look at the value behind api_key under [backends.${name}]: is it whole, of this vendor, and not expired?`,
        status,
      };
    default:
      return unreachable(auth);
  }
}

/** Servers answer a GET of what is only there for POST with 405, or complain of the request. */
async function hasChatRoute(config: BackendConfig, adapter: Backend): Promise<boolean> {
  const path = adapter.chatPath({ model: 'any', stream: false });
  const answer = await askWithGet(config, adapter, config.baseUrl + path, patienceMs);
  return answer.kind === 'answered' && [400, 405, 415, 422].includes(answer.status);
}

const baseWithOrWithoutVersion = ({ protocol }: BackendConfig): string =>
  protocol.startsWith('openai-') ? 'with /v1 at its end' : 'without a version at its end';
