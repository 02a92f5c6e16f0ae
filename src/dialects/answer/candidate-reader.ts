import type { BackendContext } from '../../core/codec.ts';
import { partEvents, type CorePartEvent } from '../../core/fold.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type {
  CoreCitation,
  CoreFinish,
  CoreLogprob,
  CoreStreamEvent,
  CoreTextDelta,
  Extras,
  Signature,
  WireForm,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { createCallWriter } from './call-writer.ts';
import type { DialectEvent, DialectNote, Ending, Reader } from '../dialect.ts';
import { createGate } from './gate.ts';
import { createLogprobBuffer } from './probabilities.ts';

/** Reads one candidate: its text through the reader of a dialect, everything else as the vendor sent it. */
export interface CandidateReader {
  read(event: CorePartEvent): void;
  /** Ends the candidate with the vendor's finish reason. Returns the reason that follows from the text. */
  finish(finish: CoreFinish): CoreFinish;
}

/** How the candidates of one response are read. */
export interface CandidateOptions {
  /** Creates the reader for the text of one candidate. */
  reader(emit: (event: DialectEvent) => void): Reader;
  /** The context of the response, with the request as the client sent it. */
  context: BackendContext;
  note(note: DialectNote): void;
  emit(event: CoreStreamEvent): void;
}

/** What the vendor sends about a text besides the text itself. */
interface TextMetadata {
  signature?: Signature;
  extras?: Extras;
  wireForm?: WireForm;
}

/** What is read from the text, in order. */
type TextEvent =
  | (Exclude<DialectEvent, DialectNote> & { logprobs?: CoreLogprob[] })
  | { type: 'citation'; citation: CoreCitation }
  | { type: 'closing'; closing: TextMetadata };

/**
 * Parts are written one at a time: parts of the vendor wait for the end of a call in the text, and events of the text
 * wait for the end of the parts that the vendor has opened. Native calls of the vendor may be open in parallel.
 */
export function createCandidateReader(
  candidate: number,
  { reader: makeReader, context, note, emit }: CandidateOptions,
): CandidateReader {
  const writer = new PartWriter(emit, candidate);
  /** The vendor's text parts that the reader parses. */
  const texts = new Map<number, TextMetadata>();
  /** The vendor's other open parts: vendor part number to our part number. */
  const natives = new Map<number, number>();
  const calls = createCallWriter(writer, context);
  const textGate = createGate<TextEvent>(() => natives.size > 0, writeEvent);
  const vendorGate = createGate<CorePartEvent>(() => calls.isOpen, send);
  const logprobBuffer = createLogprobBuffer();
  const reader = makeReader(receive);

  function receive(event: DialectEvent): void {
    if (event.type === 'note') return note(event);
    if (event.type !== 'text') logprobBuffer.drop();
    const logprobs = logprobBuffer.asText();
    textGate.pass(logprobs ? { ...event, logprobs } : event);
  }

  function writeEvent(event: TextEvent): void {
    switch (event.type) {
      case 'text':
        return writer.text(event.text, 'text', event.logprobs);
      case 'reasoning':
        return writer.reasoning(event.text);
      case 'call-start':
        return calls.start(event.name);
      case 'call-arguments':
        return calls.append(event.text);
      case 'call-done':
      case 'call-broken':
        calls.end(event.type);
        return vendorGate.open();
      case 'citation':
        return writer.citation(event.citation);
      case 'closing':
        return closeText(event.closing);
      default:
        unreachable(event);
    }
  }

  function closeText(closing: TextMetadata): void {
    if (writer.isOpen('text')) return writer.closeText(closing);
    const { signature, extras } = closing;
    if (signature || extras) context.report({ what: 'the fields of a text that contained only calls or reasoning' });
  }

  function readText(event: CoreTextDelta): void {
    switch (event.type) {
      case 'text-start':
        texts.set(event.part, textMetadataOf(event));
        return;
      case 'text-delta':
        return pushText(event.text, event.logprobs);
      case 'text-citation':
        return textGate.pass({ type: 'citation', citation: event.citation });
      case 'text-done': {
        const closing: TextMetadata = { ...texts.get(event.part), ...textMetadataOf(event) };
        texts.delete(event.part);
        if (Object.keys(closing).length > 0) textGate.pass({ type: 'closing', closing });
        return;
      }
      default:
        unreachable(event);
    }
  }

  /**
   * Pushes token by token if log probabilities are given, so that each probability stays with the text its token
   * became.
   */
  function pushText(text: string, logprobs: CoreLogprob[] = []): void {
    if (logprobs.length > 0 && logprobs.map(({ token }) => token).join('') === text)
      for (const logprob of logprobs) {
        logprobBuffer.keep([logprob]);
        reader.push(logprob.token);
      }
    else {
      logprobBuffer.keep(logprobs);
      reader.push(text);
    }
  }

  function send(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'reasoning-start':
      case 'tool-call-start': {
        const part = writer.takeIndex();
        natives.set(event.part, part);
        return emit({ ...event, part });
      }
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done': {
        const part = natives.get(event.part);
        natives.delete(event.part);
        if (part !== undefined) emit({ ...event, part });
        return textGate.open();
      }
      case 'part':
        return emit({ ...event, part: writer.takeIndex() });
      default: {
        const part = natives.get(event.part);
        if (part !== undefined) emit({ ...event, part });
      }
    }
  }

  function read(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
        return event.of === 'text' ? readText(event) : vendorGate.pass(event);
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return texts.has(event.part) ? readText(event) : vendorGate.pass(event);
      case 'part':
        if (event.value.type !== 'text') return vendorGate.pass(event);
        for (const each of partEvents(event, event.value)) read(each);
        return;
      default:
        vendorGate.pass(event);
    }
  }

  return {
    read,
    finish(finish) {
      reader.end(endingOf(finish, context));
      natives.clear();
      textGate.open();
      if (!writer.isOpen('text')) logprobBuffer.drop();
      const last = logprobBuffer.asText();
      if (last) writer.text('', 'text', last);
      writer.closeAll();
      if (logprobBuffer.dropped)
        context.report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      return finishOf(finish);
    },
  };

  /** Calls in the text determine the finish reason, even if the vendor does not know about them. */
  function finishOf(given: CoreFinish): CoreFinish {
    const { stopSequence, ...finish } = given;
    if (finish.reason !== 'stop' && finish.reason !== 'tool-calls') return given;
    // Clients must not execute the calls of a truncated response.
    if (calls.broken > 0) return copyProvenance(given, { ...finish, reason: 'length' });
    if (calls.completed > 0) return copyProvenance(given, { ...finish, reason: 'tool-calls' });
    // A stop sequence that the client did not request was added by the dialect.
    return stopSequence === undefined || isRequestedStop(stopSequence, context) ? given : copyProvenance(given, finish);
  }
}

/**
 * Whether what is open at the end of the text was cut. Any finish reason except `stop` and `tool-calls` counts as cut.
 */
function endingOf({ reason, stopSequence }: CoreFinish, context: BackendContext): Ending {
  if (stopSequence !== undefined && isRequestedStop(stopSequence, context)) return 'length';
  return reason === 'stop' || reason === 'tool-calls' ? 'stop' : 'length';
}

const isRequestedStop = (stopSequence: string, { request }: BackendContext): boolean =>
  request.stop?.includes(stopSequence) ?? false;

const textMetadataOf = ({ signature, extras, wireForm }: TextMetadata): TextMetadata => ({
  ...(signature && { signature }),
  ...(extras && { extras }),
  ...(wireForm && { wireForm }),
});
