import { minSecretLength } from '../core/redact/credentials.ts';
import { secretFormsOf, encodingsOf } from '../core/redact/secret-forms.ts';
import type { Step } from '../core/step.ts';
import type { CoreError, CoreStreamEvent } from '../core/types.ts';
import { maskSplitBytes } from './mask-split-bytes.ts';
import { maskSplitEvents } from './mask-split-events.ts';
import { createSearch, maskText, maskCharAt } from './split-secrets.ts';

/** Masks Louter's credentials in what a vendor sends: some repeat the key they reject. */
export interface SecretMasker {
  /** Whether there is anything to mask. */
  readonly hasSecrets: boolean;
  text(text: string): string;
  error(error: CoreError): CoreError;
  /** A mask for one body that comes in pieces. */
  maskBytes(): ByteMask;
  /** The same for a stream of events, each of which may hold a few characters of a credential. */
  maskStream(): ByteMask;
  /** For events that were read from a stream whose bytes went through `mask`: see `maskSplitEvents`. */
  readonly maskEvents: Step<CoreStreamEvent, CoreStreamEvent>;
}

/**
 * Writes over credentials in bytes that come in pieces, whatever the cuts between them: what comes out is as long as what
 * went in, and a text in JSON stays one. What may be the beginning of a credential waits for the next piece.
 */
export interface ByteMask {
  /** What may go on now: the very Buffer where there is nothing to write over and nothing to wait for. */
  push(bytes: Buffer): Buffer;
  /** What still waits. */
  end(): Buffer;
}

/** `secrets` are those of the configuration, the longer first: one may hold another. */
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

/** `forms`: a character for each byte. */
function createByteMask(forms: readonly string[]): ByteMask {
  let held = nothing;
  // How many of the held bytes are known to be written over, and how many were so in a row before them.
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
      // What is covered goes on from the range before, or from what was released before.
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

/** Where one of these stands, in order; and what is covered at the beginning. */
function findRanges(text: string, forms: readonly string[], covered: number): Range[] {
  const ranges: Range[] = covered > 0 ? [{ start: 0, end: covered }] : [];
  for (const form of forms)
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
      ranges.push({ start: at, end: at + form.length });
  return ranges.length < 2 ? ranges : ranges.toSorted((one, other) => one.start - other.start);
}

/** Where the end of a text begins that may be the beginning of one of these; its length where there is none. */
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
