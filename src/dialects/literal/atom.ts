const words: Readonly<Record<string, string>> = {
  True: 'true',
  true: 'true',
  False: 'false',
  false: 'false',
  None: 'null',
  null: 'null',
};

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts a number or a keyword of Python or JSON to JSON, keeping its digits. `undefined` for other words. */
export function atom(word: string): string | undefined {
  if (jsonNumber.test(word)) return word;
  if (Object.hasOwn(words, word)) return words[word];
  const based = /^([+-]?)(0[xob][\da-f]{1,64})$/i.exec(word.replaceAll(/(?<=[\da-f])_(?=[\da-f])/gi, ''));
  if (based) return bigInteger(based[1] === '-' ? '-' : '', based[2] ?? '');
  // Numbers that only Python accepts: `+1`, `.5`, `1.`, `1_000`.
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?([eE][+-]?\d+)?$/.exec(word.replaceAll(/(?<=\d)_(?=\d)/g, ''));
  if (!parts || (!parts[2] && !parts[3])) return undefined;
  const [, sign = '', integer = '', fraction = '', exponent = ''] = parts;
  const point = parts[3] === undefined ? '' : `.${fraction || '0'}`;
  const made = `${sign === '-' ? '-' : ''}${integer || '0'}${point}${exponent}`;
  return jsonNumber.test(made) ? made : undefined;
}

function bigInteger(sign: string, digits: string): string | undefined {
  try {
    return sign + BigInt(digits.toLowerCase()).toString();
  } catch {
    // Invalid digits for the base.
    return undefined;
  }
}
