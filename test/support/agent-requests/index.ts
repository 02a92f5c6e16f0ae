import type { AgentRequest } from './agent-request.ts';
import { anthropicRequests } from './anthropic.ts';
import { geminiRequests } from './gemini.ts';
import { chatRequests } from './openai-chat.ts';
import { responsesRequests } from './openai-responses.ts';

/** What eight real agents send, in each protocol that they were seen to use. */
export const agentRequests: readonly AgentRequest[] = [
  ...anthropicRequests,
  ...responsesRequests,
  ...chatRequests,
  ...geminiRequests,
];
