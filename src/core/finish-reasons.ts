import type { CoreFinish } from './types.ts';

/**
 * Why answers end, in the terms that servers have beside those of the protocol they are compatible with, in snake case:
 * Anthropic's, Bedrock's and Gemini's own, which routers pass on, and those of Cohere (`complete`, `error_toxic`), DeepSeek
 * (`insufficient_system_resource`), Mistral (`model_length`), Text Generation Inference (`eos_token`), Together (`eos`),
 * vLLM and SGLang (`abort`, `repetition`), xAI (`end_turn`) and Z.ai (`sensitive`, `network_error`).
 */
const terms: { readonly [Reason in CoreFinish['reason']]?: readonly string[] } = {
  stop: ['stop', 'end', 'end_turn', 'eos', 'eos_token', 'stop_sequence', 'complete', 'completed'],
  'tool-calls': ['tool_calls', 'tool_call', 'tool_use', 'function_call'],
  length: [
    'length',
    'max_tokens',
    'max_output_tokens',
    'model_length',
    'model_context_window_exceeded',
    'error_limit',
    // A server that cuts off what repeats itself.
    'repetition',
  ],
  'content-filter': [
    'content_filter',
    'content_filtered',
    'error_toxic',
    'guardrail_intervened',
    'sensitive',
    'safety',
    'recitation',
    'blocklist',
    'prohibited_content',
    'spii',
    'model_armor',
  ],
  refusal: ['refusal'],
  pause: ['pause_turn'],
  error: [
    'error',
    'failed',
    'abort',
    'aborted',
    'cancelled',
    'canceled',
    'user_cancel',
    'timeout',
    'overloaded',
    'server_error',
    'network_error',
    'insufficient_system_resource',
    'malformed_function_call',
    'malformed_model_output',
    'malformed_tool_use',
    'unexpected_tool_call',
  ],
};

const reasons = new Map(
  Object.entries(terms).flatMap(([reason, names]) => names.map((name) => [name, reason as CoreFinish['reason']])),
);

/**
 * What a term for the end of an answer means; `undefined` for one that no server is known to have. Servers on the AI SDK
 * write hyphens (`content-filter`).
 */
export const finishReasonOf = (term: string): CoreFinish['reason'] | undefined =>
  reasons.get(term.toLowerCase().replaceAll('-', '_'));

/** The same in a protocol whose own terms say whether there are calls: those of others do not decide that. */
export function foreignReasonOf(term: string): CoreFinish['reason'] | undefined {
  const reason = finishReasonOf(term);
  return reason === 'tool-calls' ? 'stop' : reason;
}
