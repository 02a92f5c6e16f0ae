import type { components } from '../../generated/louter.js';
import { agentNames } from '../core/agent-names.ts';
import { suggestName } from '../core/nearest.ts';
import { isCredentialField } from '../core/redact/credentials.ts';
import { protocols } from '../core/types.ts';
import { readTargets } from './backends.ts';
import type { BackendConfig, KeyConfig, RouteConditions, RouteRow } from './config.ts';
import { isKeyName, keyNameRule } from './keys.ts';
import type { Configuration } from './read.ts';
import { findIdleContinuations, findUnreachable } from './route-shadows.ts';
import type { ConfigProblems, ConfigSource } from './source.ts';

type RowSection = components['schemas']['RouteRow'];
type ConditionsSection = components['schemas']['RouteConditions'];

/** What the rows of a configuration are checked against. */
interface RouteContext {
  readonly source: ConfigSource;
  readonly problems: ConfigProblems;
  readonly backends: readonly BackendConfig[];
  readonly keys: readonly KeyConfig[];
}

/**
 * The rows of `[[routes]]`. Errors are reported to `problems`.
 * @returns with warnings: rows that no request reaches.
 */
export function routesOf(
  { routes: sections = [] }: Configuration,
  context: RouteContext,
): { routes: readonly RouteRow[]; warnings: readonly string[] } {
  const { source, problems, keys, backends } = context;
  const numbered = sections.flatMap((section, index) =>
    problems.attempt<{ row: RouteRow; index: number }[]>(
      () => [{ row: rowOf(section, { at: ['routes', String(index)], number: index + 1, context }), index }],
      [],
    ),
  );
  const places = new Map<string, number>();
  for (const { row, index } of numbered) {
    const earlier = places.get(row.name);
    problems.attempt(() => {
      if (earlier !== undefined)
        throw source.errorAt(
          ['routes', String(index), 'name'],
          `"${row.name}" is the name of row ${earlier + 1} too; each row needs a name of its own`,
        );
    }, undefined);
    places.set(row.name, index);
  }
  const routes = numbered.map(({ row }) => row);
  const warnings = [...findUnreachable(routes, keys), ...findIdleContinuations(routes, backends)].map(
    ({ row, why }) => source.errorAt(['routes', String(places.get(row.name) ?? 0)], why).message,
  );
  return { routes, warnings };
}

interface RowPlace {
  readonly at: readonly string[];
  /** From 1. */
  readonly number: number;
  readonly context: RouteContext;
}

function rowOf(section: RowSection, { at, number, context }: RowPlace): RouteRow {
  const { source } = context;
  const { name, when = {}, to, effort = null, max_tokens: maxTokens = null, thinking = null, sticky = true } = section;
  const { continue: continues = false, prompt_cache: promptCache = null } = section;
  if (name !== undefined && (!isKeyName(name) || /^\d+$/.test(name)))
    throw source.errorAt([...at, 'name'], `the name of a row must be ${keyNameRule}, and not a number`);
  if (thinking === false && effort !== null)
    throw source.errorAt([...at, 'effort'], 'contradicts thinking = false; remove one of them');
  const row = { name: name ?? String(number), targets: readTargets(to, { ...context, path: [...at, 'to'] }) };
  return {
    ...row,
    when: conditionsOf(when, [...at, 'when'], context),
    effort,
    maxTokens,
    thinking,
    isSticky: sticky,
    continues,
    promptCache,
  };
}

function conditionsOf(section: ConditionsSection, at: readonly string[], context: RouteContext): RouteConditions {
  const { source, keys } = context;
  const listOf = (key: 'model' | 'tool' | 'protocol' | 'agent' | 'key'): readonly string[] | null =>
    section[key] === undefined ? null : [section[key]].flat();
  const known = (
    key: 'protocol' | 'agent' | 'key',
    names: readonly string[],
    what: string,
  ): readonly string[] | null => {
    const list = listOf(key);
    for (const name of list ?? [])
      if (!names.includes(name))
        throw source.errorAt([...at, key], `unknown ${what} "${name}"${suggestName(name, names)}`);
    return list;
  };
  const { thinking = null, subagent = null, background = null, tools = null, image = null, document = null } = section;
  const tool = listOf('tool');
  if (tools === false && tool !== null)
    throw source.errorAt([...at, 'tool'], 'contradicts tools = false: no request holds for both; remove one of them');
  const key = known(
    'key',
    keys.map(({ name }) => name),
    'key of [keys]',
  );
  return {
    model: listOf('model'),
    inputTokens:
      section.input_tokens === undefined ? null : rangeOf(section.input_tokens, [...at, 'input_tokens'], source),
    thinking,
    subagent,
    background,
    tools,
    tool,
    image,
    document,
    protocol: known('protocol', protocols, 'protocol'),
    agent: known('agent', agentNames, 'agent'),
    key,
    header: section.header === undefined ? null : headerOf(section.header, [...at, 'header'], source),
  };
}

// ---------------------------------------------------------------- numbers of tokens

/** One bound, both, or a range: `>60000`, `>=8000 <60000`, `8000-60000`. */
function rangeOf(
  written: string | number,
  at: readonly string[],
  source: ConfigSource,
): RouteConditions['inputTokens'] {
  const range = typeof written === 'string' ? parseRange(written) : undefined;
  if (!range)
    throw source.errorAt(
      at,
      `expected a comparison with a whole number of tokens, such as ">60000", ">=8000 <60000" or "8000-60000", got ${JSON.stringify(written)}`,
    );
  if (range.min > range.max)
    throw source.errorAt(at, `${JSON.stringify(written)} contains no number: no request has so many tokens`);
  return range;
}

function parseRange(text: string): { min: number; max: number } | undefined {
  const [, from, to] = /^\s*(\d[\d_]{0,14})\s*-\s*(\d[\d_]{0,14})\s*$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { min: toNumber(from), max: toNumber(to) };
  const bounds = text.trim().split(/(?<=\d)[\s,]+/);
  if (bounds.length > 2) return undefined;
  let range = { min: 0, max: Number.MAX_SAFE_INTEGER };
  for (const bound of bounds) {
    const [, sign, digits] = /^(>=?|<=?)\s*(\d[\d_]{0,14})$/.exec(bound) ?? [];
    if (sign === undefined || digits === undefined) return undefined;
    const number = toNumber(digits);
    if (sign.startsWith('>')) range = { ...range, min: Math.max(range.min, sign === '>' ? number + 1 : number) };
    else range = { ...range, max: Math.min(range.max, sign === '<' ? number - 1 : number) };
  }
  return range;
}

const toNumber = (digits: string): number => Number(digits.replaceAll('_', ''));

// ---------------------------------------------------------------- header fields

function headerOf(
  fields: Readonly<Record<string, string>>,
  at: readonly string[],
  source: ConfigSource,
): RouteConditions['header'] {
  for (const name of Object.keys(fields)) {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw source.errorAt([...at, name], 'is not a valid name of an HTTP header');
    if (isCredentialField(name))
      throw source.errorAt([...at, name], 'is a credential; use key = "NAME", with a key of [keys]');
  }
  return Object.fromEntries(Object.entries(fields).map(([name, pattern]) => [name.toLowerCase(), pattern]));
}
