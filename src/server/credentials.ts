import type { Config } from '../config/config.ts';
import { headerOf, type IncomingRequest } from './incoming.ts';

/** If a backend uses the caller's credential, all headers for credentials except `x-louter-key` belong to that vendor. */
export const acceptsOnlyLouterHeader = ({ backends }: Config): boolean =>
  backends.some(({ auth }) => auth.kind === 'client');

/** What is in the header of Louter's own. */
export const louterKey = ({ request }: IncomingRequest): string[] => nonEmpty([headerOf(request, 'x-louter-key')]);

/** Each place where a request may have a key, with what is there. */
const presented = ({ request, query }: IncomingRequest): (readonly [place: string, key: string | undefined])[] => [
  ['x-louter-key', headerOf(request, 'x-louter-key')],
  ['x-api-key', headerOf(request, 'x-api-key')],
  ['authorization', bearerOf(request.headers.authorization)],
  ['x-goog-api-key', headerOf(request, 'x-goog-api-key')],
  ...(query.includes('key=') ? new URLSearchParams(query).getAll('key').map((key) => ['?key=', key] as const) : []),
];

/** All credentials of a request. */
export const presentedKeys = (incoming: IncomingRequest): string[] =>
  nonEmpty(presented(incoming).map(([, key]) => key));

/** The places in which a request has a key. */
export const presentedPlaces = (incoming: IncomingRequest): string[] =>
  presented(incoming).flatMap(([place, key]) => (key === undefined || key === '' ? [] : [place]));

const nonEmpty = (values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => value !== undefined && value !== '');

function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 7).toLowerCase() !== 'bearer ') return undefined;
  return authorization.slice(7).trim();
}
