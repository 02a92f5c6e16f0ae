import type * as wire from '../../../generated/gemini.js';
import { isDeepStrictEqual } from 'node:util';
import { wholeCharacters } from '../../core/answer-steps.ts';
import type { FrontendContext } from '../../core/codec.ts';
import type { StreamedEvent } from '../../core/fold.ts';
import { asString } from '../../core/json.ts';
import { mergeAll } from '../../core/merge-all.ts';
import { createNativeWriter, type NativeWriter } from '../../core/native-frame.ts';
import { plainAnswer } from '../../core/plain-answer.ts';
import { chain, type Frame, type Stage, type Step } from '../../core/step.ts';
import { formatTimestamp, parseTimestamp } from '../../core/timestamp.ts';
import type { CoreCandidate, CoreChatResponse, CoreUsage } from '../../core/types.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { CandidateEncoder, type CandidateEnd, type EncodedPart } from './candidate-encoder.ts';
import type { CandidateForm } from './candidate-reader.ts';
import { errorBody } from './error.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import { decodeLogprobs } from './logprobs.ts';
import { writeSignature } from './signatures.ts';
import { encodeUsage } from './usage.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** A candidate in one piece of an answer. */
interface CandidatePiece {
  index: number;
  parts: EncodedPart[];
  /** The fields beside its content. */
  fields: wire.ReceivedCandidate;
  /** In its last piece. */
  end?: CandidateEnd;
}

interface AnswerPiece {
  candidates: CandidatePiece[];
  fields: wire.ReceivedGenerateContentPiece | wire.ReceivedErrorResponse;
  isError?: true;
}

/**
 * Encodes a stream of pieces: text as it arrives, each call in one piece, and the finish of all candidates in the last one,
 * once the usage can be complete. Every piece has a content with a part: the vendor's SDK keeps no history without.
 */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(wholeCharacters, (emit) => {
    const native = createNativeWriter(protocol, context.report);
    return new AnswerEncoder(context, native, ({ candidates, fields, isError }) => {
      const piece: AnswerPiece['fields'] =
        candidates.length > 0 ? { candidates: candidates.map(encodeCandidate), ...fields } : fields;
      emit({ data: JSON.stringify(isError ? piece : native.complete(piece)) });
    });
  });

class AnswerEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #native: NativeWriter;
  readonly #emit: (piece: AnswerPiece) => void;
  readonly #candidates = new Map<number, CandidateEncoder>();
  /** The fields of every piece. */
  #head: wire.GenerateContentPiece | undefined;
  /** The fields of the next piece alone. */
  #fields: wire.ReceivedGenerateContentPiece = {};
  #usage: CoreUsage | undefined;
  #isOver = false;

  constructor(context: FrontendContext, native: NativeWriter, emit: (piece: AnswerPiece) => void) {
    this.#context = context;
    this.#native = native;
    this.#emit = emit;
  }

  push(event: StreamedEvent): void {
    if (this.#isOver) return;
    if (this.#native.isPrecededBy(event)) this.#send([]);
    this.#native.observe(event);
    switch (event.type) {
      case 'response-start':
        this.#head = encodeHead(event, this.#context);
        this.#fields = extrasOf(event);
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        return this.#candidate(event.candidate).finish(event);
      case 'end':
        this.#isOver = true;
        return this.#end();
      case 'error':
        this.#isOver = true;
        return this.#emit({ candidates: [], fields: errorBody(event.error), isError: true });
      case 'opaque':
        if (event.protocol === protocol) this.#send([], event.payload);
        return;
      default:
        return this.#candidate(event.candidate).encode(event);
    }
  }

  end(): void {}

  #end(): void {
    const isBlocked = this.#fields.promptFeedback?.blockReason !== undefined;
    const candidates: CandidatePiece[] = [];
    let fields: wire.ReceivedGenerateContentPiece = {};
    for (const [index, candidate] of [...this.#candidates].toSorted(([one], [other]) => one - other)) {
      const end = candidate.end();
      fields = { ...fields, ...end.pieceFields };
      const isFiltered = end.isEmpty && end.finish.reason === 'content-filter';
      if (!(isBlocked && isFiltered)) candidates.push({ index, parts: end.parts, fields: end.fields, end });
    }
    if (this.#usage) fields.usageMetadata = encodeUsage(this.#usage, this.#context.report);
    this.#send(candidates, fields);
  }

  #candidate(index: number): CandidateEncoder {
    const known = this.#candidates.get(index);
    if (known) return known;
    const candidate = new CandidateEncoder(this.#context, (parts, fields) => this.#send([{ index, parts, fields }]));
    this.#candidates.set(index, candidate);
    return candidate;
  }

  #send(candidates: CandidatePiece[], fields: wire.ReceivedGenerateContentPiece = {}): void {
    this.#head ??= encodeHead({ id: '' }, this.#context);
    this.#emit({ candidates, fields: { ...this.#fields, ...fields, ...this.#head } });
    this.#fields = {};
  }
}

/** The fields that every piece of an answer has. */
function encodeHead(
  answer: Pick<CoreChatResponse, 'id' | 'createdAt' | 'wireForm'>,
  { request, mint }: FrontendContext,
): wire.GenerateContentPiece {
  const { id, createdAt } = answer;
  const createTime = asString(wireFormOf(answer)['createTime']);
  const isSame = createTime !== undefined && parseTimestamp(createTime) === createdAt;
  const formatted = createdAt === undefined ? undefined : formatTimestamp(createdAt);
  return wireObject<wire.GenerateContentPiece>({
    modelVersion: request.model,
    responseId: id || mint(''),
    createTime: isSame ? createTime : formatted,
  });
}

function encodeCandidate({ index, parts, fields, end }: CandidatePiece): wire.ReceivedCandidate {
  const content = encodeContent(parts, end);
  return content ? { content, index, ...fields } : { index, ...fields };
}

/** A candidate without parts gets an empty text, because the vendor's SDK expects a part, unless it was blocked. */
function encodeContent(
  parts: readonly EncodedPart[],
  end: CandidateEnd | undefined,
): wire.ReceivedCandidateContent | undefined {
  const own = end?.contentFields;
  if (parts.length > 0) return { parts: parts.map(encodePart), role: 'model', ...own };
  const empty = end?.isEmpty ? end : undefined;
  const written = empty?.wireForm.content;
  if (written === null) return undefined;
  if (written !== undefined) return { ...written, ...own };
  const reason = empty?.finish.reason;
  if (reason === 'content-filter' || reason === 'refusal') return undefined;
  return { parts: [{ text: '' }], role: 'model', ...own };
}

function encodePart({ wire, signature, reasoning }: EncodedPart): wire.ReceivedCandidatePart {
  const thoughtSignature = writeSignature(signature, reasoning);
  return thoughtSignature === undefined ? wire : { ...wire, thoughtSignature };
}

// ---------------------------------------------------------------- plain answers

/** Encodes a plain answer: its pieces, joined. */
export const encodeResponse = plainAnswer<AnswerPiece>(
  (context) => (emit) => new AnswerEncoder(context, createNativeWriter(protocol, context.report), emit),
  (pieces, response) => {
    const byIndex = Map.groupBy(
      pieces.flatMap((piece) => piece.candidates),
      ({ index }) => index,
    );
    const candidates = (pieces.at(-1)?.candidates ?? []).map(({ index, end }) => {
      const own = byIndex.get(index) ?? [];
      const parts = joinParts(own.flatMap((piece) => piece.parts));
      const fields: wire.ReceivedCandidate = mergeAll(own.map((piece) => piece.fields));
      const logprobsResult = nativeLogprobs(response.candidates[index]);
      if (logprobsResult) fields.logprobsResult = logprobsResult;
      return encodeCandidate({ index, parts, fields, ...(end && { end }) });
    });
    return wireObject<wire.ReceivedGenerateContentPiece>({
      candidates: filled(candidates),
      ...mergeAll(pieces.map((piece) => piece.fields)),
    });
  },
);

const textOf = ({ wire }: EncodedPart): string => wire.text ?? '';

/** Joins the fragments of a text or thought, and successive texts without a signature or other fields. */
function joinParts(parts: readonly EncodedPart[]): EncodedPart[] {
  const joined: EncodedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || !isJoinable(last, part)) joined.push(part);
    else
      joined[joined.length - 1] = {
        ...last,
        ...part,
        wire: { ...last.wire, ...part.wire, text: textOf(last) + textOf(part) },
        reasoning: [...last.reasoning, ...part.reasoning],
      };
  }
  return joined;
}

function isJoinable(last: EncodedPart, part: EncodedPart): boolean {
  if (typeof last.wire.text !== 'string' || typeof part.wire.text !== 'string' || part.part === undefined) return false;
  if (last.part === part.part) return true;
  if (last.part === undefined || part.part !== last.part + 1 || part.reasoning.length > 0) return false;
  return !last.signature && [last, part].every(({ wire }) => Object.keys(wire).length === 1);
}

/** Log probabilities as the vendor wrote them, unless they changed. */
function nativeLogprobs(candidate: CoreCandidate | undefined): wire.ReceivedLogprobsResult | undefined {
  const { logprobsResult: written }: CandidateForm = candidate ? wireFormOf(candidate.message) : {};
  return written && isDeepStrictEqual(decodeLogprobs(written), candidate?.logprobs) ? written : undefined;
}
