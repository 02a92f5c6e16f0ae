import type { PrefillForm } from './continue-request.ts';
import type { ContinuationMethod } from './seam-text.ts';
import type { VendorProtocol } from './types.ts';

/** Where an answer that broke was continued by another target. */
export interface AnswerSeam {
  /** The attempt whose answer broke, from 0. */
  attempt: number;
  /** How its backend answers: what its recorded bytes are decoded with. */
  protocol: VendorProtocol;
  dialect: string | null;
  thinking: string | null;
  tools: string | null;
  /** `protocol@host` */
  issuer: string;
  /** How the next target was asked to go on. */
  method: ContinuationMethod;
  /** How it goes on with an answer at the end of its request. */
  prefill: PrefillForm;
  /** The part of the answer with which the continuation begins, or goes on. */
  part: number;
  /** How many UTF-16 units of text and reasoning the client had. */
  characters: number;
}
