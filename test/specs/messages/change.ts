import { pointerSegments } from '../../../src/core/json-pointer.ts';
import { asArray, asObject, type JsonObject, type JsonValue } from '../../../src/core/json.ts';

/** A message of a protocol that differs from a good one in one place. */
export type Change = (body: JsonObject) => JsonObject;
/** An event of a stream; `[DONE]` is a text. */
export type Event = JsonObject | string;
export type StreamChange = (events: readonly Event[]) => Event[];

/** What a protocol's clients and vendors send when all is well, and what happens to it. */
export interface Messages {
  request: JsonObject;
  answer: JsonObject;
  stream: readonly Event[];
  /** Requests that the vendor refuses, and where in the body. */
  refusedRequests: readonly [what: string, change: Change, path: string][];
  /** Odd requests that the vendor, or servers that took over its protocol, accept. */
  acceptedRequests: readonly [what: string, change: Change][];
  /** Answers that the protocol does not allow, and where. They reach the client unless they are `unreadable`. */
  faultyAnswers: readonly [what: string, change: Change, path: string, unreadable?: 'unreadable'][];
  soundAnswers: readonly [what: string, change: Change][];
  faultyStreams: readonly [
    what: string,
    change: StreamChange,
    event: number,
    path: string,
    unreadable?: 'unreadable',
  ][];
  soundStreams: readonly [what: string, change: StreamChange][];
}

/** Puts a value at a JSON Pointer; `-` behind a list appends to it. */
export const set =
  (pointer: string, value: JsonValue): Change =>
  (body) =>
    edited(body, pointer, (holder, key) => {
      const list = asArray(holder);
      if (list && key === '-') list.push(value);
      else Object.assign(holder, { [key]: value });
    });

/** Takes away what stands at a JSON Pointer. */
export const drop =
  (pointer: string): Change =>
  (body) =>
    edited(body, pointer, (holder, key) => {
      const list = asArray(holder);
      if (list) list.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
    });

/** Several changes, one after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  (body) =>
    changes.reduce((changed, change) => change(changed), body);

/** Changes one event of a stream. */
export const inEvent =
  (index: number, change: Change): StreamChange =>
  (events) =>
    events.map((event, at) => (at === index && typeof event !== 'string' ? change(event) : event));

export const without =
  (index: number, count = 1): StreamChange =>
  (events) => [...events.slice(0, index), ...events.slice(index + count)];

/** Puts an event before another. */
export const before =
  (index: number, ...added: readonly Event[]): StreamChange =>
  (events) => [...events.slice(0, index), ...added, ...events.slice(index)];

/** Several changes of a stream, one after the other; indexes are those that the one before left. */
export const inTurn =
  (...changes: readonly StreamChange[]): StreamChange =>
  (events) =>
    changes.reduce<readonly Event[]>((changed, change) => change(changed), events).slice();

function edited(
  body: JsonObject,
  pointer: string,
  edit: (holder: JsonObject | JsonValue[], key: string) => void,
): JsonObject {
  const copy: JsonObject = structuredClone(body);
  const keys = pointerSegments(pointer);
  let holder: JsonObject | JsonValue[] = copy;
  for (const key of keys.slice(0, -1)) {
    const next: JsonValue | undefined = Array.isArray(holder) ? holder[Number(key)] : holder[key];
    const inner: JsonObject | JsonValue[] | undefined = asArray(next) ?? asObject(next);
    if (!inner) throw new Error(`there is no ${pointer} to change`);
    holder = inner;
  }
  edit(holder, keys.at(-1) ?? '');
  return copy;
}
