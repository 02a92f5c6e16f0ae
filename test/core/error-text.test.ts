import { describe, expect, test } from 'vitest';
import { findErrorText, isPage, textOfPage } from '../../src/core/error-text.ts';
import type { JsonValue } from '../../src/core/json.ts';

const words = 'CUDA out of memory';

describe('findErrorText finds what an error says when', () => {
  test.each<[string, JsonValue]>([
    ['the vendor’s object has a message', { error: { message: words, type: 'server_error' } }],
    ['the error is a text', { error: words }],
    ['there is no error around it', { object: 'error', message: words, code: 500 }],
    ['FastAPI has a detail', { detail: words }],
    ['FastAPI lists what is wrong', { detail: [{ loc: ['body', 'x'], msg: words, type: 'v' }] }],
    ['the message is an object', { object: 'error', message: { detail: [{ msg: words }] } }],
    ['Gemini wraps it in a list', [{ error: { code: 500, message: words } }]],
    ['errors are listed', { errors: [{ message: words }] }],
    ['MiniMax has a status', { base_resp: { status_code: 1008, status_msg: words } }],
    ['gateways wrap the error of another', { error: { error: { error: { message: words } } } }],
    ['there is a code beside msg', { code: 500, msg: words, success: false }],
    ['it is a plain text', `${words}\n`],
    [
      'it is a page',
      `<!doctype html><html><head><style>a{b:c}</style></head><body><h1>CUDA out of&nbsp;memory</h1></body></html>`,
    ],
  ])('%s', (_what, body) => expect(findErrorText(body)).toBe(words));

  test('OpenRouter has the error of the server behind it as text', () => {
    const metadata = { raw: JSON.stringify({ error: { message: words } }), provider_name: 'X' };
    expect(findErrorText({ error: { message: 'Provider returned error', metadata } })).toBe(
      `Provider returned error: ${words}`,
    );
  });

  test('Spring has the name of the status as its error', () => {
    expect(findErrorText({ status: 500, error: 'Internal Server Error', message: words, path: '/x' })).toBe(
      `Internal Server Error: ${words}`,
    );
  });
});

test.each<JsonValue>([null, {}, [], '', ' ', 7, { code: 500 }, { error: { message: '' } }])(
  'findErrorText finds nothing in %j',
  (body) => expect(findErrorText(body)).toBeUndefined(),
);

test('findErrorText cuts what is long, and never within a character', () => {
  const found = findErrorText({ error: { message: `${'x'.repeat(1_999)}\u{1f600}` } });
  expect(found).toBe(`${'x'.repeat(1_999)}\ufffd`);
});

test('findErrorText gives up on what nests deep', () => {
  let body: JsonValue = words;
  for (let depth = 0; depth < 100; depth++) body = { error: body };
  expect(findErrorText(body)).toBeUndefined();
});

test.each([
  ['<p>A &lt;b&gt; &amp; c</p><script>var x = "</p>"</script><SVG><text>no</text></SVG>d', 'A <b> & c d'],
  ['< 3 tokens', '< 3 tokens'],
  ['plain < text', 'plain < text'],
])('textOfPage(%j) is %j', (page, text) => expect(textOfPage(page)).toBe(text));

test.each([
  ['<!DOCTYPE html><p>', true],
  ['\n  <html lang="en">', true],
  ['<think>hm</think>', false],
  ['{"a":"<html>"}', false],
  ['', false],
])('isPage(%j) is %s', (text, expected) => expect(isPage(text)).toBe(expected));
