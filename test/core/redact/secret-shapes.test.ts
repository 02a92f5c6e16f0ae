import { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../src/core/redact/redact.ts';
import { exportTrace } from '../../../src/inspect/export/trace-json.ts';
import { formatCurl } from '../../../src/inspect/export/curl.ts';
import { createHar } from '../../../src/inspect/export/har.ts';
import { redactTrace, createExportRedactor } from '../../../src/inspect/export/redact-trace.ts';
import { recorded } from '../../record/support/store.ts';
import { protocols, streamedExchange } from '../../inspect/export/exchanges.ts';
import { jsonWebToken, pem, secretsOfVendors } from './vendor-secrets.ts';

const ours = 'our-own-key-0001';
const redactor = createExportRedactor([ours]);
const shared = (text: string): string => redactor.text(text);
const token = /redacted-[0-9a-f]{12}/;

describe.each(secretsOfVendors)('$name', ({ secret, whole = secret }) => {
  test.each([
    ['in prose', `it is ${whole}, as you see`],
    ['at an end', whole],
    ['in JSON', JSON.stringify({ text: `\n${whole}\n` })],
    ['in JSON in JSON', JSON.stringify({ arguments: JSON.stringify({ text: `\n${whole}\n` }) })],
    ['in a setting', `TOKEN=${whole}\n`],
    ['in a list', `- "${whole}"\n- '${whole}'`],
    ['behind a line feed that is escaped', `a\\n${whole}\\n`],
  ])('is taken out %s', (_place, text) => {
    const without = shared(text);
    expect(without).toMatch(token);
    for (let at = 0; at + 12 <= secret.length; at += 4) expect(without).not.toContain(secret.slice(at, at + 12));
    expect(shared(without)).toBe(without);
  });

  test('is left where it is recorded, byte for byte', () => {
    const local = createRedactor([ours], Buffer.alloc(32));
    // What vendors of models give out is taken out there too, and what is called a bearer's token.
    expect(local.text(`it is ${whole}, as you see`)).toBe(`it is ${whole}, as you see`);
  });
});

test('a token of an encrypted kind is one too, and what only looks like one is none', () => {
  const header = Buffer.from('{"alg":"RSA-OAEP","enc":"A256GCM"}').toString('base64url');
  expect(shared(`${header}.a1b2.c3d4.e5f6.a7b8`)).toMatch(/^redacted-[0-9a-f]{12}$/);
  const notJson = `eyJ${'x'.repeat(20)}.eyJ${'y'.repeat(20)}.${'z'.repeat(43)}`;
  for (const other of [notJson, jsonWebToken.split('.').slice(0, 2).join('.'), header])
    expect(shared(other)).toBe(other);
});

describe('a private key', () => {
  test('leaves the lines around it', () => {
    expect(shared(`a\n${pem}\nb`)).toMatch(
      /^a\n-----BEGIN RSA PRIVATE KEY-----redacted-[0-9a-f]{12}-----END RSA PRIVATE KEY-----\nb$/,
    );
  });

  test('that is cut short is taken out as far as it goes', () => {
    const cut = pem.slice(0, 150);
    for (const text of [cut, JSON.stringify(cut), JSON.stringify(JSON.stringify(cut))])
      expect(shared(`${text} Then it goes on.`)).toMatch(
        /-----BEGIN RSA PRIVATE KEY-----redacted-[0-9a-f]{12}\S* Then it goes on\.$/,
      );
  });

  test('that is only mentioned redacts nothing else', () => {
    const text = 'It begins with "-----BEGIN PRIVATE KEY-----" and ends with "-----END PRIVATE KEY-----", they say.';
    expect(shared(text)).toBe(text);
    const certificate = pem.replaceAll('RSA PRIVATE KEY', 'CERTIFICATE');
    expect(shared(certificate)).toBe(certificate);
  });
});

describe('a configured key in base64', () => {
  const surrounding = fc.uint8Array({ maxLength: 40 });

  test.each(['base64', 'base64url'] as const)('is found at any position in the bytes (%s)', (encoding) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 8, maxLength: 40 }).filter((text) => text.isWellFormed()),
        surrounding,
        surrounding,
        (secret, before, after) => {
          const encoded = Buffer.concat([before, Buffer.from(secret), after]).toString(encoding);
          for (const written of [encoded, encoded.replaceAll('/', '\\/')]) {
            const without = createExportRedactor([secret]).text(`x=${written}.`);
            expect(without).toMatch(token);
            // Nothing of it can be read out of what is left on either side.
            const [left = '', right = ''] = without.slice(2).split(/redacted-[0-9a-f]{12}/);
            expect(
              Buffer.from(left, 'base64').equals(Buffer.from(before).subarray(0, Buffer.from(left, 'base64').length)),
            ).toBe(true);
            expect(right.replaceAll('\\', '').length).toBeLessThanOrEqual(Math.ceil((after.length / 3) * 4) + 4);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('is found in a Basic credential in a body', () => {
    const basic = Buffer.from(`user:${ours}`).toString('base64');
    expect(shared(`curl -H "Authorization: Basic ${basic}"`)).not.toContain(basic.slice(8, 20));
  });
});

describe('what is no secret is left as it is', () => {
  const bytes = fc.uint8Array({ maxLength: 4_000 });
  const image = fc.tuple(fc.constantFrom('image/png', 'image/jpeg', 'application/pdf'), bytes);
  const hash = fc.tuple(fc.constantFrom('md5', 'sha1', 'sha256', 'sha512'), bytes);

  test('pictures in base64', () => {
    fc.assert(
      fc.property(image, ([type, content]) => {
        const data = Buffer.from(content).toString('base64');
        const body = JSON.stringify({
          source: { type: 'base64', media_type: type, data },
          image_url: { url: `data:${type};base64,${data}` },
          signature: Buffer.from(content).toString('base64url'),
          lines: data.replaceAll(/(.{76})/g, '$1\n'),
        });
        expect(shared(body)).toBe(body);
      }),
      { numRuns: 500 },
    );
  });

  test('hashes, of whatever length and however they are written', () => {
    fc.assert(
      fc.property(hash, ([algorithm, content]) => {
        const digest = createHash(algorithm).update(content).digest();
        const text = [
          `commit ${digest.toString('hex')}`,
          `${digest.toString('hex').slice(0, 40)} refs/heads/main`,
          digest.toString('hex').toUpperCase(),
          `"integrity": "${algorithm}-${digest.toString('base64')}"`,
          `etag: W/"${digest.toString('base64url')}"`,
          `key: ${digest.toString('base64')}, token=${digest.toString('hex')}, secret: ${digest.toString('base64url')}`,
        ].join('\n');
        expect(shared(text)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  test('UUIDs and the ids of requests, calls and commits', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.stringMatching(/^[0-9a-f]{40}$/),
        fc.stringMatching(/^[A-Za-z0-9]{24}$/),
        (uuid, sha, id) => {
          const text = `${uuid} ${uuid.toUpperCase()} ${uuid.replaceAll('-', '')} git@${sha} toolu_${id} call_${id} req_${id} chatcmpl-${id} _authToken npm_config_${id}`;
          expect(shared(text)).toBe(text);
        },
      ),
    );
    expect(shared(randomUUID())).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    'AKIA is how the id of a key begins',
    'MAKIAAAAAAAAAAAAAAAAAB',
    'the xoxb- tokens of Slack, sk_test_ and sk_live_ of Stripe, glpat- of GitLab',
    'npm_config_registry=https://registry.npmjs.org/',
    'aws_secret_access_key = ${SECRET}',
    'secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY',
    'https://hooks.slack.com/services/',
    '//registry.npmjs.org/:_authToken=${NPM_TOKEN}',
    'task_sk_test_1234567890abcdef',
    'eyJ is how base64 of {" begins',
  ])('%s', (text) => {
    expect(shared(text)).toBe(text);
  });
});

test('searching takes linear time', () => {
  for (const evil of [
    'eyJ',
    'eyJaaaaaaaaaaaaaaaaaaaa.',
    'AKIA',
    'xoxb-',
    'glpat-',
    'secret_access_key=',
    'session_token: ',
    '-----BEGIN RSA PRIVATE KEY-----',
    '-----BEGIN A A A PRIVATE KEY-----\\n',
    '-----BEGIN PRIVATE KEY----- AAAAAAAAAAAAAAAAAAAA ',
    '\\',
    'hooks.slack.com/services/',
  ]) {
    const text = evil.repeat(Math.ceil(1_000_000 / evil.length));
    const before = performance.now();
    shared(text);
    expect(performance.now() - before).toBeLessThan(10_000);
  }
});

describe.each(protocols)('in an exchange with $protocol', (codec) => {
  test('they are nowhere in exports, in one piece or in several', async () => {
    const all = secretsOfVendors.map(({ secret, whole = secret }) => whole);
    const inBase64 = Buffer.from(`a ${ours} b`).toString('base64');
    const said = [...all, inBase64].join(' and ');
    const trace = await recorded(
      streamedExchange(codec, {
        question: said,
        answer: said.split(/(.{3})/su).filter((piece) => piece !== ''),
        headers: [['x-note', all[0] ?? '']],
      }),
    );
    const given = redactTrace(trace, redactor);
    for (const text of [
      JSON.stringify(createHar([given])),
      JSON.stringify(exportTrace(given)),
      formatCurl(given, 'client'),
      formatCurl(given, 'upstream'),
    ])
      for (const { name, secret } of [...secretsOfVendors, { name: 'ours', secret: inBase64.slice(4, -4) }])
        expect({ name, found: text.includes(secret.slice(4, 20)) }).toEqual({ name, found: false });
  });
});
