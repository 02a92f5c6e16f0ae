// Made by scripts/codegen.ts from specs/gemini-interactions.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedInteraction(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["object"]; if (each != null && typeof each !== 'string') read = without(value, read, "object");
  each = value["model"]; if (each != null && typeof each !== 'string') read = without(value, read, "model");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  each = value["created"]; if (each != null && typeof each !== 'string') read = without(value, read, "created");
  each = value["updated"]; if (each != null && typeof each !== 'string') read = without(value, read, "updated");
  each = value["steps"]; if (each != null && (fit = read_ReceivedInteraction_steps_list(each)) !== each) read = put(value, read, "steps", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "usage", fit);
  each = value["errors"]; if (each != null && (fit = read_ReceivedInteraction_errors_list(each)) !== each) read = put(value, read, "errors", fit);
  return read;
}
function read_ReceivedStep(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "user_input":
      return read_ReceivedUserInputStep(value);
    case "model_output":
      return read_ReceivedModelOutputStep(value);
    case "thought":
      return read_ReceivedThoughtStep(value);
    case "function_call":
      return read_ReceivedFunctionCallStep(value);
    case "function_result":
      return read_ReceivedFunctionResultStep(value);
    default:
      return value;
  }
}
function read_ReceivedUserInputStep(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && (fit = read_ReceivedUserInputStep_content_list(each)) !== each) read = put(value, read, "content", fit);
  return read;
}
function read_ReceivedContent(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "text":
      return read_ReceivedTextContent(value);
    case "image":
    case "audio":
    case "document":
    case "video":
      return read_ReceivedMediaContent(value);
    default:
      return value;
  }
}
function read_ReceivedTextContent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["annotations"]; if (each != null && (fit = read_ReceivedTextContent_annotations_list(each)) !== each) read = put(value, read, "annotations", fit);
  return read;
}
function read_ReceivedAnnotation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["type"]; if (each != null && typeof each !== 'string') read = without(value, read, "type");
  each = value["url"]; if (each != null && typeof each !== 'string') read = without(value, read, "url");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["start_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "start_index", fit);
  each = value["end_index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "end_index", fit);
  return read;
}
function read_ReceivedTextContent_annotations_list(value) {
  return list(value, read_ReceivedAnnotation);
}
function read_ReceivedMediaContent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  each = value["uri"]; if (each != null && typeof each !== 'string') read = without(value, read, "uri");
  each = value["mime_type"]; if (each != null && typeof each !== 'string') read = without(value, read, "mime_type");
  each = value["resolution"]; if (each != null && typeof each !== 'string') read = without(value, read, "resolution");
  return read;
}
function read_ReceivedUserInputStep_content_list(value) {
  return list(value, read_ReceivedContent);
}
function read_ReceivedModelOutputStep(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && (fit = read_ReceivedModelOutputStep_content_list(each)) !== each) read = put(value, read, "content", fit);
  each = value["error"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
function read_ReceivedModelOutputStep_content_list(value) {
  return list(value, read_ReceivedContent);
}
function read_ReceivedThoughtStep(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "signature");
  each = value["summary"]; if (each != null && (fit = read_ReceivedThoughtStep_summary_list(each)) !== each) read = put(value, read, "summary", fit);
  return read;
}
function read_ReceivedThoughtStep_summary_list(value) {
  return list(value, read_ReceivedContent);
}
function read_ReceivedFunctionCallStep(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["arguments"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "arguments", fit);
  return read;
}
function read_ReceivedFunctionResultStep(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["call_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "call_id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["is_error"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "is_error");
  each = value["result"]; if (each != null && (fit = read_ReceivedFunctionResult(each)) !== each) read = put(value, read, "result", fit);
  return read;
}
function read_ReceivedFunctionResult(value) {
  return string(value) ?? read_ReceivedFunctionResult_1_list(value) ?? object(value);
}
function read_ReceivedFunctionResult_1_list(value) {
  return list(value, read_ReceivedContent);
}
function read_ReceivedInteraction_steps_list(value) {
  return list(value, read_ReceivedStep);
}
function read_ReceivedUsage(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["total_input_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_input_tokens", fit);
  each = value["total_output_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_output_tokens", fit);
  each = value["total_thought_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_thought_tokens", fit);
  each = value["total_cached_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_cached_tokens", fit);
  each = value["total_tool_use_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_tool_use_tokens", fit);
  each = value["total_tokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "total_tokens", fit);
  return read;
}
function read_ReceivedErrorDetail(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["code"]; if (each != null && (fit = read_ReceivedErrorDetail_code(each)) !== each) read = put(value, read, "code", fit);
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  return read;
}
function read_ReceivedErrorDetail_code(value) {
  return string(value) ?? number(value);
}
function read_ReceivedInteraction_errors_list(value) {
  return list(value, read_ReceivedErrorDetail);
}
function read_ReceivedInteractionEvent(value) {
  if (object(value) === undefined) return undefined;
  switch (value["event_type"]) {
    case "interaction.created":
    case "interaction.completed":
      return read_ReceivedInteractionStateEvent(value);
    case "interaction.status_update":
      return read_ReceivedStatusUpdateEvent(value);
    case "step.start":
      return read_ReceivedStepStartEvent(value);
    case "step.delta":
      return read_ReceivedStepDeltaEvent(value);
    case "step.stop":
      return read_ReceivedStepStopEvent(value);
    case "error":
      return read_ReceivedErrorEvent(value);
    default:
      return value;
  }
}
function read_ReceivedInteractionStateEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["interaction"]; if (each != null && (fit = read_ReceivedInteraction(each)) !== each) read = put(value, read, "interaction", fit);
  return read;
}
function read_ReceivedStatusUpdateEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["interaction_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "interaction_id");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  return read;
}
function read_ReceivedStepStartEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["step"]; if (each != null && (fit = read_ReceivedStep(each)) !== each) read = put(value, read, "step", fit);
  return read;
}
function read_ReceivedStepDeltaEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["delta"]; if (each != null && (fit = read_ReceivedDelta(each)) !== each) read = put(value, read, "delta", fit);
  return read;
}
function read_ReceivedDelta(value) {
  if (object(value) === undefined) return undefined;
  switch (value["type"]) {
    case "text":
      return read_ReceivedTextDelta(value);
    case "text_annotation_delta":
      return read_ReceivedTextAnnotationDelta(value);
    case "arguments_delta":
      return read_ReceivedArgumentsDelta(value);
    case "thought_signature":
      return read_ReceivedThoughtSignatureDelta(value);
    case "thought_summary":
      return read_ReceivedThoughtSummaryDelta(value);
    case "image":
    case "audio":
    case "document":
    case "video":
      return read_ReceivedMediaContent(value);
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
function read_ReceivedTextAnnotationDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["annotations"]; if (each != null && (fit = read_ReceivedTextAnnotationDelta_annotations_list(each)) !== each) read = put(value, read, "annotations", fit);
  return read;
}
function read_ReceivedTextAnnotationDelta_annotations_list(value) {
  return list(value, read_ReceivedAnnotation);
}
function read_ReceivedArgumentsDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["arguments"]; if (each != null && typeof each !== 'string') read = without(value, read, "arguments");
  return read;
}
function read_ReceivedThoughtSignatureDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["signature"]; if (each != null && typeof each !== 'string') read = without(value, read, "signature");
  return read;
}
function read_ReceivedThoughtSummaryDelta(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["content"]; if (each != null && (fit = read_ReceivedContent(each)) !== each) read = put(value, read, "content", fit);
  return read;
}
function read_ReceivedStepStopEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "usage", fit);
  each = value["step_usage"]; if (each != null && (fit = read_ReceivedUsage(each)) !== each) read = put(value, read, "step_usage", fit);
  return read;
}
function read_ReceivedErrorEvent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["event_id"]; if (each != null && typeof each !== 'string') read = without(value, read, "event_id");
  each = value["error"]; if (each != null && (fit = read_ReceivedErrorDetail(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
function read_ReceivedErrorResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["error"]; if (each != null && (fit = read_ReceivedErrorDetail(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
export { read_ReceivedInteraction as readInteraction };
export { read_ReceivedStep as readStep };
export { read_ReceivedUserInputStep as readUserInputStep };
export { read_ReceivedContent as readContent };
export { read_ReceivedTextContent as readTextContent };
export { read_ReceivedAnnotation as readAnnotation };
export { read_ReceivedMediaContent as readMediaContent };
export { read_ReceivedModelOutputStep as readModelOutputStep };
export { read_ReceivedThoughtStep as readThoughtStep };
export { read_ReceivedFunctionCallStep as readFunctionCallStep };
export { read_ReceivedFunctionResultStep as readFunctionResultStep };
export { read_ReceivedFunctionResult as readFunctionResult };
export { read_ReceivedUsage as readOptionalUsage };
export { read_ReceivedUsage as readUsage };
export { read_ReceivedErrorDetail as readErrorDetail };
export { read_ReceivedInteractionEvent as readInteractionEvent };
export { read_ReceivedInteractionStateEvent as readInteractionStateEvent };
export { read_ReceivedStatusUpdateEvent as readStatusUpdateEvent };
export { read_ReceivedStepStartEvent as readStepStartEvent };
export { read_ReceivedStepDeltaEvent as readStepDeltaEvent };
export { read_ReceivedDelta as readDelta };
export { read_ReceivedTextDelta as readTextDelta };
export { read_ReceivedTextAnnotationDelta as readTextAnnotationDelta };
export { read_ReceivedArgumentsDelta as readArgumentsDelta };
export { read_ReceivedThoughtSignatureDelta as readThoughtSignatureDelta };
export { read_ReceivedThoughtSummaryDelta as readThoughtSummaryDelta };
export { read_ReceivedContent as readOptionalContent };
export { read_ReceivedStepStopEvent as readStepStopEvent };
export { read_ReceivedErrorEvent as readErrorEvent };
export { read_ReceivedErrorDetail as readOptionalErrorDetail };
export { read_ReceivedErrorResponse as readErrorResponse };
