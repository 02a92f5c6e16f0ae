import type { BackendConfig, KeyConfig, RouteConditions, RouteRow } from './config.ts';
import { describeConditions } from './route-text.ts';
import { matchesPattern } from './pattern.ts';

/** A row that no request reaches, whose requests are all refused, or one of whose options has no effect. */
interface UnreachableRow {
  readonly row: RouteRow;
  /** As a sentence about the row. */
  readonly why: string;
}

/** The rows of which it is certain that they answer no request: an earlier row takes all of theirs, or their keys exclude them. */
export const findUnreachable = (routes: readonly RouteRow[], keys: readonly KeyConfig[]): UnreachableRow[] =>
  routes.flatMap((row, index) => {
    const earlier = findCovering(routes.slice(0, index), row.when);
    if (earlier) {
      const names = earlier.map(({ name }) => name);
      const [first] = earlier;
      const taking =
        names.length === 1 && first
          ? `row ${first.name} before it takes all of them (${describeConditions(first.when)})`
          : `rows ${names.slice(0, -1).join(', ')} and ${names.at(-1)} before it take all of them together`;
      return [{ row, why: `no request reaches this row: ${taking}` }];
    }
    const excluding = row.when.key?.filter((name) => !mayRequestAny(keys, name, row.when)) ?? [];
    if (row.when.key && excluding.length === row.when.key.length)
      return [
        {
          row,
          why: `all requests of this row are refused: keys.${excluding.join(', keys.')} may request none of its models`,
        },
      ];
    const refusing =
      row.when.key?.filter(
        (name) =>
          !mayUseAny(
            keys.find((key) => key.name === name),
            row,
          ),
      ) ?? [];
    return row.when.key && refusing.length === row.when.key.length
      ? [
          {
            row,
            why: `all requests of this row are refused: keys.${refusing.join(', keys.')} may use none of its backends`,
          },
        ]
      : [];
  });

/**
 * The earlier rows that take all requests of a row; `undefined` if that is not certain. Where one of them takes those with
 * one value of a condition that has two, or with the lowest numbers of tokens, others may take the rest. Which of such parts
 * is considered first makes no difference: rows that take all requests together take all of the rest, too.
 */
function findCovering(earlier: readonly RouteRow[], when: RouteConditions): readonly RouteRow[] | undefined {
  const taking = new Set<RouteRow>();
  let rest = when;
  for (;;) {
    const conditions = rest;
    const last = earlier.find((other) => includes(other.when, conditions));
    if (last) return earlier.filter((row) => row === last || taking.has(row));
    const part = takePart(earlier, conditions);
    if (!part) return undefined;
    taking.add(part.other);
    rest = part.rest;
  }
}

/** A row that takes a part of the requests for which conditions hold, and the conditions of the rest. */
interface TakenPart {
  readonly other: RouteRow;
  readonly rest: RouteConditions;
}

function takePart(earlier: readonly RouteRow[], when: RouteConditions): TakenPart | undefined {
  for (const flag of flags.filter((each) => when[each] === null))
    for (const value of [true, false]) {
      const other = earlier.find((row) => row.when[flag] === value && includes(row.when, { ...when, [flag]: value }));
      if (other) return { other, rest: { ...when, [flag]: !value } };
    }
  return takeLowestTokens(earlier, when);
}

function takeLowestTokens(earlier: readonly RouteRow[], when: RouteConditions): TakenPart | undefined {
  const { min, max } = when.inputTokens ?? { min: 0, max: Number.MAX_SAFE_INTEGER };
  const other = earlier.find(({ when: taken }) => {
    const range = taken.inputTokens;
    const takesLowest = range !== null && range.min <= min && range.max >= min && range.max < max;
    return takesLowest && includes({ ...taken, inputTokens: null }, when);
  });
  const end = other?.when.inputTokens?.max;
  return other && end !== undefined ? { other, rest: { ...when, inputTokens: { min: end + 1, max } } } : undefined;
}

/** Whether a key may request a model of a row. True where that is not certain. */
function mayRequestAny(keys: readonly KeyConfig[], name: string, { model }: RouteConditions): boolean {
  const allowed = keys.find((key) => key.name === name)?.models;
  if (!allowed || !model) return true;
  return model.some((each) => each.includes('*') || allowed.some((pattern) => matchesPattern(pattern, each)));
}

/** The rows whose `continue` has no effect. */
export const findIdleContinuations = (
  routes: readonly RouteRow[],
  backends: readonly Pick<BackendConfig, 'name' | 'mode'>[],
): UnreachableRow[] =>
  routes.flatMap((row) => {
    const [first, next] = row.targets;
    if (!row.continues || !first) return [];
    if (!next)
      return [{ row, why: 'continue = true has no effect: the row has no other target to continue an answer' }];
    const isPassedOn = backends.some(({ name, mode }) => name === first.backend && mode === 'baseline');
    return isPassedOn
      ? [
          {
            row,
            why: `continue = true has no effect: backend ${first.backend} has mode = "baseline", which passes bytes on as they are`,
          },
        ]
      : [];
  });

const mayUseAny = (key: KeyConfig | undefined, { targets }: RouteRow): boolean =>
  targets.some(({ backend }) => key?.backends?.includes(backend) ?? true);

/** Whether the conditions `outer` hold for each request for which `inner` do. False where that is not certain. */
function includes(outer: RouteConditions, inner: RouteConditions): boolean {
  const { inputTokens, header } = outer;
  const areFlagsEqual = flags.every((flag) => {
    if (outer[flag] === null) return true;
    // A request for a certain tool declares tools.
    return outer[flag] === inner[flag] || (flag === 'tools' && outer.tools === true && inner.tool !== null);
  });
  const areNamesIncluded = (['protocol', 'agent', 'key'] as const).every((field) => {
    const allowed = outer[field];
    return allowed === null || (inner[field]?.every((name) => allowed.includes(name)) ?? false);
  });
  return (
    areFlagsEqual &&
    areNamesIncluded &&
    (outer.model?.includes('*') === true || arePatternsIncluded(outer.model, inner.model)) &&
    arePatternsIncluded(outer.tool, inner.tool) &&
    (inputTokens === null ||
      (inner.inputTokens !== null &&
        inputTokens.min <= inner.inputTokens.min &&
        inner.inputTokens.max <= inputTokens.max)) &&
    Object.entries(header ?? {}).every(([name, pattern]) =>
      arePatternsIncluded([pattern], inner.header?.[name] === undefined ? null : [inner.header[name]]),
    )
  );
}

const flags = ['thinking', 'subagent', 'background', 'tools', 'image', 'document'] as const;

/** A pattern that matches the text of another, asterisks taken for letters, matches whatever that one matches. */
const arePatternsIncluded = (outer: readonly string[] | null, inner: readonly string[] | null): boolean =>
  outer === null || (inner?.every((pattern) => outer.some((other) => matchesPattern(other, pattern))) ?? false);
