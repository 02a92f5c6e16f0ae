import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes all characters beyond ASCII in bundles as escapes. V8 keeps the source of a module as long as it runs, and takes two
 * bytes for each of its characters if a single one is beyond Latin-1: 2.7 MB more for the gateway's bundles.
 *
 * @param {string} folder of the bundles
 * @param {{ type: string, fileName: string }[]} output of rolldown
 */
export function escapeNonAscii(folder, output) {
  for (const { type, fileName } of output) {
    if (type !== 'chunk') continue;
    const file = join(folder, fileName);
    const code = readFileSync(file, 'utf8');
    const escaped = toAscii(code, fileName);
    if (escaped !== code) writeFileSync(file, escaped);
  }
}

/** @throws {Error} for a character that cannot be escaped, as it is escaped already. */
function toAscii(code, fileName) {
  return code.replaceAll(/(\\?)([^\0-\x7f])/g, (_, backslash, character) => {
    if (backslash !== '') throw new Error(`${fileName}: there is a backslash before the character ${character}`);
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
