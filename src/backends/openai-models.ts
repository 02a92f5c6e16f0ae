import { asTime } from '../core/count.ts';
import { asArray, asObject, asString } from '../core/json.ts';
import type { Backend, VendorModel } from './backend.ts';

/** The list of models as OpenAI and the servers that follow it give it. */
export const openaiModelList: Backend['modelList'] = {
  path: '/models',
  decode: (body) =>
    (asArray(asObject(body)?.['data']) ?? []).flatMap((entry): VendorModel[] => {
      const model = asObject(entry);
      const id = asString(model?.['id']);
      const createdAt = asTime(model?.['created']);
      return id === undefined ? [] : [{ id, ...(createdAt !== undefined && { createdAt }) }];
    }),
};
