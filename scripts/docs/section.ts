/**
 * A page with another text between `<!-- NAME: COMMAND -->` and `<!-- /NAME -->`; the command writes it.
 * @throws {Error} if the page has no such section.
 */
export function replaceSection(page: string, name: string, text: string, command = 'npm run docs'): string {
  const [begin, end] = [`<!-- ${name}: ${command} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page has no place for a section: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** A table of Markdown. Line breaks become spaces; a bar in a cell is escaped. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(toCell).join(' | ')} |`;
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}

const toCell = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);

/** Text as code of Markdown, or nothing. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** The text with what VitePress and GitHub would take for an HTML tag written as code. */
export const escapeTags = (text: string): string =>
  text.replaceAll(/`[^`]*`|<[\w/…][^>\s]*>/g, (found) => (found.startsWith('`') ? found : `\`${found}\``));
