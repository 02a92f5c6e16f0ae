// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedChatResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["remote_model"]; if (each != null && typeof each !== 'string') read = without(value, read, "remote_model");
  each = value["remote_host"]; if (each != null && typeof each !== 'string') read = without(value, read, "remote_host");
  each = value["created_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "created_at");
  each = value["message"]; if (each != null && (fit = read_ReceivedChatResponse_message(each)) !== each) read = put(value, read, "message", fit);
  each = value["done"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "done");
  each = value["done_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "done_reason");
  each = value["total_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_duration", fit);
  each = value["load_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "load_duration", fit);
  each = value["prompt_eval_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_count", fit);
  each = value["prompt_eval_cached_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_cached_count", fit);
  each = value["prompt_eval_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_duration", fit);
  each = value["eval_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "eval_count", fit);
  each = value["eval_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "eval_duration", fit);
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedChatResponse_logprobs_list(each)) !== each) read = put(value, read, "logprobs", fit);
  return read;
}
function read_ReceivedChatResponse_message(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["tool_name"]; if (each != null && typeof each !== 'string') read = without(value, read, "tool_name");
  each = value["content"]; if (each != null && typeof each !== 'string') read = without(value, read, "content");
  each = value["thinking"]; if (each != null && typeof each !== 'string') read = without(value, read, "thinking");
  each = value["images"]; if (each != null && (fit = read_ReceivedChatResponse_message_images_list(each)) !== each) read = put(value, read, "images", fit);
  each = value["tool_calls"]; if (each != null && (fit = read_ReceivedChatResponse_message_tool_calls_list(each)) !== each) read = put(value, read, "tool_calls", fit);
  return read;
}
function read_ReceivedChatResponse_message_images_list(value) {
  return list(value, string);
}
function read_ReceivedToolCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["function"]; if (each != null && (fit = read_ReceivedToolCall_function(each)) !== each) read = put(value, read, "function", fit);
  return read;
}
function read_ReceivedToolCall_function(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["arguments"]; if (each != null && (fit = read_ReceivedToolCall_function_arguments(each)) !== each) read = put(value, read, "arguments", fit);
  return read;
}
function read_ReceivedToolCall_function_arguments(value) {
  return object(value) ?? string(value);
}
function read_ReceivedChatResponse_message_tool_calls_list(value) {
  return list(value, read_ReceivedToolCall);
}
function read_ReceivedLogprob(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["token"]; if (each != null && typeof each !== 'string') read = without(value, read, "token");
  each = value["logprob"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logprob", fit);
  each = value["bytes"]; if (each != null && (fit = read_ReceivedLogprob_bytes_list(each)) !== each) read = put(value, read, "bytes", fit);
  each = value["top_logprobs"]; if (each != null && (fit = read_ReceivedLogprob_top_logprobs_list(each)) !== each) read = put(value, read, "top_logprobs", fit);
  return read;
}
function read_ReceivedLogprob_bytes_list(value) {
  return list(value, number);
}
function read_ReceivedTokenLogprob(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["token"]; if (each != null && typeof each !== 'string') read = without(value, read, "token");
  each = value["logprob"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logprob", fit);
  each = value["bytes"]; if (each != null && (fit = read_ReceivedTokenLogprob_bytes_list(each)) !== each) read = put(value, read, "bytes", fit);
  return read;
}
function read_ReceivedTokenLogprob_bytes_list(value) {
  return list(value, number);
}
function read_ReceivedLogprob_top_logprobs_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedChatResponse_logprobs_list(value) {
  return list(value, read_ReceivedLogprob);
}
function read_ReceivedGenerateResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["remote_model"]; if (each != null && typeof each !== 'string') read = without(value, read, "remote_model");
  each = value["remote_host"]; if (each != null && typeof each !== 'string') read = without(value, read, "remote_host");
  each = value["created_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "created_at");
  each = value["response"]; if (each != null && typeof each !== 'string') read = without(value, read, "response");
  each = value["thinking"]; if (each != null && typeof each !== 'string') read = without(value, read, "thinking");
  each = value["tool_calls"]; if (each != null && (fit = read_ReceivedGenerateResponse_tool_calls_list(each)) !== each) read = put(value, read, "tool_calls", fit);
  each = value["image"]; if (each != null && typeof each !== 'string') read = without(value, read, "image");
  each = value["completed"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "completed", fit);
  each = value["total"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total", fit);
  each = value["context"]; if (each != null && (fit = read_ReceivedGenerateResponse_context_list(each)) !== each) read = put(value, read, "context", fit);
  each = value["done"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "done");
  each = value["done_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "done_reason");
  each = value["total_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_duration", fit);
  each = value["load_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "load_duration", fit);
  each = value["prompt_eval_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_count", fit);
  each = value["prompt_eval_cached_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_cached_count", fit);
  each = value["prompt_eval_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_eval_duration", fit);
  each = value["eval_count"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "eval_count", fit);
  each = value["eval_duration"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "eval_duration", fit);
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedGenerateResponse_logprobs_list(each)) !== each) read = put(value, read, "logprobs", fit);
  return read;
}
function read_ReceivedGenerateResponse_tool_calls_list(value) {
  return list(value, read_ReceivedToolCall);
}
function read_ReceivedGenerateResponse_context_list(value) {
  return list(value, number);
}
function read_ReceivedGenerateResponse_logprobs_list(value) {
  return list(value, read_ReceivedLogprob);
}
function read_ReceivedFailedReply(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["status_code"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "status_code", fit);
  each = value["status"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "status", fit);
  return read;
}
function read_ReceivedListResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["models"]; if (each != null && (fit = read_ReceivedListResponse_models_list(each)) !== each) read = put(value, read, "models", fit);
  return read;
}
function read_ReceivedModelSummary(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["modified_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "modified_at");
  each = value["size"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "size", fit);
  each = value["digest"]; if (each != null && typeof each !== 'string') read = without(value, read, "digest");
  each = value["expires_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "expires_at");
  each = value["size_vram"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "size_vram", fit);
  each = value["details"]; if (each != null && (fit = read_ReceivedModelDetails(each)) !== each) read = put(value, read, "details", fit);
  return read;
}
function read_ReceivedModelDetails(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["parent_model"]; if (each != null && typeof each !== 'string') read = without(value, read, "parent_model");
  each = value["format"]; if (each != null && typeof each !== 'string') read = without(value, read, "format");
  each = value["family"]; if (each != null && typeof each !== 'string') read = without(value, read, "family");
  each = value["families"]; if (each != null && (fit = read_ReceivedModelDetails_families_list(each)) !== each) read = put(value, read, "families", fit);
  each = value["parameter_size"]; if (each != null && typeof each !== 'string') read = without(value, read, "parameter_size");
  each = value["quantization_level"]; if (each != null && typeof each !== 'string') read = without(value, read, "quantization_level");
  return read;
}
function read_ReceivedModelDetails_families_list(value) {
  return list(value, string);
}
function read_ReceivedListResponse_models_list(value) {
  return list(value, read_ReceivedModelSummary);
}
export { read_ReceivedChatResponse as readChatResponse };
export { read_ReceivedToolCall as readToolCall };
export { read_ReceivedLogprob as readLogprob };
export { read_ReceivedTokenLogprob as readTokenLogprob };
export { read_ReceivedGenerateResponse as readGenerateResponse };
export { read_ReceivedFailedReply as readFailedReply };
export { read_ReceivedListResponse as readListResponse };
export { read_ReceivedModelSummary as readModelSummary };
export { read_ReceivedModelDetails as readModelDetails };
