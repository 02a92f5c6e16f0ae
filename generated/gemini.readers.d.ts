// Made by scripts/codegen.ts from specs/gemini.yaml. Edit that file, not this one.
import type {
  ReceivedGenerateContentResponse,
  ReceivedCandidate,
  ReceivedCandidateContent,
  ReceivedCandidatePart,
  ReceivedBlob,
  ReceivedFileData,
  ReceivedAnsweredFunctionCall,
  ReceivedPartialArg,
  ReceivedFunctionResponse,
  ReceivedExecutableCode,
  ReceivedCodeExecutionResult,
  ReceivedServerToolCall,
  ReceivedServerToolResponse,
  ReceivedVideoMetadata,
  ReceivedPartMediaResolution,
  ReceivedSafetyRating,
  ReceivedCitationMetadata,
  ReceivedCitation,
  ReceivedGroundingMetadata,
  ReceivedGroundingChunk,
  ReceivedGroundingSource,
  ReceivedGroundingSupport,
  ReceivedSegment,
  ReceivedUrlContextMetadata,
  ReceivedUrlMetadata,
  ReceivedLogprobsResult,
  ReceivedLogprobsCandidate,
  ReceivedLogprobsTopCandidates,
  ReceivedPromptFeedback,
  ReceivedUsageMetadata,
  ReceivedModalityTokenCount,
  ReceivedGenerateContentPiece,
  ReceivedCountTokensResponse,
  ReceivedErrorResponse,
  ReceivedStatus,
  ReceivedErrorDetail,
  ReceivedFieldViolation,
  ReceivedQuotaViolation,
  ReceivedModel,
  ReceivedListModelsResponse,
} from './gemini.js';

export declare const readGenerateContentResponse: (value: unknown) => ReceivedGenerateContentResponse | undefined;
export declare const readCandidate: (value: unknown) => ReceivedCandidate | undefined;
export declare const readCandidateContent: (value: unknown) => ReceivedCandidateContent | undefined;
export declare const readCandidatePart: (value: unknown) => ReceivedCandidatePart | undefined;
export declare const readBlob: (value: unknown) => ReceivedBlob | undefined;
export declare const readFileData: (value: unknown) => ReceivedFileData | undefined;
export declare const readAnsweredFunctionCall: (value: unknown) => ReceivedAnsweredFunctionCall | undefined;
export declare const readPartialArg: (value: unknown) => ReceivedPartialArg | undefined;
export declare const readFunctionResponse: (value: unknown) => ReceivedFunctionResponse | undefined;
export declare const readExecutableCode: (value: unknown) => ReceivedExecutableCode | undefined;
export declare const readCodeExecutionResult: (value: unknown) => ReceivedCodeExecutionResult | undefined;
export declare const readServerToolCall: (value: unknown) => ReceivedServerToolCall | undefined;
export declare const readServerToolResponse: (value: unknown) => ReceivedServerToolResponse | undefined;
export declare const readVideoMetadata: (value: unknown) => ReceivedVideoMetadata | undefined;
export declare const readPartMediaResolution: (value: unknown) => ReceivedPartMediaResolution | undefined;
export declare const readSafetyRating: (value: unknown) => ReceivedSafetyRating | undefined;
export declare const readCitationMetadata: (value: unknown) => ReceivedCitationMetadata | undefined;
export declare const readCitation: (value: unknown) => ReceivedCitation | undefined;
export declare const readGroundingMetadata: (value: unknown) => ReceivedGroundingMetadata | undefined;
export declare const readGroundingChunk: (value: unknown) => ReceivedGroundingChunk | undefined;
export declare const readGroundingSource: (value: unknown) => ReceivedGroundingSource | undefined;
export declare const readGroundingSupport: (value: unknown) => ReceivedGroundingSupport | undefined;
export declare const readSegment: (value: unknown) => ReceivedSegment | undefined;
export declare const readUrlContextMetadata: (value: unknown) => ReceivedUrlContextMetadata | undefined;
export declare const readUrlMetadata: (value: unknown) => ReceivedUrlMetadata | undefined;
export declare const readLogprobsResult: (value: unknown) => ReceivedLogprobsResult | undefined;
export declare const readLogprobsCandidate: (value: unknown) => ReceivedLogprobsCandidate | undefined;
export declare const readLogprobsTopCandidates: (value: unknown) => ReceivedLogprobsTopCandidates | undefined;
export declare const readPromptFeedback: (value: unknown) => ReceivedPromptFeedback | undefined;
export declare const readUsageMetadata: (value: unknown) => ReceivedUsageMetadata | undefined;
export declare const readModalityTokenCount: (value: unknown) => ReceivedModalityTokenCount | undefined;
export declare const readGenerateContentPiece: (value: unknown) => ReceivedGenerateContentPiece | undefined;
export declare const readCountTokensResponse: (value: unknown) => ReceivedCountTokensResponse | undefined;
export declare const readErrorResponse: (value: unknown) => ReceivedErrorResponse | undefined;
export declare const readStatus: (value: unknown) => ReceivedStatus | undefined;
export declare const readErrorDetail: (value: unknown) => ReceivedErrorDetail | undefined;
export declare const readFieldViolation: (value: unknown) => ReceivedFieldViolation | undefined;
export declare const readQuotaViolation: (value: unknown) => ReceivedQuotaViolation | undefined;
export declare const readModel: (value: unknown) => ReceivedModel | undefined;
export declare const readListModelsResponse: (value: unknown) => ReceivedListModelsResponse | undefined;
