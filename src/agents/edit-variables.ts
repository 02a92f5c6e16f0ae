/** A variable of a `.env` file and its value; `undefined` removes it. */
export interface VariableEdit {
  readonly path: readonly string[];
  readonly value: string | undefined;
}

const lineOf = (name: string): RegExp =>
  new RegExp(String.raw`^[ \t]*(?:export[ \t]+)?${name}[ \t]*=[ \t]*(.*?)[ \t]*\r?$`, 'm');

/** Sets variables of a `.env` file; all other lines stay as they are. */
export const editVariables = (text: string, edits: readonly VariableEdit[]): string =>
  edits.reduce((current, { path: [name = ''], value }) => {
    const found = lineOf(name).exec(current);
    if (found) {
      const end = found.index + found[0].length;
      if (value !== undefined) return `${current.slice(0, found.index)}${name}=${value}${current.slice(end)}`;
      return current.slice(0, found.index) + current.slice(end).replace(/^\n/, '');
    }
    if (value === undefined) return current;
    return `${current}${current === '' || current.endsWith('\n') ? '' : '\n'}${name}=${value}\n`;
  }, text);

/** The value of a variable; `undefined` if it is not set. */
export const variableIn = (text: string, [name = '']: readonly string[]): string | undefined =>
  lineOf(name).exec(text)?.[1];
