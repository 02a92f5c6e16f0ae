import { describe, expect, test } from 'vitest';
import { createHtml } from '../../../src/inspect/export/html.ts';
import { createExportRedactor, redactTrace } from '../../../src/inspect/export/redact-trace.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { failingSession } from '../../record/support/failing-session.ts';
import { recorded, reader, storeAll } from '../../record/support/store.ts';

const now = Date.now();
const hostile = `"><img src=x onerror="alert(1)"><script>alert(1)</script> \u202eleft \u0000 \u001b[31m </pre></details> &amp; 'quoted'`;

/** All tags of a page with their attributes. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

describe('a page of traces', () => {
  test('has what each turn of a session added, its calls, its endings and its sums', async () => {
    const session = failingSession();
    const store = await reader(await storeAll(session));
    const traces = await Promise.all(session.map(({ traceId }) => store.get(traceId)));
    const html = createHtml(traces, now);
    expect(html).toContain('<title>Make the tests pass.</title>');
    expect(html.match(/Make the tests pass\./g)).toHaveLength(3);
    expect(html).toMatch(/<summary class="[^"]*">call look/);
    expect(html).toContain('no such file');
    expect(html).toContain('Done.');
    expect(html).toMatch(/3 requests[^]*60 input[^]*15 output/);
    expect(html).toMatch(/<p class="quiet">\d messages as in the request before<\/p>/);
  });

  test('runs, loads and lays out nothing of what is in it', async () => {
    const trace = await recorded(
      exchange({
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
      }),
    );
    const html = createHtml([trace], now);
    const known =
      /^<(?:!doctype html|\/?(?:html|head|body|title|style|section|article|details|summary|pre|dl|dt|dd|h1|h2|h3|p|b|span)|meta [^>]*|html lang="en"|(?:article|p|span|summary) class="[a-z]*")>$/;
    expect(tagsOf(html).filter((tag) => !known.test(tag))).toEqual([]);
    expect(html).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
    );
    expect(html).not.toMatch(/<script|<img|<a |href=|src="|url\(/);
    for (const unsafe of ['\u0000', '\u001b', '\u202e']) expect(html).not.toContain(unsafe);
    expect(html).toContain('&quot;&gt;&lt;img src=x');
  });

  test('has no credential', async () => {
    const secret = 'a-secret-that-was-configured-later';
    const trace = await recorded(
      exchange({
        request: clientRequest(
          JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: `My key is ${secret}` }] }),
        ),
      }),
    );
    expect(createHtml([trace], now)).toContain(secret);
    expect(createHtml([redactTrace(trace, createExportRedactor([secret]))], now)).not.toContain(secret);
  });
});
