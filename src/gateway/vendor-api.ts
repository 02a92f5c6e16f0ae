import { request } from 'undici';
import type { Backend, VendorModel } from '../backends/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import { parseJson } from '../core/json.ts';

/** Agents wait three seconds for a list of models. */
const patienceMs = 2_500;

/** Asks a vendor what models it has. Rejects when it does not answer in time, or not with a list. */
export async function fetchModels(config: BackendConfig, adapter: Backend): Promise<VendorModel[]> {
  const { statusCode, body } = await request(config.baseUrl + adapter.modelList.path, {
    headers: {
      'user-agent': 'louter',
      ...adapter.headers,
      ...config.headers,
      ...(config.auth.kind === 'key' && adapter.authorize({ kind: 'key', secret: config.auth.key })),
    },
    signal: AbortSignal.timeout(patienceMs),
  });
  const list = parseJson(await body.text());
  if (statusCode !== 200 || list === undefined)
    throw new Error(`backend "${config.name}" answered ${statusCode} to the question for its models`);
  return adapter.modelList.decode(list);
}
