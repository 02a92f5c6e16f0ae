import { createHmac } from 'node:crypto';
import { appendAll } from '../append-all.ts';
import { percentDecoded } from '../percent-encoding.ts';
import { isCredentialField, isCredentialParameter, schemeOf, minSecretLength } from './credentials.ts';
import type { HeaderFields } from '../headers.ts';
import { secretFormsOf, type SecretForm } from './secret-forms.ts';

/** Which rules a row was redacted by; raised when they change. */
export const redactionVersion = 2;

/** Under which name a store keeps the key of its digests. */
export const redactionKeyName = 'redaction-key';

const maxCachedTokens = 1000;
const maxCachedFieldNames = 1000;

/** Takes credentials out of what is to be stored. Equal secrets become equal tokens; no part of one is kept. */
export interface Redactor {
  /** The bytes themselves when there is nothing to hide. */
  bytes(bytes: Buffer): Redacted;
  /** The positions of credentials, in order: from `start` up to and without `end`, and the token of each. */
  find(bytes: Buffer): readonly FoundSecret[];
  /** The same of the secrets that are known, whatever else looks like one; absent where none are. */
  readonly findKnown: ((bytes: Buffer) => readonly FoundSecret[]) | undefined;
  /** Whether there is nothing to hide from an offset on, where nothing was found in bytes that are the same before it. */
  isCleanFrom(bytes: Buffer, offset: number): boolean;
  text(text: string): string;
  headers(fields: HeaderFields): HeaderFields;
  /** A path with its query, or a whole URL. */
  target(target: string): string;
  /** See `keyedDigest`. */
  digest(text: string): string;
  /** The same that knows these secrets too, such as those of one exchange. Its tokens are the same. */
  including(secrets: readonly string[]): Redactor;
}

export interface FoundSecret {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

export interface Redacted {
  bytes: Buffer;
  /** Where an offset into the old bytes lies in the new; one inside a secret lies behind its token. */
  offset(old: number): number;
}

/** The position of a credential in a text: from `start` up to and without `end`. */
export interface SecretRange {
  start: number;
  end: number;
  /** What its token is made of. */
  value: string;
}

/** Finds credentials in a text, in any order; they may overlap. */
export type FindSecrets = (text: string) => Iterable<SecretRange>;

// The shapes their vendors' documents show. Each is a fixed beginning and one run of characters, so that a
// search takes linear time; what precedes a match is looked at afterwards, which leaves the search its speed: 7 µs
// for 10 KB, where looking for each beginning with `includes` takes 15.
const shapes = new RegExp(
  [
    'sk-(?:ant-|proj-)[A-Za-z0-9_-]{12,}',
    'sk-[A-Za-z0-9_-]{20,}',
    'gsk_[A-Za-z0-9]{20,}',
    'xai-[A-Za-z0-9_-]{20,}',
    'hf_[A-Za-z0-9]{20,}',
    'gh[oprsu]_[A-Za-z0-9]{20,}',
    'github_pat_[A-Za-z0-9_]{20,}',
    'AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9+/_-])',
    '[Bb]earer [A-Za-z0-9._~+/-]{16,}=*',
  ].join('|'),
  'g',
);
const bearer = /^[Bb]earer /;

// A key begins where no word goes on. A JSON escape (`\n`) and a percent escape (`%3D`) end in a letter, yet end
// the word. What has neither `-` nor `_` in its beginning may stand inside base64, where `+` and `/` go on too.
const wordCharacterAtEnd = /[A-Za-z0-9_-]$/;
const base64CharacterAtEnd = /[A-Za-z0-9_+/-]$/;
const endsInEscape = /(?:\\[nrtbf]|%[0-9A-Fa-f]{2})$/;

/** Whether a key may begin there: nothing before it makes it a part of a longer word. */
export function isWordStart(text: string, at: number, { isInBase64 }: { isInBase64: boolean }): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  const word = isInBase64 ? base64CharacterAtEnd : wordCharacterAtEnd;
  return !word.test(before) || endsInEscape.test(before);
}

/** Words that begin like a key are spared: a key has a digit. */
const looksRandom = (match: string): boolean => /[0-9]/.test(match) && !tokenPattern.test(match);

const tokenPattern = /^redacted-[0-9a-f]{12}$/;

/** The tokens in a text, each as often as it occurs. */
export const tokensIn = (text: string): string[] => text.match(/\bredacted-[0-9a-f]{12}\b/g) ?? [];

/** By which equal texts are known to be equal in one store, and nowhere else. */
export const keyedDigest = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** For what is recorded: only what is a credential for certain. */
const findNothing: FindSecrets = () => [];

/**
 * `secrets` are the configured credentials; `key` belongs to the store, so that tokens mean nothing elsewhere. `findMore`
 * looks for what else is to be taken out.
 */
export function createRedactor(secrets: readonly string[], key: Buffer, findMore: FindSecrets = findNothing): Redactor {
  // The same few credentials come with every exchange.
  const tokens = new Map<string, string>();
  function token(value: string): string {
    if (tokenPattern.test(value)) return value;
    const made = tokens.get(value) ?? `redacted-${keyedDigest(key, value).slice(0, 12)}`;
    if (tokens.size < maxCachedTokens) tokens.set(value, made);
    return made;
  }

  // The same few names come with every exchange.
  const fieldNames = new Map<string, boolean>();
  function carriesCredential(name: string): boolean {
    const before = fieldNames.get(name);
    if (before !== undefined) return before;
    const found = isCredentialField(name);
    if (fieldNames.size < maxCachedFieldNames) fieldNames.set(name, found);
    return found;
  }

  return redactorOf({ secrets, key, token, carriesCredential, findMore });
}

interface RedactorParts {
  readonly secrets: readonly string[];
  readonly key: Buffer;
  readonly findMore: FindSecrets;
  token(value: string): string;
  carriesCredential(name: string): boolean;
}

function redactorOf(parts: RedactorParts): Redactor {
  const { secrets, key, token, carriesCredential, findMore } = parts;
  const forms = [...new Set(secrets)].filter((secret) => secret.length >= minSecretLength).flatMap(secretFormsOf);

  const tokensFor = (source: Buffer, ranges: readonly SecretRange[]): FoundSecret[] =>
    mergeRanges(ranges, source).map(({ start, end, value }) => ({ start, end, token: token(value) }));

  const known: FindSecrets = (characters) => findConfigured(characters, forms);
  const certain: FindSecrets = (characters) => [...known(characters), ...findShaped(characters)];

  function find(source: Buffer): FoundSecret[] {
    const more = findMore === findNothing ? [] : [...findMore(source.toString('latin1'))];
    return tokensFor(source, [...searchInWindows(source, certain), ...more]);
  }

  const findKnown = (source: Buffer): FoundSecret[] => tokensFor(source, searchInWindows(source, known));

  function bytes(source: Buffer): Redacted {
    const found = find(source);
    if (found.length === 0) return { bytes: source, offset: (old) => old };
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { start, end, token: name } of found) {
      pieces.push(source.subarray(from, start), Buffer.from(name));
      from = end;
    }
    pieces.push(source.subarray(from));
    const offset = offsetMapper(found.map(({ start, end, token: name }) => ({ start, end, size: name.length })));
    return { bytes: Buffer.concat(pieces), offset };
  }

  const maxFormLength = forms.reduce(
    (longest, { text: form, before, after }) => Math.max(longest, before + form.length + after),
    0,
  );

  const isCleanFrom = (source: Buffer, offset: number): boolean =>
    find(source.subarray(Math.max(0, offset - maxFormLength - windowBefore))).length === 0;

  const isClean = (value: string): boolean => {
    const characters = Buffer.byteLength(value) === value.length ? value : Buffer.from(value).toString('latin1');
    return (
      !forms.some((form) => characters.includes(form.text)) &&
      value.search(shapes) === -1 &&
      [...findMore(value)].length === 0
    );
  };

  function text(value: string): string {
    return value.length < minSecretLength || isClean(value) ? value : bytes(Buffer.from(value)).bytes.toString();
  }

  function credential(value: string): string {
    const scheme = schemeOf(value);
    return scheme + token(value.slice(scheme.length));
  }

  // Mostly there is nothing to hide in the others: one search over all of them finds that out.
  function headers(fields: HeaderFields): HeaderFields {
    const others = fields.filter(([name]) => !carriesCredential(name));
    const areClean = isClean(others.map(([, value]) => value).join('\n'));
    if (areClean && others.length === fields.length) return fields;
    return fields.map(([name, value]) => {
      if (carriesCredential(name)) return [name, credential(value)];
      return [name, areClean ? value : text(value)];
    });
  }

  const self: Redactor = {
    bytes,
    find,
    findKnown: forms.length > 0 ? findKnown : undefined,
    isCleanFrom,
    text,
    headers,
    target: (target) => text(redactUserinfo(redactQuery(target, token), token)),
    digest: (value) => keyedDigest(key, value),
    including: (more) => (more.length === 0 ? self : redactorOf({ ...parts, secrets: [...secrets, ...more] })),
  };
  return self;
}

function* findConfigured(text: string, forms: readonly SecretForm[]): Generator<SecretRange> {
  for (const { text: form, before, after, value } of forms)
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
      yield { start: Math.max(0, at - before), end: Math.min(text.length, at + form.length + after), value };
}

function* findShaped(text: string): Generator<SecretRange> {
  // `matchAll` copies the expression, which costs more than the search that mostly finds nothing.
  if (text.search(shapes) === -1) return;
  for (const { 0: match, index } of text.matchAll(shapes)) {
    const value = match.replace(bearer, '');
    const end = index + match.length;
    const isInBase64 = match.startsWith('AIza');
    if (looksRandom(value) && isWordStart(text, index, { isInBase64 })) yield { start: end - value.length, end, value };
  }
}

/** How much is searched at once, how far beyond that at first, and how far before it, in bytes. */
const windowSize = 1024 * 1024;
const windowBeyond = 16 * 1024;
const windowBefore = 4;

/**
 * What a search finds that can be made in a part of the text: a window at a time, because the text of a whole body takes as
 * much memory as the body. One character a byte, so that an index is an offset; a text is searched faster than a Buffer.
 */
function searchInWindows(source: Buffer, search: FindSecrets): SecretRange[] {
  if (source.length <= windowSize + windowBeyond) return [...search(source.toString('latin1'))];
  const found: SecretRange[] = [];
  for (let from = 0; from < source.length; from += windowSize) {
    const start = Math.max(0, from - windowBefore);
    for (let beyond = windowBeyond; ; beyond *= 8) {
      const end = Math.min(source.length, from + windowSize + beyond);
      const ranges = [...search(source.toString('latin1', start, end))]
        .map((range) => ({ ...range, start: start + range.start, end: start + range.end }))
        .filter((range) => range.start >= from && range.start < from + windowSize);
      // One that reaches the end of the window may continue after it.
      if (end < source.length && ranges.some((range) => range.end === end)) continue;
      appendAll(found, ranges);
      break;
    }
  }
  return found;
}

/** In order and without overlaps; what a configured secret fills alone keeps that secret's value. */
function mergeRanges(ranges: readonly SecretRange[], source: Buffer): SecretRange[] {
  const merged: SecretRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || range.start >= last.end) merged.push({ ...range });
    else if (range.end > last.end) {
      last.end = range.end;
      last.value = source.toString('latin1', last.start, last.end);
    }
  }
  return merged;
}

/** Bytes, from `start` up to and without `end`, that so many others replace. */
interface ReplacedRange {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Where an offset lies after these replacements, which are in order; one inside of them lies behind what replaces them. */
export function offsetMapper(replaced: readonly ReplacedRange[]): (old: number) => number {
  let grown = 0;
  const moves = replaced.map(({ start, end, size }) => {
    const to = start + grown + size;
    grown += size - (end - start);
    return { start, end, to };
  });
  return (old) => {
    // The last that begins before it: a body with many secrets has many places to ask for.
    let [low, high] = [0, moves.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((moves[middle]?.start ?? 0) < old) low = middle + 1;
      else high = middle;
    }
    const last = moves[low - 1];
    if (!last) return old;
    return old < last.end ? last.to : last.to + (old - last.end);
  };
}

function redactQuery(target: string, token: (value: string) => string): string {
  const question = target.indexOf('?');
  if (question === -1) return target;
  const parameters = target
    .slice(question + 1)
    .split('&')
    .map((parameter) => {
      const equals = parameter.indexOf('=');
      if (equals === -1 || !isCredentialParameter(percentDecoded(parameter.slice(0, equals)))) return parameter;
      return `${parameter.slice(0, equals + 1)}${token(percentDecoded(parameter.slice(equals + 1)))}`;
    });
  return `${target.slice(0, question)}?${parameters.join('&')}`;
}

function redactUserinfo(target: string, token: (value: string) => string): string {
  const match = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#@]+)@/i.exec(target);
  return match ? `${match[1]}${token(match[2] ?? '')}@${target.slice(match[0].length)}` : target;
}
