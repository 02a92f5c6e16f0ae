import { TextPieces } from './growing-text.ts';
import { asArray, asObject, type JsonObject, type JsonValue } from './json.ts';
import type { Frame } from './step.ts';

/** About how long a piece of a long frame is, in UTF-16 units. */
const pieceLength = 64 * 1024;

/**
 * A frame whose data may be as long as its whole answer: it is serialized when it is written, and in pieces, so that several of
 * them share their texts in memory.
 */
export class LongFrame implements Frame {
  readonly event: string;
  readonly #json: JsonObject;

  /** @param json must not be changed any more */
  constructor(event: string, json: JsonObject) {
    this.event = event;
    this.#json = json;
  }

  get data(): string {
    return JSON.stringify(this.#json);
  }

  /** The data in pieces. */
  *pieces(): Generator<string> {
    let piece = '';
    for (const text of serialize(this.#json)) {
      piece += text;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }
}

/** The JSON of a value, as `JSON.stringify` writes it, with long texts in pieces. */
function* serialize(value: JsonValue): Generator<string> {
  if (typeof value === 'string' && value.length > pieceLength) return yield* serializeText([value]);
  if (value instanceof TextPieces) return yield* serializeText(value);
  const list = asArray(value);
  const fields = asObject(value);
  if (list) {
    let before = '[';
    for (const element of list) {
      yield before;
      before = ',';
      yield* serialize(element);
    }
    yield before === '[' ? '[]' : ']';
  } else if (fields) {
    let before = '{';
    for (const [name, field] of Object.entries(fields)) {
      // `JSON.stringify` omits it.
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      before = ',';
      yield* serialize(field);
    }
    yield before === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}

function* serializeText(texts: readonly string[]): Generator<string> {
  yield '"';
  for (const text of texts)
    for (let from = 0, to; from < text.length; from = to) {
      to = from + pieceLength;
      // The halves of a character stay together: each alone would be written as an escape.
      if ((text.codePointAt(to - 1) ?? 0) > 0xffff) to += 1;
      yield JSON.stringify(text.slice(from, to)).slice(1, -1);
    }
  yield '"';
}
