import type { Report } from './codec.ts';
import type { Protocol, Signature } from './types.ts';

const tokenPrefix = 'louter.1.';
/** Begins the ciphertext of a summary that stands for the earlier part of a conversation. */
export const summaryTokenPrefix = `${tokenPrefix}summary.`;
/** Begins the ciphertext of what a search of Louter's found of a page. */
export const excerptTokenPrefix = `${tokenPrefix}excerpt.`;
/** Begins the token of a call where a protocol's calls have no place for one: see `openai-responses/reasoning.ts`. */
export const callTokenPrefix = 'louter.call.';
/** `{"louter":1,` in base64, of either alphabet, for a protocol whose tokens are base64: see `gemini/signatures.ts`. */
export const base64TokenPrefix = 'eyJsb3V0ZXIiOjEs';

/**
 * The signature of reasoning that no vendor signed. Clients may refuse an empty one: Qwen Code ends a tool turn whose
 * thinking has an empty signature. It decodes to no signature, so that no vendor is sent it.
 */
export const unsignedToken = `${tokenPrefix}unsealed`;

/**
 * The text under which a signature travels through a client of `protocol`. Signatures of its own protocol go as they
 * are; those of others are tagged with their issuer, so that they come back only to it.
 */
export function signatureToToken(signature: Signature, protocol: Protocol): string {
  if (protocolOf(signature.issuer) === protocol) return signature.value;
  const issuer = Buffer.from(signature.issuer).toString('base64url');
  return `${tokenPrefix}${signature.kind}.${issuer}.${signature.value}`;
}

/** The inverse: `kind` is what an untagged token of `protocol` is in that place. Without text no signature. */
export function tokenToSignature(
  token: string | undefined | null,
  protocol: Protocol,
  kind: Signature['kind'],
): Signature | undefined {
  if (!token || token === unsignedToken) return undefined;
  if (!token.startsWith(tokenPrefix)) return { issuer: protocol, kind, value: token };
  const [tagged, issuer, ...value] = token.slice(tokenPrefix.length).split('.');
  if ((tagged !== 'signature' && tagged !== 'ciphertext') || !issuer) return { issuer: protocol, kind, value: token };
  return { issuer: Buffer.from(issuer, 'base64url').toString(), kind: tagged, value: value.join('.') };
}

/**
 * Whether a request body, as JSON text, holds a token that Louter made: no vendor accepts it, and only a translated
 * request leaves it out. A text that quotes one does not count.
 */
export const hasOwnToken = (body: Buffer): boolean =>
  [tokenPrefix, callTokenPrefix, base64TokenPrefix].some((beginning) => {
    const opened = `"${beginning}`;
    let at = body.indexOf(opened);
    // An escaped quotation mark is part of a text.
    while (at !== -1 && body[at - 1] === backslash) at = body.indexOf(opened, at + 1);
    return at !== -1;
  });

const backslash = 0x5c;

/** Whether `issuer` (`protocol@host`) may be sent this signature: it made it, or its maker is known by protocol only. */
export const isIssuedBy = (signature: Signature, issuer: string): boolean =>
  signature.issuer === issuer || signature.issuer === protocolOf(issuer);

const protocolOf = (issuer: string): string => issuer.split('@', 1)[0] ?? issuer;

/** Names a signature in the report of its loss. */
export const describeSignature = ({ kind, issuer }: Signature): string => `the ${kind} of ${issuer}`;

/** Reports the signature of a value, if it has one: only its issuer accepts it. */
export function reportSignature(value: { signature?: Signature }, report: Report): void {
  if (value.signature) report({ at: value, field: 'signature', what: describeSignature(value.signature) });
}
