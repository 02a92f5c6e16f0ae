import { randomBytes } from 'node:crypto';
import type { TraceContext } from '../record/exchange.ts';
import type { InboundRequest } from './exchange-io.ts';

const traceparent = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const maxStateLength = 512;

/**
 * The place of a request in a distributed trace: below the span in `traceparent` of the client, else in a trace of its own
 * (W3C Trace Context; a header that is not valid counts as none). A client that does not record its trace keeps this one
 * from being exported, too.
 */
export function createTraceContext({ header }: Pick<InboundRequest, 'header'>): TraceContext {
  const parent = parseTraceparent(header('traceparent'));
  if (!parent) return { traceId: randomId(16), spanId: randomId(8), parentSpanId: null, state: null, isSampled: true };
  const state = header('tracestate');
  const isUsable =
    state !== undefined && state !== '' && state.length <= maxStateLength && /^[\x20-\x7e]*$/.test(state);
  return { ...parent, spanId: randomId(8), state: isUsable ? state : null };
}

function parseTraceparent(
  header: string | undefined,
): Pick<TraceContext, 'traceId' | 'parentSpanId' | 'isSampled'> | undefined {
  const [, version = '', traceId = '', parentSpanId = '', flags = '', rest] =
    traceparent.exec(header?.trim() ?? '') ?? [];
  // Later versions may append fields.
  const isVersionValid = version !== '' && version !== 'ff' && (version !== '00' || rest === undefined);
  if (!isVersionValid || /^0+$/.test(traceId) || /^0+$/.test(parentSpanId)) return undefined;
  return { traceId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** A random id of so many bytes, in hexadecimal; not zero, which means none. */
export function randomId(bytes: 8 | 16): string {
  const id = randomBytes(bytes);
  if (id.every((byte) => byte === 0)) id[0] = 1;
  return id.toString('hex');
}

/** The header fields that continue a trace at an upstream, below one of our spans. */
export function traceHeaders({ traceId, state, isSampled }: TraceContext, spanId: string): Record<string, string> {
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
    ...(state !== null && { tracestate: state }),
  };
}
