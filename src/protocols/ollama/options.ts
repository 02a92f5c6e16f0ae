import type { BackendContext } from '../../core/codec.ts';
import {
  asObject,
  withoutUndefined,
  withoutNull,
  optionalNumber,
  nonEmpty,
  withoutNulls,
  type JsonObject,
} from '../../core/json.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { extrasOf, wireFormOf } from './extras.ts';
import type { ChatRequest } from './wire.ts';

/** What `options` say that Core knows, how they said it, and the others. */
export interface DecodedOptions {
  sampling: Pick<
    CoreChatRequest,
    'temperature' | 'topP' | 'topK' | 'maxTokens' | 'stop' | 'seed' | 'presencePenalty' | 'frequencyPenalty'
  >;
  wireForm: JsonObject;
  extras: JsonObject;
}

export function decodeOptions(options: ChatRequest['options']): DecodedOptions {
  const {
    temperature,
    top_p: topP,
    top_k: topK,
    num_predict: limit,
    stop,
    seed,
    presence_penalty: presencePenalty,
    frequency_penalty: frequencyPenalty,
    ...rest
  } = options ?? {};
  // Zero and less are no limit but words: as many as the model likes, or as fit into the context.
  const isLimit = typeof limit === 'number' && limit > 0;
  const others = nonEmpty(withoutNulls({ ...rest, ...(!isLimit && { num_predict: limit ?? null }) }));
  return {
    sampling: withoutUndefined({
      temperature: optionalNumber(temperature),
      topP: optionalNumber(topP),
      topK: optionalNumber(topK),
      maxTokens: isLimit ? limit : undefined,
      stop: typeof stop === 'string' ? [stop] : withoutNull(stop),
      seed: withoutNull(seed),
      presencePenalty: optionalNumber(presencePenalty),
      frequencyPenalty: optionalNumber(frequencyPenalty),
    }),
    wireForm: typeof stop === 'string' ? { stop: 'string' } : {},
    extras: others ? { options: others } : {},
  };
}

export function encodeOptions(request: CoreChatRequest, context: BackendContext): JsonObject | undefined {
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty } = request;
  const isFree = context.facts.sampling !== 'fixed';
  if (!isFree)
    for (const field of ['temperature', 'topP', 'topK'] as const)
      if (request[field] !== undefined) context.report({ at: request, field, what: `the model takes no ${field}` });
  return nonEmpty(
    withoutUndefined({
      temperature: isFree ? temperature : undefined,
      top_p: isFree ? topP : undefined,
      top_k: isFree ? topK : undefined,
      num_predict: encodeLimit(request, context),
      stop: encodeStop(request),
      seed,
      presence_penalty: presencePenalty,
      frequency_penalty: frequencyPenalty,
      ...asObject(extrasOf(request)['options']),
    }),
  );
}

function encodeLimit(request: CoreChatRequest, { facts, report }: BackendContext): number | undefined {
  const { maxTokens } = request;
  if (maxTokens === undefined || facts.maxOutput === undefined || maxTokens <= facts.maxOutput) return maxTokens;
  report({
    at: request,
    field: 'maxTokens',
    what: `a limit of ${maxTokens} tokens`,
    instead: `${facts.maxOutput}, all the model can do`,
  });
  return facts.maxOutput;
}

function encodeStop(request: CoreChatRequest): string | string[] | undefined {
  const { stop } = request;
  if (!stop || stop.length === 0) return undefined;
  const [first] = stop;
  return wireFormOf(request)?.['stop'] === 'string' && stop.length === 1 ? first : stop;
}
