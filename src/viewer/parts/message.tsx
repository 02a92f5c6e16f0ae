import type { CoreChatRequest, CoreMessage } from '../../core/types.ts';
import { type CallFacts, messageLine } from '../../present/part.ts';
import { PartLine } from './lines.tsx';

export interface MessageContext {
  /** By the id of the call. */
  calls: ReadonlyMap<string, CallFacts>;
  /** Everything is shown in full. */
  isOpen: boolean;
  /** That of the turn, whose tools calls are compared with; absent where it is not known. */
  request?: CoreChatRequest;
}

export function Message({ message, calls, isOpen, request }: MessageContext & { message: CoreMessage }) {
  const { label, text, lines = [] } = messageLine(message, { calls, tools: request?.tools ?? [] });
  return (
    <section class={`message ${message.role}`}>
      <h4>{label}</h4>
      {text !== '' && <p class="quiet">{text}</p>}
      {lines.map((line) => (
        <PartLine line={line} isOpen={isOpen} />
      ))}
    </section>
  );
}
