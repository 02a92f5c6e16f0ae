import type { Backend, VendorModel } from '../core/backend.ts';
import { backendOf } from '../protocols/backends.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { asArray, asObject, asString, type JsonObject } from '../core/json.ts';
import { findNearest } from '../core/nearest.ts';
import { unreachable } from '../core/unreachable.ts';
import { listFixtures, bundledFixtures } from '../replay/fixtures.ts';
import { sendGet, parseModelList, type GetResult } from '../gateway/get-request.ts';
import { findBaseUrl } from './find-base-url.ts';
import { describeFailure } from './connection-failure.ts';
import type { Reachability } from './reach-verdict.ts';

/** How long a backend may take to answer, and then how long it may take at other addresses where that one is wrong. */
const timeoutMs = 2_500;

type ReachResult = Omit<Reachability, 'tookMs' | 'models'> & { models?: readonly string[] };

/** Finds out whether a backend can be reached, in five seconds at most. Generates nothing, never rejects. */
export async function checkReachability(config: BackendConfig, models: Config['models']): Promise<Reachability> {
  const from = performance.now();
  const verdict = await findVerdict(config, models);
  return { models: null, ...verdict, tookMs: Math.round(performance.now() - from) };
}

async function findVerdict(config: BackendConfig, rows: Config['models']): Promise<ReachResult> {
  const adapter = backendOf(config.protocol);
  if (!adapter) return checkRecordings(config);
  const answer = await sendGet(config, adapter, config.baseUrl + adapter.modelList.path, timeoutMs);
  const listed = parseModelList(answer, adapter);
  if (listed) return judgeModelList(listed, listRoutedModels(config, rows), config);
  switch (answer.kind) {
    case 'timeout':
    case 'failed':
      return { ...describeFailure(answer, config), status: null };
    case 'answered':
      return judgeResponse(config, adapter, answer);
    default:
      return unreachable(answer);
  }
}

function checkRecordings({ fixtures }: BackendConfig): ReachResult {
  try {
    const count = listFixtures(fixtures ?? bundledFixtures).length;
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
const listRoutedModels = ({ name }: BackendConfig, rows: Config['models']): string[] => [
  ...new Set(
    rows.flatMap(({ targets }) =>
      targets.filter(({ backend, model }) => backend === name && !model.includes('*')).map(({ model }) => model),
    ),
  ),
];

function judgeModelList(
  listed: readonly VendorModel[],
  wanted: readonly string[],
  { name }: BackendConfig,
): ReachResult {
  const models = listed.map(({ id }) => id);
  // Ollama lists `name:latest` for what is asked for as `name`.
  const known = new Set([...models, ...models.map((id) => id.replace(/:latest$/, ''))]);
  const missing = wanted.filter((model) => !known.has(model.replace(/^models\//, '')));
  const [first] = missing;
  if (first === undefined)
    return {
      verdict: 'ok',
      what: `answers, and lists ${formatModelCount(models.length)}`,
      next: null,
      status: 200,
      models,
    };
  return {
    verdict: 'model-not-listed',
    what: `answers, but does not list ${missing.map((model) => `"${model}"`).join(', ')}, which [models] sends to it`,
    next: `correct "${name}/${first}" in [models]${didYouMean(first, models)}`,
    status: 200,
    models,
  };
}

function didYouMean(name: string, models: readonly string[]): string {
  const near = findNearest(name, models);
  return near === undefined ? '; --json lists what there is' : `; did you mean "${near}"?`;
}

const formatModelCount = (count: number): string => `${count} model${count === 1 ? '' : 's'}`;

type GetResponse = Extract<GetResult, { kind: 'answered' }>;

async function judgeResponse(config: BackendConfig, adapter: Backend, answer: GetResponse): Promise<ReachResult> {
  const { status } = answer;
  if (status === 401 || status === 403 || (status === 400 && isKeyError(answer)))
    return judgeUnauthorized(config, status);
  if (status === 429 || status >= 500)
    return {
      verdict: 'failing',
      what: `answers ${status} to the question for its models`,
      next: status === 429 ? 'wait, or look at the limits of its key' : 'look at the log of that server',
      status,
    };
  if (status >= 300 && status < 400) return judgeRedirect(config, adapter, answer);
  const [better, answersChats] = await Promise.all([
    findBaseUrl(config, adapter, timeoutMs),
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
    next: `set base_url to what the vendor's own library takes, ${describeBaseUrl(config)}, and look at protocol`,
    status,
  };
}

/** Redirects are not followed: a key would go along. */
function judgeRedirect(
  { baseUrl }: BackendConfig,
  adapter: Backend,
  { status, location = '' }: GetResponse,
): ReachResult {
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
function isKeyError({ body }: GetResponse): boolean {
  const error = asObject(asObject(body)?.['error']);
  const reasons = (asArray(error?.['details']) ?? []).map((detail) => asString(asObject(detail)?.['reason']));
  return reasons.includes('API_KEY_INVALID') || isKeyMessage(error);
}

const isKeyMessage = (error: JsonObject | undefined): boolean =>
  /\bapi[ _-]?key\b/i.test(asString(error?.['message']) ?? '');

function judgeUnauthorized({ name, auth }: BackendConfig, status: number): ReachResult {
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
  const answer = await sendGet(config, adapter, config.baseUrl + path, timeoutMs);
  return answer.kind === 'answered' && [400, 405, 415, 422].includes(answer.status);
}

const describeBaseUrl = ({ protocol }: BackendConfig): string =>
  protocol.startsWith('openai-') ? 'with /v1 at its end' : 'without a version at its end';
