import { codeNames } from '../../core/hosted-code.ts';
import { hostedToolNames } from '../../core/hosted-tools.ts';
import { asArray, asNumber, asObject, asString, parseJson, type JsonObject } from '../../core/json.ts';
import type { CoreToolCall, CoreToolResult } from '../../core/types.ts';

/** What a vendor was asked to run. */
export type VendorRequest =
  | { kind: 'search'; queries: readonly string[] }
  | { kind: 'page'; url: string; pattern: string | null }
  | { kind: 'code'; code: string; language: string };

/** What a call asks its vendor for; null for calls of other tools, and for those with more than is shown of these. */
export function readVendorRequest({ name, input, providerExecuted }: CoreToolCall): VendorRequest | null {
  const fields = input.kind === 'json' ? input.value : asObject(parseJson(input.text));
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

function readSearch({ query, queries, ...others }: JsonObject): VendorRequest | null {
  const all = asArray(queries) ?? [query ?? null];
  const texts = all.flatMap((each) => asString(each) ?? []);
  return texts.length < all.length || texts.length === 0 || hasFields(others)
    ? null
    : { kind: 'search', queries: texts };
}

function readPage({ url, pattern, ...others }: JsonObject): VendorRequest | null {
  const isRead = typeof url === 'string' && (pattern === undefined || typeof pattern === 'string');
  return isRead && !hasFields(others) ? { kind: 'page', url, pattern: asString(pattern) ?? null } : null;
}

/** Commands of a shell are its code. */
function readCode({ code, command, language, ...others }: JsonObject): VendorRequest | null {
  const text = code ?? command;
  if (typeof text !== 'string' || (code !== undefined && command !== undefined) || hasFields(others)) return null;
  return { kind: 'code', code: text, language: asString(language) ?? (command === undefined ? 'python' : 'bash') };
}

/** What code wrote to its standard error, and how it ended; null for results with other fields. */
export function readVendorOutput({
  value,
  providerExecuted,
}: CoreToolResult): { stderr: string; exitCode: number } | null {
  const { stderr = '', return_code: exitCode = 0, ...others } = asObject(value) ?? { other: null };
  const code = asNumber(exitCode);
  return providerExecuted && typeof stderr === 'string' && code !== undefined && !hasFields(others)
    ? { stderr, exitCode: code }
    : null;
}

const hasFields = (fields: object): boolean => Object.keys(fields).length > 0;
