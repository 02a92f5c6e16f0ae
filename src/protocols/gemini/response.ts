import type { BackendContext, FrontendContext } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { CoreCandidate, CoreChatResponse } from '../../core/types.ts';
import { answerReader } from './answer-reader.ts';
import { answerWriter } from './answer.ts';
import { badReply, decodeError } from './error.ts';
import { extrasOf, protocol } from './extras.ts';
import { encodeLogprobs } from './logprobs.ts';
import { encodeUsage } from './usage.ts';

// ---------------------------------------------------------------- wire to Core

/** @throws {LouterError} `bad-upstream-reply` when the body is no answer, or one of nothing. */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const answer = asObject(body);
  if (!answer) throw badReply('the answer is no GenerateContentResponse: it is no JSON object');
  if (asObject(answer['error'])) throw new LouterError(decodeError({ status: 200, headers: {}, body: answer }));
  const fold = new ResponseFold();
  const reader = answerReader(context, (event) => fold.add(event));
  reader.read(answer);
  const state = reader.end();
  if (state === 'empty') throw badReply('the answer holds neither a candidate nor a reason why the prompt was blocked');
  if (state === 'unfinished') throw badReply('the answer holds a candidate without a finish reason');
  fold.add({ type: 'end' });
  return fold.result();
}

// ---------------------------------------------------------------- Core to wire

/** What is written once for an answer: what every piece of a stream says, and what its vendor said beside. */
export function answerHead(
  { id, extras }: Pick<CoreChatResponse, 'id' | 'extras'>,
  { request, mint }: FrontendContext,
): { named: JsonObject; rest: JsonObject } {
  return {
    named: { modelVersion: request.model, responseId: id || mint('') },
    rest: extrasOf({ ...(extras && { extras }) }),
  };
}

export function encodeResponse(response: CoreChatResponse, context: FrontendContext): JsonObject {
  const { report } = context;
  reportForeignExtras(response, protocol, report);
  const { named, rest } = answerHead(response, context);
  const written = response.candidates.map((candidate, index) => encodeCandidate(candidate, index, context));
  const isBlocked = asObject(rest['promptFeedback'])?.['blockReason'] !== undefined;
  const candidates = written.filter(({ isEmpty }) => !(isBlocked && isEmpty)).map(({ candidate }) => candidate);
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
): { candidate: JsonObject; piece: JsonObject; isEmpty: boolean } {
  reportForeignExtras(message, protocol, context.report);
  const answer = answerWriter(context);
  const parts = message.content.flatMap((part) => answer.part(part));
  const { parts: left, around, piece, isEmpty } = answer.end(finish, extrasOf(message));
  const all = [...parts, ...left];
  return {
    candidate: {
      ...contentOf(all, finish.reason),
      index,
      ...around,
      ...(logprobs && { logprobsResult: encodeLogprobs(logprobs, context.report) }),
    },
    piece,
    isEmpty,
  };
}

/** A candidate without a part has an empty text, as its SDK wants a part, unless there was nothing to be said. */
export function contentOf(parts: JsonObject[], reason: CoreCandidate['finish']['reason']): JsonObject {
  if (parts.length > 0) return { content: { parts, role: 'model' } };
  return reason === 'content-filter' ? {} : { content: { parts: [{ text: '' }], role: 'model' } };
}
