import type { ReceivedReasoningDetail as Detail } from '../../../../generated/openai.js';
import { readReasoningDetail } from '../../../../generated/openai.readers.js';
import type { Report } from '../../../core/codec.ts';
import { asArray, asNumber, asString, parseJson, withoutNulls, type JsonValue } from '../../../core/json.ts';
import { isIssuedBy } from '../../../core/signature.ts';
import type { CoreReasoning, Signature, WireForm } from '../../../core/types.ts';
import { protocol } from './extras.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
import { splitText } from './signatures.ts';

/**
 * `reasoning_details`, in which OpenRouter has the reasoning of every vendor's models (openrouter.ai, "Reasoning
 * tokens"): `reasoning.text` with its signature, `reasoning.summary`, and `reasoning.encrypted`, each with its `index`
 * and the `id` and `format` of its vendor. It wants them back as they were. So what of them is not text is the signature of
 * the reasoning, or stands by itself where there is no text.
 */
type Block = CoreReasoning['blocks'][number];

/** The fields of details that are shown, by their types. */
const textFields = new Map<unknown, 'text' | 'summary'>([
  ['reasoning.text', 'text'],
  ['reasoning.summary', 'summary'],
]);
/** What is shown of a detail: a text, or its length where the reasoning has the text. */
function shownIn(detail: Detail): JsonValue | undefined {
  const field = textFields.get(detail.type);
  return field && detail[field];
}
const textOf = (detail: Detail): string => asString(shownIn(detail)) ?? '';
/** A detail that shows something else. */
function showing(detail: Detail, shown: JsonValue): Detail {
  const field = textFields.get(detail.type);
  return field ? { ...detail, [field]: shown } : detail;
}
const kindOf = ({ type }: Detail): Block['kind'] => (type === 'reasoning.summary' ? 'summary' : 'full');

/** Whether a vendor vouches for a detail, or hides in it what was thought. */
const hasSignature = ({ signature, data }: Detail): boolean => Boolean(asString(signature) || asString(data));

const detailsIn = (value: JsonValue | undefined): Detail[] =>
  asArray(value)?.flatMap((each) => readReasoningDetail(each) ?? []) ?? [];

/** The details among the fields of a message or delta; none if the field has another form. */
export function readDetailsList(value: JsonValue | undefined): readonly Detail[] {
  const details = detailsIn(value).filter(({ type }) => asString(type)?.startsWith('reasoning.'));
  return details.length === asArray(value)?.length ? details : [];
}

// ---------------------------------------------------------------- as they grow

/** Takes the details of an answer as they grow. */
export function detailsReader() {
  const details: Detail[] = [];
  const numbers = new Map<Detail, number>();
  let signedCount = 0;

  /** A piece continues the last detail, if that is of its type and index, came before and is not signed yet. */
  function add(piece: Detail, before: Detail | undefined): Detail {
    const isNext = before?.type === piece.type && (before?.index ?? null) === (piece.index ?? null);
    if (!before || !isNext || hasSignature(before) || details.length === signedCount) {
      const detail = { ...piece };
      details.push(detail);
      return detail;
    }
    const field = textFields.get(piece.type);
    const grown = textOf(before) + textOf(piece);
    Object.assign(before, withoutNulls(piece), field && piece[field] !== undefined && { [field]: grown });
    return before;
  }

  return {
    /** Gives what is new of their texts; `detail` numbers those that have one. */
    read(pieces: readonly Detail[]): (Block & { detail: number })[] {
      const last = details.at(-1);
      return pieces.flatMap((piece, index) => {
        const detail = add(piece, index === 0 ? last : undefined);
        const text = textOf(piece);
        if (text === '') return [];
        const number = numbers.get(detail) ?? numbers.size;
        numbers.set(detail, number);
        return [{ kind: kindOf(piece), text, detail: number }];
      });
    },
    /** The details so far, for the client's own protocol. */
    wireForm: (): WireForm | undefined => (details.length > 0 ? detailsWireForm(details) : undefined),
    /** The signature for what has come since the last one, where a vendor vouches for any of it. */
    takeSignature(issuer: string, kind: Signature['kind']): Signature | undefined {
      const fresh = details.slice(signedCount);
      if (!fresh.some(hasSignature)) return undefined;
      signedCount = details.length;
      return { issuer, kind, value: toSignatureValue(fresh) };
    },
  };
}

/** The reasoning that the details of an earlier answer are, as a client sends them back. */
export function decodeDetails(details: readonly Detail[], issuer: string): CoreReasoning | undefined {
  const blocks = details.flatMap((detail): Block[] => {
    const text = textOf(detail);
    return text === '' ? [] : [{ kind: kindOf(detail), text }];
  });
  const kind = blocks.length > 0 ? 'signature' : 'ciphertext';
  const signature: Signature | undefined = details.some(hasSignature)
    ? { issuer, kind, value: toSignatureValue(details) }
    : undefined;
  return blocks.length > 0 || signature ? { type: 'reasoning', blocks, ...(signature && { signature }) } : undefined;
}

// ---------------------------------------------------------------- kept without their texts

/** Details in which each text is only counted: the reasoning has it. */
const withTextLengths = (details: readonly Detail[]): Detail[] =>
  details.map((detail) => {
    const text = asString(shownIn(detail));
    return text === undefined ? detail : showing(detail, text.length);
  });

const signaturePrefix = 'reasoning_details:';
/** The same for the same details, whatever the order in which their fields came. */
const toSignatureValue = (details: readonly Detail[]): string =>
  signaturePrefix +
  JSON.stringify(
    withTextLengths(details).map((detail) =>
      Object.fromEntries(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ),
  );

/** The details of a signature; none for any other signature. */
const fromSignatureValue = ({ value }: Signature): readonly Detail[] =>
  value.startsWith(signaturePrefix) ? detailsIn(parseJson(value.slice(signaturePrefix.length))) : [];

/** Whether a signature is that of details. */
export const hasDetails = (signature: Signature): boolean => fromSignatureValue(signature).length > 0;

/** The details of a message, as its wire form. */
export const detailsWireForm = (details: readonly Detail[]): WireForm => ({
  [protocol]: { reasoning_details: withTextLengths(details) },
});

// ---------------------------------------------------------------- whole again

/** What pieces of reasoning are written as. */
export interface EncodedDetails {
  details: Detail[];
  /** Whether they hold the texts of the reasoning: details of hidden thoughts alone do not. */
  hasTexts: boolean;
  /** The pieces whose seals the details are. */
  signedParts: ReadonlySet<CoreReasoning>;
}

/**
 * The details that reasoning was decoded from, with their texts; `undefined` where it came without any, `changed` where
 * its texts are no longer those of the details.
 * @param issuer takes only details that this server issued itself; absent: those of any server of this protocol
 */
export function encodeDetails(
  { wireForm }: { wireForm?: WireForm },
  reasoning: readonly CoreReasoning[],
  issuer?: string,
): EncodedDetails | 'changed' | undefined {
  const signedParts = reasoning.filter(
    ({ signature }) => signature && hasDetails(signature) && isIssuedBy(signature, issuer ?? signature.issuer),
  );
  const signedDetails = signedParts.flatMap(({ signature }) => (signature ? fromSignatureValue(signature) : []));
  const details = signedDetails.length > 0 ? signedDetails : detailsIn(wireForm?.[protocol]?.['reasoning_details']);
  if (details.length === 0) return undefined;
  const texts = splitTexts(details, reasoning)?.values();
  if (!texts) return 'changed';
  const isCounted = (detail: Detail): boolean => asNumber(shownIn(detail)) !== undefined;
  const complete = details.map((detail) => (isCounted(detail) ? showing(detail, texts.next().value ?? '') : detail));
  const hasTexts = details.some(isCounted);
  return { details: complete, hasTexts, signedParts: new Set(signedParts) };
}

/** Reports, for a message or an event, details that cannot be written as their texts have changed. */
export const reportChangedDetails = (at: object, report: Report): void =>
  report({ at, field: 'reasoning_details', what: 'reasoning_details, as the reasoning has another text now' });

/** Reasoning whose signature is written in its details. */
export function withoutSignature(reasoning: CoreReasoning): CoreReasoning {
  const { signature: _, ...thought } = reasoning;
  return thought;
}

/**
 * The text of each detail that has one: clients may bring the texts back as one, in paragraphs. Where none has, as of a
 * hidden thought whose text another field holds, there is none to restore.
 */
function splitTexts(details: readonly Detail[], reasoning: readonly CoreReasoning[]): string[] | undefined {
  const lengths = details.flatMap((detail) => asNumber(shownIn(detail)) ?? []);
  if (lengths.length === 0) return [];
  const blocks = reasoning.flatMap((thought) => thought.blocks.map(({ text }) => text)).filter((text) => text !== '');
  const paragraphs = splitText(blocks.join(paragraphSeparator), lengths, paragraphSeparator.length);
  return paragraphs ?? splitText(blocks.join(''), lengths, 0);
}
