import type { Backend, VendorModel } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import { sendGet } from './get-request.ts';

/** Agents wait three seconds for a list of models. */
const timeoutMs = 2_500;

/** Asks a vendor what models it has. Rejects when it does not answer in time, or not with a list. */
export async function fetchModels(config: BackendConfig, adapter: Backend): Promise<VendorModel[]> {
  const answer = await sendGet(config, adapter, config.baseUrl + adapter.modelList.path, timeoutMs);
  if (answer.kind === 'answered' && answer.status === 200 && answer.body !== undefined)
    return adapter.modelList.decode(answer.body);
  const what = answer.kind === 'answered' ? `answered ${answer.status}` : 'gave no answer';
  throw new Error(`backend "${config.name}" ${what} to the question for its models`);
}
