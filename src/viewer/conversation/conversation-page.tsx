import { useMemo, useRef, useState } from 'preact/hooks';
import { getConversation } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLive } from '../app/live.ts';
import { useLoaded } from '../app/loaded.ts';
import { copyAddress, linkTo, navigate } from '../app/navigation.ts';
import { conversationRoute, diffRoute, exchangeRoute, listRoute, type ExchangeTab, type Route } from '../app/route.ts';
import type { Conversation, ConversationTurn } from '../app/types.ts';
import { EndingCard } from '../exchange/ending-card.tsx';
import { Failure } from '../parts/failure.tsx';
import { formatCount, formatDuration, formatNumber, formatShare, formatTime } from '../../present/format.ts';
import { Outcome } from '../parts/outcome.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { collectCalls } from './calls.ts';
import { useLiveText } from './use-live-text.ts';
import { CacheBar } from './cache-bar.tsx';
import { Subagents } from './subagents.tsx';
import { TurnView } from './turn-view.tsx';
import { describeTurn, findFailure, findTurn, isFailure, listTurnLines, nameTurn } from './turns.ts';

type ConversationRouteOf = Extract<Route, { page: 'conversation' }>;

/** A conversation: how it ended, its turns, and what each of them added. */
export function ConversationPage({ route }: { route: ConversationRouteOf }) {
  const loaded = useLoaded(route.id, (signal) => getConversation(route.id, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  return <LoadedConversation route={route} conversation={loaded.value} onReload={loaded.reload} />;
}

interface LoadedProps {
  route: ConversationRouteOf;
  conversation: Conversation;
  onReload(): void;
}

function LoadedConversation({ route, conversation, onReload }: LoadedProps) {
  const { turns, ended, parent } = conversation;
  const [isOpen, setOpen] = useState(false);
  const jump = useRef<HTMLInputElement>(null);
  const calls = useMemo(() => collectCalls(conversation), [conversation]);
  const shown = findTurn(conversation, route.turn);
  const index = turns.findIndex(({ trace_id: id }) => id === shown?.trace_id);
  const show = (turn: ConversationTurn | undefined): void => {
    if (turn) navigate(conversationRoute(route.id, nameTurn(conversation, turn)), { replaces: true });
  };
  const runningId = shown?.status === null ? shown.trace_id : null;
  const { live, onDelta } = useLiveText(runningId);
  useLive(
    { filter: `conversation:${conversation.conversation}`, tail: runningId },
    { onDelta, onOpen: onReload, onClose: onReload, onResync: onReload },
  );
  const openTab = (tab: ExchangeTab): void => {
    if (shown) navigate(exchangeRoute(shown.trace_id, tab));
  };
  const openDiff = (as: 'meaning' | 'prompt'): void => {
    if (shown?.parent) navigate(diffRoute(shown.trace_id, shown.parent, as));
  };
  useKeys({
    j: () => show(turns[index + 1]),
    ArrowDown: () => show(turns[index + 1]),
    ']': () => show(turns[index + 1]),
    k: () => show(turns[index - 1]),
    ArrowUp: () => show(turns[index - 1]),
    '[': () => show(turns[index - 1]),
    n: () => show(findFailure(conversation, shown, 1) ?? findFailure(conversation, undefined, 1)),
    N: () => show(findFailure(conversation, shown, -1)),
    g: () => jump.current?.focus(),
    o: () => setOpen(!isOpen),
    r: onReload,
    c: copyAddress,
    d: () => openDiff('meaning'),
    p: () => openDiff('prompt'),
    '1': () => openTab('conversation'),
    '2': () => openTab('translation'),
    '3': () => openTab('events'),
    '4': () => openTab('raw'),
    '5': () => openTab('findings'),
    '6': () => openTab('tokens'),
    '7': () => openTab('attempts'),
    Escape: () => (history.length > 1 ? history.back() : navigate(listRoute())),
  });
  return (
    <article class="conversation-page">
      <ConversationHead conversation={conversation} />
      <EndingCard
        ended={ended}
        trace={ended.trace_id}
        link={{
          text: ended.kind === 'error' ? 'Attempts of this request' : 'This request',
          route: exchangeRoute(ended.trace_id, ended.kind === 'error' ? 'attempts' : 'conversation'),
        }}
      />
      {parent && (
        <p class="quiet subagent-of">
          This is a subagent of <a {...linkTo(conversationRoute(parent, parent))}>the request that called it</a>.
        </p>
      )}
      <div class="columns">
        <nav class="turn-nav" aria-label="Turns">
          <label class="jump">
            turn <kbd>g</kbd>
            <input
              ref={jump}
              inputMode="numeric"
              size={4}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return;
                if (event.key === 'Enter') show(findTurn(conversation, event.currentTarget.value.trim()));
                event.currentTarget.value = '';
                event.currentTarget.blur();
                event.stopPropagation();
              }}
            />
            <span class="quiet">{turns.filter(isFailure).length} with failures</span>
          </label>
          <TurnList conversation={conversation} shown={shown} onShow={show} />
        </nav>
        {shown && (
          <section class="turn-panel" aria-label={`Turn ${shown.turn ?? ''}`}>
            <TurnHead turn={shown} isOpen={isOpen} onOpenAll={() => setOpen(!isOpen)} />
            <TurnView
              key={`${shown.trace_id} ${shown.status}`}
              id={shown.trace_id}
              previousId={shown.link === 'turn' ? (shown.parent ?? null) : null}
              newFrom={shown.new_from}
              calls={calls}
              live={live}
              isOpen={isOpen}
            />
            <Subagents subagents={shown.subagents} />
          </section>
        )}
      </div>
    </article>
  );
}

function ConversationHead({ conversation: { conversation, turns } }: { conversation: Conversation }) {
  const [first, last] = [turns[0], turns.at(-1)];
  const sum = (of: (turn: ConversationTurn) => number | null | undefined): number =>
    turns.reduce((total, turn) => total + (of(turn) ?? 0), 0);
  const input = sum(({ usage }) => usage?.input);
  const isCacheKnown = turns.some(({ usage }) => typeof usage?.cache_read === 'number');
  const cached = isCacheKnown
    ? formatShare(
        sum(({ usage }) => usage?.cache_read),
        input,
      )
    : null;
  const lastedMs =
    first && last ? Date.parse(last.started_at) + (last.timing.total_ms ?? 0) - Date.parse(first.started_at) : null;
  return (
    <header class="exchange-head">
      <h1>
        <a {...linkTo(listRoute())}>Traces</a> / {toVisibleLine(last?.agent ?? last?.frontend ?? '')} →{' '}
        {toVisibleLine(last?.backend ?? 'no backend')}
        {last?.model.routed ? `/${toVisibleLine(last.model.routed)}` : ''}
      </h1>
      <p>
        {formatNumber(turns.length, 'request')}, {formatDuration(lastedMs)}, {formatCount(input)} in
        {cached === null ? '' : ` (${cached} cached)`}, {formatCount(sum(({ usage }) => usage?.output))} out ·{' '}
        <code>{conversation.slice(0, 12)}</code>
      </p>
    </header>
  );
}

/** In pixels. */
const lineHeight = 24;

function TurnList({
  conversation,
  shown,
  onShow,
}: {
  conversation: Conversation;
  shown: ConversationTurn | undefined;
  onShow(turn: ConversationTurn): void;
}) {
  const lines = useMemo(() => listTurnLines(conversation), [conversation]);
  const active = lines.findIndex((line) => line.kind === 'turn' && line.turn.trace_id === shown?.trace_id);
  return (
    <VirtualList
      label="Turns"
      class="turn-list"
      count={lines.length}
      rowHeight={lineHeight}
      active={active}
      renderRow={(index, attributes) => {
        const line = lines[index];
        if (!line) return null;
        if (line.kind === 'subagent') {
          const { conversation: id, prompt, requests, failed } = line.subagent;
          return (
            <div {...attributes} class="row subagent">
              <span role="gridcell">
                └ ◇ <a {...linkTo(conversationRoute(id))}>{toVisibleLine(prompt ?? 'subagent')}</a> {requests} requests{' '}
                {failed > 0 ? `✗ ${failed} failed` : '✓'}
              </span>
            </div>
          );
        }
        const { turn } = line;
        return (
          <div {...attributes} class={`row turn ${isFailure(turn) ? 'failed' : ''}`} onClick={() => onShow(turn)}>
            <span role="gridcell" class="number">
              {turn.turn}
            </span>
            <span role="gridcell" class="what">
              {toVisibleLine(describeTurn(turn))}
            </span>
            <span role="gridcell" class="mark">
              {isFailure(turn) ? '✗' : turn.status === null ? '●' : ''}
              {isFailure(turn) && <span class="visually-hidden">failed</span>}
            </span>
          </div>
        );
      }}
    />
  );
}

function TurnHead({ turn, isOpen, onOpenAll }: { turn: ConversationTurn; isOpen: boolean; onOpenAll(): void }) {
  const { usage, timing } = turn;
  return (
    <header class="turn-head">
      <h2>
        turn {turn.turn} <Outcome outcome={turn.outcome} />
      </h2>
      {turn.link === 'compaction' && turn.parent && (
        <a {...linkTo(conversationRoute(turn.parent, turn.parent))}>compacted: begins with this summary</a>
      )}
      <span class="quiet">
        {formatTime(turn.started_at, new Date())} · {formatDuration(timing.total_ms)}
        {usage &&
          ` · ${formatCount(usage.input)} in${usage.cache_read === null ? '' : `, ${formatCount(usage.cache_read)} cached`}, ${formatCount(usage.output)} out`}
      </span>
      <CacheBar turn={turn} />
      <span class="turn-actions">
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
        <a {...linkTo(exchangeRoute(turn.trace_id, 'translation'))}>
          translation <kbd>2</kbd>
        </a>
        <a {...linkTo(exchangeRoute(turn.trace_id, 'events'))}>
          events <kbd>3</kbd>
        </a>
        <a {...linkTo(exchangeRoute(turn.trace_id, 'raw'))}>
          raw <kbd>4</kbd>
        </a>
        <a {...linkTo(exchangeRoute(turn.trace_id, 'findings'))}>
          findings <kbd>5</kbd>
        </a>
        <a {...linkTo(exchangeRoute(turn.trace_id, 'tokens'))}>
          tokens <kbd>6</kbd>
        </a>
        <a {...linkTo(exchangeRoute(turn.trace_id, 'attempts'))}>
          attempts <kbd>7</kbd>
        </a>
      </span>
    </header>
  );
}
