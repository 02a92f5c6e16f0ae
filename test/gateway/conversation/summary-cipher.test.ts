import { expect, test } from 'vitest';
import { createCipherLoader } from '../../../src/gateway/conversation/load-summary-cipher.ts';
import { createSummaryCipher } from '../../../src/gateway/conversation/summary-cipher.ts';
import { exchange } from '../../record/support/exchange.ts';
import { newStore, storeAll } from '../../record/support/store.ts';

const ready = Promise.resolve();
const text = 'The clock is written – 四.';

test('the gateways of a trace store read the summaries of each other', async () => {
  const url = newStore();
  await storeAll([exchange({ traceId: 'one' })], { url });
  const [one, other] = [await createCipherLoader(url, ready)(), await createCipherLoader(url, ready)()];
  const token = one.encrypt(text);
  expect(other.decrypt(token)).toEqual({ text });
  expect(other.encrypt(text)).toBe(token);
});

test('a gateway of another store knows that a summary is not its own', async () => {
  const [one, other] = [createSummaryCipher(Buffer.alloc(32, 1)), createSummaryCipher(Buffer.alloc(32, 2))];
  expect(other.decrypt(one.encrypt(text))).toBe('of-another-gateway');
});

test('without traces a summary is read by the process that encrypted it', async () => {
  const load = createCipherLoader(null, ready);
  const token = (await load()).encrypt(text);
  expect((await load()).decrypt(token)).toEqual({ text });
  expect((await createCipherLoader(null, ready)()).decrypt(token)).toBe('of-another-gateway');
});

test('a key that cannot be read now is an error that asks to try again, and is read later', async () => {
  const load = createCipherLoader('file:/nowhere/at/all/louter.db', ready);
  await expect(load()).rejects.toMatchObject({ detail: { kind: 'overloaded', status: 503 } });
});

test('no changed byte of a ciphertext is read', () => {
  const cipher = createSummaryCipher(Buffer.alloc(32, 1));
  const token = cipher.encrypt(text);
  const from = token.lastIndexOf('.') + 1;
  const bytes = Buffer.from(token.slice(from), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(cipher.decrypt(token.slice(0, from) + changed.toString('base64url'))).toBe('altered');
  }
});
