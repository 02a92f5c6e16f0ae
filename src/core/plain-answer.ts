import type { FrontendContext, Report } from './codec.ts';
import { eventsOf, type StreamedEvent } from './fold.ts';
import type { JsonObject } from './json.ts';
import type { Step } from './step.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreChatResponse } from './types.ts';
import type { CoreStreamEvent } from './stream-event.ts';

/**
 * The encoder of whole answers that a protocol's stream encoder amounts to: the pieces of the stream, joined. Plain and
 * streamed answers then cannot differ in what they carry. A loss that an encoder reports at an event, at an object of its
 * own or at none is reported at what the event came from: a part, the message, the usage or the response.
 *
 * @param pieces encodes a stream, as objects and not yet as frames
 * @param join puts them together; what a protocol writes in another way in plain answers is decided there
 * @example encodeResponse = plainAnswer((context) => answerLines(context), joinLines)
 */
export const plainAnswer =
  <Piece>(
    pieces: (context: FrontendContext) => Step<StreamedEvent, Piece>,
    join: (pieces: Piece[], response: CoreChatResponse, context: FrontendContext) => JsonObject,
  ) =>
  (response: CoreChatResponse, context: FrontendContext): JsonObject => {
    let current: CoreStreamEvent | undefined;
    let objects: ReadonlySet<object> | undefined;
    const reportAtSource: FrontendContext['report'] = (loss) => {
      objects ??= new Set(objectsWithin(response));
      const isInResponse = loss.at !== undefined && objects.has(loss.at);
      const event = isEvent(loss.at) ? loss.at : current;
      const at = isInResponse || !event ? loss.at : sourceOf(event, response, loss.field);
      context.report({ ...loss, ...(at && { at }) });
    };
    const collected: Piece[] = [];
    const stage = pieces({ ...context, report: reportAtSource })((piece) => collected.push(piece));
    for (const event of eventsOf(response)) {
      current = event;
      stage.push(event);
    }
    stage.end();
    return join(collected, response, context);
  };

/** Whether a loss is reported at an event of a part or message, which may be an earlier one. */
const isEvent = (at: object | undefined): at is CoreStreamEvent =>
  at !== undefined && 'type' in at && 'candidate' in at;

/** What of a response an event came from, or what of it holds the field that a loss names. */
function sourceOf(event: CoreStreamEvent, response: CoreChatResponse, field: string | undefined): object | undefined {
  if (event.type === 'usage') return event.usage;
  if (!('candidate' in event) || field === 'candidates') return response;
  const candidate = response.candidates[event.candidate];
  if (field === 'logprobs') return candidate;
  return 'part' in event ? candidate?.message.content[event.part] : candidate?.message;
}

function* objectsWithin(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const each of Object.values(value)) yield* objectsWithin(each);
}

/** The order in which the fields of a message are read that hold its parts. Parts without a rank are not written. */
export type PartRanks = { readonly [Type in CoreAssistantPart['type']]?: number };

/** Reports parts in another order, as the fields of a message have none; `instead`: the order that they are read in. */
export function reportPartOrder(
  message: CoreAssistantMessage,
  ranks: PartRanks,
  { instead, report }: { instead: string; report: Report },
): void {
  // Reasoning without a text stands nowhere, nor do calls that a vendor ran itself.
  const written = message.content.filter((part) =>
    part.type === 'tool-call' ? !part.providerExecuted : part.type !== 'reasoning' || part.blocks.length > 0,
  );
  const placed = written.flatMap(({ type }) => ranks[type] ?? []);
  if (placed.some((rank, index) => rank < (placed[index - 1] ?? 0)))
    report({ at: message, field: 'content', what: 'the order of its parts', instead });
}
