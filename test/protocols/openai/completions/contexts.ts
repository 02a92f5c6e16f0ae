import type { BackendContext, ModelFacts } from '../../../../src/core/codec.ts';
import { ResponseFold } from '../../../../src/core/fold.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { toLoss } from '../../../../src/core/provenance.ts';
import { collectSteps, type Frame } from '../../../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, Loss } from '../../../../src/core/types.ts';
import { openaiCompletions } from '../../../../src/protocols/openai/completions/index.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

/** A request whose one text is the prompt. */
export const prompting = (prompt: string, fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'some-model',
  messages: [{ role: 'user', content: [{ type: 'text', text: prompt }] }],
  stream: false,
  ...fields,
});

/** What a server is spoken to with, and what is reported as lost. */
export function target(
  request: CoreChatRequest = prompting('Once'),
  facts: ModelFacts = {},
): { context: BackendContext; losses: Loss[] } {
  const losses: Loss[] = [];
  const context: BackendContext = {
    request,
    model: 'vendor-model',
    issuer: 'openai-completions@local.test',
    facts,
    report: (unlocatedLosses) => losses.push(toLoss(unlocatedLosses, openaiCompletions.wireNames)),
    note() {},
    mint: (prefix) => `${prefix}1`,
  };
  return { context, losses };
}

/** What is sent for a request, and what is lost on the way. */
export function sent(request: CoreChatRequest, facts?: ModelFacts): { body: JsonObject; losses: Loss[] } {
  const { context, losses } = target(request, facts);
  return { body: openaiCompletions.encodeRequest(request, context), losses };
}

export const choice = (text: string | null, finish: string | null = null, more: JsonObject = {}): JsonObject => ({
  index: 0,
  text,
  logprobs: null,
  finish_reason: finish,
  ...more,
});

export const chunk = (choices: JsonObject[], more: JsonObject = {}): JsonObject => ({
  id: 'cmpl-1',
  object: 'text_completion',
  created: 1_700_000_000,
  model: 'vendor-model',
  choices,
  ...more,
});

export const frames = (...chunks: (JsonObject | string)[]): Frame[] =>
  chunks.map((each) => ({ data: typeof each === 'string' ? each : JSON.stringify(each) }));

/** The events of a stream of these chunks; `[DONE]` is not added. */
export const read = (chunks: (JsonObject | string)[], context = target().context): CoreStreamEvent[] =>
  collectSteps(openaiCompletions.decodeStream(context), frames(...chunks));

/** The answer a stream of these chunks amounts to. */
export function answerOf(chunks: (JsonObject | string)[], context = target().context): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of read(chunks, context)) fold.add(event);
  return fold.result();
}

export const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
