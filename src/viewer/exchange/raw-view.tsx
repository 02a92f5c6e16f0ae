import { useMemo, useState } from 'preact/hooks';
import { getBody, getPieces } from '../app/api.ts';
import type { TraceHead, TraceLeg } from '../app/types.ts';
import { useLoaded } from '../app/loaded.ts';
import { navigate } from '../app/navigation.ts';
import { bodyForms, type BodyForm, type Route } from '../app/route.ts';
import { Failure } from '../parts/failure.tsx';
import { formatExact } from '../parts/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';
import { VirtualList } from '../parts/virtual-list.tsx';
import { findOccurrences, findRows, hexOfRow, hexRowBytes, rowAt, textOfRow } from './raw-rows.ts';

type ExchangeRoute = Extract<Route, { page: 'exchange' }>;

const legTitles: Readonly<Record<string, string>> = {
  'client-request': 'client request',
  'upstream-request': 'upstream request',
  'upstream-response': 'upstream answer',
  'client-response': 'client answer',
};
const titleOf = (leg: string): string =>
  legTitles[leg] ?? leg.replace(/^attempt-(\d+)$/, (_, index: string) => `answer of attempt ${Number(index) + 1}`);

const missingTexts: Readonly<Record<string, string>> = {
  metadata: 'Bodies are not recorded: traces.bodies is "metadata" in the configuration.',
  pruned: 'It is past its retention (traces.keep or traces.max_size): bodies are removed, metadata stays.',
  lost: 'The trace store could not keep up when it arrived: it was not written.',
};

/** Every request and response of an exchange as it was sent: headers, and the bytes of the body. */
export function RawView({ trace, route }: { trace: TraceHead; route: ExchangeRoute }) {
  const leg = trace.legs.find((each) => each.leg === route.leg) ?? trace.legs[0];
  if (!leg) return <p class="notice">Nothing of this request was recorded.</p>;
  return (
    <div class="raw">
      <div class="segments" role="tablist" aria-label="Requests and responses">
        {trace.legs.map((each) => (
          <button
            type="button"
            role="tab"
            aria-selected={each === leg}
            onClick={() => navigate({ ...route, leg: each.leg }, { replaces: true })}
          >
            {titleOf(each.leg)} {each.status ?? ''} <span class="quiet">{formatExact(each.size)} B</span>
          </button>
        ))}
      </div>
      <Headers leg={leg} />
      {leg.missing !== null ? (
        <p class="notice">
          The body of {formatExact(leg.size)} bytes is not stored. {missingTexts[leg.missing]}
        </p>
      ) : leg.size === 0 ? (
        <p class="notice">It has no body.</p>
      ) : (
        <Body key={leg.leg} trace={trace} leg={leg} route={route} />
      )}
    </div>
  );
}

function Headers({ leg }: { leg: TraceLeg }) {
  const fields = Object.entries(leg.headers).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
  return (
    <details class="headers">
      <summary>
        {leg.method === null ? `HTTP ${leg.status ?? '?'}` : `${leg.method} ${toVisibleLine(leg.target ?? '')}`}
        <span class="quiet"> · {fields.length} header fields</span>
      </summary>
      <dl>
        {fields.map(([name, value]) => (
          <>
            <dt>{toVisibleLine(name)}</dt>
            <dd>{toVisibleLine(value)}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}

/** In bytes: what is shown before the whole body has arrived. */
const firstSlice = 64 * 1024;
const rowHeight = 20;

function Body({ trace, leg, route }: { trace: TraceHead; leg: TraceLeg; route: ExchangeRoute }) {
  const id = trace.trace_id;
  const beginning = useLoaded(`${id} ${leg.leg}`, (signal) =>
    getBody(id, leg.leg, signal, leg.size > firstSlice ? { from: 0, to: firstSlice - 1 } : undefined),
  );
  const whole = useLoaded(`${id} ${leg.leg} whole`, async (signal) =>
    leg.size > firstSlice ? getBody(id, leg.leg, signal) : undefined,
  );
  const pieces = useLoaded(`${id} ${leg.leg} pieces`, async (signal) =>
    leg.pieces > 0 ? getPieces(id, leg.leg, signal) : [],
  );
  const bytes = whole.value ?? beginning.value;
  const error = beginning.error ?? whole.error;
  const form = route.form ?? (leg.pieces > 1 ? 'pieces' : 'text');
  const forms = bodyForms.filter((each) => each !== 'pieces' || leg.pieces > 0);
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(0);
  const found = useMemo(() => (bytes && search !== '' ? findOccurrences(bytes, search) : []), [bytes, search]);
  const step = (by: number): void => {
    if (found.length > 0) setPlace((place + by + found.length) % found.length);
  };
  return (
    <>
      <div class="body-bar">
        <div class="segments" role="tablist" aria-label="Form of the body">
          {forms.map((each) => (
            <button
              type="button"
              role="tab"
              aria-selected={each === form}
              onClick={() => navigate({ ...route, form: each }, { replaces: true })}
            >
              {formTitles[each]}
            </button>
          ))}
        </div>
        <input
          type="search"
          aria-label="Find in the body"
          placeholder="find"
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={(event) => event.key === 'Enter' && step(event.shiftKey ? -1 : 1)}
        />
        <span class="quiet" role="status">
          {search === '' ? '' : found.length === 0 ? 'not found' : `${place + 1} of ${formatExact(found.length)}`}
        </span>
        <button type="button" disabled={!bytes} onClick={() => bytes && void copyText(bytes)}>
          Copy
        </button>
        <button type="button" disabled={!bytes} onClick={() => bytes && saveBytes(bytes, `${id}-${leg.leg}.bin`)}>
          Save
        </button>
      </div>
      {error && <Failure error={error} />}
      {bytes && <Bytes form={form} bytes={bytes} pieces={pieces.value ?? []} place={found[place]} />}
    </>
  );
}

const formTitles: Readonly<Record<BodyForm, string>> = { text: 'Text', pieces: 'Pieces', hex: 'Hex' };

async function copyText(bytes: Uint8Array): Promise<void> {
  await navigator.clipboard.writeText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

function saveBytes(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface BytesProps {
  form: BodyForm;
  bytes: Uint8Array;
  /** When each piece arrived, in microseconds, and where it ends. */
  pieces: readonly (readonly number[])[];
  /** The byte to show; undefined: the first. */
  place: number | undefined;
}

function Bytes(props: BytesProps) {
  switch (props.form) {
    case 'hex':
      return <HexRows {...props} />;
    case 'pieces':
      return <PieceRows {...props} />;
    case 'text':
      return <TextRows {...props} />;
  }
}

function TextRows({ bytes, place }: BytesProps) {
  const ends = useMemo(() => findRows(bytes), [bytes]);
  return (
    <VirtualList
      label="Text of the body"
      class="bytes"
      count={ends.length}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : rowAt(ends, place)}
      renderRow={(index, attributes) => (
        <div key={index} {...attributes} class="row">
          <span role="gridcell" class="offset">
            {formatExact(index === 0 ? 0 : (ends[index - 1] ?? 0))}
          </span>
          <span role="gridcell" class="code">
            <Text value={textOfRow(bytes, ends, index)} />
          </span>
        </div>
      )}
    />
  );
}

function HexRows({ bytes, place }: BytesProps) {
  return (
    <VirtualList
      label="Bytes of the body"
      class="bytes"
      count={Math.ceil(bytes.length / hexRowBytes)}
      rowHeight={rowHeight}
      active={place === undefined ? -1 : Math.floor(place / hexRowBytes)}
      renderRow={(index, attributes) => {
        const { digits, text } = hexOfRow(bytes, index);
        return (
          <div key={index} {...attributes} class="row">
            <span role="gridcell" class="offset">
              {(index * hexRowBytes).toString(16).padStart(8, '0')}
            </span>
            <span role="gridcell" class="code hex">
              {digits}
            </span>
            <span role="gridcell" class="code">
              {text}
            </span>
          </div>
        );
      }}
    />
  );
}

const pieceDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** In bytes: a row shows the beginning of a piece. */
const maxPieceBytes = 400;

/** The pieces in which a response arrived, with their times and the pauses before them. */
function PieceRows({ bytes, pieces, place }: BytesProps) {
  const active = place === undefined ? -1 : pieces.findIndex(([, end = 0]) => end > place);
  return (
    <VirtualList
      label="Pieces of the body"
      class="bytes"
      count={pieces.length}
      rowHeight={rowHeight}
      active={active}
      renderRow={(index, attributes) => {
        const [atUs = 0, end = 0] = pieces[index] ?? [];
        const [beforeUs = 0, from = 0] = index === 0 ? [] : (pieces[index - 1] ?? []);
        const gapMs = (atUs - beforeUs) / 1000;
        return (
          <div key={index} {...attributes} class="row">
            <span role="gridcell" class="offset">
              {formatExact(Math.round(atUs / 1000))} ms
            </span>
            <span role="gridcell" class={`offset ${index > 0 && gapMs > 1000 ? 'gap' : ''}`}>
              {index === 0 ? '' : `+${formatExact(Math.round(gapMs))}`}
            </span>
            <span role="gridcell" class="offset">
              {formatExact(from)}
            </span>
            <span role="gridcell" class="code">
              {toVisible(pieceDecoder.decode(bytes.subarray(from, Math.min(end, from + maxPieceBytes)))).replaceAll(
                '\n',
                '␊',
              )}
            </span>
          </div>
        );
      }}
    />
  );
}
