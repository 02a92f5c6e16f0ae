/**
 * Louter as a library: a client for every backend with the Core types, the codecs of its protocols (pure, without I/O), and
 * the gateway, to run in your own process.
 */
import { anthropic } from './protocols/anthropic/index.ts';
import { gemini } from './protocols/gemini/index.ts';
import { geminiInteractions } from './protocols/gemini/interactions/index.ts';
import { ollama } from './protocols/ollama/index.ts';
import { openaiChat } from './protocols/openai/chat/index.ts';
import { openaiCompletions } from './protocols/openai/completions/index.ts';
import { openaiResponses } from './protocols/openai/responses/index.ts';

export type * from './core/codec.ts';
export type * from './core/types.ts';
export type * from './core/stream-event.ts';
export { isCompleteJson, type JsonObject, type JsonSchema, type JsonValue } from './core/json.ts';
export type { Frame, Framing, Stage, Step } from './core/step.ts';
export { isRetryable, LouterError, statusOf } from './core/error.ts';
export { eventsOf, ResponseFold } from './core/fold.ts';
export { chain, collectSteps as collect } from './core/step.ts';
export { type FrameWriter, readFrames, createFrameWriter as writeFrames } from './wire/framing.ts';

/** The codecs, by their protocols. All work in both directions, except `openaiCompletions`, which has no clients. */
export const protocols = {
  anthropic,
  gemini,
  geminiInteractions,
  ollama,
  openaiChat,
  openaiCompletions,
  openaiResponses,
};

export { classifyDelta, type DeltaKind } from './protocols/openai/chat/classify-delta.ts';
export type {
  ChatCompletionChunk,
  ChatCompletionChunkChoice,
  ChatCompletionDelta,
} from './protocols/openai/chat/classify-delta.ts';

export { type CallOptions, type Client, createClient } from './client/client.ts';
export type { Answer, AnswerStream } from './client/answer-stream.ts';
export type { StreamHandlers } from './client/handlers.ts';
export type { TokenCount } from './client/vendor-routes.ts';
export type { VendorModel } from './core/backend.ts';
export {
  anthropic,
  type BackendOptions,
  type ClientBackend,
  gemini,
  gemma,
  gptOss,
  llamaServer,
  ollama,
  openai,
  qwen,
  type TextOptions,
} from './client/presets.ts';
export type { ChatMessage, ChatRequest } from './client/request.ts';
export {
  dialects,
  type ParsedText,
  type ParseOptions,
  type ReadOptions,
  type TextDialect,
  type TextReader,
  type WrapOptions,
  type WrappedRequest,
} from './client/dialects.ts';
export type { DialectName, Ending, PromptStyle, Thinking, ToolPlace } from './dialects/dialect.ts';
export { argumentsOf, systemText, textOf, toolCallsOf, toolResult, userText } from './client/messages.ts';

export type * from './config/config.ts';
export { ConfigError } from './config/source.ts';
export { configOf, loadConfig, type LoadOptions } from './config/load.ts';
export type { Configuration } from './config/read.ts';
export { secretsOf } from './config/secrets.ts';
export type { Exchange, Recorder, RecorderHealth } from './record/exchange.ts';
export { noRecorder } from './record/exchange.ts';
export { createRecorder, type RecorderOptions } from './record/recorder.ts';
export type { ExchangeOutcome, Gateway } from './gateway/gateway.ts';
export { createLog, type Log } from './server/log.ts';
export { createGatewayHandler as createGateway, type GatewayHandler, type HandlerOptions } from './server/handler.ts';
export { createParts, type ServerParts } from './server/parts.ts';
export { type RunningServer, startOnFreePort, startServer } from './server/server.ts';
