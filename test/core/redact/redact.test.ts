import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../src/core/redact/redact.ts';
import { exportTrace } from '../../../src/inspect/export/trace-json.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { newStore, reader, recordAll, recorder, until } from '../../record/support/store.ts';

const key = Buffer.alloc(32, 1);
const configured = 'configured/"secret"-é-12345';
const redactor = createRedactor([configured, 'short', 'plain-secret-value'], key);
const text = (value: string): string => redactor.bytes(Buffer.from(value)).bytes.toString();
const token = /redacted-[0-9a-f]{12}/;

describe('configured secrets', () => {
  test.each([
    ['as they are', `before ${configured} after`],
    ['inside a JSON text', JSON.stringify({ a: configured })],
    ['inside a JSON text whose slashes are escaped', JSON.stringify({ a: configured }).replaceAll('/', '\\/')],
    ['inside a URL', `https://h/p?q=${encodeURIComponent(configured)}&r=1`],
  ])('are found %s', (_where, value) => {
    const redacted = text(value);
    expect(redacted).toMatch(token);
    expect(redacted).not.toContain('secret');
    expect(redactor.text(value)).toBe(redacted);
  });

  test.each([0, 1, 2, 3, 4])('are found inside of base64, behind %i bytes', (before) => {
    const encoded = Buffer.from(`${'u'.repeat(before)}plain-secret-value:x`);
    for (const form of [encoded.toString('base64'), encoded.toString('base64url')]) {
      const found = text(JSON.stringify({ data: form }));
      expect(found).toMatch(token);
      expect(Buffer.from(found.split('"')[3] ?? '', 'base64').toString()).not.toContain('secret');
    }
  });

  test('are found at any position in a long body', () => {
    const mebibyte = 1024 * 1024;
    const shape = `sk-ant-api03-${'AbCd0123'.repeat(4000)}`;
    for (const secret of ['plain-secret-value', shape, Buffer.from('xplain-secret-value').toString('base64')])
      for (const at of [0, mebibyte - secret.length, mebibyte - 5, mebibyte - 1, mebibyte, 2 * mebibyte + 3]) {
        const redacted = text(`${' '.repeat(at)}${secret} ${' '.repeat(3 * mebibyte - at)}`);
        expect(redacted.trim()).toMatch(/^(?:e)?redacted-[0-9a-f]{12}(?:=*)$/);
      }
  });

  test('may be more for a while, with the same tokens', () => {
    const more = redactor.including(['the-callers-key-0001']);
    expect(more.text('a the-callers-key-0001 b')).toMatch(/^a redacted-[0-9a-f]{12} b$/);
    expect(more.text(configured)).toBe(text(configured));
    expect(more.headers([['x-api-key', 'the-callers-key-0001']])[0]?.[1]).toBe(more.text('the-callers-key-0001'));
    expect(text('a the-callers-key-0001 b')).toBe('a the-callers-key-0001 b');
  });

  test('leave JSON as JSON', () => {
    expect(JSON.parse(text(JSON.stringify({ a: [configured, 'b'] })))).toEqual({
      a: [expect.stringMatching(token), 'b'],
    });
  });

  test('become the same token at every position, and another one with the key of another store', () => {
    const found = text(`${configured} ${JSON.stringify(configured)}`).match(/redacted-[0-9a-f]{12}/g);
    expect(new Set(found).size).toBe(1);
    const elsewhere = createRedactor([configured], Buffer.alloc(32, 2));
    expect(elsewhere.text(configured)).not.toBe(redactor.text(configured));
  });

  test('too short to be distinguished from a word are left in texts', () => {
    expect(text('a short text')).toBe('a short text');
  });
});

describe('keys of a known shape', () => {
  const random = 'AbCdEf0123456789GhIjKlMnOp';
  test.each([
    `sk-ant-api03-${random}`,
    `sk-proj-${random}`,
    `sk-${random}`,
    `gsk_${random}`,
    `xai-${random}`,
    `hf_${random}`,
    `ghp_${random}`,
    `AIza${random}Qr_s-tuvw`,
  ])('%s is found in prose, JSON, escapes and URLs', (secret) => {
    for (const place of [
      `key ${secret}.`,
      `{"k":"${secret}"}`,
      `"a\\n${secret}"`,
      `KEY=${secret}`,
      `u%3D${secret}&`,
      secret,
    ]) {
      expect(text(place)).not.toContain(secret.slice(8));
      expect(text(place)).toBe(place.replace(secret, text(secret)));
    }
  });

  test('a bearer token keeps its scheme', () => {
    expect(text(`"Bearer ${random}=="`)).toMatch(/^"Bearer redacted-[0-9a-f]{12}"$/);
  });

  test('equal keys compare equal across header fields, URLs and bodies', () => {
    const secret = `sk-${random}`;
    const expected = text(secret);
    expect(redactor.headers([['Authorization', `Bearer ${secret}`]])).toEqual([
      ['Authorization', `Bearer ${expected}`],
    ]);
    expect(redactor.headers([['x-api-key', secret]])).toEqual([['x-api-key', expected]]);
    expect(redactor.target(`/v1?key=${secret}&a=b`)).toBe(`/v1?key=${expected}&a=b`);
  });
});

describe('header fields and URLs', () => {
  test.each([
    'authorization',
    'X-Api-Key',
    'x-goog-api-key',
    'x-louter-key',
    'cookie',
    'set-cookie',
    'proxy-authorization',
    'x-amz-security-token',
    'api-key',
  ])('%s is a credential whatever it holds', (name) => {
    expect(redactor.headers([[name, 'tiny']])[0]?.[1]).toMatch(token);
  });

  test.each([
    'anthropic-ratelimit-tokens-remaining',
    'x-ratelimit-limit-tokens',
    'www-authenticate',
    'idempotency-key',
    'content-type',
    'user-agent',
  ])('%s is none', (name) => {
    expect(redactor.headers([[name, '1000']])).toEqual([[name, '1000']]);
  });

  test('parameters that carry keys, and the user of a URL', () => {
    expect(redactor.target('/v1beta/models/m:generateContent?alt=sse&key=abc&x=key')).toMatch(
      /^\/v1beta\/models\/m:generateContent\?alt=sse&key=redacted-[0-9a-f]{12}&x=key$/,
    );
    expect(redactor.target('http://me:pass@host/p?a=1')).toMatch(/^http:\/\/redacted-[0-9a-f]{12}@host\/p\?a=1$/);
  });
});

describe('what is no secret is left as it is', () => {
  test('base64 of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 4000 }), (bytes) => {
        const body = JSON.stringify({
          data: Buffer.from(bytes).toString('base64'),
          url: Buffer.from(bytes).toString('base64url'),
        });
        expect(text(body)).toBe(body);
      }),
      { numRuns: 300 },
    );
  });

  test('a megabyte of media', () => {
    const body = Buffer.from(randomBytes(1024 * 1024).toString('base64'));
    expect(redactor.bytes(body).bytes).toBe(body);
  });

  test.each([
    'class="sk-toggleable__label-arrow-wide"',
    'task-sk-learn-pipeline-with-long-names1234567890',
    'Bearer authentication is described in RFC 6750',
    'The desk-0123456789012345678901234567890 is brown',
    'AIzaShort',
    '/+AIzaAbCdEf0123456789GhIjKlMnOpQr_s-tuvw',
    'redacted-0123456789ab',
  ])('%s', (value) => {
    expect(text(value)).toBe(value);
  });

  test('bytes that are no text', () => {
    const body = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]);
    expect(redactor.bytes(body).bytes).toBe(body);
  });
});

describe('offsets', () => {
  test('outside of secrets they stay with their byte; inside they move behind the token', () => {
    const body = Buffer.from('abc plain-secret-value def plain-secret-value!');
    const { bytes, offset } = redactor.bytes(body);
    const olds = [0, 3, 4, 22, 26, body.length];
    expect(olds.map(offset)).toEqual([0, 3, 4, 25, 29, bytes.length]);
    expect(bytes.subarray(0, offset(10)).toString()).toMatch(/^abc redacted-[0-9a-f]{12}$/);
  });

  test('any cut of a body with secrets gives pieces that make up the redacted body', () => {
    const body = Buffer.from('x plain-secret-value y sk-AbCdEf0123456789GhIjKlMnOp z');
    const { bytes, offset } = redactor.bytes(body);
    let last = 0;
    for (let old = 0; old <= body.length; old++) {
      expect(offset(old)).toBeGreaterThanOrEqual(last);
      last = offset(old);
    }
    expect(last).toBe(bytes.length);
  });
});

test('searching takes linear time', () => {
  for (const evil of ['sk-', 'sk-ant-', 'Bearer ', 'AIza', 'gsk_', 'a-sk-'])
    expect(text(evil.repeat(300_000)).length).toBeGreaterThan(0);
});

test('planted canaries are nowhere in the files of the store, nor in what is exported', async () => {
  const canaries = {
    configured: 'canary-configured-value-1',
    header: 'canary-header-value-2',
    query: 'canary-query-value-3',
    cookie: 'canary-cookie-value-4',
    body: 'sk-ant-canary-body-00000005',
    error: 'sk-canary-in-an-error-text-006',
    bearer: 'canary.bearer.token.0000007',
    split: 'canary-configured-split-8',
  };
  const url = newStore();
  const into = recorder(url, { secrets: [canaries.configured, canaries.split] });
  const half = canaries.split.length / 2;
  const planted = exchange({
    run: `run ${canaries.configured}`,
    case: canaries.configured,
    requestedModel: canaries.configured,
    request: clientRequest(
      JSON.stringify({ key: canaries.body, text: canaries.configured, large: 'x'.repeat(20_000) }),
      {
        target: `/v1/messages?key=${canaries.query}&x=${canaries.configured}`,
        headers: [
          ['x-api-key', canaries.header],
          ['cookie', `session=${canaries.cookie}`],
          ['authorization', `Bearer ${canaries.bearer}`],
          ['x-other', `Bearer ${canaries.bearer}`],
          ['x-free', canaries.configured],
        ],
      },
    ),
    backend: backend({
      model: canaries.configured,
      request: {
        method: 'POST',
        target: `http://u:${canaries.query}@h/?api_key=${canaries.query}`,
        headers: [['Authorization', `Bearer ${canaries.header}`]],
        body: Buffer.from(canaries.body),
      },
      response: response(
        [canaries.split.slice(0, half), canaries.split.slice(half), ` invalid key ${canaries.body}`],
        'application/json',
        { status: 401, headers: [['set-cookie', canaries.cookie]] },
      ),
      attempts: [
        {
          backend: 'local',
          model: canaries.configured,
          startedMs: 0,
          status: 401,
          error: `bad key ${canaries.error}`,
          cause: 'first',
          reason: canaries.configured,
          response: response([`bad ${canaries.error}`], 'text/plain', { status: 401 }),
        },
      ],
    }),
    response: response([`{"error":"${canaries.error}"}`], 'application/json', { status: 401 }),
    losses: [{ path: '/x', what: canaries.configured, instead: canaries.error }],
    notes: [{ what: 'saw', saw: canaries.body, made: canaries.configured }],
    summary: { usage: null, finish: null, toolCalls: [canaries.configured] },
    error: { kind: 'authentication', message: `upstream said ${canaries.error}` },
    status: 'upstream-error',
  });
  recordAll(into, [planted]);
  await until(() => into.health().written === 1);
  const file = url.slice('file:'.length);
  const files = Buffer.concat(['', '-wal', '-shm'].map((suffix) => readFileSync(file + suffix)));
  const exported = JSON.stringify(exportTrace(await (await reader(url)).get(planted.traceId)));
  for (const [where, canary] of Object.entries(canaries)) {
    for (const form of [canary, Buffer.from(canary).toString('base64'), canary.slice(0, -2)]) {
      const found = { files: files.includes(form), exported: exported.includes(form) };
      expect({ where, ...found }).toEqual({ where, files: false, exported: false });
    }
  }
  expect(exported).toMatch(token);
});
