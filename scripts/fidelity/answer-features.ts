import { canonicalJson } from '../../src/core/canonical-json.ts';
import type { JsonValue } from '../../src/core/json.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatRequest,
  CoreChatResponse,
  CoreCitation,
  CoreFinish,
  CoreToolResult,
} from '../../src/core/types.ts';
import type { Feature, FeatureValue } from './feature.ts';
import { callValue, compact, contains, signatureOf } from './request-values.ts';

/** An answer as a client reads it, and as it comes back in that client's next request. */
export interface ReceivedAnswer extends CoreChatResponse {
  next?: CoreChatRequest;
}

type AnswerFeature = Feature<CoreChatResponse, ReceivedAnswer>;

/** A feature of the parts of an answer, each by itself. */
const parts = <T extends CoreAssistantPart['type']>(
  name: string,
  type: T | 'any',
  valueOf: (part: Extract<CoreAssistantPart, { type: T }>) => JsonValue | undefined,
  more: Partial<AnswerFeature> & { field?: string } = {},
): AnswerFeature => {
  const { field, ...rest } = more;
  const isOne = (part: CoreAssistantPart): part is Extract<CoreAssistantPart, { type: T }> =>
    type === 'any' || part.type === type;
  return {
    name,
    valuesIn: ({ candidates }) =>
      candidates.flatMap((candidate, index) =>
        candidate.message.content.flatMap((part): FeatureValue[] => {
          // Parts of other candidates are compared with those.
          const value = isOne(part) && index === 0 ? valueOf(part) : undefined;
          return value === undefined ? [] : [{ value, at: [part, candidate.message], ...(field && { field }) }];
        }),
      ),
    ...rest,
  };
};

const joinAnswerText = ({ candidates }: CoreChatResponse): string =>
  compact(
    (candidates[0]?.message.content ?? [])
      .flatMap((part) => (part.type === 'text' || part.type === 'refusal' ? [part.text] : []))
      .join(''),
  );

/** A token is there to come back in the next request. */
const sentBack = {
  field: 'signature',
  holds: (value: JsonValue, { next }: ReceivedAnswer): boolean =>
    next?.messages.some(({ content }) => content.some(({ signature }) => signature?.value === value)) ?? false,
};

const isRefused = (_value: JsonValue, { candidates: [first] }: ReceivedAnswer): boolean =>
  first?.finish.reason === 'refusal' || first?.finish.reason === 'content-filter';

const finish = (
  name: string,
  valueOf: (finish: CoreFinish, candidate: CoreCandidate) => JsonValue | undefined,
  field: string,
): AnswerFeature => ({
  name,
  valuesIn: ({ candidates }) =>
    candidates.slice(0, 1).flatMap((candidate): FeatureValue[] => {
      const value = valueOf(candidate.finish, candidate);
      return value === undefined ? [] : [{ value, at: [candidate.finish, candidate], field }];
    }),
});

const finishReasons: readonly (readonly [string, CoreFinish['reason']])[] = [
  ['done', 'stop'],
  ['calls', 'tool-calls'],
  ['the limit of output', 'length'],
  ['refused', 'refusal'],
  ['filtered', 'content-filter'],
  ['paused', 'pause'],
];

const usage = (name: string, field: 'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'reasoning'): AnswerFeature => ({
  name,
  valuesIn: ({ usage: tokens }) =>
    // A count of 0 equals one that is absent.
    tokens?.[field] ? [{ value: tokens[field], at: [tokens], field, below: 'usage' }] : [],
});

/** What a result of a vendor's tool holds: an address, an output, or what only one vendor knows. */
const foundValue = (part: CoreToolResult['content'][number]): JsonValue | undefined => {
  switch (part.type) {
    case 'source':
      return part.url;
    case 'text':
      return compact(part.text) || undefined;
    case 'opaque':
      return part.payload;
    default:
      return part.type;
  }
};

/** All that results of vendors' tools hold: some protocols have one text for several outputs. */
const joinResults = ({ candidates }: CoreChatResponse): string =>
  (candidates[0]?.message.content ?? [])
    .flatMap((part) => (part.type === 'tool-result' ? [...part.content.map(foundValue), part.value] : []))
    .map((found) => (typeof found === 'string' ? found : canonicalJson(found ?? null)))
    .join('\n');

/** A page without a title has its address in place of one where a title is required. */
const citedSource = (source: CoreCitation['source']): JsonValue =>
  source.kind === 'url' && source.title === source.url ? { kind: source.kind, url: source.url } : { ...source };

/** What vendors answer, in the order of the table. */
export const answerFeatures: readonly AnswerFeature[] = [
  parts('text', 'text', ({ text }) => compact(text) || undefined, {
    holds: (value, other) => contains(joinAnswerText(other), value),
  }),
  parts('reasoning', 'reasoning', ({ blocks }) => compact(blocks.map(({ text }) => text).join(' ')) || undefined, {
    field: 'blocks',
  }),
  parts('its signature', 'reasoning', signatureOf('signature'), sentBack),
  parts('encrypted reasoning', 'reasoning', signatureOf('ciphertext'), sentBack),
  parts(
    'signature of a call or text',
    'any',
    ({ type, signature }) => (type === 'reasoning' ? undefined : signature?.value),
    sentBack,
  ),
  parts(
    'tool call',
    'tool-call',
    ({ providerExecuted, name, input }) => {
      if (providerExecuted) return undefined;
      if (input.kind === 'freeform') return undefined;
      return callValue({ name, input });
    },
    { field: 'input' },
  ),
  parts(
    'call of a freeform tool',
    'tool-call',
    ({ name, input }) => (input.kind === 'freeform' ? [name, input.text] : undefined),
    {
      standsIn: (value, { candidates: [first] }) =>
        first?.message.content.some(
          (part) =>
            part.type === 'tool-call' &&
            Array.isArray(value) &&
            canonicalJson(callValue(part)) === canonicalJson([value[0] ?? null, { input: value[1] ?? null }]),
        ) ?? false,
    },
  ),
  parts('call of a tool a vendor ran', 'tool-call', ({ providerExecuted, name }) =>
    providerExecuted ? name : undefined,
  ),
  {
    name: 'result of a tool a vendor ran',
    valuesIn: ({ candidates }) =>
      (candidates[0]?.message.content ?? []).flatMap((part) =>
        part.type === 'tool-result'
          ? part.content.flatMap((found): FeatureValue[] => {
              const value = foundValue(found);
              return value === undefined ? [] : [{ value, at: [found, part] }];
            })
          : [],
      ),
    holds: (value, other) => contains(joinResults(other), value),
  },
  {
    name: 'citations',
    valuesIn: ({ candidates }) =>
      (candidates[0]?.message.content ?? []).flatMap((part) =>
        part.type === 'text'
          ? (part.citations ?? []).map((citation): FeatureValue => ({
              value: citedSource(citation.source),
              at: [part, citation],
              field: 'citations',
            }))
          : [],
      ),
  },
  parts('refusal', 'refusal', ({ text }) => compact(text) || undefined, {
    standsIn: (value, other) => contains(joinAnswerText(other), value),
  }),
  parts('image', 'image', ({ source }) => (source.kind === 'base64' ? source.data : undefined)),
  parts('audio', 'audio', ({ source }) => (source.kind === 'base64' ? source.data : undefined)),
  parts('transcript of audio', 'audio', ({ transcript }) => transcript, {
    field: 'transcript',
    standsIn: (value, other) => contains(joinAnswerText(other), value),
  }),
  {
    name: 'several candidates',
    valuesIn: ({ candidates }) =>
      candidates.length < 2
        ? []
        : [
            {
              value: candidates.map(({ message }) =>
                joinAnswerText({ id: '', model: '', candidates: [only(message)] }),
              ),
              at: candidates.slice(1).flatMap((candidate) => [candidate, candidate.message]),
              field: 'candidates',
            },
          ],
  },
  {
    name: 'log probabilities',
    valuesIn: ({ candidates }) =>
      candidates.slice(0, 1).flatMap((candidate): FeatureValue[] =>
        candidate.logprobs
          ? [
              {
                value: candidate.logprobs.map(({ token, logprob }) => [token, logprob]),
                at: [candidate],
                field: 'logprobs',
              },
            ]
          : [],
      ),
  },
  ...finishReasons.map(([name, reason]) => ({
    ...finish(`end: ${name}`, (each) => (each.reason === reason ? reason : undefined), 'reason'),
    // Most vendors have one of the two reasons.
    ...((reason === 'refusal' || reason === 'content-filter') && { standsIn: isRefused }),
  })),
  finish('the stop sequence met', ({ stopSequence }) => stopSequence, 'stopSequence'),
  usage('tokens of input', 'input'),
  usage('tokens of output', 'output'),
  usage('tokens read from a cache', 'cacheRead'),
  usage('tokens written to a cache', 'cacheWrite'),
  usage('tokens of reasoning', 'reasoning'),
  {
    name: 'fields of one vendor',
    valuesIn: (response) => {
      const [first] = response.candidates;
      return [response, ...(first ? [first.message, ...first.message.content] : [])].flatMap((holder) =>
        Object.values(holder.extras ?? {}).flatMap((fields) =>
          Object.entries(fields).map(([field, value]): FeatureValue => ({
            value: [field, value],
            at: [holder],
            field,
          })),
        ),
      );
    },
  },
  parts('parts of one vendor', 'opaque', ({ kind, payload }) => [kind, payload]),
];

function only(message: CoreCandidate['message']): CoreCandidate {
  return { message, finish: { reason: 'other' } };
}
