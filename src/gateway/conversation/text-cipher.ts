import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync } from 'node:crypto';
import { excerptTokenPrefix, summaryTokenPrefix } from '../../core/signature.ts';

/** What was found in a ciphertext. */
export type DecryptedText = { text: string } | 'altered' | 'of-another-gateway';

/** Encrypts texts which clients keep, so that only the gateways of one trace store read them. */
export interface TextCipher {
  /** The same text has the same ciphertext. */
  encrypt(text: string): string;
  decrypt(token: string): DecryptedText;
}

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Of a secret, and of what is derived from it. */
export const keyBytes = 32;

/** A cipher for each kind of text: one does not read those of another. */
export interface TextCiphers {
  readonly summary: TextCipher;
  /** Of what a search found of a page. */
  readonly excerpt: TextCipher;
}

const tokenPrefixes: Readonly<Record<keyof TextCiphers, string>> = {
  summary: summaryTokenPrefix,
  excerpt: excerptTokenPrefix,
};

/** @param secret of the trace store. */
export const createTextCiphers = (secret: Uint8Array): TextCiphers => ({
  summary: createTextCipher(secret, 'summary'),
  excerpt: createTextCipher(secret, 'excerpt'),
});

function createTextCipher(secret: Uint8Array, kind: keyof TextCiphers): TextCipher {
  const derive = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `louter ${kind} ${use}`, keyBytes));
  const key = derive('encryption');
  const nonceKey = derive('nonce');
  // Names the key, so that a text of another gateway is not taken for one that was altered.
  const prefix = `${tokenPrefixes[kind]}${hash('sha256', derive('name'), 'hex').slice(0, 12)}.`;
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
