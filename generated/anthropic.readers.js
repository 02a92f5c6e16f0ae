// Made by scripts/codegen.ts from specs/anthropic.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedMessage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["content"]; if (each != null && (fit = read_ReceivedMessage_content_list(each)) !== each) read = put(value, read, "content", fit);
  each = value["stop_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_reason");
  each = value["stop_sequence"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_sequence");
  each = value["stop_details"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "stop_details", fit);
  each = value["container"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "container", fit);
  each = value["context_management"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "context_management", fit);
  each = value["diagnostics"]; if (each != null && (fit = read_ReceivedMessage_diagnostics(each)) !== each) read = put(value, read, "diagnostics", fit);
  each = value["input_transformations"]; if (each != null && (fit = read_ReceivedMessage_input_transformations_list(each)) !== each) read = put(value, read, "input_transformations", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedContentBlock(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "text":
      return read_ReceivedTextBlock(value);
    case "thinking":
      return read_ReceivedThinkingBlock(value);
    case "redacted_thinking":
      return read_ReceivedRedactedThinkingBlock(value);
    case "tool_use":
      return read_ReceivedToolUseBlock(value);
    case "server_tool_use":
      return read_ReceivedServerToolUseBlock(value);
    case "mcp_tool_use":
      return read_ReceivedMcpToolUseBlock(value);
    case "web_search_tool_result":
    case "web_fetch_tool_result":
    case "code_execution_tool_result":
    case "bash_code_execution_tool_result":
    case "text_editor_code_execution_tool_result":
    case "tool_search_tool_result":
    case "advisor_tool_result":
      return read_ReceivedServerToolResultBlock(value);
    case "mcp_tool_result":
      return read_ReceivedMcpToolResultBlock(value);
    case "container_upload":
      return read_ReceivedContainerUploadBlock(value);
    case "compaction":
      return read_ReceivedCompactionBlock(value);
    case "fallback":
      return read_ReceivedFallbackBlock(value);
    case "mcp_tool_listing":
      return read_ReceivedMcpToolListingBlock(value);
    case "image":
      return read_ReceivedImageBlockParam(value);
    default:
      return value;
  }
}
function read_ReceivedTextBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["citations"]; if (each != null && (fit = read_ReceivedTextBlock_citations_list(each)) !== each) read = put(value, read, "citations", fit);
  return read;
}
function read_ReceivedCitation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["cited_text"]; if (each != null && typeof each !== 'string') read = without(value, read, "cited_text");
  each = value["document_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "document_index", fit);
  each = value["document_title"]; if (each != null && typeof each !== 'string') read = without(value, read, "document_title");
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  each = value["start_char_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_char_index", fit);
  each = value["end_char_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_char_index", fit);
  each = value["start_page_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_page_number", fit);
  each = value["end_page_number"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_page_number", fit);
  each = value["start_block_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_block_index", fit);
  each = value["end_block_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_block_index", fit);
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["source"]; if (each != null && typeof each !== 'string') read = without(value, read, "source");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["encrypted_index"]; if (each != null && typeof each !== 'string') read = without(value, read, "encrypted_index");
  each = value["search_result_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "search_result_index", fit);
  return read;
}
function read_ReceivedTextBlock_citations_list(value) {
  return list(value, read_ReceivedCitation);
}
function read_ReceivedThinkingBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["thinking"]; if (each != null && typeof each !== 'string') read = without(value, read, "thinking");
  each = value["signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "signature");
  return read;
}
function read_ReceivedRedactedThinkingBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  return read;
}
function read_ReceivedToolUseBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["input"]; if (each != null && (fit = read_ReceivedToolUseBlock_input(each)) !== each) read = put(value, read, "input", fit);
  each = value["caller"]; if (each != null && (fit = read_ReceivedCaller(each)) !== each) read = put(value, read, "caller", fit);
  each = value["toolset_name"]; if (each != null && typeof each !== 'string') read = without(value, read, "toolset_name");
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedToolUseBlock_input(value) {
  return object(value) ?? string(value) ?? array(value) ?? number(value) ?? boolean(value);
}
function read_ReceivedCaller(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["tool_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "tool_id");
  return read;
}
function read_ReceivedCacheControl(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["ttl"]; if (each != null && typeof each !== 'string') read = without(value, read, "ttl");
  return read;
}
function read_ReceivedServerToolUseBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["input"]; if (each != null && (fit = read_ReceivedServerToolUseBlock_input(each)) !== each) read = put(value, read, "input", fit);
  each = value["caller"]; if (each != null && (fit = read_ReceivedCaller(each)) !== each) read = put(value, read, "caller", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedServerToolUseBlock_input(value) {
  return object(value) ?? string(value) ?? array(value) ?? number(value) ?? boolean(value);
}
function read_ReceivedMcpToolUseBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["server_name"]; if (each != null && typeof each !== 'string') read = without(value, read, "server_name");
  each = value["input"]; if (each != null && (fit = read_ReceivedMcpToolUseBlock_input(each)) !== each) read = put(value, read, "input", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedMcpToolUseBlock_input(value) {
  return object(value) ?? string(value) ?? array(value) ?? number(value) ?? boolean(value);
}
function read_ReceivedServerToolResultBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["tool_use_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "tool_use_id");
  each = value["caller"]; if (each != null && (fit = read_ReceivedCaller(each)) !== each) read = put(value, read, "caller", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedMcpToolResultBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["tool_use_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "tool_use_id");
  each = value["content"]; if (each != null && (fit = read_ReceivedMcpToolResultBlock_content(each)) !== each) read = put(value, read, "content", fit);
  each = value["is_error"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "is_error");
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedMcpToolResultBlock_content_list(value) {
  return list(value, object);
}
function read_ReceivedMcpToolResultBlock_content(value) {
  return string(value) ?? read_ReceivedMcpToolResultBlock_content_list(value);
}
function read_ReceivedContainerUploadBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedCompactionBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && typeof each !== 'string') read = without(value, read, "content");
  each = value["encrypted_content"]; if (each != null && typeof each !== 'string') read = without(value, read, "encrypted_content");
  each = value["signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "signature");
  each = value["tool_changes"]; if (each != null && (fit = read_ReceivedCompactionBlock_tool_changes_list(each)) !== each) read = put(value, read, "tool_changes", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedCompactionBlock_tool_changes_list(value) {
  return list(value, object);
}
function read_ReceivedFallbackBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["from"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "from", fit);
  each = value["to"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "to", fit);
  return read;
}
function read_ReceivedMcpToolListingBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["mcp_server_name"]; if (each != null && typeof each !== 'string') read = without(value, read, "mcp_server_name");
  each = value["tools"]; if (each != null && (fit = read_ReceivedMcpToolListingBlock_tools_list(each)) !== each) read = put(value, read, "tools", fit);
  return read;
}
function read_ReceivedMcpToolListingBlock_tools_list(value) {
  return list(value, object);
}
function read_ReceivedImageBlockParam(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["source"]; if (each != null && (fit = read_ReceivedImageSource(each)) !== each) read = put(value, read, "source", fit);
  each = value["transformations"]; if (each != null && (fit = read_ReceivedImageBlockParam_transformations(each)) !== each) read = put(value, read, "transformations", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedImageSource(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "base64":
      return read_ReceivedBase64Source(value);
    case "url":
      return read_ReceivedUrlSource(value);
    case "file":
      return read_ReceivedFileSource(value);
    default:
      return value;
  }
}
function read_ReceivedBase64Source(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["media_type"]; if (each != null && typeof each !== 'string') read = without(value, read, "media_type");
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  return read;
}
function read_ReceivedUrlSource(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  return read;
}
function read_ReceivedFileSource(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["file_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "file_id");
  return read;
}
function read_ReceivedImageBlockParam_transformations(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["oversized_image"]; if (each != null && typeof each !== 'string') read = without(value, read, "oversized_image");
  return read;
}
function read_ReceivedMessage_content_list(value) {
  return list(value, read_ReceivedContentBlock);
}
function read_ReceivedMessage_diagnostics(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["cache_miss_reason"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "cache_miss_reason", fit);
  return read;
}
function read_ReceivedMessage_input_transformations_list(value) {
  return list(value, object);
}
function read_ReceivedUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  each = value["output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_tokens", fit);
  each = value["cache_read_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_read_input_tokens", fit);
  each = value["cache_creation_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_creation_input_tokens", fit);
  each = value["cache_creation"]; if (each != null && (fit = read_ReceivedCacheCreation(each)) !== each) read = put(value, read, "cache_creation", fit);
  each = value["output_tokens_details"]; if (each != null && (fit = read_ReceivedOutputTokensDetails(each)) !== each) read = put(value, read, "output_tokens_details", fit);
  each = value["server_tool_use"]; if (each != null && (fit = read_ReceivedServerToolUsage(each)) !== each) read = put(value, read, "server_tool_use", fit);
  each = value["service_tier"]; if (each != null && typeof each !== 'string') read = without(value, read, "service_tier");
  each = value["speed"]; if (each != null && typeof each !== 'string') read = without(value, read, "speed");
  each = value["inference_geo"]; if (each != null && typeof each !== 'string') read = without(value, read, "inference_geo");
  each = value["fallback_credit"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "fallback_credit", fit);
  each = value["iterations"]; if (each != null && (fit = read_ReceivedUsage_iterations_list(each)) !== each) read = put(value, read, "iterations", fit);
  return read;
}
function read_ReceivedCacheCreation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["ephemeral_5m_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ephemeral_5m_input_tokens", fit);
  each = value["ephemeral_1h_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "ephemeral_1h_input_tokens", fit);
  return read;
}
function read_ReceivedOutputTokensDetails(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["thinking_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "thinking_tokens", fit);
  return read;
}
function read_ReceivedServerToolUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["web_search_requests"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "web_search_requests", fit);
  each = value["web_fetch_requests"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "web_fetch_requests", fit);
  return read;
}
function read_ReceivedUsage_iterations_list(value) {
  return list(value, object);
}
function read_ReceivedMessageStreamEvent(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "message_start":
      return read_ReceivedMessageStartEvent(value);
    case "content_block_start":
      return read_ReceivedContentBlockStartEvent(value);
    case "content_block_delta":
      return read_ReceivedContentBlockDeltaEvent(value);
    case "content_block_stop":
      return read_ReceivedContentBlockStopEvent(value);
    case "message_delta":
      return read_ReceivedMessageDeltaEvent(value);
    case "message_stop":
      return read_ReceivedMessageStopEvent(value);
    case "ping":
      return read_ReceivedPingEvent(value);
    case "error":
      return read_ReceivedErrorResponse(value);
    default:
      return value;
  }
}
function read_ReceivedMessageStartEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["message"]; if (each != null && (fit = read_ReceivedStartedMessage(each)) !== each) read = put(value, read, "message", fit);
  return read;
}
function read_ReceivedStartedMessage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["content"]; if (each != null && (fit = read_ReceivedStartedMessage_content_list(each)) !== each) read = put(value, read, "content", fit);
  each = value["stop_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_reason");
  each = value["stop_sequence"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_sequence");
  each = value["stop_details"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "stop_details", fit);
  each = value["container"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "container", fit);
  each = value["context_management"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "context_management", fit);
  each = value["diagnostics"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "diagnostics", fit);
  each = value["input_transformations"]; if (each != null && (fit = read_ReceivedStartedMessage_input_transformations_list(each)) !== each) read = put(value, read, "input_transformations", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedStartedMessage_content_list(value) {
  return list(value, read_ReceivedContentBlock);
}
function read_ReceivedStartedMessage_input_transformations_list(value) {
  return list(value, object);
}
function read_ReceivedContentBlockStartEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["content_block"]; if (each != null && (fit = read_ReceivedContentBlock(each)) !== each) read = put(value, read, "content_block", fit);
  return read;
}
function read_ReceivedContentBlockDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["delta"]; if (each != null && (fit = read_ReceivedContentBlockDelta(each)) !== each) read = put(value, read, "delta", fit);
  return read;
}
function read_ReceivedContentBlockDelta(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "text_delta":
      return read_ReceivedTextDelta(value);
    case "input_json_delta":
      return read_ReceivedInputJsonDelta(value);
    case "thinking_delta":
      return read_ReceivedThinkingDelta(value);
    case "signature_delta":
      return read_ReceivedSignatureDelta(value);
    case "citations_delta":
      return read_ReceivedCitationsDelta(value);
    case "compaction_delta":
      return read_ReceivedCompactionDelta(value);
    default:
      return value;
  }
}
function read_ReceivedTextDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedInputJsonDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["partial_json"]; if (each != null && typeof each !== 'string') read = without(value, read, "partial_json");
  return read;
}
function read_ReceivedThinkingDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["thinking"]; if (each != null && typeof each !== 'string') read = without(value, read, "thinking");
  each = value["estimated_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "estimated_tokens", fit);
  return read;
}
function read_ReceivedSignatureDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "signature");
  return read;
}
function read_ReceivedCitationsDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["citation"]; if (each != null && (fit = read_ReceivedCitation(each)) !== each) read = put(value, read, "citation", fit);
  return read;
}
function read_ReceivedCompactionDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && typeof each !== 'string') read = without(value, read, "content");
  each = value["encrypted_content"]; if (each != null && typeof each !== 'string') read = without(value, read, "encrypted_content");
  return read;
}
function read_ReceivedContentBlockStopEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  return read;
}
function read_ReceivedMessageDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["delta"]; if (each != null && (fit = read_ReceivedMessageDeltaEvent_delta(each)) !== each) read = put(value, read, "delta", fit);
  each = value["context_management"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "context_management", fit);
  each = value["input_transformations"]; if (each != null && (fit = read_ReceivedMessageDeltaEvent_input_transformations_list(each)) !== each) read = put(value, read, "input_transformations", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedMessageDeltaUsage(each)) !== each) read = put(value, read, "usage", fit);
  return read;
}
function read_ReceivedMessageDeltaEvent_delta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["stop_reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_reason");
  each = value["stop_sequence"]; if (each != null && typeof each !== 'string') read = without(value, read, "stop_sequence");
  each = value["stop_details"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "stop_details", fit);
  each = value["container"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "container", fit);
  return read;
}
function read_ReceivedMessageDeltaEvent_input_transformations_list(value) {
  return list(value, object);
}
function read_ReceivedMessageDeltaUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  each = value["output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "output_tokens", fit);
  each = value["cache_read_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_read_input_tokens", fit);
  each = value["cache_creation_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cache_creation_input_tokens", fit);
  each = value["output_tokens_details"]; if (each != null && (fit = read_ReceivedOutputTokensDetails(each)) !== each) read = put(value, read, "output_tokens_details", fit);
  each = value["server_tool_use"]; if (each != null && (fit = read_ReceivedServerToolUsage(each)) !== each) read = put(value, read, "server_tool_use", fit);
  each = value["fallback_credit"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "fallback_credit", fit);
  each = value["iterations"]; if (each != null && (fit = read_ReceivedMessageDeltaUsage_iterations_list(each)) !== each) read = put(value, read, "iterations", fit);
  return read;
}
function read_ReceivedMessageDeltaUsage_iterations_list(value) {
  return list(value, object);
}
function read_ReceivedMessageStopEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedPingEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedErrorResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["error"]; if (each != null && (fit = read_ReceivedErrorObject(each)) !== each) read = put(value, read, "error", fit);
  each = value["request_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "request_id");
  return read;
}
function read_ReceivedErrorObject(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["details"]; if (each != null && (fit = read_ReceivedErrorObject_details(each)) !== each) read = put(value, read, "details", fit);
  return read;
}
function read_ReceivedErrorObject_details(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["error_code"]; if (each != null && typeof each !== 'string') read = without(value, read, "error_code");
  return read;
}
function read_ReceivedWebSearchResultBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["page_age"]; if (each != null && typeof each !== 'string') read = without(value, read, "page_age");
  each = value["encrypted_content"]; if (each != null && typeof each !== 'string') read = without(value, read, "encrypted_content");
  return read;
}
function read_ReceivedWebFetchBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["content"]; if (each != null && (fit = read_ReceivedDocumentBlockParam(each)) !== each) read = put(value, read, "content", fit);
  each = value["retrieved_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "retrieved_at");
  return read;
}
function read_ReceivedDocumentBlockParam(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["source"]; if (each != null && (fit = read_ReceivedDocumentSource(each)) !== each) read = put(value, read, "source", fit);
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["context"]; if (each != null && typeof each !== 'string') read = without(value, read, "context");
  each = value["citations"]; if (each != null && (fit = read_ReceivedCitationsConfig(each)) !== each) read = put(value, read, "citations", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedDocumentSource(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "base64":
      return read_ReceivedBase64Source(value);
    case "text":
      return read_ReceivedTextSource(value);
    case "content":
      return read_ReceivedContentSource(value);
    case "url":
      return read_ReceivedUrlSource(value);
    case "file":
      return read_ReceivedFileSource(value);
    default:
      return value;
  }
}
function read_ReceivedTextSource(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["media_type"]; if (each != null && typeof each !== 'string') read = without(value, read, "media_type");
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  return read;
}
function read_ReceivedContentSource(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && (fit = read_ReceivedContentSource_content(each)) !== each) read = put(value, read, "content", fit);
  return read;
}
function read_ReceivedContentSourceBlock(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "text":
      return read_ReceivedTextBlockParam(value);
    case "image":
      return read_ReceivedImageBlockParam(value);
    default:
      return value;
  }
}
function read_ReceivedTextBlockParam(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["citations"]; if (each != null && (fit = read_ReceivedTextBlockParam_citations_list(each)) !== each) read = put(value, read, "citations", fit);
  each = value["cache_control"]; if (each != null && (fit = read_ReceivedCacheControl(each)) !== each) read = put(value, read, "cache_control", fit);
  return read;
}
function read_ReceivedTextBlockParam_citations_list(value) {
  return list(value, read_ReceivedCitation);
}
function read_ReceivedContentSource_content_list(value) {
  return list(value, read_ReceivedContentSourceBlock);
}
function read_ReceivedContentSource_content(value) {
  return string(value) ?? read_ReceivedContentSource_content_list(value);
}
function read_ReceivedCitationsConfig(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["enabled"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "enabled");
  return read;
}
function read_ReceivedCodeExecutionResultBlock(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["stdout"]; if (each != null && typeof each !== 'string') read = without(value, read, "stdout");
  each = value["stderr"]; if (each != null && typeof each !== 'string') read = without(value, read, "stderr");
  each = value["return_code"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "return_code", fit);
  each = value["content"]; if (each != null && (fit = array(each)) !== each) read = put(value, read, "content", fit);
  return read;
}
function read_ReceivedServerToolResultError(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["error_code"]; if (each != null && typeof each !== 'string') read = without(value, read, "error_code");
  return read;
}
function read_ReceivedThreadContinue(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["previous_message_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "previous_message_id");
  return read;
}
function read_ReceivedModelList(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["data"]; if (each != null && (fit = read_ReceivedModelList_data_list(each)) !== each) read = put(value, read, "data", fit);
  each = value["has_more"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "has_more");
  each = value["first_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "first_id");
  each = value["last_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "last_id");
  return read;
}
function read_ReceivedModelInfo(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["display_name"]; if (each != null && typeof each !== 'string') read = without(value, read, "display_name");
  each = value["created_at"]; if (each != null && typeof each !== 'string') read = without(value, read, "created_at");
  each = value["max_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_input_tokens", fit);
  each = value["max_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "max_tokens", fit);
  return read;
}
function read_ReceivedModelList_data_list(value) {
  return list(value, read_ReceivedModelInfo);
}
function read_ReceivedTokenCount(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "input_tokens", fit);
  return read;
}
export { read_ReceivedMessage as readMessage };
export { read_ReceivedContentBlock as readContentBlock };
export { read_ReceivedTextBlock as readTextBlock };
export { read_ReceivedCitation as readCitation };
export { read_ReceivedThinkingBlock as readThinkingBlock };
export { read_ReceivedRedactedThinkingBlock as readRedactedThinkingBlock };
export { read_ReceivedToolUseBlock as readToolUseBlock };
export { read_ReceivedCaller as readCaller };
export { read_ReceivedCacheControl as readOptionalCacheControl };
export { read_ReceivedCacheControl as readCacheControl };
export { read_ReceivedServerToolUseBlock as readServerToolUseBlock };
export { read_ReceivedMcpToolUseBlock as readMcpToolUseBlock };
export { read_ReceivedServerToolResultBlock as readServerToolResultBlock };
export { read_ReceivedMcpToolResultBlock as readMcpToolResultBlock };
export { read_ReceivedContainerUploadBlock as readContainerUploadBlock };
export { read_ReceivedCompactionBlock as readCompactionBlock };
export { read_ReceivedFallbackBlock as readFallbackBlock };
export { read_ReceivedMcpToolListingBlock as readMcpToolListingBlock };
export { read_ReceivedImageBlockParam as readImageBlockParam };
export { read_ReceivedImageSource as readImageSource };
export { read_ReceivedBase64Source as readBase64Source };
export { read_ReceivedUrlSource as readUrlSource };
export { read_ReceivedFileSource as readFileSource };
export { read_ReceivedUsage as readUsage };
export { read_ReceivedCacheCreation as readCacheCreation };
export { read_ReceivedOutputTokensDetails as readOutputTokensDetails };
export { read_ReceivedServerToolUsage as readServerToolUsage };
export { read_ReceivedMessageStreamEvent as readMessageStreamEvent };
export { read_ReceivedMessageStartEvent as readMessageStartEvent };
export { read_ReceivedStartedMessage as readStartedMessage };
export { read_ReceivedContentBlockStartEvent as readContentBlockStartEvent };
export { read_ReceivedContentBlockDeltaEvent as readContentBlockDeltaEvent };
export { read_ReceivedContentBlockDelta as readContentBlockDelta };
export { read_ReceivedTextDelta as readTextDelta };
export { read_ReceivedInputJsonDelta as readInputJsonDelta };
export { read_ReceivedThinkingDelta as readThinkingDelta };
export { read_ReceivedSignatureDelta as readSignatureDelta };
export { read_ReceivedCitationsDelta as readCitationsDelta };
export { read_ReceivedCompactionDelta as readCompactionDelta };
export { read_ReceivedContentBlockStopEvent as readContentBlockStopEvent };
export { read_ReceivedMessageDeltaEvent as readMessageDeltaEvent };
export { read_ReceivedMessageDeltaUsage as readMessageDeltaUsage };
export { read_ReceivedMessageStopEvent as readMessageStopEvent };
export { read_ReceivedPingEvent as readPingEvent };
export { read_ReceivedErrorResponse as readErrorResponse };
export { read_ReceivedErrorObject as readErrorObject };
export { read_ReceivedWebSearchResultBlock as readWebSearchResultBlock };
export { read_ReceivedWebFetchBlock as readWebFetchBlock };
export { read_ReceivedDocumentBlockParam as readDocumentBlockParam };
export { read_ReceivedDocumentSource as readDocumentSource };
export { read_ReceivedTextSource as readTextSource };
export { read_ReceivedContentSource as readContentSource };
export { read_ReceivedContentSourceBlock as readContentSourceBlock };
export { read_ReceivedTextBlockParam as readTextBlockParam };
export { read_ReceivedCitationsConfig as readCitationsConfig };
export { read_ReceivedCodeExecutionResultBlock as readCodeExecutionResultBlock };
export { read_ReceivedServerToolResultError as readServerToolResultError };
export { read_ReceivedThreadContinue as readThreadContinue };
export { read_ReceivedModelList as readModelList };
export { read_ReceivedModelInfo as readModelInfo };
export { read_ReceivedTokenCount as readTokenCount };
