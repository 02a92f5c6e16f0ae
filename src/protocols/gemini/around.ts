import type { BackendContext } from '../../core/codec.ts';
import type { JsonObject } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import { isIssuedBy } from '../../core/signature.ts';
import type { CacheHint, Extras, Signature } from '../../core/types.ts';
import { protocol } from './extras.ts';

/** What every part of a request may carry; the seal only where its issuer is asked. */
export function encodePartFields(
  part: { seal?: Signature; cache?: CacheHint; extras?: Extras },
  { report, issuer }: Pick<BackendContext, 'report' | 'issuer'>,
): JsonObject {
  reportForeignExtras(part, protocol, report);
  if (part.cache) report({ at: part, field: 'cache', what: 'the vendor has no such cache hint' });
  const { seal } = part;
  if (!seal) return {};
  if (isIssuedBy(seal, issuer)) return { thoughtSignature: seal.value };
  report({ at: part, field: 'seal', what: `the ${seal.kind} of ${seal.issuer}` });
  return {};
}
