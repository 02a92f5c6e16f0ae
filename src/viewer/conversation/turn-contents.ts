import { createContext } from 'preact';
import { type AnsweredCalls, answeredCalls } from '../../present/answered-calls.ts';
import { getTurn } from '../app/api.ts';
import type { ConversationTurn, TraceHead } from '../app/types.ts';

type NamedTurn = Pick<ConversationTurn, 'trace_id' | 'status' | 'new_from'>;

/** So many turns are kept: each has at most what one request added. */
const maxKept = 200;

/** What the turns of a session added to it, each loaded when it is first seen. What is still in flight is loaded again when it ends. */
export class TurnContents {
  readonly #loaded = new Map<string, TraceHead>();

  /** What is known of a turn without loading it. */
  known(turn: NamedTurn): TraceHead | undefined {
    return this.#loaded.get(keyOf(turn));
  }

  async load(turn: NamedTurn, signal: AbortSignal): Promise<TraceHead> {
    const known = this.known(turn);
    if (known) return known;
    const loaded = await getTurn(turn.trace_id, turn.new_from ?? 0, signal);
    this.#loaded.set(keyOf(turn), loaded);
    for (const oldest of this.#loaded.keys()) {
      if (this.#loaded.size <= maxKept) break;
      this.#loaded.delete(oldest);
    }
    return loaded;
  }
}

export const keyOf = ({ trace_id: id, status }: Pick<NamedTurn, 'trace_id' | 'status'>): string => `${id} ${status}`;

/** What the parts of a session are drawn with. */
export interface SessionContext {
  readonly contents: TurnContents;
  /** By the ids of their requests. */
  readonly turns: ReadonlyMap<string, ConversationTurn>;
  readonly answered: AnsweredCalls;
  /** Everything is shown in full. */
  readonly isOpen: boolean;
}

/** What the parts of a session with these turns are drawn with. */
export const createSession = (
  turns: readonly ConversationTurn[],
  { contents, isOpen }: Pick<SessionContext, 'contents' | 'isOpen'>,
): SessionContext => ({
  contents,
  turns: new Map(turns.map((turn) => [turn.trace_id, turn])),
  answered: answeredCalls(turns),
  isOpen,
});

export const Session = createContext(createSession([], { contents: new TurnContents(), isOpen: false }));

/** The call that a key led to, a new object each time; its line comes into view. */
export const PointedCall = createContext<{ call: ConversationTurn['calls'][number] | null } | null>(null);
