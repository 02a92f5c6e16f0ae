// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedCompletionChunk(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["created"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "created", fit);
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["choices"]; if (each != null && (fit = read_ReceivedCompletionChunk_choices_list(each)) !== each) read = put(value, read, "choices", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedCompletionChoice(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedLogprobs(each)) !== each) read = put(value, read, "logprobs", fit);
  each = value["finish_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "finish_reason");
  each = value["stop_reason"]; if (each != null && (fit = read_ReceivedCompletionChoice_stop_reason(each)) !== each) read = put(value, read, "stop_reason", fit);
  each = value["matched_stop"]; if (each != null && (fit = read_ReceivedCompletionChoice_matched_stop(each)) !== each) read = put(value, read, "matched_stop", fit);
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedLogprobs(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["tokens"]; if (each != null && (fit = read_ReceivedLogprobs_tokens_list(each)) !== each) read = put(value, read, "tokens", fit);
  each = value["token_logprobs"]; if (each != null && (fit = read_ReceivedLogprobs_token_logprobs_list(each)) !== each) read = put(value, read, "token_logprobs", fit);
  each = value["top_logprobs"]; if (each != null && (fit = read_ReceivedLogprobs_top_logprobs_list(each)) !== each) read = put(value, read, "top_logprobs", fit);
  each = value["text_offset"]; if (each != null && (fit = read_ReceivedLogprobs_text_offset_list(each)) !== each) read = put(value, read, "text_offset", fit);
  each = value["content"]; if (each != null && (fit = read_ReceivedLogprobs_content_list(each)) !== each) read = put(value, read, "content", fit);
  return read;
}
function read_ReceivedLogprobs_tokens_item_or_null(value) {
  return string(value) ?? null;
}
function read_ReceivedLogprobs_tokens_list(value) {
  return list(value, read_ReceivedLogprobs_tokens_item_or_null);
}
function read_ReceivedLogprobs_token_logprobs_item_or_null(value) {
  return number(value) ?? null;
}
function read_ReceivedLogprobs_token_logprobs_list(value) {
  return list(value, read_ReceivedLogprobs_token_logprobs_item_or_null);
}
function read_ReceivedLogprobs_top_logprobs_item_or_null(value) {
  return object(value) ?? null;
}
function read_ReceivedLogprobs_top_logprobs_list(value) {
  return list(value, read_ReceivedLogprobs_top_logprobs_item_or_null);
}
function read_ReceivedLogprobs_text_offset_list(value) {
  return list(value, number);
}
function read_ReceivedTokenLogprob(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["token"]; if (each != null && typeof each !== 'string') read = without(value, read, "token");
  each = value["logprob"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logprob", fit);
  each = value["bytes"]; if (each != null && (fit = read_ReceivedTokenLogprob_bytes_list(each)) !== each) read = put(value, read, "bytes", fit);
  each = value["top_logprobs"]; if (each != null && (fit = read_ReceivedTokenLogprob_top_logprobs_list(each)) !== each) read = put(value, read, "top_logprobs", fit);
  return read;
}
function read_ReceivedTokenLogprob_bytes_list(value) {
  return list(value, number);
}
function read_ReceivedTokenLogprob_top_logprobs_item(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["token"]; if (each != null && typeof each !== 'string') read = without(value, read, "token");
  each = value["logprob"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logprob", fit);
  each = value["bytes"]; if (each != null && (fit = read_ReceivedTokenLogprob_top_logprobs_item_bytes_list(each)) !== each) read = put(value, read, "bytes", fit);
  return read;
}
function read_ReceivedTokenLogprob_top_logprobs_item_bytes_list(value) {
  return list(value, number);
}
function read_ReceivedTokenLogprob_top_logprobs_list(value) {
  return list(value, read_ReceivedTokenLogprob_top_logprobs_item);
}
function read_ReceivedLogprobs_content_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedCompletionChoice_stop_reason(value) {
  return string(value) ?? number(value);
}
function read_ReceivedCompletionChoice_matched_stop(value) {
  return string(value) ?? number(value);
}
function read_ReceivedCompletionChunk_choices_list(value) {
  return list(value, read_ReceivedCompletionChoice);
}
function read_ReceivedUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["prompt_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_tokens", fit);
  each = value["completion_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "completion_tokens", fit);
  each = value["total_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_tokens", fit);
  each = value["prompt_tokens_details"]; if (each != null && (fit = read_ReceivedUsage_prompt_tokens_details(each)) !== each) read = put(value, read, "prompt_tokens_details", fit);
  return read;
}
function read_ReceivedUsage_prompt_tokens_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["cached_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cached_tokens", fit);
  return read;
}
export { read_ReceivedCompletionChunk as readCompletionChunk };
export { read_ReceivedCompletionChoice as readCompletionChoice };
export { read_ReceivedLogprobs as readLogprobs };
export { read_ReceivedTokenLogprob as readTokenLogprob };
export { read_ReceivedUsage as readUsage };
