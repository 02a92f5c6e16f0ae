import type { JsonObject } from './json.ts';

export const protocols = [
  'anthropic',
  'openai-chat',
  'openai-responses',
  'gemini',
  'ollama',
  'gemini-interactions',
] as const;
/** A protocol that both clients and vendors use. */
export type Protocol = (typeof protocols)[number];

export const vendorProtocols = [...protocols, 'openai-completions'] as const;
/** A protocol of vendors; some are for prompts that are already written, and no client uses those. */
export type VendorProtocol = (typeof vendorProtocols)[number];

/** Fields only one protocol knows, keyed by that protocol. */
export type Extras = { [P in VendorProtocol]?: JsonObject };

/**
 * In which of several equal forms a protocol wrote a value, and ids that nothing refers to. It does not change what the
 * value means, so leaving it out is not a loss. Only its own protocol reads it.
 */
export type WireForm = { [P in Protocol]?: JsonObject };

/** An opaque token that a vendor requires back verbatim. A signature of another issuer is never sent. */
export interface Signature {
  /** Who made it: `protocol@host`, or the bare protocol when the host is not known. See `signature.ts`. */
  issuer: string;
  /** `signature` vouches for visible content; `ciphertext` replaces it. */
  kind: 'signature' | 'ciphertext';
  value: string;
}

export interface CacheHint {
  ttl?: '5m' | '1h';
}
