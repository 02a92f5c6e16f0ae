import type { components } from '../../../generated/louter.js';

type Schemas = components['schemas'];
export type TraceSummary = Schemas['TraceSummary'];
export type ConversationSummary = Schemas['ConversationSummary'];
export type Conversation = Schemas['Conversation'];
export type ConversationTurn = Schemas['ConversationTurn'];
export type TraceHead = Schemas['TraceHead'];
export type TraceLeg = Schemas['TraceLeg'];
export type TraceChain = Schemas['TraceChain'];
export type TraceCounts = Schemas['TraceCounts'];
export type LiveDelta = Schemas['LiveDelta'];
export type TraceEvents = Schemas['TraceEvents'];
export type TraceTranslation = Schemas['TraceTranslation'];
export type TranslatedLeg = Schemas['TranslatedLeg'];
export type CoreDifference = Schemas['CoreDifference'];
export type PrefixComparison = Schemas['PrefixComparison'];
export type SessionState = Schemas['SessionState'];
