import { asObject, isBlank, objectsIn, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { reasoningNames } from './reasoning.ts';
import type { ChatCompletionChunk, ChatCompletionChunkChoice, ChatCompletionDelta } from './wire.ts';

/** What a delta adds: the first of these that it has. */
export type DeltaKind = 'reasoning' | 'content' | 'tool-call' | 'finish' | 'role' | 'empty';

/** The fields of reasoning, with the list of details that routers have. */
const reasoningFields: readonly string[] = [...reasoningNames, 'reasoning_details'];
const contentFields: readonly string[] = ['content', 'refusal', 'images', 'audio', 'annotations'];
const callFields: readonly string[] = ['tool_calls', 'function_call'];

/**
 * Classifies what a chunk of a Chat Completions stream adds: reasoning, content (a text, a refusal, sound, images), a piece
 * of a tool call, its end, the role alone, or nothing, as one with usage alone. Takes the chunk, a choice of it, or a delta.
 * A field that is null or empty counts as absent, as servers send it beside the one that is meant.
 *
 * @example
 * classifyDelta({ reasoning_content: 'The user', content: '' }); // 'reasoning'
 */
export function classifyDelta(given: ChatCompletionChunk | ChatCompletionChunkChoice | ChatCompletionDelta): DeltaKind {
  const { choices } = given as { choices?: JsonValue };
  if (choices === undefined) return classifyChoice(given as JsonObject);
  return (
    objectsIn(choices)
      .map(classifyChoice)
      .find((kind) => kind !== 'empty') ?? 'empty'
  );
}

function classifyChoice(choice: JsonObject): DeltaKind {
  // Some servers close with a whole message where a delta belongs.
  const delta = asObject(choice['delta']) ?? asObject(choice['message']) ?? choice;
  const has = (name: string): boolean => !isBlank(delta[name]);
  if (reasoningFields.some(has) || objectsIn(delta['content']).some(isThought)) return 'reasoning';
  if (contentFields.some(has)) return 'content';
  if (callFields.some((name) => delta[name] !== undefined && hasCall(delta[name]))) return 'tool-call';
  if (!isBlank(choice['finish_reason'])) return 'finish';
  return has('role') ? 'role' : 'empty';
}

/** Mistral parts the content into thoughts and text. */
const isThought = ({ type, thinking }: JsonObject): boolean => type === 'thinking' && !isBlank(thinking);

/** Of a list, any entry counts, also one that has its index alone: servers open a call so. */
const hasCall = (value: JsonValue | undefined): boolean => objectsIn(value).length > 0 || !isBlank(asObject(value));
