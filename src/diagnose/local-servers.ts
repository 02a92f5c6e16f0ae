import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';

/** A model server of this machine. */
export interface LocalServer {
  readonly kind: 'Ollama' | 'llama.cpp' | 'vLLM' | 'LM Studio';
  /** `http://127.0.0.1:11434`. */
  readonly origin: string;
  readonly version: string | null;
  /** What it lists, as it names them. */
  readonly models: readonly string[];
  /** Whether it answers Anthropic Messages, too. */
  readonly hasMessages: boolean;
}

/** What answers at a port. */
export type PortFinding =
  | { readonly port: number; readonly found: 'server'; readonly server: LocalServer }
  /** Something listens that is none of these. */
  | { readonly port: number; readonly found: 'something-else' }
  | { readonly port: number; readonly found: 'nothing' };

const timeoutMs = 500;
const maxBytes = 1024 * 1024;

type Kind = LocalServer['kind'];

/** The default ports of the servers. */
export const usualPorts: Readonly<Record<Kind, number>> = {
  Ollama: 11_434,
  'llama.cpp': 8080,
  vLLM: 8000,
  'LM Studio': 1234,
};

/**
 * Looks for model servers on loopback addresses: GET requests without credentials, redirects are not followed. A port that
 * the user names is tried with all of them, also one of the usual ones. Those come first: their models are the first choice.
 * Each port has one finding.
 */
export async function findLocalServers(ports: readonly number[] = []): Promise<PortFinding[]> {
  const all = Object.keys(usualPorts) as Kind[];
  const kindsAt = new Map<number, readonly Kind[]>(ports.map((port) => [port, all]));
  for (const kind of all) if (!kindsAt.has(usualPorts[kind])) kindsAt.set(usualPorts[kind], [kind]);
  return Promise.all([...kindsAt].map(async ([port, kinds]) => findAtPort(port, kinds)));
}

async function findAtPort(port: number, kinds: readonly Kind[]): Promise<PortFinding> {
  let found: 'nothing' | 'something-else' = 'nothing';
  for (const host of ['127.0.0.1', '[::1]']) {
    const origin = `http://${host}:${port}`;
    if ((await read(`${origin}/`)) === 'refused') continue;
    for (const kind of kinds) {
      const server = await identify[kind](origin);
      if (server) return { port, found: 'server', server };
    }
    found = 'something-else';
  }
  return { port, found };
}

/** How each server is recognized by its own routes. */
const identify: Readonly<Record<Kind, (origin: string) => Promise<LocalServer | undefined>>> = {
  // https://github.com/ollama/ollama/blob/main/docs/api.md
  async Ollama(origin) {
    const version = asString((await readObject(`${origin}/api/version`))?.['version']);
    const list = await readObject(`${origin}/api/tags`);
    if (version === undefined || !list) return undefined;
    return {
      kind: 'Ollama',
      origin,
      version,
      models: namesIn(list['models'], 'name'),
      hasMessages: isAtLeast(version, firstWithMessages),
    };
  },
  // https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
  async 'llama.cpp'(origin) {
    const props = await readObject(`${origin}/props`);
    if (!asObject(props?.['default_generation_settings'])) return undefined;
    const list = await readObject(`${origin}/v1/models`);
    return {
      kind: 'llama.cpp',
      origin,
      version: asString(props?.['build_info']) ?? null,
      models: namesIn(list?.['data'], 'id'),
      hasMessages: false,
    };
  },
  // https://docs.vllm.ai/en/latest/serving/openai_compatible_server
  async vLLM(origin) {
    const version = asString((await readObject(`${origin}/version`))?.['version']);
    const list = await readObject(`${origin}/v1/models`);
    if (version === undefined || !asArray(list?.['data'])) return undefined;
    return { kind: 'vLLM', origin, version, models: namesIn(list?.['data'], 'id'), hasMessages: false };
  },
  // https://lmstudio.ai/docs/developer/rest
  async 'LM Studio'(origin) {
    const current = await readObject(`${origin}/api/v1/models`);
    const list = current ?? (await readObject(`${origin}/api/v0/models`));
    if (!list || !(asArray(list['models']) ?? asArray(list['data']))) return undefined;
    const models = [...namesIn(list['models'], 'key'), ...namesIn(list['data'], 'id')];
    // Its releases with the first list answer Messages (https://lmstudio.ai/docs/developer/anthropic-compat).
    return { kind: 'LM Studio', origin, version: null, models, hasMessages: current !== undefined };
  },
};

/** The release of Ollama that answers Messages (https://docs.ollama.com/api/anthropic-compatibility). */
const firstWithMessages = '0.14.0';

function isAtLeast(version: string, oldest: string): boolean {
  const [one = [], other = []] = [version, oldest].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const different = other.findIndex((part, index) => part !== one[index]);
  return different === -1 || (one[different] ?? 0) > (other[different] ?? 0);
}

const namesIn = (list: JsonValue | undefined, field: string): string[] =>
  (asArray(list) ?? []).flatMap((entry) => asString(asObject(entry)?.[field]) ?? []);

/**
 * The context window of a model in tokens, from routes of the server that its model list does not have: Ollama's `/api/show`,
 * LM Studio's `/api/v0/models`, llama.cpp's `/props`. `undefined` if none of them has it.
 */
export async function findServerContextWindow(origin: string, model: string): Promise<number | undefined> {
  const shown = await readObject(`${origin}/api/show`, { model });
  const info = Object.entries(asObject(shown?.['model_info']) ?? {});
  const length = info.find(([key]) => key.endsWith('.context_length'))?.[1];
  if (typeof length === 'number') return length;
  const listed = await readObject(`${origin}/api/v0/models`);
  const entry = (asArray(listed?.['data']) ?? []).map(asObject).find((each) => each?.['id'] === model);
  for (const field of ['loaded_context_length', 'max_context_length']) {
    const value = entry?.[field];
    if (typeof value === 'number') return value;
  }
  const size = asObject((await readObject(`${origin}/props`))?.['default_generation_settings'])?.['n_ctx'];
  return typeof size === 'number' ? size : undefined;
}

async function readObject(url: string, body?: JsonObject): Promise<JsonObject | undefined> {
  const answer = await read(url, body);
  return typeof answer === 'string' ? undefined : answer;
}

/** A JSON object; `refused` if nothing listens, `other` for any other answer. */
async function read(url: string, body?: JsonObject): Promise<JsonObject | 'refused' | 'other'> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await readText(response);
    return (response.ok ? asObject(parseJson(text)) : undefined) ?? 'other';
  } catch (error) {
    const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code;
    return code === 'ECONNREFUSED' || code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? 'refused' : 'other';
  }
}

/** Empty if it is too long. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!body) return '';
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
