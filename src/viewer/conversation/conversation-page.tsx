import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { endingDetailLines, problemsText } from '../../present/conversation-head.ts';
import { turnLines } from '../../present/conversation.ts';
import { getConversation } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLive } from '../app/live.ts';
import { useLoaded } from '../app/loaded.ts';
import { copyAddress, linkTo, navigate } from '../app/navigation.ts';
import {
  conversationRoute,
  diffRoute,
  exchangeRoute,
  exchangeTabs,
  listRoute,
  type ConversationRoute,
  type ExchangeTab,
  type ExchangeView,
} from '../app/route.ts';
import type { Conversation, ConversationTurn } from '../app/types.ts';
import { EndingLines } from '../exchange/ending-card.tsx';
import { tabKeys, tabTitles } from '../exchange/exchange-tabs.ts';
import { PageFailure } from '../parts/failure.tsx';
import { Thumbnails } from '../parts/image-view.tsx';
import { BesidePanel } from './beside-panel.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { TimeStrip } from './time-strip.tsx';
import { Transcript } from './transcript.tsx';
import { createSession, PointedCall, Session, TurnContents } from './turn-contents.ts';
import { TurnItem } from './turn-item.tsx';
import { TurnOutline } from './turn-outline.tsx';
import { type FailurePlace, findFailure, findTurn, nameTurn } from './turns.ts';
import { useCacheCauses } from './use-cache-causes.ts';
import { useLiveText } from './use-live-text.ts';

/** A session: what the user asked, how it ended, where time and money went, and all of it to scroll through. */
export function ConversationPage({ route }: { route: ConversationRoute }) {
  const loaded = useLoaded(route.id, (signal) => getConversation(route.id, signal));
  if (loaded.error) return <PageFailure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  return <LoadedConversation route={route} conversation={loaded.value} onReload={loaded.reload} />;
}

interface LoadedProps {
  route: ConversationRoute;
  conversation: Conversation;
  onReload(): void;
}

function LoadedConversation({ route, conversation, onReload }: LoadedProps) {
  const { turns, parent } = conversation;
  const [isOpen, setOpen] = useState(false);
  const [isOutlineShown, setOutlineShown] = useState(false);
  const jump = useRef<HTMLInputElement>(null);
  const contents = useMemo(() => new TurnContents(), [conversation.conversation]);
  const session = useMemo(() => createSession(turns, { contents, isOpen }), [conversation, isOpen]);
  const [pointed, setPointed] = useState<{ call: ConversationTurn['calls'][number] | null } | null>(null);
  // The request or response that Raw showed last.
  const lastLeg = useRef<string | null>(null);
  if (route.beside?.tab === 'raw') lastLeg.current = route.beside.leg;
  const causes = useCacheCauses(conversation);
  const lines = useMemo(() => turnLines(conversation, causes), [conversation, causes]);
  const { active, target, shown, showTurn, onScrolledTo } = useCursor(route, conversation);
  const runningId = turns.findLast(({ status }) => status === null)?.trace_id ?? null;
  const { live, onDelta } = useLiveText(runningId);
  useLive(
    { filter: `conversation:${conversation.conversation}`, tail: runningId },
    { onDelta, onOpen: onReload, onClose: onReload, onResync: onReload },
  );
  const showBeside = (beside: ExchangeView | null): void =>
    navigate(conversationRoute(route.id, shown ? nameTurn(conversation, shown) : null, beside), { replaces: true });
  const openTab = (tab: ExchangeTab): void => {
    if (!shown) return;
    if (tab === 'conversation') navigate(exchangeRoute(shown.trace_id, tab));
    else showBeside(exchangeRoute(shown.trace_id, tab, tab === 'raw' ? lastLeg.current : null));
  };
  const openDiff = (as: 'meaning' | 'prompt'): void => {
    if (shown?.parent) navigate(diffRoute(shown.trace_id, shown.parent, as));
  };
  const beginning = { turn: undefined, call: null };
  const place = { turn: shown, call: pointed?.call && shown?.calls.includes(pointed.call) ? pointed.call : null };
  // Nobody has moved the cursor: the first failure is the next one.
  const isUntouched = route.turn === null && active === 0;
  const showIndex = (index: number): void => showTurn(turns[index]);
  const showFailure = (found: FailurePlace | undefined): void => {
    if (!found) return;
    showTurn(found.turn);
    setPointed({ call: found.call });
  };
  // The rows of events and of a body are moved through by the same keys.
  const hasOwnRows = route.beside?.tab === 'events' || route.beside?.tab === 'raw';
  const next = (): void => showIndex(active + 1);
  const previous = (): void => showIndex(active - 1);
  useKeys({
    ...(!hasOwnRows && { j: next, ArrowDown: next, k: previous, ArrowUp: previous, o: () => setOpen(!isOpen) }),
    ']': next,
    '[': previous,
    n: () =>
      showFailure(
        findFailure(conversation, isUntouched ? beginning : place, 1) ?? findFailure(conversation, beginning, 1),
      ),
    N: () => showFailure(findFailure(conversation, place, -1)),
    g: () => jump.current?.focus(),
    r: onReload,
    c: copyAddress,
    d: () => openDiff('meaning'),
    p: () => openDiff('prompt'),
    ...Object.fromEntries(
      exchangeTabs
        .filter((tab) => tab !== 'raw' || route.beside?.tab !== 'raw')
        .map((tab) => [tabKeys[tab], () => openTab(tab)]),
    ),
    Escape: () => {
      if (route.beside) showBeside(null);
      else if (history.length > 1) history.back();
      else navigate(listRoute());
    },
  });
  const items = useMemo(() => ({}), [lines, session, live]);
  return (
    <article class={`conversation-page ${route.beside ? 'has-beside' : ''}`}>
      <nav class={`turn-nav ${isOutlineShown ? 'is-shown' : ''}`} aria-label="Turns">
        <label class="jump">
          turn <kbd>g</kbd>
          <input
            ref={jump}
            inputMode="numeric"
            size={4}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              if (event.key === 'Enter') showTurn(findTurn(conversation, event.currentTarget.value.trim()));
              event.currentTarget.value = '';
              event.currentTarget.blur();
              event.stopPropagation();
            }}
          />
          <Problems text={problemsText(turns)} />
        </label>
        <TurnOutline
          turns={turns}
          lines={lines}
          active={active}
          onShow={(index) => {
            setOutlineShown(false);
            showIndex(index);
          }}
        />
      </nav>
      <Session.Provider value={session}>
        <PointedCall.Provider value={pointed}>
          <Thumbnails.Provider value>
            <Transcript
              head={
                <>
                  <ConversationHead conversation={conversation}>
                    <SessionEnding conversation={conversation} onShow={showTurn} />
                  </ConversationHead>
                  {parent && (
                    <p class="quiet subagent-of">
                      This is a subagent of{' '}
                      <a {...linkTo(conversationRoute(parent, parent))}>the request that called it</a>.
                    </p>
                  )}
                </>
              }
              bar={
                <>
                  <TimeStrip turns={turns} lines={lines} active={active} onShow={showIndex} />
                  <TurnBar
                    turn={shown}
                    label={lines[active]?.label ?? ''}
                    isOpen={isOpen}
                    beside={route.beside}
                    onOpenAll={() => setOpen(!isOpen)}
                    onOpenTab={openTab}
                    onOutline={() => setOutlineShown(!isOutlineShown)}
                  />
                </>
              }
              count={turns.length}
              estimate={(index) => estimateHeight(turns[index])}
              items={items}
              active={active}
              target={target}
              onScrolledTo={(index) => {
                if (index !== active) setPointed(null);
                onScrolledTo(index);
              }}
              renderItem={(index) => {
                const [turn, line] = [turns[index], lines[index]];
                if (!turn || !line) return null;
                const isRunning = turn.trace_id === runningId;
                return (
                  <TurnItem
                    key={turn.trace_id}
                    turn={turn}
                    line={line}
                    isActive={index === active}
                    live={isRunning ? live : undefined}
                  />
                );
              }}
            />
          </Thumbnails.Provider>
        </PointedCall.Provider>
      </Session.Provider>
      {route.beside && shown && <BesidePanel turn={shown} view={route.beside} live={live} onShow={showBeside} />}
    </article>
  );
}

/** How often a browser takes another address, in milliseconds: all of them limit it. */
const addressDelayMs = 200;

/** The turn under the cursor: that of the address, and from then on the one that is scrolled to or chosen. */
function useCursor(route: ConversationRoute, conversation: Conversation) {
  const { turns } = conversation;
  const named =
    route.turn ??
    (turns.some(({ trace_id: id }) => id.startsWith(route.id) && id !== turns[0]?.trace_id) ? route.id : null);
  const indexOf = (turn: ConversationTurn | undefined): number =>
    turns.findIndex(({ trace_id: id }) => id === turn?.trace_id);
  const isRunning = turns.at(-1)?.status === null;
  const indexOfAddress = (): number =>
    Math.max(0, indexOf(named === null && !isRunning ? turns[0] : findTurn(conversation, named)));
  const [active, setActive] = useState(indexOfAddress);
  const [target, setTarget] = useState<{ index: number } | null>(() =>
    named === null && !isRunning ? null : { index: indexOfAddress() },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const written = useRef(route.turn);
  const write = (index: number): void => {
    const turn = turns[index];
    if (!turn) return;
    written.current = nameTurn(conversation, turn);
    const { tab, leg, wraps } = route.beside ?? {};
    const beside = tab ? { ...exchangeRoute(turn.trace_id, tab, leg), wraps: wraps ?? true } : null;
    navigate(conversationRoute(route.id, written.current, beside), { replaces: true });
  };
  const latestWrite = useRef(write);
  latestWrite.current = write;
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address was changed by a link, or by going back.
  useEffect(() => {
    if (route.turn === written.current) return;
    written.current = route.turn;
    setActive(indexOfAddress());
    setTarget({ index: indexOfAddress() });
  }, [route.turn]);
  return {
    active: Math.min(active, turns.length - 1),
    target,
    shown: turns[Math.min(active, turns.length - 1)],
    showTurn(turn: ConversationTurn | undefined): void {
      const index = indexOf(turn);
      if (index < 0) return;
      clearTimeout(timer.current);
      setActive(index);
      setTarget({ index });
      write(index);
    },
    onScrolledTo(index: number): void {
      if (index === active) return;
      setActive(index);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestWrite.current(index), addressDelayMs);
    },
  };
}

const Problems = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <span class="status bad">
      {text} <kbd>n</kbd>
    </span>
  );

/** Of a session that failed: all that is known, what to do, and where it is shown. */
function SessionEnding({
  conversation,
  onShow,
}: {
  conversation: Conversation;
  onShow(turn: ConversationTurn | undefined): void;
}) {
  const { ended, turns } = conversation;
  if (!ended.is_failure) return null;
  const last = turns.find(({ trace_id: id }) => id === ended.trace_id);
  const tab = ended.kind === 'error' ? 'attempts' : 'conversation';
  return (
    <>
      <EndingLines lines={endingDetailLines(conversation)} trace={ended.trace_id} />
      <p class="to-end">
        <a {...linkTo(exchangeRoute(ended.trace_id, tab))}>
          {ended.kind === 'error' ? 'Attempts of this request' : 'This request'}
        </a>
        {last && turns.length > 1 && (
          <button type="button" class="small" onClick={() => onShow(last)}>
            Go to turn {last.turn}
          </button>
        )}
      </p>
    </>
  );
}

interface TurnBarProps {
  turn: ConversationTurn | undefined;
  /** Its name, as the transcript has it. */
  label: string;
  isOpen: boolean;
  beside: ExchangeView | null;
  onOpenAll(): void;
  onOpenTab(tab: ExchangeTab): void;
  onOutline(): void;
}

/** What can be opened of the turn under the cursor. */
function TurnBar({ turn, label, isOpen, beside, onOpenAll, onOpenTab, onOutline }: TurnBarProps) {
  if (!turn) return null;
  return (
    <div class="turn-bar scrolls-sideways" role="toolbar" aria-label={`Views of ${label}`}>
      <button type="button" class="outline-button" onClick={onOutline}>
        ☰ turns
      </button>
      <b class="turn-name">{label}</b>
      <button type="button" aria-pressed={isOpen} onClick={onOpenAll}>
        open all <kbd>o</kbd>
      </button>
      {turn.parent && (
        <>
          <a {...linkTo(diffRoute(turn.trace_id, turn.parent))}>
            difference <kbd>d</kbd>
          </a>
          <a {...linkTo(diffRoute(turn.trace_id, turn.parent, 'prompt'))}>
            cache <kbd>p</kbd>
          </a>
        </>
      )}
      {exchangeTabs.slice(1).map((tab) => (
        <button type="button" aria-pressed={beside?.tab === tab} onClick={() => onOpenTab(tab)}>
          {tabTitles[tab].toLowerCase()} <kbd>{tabKeys[tab]}</kbd>
        </button>
      ))}
    </div>
  );
}

/** How high a turn probably is, in pixels. */
function estimateHeight(turn: ConversationTurn | undefined): number {
  if (!turn) return 0;
  const linesOf = (length: number): number => Math.ceil(length / 100) + 1;
  const texts = [...turn.added.filter(({ role }) => role === 'user'), ...(turn.response ? [turn.response] : [])];
  const lineCount = texts.reduce((sum, { text_length: length }) => sum + Math.min(40, linesOf(length)), 0);
  return 60 + 20 * lineCount + 28 * turn.calls.length + 30 * turn.subagents.length;
}
