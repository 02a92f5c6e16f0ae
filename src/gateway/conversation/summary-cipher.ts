import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { LouterError } from '../../core/error.ts';
import { summaryTokenPrefix } from '../../core/signature.ts';
import { createTraceReader } from '../../inspect/reader.ts';
import { databaseFileOf } from '../../record/store/database.ts';
import { loadKeyFile, rawKeyFileOf } from '../../record/store/keys.ts';
import { isPostgresUrl } from '../../record/store/store-url.ts';

/** What was found in the ciphertext of a summary. */
export type DecryptedSummary = { text: string } | 'altered' | 'of-another-gateway';

/** Encrypts summaries, which clients keep, so that only the gateways of one trace store read them. */
export interface SummaryCipher {
  /** The same text has the same ciphertext. */
  encrypt(text: string): string;
  decrypt(token: string): DecryptedSummary;
}

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** @param secret of the trace store. */
export function createSummaryCipher(secret: Uint8Array): SummaryCipher {
  const derive = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `louter summary ${use}`, keyBytes));
  const key = derive('encryption');
  const nonceKey = derive('nonce');
  // Names the key, so that a summary of another gateway is not taken for one that was altered.
  const prefix = `${summaryTokenPrefix}${hash('sha256', derive('name'), 'hex').slice(0, 12)}.`;
  const aad = Buffer.from(prefix);
  return {
    encrypt(text) {
      // Derived from the text: a repeated request gets the same item, and no two texts share a nonce.
      const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, nonceBytes);
      const cipher = createCipheriv(cipherName, key, nonce).setAAD(aad);
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return prefix + bytes.toString('base64url');
    },
    decrypt(token) {
      if (!token.startsWith(prefix)) return 'of-another-gateway';
      const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return 'altered';
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes }).setAAD(aad);
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
        return { text: text.toString('utf8') };
      } catch {
        return 'altered';
      }
    },
  };
}

/**
 * The cipher of the gateways that share a trace store, loaded when it is first needed; without traces that of this process.
 * @param url of the trace store; null when traces are off.
 * @param ready when the store was opened: the first gateway creates its key.
 */
export function createCipherLoader(url: string | null, ready: Promise<unknown>): () => Promise<SummaryCipher> {
  let loading: Promise<SummaryCipher> | undefined;
  return async () => {
    loading ??= loadSecret(url, ready).then(createSummaryCipher);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw new LouterError(
        {
          kind: 'overloaded',
          status: 503,
          retryAfterMs: 2_000,
          message: `the key of the trace store, with which conversations are compacted, cannot be read now: ${error instanceof Error ? error.message : String(error)}`,
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
