import { LouterError } from '../core/error.ts';

/** Segments that a URL parser takes for a step up or none at all (WHATWG URL, "double-dot URL path segment"). */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/**
 * The address under a backend's base URL. A model's name may stand in the path, and must not lead out of it.
 * @throws {LouterError} `invalid-request` when it would.
 */
export function buildUpstreamUrl(baseUrl: string, path: string, query: string): string {
  if (path.split(/[/\\]/).some((segment) => dotSegment.test(segment)))
    throw new LouterError({
      kind: 'invalid-request',
      message: 'model: expected a name whose parts between slashes are not "." or ".."',
      param: 'model',
    });
  return baseUrl + path + query;
}
