/**
 * Louter as a library: the Core types, the codecs of its protocols (pure, no I/O), and the gateway to run in a
 * process of one's own.
 */
export type * from './core/codec.ts';
export type * from './core/types.ts';
export type { JsonObject, JsonSchema, JsonValue } from './core/json.ts';
export type { Frame, Framing, Stage, Step } from './core/step.ts';
export { isRetryable, LouterError, statusOf } from './core/error.ts';
export { eventsOf, ResponseFold } from './core/fold.ts';
export { chain, collect } from './core/step.ts';
export { type FrameWriter, readFrames, writeFrames } from './streaming/framing.ts';
export { anthropic } from './protocols/anthropic/index.ts';
export { openaiChat } from './protocols/openai-chat/index.ts';
export type { ListedModel } from './frontends/frontend.ts';
export type * from './config/config.ts';
export { ConfigError } from './config/error.ts';
export { loadConfig, type LoadOptions } from './config/load.ts';
export { secretsOf } from './config/secrets.ts';
export type { Exchange, Recorder, RecorderHealth } from './traces/record.ts';
export { noRecorder } from './traces/record.ts';
export { createRecorder, type RecorderOptions } from './traces/recorder.ts';
export { createGateway, type GatewaySettings } from './gateway/create.ts';
export type { ExchangeOutcome, Gateway } from './gateway/gateway.ts';
export { createLog, type Log } from './server/log.ts';
export type { ServerParts } from './server/parts.ts';
export { type RunningServer, startOnFreePort, startServer } from './server/server.ts';
