import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { bodySource, getBody, getPieces, type ApiError } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { toApiError, useLoaded } from '../app/loaded.ts';
import { bodyForms, type BodyForm, type ExchangeRoute } from '../app/route.ts';
import type { TraceLeg } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { formatExact } from '../../present/format.ts';
import { BodyIndex } from './body-index.ts';
import type { BodySource } from './body-worker.ts';
import { FrameRows, HexRows, PieceRows, TextRows } from './body-rows.tsx';
import { findRows, unwrappedColumns } from './raw-rows.ts';
import { TreeRows } from './tree-rows.tsx';
import { probeText, useColumns } from './use-columns.ts';
import { ShowView } from './show-view.ts';

/** In bytes: what is shown before the whole body has arrived. */
const firstSlice = 65_536;

/** What stands before the text of a row, with its gaps and the scroll bar: an offset, or three cells. */
const besidePx = { text: 135, grouped: 330 };

const formTitles: Readonly<Record<BodyForm, string>> = {
  tree: 'Tree',
  text: 'Text',
  frames: 'Frames',
  pieces: 'Pieces',
  hex: 'Hex',
};

interface BodyViewProps {
  id: string;
  leg: TraceLeg;
  route: ExchangeRoute;
  /** Whether each of its frames was a message of a WebSocket. */
  isSocket: boolean;
}

/** The bytes of a body, in several forms. */
export function BodyView({ id, leg, route, isSocket }: BodyViewProps) {
  const show = useContext(ShowView);
  const isLarge = leg.size > firstSlice;
  const beginning = useLoaded(`${id} ${leg.leg}`, (signal) =>
    getBody(id, leg.leg, signal, isLarge ? { from: 0, to: firstSlice - 1 } : undefined),
  );
  const index = useBodyIndex(isLarge ? `${id} ${leg.leg}` : beginning.value, () =>
    isLarge || !beginning.value ? bodySource(id, leg.leg) : { bytes: beginning.value },
  );
  const loaded = useCompleteBody(isLarge ? index : undefined);
  const pieces = useLoaded(`${id} ${leg.leg} pieces`, async (signal) =>
    leg.pieces > 0 ? getPieces(id, leg.leg, signal) : [],
  );
  const complete = isLarge ? loaded.value : beginning.value;
  const bytes = complete ?? beginning.value;
  const error = beginning.error ?? loaded.error;
  const stream = streamOf(leg);
  const isJson = stream === null && /^[[{"\s]/.test(String.fromCharCode(beginning.value?.[0] ?? 0));
  const forms = bodyForms.filter((each) => isOffered(each, { isJson, stream, hasPieces: leg.pieces > 0 }));
  const form = forms.find((each) => each === route.form) ?? defaultForm({ isJson, stream, pieces: leg.pieces });
  const target = useTarget(index, route, stream);
  const search = useSearch(index);
  const canWrap = form !== 'tree' && form !== 'hex';
  const { probe, columns } = useColumns(form === 'text' ? besidePx.text : besidePx.grouped);
  const toggleWrap = (): void => show({ ...route, wraps: !route.wraps });
  useKeys(canWrap ? { w: toggleWrap } : {});
  const place = complete && (search.found[search.place] ?? target);
  return (
    <>
      <div class="body-bar">
        <div class="segments" role="tablist" aria-label="Form of the body">
          {forms.map((each) => (
            <button
              type="button"
              role="tab"
              aria-selected={each === form}
              onClick={() => show({ ...route, form: each })}
            >
              {each === 'frames' && isSocket ? 'Messages' : formTitles[each]}
            </button>
          ))}
        </div>
        <input
          type="search"
          aria-label="Find in the body"
          placeholder="find"
          value={search.text}
          onInput={(event) => search.setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && search.step(event.shiftKey ? -1 : 1)}
        />
        <span class="quiet" role="status">
          {describeSearch(search)}
        </span>
        {canWrap && (
          <label>
            <input type="checkbox" checked={route.wraps} onChange={toggleWrap} /> Wrap <kbd>w</kbd>
          </label>
        )}
        <button type="button" disabled={!complete} onClick={() => complete && void copyText(complete)}>
          Copy
        </button>
        <button
          type="button"
          disabled={!complete}
          onClick={() => complete && saveBytes(complete, `${id}-${leg.leg}.bin`)}
        >
          Save
        </button>
      </div>
      <span ref={probe} class="column-probe" aria-hidden="true">
        {probeText}
      </span>
      {error && <Failure error={error} />}
      {bytes && (
        <BodyRows
          form={form}
          bytes={bytes}
          isComplete={complete !== undefined}
          columns={route.wraps ? columns : null}
          pieces={pieces.value ?? []}
          place={place}
          index={index}
          stream={stream}
        />
      )}
    </>
  );
}

type StreamForm = 'sse' | 'ndjson' | null;

function streamOf({ headers }: TraceLeg): StreamForm {
  const type = String(
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
  ).toLowerCase();
  if (type.includes('event-stream')) return 'sse';
  return type.includes('ndjson') ? 'ndjson' : null;
}

function isOffered(
  form: BodyForm,
  { isJson, stream, hasPieces }: { isJson: boolean; stream: StreamForm; hasPieces: boolean },
): boolean {
  if (form === 'tree') return isJson;
  if (form === 'frames') return stream !== null;
  return form !== 'pieces' || hasPieces;
}

function defaultForm({ isJson, stream, pieces }: { isJson: boolean; stream: StreamForm; pieces: number }): BodyForm {
  if (stream !== null) return 'frames';
  if (isJson) return 'tree';
  return pieces > 1 ? 'pieces' : 'text';
}

/** A worker that knows the whole body, made anew for another key; undefined while there is none. */
function useBodyIndex(key: unknown, sourceOf: () => BodySource): BodyIndex | undefined {
  const [made, setMade] = useState<{ key: unknown; index: BodyIndex }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const index = new BodyIndex(sourceOf());
    setMade({ key, index });
    return () => index.close();
  }, [key]);
  return made?.key === key ? made?.index : undefined;
}

/** The bytes that a worker has loaded: so many are no work for the page. */
function useCompleteBody(index: BodyIndex | undefined) {
  const [state, setState] = useState<{ index: BodyIndex; value?: Uint8Array<ArrayBuffer>; error?: ApiError }>();
  useEffect(() => {
    let isCurrent = true;
    index?.ask({ what: 'body' }).then(
      (value) => isCurrent && setState({ index, value }),
      (error: unknown) => isCurrent && setState({ index, error: toApiError(error) }),
    );
    return () => void (isCurrent = false);
  }, [index]);
  const isOfIndex = state !== undefined && state.index === index;
  return { value: isOfIndex ? state.value : undefined, error: isOfIndex ? state.error : undefined };
}

/** The byte that the address names. */
function useTarget(index: BodyIndex | undefined, route: ExchangeRoute, form: StreamForm): number | undefined {
  const { at, byte, event } = route.place;
  const [found, setFound] = useState<number>();
  useEffect(() => {
    setFound(undefined);
    if (!index || (at === null && event === null)) return;
    index.ask({ what: 'locate', pointer: at ?? '', event, form }).then(
      (place) => place !== null && setFound(place),
      // The page shows why the body cannot be loaded.
      () => undefined,
    );
  }, [index, at, event, form]);
  return byte ?? found;
}

function useSearch(index: BodyIndex | undefined) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ text: string; found: readonly number[] }>({ text: '', found: [] });
  // Null: the first one is shown, as it was found while the text was written.
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPlace(null);
    if (text === '' || !index) setResult({ text: '', found: [] });
    else
      index.ask({ what: 'find', text }).then(
        (found) => isCurrent && setResult({ text, found }),
        () => isCurrent && setResult({ text, found: [] }),
      );
    return () => void (isCurrent = false);
  }, [index, text]);
  const { found } = result;
  return {
    text,
    setText,
    found,
    isDone: result.text === text,
    place: place ?? 0,
    /** The first step forward confirms the place that is shown. */
    step(by: 1 | -1) {
      if (found.length === 0) return;
      setPlace(place === null ? (by === 1 ? 0 : found.length - 1) : (place + by + found.length) % found.length);
    },
  };
}

function describeSearch({ text, found, isDone, place }: ReturnType<typeof useSearch>): string {
  if (text === '' || !isDone) return '';
  return found.length === 0 ? 'not found' : `${place + 1} of ${formatExact(found.length)}`;
}

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

interface BodyRowsProps {
  form: BodyForm;
  bytes: Uint8Array;
  /** Whether these are all bytes: what the worker answers is about all of them. */
  isComplete: boolean;
  /** How wide a row is, in characters; null: long lines are not wrapped. */
  columns: number | null;
  /** When each piece arrived, in microseconds, and where it ends. */
  pieces: readonly (readonly number[])[];
  /** The byte to show; undefined: the first. */
  place: number | undefined;
  index: BodyIndex | undefined;
  stream: StreamForm;
}

function BodyRows({ form, stream, isComplete, index, columns: wrapped, ...props }: BodyRowsProps) {
  const { bytes, pieces } = props;
  const columns = wrapped ?? unwrappedColumns;
  const tree = useAnswer(index, form, async (asked) => (form === 'tree' ? asked.ask({ what: 'tree' }) : undefined));
  const isText = form === 'text' || (tree !== undefined && 'what' in tree);
  const boundaries = useMemo(() => (form === 'pieces' ? pieces.map(([, end = 0]) => end) : []), [form, pieces]);
  const hasRows = isText || (wrapped !== null && (form === 'frames' || form === 'pieces'));
  const ends = useAnswer(index, `${hasRows} ${columns} ${form} ${boundaries.length}`, async (asked) =>
    hasRows ? asked.ask({ what: 'rows', columns, boundaries, joinsEmptyLines: form === 'frames' }) : undefined,
  );
  const frames = useAnswer(index, form, async (asked) =>
    form === 'frames' && stream ? asked.ask({ what: 'frames', form: stream }) : undefined,
  );
  // Until the worker has answered, the beginning is shown.
  const firstEnds = useMemo(() => findRows(bytes.subarray(0, firstSlice), { columns }), [bytes, columns]);
  if (form === 'hex') return <HexRows {...props} />;
  const isReady = isComplete && (wrapped === null || ends !== undefined);
  const rows = wrapped === null ? undefined : ends;
  if (form === 'pieces' && (wrapped === null || isReady)) return <PieceRows {...props} rows={rows} />;
  if (!isComplete) return <TextRows {...props} ends={firstEnds} />;
  if (form === 'frames' && frames && isReady) return <FrameRows {...props} frames={frames} rows={rows} />;
  if (form === 'tree' && tree && 'count' in tree) return <TreeRows {...props} tree={tree} />;
  return (
    <>
      {tree && 'what' in tree && (
        <p class="notice">
          It is no JSON from byte {formatExact(tree.at)} on: {tree.what}.
        </p>
      )}
      <TextRows {...props} ends={ends ?? firstEnds} />
    </>
  );
}

/** What a worker answered; undefined until it has. */
function useAnswer<T>(
  index: BodyIndex | undefined,
  key: string,
  ask: (index: BodyIndex) => Promise<T | undefined>,
): T | undefined {
  const [answer, setAnswer] = useState<{ index: BodyIndex; key: string; value: T | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    // A worker that fails leaves the beginning of the text.
    if (index)
      ask(index).then(
        (value) => isCurrent && setAnswer({ index, key, value }),
        () => undefined,
      );
    return () => void (isCurrent = false);
  }, [index, key]);
  return answer && answer.index === index && answer.key === key ? answer.value : undefined;
}
