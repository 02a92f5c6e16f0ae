/** In characters. */
const maxIndentedLength = 100_000;

/** JSON in lines. Other text stays, and so does JSON that would change, such as numbers with many digits. */
export function indentJson(text: string): string {
  if (text.length > maxIndentedLength || !/^[{[]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
