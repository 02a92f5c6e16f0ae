/** Words, numbers and symbols, in lower case where they are literals of a language. */
const wordPattern = /\p{L}+|\p{N}+(?:\.\p{N}+)?(?:[eE][+-]?\p{N}+)?|\p{So}/gu;

/** Escapes of JSON and of other literals, written once or several times. Each run of backslashes is read once. */
const unicodeEscape = /(?<!\\)\\+u([0-9a-f]{4})/gi;
const spaceEscape = /(?<!\\)\\+[nrtbf]/g;

const literals: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/** The words of a text in order, whatever they are quoted with and however they are escaped. */
export const wordsOf = (text: string): string[] =>
  (
    (text.includes('\\')
      ? text
          .replaceAll(unicodeEscape, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
          .replaceAll(spaceEscape, ' ')
      : text
    ).match(wordPattern) ?? []
  ).map((word) => (/^\p{N}/u.test(word) ? plainNumber(word) : (literals[word] ?? word)));

/** A number as JSON writes it; a longer one as it is. */
function plainNumber(text: string): string {
  const value = Number(text);
  return Number.isNaN(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER ? text : String(value);
}

/** How often each word occurs. */
export class Words {
  readonly #counts = new Map<string, number>();

  constructor(texts: readonly (string | undefined)[]) {
    for (const text of texts) for (const word of wordsOf(text ?? '')) this.#add(word, 1);
  }

  #add(word: string, count: number): void {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + count);
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** How many different words there are. */
  get size(): number {
    return this.#counts.size;
  }

  /** These words, less others. */
  without(others: Words): Words {
    const rest = new Words([]);
    for (const [word, count] of this.#counts) {
      const left = count - (others.#counts.get(word) ?? 0);
      if (left > 0) rest.#add(word, left);
    }
    return rest;
  }

  /** These words, less some that may occur any number of times. */
  except(words: ReadonlySet<string>): Words {
    const rest = new Words([]);
    for (const [word, count] of this.#counts) if (!words.has(word)) rest.#add(word, count);
    return rest;
  }

  list(): string {
    return [...this.#counts].map(([word, count]) => (count > 1 ? `${word} (${count} times)` : word)).join(', ');
  }
}
