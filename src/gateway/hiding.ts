import { minSecretLength } from '../core/redact/credentials.ts';
import { secretFormsOf, encodingsOf } from '../core/redact/secret-forms.ts';
import type { Step } from '../core/step.ts';
import type { CoreError, CoreStreamEvent } from '../core/types.ts';
import { maskSpread } from './spread-in-bytes.ts';
import { hideSpread } from './spread-in-events.ts';
import { createSearch, hidden, maskAt } from './spread-secrets.ts';

/** Takes our own credentials out of what a vendor says: some repeat the key they refuse. */
export interface Hiding {
  /** Whether there is anything to hide at all. */
  readonly hasSecrets: boolean;
  text(text: string): string;
  error(error: CoreError): CoreError;
  /** A mask for one body that comes in pieces. */
  mask(): Mask;
  /** The same of a stream of events, some of which may each say a few characters of a credential. */
  streamMask(): Mask;
  /** For events that were read from a stream whose bytes went through `mask`: see `hideSpread`. */
  readonly events: Step<CoreStreamEvent, CoreStreamEvent>;
}

/**
 * Writes over credentials in bytes that come in pieces, whatever the cuts between them: what comes out is as long as what
 * went in, and a text in JSON stays one. What may be the beginning of a credential waits for the next piece.
 */
export interface Mask {
  /** What may go on now: the very Buffer where there is nothing to write over and nothing to wait for. */
  push(bytes: Buffer): Buffer;
  /** What still waits. */
  end(): Buffer;
}

/** `secrets` are those of the configuration, the longer first: one may hold another. */
export function createHiding(secrets: readonly string[]): Hiding {
  const known = secrets.filter(({ length }) => length >= minSecretLength);
  const spellings = [...new Set(known.flatMap(encodingsOf))];
  const forms = [...new Set(known.flatMap((secret) => secretFormsOf(secret).map(({ text }) => text)))];
  const text = (said: string): string =>
    spellings.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, hidden) : rest), said);
  const search = createSearch([...new Set([...spellings, ...forms])]);
  function hideIn<T>(value: T): T {
    const said = JSON.stringify(value);
    const safe = text(said);
    if (safe === said) return value;
    const hiding: T = JSON.parse(safe);
    return hiding;
  }
  const asItIs: Step<CoreStreamEvent, CoreStreamEvent> = (emit) => ({ push: emit, end() {} });
  return {
    hasSecrets: forms.length > 0,
    text,
    error: hideIn,
    mask: () => maskOf(forms),
    streamMask: () => (forms.length > 0 ? oneAfterOther(maskOf(forms), maskSpread(search)) : maskOf(forms)),
    events: forms.length > 0 ? hideSpread(search, hideIn) : asItIs,
  };
}

const oneAfterOther = (first: Mask, second: Mask): Mask => ({
  push: (bytes) => second.push(first.push(bytes)),
  end: () => Buffer.concat([second.push(first.end()), second.end()]),
});

const nothing = Buffer.alloc(0);

/** `forms`: a character for each byte. */
function maskOf(forms: readonly string[]): Mask {
  let held = nothing;
  // How many of the held bytes are known to be written over, and how many were so in a row before them.
  let covered = 0;
  let run = 0;

  function release(whole: Buffer, end: number, ranges: readonly Range[]): Buffer {
    const passing = end === whole.length ? whole : whole.subarray(0, end);
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
        masked[at] = maskAt(run).charCodeAt(0);
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
      const whole = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
      const text = whole.toString('latin1');
      const end = beginningAtEnd(text, forms);
      const ranges = rangesIn(text, forms, covered);
      const passing = release(whole, end, ranges);
      held = end === whole.length ? nothing : Buffer.from(whole.subarray(end));
      covered = ranges.reduce((most, range) => Math.max(most, range.end - end), 0);
      return passing;
    },
    end() {
      const rest = release(held, held.length, rangesIn('', [], covered));
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
function rangesIn(text: string, forms: readonly string[], covered: number): Range[] {
  const ranges: Range[] = covered > 0 ? [{ start: 0, end: covered }] : [];
  for (const form of forms)
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
      ranges.push({ start: at, end: at + form.length });
  return ranges.length < 2 ? ranges : ranges.toSorted((one, other) => one.start - other.start);
}

/** Where the end of a text begins that may be the beginning of one of these; its length where there is none. */
function beginningAtEnd(text: string, forms: readonly string[]): number {
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
