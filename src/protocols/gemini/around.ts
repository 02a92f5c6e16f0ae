import type { BackendContext } from '../../core/codec.ts';
import type { JsonObject } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import { isIssuedBy } from '../../core/signature.ts';
import type { CacheHint, Extras, Signature } from '../../core/types.ts';
import { protocol } from './extras.ts';

/** What every part of a request may carry; the signature only where its issuer is asked. */
export function encodePartFields(
  part: { signature?: Signature; cache?: CacheHint; extras?: Extras },
  { report, issuer }: Pick<BackendContext, 'report' | 'issuer'>,
): JsonObject {
  reportForeignExtras(part, protocol, report);
  if (part.cache) report({ at: part, field: 'cache', what: 'the vendor has no such cache hint' });
  const { signature } = part;
  if (!signature) return {};
  if (isIssuedBy(signature, issuer)) return { thoughtSignature: signature.value };
  report({ at: part, field: 'signature', what: `the ${signature.kind} of ${signature.issuer}` });
  return {};
}
