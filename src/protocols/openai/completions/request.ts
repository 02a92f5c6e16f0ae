import type { BackendContext } from '../../../core/codec.ts';
import { LouterError } from '../../../core/error.ts';
import { assertServerStateSupported } from '../../../core/server-state.ts';
import { asObject, withoutUndefined, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreChatRequest } from '../../../core/types.ts';
import { extrasOf, protocol } from './extras.ts';

/**
 * The one text of the request's one message is the prompt, word for word: whoever made the request has written
 * everything into it that the model is to know.
 * @throws {LouterError} `unsupported` for any other conversation, or what only another vendor holds.
 */
export function encodeRequest(request: CoreChatRequest, context: BackendContext): JsonObject {
  assertServerStateSupported(request, protocol);
  const prompt = extractPrompt(request);
  reportUnsupported(request, context);
  const { stream_options: ownOptions, ...rest } = extrasOf(request);
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty, stop, candidates, logprobs, user } =
    request;
  const body: JsonObject = withoutUndefined({
    model: context.model,
    prompt,
    max_tokens: encodeLimit(request, prompt, context),
    temperature,
    top_p: topP,
    top_k: topK,
    seed,
    presence_penalty: presencePenalty,
    frequency_penalty: frequencyPenalty,
    stop: stop && stop.length > 0 ? stop : undefined,
    n: candidates,
    logprobs: logprobs?.top,
    user,
    ...rest,
  });
  if (!request.stream) return body;
  // Usage is always asked for: the trace wants it even where the client does not.
  return { ...body, stream: true, stream_options: { ...asObject(ownOptions), include_usage: true } };
}

function extractPrompt({ messages }: CoreChatRequest): string {
  const [message, ...others] = messages;
  const [part, ...rest] = message?.content ?? [];
  if (message?.role === 'user' && part?.type === 'text' && others.length === 0 && rest.length === 0) return part.text;
  throw new LouterError({
    kind: 'unsupported',
    message: `${protocol} takes one text as its prompt, but this is a conversation: it needs a dialect that writes prompts`,
  });
}

const unsupportedFields = [
  'tools',
  'toolChoice',
  'parallelToolCalls',
  'reasoning',
  'responseFormat',
  'verbosity',
  'cacheKey',
  'metadata',
] as const;

function reportUnsupported(request: CoreChatRequest, { report }: BackendContext): void {
  reportForeignExtras(request, protocol, report);
  if (request.modalities?.some((each) => each !== 'text'))
    report({ at: request, field: 'modalities', what: 'text completions are nothing but text' });
  for (const field of unsupportedFields)
    if (request[field] !== undefined) report({ at: request, field, what: `text completions have no ${field}` });
}

/** What is asked for where neither the client nor what is known of the model says how long an answer may be. */
const defaultMaxTokens = 16_384;

/** The least number of characters of a prompt that make a token, on the average of a long text. */
const minCharactersPerToken = 2;

/**
 * Always a number: servers stop after 16 tokens where it is left out, and SGLang refuses a null (its
 * `CompletionRequest`). vLLM refuses one that does not fit behind the prompt, so that our own is kept small enough.
 */
function encodeLimit({ maxTokens }: CoreChatRequest, prompt: string, { facts }: BackendContext): number {
  if (maxTokens !== undefined) return maxTokens;
  const { contextWindow, maxOutput = defaultMaxTokens } = facts;
  if (contextWindow === undefined) return maxOutput;
  const room = contextWindow - Math.ceil(prompt.length / minCharactersPerToken);
  return Math.max(Math.min(maxOutput, room), Math.min(maxOutput, minMaxTokens));
}

/** What is asked for all the same where the prompt seems to fill the context window: that is only a guess. */
const minMaxTokens = 1024;
