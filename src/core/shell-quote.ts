/** One argument of a command of a POSIX shell, in single quotes. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same, without quotes where none are needed. */
export const quoteIfNeeded = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : quoteForShell(text));
