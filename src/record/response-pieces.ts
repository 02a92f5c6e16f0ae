import { codingsOf } from './content-encoding.ts';
import type { Exchange, RawRequest, RawResponse, TimedChunk } from './exchange.ts';
import type { SafeEnd } from './safe-end.ts';

/** A response of an exchange and the part it plays; `position` is the attempt's, for `attempt-response`. */
export interface PlayedResponse {
  role: 'upstream-response' | 'attempt-response' | 'client-response';
  position: number;
  response: RawResponse;
}

/** Which body bytes belong to where a body is written in several records. */
export interface PieceOf {
  /** The number of the body within its exchange. */
  stream: number;
  /** 0 for its first piece, 1 for any later one. */
  piece: 0 | 1;
}

/** Bytes of a response's body, with their times. */
export interface ResponsePiece extends PlayedResponse {
  of: PieceOf | undefined;
  chunks: readonly TimedChunk[];
}

/** What one record holds of the responses of an exchange. */
export interface TakenPieces {
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
export interface ArrivingResponses {
  /** Bytes that arrived since the last record. */
  unsent: number;
  /** Bytes that were sent and are not known to be written. */
  unsettled: number;
  /** Whether something could not be kept; bytes that arrive from then on are only counted. */
  isLost: boolean;
  /** Gives up the bytes that are held. */
  lose(exchange: Exchange): void;
  /** The bytes that an exchange which is not over has for its next record. */
  take(exchange: Exchange, withRequest: boolean): TakenPieces;
  /** All bytes that are left of an exchange which is over. */
  takeRest(exchange: Exchange, withRequest: boolean): TakenPieces;
  /** Bytes of this response that are in no record and no longer held. */
  lostBytes(response: RawResponse): number;
}

/** So much goes to the writer at once; what is less goes there after a second. */
export const pieceBytes = 224 * 1024;

/**
 * An answer up to this length stays here until it is over: one record of it all then takes the place of its pieces, and
 * compresses far better.
 */
const heldBytes = 896 * 1024;

interface StreamState {
  stream: number;
  /** Whether its first bytes are no longer held: they are in records. */
  isReleased: boolean;
  /** How many of the bytes held are in records too. */
  sent: number;
  lost: number;
}

/** All responses of an exchange. */
export function* responsesOf({ backend, response }: Exchange): Generator<PlayedResponse> {
  if (backend?.response) yield { role: 'upstream-response', position: 0, response: backend.response };
  for (const [position, attempt] of (backend?.attempts ?? []).entries())
    if (attempt.response) yield { role: 'attempt-response', position, response: attempt.response };
  if (response) yield { role: 'client-response', position: 0, response };
}

/** `safeEnd` finds where bytes may be divided, see `createSafeEnds`. */
export function arrivingResponses(safeEnd: SafeEnd): ArrivingResponses {
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
  function unsentOf(played: PlayedResponse, to: number): ResponsePiece {
    const state = stateOf(played.response);
    const isLater = state.isReleased || state.sent > 0;
    const chunks = between(played.response.chunks, state.sent, to);
    return { ...played, of: { stream: state.stream, piece: isLater ? 1 : 0 }, chunks };
  }

  function take(played: PlayedResponse): ResponsePiece | undefined {
    const state = stateOf(played.response);
    const to = safeEnd(played.response.chunks);
    if (to <= state.sent) return undefined;
    const piece = unsentOf(played, to);
    state.sent = to;
    return piece;
  }

  function release({ response }: PlayedResponse): void {
    const state = stateOf(response);
    if (state.sent === 0) return;
    response.chunks = between(response.chunks, state.sent, Infinity);
    state.isReleased = true;
    state.sent = 0;
  }

  return {
    unsent: 0,
    unsettled: 0,
    get isLost() {
      return isLost;
    },
    lose(exchange) {
      isLost = true;
      for (const { response } of responsesOf(exchange)) {
        const state = stateOf(response);
        state.lost += sizeOfAll(response.chunks) - state.sent;
        state.sent = 0;
        response.chunks = [];
      }
      this.unsent = 0;
    },
    take(exchange, withRequest) {
      const arriving = [...responsesOf(exchange)].filter(
        ({ role, response }) => role !== 'attempt-response' && mayBeDivided(exchange, response),
      );
      const continues = isReleased();
      const pieces = arriving.flatMap((played) => take(played) ?? []);
      // What comes with the client's request stays: its record is not written a second time.
      if (withRequest || continues || arriving.some(({ response }) => stateOf(response).sent >= heldBytes))
        arriving.forEach(release);
      const request = exchange.backend?.request ?? null;
      const upstreamRequest = request === sentRequest ? null : request;
      sentRequest = request;
      this.unsent = 0;
      const part = withRequest ? 0 : next;
      next = Math.max(next, part + 1);
      return { pieces, part, replaces: false, continues, upstreamRequest };
    },
    takeRest(exchange, withRequest) {
      const continues = isReleased();
      const request = exchange.backend?.request ?? null;
      if (!continues && !isLost) {
        const pieces = [...responsesOf(exchange)].map((played): ResponsePiece => ({
          ...played,
          of: undefined,
          chunks: played.response.chunks,
        }));
        const part = withRequest ? 0 : first;
        return { pieces, part, replaces: next > part + 1, continues, upstreamRequest: request };
      }
      const pieces = [...responsesOf(exchange)].map((played) => unsentOf(played, Infinity));
      const upstreamRequest = request === sentRequest ? null : request;
      return { pieces, part: withRequest ? 0 : next, replaces: false, continues, upstreamRequest };
    },
    lostBytes: (response) => states.get(response)?.lost ?? 0,
  };
}

/** An encoded body can only be read from its beginning on. */
const mayBeDivided = ({ mode }: Exchange, { headers }: RawResponse): boolean =>
  mode !== 'baseline' || codingsOf(headers).length === 0;

/** In bytes. */
export const sizeOf = (piece: Buffer | string): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;

export const sizeOfAll = (chunks: readonly TimedChunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + sizeOf(bytes), 0);

/** The chunks between two offsets; those at the bounds are cut. */
function between(chunks: readonly TimedChunk[], from: number, to: number): TimedChunk[] {
  const found: TimedChunk[] = [];
  let start = 0;
  for (const { atMs, bytes } of chunks) {
    const end = start + sizeOf(bytes);
    if (start >= from && end <= to) found.push({ atMs, bytes });
    else if (end > from && start < to)
      found.push({ atMs, bytes: asBuffer(bytes).subarray(Math.max(0, from - start), Math.min(to, end) - start) });
    start = end;
  }
  return found;
}

export const asBuffer = (bytes: Buffer | string): Buffer => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
