/** When pieces arrived, in milliseconds since the request did, in order. */
export type PieceTimes = readonly number[];

/** A time in which nothing arrived, in milliseconds. */
export interface Gap {
  from: number;
  to: number;
}

/** The longest gaps between pieces, the longest first; the time before the first piece is none of them. */
export function findLongestGaps(times: PieceTimes, count = 5): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < times.length; index++) {
    const gap = { from: times[index - 1] ?? 0, to: times[index] ?? 0 };
    if (gap.to - gap.from >= 1) gaps.push(gap);
  }
  return gaps.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, count);
}

export const lengthOf = ({ from, to }: Gap): number => to - from;

/** The median time from a piece of the backend to the next one to the client; null where there is none. */
export function medianDelay(upstream: PieceTimes, client: PieceTimes): number | null {
  const delays: number[] = [];
  let at = 0;
  for (const time of upstream) {
    while (at < client.length && (client[at] ?? 0) < time) at++;
    const next = client[at];
    if (next !== undefined) delays.push(next - time);
  }
  return delays.toSorted((one, other) => one - other)[Math.floor(delays.length / 2)] ?? null;
}

/** The index of the first time that is not before this one. */
export function indexAt(times: PieceTimes, time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much text an event adds, by the fields that all events of pieces have. */
const lengthOfPiece = ({ type, text }: SeamEvent): number =>
  (type === 'text-delta' || type === 'reasoning-delta') && typeof text === 'string' ? text.length : 0;

interface SeamEvent {
  type: string;
  text?: unknown;
}

const firstTypes: readonly string[] = ['text-delta', 'reasoning-delta', 'tool-call-start', 'part'];

/**
 * The index of the event with which another target went on with an answer, once so many UTF-16 units of text and reasoning
 * had come; null where none of these events is it.
 */
export function findSeamEvent(events: readonly { event: SeamEvent }[], characters: number): number | null {
  let before = 0;
  for (const [index, { event }] of events.entries()) {
    if (before >= characters && firstTypes.includes(event.type)) return index;
    before += lengthOfPiece(event);
  }
  return null;
}
