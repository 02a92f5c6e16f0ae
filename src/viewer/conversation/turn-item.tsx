import { useContext, useMemo, useState } from 'preact/hooks';
import { subagentLine, type TurnLine, type TurnLineKind, turnLines } from '../../present/conversation.ts';
import type { Line } from '../../present/line.ts';
import { getConversation } from '../app/api.ts';
import { decodedOf } from '../app/decoded.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute } from '../app/route.ts';
import type { Conversation, ConversationTurn } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { CacheBar } from './cache-bar.tsx';
import { LiveAnswer } from './live-answer.tsx';
import type { LiveText } from './live-text.ts';
import { PartialAnswer } from './partial-answer.tsx';
import { createSession, keyOf, Session, TurnContents } from './turn-contents.ts';
import { TurnContent } from './turn-content.tsx';
import { TurnHead } from './turn-head.tsx';
import { SummaryLine, TurnSummary } from './turn-summary.tsx';

interface TurnItemProps {
  turn: ConversationTurn;
  line: TurnLine;
  isActive: boolean;
  /** What has arrived of its response, while it is in flight. */
  live: LiveText | undefined;
}

/** How long a turn is in view before it is loaded, in milliseconds: who scrolls on does not wait for those in between. */
const loadDelayMs = 40;

/** What is shown before and behind the messages of a turn. */
const before: ReadonlySet<TurnLineKind> = new Set(['seam']);
const remarks: ReadonlySet<TurnLineKind> = new Set(['attempt', 'cache']);
const messages: ReadonlySet<TurnLineKind> = new Set(['user', 'context', 'assistant', 'call']);
const behind: ReadonlySet<TurnLineKind> = new Set(['error']);

/** A turn of a session: its summary at once, and what it added as soon as that is loaded. */
export function TurnItem({ turn, line, isActive, live }: TurnItemProps) {
  const { contents } = useContext(Session);
  const loaded = useLoaded(keyOf(turn), async (signal) => {
    await delay(loadDelayMs, signal);
    return contents.load(turn, signal);
  });
  const trace = contents.known(turn) ?? (loaded.isLoading ? undefined : loaded.value);
  const lines = line.lines;
  const of = (kinds: ReadonlySet<TurnLineKind>): readonly Line<TurnLineKind>[] =>
    lines.filter(({ kind }) => kinds.has(kind));
  const decoded = trace && decodedOf(trace);
  return (
    <article class={`turn-item ${isActive ? 'active' : ''}`} aria-label={line.label}>
      {of(before).map((each) => (
        <SummaryLine line={each} />
      ))}
      <TurnHead line={line}>
        <CacheBar turn={turn} />
      </TurnHead>
      <div class="turn-content turn-view">
        {of(remarks).map((each) => (
          <SummaryLine line={each} />
        ))}
        {trace && decoded && (decoded.request || decoded.response) ? (
          <TurnContent turn={turn} trace={trace} purpose={line.purpose} />
        ) : (
          <TurnSummary lines={lines.filter(({ kind }) => messages.has(kind))} />
        )}
        {trace && !decoded?.response && turn.status !== null && <PartialAnswer id={turn.trace_id} />}
        {turn.status === null && live && <LiveAnswer live={live} />}
        {of(behind).map((each) => (
          <SummaryLine line={each} />
        ))}
        <Subagents subagents={turn.subagents} />
      </div>
      {loaded.error && !trace && <Failure error={loaded.error} onRetry={loaded.reload} />}
    </article>
  );
}

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

// ---------------------------------------------------------------- subagents

type Subagent = ConversationTurn['subagents'][number];

/** The subagents that the calls of a turn started: sessions with their own cost, which open in place. */
function Subagents({ subagents }: { subagents: readonly Subagent[] }) {
  if (subagents.length === 0) return null;
  return (
    <div class="subagents" role="group" aria-label="Subagents">
      {subagents.map((subagent) => (
        <SubagentView key={subagent.conversation} subagent={subagent} />
      ))}
    </div>
  );
}

function SubagentView({ subagent }: { subagent: Subagent }) {
  const [isOpen, setOpen] = useState(false);
  const line = subagentLine(subagent);
  return (
    <details onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
      <summary>
        <span class={`status ${line.tone ?? ''}`}>◇</span> {line.label} <b>{toVisibleLine(line.text)}</b>
        {line.details?.map(({ name, text }) => (
          <span class={`number ${name === 'failed' ? 'status bad' : ''}`}>
            {' '}
            <span class="name">{name}</span> {text}
          </span>
        ))}
      </summary>
      {isOpen && <SubagentSession id={subagent.conversation} />}
    </details>
  );
}

function SubagentSession({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => getConversation(id, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="quiet">Loading…</p>;
  return <SubagentTurns conversation={loaded.value} />;
}

function SubagentTurns({ conversation }: { conversation: Conversation }) {
  const lines = useMemo(() => turnLines(conversation), [conversation]);
  const session = useMemo(
    () => createSession(conversation.turns, { contents: new TurnContents(), isOpen: false }),
    [conversation],
  );
  return (
    <Session.Provider value={session}>
      <p class="subagent-links">
        <a {...linkTo(conversationRoute(conversation.conversation))}>this session alone</a>
      </p>
      {conversation.turns.map((turn, index) => {
        const line = lines[index];
        return line && <TurnItem key={turn.trace_id} turn={turn} line={line} isActive={false} live={undefined} />;
      })}
    </Session.Provider>
  );
}
