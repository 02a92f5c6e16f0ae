import type { BackendContext, FrontendContext } from '../../../core/codec.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import { eventsOf } from '../../../core/fold.ts';
import {
  asArray,
  asObject,
  asString,
  objectsIn,
  parsePlainJson,
  nonEmpty,
  type JsonObject,
} from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { Frame, Step } from '../../../core/step.ts';
import type { CoreStreamEvent, CoreUsage } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import {
  isRepeated,
  createNativeReader,
  createNativeWriter,
  unknownFields,
  type KnownFields,
} from '../../../core/native-frame.ts';
import { answerHead, splitExtras, type AnswerHead } from './answer.ts';
import { candidateReader, choiceIndex, type CandidateReader } from './candidate-reader.ts';
import { candidateWriter, type CandidateWriter } from './candidate-writer.ts';
import { decodeStreamError, encodeErrorBody } from './error.ts';
import { extrasOf, protocol } from './extras.ts';
import { wantsUsage } from './request.ts';
import { decodeHead } from './response.ts';
import { decodeUsage, encodeUsage } from './usage.ts';

/** What follows the last chunk. */
export const doneMarker = '[DONE]';

// ---------------------------------------------------------------- wire → core

/**
 * `[DONE]` ends a stream, and so does the end of input once every candidate has its finish_reason (the usage
 * comes behind it). An error in place of a chunk ends it badly.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader(protocol, send);
    const { emit } = native;
    const readers = new Map<number, CandidateReader>();
    /** The fields of the answer's start that only this protocol knows, and of those that came later the names. */
    let headFields: Set<string> | undefined;
    let head: JsonObject | undefined;
    let hasEnded = false;

    const end = (event: CoreStreamEvent): void => {
      hasEnded = true;
      emit(event);
    };
    const fail = (message: string): void => end({ type: 'error', error: badUpstreamReply(message).detail });

    const getReader = (index: number): CandidateReader => {
      const known = readers.get(index) ?? candidateReader(index, emit, context);
      readers.set(index, known);
      return known;
    };

    function start(chunk: JsonObject): void {
      if (headFields && !hasUnknownFields(chunk, headFields)) return;
      const decoded = decodeHead(chunk);
      const fields = extrasOf(decoded);
      if (!headFields) {
        headFields = new Set(Object.keys(fields));
        head = fields;
        emit({ type: 'response-start', ...decoded });
        return;
      }
      const before = headFields;
      const later = Object.entries(fields).filter(([name]) => !before.has(name));
      if (later.length === 0) return;
      for (const [name] of later) before.add(name);
      const open = [...readers.values()].find((reader) => !reader.isFinished);
      if (open) open.addChunkFields(Object.fromEntries(later));
      else
        for (const [name] of later)
          context.report({ field: name, what: `${name} came after the answer had been finished` });
    }

    function readChunk(chunk: JsonObject, event: string | undefined): void {
      if (event === 'error' || chunk['error'] || chunk['object'] === 'error')
        return end({ type: 'error', error: decodeStreamError(chunk) });
      native.startFrame(undefined);
      if (!asArray(chunk['choices']) && !asObject(chunk['usage'])) return passOn(chunk);
      const choices = objectsIn(chunk['choices']);
      native.startFrame(findUnknown(chunk, head), 'repeated');
      const choiceReaders = choices.map((choice, position) => getReader(choiceIndex(choice, position)));
      start(chunk);
      // Before what is said: some clients are told of the input's tokens as the answer begins.
      const usage = decodeUsage(chunk['usage']);
      if (usage) emit({ type: 'usage', usage });
      for (const [position, reader] of choiceReaders.entries()) {
        const choice = choices[position] ?? {};
        // Some servers close with a whole message where a delta belongs.
        reader.read(asObject(choice['delta']) ?? asObject(choice['message']) ?? {}, choice);
        const word = asString(choice['finish_reason']);
        if (word) reader.finish(word);
      }
      if (native.hasPendingFields) passOn(chunk);
    }

    /** What only clients of this protocol may understand. */
    function passOn(chunk: JsonObject): void {
      emit({ type: 'opaque', protocol, kind: asString(chunk['object']) ?? 'chunk', payload: chunk });
    }

    function finish(): void {
      for (const reader of readers.values()) reader.finish(undefined);
      if (readers.size === 0) fail('the stream held no answer');
      else if (Math.max(...readers.keys()) >= readers.size) fail('the numbers of the choices have gaps');
      else end({ type: 'end' });
    }

    return {
      push({ event, data }) {
        const text = data.trim();
        if (hasEnded || text === '') return;
        if (text === doneMarker) return finish();
        const chunk = asObject(parsePlainJson(text));
        if (!chunk) throw badUpstreamReply('a frame of the stream is no JSON object');
        readChunk(chunk, event);
      },
      end() {
        if (hasEnded) return;
        const isFinished = readers.size > 0 && [...readers.values()].every((reader) => reader.isFinished);
        if (isFinished) finish();
        else fail('the stream ended before its end');
      },
    };
  };

const chunkFields: ReadonlySet<string> = new Set([
  'id',
  'object',
  'created',
  'model',
  'choices',
  'usage',
  'obfuscation',
]);

/** The fields of chunks that Core carries as they come; sound it carries once it is whole. */
const knownFields: KnownFields = {
  names: new Set(
    [
      [...chunkFields],
      ['annotations', 'arguments', 'bytes', 'content', 'custom', 'delta', 'extra_content', 'finish_reason', 'function'],
      ['function_call', 'id', 'images', 'index', 'input', 'logprob', 'logprobs', 'message', 'name', 'reasoning'],
      ['reasoning_content', 'reasoning_details', 'refusal', 'role', 'token', 'tool_calls', 'top_logprobs', 'type'],
    ].flat(),
  ),
  opaque: new Set([
    'annotations',
    'arguments',
    'bytes',
    'content',
    'extra_content',
    'images',
    'input',
    'message',
    'reasoning_details',
    'usage',
  ]),
};

/** What of a chunk Core does not carry; the fields of the answer's start are written into every chunk. */
function findUnknown(chunk: JsonObject, head: JsonObject | undefined): JsonObject | undefined {
  const unknown = addEmptyAnnotations(chunk, unknownFields(chunk, knownFields));
  if (!unknown || !head) return unknown;
  return nonEmpty(
    Object.fromEntries(
      Object.entries(unknown).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(head[name])),
    ),
  );
}

/** That there are no annotations is nothing that Core carries; some clients read the list of every delta. */
function addEmptyAnnotations(chunk: JsonObject, unknown: JsonObject | undefined): JsonObject | undefined {
  const choices = objectsIn(chunk['choices']);
  const isEmpty = (choice: JsonObject): boolean => asArray(asObject(choice['delta'])?.['annotations'])?.length === 0;
  if (!choices.some(isEmpty)) return unknown;
  const empty = choices.map((choice, place) => ({
    index: choiceIndex(choice, place),
    ...(isEmpty(choice) && { delta: { annotations: [] } }),
  }));
  return mergeDeep({ choices: empty }, unknown ?? {});
}

/** Whether a chunk holds fields that neither the protocol nor an earlier chunk accounts for. */
function hasUnknownFields(chunk: JsonObject, seen: ReadonlySet<string>): boolean {
  for (const name in chunk) if (!chunkFields.has(name) && !seen.has(name)) return true;
  return false;
}

// ---------------------------------------------------------------- core → wire

/** All chunks have the same id, time and model. After an error nothing follows, `[DONE]` neither. */
export const encodeStream =
  (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  (emit) => {
    const native = createNativeWriter(protocol, context.report);
    const includesUsage = wantsUsage(context.request);
    const writers = new Map<number, CandidateWriter>();
    let head: AnswerHead | undefined;
    let usage: CoreUsage | undefined;
    const reported = new Set<string>();

    const send = (choices: JsonObject[], more: JsonObject = {}): void => {
      head ??= answerHead({ id: '' }, context);
      const { id, created, model, rest } = head;
      const chunk: JsonObject = { id, object: 'chat.completion.chunk', created, model, choices, ...rest, ...more };
      if (includesUsage) chunk['usage'] ??= null;
      emit({ data: JSON.stringify(native.complete(chunk)) });
    };
    const getWriter = (candidate: number): CandidateWriter => {
      const known = writers.get(candidate) ?? candidateWriter(candidate, { send, native }, context);
      writers.set(candidate, known);
      return known;
    };

    const reportOnce = (what: string): void => {
      if (!reported.has(what)) context.report({ what });
      reported.add(what);
    };

    function passOn(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
      const { protocol: owner, kind, payload } = event;
      if (owner !== protocol && isRepeated(event)) return;
      if (owner !== protocol) return reportOnce(`an event of kind ${kind} is known to ${owner} only`);
      head ??= answerHead({ id: '' }, context);
      const { id, created, model } = head;
      native.markForwarded(payload);
      if (!('choices' in payload)) return emit({ data: JSON.stringify(payload) });
      const choices = objectsIn(payload['choices']).map((choice, place): JsonObject => {
        const delta = asObject(choice['delta']);
        return delta ? { ...choice, delta: getWriter(choiceIndex(choice, place)).spoken(delta) } : choice;
      });
      emit({ data: JSON.stringify({ ...payload, id, created, model, choices }) });
    }

    /** A chunk of its own for what chunks said beside of which nothing else was written. */
    function flushNative(): void {
      for (const { choices } of native.waiting)
        for (const [place, choice] of objectsIn(choices ?? [{}]).entries())
          getWriter(choiceIndex(choice, place)).touch();
    }

    const push = (event: CoreStreamEvent): void => {
      if (native.isPrecededBy(event)) flushNative();
      native.observe(event);
      switch (event.type) {
        case 'response-start':
          head = answerHead(event, context);
          return;
        case 'usage':
          usage = event.usage;
          return;
        case 'finish': {
          reportForeignExtras(event, protocol, context.report);
          return getWriter(event.candidate).finish(event, splitExtras(event), (fields) =>
            native.withoutWritten(fields, event),
          );
        }
        case 'end': {
          if (includesUsage && usage) send([], { usage: encodeUsage(usage) });
          return emit({ data: doneMarker });
        }
        case 'opaque':
          return passOn(event);
        case 'error':
          return emit({ data: JSON.stringify(encodeErrorBody(event.error)) });
        case 'final-response':
          for (const each of eventsOf(event.response)) push(each);
          return;
        case 'reasoning-delta':
          if (event.extras) reportOnce('what pieces of reasoning say beside their text');
          return getWriter(event.candidate).write(event);
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
          return getWriter(event.candidate).write(event);
        default:
          unreachable(event);
      }
    };
    return { push, end() {} };
  };
