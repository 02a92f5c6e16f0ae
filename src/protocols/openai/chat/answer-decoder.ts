import { isDeepStrictEqual } from 'node:util';
import type * as wire from '../../../../generated/openai.js';
import { readAnswerChunk } from '../../../../generated/openai.readers.js';
import type { BackendContext, ProtocolCodec } from '../../../core/codec.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { restoreFreeformCalls } from '../../../core/freeform.ts';
import { nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { unknownFields, type KnownFields } from '../../../core/native-frame.ts';
import type { CoreChatResponse } from '../../../core/types.ts';
import { choiceIndex, chunkFields, decodeChoices, decodeChoiceStream, type ChoiceProtocol } from '../shared/choices.ts';
import { ChatChoiceDecoder } from './choice-decoder.ts';
import { protocol } from './extras.ts';
import type { AnswerField } from './wire.ts';
import { markWireForm } from './wire-form.ts';

const choices: ChoiceProtocol<wire.ReceivedAnswerChoice, wire.ReceivedAnswerChunk> = {
  protocol,
  readAnswer: readAnswerChunk,
  createDecoder: (index, emit, context) =>
    new ChatChoiceDecoder(index, restoreFreeformCalls(context.request)(emit).push, context),
  forwarding: {
    unknownFields: unknownChunkFields,
    toEvent: (chunk) => ({ type: 'opaque', protocol, kind: readAnswerChunk(chunk)?.object ?? 'chunk', payload: chunk }),
  },
};

export const decodeStream: ProtocolCodec['decodeStream'] = (context) => decodeChoiceStream(choices, context);

export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const response = decodeChoices(choices, body, context);
  for (const [position, choice] of (readAnswerChunk(body)?.choices ?? []).entries()) {
    const message = response.candidates[choiceIndex(choice, position)]?.message;
    const { annotations, content } = choice.message ?? {};
    if (message) markWireForm(message, annotations?.length === 0 && 'annotations', content === '' && 'empty-string');
  }
  return response;
}

/** The fields of chunks that Core carries as they come; audio it carries once it is complete. */
const carriedFields: AnswerField[] = [
  ...(['annotations', 'arguments', 'bytes', 'content', 'custom', 'delta', 'extra_content', 'finish_reason'] as const),
  ...(['function', 'function_call', 'images', 'index', 'input', 'logprob', 'logprobs', 'message', 'name'] as const),
  ...(['reasoning', 'reasoning_content', 'reasoning_details', 'refusal', 'role', 'token'] as const),
  ...(['tool_calls', 'top_logprobs', 'type'] as const),
];
const knownFields: KnownFields = {
  names: new Set<string>([...chunkFields, ...carriedFields]),
  opaque: new Set<AnswerField>([
    ...(['annotations', 'arguments', 'bytes', 'content', 'extra_content', 'images', 'input', 'message'] as const),
    ...(['reasoning_details', 'usage'] as const),
  ]),
};

function unknownChunkFields(chunk: wire.ReceivedAnswerChunk, head: JsonObject | undefined): JsonObject | undefined {
  const unknown = addEmptyAnnotations(chunk, unknownFields(chunk, knownFields));
  if (!unknown || !head) return unknown;
  const others: JsonObject = {};
  for (const [name, value] of Object.entries(unknown)) if (!isDeepStrictEqual(value, head[name])) others[name] = value;
  return nonEmpty(others);
}

/** An empty list of annotations is nothing that Core carries; some clients read the list of every delta. */
function addEmptyAnnotations(
  { choices: all }: wire.ReceivedAnswerChunk,
  unknown: JsonObject | undefined,
): JsonObject | undefined {
  const isEmpty = ({ delta }: wire.ReceivedAnswerChoice): boolean => delta?.annotations?.length === 0;
  if (!all?.some(isEmpty)) return unknown;
  const empty: wire.AnswerChunk = {
    choices: all.map((choice, position) => ({
      index: choiceIndex(choice, position),
      ...(isEmpty(choice) && ({ delta: { annotations: [] } } satisfies wire.ReceivedAnswerChoice)),
    })),
  };
  return mergeDeep(empty, unknown ?? {});
}
