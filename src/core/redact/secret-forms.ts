/** A way in which a secret may be written, with how many characters around it hold some of its bits. */
export interface SecretForm {
  /** A character for each byte of UTF-8. */
  readonly text: string;
  readonly before: 0 | 1;
  readonly after: 0 | 1;
  /** The secret itself. */
  readonly value: string;
}

/**
 * The texts that a secret may be written as: as it is, inside a JSON text (once, or in JSON in JSON, also with escaped
 * slashes), and inside a URL.
 */
export function encodingsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const twice = JSON.stringify(inJson).slice(1, -1);
  const inUrl = encodeURIComponent(value.toWellFormed());
  return [...new Set([value, inJson, inJson.replaceAll('/', String.raw`\/`), twice, inUrl])];
}

/** Every form of a secret that a search through bytes looks for. */
export const secretFormsOf = (value: string): SecretForm[] => [
  ...encodingsOf(value).map((spelling) => ({ text: toLatin1(spelling), before: 0, after: 0, value }) as const),
  ...base64Forms(value),
];

const toLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

/**
 * Three forms, by how many bytes precede it in its group of three; in both alphabets, and with `/` as JSON may write
 * it.
 */
function base64Forms(value: string): SecretForm[] {
  return [0, 1, 2].flatMap((shift) => {
    const bits = { from: shift * 8, to: (shift + Buffer.byteLength(value)) * 8 };
    const encoded = Buffer.from('\0'.repeat(shift) + value).toString('base64');
    const inside = encoded.slice(Math.ceil(bits.from / 6), Math.floor(bits.to / 6));
    const spellings = new Set([
      inside,
      inside.replaceAll('/', String.raw`\/`),
      inside.replaceAll('+', '-').replaceAll('/', '_'),
    ]);
    const before = bits.from % 6 === 0 ? 0 : 1;
    const after = bits.to % 6 === 0 ? 0 : 1;
    return [...spellings].map((text) => ({ text, before, after, value }) as const);
  });
}
