import type { BackendContext, FrontendContext, UnlocatedLoss } from '../core/codec.ts';
import { createIdMinter } from '../core/mint.ts';
import type { CoreChatRequest, VendorProtocol } from '../core/types.ts';

/** For codecs that are used without a client and a backend. */
const traceId = 'diagnostics';

/** The context to encode a request and to decode the answer to it. Losses are added to `losses`. */
export const createBackendContext = (
  protocol: VendorProtocol,
  request: CoreChatRequest,
  losses: UnlocatedLoss[] = [],
): BackendContext => ({
  request,
  model: request.model,
  issuer: `${protocol}@${traceId}`,
  facts: {},
  report: (loss) => losses.push(loss),
  note() {},
  mint: createIdMinter(traceId),
});

/** The context to encode an answer. Losses are added to `losses`. */
export const createFrontendContext = (request: CoreChatRequest, losses: UnlocatedLoss[] = []): FrontendContext => ({
  request,
  report: (loss) => losses.push(loss),
  now: 0,
  mint: createIdMinter(traceId),
});
