import type { BackendContext } from './codec.ts';
import { deduplicateTools } from './deduplicate-tools.ts';
import { reportForeignExtras } from './provenance.ts';
import { assertServerStateSupported } from './server-state.ts';
import { noteRenamedTools, type NameRule } from './tool-names.ts';
import type { CoreChatRequest, VendorProtocol } from './types.ts';
import { withoutUnrunTools } from './unrun-tools.ts';

interface Preparation {
  protocol: VendorProtocol;
  /** The names that are sent; absent: any. */
  toolNames?: NameRule | undefined;
  /** Whether the protocol has tools that its vendor runs, of which a server may run fewer. */
  hasServerTools?: boolean;
}

/**
 * What the encoders of requests with tools start with: each tool declared once, and none that the server does not run. What of the request
 * only another protocol knows is reported.
 * @throws {LouterError} `unsupported` for state that another vendor holds, and for a forced tool that the server does not run.
 */
export function prepareRequest(
  original: CoreChatRequest,
  context: BackendContext,
  { protocol, toolNames, hasServerTools = false }: Preparation,
): CoreChatRequest {
  const unique = deduplicateTools(original, protocol, context);
  const request = hasServerTools ? withoutUnrunTools(unique, protocol, context) : unique;
  assertServerStateSupported(request, protocol);
  if (toolNames) noteRenamedTools(request, toolNames, context.note);
  reportForeignExtras(request, protocol, context.report);
  return request;
}
