import type { ReceivedOutputMessage } from '../../../../generated/openai.js';
import { isIssuedBy } from '../../../core/signature.ts';
import type { CoreReasoning, Signature, WireForm } from '../../../core/types.ts';
import { wireFormOf, withWireForm } from './extras.ts';

/**
 * The `phase` of a message, `commentary` or `final_answer`: models from GPT-5.3 on want it back with each (developers.openai.com,
 * "Reasoning models"). Clients of other protocols have no field for it, but send reasoning back that holds nothing but a
 * token: so each message of an answer that has a phase follows a part of reasoning that holds it.
 */
const tokenPrefix = 'phase:';

export const phaseOfItem = ({ phase }: Pick<ReceivedOutputMessage, 'phase'>): string | undefined => phase || undefined;

/** The part that precedes the text of a message with a phase. */
export const phasePart = (
  phase: string,
  issuer: string,
): CoreReasoning & Required<Pick<CoreReasoning, 'signature'>> => ({
  type: 'reasoning',
  blocks: [],
  signature: { issuer, kind: 'ciphertext', value: tokenPrefix + phase },
  ...withWireForm({ place: 'phase' }),
});

/** Whether a part of an answer of this protocol is that of a phase. */
export const isPhasePart = (part: { wireForm?: WireForm }): boolean => wireFormOf(part)?.['place'] === 'phase';

/** The phase that a token holds. */
export const phaseOfSignature = (signature: Signature | undefined): string | undefined =>
  signature?.value.startsWith(tokenPrefix) ? signature.value.slice(tokenPrefix.length) : undefined;

/** The phase that a part of an earlier answer holds, if this vendor gave it. */
export const phaseOfPart = ({ signature }: CoreReasoning, issuer: string): string | undefined =>
  signature && isIssuedBy(signature, issuer) ? phaseOfSignature(signature) : undefined;
