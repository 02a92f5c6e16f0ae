import type { TraceChain, TraceHead, TraceOutcome } from '../../generated/louter.js';
import { placeOfHint } from '../core/diagnostics.ts';
import { formatDollars, formatDuration, formatExact, formatNumber, formatShare } from './format.ts';
import { detailsOf, type Line, type Link, type Tone } from './line.ts';

/** What is shown of an exchange, of a trace in exported JSON. */
export type ShownExchange = Pick<
  TraceHead,
  'trace_id' | 'started_at' | 'key' | 'route' | 'run' | 'case' | 'usage' | 'cost_usd'
> & {
  readonly mode: string | null;
  readonly outcome?: TraceOutcome;
  readonly timing: Pick<TraceHead['timing'], 'first_token_ms' | 'first_byte_ms' | 'total_ms'>;
  /** How it continues the request before it; absent where that is not known. */
  readonly link?: TraceHead['link'];
  readonly frontend: {
    readonly protocol: string;
    readonly model?: string | null;
    readonly request: Pick<TraceHead['frontend']['request'], 'method' | 'path' | 'headers'>;
  };
  readonly backend:
    | (Pick<NonNullable<TraceHead['backend']>, 'provider' | 'protocol' | 'dialect' | 'model' | 'attempts'> & {
        readonly response: Pick<NonNullable<NonNullable<TraceHead['backend']>['response']>, 'headers'> | null;
      })
    | null;
  readonly response: { readonly status: number } | null;
};

// ---------------------------------------------------------------- heading

const outcomeTones: Readonly<Record<TraceOutcome['verdict'], Tone>> = {
  running: 'busy',
  ok: 'good',
  warning: 'mixed',
  failed: 'bad',
};

/** How a request ended, in the words that the filter `status:` takes. */
export const outcomeLine = ({ verdict, text }: TraceOutcome): Line<'status'> => ({
  kind: 'status',
  text,
  tone: outcomeTones[verdict],
});

/** The facts of an exchange, a line each. */
export function headLines(exchange: ShownExchange): Line<'field' | 'time' | 'status'>[] {
  const { frontend, backend, timing, usage, cost_usd: cost } = exchange;
  const field = (label: string, text: string | null | undefined): Line<'field'>[] =>
    text === null || text === undefined ? [] : [{ kind: 'field', label, text }];
  return [
    ...field('trace', exchange.trace_id),
    { kind: 'time', label: 'started', text: exchange.started_at },
    ...statusLines(exchange),
    ...field('model', arrow(frontend.model, backend && `${backend.provider}/${backend.model}`)),
    ...field('protocol', arrow(frontend.protocol, backend?.protocol)),
    ...field('took', formatDuration(timing.total_ms)),
    ...field('cost', typeof cost === 'number' ? formatDollars(cost) : null),
    ...field('tokens', usage && usageText(usage)),
    ...field('compacted', exchange.link === 'compaction' ? 'before this request: its history is a summary' : null),
    ...field(
      'client',
      `${frontend.protocol}${socketText(frontend.request.headers)}, ${frontend.request.method} ${frontend.request.path}`,
    ),
    ...field('mode', exchange.mode),
    ...field('key', exchange.key),
    ...field('route', exchange.route),
    ...field('run', exchange.run),
    ...field('case', exchange.case),
    ...field(
      'timing',
      `first token ${formatDuration(timing.first_token_ms)}, first byte to the client ${formatDuration(timing.first_byte_ms)}`,
    ),
  ];
}

/** What was requested, and what served it. */
const arrow = (requested: string | null | undefined, served: string | null | undefined): string =>
  [requested, served].flatMap((text) => text ?? []).join(' → ');

/** Whether these header fields open a WebSocket: its messages have no others. */
export const opensSocket = (headers: TraceHead['frontend']['request']['headers']): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'upgrade' && String(value).toLowerCase() === 'websocket',
  );

const socketText = (headers: TraceHead['frontend']['request']['headers'] | undefined): string =>
  headers && opensSocket(headers) ? ' (WebSocket)' : '';

function statusLines({ outcome, response }: ShownExchange): Line<'status'>[] {
  if (!outcome) return [];
  const line = outcomeLine(outcome);
  return [{ ...line, label: 'status', text: response ? `${line.text}, HTTP ${response.status}` : line.text }];
}

/** Such as `1,200 input (300 cached, 25%), 3 output (1 reasoning)`. */
function usageText(usage: NonNullable<TraceHead['usage']>): string {
  const { input, output, cache_read: read, cache_write: written, cache_write_1h: forHour, reasoning } = usage;
  const exact = (count: number | null): string => (count === null ? '?' : formatExact(count));
  const parts = [
    ...(read === null ? [] : [`${exact(read)} cached`]),
    ...(read ? [formatShare(read, input) ?? []].flat() : []),
    ...(written === null
      ? []
      : [`${exact(written)} written to the cache${forHour ? `, ${exact(forHour)} of them for 1 h` : ''}`]),
  ];
  const inputDetails = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const outputDetails = reasoning === null ? '' : ` (${exact(reasoning)} reasoning)`;
  return `${exact(input)} input${inputDetails}, ${exact(output)} output${outputDetails}`;
}

/** Where an exchange was sent, and each try at a backend: why it was made, and how it went. */
export function routingLines({
  backend,
  timing,
}: Pick<ShownExchange, 'backend' | 'timing'>): Line<'target' | 'attempt' | 'lost'>[] {
  if (!backend) return [{ kind: 'target', label: 'backend', text: 'no backend was contacted' }];
  const { provider, protocol, dialect, model, attempts, response } = backend;
  return [
    {
      kind: 'target',
      label: 'backend',
      text: `${provider}: ${model} over ${protocol}${socketText(response?.headers)}${dialect === null ? '' : `, dialect ${dialect}`}`,
    },
    ...attempts.map(
      (
        { backend: name, model: requested, started_ms: startedMs, status, cause, reason, error },
        index,
      ): Line<'attempt'> => {
        const hasSucceeded = status !== null && status < 400;
        const endMs = attempts[index + 1]?.started_ms ?? timing.total_ms;
        return {
          kind: 'attempt',
          label: `${name}/${requested}`,
          text: status === null ? 'no response' : String(status),
          details: detailsOf({
            after: formatDuration(startedMs),
            took: endMs === null ? null : formatDuration(endMs - startedMs),
            why: reason ?? cause,
            error,
          }),
          tone: hasSucceeded ? 'good' : 'bad',
        };
      },
    ),
    ...lostLines(attempts),
  ];
}

/** The time before the last attempt, which others took that failed. */
function lostLines(attempts: readonly { readonly started_ms: number }[]): Line<'lost'>[] {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last || attempts.length === 1) return [];
  const text = `${formatDuration(last.started_ms - first.started_ms)} in ${formatNumber(attempts.length - 1, 'attempt')} before the last one`;
  return [{ kind: 'lost', label: 'lost', text, tone: 'mixed' }];
}

// ---------------------------------------------------------------- how it ended

/** How an exchange ended, in sentences; who caused it is in its checks. */
export interface ShownEnding {
  readonly what: string;
  readonly next: string | null;
  readonly leg?: string;
  readonly is_failure: boolean;
}

/** One check of an exchange, in the order in which the bytes take their way. */
export type ShownCheck = TraceChain['checks'][number];

/** How an exchange ended, its remedy, and the bytes that the remedy is about. */
export const endingLines = ({
  what,
  next,
  leg,
  is_failure: isFailure,
}: ShownEnding): Line<'ending' | 'next' | 'bytes'>[] => [
  { kind: 'ending', text: what, ...(isFailure && { tone: 'bad' }) },
  ...(next === null ? [] : [{ kind: 'next' as const, label: 'next', text: next }]),
  ...(leg === undefined
    ? []
    : [
        {
          kind: 'bytes' as const,
          text: `bytes of the ${leg.endsWith('response') ? 'response' : 'request'}`,
          link: { view: 'raw' as const, leg },
        },
      ]),
];

const checkTones: Readonly<Record<ShownCheck['verdict'], Tone>> = {
  ok: 'good',
  warning: 'mixed',
  failed: 'bad',
  unknown: 'quiet',
};

/** The checks of an exchange; each leads to its proof, and one that fails has who caused it. */
export const checkLines = (checks: readonly ShownCheck[]): Line<'check'>[] =>
  checks.map((check) => ({
    kind: 'check',
    label: check.name.replace('-', ' '),
    text: check.what,
    ...(check.verdict === 'failed' && { who: check.party }),
    tone: checkTones[check.verdict],
    link: proofOf(check),
  }));

function proofOf({ name, party, proof, verdict }: ShownCheck): Link {
  if (verdict === 'failed' && proof && proof.path !== null)
    return { view: 'raw', leg: proof.leg, path: proof.path, event: proof.event };
  switch (name) {
    case 'client-request':
      return { view: 'raw', leg: 'client-request' };
    case 'backend-answered':
      return { view: 'attempts' };
    case 'tool-calls':
      // Calls that do not conform are marked where they are; what the configuration causes is among the findings.
      return { view: party === 'model' && verdict === 'failed' ? 'conversation' : 'findings' };
    case 'carried-over':
    case 'backend-response':
    case 'client-response':
      return { view: 'findings' };
  }
}

// ---------------------------------------------------------------- findings

/** What is remarkable about an exchange, of a trace in exported JSON. */
export type ShownFindings = Pick<TraceHead, 'checks' | 'violations' | 'losses'> & {
  readonly problems?: readonly Problem[];
  readonly notes: readonly {
    readonly what: string;
    readonly saw?: string | null;
    readonly made?: string | null;
    readonly effect?: { readonly name: string; readonly path?: string } | undefined;
  }[];
};
type Contradiction = NonNullable<TraceHead['checks']>['findings'][number];
/** Its place is absent where it is not shown. */
type Problem = Omit<FullProblem, 'leg' | 'path'> & Partial<Pick<FullProblem, 'leg' | 'path'>>;
type FullProblem = NonNullable<TraceHead['problems']>[number];

/** A finding: what the check or the reading of a request shows, and nothing declares. */
export type FindingKind = 'finding' | 'violation' | 'loss' | 'note';

const violators: Readonly<Record<ShownFindings['violations'][number]['at'], readonly [who: string, leg: string]>> = {
  'frontend.request': ['client', 'client-request'],
  'backend.request': ['Louter, to the backend', 'upstream-request'],
  'backend.response': ['backend', 'upstream-response'],
  response: ['Louter, to the client', 'client-response'],
};

/** Whether an exchange agrees with itself; empty where that was not checked. */
export function agreementLines({ checks }: Pick<ShownFindings, 'checks'>): Line<'agreement'>[] {
  if (!checks || checks.request === null || checks.answer === null) return [];
  const reason = checks.skipped_because === null ? '' : ` (${checks.skipped_because})`;
  return [{ kind: 'agreement', text: `request ${checks.request}, answer ${checks.answer}${reason}` }];
}

/** All that was found: contradictions first, then other findings, violations, losses and notes. */
export const findingLines = ({ checks, problems, violations, losses, notes }: ShownFindings): Line<FindingKind>[] => [
  ...(checks?.findings ?? []).map(contradictionLine),
  ...(problems ?? []).map(problemLine),
  ...violations.map(({ at, event, path, what }): Line<FindingKind> => {
    const [who, leg] = violators[at];
    const details = detailsOf({ event: event === null ? null : String(event) });
    return { kind: 'violation', who, text: what, details, tone: 'bad', link: { view: 'raw', leg, path, event } };
  }),
  ...losses.map(({ path, what, instead, leg, count, cause, setting }): Line<FindingKind> => ({
    kind: cause === 'client' ? 'note' : 'loss',
    who: cause === 'client' ? 'client' : leg === 'answer' ? 'on the way back' : 'on the way to the backend',
    text: what,
    details: detailsOf({
      instead,
      times: count === undefined ? null : String(count),
      'avoided by': setting && `${setting.key} = ${setting.value}`,
    }),
    ...(cause !== 'client' && { tone: 'mixed' }),
    link: { view: 'raw', leg: leg === 'answer' ? 'upstream-response' : 'client-request', path },
  })),
  ...notes.map(noteLine),
];

/** What was sent and does not agree with what was received. */
export const contradictionLine = ({ leg, path, what, expected, got }: Contradiction): Line<FindingKind> => ({
  kind: 'finding',
  who: leg,
  text: what,
  details: detailsOf({ received: expected ?? 'nothing', sent: got ?? 'nothing' }),
  tone: 'bad',
  link: { view: 'raw', leg: leg === 'request' ? 'upstream-request' : 'client-response', path },
});

/** What is wrong although the exchange ended without an error. */
export const problemLine = ({ party, what, next, leg, path }: Problem): Line<FindingKind> => ({
  kind: 'finding',
  who: party,
  text: what,
  details: detailsOf({ next }),
  tone: 'bad',
  // Of an answer, all of it.
  ...(leg !== undefined && { link: { view: 'raw', leg, path: path ?? '' } }),
});

function noteLine(note: ShownFindings['notes'][number]): Line<FindingKind> {
  const { what, saw, made, effect } = note;
  const hint = placeOfHint({ effect, ...(saw !== undefined && { saw }) });
  if (hint !== undefined)
    return {
      kind: 'note',
      who: 'on the way to the backend',
      text: what,
      details: detailsOf({ now: made || null }),
      link: { view: 'raw', leg: 'client-request', path: hint },
    };
  return {
    kind: 'note',
    who: effect?.name ?? (saw && made ? 'repair' : 'remark'),
    text: what,
    details: detailsOf({ was: saw || null, now: made || null }),
    ...(effect?.path !== undefined && { link: { view: 'raw', leg: 'client-request', path: effect.path } }),
  };
}
