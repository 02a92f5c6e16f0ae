// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
import type {
  ReceivedCompletionChunk,
  ReceivedCompletionChoice,
  ReceivedLogprobs,
  ReceivedTokenLogprob,
  ReceivedUsage,
} from './openai-completions.js';

export declare const readCompletionChunk: (value: unknown) => ReceivedCompletionChunk | undefined;
export declare const readCompletionChoice: (value: unknown) => ReceivedCompletionChoice | undefined;
export declare const readLogprobs: (value: unknown) => ReceivedLogprobs | undefined;
export declare const readTokenLogprob: (value: unknown) => ReceivedTokenLogprob | undefined;
export declare const readUsage: (value: unknown) => ReceivedUsage | undefined;
