import type { BackendConfig } from '../../config/config.ts';
import { statusOf } from '../../core/error.ts';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreError } from '../../core/types.ts';
import { missingCredential } from '../platform/credential.ts';
import { missingPackage } from '../platform/optional-package.ts';
import { failureRules, vendors, type FailureRule } from './failure-data.ts';
import { failureKinds, otherFailure, type FailureKind, type FailureTreatment } from './failure-kinds.ts';

/** What a vendor's error is, and what follows from it. */
export interface FailureClass extends Omit<FailureTreatment, 'pauseMs'> {
  readonly kind: FailureKind;
  /** How long its account gets no more requests, in milliseconds; 0: it is not paused. */
  readonly pauseMs: number;
  readonly what: string;
  readonly remedy: string;
}

/** A reset that is further away is misread, or a pause that somebody ends sooner. */
const maxPauseMs = 31 * 24 * 60 * 60_000;

/** Where Anthropic has the parameter at fault: `tools.0.custom.name: String should match …`. */
const parameterPath = /^[a-z_]+(?:\.\w+)+: /;

/**
 * Classifies the error of a vendor, or of what issues its credential, whatever status it came with; `undefined` for failures without one, such as a time-out, and
 * for a prompt that is too long, which have rules of their own.
 *
 * @param headers of the error response, by lower-case name.
 */
export function classifyFailure(
  error: CoreError,
  { host }: Pick<BackendConfig, 'host'>,
  headers: Readonly<Record<string, string>> = {},
): FailureClass | undefined {
  if (error.isProxyFailure) return { ...failureKinds.proxy, kind: 'proxy', mayRepeat: error.isPermanent !== true };
  const isOfVendor = error.raw !== undefined || error.code === missingCredential || error.code === missingPackage;
  if (!isOfVendor || error.kind === 'context-length' || error.kind === 'aborted' || error.kind === 'internal')
    return undefined;
  const status = statusOf(error);
  const body = parsedBody(error.raw?.body ?? null);
  const codes = listCodes(error, body, headers);
  const text = JSON.stringify(body);
  // A parameter at fault is one of the request itself, whatever else its message has in it.
  const isParameter =
    [400, 404, 422].includes(status) &&
    ((error.param !== undefined && error.param !== 'model') || parameterPath.test(error.message));
  // Errors of requests and of servers quote what they were sent.
  const message = [400, 404, 422].includes(status) || status >= 500 ? withoutQuotes(error.message) : error.message;
  const rule = isParameter
    ? undefined
    : failureRules.find(
        (each) =>
          (each.vendor === undefined || isOf(each.vendor, host, text)) &&
          (!each.status || each.status.includes(status)) &&
          (!each.statesWait || error.retryAfterMs !== undefined) &&
          matches(each, codes, message),
      );
  const kind = isParameter ? 'bad-request' : (rule?.kind ?? otherFailure(status));
  const { maxPauseMs: growsTo, ...found } = { ...failureKinds[kind], ...pickTreatment(rule) };
  // Elsewhere a date in a message may be that of anything.
  const isDated = kind === 'quota' || kind === 'credit' || rule?.zone !== undefined;
  const reset = findReset(isDated ? error.message : '', body, rule);
  const stated = rule?.ignoresWait ? reset : (reset ?? error.retryAfterMs);
  const pauseMs = found.pauses === 'nothing' ? 0 : Math.min(maxPauseMs, stated ?? found.pauseMs);
  return { ...found, kind, pauseMs, ...(stated === undefined && growsTo !== undefined && { maxPauseMs: growsTo }) };
}

/** A message without what stands in quotation marks, lists or objects. */
const withoutQuotes = (message: string): string =>
  message
    .replaceAll(/\{[^]*\}/g, '{}')
    .replaceAll(/\[[^]*\]/g, '[]')
    .replaceAll(/"[^"]*"|'[^']*'(?!\w)/g, '""');

const pickTreatment = (rule: FailureRule | undefined): Partial<FailureTreatment> =>
  rule?.pauses === undefined ? {} : { pauses: rule.pauses };

const matches = ({ code, text }: FailureRule, codes: readonly string[], message: string): boolean =>
  (!code && !text) || (code !== undefined && codes.some((each) => code.test(each))) || (text?.test(message) ?? false);

function isOf(name: string, host: string, body: string): boolean {
  const vendor = vendors[name];
  const hostname = host.replace(/:\d+$/, '');
  return (
    vendor !== undefined &&
    (vendor.hosts.some((end) => hostname === end || hostname.endsWith(`.${end}`)) || vendor.mark.test(body))
  );
}

// ---------------------------------------------------------------- what the body shows

/** Servers write errors as an object, in a list, or as text that has one in it. */
function parsedBody(body: JsonValue): JsonValue {
  const value = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  return asArray(value)?.[0] ?? value;
}

/** Fields that name the error. */
const codeFields = [
  'code',
  'type',
  'status',
  'reason',
  'error_code',
  'error_type',
  'limit_source',
  'quotaId',
  'status_code',
  'originalStatusCode',
  '__type',
];
/** Fields whose objects have such fields too. */
const innerFields = ['error', 'details', 'violations', 'metadata', 'base_resp', 'innererror', 'x_groq'];

/** The names that an error has, in lower case. Amazon writes them into a header field, with a URL behind them. */
function listCodes({ code }: CoreError, body: JsonValue, headers: Readonly<Record<string, string>>): string[] {
  const found = [code, headers['x-amzn-errortype'], ...codesIn(body, 0)];
  return found.flatMap((each) => (each === undefined ? [] : [each.replace(/^.*#|:.*$/g, '').toLowerCase()]));
}

function codesIn(value: JsonValue | undefined, depth: number): string[] {
  if (depth > 5) return [];
  const list = asArray(value);
  if (list) return list.slice(0, 20).flatMap((each) => codesIn(each, depth + 1));
  const object = asObject(value);
  if (!object) return [];
  const own = codeFields.flatMap((field) => textOf(object[field]));
  return [...own, ...textOf(object['error']), ...innerFields.flatMap((field) => codesIn(object[field], depth + 1))];
}

const textOf = (value: JsonValue | undefined): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

// ---------------------------------------------------------------- when it ends

const datePattern =
  /\b(\d{4}-\d{2}-\d{2})(?:T| at | )(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(?: ?(Z|UTC|GMT|[+-]\d{2}:\d{2}))?/;

/** In how many milliseconds a limit is reset, by the body or its message; `undefined` where they do not state it. */
function findReset(message: string, body: JsonValue, rule: FailureRule | undefined): number | undefined {
  const inFields = resetIn(body, 0);
  if (inFields !== undefined) return inFields;
  const [, day, time, zone] = datePattern.exec(message) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const offset = zone === undefined ? (rule?.zone ?? 'Z') : /^(?:Z|UTC|GMT)$/.test(zone) ? 'Z' : zone;
  return untilDate(Date.parse(`${day}T${time}${offset}`));
}

function resetIn(value: JsonValue | undefined, depth: number): number | undefined {
  const object = asObject(value);
  if (!object || depth > 3) return undefined;
  const { resets_in_seconds: seconds } = object;
  if (typeof seconds === 'number' && seconds > 0) return seconds * 1000;
  const own = untilDate(dateOf(object, ['resets_at', 'reset_at', 'next_flush_time']));
  if (own !== undefined) return own;
  for (const field of ['error', 'metadata', 'details']) {
    const found = resetIn(object[field], depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Numbers are seconds since 1970, or milliseconds. */
function dateOf(object: JsonObject, fields: readonly string[]): number {
  const [value] = fields.flatMap((field) => object[field] ?? []);
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  return typeof value === 'string' ? Date.parse(value) : NaN;
}

function untilDate(date: number): number | undefined {
  const left = date - Date.now();
  return left > 0 ? left : undefined;
}
