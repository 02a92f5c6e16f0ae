import { useContext, useMemo, useState } from 'preact/hooks';
import { textOfEvent } from '../../core/event-text.ts';
import { getEvents, getPieces } from '../app/api.ts';
import { eventOf } from '../app/decoded.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute, type ExchangeRoute } from '../app/route.ts';
import type { TraceEvents, TraceHead } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { formatDuration, formatExact, formatNumber } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import {
  findLongestGaps,
  findSeamEvent,
  indexAt,
  lengthOf,
  medianDelay,
  type Gap,
  type PieceTimes,
} from './event-times.ts';
import { seamOf } from '../../present/seam.ts';
import { isOverWebSocket } from './sockets.ts';
import { TimeLanes } from './time-lanes.tsx';
import { ShowView } from './show-view.ts';

type TimedEvent = TraceEvents['events'][number];

/** How many events are loaded at once. */
const pageSize = 1000;
/** In pixels. */
const rowHeight = 20;

/** When a response arrived and left, and the events that it consists of. */
export function EventsView({ trace, route }: { trace: TraceHead; route: ExchangeRoute }) {
  const show = useContext(ShowView);
  const id = trace.trace_id;
  const has = (leg: string): boolean => trace.legs.some((each) => each.leg === leg && each.pieces > 0);
  const upstream = useTimes(id, has('upstream-response') ? 'upstream-response' : null);
  const client = useTimes(id, has('client-response') ? 'client-response' : null);
  const { events, total, error, loadMore } = useEventPages(id);
  const times = useMemo(() => events.map(({ at_ms: atMs }) => atMs), [events]);
  const seam = seamOf(trace);
  const seamIndex = useMemo(() => seam && findSeamEvent(events, seam.characters), [events, seam?.characters]);
  const selected = route.place.event ?? -1;
  const select = (index: number): void => {
    const event = Math.max(0, Math.min(index, total - 1));
    show({ ...route, place: { ...route.place, event } });
  };
  useKeys({
    j: () => select(selected + 1),
    ArrowDown: () => select(selected + 1),
    k: () => select(selected - 1),
    ArrowUp: () => select(selected - 1),
    PageDown: () => select(selected + 20),
    PageUp: () => select(selected - 20),
    Home: () => select(0),
    End: () => select(total - 1),
  });
  if (error) return <Failure error={error} />;
  const end = Math.max(trace.timing.total_ms ?? 0, upstream.at(-1) ?? 0, client.at(-1) ?? 0, times.at(-1) ?? 0);
  const gaps = findLongestGaps(upstream.length > 0 ? upstream : times);
  return (
    <div class="events">
      {end > 0 && (
        <TimeLanes
          lanes={[
            { name: 'upstream', times: upstream },
            { name: 'client', times: client },
          ]}
          end={end}
          marks={marksOf(trace, end)}
          gaps={gaps}
          selected={times[selected] ?? null}
          onSelect={(time) => select(indexAt(times, time))}
        />
      )}
      <Summary trace={trace} upstream={upstream} client={client} total={total} />
      <Gaps gaps={gaps} times={times} id={id} />
      {seamIndex !== null && trace.backend && (
        <p>
          From <a {...linkTo(exchangeRoute(id, 'events', null, { event: seamIndex }))}>event #{seamIndex}</a> on, the
          answer is that of {toVisibleLine(`${trace.backend.provider}/${trace.backend.model}`)}, which continued it.
        </p>
      )}
      {total === 0 ? (
        <p class="notice">There are no events: the response is not stored, or could not be decoded.</p>
      ) : (
        <VirtualList
          label="Events of the response"
          class="bytes"
          count={events.length}
          rowHeight={rowHeight}
          active={selected < events.length ? selected : -1}
          onNearEnd={loadMore}
          renderRow={(index, attributes) => (
            <EventRow
              key={index}
              index={index}
              event={events[index]}
              before={times[index - 1] ?? null}
              isSeam={index === seamIndex}
              attributes={{ ...attributes }}
              onSelect={() => select(index)}
            />
          )}
        />
      )}
    </div>
  );
}

/** When the pieces of a body arrived. */
function useTimes(id: string, leg: string | null): PieceTimes {
  const pieces = useLoaded(`${id} ${leg ?? ''}`, async (signal) => (leg === null ? [] : getPieces(id, leg, signal)));
  return useMemo(() => (pieces.value ?? []).map(([atUs = 0]) => atUs / 1000), [pieces.value]);
}

function useEventPages(id: string) {
  const first = useLoaded(id, (signal) => getEvents(id, 0, signal, pageSize));
  const [more, setMore] = useState<TimedEvent[]>([]);
  const [isLoading, setLoading] = useState(false);
  const events = useMemo(() => [...(first.value?.events ?? []), ...more], [first.value, more]);
  const total = first.value?.total ?? 0;
  function loadMore(): void {
    if (isLoading || events.length >= total) return;
    setLoading(true);
    getEvents(id, events.length, new AbortController().signal, pageSize)
      // Scrolling asks again after a failure.
      .then(
        (page) => setMore((before) => [...before, ...page.events]),
        () => undefined,
      )
      .finally(() => setLoading(false));
  }
  return { events, total, error: first.error, loadMore };
}

function marksOf({ timing }: TraceHead, end: number): { at: number; name: string }[] {
  const { first_byte_ms: firstByte, first_token_ms: firstToken } = timing;
  return [
    { at: 0, name: 'request' },
    ...(firstByte === null ? [] : [{ at: firstByte, name: 'first byte' }]),
    ...(firstToken === null ? [] : [{ at: firstToken, name: 'first token' }]),
    { at: end, name: 'end' },
  ];
}

interface SummaryProps {
  trace: TraceHead;
  upstream: PieceTimes;
  client: PieceTimes;
  total: number;
}

function Summary({ trace, upstream, client, total }: SummaryProps) {
  const delay = medianDelay(upstream, client);
  const transportOf = (leg: string): string => (isOverWebSocket(trace, leg) ? ' (WebSocket)' : '');
  return (
    <p class="quiet">
      {formatNumber(upstream.length, 'piece')} from the backend{transportOf('upstream-response')},{' '}
      {formatNumber(client.length, 'piece')} to the client{transportOf('client-response')},{' '}
      {formatNumber(total, 'event')}
      {delay !== null && ` · +${delay.toFixed(1)} ms in Louter (median)`}
    </p>
  );
}

function Gaps({ gaps, times, id }: { gaps: readonly Gap[]; times: PieceTimes; id: string }) {
  if (gaps.length === 0) return null;
  return (
    <p class="gaps">
      Longest gaps:{' '}
      {gaps.map((gap, index) => (
        <>
          {index > 0 && ', '}
          <a {...linkTo(exchangeRoute(id, 'events', null, { event: indexAt(times, gap.to) }))}>
            {formatDuration(lengthOf(gap))} after {formatDuration(gap.from)}
          </a>
        </>
      ))}
    </p>
  );
}

interface EventRowProps {
  index: number;
  event: TimedEvent | undefined;
  /** When the event before it arrived; null: it is the first. */
  before: number | null;
  /** Another target continued the answer with this event. */
  isSeam: boolean;
  attributes: Record<string, unknown>;
  onSelect(): void;
}

function EventRow({ index, event, before, isSeam, attributes, onSelect }: EventRowProps) {
  if (!event) return null;
  const gapMs = before === null ? null : event.at_ms - before;
  return (
    <div {...attributes} class={`row ${isSeam ? 'seam-row' : ''}`} onClick={onSelect}>
      <span role="gridcell" class="offset">
        #{index}
      </span>
      <span role="gridcell" class="offset">
        {formatExact(Math.round(event.at_ms))} ms
      </span>
      <span role="gridcell" class={`offset ${gapMs !== null && gapMs > 1000 ? 'gap' : ''}`}>
        {gapMs === null ? '' : `+${formatExact(Math.round(gapMs))}`}
      </span>
      <span role="gridcell" class="event-type">
        {toVisibleLine(event.event.type)}
      </span>
      <span role="gridcell" class="code">
        {isSeam && <b>continued: </b>}
        {describeEvent(event.event)}
      </span>
    </div>
  );
}

/** In characters. */
const maxText = 300;

function describeEvent(event: TimedEvent['event']): string {
  const known = eventOf(event);
  const text = known && textOfEvent(known);
  if (text) return toVisibleLine([text.name ?? '', JSON.stringify(text.text.slice(0, maxText))].join(' '));
  const { type: _type, native: _native, ...rest }: Record<string, unknown> = { ...event };
  return toVisibleLine(JSON.stringify(rest).slice(0, maxText));
}
