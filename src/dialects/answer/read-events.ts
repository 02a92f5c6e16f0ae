import type { BackendContext } from '../../core/codec.ts';
import { partEvents, wireFields } from '../../core/fold.ts';
import type { CoreCandidate, CoreChatResponse } from '../../core/types.ts';
import type { DialectNote } from '../dialect.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** Maximum notes for one response. */
const maxNotes = 100;

/** Reports notes on one response. */
export function noteTo(context: BackendContext): (note: DialectNote) => void {
  let count = 0;
  return ({ what, saw, made }) => {
    count++;
    if (count <= maxNotes) context.note({ what, saw, made });
    else if (count === maxNotes + 1)
      context.note({ what: `more than ${maxNotes} notes`, made: 'the others are left out' });
  };
}

/** Reports, once for each kind, events about parts whose numbers change as the text is read: nobody could place them. */
export function renumberingReporter({ report }: BackendContext): (event: { kind: string }) => void {
  const kinds = new Set<string>();
  return ({ kind }) => {
    if (!kinds.has(kind))
      report({ what: `events of kind ${kind} about a part, whose number changes as the text is read` });
    kinds.add(kind);
  };
}

/**
 * The events of a complete response. Parts that are not read stay the same objects, as their positions are looked up
 * by identity.
 */
export function* eventsToRead({ candidates, usage, ...head }: CoreChatResponse): Generator<CoreStreamEvent> {
  yield { type: 'response-start', ...head };
  for (const [candidate, value] of candidates.entries()) yield* candidateEvents(candidate, value);
  if (usage) yield { type: 'usage', usage };
  yield { type: 'end' };
}

function* candidateEvents(candidate: number, { message, finish, logprobs }: CoreCandidate): Generator<CoreStreamEvent> {
  let pendingLogprobs = logprobs;
  for (const [part, value] of message.content.entries()) {
    const delivery = { candidate, part };
    if (value.type === 'text' || value.type === 'refusal') {
      yield* partEvents(delivery, value, pendingLogprobs);
      pendingLogprobs = undefined;
    } else yield { ...delivery, type: 'part', value };
  }
  const { extras, wireForm } = message;
  yield { type: 'finish', candidate, finish, ...wireFields({ extras, wireForm }) };
}
