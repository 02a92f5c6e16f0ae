import type { Protocol, Seal } from './types.ts';

const prefix = 'louter.1.';

/**
 * The text under which a seal travels through a client of `protocol`. Its own protocol's seals go as they
 * are; another's are tagged with their issuer, so that they come back only to it.
 */
export function sealToToken(seal: Seal, protocol: Protocol): string {
  if (protocolOf(seal.issuer) === protocol) return seal.value;
  const issuer = Buffer.from(seal.issuer).toString('base64url');
  return `${prefix}${seal.kind}.${issuer}.${seal.value}`;
}

/** The inverse: `kind` is what an untagged token of `protocol` is in that place. Without text no seal. */
export function tokenToSeal(
  token: string | undefined | null,
  protocol: Protocol,
  kind: Seal['kind'],
): Seal | undefined {
  if (!token) return undefined;
  if (!token.startsWith(prefix)) return { issuer: protocol, kind, value: token };
  const [tagged, issuer, ...value] = token.slice(prefix.length).split('.');
  if ((tagged !== 'signature' && tagged !== 'ciphertext') || !issuer) return { issuer: protocol, kind, value: token };
  return { issuer: Buffer.from(issuer, 'base64url').toString(), kind: tagged, value: value.join('.') };
}

/** Whether `issuer` (`protocol@host`) may be sent this seal: it made it, or its maker is known by protocol only. */
export const isIssuedBy = (seal: Seal, issuer: string): boolean =>
  seal.issuer === issuer || seal.issuer === protocolOf(issuer);

const protocolOf = (issuer: string): string => issuer.split('@', 1)[0] ?? issuer;
