import type { ContinuationMethod } from './seam-text.ts';
import type { VendorProtocol } from './protocol-fields.ts';

/**
 * How a server goes on with an assistant message at the end of the conversation. `last-message`: it always does;
 * `continue-final-message`: where the request has that field (vLLM, SGLang, Text Generation Inference); `prefix` and
 * `partial`: where the message has that field (Mistral and DeepSeek; Moonshot and Alibaba); `none`: it does not.
 */
export const prefillForms = ['last-message', 'continue-final-message', 'prefix', 'partial', 'none'] as const;
export type PrefillForm = (typeof prefillForms)[number];

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
