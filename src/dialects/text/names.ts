import type { CoreTool } from '../../core/types.ts';

/** The names the model was offered. */
export const offeredNames = (tools: readonly CoreTool[]): Set<string> =>
  new Set(tools.flatMap(({ name }) => (name === undefined ? [] : [name])));

/** Whether this can be a tool's name at all: some models write the placeholder of a template, `{{ tc.name }}`. */
export const isName = (name: string): boolean => /^[^\s{}<>"'`()[\]|\\,;=]{1,256}$/.test(name);

/**
 * The name of a called tool as it was offered: models put the namespace of their training before it (`functions.`,
 * `default_api.`). A name that was not offered stays as it is.
 */
export function offeredName(name: string, offered: ReadonlySet<string>): string {
  if (offered.has(name)) return name;
  const bare = name.replace(/^(?:functions|default_api|tools)[.:]/, '');
  return offered.has(bare) ? bare : name;
}
