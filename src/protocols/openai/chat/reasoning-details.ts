import {
  asArray,
  asNumber,
  asString,
  objectsIn,
  parseJson,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { isIssuedBy } from '../../../core/signature.ts';
import type { CoreReasoning, Signature, WireForm } from '../../../core/types.ts';
import { protocol } from './extras.ts';
import { separator } from './seals.ts';

/**
 * `reasoning_details`, in which OpenRouter has the reasoning of every vendor's models (openrouter.ai, "Reasoning
 * tokens"): `reasoning.text` with its signature, `reasoning.summary`, and `reasoning.encrypted`, each with its `index`
 * and the `id` and `format` of its vendor. It wants them back as they were. So what of them is not text is the seal of
 * the reasoning, or stands by itself where there is no text.
 */
type Detail = JsonObject;
type Block = CoreReasoning['blocks'][number];

/** The fields of details that are shown, by their types. */
const textFields = new Map([
  ['reasoning.text', 'text'],
  ['reasoning.summary', 'summary'],
]);
const textFieldOf = ({ type }: Detail): string => textFields.get(asString(type) ?? '') ?? '';
const textOf = (detail: Detail): string => asString(detail[textFieldOf(detail)]) ?? '';
const kindOf = ({ type }: Detail): Block['kind'] => (type === 'reasoning.summary' ? 'summary' : 'full');

/** Whether a vendor vouches for a detail, or hides in it what was thought. */
const isSigned = (detail: Detail): boolean => Boolean(asString(detail['signature']) || asString(detail['data']));

/** The details among the fields of a message or delta; none where what stands there has another form. */
export function detailsAmong(value: JsonValue | undefined): readonly Detail[] {
  const details = objectsIn(value).filter(({ type }) => asString(type)?.startsWith('reasoning.'));
  return details.length === asArray(value)?.length ? details : [];
}

// ---------------------------------------------------------------- as they grow

/** Takes the details of an answer as they grow. */
export interface DetailsReader {
  /** Gives what is new of their texts; `detail` numbers those that have one. */
  read(pieces: readonly Detail[]): (Block & { detail: number })[];
  /** The details so far, for the client's own protocol. */
  wireForm(): WireForm | undefined;
  /** The seal for what has come since the last one, where a vendor vouches for any of it. */
  takeSeal(issuer: string, kind: Signature['kind']): Signature | undefined;
}

export function detailsReader(): DetailsReader {
  const details: Detail[] = [];
  const shown = new Map<Detail, number>();
  let sealed = 0;

  /** A piece goes on with the last detail, where that is of its type and index, came before and is not signed yet. */
  function add(piece: Detail, before: Detail | undefined): Detail {
    const isNext = before?.['type'] === piece['type'] && (before?.['index'] ?? null) === (piece['index'] ?? null);
    if (!before || !isNext || isSigned(before) || details.length === sealed) {
      const detail = { ...piece };
      details.push(detail);
      return detail;
    }
    const field = textFieldOf(piece);
    for (const [name, value] of Object.entries(piece))
      if (name === field) before[name] = textOf(before) + textOf(piece);
      else if (value !== null) before[name] = value;
    return before;
  }

  return {
    read(pieces) {
      const last = details.at(-1);
      return pieces.flatMap((piece, index) => {
        const detail = add(piece, index === 0 ? last : undefined);
        const text = textOf(piece);
        if (text === '') return [];
        const number = shown.get(detail) ?? shown.size;
        shown.set(detail, number);
        return [{ kind: kindOf(piece), text, detail: number }];
      });
    },
    wireForm: () => (details.length > 0 ? spellingOf(details) : undefined),
    takeSeal(issuer, kind) {
      const fresh = details.slice(sealed);
      if (!fresh.some(isSigned)) return undefined;
      sealed = details.length;
      return { issuer, kind, value: sealValue(fresh) };
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
  const seal: Signature | undefined = details.some(isSigned) ? { issuer, kind, value: sealValue(details) } : undefined;
  return blocks.length > 0 || seal ? { type: 'reasoning', blocks, ...(seal && { signature: seal }) } : undefined;
}

// ---------------------------------------------------------------- kept beside their texts

/** Details in which each text is only counted: the reasoning has it. */
const counted = (details: readonly Detail[]): Detail[] =>
  details.map((detail) => {
    const text = asString(detail[textFieldOf(detail)]);
    return text === undefined ? detail : { ...detail, [textFieldOf(detail)]: text.length };
  });

const sealPrefix = 'reasoning_details:';
/** The same for the same details, whatever the order in which their fields came. */
const sealValue = (details: readonly Detail[]): string =>
  sealPrefix +
  JSON.stringify(
    counted(details).map((detail) =>
      Object.fromEntries(Object.entries(detail).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ),
  );

/** The details that a seal stands for; none for any other seal. */
const detailsOfSeal = ({ value }: Signature): readonly Detail[] =>
  value.startsWith(sealPrefix) ? objectsIn(parseJson(value.slice(sealPrefix.length))) : [];

/** The details of a message, as the field in which its own protocol is told of them. */
export const spellingOf = (details: readonly Detail[]): WireForm => ({
  [protocol]: { reasoning_details: counted(details) },
});

// ---------------------------------------------------------------- whole again

/** What pieces of reasoning are written as. */
export interface WrittenDetails {
  details: Detail[];
  /** Whether they hold the texts of the reasoning: details of hidden thoughts alone do not. */
  hasTexts: boolean;
  /** The pieces whose seals the details are. */
  sealed: ReadonlySet<CoreReasoning>;
}

/**
 * The details that reasoning was, whole again; `undefined` where it was none, or where its texts are no longer those
 * that it had. `issuer`: only what this server issued itself; absent: what any server of this protocol did.
 */
export function encodeDetails(
  { wireForm }: { wireForm?: WireForm },
  thoughts: readonly CoreReasoning[],
  issuer?: string,
): WrittenDetails | undefined {
  const sealed = thoughts.filter(
    ({ signature: seal }) => seal && detailsOfSeal(seal).length > 0 && isIssuedBy(seal, issuer ?? seal.issuer),
  );
  const ofSeals = sealed.flatMap(({ signature: seal }) => (seal ? detailsOfSeal(seal) : []));
  const details = ofSeals.length > 0 ? ofSeals : objectsIn(wireForm?.[protocol]?.['reasoning_details']);
  const texts = textsFor(details, thoughts);
  if (details.length === 0 || !texts) return undefined;
  const whole = details.map((detail) => {
    const field = textFieldOf(detail);
    return asNumber(detail[field]) === undefined ? detail : { ...detail, [field]: texts.shift() ?? '' };
  });
  const hasTexts = details.some((detail) => asNumber(detail[textFieldOf(detail)]) !== undefined);
  return { details: whole, hasTexts, sealed: new Set(sealed) };
}

/** Reasoning whose seal goes as details. */
export function unsealed(reasoning: CoreReasoning): CoreReasoning {
  const { signature: _, ...thought } = reasoning;
  return thought;
}

/**
 * The text of each detail that has one: clients may bring the texts back as one, in paragraphs. Where none has, as of a
 * hidden thought beside a text that another field holds, there is none to bring back.
 */
function textsFor(details: readonly Detail[], thoughts: readonly CoreReasoning[]): string[] | undefined {
  const lengths = details.flatMap((detail) => asNumber(detail[textFieldOf(detail)]) ?? []);
  if (lengths.length === 0) return [];
  const blocks = thoughts.flatMap((thought) => thought.blocks.map(({ text }) => text)).filter((text) => text !== '');
  const sum = lengths.reduce((total, length) => total + length, 0);
  const gaps = Math.max(0, lengths.filter((length) => length > 0).length - 1) * separator.length;
  const paragraphs = blocks.join(separator);
  if (paragraphs.length === sum + gaps) return cut(paragraphs, lengths, separator.length);
  const text = blocks.join('');
  return text.length === sum ? cut(text, lengths, 0) : undefined;
}

/** A text in pieces of these lengths, `gap` code units apart; an empty one takes no gap. */
function cut(text: string, lengths: readonly number[], gap: number): string[] {
  let at = 0;
  return lengths.map((length) => {
    if (at > 0 && length > 0) at += gap;
    at += length;
    return text.slice(at - length, at);
  });
}
