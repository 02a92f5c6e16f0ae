import type { Backend } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import { sendGet, parseModelList } from '../gateway/get-request.ts';

/** Ends of addresses that were copied from documentation of a single endpoint. */
const endpoint =
  /(?:\/v1)?\/(?:chat\/completions|completions|responses|messages|models|embeddings)$|\/api(?:\/(?:chat|generate|tags))?$|\/v1(?:beta)?$/;

/** Another address on the same server under which it lists its models; `undefined` where there is none. */
export async function findBaseUrl(
  config: BackendConfig,
  adapter: Backend,
  patienceMs: number,
): Promise<string | undefined> {
  const found = await Promise.all(
    listCandidates(config).map(async (base) => {
      const answer = await sendGet(config, adapter, base + adapter.modelList.path, patienceMs);
      return (parseModelList(answer, adapter)?.length ?? 0) > 0 ? base : undefined;
    }),
  );
  return found.find((base) => base !== undefined);
}

/** Addresses that a base URL may have been meant for, the likeliest first. */
function listCandidates({ baseUrl, protocol }: Pick<BackendConfig, 'baseUrl' | 'protocol'>): string[] {
  const { origin } = new URL(baseUrl);
  const short = baseUrl.replace(endpoint, '');
  const parent = baseUrl === origin ? baseUrl : baseUrl.replace(/\/[^/]*$/, '');
  const candidates = protocol.startsWith('openai-')
    ? [`${short}/v1`, `${origin}/v1`, `${parent}/v1`, short, `${origin}/api/v1`]
    : [short, parent, origin];
  return [...new Set(candidates)].filter((base) => base !== baseUrl);
}
