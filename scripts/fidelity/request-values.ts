import { canonicalJson } from '../../src/core/canonical-json.ts';
import { parseArguments, type JsonValue } from '../../src/core/json.ts';
import type {
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreReasoningRequest,
  CoreTool,
  CoreToolCall,
} from '../../src/core/types.ts';
import type { Feature, FeatureValue } from './feature.ts';

export type RequestFeature = Feature<CoreChatRequest>;
/** How a feature compares, where not by equality, and which field holds it. */
export type FeatureOptions<F> = Pick<Partial<F>, keyof F & ('holds' | 'standsIn')> & { field?: string };

type PartType = CoreContentPart['type'];
export type PartOf<T extends PartType> = Extract<CoreContentPart, { type: T }>;

/** A part of a request and what holds it, the innermost first. */
interface LocatedPart {
  part: CoreContentPart;
  at: object[];
  role: CoreMessage['role'];
}

function locateParts({ messages }: CoreChatRequest): LocatedPart[] {
  const within = (part: CoreContentPart, holders: object[], role: LocatedPart['role']): LocatedPart[] => {
    const at = [part, ...holders];
    return [{ part, at, role }, ...innerOf(part).flatMap((each) => within(each, at, role))];
  };
  return messages.flatMap((message) => message.content.flatMap((part) => within(part, [message], message.role)));
}

const innerOf = (part: CoreContentPart): readonly CoreContentPart[] => {
  if (part.type === 'tool-result') return part.content;
  return part.type === 'document' && part.source.kind === 'parts' ? part.source.parts : [];
};

/** A text without regard to its white space: neighbours are joined by some protocols. */
export const compact = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text contains another, apart from white space. */
export const contains = (text: string, part: JsonValue | undefined): boolean =>
  typeof part === 'string' && text.includes(compact(part));

/** All texts in messages of these roles. */
export const joinTexts = (request: CoreChatRequest, roles: readonly CoreMessage['role'][]): string =>
  compact(
    locateParts(request)
      .filter(({ role }) => roles.includes(role))
      .map(({ part }) => {
        if (part.type === 'text' || part.type === 'refusal') return part.text;
        return part.type === 'document' && part.source.kind === 'text' ? part.source.text : '';
      })
      .join(' '),
  );

const toValues = (value: JsonValue | undefined, at: readonly object[], field: string | undefined): FeatureValue[] =>
  value === undefined ? [] : [{ value, at, ...(field !== undefined && { field }) }];

/** A feature of parts of one type. */
export function parts<T extends PartType>(
  name: string,
  type: T,
  valueOf: (part: PartOf<T>, role: CoreMessage['role']) => JsonValue | undefined,
  { field, ...comparison }: FeatureOptions<RequestFeature> = {},
): RequestFeature {
  const isOne = (part: CoreContentPart): part is PartOf<T> => part.type === type;
  const sayings = (request: CoreChatRequest): FeatureValue[] =>
    locateParts(request).flatMap(({ part, at, role }) => (isOne(part) ? toValues(valueOf(part, role), at, field) : []));
  return { name, valuesIn: sayings, ...comparison };
}

/** A feature of parts of any type. */
export const anyParts = (
  name: string,
  valueOf: (part: CoreContentPart) => JsonValue | undefined,
  field?: string,
): RequestFeature => ({
  name,
  valuesIn: (request) => locateParts(request).flatMap(({ part, at }) => toValues(valueOf(part), at, field)),
});

const markFields = ['cache_control', 'prompt_cache_breakpoint'] as const;

/** Up to where a client marks the prompt for a cache, in whatever form. */
export const cacheMarks = (name: string): RequestFeature => ({
  name,
  valuesIn(request) {
    const placed = [
      ...(request.tools ?? []).map((tool) => ({ holder: tool, at: [tool], place: `tool ${tool.name}` })),
      ...locateParts(request).map(({ part, at }) => ({
        holder: part,
        at,
        place: part.type === 'text' ? part.text : part.type,
      })),
    ];
    return placed.flatMap(({ holder, at, place }) => {
      if (holder.cache) return toValues(place, at, 'cache');
      const { 'openai-chat': ofChat, 'openai-responses': ofResponses } = holder.extras ?? {};
      const field = markFields.find((each) => (ofChat?.[each] ?? ofResponses?.[each]) !== undefined);
      return field === undefined ? [] : toValues(place, at, field);
    });
  },
});

/** The texts of messages. Those of one role count as carried wherever the texts of that role contain them. */
export const texts = (
  name: string,
  roles: readonly CoreMessage['role'][],
  isOne: (index: number, messages: readonly CoreMessage[]) => boolean,
): RequestFeature => ({
  name,
  valuesIn: ({ messages }) =>
    messages.flatMap((message, index) =>
      roles.includes(message.role) && isOne(index, messages)
        ? message.content.flatMap((part: CoreContentPart) =>
            part.type === 'text' ? toValues(compact(part.text) || undefined, [part, message], undefined) : [],
          )
        : [],
    ),
});

/** The signature of reasoning, if it is of this kind. */
export const signatureOf =
  (kind: 'signature' | 'ciphertext') =>
  ({ signature }: PartOf<'reasoning'>): JsonValue | undefined =>
    signature?.kind === kind ? signature.value : undefined;

/** A call by what it calls for: its id may be another. */
export const callValue = ({ name, input }: Pick<CoreToolCall, 'name' | 'input'>): JsonValue => [
  name,
  input.kind === 'json' ? input.value : (parseArguments(input.text) ?? input.text),
];

/** `holderOf`: the object with the field, where that is not the tool. */
type ToolOptions = FeatureOptions<RequestFeature> & { holderOf?: (tool: CoreTool) => object };
/** A feature of the results of the client's tools, each with its call. */
export function results(
  name: string,
  valueOf: (result: PartOf<'tool-result'>) => JsonValue | undefined,
  { field, ...comparison }: FeatureOptions<RequestFeature> = {},
): RequestFeature {
  const sayings = (request: CoreChatRequest): FeatureValue[] => {
    const all = locateParts(request);
    const callOf = (id: string): JsonValue => {
      const call = all.find(({ part }) => part.type === 'tool-call' && part.id === id)?.part;
      return call?.type === 'tool-call' ? callValue(call) : null;
    };
    return all.flatMap(({ part, at }) => {
      if (part.type !== 'tool-result' || part.providerExecuted) return [];
      const value = valueOf(part);
      // A loss may be reported at a part of it.
      return value === undefined ? [] : toValues([callOf(part.callId), value], [...at, ...part.content], field);
    });
  };
  return { name, valuesIn: sayings, ...comparison };
}

export function tools(
  name: string,
  valueOf: (tool: CoreTool) => JsonValue | undefined,
  { field, holderOf = (tool) => tool, ...comparison }: ToolOptions = {},
): RequestFeature {
  // Tools that must not be called do not count, and one that is declared again counts once.
  const sayings = ({ tools: declared = [], toolChoice }: CoreChatRequest): FeatureValue[] => {
    const all = declared.flatMap((tool) => toValues(valueOf(tool), [holderOf(tool), tool], field));
    return toolChoice?.mode === 'none'
      ? []
      : [...new Map(all.map((each) => [canonicalJson(each.value), each])).values()];
  };
  return { name, valuesIn: sayings, ...comparison };
}

type Settings = Omit<CoreChatRequest, 'model' | 'messages' | 'tools' | 'stream' | 'extras' | 'wireForm'>;
/** A field of the request itself. */
export const setting = <K extends keyof Settings>(
  name: string,
  field: K,
  valueOf: (value: NonNullable<Settings[K]>) => JsonValue | undefined,
  comparison: FeatureOptions<RequestFeature> = {},
): RequestFeature => ({
  name,
  valuesIn({ [field]: given }) {
    return toValues(given === undefined || given === null ? undefined : valueOf(given), [], field);
  },
  ...comparison,
});

/** What is wished of the model's reasoning. */
export const reasoningOption = (
  name: string,
  within: keyof CoreReasoningRequest,
  comparison: FeatureOptions<RequestFeature> = {},
): RequestFeature => ({
  name,
  valuesIn: ({ reasoning }) =>
    toValues(reasoning?.[within], [], 'reasoning').map((each): FeatureValue => ({ ...each, within })),
  ...comparison,
});
