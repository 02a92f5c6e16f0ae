import { useMemo, useRef, useState } from 'preact/hooks';
import { countTraces, getConversation, getFacets, listConversations, listTraces } from '../app/api.ts';
import type { Conversation, ConversationSummary, TraceSummary } from '../app/types.ts';
import { useKeys } from '../app/keys.ts';
import { refusalOfFilter, useLastValue, useLoaded } from '../app/loaded.ts';
import { navigate } from '../app/navigation.ts';
import type { Route } from '../app/route.ts';
import { session } from '../app/session.ts';
import { Failure } from '../parts/failure.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { formatExact, formatNumber } from '../../present/format.ts';
import { totalsText } from '../../present/usage.ts';
import { FacetList } from './facet-list.tsx';
import { useMedia } from '../parts/use-media.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { excludeTerm, setTerm } from './filter-text.ts';
import { useLiveList } from './live-list.ts';
import { ListRowView } from './list-row.tsx';
import {
  appendPage,
  findFailedRow,
  listThreadRows,
  listTraceRows,
  patchConversation,
  routeOfRow,
  type ListRow,
} from './rows.ts';
import { TimeStrip } from './time-strip.tsx';

type ListRoute = Extract<Route, { page: 'list' }>;

/** In pixels; on a narrow page a row has two lines. */
const rowHeights = { wide: 28, narrow: 50 };

/** Sums and values of filters read many requests: while requests come in they are read this often, in milliseconds. */
const sumIntervalMs = 10_000;

interface ListData {
  /** What it was loaded for. */
  of: Pick<ListRoute, 'filter' | 'view'>;
  conversations: ConversationSummary[];
  traces: TraceSummary[];
  next: string | null;
  /** Why the database cannot be read. */
  unreachable?: string;
}

async function loadPage(of: ListData['of'], before: string | null, signal: AbortSignal): Promise<ListData> {
  const { view, filter } = of;
  if (view === 'flat') return { of, conversations: [], ...(await listTraces(filter, before, signal)) };
  return { of, traces: [], ...(await listConversations(filter, before, signal)) };
}

export function ListPage({ route }: { route: ListRoute }) {
  const { filter, view, selected } = route;
  const field = useRef<HTMLInputElement>(null);
  const isWide = useMedia('(min-width: 1400px)');
  const rowHeight = useMedia('(max-width: 800px)') ? rowHeights.narrow : rowHeights.wide;
  const first = useLoaded(`${view} ${filter}`, (signal) => loadPage({ view, filter }, null, signal));
  const refusal = refusalOfFilter(first);
  const lastFirst = useLastValue(first);
  // The rows come first: summing up reads all that match.
  const summed = first.isLoading || first.error ? null : filter;
  const listed = view === 'flat' ? 'requests' : 'sessions';
  const summedKey = summed === null ? null : `${listed} ${summed}`;
  const counts = useLoaded(summedKey, (signal) => countTraces(filter, listed, signal));
  const facets = useLoaded(isWide ? summedKey : null, (signal) => getFacets(filter, listed, signal));
  const { data, loadMore, patch } = usePages(lastFirst);
  /** That of the rows: what is written may be refused. */
  const shownFilter = data?.of.filter ?? '';
  const [isAtTop, setAtTop] = useState(true);
  const [isFollowing, setFollowing] = useState(true);
  const { waiting, announced } = useLiveList({
    filter: refusal === null ? filter : shownFilter,
    isAtTop,
    isFollowing,
    onReload: () => reload({ isLive: true }),
    onChanged: (summary) => patch(summary),
  });
  const { opened, toggle, refresh } = useOpened();
  const summedUpAt = useRef(performance.now());
  const rows = useMemo(
    () => (data?.of.view === 'flat' ? listTraceRows(data.traces) : listThreadRows(data?.conversations ?? [], opened)),
    [data, opened],
  );
  const hasCost = [...(data?.conversations ?? []), ...(data?.traces ?? [])].some(
    ({ cost_usd: cost }) => typeof cost === 'number',
  );
  const active = rows.findIndex(({ id }) => id === selected);

  const show = (change: Partial<ListRoute>): void => navigate({ ...route, selected: null, ...change });
  const select = (index: number): void => {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (row) navigate({ ...route, selected: row.id }, { replaces: true });
  };
  const selectFailed = (step: 1 | -1): void => {
    const index = findFailedRow(rows, active, step);
    if (index >= 0) select(index);
  };
  const current = (): ListRow | undefined => rows[active];
  const toggleRow = (row: ListRow | undefined): void => {
    if (row?.kind === 'conversation') toggle(row.id);
  };
  function reload({ isLive = false } = {}): void {
    first.reload();
    refresh();
    const now = performance.now();
    if (isLive && now - summedUpAt.current < sumIntervalMs) return;
    summedUpAt.current = now;
    counts.reload();
    facets.reload();
  }
  const showNew = (): void => {
    setFollowing(true);
    document.querySelector('.list-page .viewport')?.scrollTo({ top: 0 });
    reload();
  };
  useKeys({
    j: () => select(active + 1),
    ArrowDown: () => select(active + 1),
    k: () => select(active - 1),
    ArrowUp: () => select(active - 1),
    PageDown: () => select(active + 20),
    PageUp: () => select(active - 20),
    Home: () => select(0),
    End: () => select(rows.length - 1),
    Enter: () => openRow(current() ?? rows[0]),
    ArrowRight: () => toggleRow(current()),
    ArrowLeft: () => toggleRow(current()),
    '/': () => field.current?.focus(),
    n: () => selectFailed(1),
    N: () => selectFailed(-1),
    t: () => show({ view: view === 'flat' ? 'threads' : 'flat' }),
    f: () => setFollowing(!isFollowing),
    r: () => reload(),
  });

  const now = new Date();
  return (
    <div class={`list-page ${hasCost ? 'has-cost' : ''}`}>
      <div class="list-bar">
        <h1 class="visually-hidden">Traces</h1>
        <FilterBar filter={filter} field={field} refusal={refusal} onChange={(next) => show({ filter: next })} />
        <div class="list-actions">
          <span class="quiet" role="status">
            {counts.value && `${shownFilter === '' ? '' : 'matching: '}${totalsText(counts.value)}`}
          </span>
          <button type="button" onClick={() => show({ view: view === 'flat' ? 'threads' : 'flat' })}>
            {view === 'flat' ? 'Show conversations' : 'Show single requests'} <kbd>t</kbd>
          </button>
          {session.value?.is_live === false ? (
            <span class="quiet" title="This page reads the trace store; no gateway sends what is new">
              not live
            </span>
          ) : (
            <button
              type="button"
              aria-pressed={isFollowing}
              title="New rows appear while the first row is in view"
              onClick={() => setFollowing(!isFollowing)}
            >
              <span aria-hidden="true">{isFollowing ? '●' : '○'}</span> {isFollowing ? 'Following' : 'Follow'}{' '}
              <kbd>f</kbd>
            </button>
          )}
          <button type="button" onClick={() => reload()}>
            Reload <kbd>r</kbd>
          </button>
        </div>
      </div>
      {counts.value && (
        <TimeStrip counts={counts.value} onJump={(until) => show({ filter: setTerm(shownFilter, 'before', until) })} />
      )}
      {refusal !== null && (
        <p class="stale-note quiet" role="status">
          {data ? (
            <>
              The list below {shownFilter === '' ? 'is not filtered' : 'is that of '}
              {shownFilter !== '' && <code>{toVisibleLine(shownFilter)}</code>}.
            </>
          ) : (
            <button type="button" onClick={() => show({ filter: '' })}>
              Show all traces
            </button>
          )}
        </p>
      )}
      <div class={`list-columns ${first.error ? 'is-stale' : ''}`}>
        {isWide && facets.value && (
          <FacetList facets={facets.value} filter={shownFilter} onFilter={(next) => show({ filter: next })} />
        )}
        <div class="list-rows">
          {first.error && refusal === null && <Failure error={first.error} onRetry={() => reload()} />}
          {data?.unreachable !== undefined && (
            <p class="notice" role="alert">
              {toVisibleLine(data.unreachable)}.
            </p>
          )}
          {!data && !first.error && <p class="notice">Loading…</p>}
          {data && rows.length === 0 && !first.error && !first.isLoading && (
            <EmptyList filter={filter} onFilter={(next) => show({ filter: next })} />
          )}
          {rows.length > 0 && (
            <>
              <ColumnHeads view={view} />
              <VirtualList
                count={rows.length}
                rowHeight={rowHeight}
                label={data?.of.view === 'flat' ? 'Requests' : 'Conversations'}
                active={active}
                items={rows}
                class={first.isLoading ? 'is-loading' : ''}
                onNearEnd={loadMore}
                onTop={setAtTop}
                renderRow={(index, attributes) => {
                  const row = rows[index];
                  return row ? (
                    <ListRowView
                      key={row.id}
                      row={row}
                      now={now}
                      attributes={{ ...attributes }}
                      onSelect={() => (index === active ? openRow(row) : select(index))}
                      onOpen={() => openRow(row)}
                      onToggle={() => toggleRow(row)}
                      onFilter={(key, value, isExcluded) =>
                        show({
                          filter: isExcluded ? excludeTerm(shownFilter, key, value) : setTerm(shownFilter, key, value),
                        })
                      }
                    />
                  ) : null;
                }}
              />
            </>
          )}
        </div>
      </div>
      <p class="visually-hidden" role="status">
        {announced > 0 ? `${formatNumber(announced, 'request')} new or changed` : ''}
      </p>
      {waiting > 0 && (
        <button type="button" class="pill" onClick={showNew}>
          {formatExact(waiting)} new <span aria-hidden="true">↑</span>
        </button>
      )}
    </div>
  );
}

/** The first page and those that were loaded after it. */
function usePages(first: ListData | undefined) {
  const [pages, setPages] = useState<{ first: ListData; data: ListData }>();
  const isLoading = useRef(false);
  const data = first && pages?.first === first ? pages.data : first;
  async function loadMore(): Promise<void> {
    if (!first || !data || data.next === null || isLoading.current) return;
    isLoading.current = true;
    try {
      const page = await loadPage(data.of, data.next, new AbortController().signal);
      setPages({
        first,
        data: {
          of: data.of,
          conversations: appendPage(data.conversations, page.conversations, ({ conversation }) => conversation),
          traces: appendPage(data.traces, page.traces, ({ trace_id: id }) => id),
          next: page.next,
        },
      });
    } catch {
      // Scrolling asks again.
    } finally {
      isLoading.current = false;
    }
  }
  function patch(changed: TraceSummary): void {
    if (!first || !data) return;
    setPages({
      first,
      data: {
        ...data,
        conversations: data.conversations.map((summary) => patchConversation(summary, changed)),
        traces: data.traces.map((summary) => (summary.trace_id === changed.trace_id ? changed : summary)),
      },
    });
  }
  return { data, loadMore: () => void loadMore(), patch };
}

/** The conversations whose turns are shown. One that cannot be loaded stays closed. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlyMap<string, Conversation>>(new Map());
  function toggle(id: string): void {
    const next = new Map(opened);
    if (next.delete(id)) return setOpened(next);
    getConversation(id, new AbortController().signal).then(
      (conversation) => setOpened((before) => new Map(before).set(id, conversation)),
      () => undefined,
    );
  }
  function refresh(): void {
    for (const id of opened.keys())
      getConversation(id, new AbortController().signal).then(
        (conversation) => setOpened((before) => (before.has(id) ? new Map(before).set(id, conversation) : before)),
        () => undefined,
      );
  }
  return { opened, toggle, refresh };
}

function openRow(row: ListRow | undefined): void {
  if (row) navigate(routeOfRow(row));
}

const columns: readonly (readonly [name: string, title: string])[] = [
  ['time', 'time'],
  ['prompt', 'what the user asked first'],
  ['route', 'agent → backend'],
  ['model', 'model → served'],
  ['turns', 'turns'],
  ['state', 'status'],
  ['tokens', 'tokens (cached)'],
  ['cost', 'cost'],
  ['took', 'took'],
  ['lost', 'losses'],
];

/** A single request has the number of its turn, and a prompt of its own. */
const titlesOfRequests: Readonly<Record<string, string>> = { turns: 'turn', prompt: 'prompt' };

const ColumnHeads = ({ view }: Pick<ListRoute, 'view'>) => (
  <div class="row heads" aria-hidden="true">
    {columns.map(([name, title]) => (
      <span class={`cell ${name}`}>{(view === 'flat' ? titlesOfRequests[name] : undefined) ?? title}</span>
    ))}
  </div>
);
