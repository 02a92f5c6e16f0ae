import { parseArguments } from '../../core/json.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreToolCall,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import {
  whenBothComplete,
  type ComparedResponse,
  type DifferenceRule,
  type ExchangePair,
} from './compared-exchange.ts';
import { clientCallsIn } from './response-checks.ts';

// Differences between two answers that mean the same.

/** Another wording, or other arguments of the same call, after ids and times are replaced. */
export const findOtherWording: DifferenceRule = whenBothComplete((one, other, pair) => {
  const [baselineTexts, proxyTexts] = maskedTexts(one, other, pair);
  return baselineTexts.flatMap(({ path, text }, index) => {
    const otherText = proxyTexts[index]?.text;
    return text === otherText
      ? []
      : [{ path, what: otherText === undefined ? 'present in the baseline only' : 'has another wording' }];
  });
});

/** The ids of calls, or of the answer, differ. */
export const findOtherIds: DifferenceRule = whenBothComplete((one, other) => {
  const [baselineIds, proxyIds] = [idsIn(one), idsIn(other)];
  return baselineIds.join() === proxyIds.join() ? [] : [{ path: '/id', what: 'the ids differ' }];
});

const idsIn = (answer: ComparedResponse): string[] => [
  answer.response.id,
  ...clientCallsIn(answer).map(({ call }) => call.id),
];

/** Equal arguments whose keys have another order. */
export const findOtherKeyOrder: DifferenceRule = whenBothComplete((one, other) => {
  const calls = clientCallsIn(other);
  return clientCallsIn(one).flatMap(({ call, path }, index) => {
    const counterpart = calls[index]?.call;
    if (
      !counterpart ||
      serializedArguments(call) === serializedArguments(counterpart) ||
      canonicalArguments(call) !== canonicalArguments(counterpart)
    )
      return [];
    return [{ path: `${path}/input`, what: `the arguments of "${call.name}" have another key order` }];
  });
});

/** The answers arrived in different numbers of chunks. */
export const findOtherChunkCount: DifferenceRule = whenBothComplete((one, other) =>
  one.chunkCount === other.chunkCount
    ? []
    : [
        {
          path: '',
          what: `${one.chunkCount} chunks in the baseline, ${other.chunkCount} through the proxy`,
        },
      ],
);

// ---------------------------------------------------------------- wording

interface PartText {
  path: string;
  text: string;
}

/** Both answers, part by part, as texts that are equal where only ids, times or formatting differ. */
function maskedTexts(
  one: ComparedResponse,
  other: ComparedResponse,
  { baseline, proxy }: ExchangePair,
): [PartText[], PartText[]] {
  return [
    partTexts(one, createPlaceholders(baseline.request, one.response)),
    partTexts(other, createPlaceholders(proxy.request, other.response)),
  ];
}

const partTexts = ({ response }: ComparedResponse, placeholders: IdPlaceholders): PartText[] =>
  response.candidates.flatMap(({ message }, candidate) =>
    message.content.map((part, index) => ({
      path: `/candidates/${candidate}/message/content/${index}`,
      text: placeholders.text(partText(part, placeholders)),
    })),
  );

function partText(part: CoreAssistantPart, placeholders: IdPlaceholders): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'reasoning':
      return part.blocks.map(({ text }) => text).join('\n');
    case 'tool-call':
      return `${placeholders.call(part.id)} ${part.name} ${canonicalArguments(part)}`;
    case 'tool-result':
    case 'image':
    case 'audio':
    case 'opaque':
      return `vendor ${part.type}`;
    default:
      return unreachable(part);
  }
}

/** The arguments of a call as a text that is equal for equal values. */
function canonicalArguments({ input }: CoreToolCall): string {
  if (input.kind === 'freeform') return input.text;
  const parsed = input.kind === 'json' ? input.value : parseArguments(input.text);
  return parsed === undefined ? serializedArguments({ input }) : canonicalJson(parsed);
}

const serializedArguments = ({ input }: Pick<CoreToolCall, 'input'>): string =>
  input.kind === 'json' ? JSON.stringify(input.value) : reserialize(input.text);

/** Without the whitespace between values. */
const reserialize = (text: string): string => {
  const parsed = parseArguments(text);
  return parsed === undefined ? text : JSON.stringify(parsed);
};

// ---------------------------------------------------------------- ids and times

/** Replaces values that differ between runs by numbered names: `call#1`, `response#1`, `time#1`. */
interface IdPlaceholders {
  /** The placeholder of a call's id: the same for the call and its result. */
  call(id: string): string;
  /** A text with known ids and times replaced. */
  text(text: string): string;
}

/** Times in ISO 8601, at least to the minute. */
const timePattern = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;
/** A shorter id may be an ordinary word of the text. */
const minIdLength = 6;

/** Placeholders for the ids of a conversation so far and of its answer. */
export function createPlaceholders(request: CoreChatRequest | null, response: CoreChatResponse | null): IdPlaceholders {
  const placeholders = new Map<string, string>();
  const counts = new Map<string, number>();
  const placeholderFor = (kind: string, value: string): string => {
    const existing = placeholders.get(value);
    if (existing !== undefined) return existing;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const placeholder = `${kind}#${count}`;
    placeholders.set(value, placeholder);
    return placeholder;
  };
  const responseMessages: readonly CoreMessage[] = response?.candidates.map(({ message }) => message) ?? [];
  for (const message of [...(request?.messages ?? []), ...responseMessages])
    for (const part of message.content) {
      if (part.type === 'tool-call') placeholderFor('call', part.id);
      if (part.type === 'tool-result') placeholderFor('call', part.callId);
    }
  if (response && response.id !== '') placeholderFor('response', response.id);
  const idLengths = listIdLengths([...placeholders.keys()]);
  return {
    call: (id) => placeholderFor('call', id),
    text: (text) =>
      replaceIds(text, idLengths, placeholders).replaceAll(timePattern, (time) => placeholderFor('time', time)),
  };
}

/** The lengths of the ids that begin in the same way, the longest first: there are few, however many ids there are. */
function listIdLengths(ids: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const id of ids) {
    if (id.length < minIdLength) continue;
    const beginning = id.slice(0, minIdLength);
    lengths.set(beginning, (lengths.get(beginning) ?? new Set()).add(id.length));
  }
  return new Map(
    [...lengths].map(([beginning, own]) => [beginning, [...own].toSorted((one, other) => other - one)] as const),
  );
}

/** At each position the longest id. Searching the text for each id takes minutes with 10,000 calls. */
function replaceIds(
  text: string,
  idLengths: ReadonlyMap<string, readonly number[]>,
  placeholders: ReadonlyMap<string, string>,
): string {
  if (idLengths.size === 0) return text;
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at + minIdLength <= text.length;) {
    const length = idLengths
      .get(text.slice(at, at + minIdLength))
      ?.find((each) => placeholders.has(text.slice(at, at + each)));
    if (length === undefined) {
      at++;
      continue;
    }
    pieces.push(text.slice(from, at), placeholders.get(text.slice(at, at + length)) ?? '');
    at += length;
    from = at;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(from);
}
