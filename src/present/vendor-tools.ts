import { codeNames } from '../core/hosted-code.ts';
import { parseShown } from '../core/json.ts';
import { hostedToolNames } from '../core/hosted-tools.ts';
import type { CoreToolCall, CoreToolResult } from '../core/types.ts';

/** Fields of an object. They are shown, and nothing is written back: numbers need not be exact. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseFields = (text: string): Fields | null => {
  const value = parseShown(text);
  return isFields(value) ? value : null;
};

/** What a vendor was asked to run. */
export type VendorRequest =
  | { kind: 'search'; queries: readonly string[] }
  | { kind: 'page'; url: string; pattern: string | null }
  | { kind: 'code'; code: string; language: string };

/** What a call asks its vendor for; null for calls of other tools, and for those with more than is shown of these. */
export function readVendorRequest({ name, input, providerExecuted }: CoreToolCall): VendorRequest | null {
  const fields = input.kind === 'json' ? input.value : parseFields(input.text);
  if (!providerExecuted || !fields) return null;
  switch (name) {
    case hostedToolNames['web-search']:
      return readSearch(fields);
    case hostedToolNames['web-fetch']:
      return readPage(fields);
    default:
      return codeNames.includes(name) ? readCode(fields) : null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readSearch({ query, queries = [query], ...others }: Fields): VendorRequest | null {
  const isRead = Array.isArray(queries) && queries.length > 0 && queries.every(isText);
  return isRead && !hasFields(others) ? { kind: 'search', queries } : null;
}

function readPage({ url, pattern = null, ...others }: Fields): VendorRequest | null {
  const isRead = isText(url) && (pattern === null || isText(pattern));
  return isRead && !hasFields(others) ? { kind: 'page', url, pattern } : null;
}

/** Commands of a shell are its code. */
function readCode({ code, command, language, ...others }: Fields): VendorRequest | null {
  const text = code ?? command;
  if (!isText(text) || (code !== undefined && command !== undefined) || hasFields(others)) return null;
  return {
    kind: 'code',
    code: text,
    language: isText(language) ? language : command === undefined ? 'python' : 'bash',
  };
}

/** What code wrote to its standard error, and how it ended; null for results with other fields. */
export function readVendorOutput({
  value,
  providerExecuted,
}: CoreToolResult): { stderr: string; exitCode: number } | null {
  if (!providerExecuted || !isFields(value)) return null;
  const { stderr = '', return_code: exitCode = 0, ...others } = value;
  return isText(stderr) && typeof exitCode === 'number' && !hasFields(others) ? { stderr, exitCode } : null;
}

const hasFields = (fields: object): boolean => Object.keys(fields).length > 0;
