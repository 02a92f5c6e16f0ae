import { findFrameData, findFrameEnds, findInFrames } from './frames.ts';
import { placeOfPointer, scanJson, type JsonTree, type JsonTreeError } from './json-tree.ts';
import { findOccurrences, findRows } from './raw-rows.ts';

// What takes long in a large body, beside the page. The first message is where its bytes are, each other one a question.

/** The bytes of a body, or where the gateway has them. */
export type BodySource = { bytes: Uint8Array } | { address: string; headers: Record<string, string> };

export type BodyQuestion =
  /** The bytes, where this thread has loaded them. */
  | { what: 'body' }
  | { what: 'tree' }
  | { what: 'rows'; columns: number; boundaries: readonly number[]; joinsEmptyLines: boolean }
  | { what: 'find'; text: string }
  | { what: 'frames'; form: 'sse' | 'ndjson' }
  /** The first byte of a value: of the body, of the data of one of its frames, or of the first frame that has it. */
  | { what: 'locate'; pointer: string; event: number | null; form: 'sse' | 'ndjson' | null };

export interface BodyAnswers {
  body: Uint8Array<ArrayBuffer>;
  tree: JsonTree | JsonTreeError;
  rows: Uint32Array;
  find: number[];
  frames: number[];
  locate: number | null;
}

/**
 * The answer to a question, the response of the gateway that refused the body (status 0: it did not answer), or the message of
 * any other error.
 */
export type BodyReply = { id: number } & (
  | { answer: unknown }
  | { refused: { status: number; body: unknown } }
  | { failure: string }
);

class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super('the gateway refused the body');
    this.status = status;
    this.body = body;
  }
}

let body: Uint8Array = new Uint8Array();
let tree: JsonTree | JsonTreeError | undefined;
let loading: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<BodySource | { id: number; question: BodyQuestion }>) => {
  if ('question' in data) void reply(data);
  else loading = load(data);
});

async function load(source: BodySource): Promise<void> {
  if ('bytes' in source) {
    body = source.bytes;
    return;
  }
  const { address, headers } = source;
  const response = await fetch(address, { headers }).catch(reportSilence);
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null));
  body = new Uint8Array(await response.arrayBuffer().catch(reportSilence));
}

/** The gateway does not answer, or no further. */
function reportSilence(): never {
  throw new Refusal(0, null);
}

async function reply({ id, question }: { id: number; question: BodyQuestion }): Promise<void> {
  try {
    await loading;
    const found = answer(question);
    post({ id, answer: found }, listTransferable(question, found));
  } catch (error) {
    if (error instanceof Refusal) post({ id, refused: { status: error.status, body: error.body } }, []);
    else post({ id, failure: error instanceof Error ? error.message : String(error) }, []);
  }
}

const post = (message: BodyReply, transfer: ArrayBuffer[]): void => postMessage(message, { transfer });

function answer(question: BodyQuestion): BodyAnswers[BodyQuestion['what']] {
  switch (question.what) {
    case 'body':
      return body.slice();
    case 'tree': {
      const scanned = tree ?? scanJson(body);
      // The page has it from now on.
      tree = undefined;
      return scanned;
    }
    case 'rows':
      return findRows(body, question);
    case 'find':
      return findOccurrences(body, question.text);
    case 'frames':
      return findFrameEnds(body, question.form);
    case 'locate':
      return locate(question);
  }
}

/** Large answers move to the page instead of being copied. */
function listTransferable({ what }: BodyQuestion, found: BodyAnswers[BodyQuestion['what']]): ArrayBuffer[] {
  if (what !== 'body' && what !== 'tree' && what !== 'rows') return [];
  const columns: unknown[] = ArrayBuffer.isView(found) ? [found] : Object.values(found ?? {});
  return columns.flatMap((column) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}

function locate({ pointer, event, form }: Extract<BodyQuestion, { what: 'locate' }>): number | null {
  if (form === null) return placeIn((tree ??= scanJson(body)), pointer);
  if (event === null) return findInFrames(body, form, pointer);
  const ends = findFrameEnds(body, form);
  const end = ends[event];
  // A violation behind the last event is that the stream has no end.
  if (end === undefined) return event > 0 ? (ends.at(-2) ?? 0) : null;
  const data = findFrameData(body, ends[event - 1] ?? 0, end);
  return placeIn(scanJson(body, data.from, data.to), pointer) ?? data.from;
}

const placeIn = (scanned: JsonTree | JsonTreeError, pointer: string): number | null =>
  'what' in scanned ? null : placeOfPointer(scanned, body, pointer);
