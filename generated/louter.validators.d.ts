// Made by scripts/codegen.ts from specs/louter.yaml. Edit that file, not this one.
import type { components } from './louter.js';

export interface ValidatorError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidatorError[] | null;
}
export declare const validateConfiguration: Validator<components['schemas']['Configuration']>;
export declare const validateHealth: Validator<components['schemas']['Health']>;
export declare const validateReadiness: Validator<components['schemas']['Readiness']>;
export declare const validateDiagnostics: Validator<components['schemas']['Diagnostics']>;
export declare const validateDoctor: Validator<components['schemas']['Doctor']>;
export declare const validateConformanceReport: Validator<components['schemas']['ConformanceReport']>;
export declare const validateReloadResult: Validator<components['schemas']['ReloadResult']>;
export declare const validateBackendProbe: Validator<components['schemas']['BackendProbe']>;
export declare const validateTraceList: Validator<components['schemas']['TraceList']>;
export declare const validateTrace: Validator<components['schemas']['Trace']>;
export declare const validateTraceHead: Validator<components['schemas']['TraceHead']>;
export declare const validateTraceChain: Validator<components['schemas']['TraceChain']>;
export declare const validateTraceCounts: Validator<components['schemas']['TraceCounts']>;
export declare const validateTraceEvents: Validator<components['schemas']['TraceEvents']>;
export declare const validateTraceTranslation: Validator<components['schemas']['TraceTranslation']>;
export declare const validateRequestDiff: Validator<components['schemas']['RequestDiff']>;
export declare const validatePrefixComparison: Validator<components['schemas']['PrefixComparison']>;
export declare const validateLiveDelta: Validator<components['schemas']['LiveDelta']>;
export declare const validateConversationList: Validator<components['schemas']['ConversationList']>;
export declare const validateConversation: Validator<components['schemas']['Conversation']>;
export declare const validateFacets: Validator<components['schemas']['Facets']>;
export declare const validateUsage: Validator<components['schemas']['Usage']>;
export declare const validateRunList: Validator<components['schemas']['RunList']>;
export declare const validateRunComparison: Validator<components['schemas']['RunComparison']>;
export declare const validateComparisonList: Validator<components['schemas']['ComparisonList']>;
export declare const validateRunStart: Validator<components['schemas']['RunStart']>;
export declare const validateStartedRun: Validator<components['schemas']['StartedRun']>;
export declare const validateRunEnd: Validator<components['schemas']['RunEnd']>;
export declare const validateEndedRun: Validator<components['schemas']['EndedRun']>;
export declare const validateSessionStart: Validator<components['schemas']['SessionStart']>;
export declare const validateSessionState: Validator<components['schemas']['SessionState']>;
export declare const validateSessionCode: Validator<components['schemas']['SessionCode']>;
export declare const validateOwnError: Validator<components['schemas']['OwnError']>;
