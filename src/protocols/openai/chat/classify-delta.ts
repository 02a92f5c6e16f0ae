import type {
  ChatCompletionChunk,
  ChatCompletionChunkChoice,
  ChatCompletionDelta,
  ReceivedAnswerChoice,
  ReceivedAnswerContentPart,
  ReceivedAnswerMessage,
} from '../../../../generated/openai.js';
import { readAnswerChoice, readAnswerChunk, readAnswerMessage } from '../../../../generated/openai.readers.js';
import { isBlank } from '../../../core/json.ts';
import { reasoningNames } from './reasoning.ts';

export type { ChatCompletionChunk, ChatCompletionChunkChoice, ChatCompletionDelta };

/** What a delta adds: the first of these that it has. */
export type DeltaKind = 'reasoning' | 'content' | 'tool-call' | 'finish' | 'role' | 'empty';

/** The fields of reasoning, with the list of details that routers have. */
const reasoningFields: readonly (keyof ReceivedAnswerMessage)[] = [...reasoningNames, 'reasoning_details'];
const contentFields: readonly (keyof ReceivedAnswerMessage)[] = [
  'content',
  'refusal',
  'images',
  'audio',
  'annotations',
];

/**
 * Classifies what a chunk of a Chat Completions stream adds: reasoning, content (a text, a refusal, sound, images), a piece
 * of a tool call, its end, the role alone, or nothing, as one with usage alone. Takes the chunk, a choice of it, or a delta.
 * A field that is null or empty counts as absent, as servers send it beside the one that is meant.
 *
 * @example
 * classifyDelta({ reasoning_content: 'The user', content: '' }); // 'reasoning'
 */
export function classifyDelta(given: ChatCompletionChunk | ChatCompletionChunkChoice | ChatCompletionDelta): DeltaKind {
  const { choices } = readAnswerChunk(given) ?? {};
  if (choices === undefined) return classifyChoice(readAnswerChoice(given) ?? {}, readAnswerMessage(given));
  return choices?.map((choice) => classifyChoice(choice)).find((kind) => kind !== 'empty') ?? 'empty';
}

function classifyChoice(choice: ReceivedAnswerChoice, otherwise: ReceivedAnswerMessage = {}): DeltaKind {
  const delta = choice.delta ?? choice.message ?? otherwise;
  const has = (name: keyof ReceivedAnswerMessage): boolean => !isBlank(delta[name]);
  const { content, tool_calls: calls } = delta;
  if (reasoningFields.some(has) || (Array.isArray(content) && content.some(isThought))) return 'reasoning';
  if (contentFields.some(has)) return 'content';
  // Any call counts, also one that has its index alone: servers open a call so.
  if ((calls && calls.length > 0) || has('function_call')) return 'tool-call';
  if (!isBlank(choice.finish_reason)) return 'finish';
  return has('role') ? 'role' : 'empty';
}

/** Mistral parts the content into thoughts and text. */
const isThought = ({ type, thinking }: ReceivedAnswerContentPart): boolean => type === 'thinking' && !isBlank(thinking);
