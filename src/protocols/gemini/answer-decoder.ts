import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { ResponseFold } from '../../core/fold.ts';
import {
  asArray,
  asNumber,
  asObject,
  asString,
  objectsIn,
  parseJson,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { createNativeReader, unknownFields, type KnownFields } from '../../core/native-frame.ts';
import type { CarriedValue, VaryingFields } from '../../core/frame-pattern.ts';
import { RepeatedFrames, type DeltaEvent } from '../../core/repeated-frames.ts';
import type { Frame, Step } from '../../core/step.ts';
import { parseTimestamp } from '../../core/timestamp.ts';
import type { CoreChatResponse, CoreError, CoreStreamEvent } from '../../core/types.ts';
import { CandidateReader } from './candidate-reader.ts';
import { decodeError } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { createBlockedFinish } from './finish.ts';
import { decodeUsage } from './usage.ts';

/**
 * Decodes an answer, or an array of pieces, which servers send that ignore `alt=sse`.
 * @throws {LouterError} `bad-upstream-reply` when the body is not an answer, or an empty one.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const fold = new ResponseFold();
  const reader = createAnswerReader(context, (event) => fold.add(event));
  for (const each of asArray(body) ?? [body]) {
    const piece = asObject(each);
    if (!piece) throw badUpstreamReply('the answer is not a GenerateContentResponse: it is not a JSON object');
    const error = findError(piece);
    if (error) throw new LouterError(error);
    reader.read(piece);
  }
  const state = reader.end();
  if (state === 'empty')
    throw badUpstreamReply('the answer holds neither a candidate nor a reason why the prompt was blocked');
  if (state === 'unfinished') throw badUpstreamReply('the answer holds a candidate without a finish reason');
  fold.add({ type: 'end' });
  return fold.result();
}

/** The error that a piece is, in the form of this protocol or of another, as proxies before a server write. */
function findError(piece: JsonObject): CoreError | undefined {
  if (asObject(piece['error'])) return decodeError({ status: 200, headers: {}, body: piece });
  return !asArray(piece['candidates']) && isErrorAlone(piece) ? decodeErrorInStream(piece, protocol) : undefined;
}

const doneMarker = '[DONE]';

/**
 * Decodes a stream of pieces. Its end is valid after the finish reasons of all candidates, or the reason why the prompt was
 * blocked. Only the end of the input shows that no piece follows.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const repeated = new RepeatedFrames(send, varyingFields);
    const native = createNativeReader(protocol, repeated.emit);
    const { emit } = native;
    const reader = createAnswerReader(context, emit);
    let isOver = false;

    const fail = (error: CoreError): void => {
      isOver = true;
      emit({ type: 'error', error });
    };

    function finish(): void {
      const state = reader.end();
      if (state !== 'finished')
        return fail({
          kind: 'bad-upstream-reply',
          message:
            state === 'empty'
              ? 'the stream of the backend held no answer'
              : 'the stream of the backend broke off before its finish reason',
        });
      isOver = true;
      emit({ type: 'end' });
    }

    return {
      push(frame) {
        if (repeated.take(frame)) return;
        const { data } = frame;
        const text = data.trim();
        if (isOver || text === '') return;
        if (text === doneMarker) return finish();
        const piece = asObject(parseJson(text));
        if (!piece) throw badUpstreamReply(`an event of the stream is not a JSON object: ${text.slice(0, 80)}`);
        const error = findError(piece);
        if (error) return fail(error);
        const unknown = unknownFields(piece, knownFields);
        native.startFrame(unknown, 'repeated');
        reader.read(piece);
        if (native.hasPendingFields()) emit({ type: 'opaque', protocol, kind: 'piece', payload: piece });
        repeated.learn(frame, (event) => {
          const found = reader.describe(piece, event);
          const usage = asObject(piece['usageMetadata']);
          return (
            found && {
              text: found.text,
              append(fragment, counts) {
                const counted = usage && { usageMetadata: { ...usage, ...readCounts(counts) } };
                if (unknown) native.startFrame({ ...unknown, ...counted }, 'repeated');
                found.append(fragment, counted?.usageMetadata);
              },
            }
          );
        });
      },
      end() {
        if (!isOver) finish();
      },
    };
  };

/** The counts that grow from piece to piece. */
const growingCounts = ['candidatesTokenCount', 'thoughtsTokenCount', 'totalTokenCount'] as const;
const varyingFields: VaryingFields = { ignored: [], carried: growingCounts.map((name) => `/usageMetadata/${name}`) };

function readCounts(counts: readonly CarriedValue[]): JsonObject {
  const fields: JsonObject = {};
  for (const [index, name] of growingCounts.entries()) {
    const count = counts[index];
    if (count !== undefined) fields[name] = count;
  }
  return fields;
}

/** The fields of pieces that Core carries, with their parts and at their end. Usage comes with every piece. */
const knownFields: KnownFields = {
  names: new Set(
    [
      ['avgLogprobs', 'candidates', 'citationMetadata', 'content', 'createTime', 'finishMessage', 'finishReason'],
      ['groundingAttributions', 'groundingMetadata', 'index', 'logprobsResult', 'modelVersion', 'parts'],
      ['promptFeedback', 'responseId', 'role', 'safetyRatings', 'tokenCount', 'urlContextMetadata'],
    ].flat(),
  ),
  opaque: new Set(
    [
      ['citationMetadata', 'groundingAttributions', 'groundingMetadata', 'logprobsResult', 'parts', 'promptFeedback'],
      ['safetyRatings', 'urlContextMetadata'],
    ].flat(),
  ),
};

/** More candidates than the vendor returns. */
const maxCandidates = 128;

/** Decodes the pieces of an answer one by one; a plain answer is a single piece. */
interface AnswerReader {
  read(piece: JsonObject): void;
  /**
   * How a piece of which one text came is continued: where that text is, and what adds to it after a change of the
   * usage.
   */
  describe(
    piece: JsonObject,
    event: DeltaEvent,
  ): { text: string; append(text: string, usageMetadata: JsonObject | undefined): void } | undefined;
  /** No piece follows: returns whether all candidates are finished. */
  end(): 'finished' | 'unfinished' | 'empty';
}

function createAnswerReader(context: BackendContext, emit: (event: CoreStreamEvent) => void): AnswerReader {
  const readers = new Map<number, CandidateReader>();
  const known = new Set<string>();
  let isStarted = false;
  let isBlocked = false;

  function start(piece: JsonObject, fields: JsonObject): void {
    isStarted = true;
    for (const name of Object.keys(fields)) known.add(name);
    const createTime = asString(piece['createTime']);
    const createdAt = createTime === undefined ? undefined : parseTimestamp(createTime);
    emit({
      type: 'response-start',
      id: asString(piece['responseId']) ?? '',
      model: asString(piece['modelVersion']) ?? context.model,
      ...withoutUndefined({ createdAt }),
      ...withExtras(fields),
      ...withWireForm(withoutUndefined({ createTime })),
    });
  }

  function readerOf(index: number): CandidateReader {
    if (!Number.isInteger(index) || index < 0 || index >= maxCandidates)
      throw badUpstreamReply(`candidate number ${index} of an answer`);
    const reader = readers.get(index) ?? new CandidateReader(index, emit, context);
    readers.set(index, reader);
    return reader;
  }

  function keepLateFields(fields: JsonObject): void {
    const late = Object.entries(fields).filter(([name]) => !known.has(name));
    if (late.length > 0) readers.get(0)?.keepLateFields(Object.fromEntries(late));
  }

  /** Reads why the prompt was blocked: such an answer holds nothing else. */
  function readFeedback(piece: JsonObject): void {
    const reason = asString(asObject(piece['promptFeedback'])?.['blockReason']);
    if (reason === undefined || isBlocked || readers.size > 0) return;
    isBlocked = true;
    emit({ type: 'finish', candidate: 0, finish: createBlockedFinish(reason) });
  }

  return {
    read(piece) {
      const { candidates, usageMetadata, modelVersion: _, responseId: __, createTime: ___, ...fields } = piece;
      if (!isStarted) start(piece, fields);
      // Before the content: some protocols report the input's tokens as the answer begins.
      const usage = decodeUsage(usageMetadata);
      if (usage) emit({ type: 'usage', usage });
      for (const [position, candidate] of objectsIn(candidates).entries())
        readerOf(asNumber(candidate['index']) ?? position).read(candidate);
      keepLateFields(fields);
      readFeedback(piece);
    },
    describe(piece, event) {
      const [candidate, ...others] = asArray(piece['candidates']) ?? [];
      const fields = asObject(candidate) ?? {};
      const found =
        others.length === 0 ? readers.get(asNumber(fields['index']) ?? 0)?.describe(fields, event) : undefined;
      return (
        found && {
          text: `/candidates/0${found.text}`,
          append(text, usageMetadata) {
            const usage = decodeUsage(usageMetadata);
            if (usage) emit({ type: 'usage', usage });
            found.append(text);
          },
        }
      );
    },
    end() {
      const all = [...readers.values()];
      if (all.length === 0) return isBlocked ? 'finished' : 'empty';
      if ([...readers.keys()].some((index) => index >= readers.size)) return 'unfinished';
      if (!all.every((reader) => reader.isFinished)) return 'unfinished';
      for (const reader of all) reader.end();
      return 'finished';
    },
  };
}
