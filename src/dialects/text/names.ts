import type { CoreTool } from '../../core/types.ts';

/** The names of the offered tools. */
export const offeredNames = (tools: readonly CoreTool[]): Set<string> =>
  new Set(tools.flatMap(({ name }) => (name === undefined ? [] : [name])));

/** A unit of a tool's name, as part of a regular expression. */
export const nameUnit = String.raw`[^\s{}<>"'${'`'}()[\]|\\,;=]`;
const completeName = new RegExp(`^${nameUnit}{1,256}$`);

/** Whether this is a possible tool name. Some models write a template placeholder, `{{ tc.name }}`. */
export const isName = (name: string): boolean => completeName.test(name);

/** Whether this is the name of an offered tool, with or without a namespace. */
export const isOffered = (name: string, offered: ReadonlySet<string>): boolean =>
  offered.has(calledName(name, offered));

/** Whether a tool can be called by this name. Offered names may contain anything, such as blanks. */
export const isCallable = (name: string, offered: ReadonlySet<string>): boolean =>
  isName(name) || isOffered(name, offered);

/** Whether this is the name of an offered tool and not a prefix of another one. */
export const isUnambiguousName = (name: string, offered: ReadonlySet<string>): boolean =>
  offered.has(name) && ![...offered].some((other) => other !== name && other.startsWith(name));

/**
 * The offered name of a called tool: models add the namespace of their training (`functions.`, `default_api.`). Other
 * names are unchanged.
 */
export function offeredName(name: string, offered: ReadonlySet<string>): string {
  if (offered.has(name)) return name;
  const bare = name.replace(/^(?:functions|default_api|tools)[.:]/, '');
  return offered.has(bare) ? bare : name;
}

/** The same with any namespace removed (omlx 1830), for names in the position of a call's name. */
export function calledName(written: string, offered: ReadonlySet<string>): string {
  const name = offeredName(written, offered);
  if (offered.has(name)) return name;
  const last = name.slice(Math.max(name.lastIndexOf(':'), name.lastIndexOf('.')) + 1);
  return offered.has(last) ? last : name;
}
