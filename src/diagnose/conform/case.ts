import type { JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';

/** A request of a case. The runner adds the model. */
export type CaseRequest = Omit<CoreChatRequest, 'model'>;

/** What the content of answers shows, beyond the form that the protocol demands. */
export type Verdict =
  | { result: 'passed'; what?: string }
  /** `failed`: the protocol is violated. `inconclusive`: the model did not do what the case needs. */
  | { result: 'failed' | 'inconclusive'; what: string };

export const passed = (what?: string): Verdict => ({ result: 'passed', ...(what !== undefined && { what }) });
export const failed = (what: string): Verdict => ({ result: 'failed', what });
export const inconclusive = (what: string): Verdict => ({ result: 'inconclusive', what });

/** A request that the protocol does not allow. */
export interface InvalidRequest {
  body: string;
  /** The name of another model, where its path has it. */
  model?: string;
  /** Another key than the right one. */
  key?: string;
}

interface CaseHead {
  readonly name: string;
  /** What a server of the protocol does, in one line. */
  readonly expected: string;
  /** Every server of the protocol must support it: a refusal is a failure. */
  readonly isBasic?: true;
}

/** What is checked of a server, independent of the protocol. A protocol that cannot express its requests has no such case. */
export type ConformanceCase = CaseHead &
  (
    | {
        /** Requests, each made with the answers to those before, and a verdict on all answers. */
        readonly kind: 'chat';
        /** Whether they are sent at once. */
        readonly isParallel?: true;
        readonly requests: readonly ((earlier: readonly CoreChatResponse[]) => CaseRequest)[];
        judge(answers: readonly CoreChatResponse[]): Verdict;
      }
    | {
        /** A request that must be refused, made of the body of a valid one; `undefined`: there is no such request. */
        readonly kind: 'error';
        readonly isStream?: true;
        readonly isAboutKey?: true;
        /** Its body violates the schema of requests, unless the protocol allows it: then it has no such case. */
        readonly isInvalid?: true;
        /** What it means that the request is answered. */
        readonly answered: 'failed' | 'inconclusive';
        alter(body: JsonObject, model: string): InvalidRequest | undefined;
      }
    /** A stream is aborted, and the next request must be answered. */
    | { readonly kind: 'cancel' }
    | { readonly kind: 'models' }
    | { readonly kind: 'count-tokens' }
  );

/** How many requests a case sends. */
export const requestsOf = (each: ConformanceCase): number => {
  switch (each.kind) {
    case 'chat':
      return each.requests.length;
    case 'cancel':
      return 2;
    default:
      return 1;
  }
};

/** The most tokens that each request may be answered with: enough for the reasoning of reasoning models. */
export const maxAnswerTokens = 1_000;

/** A request of one question. */
export const ask = (text: string, options: Partial<CaseRequest> = {}): CaseRequest => ({
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  maxTokens: maxAnswerTokens,
  stream: false,
  ...options,
});
