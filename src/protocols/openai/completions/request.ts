import type { CreateCompletionRequest } from '../../../../generated/openai-completions.js';
import type { BackendContext } from '../../../core/codec.ts';
import { LouterError } from '../../../core/error.ts';
import { asObject, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { assertServerStateSupported } from '../../../core/server-state.ts';
import { fieldsOf, optionTable, textAnswerField, unsupportedField } from '../../../core/request-options.ts';
import type { CoreChatRequest } from '../../../core/types.ts';
import { extrasOf, protocol } from './extras.ts';

const { field, numberField, textField, textListField } = fieldsOf<CreateCompletionRequest>();

const options = optionTable('', [
  numberField('temperature', 'temperature'),
  numberField('topP', 'top_p'),
  numberField('topK', 'top_k'),
  numberField('seed', 'seed'),
  numberField('presencePenalty', 'presence_penalty'),
  numberField('frequencyPenalty', 'frequency_penalty'),
  textListField('stop', 'stop', { write: (stop) => (stop.length > 0 ? stop : undefined) }),
  numberField('candidates', 'n'),
  field('logprobs', 'logprobs', { read: () => undefined, write: ({ top }) => top }),
  textField('user', 'user'),
  unsupportedField('tools', 'text completions have no tools'),
  unsupportedField('toolChoice', 'text completions have no tools to choose'),
  unsupportedField('parallelToolCalls', 'text completions have no tool calls'),
  unsupportedField('reasoning', 'text completions have no options for reasoning'),
  unsupportedField('responseFormat', 'text completions have no response format'),
  unsupportedField('verbosity', 'text completions have no verbosity'),
  unsupportedField('cacheKey', 'text completions have no cache key'),
  unsupportedField('metadata', 'text completions have no metadata'),
  textAnswerField('text completions answer in text only'),
]);

/** How Core fields are named on this wire. */
export const { wireNames } = options;

/** Unknown fields of a request, and those of the one known field that has some. */
type ExtraFields = JsonObject & { [Name in keyof Pick<CreateCompletionRequest, 'stream_options'>]: JsonValue };

/**
 * The only text of the request's only message is sent as the prompt, unchanged: the dialect has written everything into
 * it that the model needs.
 * @throws {LouterError} `unsupported` for any other conversation, or for state that only another vendor holds.
 */
export function encodeRequest(request: CoreChatRequest, context: BackendContext): CreateCompletionRequest {
  assertServerStateSupported(request, protocol);
  reportForeignExtras(request, protocol, context.report);
  const { messages, maxTokens, stream, ...rest } = request;
  const prompt = extractPrompt(messages);
  const { stream_options: streamOptions, ...extraFields }: ExtraFields = extrasOf(request);
  const body: CreateCompletionRequest = {
    model: context.model,
    prompt,
    max_tokens: maxTokens ?? defaultLimit(prompt, context),
    ...options.encode(rest, { request, context }),
    ...extraFields,
  };
  if (!stream) return body;
  // Usage is always requested: the trace needs it even where the client does not.
  return { ...body, stream, stream_options: { ...asObject(streamOptions), include_usage: true } };
}

function extractPrompt(messages: CoreChatRequest['messages']): string {
  const [message, ...others] = messages;
  const [part, ...rest] = message?.content ?? [];
  if (message?.role === 'user' && part?.type === 'text' && others.length === 0 && rest.length === 0) return part.text;
  throw new LouterError({
    kind: 'unsupported',
    message: `${protocol} takes one text as its prompt, but this is a conversation: it needs a dialect that writes prompts`,
  });
}

/** The limit where neither the client nor the model's facts set one, in tokens. */
const defaultMaxTokens = 16_384;

/** At least so many characters of a long text make a token, on average. */
const minCharactersPerToken = 2;

/**
 * Always a number: servers stop after 16 tokens where it is left out, and SGLang refuses a null (its
 * `CompletionRequest`). vLLM refuses one that does not fit behind the prompt, so that our own is kept small enough.
 */
function defaultLimit(prompt: string, { facts }: BackendContext): number {
  const { contextWindow, maxOutput = defaultMaxTokens } = facts;
  if (contextWindow === undefined) return maxOutput;
  const room = contextWindow - Math.ceil(prompt.length / minCharactersPerToken);
  return Math.max(Math.min(maxOutput, room), Math.min(maxOutput, minMaxTokens));
}

/** The limit where the prompt seems to fill the context window, which is only an estimate; in tokens. */
const minMaxTokens = 1024;
