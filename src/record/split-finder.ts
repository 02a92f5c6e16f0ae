import { maxOf } from '../core/extremes.ts';
import { presentedSecrets, minSecretLength } from '../core/redact/credentials.ts';
import { createRedactor, type FoundSecret } from '../core/redact/redact.ts';
import { forEachString, indexesIn } from '../core/redact/redact-body.ts';
import { secretFormsOf, type SecretForm } from '../core/redact/secret-forms.ts';
import type { RawRequest, TimedChunk } from './exchange.ts';
import { toBuffer, totalBytes, type FindSplitOffset } from './partial-responses.ts';

/** How many bytes before the end are examined: a longer token is data and not a credential. */
const maxScanBytes = 64 * 1024;

/**
 * Finds where bytes may be split that may contain the configured secrets, credentials that a request presents, or others
 * of a known shape. Bytes are split at the end of a line where there is one, so that each part has whole events and no
 * credential that arrives a few characters per event spans the split.
 */
export function createSplitFinder(secrets: readonly string[]): (request: RawRequest) => FindSplitOffset {
  const configured = createRedactor(secrets, Buffer.alloc(0));
  const configuredForms = listSecretForms(secrets);
  return (request) => {
    // Created when needed: most responses are never split.
    let known: { forms: readonly SecretForm[]; find(bytes: Buffer): readonly FoundSecret[] } | undefined;
    return (chunks) => {
      const end = totalBytes(chunks);
      const tail = tailBytes(chunks, maxScanBytes);
      if (!known) {
        const presented = presentedSecrets(request);
        const { find } = configured.including(presented);
        known = { forms: [...configuredForms, ...listSecretForms(presented)], find };
      }
      const text = tail.toString('latin1');
      const search = { text, forms: known.forms, found: known.find(tail) };
      const lines = new StreamLines(text, { startsAtBody: end === tail.length });
      return end - (text.length - (findSplitAtLine(lines, search) ?? findSplitInLine(search)));
    };
  };
}

const listSecretForms = (secrets: readonly string[]): SecretForm[] =>
  [...new Set(secrets)].filter(({ length }) => length >= minSecretLength).flatMap(secretFormsOf);

function tailBytes(chunks: readonly TimedChunk[], maxBytes: number): Buffer {
  const found: Buffer[] = [];
  let size = 0;
  for (let index = chunks.length - 1; index >= 0 && size < maxBytes; index -= 1) {
    const bytes = toBuffer(chunks[index]?.bytes ?? '');
    found.unshift(bytes);
    size += bytes.length;
  }
  const tail = Buffer.concat(found);
  return tail.subarray(Math.max(0, tail.length - maxBytes));
}

interface SplitSearch {
  readonly text: string;
  readonly forms: readonly SecretForm[];
  /** The credentials in the text. */
  readonly found: readonly FoundSecret[];
}

/** Where a text may be split in which a credential may be one token. */
function findSplitInLine({ text, forms, found }: SplitSearch): number {
  let at = Math.min(findTokenStart(text), text.length - countPartialSecret(text, forms));
  // All of it may be one token: then it is longer than any credential.
  if (at === 0 && text.length === maxScanBytes) at = text.length;
  for (const { start, end } of found) if (start < at && at < end) at = start;
  return at;
}

// With the backslash: a credential may be written with escapes.
const tokenCharacter = /[A-Za-z0-9._~+/=\\-]/;

/** Where the characters of a credential begin that the text ends with. */
function findTokenStart(text: string): number {
  let at = text.length;
  while (at > 0 && tokenCharacter.test(text.charAt(at - 1))) at -= 1;
  const scheme = /[Bb]earer $/.exec(text.slice(Math.max(0, at - 7), at));
  return scheme ? at - 7 : at;
}

/** How many of the last characters of a text may be the beginning of one of these. */
function countPartialSecret(text: string, forms: readonly SecretForm[]): number {
  let count = 0;
  for (const { text: form, before, after } of forms) {
    const first = form.charAt(0);
    let at = text.indexOf(first, Math.max(0, text.length - form.length + 1 - after));
    while (at !== -1 && !form.startsWith(text.slice(at))) at = text.indexOf(first, at + 1);
    if (at !== -1) count = Math.max(count, Math.min(text.length, text.length - at + before));
  }
  return count;
}

/** How many ends of lines are tried. */
const maxAttempts = 32;

/** The last end of a line that no credential spans, or the one that the shortest part of one precedes. */
function findSplitAtLine(lines: StreamLines, { text, forms, found }: SplitSearch): number | undefined {
  let best: { at: number; partial: number } | undefined;
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const at = lines.end;
    if (at === undefined) break;
    const spanning = found.find(({ start, end }) => start < at && at < end);
    const inText = spanning ? at - spanning.start : countPartialSecret(text.slice(0, at), forms);
    const begun = lines.partialSecrets(forms);
    const partial = Math.max(inText, maxOf(begun.map(({ count }) => count)));
    if (!best || partial < best.partial) best = { at, partial };
    if (partial === 0) break;
    // Back to before the events in which these begin.
    const isSpanned = (): boolean =>
      (lines.end ?? 0) > at - inText || begun.some(({ sequence, start }) => totalLength(sequence) > start);
    while (lines.end !== undefined && isSpanned()) lines.dropLast();
  }
  return best?.at;
}

/** The strings with the same name in one stream, line by line: the text of a message is in many of them. */
interface StringSequence {
  readonly values: string[];
  /** The result of `countPartialSecret` by the number of strings, once it was computed. */
  readonly partialAfter: Map<number, number>;
}

interface StreamLine {
  readonly end: number;
  readonly strings: readonly { key: string; value: string }[];
}

/** The complete lines of a text, and the strings in them. */
class StreamLines {
  readonly #lines: StreamLine[] = [];
  readonly #sequences = new Map<string, StringSequence>();

  constructor(text: string, { startsAtBody }: { startsAtBody: boolean }) {
    let start = startsAtBody ? 0 : text.indexOf('\n') + 1;
    for (let end = text.indexOf('\n', start) + 1; end > 0; end = text.indexOf('\n', start) + 1) {
      this.#add(text.slice(start, end), end);
      start = end;
    }
  }

  /** Where the last line ends. */
  get end(): number | undefined {
    return this.#lines.at(-1)?.end;
  }

  dropLast(): void {
    for (const { key } of this.#lines.pop()?.strings ?? []) this.#sequences.get(key)?.values.pop();
  }

  /** The sequences that end with what may be the beginning of a credential, and where in them it begins. */
  partialSecrets(forms: readonly SecretForm[]): { sequence: StringSequence; count: number; start: number }[] {
    return [...this.#sequences.values()].flatMap((sequence) => {
      const count = countPartialInSequence(sequence, forms);
      return count > 0 ? [{ sequence, count, start: totalLength(sequence) - count }] : [];
    });
  }

  #add(line: string, end: number): void {
    const numbers = indexesIn(line);
    const strings: { key: string; value: string }[] = [];
    forEachString(line, (name, value) => strings.push({ key: `${numbers}${name}`, value }));
    this.#lines.push({ end, strings });
    for (const { key, value } of strings) {
      const sequence: StringSequence = this.#sequences.get(key) ?? { values: [], partialAfter: new Map() };
      this.#sequences.set(key, sequence);
      sequence.values.push(value);
    }
  }
}

const totalLength = ({ values }: StringSequence): number => values.reduce((sum, { length }) => sum + length, 0);

function countPartialInSequence({ values, partialAfter }: StringSequence, forms: readonly SecretForm[]): number {
  const known = partialAfter.get(values.length);
  if (known !== undefined) return known;
  const atEnd = countPartialSecret(values.join(''), forms);
  const last = values.at(-1) ?? '';
  // What every event repeats, such as its type, ends like that without being continued.
  const count = last === values.at(-2) && atEnd <= last.length ? 0 : atEnd;
  partialAfter.set(values.length, count);
  return count;
}
