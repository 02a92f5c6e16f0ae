import type { Model, ModelList } from '../../../../generated/openai.js';
import { openaiChat } from './index.ts';
import { isResponsesForm } from './responses-form.ts';
import { type Frontend, findListedModel, type ListedModel } from '../../../core/frontend.ts';

/** Cursor, opencode, Qwen Code and everything built on OpenAI's Chat Completions. */
export const openaiChatFrontend: Frontend = {
  codec: openaiChat,
  routes: [
    { method: 'POST', path: '/v1/chat/completions', task: 'chat' },
    { method: 'POST', path: '/v1/completions', task: 'pass', kind: 'openai-completions' },
    { method: 'POST', path: '/v1/embeddings', task: 'pass', kind: 'openai-embeddings' },
  ],
  resources: [
    {
      method: 'GET',
      path: '/v1/models',
      answer: async ({ models }): Promise<ModelList> => ({ object: 'list', data: (await models()).map(encodeModel) }),
    },
    {
      method: 'GET',
      path: '/v1/models/{id}',
      answer: async (asked) => encodeModel(await findListedModel(asked)),
    },
  ],
  framing: () => 'sse',
  isForeignForm: isResponsesForm,
  requestIdHeader: 'x-request-id',
};

/** A model as OpenAI lists it. `created` is required: it is 0 where the backend does not give it. */
const encodeModel = ({ id, backend, createdAt }: ListedModel): Model => ({
  id,
  object: 'model',
  created: createdAt ?? 0,
  owned_by: backend,
});
