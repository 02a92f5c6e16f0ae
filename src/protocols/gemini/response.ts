import { isDeepStrictEqual } from 'node:util';
import type { BackendContext, FrontendContext } from '../../core/codec.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asArray, asObject, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { CoreAssistantPart, CoreCandidate, CoreChatResponse, CoreLogprob, CoreText } from '../../core/types.ts';
import { createAnswerReader } from './answer-reader.ts';
import { createCandidatePartWriter } from './answer.ts';
import { decodeError } from './error.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import { decodeLogprobs, encodeLogprobs } from './logprobs.ts';
import { parseTimestamp } from './time.ts';
import { encodeUsage } from './usage.ts';
import { formatTimestamp } from '../../core/timestamp.ts';

// ---------------------------------------------------------------- wire to Core

/**
 * An answer, or the array of its pieces: that is how a server answers that does not look at `alt=sse`.
 * @throws {LouterError} `bad-upstream-reply` when the body is no answer, or one of nothing.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const fold = new ResponseFold();
  const reader = createAnswerReader(context, (event) => fold.add(event));
  for (const each of asArray(body) ?? [body]) {
    const piece = asObject(each);
    if (!piece) throw badUpstreamReply('the answer is no GenerateContentResponse: it is no JSON object');
    if (asObject(piece['error'])) throw new LouterError(decodeError({ status: 200, headers: {}, body: piece }));
    reader.read(piece);
  }
  const state = reader.end();
  if (state === 'empty')
    throw badUpstreamReply('the answer holds neither a candidate nor a reason why the prompt was blocked');
  if (state === 'unfinished') throw badUpstreamReply('the answer holds a candidate without a finish reason');
  fold.add({ type: 'end' });
  return fold.result();
}

// ---------------------------------------------------------------- Core to wire

/** What is written once for an answer: what every piece of a stream says, and what its vendor said beside. */
export function encodeHead(
  { id, createdAt, extras, wireForm }: Pick<CoreChatResponse, 'id' | 'createdAt' | 'extras' | 'wireForm'>,
  { request, mint }: FrontendContext,
): { repeated: JsonObject; rest: JsonObject } {
  const { createTime } = wireFormOf({ ...(wireForm && { wireForm }) });
  const isSame = typeof createTime === 'string' && parseTimestamp(createTime) === createdAt;
  const made = createdAt === undefined ? undefined : formatTimestamp(createdAt);
  return {
    repeated: {
      modelVersion: request.model,
      responseId: id || mint(''),
      ...withoutUndefined({ createTime: isSame ? createTime : made }),
    },
    rest: extrasOf({ ...(extras && { extras }) }),
  };
}

export function encodeResponse(response: CoreChatResponse, context: FrontendContext): JsonObject {
  const { report } = context;
  reportForeignExtras(response, protocol, report);
  const { repeated: named, rest } = encodeHead(response, context);
  const written = response.candidates.map((candidate, index) => encodeCandidate(candidate, index, context));
  const isBlocked = asObject(rest['promptFeedback'])?.['blockReason'] !== undefined;
  const candidates = written.filter(({ isFiltered }) => !(isBlocked && isFiltered)).map(({ candidate }) => candidate);
  return {
    ...(candidates.length > 0 && { candidates }),
    ...rest,
    ...Object.assign({}, ...written.map(({ piece }) => piece)),
    ...(response.usage && { usageMetadata: encodeUsage(response.usage, report) }),
    ...named,
  };
}

function encodeCandidate(
  { message, finish, logprobs }: CoreCandidate,
  index: number,
  context: FrontendContext,
): { candidate: JsonObject; piece: JsonObject; isFiltered: boolean } {
  reportForeignExtras(message, protocol, context.report);
  const answer = createCandidatePartWriter(context);
  const parts = groupTexts(message.content).flatMap((run) =>
    Array.isArray(run) ? answer.texts(run) : answer.part(run),
  );
  const {
    parts: left,
    candidateFields: all,
    pieceFields: piece,
    isEmpty,
  } = answer.end(finish, extrasOf(message), wireFormOf(message));
  const { content: ofContent, ...around } = all;
  const wireForm = wireFormOf(message);
  return {
    candidate: {
      ...addContentFields(contentOf([...parts, ...left], finish.reason, wireForm['content']), ofContent),
      index,
      ...around,
      ...(logprobs && { logprobsResult: encodeLogprobsAsWritten(logprobs, wireForm['logprobsResult'], context) }),
    },
    piece,
    isFiltered: isEmpty && finish.reason === 'content-filter',
  };
}

/** The parts of an answer, of which texts are one where nothing parts them: no signature, and no fields of their own. */
function groupTexts(content: readonly CoreAssistantPart[]): (CoreText[] | Exclude<CoreAssistantPart, CoreText>)[] {
  const runs: (CoreText[] | Exclude<CoreAssistantPart, CoreText>)[] = [];
  for (const part of content) {
    const run = runs.at(-1);
    const last = Array.isArray(run) ? run.at(-1) : undefined;
    if (part.type !== 'text') runs.push(part);
    else if (Array.isArray(run) && last && !last.signature && !nonEmpty({ ...extrasOf(last), ...extrasOf(part) }))
      run.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** As the vendor wrote them, while they are what they were. */
function encodeLogprobsAsWritten(
  logprobs: readonly CoreLogprob[],
  written: JsonValue | undefined,
  { report }: FrontendContext,
): JsonObject {
  const own = asObject(written);
  return own && isDeepStrictEqual(decodeLogprobs(own), logprobs) ? own : encodeLogprobs(logprobs, report);
}

/** A content with what only this protocol knows of it. */
export function addContentFields(candidate: { content?: JsonValue }, own: JsonValue | undefined): JsonObject {
  const content = asObject(candidate.content);
  return content ? { content: { ...content, ...asObject(own) } } : candidate;
}

/** A candidate without a part has an empty text, as its SDK wants a part, unless there was nothing to be said. */
export function contentOf(
  parts: JsonObject[],
  reason: CoreCandidate['finish']['reason'],
  written?: JsonValue,
): { content?: JsonValue } {
  if (parts.length > 0) return { content: { parts, role: 'model' } };
  if (written !== undefined) return written === null ? {} : { content: written };
  return reason === 'content-filter' || reason === 'refusal'
    ? {}
    : { content: { parts: [{ text: '' }], role: 'model' } };
}
