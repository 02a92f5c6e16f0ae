import type { CoreChatRequest, CoreChatResponse, CoreMessage } from '../../core/types.ts';

/** Replaces what differs from one run to the next by names that keep who is who: `call#1`, `response#1`, `time#1`. */
export interface Placeholders {
  /** The placeholder of a call's id: the same for the call and its result. */
  call(id: string): string;
  /** A text in which the ids that are known, and times, stand replaced. */
  text(text: string): string;
}

/** Times as ISO 8601 writes them, to the minute at least. */
const times = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;
/** A shorter id may well be a word of the text. */
const shortestId = 6;

/** Knows the ids of an exchange: those of the conversation so far, and of the answer. */
export function createPlaceholders(request: CoreChatRequest | null, response: CoreChatResponse | null): Placeholders {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const named = (kind: string, value: string): string => {
    const known = names.get(value);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${kind}#${count}`;
    names.set(value, name);
    return name;
  };
  const answers: readonly CoreMessage[] = response?.candidates.map(({ message }) => message) ?? [];
  for (const message of [...(request?.messages ?? []), ...answers])
    for (const part of message.content) {
      if (part.type === 'tool-call') named('call', part.id);
      if (part.type === 'tool-result') named('call', part.callId);
    }
  if (response && response.id !== '') named('response', response.id);
  const ids = [...names.keys()]
    .filter((id) => id.length >= shortestId)
    .toSorted((one, other) => other.length - one.length);
  return {
    call: (id) => named('call', id),
    text(text) {
      let masked = text;
      for (const id of ids) masked = masked.replaceAll(id, names.get(id) ?? id);
      return masked.replaceAll(times, (time) => named('time', time));
    },
  };
}
