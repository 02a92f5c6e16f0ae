import { useState } from 'preact/hooks';
import { getConversation } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute } from '../app/route.ts';
import type { ConversationTurn } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { formatNumber } from '../../present/format.ts';
import { Outcome } from '../parts/outcome.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { describeTurn, nameTurn } from './turns.ts';

type Subagent = ConversationTurn['subagents'][number];

/** The subagents that the calls of a turn started: one line each, which opens in place. */
export function Subagents({ subagents }: { subagents: readonly Subagent[] }) {
  if (subagents.length === 0) return null;
  return (
    <section class="subagents" aria-label="Subagents">
      <h3>subagents</h3>
      {subagents.map((subagent) => (
        <SubagentLine key={subagent.conversation} subagent={subagent} />
      ))}
    </section>
  );
}

function SubagentLine({ subagent }: { subagent: Subagent }) {
  const { conversation, prompt, requests, failed, in_flight: inFlight } = subagent;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        ◇ {toVisibleLine(prompt ?? 'subagent')}{' '}
        <span class="quiet">
          {formatNumber(requests, 'request')}
          {inFlight > 0 ? ', running' : failed > 0 ? '' : ', ✓'}
        </span>
        {failed > 0 && <span class="status bad"> ✗ {failed} failed</span>}
      </summary>
      {isOpen && <SubagentTurns id={conversation} />}
    </details>
  );
}

function SubagentTurns({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => getConversation(id, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="quiet">Loading…</p>;
  const conversation = loaded.value;
  return (
    <ol>
      {conversation.turns.map((turn) => (
        <li>
          <a {...linkTo(conversationRoute(id, nameTurn(conversation, turn)))}>turn {turn.turn}</a>{' '}
          <Outcome outcome={turn.outcome} /> {toVisibleLine(describeTurn(turn))}
        </li>
      ))}
    </ol>
  );
}
