import { useState } from 'preact/hooks';
import { senderOf, turnLines } from '../../present/conversation.ts';
import { getConversation } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { collectCalls } from './calls.ts';
import type { LiveText } from './live-text.ts';
import { TurnView } from './turn-view.tsx';

/** What one request added to its conversation; all of its messages where it belongs to none. */
export function ExchangeTurn({ id, live }: { id: string; live?: LiveText }) {
  const [isOpen, setOpen] = useState(false);
  const conversation = useLoaded(id, (signal) => getConversation(id, signal));
  useKeys({ o: () => setOpen(!isOpen) });
  if (conversation.isLoading) return <p class="notice">Loading…</p>;
  const turn = conversation.value?.turns.find(({ trace_id: each }) => each === id);
  const line = conversation.value && turnLines(conversation.value).find(({ trace }) => trace === id);
  return (
    <TurnView
      id={id}
      previousId={turn?.link === 'turn' ? (turn.parent ?? null) : null}
      newFrom={turn?.new_from ?? null}
      calls={conversation.value ? collectCalls(conversation.value) : new Map()}
      isOpen={isOpen}
      {...(turn && line?.purpose === 'summary' && { sender: senderOf(turn.agent) })}
      {...(live && { live })}
    />
  );
}
