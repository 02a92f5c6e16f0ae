import type { CoreContentPart } from '../core/types.ts';

/** The texts in a part of what a user or tool wrote: clients repeat those as they are. */
export function collectTexts(part: CoreContentPart): string[] {
  if (part.type === 'text') return [part.text];
  return part.type === 'tool-result' ? part.content.flatMap(collectTexts) : [];
}
