import { Buffer } from 'node:buffer';
import { asObject, asString, parseJson } from '../json.ts';
import { isWordStart, type FindSecrets, type SecretRange } from './redact.ts';

// What agents read in files and print in terminals, and what no request needs to be carried: it is looked for where
// traces are given away, and left as it is where they are recorded. Every search takes linear time.

/** A fixed beginning and one run of characters, or a name and the value behind it, which is then the group `value`. */
interface Shape {
  readonly pattern: string;
  /** Characters that may precede it in base64 too: after one of them it does not begin. */
  readonly isInBase64?: true;
  /** Whether a match is more than alike. */
  isSecret?(match: string): boolean;
}

/** The text between the name of a setting and its value: in TOML, shell, JSON, JSON in JSON, YAML and XML. */
const between = String.raw`["'\\\s:=>]{1,12}`;

const accessKeyNames = '(?:[Ss]ecret_?[Aa]ccess_?[Kk]ey|SECRET_ACCESS_KEY)';
const sessionTokenNames = '(?:[Ss]ession_?[Tt]oken|SESSION_TOKEN|[Ss]ecurity_?[Tt]oken)';

/** Finds the name of a setting where only its value is missing: at the end of a text. */
export const settingBeforeValue = new RegExp(`(?:${accessKeyNames}|${sessionTokenNames})${between}$`);

// As their vendors document them: AWS "IAM identifiers" and "credentials file", RFC 7519 and 7516, Slack "Token types"
// and "Incoming webhooks", Stripe "API keys" and "Webhooks", GitLab "Token overview", npm "About access tokens".
const shapes: readonly Shape[] = [
  { pattern: '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9+/_-])', isInBase64: true },
  {
    pattern: `${accessKeyNames}${between}(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`,
  },
  {
    pattern: `${sessionTokenNames}${between}(?<value>[A-Za-z0-9/+=]{100,})`,
  },
  { pattern: String.raw`eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*){0,4}`, isInBase64: true, isSecret: isWebToken },
  { pattern: 'xox[abeoprs]-[A-Za-z0-9-]{10,}' },
  { pattern: 'xapp-[0-9]-[A-Za-z0-9-]{10,}' },
  { pattern: String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/(?<value>[A-Za-z0-9/_-]{20,})` },
  { pattern: '[sr]k_(?:live|test)_[A-Za-z0-9]{10,}' },
  { pattern: 'whsec_[A-Za-z0-9+/]{24,}={0,2}' },
  { pattern: 'gl(?:pat|ptt|dt|rtr?|cbt|ft|imt|agent|soat|ffct|wt|oas)-[A-Za-z0-9_.-]{19,}[A-Za-z0-9_-]' },
  { pattern: 'npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])' },
  { pattern: '_authToken=(?<value>[A-Za-z0-9_+/=-]{8,})' },
];

const compiled = shapes.map((shape) => ({ ...shape, expression: new RegExp(shape.pattern, 'dg') }));

/** Finds credentials by how they look. */
export const secretShapes: FindSecrets = function* find(text) {
  for (const shape of compiled) yield* findMatches(shape, text);
  yield* findPrivateKeys(text);
};

function* findMatches(
  { expression, isInBase64, isSecret }: (typeof compiled)[number],
  text: string,
): Generator<SecretRange> {
  for (const match of text.matchAll(expression)) {
    const { 0: matched, index, indices } = match;
    const [start, end] = indices?.groups?.['value'] ?? [index, index + matched.length];
    const isWhole = start === index;
    if (isWhole && !isWordStart(text, index, { isInBase64: isInBase64 ?? false })) continue;
    const value = text.slice(start, end);
    if (isSecret?.(value) ?? true) yield { start, end, value };
  }
}

/** Signed ones have three parts, the second of them JSON like the first; encrypted ones have five (RFC 7516, 3.1). */
function isWebToken(text: string): boolean {
  const parts = text.split('.');
  const isSigned = parts.length === 3 && (parts[1]?.startsWith('eyJ') ?? false) && (parts[2]?.length ?? 0) >= 16;
  const isEncrypted = parts.length === 5 && parts.slice(2).every((part) => part !== '');
  if (!isSigned && !isEncrypted) return false;
  const header = asObject(parseJson(Buffer.from(parts[0] ?? '', 'base64url').toString()));
  return asString(header?.['alg']) !== undefined;
}

// ---------------------------------------------------------------- PEM

/** The first line of a private key. */
export const privateKeyHeader = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
/** How its last line begins. */
export const privateKeyFooter = '-----END ';
/** The longest key that is looked for, in characters: one of RSA with 16,384 bits has thirteen thousand. */
const maxKeyLength = 64 * 1024;
/** Base64 with what may divide it, also as JSON writes it, and the fields that may precede it (RFC 1421, 7468). */
const keyText = /^[A-Za-z0-9+/=\s\\:,.;()@<>-]*$/;
/** What is in no private key. */
export const privateKeyOtherCharacter = /[^A-Za-z0-9+/=\s\\:,.;()@<>-]/;
/** What there is of a key whose end is missing: lines of base64. */
const brokenKey = /(?:(?:\\+[nr]|\s)*[A-Za-z0-9+/=]{16,})+/y;

/** The text between the two lines around a private key; of one that was cut short, what is there. */
function* findPrivateKeys(text: string): Generator<SecretRange> {
  if (!text.includes('PRIVATE KEY')) return;
  const begins = [...text.matchAll(privateKeyHeader)].map(({ 0: line, index }) => ({
    at: index,
    start: index + line.length,
  }));
  let end = -1;
  for (const [number, { start }] of begins.entries()) {
    if (end !== Infinity && end < start) end = text.indexOf(privateKeyFooter, start);
    if (end === -1) end = Infinity;
    const until = Math.min(end, begins[number + 1]?.at ?? Infinity);
    const isWhole = until === end && end - start <= maxKeyLength && keyText.test(text.slice(start, end));
    const stop = isWhole ? end : brokenKeyEnd(text, start, until);
    if (stop > start) yield { start, end: stop, value: text.slice(start, stop) };
  }
}

function brokenKeyEnd(text: string, start: number, until: number): number {
  brokenKey.lastIndex = start;
  return brokenKey.test(text) ? Math.min(brokenKey.lastIndex, until) : start;
}
