import { mediaOf, type CoreMedium } from './media.ts';
import type { CoreChatRequest } from './types.ts';
import { unreachable } from './unreachable.ts';

/** What a backend may or may not be able to do. */
export type Capability = 'tools' | 'vision' | 'reasoning' | 'json-schema' | 'audio' | 'documents';

/** What a protocol may or may not be able to say; what is seen may move, which only some can send. */
export type Ability = Capability | 'video';

/** What must be said and done to carry this request whole. */
export function needsOf(request: CoreChatRequest): Set<Ability> {
  const { tools = [], reasoning, responseFormat } = request;
  const needs = new Set<Ability>();
  if (tools.length > 0) needs.add('tools');
  if (reasoning && !reasoning.off) needs.add('reasoning');
  if (responseFormat?.type === 'json-schema') needs.add('json-schema');
  for (const medium of mediaOf(request)) needs.add(needOf(medium));
  return needs;
}

/** Which of these needs are not met by a protocol of these abilities, and a backend of these capabilities if any are named. */
export const unmet = (
  needs: Iterable<Ability>,
  abilities: readonly Ability[],
  capabilities: readonly Capability[] | null,
): Ability[] =>
  [...needs].filter((need) => {
    const capability = need === 'video' ? 'vision' : need;
    return !abilities.includes(need) || (capabilities !== null && !capabilities.includes(capability));
  });

function needOf(medium: CoreMedium): Ability {
  switch (medium.type) {
    case 'image':
      return 'vision';
    case 'video':
      return 'video';
    case 'audio':
      return 'audio';
    case 'document':
      return 'documents';
    default:
      return unreachable(medium);
  }
}
