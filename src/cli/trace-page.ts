import type { CoreChatRequest, CoreContentPart, CoreMessage } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { ComparedResponse } from '../inspect/compare/compared-exchange.ts';
import type { ExportedBody, ExportedTrace } from '../inspect/export/trace-json.ts';
import type { ChainCheck } from '../inspect/view/chain.ts';
import type { Ending } from '../inspect/view/ending.ts';
import { escapeControls } from '../core/printable.ts';
import { dollars, duration } from './table.ts';

/** In characters; longer texts are truncated. */
const maxTextLength = 2000;
const maxLineLength = 200;
const maxSettingLength = 60;
/** Of a section: a client determines how many unknown fields its request has, each of which is a loss. */
const maxLines = 100;

/** The decoded responses of a trace: the one that the client received, and the backend's. */
export type DecodedResponses = Record<'answer' | 'upstream', ShownResponse | null>;
type ShownResponse = Pick<ComparedResponse, 'status' | 'response' | 'error'>;

/** How an exchange ended, and who caused it. */
export interface TraceVerdict {
  ending: Pick<Ending, 'what' | 'next' | 'leg'>;
  checks: readonly Pick<ChainCheck, 'name' | 'verdict' | 'what'>[];
}

/** One trace for people: how it ended, routing, timing, losses, the last messages and the responses. */
export function tracePage(trace: ExportedTrace, decoded: DecodedResponses, verdict: TraceVerdict): string {
  const sections = [
    head(trace),
    ending(trace.trace_id, verdict),
    routing(trace),
    lines(
      'losses',
      trace.losses.map(
        ({ path, what, instead, count, leg }) =>
          `${leg === undefined ? '' : `${leg} `}${path || '/'}: ${what}${instead === null ? '' : `; instead: ${instead}`}${count === undefined ? '' : ` (${count} times)`}`,
      ),
    ),
    lines(
      'notes',
      trace.notes.map(({ what, saw, made, effect }) =>
        [effect ? `${effect.name}: ${what}` : what, saw && `was ${saw}`, made && `now ${made}`]
          .filter(Boolean)
          .join('; '),
      ),
    ),
    lines(
      'violations',
      trace.violations.map(
        ({ at, event, path, what }) => `${at}${event === null ? '' : ` event ${event}`} ${path || '/'}: ${what}`,
      ),
    ),
    lines(
      'problems',
      trace.problems.flatMap(({ party, what, next }) => [`${party}: ${what}`, `  next: ${next}`]),
    ),
    checks(trace),
    request(trace),
    answer(trace, decoded),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const checkTitles: Readonly<Record<ChainCheck['name'], string>> = {
  'client-request': 'client request',
  'carried-over': 'carried over',
  'backend-answered': 'backend answered',
  'backend-response': 'backend response',
  'tool-calls': 'tool calls',
  'client-response': 'client response',
};
const verdictSigns: Readonly<Record<ChainCheck['verdict'], string>> = {
  ok: '✓',
  warning: '!',
  failed: '✗',
  unknown: '–',
};

function ending(id: string, { ending: { what, next, leg }, checks: chain }: TraceVerdict): string {
  const sentences = [
    what,
    ...(next === null ? [] : [next]),
    ...(leg === undefined ? [] : [`\`louter traces show ${id} --raw ${leg}\` prints these bytes.`]),
    ...chain.map((check) => `${verdictSigns[check.verdict]} ${checkTitles[check.name]}: ${check.what}`),
  ];
  return lines('how it ended', sentences, { maxLength: maxTextLength });
}

/** Whether the exchange agrees with itself, and where it does not. */
function checks({
  checks: { request: sent, answer: answered, findings, skipped_because: reason },
}: ExportedTrace): string {
  if (sent === null || answered === null) return '';
  return lines('check', [
    `request ${sent}, answer ${answered}${reason === null ? '' : ` (${reason})`}`,
    ...findings.flatMap(({ leg, path, what, expected, got }) => [
      `${leg} ${path || '/'}: ${what}`,
      ...(expected === null ? [] : [`  received ${expected}`]),
      ...(got === null ? [] : [`  sent     ${got}`]),
    ]),
  ]);
}

function head(trace: ExportedTrace): string {
  const { timing, usage } = trace;
  const { verdict, text } = trace.outcome;
  const status = verdict === 'ok' ? 'ok' : text;
  const fields: [string, string | null][] = [
    ['trace', trace.trace_id],
    ['started', trace.started_at],
    ['status', trace.response ? `${status}, HTTP ${trace.response.status}` : status],
    ['client', `${trace.frontend.protocol}, ${trace.frontend.request.method} ${trace.frontend.request.path}`],
    ['mode', trace.mode],
    ['key', trace.key],
    ['route', trace.route],
    ['run', trace.run],
    ['case', trace.case],
    [
      'timing',
      `first token ${duration(timing.first_token_ms)}, first byte to the client ${duration(timing.first_byte_ms)}, total ${duration(timing.total_ms)}`,
    ],
    ['tokens', usage && usageText(usage)],
    ['cost', trace.cost_usd === null ? null : dollars(trace.cost_usd)],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(8)} ${line(value)}`])).join('\n');
}

function usageText(usage: NonNullable<ExportedTrace['usage']>): string {
  const { input, output, cache_read, cache_write, cache_write_1h, reasoning } = usage;
  const forHour = cache_write_1h ? `, ${cache_write_1h} of them for 1 h` : '';
  const parts = [
    ...(cache_read === null ? [] : [`${cache_read} cached`]),
    ...(cache_write === null ? [] : [`${cache_write} written to the cache${forHour}`]),
  ];
  const inputDetails = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const outputDetails = reasoning === null ? '' : ` (${reasoning} reasoning)`;
  return `${input ?? '?'} input${inputDetails}, ${output ?? '?'} output${outputDetails}`;
}

function routing({ backend }: ExportedTrace): string {
  if (!backend) return 'routing\n  no backend was contacted';
  const { provider, protocol, dialect, model, attempts } = backend;
  const chosen = `${provider}: ${model} over ${protocol}${dialect === null ? '' : `, dialect ${dialect}`}`;
  const tries = attempts.map(
    (attempt) =>
      `${duration(attempt.started_ms)}  ${attempt.backend}/${attempt.model}  ${attempt.status ?? 'no response'}` +
      `${attempt.reason === null ? '' : `  (${attempt.reason})`}${attempt.error === null ? '' : `  ${attempt.error}`}`,
  );
  return lines('routing', [chosen, ...tries]);
}

function request({
  mode,
  frontend: {
    core_request: core,
    request: { body },
  },
}: ExportedTrace): string {
  const unread = mode === 'baseline' ? 'passed through, not parsed' : 'invalid in its protocol';
  if (!core) return lines(`request (${unread})`, textOf(body).split('\n'));
  const { messages, tools } = core;
  const turns = messages.filter(({ role }) => role !== 'system');
  const lastTurns = turns.slice(-3).map((message) => `${message.role}: ${messageText(message)}`);
  return lines('request', [
    ...settingLines(core),
    `${turns.length === messages.length ? '' : 'instructions, '}${turns.length} ${turns.length === 1 ? 'message' : 'messages'}${tools?.length ? `, ${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}` : ''}; the last:`,
    ...lastTurns.map((text) => `  ${text}`),
  ]);
}

/** Fields of a request that are no setting of the answer, or have sections of their own. */
const otherFields: ReadonlySet<string> = new Set([
  'messages',
  'tools',
  'origin',
  'user',
  'cacheKey',
  'metadata',
  'extras',
  'wireForm',
]);

/** What a request asks of the answer, and then by whom: such ids are long. */
function settingLines(core: CoreChatRequest): string[] {
  const { user, cacheKey, metadata } = core;
  const settings = Object.entries(core).flatMap(([name, value]) =>
    otherFields.has(name) ? [] : [settingText(name, value)],
  );
  const names = Object.entries({ user, cacheKey, metadata }).flatMap(([name, value]) =>
    value === undefined ? [] : [settingText(name, value)],
  );
  return [...inLines(settings), ...inLines(names)];
}

/** Texts in as few lines as hold them whole. */
function inLines(texts: readonly string[]): string[] {
  const filled: string[] = [];
  for (const text of texts) {
    const last = filled.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= maxLineLength)
      filled[filled.length - 1] = `${last}, ${text}`;
    else filled.push(text);
  }
  return filled;
}

const settingText = (name: string, value: unknown): string =>
  `${name} ${truncate(typeof value === 'string' ? value : JSON.stringify(value), maxSettingLength)}`;

const messageText = (message: CoreMessage): string =>
  message.content.map((part) => partText(part)).join(' ') || '(empty)';

export function partText(part: CoreContentPart): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'tool-result':
      return `[result of ${part.callId}] ${part.content.map((each) => partText(each)).join(' ')}`;
    case 'reasoning':
      return `[reasoning] ${part.blocks.map(({ text }) => text).join(' ')}`;
    case 'tool-call':
      return `[call ${part.name}] ${part.input.kind === 'json' ? JSON.stringify(part.input.value) : part.input.text}`;
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
      return `[${part.type}]`;
    case 'source':
      return `[${part.title === undefined ? part.url : `${part.title}: ${part.url}`}]`;
    case 'opaque':
      return `[${part.kind}]`;
    default:
      return unreachable(part);
  }
}

/** What the client received, and what the backend answered where that differs. */
function answer({ response, backend }: ExportedTrace, { answer: received, upstream }: DecodedResponses): string {
  const client = received ? responseText(received) : response ? bodyText(response.body) : undefined;
  const vendor = upstream ? responseText(upstream) : backend?.response ? bodyText(backend.response.body) : undefined;
  const sections = [
    ...(client === undefined ? [] : [`response${client}`]),
    ...(vendor === undefined || vendor === client ? [] : [`backend response${vendor}`]),
  ];
  return sections.join('\n\n');
}

function responseText({ status, response: { candidates }, error }: ShownResponse): string {
  const parts = candidates.map(({ message, finish }) =>
    [
      ` (${finish.reason})`,
      ...message.content
        .flatMap((part) => escapeControls(truncate(partText(part), maxTextLength)).split('\n'))
        .map((text) => `  ${text}`),
    ].join('\n'),
  );
  if (error)
    parts.push(`${parts.length > 0 ? '' : ` (HTTP ${status})`}\n  ${line(`error (${error.kind}): ${error.message}`)}`);
  return parts.join('\n');
}

const bodyText = (body: ExportedBody): string =>
  textOf(body)
    .split('\n')
    .map((text) => `\n  ${line(text)}`)
    .join('');

const textOf = (body: ExportedBody): string => {
  if (body === null) return '(not recorded)';
  return typeof body === 'string' ? truncate(body, maxTextLength) : '(binary)';
};

function lines(title: string, content: readonly string[], { maxLength = maxLineLength } = {}): string {
  if (content.length === 0) return '';
  const shown = content.slice(0, maxLines);
  const left = content.length - shown.length;
  return [
    title,
    ...shown.map((text) => line(text, maxLength)),
    ...(left > 0 ? [`… and ${left} more; --json has all`] : []),
  ].join('\n  ');
}

const line = (text: string, maxLength = maxLineLength): string =>
  escapeControls(truncate(text.replaceAll('\n', ' '), maxLength));

const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
