import type { AnswerBreak } from './delivered-answer.ts';
import { copyProvenance, markChanged } from './provenance.ts';
import type { ContinuationMethod } from './seam-text.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreChatRequest, CoreMessage } from './types.ts';
import type { PrefillForm } from './answer-seam.ts';

/** What a model is asked that continues the answer of another, where it cannot be given the beginning of its own. */
const continueInstruction =
  'Your answer above was interrupted by a technical failure. Continue it from exactly where it stops, even in the middle of a word: begin with the very next character, including a space or line break if one comes next. Do not repeat any of it, do not comment on the interruption, and do not begin again.';

/** A request that asks for the rest of an answer. */
export interface ContinuingRequest {
  readonly request: CoreChatRequest;
  readonly method: ContinuationMethod;
}

/** How a target is asked for the rest of an answer. */
function chooseMethod({ history }: Pick<AnswerBreak, 'history'>, prefill: PrefillForm): ContinuationMethod {
  if (history.length === 0) return 'repetition';
  const isText = history.every(({ type }) => type === 'text');
  return isText && prefill !== 'none' ? 'prefill' : 'instruction';
}

/**
 * The request that asks a target for the rest of an answer. A prefill has no space at its end, which Anthropic refuses
 * ("final assistant content cannot end with trailing whitespace"), and no reasoning follows it, which Anthropic and
 * llama.cpp refuse.
 * @param maxTokens what is left of the limit; absent: the request has none
 */
export function continueRequest(
  request: CoreChatRequest,
  { history }: Pick<AnswerBreak, 'history'>,
  { prefill, maxTokens }: { prefill: PrefillForm; maxTokens?: number | undefined },
): ContinuingRequest {
  const method = chooseMethod({ history }, prefill);
  const isPrefilled = method === 'prefill';
  const form = isPrefilled ? prefill : 'none';
  const { reasoning } = request;
  const isReasoningOff = isPrefilled && reasoning !== undefined;
  const isFinalMessage = form === 'continue-final-message';
  const continued: CoreChatRequest = {
    ...request,
    messages: method === 'repetition' ? request.messages : appendAnswer(request.messages, history, form),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(isReasoningOff && { reasoning: { off: true } }),
    ...(isFinalMessage && {
      extras: {
        ...request.extras,
        'openai-chat': {
          ...request.extras?.['openai-chat'],
          continue_final_message: true,
          add_generation_prompt: false,
        },
      },
    }),
  };
  const copy = copyProvenance(request, continued);
  const isChanged = isReasoningOff || (reasoning?.budgetTokens ?? 0) >= (maxTokens ?? Infinity);
  return { request: isChanged ? markChanged(copy) : copy, method };
}

function appendAnswer(
  messages: readonly CoreMessage[],
  history: readonly CoreAssistantPart[],
  form: PrefillForm,
): CoreMessage[] {
  const before = messages.at(-1);
  const parts = history.map((part, index) => (part.type === 'text' ? { ...part, text: trim(part.text, index) } : part));
  // A client may have begun the answer itself.
  const own = before?.role === 'assistant' ? before : undefined;
  const joined: CoreAssistantMessage = {
    ...own,
    role: 'assistant',
    content: joinTexts([...(own?.content ?? []), ...parts]),
    ...((form === 'prefix' || form === 'partial') && {
      extras: { ...own?.extras, 'openai-chat': { ...own?.extras?.['openai-chat'], [form]: true } },
    }),
  };
  const answer = own ? copyProvenance(own, joined) : joined;
  const others = own ? messages.slice(0, -1) : messages;
  return [
    ...others,
    answer,
    ...(form === 'none'
      ? [{ role: 'user' as const, content: [{ type: 'text' as const, text: continueInstruction }] }]
      : []),
  ];

  function trim(text: string, index: number): string {
    const isEnd = form !== 'none' && index === history.length - 1;
    return (isEnd ? text.trimEnd() : text).toWellFormed();
  }
}

/** Texts that follow each other as one: elsewhere a space or line may come between them. */
function joinTexts(parts: readonly CoreAssistantPart[]): CoreAssistantPart[] {
  const [last, beforeLast] = [parts.at(-1), parts.at(-2)];
  if (last?.type !== 'text' || beforeLast?.type !== 'text') return [...parts];
  return [...parts.slice(0, -2), copyProvenance(beforeLast, { ...beforeLast, text: beforeLast.text + last.text })];
}
