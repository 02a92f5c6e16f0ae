import { createHmac } from 'node:crypto';
import type { HeaderFields } from './record.ts';

/** Which rules a row was redacted by; raised when they change. */
export const redactionVersion = 1;

/** Configured values shorter than this are words rather than secrets, and are looked for in credential fields only. */
const shortestSecret = 8;

/** Takes credentials out of what is to be stored. Equal secrets become equal tokens; no part of one is kept. */
export interface Redactor {
  /** The bytes themselves when there is nothing to hide. */
  bytes(bytes: Buffer): Redacted;
  text(text: string): string;
  headers(fields: HeaderFields): HeaderFields;
  /** A path with its query, or a whole URL. */
  target(target: string): string;
}

export interface Redacted {
  bytes: Buffer;
  /** Where an offset into the old bytes lies in the new; one inside a secret lies behind its token. */
  offset(old: number): number;
}

interface Secret {
  /** The ways it may be written: as it is, inside a JSON text, inside a URL. */
  forms: readonly Buffer[];
  value: string;
}

interface Range {
  start: number;
  end: number;
  value: string;
}

// What precedes a key of a known shape: anything but a character that could belong to the same word. A JSON
// escape (`\n`) and a percent escape end in a letter, yet end the word.
const boundary = String.raw`(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf])|(?<=%[0-9A-Fa-f]{2}))`;
// Standard base64 holds no `-` and no `_`; where a shape has neither, a `+` or `/` before it means base64.
const outsideBase64 = String.raw`(?:(?<![A-Za-z0-9+/_-])|(?<=\\[nrtbf])|(?<=%[0-9A-Fa-f]{2}))`;

// The shapes their vendors' documents show. Each is a fixed beginning and one run of characters: linear time.
const shapes = new RegExp(
  [
    `${boundary}(?:sk-ant-|sk-proj-)[A-Za-z0-9_-]{12,}`,
    `${boundary}sk-[A-Za-z0-9_-]{20,}`,
    `${boundary}gsk_[A-Za-z0-9]{20,}`,
    `${boundary}xai-[A-Za-z0-9_-]{20,}`,
    `${boundary}(?:hf|ghp|gho|ghs)_[A-Za-z0-9]{20,}`,
    `${boundary}github_pat_[A-Za-z0-9_]{20,}`,
    `${outsideBase64}AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9+/_-])`,
    String.raw`(?<=${boundary}[Bb]earer )[A-Za-z0-9._~+/-]{16,}=*`,
  ].join('|'),
  'g',
);

/** Words that begin like a key are spared: a key has a digit. */
const looksRandom = (match: string): boolean => /[0-9]/.test(match) && !tokenPattern.test(match);

const tokenPattern = /^redacted-[0-9a-f]{12}$/;

// Ending in: what carries a credential whoever invented it. `…-tokens` (a count) and `idempotency-key` do not.
const credentialField = /(?:^|[-_])(?:authorization|auth|api-?key|access-?key|subscription-key|louter-key|token|secret|password|credentials?|cookie2?)$/i;
const keptFields = new Set(['www-authenticate', 'proxy-authenticate']);
const credentialParameter = /^(?:key|api[-_]?key|access[-_]?token|token|auth|secret|password|sig|signature|code)$/i;

/** `secrets` are the configured credentials; `key` belongs to the store, so that tokens mean nothing elsewhere. */
export function createRedactor(secrets: readonly string[], key: Buffer): Redactor {
  const known = [...new Set(secrets)].filter((secret) => secret.length >= shortestSecret).map(secretOf);
  const token = (value: string): string =>
    tokenPattern.test(value) ? value : `redacted-${createHmac('sha256', key).update(value).digest('hex').slice(0, 12)}`;

  function bytes(whole: Buffer): Redacted {
    const ranges = merge([...configured(whole, known), ...shaped(whole)], whole);
    if (ranges.length === 0) return { bytes: whole, offset: (old) => old };
    const pieces: Buffer[] = [];
    const moves: { start: number; end: number; to: number }[] = [];
    let from = 0;
    let length = 0;
    for (const { start, end, value } of ranges) {
      const replacement = Buffer.from(token(value));
      pieces.push(whole.subarray(from, start), replacement);
      length += start - from + replacement.length;
      moves.push({ start, end, to: length });
      from = end;
    }
    pieces.push(whole.subarray(from));
    return { bytes: Buffer.concat(pieces), offset: (old) => movedOffset(moves, old) };
  }

  function text(value: string): string {
    if (!known.some((secret) => value.includes(secret.value)) && value.search(shapes) === -1) return value;
    return bytes(Buffer.from(value)).bytes.toString();
  }

  function credential(value: string): string {
    const scheme = /^(?:Bearer|Basic|Digest|Token|ApiKey) +/i.exec(value)?.[0] ?? '';
    return scheme + token(value.slice(scheme.length));
  }

  return {
    bytes,
    text,
    headers: (fields) =>
      fields.map(([name, value]) => [
        name,
        credentialField.test(name) && !keptFields.has(name.toLowerCase()) ? credential(value) : text(value),
      ]),
    target: (target) => text(redactUserinfo(redactQuery(target, token), token)),
  };
}

function secretOf(value: string): Secret {
  const inJson = JSON.stringify(value).slice(1, -1);
  const forms = new Set([value, inJson, inJson.replaceAll('/', '\\/'), encodeURIComponent(value)]);
  // The longest form first: where one contains another, it is the one that was written.
  return { value, forms: [...forms].map((form) => Buffer.from(form)).toSorted((a, b) => b.length - a.length) };
}

function* configured(whole: Buffer, secrets: readonly Secret[]): Generator<Range> {
  for (const { forms, value } of secrets)
    for (const form of forms)
      for (let at = whole.indexOf(form); at !== -1; at = whole.indexOf(form, at + form.length))
        yield { start: at, end: at + form.length, value };
}

function* shaped(whole: Buffer): Generator<Range> {
  // One character a byte, so that an index is an offset; all shapes are ASCII.
  for (const match of whole.toString('latin1').matchAll(shapes))
    if (looksRandom(match[0])) yield { start: match.index, end: match.index + match[0].length, value: match[0] };
}

/** In order and without overlaps; what a configured secret fills alone keeps that secret's value. */
function merge(ranges: readonly Range[], whole: Buffer): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || range.start >= last.end) merged.push({ ...range });
    else if (range.end > last.end) {
      last.end = range.end;
      last.value = whole.toString('utf8', last.start, last.end);
    }
  }
  return merged;
}

function movedOffset(moves: readonly { start: number; end: number; to: number }[], old: number): number {
  let moved = old;
  for (const { start, end, to } of moves) {
    if (old <= start) break;
    moved = old < end ? to : to + (old - end);
  }
  return moved;
}

function redactQuery(target: string, token: (value: string) => string): string {
  const question = target.indexOf('?');
  if (question === -1) return target;
  const parameters = target
    .slice(question + 1)
    .split('&')
    .map((parameter) => {
      const equals = parameter.indexOf('=');
      if (equals === -1 || !credentialParameter.test(decoded(parameter.slice(0, equals)))) return parameter;
      return `${parameter.slice(0, equals + 1)}${token(decoded(parameter.slice(equals + 1)))}`;
    });
  return `${target.slice(0, question)}?${parameters.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not percent-encoded: it stands for itself.
    return text;
  }
}

function redactUserinfo(target: string, token: (value: string) => string): string {
  const match = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#@]+)@/i.exec(target);
  return match ? `${match[1]}${token(match[2] ?? '')}@${target.slice(match[0].length)}` : target;
}
