import type { FrontendContext } from './codec.ts';
import { eventsOf } from './fold.ts';
import type { JsonObject } from './json.ts';
import type { Step } from './step.ts';
import type { CoreChatResponse, CoreStreamEvent } from './types.ts';

/**
 * The encoder of whole answers that a protocol's stream encoder amounts to: the pieces of the stream, joined. Plain and
 * streamed answers then cannot differ in what they carry. A loss without a place of its own is reported at the event that
 * was encoded when it showed.
 *
 * @param pieces encodes a stream, as objects and not yet as frames
 * @param join puts them together; what a protocol writes in another way in plain answers is decided there
 * @example encodeResponse = plainAnswer((context) => answerLines(context), joinLines)
 */
export const plainAnswer =
  <Piece>(
    pieces: (context: FrontendContext) => Step<CoreStreamEvent, Piece>,
    join: (pieces: Piece[], response: CoreChatResponse, context: FrontendContext) => JsonObject,
  ) =>
  (response: CoreChatResponse, context: FrontendContext): JsonObject => {
    let current: CoreStreamEvent | undefined;
    const reportAtEvent: FrontendContext['report'] = (loss) =>
      context.report({ ...(current && { at: current }), ...loss });
    const collected: Piece[] = [];
    const stage = pieces({ ...context, report: reportAtEvent })((piece) => collected.push(piece));
    for (const event of eventsOf(response)) {
      current = event;
      stage.push(event);
    }
    stage.end();
    return join(collected, response, context);
  };
