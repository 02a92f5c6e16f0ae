// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedAnswerChunk(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["created"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "created", fit);
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["choices"]; if (each != null && (fit = read_ReceivedAnswerChunk_choices_list(each)) !== each) read = put(value, read, "choices", fit);
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedAnswerChoice(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["delta"]; if (each != null && (fit = read_ReceivedAnswerMessage(each)) !== each) read = put(value, read, "delta", fit);
  each = value["message"]; if (each != null && (fit = read_ReceivedAnswerMessage(each)) !== each) read = put(value, read, "message", fit);
  each = value["finish_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "finish_reason");
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedChoiceLogprobs(each)) !== each) read = put(value, read, "logprobs", fit);
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedAnswerMessage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["content"]; if (each != null && (fit = read_ReceivedAnswerMessage_content(each)) !== each) read = put(value, read, "content", fit);
  each = value["refusal"]; if (each != null && typeof each !== 'string') read = without(value, read, "refusal");
  each = value["reasoning_content"]; if (each != null && typeof each !== 'string') read = without(value, read, "reasoning_content");
  each = value["reasoning"]; if (each != null && typeof each !== 'string') read = without(value, read, "reasoning");
  each = value["annotations"]; if (each != null && (fit = read_ReceivedAnswerMessage_annotations_list(each)) !== each) read = put(value, read, "annotations", fit);
  each = value["images"]; if (each != null && (fit = read_ReceivedAnswerMessage_images_list(each)) !== each) read = put(value, read, "images", fit);
  each = value["audio"]; if (each != null && (fit = read_ReceivedAnswerMessage_audio(each)) !== each) read = put(value, read, "audio", fit);
  each = value["tool_calls"]; if (each != null && (fit = read_ReceivedAnswerMessage_tool_calls_list(each)) !== each) read = put(value, read, "tool_calls", fit);
  each = value["function_call"]; if (each != null && (fit = read_ReceivedCalledTool(each)) !== each) read = put(value, read, "function_call", fit);
  each = value["extra_content"]; if (each != null && (fit = read_ReceivedExtraContent(each)) !== each) read = put(value, read, "extra_content", fit);
  return read;
}
function read_ReceivedAnswerContentPart(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["thinking"]; if (each != null && (fit = read_ReceivedAnswerContentPart_thinking_list(each)) !== each) read = put(value, read, "thinking", fit);
  return read;
}
function read_ReceivedAnswerContentPart_thinking_item(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedAnswerContentPart_thinking_list(value) {
  return list(value, read_ReceivedAnswerContentPart_thinking_item);
}
function read_ReceivedAnswerMessage_content_list(value) {
  return list(value, read_ReceivedAnswerContentPart);
}
function read_ReceivedAnswerMessage_content(value) {
  return string(value) ?? read_ReceivedAnswerMessage_content_list(value);
}
function read_ReceivedAnswerMessage_annotations_list(value) {
  return list(value, object);
}
function read_ReceivedAnswerMessage_images_list(value) {
  return list(value, object);
}
function read_ReceivedAnswerMessage_audio(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  each = value["expires_at"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "expires_at", fit);
  each = value["transcript"]; if (each != null && typeof each !== 'string') read = without(value, read, "transcript");
  return read;
}
function read_ReceivedAnswerCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["function"]; if (each != null && (fit = read_ReceivedCalledTool(each)) !== each) read = put(value, read, "function", fit);
  each = value["custom"]; if (each != null && (fit = read_ReceivedCalledTool(each)) !== each) read = put(value, read, "custom", fit);
  each = value["extra_content"]; if (each != null && (fit = read_ReceivedExtraContent(each)) !== each) read = put(value, read, "extra_content", fit);
  return read;
}
function read_ReceivedCalledTool(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  return read;
}
function read_ReceivedExtraContent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["google"]; if (each != null && (fit = read_ReceivedExtraContent_google(each)) !== each) read = put(value, read, "google", fit);
  return read;
}
function read_ReceivedExtraContent_google(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["thought_signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "thought_signature");
  return read;
}
function read_ReceivedAnswerMessage_tool_calls_list(value) {
  return list(value, read_ReceivedAnswerCall);
}
function read_ReceivedChoiceLogprobs(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && (fit = read_ReceivedChoiceLogprobs_content_list(each)) !== each) read = put(value, read, "content", fit);
  each = value["refusal"]; if (each != null && (fit = read_ReceivedChoiceLogprobs_refusal_list(each)) !== each) read = put(value, read, "refusal", fit);
  return read;
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
function read_ReceivedChoiceLogprobs_content_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedChoiceLogprobs_refusal_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedAnswerChunk_choices_list(value) {
  return list(value, read_ReceivedAnswerChoice);
}
function read_ReceivedUsageCounts(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["prompt_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_tokens", fit);
  each = value["completion_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "completion_tokens", fit);
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  each = value["output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_tokens", fit);
  each = value["total_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_tokens", fit);
  each = value["prompt_tokens_details"]; if (each != null && (fit = read_ReceivedInputDetails(each)) !== each) read = put(value, read, "prompt_tokens_details", fit);
  each = value["completion_tokens_details"]; if (each != null && (fit = read_ReceivedOutputDetails(each)) !== each) read = put(value, read, "completion_tokens_details", fit);
  each = value["input_tokens_details"]; if (each != null && (fit = read_ReceivedInputDetails(each)) !== each) read = put(value, read, "input_tokens_details", fit);
  each = value["output_tokens_details"]; if (each != null && (fit = read_ReceivedOutputDetails(each)) !== each) read = put(value, read, "output_tokens_details", fit);
  each = value["cached_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cached_tokens", fit);
  each = value["prompt_cache_hit_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_cache_hit_tokens", fit);
  return read;
}
function read_ReceivedInputDetails(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["cached_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cached_tokens", fit);
  each = value["cache_write_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_write_tokens", fit);
  each = value["cache_write_tokens_details"]; if (each != null && (fit = read_ReceivedInputDetails_cache_write_tokens_details(each)) !== each) read = put(value, read, "cache_write_tokens_details", fit);
  each = value["cache_creation_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_creation_input_tokens", fit);
  each = value["cache_creation"]; if (each != null && (fit = read_ReceivedInputDetails_cache_creation(each)) !== each) read = put(value, read, "cache_creation", fit);
  return read;
}
function read_ReceivedInputDetails_cache_write_tokens_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["ttl_30m_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ttl_30m_tokens", fit);
  each = value["ttl_12h_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ttl_12h_tokens", fit);
  return read;
}
function read_ReceivedInputDetails_cache_creation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["ephemeral_5m_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ephemeral_5m_input_tokens", fit);
  return read;
}
function read_ReceivedOutputDetails(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["reasoning_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "reasoning_tokens", fit);
  return read;
}
function read_ReceivedUsagePlaces(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  each = value["choices"]; if (each != null && (fit = read_ReceivedUsagePlaces_choices_list(each)) !== each) read = put(value, read, "choices", fit);
  each = value["x_groq"]; if (each != null && (fit = read_ReceivedUsagePlaces_x_groq(each)) !== each) read = put(value, read, "x_groq", fit);
  each = value["timings"]; if (each != null && (fit = read_ReceivedUsagePlaces_timings(each)) !== each) read = put(value, read, "timings", fit);
  return read;
}
function read_ReceivedUsagePlaces_choices_item(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedUsagePlaces_choices_list(value) {
  return list(value, read_ReceivedUsagePlaces_choices_item);
}
function read_ReceivedUsagePlaces_x_groq(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedUsagePlaces_timings(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["cache_n"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_n", fit);
  each = value["prompt_n"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "prompt_n", fit);
  each = value["predicted_n"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "predicted_n", fit);
  return read;
}
function read_ReceivedUrlCitationAnnotation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["url_citation"]; if (each != null && (fit = read_ReceivedUrlCitationAnnotation_url_citation(each)) !== each) read = put(value, read, "url_citation", fit);
  return read;
}
function read_ReceivedUrlCitationAnnotation_url_citation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["start_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_index", fit);
  each = value["end_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_index", fit);
  return read;
}
function read_ReceivedImageContentPart(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["image_url"]; if (each != null && (fit = read_ReceivedImageContentPart_image_url(each)) !== each) read = put(value, read, "image_url", fit);
  each = value["prompt_cache_breakpoint"]; if (each != null && (fit = read_ReceivedPromptCacheBreakpoint(each)) !== each) read = put(value, read, "prompt_cache_breakpoint", fit);
  return read;
}
function read_ReceivedImageContentPart_image_url(value) {
  return string(value) ?? read_ReceivedImageContentPart_image_url_1(value);
}
function read_ReceivedImageContentPart_image_url_1(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["detail"]; if (each != null && typeof each !== 'string') read = without(value, read, "detail");
  return read;
}
function read_ReceivedPromptCacheBreakpoint(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["mode"]; if (each != null && typeof each !== 'string') read = without(value, read, "mode");
  each = value["ttl"]; if (each != null && typeof each !== 'string') read = without(value, read, "ttl");
  return read;
}
function read_ReceivedReasoningDetail(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedWebPlugin(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedRoutedSearchTool(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedLouterContent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["reasoning"]; if (each != null && (fit = read_ReceivedLouterContent_reasoning_list(each)) !== each) read = put(value, read, "reasoning", fit);
  return read;
}
function read_ReceivedLouterContent_reasoning_item(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["kind"]; if (each != null && typeof each !== 'string') read = without(value, read, "kind");
  each = value["lengths"]; if (each != null && (fit = read_ReceivedLouterContent_reasoning_item_lengths_list(each)) !== each) read = put(value, read, "lengths", fit);
  each = value["seal"]; if (each != null && typeof each !== 'string') read = without(value, read, "seal");
  return read;
}
function read_ReceivedLouterContent_reasoning_item_lengths_item_or_null(value) {
  return number(value) ?? null;
}
function read_ReceivedLouterContent_reasoning_item_lengths_list(value) {
  return list(value, read_ReceivedLouterContent_reasoning_item_lengths_item_or_null);
}
function read_ReceivedLouterContent_reasoning_list(value) {
  return list(value, read_ReceivedLouterContent_reasoning_item);
}
function read_ReceivedResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["created_at"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "created_at", fit);
  each = value["completed_at"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "completed_at", fit);
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  each = value["output"]; if (each != null && (fit = read_ReceivedResponse_output_list(each)) !== each) read = put(value, read, "output", fit);
  each = value["output_text"]; if (each != null && typeof each !== 'string') read = without(value, read, "output_text");
  each = value["usage"]; if (each != null && (fit = read_ReceivedResponseUsage(each)) !== each) read = put(value, read, "usage", fit);
  each = value["error"]; if (each != null && (fit = read_ReceivedResponseError(each)) !== each) read = put(value, read, "error", fit);
  each = value["incomplete_details"]; if (each != null && (fit = read_ReceivedResponse_incomplete_details(each)) !== each) read = put(value, read, "incomplete_details", fit);
  each = value["instructions"]; if (each != null && (fit = read_ReceivedResponse_instructions(each)) !== each) read = put(value, read, "instructions", fit);
  each = value["tools"]; if (each != null && (fit = read_ReceivedResponse_tools_list(each)) !== each) read = put(value, read, "tools", fit);
  each = value["tool_choice"]; if (each != null && (fit = read_ReceivedResponseToolChoice(each)) !== each) read = put(value, read, "tool_choice", fit);
  each = value["parallel_tool_calls"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "parallel_tool_calls");
  each = value["max_tool_calls"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_tool_calls", fit);
  each = value["temperature"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "temperature", fit);
  each = value["top_p"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "top_p", fit);
  each = value["max_output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_output_tokens", fit);
  each = value["top_logprobs"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "top_logprobs", fit);
  each = value["frequency_penalty"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "frequency_penalty", fit);
  each = value["presence_penalty"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "presence_penalty", fit);
  each = value["reasoning"]; if (each != null && (fit = read_ReceivedReasoningOptions(each)) !== each) read = put(value, read, "reasoning", fit);
  each = value["text"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "text", fit);
  each = value["truncation"]; if (each != null && typeof each !== 'string') read = without(value, read, "truncation");
  each = value["previous_response_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "previous_response_id");
  each = value["conversation"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "conversation", fit);
  each = value["prompt"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "prompt", fit);
  each = value["background"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "background");
  each = value["store"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "store");
  each = value["metadata"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "metadata", fit);
  each = value["moderation"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "moderation", fit);
  each = value["image"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "image", fit);
  each = value["access_programs"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "access_programs", fit);
  each = value["input_transformations"]; if (each != null && (fit = read_ReceivedResponse_input_transformations_list(each)) !== each) read = put(value, read, "input_transformations", fit);
  each = value["prompt_cache_diagnostics"]; if (each != null && (fit = read_ReceivedResponse_prompt_cache_diagnostics(each)) !== each) read = put(value, read, "prompt_cache_diagnostics", fit);
  each = value["prompt_cache_key"]; if (each != null && typeof each !== 'string') read = without(value, read, "prompt_cache_key");
  each = value["prompt_cache_options"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "prompt_cache_options", fit);
  each = value["prompt_cache_retention"]; if (each != null && typeof each !== 'string') read = without(value, read, "prompt_cache_retention");
  each = value["safety_identifier"]; if (each != null && typeof each !== 'string') read = without(value, read, "safety_identifier");
  each = value["service_tier"]; if (each != null && typeof each !== 'string') read = without(value, read, "service_tier");
  each = value["tool_usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "tool_usage", fit);
  each = value["user"]; if (each != null && typeof each !== 'string') read = without(value, read, "user");
  return read;
}
function read_ReceivedOutputItem(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "message":
      return read_ReceivedOutputMessage(value);
    case "reasoning":
      return read_ReceivedOutputReasoning(value);
    case "function_call":
      return read_ReceivedOutputFunctionCall(value);
    case "custom_tool_call":
      return read_ReceivedOutputCustomToolCall(value);
    case "tool_search_call":
      return read_ReceivedToolSearchCallItem(value);
    case "tool_search_output":
      return read_ReceivedToolSearchOutputItem(value);
    case "web_search_call":
      return read_ReceivedWebSearchCallItem(value);
    case "compaction":
      return read_ReceivedCompactionItem(value);
    case "function_call_output":
      return read_ReceivedFunctionCallOutputItem(value);
    case "custom_tool_call_output":
      return read_ReceivedCustomToolCallOutputItem(value);
    case "additional_tools":
      return read_ReceivedAdditionalToolsItem(value);
    case "file_search_call":
      return read_ReceivedFileSearchCallItem(value);
    case "computer_call":
      return read_ReceivedComputerCallItem(value);
    case "computer_call_output":
      return read_ReceivedComputerCallOutputItem(value);
    case "code_interpreter_call":
      return read_ReceivedCodeInterpreterCallItem(value);
    case "image_generation_call":
      return read_ReceivedImageGenerationCallItem(value);
    case "local_shell_call":
      return read_ReceivedLocalShellCallItem(value);
    case "local_shell_call_output":
      return read_ReceivedLocalShellCallOutputItem(value);
    case "shell_call":
      return read_ReceivedShellCallItem(value);
    case "shell_call_output":
      return read_ReceivedShellCallOutputItem(value);
    case "apply_patch_call":
      return read_ReceivedApplyPatchCallItem(value);
    case "apply_patch_call_output":
      return read_ReceivedApplyPatchCallOutputItem(value);
    case "mcp_list_tools":
      return read_ReceivedMcpListToolsItem(value);
    case "mcp_approval_request":
      return read_ReceivedMcpApprovalRequestItem(value);
    case "mcp_approval_response":
      return read_ReceivedMcpApprovalResponseItem(value);
    case "mcp_call":
      return read_ReceivedMcpCallItem(value);
    case "program":
      return read_ReceivedProgramItem(value);
    case "program_output":
      return read_ReceivedProgramOutputItem(value);
    default:
      return value;
  }
}
function read_ReceivedOutputMessage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["content"]; if (each != null && (fit = read_ReceivedOutputMessage_content(each)) !== each) read = put(value, read, "content", fit);
  each = value["phase"]; if (each != null && typeof each !== 'string') read = without(value, read, "phase");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedOutputContentPart(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "output_text":
      return read_ReceivedOutputText(value);
    case "refusal":
      return read_ReceivedOutputRefusal(value);
    default:
      return value;
  }
}
function read_ReceivedOutputText(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["annotations"]; if (each != null && (fit = read_ReceivedOutputText_annotations_list(each)) !== each) read = put(value, read, "annotations", fit);
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedOutputText_logprobs_list(each)) !== each) read = put(value, read, "logprobs", fit);
  return read;
}
function read_ReceivedTextAnnotation(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "url_citation":
      return read_ReceivedUrlCitation(value);
    case "file_citation":
      return read_ReceivedFileCitation(value);
    case "container_file_citation":
      return read_ReceivedContainerFileCitation(value);
    case "file_path":
      return read_ReceivedFilePath(value);
    default:
      return value;
  }
}
function read_ReceivedUrlCitation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["start_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_index", fit);
  each = value["end_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_index", fit);
  return read;
}
function read_ReceivedFileCitation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  each = value["filename"]; if (each != null && typeof each !== 'string') read = without(value, read, "filename");
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  return read;
}
function read_ReceivedContainerFileCitation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["container_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "container_id");
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  each = value["filename"]; if (each != null && typeof each !== 'string') read = without(value, read, "filename");
  each = value["start_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_index", fit);
  each = value["end_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_index", fit);
  return read;
}
function read_ReceivedFilePath(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  return read;
}
function read_ReceivedOutputText_annotations_list(value) {
  return list(value, read_ReceivedTextAnnotation);
}
function read_ReceivedOutputText_logprobs_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedOutputRefusal(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["refusal"]; if (each != null && typeof each !== 'string') read = without(value, read, "refusal");
  return read;
}
function read_ReceivedOutputMessage_content_list(value) {
  return list(value, read_ReceivedOutputContentPart);
}
function read_ReceivedOutputMessage_content(value) {
  return read_ReceivedOutputMessage_content_list(value) ?? string(value);
}
function read_ReceivedOutputReasoning(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["summary"]; if (each != null && (fit = read_ReceivedOutputReasoning_summary_list(each)) !== each) read = put(value, read, "summary", fit);
  each = value["content"]; if (each != null && (fit = read_ReceivedOutputReasoning_content_list(each)) !== each) read = put(value, read, "content", fit);
  each = value["encrypted_content"]; if (each != null && typeof each !== 'string') read = without(value, read, "encrypted_content");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedSummaryText(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedOutputReasoning_summary_list(value) {
  return list(value, read_ReceivedSummaryText);
}
function read_ReceivedReasoningText(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedOutputReasoning_content_list(value) {
  return list(value, read_ReceivedReasoningText);
}
function read_ReceivedOutputFunctionCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["call_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "call_id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["namespace"]; if (each != null && typeof each !== 'string') read = without(value, read, "namespace");
  each = value["arguments"]; if (each != null && (fit = read_ReceivedOutputFunctionCall_arguments(each)) !== each) read = put(value, read, "arguments", fit);
  each = value["async"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "async");
  each = value["caller"]; if (each != null && (fit = read_ReceivedToolCaller(each)) !== each) read = put(value, read, "caller", fit);
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedOutputFunctionCall_arguments(value) {
  return string(value) ?? object(value);
}
function read_ReceivedToolCaller(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["caller_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "caller_id");
  return read;
}
function read_ReceivedOutputCustomToolCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["call_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "call_id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["namespace"]; if (each != null && typeof each !== 'string') read = without(value, read, "namespace");
  each = value["input"]; if (each != null && typeof each !== 'string') read = without(value, read, "input");
  each = value["async"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "async");
  each = value["caller"]; if (each != null && (fit = read_ReceivedToolCaller(each)) !== each) read = put(value, read, "caller", fit);
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedToolSearchCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedToolSearchOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedWebSearchCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedCompactionItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedFunctionCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedCustomToolCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedAdditionalToolsItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedFileSearchCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedComputerCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedComputerCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedCodeInterpreterCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedImageGenerationCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedLocalShellCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedLocalShellCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedShellCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedShellCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedApplyPatchCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedApplyPatchCallOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedMcpListToolsItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedMcpApprovalRequestItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedMcpApprovalResponseItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedMcpCallItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedProgramItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedProgramOutputItem(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedResponse_output_list(value) {
  return list(value, read_ReceivedOutputItem);
}
function read_ReceivedResponseUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  each = value["input_tokens_details"]; if (each != null && (fit = read_ReceivedResponseUsage_input_tokens_details(each)) !== each) read = put(value, read, "input_tokens_details", fit);
  each = value["output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_tokens", fit);
  each = value["output_tokens_details"]; if (each != null && (fit = read_ReceivedResponseUsage_output_tokens_details(each)) !== each) read = put(value, read, "output_tokens_details", fit);
  each = value["total_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_tokens", fit);
  return read;
}
function read_ReceivedResponseUsage_input_tokens_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["cached_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cached_tokens", fit);
  each = value["cache_write_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_write_tokens", fit);
  each = value["cache_write_tokens_details"]; if (each != null && (fit = read_ReceivedResponseUsage_input_tokens_details_cache_write_tokens_details(each)) !== each) read = put(value, read, "cache_write_tokens_details", fit);
  return read;
}
function read_ReceivedResponseUsage_input_tokens_details_cache_write_tokens_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["ttl_30m_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ttl_30m_tokens", fit);
  each = value["ttl_12h_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ttl_12h_tokens", fit);
  return read;
}
function read_ReceivedResponseUsage_output_tokens_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["reasoning_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "reasoning_tokens", fit);
  return read;
}
function read_ReceivedResponseError(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["code"]; if (each != null && (fit = read_ReceivedResponseError_code(each)) !== each) read = put(value, read, "code", fit);
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["param"]; if (each != null && typeof each !== 'string') read = without(value, read, "param");
  each = value["misalignment"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "misalignment", fit);
  return read;
}
function read_ReceivedResponseError_code(value) {
  return string(value) ?? number(value);
}
function read_ReceivedResponse_incomplete_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "reason");
  return read;
}
function read_ReceivedResponse_instructions(value) {
  return string(value) ?? array(value);
}
function read_ReceivedResponse_tools_list(value) {
  return list(value, object);
}
function read_ReceivedResponseToolChoice(value) {
  return string(value) ?? read_ReceivedResponseToolChoice_1(value);
}
function read_ReceivedResponseToolChoice_1(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["mode"]; if (each != null && typeof each !== 'string') read = without(value, read, "mode");
  each = value["tools"]; if (each != null && (fit = read_ReceivedResponseToolChoice_1_tools_list(each)) !== each) read = put(value, read, "tools", fit);
  each = value["server_label"]; if (each != null && typeof each !== 'string') read = without(value, read, "server_label");
  return read;
}
function read_ReceivedResponseToolChoice_1_tools_list(value) {
  return list(value, object);
}
function read_ReceivedReasoningOptions(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["effort"]; if (each != null && typeof each !== 'string') read = without(value, read, "effort");
  each = value["summary"]; if (each != null && typeof each !== 'string') read = without(value, read, "summary");
  each = value["generate_summary"]; if (each != null && typeof each !== 'string') read = without(value, read, "generate_summary");
  each = value["context"]; if (each != null && typeof each !== 'string') read = without(value, read, "context");
  each = value["mode"]; if (each != null && typeof each !== 'string') read = without(value, read, "mode");
  return read;
}
function read_ReceivedResponse_input_transformations_list(value) {
  return list(value, object);
}
function read_ReceivedResponse_prompt_cache_diagnostics(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "reason");
  each = value["cache_missed_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_missed_tokens", fit);
  each = value["comparison_reusable_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "comparison_reusable_tokens", fit);
  return read;
}
function read_ReceivedResponseStreamEvent(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "response.created":
    case "response.queued":
    case "response.in_progress":
    case "response.completed":
    case "response.incomplete":
    case "response.failed":
      return read_ReceivedResponseStateEvent(value);
    case "response.output_item.added":
    case "response.output_item.done":
      return read_ReceivedOutputItemEvent(value);
    case "response.content_part.added":
    case "response.content_part.done":
      return read_ReceivedContentPartEvent(value);
    case "response.output_text.delta":
      return read_ReceivedOutputTextDeltaEvent(value);
    case "response.output_text.done":
      return read_ReceivedOutputTextDoneEvent(value);
    case "response.output_text.annotation.added":
      return read_ReceivedOutputTextAnnotationEvent(value);
    case "response.refusal.delta":
      return read_ReceivedRefusalDeltaEvent(value);
    case "response.refusal.done":
      return read_ReceivedRefusalDoneEvent(value);
    case "response.reasoning_summary_part.added":
    case "response.reasoning_summary_part.done":
      return read_ReceivedSummaryPartEvent(value);
    case "response.reasoning_summary_text.delta":
      return read_ReceivedSummaryTextDeltaEvent(value);
    case "response.reasoning_summary_text.done":
      return read_ReceivedSummaryTextDoneEvent(value);
    case "response.reasoning_text.delta":
      return read_ReceivedReasoningTextDeltaEvent(value);
    case "response.reasoning_text.done":
      return read_ReceivedReasoningTextDoneEvent(value);
    case "response.function_call_arguments.delta":
      return read_ReceivedFunctionCallArgumentsDeltaEvent(value);
    case "response.function_call_arguments.done":
      return read_ReceivedFunctionCallArgumentsDoneEvent(value);
    case "response.custom_tool_call_input.delta":
      return read_ReceivedCustomToolCallInputDeltaEvent(value);
    case "response.custom_tool_call_input.done":
      return read_ReceivedCustomToolCallInputDoneEvent(value);
    case "response.web_search_call.in_progress":
    case "response.web_search_call.searching":
    case "response.web_search_call.completed":
    case "response.file_search_call.in_progress":
    case "response.file_search_call.searching":
    case "response.file_search_call.completed":
    case "response.code_interpreter_call.in_progress":
    case "response.code_interpreter_call.interpreting":
    case "response.code_interpreter_call.completed":
    case "response.image_generation_call.in_progress":
    case "response.image_generation_call.generating":
    case "response.image_generation_call.completed":
    case "response.mcp_call.in_progress":
    case "response.mcp_call.completed":
    case "response.mcp_call.failed":
    case "response.mcp_list_tools.in_progress":
    case "response.mcp_list_tools.completed":
    case "response.mcp_list_tools.failed":
    case "response.compaction.compacting":
      return read_ReceivedServerToolProgressEvent(value);
    case "response.code_interpreter_call_code.delta":
    case "response.mcp_call_arguments.delta":
    case "response.shell_call_command.delta":
    case "response.shell_call_output_content.delta":
    case "response.apply_patch_call_operation_diff.delta":
      return read_ReceivedServerToolDeltaEvent(value);
    case "response.code_interpreter_call_code.done":
    case "response.mcp_call_arguments.done":
    case "response.shell_call_command.added":
    case "response.shell_call_command.done":
    case "response.shell_call_output_content.done":
    case "response.apply_patch_call_operation_diff.done":
      return read_ReceivedServerToolDoneEvent(value);
    case "response.image_generation_call.partial_image":
      return read_ReceivedPartialImageEvent(value);
    case "response.audio.delta":
    case "response.audio.done":
    case "response.audio.transcript.delta":
    case "response.audio.transcript.done":
      return read_ReceivedAudioEvent(value);
    case "error":
      return read_ReceivedStreamErrorEvent(value);
    default:
      return value;
  }
}
function read_ReceivedResponseStateEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["response"]; if (each != null && (fit = read_ReceivedResponseState(each)) !== each) read = put(value, read, "response", fit);
  return read;
}
function read_ReceivedResponseState(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["created_at"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "created_at", fit);
  each = value["completed_at"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "completed_at", fit);
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  each = value["output"]; if (each != null && (fit = read_ReceivedResponseState_output_list(each)) !== each) read = put(value, read, "output", fit);
  each = value["output_text"]; if (each != null && typeof each !== 'string') read = without(value, read, "output_text");
  each = value["usage"]; if (each != null && (fit = read_ReceivedResponseUsage(each)) !== each) read = put(value, read, "usage", fit);
  each = value["error"]; if (each != null && (fit = read_ReceivedResponseError(each)) !== each) read = put(value, read, "error", fit);
  each = value["incomplete_details"]; if (each != null && (fit = read_ReceivedResponseState_incomplete_details(each)) !== each) read = put(value, read, "incomplete_details", fit);
  each = value["instructions"]; if (each != null && (fit = read_ReceivedResponseState_instructions(each)) !== each) read = put(value, read, "instructions", fit);
  each = value["tools"]; if (each != null && (fit = read_ReceivedResponseState_tools_list(each)) !== each) read = put(value, read, "tools", fit);
  each = value["tool_choice"]; if (each != null && (fit = read_ReceivedResponseToolChoice(each)) !== each) read = put(value, read, "tool_choice", fit);
  each = value["parallel_tool_calls"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "parallel_tool_calls");
  each = value["max_tool_calls"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_tool_calls", fit);
  each = value["temperature"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "temperature", fit);
  each = value["top_p"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "top_p", fit);
  each = value["max_output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_output_tokens", fit);
  each = value["top_logprobs"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "top_logprobs", fit);
  each = value["frequency_penalty"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "frequency_penalty", fit);
  each = value["presence_penalty"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "presence_penalty", fit);
  each = value["reasoning"]; if (each != null && (fit = read_ReceivedReasoningOptions(each)) !== each) read = put(value, read, "reasoning", fit);
  each = value["text"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "text", fit);
  each = value["truncation"]; if (each != null && typeof each !== 'string') read = without(value, read, "truncation");
  each = value["previous_response_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "previous_response_id");
  each = value["conversation"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "conversation", fit);
  each = value["prompt"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "prompt", fit);
  each = value["background"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "background");
  each = value["store"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "store");
  each = value["metadata"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "metadata", fit);
  each = value["moderation"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "moderation", fit);
  each = value["image"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "image", fit);
  each = value["access_programs"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "access_programs", fit);
  each = value["input_transformations"]; if (each != null && (fit = read_ReceivedResponseState_input_transformations_list(each)) !== each) read = put(value, read, "input_transformations", fit);
  each = value["prompt_cache_diagnostics"]; if (each != null && (fit = read_ReceivedResponseState_prompt_cache_diagnostics(each)) !== each) read = put(value, read, "prompt_cache_diagnostics", fit);
  each = value["prompt_cache_key"]; if (each != null && typeof each !== 'string') read = without(value, read, "prompt_cache_key");
  each = value["prompt_cache_options"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "prompt_cache_options", fit);
  each = value["prompt_cache_retention"]; if (each != null && typeof each !== 'string') read = without(value, read, "prompt_cache_retention");
  each = value["safety_identifier"]; if (each != null && typeof each !== 'string') read = without(value, read, "safety_identifier");
  each = value["service_tier"]; if (each != null && typeof each !== 'string') read = without(value, read, "service_tier");
  each = value["tool_usage"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "tool_usage", fit);
  each = value["user"]; if (each != null && typeof each !== 'string') read = without(value, read, "user");
  return read;
}
function read_ReceivedResponseState_output_list(value) {
  return list(value, read_ReceivedOutputItem);
}
function read_ReceivedResponseState_incomplete_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "reason");
  return read;
}
function read_ReceivedResponseState_instructions(value) {
  return string(value) ?? array(value);
}
function read_ReceivedResponseState_tools_list(value) {
  return list(value, object);
}
function read_ReceivedResponseState_input_transformations_list(value) {
  return list(value, object);
}
function read_ReceivedResponseState_prompt_cache_diagnostics(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "reason");
  each = value["cache_missed_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_missed_tokens", fit);
  each = value["comparison_reusable_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "comparison_reusable_tokens", fit);
  return read;
}
function read_ReceivedOutputItemEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["item"]; if (each != null && (fit = read_ReceivedOutputItem(each)) !== each) read = put(value, read, "item", fit);
  return read;
}
function read_ReceivedContentPartEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["part"]; if (each != null && (fit = read_ReceivedContentPartEvent_part(each)) !== each) read = put(value, read, "part", fit);
  return read;
}
function read_ReceivedContentPartEvent_part(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "output_text":
      return read_ReceivedOutputText(value);
    case "refusal":
      return read_ReceivedOutputRefusal(value);
    case "reasoning_text":
    case "text":
      return read_ReceivedReasoningText(value);
    default:
      return value;
  }
}
function read_ReceivedOutputTextDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedOutputTextDeltaEvent_logprobs_list(each)) !== each) read = put(value, read, "logprobs", fit);
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedOutputTextDeltaEvent_logprobs_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedOutputTextDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["logprobs"]; if (each != null && (fit = read_ReceivedOutputTextDoneEvent_logprobs_list(each)) !== each) read = put(value, read, "logprobs", fit);
  return read;
}
function read_ReceivedOutputTextDoneEvent_logprobs_list(value) {
  return list(value, read_ReceivedTokenLogprob);
}
function read_ReceivedOutputTextAnnotationEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["annotation_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "annotation_index", fit);
  each = value["annotation"]; if (each != null && (fit = read_ReceivedTextAnnotation(each)) !== each) read = put(value, read, "annotation", fit);
  return read;
}
function read_ReceivedRefusalDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedRefusalDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["refusal"]; if (each != null && typeof each !== 'string') read = without(value, read, "refusal");
  return read;
}
function read_ReceivedSummaryPartEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["summary_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "summary_index", fit);
  each = value["part"]; if (each != null && (fit = read_ReceivedSummaryText(each)) !== each) read = put(value, read, "part", fit);
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedSummaryTextDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["summary_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "summary_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedSummaryTextDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["summary_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "summary_index", fit);
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedReasoningTextDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedReasoningTextDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["content_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "content_index", fit);
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedFunctionCallArgumentsDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedFunctionCallArgumentsDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["arguments"]; if (each != null && typeof each !== 'string') read = without(value, read, "arguments");
  return read;
}
function read_ReceivedCustomToolCallInputDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["delta"]; if (each != null && typeof each !== 'string') read = without(value, read, "delta");
  each = value["obfuscation"]; if (each != null && typeof each !== 'string') read = without(value, read, "obfuscation");
  return read;
}
function read_ReceivedCustomToolCallInputDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["item_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "item_id");
  each = value["output_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_index", fit);
  each = value["input"]; if (each != null && typeof each !== 'string') read = without(value, read, "input");
  return read;
}
function read_ReceivedServerToolProgressEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  return read;
}
function read_ReceivedServerToolDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  return read;
}
function read_ReceivedServerToolDoneEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  return read;
}
function read_ReceivedPartialImageEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedAudioEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  return read;
}
function read_ReceivedStreamErrorEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["sequence_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "sequence_number", fit);
  each = value["code"]; if (each != null && (fit = read_ReceivedStreamErrorEvent_code(each)) !== each) read = put(value, read, "code", fit);
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["param"]; if (each != null && typeof each !== 'string') read = without(value, read, "param");
  each = value["error"]; if (each != null && (fit = read_ReceivedStreamErrorEvent_error(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
function read_ReceivedStreamErrorEvent_code(value) {
  return string(value) ?? number(value);
}
function read_ReceivedStreamErrorEvent_error(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["code"]; if (each != null && (fit = read_ReceivedStreamErrorEvent_error_code(each)) !== each) read = put(value, read, "code", fit);
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["param"]; if (each != null && typeof each !== 'string') read = without(value, read, "param");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  return read;
}
function read_ReceivedStreamErrorEvent_error_code(value) {
  return string(value) ?? number(value);
}
function read_ReceivedInputTokenCount(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  return read;
}
function read_ReceivedErrorResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["error"]; if (each != null && (fit = read_ReceivedErrorResponse_error(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
function read_ReceivedErrorResponse_error(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["param"]; if (each != null && typeof each !== 'string') read = without(value, read, "param");
  each = value["code"]; if (each != null && (fit = read_ReceivedErrorResponse_error_code(each)) !== each) read = put(value, read, "code", fit);
  return read;
}
function read_ReceivedErrorResponse_error_code(value) {
  return string(value) ?? number(value);
}
function read_ReceivedModelList(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["data"]; if (each != null && (fit = read_ReceivedModelList_data_list(each)) !== each) read = put(value, read, "data", fit);
  return read;
}
function read_ReceivedModel(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["created"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "created", fit);
  each = value["owned_by"]; if (each != null && typeof each !== 'string') read = without(value, read, "owned_by");
  each = value["shutdown_date"]; if (each != null && typeof each !== 'string') read = without(value, read, "shutdown_date");
  return read;
}
function read_ReceivedModelList_data_list(value) {
  return list(value, read_ReceivedModel);
}
export { read_ReceivedAnswerChunk as readAnswerChunk };
export { read_ReceivedAnswerChoice as readAnswerChoice };
export { read_ReceivedAnswerMessage as readAnswerMessage };
export { read_ReceivedAnswerContentPart as readAnswerContentPart };
export { read_ReceivedAnswerCall as readAnswerCall };
export { read_ReceivedCalledTool as readCalledTool };
export { read_ReceivedExtraContent as readExtraContent };
export { read_ReceivedChoiceLogprobs as readChoiceLogprobs };
export { read_ReceivedTokenLogprob as readTokenLogprob };
export { read_ReceivedUsageCounts as readUsageCounts };
export { read_ReceivedInputDetails as readInputDetails };
export { read_ReceivedOutputDetails as readOutputDetails };
export { read_ReceivedUsagePlaces as readUsagePlaces };
export { read_ReceivedUrlCitationAnnotation as readUrlCitationAnnotation };
export { read_ReceivedImageContentPart as readImageContentPart };
export { read_ReceivedPromptCacheBreakpoint as readPromptCacheBreakpoint };
export { read_ReceivedReasoningDetail as readReasoningDetail };
export { read_ReceivedWebPlugin as readWebPlugin };
export { read_ReceivedRoutedSearchTool as readRoutedSearchTool };
export { read_ReceivedLouterContent as readLouterContent };
export { read_ReceivedResponse as readResponse };
export { read_ReceivedOutputItem as readOutputItem };
export { read_ReceivedOutputMessage as readOutputMessage };
export { read_ReceivedOutputContentPart as readOutputContentPart };
export { read_ReceivedOutputText as readOutputText };
export { read_ReceivedTextAnnotation as readTextAnnotation };
export { read_ReceivedUrlCitation as readUrlCitation };
export { read_ReceivedFileCitation as readFileCitation };
export { read_ReceivedContainerFileCitation as readContainerFileCitation };
export { read_ReceivedFilePath as readFilePath };
export { read_ReceivedOutputRefusal as readOutputRefusal };
export { read_ReceivedOutputReasoning as readOutputReasoning };
export { read_ReceivedSummaryText as readSummaryText };
export { read_ReceivedReasoningText as readReasoningText };
export { read_ReceivedOutputFunctionCall as readOutputFunctionCall };
export { read_ReceivedToolCaller as readToolCaller };
export { read_ReceivedOutputCustomToolCall as readOutputCustomToolCall };
export { read_ReceivedToolSearchCallItem as readToolSearchCallItem };
export { read_ReceivedToolSearchOutputItem as readToolSearchOutputItem };
export { read_ReceivedWebSearchCallItem as readWebSearchCallItem };
export { read_ReceivedCompactionItem as readCompactionItem };
export { read_ReceivedFunctionCallOutputItem as readFunctionCallOutputItem };
export { read_ReceivedCustomToolCallOutputItem as readCustomToolCallOutputItem };
export { read_ReceivedAdditionalToolsItem as readAdditionalToolsItem };
export { read_ReceivedFileSearchCallItem as readFileSearchCallItem };
export { read_ReceivedComputerCallItem as readComputerCallItem };
export { read_ReceivedComputerCallOutputItem as readComputerCallOutputItem };
export { read_ReceivedCodeInterpreterCallItem as readCodeInterpreterCallItem };
export { read_ReceivedImageGenerationCallItem as readImageGenerationCallItem };
export { read_ReceivedLocalShellCallItem as readLocalShellCallItem };
export { read_ReceivedLocalShellCallOutputItem as readLocalShellCallOutputItem };
export { read_ReceivedShellCallItem as readShellCallItem };
export { read_ReceivedShellCallOutputItem as readShellCallOutputItem };
export { read_ReceivedApplyPatchCallItem as readApplyPatchCallItem };
export { read_ReceivedApplyPatchCallOutputItem as readApplyPatchCallOutputItem };
export { read_ReceivedMcpListToolsItem as readMcpListToolsItem };
export { read_ReceivedMcpApprovalRequestItem as readMcpApprovalRequestItem };
export { read_ReceivedMcpApprovalResponseItem as readMcpApprovalResponseItem };
export { read_ReceivedMcpCallItem as readMcpCallItem };
export { read_ReceivedProgramItem as readProgramItem };
export { read_ReceivedProgramOutputItem as readProgramOutputItem };
export { read_ReceivedResponseUsage as readResponseUsage };
export { read_ReceivedResponseError as readResponseError };
export { read_ReceivedResponseToolChoice as readResponseToolChoice };
export { read_ReceivedReasoningOptions as readReasoningOptions };
export { read_ReceivedResponseStreamEvent as readResponseStreamEvent };
export { read_ReceivedResponseStateEvent as readResponseStateEvent };
export { read_ReceivedResponseState as readResponseState };
export { read_ReceivedOutputItemEvent as readOutputItemEvent };
export { read_ReceivedContentPartEvent as readContentPartEvent };
export { read_ReceivedOutputTextDeltaEvent as readOutputTextDeltaEvent };
export { read_ReceivedOutputTextDoneEvent as readOutputTextDoneEvent };
export { read_ReceivedOutputTextAnnotationEvent as readOutputTextAnnotationEvent };
export { read_ReceivedRefusalDeltaEvent as readRefusalDeltaEvent };
export { read_ReceivedRefusalDoneEvent as readRefusalDoneEvent };
export { read_ReceivedSummaryPartEvent as readSummaryPartEvent };
export { read_ReceivedSummaryTextDeltaEvent as readSummaryTextDeltaEvent };
export { read_ReceivedSummaryTextDoneEvent as readSummaryTextDoneEvent };
export { read_ReceivedReasoningTextDeltaEvent as readReasoningTextDeltaEvent };
export { read_ReceivedReasoningTextDoneEvent as readReasoningTextDoneEvent };
export { read_ReceivedFunctionCallArgumentsDeltaEvent as readFunctionCallArgumentsDeltaEvent };
export { read_ReceivedFunctionCallArgumentsDoneEvent as readFunctionCallArgumentsDoneEvent };
export { read_ReceivedCustomToolCallInputDeltaEvent as readCustomToolCallInputDeltaEvent };
export { read_ReceivedCustomToolCallInputDoneEvent as readCustomToolCallInputDoneEvent };
export { read_ReceivedServerToolProgressEvent as readServerToolProgressEvent };
export { read_ReceivedServerToolDeltaEvent as readServerToolDeltaEvent };
export { read_ReceivedServerToolDoneEvent as readServerToolDoneEvent };
export { read_ReceivedPartialImageEvent as readPartialImageEvent };
export { read_ReceivedAudioEvent as readAudioEvent };
export { read_ReceivedStreamErrorEvent as readStreamErrorEvent };
export { read_ReceivedInputTokenCount as readInputTokenCount };
export { read_ReceivedErrorResponse as readErrorResponse };
export { read_ReceivedModelList as readModelList };
export { read_ReceivedModel as readModel };
