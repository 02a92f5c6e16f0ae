import type { BackendContext, FrontendContext, UnlocatedLoss } from '../core/codec.ts';
import { createIdMinter } from '../core/mint.ts';
import type { CoreChatRequest, VendorProtocol } from '../core/types.ts';

/** Contexts for codecs that nobody is spoken to with. */
const traceId = 'diagnostics';

/** What a request is encoded with, and an answer to it decoded; what cannot be said goes into `unsaid`. */
export const createBackendContext = (
  protocol: VendorProtocol,
  request: CoreChatRequest,
  losses: UnlocatedLoss[] = [],
): BackendContext => ({
  request,
  model: request.model,
  issuer: `${protocol}@${traceId}`,
  facts: {},
  report: (each) => losses.push(each),
  note() {},
  mint: createIdMinter(traceId),
});

/** What an answer is encoded with; what cannot be said goes into `unsaid`. */
export const createFrontendContext = (request: CoreChatRequest, losses: UnlocatedLoss[] = []): FrontendContext => ({
  request,
  report: (each) => losses.push(each),
  now: 0,
  mint: createIdMinter(traceId),
});
