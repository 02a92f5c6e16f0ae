import { expect, test } from 'vitest';
import { createCipherLoader } from '../../../src/gateway/conversation/load-text-ciphers.ts';
import { createTextCiphers } from '../../../src/gateway/conversation/text-cipher.ts';
import { exchange } from '../../record/support/exchange.ts';
import { newStore, storeAll } from '../../record/support/store.ts';

const ready = Promise.resolve();
const text = 'The clock is written – 四.';

test('the gateways of a trace store read the summaries of each other', async () => {
  const url = newStore();
  await storeAll([exchange({ traceId: 'one' })], { url });
  const [one, other] = [
    (await createCipherLoader(url, ready)()).summary,
    (await createCipherLoader(url, ready)()).summary,
  ];
  const token = one.encrypt(text);
  expect(other.decrypt(token)).toEqual({ text });
  expect(other.encrypt(text)).toBe(token);
});

test('a gateway of another store knows that a summary is not its own', async () => {
  const [one, other] = [createTextCiphers(Buffer.alloc(32, 1)).summary, createTextCiphers(Buffer.alloc(32, 2)).summary];
  expect(other.decrypt(one.encrypt(text))).toBe('of-another-gateway');
});

test('without traces a summary is read by the process that encrypted it', async () => {
  const load = createCipherLoader(null, ready);
  const token = (await load()).summary.encrypt(text);
  expect((await load()).summary.decrypt(token)).toEqual({ text });
  expect((await createCipherLoader(null, ready)()).summary.decrypt(token)).toBe('of-another-gateway');
});

test('a key that cannot be read now is an error that asks to try again, and is read later', async () => {
  const load = createCipherLoader('file:/nowhere/at/all/louter.db', ready);
  await expect(load()).rejects.toMatchObject({ detail: { kind: 'overloaded', status: 503 } });
});

test('no changed byte of a ciphertext is read', () => {
  const cipher = createTextCiphers(Buffer.alloc(32, 1)).summary;
  const token = cipher.encrypt(text);
  const from = token.lastIndexOf('.') + 1;
  const bytes = Buffer.from(token.slice(from), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(cipher.decrypt(token.slice(0, from) + changed.toString('base64url'))).toBe('altered');
  }
});

test('a text of one kind is not read as one of another', () => {
  const { summary, excerpt } = createTextCiphers(Buffer.alloc(32, 1));
  expect(excerpt.decrypt(excerpt.encrypt(text))).toEqual({ text });
  expect(excerpt.decrypt(summary.encrypt(text))).toBe('of-another-gateway');
  const moved = summary.encrypt(text).replace(/^.*\./, excerpt.encrypt(text).replace(/[^.]*$/, ''));
  expect(excerpt.decrypt(moved)).toBe('altered');
});
