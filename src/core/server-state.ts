import { LouterError } from './error.ts';
import type { CoreChatRequest, VendorProtocol } from './types.ts';

/**
 * Every codec asks this before it writes a request: what a name of stored things stands for is known to its own vendor
 * only, and without it the request would be another one.
 * @throws {LouterError} `unsupported`, naming the field.
 */
export function assertServerStateSupported({ serverState: heldBy }: CoreChatRequest, protocol: VendorProtocol): void {
  if (!heldBy || heldBy.protocol === protocol) return;
  const { field } = heldBy;
  throw new LouterError({
    kind: 'unsupported',
    message: `${field}: only a backend of protocol ${heldBy.protocol} can serve this value; the backend of this model speaks ${protocol}`,
    param: field,
  });
}
