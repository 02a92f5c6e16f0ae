import type { BackendContext, FrontendContext, UnlocatedLoss } from '../../core/codec.ts';
import { badUpstreamReply } from '../../core/error.ts';
import { eventsOf } from '../../core/fold.ts';
import {
  asObject,
  objectsIn,
  parseJson,
  parsePlainJson,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { decodeLogprobs } from '../../core/logprobs.ts';
import {
  isRepeated,
  createNativeReader,
  createNativeWriter,
  unknownFields,
  type KnownFields,
} from '../../core/native-frame.ts';
import { plainAnswer } from '../../core/plain-answer.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { Frame, Step } from '../../core/step.ts';
import type {
  CoreCandidate,
  CoreChatResponse,
  CoreFinish,
  CoreLogprob,
  CoreStreamEvent,
  CoreUsage,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeAnswerCall } from './calls.ts';
import { decodeInnerError, encodeErrorBody } from './errors.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { createLineWriter } from './line-writer.ts';
import { encodeLogprobs } from './logprobs.ts';
import { decodeMedium } from './media.ts';
import {
  answerForm,
  decodeHead,
  encodeEnd,
  encodeHead,
  encodeAnswerFields,
  readAnswerPiece,
  reportOrder,
  type AnswerPiece,
  type AnswerFields,
} from './answer.ts';
import { splitMetrics } from './usage.ts';

// ---------------------------------------------------------------- wire → core

/** The line that says `done` ends a stream, and one that says `error` ends it badly. */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader(protocol, send);
    const { emit } = native;
    const writer = new PartWriter(emit);
    const fields = new Map<string, JsonValue>();
    const messageFields = new Map<string, JsonValue>();
    /** Those of tokens that are no text: they go with the text that comes next. */
    let unplaced: CoreLogprob[] = [];
    let calls = 0;
    let hasStarted = false;
    let isOver = false;

    const end = (event: CoreStreamEvent): void => {
      isOver = true;
      emit(event);
    };

    function say({ thinking, content, images, calls: called, logprobs }: AnswerPiece): void {
      for (const each of decodeLogprobs(logprobs)) unplaced.push(each);
      writer.reasoning(thinking);
      if (content !== '' || (unplaced.length > 0 && writer.isOpen('text'))) {
        const placed = unplaced;
        unplaced = [];
        writer.text(content, 'text', placed.length > 0 ? placed : undefined);
      }
      for (const data of images) writer.part(decodeMedium(data));
      for (const call of called) {
        const { id, name, input, extras, wireForm } = decodeAnswerCall(call, calls++, context);
        writer.toolCall({ id, name, input }, { ...(extras && { extras }), ...(wireForm && { wireForm }) });
      }
    }

    function keep({ message, ...others }: JsonObject): void {
      for (const [name, value] of Object.entries(withoutNulls(others))) fields.set(name, value);
      for (const [name, value] of Object.entries(withoutNulls(asObject(message) ?? {}))) messageFields.set(name, value);
    }

    function finish(reason: string | undefined): void {
      writer.closeAll();
      if (messageFields.size > 0) fields.set('message', Object.fromEntries(messageFields));
      const { usage, rest } = splitMetrics(Object.fromEntries(fields));
      const ended: CoreFinish = decodeFinish(reason, calls > 0 ? 'calls' : 'no calls');
      const logprobs = unplaced.length > 0 && { logprobs: unplaced };
      emit({ type: 'finish', candidate: 0, finish: ended, ...logprobs, ...withExtras(rest) });
      if (usage) emit({ type: 'usage', usage });
      end({ type: 'end' });
    }

    return {
      push({ data }) {
        if (isOver) return;
        // Arguments of calls may hold numbers of any length, all else counts and times.
        const line = asObject(data.includes('"tool_calls"') ? parseJson(data) : parsePlainJson(data));
        if (!line) throw badUpstreamReply('a line of the stream is no JSON object');
        if (line['error']) return end({ type: 'error', error: decodeInnerError(line) });
        const piece = readAnswerPiece(line);
        const rest = unknownFields(line, knownFields);
        native.startFrame(rest && { done: piece.isDone, ...rest }, 'repeated');
        if (!hasStarted) emit({ type: 'response-start', ...decodeHead(piece, context) });
        hasStarted = true;
        say(piece);
        keep(piece.rest);
        if (piece.isDone) finish(piece.doneReason);
        else if (native.hasPendingFields) emit({ type: 'opaque', protocol, kind: 'line', payload: line });
      },
      end() {
        if (!isOver) end({ type: 'error', error: badUpstreamReply('the stream ended before its end').detail });
      },
    };
  };

/** The fields of lines that Core carries, with the end of the answer where they measure it. Each line has its time. */
const knownFields: KnownFields = {
  names: new Set(
    [
      ['bytes', 'content', 'context', 'done', 'done_reason', 'eval_count', 'eval_duration', 'image'],
      ['images', 'load_duration', 'logprob', 'logprobs', 'message', 'model', 'prompt_eval_count'],
      ['prompt_eval_duration', 'response', 'role', 'thinking', 'token', 'tool_calls', 'tool_name'],
      ['top_logprobs', 'total_duration'],
    ].flat(),
  ),
  opaque: new Set(['context', 'images', 'tool_calls']),
};

// ---------------------------------------------------------------- core → wire

/** All lines have the same time and model. The last one is held back until the usage is known. */
export const encodeStream =
  (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  (emit) =>
    answerLines(context)((line) => emit({ data: JSON.stringify(line) }));

/** A whole answer. Its order of parts cannot be seen in it: the fields of a message have none among each other. */
export const encodeResponse = plainAnswer(
  (context) => answerLines(context),
  (lines, response, { report }) => {
    const [{ message } = emptyCandidate] = response.candidates;
    reportOrder(message, report);
    if (lines.filter(({ image }) => image !== undefined).length > 1)
      report({ at: message, field: 'content', what: 'more than one image', instead: 'the first' });
    return joinLines(lines);
  },
);

const emptyCandidate: CoreCandidate = { message: { role: 'assistant', content: [] }, finish: { reason: 'other' } };

/** Texts and lists grow from line to line; every other field is as the last line has it. */
function joinLines(lines: readonly JsonObject[]): JsonObject {
  const last = lines.at(-1) ?? {};
  const messages = objectsIn(lines.map(({ message }) => message ?? null));
  const message = { ...asObject(last['message']), ...grown(messages, ['content', 'thinking', 'images', 'tool_calls']) };
  const { image } = lines.find((line) => line['image'] !== undefined) ?? {};
  return {
    ...last,
    ...(messages.length > 0 && { message }),
    ...grown(lines, ['response', 'thinking', 'tool_calls', 'logprobs']),
    ...(image !== undefined && { image }),
  };
}

function grown(objects: readonly JsonObject[], names: readonly string[]): JsonObject {
  const fields: JsonObject = {};
  for (const name of names) {
    const values = objects.flatMap((each): JsonValue[] => (each[name] === undefined ? [] : [each[name]]));
    if (values.length > 0) fields[name] = typeof values[0] === 'string' ? values.map(String).join('') : values.flat(1);
  }
  return fields;
}

/** The lines of an answer; a failed one ends with a line that has nothing but the error. */
const answerLines =
  (context: FrontendContext): Step<CoreStreamEvent, JsonObject> =>
  (emit) => {
    const { report, request } = context;
    let start: Pick<CoreChatResponse, 'createdAt' | 'wireForm' | 'extras'> = {};
    let usage: CoreUsage | undefined;
    let last: Extract<CoreStreamEvent, { type: 'finish' }> | undefined;
    const passedOver = new Set<string>();

    const passOver = (what: string, more: Pick<UnlocatedLoss, 'field' | 'instead'> = {}): void => {
      if (!passedOver.has(what)) report({ what, ...more });
      passedOver.add(what);
    };
    const native = createNativeWriter(protocol, report, ({ done }, waiting) =>
      waiting.filter((rest) => rest['done'] === done),
    );
    const send = (line: JsonObject): void => emit(native.complete(line));
    const say = (written: AnswerFields, logprobs?: CoreLogprob[]): void =>
      send({
        ...encodeHead(start, context),
        ...encodeAnswerFields(answerForm(request, start), written),
        ...extrasOf(start),
        done: false,
        ...(logprobs && { logprobs: encodeLogprobs(logprobs) }),
      });
    const writer = createLineWriter(context, say);

    function finish(): void {
      const ended: CoreFinish = last?.finish ?? { reason: 'other' };
      const { message, ...around } = last ? extrasOf(last) : {};
      const ofMessage = native.withoutWritten(asObject(message) ?? {}, last ?? {});
      const written = encodeAnswerFields(answerForm(request, start), {});
      const inner = asObject(written['message']);
      send({
        ...encodeHead(start, context),
        ...written,
        ...(inner && { message: { ...inner, ...ofMessage } }),
        ...extrasOf(start),
        done: true,
        ...encodeEnd({ ...start, ...(usage && { usage }) }, ended, report),
        ...(last?.logprobs && { logprobs: encodeLogprobs(last.logprobs) }),
        ...native.withoutWritten(around, last ?? {}),
      });
    }

    const push = (event: CoreStreamEvent): void => {
      if (native.isPrecededBy(event) && native.waiting.some(({ done }) => done === false)) say({});
      native.observe(event);
      if ('candidate' in event && event.candidate > 0)
        return passOver('answers beside the first', { field: 'candidates', instead: 'the first' });
      switch (event.type) {
        case 'response-start':
          reportForeignExtras(event, protocol, report);
          start = event;
          return;
        case 'usage':
          usage = event.usage;
          return;
        case 'finish':
          reportForeignExtras(event, protocol, report);
          writer.finish(event.finish);
          last = event;
          return;
        case 'end':
          return finish();
        case 'opaque':
          if (event.protocol === protocol) {
            native.markForwarded(event.payload);
            return send({ ...event.payload, model: request.model });
          }
          if (isRepeated(event)) return;
          return passOver(`an event of kind ${event.kind} is known to ${event.protocol} only`);
        case 'error':
          return send(encodeErrorBody(event.error));
        case 'final-response':
          for (const each of eventsOf(event.response)) push(each);
          return;
        case 'reasoning-delta':
          if (event.extras) passOver('what pieces of reasoning say beside their text');
          return writer.write(event);
        case 'text-start':
        case 'text-delta':
        case 'text-citation':
        case 'text-done':
        case 'reasoning-start':
        case 'reasoning-done':
        case 'tool-call-start':
        case 'tool-call-arguments-text':
        case 'tool-call-arguments-json':
        case 'tool-call-done':
        case 'part':
          return writer.write(event);
        default:
          unreachable(event);
      }
    };
    return { push, end() {} };
  };
