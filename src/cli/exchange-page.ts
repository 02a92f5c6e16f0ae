import { escapeControls } from '../core/printable.ts';
import type { CoreChatRequest, CoreMessage } from '../core/types.ts';
import type { ComparedResponse } from '../inspect/compare/compared-exchange.ts';
import type { ExportedBody, ExportedTrace } from '../inspect/export/trace-json.ts';
import {
  agreementLines,
  checkLines,
  endingLines,
  type FindingKind,
  findingLines,
  headLines,
  routingLines,
  type ShownCheck,
  type ShownEnding,
} from '../present/exchange.ts';
import type { Line } from '../present/line.ts';
import { answerLines, messageLine } from '../present/part.ts';
import {
  checkText,
  fieldText,
  findingTexts,
  indent,
  maxTextLength,
  oneLine,
  maxLineLength,
  partText,
  partTexts,
  section,
  truncate,
} from './lines.ts';

/** In characters; longer settings are cut. */
const maxSettingLength = 60;

/** The decoded responses of a trace: the one that the client received, and the backend's. */
export type DecodedResponses = Record<'answer' | 'upstream', ShownResponse | null>;
type ShownResponse = Pick<ComparedResponse, 'status' | 'response' | 'error'>;

/** How an exchange ended, and who caused it. */
export interface TraceVerdict {
  ended: ShownEnding;
  checks: readonly ShownCheck[];
}

/** One trace for people: how it ended, routing, timing, losses, the last messages and the responses. */
export function tracePage(trace: ExportedTrace, decoded: DecodedResponses, verdict: TraceVerdict): string {
  const found = findingLines(trace);
  const sections = [
    headLines(trace).map(fieldText).join('\n'),
    ending(trace.trace_id, verdict),
    section('routing', routingLines(trace).map(routingText)),
    ...findings(found, 'loss'),
    ...findings(found, 'note'),
    ...findings(found, 'violation'),
    ...findings(found, 'finding'),
    section(
      'check',
      agreementLines(trace).map(({ text }) => text),
    ),
    request(trace),
    answer(trace, decoded),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function ending(id: string, { ended, checks }: TraceVerdict): string {
  const texts = endingLines(ended).map(({ text, link }) =>
    link === undefined ? text : `\`louter traces show ${id} --raw ${link.leg}\` prints these bytes.`,
  );
  return section('how it ended', [...texts, ...checkLines(checks).map(checkText)], { maxLength: maxTextLength });
}

function routingText({ kind, label, text, details = [] }: Line): string {
  if (kind === 'target') return text;
  if (kind === 'lost') return `${label}  ${text}`;
  const of = (name: string): string | undefined => details.find((detail) => detail.name === name)?.text;
  const [cause, why, error, took] = [of('cause'), of('why'), of('error'), of('took')];
  return `${of('after')}  ${label}  ${text}${took === undefined ? '' : `  took ${took}`}${cause === undefined ? '' : `  ${cause}`}${why === undefined ? '' : `  (${why})`}${error === undefined ? '' : `  ${error}`}`;
}

const findingTitles: Readonly<Record<FindingKind, string>> = {
  loss: 'losses',
  note: 'notes',
  violation: 'violations',
  finding: 'findings',
};

/** A section of what was found of one kind; losses on the way back have one of their own. */
function findings(found: readonly Line<FindingKind>[], kind: FindingKind): string[] {
  const ofKind = found.filter((line) => line.kind === kind);
  if (kind !== 'loss') return [section(findingTitles[kind], ofKind.flatMap(findingTexts))];
  return [...Map.groupBy(ofKind, ({ who }) => who)].map(([who, lines]) =>
    section(`${findingTitles[kind]} ${who}`, lines.flatMap(findingTexts)),
  );
}

function request({
  mode,
  frontend: {
    core_request: core,
    request: { body },
  },
}: ExportedTrace): string {
  const unread = mode === 'baseline' ? 'passed through, not parsed' : 'invalid in its protocol';
  if (!core) return section(`request (${unread})`, textOf(body).split('\n'));
  const { messages, tools } = core;
  const turns = messages.filter(({ role }) => role !== 'system');
  const lastTurns = turns.slice(-3).map((message) => messageLine(message));
  return section('request', [
    ...settingLines(core),
    `${turns.length === messages.length ? '' : 'instructions, '}${turns.length} ${turns.length === 1 ? 'message' : 'messages'}${tools?.length ? `, ${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}` : ''}; the last:`,
    ...lastTurns.map((message) => `  ${message.label}: ${partTexts(message).join(' ')}`),
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

function responseText({ status, response, error }: ShownResponse): string {
  const parts = answerLines(response).map(({ label, lines = [] }) =>
    [
      ` (${label})`,
      ...lines
        .flatMap((line) => escapeControls(truncate(partText(line), maxTextLength)).split('\n'))
        .map((text) => `  ${text}`),
    ].join('\n'),
  );
  if (error)
    parts.push(
      `${parts.length > 0 ? '' : ` (HTTP ${status})`}\n  ${oneLine(`error (${error.kind}): ${error.message}`)}`,
    );
  return parts.join('\n');
}

const bodyText = (body: ExportedBody): string =>
  textOf(body)
    .split('\n')
    .map((text) => `\n  ${oneLine(text)}`)
    .join('');

const textOf = (body: ExportedBody): string => {
  if (body === null) return '(not recorded)';
  return typeof body === 'string' ? truncate(body, maxTextLength) : '(binary)';
};

// ---------------------------------------------------------------- messages

/** All messages but the instructions, in full. */
export const messagesPage = ({ messages }: CoreChatRequest): string =>
  messages
    .flatMap((message, index) =>
      message.role === 'system' ? [] : [`[${index}] ${message.role}\n${contentText(message)}`],
    )
    .join('\n\n');

/** The instructions, in full. */
export const systemPage = ({ messages }: CoreChatRequest): string =>
  messages.flatMap((message) => (message.role === 'system' ? [contentText(message)] : [])).join('\n\n') ||
  '(no instructions)';

const contentText = (message: CoreMessage): string => indent(partTexts(messageLine(message)).join('\n'));
