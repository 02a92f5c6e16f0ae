import type { BackendContext } from '../../../core/codec.ts';
import { asTimestamp } from '../../../core/count.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { ResponseFold } from '../../../core/fold.ts';
import { asObject, asString, objectsIn, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreChatResponse } from '../../../core/types.ts';
import { choiceIndex, choiceReader } from './choice.ts';
import { decodeStreamError } from './error.ts';
import { withExtras } from './extras.ts';
import { decodeUsage } from './usage.ts';

/**
 * A choice is read as the one piece of a stream, so that both give the same answer.
 * @throws {LouterError} `bad-upstream-reply` without a single choice; the server's own error, when it came with status 200.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const answer = asObject(body);
  if (!answer) throw badUpstreamReply('the answer is no JSON object');
  if (asObject(answer['error'])) throw new LouterError(decodeStreamError(answer));
  const choices = objectsIn(answer['choices']);
  if (choices.length === 0) throw badUpstreamReply('the answer has no choices');
  const fold = new ResponseFold();
  fold.add({ type: 'response-start', ...decodeHead(answer) });
  const indexes = new Set<number>();
  for (const [position, choice] of choices.entries()) {
    const index = choiceIndex(choice, position);
    indexes.add(index);
    const reader = choiceReader(index, (event) => fold.add(event), context);
    reader.read(choice);
    reader.finish(asString(choice['finish_reason']));
  }
  const usage = decodeUsage(answer['usage']);
  if (usage) fold.add({ type: 'usage', usage });
  fold.add({ type: 'end' });
  if (Math.max(...indexes) >= indexes.size) throw badUpstreamReply('the numbers of the choices have gaps');
  return fold.result();
}

/** What an answer says of itself: its first chunk, or the whole of it. */
export function decodeHead(answer: JsonObject): Omit<CoreChatResponse, 'candidates' | 'usage'> {
  const { id, object: _, created, model, choices: _choices, usage: _usage, ...rest } = answer;
  const createdAt = asTimestamp(created);
  return {
    id: asString(id) ?? '',
    model: asString(model) ?? '',
    ...(createdAt !== undefined && { createdAt }),
    ...withExtras(withoutNulls(rest)),
  };
}
