import { describe, expect, test } from 'vitest';
import { HeldText } from '../../../src/inspect/view/held-text.ts';

const begin = '-----BEGIN PRIVATE KEY-----';
const end = '-----END PRIVATE KEY-----';
const create = (secretForms: string[] = []) => new HeldText({ secretForms, mark: () => '[MARK]' });
const piecesOf = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
/** What was returned together, without what is empty. */
function pushAll(held: HeldText, text: string, size: number): string[] {
  const parts = [...piecesOf(text, size).map((piece) => held.push(piece)), held.end()];
  return parts.filter((part) => part !== '');
}
const base64 = (length: number): string => 'MIIEvQ+/'.repeat(Math.ceil(length / 8)).slice(0, length);
const lines = (length: number): string => piecesOf(base64(length), 64).join('\n');

describe.each([1, 7, 64, 100_000])('in pieces of %i characters', (size) => {
  test.each([
    ['a token', 'one ', `eyJ${'a1B'.repeat(600)}`, ' two'],
    ['a private key', 'one ', `${begin}\n${lines(3000)}\n`, `${end} two`],
    ['a private key in JSON', '{"key":"', `${begin}\\n${lines(3000).replaceAll('\n', '\\n')}\\n`, `${end}"}`],
    ['a name and its value', 'one ', `aws_secret_access_key = ${'a1B+'.repeat(10)}`, '\ntwo'],
    ['a header', 'one ', `Authorization: Bearer ${'a1B.'.repeat(10)}`.slice('Authorization: '.length), '\ntwo'],
    ['a known credential', 'one ', 'a secret with blanks', ' two'],
  ])('%s is released whole', (_name, before, secret, after) => {
    const parts = pushAll(create(['a secret with blanks']), before + secret + after, size);
    expect(parts.join('')).toBe(before + secret + after);
    expect(parts.filter((part) => part.includes(secret))).toHaveLength(1);
  });
});

describe.each([1, 7, 64])('in pieces of %i characters', (size) => {
  test('what is too long to be held is left out', () => {
    expect(pushAll(create(), `one ${base64(20_000)} two`, size).join('')).toBe('one [MARK] two');
    const key = `one ${begin}\n${lines(70_000)}\n${end} two`;
    expect(pushAll(create(), key, size).join('')).toBe(`one [MARK]${end} two`);
    const both = pushAll(create(), `${base64(20_000)}${begin}\n${lines(1000)}\n${end} two`, size);
    expect(both.join('')).toBe(`[MARK]${begin}\n${lines(1000)}\n${end} two`);
  });
});

test('the name of a private key is held no longer than a key may follow it', () => {
  const held = create();
  expect(held.push(`The line ${begin} begins`)).toBe('The line ');
  expect(held.push(' a key; it "must" not ')).toBe(`${begin} begins a key; it "must" not `);
});

test('what is cut short is released at the end', () => {
  const held = create();
  expect(held.push(`one ${begin}\nMII`)).toBe('one ');
  expect(held.end()).toBe(`${begin}\nMII`);
});

test.each([
  ['tokens', base64(2_000_000)],
  ['headers', `${begin}\n`.repeat(40_000)],
  ['private keys', `${begin}\n${lines(60_000)}\n${end}\n`.repeat(16)],
  ['words', 'some words. '.repeat(80_000)],
])('takes linear time: %s', (_name, text) => {
  const startMs = performance.now();
  pushAll(create(['a secret with blanks']), text, 3);
  expect(performance.now() - startMs).toBeLessThan(4_000);
});
