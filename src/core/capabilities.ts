import { mediaOf, type CoreMedium } from './media.ts';
import type { CoreChatRequest } from './types.ts';
import { unreachable } from './unreachable.ts';

/** What a backend may or may not be able to do. */
export type Capability = 'tools' | 'vision' | 'reasoning' | 'json-schema' | 'audio' | 'documents';

/** What a backend must be able to do to carry this request whole. */
export function needsOf(request: CoreChatRequest): Set<Capability> {
  const { tools = [], reasoning, responseFormat } = request;
  const needs = new Set<Capability>();
  if (tools.length > 0) needs.add('tools');
  if (reasoning && !reasoning.off) needs.add('reasoning');
  if (responseFormat?.type === 'json-schema') needs.add('json-schema');
  for (const medium of mediaOf(request)) needs.add(needOf(medium));
  return needs;
}

function needOf(medium: CoreMedium): Capability {
  switch (medium.type) {
    case 'image':
    case 'video':
      return 'vision';
    case 'audio':
      return 'audio';
    case 'document':
      return 'documents';
    default:
      return unreachable(medium);
  }
}
