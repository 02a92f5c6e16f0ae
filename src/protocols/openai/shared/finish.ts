import type { Report } from '../../../core/codec.ts';
import type { CoreFinish, VendorProtocol } from '../../../core/types.ts';

type Reason = CoreFinish['reason'];

/** What is lost of the reasons that no protocol of the family has. */
const losses: { readonly [Name in Reason]?: string } = {
  pause: 'the vendor paused and expects to be asked to go on',
  error: 'the answer failed',
  other: 'why the answer ended',
};

/** The term for why an answer ended: that of a vendor of the protocol, where the protocol has none, else one in its place. */
export function encodeReason(
  finish: CoreFinish,
  terms: Readonly<Record<Reason, string>>,
  { protocol, report }: { protocol: VendorProtocol; report: Report },
): string {
  const { reason, raw } = finish;
  const what = losses[reason];
  if (what !== undefined && reason !== 'pause' && raw?.protocol === protocol) return raw.reason;
  if (what !== undefined) report({ at: finish, field: 'reason', what, instead: terms[reason] });
  return terms[reason];
}
