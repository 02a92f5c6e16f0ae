/** A value of a JSON text that holds no other: what stands there, and where. An empty list or object is one too. */
export interface Leaf {
  /** The keys that lead to it, from the outside in. */
  keys: readonly string[];
  /** Where it stands in the text, in UTF-16 code units: from, up to and without `end`. */
  start: number;
  end: number;
}

/** The leaves of a text that is known to be JSON, in the order they stand in it. */
export function leavesOf(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  let at = 0;

  function skipBlanks(): void {
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at++;
  }

  function skipString(): void {
    at++;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
  }

  function readKey(): string {
    const start = at;
    skipString();
    const key: string = JSON.parse(text.slice(start, at));
    skipBlanks();
    at++;
    return key;
  }

  function readContainer(keys: readonly string[], close: ']' | '}'): void {
    const start = at;
    at++;
    skipBlanks();
    let count = 0;
    while (at < text.length && text[at] !== close) {
      const key = close === '}' ? readKey() : String(count);
      read([...keys, key]);
      count++;
      skipBlanks();
      if (text[at] === ',') at++;
      skipBlanks();
    }
    at++;
    if (count === 0) leaves.push({ keys, start, end: at });
  }

  function read(keys: readonly string[]): void {
    skipBlanks();
    const start = at;
    if (text[at] === '{') return readContainer(keys, '}');
    if (text[at] === '[') return readContainer(keys, ']');
    if (text[at] === '"') skipString();
    else while (at < text.length && !',]} \t\r\n'.includes(text[at] ?? '')) at++;
    leaves.push({ keys, start, end: at });
  }

  read([]);
  return leaves;
}
