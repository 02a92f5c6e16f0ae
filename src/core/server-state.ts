import { LouterError } from './error.ts';
import type { CoreChatRequest, VendorProtocol } from './types.ts';

/**
 * Every encoder calls this first: only the vendor that stored something knows what its id refers to, and without it the
 * request would mean something else.
 * @throws {LouterError} `unsupported`, naming the field.
 */
export function assertServerStateSupported({ serverState }: CoreChatRequest, protocol: VendorProtocol): void {
  if (!serverState || serverState.protocol === protocol) return;
  const { field, remedy } = serverState;
  throw new LouterError({
    kind: 'unsupported',
    message: `${field}: only a backend of protocol ${serverState.protocol} can serve this value; the backend of this model speaks ${protocol}${remedy === undefined ? '' : `. ${remedy}`}`,
    param: field,
  });
}
