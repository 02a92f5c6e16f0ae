import { readFileSync } from 'node:fs';
import { stringify } from 'smol-toml';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { code, escapeTags, renderTable } from './section.ts';

const schema = parseSchema(readFileSync(new URL('../../generated/louter.toml.schema.json', import.meta.url), 'utf8'));
const definitions = asObject(schema['$defs']) ?? {};

/** The definitions that have a section of their own, and the table of the file that they describe. */
const tables: readonly (readonly [definition: string, header: string])[] = [
  ['BackendConfiguration', '[backends.NAME]'],
  ['KeyConfiguration', '[keys.NAME]'],
  ['ModelData', '[model_data.NAME]'],
  ['RunConfiguration', '[run.AGENT]'],
  ['RouteConditions', 'when of [[routes]]'],
  ['KeyBudget', 'budget of [keys.NAME]'],
  ['ModelPrice', 'price of [model_data.NAME]'],
];

/**
 * Every key of `louter.toml` with its type, default, an example and its meaning, from the schema of the file.
 * @throws {Error} if a key has no description, or neither a default nor an example.
 */
export function describeConfiguration(): string {
  const sections = Object.entries(propertiesOf(schema)).map(([name, section]) => {
    const target = asObject(section) ?? {};
    const own = propertiesOf(target);
    const description = descriptionOf(target, name);
    if (Object.keys(own).length > 0 && name !== 'run') return renderSection(`[${name}]`, description, own, [name]);
    const row = asString(asObject(target['items'])?.['$ref'])?.replace('#/$defs/', '');
    if (row !== undefined)
      return renderSection(`[[${name}]]`, description, propertiesOf(asObject(definitions[row]) ?? {}), [row]);
    const pointer = tables.find(([, header]) => header.startsWith(`[${name}.`))?.[1];
    return `## \`[${name}]\`\n\n${description}${pointer === undefined ? '' : ` \`${pointer}\` below lists the keys of each.`}${
      name === 'models' ? modelsExample : ''
    }`;
  });
  const others = tables.map(([definition, header]) => {
    const target = asObject(definitions[definition]) ?? {};
    return renderSection(header, descriptionOf(target, definition), propertiesOf(target), [definition]);
  });
  return [...sections, ...others].join('\n\n');
}

const modelsExample = `

\`\`\`toml
[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:8080/v1"

[backends.anthropic]
protocol = "anthropic"
api_key = "client"

[models]
"claude-haiku-*" = "local/qwen3-coder-30b"
"claude-*" = ["anthropic/*", "local/qwen3-coder-30b"]
\`\`\``;

function renderSection(header: string, description: string, keys: JsonObject, at: readonly string[]): string {
  const title = header.startsWith('[')
    ? `## \`${header}\``
    : `## ${header.replace(/^(\w+)/, '`$1`').replace(/(\[.*\])/, '`$1`')}`;
  const rows = Object.entries(keys).map(([key, value]) => {
    const target = asObject(value) ?? {};
    const path = [...at, key].join('.');
    const fallback = target['default'];
    const example = asArray(target['examples'])?.[0] ?? fallback ?? firstValueOf(target);
    if (example === undefined) throw new Error(`configuration: ${path} has neither a default nor an example`);
    return [
      code(key),
      typeOf(target),
      fallback === undefined ? '–' : code(toToml(fallback)),
      code(`${key} = ${toToml(example)}`),
      escapeTags(descriptionOf(target, path)),
    ];
  });
  return `${title}\n\n${escapeTags(description)}\n\n${renderTable(['key', 'type', 'default', 'example', 'meaning'], rows)}`;
}

/** The values of a key: those that are allowed, or its type. */
function typeOf(target: JsonObject): string {
  const reference = asString(target['$ref'])?.replace('#/$defs/', '');
  if (reference === 'Duration' || reference === 'Size') return reference.toLowerCase();
  if (reference !== undefined) {
    const named = asObject(definitions[reference]) ?? {};
    return tables.some(([name]) => name === reference) ? 'table' : typeOf(named);
  }
  const allowed = asArray(target['enum']);
  if (allowed) return allowed.map((value) => code(toToml(value))).join(', ');
  const forms = asArray(target['oneOf']) ?? asArray(target['anyOf']);
  // A narrow text may also be a variable.
  const own = forms
    ?.map((form) => asObject(form) ?? {})
    .filter((form) => asString(form['pattern'])?.startsWith(String.raw`\$`) !== true);
  if (own && own.length > 0)
    return [...new Set(own.map(typeOf))].join(' or ').replace('string or table', 'date and time');
  const items = asObject(target['items']);
  if (items) return `list of ${typeOf(items).replace(/^string$/, 'strings')}`;
  const names: Readonly<Record<string, string>> = { object: 'table' };
  const type = asString(target['type']) ?? 'any';
  return names[type] ?? type;
}

function firstValueOf(target: JsonObject): JsonValue | undefined {
  const allowed = asArray(target['enum']);
  if (allowed) return allowed[0];
  const reference = asString(target['$ref'])?.replace('#/$defs/', '');
  if (reference !== undefined) return firstValueOf(asObject(definitions[reference]) ?? {});
  return (asArray(target['anyOf']) ?? [])
    .map((form) => firstValueOf(asObject(form) ?? {}))
    .find((value) => value !== undefined);
}

const propertiesOf = (target: JsonObject): JsonObject => asObject(target['properties']) ?? {};

function descriptionOf(target: JsonObject, path: string): string {
  const description = asString(target['description']);
  if (description === undefined) throw new Error(`configuration: ${path} has no description in specs/louter.yaml`);
  return description;
}

/** A value as it is written in the file, on one line. */
function toToml(value: JsonValue): string {
  const object = asObject(value);
  if (object)
    return `{ ${Object.entries(object)
      .map(([key, each]) => `${key} = ${toToml(each)}`)
      .join(', ')} }`.replace('{  }', '{}');
  const list = asArray(value);
  if (list) return `[${list.map(toToml).join(', ')}]`;
  return stringify({ value })
    .trim()
    .replace(/^value = /, '');
}

function parseSchema(text: string): JsonObject {
  const parsed: JsonValue = JSON.parse(text);
  return asObject(parsed) ?? {};
}
