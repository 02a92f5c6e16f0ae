import { basename } from 'node:path';
import type { Backend, VendorModel } from '../core/backend.ts';
import { vendorOf } from '../gateway/platform/adapt.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import { backendsOfKeys, poolKeyName } from '../config/key-pool.ts';
import { asArray, asObject, asString, type JsonObject } from '../core/json.ts';
import { findNearest } from '../core/nearest.ts';
import { unreachable } from '../core/unreachable.ts';
import { listFixtures, bundledFixtures } from '../replay/fixtures.ts';
import { sendGet, parseModelList, type GetResult } from '../gateway/attempt/get-request.ts';
import { describeConnectionFailure } from '../gateway/attempt/connection-failure.ts';
import { findCredentialSource } from '../gateway/platform/authorizer.ts';
import type { Reachability } from './reach-verdict.ts';

/** The limit for the backend to answer; and again for other addresses, if its own is wrong. */
const timeoutMs = 2_500;

type ReachResult = Omit<Reachability, 'tookMs' | 'models'> & { models?: readonly string[] };

/** Checks whether a backend can be reached with each of its keys, in five seconds at most. Generates nothing, never rejects. */
export async function checkReachability(
  config: BackendConfig,
  { routes, models }: Pick<Config, 'routes' | 'models'>,
): Promise<Reachability> {
  const from = performance.now();
  const rows = [...routes, ...models];
  const [first, ...others] = await Promise.all(backendsOfKeys(config).map((each) => findVerdict(each, rows)));
  const verdict = [first, ...others].find((each) => each?.verdict === 'unauthorized') ?? first;
  if (!verdict) throw new Error(`backend "${config.name}" has an empty list of keys`);
  return { models: null, ...verdict, tookMs: Math.round(performance.now() - from) };
}

async function findVerdict(config: BackendConfig, rows: RowsWithTargets): Promise<ReachResult> {
  const adapter = vendorOf(config);
  if (!adapter) return checkRecordings(config);
  const result = await judgeBackend(config, adapter, rows);
  const credential = result.status === null ? undefined : await findCredentialSource(config, adapter);
  return credential === undefined ? result : { ...result, what: `${result.what}; sent with the ${credential}` };
}

async function judgeBackend(config: BackendConfig, adapter: Backend, rows: RowsWithTargets): Promise<ReachResult> {
  const { modelList } = adapter;
  if (!modelList) return checkUnlisted(config, adapter);
  const answer = await sendGet(config, adapter, config.baseUrl + modelList.path, timeoutMs);
  const listed = parseModelList(answer, adapter);
  if (listed) return judgeModelList(listed, listRoutedModels(config, rows), config);
  return answer.kind === 'answered' ? judgeResponse(config, adapter, answer) : judgeSilence(config, answer);
}

/** Why no answer came. */
function judgeSilence(config: BackendConfig, answer: Exclude<GetResult, { kind: 'answered' }>): ReachResult {
  switch (answer.kind) {
    case 'timeout':
      return {
        verdict: 'timeout',
        what: `${new URL(config.baseUrl).host} did not answer in time`,
        next: 'check that the server is running and not overloaded, and that no firewall or proxy blocks it',
        status: null,
      };
    case 'proxy':
      return {
        verdict: 'proxy',
        what: answer.what,
        next: `correct ${config.proxy?.from ?? 'the proxy'}, or exempt the host with NO_PROXY or proxy = "off" in [backends.${config.name}]`,
        status: null,
      };
    case 'failed': {
      const { verdict, what, next } = describeConnectionFailure(answer.code, {
        url: config.baseUrl,
        backend: config.name,
        proxy: config.proxy,
      });
      return { verdict, what, next, status: null };
    }
    case 'no-credential':
      return {
        verdict: 'unauthorized',
        what: answer.message,
        next: `correct the credential of [backends.${config.name}]`,
        status: null,
      };
    default:
      return unreachable(answer);
  }
}

/** A backend that lists no models, as InvokeModel of Bedrock: whether it answers at all, and whether there is a credential. */
async function checkUnlisted(config: BackendConfig, adapter: Backend): Promise<ReachResult> {
  const answer = await sendGet(config, adapter, config.baseUrl, timeoutMs);
  switch (answer.kind) {
    case 'timeout':
    case 'proxy':
    case 'failed':
    case 'no-credential':
      return judgeSilence(config, answer);
    case 'answered':
      if (answer.status === 401 || answer.status === 403) return judgeUnauthorized(config, answer.status);
      return {
        verdict: 'no-list',
        what: 'answers, but does not list models',
        next: `test the model with: louter diagnostics --probe ${config.name}/MODEL`,
        status: answer.status,
      };
    default:
      return unreachable(answer);
  }
}

function checkRecordings({ fixtures }: BackendConfig): ReachResult {
  try {
    const count = listFixtures(fixtures ?? bundledFixtures).length;
    if (count === 0) throw new Error('the folder is empty');
    return {
      verdict: 'recordings',
      what: `answers from ${count} recordings, without network access`,
      next: null,
      status: null,
    };
  } catch (error) {
    return {
      verdict: 'failing',
      what: `has no recordings: ${error instanceof Error ? error.message : String(error)}`,
      next: 'set fixtures to a folder of recordings, or remove it',
      status: null,
    };
  }
}

/** Rows of the configuration that name models of backends. */
type RowsWithTargets = readonly Pick<Config['models'][number], 'targets'>[];

/** The models of this backend that the configuration names. */
const listRoutedModels = ({ name }: BackendConfig, rows: RowsWithTargets): string[] => [
  ...new Set(
    rows.flatMap(({ targets }) =>
      targets.filter(({ backend, model }) => backend === name && !model.includes('*')).map(({ model }) => model),
    ),
  ),
];

function judgeModelList(
  listed: readonly VendorModel[],
  routed: readonly string[],
  { name }: BackendConfig,
): ReachResult {
  const models = listed.map(({ id }) => id);
  // Ollama lists `name:latest` for the model `name`.
  const known = new Set([...models, ...models.map((id) => id.replace(/:latest$/, ''))]);
  const missing = routed.filter((model) => !known.has(model.replace(/^models\//, '')));
  const [first] = missing;
  if (first === undefined)
    return {
      verdict: 'ok',
      what: `answers and lists ${formatModelCount(models.length)}`,
      next: null,
      status: 200,
      models,
    };
  return {
    verdict: 'model-not-listed',
    what: `answers, but does not list ${missing.map((model) => `"${model}"`).join(', ')}, which the configuration routes to it`,
    next: `correct "${name}/${first}" in the configuration${didYouMean(first, models)}`,
    status: 200,
    models,
  };
}

function didYouMean(name: string, models: readonly string[]): string {
  const near = findNearest(name, models);
  return near === undefined ? '; see the list with --json' : `; did you mean "${near}"?`;
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
      what: `answers ${status} to a request for its model list`,
      next: status === 429 ? 'wait, or check the rate limits of its key' : 'check the log of that server',
      status,
    };
  if (status >= 300 && status < 400) return judgeRedirect(config, adapter, answer);
  if (status === 404 && config.platform?.kind === 'vertex')
    return {
      verdict: 'failing',
      what: `answers 404 to a request for its model list in the location "${config.platform.location}"`,
      next: `check project and location of [backends.${config.name}], and that the Vertex AI API is enabled in that project`,
      status,
    };
  const [better, answersChats] = await Promise.all([findBaseUrl(config, adapter), hasChatRoute(config, adapter)]);
  if (better !== undefined)
    return {
      verdict: 'wrong-base-url',
      what: `answers ${status} at ${config.baseUrl}, but lists its models at ${better}`,
      next: `set base_url = "${better}"`,
      status,
    };
  if (answersChats)
    return {
      verdict: 'no-list',
      what: 'answers, but does not list models',
      next: `test the model with: louter diagnostics --probe ${config.name}/MODEL`,
      status,
    };
  return {
    verdict: 'wrong-base-url',
    what: `answers ${status}${answer.body === undefined ? ' without JSON' : ''} at ${config.baseUrl}${adapter.modelList?.path ?? ''}: this is not an API of protocol ${config.protocol}`,
    next: `set base_url as for the vendor's own library, ${describeBaseUrl(config)}, and check protocol`,
    status,
  };
}

/** Redirects are not followed: the key would be sent along. */
function judgeRedirect({ baseUrl }: BackendConfig, adapter: Backend, { status, header }: GetResponse): ReachResult {
  const location = header('location') ?? '';
  const path = (adapter.modelList?.path ?? '').replace(/\?.*$/, '');
  const target = URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : undefined;
  const base = target?.pathname.endsWith(path)
    ? target.origin + target.pathname.slice(0, -path.length).replace(/\/$/, '')
    : undefined;
  return {
    verdict: 'wrong-base-url',
    what: `answers ${status} at ${baseUrl} and redirects to ${target?.host ?? 'an invalid address'}`,
    next: `set base_url ${base === undefined ? 'to the address of the API itself' : `= "${base}"`}: redirects are not followed`,
    status,
  };
}

/** Google answers an invalid key with 400. */
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
        what: `answers ${status} without a key; callers send their own`,
        next: null,
        status,
      };
    case 'none':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it requires a key, and none is configured`,
        next: `set api_key = "\${NAME}" in [backends.${name}], and NAME in the environment`,
        status,
      };
    case 'command':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it rejects the key that ${basename(auth.command[0])} prints`,
        next: `run api_key_command of [backends.${name}] yourself: does it print a key of this vendor, and is its account logged in?`,
        status,
      };
    case 'platform':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it rejects the credential of its platform`,
        next: `check the rights of that account for [backends.${name}], and log in again if it expired`,
        status,
      };
    case 'key':
      return {
        verdict: 'unauthorized',
        what: `answers ${status}: it rejects ${poolKeyName({ auth }) ?? 'the configured key'}`,
        next: `check the value of ${auth.pool ? 'api_keys' : 'api_key'} in [backends.${name}]: is it complete, of this vendor, and not expired?`,
        status,
      };
    default:
      return unreachable(auth);
  }
}

/** Whether the chat route exists: servers answer a GET of a POST route with 405, or reject the request. */
async function hasChatRoute(config: BackendConfig, adapter: Backend): Promise<boolean> {
  const path = adapter.chatPath({ model: 'any', stream: false });
  const answer = await sendGet(config, adapter, config.baseUrl + path, timeoutMs);
  return answer.kind === 'answered' && [400, 405, 415, 422].includes(answer.status);
}

const describeBaseUrl = ({ protocol }: BackendConfig): string =>
  protocol.startsWith('openai-') ? 'with /v1 at the end' : 'without a version at the end';

// ---------------------------------------------------------------- other base URLs

/** Ends of addresses copied from the documentation of one endpoint. */
const endpointPath =
  /(?:\/v1)?\/(?:chat\/completions|completions|responses|messages|models|embeddings)$|\/api(?:\/(?:chat|generate|tags))?$|\/v1(?:beta)?$/;

/** Another address on the same server that lists its models; `undefined` if there is none. */
async function findBaseUrl(config: BackendConfig, adapter: Backend): Promise<string | undefined> {
  const found = await Promise.all(
    listCandidates(config).map(async (base) => {
      const answer = await sendGet(config, adapter, base + (adapter.modelList?.path ?? ''), timeoutMs);
      return (parseModelList(answer, adapter)?.length ?? 0) > 0 ? base : undefined;
    }),
  );
  return found.find((base) => base !== undefined);
}

/** Addresses that were possibly intended, the likeliest first. */
function listCandidates({ baseUrl, protocol }: Pick<BackendConfig, 'baseUrl' | 'protocol'>): string[] {
  const { origin } = new URL(baseUrl);
  const short = baseUrl.replace(endpointPath, '');
  const parent = baseUrl === origin ? baseUrl : baseUrl.replace(/\/[^/]*$/, '');
  const candidates = protocol.startsWith('openai-')
    ? [`${short}/v1`, `${origin}/v1`, `${parent}/v1`, short, `${origin}/api/v1`]
    : [short, parent, origin];
  return [...new Set(candidates)].filter((base) => base !== baseUrl);
}
