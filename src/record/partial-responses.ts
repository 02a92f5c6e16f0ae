import { listContentCodings } from '../wire/content-coding.ts';
import type { Exchange, RawRequest, RawResponse, TimedChunk } from './exchange.ts';

/** Finds the offset up to which chunks may be written in a record of their own: no credential spans it. */
export type FindSplitOffset = (chunks: readonly TimedChunk[]) => number;

/** A response of an exchange and its role; `position` is the attempt's, for `attempt-response`. */
export interface RoleResponse {
  role: 'upstream-response' | 'attempt-response' | 'client-response';
  position: number;
  response: RawResponse;
}

/** Bytes of a response's body, with their times. */
export interface ResponsePiece extends RoleResponse {
  /** Where a body is written in several records: its number within the exchange, and 1 for all but its first piece. */
  of: { stream: number; piece: 0 | 1 } | undefined;
  chunks: readonly TimedChunk[];
}

/** What one record contains of the responses of an exchange. */
export interface ResponsePart {
  pieces: readonly ResponsePiece[];
  /** The number of the record within its exchange. */
  part: number;
  /** Whether it replaces all records with higher numbers. */
  replacesLaterParts: boolean;
  /** Whether earlier records hold the beginnings of bodies. */
  hasEarlierParts: boolean;
  /** The request to the backend, where no earlier record holds it. */
  upstreamRequest: RawRequest | null;
}

/** So much goes to the writer at once; less goes there after a second. In bytes. */
export const maxPendingBytes = 224 * 1024;

/**
 * A response up to this length, in bytes, stays in memory until the exchange ends: one record of the whole response
 * then replaces its pieces, and compresses far better.
 */
const maxHeldBytes = 896 * 1024;

/**
 * How many bytes of all open responses stay in memory so, where they take three times as much: a gateway with 500 streams of a
 * thousand events took 590 MB in place of 370.
 */
const maxHeldTogetherBytes = 8 * 1024 * 1024;

/** Counts the bytes of all open responses that are in records and stay in memory. */
export class HeldBytes {
  #total = 0;

  add(bytes: number): void {
    this.#total += bytes;
  }

  get isExceeded(): boolean {
    return this.#total > maxHeldTogetherBytes;
  }
}

/** The number of the first record that does not hold the client's request. */
const firstPart = 1;

interface StreamState {
  stream: number;
  /** Whether its first bytes are no longer in memory, but only in records. */
  isReleased: boolean;
  /** How many of the bytes in memory are in records too. */
  sent: number;
  lost: number;
}

/** How much of the responses of one exchange was given to the writer while they arrive. */
export class PartialResponses {
  /** Bytes that arrived since the last record. */
  unsentBytes = 0;
  /** Bytes that were sent and are not known to be written. */
  unacknowledgedBytes = 0;
  readonly #findSplit: FindSplitOffset;
  readonly #held: HeldBytes;
  #ownHeldBytes = 0;
  readonly #states = new Map<RawResponse, StreamState>();
  #nextPart = firstPart;
  #sentRequest: RawRequest | null = null;
  #isDiscarded = false;

  /** `findSplit` finds where bytes may be split, see `createSplitFinder`; `held` counts for all responses of a recorder. */
  constructor(findSplit: FindSplitOffset, held: HeldBytes) {
    this.#findSplit = findSplit;
    this.#held = held;
  }

  /** Whether something could not be kept; bytes that arrive from then on are only counted. */
  get isDiscarded(): boolean {
    return this.#isDiscarded;
  }

  /** Gives up the bytes that are in memory. */
  discard(exchange: Exchange): void {
    this.#isDiscarded = true;
    for (const { response } of listResponses(exchange)) {
      const state = this.#stateOf(response);
      const held = totalBytes(response.chunks);
      state.lost += held - state.sent;
      state.sent = 0;
      response.releasedBytes = (response.releasedBytes ?? 0) + held;
      response.chunks = [];
    }
    this.unsentBytes = 0;
    this.#countHeld();
  }

  /** The exchange has ended: what is in memory stays until it is written, and no longer counts. */
  end(): void {
    this.#held.add(-this.#ownHeldBytes);
    this.#ownHeldBytes = 0;
  }

  /** Takes the bytes for the next record of an exchange that is open. */
  take(exchange: Exchange, includesRequest: boolean): ResponsePart {
    const splittable = [...listResponses(exchange)].filter(
      ({ role, response }) => role !== 'attempt-response' && canBeSplit(exchange, response),
    );
    const hasEarlierParts = this.#hasReleased();
    const pieces = splittable.flatMap((response) => this.#takeUpToSplit(response) ?? []);
    this.#countHeld();
    const isLong =
      this.#held.isExceeded || splittable.some(({ response }) => this.#stateOf(response).sent >= maxHeldBytes);
    // The record with the client's request is not replaced later, so what it holds is not kept in memory.
    if (includesRequest || hasEarlierParts || isLong) for (const { response } of splittable) this.#release(response);
    this.#countHeld();
    const upstreamRequest = this.#unsentRequest(exchange);
    this.#sentRequest = exchange.backend?.request ?? null;
    this.unsentBytes = 0;
    const part = includesRequest ? 0 : this.#nextPart;
    this.#nextPart = Math.max(this.#nextPart, part + 1);
    return { pieces, part, replacesLaterParts: false, hasEarlierParts, upstreamRequest };
  }

  /** Takes all bytes that are left of an exchange that is closed. */
  takeRemaining(exchange: Exchange, includesRequest: boolean): ResponsePart {
    const hasEarlierParts = this.#hasReleased();
    if (!hasEarlierParts && !this.#isDiscarded) {
      const complete = takeComplete(exchange, includesRequest);
      return { ...complete, replacesLaterParts: this.#nextPart > complete.part + 1 };
    }
    return {
      pieces: [...listResponses(exchange)].map((response) => this.#unsentPiece(response, Infinity)),
      part: includesRequest ? 0 : this.#nextPart,
      replacesLaterParts: false,
      hasEarlierParts,
      upstreamRequest: this.#unsentRequest(exchange),
    };
  }

  /** How many bytes of a response are in no record and no longer in memory. */
  lostBytes(response: RawResponse): number {
    return this.#states.get(response)?.lost ?? 0;
  }

  #stateOf(response: RawResponse): StreamState {
    const known = this.#states.get(response);
    if (known) return known;
    const state = { stream: this.#states.size, isReleased: false, sent: 0, lost: 0 };
    this.#states.set(response, state);
    return state;
  }

  #countHeld(): void {
    let bytes = 0;
    for (const { sent } of this.#states.values()) bytes += sent;
    this.#held.add(bytes - this.#ownHeldBytes);
    this.#ownHeldBytes = bytes;
  }

  #hasReleased(): boolean {
    return [...this.#states.values()].some(({ isReleased }) => isReleased);
  }

  #unsentRequest({ backend }: Exchange): RawRequest | null {
    const request = backend?.request ?? null;
    return request === this.#sentRequest ? null : request;
  }

  /** The bytes that are in no record yet, up to an offset. */
  #unsentPiece(response: RoleResponse, end: number): ResponsePiece {
    const { stream, isReleased, sent } = this.#stateOf(response.response);
    const chunks = sliceChunks(response.response.chunks, sent, end);
    return { ...response, of: { stream, piece: isReleased || sent > 0 ? 1 : 0 }, chunks };
  }

  #takeUpToSplit(response: RoleResponse): ResponsePiece | undefined {
    const state = this.#stateOf(response.response);
    // No credential spans what was sent. To look through all that is held takes 9 % more CPU for 20 streams of a thousand events.
    const end = state.sent + this.#findSplit(sliceChunks(response.response.chunks, state.sent, Infinity));
    if (end <= state.sent) return undefined;
    const piece = this.#unsentPiece(response, end);
    state.sent = end;
    return piece;
  }

  #release(response: RawResponse): void {
    const state = this.#stateOf(response);
    if (state.sent === 0) return;
    response.chunks = sliceChunks(response.chunks, state.sent, Infinity);
    response.releasedBytes = (response.releasedBytes ?? 0) + state.sent;
    state.isReleased = true;
    state.sent = 0;
  }
}

/** All bytes of a closed exchange of whose responses nothing was recorded before. */
export const takeComplete = (exchange: Exchange, includesRequest: boolean): ResponsePart => ({
  pieces: [...listResponses(exchange)].map((each) => ({ ...each, of: undefined, chunks: each.response.chunks })),
  part: includesRequest ? 0 : firstPart,
  replacesLaterParts: false,
  hasEarlierParts: false,
  upstreamRequest: exchange.backend?.request ?? null,
});

/** All responses of an exchange. */
export function* listResponses({ backend, response }: Exchange): Generator<RoleResponse> {
  if (backend?.response) yield { role: 'upstream-response', position: 0, response: backend.response };
  for (const [position, attempt] of (backend?.attempts ?? []).entries())
    if (attempt.response) yield { role: 'attempt-response', position, response: attempt.response };
  if (response) yield { role: 'client-response', position: 0, response };
}

/** An encoded body can only be read from its beginning. */
const canBeSplit = ({ mode }: Exchange, { headers }: RawResponse): boolean =>
  mode !== 'baseline' || listContentCodings(headers).length === 0;

export const byteLength = (piece: Buffer | string): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;

export const totalBytes = (chunks: readonly TimedChunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + byteLength(bytes), 0);

/** The chunks between two offsets; those at the bounds are cut. */
function sliceChunks(chunks: readonly TimedChunk[], from: number, to: number): TimedChunk[] {
  const found: TimedChunk[] = [];
  let start = 0;
  for (const { atMs, bytes } of chunks) {
    const end = start + byteLength(bytes);
    if (start >= from && end <= to) found.push({ atMs, bytes });
    else if (end > from && start < to)
      found.push({ atMs, bytes: toBuffer(bytes).subarray(Math.max(0, from - start), Math.min(to, end) - start) });
    start = end;
  }
  return found;
}

export const toBuffer = (bytes: Buffer | string): Buffer => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
