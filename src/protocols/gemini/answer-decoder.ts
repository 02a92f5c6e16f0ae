import type * as wire from '../../../generated/gemini.js';
import { readErrorResponse, readGenerateContentPiece } from '../../../generated/gemini.readers.js';
import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { restoreFreeformCalls } from '../../core/freeform.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asArray, asObject, parseJson, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import { createNativeReader, unknownFields, type KnownFields } from '../../core/native-frame.ts';
import type { Frame, Step } from '../../core/step.ts';
import { parseTimestamp } from '../../core/timestamp.ts';
import type { CoreChatResponse, CoreError } from '../../core/types.ts';
import { CandidateReader } from './candidate-reader.ts';
import { decodeError } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { createBlockedFinish } from './finish.ts';
import { decodeUsage } from './usage.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/**
 * Decodes an answer, or an array of pieces, which servers send that ignore `alt=sse`.
 * @throws {LouterError} `bad-upstream-reply` when the body is not an answer, or an empty one.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const fold = new ResponseFold();
  const reader = createAnswerReader(context, (event) => fold.add(event));
  for (const each of asArray(body) ?? [body]) {
    const unread = asObject(each);
    if (!unread) throw badUpstreamReply('the answer is not a GenerateContentResponse: it is not a JSON object');
    const piece = readGenerateContentPiece(unread) ?? {};
    const error = findError(unread, piece);
    if (error) throw new LouterError(error);
    reader.read(piece, unread);
  }
  const state = reader.end();
  if (state === 'empty')
    throw badUpstreamReply('the answer holds neither a candidate nor a reason why the prompt was blocked');
  if (state === 'unfinished') throw badUpstreamReply('the answer holds a candidate without a finish reason');
  fold.add({ type: 'end' });
  return fold.result();
}

/** The error that a piece is, in the form of this protocol or of another, as proxies before a server write. */
function findError(body: JsonObject, { candidates }: wire.ReceivedGenerateContentPiece): CoreError | undefined {
  if (readErrorResponse(body)?.error) return decodeError({ status: 200, headers: {}, body });
  return !candidates && isErrorAlone(body) ? decodeErrorInStream(body, protocol) : undefined;
}

const doneMarker = '[DONE]';

/**
 * Decodes a stream of pieces. Its end is valid after the finish reasons of all candidates, or the reason why the prompt was
 * blocked. Only the end of the input shows that no piece follows.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader(protocol, send);
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
      push({ data }) {
        const text = data.trim();
        if (isOver || text === '') return;
        if (text === doneMarker) return finish();
        const body = asObject(parseJson(text));
        if (!body) throw badUpstreamReply(`an event of the stream is not a JSON object: ${text.slice(0, 80)}`);
        const piece = readGenerateContentPiece(body) ?? {};
        const error = findError(body, piece);
        if (error) return fail(error);
        native.startFrame(unknownFields(body, knownFields), 'repeated');
        reader.read(piece, body);
        if (native.hasPendingFields()) emit({ type: 'opaque', protocol, kind: 'piece', payload: body });
      },
      end() {
        if (!isOver) finish();
      },
    };
  };

/** The fields of pieces that Core carries, with their parts and at their end. Usage comes with every piece. */
const knownFields: KnownFields = {
  names: new Set<PieceField>([
    ...(['avgLogprobs', 'candidates', 'citationMetadata', 'content', 'createTime', 'finishMessage'] as const),
    ...(['finishReason', 'groundingAttributions', 'groundingMetadata', 'index', 'logprobsResult'] as const),
    ...(['modelVersion', 'parts', 'promptFeedback', 'responseId', 'role', 'safetyRatings'] as const),
    ...(['tokenCount', 'urlContextMetadata'] as const),
  ]),
  opaque: new Set<PieceField>([
    ...(['citationMetadata', 'groundingAttributions', 'groundingMetadata', 'logprobsResult', 'parts'] as const),
    ...(['promptFeedback', 'safetyRatings', 'urlContextMetadata'] as const),
  ]),
};

type PieceField = keyof wire.GenerateContentPiece | keyof wire.Candidate | keyof wire.CandidateContent;

/** More candidates than the vendor returns. */
const maxCandidates = 128;

/** Decodes the pieces of an answer one by one; a plain answer is a single piece. */
interface AnswerReader {
  /** `unread`: the piece as it was received. */
  read(piece: wire.ReceivedGenerateContentPiece, unread: JsonObject): void;
  /** No piece follows: returns whether all candidates are finished. */
  end(): 'finished' | 'unfinished' | 'empty';
}

/** The fields of a piece beside its candidates that Core does not carry. */
type PieceFields = Pick<wire.ReceivedGenerateContentPiece, 'promptFeedback' | 'modelStatus'>;

function createAnswerReader(context: BackendContext, emit: (event: CoreStreamEvent) => void): AnswerReader {
  const calls = restoreFreeformCalls(context.request)(emit);
  const readers = new Map<number, CandidateReader>();
  const known = new Set<string>();
  let isStarted = false;
  let isBlocked = false;

  function start(
    { responseId, modelVersion, createTime }: wire.ReceivedGenerateContentPiece,
    fields: PieceFields,
  ): void {
    isStarted = true;
    for (const name of Object.keys(fields)) known.add(name);
    const createdAt = typeof createTime === 'string' ? parseTimestamp(createTime) : undefined;
    emit({
      type: 'response-start',
      id: responseId ?? '',
      model: modelVersion ?? context.model,
      ...withoutUndefined({ createdAt }),
      ...withExtras(fields),
      ...withWireForm(typeof createTime === 'string' ? { createTime } : {}),
    });
  }

  function readerOf(index: number): CandidateReader {
    if (!Number.isInteger(index) || index < 0 || index >= maxCandidates)
      throw badUpstreamReply(`candidate number ${index} of an answer`);
    const reader = readers.get(index) ?? new CandidateReader(index, calls.push, context);
    readers.set(index, reader);
    return reader;
  }

  function keepLateFields(fields: PieceFields): void {
    const late = Object.entries(fields).filter(([name]) => !known.has(name));
    if (late.length > 0) readers.get(0)?.keepLateFields(Object.fromEntries(late));
  }

  /** Reads why the prompt was blocked: such an answer holds nothing else. */
  function readFeedback({ promptFeedback }: wire.ReceivedGenerateContentPiece): void {
    const reason = promptFeedback?.blockReason;
    if (typeof reason !== 'string' || isBlocked || readers.size > 0) return;
    isBlocked = true;
    emit({ type: 'finish', candidate: 0, finish: createBlockedFinish(reason) });
  }

  return {
    read(piece, unread) {
      const { candidates, usageMetadata: _usage, modelVersion: _model, ...others } = piece;
      const { responseId: _id, createTime: _time, ...fields } = others;
      if (!isStarted) start(piece, fields);
      // Before the content: some protocols report the input's tokens as the answer begins.
      const usage = decodeUsage(unread);
      if (usage) emit({ type: 'usage', usage });
      for (const [position, candidate] of (candidates ?? []).entries())
        readerOf(candidate.index ?? position).read(candidate);
      keepLateFields(fields);
      readFeedback(piece);
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
