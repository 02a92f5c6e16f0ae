import type { Config } from '../config/config.ts';
import { headerOf, type IncomingRequest } from './incoming.ts';

/** If a backend uses the caller's credential, all headers for credentials except `x-louter-key` belong to that vendor. */
export const acceptsOnlyLouterHeader = ({ backends }: Config): boolean =>
  backends.some(({ auth }) => auth.kind === 'client');

/** What is in the header of Louter's own. */
export const louterKey = ({ request }: IncomingRequest): string[] => nonEmpty([headerOf(request, 'x-louter-key')]);

/** All credentials of a request. */
export const presentedKeys = ({ request, query }: IncomingRequest): string[] =>
  nonEmpty([
    headerOf(request, 'x-louter-key'),
    headerOf(request, 'x-api-key'),
    bearerOf(request.headers.authorization),
    headerOf(request, 'x-goog-api-key'),
    ...(query.includes('key=') ? new URLSearchParams(query).getAll('key') : []),
  ]);

const nonEmpty = (values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => value !== undefined && value !== '');

function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 7).toLowerCase() !== 'bearer ') return undefined;
  return authorization.slice(7).trim();
}
