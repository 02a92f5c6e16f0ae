import type { CoreChatRequest, CoreChatResponse, CoreMessage } from '../../core/types.ts';

/** Replaces what differs from one run to the next by names that keep who is who: `call#1`, `response#1`, `time#1`. */
export interface IdPlaceholders {
  /** The placeholder of a call's id: the same for the call and its result. */
  call(id: string): string;
  /** A text in which the ids that are known, and times, stand replaced. */
  text(text: string): string;
}

/** Times as ISO 8601 writes them, to the minute at least. */
const timePattern = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;
/** A shorter id may well be a word of the text. */
const minIdLength = 6;

/** Knows the ids of an exchange: those of the conversation so far, and of the answer. */
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
  const ids = [...placeholders.keys()]
    .filter((id) => id.length >= minIdLength)
    .toSorted((one, other) => other.length - one.length);
  return {
    call: (id) => placeholderFor('call', id),
    text(text) {
      let masked = text;
      for (const id of ids) masked = masked.replaceAll(id, placeholders.get(id) ?? id);
      return masked.replaceAll(timePattern, (time) => placeholderFor('time', time));
    },
  };
}
