import type { CoreTool } from '../../core/types.ts';

/** The names of the offered tools. */
export const offeredNames = (tools: readonly CoreTool[]): Set<string> =>
  new Set(tools.flatMap(({ name }) => (name === undefined ? [] : [name])));

/** A unit of a tool's name, as part of a regular expression. */
export const nameUnit = String.raw`[^\s{}<>"'${'`'}()[\]|\\,;=]`;
const completeName = new RegExp(`^${nameUnit}{1,256}$`);

/** Whether this is a possible tool name. Some models write a template placeholder, `{{ tc.name }}`. */
export const isName = (name: string): boolean => completeName.test(name);

/** Names to look for in a text, as parts of a regular expression. */
export interface NamePatterns {
  /** Any name, or an offered one with other units in it, such as blanks. */
  name: string;
  /** The beginning of one. */
  begun: string;
}

export function namePatterns(offered: ReadonlySet<string>): NamePatterns {
  const others = [...offered].filter((name) => !isName(name)).toSorted((one, other) => other.length - one.length);
  if (others.length === 0) return { name: `${nameUnit}{1,256}`, begun: `${nameUnit}{0,256}` };
  const namespaced = (names: readonly string[]): string => `(?:${nameUnit}{1,64}[.:])?(?:${names.join('|')})`;
  return {
    name: `(?:${namespaced(others.map(escaped))}|${nameUnit}{1,256})`,
    begun: `(?:${nameUnit}{0,256}|${namespaced(others.map(beginningsOf))})`,
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const beginningsOf = (text: string): string =>
  Array.from(text).reduceRight((rest, unit) => `${escaped(unit)}${rest === '' ? '' : `(?:${rest})?`}`, '');

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
