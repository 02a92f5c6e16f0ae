import type { CoreTool } from '../../core/types.ts';

/** The names the model was offered. */
export const offeredNames = (tools: readonly CoreTool[]): Set<string> =>
  new Set(tools.flatMap(({ name }) => (name === undefined ? [] : [name])));

/** What the name of a tool may consist of, as part of a regular expression. */
export const nameUnit = String.raw`[^\s{}<>"'${'`'}()[\]|\\,;=]`;
const completeName = new RegExp(`^${nameUnit}{1,256}$`);

/** Whether this can be a tool's name at all: some models write the placeholder of a template, `{{ tc.name }}`. */
export const isName = (name: string): boolean => completeName.test(name);

/** Whether this is the name of an offered tool, in a namespace or without one. */
export const isOffered = (name: string, offered: ReadonlySet<string>): boolean =>
  offered.has(calledName(name, offered));

/** Whether a tool can be called by this name: an offered one may hold anything, such as blanks. */
export const isCallable = (name: string, offered: ReadonlySet<string>): boolean =>
  isName(name) || isOffered(name, offered);

/** Whether this is the whole name of an offered tool, and not the beginning of another one's too. */
export const isUnambiguousName = (name: string, offered: ReadonlySet<string>): boolean =>
  offered.has(name) && ![...offered].some((other) => other !== name && other.startsWith(name));

/**
 * The name of a called tool as it was offered: models put the namespace of their training before it (`functions.`,
 * `default_api.`). A name that was not offered stays as it is.
 */
export function offeredName(name: string, offered: ReadonlySet<string>): string {
  if (offered.has(name)) return name;
  const bare = name.replace(/^(?:functions|default_api|tools)[.:]/, '');
  return offered.has(bare) ? bare : name;
}

/** The same without a namespace of any kind (omlx 1830), where the name stands in the place of a call's. */
export function calledName(written: string, offered: ReadonlySet<string>): string {
  const name = offeredName(written, offered);
  if (offered.has(name)) return name;
  const last = name.slice(Math.max(name.lastIndexOf(':'), name.lastIndexOf('.')) + 1);
  return offered.has(last) ? last : name;
}
