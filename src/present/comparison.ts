import type { Aggregate, Finding, RunComparison } from '../../generated/louter.js';
import { formatDollars, formatDuration, formatExact, formatNumber } from './format.ts';
import type { Line, Tone } from './line.ts';

/** What the verdict on a comparison means, and the exit code of `louter traces compare` with its reason. */
interface VerdictMeaning {
  readonly exitCode: 0 | 1 | 3;
  readonly exitReason: string;
  readonly meaning: string;
}

/** By verdict. */
export const verdictMeanings = {
  'proxy-bug': {
    exitCode: 1,
    exitReason: 'the gateway caused a difference',
    meaning: 'the gateway changed a request or response, or failed: check the gateway',
  },
  inconclusive: {
    exitCode: 3,
    exitReason: 'nothing can be concluded',
    meaning: 'the baseline runs differ among themselves, or there is nothing to compare',
  },
  'agent-or-backend': {
    exitCode: 0,
    exitReason: 'the gateway caused none of them',
    meaning:
      'the backend failed or answered differently, or both fail: check the agent or the backend, not the gateway',
  },
  'baseline-only': {
    exitCode: 0,
    exitReason: 'the gateway caused none of them',
    meaning: 'the baseline fails and the proxy works',
  },
  same: { exitCode: 0, exitReason: 'the gateway caused none', meaning: 'no relevant difference' },
} as const satisfies Readonly<Record<string, VerdictMeaning>>;

type Verdict = keyof typeof verdictMeanings;

/** What is shown of a comparison, in exported JSON. */
type ShownComparison = Omit<RunComparison, 'aggregates' | 'runs_b'> & {
  readonly aggregates: Pick<RunComparison['aggregates'], 'noise' | 'by'>;
};

/** What both sides are called. */
export interface SideNames {
  readonly a: 'baseline' | 'reference';
  readonly b: 'compared';
}

/** The first side is a baseline only if its requests passed through unchanged: else both are translated. */
export function nameSides({ by }: Pick<RunComparison['aggregates'], 'by'>): SideNames {
  const modes = by.flatMap(({ by: name, value, a }) => (name === 'mode' && a !== null ? [value] : []));
  return { a: modes.some((mode) => mode !== 'baseline') ? 'reference' : 'baseline', b: 'compared' };
}
type Case = RunComparison['cases'][number];

const verdictTones: Readonly<Record<Verdict, Tone>> = {
  'proxy-bug': 'bad',
  inconclusive: 'mixed',
  'agent-or-backend': 'mixed',
  'baseline-only': 'good',
  same: 'good',
};

/** A verdict with its meaning. */
export const verdictLine = (verdict: Verdict): Line<'verdict'> => ({
  kind: 'verdict',
  label: verdict,
  text: verdictMeanings[verdict].meaning,
  tone: verdictTones[verdict],
});

/** What was compared, the verdict, and what else to know of it. */
export function comparisonLines({
  a,
  runs_a: runsA,
  b,
  verdict,
  cases,
  unpaired,
  aggregates,
}: ShownComparison): Line<'side' | 'verdict' | 'remark'>[] {
  const findings = cases.flatMap((each) => each.findings);
  const count = (severity: Finding['severity']): number => findings.filter((each) => each.severity === severity).length;
  const affected = cases.filter((each) => each.findings.some(({ severity }) => severity !== 'info')).length;
  const { exitCode, exitReason } = verdictMeanings[verdict];
  const isRuns = findings.some(({ kind }) => kind === 'unpaired') || runsA.length > 1;
  const names = nameSides(aggregates);
  const remark = (text: string): Line<'remark'> => ({ kind: 'remark', text });
  return [
    { kind: 'side', label: names.a, text: runsA.length > 0 ? runsA.join(', ') : a },
    { kind: 'side', label: names.b, text: b },
    verdictLine(verdict),
    remark(
      `${formatNumber(count('critical'), 'critical difference')}, ${formatNumber(count('warning'), 'warning')} in ${affected} of ${formatNumber(cases.length, 'case')}; louter traces compare exits with ${exitCode}: ${exitReason}`,
    ),
    ...(count('critical') + count('warning') === 0
      ? []
      : [remark('Critical: the agent received something else, or what it cannot use. Warning: it could go on.')]),
    ...(names.a === 'reference'
      ? [remark('The reference was translated, too: a difference may come from either side.')]
      : []),
    ...(aggregates.noise === null
      ? [
          remark(
            `Only one ${names.a}: run-to-run variation is unknown. Pass several, e.g. "base-1,base-2" or "base-*".`,
          ),
        ]
      : []),
    ...(!isRuns && unpaired.a + unpaired.b > 0
      ? [remark(`Without counterpart: ${unpaired.a} requests of the ${names.a}, ${unpaired.b} of the other side.`)]
      : []),
  ];
}

/** A case, and how many differences without meaning it has of each kind. */
export const caseLine = ({ case: name, verdict, pairs, findings }: Case): Line<'case'> => ({
  kind: 'case',
  label: name ?? '(no case)',
  text: `${verdict}, ${formatNumber(pairs, 'pair')} of requests`,
  tone: verdictTones[verdict],
  lines: infoLines(findings),
});

function infoLines(findings: readonly Finding[]): Line<'info'>[] {
  const counts = new Map<string, number>();
  for (const { severity, kind } of findings) if (severity === 'info') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const text = [...counts].map(([kind, count]) => `${kind} ${count}×`).join(', ');
  return counts.size === 0 ? [] : [{ kind: 'info', label: 'info', text }];
}

/** Those of a severity before those of a lesser one. */
export const severities = ['critical', 'warning'] as const;

const severityTones: Readonly<Record<Finding['severity'], Tone>> = { critical: 'bad', warning: 'mixed', info: 'quiet' };

/** The same difference in several pairs of requests, with the first of them. */
export interface RepeatedFinding {
  readonly first: Finding;
  readonly pairs: readonly Pick<Finding, 'trace_a' | 'trace_b'>[];
  /** Of all of them: positions in lists differ. */
  readonly path: string | null;
}

/** Findings without their repetitions, in the order in which each came first. */
export function groupFindings(findings: readonly Finding[]): RepeatedFinding[] {
  const groups = Map.groupBy(findings, ({ severity, kind, side, origin, leg, what, path }) =>
    JSON.stringify([severity, kind, side, origin, leg, what, path && patternOf(path)]),
  );
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const isSamePath = all.every(({ path }) => path === first.path);
    return [{ first, pairs: all, path: isSamePath || first.path === null ? first.path : patternOf(first.path) }];
  });
}

const patternOf = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** A difference of two requests: its kind, on which side it is and who caused it, and in how many pairs. */
export const differenceLine = ({ first, pairs, path }: RepeatedFinding, names: SideNames): Line => {
  const { kind, severity, side, origin, leg, what } = first;
  return {
    kind,
    label: severity,
    who: [...describeSide(side, origin, names), ...(leg === null ? [] : [leg])].join(', '),
    text: what,
    details: [
      ...(path === null || path === '' ? [] : [{ name: 'at', text: path }]),
      ...(pairs.length === 1 ? [] : [{ name: 'times', text: String(pairs.length) }]),
    ],
    tone: severityTones[severity],
  };
};

function describeSide(side: Finding['side'], origin: Finding['origin'], names: SideNames): string[] {
  if (side === null) return ['between both'];
  const run = side === 'b' && names.a === 'baseline' ? 'the proxy' : `the ${side === 'a' ? names.a : 'compared run'}`;
  if (origin === null) return [run];
  return [run, origin === 'backend' ? "already in the backend's response" : "not in the backend's response"];
}

// ---------------------------------------------------------------- totals

/** A row of totals: its title, and its text for one side. */
export type TotalsRow = readonly [title: string, text: (totals: Aggregate) => string];

const times = (found: Aggregate['total_ms']): string =>
  found === null ? '–' : `${formatDuration(found.p50)}, p95 ${formatDuration(found.p95)}`;

/** The rows of totals, in their order. */
export const totalsRows: readonly TotalsRow[] = [
  ['requests', ({ requests }) => String(requests)],
  ['errors', ({ errors, error_rate: rate }) => `${errors} (${percentText(rate)})`],
  [
    'stop reasons',
    ({ stop_reasons: reasons }) =>
      Object.entries(reasons)
        .map(([reason, count]) => `${count} ${reason}`)
        .join(', ') || '–',
  ],
  ['unsupported fields', ({ losses }) => String(losses)],
  ['contradictions', ({ checked, contradictions }) => (checked === 0 ? '–' : `${contradictions} of ${checked}`)],
  ['valid tool calls', ({ calls, valid_calls: valid }) => (calls === 0 ? '–' : `${valid} of ${calls}`)],
  [
    'tokens',
    ({ tokens: { input, output, cache_read: cached } }) =>
      `${formatExact(input)} input (${formatExact(cached)} cached), ${formatExact(output)} output`,
  ],
  ['cost', ({ cost_usd: cost }) => (typeof cost === 'number' ? formatDollars(cost) : '–')],
  ['first token', (totals) => times(totals.first_token_ms)],
  ['total time', (totals) => times(totals.total_ms)],
];

/** What requests are grouped by, as filters call it: their models are those that backends were sent. */
export const groupName = (by: RunComparison['aggregates']['by'][number]['by']): string =>
  by === 'model' ? 'served' : by;

/** The requests of one mode, model or backend in one line. */
export const groupText = (totals: Aggregate | null): string =>
  totals === null
    ? '–'
    : `${formatNumber(totals.requests, 'request')}, ${percentText(totals.error_rate)} errors, ${formatExact(totals.tokens.input)} input, ${formatExact(totals.tokens.output)} output, ${formatDuration(totals.total_ms?.p50 ?? null)}`;

/** A share from 0 to 1; small ones have a decimal. */
const percentText = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** The metrics that are outside the range of the baseline runs, a sentence for each. */
export const describeOutside = (
  { a: name }: SideNames,
  noise: readonly { metric: string; min: number; max: number; b: number | null; is_outside: boolean }[] | null,
): string[] =>
  (noise ?? [])
    .filter(({ is_outside: isOutside }) => isOutside)
    .map(
      ({ metric, min, max, b: value }) =>
        `outside the range of the ${name}: ${metric.replaceAll('_', ' ')} ${round(value)}, ${name} ${round(min)} to ${round(max)}`,
    );

const round = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 1000) / 1000));
