import type { HeaderFields } from '../../core/headers.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import type { StoredCore } from './core-packing.ts';
import type { ExchangeRow } from './listing.ts';

/** A recorded exchange. */
export interface StoredTrace {
  row: ExchangeRow;
  attempts: Prisma.AttemptGetPayload<object>[];
  messages: StoredMessage[];
  /** What was decoded when it was recorded; null where that was not done. */
  core: StoredCore | null;
  /** What a check of the exchange found. */
  findings: Prisma.FindingGetPayload<object>[];
}

/** The turns before and after an exchange in its conversation; null where there is none. */
export interface TurnNeighbours {
  previous: {
    id: string;
    turn: number;
    /** An `ExchangeStatus`, or `open`. */
    status: string;
    /** How many messages its request had without instructions; null where that is not known. */
    turnMessages: number | null;
  } | null;
  next: { id: string; turn: number } | null;
}

/** What of a recorded exchange is decoded and checked. */
export interface RecordedExchange {
  row: Pick<
    ExchangeRow,
    | 'id'
    | 'frontend'
    | 'backend'
    | 'protocol'
    | 'dialect'
    | 'dialectKey'
    | 'thinking'
    | 'tools'
    | 'model'
    | 'issuer'
    | 'mode'
    | 'status'
    | 'errorKind'
    | 'bodies'
    | 'losses'
    | 'notes'
  >;
  messages: readonly StoredMessage[];
}

/** A message of an exchange, with its body where that was kept. */
export interface StoredMessage {
  role: string;
  position: number;
  method: string | null;
  target: string | null;
  status: number | null;
  headers: HeaderFields;
  size: number;
  body: Buffer | null;
  /** The chunks of a response's body with their arrival, in milliseconds since the exchange began. */
  chunks: { atMs: number; bytes: Buffer }[];
}
