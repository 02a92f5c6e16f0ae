// The wire types of the vendors' own packages under our names: the reference for our specs.
import type * as beta from '@anthropic-ai/sdk/resources/beta/messages/messages.js';
import type * as anthropic from '@anthropic-ai/sdk/resources/messages/messages.js';
import type { ErrorResponse } from '@anthropic-ai/sdk/resources/shared.js';
import type * as gemini from '@google/genai';
import type * as ollama from 'ollama';
import type * as openai from 'openai/resources/chat/completions/completions.js';
import type { Completion, CompletionCreateParams } from 'openai/resources/completions.js';
import type { InputTokenCountParams, InputTokenCountResponse } from 'openai/resources/responses/input-tokens.js';
import type * as responses from 'openai/resources/responses/responses.js';

export type AnthropicRequest = anthropic.MessageCreateParams;
export type AnthropicTokenCountRequest = anthropic.MessageCountTokensParams;
export type AnthropicResponse = anthropic.Message;
export type AnthropicEvent = anthropic.RawMessageStreamEvent;
// What is in beta the package types apart.
export type AnthropicBetaRequest = beta.MessageCreateParams;
export type AnthropicBetaTokenCountRequest = beta.MessageCountTokensParams;
export type AnthropicBetaResponse = beta.BetaMessage;
export type AnthropicBetaEvent = beta.BetaRawMessageStreamEvent;
export type AnthropicError = ErrorResponse;
export type OpenaiChatRequest = openai.ChatCompletionCreateParams;
export type OpenaiChatResponse = openai.ChatCompletion;
export type OpenaiChatEvent = openai.ChatCompletionChunk;
export type OpenaiResponsesRequest = responses.ResponseCreateParams;
export type OpenaiResponsesResponse = responses.Response;
export type OpenaiResponsesEvent = responses.ResponseStreamEvent;
export type OpenaiCompletionsRequest = CompletionCreateParams;
export type OpenaiCompletionsResponse = Completion;
export type OpenaiTokenCountRequest = InputTokenCountParams;
export type OpenaiTokenCount = InputTokenCountResponse;

/** The package types the input of its callers, and only the parts of what it sends. */
export interface GeminiRequest {
  model?: string;
  contents: gemini.Content[];
  systemInstruction?: gemini.Content;
  tools?: gemini.Tool[];
  toolConfig?: gemini.ToolConfig;
  generationConfig?: gemini.GenerationConfig & { imageConfig?: gemini.ImageConfig };
  safetySettings?: gemini.SafetySetting[];
  cachedContent?: string;
  continuationToken?: string;
  serviceTier?: gemini.ServiceTier;
  labels?: Record<string, string>;
  store?: boolean;
}
export interface GeminiTokenCountRequest {
  contents?: gemini.Content[];
  generateContentRequest?: GeminiRequest;
}
export type GeminiResponse = Omit<
  gemini.GenerateContentResponse,
  | 'automaticFunctionCallingHistory'
  | 'codeExecutionResult'
  | 'data'
  | 'executableCode'
  | 'functionCalls'
  | 'initialPromptTokenCount'
  | 'sdkHttpResponse'
  | 'text'
>;
export type GeminiTokenCount = Omit<gemini.CountTokensResponse, 'sdkHttpResponse'>;
export type GeminiModel = gemini.Model;
export type InteractionsRequest =
  | gemini.Interactions.CreateModelInteractionParamsNonStreaming
  | gemini.Interactions.CreateAgentInteractionParamsNonStreaming;
export type InteractionsResponse = gemini.Interactions.Interaction;
export type InteractionsEvent = gemini.Interactions.InteractionSSEEvent;
export type OllamaRequest = ollama.ChatRequest | ollama.GenerateRequest;
export type OllamaResponse = ollama.ChatResponse | ollama.GenerateResponse;
export type OllamaChatRequest = ollama.ChatRequest;
export type OllamaGenerateRequest = ollama.GenerateRequest;
export type OllamaChatResponse = ollama.ChatResponse;
export type OllamaGenerateResponse = ollama.GenerateResponse;
export type OllamaModelList = ollama.ListResponse;
export type OllamaShowRequest = ollama.ShowRequest;
export type OllamaShowResponse = ollama.ShowResponse;
export type OllamaVersion = ollama.VersionResponse;
export type OllamaError = ollama.ErrorResponse;
