import { codingsOf } from './content-encoding.ts';
import type { Exchange, RawRequest, RawResponse, TimedChunk } from './exchange.ts';
import type { FindSplitOffset } from './split-finder.ts';

/** A response of an exchange and the part it plays; `position` is the attempt's, for `attempt-response`. */
export interface RoleResponse {
  role: 'upstream-response' | 'attempt-response' | 'client-response';
  position: number;
  response: RawResponse;
}

/** Which body bytes belong to where a body is written in several records. */
export interface PiecePosition {
  /** The number of the body within its exchange. */
  stream: number;
  /** 0 for its first piece, 1 for any later one. */
  piece: 0 | 1;
}

/** Bytes of a response's body, with their times. */
export interface ResponsePiece extends RoleResponse {
  of: PiecePosition | undefined;
  chunks: readonly TimedChunk[];
}

/** What one record holds of the responses of an exchange. */
export interface ResponsePart {
  pieces: readonly ResponsePiece[];
  /** The number of the record within its exchange. */
  part: number;
  /** Whether it replaces all records with higher numbers. */
  replaces: boolean;
  /** Whether earlier records hold the beginnings of bodies. */
  continues: boolean;
  /** The request to the backend, where no earlier record holds it. */
  upstreamRequest: RawRequest | null;
}

/** How far the responses of one exchange were given to the writer while they arrive. */
export interface PartialResponses {
  /** Bytes that arrived since the last record. */
  unsentBytes: number;
  /** Bytes that were sent and are not known to be written. */
  unacknowledgedBytes: number;
  /** Whether something could not be kept; bytes that arrive from then on are only counted. */
  isDiscarded: boolean;
  /** Gives up the bytes that are held. */
  discard(exchange: Exchange): void;
  /** The bytes that an exchange which is not over has for its next record. */
  take(exchange: Exchange, withRequest: boolean): ResponsePart;
  /** All bytes that are left of an exchange which is over. */
  takeRemaining(exchange: Exchange, withRequest: boolean): ResponsePart;
  /** Bytes of this response that are in no record and no longer held. */
  lostBytes(response: RawResponse): number;
}

/** So much goes to the writer at once; what is less goes there after a second. */
export const maxPendingBytes = 224 * 1024;

/**
 * An answer up to this length stays here until it is over: one record of it all then takes the place of its pieces, and
 * compresses far better.
 */
const maxHeldBytes = 896 * 1024;

interface StreamState {
  stream: number;
  /** Whether its first bytes are no longer held: they are in records. */
  isReleased: boolean;
  /** How many of the bytes held are in records too. */
  sent: number;
  lost: number;
}

/** All responses of an exchange. */
export function* listResponses({ backend, response }: Exchange): Generator<RoleResponse> {
  if (backend?.response) yield { role: 'upstream-response', position: 0, response: backend.response };
  for (const [position, attempt] of (backend?.attempts ?? []).entries())
    if (attempt.response) yield { role: 'attempt-response', position, response: attempt.response };
  if (response) yield { role: 'client-response', position: 0, response };
}

/** `safeEnd` finds where bytes may be divided, see `createSafeEnds`. */
export function createPartialResponses(safeEnd: FindSplitOffset): PartialResponses {
  const states = new Map<RawResponse, StreamState>();
  /** The first record that does not hold the client's request, and the next that has not been written. */
  const first = 1;
  let next = first;
  let sentRequest: RawRequest | null = null;
  let isLost = false;

  function stateOf(response: RawResponse): StreamState {
    const known = states.get(response);
    if (known) return known;
    const state = { stream: states.size, isReleased: false, sent: 0, lost: 0 };
    states.set(response, state);
    return state;
  }

  const isReleased = (): boolean => [...states.values()].some((state) => state.isReleased);

  /** What is not in a record yet, up to an offset. */
  function unsentOf(played: RoleResponse, to: number): ResponsePiece {
    const state = stateOf(played.response);
    const isLater = state.isReleased || state.sent > 0;
    const chunks = sliceChunks(played.response.chunks, state.sent, to);
    return { ...played, of: { stream: state.stream, piece: isLater ? 1 : 0 }, chunks };
  }

  function take(played: RoleResponse): ResponsePiece | undefined {
    const state = stateOf(played.response);
    const to = safeEnd(played.response.chunks);
    if (to <= state.sent) return undefined;
    const piece = unsentOf(played, to);
    state.sent = to;
    return piece;
  }

  function release({ response }: RoleResponse): void {
    const state = stateOf(response);
    if (state.sent === 0) return;
    response.chunks = sliceChunks(response.chunks, state.sent, Infinity);
    state.isReleased = true;
    state.sent = 0;
  }

  return {
    unsentBytes: 0,
    unacknowledgedBytes: 0,
    get isDiscarded() {
      return isLost;
    },
    discard(exchange) {
      isLost = true;
      for (const { response } of listResponses(exchange)) {
        const state = stateOf(response);
        state.lost += totalBytes(response.chunks) - state.sent;
        state.sent = 0;
        response.chunks = [];
      }
      this.unsentBytes = 0;
    },
    take(exchange, withRequest) {
      const arriving = [...listResponses(exchange)].filter(
        ({ role, response }) => role !== 'attempt-response' && canBeSplit(exchange, response),
      );
      const continues = isReleased();
      const pieces = arriving.flatMap((played) => take(played) ?? []);
      // What comes with the client's request stays: its record is not written a second time.
      if (withRequest || continues || arriving.some(({ response }) => stateOf(response).sent >= maxHeldBytes))
        arriving.forEach(release);
      const request = exchange.backend?.request ?? null;
      const upstreamRequest = request === sentRequest ? null : request;
      sentRequest = request;
      this.unsentBytes = 0;
      const part = withRequest ? 0 : next;
      next = Math.max(next, part + 1);
      return { pieces, part, replaces: false, continues, upstreamRequest };
    },
    takeRemaining(exchange, withRequest) {
      const continues = isReleased();
      const request = exchange.backend?.request ?? null;
      if (!continues && !isLost) {
        const pieces = [...listResponses(exchange)].map((played): ResponsePiece => ({
          ...played,
          of: undefined,
          chunks: played.response.chunks,
        }));
        const part = withRequest ? 0 : first;
        return { pieces, part, replaces: next > part + 1, continues, upstreamRequest: request };
      }
      const pieces = [...listResponses(exchange)].map((played) => unsentOf(played, Infinity));
      const upstreamRequest = request === sentRequest ? null : request;
      return { pieces, part: withRequest ? 0 : next, replaces: false, continues, upstreamRequest };
    },
    lostBytes: (response) => states.get(response)?.lost ?? 0,
  };
}

/** An encoded body can only be read from its beginning on. */
const canBeSplit = ({ mode }: Exchange, { headers }: RawResponse): boolean =>
  mode !== 'baseline' || codingsOf(headers).length === 0;

/** In bytes. */
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
