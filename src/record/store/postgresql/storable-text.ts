/** The sign for what cannot be shown, in place of NUL, which PostgreSQL takes in no text. */
export const toStorableText = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '\u{FFFD}') : text;

/**
 * JSON whose text PostgreSQL's functions can read: those refuse a whole value for one escaped NUL or half of a character, which
 * a client may have in the name of a field.
 */
export const toStorableJson = (json: string): string =>
  json.includes(String.raw`\u`)
    ? json.replaceAll(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|[^])/gi, (escape) =>
        escape.length > 2 ? String.raw`\ufffd` : escape,
      )
    : json;
