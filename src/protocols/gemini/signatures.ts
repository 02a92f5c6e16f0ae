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
    // As clients write it whose type for the field is bytes.
    Buffer.from(text).toString('base64'),
    Buffer.from(text).toString('base64url'),
  ]),
);

/** What a `thoughtSignature` of an earlier answer holds. */
export interface PartSignature {
  signature?: Signature;
  /** Another vendor's reasoning before this part, which the clients of this protocol do not send back as parts. */
  reasoning: CoreReasoning[];
  /** The text itself, where it stands for a signature that there never was. */
  placeholder?: string;
}

/** Reads a signature; `issuer` made those that are the vendor's own. */
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

function decodeReasoning({ kind, texts, seal }: JsonObject): CoreReasoning {
  const of = kind === 'summary' ? 'summary' : 'full';
  const blocks = (asArray(texts) ?? []).flatMap((text) =>
    typeof text === 'string' ? [{ kind: of, text } as const] : [],
  );
  return {
    type: 'reasoning',
    blocks,
    ...withoutUndefined({ signature: tokenToSignature(asString(seal), protocol, 'signature') }),
  };
}

/** Whether this protocol's own vendor made a signature: then it goes as it is, on the very part it came with. */
export const isGeminiSignature = ({ issuer }: Signature): boolean =>
  issuer === protocol || issuer.startsWith(`${protocol}@`);

/**
 * The signature of a part of an answer. The wire wants base64, so what another vendor signed is wrapped in it, and with
 * it the reasoning before the part: clients of this protocol send no thoughts back, only the signatures of what stays.
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

const encodeReasoning = ({ blocks, signature, wireForm }: CoreReasoning): JsonObject => ({
  ...(blocks[0] && { kind: wireForm?.[protocol]?.['kind'] ?? blocks[0].kind, texts: blocks.map(({ text }) => text) }),
  ...(signature && { seal: signatureToToken(signature, protocol) }),
});

/** Whether reasoning must travel in the signature of what follows it. */
export const mustBeWrapped = ({ signature }: CoreReasoning): boolean =>
  signature !== undefined && !isGeminiSignature(signature);
