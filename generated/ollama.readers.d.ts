// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
import type {
  ReceivedChatResponse,
  ReceivedToolCall,
  ReceivedLogprob,
  ReceivedTokenLogprob,
  ReceivedGenerateResponse,
  ReceivedFailedReply,
  ReceivedListResponse,
  ReceivedModelSummary,
  ReceivedModelDetails,
} from './ollama.js';

export declare const readChatResponse: (value: unknown) => ReceivedChatResponse | undefined;
export declare const readToolCall: (value: unknown) => ReceivedToolCall | undefined;
export declare const readLogprob: (value: unknown) => ReceivedLogprob | undefined;
export declare const readTokenLogprob: (value: unknown) => ReceivedTokenLogprob | undefined;
export declare const readGenerateResponse: (value: unknown) => ReceivedGenerateResponse | undefined;
export declare const readFailedReply: (value: unknown) => ReceivedFailedReply | undefined;
export declare const readListResponse: (value: unknown) => ReceivedListResponse | undefined;
export declare const readModelSummary: (value: unknown) => ReceivedModelSummary | undefined;
export declare const readModelDetails: (value: unknown) => ReceivedModelDetails | undefined;
