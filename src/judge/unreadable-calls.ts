import { copyProvenance } from '../core/provenance.ts';
import type { CoreAssistantPart, CoreCandidate, CoreChatResponse } from '../core/types.ts';
import { hasBrokenInput } from '../core/tool-input.ts';

/**
 * What a client received, without the calls that cannot be read: a stream had begun them before that was known, and has
 * them as text too.
 */
export const withoutUnreadableCalls = (response: CoreChatResponse): CoreChatResponse =>
  copyProvenance(response, { ...response, candidates: response.candidates.map(withoutUnreadable) });

function withoutUnreadable(candidate: CoreCandidate): CoreCandidate {
  const { message, finish } = candidate;
  const content = message.content.filter((part) => !isUnreadable(part));
  if (content.length === message.content.length) return candidate;
  // Clients take any call for the reason to stop.
  const isStop = finish.reason === 'tool-calls' && !content.some(({ type }) => type === 'tool-call');
  return {
    ...candidate,
    message: copyProvenance(message, { ...message, content }),
    finish: isStop ? copyProvenance(finish, { ...finish, reason: 'stop' }) : finish,
  };
}

const isUnreadable = (part: CoreAssistantPart): boolean => part.type === 'tool-call' && hasBrokenInput(part);
