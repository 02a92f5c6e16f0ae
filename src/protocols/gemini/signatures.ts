import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  objectsIn,
  parseJson,
  type JsonObject,
} from '../../core/json.ts';
import { base64TokenPrefix, signatureToToken, tokenToSignature } from '../../core/signature.ts';
import type { CoreReasoning, Signature } from '../../core/types.ts';
import { protocol } from './extras.ts';

/** What the vendor documents for calls that never had a signature ("Thought signatures", FAQ). */
export const skipSignatureCheck = 'skip_thought_signature_validator';

const placeholders: ReadonlySet<string> = new Set(
  [skipSignatureCheck, 'context_engineering_is_the_way_to_go'].flatMap((text) => [
    text,
    // As clients write it that treat the field as bytes.
    Buffer.from(text).toString('base64'),
    Buffer.from(text).toString('base64url'),
  ]),
);

/** The contents of a `thoughtSignature` of an earlier answer. */
export interface PartSignature {
  signature?: Signature;
  /** Reasoning of another vendor before this part, which clients of this protocol do not send back as parts. */
  reasoning: CoreReasoning[];
  /** The token itself, if it is a placeholder for a signature. */
  placeholder?: string;
}

/** Reads a signature; `issuer` made untagged ones. */
export function readSignature(token: string | undefined, issuer: string): PartSignature {
  if (!token) return { reasoning: [] };
  if (placeholders.has(token)) return { reasoning: [], placeholder: token };
  const carried = token.startsWith(base64TokenPrefix) ? asObject(parseJson(decodeBase64(token))) : undefined;
  if (!carried) return { signature: { issuer, kind: 'signature', value: token }, reasoning: [] };
  return {
    ...withoutUndefined({ signature: tokenToSignature(asString(carried['seal']), protocol, 'signature') }),
    reasoning: objectsIn(carried['reasoning']).map(decodeReasoning),
  };
}

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

// The key `seal` is that of earlier versions: clients hold such tokens.
function decodeReasoning({ kind, texts, seal: token }: JsonObject): CoreReasoning {
  const of = kind === 'summary' ? 'summary' : 'full';
  const blocks = (asArray(texts) ?? []).flatMap((text) =>
    typeof text === 'string' ? [{ kind: of, text } as const] : [],
  );
  return {
    type: 'reasoning',
    blocks,
    ...withoutUndefined({ signature: tokenToSignature(asString(token), protocol, 'signature') }),
  };
}

/** Whether a vendor of this protocol made a signature: then it is written unchanged, on the part it arrived with. */
export const isGeminiSignature = ({ issuer }: Signature): boolean =>
  issuer === protocol || issuer.startsWith(`${protocol}@`);

/**
 * Writes the signature of a part of an answer. The wire requires base64, so a signature of another vendor is wrapped in it,
 * together with the reasoning before the part: clients of this protocol do not send thoughts back, only signatures.
 */
export function writeSignature(
  signature: Signature | undefined,
  reasoning: readonly CoreReasoning[] = [],
): string | undefined {
  if (!signature && reasoning.length === 0) return undefined;
  if (signature && reasoning.length === 0 && isGeminiSignature(signature)) return signature.value;
  const carried = {
    louter: 1,
    ...(signature && { seal: signatureToToken(signature, protocol) }),
    ...(reasoning.length > 0 && { reasoning: reasoning.map(encodeReasoning) }),
  };
  return Buffer.from(JSON.stringify(carried)).toString('base64');
}

const encodeReasoning = ({ blocks, signature, wireForm }: CoreReasoning) => ({
  ...(blocks[0] && { kind: wireForm?.[protocol]?.['kind'] ?? blocks[0].kind, texts: blocks.map(({ text }) => text) }),
  ...(signature && { seal: signatureToToken(signature, protocol) }),
});

/** Whether reasoning has to be carried in the signature of the next part. */
export const mustBeWrapped = ({ signature }: CoreReasoning): boolean =>
  signature !== undefined && !isGeminiSignature(signature);
