import { copyProvenance } from '../core/provenance.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreMessage } from '../core/types.ts';

/** What a model wrote before its answer, as it is sent back to servers that leave it in the text. */
const written = /^<think>\n([^]*?)\n<\/think>\s*/;

/** The request with the reasoning that stands in the texts of earlier answers as reasoning. */
export function withReadThoughts(request: CoreChatRequest): CoreChatRequest {
  const messages = request.messages.map((message): CoreMessage =>
    message.role === 'assistant'
      ? copyProvenance(message, { ...message, content: message.content.flatMap(readPart) })
      : message,
  );
  return copyProvenance(request, { ...request, messages });
}

function readPart(part: CoreAssistantPart): CoreAssistantPart[] {
  const [prefix, thought] = (part.type === 'text' && written.exec(part.text)) || [];
  if (part.type !== 'text' || prefix === undefined || thought === undefined) return [part];
  return [
    copyProvenance(part, { type: 'reasoning', blocks: [{ kind: 'full', text: thought }] }),
    copyProvenance(part, { ...part, text: part.text.slice(prefix.length) }),
  ];
}
