import type { CoreAudio, CoreChatRequest, CoreContentPart, CoreDocument, CoreImage, CoreVideo } from './types.ts';
import { unreachable } from './unreachable.ts';

/** A part whose content is no text. */
export type CoreMedium = CoreImage | CoreAudio | CoreVideo | CoreDocument;

/** Every medium of a request, those inside tool results and documents too. */
export function* mediaOf({ messages }: CoreChatRequest): Generator<CoreMedium> {
  for (const { content } of messages) for (const part of content) yield* mediaIn(part);
}

function* mediaIn(part: CoreContentPart): Generator<CoreMedium> {
  switch (part.type) {
    case 'image':
    case 'audio':
    case 'video':
      return yield part;
    case 'document':
      yield part;
      if (part.source.kind === 'parts') for (const inner of part.source.parts) yield* mediaIn(inner);
      return;
    case 'tool-result':
      for (const inner of part.content) yield* mediaIn(inner);
      return;
    case 'text':
    case 'reasoning':
    case 'refusal':
    case 'tool-call':
    case 'opaque':
      return;
    default:
      unreachable(part);
  }
}
