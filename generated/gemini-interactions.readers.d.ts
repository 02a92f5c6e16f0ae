// Made by scripts/codegen.ts from specs/gemini-interactions.yaml. Edit that file, not this one.
import type {
  ReceivedInteraction,
  ReceivedStep,
  ReceivedUserInputStep,
  ReceivedContent,
  ReceivedTextContent,
  ReceivedAnnotation,
  ReceivedMediaContent,
  ReceivedModelOutputStep,
  ReceivedThoughtStep,
  ReceivedFunctionCallStep,
  ReceivedFunctionResultStep,
  ReceivedFunctionResult,
  ReceivedOptionalUsage,
  ReceivedUsage,
  ReceivedErrorDetail,
  ReceivedInteractionEvent,
  ReceivedInteractionStateEvent,
  ReceivedStatusUpdateEvent,
  ReceivedStepStartEvent,
  ReceivedStepDeltaEvent,
  ReceivedDelta,
  ReceivedTextDelta,
  ReceivedTextAnnotationDelta,
  ReceivedArgumentsDelta,
  ReceivedThoughtSignatureDelta,
  ReceivedThoughtSummaryDelta,
  ReceivedOptionalContent,
  ReceivedStepStopEvent,
  ReceivedErrorEvent,
  ReceivedOptionalErrorDetail,
  ReceivedErrorResponse,
} from './gemini-interactions.js';

export declare const readInteraction: (value: unknown) => ReceivedInteraction | undefined;
export declare const readStep: (value: unknown) => ReceivedStep | undefined;
export declare const readUserInputStep: (value: unknown) => ReceivedUserInputStep | undefined;
export declare const readContent: (value: unknown) => ReceivedContent | undefined;
export declare const readTextContent: (value: unknown) => ReceivedTextContent | undefined;
export declare const readAnnotation: (value: unknown) => ReceivedAnnotation | undefined;
export declare const readMediaContent: (value: unknown) => ReceivedMediaContent | undefined;
export declare const readModelOutputStep: (value: unknown) => ReceivedModelOutputStep | undefined;
export declare const readThoughtStep: (value: unknown) => ReceivedThoughtStep | undefined;
export declare const readFunctionCallStep: (value: unknown) => ReceivedFunctionCallStep | undefined;
export declare const readFunctionResultStep: (value: unknown) => ReceivedFunctionResultStep | undefined;
export declare const readFunctionResult: (value: unknown) => ReceivedFunctionResult | undefined;
export declare const readOptionalUsage: (value: unknown) => ReceivedOptionalUsage | undefined;
export declare const readUsage: (value: unknown) => ReceivedUsage | undefined;
export declare const readErrorDetail: (value: unknown) => ReceivedErrorDetail | undefined;
export declare const readInteractionEvent: (value: unknown) => ReceivedInteractionEvent | undefined;
export declare const readInteractionStateEvent: (value: unknown) => ReceivedInteractionStateEvent | undefined;
export declare const readStatusUpdateEvent: (value: unknown) => ReceivedStatusUpdateEvent | undefined;
export declare const readStepStartEvent: (value: unknown) => ReceivedStepStartEvent | undefined;
export declare const readStepDeltaEvent: (value: unknown) => ReceivedStepDeltaEvent | undefined;
export declare const readDelta: (value: unknown) => ReceivedDelta | undefined;
export declare const readTextDelta: (value: unknown) => ReceivedTextDelta | undefined;
export declare const readTextAnnotationDelta: (value: unknown) => ReceivedTextAnnotationDelta | undefined;
export declare const readArgumentsDelta: (value: unknown) => ReceivedArgumentsDelta | undefined;
export declare const readThoughtSignatureDelta: (value: unknown) => ReceivedThoughtSignatureDelta | undefined;
export declare const readThoughtSummaryDelta: (value: unknown) => ReceivedThoughtSummaryDelta | undefined;
export declare const readOptionalContent: (value: unknown) => ReceivedOptionalContent | undefined;
export declare const readStepStopEvent: (value: unknown) => ReceivedStepStopEvent | undefined;
export declare const readErrorEvent: (value: unknown) => ReceivedErrorEvent | undefined;
export declare const readOptionalErrorDetail: (value: unknown) => ReceivedOptionalErrorDetail | undefined;
export declare const readErrorResponse: (value: unknown) => ReceivedErrorResponse | undefined;
