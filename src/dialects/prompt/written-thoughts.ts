import type { BackendContext } from '../../core/codec.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { reportSignature } from '../../core/signature.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreMessage } from '../../core/types.ts';

/**
 * The request for a model that writes its reasoning in `<think>` tags and requires it back: it stands in the text of the
 * earlier answer, as the model wrote it. A server that leaves the tags in its answers may know no field for reasoning: vLLM
 * drops `reasoning_content`, and MiniMax documents the tags.
 */
export function withWrittenThoughts(
  request: CoreChatRequest,
  { report }: Pick<BackendContext, 'report'>,
): CoreChatRequest {
  const writePart = (part: CoreAssistantPart): CoreAssistantPart => {
    const thought = part.type === 'reasoning' ? part.blocks.map(({ text }) => text).join('\n\n') : '';
    if (thought === '') return part;
    reportSignature(part, report);
    return copyProvenance(part, { type: 'text', text: `<think>\n${thought}\n</think>\n\n` });
  };
  const messages = request.messages.map((message): CoreMessage => {
    if (message.role !== 'assistant' || !message.content.some(({ type }) => type === 'reasoning')) return message;
    return copyProvenance(message, { ...message, content: message.content.map(writePart) });
  });
  return copyProvenance(request, { ...request, messages });
}
