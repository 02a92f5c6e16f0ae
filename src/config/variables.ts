import type { Environment } from './environment.ts';
import type { ConfigSource } from './source.ts';

/** What replaces `${NAME}`. */
export interface Variables {
  environment: Environment;
  /** Where a variable that is not set is no error: its `${NAME}` stays. */
  mayBeUnset(path: readonly string[]): boolean;
}

const reference = /\$\{([^{}]*)\}/g;

/**
 * The text with `${NAME}` replaced.
 * @throws {ConfigError} for a variable that is not set, and for one that is written as elsewhere.
 */
export function substituteVariables(
  text: string,
  path: readonly string[],
  source: ConfigSource,
  { environment, mayBeUnset }: Variables,
): string {
  const misspelled = findForeignReference(text, path);
  if (misspelled !== undefined) throw source.errorAt(path, misspelled);
  return text.replaceAll(reference, (match, name: string) => {
    const value = environment[name];
    if (value !== undefined) return value;
    const [, bare] = /^(?:env:)?([A-Za-z_]\w*)(?::?[-+?=].*)?$/.exec(name) ?? [];
    if (bare !== undefined && bare !== name)
      throw source.errorAt(path, `a variable is named without more in its braces; write "\${${bare}}"`);
    if (mayBeUnset(path)) return match;
    throw source.errorAt(
      path,
      `the environment variable ${name} is not set; set it, or remove \${${name}} from this key`,
    );
  });
}

/** How shells, other tools and languages write a variable. */
const foreignReferences = [
  /^\$(?:env:)?([A-Za-z_]\w*)(?=$|[/:])/i,
  /^%([A-Za-z_]\w*)%(?=$|[/:])/,
  /^\{?env:([A-Za-z_]\w*)\}?$/i,
  /^os\.environ\/([A-Za-z_]\w*)$/,
  /^process\.env\.([A-Za-z_]\w*)$/,
  /^\{\{ ?(?:env\.)?([A-Za-z_]\w*) ?\}\}$/,
];

const sectionsWithCredentials = new Set(['backends', 'server', 'viewer', 'keys', 'traces', 'otel', 'search']);

/** A value that is the name of a variable, in a key that holds a credential. */
const bareName = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|TOKEN|SECRET)$/;

/**
 * The problem of a text that refers to a variable in another form, or that is only its name; `undefined` for others. A text
 * that may be a secret itself is not repeated.
 */
function findForeignReference(text: string, path: readonly string[]): string | undefined {
  // Elsewhere such a text may be meant.
  if (!sectionsWithCredentials.has(path[0] ?? '')) return undefined;
  const value = text.replace(/^(?:bearer|basic) +/i, '');
  for (const form of foreignReferences) {
    const [match, name] = form.exec(value) ?? [];
    if (match === undefined || name === undefined) continue;
    const isName = name === name.toUpperCase();
    return `${isName ? JSON.stringify(match) : 'what begins with "$" or "%"'} is not replaced by a variable; write "\${${isName ? name : 'NAME'}}"`;
  }
  const isCredential = path.at(-1) === 'api_key' || path.at(-1) === 'key' || /^(?:api_)?keys$/.test(path.at(-2) ?? '');
  return isCredential && bareName.test(value) ? `is the name of a variable; write "\${${value}}"` : undefined;
}
