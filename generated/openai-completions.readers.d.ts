// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
import type {
  ReceivedCompletion,
  ReceivedCompletionChoice,
  ReceivedLogprobs,
  ReceivedUsage,
  ReceivedCompletionChunk,
  ReceivedErrorResponse,
} from './openai-completions.js';

export declare const readCompletion: (value: unknown) => ReceivedCompletion | undefined;
export declare const readCompletionChoice: (value: unknown) => ReceivedCompletionChoice | undefined;
export declare const readLogprobs: (value: unknown) => ReceivedLogprobs | undefined;
export declare const readUsage: (value: unknown) => ReceivedUsage | undefined;
export declare const readCompletionChunk: (value: unknown) => ReceivedCompletionChunk | undefined;
export declare const readErrorResponse: (value: unknown) => ReceivedErrorResponse | undefined;
