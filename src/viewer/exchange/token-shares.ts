import type { CoreChatRequest, CoreContentPart, CoreToolResult } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { argumentsText } from '../../core/tool-input.ts';

/** A part of a request, by its length. */
export interface TokenShare {
  section: string;
  /** The tool, for tools and results; null where a section is one part. */
  name: string | null;
  characters: number;
  /** An estimate: its share of the tokens that the vendor counted; null where it counted none. */
  tokens: number | null;
}

/** A message by its length. */
export interface MessageShare {
  index: number;
  role: string;
  characters: number;
  tokens: number | null;
}

export interface TokenShares {
  /** The largest first. */
  parts: TokenShare[];
  /** The ten largest. */
  messages: MessageShare[];
  /** Media are not counted in characters. */
  media: number;
}

const maxMessages = 10;

/**
 * How the tokens of a request are distributed: `inputTokens`, as the vendor counted them, in proportion to the characters of
 * each part.
 */
export function shareTokens(request: CoreChatRequest, inputTokens: number | null): TokenShares {
  const sizes = new Map<string, { section: string; name: string | null; characters: number }>();
  let media = 0;
  const add = (section: string, name: string | null, characters: number): void => {
    if (characters === 0) return;
    const key = JSON.stringify([section, name]);
    const part = sizes.get(key) ?? { section, name, characters: 0 };
    sizes.set(key, { ...part, characters: part.characters + characters });
  };
  const toolOfCall = new Map<string, string>();
  for (const tool of request.tools ?? []) add('tools', tool.name ?? 'unnamed', JSON.stringify(tool).length);
  const messages = request.messages.map(({ role, content }, index) => {
    let total = 0;
    for (const part of content) {
      if (part.type === 'tool-call') toolOfCall.set(part.id, part.name);
      const { section, name, characters } = measurePart(part, role, toolOfCall);
      if (section === 'media') media++;
      else add(section, name, characters);
      total += characters;
    }
    return { index, role, characters: total };
  });
  const parts = [...sizes.values()];
  const all = parts.reduce((sum, { characters }) => sum + characters, 0);
  const tokensOf = (characters: number): number | null =>
    inputTokens === null || all === 0 ? null : Math.round((inputTokens * characters) / all);
  const withTokens = <T extends { characters: number }>(items: readonly T[]): (T & { tokens: number | null })[] =>
    items
      .map((item) => ({ ...item, tokens: tokensOf(item.characters) }))
      .toSorted((one, other) => other.characters - one.characters);
  return {
    parts: withTokens(parts),
    messages: withTokens(messages.filter(({ characters }) => characters > 0)).slice(0, maxMessages),
    media,
  };
}

interface MeasuredPart {
  section: string;
  name: string | null;
  characters: number;
}

function measurePart(
  part: CoreContentPart | CoreToolResult,
  role: string,
  toolOfCall: ReadonlyMap<string, string>,
): MeasuredPart {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return { section: role === 'system' ? 'instructions' : `${role} text`, name: null, characters: part.text.length };
    case 'reasoning':
      return {
        section: 'reasoning kept',
        name: null,
        characters: part.blocks.reduce((sum, { text }) => sum + text.length, 0) + (part.signature?.value.length ?? 0),
      };
    case 'tool-call': {
      return { section: 'calls', name: part.name, characters: part.name.length + argumentsText(part.input).length };
    }
    case 'tool-result': {
      const inner = part.content.reduce((sum, each) => sum + (each.type === 'text' ? each.text.length : 0), 0);
      const characters = inner === 0 && part.value !== undefined ? JSON.stringify(part.value).length : inner;
      return { section: 'results', name: toolOfCall.get(part.callId) ?? part.name ?? 'unknown', characters };
    }
    case 'source':
      return { section: 'results', name: 'source', characters: part.url.length + (part.title?.length ?? 0) };
    case 'opaque':
      return { section: 'other', name: part.kind, characters: JSON.stringify(part.payload).length };
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
      return { section: 'media', name: part.type, characters: 0 };
    default:
      return unreachable(part);
  }
}
