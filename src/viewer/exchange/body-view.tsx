import { useEffect, useMemo, useState } from 'preact/hooks';
import { getBody, getPieces } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { navigate } from '../app/navigation.ts';
import { bodyForms, type BodyForm, type Route } from '../app/route.ts';
import type { TraceLeg } from '../app/types.ts';
import { Failure } from '../parts/failure.tsx';
import { formatExact } from '../parts/format.ts';
import { BodyIndex } from './body-index.ts';
import { FrameRows, HexRows, PieceRows, TextRows } from './body-rows.tsx';
import { findRows } from './raw-rows.ts';
import { TreeRows } from './tree-rows.tsx';

type ExchangeRoute = Extract<Route, { page: 'exchange' }>;

/** In bytes: what is shown before the whole body has arrived. */
const firstSlice = 65_536;

const formTitles: Readonly<Record<BodyForm, string>> = {
  tree: 'Tree',
  text: 'Text',
  frames: 'Frames',
  pieces: 'Pieces',
  hex: 'Hex',
};

/** The bytes of a body, in several forms. */
export function BodyView({ id, leg, route }: { id: string; leg: TraceLeg; route: ExchangeRoute }) {
  const beginning = useLoaded(`${id} ${leg.leg}`, (signal) =>
    getBody(id, leg.leg, signal, leg.size > firstSlice ? { from: 0, to: firstSlice - 1 } : undefined),
  );
  const whole = useLoaded(`${id} ${leg.leg} whole`, async (signal) =>
    leg.size > firstSlice ? getBody(id, leg.leg, signal) : undefined,
  );
  const pieces = useLoaded(`${id} ${leg.leg} pieces`, async (signal) =>
    leg.pieces > 0 ? getPieces(id, leg.leg, signal) : [],
  );
  const complete = leg.size > firstSlice ? whole.value : beginning.value;
  const bytes = complete ?? beginning.value;
  const error = beginning.error ?? whole.error;
  const stream = streamOf(leg);
  const isJson = stream === null && /^[[{"\s]/.test(String.fromCharCode(beginning.value?.[0] ?? 0));
  const forms = bodyForms.filter((each) => isOffered(each, { isJson, stream, hasPieces: leg.pieces > 0 }));
  const form = forms.find((each) => each === route.form) ?? defaultForm({ isJson, stream, pieces: leg.pieces });
  const index = useBodyIndex(complete);
  const target = useTarget(index, route, stream);
  const search = useSearch(index);
  const place = search.found[search.place] ?? target;
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
          value={search.text}
          onInput={(event) => search.setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && search.step(event.shiftKey ? -1 : 1)}
        />
        <span class="quiet" role="status">
          {describeSearch(search)}
        </span>
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
      {error && <Failure error={error} />}
      {bytes && (
        <BodyRows form={form} bytes={bytes} pieces={pieces.value ?? []} place={place} index={index} stream={stream} />
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

/** A worker that knows the whole body; undefined until it has arrived. */
function useBodyIndex(bytes: Uint8Array | undefined): BodyIndex | undefined {
  const [index, setIndex] = useState<BodyIndex>();
  useEffect(() => {
    if (!bytes) return undefined;
    const made = new BodyIndex(bytes);
    setIndex(made);
    return () => made.close();
  }, [bytes]);
  return index;
}

/** The byte that the address names. */
function useTarget(index: BodyIndex | undefined, route: ExchangeRoute, form: StreamForm): number | undefined {
  const { at, byte, event } = route.place;
  const [found, setFound] = useState<number>();
  useEffect(() => {
    setFound(undefined);
    if (!index || (at === null && event === null)) return;
    void index
      .ask({ what: 'locate', pointer: at ?? '', event, form })
      .then((place) => place !== null && setFound(place));
  }, [index, at, event, form]);
  return byte ?? found;
}

function useSearch(index: BodyIndex | undefined) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ text: string; found: readonly number[] }>({ text: '', found: [] });
  const [place, setPlace] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setPlace(0);
    if (text === '' || !index) setResult({ text: '', found: [] });
    else void index.ask({ what: 'find', text }).then((found) => isCurrent && setResult({ text, found }));
    return () => void (isCurrent = false);
  }, [index, text]);
  const { found } = result;
  return {
    text,
    setText,
    found,
    isDone: result.text === text,
    place,
    step(by: number) {
      if (found.length > 0) setPlace((place + by + found.length) % found.length);
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
  /** When each piece arrived, in microseconds, and where it ends. */
  pieces: readonly (readonly number[])[];
  /** The byte to show; undefined: the first. */
  place: number | undefined;
  index: BodyIndex | undefined;
  stream: StreamForm;
}

function BodyRows({ form, stream, ...props }: BodyRowsProps) {
  const { bytes, index } = props;
  const ends = useAnswer(index, 'rows', (asked) => asked.ask({ what: 'rows' }));
  const tree = useAnswer(index, form, async (asked) => (form === 'tree' ? asked.ask({ what: 'tree' }) : undefined));
  const frames = useAnswer(index, form, async (asked) =>
    form === 'frames' && stream ? asked.ask({ what: 'frames', form: stream }) : undefined,
  );
  // Until the worker has answered, the beginning is shown.
  const firstEnds = useMemo(() => findRows(bytes.subarray(0, firstSlice)), [bytes]);
  if (form === 'hex') return <HexRows {...props} />;
  if (form === 'pieces') return <PieceRows {...props} />;
  if (form === 'frames' && frames) return <FrameRows {...props} frames={frames} />;
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
