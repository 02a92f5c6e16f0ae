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
    const earlier = routes.slice(0, index).find((other) => includes(other.when, row.when));
    if (earlier)
      return [
        {
          row,
          why: `no request reaches this row: row ${earlier.name} before it takes all of them (${describeConditions(earlier.when)})`,
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
