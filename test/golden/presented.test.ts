import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesPage, systemPage, tracePage } from '../../src/cli/exchange-page.ts';
import type { Conversation } from '../../generated/louter.js';
import { conversationPage } from '../../src/cli/conversation-page.ts';
import { factsPage } from '../../src/cli/lines.ts';
import type { CoreChatRequest, CoreMessage } from '../../src/core/types.ts';
import { freezeSessions } from '../../src/inspect/export/frozen-session.ts';
import { createHtml } from '../../src/inspect/export/html.ts';
import { createExportRedactor, redactTrace } from '../../src/inspect/export/redact-trace.ts';
import { exportTrace, type ExportedTrace } from '../../src/inspect/export/trace-json.ts';
import { readPrefix } from '../../src/inspect/prefix/prefix.ts';
import { checkChain } from '../../src/inspect/view/chain.ts';
import { exportEnding } from '../../src/inspect/view/conversation-json.ts';
import { findEnding } from '../../src/inspect/view/ending.ts';
import { exportTraceHead } from '../../src/inspect/view/trace-head.ts';
import { viewConversation } from '../../src/inspect/view/view-queries.ts';
import { type CacheCauses, turnLines } from '../../src/present/conversation.ts';
import { prefixLines } from '../../src/present/prefix.ts';
import { translate } from '../../src/inspect/translation/translation.ts';
import { parseLosses } from '../../src/record/store/exchange-columns.ts';
import { normalizeExchange } from '../../src/record/normalized-exchange.ts';
import type { TraceStore } from '../../src/record/store/trace-store.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { draw, drawnText, loadParts, wordsOf } from '../support/drawn.ts';
import { conversations, record, startReplay } from './golden-conversations.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

// Command and page show a trace by the same lines: the words of one are those of the other.

let mock: RunningServer;
let parts: Awaited<ReturnType<typeof loadParts>>;
beforeAll(async () => {
  mock = await startReplay();
  parts = await loadParts(
    'exchange/exchange-head',
    'exchange/ending-card',
    'exchange/attempts-view',
    'exchange/findings-view',
    'parts/message',
    'diff/prefix-view',
    'conversation/conversation-head',
    'conversation/time-strip',
    'conversation/turn-head',
    'conversation/turn-summary',
  );
});
afterAll(() => mock.stop(0));

/** Links, ids of calls, positions and lengths are the page's alone. */
const ofPageAlone = new Set([
  'index',
  'bytes-link',
  'id quiet',
  'length',
  'notice',
  'visually-hidden sign-name',
  'who-title',
]);

const drawn = (name: string, props: object): string => {
  const part = parts[name];
  if (!part) throw new Error(`the page has no ${name}`);
  return drawnText(draw(part, props), ofPageAlone);
};

/** Titles, and names of what the other shows by its place. */
const titles =
  /^(?:how it ended|routing|losses|notes|violations|findings|checked against itself|check|whole conversation)\b/gim;
const titleWords: ReadonlySet<string> = new Set(
  'Traces trace status backend next loss note violation finding'.split(' '),
);

const wordsIn = (text: string): string[] =>
  wordsOf(text.replaceAll(titles, '')).filter((word) => !titleWords.has(word));

interface ShownTrace {
  readonly trace: ExportedTrace;
  readonly chain: Parameters<typeof tracePage>[2];
}

async function shownOf(stored: StoredTrace, store: TraceStore): Promise<ShownTrace & { head: object }> {
  const decoded = normalizeExchange(stored);
  const ending = findEnding(stored, { now: Date.now(), neighbours: await store.getNeighbours(stored), decoded });
  return {
    trace: exportTrace(stored),
    chain: { ended: exportEnding(ending), checks: checkChain(stored, decoded) },
    head: exportTraceHead(stored, { hasCore: false, normalized: decoded }),
  };
}

/** How it ended, where it was sent and what was found: not the messages, which the command cuts. */
function printedFacts({ trace, chain }: ShownTrace): string {
  const [facts = ''] = tracePage(trace, { answer: null, upstream: null }, chain).split(/\n\nrequest\b/);
  // The page has the beginning of the id in its title.
  return facts.replace(/^ {2}`louter traces show.*$/m, '').replace(trace.trace_id, trace.trace_id.slice(0, 12));
}

const drawnFacts = (trace: object, { chain }: Pick<ShownTrace, 'chain'>): string =>
  [
    drawn('ExchangeHead', { trace, chain }),
    drawn('EndingCard', { ended: { ...chain.ended, leg: undefined }, trace: '' }),
    drawn('AttemptsView', { trace }),
    drawn('FindingsView', { trace }),
  ].join('\n');

const printedMessages = (request: CoreChatRequest): string =>
  `${systemPage(request)}\n${messagesPage(request)}`.replaceAll(/^\[\d+\] |^\(no instructions\)$/gm, '');

const drawnMessages = (messages: readonly CoreMessage[]): string =>
  messages
    .map((message) => drawn('Message', { message, calls: new Map(), isOpen: true }))
    .join('\n')
    // A command prints their texts only.
    .replaceAll(/^system$/gm, '');

/** A command cuts long lines: of those the page has more. */
function expectSame(shown: string, printed: string): void {
  const whole = printed.replaceAll(/\S+ …$/gm, '');
  const words = wordsIn(whole);
  expect(wordsIn(shown)).toEqual(whole === printed ? words : expect.arrayContaining(words));
}

test.each(conversations.map((each) => [each.name, each] as const))('%s', async (_name, conversation) => {
  const { store, traces } = await record(conversation, mock);
  const [first, next] = traces;
  if (first && next) await expectSamePrefix(first, next, store);
  if (first) await expectSameSession(first.row.id, store);
  for (const stored of traces) {
    expectSameLosses(stored);
    const { head, ...shown } = await shownOf(stored, store);
    expectSame(drawnFacts(head, shown), printedFacts(shown));
    const { core_request: request } = shown.trace.frontend;
    if (!request) continue;
    const answers = shown.trace.backend?.final_response?.candidates.map(({ message }) => message) ?? [];
    const all = { ...request, messages: [...request.messages, ...answers] };
    expectSame(drawnMessages(all.messages), printedMessages(all));
  }
});

/** The translation counts the losses of the listing, and nothing is lost without a reason. */
function expectSameLosses(stored: StoredTrace): void {
  const { request, answer } = translate(stored);
  expect(request.losses + answer.losses).toBe(stored.row.lossCount);
  const lost = [...request.differences, ...answer.differences].filter(({ kind }) => kind === 'lost');
  for (const { what } of parseLosses(stored.row)) expect(what).not.toBe('');
  for (const { note } of lost) expect(note ?? '').not.toBe('');
}

/** How far the prompt of a later turn is that of the turn before; the ids are in the title of the page. */
async function expectSamePrefix(earlier: StoredTrace, later: StoredTrace, store: TraceStore): Promise<void> {
  const prefix = await readPrefix(store, later.row.id, earlier.row.id);
  const printed = factsPage(prefixLines(prefix).filter(({ kind }) => kind !== 'request'));
  expectSame(drawn('PrefixView', { prefix }), printed);
  const other = { ...prefix, cause: 'another cause' };
  expect(() => expectSame(drawn('PrefixView', { prefix: other }), printed)).toThrow('to deeply equal');
}

/** What a session was, and what its turns did. The page has the beginning of its id in its title. */
async function expectSameSession(id: string, store: TraceStore): Promise<void> {
  const session = (await viewConversation(store, id, Date.now())) as Conversation;
  const causes = new Map(session.turns.map(({ trace_id: turn }) => [turn, { cause: 'a cause' }]));
  const printed = `${conversationPage(session, causes)}\n${session.conversation.slice(0, 12)}`;
  expectSame(drawnSession(session, causes), printed);
  const other = { ...session, turns: session.turns.map((turn) => ({ ...turn, error: 'something else' })) };
  expect(() => expectSame(drawnSession(other, causes), printed)).toThrow('to deeply equal');
  await expectSameExport(session, store);
}

/** What a command prints in place of what the file has whole: other parts, what is wrong with arguments, what code wrote as JSON. */
const summaryTexts =
  /^ {2}context .*$|\{"(?:stderr|return_code)":.*$|\S+ …$|(?<=\()how\b(?: not as the request declares the tool)?/gm;

/** A file of a session has what the command prints of it. It has all of the messages, too: its words are more. */
async function expectSameExport(session: Conversation, store: TraceStore): Promise<void> {
  const redactor = createExportRedactor([]);
  const read = async (id: string) => redactTrace(await store.get(id), redactor);
  const ids = session.turns.map(({ trace_id: id }) => id);
  const sessions = await freezeSessions({ store, read, redactor, now: Date.now() }, ids);
  const exported = new Set(wordsIn(textOfHtml(createHtml(sessions))));
  const missingOf = (shown: Conversation): string[] => {
    const printed = conversationPage(shown, sessions[0]?.causes ?? new Map());
    return wordsIn(printed.replaceAll(summaryTexts, '')).filter((word) => !exported.has(word));
  };
  expect(missingOf(session)).toEqual([]);
  const other = { ...session, turns: session.turns.map((turn) => ({ ...turn, error: 'anything but this' })) };
  expect(missingOf(other)).toContain('anything');
}

const textOfHtml = (html: string): string =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const drawnSession = (session: Conversation, causes: CacheCauses): string =>
  [
    drawn('ConversationHead', { conversation: session }),
    drawn('TimeStrip', { turns: session.turns, lines: turnLines(session, causes), active: 0, onShow: () => {} }),
    ...turnLines(session, causes).map(
      (line) => `${drawn('TurnHead', { line })}\n${drawn('TurnSummary', { lines: line.lines })}`,
    ),
  ].join('\n');

test('notices a fact, a check and a part that only one of both shows', async () => {
  const [conversation] = conversations.filter(({ name }) => name.includes('tool'));
  if (!conversation) throw new Error('no conversation has tools');
  const { store, traces } = await record(conversation, mock);
  const [stored] = traces;
  if (!stored) throw new Error('nothing was recorded');
  const { head, ...shown } = await shownOf(stored, store);
  const printed = printedFacts(shown);
  const others = [
    drawnFacts({ ...head, mode: 'another' }, shown),
    drawnFacts(head, { chain: { ...shown.chain, checks: shown.chain.checks.slice(1) } }),
    drawnFacts({ ...head, notes: [{ what: 'one more', saw: null, made: null }] }, shown),
  ];
  for (const other of others) expect(() => expectSame(other, printed)).toThrow('to deeply equal');
  const { core_request: request } = shown.trace.frontend;
  if (!request) throw new Error('the request is not stored');
  expect(() => expectSame(drawnMessages(request.messages.slice(1)), printedMessages(request))).toThrow();
});
