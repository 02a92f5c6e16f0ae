// Made by scripts/codegen.ts from specs/gemini.yaml. Edit that file, not this one.
import { asNumber as number, asObject as object } from '../src/core/json.ts';
import { any, array, boolean, list, put, string, without } from '../src/core/received.ts';

function read_ReceivedGenerateContentResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["candidates"]; if (each != null && (fit = read_ReceivedGenerateContentResponse_candidates_list(each)) !== each) read = put(value, read, "candidates", fit);
  each = value["promptFeedback"]; if (each != null && (fit = read_ReceivedPromptFeedback(each)) !== each) read = put(value, read, "promptFeedback", fit);
  each = value["usageMetadata"]; if (each != null && (fit = read_ReceivedUsageMetadata(each)) !== each) read = put(value, read, "usageMetadata", fit);
  each = value["modelVersion"]; if (each != null && typeof each !== 'string') read = without(value, read, "modelVersion");
  each = value["responseId"]; if (each != null && typeof each !== 'string') read = without(value, read, "responseId");
  each = value["createTime"]; if (each != null && typeof each !== 'string') read = without(value, read, "createTime");
  each = value["modelStatus"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "modelStatus", fit);
  return read;
}
function read_ReceivedCandidate(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["index"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "index", fit);
  each = value["content"]; if (each != null && (fit = read_ReceivedCandidateContent(each)) !== each) read = put(value, read, "content", fit);
  each = value["finishReason"]; if (each != null && typeof each !== 'string') read = without(value, read, "finishReason");
  each = value["finishMessage"]; if (each != null && typeof each !== 'string') read = without(value, read, "finishMessage");
  each = value["safetyRatings"]; if (each != null && (fit = read_ReceivedCandidate_safetyRatings_list(each)) !== each) read = put(value, read, "safetyRatings", fit);
  each = value["citationMetadata"]; if (each != null && (fit = read_ReceivedCitationMetadata(each)) !== each) read = put(value, read, "citationMetadata", fit);
  each = value["groundingMetadata"]; if (each != null && (fit = read_ReceivedGroundingMetadata(each)) !== each) read = put(value, read, "groundingMetadata", fit);
  each = value["groundingAttributions"]; if (each != null && (fit = read_ReceivedCandidate_groundingAttributions_list(each)) !== each) read = put(value, read, "groundingAttributions", fit);
  each = value["urlContextMetadata"]; if (each != null && (fit = read_ReceivedUrlContextMetadata(each)) !== each) read = put(value, read, "urlContextMetadata", fit);
  each = value["avgLogprobs"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "avgLogprobs", fit);
  each = value["logprobsResult"]; if (each != null && (fit = read_ReceivedLogprobsResult(each)) !== each) read = put(value, read, "logprobsResult", fit);
  each = value["tokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "tokenCount", fit);
  each = value["continuationToken"]; if (each != null && typeof each !== 'string') read = without(value, read, "continuationToken");
  return read;
}
function read_ReceivedCandidateContent(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["role"]; if (each != null && typeof each !== 'string') read = without(value, read, "role");
  each = value["parts"]; if (each != null && (fit = read_ReceivedCandidateContent_parts_list(each)) !== each) read = put(value, read, "parts", fit);
  return read;
}
function read_ReceivedCandidatePart(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["inlineData"]; if (each != null && (fit = read_ReceivedBlob(each)) !== each) read = put(value, read, "inlineData", fit);
  each = value["fileData"]; if (each != null && (fit = read_ReceivedFileData(each)) !== each) read = put(value, read, "fileData", fit);
  each = value["functionCall"]; if (each != null && (fit = read_ReceivedAnsweredFunctionCall(each)) !== each) read = put(value, read, "functionCall", fit);
  each = value["functionResponse"]; if (each != null && (fit = read_ReceivedFunctionResponse(each)) !== each) read = put(value, read, "functionResponse", fit);
  each = value["executableCode"]; if (each != null && (fit = read_ReceivedExecutableCode(each)) !== each) read = put(value, read, "executableCode", fit);
  each = value["codeExecutionResult"]; if (each != null && (fit = read_ReceivedCodeExecutionResult(each)) !== each) read = put(value, read, "codeExecutionResult", fit);
  each = value["toolCall"]; if (each != null && (fit = read_ReceivedServerToolCall(each)) !== each) read = put(value, read, "toolCall", fit);
  each = value["toolResponse"]; if (each != null && (fit = read_ReceivedServerToolResponse(each)) !== each) read = put(value, read, "toolResponse", fit);
  each = value["audioTranscription"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "audioTranscription", fit);
  each = value["thought"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "thought");
  each = value["thoughtSignature"]; if (each != null && typeof each !== 'string') read = without(value, read, "thoughtSignature");
  each = value["videoMetadata"]; if (each != null && (fit = read_ReceivedVideoMetadata(each)) !== each) read = put(value, read, "videoMetadata", fit);
  each = value["mediaResolution"]; if (each != null && (fit = read_ReceivedPartMediaResolution(each)) !== each) read = put(value, read, "mediaResolution", fit);
  each = value["mediaProcessing"]; if (each != null && typeof each !== 'string') read = without(value, read, "mediaProcessing");
  each = value["speechMetadata"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "speechMetadata", fit);
  each = value["partMetadata"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "partMetadata", fit);
  return read;
}
function read_ReceivedBlob(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["mimeType"]; if (each != null && typeof each !== 'string') read = without(value, read, "mimeType");
  each = value["data"]; if (each != null && typeof each !== 'string') read = without(value, read, "data");
  each = value["displayName"]; if (each != null && typeof each !== 'string') read = without(value, read, "displayName");
  return read;
}
function read_ReceivedFileData(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["fileUri"]; if (each != null && typeof each !== 'string') read = without(value, read, "fileUri");
  each = value["mimeType"]; if (each != null && typeof each !== 'string') read = without(value, read, "mimeType");
  each = value["displayName"]; if (each != null && typeof each !== 'string') read = without(value, read, "displayName");
  return read;
}
function read_ReceivedAnsweredFunctionCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["args"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "args", fit);
  each = value["partialArgs"]; if (each != null && (fit = read_ReceivedAnsweredFunctionCall_partialArgs_list(each)) !== each) read = put(value, read, "partialArgs", fit);
  each = value["willContinue"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "willContinue");
  return read;
}
function read_ReceivedPartialArg(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["jsonPath"]; if (each != null && typeof each !== 'string') read = without(value, read, "jsonPath");
  each = value["stringValue"]; if (each != null && typeof each !== 'string') read = without(value, read, "stringValue");
  return read;
}
function read_ReceivedAnsweredFunctionCall_partialArgs_list(value) {
  return list(value, read_ReceivedPartialArg);
}
function read_ReceivedFunctionResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedExecutableCode(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["language"]; if (each != null && typeof each !== 'string') read = without(value, read, "language");
  each = value["code"]; if (each != null && typeof each !== 'string') read = without(value, read, "code");
  return read;
}
function read_ReceivedCodeExecutionResult(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["id"]; if (each != null && typeof each !== 'string') read = without(value, read, "id");
  each = value["outcome"]; if (each != null && typeof each !== 'string') read = without(value, read, "outcome");
  each = value["output"]; if (each != null && typeof each !== 'string') read = without(value, read, "output");
  return read;
}
function read_ReceivedServerToolCall(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedServerToolResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedVideoMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedPartMediaResolution(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedCandidateContent_parts_list(value) {
  return list(value, read_ReceivedCandidatePart);
}
function read_ReceivedSafetyRating(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedCandidate_safetyRatings_list(value) {
  return list(value, read_ReceivedSafetyRating);
}
function read_ReceivedCitationMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["citations"]; if (each != null && (fit = read_ReceivedCitationMetadata_citations_list(each)) !== each) read = put(value, read, "citations", fit);
  each = value["citationSources"]; if (each != null && (fit = read_ReceivedCitationMetadata_citationSources_list(each)) !== each) read = put(value, read, "citationSources", fit);
  return read;
}
function read_ReceivedCitation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["startIndex"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "startIndex", fit);
  each = value["endIndex"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "endIndex", fit);
  each = value["uri"]; if (each != null && typeof each !== 'string') read = without(value, read, "uri");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["license"]; if (each != null && typeof each !== 'string') read = without(value, read, "license");
  each = value["publicationDate"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "publicationDate", fit);
  return read;
}
function read_ReceivedCitationMetadata_citations_list(value) {
  return list(value, read_ReceivedCitation);
}
function read_ReceivedCitationMetadata_citationSources_list(value) {
  return list(value, read_ReceivedCitation);
}
function read_ReceivedGroundingMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["webSearchQueries"]; if (each != null && (fit = read_ReceivedGroundingMetadata_webSearchQueries_list(each)) !== each) read = put(value, read, "webSearchQueries", fit);
  each = value["groundingChunks"]; if (each != null && (fit = read_ReceivedGroundingMetadata_groundingChunks_list(each)) !== each) read = put(value, read, "groundingChunks", fit);
  each = value["groundingSupports"]; if (each != null && (fit = read_ReceivedGroundingMetadata_groundingSupports_list(each)) !== each) read = put(value, read, "groundingSupports", fit);
  each = value["searchEntryPoint"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "searchEntryPoint", fit);
  each = value["retrievalMetadata"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "retrievalMetadata", fit);
  each = value["googleMapsWidgetContextToken"]; if (each != null && typeof each !== 'string') read = without(value, read, "googleMapsWidgetContextToken");
  each = value["imageSearchQueries"]; if (each != null && (fit = read_ReceivedGroundingMetadata_imageSearchQueries_list(each)) !== each) read = put(value, read, "imageSearchQueries", fit);
  each = value["retrievalQueries"]; if (each != null && (fit = read_ReceivedGroundingMetadata_retrievalQueries_list(each)) !== each) read = put(value, read, "retrievalQueries", fit);
  each = value["sourceFlaggingUris"]; if (each != null && (fit = read_ReceivedGroundingMetadata_sourceFlaggingUris_list(each)) !== each) read = put(value, read, "sourceFlaggingUris", fit);
  return read;
}
function read_ReceivedGroundingMetadata_webSearchQueries_list(value) {
  return list(value, string);
}
function read_ReceivedGroundingChunk(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["web"]; if (each != null && (fit = read_ReceivedGroundingSource(each)) !== each) read = put(value, read, "web", fit);
  each = value["retrievedContext"]; if (each != null && (fit = read_ReceivedGroundingSource(each)) !== each) read = put(value, read, "retrievedContext", fit);
  each = value["maps"]; if (each != null && (fit = read_ReceivedGroundingSource(each)) !== each) read = put(value, read, "maps", fit);
  each = value["image"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "image", fit);
  return read;
}
function read_ReceivedGroundingSource(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["uri"]; if (each != null && typeof each !== 'string') read = without(value, read, "uri");
  each = value["title"]; if (each != null && typeof each !== 'string') read = without(value, read, "title");
  each = value["domain"]; if (each != null && typeof each !== 'string') read = without(value, read, "domain");
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  each = value["customMetadata"]; if (each != null && (fit = read_ReceivedGroundingSource_customMetadata_list(each)) !== each) read = put(value, read, "customMetadata", fit);
  each = value["documentName"]; if (each != null && typeof each !== 'string') read = without(value, read, "documentName");
  each = value["fileSearchStore"]; if (each != null && typeof each !== 'string') read = without(value, read, "fileSearchStore");
  each = value["mediaId"]; if (each != null && typeof each !== 'string') read = without(value, read, "mediaId");
  each = value["pageNumber"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "pageNumber", fit);
  each = value["placeAnswerSources"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "placeAnswerSources", fit);
  each = value["placeId"]; if (each != null && typeof each !== 'string') read = without(value, read, "placeId");
  each = value["ragChunk"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "ragChunk", fit);
  each = value["route"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "route", fit);
  return read;
}
function read_ReceivedGroundingSource_customMetadata_list(value) {
  return list(value, object);
}
function read_ReceivedGroundingMetadata_groundingChunks_list(value) {
  return list(value, read_ReceivedGroundingChunk);
}
function read_ReceivedGroundingSupport(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["segment"]; if (each != null && (fit = read_ReceivedSegment(each)) !== each) read = put(value, read, "segment", fit);
  each = value["groundingChunkIndices"]; if (each != null && (fit = read_ReceivedGroundingSupport_groundingChunkIndices_list(each)) !== each) read = put(value, read, "groundingChunkIndices", fit);
  each = value["confidenceScores"]; if (each != null && (fit = read_ReceivedGroundingSupport_confidenceScores_list(each)) !== each) read = put(value, read, "confidenceScores", fit);
  each = value["renderedParts"]; if (each != null && (fit = read_ReceivedGroundingSupport_renderedParts_list(each)) !== each) read = put(value, read, "renderedParts", fit);
  return read;
}
function read_ReceivedSegment(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["partIndex"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "partIndex", fit);
  each = value["startIndex"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "startIndex", fit);
  each = value["endIndex"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "endIndex", fit);
  each = value["text"]; if (each != null && typeof each !== 'string') read = without(value, read, "text");
  return read;
}
function read_ReceivedGroundingSupport_groundingChunkIndices_list(value) {
  return list(value, number);
}
function read_ReceivedGroundingSupport_confidenceScores_list(value) {
  return list(value, number);
}
function read_ReceivedGroundingSupport_renderedParts_list(value) {
  return list(value, number);
}
function read_ReceivedGroundingMetadata_groundingSupports_list(value) {
  return list(value, read_ReceivedGroundingSupport);
}
function read_ReceivedGroundingMetadata_imageSearchQueries_list(value) {
  return list(value, string);
}
function read_ReceivedGroundingMetadata_retrievalQueries_list(value) {
  return list(value, string);
}
function read_ReceivedGroundingMetadata_sourceFlaggingUris_list(value) {
  return list(value, object);
}
function read_ReceivedCandidate_groundingAttributions_list(value) {
  return list(value, object);
}
function read_ReceivedUrlContextMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["urlMetadata"]; if (each != null && (fit = read_ReceivedUrlContextMetadata_urlMetadata_list(each)) !== each) read = put(value, read, "urlMetadata", fit);
  return read;
}
function read_ReceivedUrlMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["retrievedUrl"]; if (each != null && typeof each !== 'string') read = without(value, read, "retrievedUrl");
  each = value["urlRetrievalStatus"]; if (each != null && typeof each !== 'string') read = without(value, read, "urlRetrievalStatus");
  return read;
}
function read_ReceivedUrlContextMetadata_urlMetadata_list(value) {
  return list(value, read_ReceivedUrlMetadata);
}
function read_ReceivedLogprobsResult(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["chosenCandidates"]; if (each != null && (fit = read_ReceivedLogprobsResult_chosenCandidates_list(each)) !== each) read = put(value, read, "chosenCandidates", fit);
  each = value["topCandidates"]; if (each != null && (fit = read_ReceivedLogprobsResult_topCandidates_list(each)) !== each) read = put(value, read, "topCandidates", fit);
  each = value["logProbabilitySum"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logProbabilitySum", fit);
  return read;
}
function read_ReceivedLogprobsCandidate(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["token"]; if (each != null && typeof each !== 'string') read = without(value, read, "token");
  each = value["tokenId"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "tokenId", fit);
  each = value["logProbability"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "logProbability", fit);
  return read;
}
function read_ReceivedLogprobsResult_chosenCandidates_list(value) {
  return list(value, read_ReceivedLogprobsCandidate);
}
function read_ReceivedLogprobsTopCandidates(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["candidates"]; if (each != null && (fit = read_ReceivedLogprobsTopCandidates_candidates_list(each)) !== each) read = put(value, read, "candidates", fit);
  return read;
}
function read_ReceivedLogprobsTopCandidates_candidates_list(value) {
  return list(value, read_ReceivedLogprobsCandidate);
}
function read_ReceivedLogprobsResult_topCandidates_list(value) {
  return list(value, read_ReceivedLogprobsTopCandidates);
}
function read_ReceivedGenerateContentResponse_candidates_list(value) {
  return list(value, read_ReceivedCandidate);
}
function read_ReceivedPromptFeedback(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["blockReason"]; if (each != null && typeof each !== 'string') read = without(value, read, "blockReason");
  each = value["blockReasonMessage"]; if (each != null && typeof each !== 'string') read = without(value, read, "blockReasonMessage");
  each = value["safetyRatings"]; if (each != null && (fit = read_ReceivedPromptFeedback_safetyRatings_list(each)) !== each) read = put(value, read, "safetyRatings", fit);
  return read;
}
function read_ReceivedPromptFeedback_safetyRatings_list(value) {
  return list(value, read_ReceivedSafetyRating);
}
function read_ReceivedUsageMetadata(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["promptTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "promptTokenCount", fit);
  each = value["cachedContentTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cachedContentTokenCount", fit);
  each = value["candidatesTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "candidatesTokenCount", fit);
  each = value["thoughtsTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "thoughtsTokenCount", fit);
  each = value["toolUsePromptTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "toolUsePromptTokenCount", fit);
  each = value["totalTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "totalTokenCount", fit);
  each = value["promptTokensDetails"]; if (each != null && (fit = read_ReceivedUsageMetadata_promptTokensDetails_list(each)) !== each) read = put(value, read, "promptTokensDetails", fit);
  each = value["cacheTokensDetails"]; if (each != null && (fit = read_ReceivedUsageMetadata_cacheTokensDetails_list(each)) !== each) read = put(value, read, "cacheTokensDetails", fit);
  each = value["candidatesTokensDetails"]; if (each != null && (fit = read_ReceivedUsageMetadata_candidatesTokensDetails_list(each)) !== each) read = put(value, read, "candidatesTokensDetails", fit);
  each = value["toolUsePromptTokensDetails"]; if (each != null && (fit = read_ReceivedUsageMetadata_toolUsePromptTokensDetails_list(each)) !== each) read = put(value, read, "toolUsePromptTokensDetails", fit);
  each = value["trafficType"]; if (each != null && typeof each !== 'string') read = without(value, read, "trafficType");
  each = value["serviceTier"]; if (each != null && typeof each !== 'string') read = without(value, read, "serviceTier");
  each = value["initialPromptTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "initialPromptTokenCount", fit);
  return read;
}
function read_ReceivedModalityTokenCount(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  return read;
}
function read_ReceivedUsageMetadata_promptTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedUsageMetadata_cacheTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedUsageMetadata_candidatesTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedUsageMetadata_toolUsePromptTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedGenerateContentPiece(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["candidates"]; if (each != null && (fit = read_ReceivedGenerateContentPiece_candidates_list(each)) !== each) read = put(value, read, "candidates", fit);
  each = value["promptFeedback"]; if (each != null && (fit = read_ReceivedPromptFeedback(each)) !== each) read = put(value, read, "promptFeedback", fit);
  each = value["usageMetadata"]; if (each != null && (fit = read_ReceivedUsageMetadata(each)) !== each) read = put(value, read, "usageMetadata", fit);
  each = value["modelVersion"]; if (each != null && typeof each !== 'string') read = without(value, read, "modelVersion");
  each = value["responseId"]; if (each != null && typeof each !== 'string') read = without(value, read, "responseId");
  each = value["createTime"]; if (each != null && typeof each !== 'string') read = without(value, read, "createTime");
  each = value["modelStatus"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "modelStatus", fit);
  return read;
}
function read_ReceivedGenerateContentPiece_candidates_list(value) {
  return list(value, read_ReceivedCandidate);
}
function read_ReceivedCountTokensResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["totalTokens"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "totalTokens", fit);
  each = value["cachedContentTokenCount"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "cachedContentTokenCount", fit);
  each = value["promptTokensDetails"]; if (each != null && (fit = read_ReceivedCountTokensResponse_promptTokensDetails_list(each)) !== each) read = put(value, read, "promptTokensDetails", fit);
  each = value["cacheTokensDetails"]; if (each != null && (fit = read_ReceivedCountTokensResponse_cacheTokensDetails_list(each)) !== each) read = put(value, read, "cacheTokensDetails", fit);
  return read;
}
function read_ReceivedCountTokensResponse_promptTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedCountTokensResponse_cacheTokensDetails_list(value) {
  return list(value, read_ReceivedModalityTokenCount);
}
function read_ReceivedErrorResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["error"]; if (each != null && (fit = read_ReceivedStatus(each)) !== each) read = put(value, read, "error", fit);
  return read;
}
function read_ReceivedStatus(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["code"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "code", fit);
  each = value["message"]; if (each != null && typeof each !== 'string') read = without(value, read, "message");
  each = value["status"]; if (each != null && typeof each !== 'string') read = without(value, read, "status");
  each = value["details"]; if (each != null && (fit = read_ReceivedStatus_details_list(each)) !== each) read = put(value, read, "details", fit);
  return read;
}
function read_ReceivedErrorDetail(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["@type"]; if (each != null && typeof each !== 'string') read = without(value, read, "@type");
  each = value["retryDelay"]; if (each != null && typeof each !== 'string') read = without(value, read, "retryDelay");
  each = value["reason"]; if (each != null && typeof each !== 'string') read = without(value, read, "reason");
  each = value["fieldViolations"]; if (each != null && (fit = read_ReceivedErrorDetail_fieldViolations_list(each)) !== each) read = put(value, read, "fieldViolations", fit);
  each = value["violations"]; if (each != null && (fit = read_ReceivedErrorDetail_violations_list(each)) !== each) read = put(value, read, "violations", fit);
  return read;
}
function read_ReceivedFieldViolation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["field"]; if (each != null && typeof each !== 'string') read = without(value, read, "field");
  each = value["description"]; if (each != null && typeof each !== 'string') read = without(value, read, "description");
  return read;
}
function read_ReceivedErrorDetail_fieldViolations_list(value) {
  return list(value, read_ReceivedFieldViolation);
}
function read_ReceivedQuotaViolation(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["quotaId"]; if (each != null && typeof each !== 'string') read = without(value, read, "quotaId");
  each = value["quotaValue"]; if (each != null && (fit = read_ReceivedQuotaViolation_quotaValue(each)) !== each) read = put(value, read, "quotaValue", fit);
  each = value["description"]; if (each != null && typeof each !== 'string') read = without(value, read, "description");
  return read;
}
function read_ReceivedQuotaViolation_quotaValue(value) {
  return string(value) ?? number(value);
}
function read_ReceivedErrorDetail_violations_list(value) {
  return list(value, read_ReceivedQuotaViolation);
}
function read_ReceivedStatus_details_list(value) {
  return list(value, read_ReceivedErrorDetail);
}
function read_ReceivedModel(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["name"]; if (each != null && typeof each !== 'string') read = without(value, read, "name");
  each = value["baseModelId"]; if (each != null && typeof each !== 'string') read = without(value, read, "baseModelId");
  each = value["version"]; if (each != null && typeof each !== 'string') read = without(value, read, "version");
  each = value["displayName"]; if (each != null && typeof each !== 'string') read = without(value, read, "displayName");
  each = value["description"]; if (each != null && typeof each !== 'string') read = without(value, read, "description");
  each = value["inputTokenLimit"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "inputTokenLimit", fit);
  each = value["outputTokenLimit"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "outputTokenLimit", fit);
  each = value["supportedGenerationMethods"]; if (each != null && (fit = read_ReceivedModel_supportedGenerationMethods_list(each)) !== each) read = put(value, read, "supportedGenerationMethods", fit);
  each = value["temperature"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "temperature", fit);
  each = value["maxTemperature"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "maxTemperature", fit);
  each = value["topP"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "topP", fit);
  each = value["topK"]; if (each != null && (fit = number(each)) !== each) read = put(value, read, "topK", fit);
  each = value["thinking"]; if (each != null && typeof each !== 'boolean') read = without(value, read, "thinking");
  each = value["labels"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "labels", fit);
  each = value["checkpoints"]; if (each != null && (fit = read_ReceivedModel_checkpoints_list(each)) !== each) read = put(value, read, "checkpoints", fit);
  each = value["defaultCheckpointId"]; if (each != null && typeof each !== 'string') read = without(value, read, "defaultCheckpointId");
  each = value["endpoints"]; if (each != null && (fit = read_ReceivedModel_endpoints_list(each)) !== each) read = put(value, read, "endpoints", fit);
  each = value["tunedModelInfo"]; if (each != null && (fit = object(each)) !== each) read = put(value, read, "tunedModelInfo", fit);
  return read;
}
function read_ReceivedModel_supportedGenerationMethods_list(value) {
  return list(value, string);
}
function read_ReceivedModel_checkpoints_list(value) {
  return list(value, object);
}
function read_ReceivedModel_endpoints_list(value) {
  return list(value, object);
}
function read_ReceivedListModelsResponse(value) {
  if (object(value) === undefined) return undefined;
  let read = value, each, fit;
  each = value["models"]; if (each != null && (fit = read_ReceivedListModelsResponse_models_list(each)) !== each) read = put(value, read, "models", fit);
  each = value["nextPageToken"]; if (each != null && typeof each !== 'string') read = without(value, read, "nextPageToken");
  return read;
}
function read_ReceivedListModelsResponse_models_list(value) {
  return list(value, read_ReceivedModel);
}
export { read_ReceivedGenerateContentResponse as readGenerateContentResponse };
export { read_ReceivedCandidate as readCandidate };
export { read_ReceivedCandidateContent as readCandidateContent };
export { read_ReceivedCandidatePart as readCandidatePart };
export { read_ReceivedBlob as readBlob };
export { read_ReceivedFileData as readFileData };
export { read_ReceivedAnsweredFunctionCall as readAnsweredFunctionCall };
export { read_ReceivedPartialArg as readPartialArg };
export { read_ReceivedFunctionResponse as readFunctionResponse };
export { read_ReceivedExecutableCode as readExecutableCode };
export { read_ReceivedCodeExecutionResult as readCodeExecutionResult };
export { read_ReceivedServerToolCall as readServerToolCall };
export { read_ReceivedServerToolResponse as readServerToolResponse };
export { read_ReceivedVideoMetadata as readVideoMetadata };
export { read_ReceivedPartMediaResolution as readPartMediaResolution };
export { read_ReceivedSafetyRating as readSafetyRating };
export { read_ReceivedCitationMetadata as readCitationMetadata };
export { read_ReceivedCitation as readCitation };
export { read_ReceivedGroundingMetadata as readGroundingMetadata };
export { read_ReceivedGroundingChunk as readGroundingChunk };
export { read_ReceivedGroundingSource as readGroundingSource };
export { read_ReceivedGroundingSupport as readGroundingSupport };
export { read_ReceivedSegment as readSegment };
export { read_ReceivedUrlContextMetadata as readUrlContextMetadata };
export { read_ReceivedUrlMetadata as readUrlMetadata };
export { read_ReceivedLogprobsResult as readLogprobsResult };
export { read_ReceivedLogprobsCandidate as readLogprobsCandidate };
export { read_ReceivedLogprobsTopCandidates as readLogprobsTopCandidates };
export { read_ReceivedPromptFeedback as readPromptFeedback };
export { read_ReceivedUsageMetadata as readUsageMetadata };
export { read_ReceivedModalityTokenCount as readModalityTokenCount };
export { read_ReceivedGenerateContentPiece as readGenerateContentPiece };
export { read_ReceivedCountTokensResponse as readCountTokensResponse };
export { read_ReceivedErrorResponse as readErrorResponse };
export { read_ReceivedStatus as readStatus };
export { read_ReceivedErrorDetail as readErrorDetail };
export { read_ReceivedFieldViolation as readFieldViolation };
export { read_ReceivedQuotaViolation as readQuotaViolation };
export { read_ReceivedModel as readModel };
export { read_ReceivedListModelsResponse as readListModelsResponse };
