import type { CoreTool } from '../../core/types.ts';

const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/**
 * The name under which each tool that a client runs stands in the prompt, by the client's own name. Tools are told of as
 * TypeScript types there: a name that is no identifier gets the nearest one that no other tool has (`get-weather`,
 * `get_weather`; a second time `get_weather_2`), as in Ollama. The same tools always get the same names.
 */
export function harmonyNames(tools: readonly CoreTool[]): ReadonlyMap<string, string> {
  const own = tools.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name]));
  const names = new Map<string, string>();
  for (const name of own) if (identifier.test(name)) names.set(name, name);
  const transition = new Set(names.values());
  for (const name of own) {
    if (names.has(name)) continue;
    const promptName = freeName(identifierFor(name), transition);
    transition.add(promptName);
    names.set(name, promptName);
  }
  return names;
}

/** The nearest identifier. */
export function identifierFor(name: string): string {
  if (identifier.test(name)) return name;
  const legal = name.replace(/[^\p{ID_Continue}$]/gu, '_');
  return identifier.test(legal) ? legal : `_${legal}`;
}

function freeName(name: string, transition: ReadonlySet<string>): string {
  if (!transition.has(name)) return name;
  for (let count = 2; ; count++) if (!transition.has(`${name}_${count}`)) return `${name}_${count}`;
}
