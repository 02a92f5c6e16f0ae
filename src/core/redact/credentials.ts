import { percentDecoded } from '../percent-encoding.ts';
import type { HeaderFields } from '../headers.ts';

/** Values shorter than this are words rather than secrets, and are looked for in credential fields only. */
export const minSecretLength = 8;

// Names that end like this carry a credential in any API. `…-tokens` (a count) and `idempotency-key` do not.
const credentialField =
  /(?:^|[-_])(?:authorization|auth|api-?key|access-?key|subscription-key|louter-key|louter-page|token|secret|password|credentials?|cookie2?)$/i;
const keptFields = new Set(['www-authenticate', 'proxy-authenticate']);

/** Whether a header field carries a credential, judged by its name alone. */
export const isCredentialField = (name: string): boolean =>
  credentialField.test(name) && !keptFields.has(name.toLowerCase());

/** Whether a parameter of a query carries one. */
export const isCredentialParameter = (name: string): boolean =>
  /^(?:key|api[-_]?key|access[-_]?token|token|auth|secret|password|sig|signature|code)$/i.test(name);

/** The scheme before a credential, with the blank behind it; empty where there is none (RFC 9110, 11.4). */
export const schemeOf = (value: string): string => /^(?:Bearer|Basic|Digest|Token|ApiKey) +/i.exec(value)?.[0] ?? '';

/**
 * What a request presents as credentials, in its header fields and in its query: within its exchange these are secrets
 * wherever they turn up again. A placeholder that is a plain word is none: clients that must be given some key are given
 * `anything`, which stands in other texts too.
 * @param request `target` is a path with its query, or a URL.
 */
export function presentedSecrets({ headers, target }: { headers: HeaderFields; target: string }): string[] {
  const inHeaders = headers.flatMap(([name, value]) => (isCredentialField(name) ? valuesOf(name, value) : []));
  const secrets = new Set([...inHeaders, ...valuesInQuery(target)].filter(isSecretValue));
  return [...secrets];
}

const maxWordLength = 15;

const isSecretValue = (value: string): boolean =>
  value.length >= minSecretLength && !(value.length <= maxWordLength && /^(?:[a-z]+|\d+)$/i.test(value));

function valuesOf(name: string, value: string): string[] {
  if (/cookie2?$/i.test(name)) return value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  const scheme = schemeOf(value);
  const credential = value.slice(scheme.length).trim();
  if (!/^basic/i.test(scheme)) return [credential];
  // RFC 7617: user and password, divided by the first colon.
  const pair = Buffer.from(credential, 'base64').toString();
  return [credential, pair, pair.slice(pair.indexOf(':') + 1)];
}

function valuesInQuery(target: string): string[] {
  const mark = target.indexOf('?');
  if (mark === -1) return [];
  return target
    .slice(mark + 1)
    .split('&')
    .flatMap((parameter) => {
      const equals = parameter.indexOf('=');
      if (equals === -1 || !isCredentialParameter(percentDecoded(parameter.slice(0, equals)))) return [];
      return [percentDecoded(parameter.slice(equals + 1))];
    });
}
