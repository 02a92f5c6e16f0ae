import type { UnlocatedLoss } from './codec.ts';
import { listMedia, type CoreMedium } from './media.ts';
import type { CoreChatRequest } from './types.ts';
import { unreachable } from './unreachable.ts';

/** What a backend may or may not be able to do, in the order in which it is printed. */
export const capabilities = ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents'] as const;
export type Capability = (typeof capabilities)[number];

/**
 * What a protocol may or may not be able to express. `video` is a kind of `vision` that only some protocols can send.
 */
export type RequestFeature = Capability | 'video';

/**
 * The capabilities that a backend's list leaves out. Without a list there are none: then only the protocol is the
 * limit.
 */
export const missingCapabilities = (listed: readonly Capability[] | null): Capability[] =>
  listed === null ? [] : capabilities.filter((capability) => !listed.includes(capability));

export const capabilityNames: Readonly<Record<Capability, string>> = {
  tools: 'tools',
  vision: 'images',
  reasoning: 'reasoning',
  'json-schema': 'JSON schemas',
  audio: 'audio',
  documents: 'documents',
};

/** That a backend is not sent `what` for want of a capability, which its configuration may grant. */
export const lackOf = (capability: Capability, what: string): Pick<UnlocatedLoss, 'what' | 'setting'> => ({
  what: `${what}: the backend does not support ${capabilityNames[capability]}`,
  setting: { key: 'backends.NAME.capabilities', value: JSON.stringify(capability) },
});

/** What a protocol must be able to express to carry this request without loss. */
export function requiredFeatures(request: CoreChatRequest): Set<RequestFeature> {
  const { tools = [], reasoning, responseFormat } = request;
  const needs = new Set<RequestFeature>();
  if (tools.length > 0 || isToolCallForced(request)) needs.add('tools');
  if (reasoning && !reasoning.off) needs.add('reasoning');
  if (responseFormat?.type === 'json-schema') needs.add('json-schema');
  if (request.modalities?.includes('audio')) needs.add('audio');
  for (const medium of listMedia(request)) needs.add(featureOf(medium));
  if (tools.some((tool) => tool.type === 'function' && tool.needsVision)) needs.add('vision');
  return needs;
}

/** Which of these needs are not met by a protocol of these abilities, and a backend of these capabilities if any are named. */
export const unmetFeatures = (
  needs: Iterable<RequestFeature>,
  abilities: readonly RequestFeature[],
  listed: readonly Capability[] | null,
): RequestFeature[] =>
  [...needs].filter((need) => !abilities.includes(need) || (listed !== null && !listed.includes(capabilityFor(need))));

/** Whether the client demands a call. */
export const isToolCallForced = ({ toolChoice }: CoreChatRequest): boolean =>
  toolChoice?.mode === 'required' || toolChoice?.mode === 'tool';

/** Whether the conversation so far holds calls or results. */
export const hasToolTurns = ({ messages }: CoreChatRequest): boolean =>
  messages.some(({ content }) => content.some(({ type }) => type === 'tool-call' || type === 'tool-result'));

/** The capability under which a backend is sent this medium. */
export const capabilityOf = (medium: CoreMedium): Capability => capabilityFor(featureOf(medium));

const capabilityFor = (need: RequestFeature): Capability => (need === 'video' ? 'vision' : need);

function featureOf(medium: CoreMedium): RequestFeature {
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
