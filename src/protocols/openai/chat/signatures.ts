import type { ExtraContent, LouterContent, ReceivedExtraContent } from '../../../../generated/openai.js';
import { readLouterContent } from '../../../../generated/openai.readers.js';
import { asObject, nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
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
export interface DecodedExtraContent {
  signature?: Signature;
  /** What else there was. */
  rest?: JsonObject;
}

/** One piece of reasoning inside the one text that the wire has: the length of its blocks, and its signature. */
interface SignedPiece {
  kind: 'full' | 'summary';
  lengths: number[];
  signature?: Signature;
}

/** `issuer`: who made a signature that is not tagged with a host; the bare protocol where that is not known. */
export function decodeExtraContent(
  fields: ReceivedExtraContent | null | undefined,
  issuer: string = protocol,
): DecodedExtraContent {
  if (!fields) return {};
  const { google, ...others } = fields;
  const { thought_signature: token, ...ofGoogle } = google ?? {};
  const found = tokenToSignature(token ?? undefined, protocol, 'signature');
  const signature = found?.issuer === protocol ? { ...found, issuer } : found;
  const rest = nonEmpty({ ...others, ...(nonEmpty(ofGoogle) && { google: ofGoogle }) });
  return { ...(signature && { signature }), ...(rest && { rest }) };
}

/** The reasoning that a client sends back, split as it was; one piece without a signature when the lengths do not fit. */
export function decodeReasoning(text: string, louter: JsonValue | undefined): CoreReasoning[] {
  const pieces = (readLouterContent(louter)?.reasoning ?? []).map(({ kind, lengths, seal: token }): SignedPiece => {
    const signature = tokenToSignature(token ?? undefined, protocol, 'signature');
    return {
      kind: kind === 'summary' ? kind : 'full',
      lengths: (lengths ?? []).map((length) => length ?? -1),
      ...(signature && { signature }),
    };
  });
  const split = pieces.length > 0 ? splitReasoning(text, pieces) : undefined;
  if (split) return split;
  return text === '' ? [] : [{ type: 'reasoning', blocks: [{ kind: 'full', text }] }];
}

function splitReasoning(text: string, pieces: readonly SignedPiece[]): CoreReasoning[] | undefined {
  const lengths = pieces.flatMap((piece) => piece.lengths);
  const texts = splitText(text, lengths, paragraphSeparator.length)?.values();
  return (
    texts &&
    pieces.map(({ kind, lengths: own, signature }): CoreReasoning => {
      const blocks = own.map(() => ({ kind, text: texts.next().value ?? '' }));
      return { type: 'reasoning', blocks, ...(signature && { signature }) };
    })
  );
}

/** A text in pieces of these lengths, `gap` code units apart; an empty one takes no gap. `undefined` where they do not fit. */
export function splitText(text: string, lengths: readonly number[], gap: number): string[] | undefined {
  let at = 0;
  const pieces = lengths.map((length) => {
    if (at > 0 && length > 0) at += gap;
    at += length;
    return text.slice(at - length, at);
  });
  return at === text.length && lengths.every((length) => Number.isInteger(length) && length >= 0) ? pieces : undefined;
}

/** What a client is to keep for us of a message; `undefined` when there is nothing. */
export function encodeExtraContent({
  signature,
  reasoning,
  rest,
}: {
  signature?: Signature;
  reasoning: readonly CoreReasoning[];
  rest?: JsonObject;
}): NonNullable<ExtraContent> | undefined {
  const isSigned = reasoning.some((piece) => piece.signature !== undefined);
  const written: NonNullable<ExtraContent> = { ...rest };
  if (signature)
    written.google = { ...asObject(rest?.[googleField]), thought_signature: signatureToToken(signature, protocol) };
  if (isSigned) written.louter = { reasoning: reasoning.map(encodeSignedPiece) } satisfies LouterContent;
  return nonEmpty(written);
}

const googleField = 'google' satisfies keyof NonNullable<ExtraContent>;

const encodeSignedPiece = ({ blocks, signature }: CoreReasoning): NonNullable<LouterContent['reasoning']>[number] => ({
  kind: blocks[0]?.kind ?? 'full',
  lengths: blocks.map(({ text }) => text.length),
  ...(signature && { seal: signatureToToken(signature, protocol) }),
});
