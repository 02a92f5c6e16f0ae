import type { HeaderFields } from '../../core/headers.ts';
import type { UpstreamResponse } from '../attempt/transport.ts';
import type { ByteMask } from '../secrets/split-secrets.ts';
import { convertBody, decodeBody } from '../stream/body-stream.ts';

/** A response whose body is masked as it arrives, its content encodings undone. */
export function maskBody(response: UpstreamResponse, mask: ByteMask): UpstreamResponse {
  const isEncoded = response.header('content-encoding') !== undefined;
  const isKept = (name: string): boolean => !isEncoded || !/^content-(?:encoding|length)$/i.test(name);
  const headers: HeaderFields = response.headers.filter(([name]) => isKept(name));
  return {
    ...response,
    headers,
    header: (name) => (isKept(name) ? response.header(name) : undefined),
    body: convertBody(decodeBody(response), async function* (pieces) {
      try {
        for await (const piece of pieces) yield mask.push(piece);
      } finally {
        yield mask.end();
      }
    }),
  };
}
