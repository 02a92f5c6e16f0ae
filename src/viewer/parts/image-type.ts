/** The formats that are shown, by their first bytes in Base64: what a request names as its media type may be anything. */
const formats: readonly (readonly [beginning: RegExp, mediaType: string])[] = [
  [/^iVBORw0KGgo/, 'image/png'],
  [/^\/9j\//, 'image/jpeg'],
  [/^R0lGOD[dl]h/, 'image/gif'],
  [/^UklGR.{7}RUJQ/, 'image/webp'],
];

/** The media type of an image that a browser can show without running anything; undefined for all else, such as SVG. */
export const shownTypeOf = (base64: string): string | undefined =>
  formats.find(([beginning]) => beginning.test(base64))?.[1];
