import {
  privateKeyFooter,
  privateKeyHeader,
  privateKeyOtherCharacter,
  settingBeforeValue,
} from '../../core/redact/secret-shapes.ts';

/** A longer run without a delimiter is never shown: it may be one credential. */
const maxTokenCharacters = 16 * 1024;
/** No private key that is looked for is longer. */
const maxKeyCharacters = 64 * 1024;
/** Enough to find the beginning of the first or last line of a private key in two pieces. */
const lastCharacters = 16;
/** No first line of a private key is longer. */
const maxHeaderCharacters = 128;

const tokenCharacter = /[A-Za-z0-9._~+/=\\%-]/;
const delimiter = /[^A-Za-z0-9._~+/=\\%-]/;
const schemeBefore = /[Bb]earer $/;
/** How far before a value its setting or scheme may begin. */
const maxBefore = 64;
const unfinishedHeader = /^[A-Z0-9 ]*-{0,4}$/;

/** What ends that which is held; `any`: whatever comes may. */
type Until = 'any' | 'delimiter' | 'footer';

/**
 * A text that arrives in pieces, and is cut only where no credential is cut. Takes linear time: what is held is searched
 * again only when something arrives that may end it.
 */
export class HeldText {
  readonly #secretForms: readonly string[];
  readonly #mark: (text: string) => string;
  #pieces: string[] = [];
  #length = 0;
  #until: Until = 'any';
  /** What arrives is left out until then. */
  #isLeftOut = false;

  /**
   * @param options.secretForms how the known credentials may be written.
   * @param options.mark what is shown in the place of a text that is too long to be held.
   */
  constructor({ secretForms, mark }: { secretForms: readonly string[]; mark(text: string): string }) {
    this.#secretForms = secretForms;
    this.#mark = mark;
  }

  /** Adds a piece; returns what follows the text that was returned before, and holds no part of a credential. */
  push(piece: string): string {
    const end = this.#findEnd(piece);
    if (this.#isLeftOut) return this.#pushLeftOut(piece, end);
    this.#hold(piece);
    if (end === undefined && !this.#isTooLong()) return '';
    const text = this.#pieces.join('');
    const cut = findCut(text, this.#secretForms);
    const held = text.slice(cut.at);
    this.#pieces = [held];
    this.#length = held.length;
    this.#until = cut.until;
    if (!this.#isTooLong()) return text.slice(0, cut.at);
    this.#pieces = [held.slice(-lastCharacters)];
    this.#isLeftOut = true;
    return text.slice(0, cut.at) + this.#mark(held);
  }

  /** What is still held when no more arrives. */
  end(): string {
    const text = this.#isLeftOut ? '' : this.#pieces.join('');
    this.#reset();
    return text;
  }

  #pushLeftOut(piece: string, end: number | undefined): string {
    const last = this.#lastCharacters();
    const text = last + piece;
    if (end === undefined) {
      this.#pieces = [text.slice(-lastCharacters)];
      return '';
    }
    const at = this.#until === 'footer' ? end : last.length + end;
    // A private key may follow at once.
    const begin = text.slice(0, at).endsWith('-----BEGIN') ? '-----BEGIN' : '';
    this.#reset();
    return this.push(begin + text.slice(at));
  }

  /** Where what is held ends: in the piece; of a private key, in the last characters before it and the piece. */
  #findEnd(piece: string): number | undefined {
    if (this.#until === 'any') return 0;
    if (this.#until === 'delimiter') return indexOrUndefined(piece.search(delimiter));
    return endOfKey(this.#lastCharacters() + piece);
  }

  #lastCharacters(): string {
    let last = '';
    for (let index = this.#pieces.length - 1; index >= 0 && last.length < lastCharacters; index--)
      last = (this.#pieces[index] ?? '') + last;
    return last.slice(-lastCharacters);
  }

  #hold(piece: string): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  #isTooLong(): boolean {
    if (this.#until === 'any') return this.#length > maxKeyCharacters;
    return this.#length > (this.#until === 'footer' ? maxKeyCharacters : maxTokenCharacters);
  }

  #reset(): void {
    this.#pieces = [];
    this.#length = 0;
    this.#until = 'any';
    this.#isLeftOut = false;
  }
}

/** Where a text may be cut without cutting a credential, and what ends the rest. */
function findCut(text: string, secretForms: readonly string[]): { at: number; until: Until } {
  const keys = findKeys(text);
  const isToken = tokenCharacter.test(text.slice(-1));
  let at = Math.min(text.length, startOfUnfinishedHeader(text));
  for (let before = -1; before !== at;) {
    before = at;
    at = startOfToken(text, at);
    at = startOfKnown(text, at, secretForms);
    for (const { start, end } of keys) if (start < at && at < end) at = start;
  }
  if (keys.at(-1)?.end === Infinity) return { at, until: 'footer' };
  return { at, until: isToken ? 'delimiter' : 'any' };
}

/** Private keys; the end of one that may go on is infinite. */
function findKeys(text: string): { start: number; end: number }[] {
  if (!text.includes('PRIVATE KEY')) return [];
  const headers = [...text.matchAll(privateKeyHeader)];
  return headers.map(({ 0: line, index: start }, number) => {
    const next = headers[number + 1]?.index;
    const from = start + line.length;
    const end = endOfKey(text.slice(from, next));
    return { start, end: end === undefined ? (next ?? Infinity) : from + end };
  });
}

/** Where the text of a private key ends; undefined: it may go on. */
function endOfKey(text: string): number | undefined {
  const ends = [text.indexOf(privateKeyFooter), text.search(privateKeyOtherCharacter)].filter((end) => end !== -1);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** The start of the first line of a private key that the text ends with; infinite if there is none. */
function startOfUnfinishedHeader(text: string): number {
  const from = Math.max(0, text.length - maxHeaderCharacters);
  const start = text.slice(from).lastIndexOf('-----BEGIN ');
  if (start === -1) return Infinity;
  return unfinishedHeader.test(text.slice(from + start + '-----BEGIN '.length)) ? from + start : Infinity;
}

/** Where the token before `end` starts, with the name of the setting whose value it is. */
function startOfToken(text: string, end: number): number {
  let start = end;
  while (start > 0 && tokenCharacter.test(text.charAt(start - 1))) start--;
  const from = Math.max(0, start - maxBefore);
  const before = text.slice(from, start);
  const name = Math.max(before.search(schemeBefore), before.search(settingBeforeValue));
  return name === -1 ? start : from + name;
}

/** The start of the known credentials that a cut at `end` would cut, or that may continue after the text. */
function startOfKnown(text: string, end: number, secretForms: readonly string[]): number {
  let start = end;
  for (const form of secretForms)
    for (let at = Math.max(0, text.length - form.length + 1); at < start; at++)
      if (form.startsWith(text.slice(at))) start = at;
  for (const form of secretForms)
    for (let at = text.indexOf(form); at !== -1 && at < start; at = text.indexOf(form, at + 1))
      if (start < at + form.length) start = at;
  return start;
}

const indexOrUndefined = (index: number): number | undefined => (index === -1 ? undefined : index);
