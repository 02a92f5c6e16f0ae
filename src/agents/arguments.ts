/** An option of an agent: its names, as `--model` or `-m`. */
type OptionNames = readonly string[];

/** The value of the last occurrence of an option, as `--model X`, `--model=X` or `-mX`; `undefined` without one. */
export function optionValue(words: readonly string[], names: OptionNames): string | undefined {
  let found: string | undefined;
  for (const [index, word] of ownWords(words).entries()) {
    const value = names.includes(word) ? words[index + 1] : attachedValue(word, names);
    if (value !== undefined) found = value;
  }
  return found;
}

/** Removes every occurrence of an option with its value. */
export function withoutOption(words: readonly string[], names: OptionNames): string[] {
  const own = ownWords(words);
  const kept = words.filter(
    (word, index) =>
      index >= own.length ||
      !(names.includes(word) || attachedValue(word, names) !== undefined || names.includes(own[index - 1] ?? '')),
  );
  return kept;
}

/** The first of these options that occurs, as written; without its value. */
export function findOption(words: readonly string[], names: OptionNames): string | undefined {
  const word = ownWords(words).find((each) => names.includes(each) || attachedValue(each, names) !== undefined);
  return word?.replace(/=.*$/s, '');
}

/** What follows `--` are not options. */
function ownWords(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--');
  return end === -1 ? words : words.slice(0, end);
}

function attachedValue(word: string, names: OptionNames): string | undefined {
  const name = names.find((each) =>
    each.startsWith('--')
      ? word.startsWith(`${each}=`)
      : word.startsWith(each) && word.length > each.length && !word.startsWith('--'),
  );
  return name === undefined ? undefined : word.slice(name.length).replace(/^=/, '');
}
