// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
import type {
  ReceivedAnswerChunk,
  ReceivedAnswerChoice,
  ReceivedAnswerMessage,
  ReceivedAnswerContentPart,
  ReceivedAnswerCall,
  ReceivedCalledTool,
  ReceivedExtraContent,
  ReceivedChoiceLogprobs,
  ReceivedTokenLogprob,
  ReceivedUsageCounts,
  ReceivedInputDetails,
  ReceivedOutputDetails,
  ReceivedUsagePlaces,
  ReceivedUrlCitationAnnotation,
  ReceivedImageContentPart,
  ReceivedPromptCacheBreakpoint,
  ReceivedReasoningDetail,
  ReceivedWebPlugin,
  ReceivedRoutedSearchTool,
  ReceivedLouterContent,
  ReceivedResponse,
  ReceivedOutputItem,
  ReceivedOutputMessage,
  ReceivedOutputContentPart,
  ReceivedOutputText,
  ReceivedTextAnnotation,
  ReceivedUrlCitation,
  ReceivedFileCitation,
  ReceivedContainerFileCitation,
  ReceivedFilePath,
  ReceivedOutputRefusal,
  ReceivedOutputReasoning,
  ReceivedSummaryText,
  ReceivedReasoningText,
  ReceivedOutputFunctionCall,
  ReceivedToolCaller,
  ReceivedOutputCustomToolCall,
  ReceivedToolSearchCallItem,
  ReceivedToolSearchOutputItem,
  ReceivedWebSearchCallItem,
  ReceivedCompactionItem,
  ReceivedFunctionCallOutputItem,
  ReceivedCustomToolCallOutputItem,
  ReceivedAdditionalToolsItem,
  ReceivedFileSearchCallItem,
  ReceivedComputerCallItem,
  ReceivedComputerCallOutputItem,
  ReceivedCodeInterpreterCallItem,
  ReceivedImageGenerationCallItem,
  ReceivedLocalShellCallItem,
  ReceivedLocalShellCallOutputItem,
  ReceivedShellCallItem,
  ReceivedShellCallOutputItem,
  ReceivedApplyPatchCallItem,
  ReceivedApplyPatchCallOutputItem,
  ReceivedMcpListToolsItem,
  ReceivedMcpApprovalRequestItem,
  ReceivedMcpApprovalResponseItem,
  ReceivedMcpCallItem,
  ReceivedProgramItem,
  ReceivedProgramOutputItem,
  ReceivedResponseUsage,
  ReceivedResponseError,
  ReceivedResponseToolChoice,
  ReceivedReasoningOptions,
  ReceivedResponseStreamEvent,
  ReceivedResponseStateEvent,
  ReceivedResponseState,
  ReceivedOutputItemEvent,
  ReceivedContentPartEvent,
  ReceivedOutputTextDeltaEvent,
  ReceivedOutputTextDoneEvent,
  ReceivedOutputTextAnnotationEvent,
  ReceivedRefusalDeltaEvent,
  ReceivedRefusalDoneEvent,
  ReceivedSummaryPartEvent,
  ReceivedSummaryTextDeltaEvent,
  ReceivedSummaryTextDoneEvent,
  ReceivedReasoningTextDeltaEvent,
  ReceivedReasoningTextDoneEvent,
  ReceivedFunctionCallArgumentsDeltaEvent,
  ReceivedFunctionCallArgumentsDoneEvent,
  ReceivedCustomToolCallInputDeltaEvent,
  ReceivedCustomToolCallInputDoneEvent,
  ReceivedServerToolProgressEvent,
  ReceivedServerToolDeltaEvent,
  ReceivedServerToolDoneEvent,
  ReceivedPartialImageEvent,
  ReceivedAudioEvent,
  ReceivedStreamErrorEvent,
  ReceivedInputTokenCount,
  ReceivedErrorResponse,
  ReceivedModelList,
  ReceivedModel,
} from './openai.js';

export declare const readAnswerChunk: (value: unknown) => ReceivedAnswerChunk | undefined;
export declare const readAnswerChoice: (value: unknown) => ReceivedAnswerChoice | undefined;
export declare const readAnswerMessage: (value: unknown) => ReceivedAnswerMessage | undefined;
export declare const readAnswerContentPart: (value: unknown) => ReceivedAnswerContentPart | undefined;
export declare const readAnswerCall: (value: unknown) => ReceivedAnswerCall | undefined;
export declare const readCalledTool: (value: unknown) => ReceivedCalledTool | undefined;
export declare const readExtraContent: (value: unknown) => ReceivedExtraContent | undefined;
export declare const readChoiceLogprobs: (value: unknown) => ReceivedChoiceLogprobs | undefined;
export declare const readTokenLogprob: (value: unknown) => ReceivedTokenLogprob | undefined;
export declare const readUsageCounts: (value: unknown) => ReceivedUsageCounts | undefined;
export declare const readInputDetails: (value: unknown) => ReceivedInputDetails | undefined;
export declare const readOutputDetails: (value: unknown) => ReceivedOutputDetails | undefined;
export declare const readUsagePlaces: (value: unknown) => ReceivedUsagePlaces | undefined;
export declare const readUrlCitationAnnotation: (value: unknown) => ReceivedUrlCitationAnnotation | undefined;
export declare const readImageContentPart: (value: unknown) => ReceivedImageContentPart | undefined;
export declare const readPromptCacheBreakpoint: (value: unknown) => ReceivedPromptCacheBreakpoint | undefined;
export declare const readReasoningDetail: (value: unknown) => ReceivedReasoningDetail | undefined;
export declare const readWebPlugin: (value: unknown) => ReceivedWebPlugin | undefined;
export declare const readRoutedSearchTool: (value: unknown) => ReceivedRoutedSearchTool | undefined;
export declare const readLouterContent: (value: unknown) => ReceivedLouterContent | undefined;
export declare const readResponse: (value: unknown) => ReceivedResponse | undefined;
export declare const readOutputItem: (value: unknown) => ReceivedOutputItem | undefined;
export declare const readOutputMessage: (value: unknown) => ReceivedOutputMessage | undefined;
export declare const readOutputContentPart: (value: unknown) => ReceivedOutputContentPart | undefined;
export declare const readOutputText: (value: unknown) => ReceivedOutputText | undefined;
export declare const readTextAnnotation: (value: unknown) => ReceivedTextAnnotation | undefined;
export declare const readUrlCitation: (value: unknown) => ReceivedUrlCitation | undefined;
export declare const readFileCitation: (value: unknown) => ReceivedFileCitation | undefined;
export declare const readContainerFileCitation: (value: unknown) => ReceivedContainerFileCitation | undefined;
export declare const readFilePath: (value: unknown) => ReceivedFilePath | undefined;
export declare const readOutputRefusal: (value: unknown) => ReceivedOutputRefusal | undefined;
export declare const readOutputReasoning: (value: unknown) => ReceivedOutputReasoning | undefined;
export declare const readSummaryText: (value: unknown) => ReceivedSummaryText | undefined;
export declare const readReasoningText: (value: unknown) => ReceivedReasoningText | undefined;
export declare const readOutputFunctionCall: (value: unknown) => ReceivedOutputFunctionCall | undefined;
export declare const readToolCaller: (value: unknown) => ReceivedToolCaller | undefined;
export declare const readOutputCustomToolCall: (value: unknown) => ReceivedOutputCustomToolCall | undefined;
export declare const readToolSearchCallItem: (value: unknown) => ReceivedToolSearchCallItem | undefined;
export declare const readToolSearchOutputItem: (value: unknown) => ReceivedToolSearchOutputItem | undefined;
export declare const readWebSearchCallItem: (value: unknown) => ReceivedWebSearchCallItem | undefined;
export declare const readCompactionItem: (value: unknown) => ReceivedCompactionItem | undefined;
export declare const readFunctionCallOutputItem: (value: unknown) => ReceivedFunctionCallOutputItem | undefined;
export declare const readCustomToolCallOutputItem: (value: unknown) => ReceivedCustomToolCallOutputItem | undefined;
export declare const readAdditionalToolsItem: (value: unknown) => ReceivedAdditionalToolsItem | undefined;
export declare const readFileSearchCallItem: (value: unknown) => ReceivedFileSearchCallItem | undefined;
export declare const readComputerCallItem: (value: unknown) => ReceivedComputerCallItem | undefined;
export declare const readComputerCallOutputItem: (value: unknown) => ReceivedComputerCallOutputItem | undefined;
export declare const readCodeInterpreterCallItem: (value: unknown) => ReceivedCodeInterpreterCallItem | undefined;
export declare const readImageGenerationCallItem: (value: unknown) => ReceivedImageGenerationCallItem | undefined;
export declare const readLocalShellCallItem: (value: unknown) => ReceivedLocalShellCallItem | undefined;
export declare const readLocalShellCallOutputItem: (value: unknown) => ReceivedLocalShellCallOutputItem | undefined;
export declare const readShellCallItem: (value: unknown) => ReceivedShellCallItem | undefined;
export declare const readShellCallOutputItem: (value: unknown) => ReceivedShellCallOutputItem | undefined;
export declare const readApplyPatchCallItem: (value: unknown) => ReceivedApplyPatchCallItem | undefined;
export declare const readApplyPatchCallOutputItem: (value: unknown) => ReceivedApplyPatchCallOutputItem | undefined;
export declare const readMcpListToolsItem: (value: unknown) => ReceivedMcpListToolsItem | undefined;
export declare const readMcpApprovalRequestItem: (value: unknown) => ReceivedMcpApprovalRequestItem | undefined;
export declare const readMcpApprovalResponseItem: (value: unknown) => ReceivedMcpApprovalResponseItem | undefined;
export declare const readMcpCallItem: (value: unknown) => ReceivedMcpCallItem | undefined;
export declare const readProgramItem: (value: unknown) => ReceivedProgramItem | undefined;
export declare const readProgramOutputItem: (value: unknown) => ReceivedProgramOutputItem | undefined;
export declare const readResponseUsage: (value: unknown) => ReceivedResponseUsage | undefined;
export declare const readResponseError: (value: unknown) => ReceivedResponseError | undefined;
export declare const readResponseToolChoice: (value: unknown) => ReceivedResponseToolChoice | undefined;
export declare const readReasoningOptions: (value: unknown) => ReceivedReasoningOptions | undefined;
export declare const readResponseStreamEvent: (value: unknown) => ReceivedResponseStreamEvent | undefined;
export declare const readResponseStateEvent: (value: unknown) => ReceivedResponseStateEvent | undefined;
export declare const readResponseState: (value: unknown) => ReceivedResponseState | undefined;
export declare const readOutputItemEvent: (value: unknown) => ReceivedOutputItemEvent | undefined;
export declare const readContentPartEvent: (value: unknown) => ReceivedContentPartEvent | undefined;
export declare const readOutputTextDeltaEvent: (value: unknown) => ReceivedOutputTextDeltaEvent | undefined;
export declare const readOutputTextDoneEvent: (value: unknown) => ReceivedOutputTextDoneEvent | undefined;
export declare const readOutputTextAnnotationEvent: (value: unknown) => ReceivedOutputTextAnnotationEvent | undefined;
export declare const readRefusalDeltaEvent: (value: unknown) => ReceivedRefusalDeltaEvent | undefined;
export declare const readRefusalDoneEvent: (value: unknown) => ReceivedRefusalDoneEvent | undefined;
export declare const readSummaryPartEvent: (value: unknown) => ReceivedSummaryPartEvent | undefined;
export declare const readSummaryTextDeltaEvent: (value: unknown) => ReceivedSummaryTextDeltaEvent | undefined;
export declare const readSummaryTextDoneEvent: (value: unknown) => ReceivedSummaryTextDoneEvent | undefined;
export declare const readReasoningTextDeltaEvent: (value: unknown) => ReceivedReasoningTextDeltaEvent | undefined;
export declare const readReasoningTextDoneEvent: (value: unknown) => ReceivedReasoningTextDoneEvent | undefined;
export declare const readFunctionCallArgumentsDeltaEvent: (value: unknown) => ReceivedFunctionCallArgumentsDeltaEvent | undefined;
export declare const readFunctionCallArgumentsDoneEvent: (value: unknown) => ReceivedFunctionCallArgumentsDoneEvent | undefined;
export declare const readCustomToolCallInputDeltaEvent: (value: unknown) => ReceivedCustomToolCallInputDeltaEvent | undefined;
export declare const readCustomToolCallInputDoneEvent: (value: unknown) => ReceivedCustomToolCallInputDoneEvent | undefined;
export declare const readServerToolProgressEvent: (value: unknown) => ReceivedServerToolProgressEvent | undefined;
export declare const readServerToolDeltaEvent: (value: unknown) => ReceivedServerToolDeltaEvent | undefined;
export declare const readServerToolDoneEvent: (value: unknown) => ReceivedServerToolDoneEvent | undefined;
export declare const readPartialImageEvent: (value: unknown) => ReceivedPartialImageEvent | undefined;
export declare const readAudioEvent: (value: unknown) => ReceivedAudioEvent | undefined;
export declare const readStreamErrorEvent: (value: unknown) => ReceivedStreamErrorEvent | undefined;
export declare const readInputTokenCount: (value: unknown) => ReceivedInputTokenCount | undefined;
export declare const readErrorResponse: (value: unknown) => ReceivedErrorResponse | undefined;
export declare const readModelList: (value: unknown) => ReceivedModelList | undefined;
export declare const readModel: (value: unknown) => ReceivedModel | undefined;
