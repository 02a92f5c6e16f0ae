import type { CoreChatRequest, CoreMessage } from '../../core/types.ts';
import { type CallFacts, messageLine } from '../../present/part.ts';
import { PartLine } from './lines.tsx';
import { toVisibleLine } from './visible-text.ts';

export interface MessageContext {
  /** By the id of the call. */
  calls: ReadonlyMap<string, CallFacts>;
  /** Everything is shown in full. */
  isOpen: boolean;
  /** That of the turn, whose tools calls are compared with; absent where it is not known. */
  request?: CoreChatRequest;
  /** Who wrote what has the role of a user, where that is the agent, which asks for a summary. */
  sender?: string;
}

export function Message({ message, calls, isOpen, request, sender }: MessageContext & { message: CoreMessage }) {
  const { label, text, lines = [] } = messageLine(message, { calls, tools: request?.tools ?? [] });
  return (
    <section class={`message ${message.role}`}>
      <h4>{sender !== undefined && message.role === 'user' ? `${toVisibleLine(sender)} asks for a summary` : label}</h4>
      {text !== '' && <p class="quiet">{text}</p>}
      {lines.map((line) => (
        <PartLine line={line} isOpen={isOpen} />
      ))}
    </section>
  );
}
