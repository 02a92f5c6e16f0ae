import type { CoreFinish } from './types.ts';

/**
 * How a request ended: what listings show is what the filter `status:NAME` takes. Names with blanks may have hyphens in a filter.
 * Failed requests have their HTTP status behind the name, and responses a remark, which a filter takes too.
 */

/** A request that has not ended. The store calls it `open`. */
export const inFlight = 'in-flight';

/** Why a complete response ended. */
export const finishReasons: readonly CoreFinish['reason'][] = [
  'stop',
  'tool-calls',
  'length',
  'refusal',
  'content-filter',
  'pause',
  'error',
  'other',
];

/** `error` is another word: any `…-error`. */
const errorReason = 'model error';

/** How listings show the reason why a complete response ended. */
export const showFinish = (finish: string | null): string => (finish === 'error' ? errorReason : (finish ?? 'ok'));

/** What is wrong with a complete response, by its kind in the store. */
export const failedResponses = { 'calls-as-text': 'calls as text', 'unreadable-call': 'unreadable call' } as const;

/** What is remarkable about a complete response, by its kind in the store; it stands behind the reason. */
export const remarks = { 'other-dialect': 'other dialect', 'missing-results': 'missing result' } as const;

/** A failed response whose head was sent before. */
export const incomplete = 'incomplete response';

export const errorStatuses = ['client-error', 'upstream-error', 'proxy-error'] as const;

/** All names without a status or a remark. `ok`: any complete response. `error`, which a filter takes beside these, is any `…-error`. */
export const endingNames: readonly string[] = [
  inFlight,
  'ok',
  ...finishReasons.map(showFinish),
  ...Object.values(failedResponses),
  incomplete,
  ...errorStatuses,
  'aborted',
  'interrupted',
];

/** How a filter has a name. */
const hyphenated = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-');

/** An ending that a filter asks for. */
export type EndingFilter =
  | { readonly kind: 'open' | 'ok' | 'error' | 'incomplete' }
  | { readonly kind: 'status'; readonly status: string; readonly httpStatus: number | null }
  | { readonly kind: 'finish'; readonly finish: string | null; readonly remark: keyof typeof remarks | null }
  | { readonly kind: 'failed-response'; readonly problem: keyof typeof failedResponses };

/** Reads the value of `status:`; undefined for a name that is not known. */
export function parseEnding(value: string): EndingFilter | undefined {
  const name = hyphenated(value);
  if (name === inFlight || name === 'open') return { kind: 'open' };
  if (name === 'ok' || name === 'error') return { kind: name };
  if (name === hyphenated(incomplete)) return { kind: 'incomplete' };
  for (const problem of keysOf(failedResponses)) if (name === problem) return { kind: 'failed-response', problem };
  const [, status, code] = /^([a-z-]+?)(?:-(\d{3}))?$/.exec(name) ?? [];
  if (status === 'aborted' || status === 'interrupted' || errorStatuses.some((each) => each === status))
    return { kind: 'status', status: status ?? '', httpStatus: code === undefined ? null : Number(code) };
  const [reason = '', behind] = name.split(/,-?/, 2);
  const remark = keysOf(remarks).find((kind) => behind !== undefined && hyphenated(remarks[kind]) === behind) ?? null;
  if (behind !== undefined && remark === null) return undefined;
  if (reason === 'ok') return { kind: 'finish', finish: null, remark };
  const finish = finishReasons.find((each) => hyphenated(showFinish(each)) === reason);
  return finish && { kind: 'finish', finish, remark };
}

const keysOf = <Name extends string>(names: Readonly<Record<Name, string>>): Name[] => Object.keys(names) as Name[];
