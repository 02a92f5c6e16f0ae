import type { ProtocolCodec } from '../../../core/codec.ts';
import { hostedToolRunner } from '../../../core/hosted-tools.ts';
import { type AnswerPointers, type LocatedPart, locateParts, type PartPointer } from '../../../core/part-positions.ts';
import { decodeError, encodeError } from './error.ts';
import { protocol } from './extras.ts';
import { answerFaults, grammar } from './grammar.ts';
import { decodeStream } from './answer-decoder.ts';
import { isPhasePart } from './phase.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest } from './request.ts';
import { wireNames } from './wire-names.ts';
import { decodeResponse } from './response.ts';
import { openAiCodec } from '../shared/server.ts';
import { isTranslatable } from './hosted-tools.ts';
import { schemas } from './wire.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';

export { answerId, isStored as keeps, notFound, storedTurns as remembered, resume } from './continuation.ts';
export { answeredItems, referencedItems } from './item-references.ts';
export { compaction, compactionPath } from './compaction.ts';

/** Where a part is: its item, and its number in the content of a message; -1 for what is not in one. */
interface OutputPosition {
  item: number;
  content: number;
}

/** The position of a part, by that of the one before it. Only a message holds several parts; the first carries its fields. */
function nextInOutput(before: OutputPosition, { type, wireForm }: LocatedPart): OutputPosition {
  const own = wireForm?.[protocol];
  // The item of a search is its result, too, and the phase of a message is a field of it.
  if (own?.['place'] === 'call' || own?.['place'] === 'phase') return before;
  const isContent = type === 'text' || type === 'refusal' || own?.['place'] === 'content';
  if (isContent && before.content >= 0 && own?.['item'] === undefined)
    return { ...before, content: before.content + 1 };
  return { item: before.item + 1, content: isContent ? 0 : -1 };
}

function placeInOutput(part: LocatedPart | undefined, { before }: { before: OutputPosition }): PartPointer {
  if (part && isPhasePart(part)) return { pointer: `/output/${before.item + 1}/phase`, form: 'text' };
  const { item, content } = part ? nextInOutput(before, part) : before;
  const holder = `/output/${item}`;
  if (content < 0) return { pointer: holder, form: 'object' };
  const pointer = `${holder}/content/${content}`;
  // Fields of an item are kept with its first text, and those of the text itself under `content`.
  return { pointer, form: 'object', holderOf: (field) => (field === 'content' ? pointer : `${holder}/${field}`) };
}

const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: '/usage', cacheWrite: '/usage' },
  candidate: () => '',
  content: '/output',
  parts: locateParts({ start: { item: -1, content: -1 }, next: nextInOutput }, placeInOutput),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: '/status', stopSequence: '/status', logprobs: '/output' },
  partFields: { citations: 'annotations', signature: 'encrypted_content', input: 'arguments' },
};

/** OpenAI Responses, which Codex uses, both ways. */
export const openaiResponses = {
  ...openAiCodec,
  protocol,
  wireNames,
  answerPlaces,
  schemas,
  dependentFields,
  runsTool: hostedToolRunner(protocol, isTranslatable),
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  grammar,
  answerViolations: answerFaults,
} satisfies ProtocolCodec;
