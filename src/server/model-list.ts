import type { Config } from '../config/config.ts';
import type { JsonObject } from '../core/json.ts';
import type { ListedModel } from '../frontends/frontend.ts';
import { refusal } from './errors.ts';
import { pageSize } from './page-size.ts';

/** How Anthropic pages its list. */
const defaultPage = 20;

/** A list as OpenAI gives it. A model whose backend does not say when it was made has 0, as that field must be there. */
export const openaiList = (models: readonly ListedModel[]): JsonObject => ({
  object: 'list',
  data: models.map(openaiModel),
});

export const openaiModel = ({ id, backend, createdAt }: ListedModel): JsonObject => ({
  id,
  object: 'model',
  created: createdAt ?? 0,
  owned_by: backend,
});

/**
 * One page as Anthropic gives it: `limit` models after `after_id`, or the last ones before `before_id`.
 * @throws {LouterError} `invalid-request` naming the parameter.
 */
export function anthropicList(models: readonly ListedModel[], query: URLSearchParams, config: Config): JsonObject {
  const limit = pageSize(query.get('limit'), defaultPage);
  const [after, before] = [query.get('after_id'), query.get('before_id')];
  if (after !== null && before !== null)
    throw refusal(400, 'invalid-request', 'before_id: expected only one of after_id and before_id');
  const from = after === null ? 0 : positionOf(models, after, 'after_id') + 1;
  const to = before === null ? models.length : positionOf(models, before, 'before_id');
  const start = before === null ? from : Math.max(0, to - limit);
  const page = models.slice(start, Math.min(to, start + limit));
  return {
    data: page.map((model) => anthropicModel(model, config)),
    has_more: before === null ? start + page.length < models.length : start > 0,
    first_id: page[0]?.id ?? null,
    last_id: page.at(-1)?.id ?? null,
  };
}

function positionOf(models: readonly ListedModel[], id: string, parameter: string): number {
  const index = models.findIndex((model) => model.id === id);
  if (index < 0) throw refusal(400, 'invalid-request', `${parameter}: expected the id of a listed model`);
  return index;
}

/** A model as Anthropic lists it; its documents take the beginning of 1970 for a release date that is not known. */
export function anthropicModel({ id, createdAt, displayName }: ListedModel, config: Config): JsonObject {
  const facts = config.modelFacts(vendorName(id, config));
  return {
    type: 'model',
    id,
    display_name: displayName ?? id,
    created_at: new Date((createdAt ?? 0) * 1000).toISOString().replace('.000Z', 'Z'),
    max_input_tokens: facts.contextWindow ?? null,
    max_tokens: facts.maxOutput ?? null,
  };
}

/** What the first target of a name calls the model. */
function vendorName(id: string, { models }: Config): string {
  const target = models.find(({ pattern }) => pattern === id)?.targets[0]?.model;
  return target === undefined || target === '*' ? id : target;
}
