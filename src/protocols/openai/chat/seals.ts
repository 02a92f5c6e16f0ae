import {
  asArray,
  asNumber,
  asObject,
  asString,
  objectsIn,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { signatureToToken, tokenToSignature } from '../../../core/signature.ts';
import type { CoreReasoning, Signature } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * Opaque tokens ride in `extra_content`, where Google's compatible endpoint puts the signature of a thought:
 * `{"google": {"thought_signature": …}}` on a message or a call (ai.google.dev, "Thought signatures", OpenAI
 * compatibility). Clients that know the field send it back as it is. Tokens of other vendors take the same
 * place, tagged with their issuer. Signed reasoning, which the wire has as one text, adds `louter.reasoning`:
 * how it was made up.
 */
export interface ExtraContent {
  seal?: Signature;
  /** What else there was. */
  rest?: JsonObject;
}

/** One piece of reasoning inside the one text that the wire has: the length of its blocks, and its seal. */
interface Sealed {
  kind: 'full' | 'summary';
  lengths: number[];
  seal?: Signature;
}

export const separator = '\n\n';

/** `issuer`: who made a seal that is not tagged with a host; the bare protocol where that is not known. */
export function decodeExtraContent(value: JsonValue | undefined, issuer: string = protocol): ExtraContent {
  const fields = asObject(value);
  if (!fields) return {};
  const { google, ...others } = fields;
  const { thought_signature: token, ...ofGoogle } = asObject(google) ?? {};
  const found = tokenToSignature(asString(token), protocol, 'signature');
  const seal = found?.issuer === protocol ? { ...found, issuer } : found;
  const rest = nonEmpty({ ...others, ...(nonEmpty(ofGoogle) && { google: ofGoogle }) });
  return { ...(seal && { seal }), ...(rest && { rest }) };
}

function decodeSealed(piece: JsonObject): Sealed {
  const seal = tokenToSignature(asString(piece['seal']), protocol, 'signature');
  return {
    kind: piece['kind'] === 'summary' ? 'summary' : 'full',
    lengths: (asArray(piece['lengths']) ?? []).map((length) => asNumber(length) ?? -1),
    ...(seal && { seal }),
  };
}

/** The reasoning a client sends back, parted again as it was; one piece without seal when it no longer fits. */
export function decodeReasoning(text: string, louter: JsonValue | undefined): CoreReasoning[] {
  const pieces = objectsIn(asObject(louter)?.['reasoning']).map(decodeSealed);
  const parted = pieces.length > 0 ? part(text, pieces) : undefined;
  if (parted) return parted;
  return text === '' ? [] : [{ type: 'reasoning', blocks: [{ kind: 'full', text }] }];
}

function part(text: string, pieces: readonly Sealed[]): CoreReasoning[] | undefined {
  let at = 0;
  const parted = pieces.map(({ kind, lengths, seal }): CoreReasoning => {
    const blocks = lengths.map((length) => {
      if (at > 0 && length > 0) at += separator.length;
      const block = { kind, text: text.slice(at, at + length) };
      at += length;
      return block;
    });
    return { type: 'reasoning', blocks, ...(seal && { signature: seal }) };
  });
  const whole = pieces.every(({ lengths }) => lengths.every((length) => Number.isInteger(length) && length >= 0));
  return whole && at === text.length ? parted : undefined;
}

/** Pieces of reasoning as the one text of the wire. */
export const joinedReasoning = (pieces: readonly CoreReasoning[]): string =>
  pieces
    .flatMap(({ blocks }) => blocks.map(({ text }) => text))
    .filter((text) => text !== '')
    .join(separator);

/** What a client is to keep for us of a message; `undefined` when there is nothing. */
export function encodeExtraContent({
  seal,
  reasoning,
  rest,
}: {
  seal?: Signature;
  reasoning: readonly CoreReasoning[];
  rest?: JsonObject;
}): JsonObject | undefined {
  const sealed = reasoning.some((piece) => piece.signature !== undefined);
  return nonEmpty({
    ...rest,
    ...(seal && { google: { ...asObject(rest?.['google']), thought_signature: signatureToToken(seal, protocol) } }),
    ...(sealed && { louter: { reasoning: reasoning.map(encodeSealed) } }),
  });
}

const encodeSealed = ({ blocks, signature: seal }: CoreReasoning): JsonObject => ({
  kind: blocks[0]?.kind ?? 'full',
  lengths: blocks.map(({ text }) => text.length),
  ...(seal && { seal: signatureToToken(seal, protocol) }),
});
