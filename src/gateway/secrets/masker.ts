import { minSecretLength } from '../../core/redact/credentials.ts';
import { secretFormsOf, encodingsOf } from '../../core/redact/secret-forms.ts';
import type { Step } from '../../core/step.ts';
import type { CoreError } from '../../core/types.ts';
import { maskSplitBytes } from './mask-split-bytes.ts';
import { maskSplitEvents } from './mask-split-events.ts';
import { createSearch, maskText, maskCharAt } from './split-secrets.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import type { ByteMask } from './split-secrets.ts';

/** Masks Louter's credentials in responses of vendors: some repeat the key that they reject. */
export interface SecretMasker {
  /** Whether there is anything to mask. */
  readonly hasSecrets: boolean;
  text(text: string): string;
  error(error: CoreError): CoreError;
  /** Creates a mask for a body that arrives in pieces. */
  maskBytes(): ByteMask;
  /** The same for a stream of events, each of which may contain a few characters of a credential. */
  maskStream(): ByteMask;
  /** Masks events that were read from bytes which `maskBytes` has masked: see `maskSplitEvents`. */
  readonly maskEvents: Step<CoreStreamEvent, CoreStreamEvent>;
}

/** `secrets`: those of the configuration, longer ones first, as one may contain another. */
export function createSecretMasker(secrets: readonly string[]): SecretMasker {
  const known = secrets.filter(({ length }) => length >= minSecretLength);
  const variants = [...new Set(known.flatMap(encodingsOf))];
  const forms = [...new Set(known.flatMap((secret) => secretFormsOf(secret).map(({ text }) => text)))];
  const text = (value: string): string =>
    variants.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, maskText) : rest), value);
  const search = createSearch([...new Set([...variants, ...forms])]);
  function maskJson<T>(value: T): T {
    const json = JSON.stringify(value);
    const safe = text(json);
    if (safe === json) return value;
    const masked: T = JSON.parse(safe);
    return masked;
  }
  const passEvents: Step<CoreStreamEvent, CoreStreamEvent> = (emit) => ({ push: emit, end() {} });
  return {
    hasSecrets: forms.length > 0,
    text,
    error: maskJson,
    maskBytes: () => createByteMask(forms),
    maskStream: () =>
      forms.length > 0 ? chainMasks(createByteMask(forms), maskSplitBytes(search)) : createByteMask(forms),
    maskEvents: forms.length > 0 ? maskSplitEvents(search, maskJson) : passEvents,
  };
}

const chainMasks = (first: ByteMask, second: ByteMask): ByteMask => ({
  push: (bytes) => second.push(first.push(bytes)),
  end: () => Buffer.concat([second.push(first.end()), second.end()]),
});

const nothing = Buffer.alloc(0);

/** `forms`: one character per byte. */
function createByteMask(forms: readonly string[]): ByteMask {
  let held = nothing;
  // How many of the held bytes will be overwritten, and how many directly before them were.
  let covered = 0;
  let run = 0;

  function releaseUpTo(source: Buffer, end: number, ranges: readonly Range[]): Buffer {
    const passing = end === source.length ? source : source.subarray(0, end);
    const first = ranges[0];
    if (!first || first.start >= end) {
      run = end > 0 ? 0 : run;
      return passing;
    }
    const masked = Buffer.from(passing);
    let last = 0;
    for (const { start, end: stop } of ranges) {
      // A range continues the one before it, or the bytes that were released before.
      if (start > last) run = 0;
      for (let at = Math.max(start, last); at < Math.min(stop, end); at += 1) {
        masked[at] = maskCharAt(run).charCodeAt(0);
        run += 1;
      }
      last = Math.max(last, Math.min(stop, end));
    }
    if (last < end) run = 0;
    return masked;
  }

  return {
    push(bytes) {
      if (forms.length === 0) return bytes;
      const bytesSoFar = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
      const text = bytesSoFar.toString('latin1');
      const end = findPossibleStart(text, forms);
      const ranges = findRanges(text, forms, covered);
      const passing = releaseUpTo(bytesSoFar, end, ranges);
      held = end === bytesSoFar.length ? nothing : Buffer.from(bytesSoFar.subarray(end));
      covered = ranges.reduce((most, range) => Math.max(most, range.end - end), 0);
      return passing;
    },
    end() {
      const rest = releaseUpTo(held, held.length, findRanges('', [], covered));
      held = nothing;
      covered = 0;
      return rest;
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The ranges of these forms in order, and the one that is covered at the beginning. */
function findRanges(text: string, forms: readonly string[], covered: number): Range[] {
  const ranges: Range[] = covered > 0 ? [{ start: 0, end: covered }] : [];
  for (const form of forms)
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
      ranges.push({ start: at, end: at + form.length });
  return ranges.length < 2 ? ranges : ranges.toSorted((one, other) => one.start - other.start);
}

/** The position from which on the text may be the beginning of a form. Its length if there is none. */
function findPossibleStart(text: string, forms: readonly string[]): number {
  const last = text.at(-1) ?? '';
  let end = text.length;
  for (const form of forms) {
    if (!form.includes(last)) continue;
    const first = form[0] ?? '';
    const from = Math.max(0, text.length - form.length + 1);
    for (let at = text.indexOf(first, from); at !== -1 && at < end; at = text.indexOf(first, at + 1))
      if (form.startsWith(text.slice(at))) end = at;
  }
  return end;
}
