import { asTime } from '../core/count.ts';
import { asArray, asObject, asString } from '../core/json.ts';
import { openaiCompletions } from '../protocols/openai-completions/index.ts';
import type { Backend, VendorModel } from './backend.ts';

/** Servers that go on from a text, which a dialect has written. The base URL holds `/v1`. */
export const openaiCompletionsBackend: Backend = {
  codec: openaiCompletions,
  abilities: [],
  chatPath: () => '/completions',
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  passesRequestHeaders: [],
  passesResponseHeaders: ['x-request-id', 'x-ratelimit-*', 'retry-after', 'retry-after-ms'],
  modelList: {
    path: '/models',
    decode: (body) =>
      (asArray(asObject(body)?.['data']) ?? []).flatMap((entry): VendorModel[] => {
        const model = asObject(entry);
        const id = asString(model?.['id']);
        const createdAt = asTime(model?.['created']);
        return id === undefined ? [] : [{ id, ...(createdAt !== undefined && { createdAt }) }];
      }),
  },
};
