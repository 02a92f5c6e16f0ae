/** How something is to be taken. A page has a colour for each; both have a sign, as colour alone is not enough. */
export type Tone = 'good' | 'mixed' | 'bad' | 'busy' | 'quiet';

export const signs: Readonly<Record<Tone, string>> = { good: '✓', mixed: '!', bad: '✗', busy: '●', quiet: '–' };

/** Where the proof of a line is: a view of the exchange, and its place there. */
export interface Link {
  readonly view: 'raw' | 'attempts' | 'conversation' | 'findings';
  /** Of `raw`: which request or response. */
  readonly leg?: string;
  /** Of another exchange than the one that is shown. */
  readonly trace?: string;
  /** JSON Pointer into its body, or a position in it. */
  readonly path?: string;
  readonly byte?: number;
  /** Of a stream: which of its events. */
  readonly event?: number | null;
}

/** One more fact of a line, by its name: what there is instead, the remedy. */
export interface Detail {
  readonly name: string;
  readonly text: string;
}

/**
 * What is shown of an exchange, a conversation or a comparison. A command prints its lines and the page draws them; neither
 * words anything by itself. Texts may contain anything: what shows them escapes what a terminal or a browser would obey.
 */
export interface Line<Kind extends string = string> {
  /** Its role: by it both choose how it looks. */
  readonly kind: Kind;
  /** What the text is about: a field, a check, the name of a call. */
  readonly label?: string;
  readonly text: string;
  /** Who causes it, or where on the way it is. */
  readonly who?: string;
  readonly details?: readonly Detail[];
  readonly tone?: Tone;
  readonly link?: Link;
  /** An image that a page may show, as Base64. */
  readonly image?: string;
  /** What it consists of. */
  readonly lines?: readonly Line[];
}

/** The details of a line as they are named; those without a text are left out. */
export const detailsOf = (texts: Readonly<Record<string, string | null | undefined>>): Detail[] =>
  Object.entries(texts).flatMap(([name, text]) => (text === null || text === undefined ? [] : [{ name, text }]));
