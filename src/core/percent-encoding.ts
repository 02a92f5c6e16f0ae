/** Percent-encoding undone (RFC 3986, 2.1). A text with percent signs that encode nothing stands for itself. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
