import { findFrameData, findFrameEnds, findInFrames } from './frames.ts';
import { placeOfPointer, scanJson, type JsonTree, type JsonTreeError } from './json-tree.ts';
import { findOccurrences, findRows } from './raw-rows.ts';

// What takes long in a large body, beside the page. The first message has its bytes, each other one is a question.

export type BodyQuestion =
  | { what: 'tree' }
  | { what: 'rows' }
  | { what: 'find'; text: string }
  | { what: 'frames'; form: 'sse' | 'ndjson' }
  /** The first byte of a value: of the body, of the data of one of its frames, or of the first frame that has it. */
  | { what: 'locate'; pointer: string; event: number | null; form: 'sse' | 'ndjson' | null };

export interface BodyAnswers {
  tree: JsonTree | JsonTreeError;
  rows: Uint32Array;
  find: number[];
  frames: number[];
  locate: number | null;
}

let body: Uint8Array = new Uint8Array();
let tree: JsonTree | JsonTreeError | undefined;

addEventListener('message', ({ data }: MessageEvent<Uint8Array | (BodyQuestion & { id: number })>) => {
  if (data instanceof Uint8Array) body = data;
  else postMessage({ id: data.id, answer: answer(data) });
});

function answer(question: BodyQuestion): BodyAnswers[BodyQuestion['what']] {
  switch (question.what) {
    case 'tree':
      return (tree ??= scanJson(body));
    case 'rows':
      return findRows(body);
    case 'find':
      return findOccurrences(body, question.text);
    case 'frames':
      return findFrameEnds(body, question.form);
    case 'locate':
      return locate(question);
  }
}

function locate({ pointer, event, form }: Extract<BodyQuestion, { what: 'locate' }>): number | null {
  if (form === null) return placeIn((tree ??= scanJson(body)), pointer);
  if (event === null) return findInFrames(body, form, pointer);
  const ends = findFrameEnds(body, form);
  const end = ends[event];
  if (end === undefined) return null;
  const data = findFrameData(body, ends[event - 1] ?? 0, end);
  return placeIn(scanJson(body, data.from, data.to), pointer) ?? data.from;
}

const placeIn = (scanned: JsonTree | JsonTreeError, pointer: string): number | null =>
  'what' in scanned ? null : placeOfPointer(scanned, body, pointer);
