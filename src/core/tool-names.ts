import { createHash } from 'node:crypto';
import type { CoreChatRequest, Note } from './types.ts';

/** What a backend takes as a name or an id. */
export interface NameRule {
  pattern: RegExp;
  maxLength: number;
}

/**
 * A legal stand-in for a name or call id that a backend would refuse: what is legal of it and a hash of the
 * whole, so that the same input always gets the same stand-in and two inputs never share one.
 */
export function toLegalName(name: string, { pattern, maxLength }: NameRule): string {
  if (name.length <= maxLength && pattern.test(name)) return name;
  const hash = createHash('sha256')
    .update(name)
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8);
  const kept = name.replace(/[^A-Za-z0-9]+/g, '_').slice(0, Math.max(0, maxLength - hash.length - 1));
  return /^[A-Za-z]/.test(kept) ? `${kept}_${hash}` : `t${kept.slice(1)}_${hash}`;
}

/** Gives back the client's own name of a tool for the stand-in a backend answered with. */
export function createNameRestorer(request: CoreChatRequest, rule: NameRule): (name: string) => string {
  const names = new Map<string, string>();
  for (const tool of request.tools ?? []) {
    if (tool.name !== undefined) names.set(toLegalName(tool.name, rule), tool.name);
  }
  return (name) => names.get(name) ?? name;
}

/** Notes the tools of a request, also of its earlier calls and their results, that are sent under a stand-in. */
export function noteRenamedTools(request: CoreChatRequest, rule: NameRule, note: (note: Note) => void): void {
  for (const saw of toolNamesIn(request)) {
    const made = toLegalName(saw, rule);
    if (made === saw) continue;
    note({ what: 'a tool name that the backend does not accept', saw, made, effect: { name: 'tool-renamed' } });
  }
}

function toolNamesIn({ tools = [], toolChoice, messages }: CoreChatRequest): Set<string> {
  const names = new Set<string>();
  for (const { type, name } of tools) if (type !== 'server' && name !== undefined) names.add(name);
  for (const { content } of messages)
    for (const part of content)
      if (
        (part.type === 'tool-call' || part.type === 'tool-result') &&
        !part.providerExecuted &&
        part.name !== undefined
      )
        names.add(part.name);
  for (const name of toolChoice?.mode === 'tool' ? [toolChoice.name] : (toolChoice?.among ?? [])) names.add(name);
  return names;
}
