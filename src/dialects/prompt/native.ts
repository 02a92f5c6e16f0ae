import { withUniqueCallIds } from '../../core/call-ids.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreMessage, CoreToolResult } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { Dialect } from '../dialect.ts';

/**
 * The request for a backend with native tools: calls and results get the ids that the model's own template requires.
 * Dialects without such ids leave the request unchanged.
 */
export function nativeRequest(request: CoreChatRequest, dialect: Dialect): CoreChatRequest {
  if (!dialect.callId) return request;
  const idOf = dialect.callId;
  const messages = withUniqueCallIds(request.messages, request.origin ?? 'openai-completions');
  const renamed = new Map<string, string>();
  let index = 0;

  function withIds(message: CoreMessage): CoreMessage {
    switch (message.role) {
      case 'system':
      case 'user':
        return message;
      case 'assistant':
        return copyProvenance(message, { ...message, content: message.content.map(partWithId) });
      case 'tool':
        return copyProvenance(message, { ...message, content: message.content.map(resultWithId) });
      default:
        return unreachable(message);
    }
  }

  function partWithId(part: CoreAssistantPart): CoreAssistantPart {
    if (part.type === 'tool-result') return resultWithId(part);
    if (part.type !== 'tool-call') return part;
    const id = idOf(part, index++);
    renamed.set(part.id, id);
    return copyProvenance(part, { ...part, id });
  }

  const resultWithId = (result: CoreToolResult): CoreToolResult =>
    copyProvenance(result, { ...result, callId: renamed.get(result.callId) ?? result.callId });

  return copyProvenance(request, { ...request, messages: messages.map(withIds) });
}
