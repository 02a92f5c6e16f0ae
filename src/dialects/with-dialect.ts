import type { BackendCodec, BackendContext } from '../core/codec.ts';
import { deduplicateTools } from '../core/deduplicate-tools.ts';
import { ResponseFold } from '../core/fold.ts';
import { copyProvenance } from '../core/provenance.ts';
import { chain, type Step } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import type { Delivery } from './answer/call-writer.ts';
import { CandidateReader } from './answer/candidate-reader.ts';
import { eventsToRead, noteTo, renumberingReporter } from './answer/read-events.ts';
import { readerFor, type ReadSetup } from './answer/readers.ts';
import type { Dialect, PromptStyle, Thinking, ToolPlace } from './dialect.ts';
import { harmonyPrompt } from './harmony/prompt.ts';
import { nativeRequest } from './prompt/native.ts';
import { promptRequest } from './prompt/request.ts';
import { withWrittenThoughts } from './prompt/written-thoughts.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

/** How the text of a backend is written and read. */
export interface DialectSetup {
  /** `null`: the API has structured calls, and only reasoning is in the text. */
  dialect: Dialect | null;
  thinking: Thinking;
  tools: ToolPlace;
  /** Used if the model itself has no prompt style. */
  promptStyle: PromptStyle;
  /** What the API takes: messages, or a rendered prompt. */
  form: 'messages' | 'prompt';
  /** Whether an answer in the form of another dialect is read as that. Default: no. */
  dialectDetection?: boolean;
  /** The UTC date for a rendered prompt, `YYYY-MM-DD`. */
  today(): string;
}

/**
 * Wraps a codec of the same protocol, for a backend whose model writes calls or reasoning into its text: requests are
 * written and responses parsed as in the dialect. What the backend itself sends as structured parts (native calls,
 * reasoning, images) passes with new part numbers.
 *
 * The finish reason `stop` becomes `tool-calls` if the text contains a complete call, and stays if it contains only calls
 * that cannot be read: they become text. Any other reason means that the text was cut: an incomplete call is closed with
 * the arguments so far, and the reason stays. After an error nothing is closed.
 */
export function withDialect<Codec extends BackendCodec>(codec: Codec, setup: DialectSetup): Codec {
  const sent = new WeakMap<CoreChatRequest, CoreChatRequest>();
  const readerContext: ReadSetup = { ...setup, toolNames: codec.toolNames };

  function prepare(request: CoreChatRequest, context: BackendContext): BackendContext {
    const written = prepareRequest(request, setup, context);
    const { reasoningEcho, ...facts } = context.facts;
    const hasWrittenThoughts = setup.thinking !== 'none' && setup.form === 'messages' && reasoningEcho === 'required';
    const prepared = hasWrittenThoughts ? withWrittenThoughts(written, context) : written;
    sent.set(request, prepared);
    const isRenamed = setup.tools === 'native' && setup.dialect?.callId !== undefined;
    return {
      ...context,
      request: prepared,
      ...(hasWrittenThoughts && { facts }),
      ...(isRenamed && { callIds: 'of-the-model' }),
    };
  }

  /**
   * The context of a response: the codec gets the request as it was sent, but with the client's tools, as a server
   * that knows the model's format may parse the calls itself. Losses were reported when the request was sent.
   */
  function asSent(context: BackendContext): BackendContext {
    const { request } = context;
    const prepared = sent.get(request) ?? prepare(request, { ...context, report() {}, note() {} }).request;
    return { ...context, request: request.tools ? { ...prepared, tools: request.tools } : prepared };
  }

  return {
    ...codec,
    encodeRequest(request, context) {
      const prepared = prepare(request, context);
      return codec.encodeRequest(prepared.request, prepared);
    },
    decodeResponse: (body, context) =>
      readResponse(codec.decodeResponse(body, asSent(context)), readerContext, context),
    decodeStream: (context) => chain(codec.decodeStream(asSent(context)), readStream(readerContext, context)),
  };
}

/** The request as it is sent to a backend of this dialect. Unsupported fields are reported. */
export function prepareRequest(
  original: CoreChatRequest,
  { dialect, tools, promptStyle, form, today }: DialectSetup,
  { facts, report, note }: Pick<BackendContext, 'facts' | 'report' | 'note'>,
): CoreChatRequest {
  if (!dialect) return original;
  const request = deduplicateTools(original, 'openai-completions', { report, note });
  if (form === 'prompt') return harmonyPrompt(request, { date: today(), report });
  return tools === 'prompt'
    ? promptRequest(request, { dialect, style: facts.promptStyle ?? promptStyle, report })
    : nativeRequest(request, dialect);
}

/** Reads the events of a response whose text contains calls or reasoning. Other events pass. */
export function readStream(
  setup: ReadSetup,
  context: BackendContext,
  delivery: Delivery = 'streamed',
): Step<CoreStreamEvent, CoreStreamEvent> {
  return (emit) => {
    const readers = new Map<number, CandidateReader>();
    const note = noteTo(context);
    const reportRenumbered = renumberingReporter(context);

    function readerOf(candidate: number): CandidateReader {
      const known = readers.get(candidate);
      if (known) return known;
      const made = new CandidateReader(candidate, {
        reader: (onEvent) => readerFor(setup, context, onEvent),
        context,
        delivery,
        note,
        emit,
      });
      readers.set(candidate, made);
      return made;
    }

    return {
      push(event) {
        switch (event.type) {
          case 'opaque':
            return event.about === undefined ? emit(event) : reportRenumbered(event);
          case 'response-start':
          case 'usage':
          case 'error':
            return emit(event);
          case 'finish': {
            const finish = readerOf(event.candidate).finish(event.finish);
            readers.delete(event.candidate);
            // Native data of the frame is dropped, as its events have changed.
            const { native: _, ...rest } = event;
            return emit({ ...rest, finish });
          }
          case 'end':
            // The vendor gives no reason.
            for (const reader of readers.values()) reader.finish({ reason: 'other' });
            return emit(event);
          case 'final-response':
            return emit({ ...event, response: readResponse(event.response, setup, context) });
          default:
            return readerOf(event.candidate).read(event);
        }
      },
      end() {},
    };
  };
}

function readResponse(response: CoreChatResponse, setup: ReadSetup, context: BackendContext): CoreChatResponse {
  const fold = new ResponseFold();
  const stage = readStream(setup, context, 'whole')((event) => fold.add(event));
  for (const event of eventsToRead(response)) stage.push(event);
  const read = fold.result();
  for (const [index, { message }] of response.candidates.entries()) {
    const copy = read.candidates[index];
    if (copy) copyProvenance(message, copy.message);
  }
  return copyProvenance(response, read);
}
