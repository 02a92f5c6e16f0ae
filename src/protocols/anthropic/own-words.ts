import type { BackendContext } from '../../core/codec.ts';
import type { CoreChatRequest, WireForm } from '../../core/types.ts';

/** Notes of a request that a client of this protocol made it, and whether it creates a thread or continues one. */
export const markNative = (thread?: string): WireForm => ({ anthropic: { own: true, ...(thread && { thread }) } });

/** Whether a client of this protocol made a request. */
export const isNative = ({ wireForm }: CoreChatRequest): boolean => wireForm?.anthropic?.['own'] === true;

/**
 * Whether a request goes in its client's own words to the very model the client named. What such a client asks
 * for is not bent to what we know of the model: the vendor knows better, and its refusals are what agents adapt to.
 */
export const isNativeForModel = (request: CoreChatRequest, context: BackendContext): boolean =>
  isNative(request) && request.model === context.model;
