import type { InboundRequest } from '../../src/gateway/exchange-io.ts';

interface TestInbound {
  target?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A client's request as the server would hand it over. A body that is no Buffer or text is sent as JSON. */
export function inboundOf({ target = '/v1/messages', headers = {}, body = {} }: TestInbound): InboundRequest {
  const fields = Object.entries(headers);
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return {
    traceId: crypto.randomUUID().replaceAll('-', ''),
    method: 'POST',
    target,
    headers: fields,
    header: (name) => fields.find(([field]) => field.toLowerCase() === name)?.[1],
    body: bytes,
  };
}
