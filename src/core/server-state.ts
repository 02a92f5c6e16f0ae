import { LouterError } from './error.ts';
import type { CoreChatRequest, CoreMessage, VendorProtocol } from './types.ts';

/**
 * Every encoder calls this first: only the vendor that stored something knows what its id refers to, and without it the
 * request would mean something else.
 * @throws {LouterError} `unsupported`, naming the field.
 */
export function assertServerStateSupported({ serverState, messages }: CoreChatRequest, protocol: VendorProtocol): void {
  if (!serverState || serverState.protocol === protocol) return;
  const { field } = serverState;
  const remedy = messages.some(hasForeignSummary) ? `. ${foreignSummaryRemedy}` : '';
  throw new LouterError({
    kind: 'unsupported',
    message: `${field}: only a backend of protocol ${serverState.protocol} can serve this value; the backend of this model speaks ${protocol}${remedy}`,
    param: field,
  });
}

/** What the client of a summary can do that no backend of its protocol is asked to read. */
const foreignSummaryRemedy =
  'Another service compacted the conversation, and only it can read the summary: start a new session, or send this one to that service';

const hasForeignSummary = ({ content }: CoreMessage): boolean =>
  content.some((part) => part.type === 'opaque' && part.kind === 'compaction');
