import { createExtras, createWireForm } from '../../../core/extras.ts';
import type { PartRules } from '../../../core/report-rest.ts';
import type { Signature } from '../../../core/types.ts';

export const protocol = 'gemini-interactions' as const;

export const { extrasOf, withExtras } = createExtras(protocol);
export const { withWireForm, wireFormOf } = createWireForm(protocol);

/** What is lost of every Core object that is an object in this protocol, too. */
export const objectRules = {
  type: null,
  wireForm: null,
  cache: 'the Interactions API has no cache hints',
  signature: ({ kind, issuer }: Signature): string => `the ${kind} of ${issuer}`,
  extras: protocol,
} as const satisfies PartRules;

/** What is lost of a part that is a text here: it has no fields of its own. */
export const partRules = { ...objectRules, extras: { lost: protocol } } as const;
