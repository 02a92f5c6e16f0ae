import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { toSearchVector } from '../../../src/record/store/postgresql/search-words.ts';

/** All planes that have letters, without halves of characters. */
const codePoints = Array.from({ length: 0x3_00_00 }, (_, code) => code).filter(
  (code) => code > 0 && (code < 0xd8_00 || code > 0xdf_ff),
);

/** The words that SQLite's index has of texts, by their numbers. */
function sqliteWords(options: string, texts: Iterable<readonly [row: number, text: string]>): Map<number, string[]> {
  const database = new Database(':memory:');
  try {
    database.exec(`CREATE VIRTUAL TABLE "index" USING fts5("text", content='', tokenize="unicode61 ${options}")`);
    const insert = database.prepare('INSERT INTO "index" ("rowid", "text") VALUES (?, ?)');
    database.transaction(() => {
      for (const [row, text] of texts) insert.run(row, text);
    })();
    database.exec(`CREATE VIRTUAL TABLE "words" USING fts5vocab("index", 'instance')`);
    const found = new Map<number, string[]>();
    for (const [row, word, position] of database
      .prepare<[], [number, string, number]>('SELECT "doc", "term", "offset" FROM "words"')
      .raw()
      .iterate()) {
      const words = found.get(row) ?? [];
      words[position] = word;
      found.set(row, words);
    }
    return found;
  } finally {
    database.close();
  }
}

function postgresWords(text: string): string[] {
  const words: string[] = [];
  for (const [, word = '', positions = ''] of toSearchVector(text).matchAll(/'([^']*)':([\d,]+)/g))
    for (const position of positions.split(',')) words[Number(position) - 1] = word;
  return words;
}

/** Characters whose case or category was defined after SQLite's tables were made, and a few combinations of marks. */
const isNewer =
  /[\u{0345}\u1885\u1886ẛǠǡͿԨԪԬԮ\p{Script=Cherokee}\p{Script=New_Tai_Lue}\u{1CF2}\u{1CF3}\p{Script=Georgian}ꞋꞍꞪ-ꟿꬰ-ꭩ\u{104B0}-\u{10CFF}\u{118A0}-\u{1E943}]/u;

/** Those that SQLite does not know either. */
const ideograph = /(?=\p{L})[\p{Script=Han}\p{Script=Hangul}]/u;

test('has the words of a text that the index of SQLite has, for every character', () => {
  const options = 'remove_diacritics 2';
  const expected = sqliteWords(
    options,
    codePoints.map((code) => [code, `q${String.fromCodePoint(code)}q`]),
  );
  // SQLite takes characters that it does not know for letters, whatever its categories are.
  const unknown = sqliteWords(
    `${options} categories 'Co'`,
    codePoints.map((code) => [code, String.fromCodePoint(code)]),
  );
  const compared = codePoints.filter((code) => {
    const character = String.fromCodePoint(code);
    return (!unknown.has(code) || ideograph.test(character)) && !isNewer.test(character);
  });
  expect(compared.length).toBeGreaterThan(80_000);
  const different = compared.filter((code) => {
    const words = postgresWords(`q${String.fromCodePoint(code)}q`);
    return words.join(' ') !== expected.get(code)?.join(' ');
  });
  expect(different.map((code) => `${code.toString(16)} ${String.fromCodePoint(code)}`)).toEqual([]);
});
