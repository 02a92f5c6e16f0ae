import type { CoreChatRequest, CoreTool } from '../core/types.ts';
import { readComparedExchange } from '../inspect/compare/compared-exchange.ts';
import { type ExportedBody, type ExportedTrace, exportTrace } from '../inspect/export/trace-json.ts';
import type { CoreDifference } from '../judge/core-difference.ts';
import { type TraceTranslation, translate } from '../inspect/translation/translation.ts';
import type { Conversation } from '../../generated/louter.js';
import { readPrefix } from '../inspect/prefix/prefix.ts';
import { viewConversation } from '../inspect/view/view-queries.ts';
import { findCauses } from '../inspect/prefix/causes.ts';
import type { CacheCauses } from '../present/conversation.ts';
import { conversationPage } from './conversation-page.ts';
import { checkChain } from '../inspect/view/chain.ts';
import { exportEnding } from '../inspect/view/conversation-json.ts';
import { findEnding } from '../inspect/view/ending.ts';
import { explainMissingBody } from '../inspect/view/trace-head.ts';
import { verdictOn } from '../record/check-exchange.ts';
import { findMessage } from '../record/decode-exchange.ts';
import { normalizeExchange } from '../record/normalized-exchange.ts';
import { CommandError, print, printJson, printRaw } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { table } from './table.ts';
import { legLine, sideNames } from '../present/translation.ts';
import { messagesPage, systemPage, tracePage } from './exchange-page.ts';
import { indent } from './lines.ts';
import { type RemoteOptions, withTraceStore } from './trace-store.ts';
import { rawRoles } from './arguments.ts';
import type { StoredTrace } from '../record/store/stored-trace.ts';

export interface ShowOptions extends RemoteOptions {
  messages?: true;
  system?: true;
  tools?: true;
  raw?: string;
  translation?: true;
  conversation?: true;
}

/**
 * Prints one trace as a page, or in full as JSON; or parts of it.
 * @throws {CommandError} if there is no such trace, or a part is not stored.
 */
export async function show(id: string, options: ShowOptions): Promise<void> {
  if (options.conversation) return showConversation(id, options);
  if (options.url !== undefined) return showRemote(id, new RemoteTraces(options.url, options), options);
  const { stored, neighbours } = await withTraceStore(options, async (store) => {
    const found = await store.get(id);
    return { stored: found, neighbours: await store.getNeighbours(found) };
  });
  if (options.raw !== undefined) return printRaw(rawBody(stored, options.raw));
  if (options.translation) return showTranslation(translate(stored), options);
  if (options.messages || options.system || options.tools)
    return showParts(id, normalizeExchange(stored).coreRequest, options);
  const trace = exportTrace(stored);
  if (options.json) printJson(trace);
  else {
    const decoded = normalizeExchange(stored);
    const ending = findEnding(stored, { now: Date.now(), neighbours, decoded });
    const verdict = { ended: exportEnding(ending), checks: checkChain(stored, decoded) };
    print(tracePage(trace, readComparedExchange(stored, verdictOn), verdict));
  }
}

/** Prints the session that a request belongs to. */
async function showConversation(id: string, { json, ...options }: ShowOptions): Promise<void> {
  const { conversation, causes } = await readSession(id, options);
  if (json) printJson(conversation);
  else print(conversationPage(conversation, causes));
}

interface Session {
  conversation: Conversation;
  causes: CacheCauses;
}

/** A session, and why the prompts of its turns were not read from the cache. */
async function readSession(id: string, options: RemoteOptions): Promise<Session> {
  if (options.url !== undefined) {
    const remote = new RemoteTraces(options.url, options);
    const conversation = await remote.conversation(id);
    return { conversation, causes: await findCauses(conversation, (turn) => remote.prefix(turn)) };
  }
  return withTraceStore(options, async (store, { statedFacts }) => {
    // Its statuses are those that the description of the API names.
    const conversation = (await viewConversation(store, id, Date.now())) as Conversation;
    return {
      conversation,
      causes: await findCauses(conversation, (turn) => readPrefix(store, turn, null, statedFacts)),
    };
  });
}

const showTranslation = (translation: TraceTranslation, { json }: ShowOptions): void =>
  json ? printJson(translation) : print(translationPage(translation));

async function showRemote(id: string, remote: RemoteTraces, options: ShowOptions): Promise<void> {
  if (options.translation) return showTranslation(await remote.translation(id), options);
  const trace = await remote.get(id);
  if (options.raw !== undefined) return printRaw(exportedBody(trace, options.raw));
  if (options.messages || options.system || options.tools) return showParts(id, trace.frontend.core_request, options);
  if (options.json) return printJson(trace);
  const { response, backend } = trace;
  const final = backend?.final_response;
  const answer = response && final ? { status: response.status, response: final, error: null } : null;
  print(tracePage(trace, { answer, upstream: answer }, await remote.verdict(trace.trace_id)));
}

function showParts(
  id: string,
  coreRequest: CoreChatRequest | null,
  { messages, system, tools, json }: ShowOptions,
): void {
  if (!coreRequest)
    throw new CommandError(
      `the request of ${id} is not stored, or not valid in its protocol; see --raw client-request`,
      2,
    );
  if (json)
    return printJson({
      ...(system && { system: coreRequest.messages.filter(({ role }) => role === 'system') }),
      ...(tools && { tools: coreRequest.tools ?? [] }),
      ...(messages && { messages: coreRequest.messages.filter(({ role }) => role !== 'system') }),
    });
  const pages = [
    ...(system ? [systemPage(coreRequest)] : []),
    ...(tools ? [toolsPage(coreRequest)] : []),
    ...(messages ? [messagesPage(coreRequest)] : []),
  ];
  print(pages.join('\n\n'));
}

// ---------------------------------------------------------------- parts

/**
 * The bytes of a body, as they were sent but for credentials.
 * @throws {CommandError} if there is none, or it is not stored.
 */
function rawBody(trace: StoredTrace, leg: string): Buffer {
  const message = findMessage(trace, rawRoles[leg] ?? leg);
  if (!message) throw new CommandError(`${trace.row.id} has no ${leg}`, 2);
  if (message.body) return message.body;
  if (message.size === 0) return Buffer.alloc(0);
  throw new CommandError(`the ${leg} of ${trace.row.id} is not stored: ${explainMissingBody(trace.row.bodies)}`, 2);
}

/**
 * The same of an exported trace.
 * @throws {CommandError} if there is none, or it is not stored.
 */
function exportedBody({ trace_id: id, frontend, backend, response }: ExportedTrace, leg: string): Buffer {
  const messages: Record<string, { body: ExportedBody } | null | undefined> = {
    'client-request': frontend.request,
    'upstream-request': backend?.request,
    'upstream-response': backend?.response,
    'client-response': response,
  };
  const message = messages[rawRoles[leg] ?? leg];
  if (!message) throw new CommandError(`${id} has no ${leg}`, 2);
  const { body } = message;
  if (body === null) throw new CommandError(`the ${leg} of ${id} is not stored`, 2);
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.base64, 'base64');
}

/** The tools with their descriptions and schemas. */
const toolsPage = ({ tools = [] }: CoreChatRequest): string => tools.map(toolText).join('\n\n') || '(no tools)';

function toolText(tool: CoreTool): string {
  switch (tool.type) {
    case 'function':
      return [tool.name, ...described(tool), indent(JSON.stringify(tool.inputSchema, null, 2))].join('\n');
    case 'freeform':
      return [`${tool.name} (text)`, ...described(tool)].join('\n');
    case 'server':
      return [`${tool.name ?? tool.kind} (run by the vendor)`, indent(JSON.stringify(tool.config, null, 2))].join('\n');
  }
}

const described = ({ description }: { description?: string }): string[] => (description ? [indent(description)] : []);

// ---------------------------------------------------------------- translation

/** What the translation of a request and its response changed, in columns. */
function translationPage(translation: TraceTranslation): string {
  const names = sideNames(translation);
  return [
    legPage('request', translation.request, names.request),
    legPage('answer', translation.answer, names.answer),
  ].join('\n');
}

function legPage(
  title: string,
  leg: TraceTranslation['request'],
  [left, right]: readonly [left: string, right: string],
): string {
  const { label, text, lines = [] } = legLine(title, leg);
  const differing = leg.differences.filter(({ kind }) => kind !== 'same');
  return [
    `${label}: ${text}`,
    ...(differing.length === 0
      ? []
      : [
          table(
            [
              { title: 'kind', text: ({ kind }) => kind },
              { title: 'what', text: ({ what }) => what },
              { title: left, text: (each) => placeText(each.left) },
              { title: 'Core', text: ({ core }) => (core === null ? '–' : clip(core)) },
              { title: right, text: (each) => placeText(each.right) },
              { title: 'why', text: ({ note }) => note ?? '' },
            ],
            differing,
          ).trimEnd(),
        ]),
    ...lines.map((line) => `${line.label}: ${line.text}`),
    '',
  ].join('\n');
}

/** In characters: a table has one line per difference. */
const maxValue = 60;

const clip = (text: string): string => (text.length > maxValue ? `${text.slice(0, maxValue)}…` : text);

const placeText = (place: CoreDifference['left']): string =>
  place ? `${place.path} ${clip(place.written ?? place.value)}`.trim() : '–';
