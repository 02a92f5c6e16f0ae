import type { BackendContext } from '../../core/codec.ts';
import { toLegalName, type NameRule } from '../../core/tool-names.ts';

/** What the vendor takes as the name of a tool (API reference, `tools.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 128 };

/** What the vendor takes as the id of a call (`tool_use.id`); the length is our own bound. */
const callIdRule: NameRule = { pattern: /^[a-zA-Z0-9_-]+$/, maxLength: 256 };

export const toLegalToolName = (name: string): string => toLegalName(name, toolNameRule);

/** The same id for a call and for its result, however often the history is sent. */
export const toLegalCallId = (id: string): string => toLegalName(id, callIdRule);

const vendorIssuer = 'anthropic@api.anthropic.com';

/** The id of a call as a backend takes it: a compatible server gets the one that the template of its model wants. */
export const vendorCallId = (id: string, { callIds, issuer }: Pick<BackendContext, 'callIds' | 'issuer'>): string =>
  callIds === 'of-the-model' && issuer !== vendorIssuer ? id : toLegalCallId(id);
