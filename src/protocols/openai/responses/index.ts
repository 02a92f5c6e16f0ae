import type { AnswerPointers, PartPointer, LocatedPart } from '../../../core/answer-locator.ts';
import type { ProtocolCodec } from '../../../core/codec.ts';
import { decodeError, encodeError } from './error.ts';
import { protocol } from './extras.ts';
import { answerFaults, grammar } from './grammar.ts';
import { decodeStream } from './answer-decoder.ts';
import { decodeRequest, encodeRequest, wireNames } from './request.ts';
import { decodeResponse } from './response.ts';
import { rateHeaders } from '../shared/errors.ts';
import { nameRule } from '../shared/server.ts';
import { schemas } from './wire.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';

export { answerId, isStored as keeps, notFound, storedTurns as remembered, resume } from './continuation.ts';
export { answeredItems, referencedItems } from './item-references.ts';

/** Only a message holds several parts; the first carries the fields of the item. */
function placeInOutput(parts: readonly LocatedPart[], index: number): PartPointer {
  let item = -1;
  let content = -1;
  for (const part of parts.slice(0, index + 1)) {
    const spelled = part.wireForm?.[protocol];
    const isContent = part.type === 'text' || part.type === 'refusal' || spelled?.['place'] === 'content';
    // The item of a search is its result, too.
    if (spelled?.['place'] === 'call') continue;
    const goesOn = isContent && content >= 0 && spelled?.['item'] === undefined;
    content = goesOn ? content + 1 : isContent ? 0 : -1;
    if (!goesOn) item++;
  }
  const holder = `/output/${item}`;
  if (content < 0) return { pointer: holder, form: 'object' };
  const pointer = `${holder}/content/${content}`;
  // Fields of an item are kept with its first text, and those of the text itself under `content`.
  return { pointer, form: 'object', holderOf: (field) => (field === 'content' ? pointer : `${holder}/${field}`) };
}

const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: '/usage', cacheWrite: '/usage' },
  candidate: () => '',
  part: placeInOutput,
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: '/status', stopSequence: '/status', logprobs: '/output' },
  partFields: { citations: 'annotations', signature: 'encrypted_content' },
};

/** OpenAI Responses, which Codex uses, both ways. */
export const openaiResponses = {
  protocol,
  framing: 'sse',
  wireNames,
  toolNames: nameRule,
  answerPlaces,
  schemas,
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  rateHeaders,
  grammar,
  answerViolations: answerFaults,
} satisfies ProtocolCodec;
