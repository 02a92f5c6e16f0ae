import { describe, expect, test } from 'vitest';
import { presentedSecrets } from '../../../src/core/redact/credentials.ts';
import type { HeaderFields } from '../../../src/core/headers.ts';

const key = 'the-callers-key-0001';
const basic = Buffer.from(`someone:${key}`).toString('base64');

describe('what a request presents', () => {
  test.each<[string, HeaderFields, string, string[]]>([
    ['a bearer token', [['Authorization', `Bearer ${key}`]], '/', [key]],
    ['a credential without a scheme', [['authorization', key]], '/', [key]],
    ['a user and a password', [['authorization', `Basic ${basic}`]], '/', [basic, `someone:${key}`, key]],
    ['x-api-key', [['X-Api-Key', key]], '/', [key]],
    ['x-goog-api-key', [['x-goog-api-key', key]], '/', [key]],
    ['x-louter-key', [['x-louter-key', key]], '/', [key]],
    ['a field of its own', [['x-corp-auth-token', key]], '/', [key]],
    ['cookies', [['cookie', `a=${key}; theme=dark; b="${key}2"`]], '/', [key, `"${key}2"`]],
    ['?key=', [], `/v1beta/models/m:generateContent?alt=sse&key=${key}`, [key]],
    ['?key= percent-encoded', [], '/x?key=the%20key%2F0001', ['the key/0001']],
    ['the same twice', [['x-api-key', key]], `/x?key=${key}`, [key]],
    ['nothing', [['content-type', 'application/json']], '/x?alt=sse', []],
    ['a word that is found in any text', [['x-api-key', 'anything']], '/x?key=dummy', []],
  ])('%s', (_what, headers, target, expected) => {
    expect(presentedSecrets({ headers, target })).toEqual(expected);
  });
});
