import type { CoreChatResponse, CoreStreamEvent, Loss, Note } from '../core/types.ts';

/** A whole answer, and what is to be told of the way it took. */
export interface Answer extends CoreChatResponse {
  /** What the request says and the backend's protocol does not, by its place in the request. */
  losses: readonly Loss[];
  /** What had to be recovered of what the model wrote. */
  notes: readonly Note[];
}

/**
 * The events of an answer as they come, once; the request is sent when the first is asked for. They end with `end`, and
 * whatever else ends a stream is thrown as a `LouterError`: a broken stream never looks like a finished one. Who stops
 * asking gives the answer up.
 */
export interface AnswerStream extends AsyncIterable<CoreStreamEvent> {
  /** Those of the answer so far. */
  readonly losses: readonly Loss[];
  readonly notes: readonly Note[];
}
