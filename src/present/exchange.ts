import { placeOfHint } from '../core/diagnostics.ts';
import { formatDollars, formatDuration } from './format.ts';
import { detailsOf, type Line, type Link, type Tone } from './line.ts';

/** How an exchange ended, in a few words. */
interface Outcome {
  readonly verdict: 'running' | 'ok' | 'warning' | 'failed';
  readonly text: string;
}

/** What a vendor counted. */
interface Usage {
  readonly input: number | null;
  readonly output: number | null;
  readonly cache_read: number | null;
  readonly cache_write: number | null;
  readonly cache_write_1h?: number | null;
  readonly reasoning: number | null;
}

/** What is shown of an exchange, of a trace in exported JSON. */
export interface ShownExchange {
  readonly trace_id: string;
  readonly started_at: string;
  readonly mode: string | null;
  readonly key?: string | null;
  readonly route?: string | null;
  readonly run: string | null;
  readonly case: string | null;
  readonly outcome?: Outcome;
  readonly timing: {
    readonly first_token_ms: number | null;
    readonly first_byte_ms: number | null;
    readonly total_ms: number | null;
  };
  readonly usage: Usage | null;
  readonly cost_usd?: number | null;
  readonly frontend: {
    readonly protocol: string;
    readonly request: { readonly method: string; readonly path: string; readonly headers: Headers };
  };
  readonly backend: {
    readonly provider: string;
    readonly protocol: string;
    readonly dialect: string | null;
    readonly model: string;
    readonly attempts: readonly Attempt[];
    readonly response: { readonly headers: Headers } | null;
  } | null;
  readonly response: { readonly status: number } | null;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

interface Attempt {
  readonly backend: string;
  readonly model: string;
  readonly started_ms: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly reason: string | null;
}

// ---------------------------------------------------------------- heading

const outcomeTones: Readonly<Record<Outcome['verdict'], Tone>> = {
  running: 'busy',
  ok: 'good',
  warning: 'mixed',
  failed: 'bad',
};

/** How a request ended, as the filter `status:ok` has it: whatever ended well is `ok`. */
export const outcomeLine = ({ verdict, text }: Outcome): Line<'status'> => ({
  kind: 'status',
  text: verdict === 'ok' ? 'ok' : text,
  tone: outcomeTones[verdict],
});

/** The facts of an exchange, a line each. */
export function headLines(exchange: ShownExchange): Line<'field' | 'time' | 'status'>[] {
  const { frontend, timing, usage, cost_usd: cost } = exchange;
  const field = (label: string, text: string | null | undefined): Line<'field'>[] =>
    text === null || text === undefined ? [] : [{ kind: 'field', label, text }];
  return [
    ...field('trace', exchange.trace_id),
    { kind: 'time', label: 'started', text: exchange.started_at },
    ...statusLines(exchange),
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
      `first token ${formatDuration(timing.first_token_ms)}, first byte to the client ${formatDuration(timing.first_byte_ms)}, total ${formatDuration(timing.total_ms)}`,
    ),
    ...field('tokens', usage && usageText(usage)),
    ...field('cost', typeof cost === 'number' ? formatDollars(cost) : null),
  ];
}

/** Whether these header fields open a WebSocket: its messages have no others. */
export const opensSocket = (headers: Headers): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'upgrade' && String(value).toLowerCase() === 'websocket',
  );

const socketText = (headers: Headers | undefined): string => (headers && opensSocket(headers) ? ' (WebSocket)' : '');

function statusLines({ outcome, response }: ShownExchange): Line<'status'>[] {
  if (!outcome) return [];
  const line = outcomeLine(outcome);
  return [{ ...line, label: 'status', text: response ? `${line.text}, HTTP ${response.status}` : line.text }];
}

/** Such as `12 input (3 cached), 3 output (1 reasoning)`. */
function usageText({ input, output, cache_read, cache_write, cache_write_1h, reasoning }: Usage): string {
  const forHour = cache_write_1h ? `, ${cache_write_1h} of them for 1 h` : '';
  const parts = [
    ...(cache_read === null ? [] : [`${cache_read} cached`]),
    ...(cache_write === null ? [] : [`${cache_write} written to the cache${forHour}`]),
  ];
  const inputDetails = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const outputDetails = reasoning === null ? '' : ` (${reasoning} reasoning)`;
  return `${input ?? '?'} input${inputDetails}, ${output ?? '?'} output${outputDetails}`;
}

/** Where an exchange was sent, and each try at a backend: why it was made, and how it went. */
export function routingLines({ backend }: Pick<ShownExchange, 'backend'>): Line<'target' | 'attempt'>[] {
  if (!backend) return [{ kind: 'target', label: 'backend', text: 'no backend was contacted' }];
  const { provider, protocol, dialect, model, attempts, response } = backend;
  return [
    {
      kind: 'target',
      label: 'backend',
      text: `${provider}: ${model} over ${protocol}${socketText(response?.headers)}${dialect === null ? '' : `, dialect ${dialect}`}`,
    },
    ...attempts.map(
      ({ backend: name, model: requested, started_ms: startedMs, status, reason, error }): Line<'attempt'> => {
        const hasSucceeded = status !== null && status < 400;
        return {
          kind: 'attempt',
          label: `${name}/${requested}`,
          text: status === null ? 'no response' : String(status),
          details: detailsOf({ after: formatDuration(startedMs), why: reason, error }),
          tone: hasSucceeded ? 'good' : 'bad',
        };
      },
    ),
  ];
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
export interface ShownCheck {
  readonly name:
    | 'client-request'
    | 'carried-over'
    | 'backend-answered'
    | 'backend-response'
    | 'tool-calls'
    | 'client-response';
  readonly party: string;
  readonly verdict: 'ok' | 'warning' | 'failed' | 'unknown';
  readonly what: string;
  readonly proof: { readonly leg: string; readonly path: string | null; readonly event: number | null } | null;
}

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

interface Contradiction {
  readonly leg: 'request' | 'answer';
  readonly path: string;
  readonly what: string;
  readonly expected: string | null;
  readonly got: string | null;
}

interface Problem {
  readonly party: string;
  readonly what: string;
  readonly next: string;
  /** Absent where its place is not shown. */
  readonly leg?: string;
  readonly path?: string | null;
}

/** What is remarkable about an exchange, of a trace in exported JSON. */
export interface ShownFindings {
  readonly checks?: {
    readonly request: string | null;
    readonly answer: string | null;
    readonly findings: readonly Contradiction[];
    readonly skipped_because: string | null;
  };
  readonly problems?: readonly Problem[];
  readonly violations: readonly {
    readonly at: 'frontend.request' | 'backend.request' | 'backend.response' | 'response';
    readonly event: number | null;
    readonly path: string;
    readonly what: string;
  }[];
  readonly losses: readonly {
    readonly path: string;
    readonly what: string;
    readonly instead: string | null;
    readonly leg?: 'request' | 'answer';
    readonly count?: number;
    readonly cause?: 'client';
  }[];
  readonly notes: readonly {
    readonly what: string;
    readonly saw?: string | null;
    readonly made?: string | null;
    readonly effect?: { readonly name: string; readonly path?: string } | undefined;
  }[];
}

export type FindingKind = 'contradiction' | 'problem' | 'violation' | 'loss' | 'note';

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

/** All that was found: contradictions first, then problems, violations, losses and notes. */
export const findingLines = ({ checks, problems, violations, losses, notes }: ShownFindings): Line<FindingKind>[] => [
  ...(checks?.findings ?? []).map(contradictionLine),
  ...(problems ?? []).map(problemLine),
  ...violations.map(({ at, event, path, what }): Line<FindingKind> => {
    const [who, leg] = violators[at];
    const details = detailsOf({ event: event === null ? null : String(event) });
    return { kind: 'violation', who, text: what, details, tone: 'bad', link: { view: 'raw', leg, path, event } };
  }),
  ...losses.map(({ path, what, instead, leg, count, cause }): Line<FindingKind> => ({
    kind: cause === 'client' ? 'note' : 'loss',
    who: cause === 'client' ? 'client' : leg === 'answer' ? 'on the way back' : 'on the way to the backend',
    text: what,
    details: detailsOf({ instead, times: count === undefined ? null : String(count) }),
    ...(cause !== 'client' && { tone: 'mixed' }),
    link: { view: 'raw', leg: leg === 'answer' ? 'upstream-response' : 'client-request', path },
  })),
  ...notes.map(noteLine),
];

/** What was sent and does not agree with what was received. */
export const contradictionLine = ({ leg, path, what, expected, got }: Contradiction): Line<FindingKind> => ({
  kind: 'contradiction',
  who: leg,
  text: what,
  details: detailsOf({ received: expected ?? 'nothing', sent: got ?? 'nothing' }),
  tone: 'bad',
  link: { view: 'raw', leg: leg === 'request' ? 'upstream-request' : 'client-response', path },
});

/** What is wrong although the exchange ended without an error. */
export const problemLine = ({ party, what, next, leg, path }: Problem): Line<FindingKind> => ({
  kind: 'problem',
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
