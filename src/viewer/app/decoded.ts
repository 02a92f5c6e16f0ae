import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import type { TraceHead } from './types.ts';

/** What was decoded from a trace; null where it was not. Its fields are not in the description of the API. */
export const decodedOf = ({
  frontend,
  backend,
}: TraceHead): { request: CoreChatRequest | null; response: CoreChatResponse | null } => ({
  request: frontend.core_request as unknown as CoreChatRequest | null,
  response: (backend?.final_response ?? null) as unknown as CoreChatResponse | null,
});
