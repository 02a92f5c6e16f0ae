import type { BackendContext } from '../../core/codec.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { protocol } from './extras.ts';

/** Whether a client of this protocol made a request. */
export const isNativeRequest = ({ wireForm }: CoreChatRequest): boolean => wireForm?.[protocol] !== undefined;

/**
 * Whether a request goes in its client's own words to the very model the client named. What such a client asks for is
 * not bent to what we know of the model: the vendor knows better.
 */
export const isNativeForModel = (request: CoreChatRequest, context: BackendContext): boolean =>
  isNativeRequest(request) && request.model === context.model;
