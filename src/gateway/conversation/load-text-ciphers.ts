import { randomBytes } from 'node:crypto';
import { LouterError } from '../../core/error.ts';
import { createTraceReader } from '../../inspect/reader.ts';
import { databaseFileOf } from '../../record/store/database.ts';
import { loadKeyFile, rawKeyFileOf } from '../../record/store/keys.ts';
import { isPostgresUrl } from '../../record/store/store-url.ts';
import { createTextCiphers, keyBytes, type TextCiphers } from './text-cipher.ts';

/**
 * The ciphers of the gateways that share a trace store, loaded when they are first needed; without traces those of this process.
 * @param url of the trace store; null when traces are off.
 * @param ready when the store was opened: the first gateway creates its key.
 */
export function createCipherLoader(url: string | null, ready: Promise<unknown>): () => Promise<TextCiphers> {
  let loading: Promise<TextCiphers> | undefined;
  return async () => {
    loading ??= loadSecret(url, ready).then(createTextCiphers);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw new LouterError(
        {
          kind: 'overloaded',
          status: 503,
          retryAfterMs: 2_000,
          message: `the key of the trace store, with which texts for clients are encrypted, cannot be read now: ${error instanceof Error ? error.message : String(error)}`,
        },
        { cause: error },
      );
    }
  };
}

async function loadSecret(url: string | null, ready: Promise<unknown>): Promise<Uint8Array> {
  if (url === null) return randomBytes(keyBytes);
  if (!isPostgresUrl(url)) return loadKeyFile(rawKeyFileOf(databaseFileOf(url)), { mayCreate: true });
  await ready;
  const reader = createTraceReader(url);
  try {
    return await reader.storeSecret();
  } finally {
    await reader.close();
  }
}
