import { listMedia } from './media.ts';
import { pointerOf } from './provenance.ts';
import type { LouterError } from './error.ts';
import type { CoreChatRequest, MediaSource } from './types.ts';
import { invalidRequest } from './validation.ts';

/** How a text differs from the standard form of base64: written with `-` and `_`, or without its `=`. */
export interface Base64Form {
  urlSafe?: true;
  unpadded?: true;
}

/** Bytes in the standard form of base64 (RFC 4648, section 4), and how they were written where that is another one. */
export interface Base64Text {
  data: string;
  form?: Base64Form;
}

const notStandard = /[^A-Za-z0-9+/]/;
const notBase64Character = /[^A-Za-z0-9+/_-]/;
const neverInBase64 = /[^A-Za-z0-9+/_=\-\r\n]/;
const padding = /={0,2}$/;

/**
 * Reads base64 of either alphabet, padded or not, and in lines (RFC 4648, sections 3 and 5; RFC 2045): clients write all
 * of these, and most vendors take only the standard form. `undefined` for a text that is no base64.
 *
 * @example readBase64('_-8') // { data: '/+8=', form: { urlSafe: true, unpadded: true } }
 */
export function readBase64(text: string): Base64Text | undefined {
  if (isStandard(text)) return { data: text };
  const joined = text.trim().replace(/[\r\n]+/g, '');
  const body = joined.replace(padding, '');
  if (notBase64Character.test(body) || body.length % 4 === 1) return undefined;
  const isUnpadded = body.length === joined.length && body.length % 4 !== 0;
  if (!isUnpadded && joined.length % 4 !== 0) return undefined;
  const isUrlSafe = notStandard.test(body);
  const standard = isUrlSafe ? body.replaceAll('-', '+').replaceAll('_', '/') : body;
  const data = standard.padEnd(Math.ceil(body.length / 4) * 4, '=');
  if (!isUrlSafe && !isUnpadded) return { data };
  return { data, form: { ...(isUrlSafe && { urlSafe: true }), ...(isUnpadded && { unpadded: true }) } };
}

/** Whether it is base64 in the standard form. A text of many megabytes is looked at once, from left to right. */
function isStandard(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const end = text.search(notStandard);
  return end === -1 || (end >= text.length - 2 && /^={1,2}$/.test(text.slice(end)));
}

/** The inverse of `readBase64`; lines are not restored. */
export function writeBase64({ data, form }: Base64Text): string {
  const unpadded = form?.unpadded ? data.replace(padding, '') : data;
  return form?.urlSafe ? unpadded.replaceAll('+', '-').replaceAll('/', '_') : unpadded;
}

type Base64Source = Extract<MediaSource, { kind: 'base64' }>;

// Sources whose data were read: a text of many megabytes is not looked at twice.
const validatedSources = new WeakSet<MediaSource>();

/** Bytes as a source, in the standard form, and how they were written. A text that is not base64 is kept unchanged. */
export function base64Source(mediaType: string, text: string): { source: Base64Source; form?: Base64Form } {
  const read = readBase64(text);
  const source: Base64Source = { kind: 'base64', mediaType, data: read?.data ?? text };
  if (read) validatedSources.add(source);
  return { source, ...(read?.form && { form: read.form }) };
}

/**
 * Every decoder calls this for a client's request.
 * @param pointerAsWritten the JSON Pointer in the body that the client wrote, for one in the normalized body.
 * @throws {LouterError} `invalid-request` naming the medium that is not base64: every vendor refuses it, too.
 */
export function assertReadableMedia(
  request: CoreChatRequest,
  pointerAsWritten = (pointer: string): string => pointer,
): void {
  for (const medium of listMedia(request)) {
    const { source } = medium;
    if (source.kind === 'base64' && !validatedSources.has(source))
      throw invalidBase64(pointerAsWritten(pointerOf(source) ?? pointerOf(medium) ?? ''), source.data);
  }
}

const invalidBase64 = (pointer: string, data: string): LouterError => {
  const at = data.search(neverInBase64);
  const fault = at === -1 ? 'is cut short or wrongly padded' : `has ${JSON.stringify(data.at(at))} at position ${at}`;
  return invalidRequest(pointer, 'base64', `a string of ${data.length} characters that ${fault}`);
};

/** The bytes a `data:` URL of base64 holds (RFC 2397), else the URL. */
export function parseMediaUrl(url: string): MediaSource {
  const comma = url.indexOf(',');
  const head = comma === -1 ? '' : url.slice(0, comma);
  const scheme = head.slice(0, 'data:'.length).toLowerCase();
  if (scheme !== 'data:' || !/;base64$/i.test(head)) return { kind: 'url', url };
  const mediaType = head.slice('data:'.length, -';base64'.length) || 'application/octet-stream';
  return base64Source(mediaType, percentDecoded(url.slice(comma + 1))).source;
}

/** In a URL a character may be written by its code (RFC 3986, 2.1): `%3D` for `=`. */
const percentDecoded = (text: string): string =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
