// Made by scripts/codegen.ts from specs/anthropic.yaml. Edit that file, not this one.
import type {
  ReceivedMessage,
  ReceivedContentBlock,
  ReceivedTextBlock,
  ReceivedCitation,
  ReceivedThinkingBlock,
  ReceivedRedactedThinkingBlock,
  ReceivedToolUseBlock,
  ReceivedCaller,
  ReceivedOptionalCacheControl,
  ReceivedCacheControl,
  ReceivedServerToolUseBlock,
  ReceivedMcpToolUseBlock,
  ReceivedServerToolResultBlock,
  ReceivedMcpToolResultBlock,
  ReceivedContainerUploadBlock,
  ReceivedCompactionBlock,
  ReceivedFallbackBlock,
  ReceivedMcpToolListingBlock,
  ReceivedImageBlockParam,
  ReceivedImageSource,
  ReceivedBase64Source,
  ReceivedUrlSource,
  ReceivedFileSource,
  ReceivedUsage,
  ReceivedCacheCreation,
  ReceivedOutputTokensDetails,
  ReceivedServerToolUsage,
  ReceivedMessageStreamEvent,
  ReceivedMessageStartEvent,
  ReceivedStartedMessage,
  ReceivedContentBlockStartEvent,
  ReceivedContentBlockDeltaEvent,
  ReceivedContentBlockDelta,
  ReceivedTextDelta,
  ReceivedInputJsonDelta,
  ReceivedThinkingDelta,
  ReceivedSignatureDelta,
  ReceivedCitationsDelta,
  ReceivedCompactionDelta,
  ReceivedContentBlockStopEvent,
  ReceivedMessageDeltaEvent,
  ReceivedMessageDeltaUsage,
  ReceivedMessageStopEvent,
  ReceivedPingEvent,
  ReceivedErrorResponse,
  ReceivedErrorObject,
  ReceivedWebSearchResultBlock,
  ReceivedWebFetchBlock,
  ReceivedDocumentBlockParam,
  ReceivedDocumentSource,
  ReceivedTextSource,
  ReceivedContentSource,
  ReceivedContentSourceBlock,
  ReceivedTextBlockParam,
  ReceivedCitationsConfig,
  ReceivedCodeExecutionResultBlock,
  ReceivedServerToolResultError,
  ReceivedThreadContinue,
  ReceivedModelList,
  ReceivedModelInfo,
  ReceivedTokenCount,
} from './anthropic.js';

export declare const readMessage: (value: unknown) => ReceivedMessage | undefined;
export declare const readContentBlock: (value: unknown) => ReceivedContentBlock | undefined;
export declare const readTextBlock: (value: unknown) => ReceivedTextBlock | undefined;
export declare const readCitation: (value: unknown) => ReceivedCitation | undefined;
export declare const readThinkingBlock: (value: unknown) => ReceivedThinkingBlock | undefined;
export declare const readRedactedThinkingBlock: (value: unknown) => ReceivedRedactedThinkingBlock | undefined;
export declare const readToolUseBlock: (value: unknown) => ReceivedToolUseBlock | undefined;
export declare const readCaller: (value: unknown) => ReceivedCaller | undefined;
export declare const readOptionalCacheControl: (value: unknown) => ReceivedOptionalCacheControl | undefined;
export declare const readCacheControl: (value: unknown) => ReceivedCacheControl | undefined;
export declare const readServerToolUseBlock: (value: unknown) => ReceivedServerToolUseBlock | undefined;
export declare const readMcpToolUseBlock: (value: unknown) => ReceivedMcpToolUseBlock | undefined;
export declare const readServerToolResultBlock: (value: unknown) => ReceivedServerToolResultBlock | undefined;
export declare const readMcpToolResultBlock: (value: unknown) => ReceivedMcpToolResultBlock | undefined;
export declare const readContainerUploadBlock: (value: unknown) => ReceivedContainerUploadBlock | undefined;
export declare const readCompactionBlock: (value: unknown) => ReceivedCompactionBlock | undefined;
export declare const readFallbackBlock: (value: unknown) => ReceivedFallbackBlock | undefined;
export declare const readMcpToolListingBlock: (value: unknown) => ReceivedMcpToolListingBlock | undefined;
export declare const readImageBlockParam: (value: unknown) => ReceivedImageBlockParam | undefined;
export declare const readImageSource: (value: unknown) => ReceivedImageSource | undefined;
export declare const readBase64Source: (value: unknown) => ReceivedBase64Source | undefined;
export declare const readUrlSource: (value: unknown) => ReceivedUrlSource | undefined;
export declare const readFileSource: (value: unknown) => ReceivedFileSource | undefined;
export declare const readUsage: (value: unknown) => ReceivedUsage | undefined;
export declare const readCacheCreation: (value: unknown) => ReceivedCacheCreation | undefined;
export declare const readOutputTokensDetails: (value: unknown) => ReceivedOutputTokensDetails | undefined;
export declare const readServerToolUsage: (value: unknown) => ReceivedServerToolUsage | undefined;
export declare const readMessageStreamEvent: (value: unknown) => ReceivedMessageStreamEvent | undefined;
export declare const readMessageStartEvent: (value: unknown) => ReceivedMessageStartEvent | undefined;
export declare const readStartedMessage: (value: unknown) => ReceivedStartedMessage | undefined;
export declare const readContentBlockStartEvent: (value: unknown) => ReceivedContentBlockStartEvent | undefined;
export declare const readContentBlockDeltaEvent: (value: unknown) => ReceivedContentBlockDeltaEvent | undefined;
export declare const readContentBlockDelta: (value: unknown) => ReceivedContentBlockDelta | undefined;
export declare const readTextDelta: (value: unknown) => ReceivedTextDelta | undefined;
export declare const readInputJsonDelta: (value: unknown) => ReceivedInputJsonDelta | undefined;
export declare const readThinkingDelta: (value: unknown) => ReceivedThinkingDelta | undefined;
export declare const readSignatureDelta: (value: unknown) => ReceivedSignatureDelta | undefined;
export declare const readCitationsDelta: (value: unknown) => ReceivedCitationsDelta | undefined;
export declare const readCompactionDelta: (value: unknown) => ReceivedCompactionDelta | undefined;
export declare const readContentBlockStopEvent: (value: unknown) => ReceivedContentBlockStopEvent | undefined;
export declare const readMessageDeltaEvent: (value: unknown) => ReceivedMessageDeltaEvent | undefined;
export declare const readMessageDeltaUsage: (value: unknown) => ReceivedMessageDeltaUsage | undefined;
export declare const readMessageStopEvent: (value: unknown) => ReceivedMessageStopEvent | undefined;
export declare const readPingEvent: (value: unknown) => ReceivedPingEvent | undefined;
export declare const readErrorResponse: (value: unknown) => ReceivedErrorResponse | undefined;
export declare const readErrorObject: (value: unknown) => ReceivedErrorObject | undefined;
export declare const readWebSearchResultBlock: (value: unknown) => ReceivedWebSearchResultBlock | undefined;
export declare const readWebFetchBlock: (value: unknown) => ReceivedWebFetchBlock | undefined;
export declare const readDocumentBlockParam: (value: unknown) => ReceivedDocumentBlockParam | undefined;
export declare const readDocumentSource: (value: unknown) => ReceivedDocumentSource | undefined;
export declare const readTextSource: (value: unknown) => ReceivedTextSource | undefined;
export declare const readContentSource: (value: unknown) => ReceivedContentSource | undefined;
export declare const readContentSourceBlock: (value: unknown) => ReceivedContentSourceBlock | undefined;
export declare const readTextBlockParam: (value: unknown) => ReceivedTextBlockParam | undefined;
export declare const readCitationsConfig: (value: unknown) => ReceivedCitationsConfig | undefined;
export declare const readCodeExecutionResultBlock: (value: unknown) => ReceivedCodeExecutionResultBlock | undefined;
export declare const readServerToolResultError: (value: unknown) => ReceivedServerToolResultError | undefined;
export declare const readThreadContinue: (value: unknown) => ReceivedThreadContinue | undefined;
export declare const readModelList: (value: unknown) => ReceivedModelList | undefined;
export declare const readModelInfo: (value: unknown) => ReceivedModelInfo | undefined;
export declare const readTokenCount: (value: unknown) => ReceivedTokenCount | undefined;
