import { presentedSecrets, minSecretLength } from '../core/redact/credentials.ts';
import type { RawRequest, TimedChunk } from './exchange.ts';
import { createRedactor, type FoundSecret } from '../core/redact/redact.ts';
import { toBuffer, totalBytes } from './partial-responses.ts';
import { secretFormsOf, type SecretForm } from '../core/redact/secret-forms.ts';
import { forEachString, indexesIn } from '../core/redact/redact-body.ts';

/** The offset up to which chunks may be written in a record of their own: no credential lies across it. */
export type FindSplitOffset = (chunks: readonly TimedChunk[]) => number;

/** How many bytes before the end are looked at: what goes on for longer is data and no credential. */
const maxScanBytes = 64 * 1024;

/**
 * Finds where bytes may be divided that may hold these credentials, those that a request presents, or any of a known
 * shape. Where lines end, bytes are divided there, so that each part holds whole events, and no credential that comes a
 * few characters an event lies across.
 * @param secrets those of the configuration.
 */
export function createSplitFinder(secrets: readonly string[]): (request: RawRequest) => FindSplitOffset {
  const configured = createRedactor(secrets, Buffer.alloc(0));
  const configuredForms = listSecretForms(secrets);
  return (request) => {
    // Most answers are never divided.
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
      const found = known.find(tail);
      const isWhole = end === tail.length;
      const at =
        findSplitAtLine(text, { forms: known.forms, found, startsAtBody: isWhole }) ??
        findSplitInLine(text, known.forms, found);
      return end - (text.length - at);
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

/** Where a text may be divided that may hold a credential as one word. */
function findSplitInLine(text: string, forms: readonly SecretForm[], found: readonly FoundSecret[]): number {
  let at = Math.min(findTokenStart(text), text.length - countHeldCharacters(text, forms));
  // All of it may be one word: then it is longer than any credential.
  if (at === 0 && text.length === maxScanBytes) at = text.length;
  for (const { start, end } of found) if (start < at && at < end) at = start;
  return at;
}

// With the backslash: a credential may be written in escapes.
const tokenCharacter = /[A-Za-z0-9._~+/=\\-]/;

/** Where the run of characters begins that a credential consists of and that the text ends with. */
function findTokenStart(text: string): number {
  let at = text.length;
  while (at > 0 && tokenCharacter.test(text.charAt(at - 1))) at -= 1;
  const scheme = /[Bb]earer $/.exec(text.slice(Math.max(0, at - 7), at));
  return scheme ? at - 7 : at;
}

/** How many of the last characters of a text may be the beginning of one of these. */
function countHeldCharacters(text: string, forms: readonly SecretForm[]): number {
  let held = 0;
  for (const { text: form, before, after } of forms) {
    const first = form.charAt(0);
    let at = text.indexOf(first, Math.max(0, text.length - form.length + 1 - after));
    while (at !== -1 && !form.startsWith(text.slice(at))) at = text.indexOf(first, at + 1);
    if (at !== -1) held = Math.max(held, Math.min(text.length, text.length - at + before));
  }
  return held;
}

interface LineSearch {
  readonly forms: readonly SecretForm[];
  readonly found: readonly FoundSecret[];
  /** Whether the text begins with the body, and not inside of a line. */
  readonly startsAtBody: boolean;
}

/** How many ends of lines are tried. */
const maxAttempts = 32;

/** The last end of a line with no credential across it, or with as little of one as can be; none where no line ends. */
function findSplitAtLine(text: string, { forms, found, startsAtBody: isWhole }: LineSearch): number | undefined {
  const lines = splitLines(text, isWhole);
  const threads = groupStrings(lines);
  let best: { at: number; held: number } | undefined;
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const line = lines.at(-1);
    if (!line) break;
    const across = found.find(({ start, end }) => start < line.end && line.end < end);
    const inWhole = across ? line.end - across.start : countHeldCharacters(text.slice(0, line.end), forms);
    const begun = [...threads.values()]
      .map((thread) => ({ thread, held: countHeldInSequence(thread, forms) }))
      .filter(({ held }) => held > 0)
      .map(({ thread, held }) => ({ thread, held, kept: totalLength(thread) - held }));
    const held = Math.max(inWhole, ...begun.map((each) => each.held));
    if (!best || held < best.held) best = { at: line.end, held };
    if (held === 0) break;
    // Back to before the events in which these begin.
    const isAcross = (): boolean =>
      (lines.at(-1)?.end ?? 0) > line.end - inWhole || begun.some(({ thread, kept }) => totalLength(thread) > kept);
    while (lines.length > 0 && isAcross()) dropLastLine(lines, threads);
  }
  return best?.at;
}

/** A line, from `start` up to and without `end`, and what its strings say. */
interface StreamLine {
  readonly start: number;
  readonly end: number;
  readonly strings: { key: string; value: string }[];
}

/** The strings in which one thread of a stream goes on from line to line. */
interface StringSequence {
  readonly values: string[];
  /** What is held after so many of them, once it was asked for. */
  readonly heldAfter: Map<number, number>;
}

/** By what tells one thread from another. */
type StringSequences = Map<string, StringSequence>;

function splitLines(text: string, isWhole: boolean): StreamLine[] {
  const lines: StreamLine[] = [];
  let start = isWhole ? 0 : text.indexOf('\n') + 1;
  for (let end = text.indexOf('\n', start) + 1; end > 0; end = text.indexOf('\n', start) + 1) {
    const line = text.slice(start, end);
    const places = indexesIn(line);
    const said: StreamLine['strings'] = [];
    forEachString(line, (name, value) => said.push({ key: `${places}${name}`, value }));
    lines.push({ start, end, strings: said });
    start = end;
  }
  return lines;
}

function groupStrings(lines: readonly StreamLine[]): StringSequences {
  const threads: StringSequences = new Map();
  for (const { key, value } of lines.flatMap(({ strings: said }) => said)) {
    const thread: StringSequence = threads.get(key) ?? { values: [], heldAfter: new Map() };
    threads.set(key, thread);
    thread.values.push(value);
  }
  return threads;
}

const totalLength = ({ values: said }: StringSequence): number => said.reduce((sum, { length }) => sum + length, 0);

/** How many of the last characters of a thread may be the beginning of a credential. */
function countHeldInSequence({ values: said, heldAfter }: StringSequence, forms: readonly SecretForm[]): number {
  const known = heldAfter.get(said.length);
  if (known !== undefined) return known;
  const atEnd = countHeldCharacters(said.join(''), forms);
  const last = said.at(-1) ?? '';
  // What every event says again, such as its type, ends like that without going on.
  const held = last === said.at(-2) && atEnd <= last.length ? 0 : atEnd;
  heldAfter.set(said.length, held);
  return held;
}

function dropLastLine(lines: StreamLine[], threads: StringSequences): void {
  for (const { key } of lines.pop()?.strings ?? []) threads.get(key)?.values.pop();
}
