import type * as wire from '../../../generated/anthropic.js';
import { readThreadContinue } from '../../../generated/anthropic.readers.js';
import type { ModelFacts } from '../../core/codec.ts';
import { invalidField } from '../../core/error.ts';
import { parsePageSize } from '../../core/page-size.ts';
import { answerId, isContinuable, resumeThread, threadNotFound, toThread } from './continuation.ts';
import { contextEditing } from './context-edits.ts';
import { encodeRequestId } from './errors.ts';
import { anthropic } from './index.ts';
import { type Frontend, findListedModel, type ListedModel, type ResourceRequest } from '../../core/frontend.ts';
import { formatTimestamp } from '../../core/timestamp.ts';

/** All clients of Anthropic send the version of the API. */
const isAnthropicClient = (header: (name: string) => string | undefined): boolean =>
  header('anthropic-version') !== undefined;

/** Claude Code and everything built on Anthropic's SDKs. */
export const anthropicFrontend: Frontend = {
  codec: anthropic,
  routes: [
    { method: 'POST', path: '/v1/messages', task: 'chat' },
    { method: 'POST', path: '/v1/messages/count_tokens', task: 'count-tokens', hints: { countTokens: true } },
  ],
  resources: [
    { method: 'GET', path: '/v1/models', claims: isAnthropicClient, answer: listModels },
    {
      method: 'GET',
      path: '/v1/models/{id}',
      claims: isAnthropicClient,
      answer: async (asked) => encodeModel(await findListedModel(asked), asked.facts),
    },
  ],
  framing: () => 'sse',
  keepAlive: 'event: ping\ndata: {"type":"ping"}\n\n',
  encodeTokenCount: (tokens): wire.TokenCount => ({ input_tokens: tokens }),
  requestIdHeader: 'request-id',
  addTraceId: (body, traceId) => ({ ...body, ...encodeRequestId(traceId) }),
  // A thread that only the backend may know is not continued there: servers without threads would answer the new messages
  // alone, and clients send everything again anyway.
  continuation: {
    bodyMarkers: [JSON.stringify('previous_message_id' satisfies keyof wire.ThreadContinue)],
    previousResponseId: (body) =>
      readThreadContinue(body['thread' satisfies keyof wire.CreateMessageParams])?.previous_message_id ?? undefined,
    answerId,
    isStored: isContinuable,
    storedTurns: toThread,
    resolve: resumeThread,
    canVendorResolve: false,
    notFound: threadNotFound,
  },
  contextEditing,
  keepsExcerpts: true,
};

/** Anthropic's default number of models in a page. */
const defaultPageSize = 20;

/**
 * One page of models: the first `limit` after `after_id`, or the last `limit` before `before_id`.
 * @throws {LouterError} `invalid-request` naming the parameter.
 */
async function listModels({ models: list, facts, query }: ResourceRequest): Promise<wire.ModelList> {
  const limit = parsePageSize(query.get('limit'), defaultPageSize);
  const [after, before] = [query.get('after_id'), query.get('before_id')];
  if (after !== null && before !== null) throw invalidField('before_id', 'expected only one of after_id and before_id');
  const models = await list();
  const from = after === null ? 0 : findModelIndex(models, after, 'after_id') + 1;
  const to = before === null ? models.length : findModelIndex(models, before, 'before_id');
  const start = before === null ? from : Math.max(0, to - limit);
  const page = models.slice(start, Math.min(to, start + limit));
  return {
    data: page.map((model) => encodeModel(model, facts)),
    has_more: before === null ? start + page.length < models.length : start > 0,
    first_id: page[0]?.id ?? null,
    last_id: page.at(-1)?.id ?? null,
  };
}

function findModelIndex(models: readonly ListedModel[], id: string, parameter: string): number {
  const index = models.findIndex((model) => model.id === id);
  if (index < 0) throw invalidField(parameter, 'expected the id of a listed model');
  return index;
}

/** A model as Anthropic lists it. An unknown release date is the start of 1970, as its API reference defines. */
function encodeModel({ id, createdAt, displayName }: ListedModel, facts: (id: string) => ModelFacts): wire.ModelInfo {
  const { contextWindow, maxOutput } = facts(id);
  return {
    type: 'model',
    id,
    display_name: displayName ?? id,
    created_at: formatTimestamp(createdAt ?? 0).replace('.000Z', 'Z'),
    max_input_tokens: contextWindow ?? null,
    max_tokens: maxOutput ?? null,
  };
}
