import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

// A segment is a header (mark, id of the key, salt) and frames. A frame is the length of its ciphertext in four bytes, the
// ciphertext, and the tag by which AES-256-GCM finds a torn or altered one. Each segment has a key of its own, derived from
// the one in the database, and a frame's nonce is its number: no nonce is used twice with one key.

const mark = Buffer.from('LouterJ1');
const keyIdBytes = 8;
const saltBytes = 16;
export const segmentHeaderBytes = mark.length + keyIdBytes + saltBytes;
const lengthBytes = 4;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** The database that journals are read from while theirs is away: its files begin with this. */
export const waitingDatabase = 'waiting.db';

/** How the name of a segment's file ends. */
export const segmentSuffix = '.segment';

/** An exchange as the journal holds it: the JSON of one `ExchangeRecord`, and the bytes of its bodies. */
export interface JournalFrame {
  readonly json: string;
  readonly bytes: Uint8Array;
}

/** Encrypts the frames of one segment, in their order. */
export class FrameEncoder {
  readonly header: Buffer;
  readonly #key: Buffer;
  #next = 0;

  constructor(key: Uint8Array) {
    const salt = randomBytes(saltBytes);
    this.header = Buffer.concat([mark, keyIdOf(key), salt]);
    this.#key = deriveKey(key, salt);
  }

  /** The parts of the next frame, which are to be written one after another. */
  encode({ json, bytes }: JournalFrame): Buffer[] {
    const cipher = createCipheriv(cipherName, this.#key, nonceOf(this.#next++));
    const text = Buffer.allocUnsafe(lengthBytes + Buffer.byteLength(json));
    text.writeUInt32LE(text.length - lengthBytes);
    text.write(json, lengthBytes);
    const parts = [cipher.update(text), ...(bytes.length > 0 ? [cipher.update(bytes)] : [])];
    cipher.final();
    const length = Buffer.allocUnsafe(lengthBytes);
    length.writeUInt32LE(parts.reduce((sum, part) => sum + part.length, 0));
    return [length, ...parts, cipher.getAuthTag()];
  }
}

/** Whose key a segment has: `empty` where its process was killed before the header was written. */
export function identifyKey(segment: Buffer, key: Uint8Array): 'own' | 'foreign' | 'empty' {
  if (segment.length < segmentHeaderBytes) return 'empty';
  const id = segment.subarray(mark.length, mark.length + keyIdBytes);
  return segment.subarray(0, mark.length).equals(mark) && id.equals(keyIdOf(key)) ? 'own' : 'foreign';
}

/**
 * The frames of a segment up to the first one that is not complete, without as many as were read before.
 * @returns whether that one is `torn`, as the last one of a killed process may be, or `altered`.
 */
export function* readFrames(
  segment: Buffer,
  key: Uint8Array,
  readBefore = 0,
): Generator<JournalFrame, 'complete' | 'torn' | 'altered'> {
  if (identifyKey(segment, key) !== 'own') return segment.length < segmentHeaderBytes ? 'torn' : 'altered';
  const ownKey = deriveKey(key, segment.subarray(segmentHeaderBytes - saltBytes, segmentHeaderBytes));
  let at = segmentHeaderBytes;
  for (let index = 0; at < segment.length; index++) {
    const start = at + lengthBytes;
    const end = start > segment.length ? Infinity : start + segment.readUInt32LE(at);
    if (end + tagBytes > segment.length) return 'torn';
    at = end + tagBytes;
    if (index < readBefore) continue;
    const frame = decodeFrame(segment.subarray(start, at), ownKey, index);
    if (!frame) return 'altered';
    yield frame;
  }
  return 'complete';
}

function decodeFrame(frame: Buffer, key: Buffer, index: number): JournalFrame | undefined {
  const decipher = createDecipheriv(cipherName, key, nonceOf(index), { authTagLength: tagBytes });
  decipher.setAuthTag(frame.subarray(frame.length - tagBytes));
  const plain = decipher.update(frame.subarray(0, frame.length - tagBytes));
  try {
    decipher.final();
  } catch {
    // The tag does not match.
    return undefined;
  }
  const bytesStart = lengthBytes + plain.readUInt32LE(0);
  return { json: plain.toString('utf8', lengthBytes, bytesStart), bytes: plain.subarray(bytesStart) };
}

const keyIdOf = (key: Uint8Array): Buffer =>
  createHash('sha256').update('louter journal').update(key).digest().subarray(0, keyIdBytes);

const deriveKey = (key: Uint8Array, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'louter journal segment', 32));

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntLE(index, 0, 6);
  return nonce;
}
