import type { JsonObject } from './json.ts';
import type {
  CoreAssistantPart,
  CoreChatResponse,
  CoreCitation,
  CoreError,
  CoreFinish,
  CoreLogprob,
  CoreUsage,
  Extras,
  Protocol,
  Signature,
  WireForm,
  ToolInput,
  VendorProtocol,
} from './types.ts';

/** Which part of which candidate an event belongs to. Parts open in order; each is closed before the response finishes. */
export interface PartIndex {
  candidate: number;
  part: number;
}

/**
 * Fields of the frames of a stream that Core does not carry, in the form they have there. They are on the first event
 * that comes from a frame, are not part of the response, and are written to clients of the same protocol only.
 */
export interface NativeFrames {
  protocol: VendorProtocol;
  frames: JsonObject[];
  /** The finish of the answer, or of a call, gives the same fields again; on these, that such frames came before. */
  repeated?: true;
}

export type CoreStreamEvent = (
  | { type: 'response-start'; id: string; model: string; createdAt?: number; extras?: Extras; wireForm?: WireForm }
  | CoreTextDelta
  | CoreReasoningDelta
  | CoreToolCallDelta
  | (PartIndex & { type: 'part'; value: CoreAssistantPart }) // a part that arrives whole: image, server tool result, opaque
  | { type: 'usage'; usage: CoreUsage } // cumulative: the last one wins
  // `logprobs`: of tokens that are not text; extras and wireForm: of the message
  | {
      type: 'finish';
      candidate: number;
      finish: CoreFinish;
      logprobs?: CoreLogprob[];
      extras?: Extras;
      wireForm?: WireForm;
    }
  // an event that only its protocol knows, and not part of the response; `about`: the part of the only candidate that
  // it is about
  | { type: 'opaque'; protocol: Protocol; kind: string; payload: JsonObject; about?: number }
  | { type: 'end' } // the last event of a good stream
  | { type: 'final-response'; response: CoreChatResponse } // a reply that arrived whole, in place of all the others
  | { type: 'error'; error: CoreError } // the last event of a bad one
) & { native?: NativeFrames };

export type CoreTextDelta = PartIndex &
  (
    | { type: 'text-start'; of: 'text' | 'refusal'; extras?: Extras; wireForm?: WireForm }
    | { type: 'text-delta'; text: string; logprobs?: CoreLogprob[] }
    | { type: 'text-citation'; citation: CoreCitation }
    | { type: 'text-done'; signature?: Signature; extras?: Extras; wireForm?: WireForm }
  );

export type CoreReasoningDelta = PartIndex &
  (
    | { type: 'reasoning-start'; origin?: VendorProtocol; extras?: Extras; wireForm?: WireForm }
    // extras: of this piece alone (how far a hidden thought has come), and no part of the whole
    | { type: 'reasoning-delta'; kind: 'full' | 'summary'; block: number; text: string; extras?: Extras }
    | { type: 'reasoning-done'; signature?: Signature; extras?: Extras; wireForm?: WireForm }
  );

export type CoreToolCallDelta = PartIndex &
  (
    | {
        type: 'tool-call-start';
        id: string;
        name: string;
        input: ToolInput['kind'];
        providerExecuted: boolean;
        extras?: Extras;
        wireForm?: WireForm;
      }
    | { type: 'tool-call-arguments-text'; text: string } // a fragment
    | { type: 'tool-call-arguments-json'; value: JsonObject } // the whole
    | {
        type: 'tool-call-done';
        /** What was written cannot be read as a call, and follows as text: it is no part of the response. */
        isUnreadable?: true;
        signature?: Signature;
        extras?: Extras;
        wireForm?: WireForm;
      }
  );
