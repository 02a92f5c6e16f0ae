import { parseArguments, type JsonValue } from '../../src/core/json.ts';
import type {
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreReasoningRequest,
  CoreTool,
  CoreToolCall,
} from '../../src/core/types.ts';
import { canonical, type Feature, type Saying } from './feature.ts';

export type RequestFeature = Feature<CoreChatRequest>;
/** How a feature compares, where not by equality, and which field says it. */
export type Manner<F> = Pick<Partial<F>, keyof F & ('holds' | 'standsIn')> & { field?: string };

export type PartType = CoreContentPart['type'];
export type PartOf<T extends PartType> = Extract<CoreContentPart, { type: T }>;

/** A part of a request and what holds it, the innermost first. */
interface Placed {
  part: CoreContentPart;
  at: object[];
  role: CoreMessage['role'];
}

function placed({ messages }: CoreChatRequest): Placed[] {
  const within = (part: CoreContentPart, holders: object[], role: Placed['role']): Placed[] => {
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

/** Whether a text is part of what is said in words. */
export const contains = (words: string, said: JsonValue | undefined): boolean =>
  typeof said === 'string' && words.includes(compact(said));

/** Everything that is said in words in messages of these roles. */
export const wordsOf = (request: CoreChatRequest, roles: readonly CoreMessage['role'][]): string =>
  compact(
    placed(request)
      .filter(({ role }) => roles.includes(role))
      .map(({ part }) => {
        if (part.type === 'text' || part.type === 'refusal') return part.text;
        return part.type === 'document' && part.source.kind === 'text' ? part.source.text : '';
      })
      .join(' '),
  );

const saying = (value: JsonValue | undefined, at: readonly object[], field: string | undefined): Saying[] =>
  value === undefined ? [] : [{ value, at, ...(field !== undefined && { field }) }];

/** What parts of one type say. */
export function parts<T extends PartType>(
  name: string,
  type: T,
  valueOf: (part: PartOf<T>, role: CoreMessage['role']) => JsonValue | undefined,
  { field, ...comparison }: Manner<RequestFeature> = {},
): RequestFeature {
  const isOne = (part: CoreContentPart): part is PartOf<T> => part.type === type;
  const sayings = (request: CoreChatRequest): Saying[] =>
    placed(request).flatMap(({ part, at, role }) => (isOne(part) ? saying(valueOf(part, role), at, field) : []));
  return { name, sayings, ...comparison };
}

/** What parts of any type say. */
export const anyParts = (
  name: string,
  valueOf: (part: CoreContentPart) => JsonValue | undefined,
  field?: string,
): RequestFeature => ({
  name,
  sayings: (request) => placed(request).flatMap(({ part, at }) => saying(valueOf(part), at, field)),
});

/** The texts of messages. Those of one role count as said wherever they are part of what is said there. */
export const texts = (
  name: string,
  roles: readonly CoreMessage['role'][],
  isOne: (index: number, messages: readonly CoreMessage[]) => boolean,
): RequestFeature => ({
  name,
  sayings: ({ messages }) =>
    messages.flatMap((message, index) =>
      roles.includes(message.role) && isOne(index, messages)
        ? message.content.flatMap((part: CoreContentPart) =>
            part.type === 'text' ? saying(compact(part.text) || undefined, [part, message], undefined) : [],
          )
        : [],
    ),
});

/** A call by what it calls for: its id may be another. */
export const called = ({ name, input }: Pick<CoreToolCall, 'name' | 'input'>): JsonValue => [
  name,
  input.kind === 'json' ? input.value : (parseArguments(input.text) ?? input.text),
];

/** What results of the client's tools say, each with the call it answers. */
export function results(
  name: string,
  valueOf: (result: PartOf<'tool-result'>) => JsonValue | undefined,
  { field, ...comparison }: Manner<RequestFeature> = {},
): RequestFeature {
  const sayings = (request: CoreChatRequest): Saying[] => {
    const all = placed(request);
    const callOf = (id: string): JsonValue => {
      const call = all.find(({ part }) => part.type === 'tool-call' && part.id === id)?.part;
      return call?.type === 'tool-call' ? called(call) : null;
    };
    return all.flatMap(({ part, at }) => {
      if (part.type !== 'tool-result' || part.runs === 'server') return [];
      const value = valueOf(part);
      // What becomes of a part of it is told of the part.
      return value === undefined ? [] : saying([callOf(part.callId), value], [...at, ...part.content], field);
    });
  };
  return { name, sayings, ...comparison };
}

export function tools(
  name: string,
  valueOf: (tool: CoreTool) => JsonValue | undefined,
  { field, ...comparison }: Manner<RequestFeature> = {},
): RequestFeature {
  // Tools that must not be called say nothing, and one that is declared again no more than before.
  const sayings = ({ tools: declared = [], toolChoice }: CoreChatRequest): Saying[] => {
    const all = declared.flatMap((tool) => saying(valueOf(tool), [tool], field));
    return toolChoice?.mode === 'none' ? [] : [...new Map(all.map((each) => [canonical(each.value), each])).values()];
  };
  return { name, sayings, ...comparison };
}

type Settings = Omit<CoreChatRequest, 'model' | 'messages' | 'tools' | 'stream' | 'extras' | 'wireForm'>;
/** A field of the request itself. */
export const setting = <K extends keyof Settings>(
  name: string,
  field: K,
  valueOf: (value: NonNullable<Settings[K]>) => JsonValue | undefined,
  comparison: Manner<RequestFeature> = {},
): RequestFeature => ({
  name,
  sayings({ [field]: given }) {
    return saying(given === undefined || given === null ? undefined : valueOf(given), [], field);
  },
  ...comparison,
});

/** What is wished of the model's reasoning. */
export const wish = (
  name: string,
  within: keyof CoreReasoningRequest,
  comparison: Manner<RequestFeature> = {},
): RequestFeature => ({
  name,
  sayings: ({ reasoning }) => saying(reasoning?.[within], [], 'reasoning').map((each): Saying => ({ ...each, within })),
  ...comparison,
});
