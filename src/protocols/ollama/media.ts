import { readBase64 } from '../../core/base64.ts';
import type { Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { detectMediaType as detectKnownMediaType } from '../../core/media.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreAudio, CoreImage } from '../../core/types.ts';
import { dottedPath } from '../../core/validation.ts';

/** Says nothing of a file but that it is bytes. */
const unknownMediaType = 'application/octet-stream';

/** Other names of the same types. */
const mediaTypeAliases: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-wav', 'audio/wav'],
]);

/** The type of a file as its first bytes show it, which is how the vendor tells a picture from a sound. */
const detectMediaType = (data: string): string => detectKnownMediaType(data) ?? unknownMediaType;

/** An element of `images`: a picture, or a sound, which newer versions take in the same place. */
export function decodeMedium(data: string): CoreImage | CoreAudio {
  const mediaType = detectMediaType(data);
  const source = { kind: 'base64', mediaType, data } as const;
  return mediaType.startsWith('audio/') ? { type: 'audio', source } : { type: 'image', source };
}

/** @throws {LouterError} `invalid-request` for an element that is no base64. */
export const decodeMedia = (images: readonly string[] | null | undefined, pointer: string): (CoreImage | CoreAudio)[] =>
  (images ?? []).map((data, index) => {
    const at = `${pointer}/${index}`;
    const param = dottedPath(at);
    const read = readBase64(data);
    if (!read)
      throw new LouterError({
        kind: 'invalid-request',
        message: `${param}: expected base64 (without \`data:\` before it, and no address)`,
        param,
      });
    return setPointer(at, decodeMedium(read.data));
  });

/** What goes into `images`, or the text in its place. */
export type EncodedMedium = { data: string } | { text: string } | undefined;

/** Only base64 can be sent. The server looks at the bytes to learn what they are. */
export function encodeMedium(part: CoreImage | CoreAudio, report: Report): EncodedMedium {
  const { source, type } = part;
  if (source.kind === 'base64') {
    if (detectMediaType(source.data) !== (mediaTypeAliases.get(source.mediaType) ?? source.mediaType))
      report({
        at: part,
        field: 'source',
        what: `that it is ${source.mediaType}`,
        instead: 'what its first bytes show',
      });
    return { data: source.data };
  }
  if (source.kind === 'url') {
    report({ at: part, what: `Ollama takes no ${type} by its address`, instead: 'a text that names the address' });
    return { text: `[${type}: ${source.url}]` };
  }
  report({ at: part, what: `${type} given as ${source.kind}` });
  return undefined;
}
