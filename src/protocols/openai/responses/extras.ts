import { createExtras, createWireForm } from '../../../core/extras.ts';
import type { JsonValue } from '../../../core/json.ts';
import type { WireForm } from '../../../core/types.ts';

export const protocol = 'openai-responses' as const;

export const { withExtras, extrasOf } = createExtras(protocol);
export const { withWireForm, wireFormOf } = createWireForm(protocol);

type OptionalFields = { [key: string]: JsonValue | undefined };

/** The id and the status that an item came with, by the item or its wire form. */
export const idAndStatus = ({ id, status }: OptionalFields = {}): { id?: string; status?: string } => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof status === 'string' && { status }),
});

/** The same of the item of a call that the vendor ran, whose id is that of the call. */
export function callIdAndStatus(call: { id: string; wireForm?: WireForm }): { id?: string; status?: string } {
  const { id, ...status } = idAndStatus(wireFormOf(call));
  return id === undefined ? status : { id: call.id, ...status };
}
