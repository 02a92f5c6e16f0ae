import type { CoreTool } from '../../core/types.ts';

const identifier = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/**
 * Maps the client's names of tools to names in the prompt. Tools are rendered as TypeScript types: a name that is not
 * an identifier becomes the nearest free one, as in Ollama. Deterministic.
 * @example `get-weather` becomes `get_weather`, or `get_weather_2` if that exists
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

/** The nearest identifier, without regard to other names. */
export function identifierFor(name: string): string {
  if (identifier.test(name)) return name;
  const legal = name.replace(/[^\p{ID_Continue}$]/gu, '_');
  return identifier.test(legal) ? legal : `_${legal}`;
}

function freeName(name: string, transition: ReadonlySet<string>): string {
  if (!transition.has(name)) return name;
  for (let count = 2; ; count++) if (!transition.has(`${name}_${count}`)) return `${name}_${count}`;
}
