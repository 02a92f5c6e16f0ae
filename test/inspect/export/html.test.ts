import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../../generated/louter.js';
import { exportFile, type ExportQuery } from '../../../src/inspect/export/export-file.ts';
import { freezeSessions } from '../../../src/inspect/export/frozen-session.ts';
import { createHtml } from '../../../src/inspect/export/html.ts';
import { createExportRedactor, redactTrace } from '../../../src/inspect/export/redact-trace.ts';
import { withSubagents } from '../../../src/inspect/export/with-subagents.ts';
import { viewConversation } from '../../../src/inspect/view/view-queries.ts';
import { conversationHeadLines } from '../../../src/present/conversation-head.ts';
import { turnLines } from '../../../src/present/conversation.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { failingSession } from '../../record/support/failing-session.ts';
import { reader, runStatements, storeAll, stored } from '../../record/support/store.ts';

const now = Date.now();
const hostile = `"><img src=x onerror="alert(1)"><script>alert(1)</script> \u202eleft \u0000 \u001b[31m </pre></details> &amp; 'quoted'`;

/** All tags of a page with their attributes. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

const noSecrets = createExportRedactor([]);

async function pageOf(store: TraceStore, ids: readonly string[], redactor = noSecrets): Promise<string> {
  const read = async (id: string) => redactTrace(await store.get(id), redactor);
  return createHtml(await freezeSessions({ store, read, redactor, now }, ids));
}

/** The text of a page, each element on a line. */
const textOf = (html: string): string =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n');

/** A session of three turns, and a request of another one that the second turn started as a subagent. */
async function sessionWithSubagent(): Promise<{ store: TraceStore; ids: string[]; subagent: string }> {
  const session = failingSession();
  const other = exchange({
    startedAt: (session[2]?.startedAt ?? 0) + 1,
    request: clientRequest(
      JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Count the files.' }] }),
    ),
  });
  const ids = session.map(({ traceId }) => traceId);
  const url = await storeAll([...session, other]);
  await runStatements(
    url,
    `UPDATE "Turn" SET "parent" = '${ids[1]}', "link" = 'subagent'
      WHERE "exchangeSeq" = (SELECT "seq" FROM "Exchange" WHERE "id" = '${other.traceId}')`,
    `UPDATE "Exchange" SET "costUsd" = 0.25`,
  );
  return { store: await reader(url), ids, subagent: other.traceId };
}

test('a session has its subagents in every form, behind the request that started them', async () => {
  const { store, ids, subagent } = await sessionWithSubagent();
  const all = ids.toSpliced(2, 0, subagent);
  expect(await withSubagents(store, ids)).toEqual(all);
  expect(await withSubagents(store, [...ids, subagent])).toEqual(all);
  expect(await withSubagents(store, ids.slice(0, 1))).toEqual(ids.slice(0, 1));
  const query = { form: 'jsonl' as const, side: 'client' as const, secrets: [] };
  const exported = async (selection: ExportQuery['selection']): Promise<(string | undefined)[]> => {
    const text = Buffer.from(await exportFile(store, { ...query, selection }, now)).toString();
    return text
      .trim()
      .split('\n')
      .map((line) => /"trace_id":"(\w+)"/.exec(line)?.[1]);
  };
  expect(await exported({ filter: { conversation: ids[0] ?? '' } })).toEqual(all);
  // Single requests are exported alone.
  expect(await exported({ ids: ids.slice(1, 2) })).toEqual(ids.slice(1, 2));
});

describe('a page of a session', () => {
  test('has what the page of the session has: its title, ending, sums and turns by their numbers', async () => {
    const { store, ids } = await sessionWithSubagent();
    const html = await pageOf(store, ids);
    expect(html).toContain('<title>Make the tests pass.</title>');
    // As title, as heading and where the user wrote it: no later request repeats it.
    expect(html.match(/Make the tests pass\./g)).toHaveLength(3);
    const session = (await viewConversation(store, ids[0] ?? '', now)) as Conversation;
    const shown = [...conversationHeadLines(session), ...turnLines(session)];
    const texts = textOf(html);
    for (const { text } of shown) expect(texts).toContain(text.replaceAll(/\s+/g, ' ').trim());
    expect(html.match(/<svg [^>]*>(?:<rect class="(?:waiting|writing|tools|user)"[^>]*>){3}<\/svg>/g)).toHaveLength(3);
    for (const { label } of turnLines(session)) expect(texts).toContain(`\n${label}\n`);
    expect(texts).toMatch(/problems\n2 tool calls failed/);
    expect(texts).toContain('$1.00, $0.2500 of it in 1 subagent');
  });

  test('has the result of a call at the call, once, and open where it failed', async () => {
    const { store, ids } = await sessionWithSubagent();
    const html = await pageOf(store, ids);
    const [, failed = ''] = /<details class="call bad" open>(.*?)<\/details>/s.exec(html) ?? [];
    expect(textOf(failed)).toMatch(/✗[^]*look[^]*a\.ts[^]*result\nno such file/);
    expect(html.match(/no such file/g)).toHaveLength(1);
    expect(html).not.toContain('result of');
    expect(html).toMatch(/<section [^>]*class="turn bad">\n<h2><span class="bad">✗<\/span> turn 1<\/h2>/);
  });

  test('has subagents in place, with their cost', async () => {
    const { store, ids, subagent } = await sessionWithSubagent();
    const html = await pageOf(store, ids);
    const texts = textOf(html);
    const begin = texts.indexOf('\nsubagent\n');
    expect(texts.slice(begin)).toMatch(/^\nsubagent\nCount the files\.\n[^]*\ncost\n\$0\.2500\n/);
    expect(html).toContain(`<section id="turn-${subagent.slice(0, 12)}"`);
    expect(begin).toBeGreaterThan(texts.lastIndexOf('\nturn 2\n'));
    expect(begin).toBeLessThan(texts.lastIndexOf('\nturn 3\n'));
    expect(await pageOf(store, [...ids, subagent])).toBe(html);
    expect(await pageOf(store, [subagent, ...ids])).toBe(html);
  });

  test('of one turn has the messages before it folded', async () => {
    const { store, ids } = await sessionWithSubagent();
    const html = await pageOf(store, ids.slice(2));
    expect(html).toMatch(/<summary>\d messages before<\/summary>/);
    expect(html).not.toContain('<h2>turn 1</h2>');
    expect(html).toContain('<h2>turn 3</h2>');
    expect(html).not.toContain('Count the files.');
  });

  test('has what is listed of turns whose bodies are not stored', async () => {
    const session = failingSession();
    const store = await reader(await storeAll(session, { bodies: 'metadata' }));
    const texts = textOf(
      await pageOf(
        store,
        session.map(({ traceId }) => traceId),
      ),
    );
    expect(texts).toMatch(/\nturn 3\n[^]*There is no answer\./);
  });

  test('runs, loads and lays out nothing of what is in it', async () => {
    const recorded = exchange({
      requestedModel: hostile.slice(0, 60),
      request: clientRequest(
        JSON.stringify({ model: hostile, max_tokens: 9, messages: [{ role: 'user', content: hostile }] }),
        { target: `/v1/messages?x=${encodeURIComponent(hostile)}` },
      ),
      backend: backend({ response: response([hostile], 'text/html') }),
      status: 'upstream-error',
      summary: null,
      error: { kind: 'upstream', message: hostile },
      losses: [{ path: hostile, what: hostile, instead: hostile }],
    });
    const html = await pageOf(await stored([recorded]), [recorded.traceId]);
    const known =
      /^<(?:!doctype html|\/?(?:html|head|body|title|style|article|section|details|summary|pre|dl|dt|dd|ul|li|h1|h2|h3|p|b|i|span|code|div|table|thead|tbody|tr|th|td|a|svg)|meta [^>]*|html lang="en"|a href="#turn-[0-9a-f]+"|svg [^>]*|rect class="[a-z]+"(?: [a-z]+="\d+")+\/|(?:section id="turn-[0-9a-f]+"|article|p|span|b|div|dd|pre|tr|section|details)?(?: ?class="[a-z -]+")(?: open)?)>$/;
    expect(tagsOf(html).filter((tag) => !known.test(tag))).toEqual([]);
    expect(html).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
    );
    expect(html).not.toMatch(/<script|<img|href="[^#]|src="|url\(/);
    for (const unsafe of ['\u0000', '\u001b', '\u202e']) expect(html).not.toContain(unsafe);
    expect(html).toContain('&quot;&gt;&lt;img src=x');
  });

  test('has no credential', async () => {
    const secret = 'a-secret-that-was-configured-later';
    const recorded = exchange({
      request: clientRequest(
        JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: `My key is ${secret}` }] }),
      ),
    });
    const store = await stored([recorded]);
    expect(await pageOf(store, [recorded.traceId])).toContain(secret);
    const html = await pageOf(store, [recorded.traceId], createExportRedactor([secret]));
    expect(html).toContain('My key is');
    expect(html).not.toContain(secret);
  });
});
