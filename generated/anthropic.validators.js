// Made by scripts/codegen.ts from specs/anthropic.yaml. Edit that file, not this one.
"use strict";
export const validateCreateMessageParams = validate21;
const schema32 = {"type":"object","required":["model","messages","max_tokens"],"if":{"$ref":"#/$defs/ContinuedThread"},"else":{"$ref":"#/$defs/WithMessages"},"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"messages":{"type":"array","items":{"$ref":"#/$defs/MessageParam"}},"max_tokens":{"type":"integer","minimum":0},"system":{"$ref":"#/$defs/SystemPrompt"},"tools":{"type":"array","items":{"$ref":"#/$defs/ToolParam"}},"tool_choice":{"$ref":"#/$defs/ToolChoice"},"thinking":{"$ref":"#/$defs/ThinkingConfig"},"output_config":{"$ref":"#/$defs/OutputConfig"},"output_format":{"$ref":"#/$defs/OptionalOutputFormat"},"temperature":{"type":"number","minimum":0,"maximum":1},"top_p":{"type":"number","minimum":0,"maximum":1},"top_k":{"type":"integer","minimum":0},"stop_sequences":{"type":"array","items":{"$ref":"#/$defs/VisibleText"}},"stream":{"type":"boolean"},"metadata":{"$ref":"#/$defs/Metadata"},"service_tier":{"type":"string"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"},"context_management":{"type":["object","null"]},"thread":{"$ref":"#/$defs/OptionalThread"},"compaction":{"type":["object","null"]},"billing_policy":{"type":["object","null"]},"mcp_servers":{"type":"array","items":{"type":"object"}},"container":{"$ref":"#/$defs/ContainerParam"},"diagnostics":{"type":["object","null"],"properties":{"previous_message_id":{"type":["string","null"]}}},"fallbacks":{"type":["array","string","null"],"items":{"type":"object"}},"fallback_credit_token":{"type":["string","object","null"]},"inference_geo":{"type":["string","null"]},"speed":{"type":["string","null"]}}};
const schema33 = {"type":"object","required":["thread"],"properties":{"thread":{"type":"object","required":["type"],"properties":{"type":{"const":"continue"}}}}};
const schema34 = {"type":"object","required":["model"],"properties":{"model":{"type":"string"},"messages":{"type":"array","minItems":1}}};
const schema35 = {"type":"string","pattern":"[\\s\\S]"};
const schema119 = {"type":"string","pattern":"\\S"};
const schema120 = {"type":"object","properties":{"user_id":{"type":["string","null"]}}};
const schema125 = {"type":["object","string","null"],"properties":{"id":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"type":"object","required":["type","skill_id"],"properties":{"type":{"type":"string"},"skill_id":{"type":"string"},"version":{"type":"string"}}}}}};
const pattern4 = new RegExp("[\\s\\S]", "u");
const pattern24 = new RegExp("\\S", "u");
const schema36 = {"type":"object","properties":{"role":{"type":"string","enum":["user","assistant","system"]}},"required":["role"],"taggedBy":{"tag":"role","claims":[{"values":["user"],"isAbsent":false,"isNullable":false},{"values":["assistant"],"isAbsent":false,"isNullable":false},{"values":["system"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/UserMessageParam"},{"$ref":"#/$defs/AssistantMessageParam"},{"$ref":"#/$defs/SystemMessageParam"}]};
const schema37 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"user"},"content":{"type":["string","array"],"minItems":1,"pattern":"[\\s\\S]","items":{"$ref":"#/$defs/ContentBlockParam"}}}};
const schema38 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image"],"isAbsent":false,"isNullable":false},{"values":["document"],"isAbsent":false,"isNullable":false},{"values":["search_result"],"isAbsent":false,"isNullable":false},{"values":["thinking"],"isAbsent":false,"isNullable":false},{"values":["redacted_thinking"],"isAbsent":false,"isNullable":false},{"values":["tool_use"],"isAbsent":false,"isNullable":false},{"values":["tool_result"],"isAbsent":false,"isNullable":false},{"values":["server_tool_use"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_use"],"isAbsent":false,"isNullable":false},{"values":["web_search_tool_result","web_fetch_tool_result","code_execution_tool_result","bash_code_execution_tool_result","text_editor_code_execution_tool_result","tool_search_tool_result","advisor_tool_result"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_result"],"isAbsent":false,"isNullable":false},{"values":["container_upload"],"isAbsent":false,"isNullable":false},{"values":["compaction"],"isAbsent":false,"isNullable":false},{"values":["fallback"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_listing"],"isAbsent":false,"isNullable":false},{"values":["tool_addition","tool_removal"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextBlockParam"},{"$ref":"#/$defs/ImageBlockParam"},{"$ref":"#/$defs/DocumentBlockParam"},{"$ref":"#/$defs/SearchResultBlockParam"},{"$ref":"#/$defs/ThinkingBlock"},{"$ref":"#/$defs/RedactedThinkingBlock"},{"$ref":"#/$defs/ToolUseBlock"},{"$ref":"#/$defs/ToolResultBlockParam"},{"$ref":"#/$defs/ServerToolUseBlock"},{"$ref":"#/$defs/McpToolUseBlock"},{"$ref":"#/$defs/ServerToolResultBlock"},{"$ref":"#/$defs/McpToolResultBlock"},{"$ref":"#/$defs/ContainerUploadBlock"},{"$ref":"#/$defs/CompactionBlock"},{"$ref":"#/$defs/FallbackBlock"},{"$ref":"#/$defs/McpToolListingBlock"},{"$ref":"#/$defs/ToolChangeBlock"}]};
const schema59 = {"type":"object","required":["type","thinking"],"properties":{"type":{"const":"thinking"},"thinking":{"type":"string"},"signature":{"type":["string","null"]}}};
const schema60 = {"type":"object","required":["type","data"],"properties":{"type":{"const":"redacted_thinking"},"data":{"type":"string"}}};
const schema86 = {"type":"object","required":["type","from","to"],"properties":{"type":{"const":"fallback"},"from":{"type":"object"},"to":{"type":"object"},"trigger":{}}};
const schema87 = {"type":"object","required":["type","mcp_server_name","tools"],"properties":{"type":{"const":"mcp_tool_listing"},"mcp_server_name":{"type":"string"},"tools":{"type":"array","items":{"type":"object"}}}};
const schema39 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"citations":{"type":["array","null"],"items":{"$ref":"#/$defs/Citation"}},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};
const schema40 = {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"cited_text":{"type":"string"},"document_index":{"type":"integer","minimum":0},"document_title":{"type":["string","null"]},"file_id":{"type":["string","null"]},"start_char_index":{"type":"integer","minimum":0},"end_char_index":{"type":"integer","minimum":0},"start_page_number":{"type":"integer","minimum":1},"end_page_number":{"type":"integer","minimum":1},"start_block_index":{"type":"integer","minimum":0},"end_block_index":{"type":"integer","minimum":0},"url":{"type":"string"},"source":{"type":"string"},"title":{"type":["string","null"]},"encrypted_index":{"type":"string"},"search_result_index":{"type":"integer","minimum":0}}};
const schema41 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/CacheControl"}}]};
const schema42 = {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"ttl":{"type":["string","null"]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema41.type},message:"must be object,null"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate26.errors = [{instancePath,schemaPath:"#/$defs/CacheControl/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if(typeof data.type !== "string"){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CacheControl/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.ttl !== undefined){
let data1 = data.ttl;
const _errs10 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate26.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/$defs/CacheControl/properties/ttl/type",keyword:"type",params:{type: schema42.properties.ttl.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/$defs/CacheControl/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.ttl = true;
}
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate26.errors = vErrors;
return false;
}
validate26.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate25.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: schema39.properties.citations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0,schemaPath:"#/$defs/Citation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if(typeof data3.type !== "string"){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/type",schemaPath:"#/$defs/Citation/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.cited_text !== undefined){
const _errs11 = errors;
if(typeof data3.cited_text !== "string"){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/cited_text",schemaPath:"#/$defs/Citation/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.document_index !== undefined){
let data6 = data3.document_index;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_index",schemaPath:"#/$defs/Citation/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_index",schemaPath:"#/$defs/Citation/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.document_title !== undefined){
let data7 = data3.document_title;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_title",schemaPath:"#/$defs/Citation/properties/document_title/type",keyword:"type",params:{type: schema40.properties.document_title.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.file_id !== undefined){
let data8 = data3.file_id;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/file_id",schemaPath:"#/$defs/Citation/properties/file_id/type",keyword:"type",params:{type: schema40.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_char_index !== undefined){
let data9 = data3.start_char_index;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_char_index !== undefined){
let data10 = data3.end_char_index;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_page_number !== undefined){
let data11 = data3.start_page_number;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_page_number !== undefined){
let data12 = data3.end_page_number;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_block_index !== undefined){
let data13 = data3.start_block_index;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_block_index !== undefined){
let data14 = data3.end_block_index;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.url !== undefined){
const _errs31 = errors;
if(typeof data3.url !== "string"){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/url",schemaPath:"#/$defs/Citation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.source !== undefined){
const _errs33 = errors;
if(typeof data3.source !== "string"){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/source",schemaPath:"#/$defs/Citation/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.title !== undefined){
let data17 = data3.title;
const _errs35 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/title",schemaPath:"#/$defs/Citation/properties/title/type",keyword:"type",params:{type: schema40.properties.title.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.encrypted_index !== undefined){
const _errs37 = errors;
if(typeof data3.encrypted_index !== "string"){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/encrypted_index",schemaPath:"#/$defs/Citation/properties/encrypted_index/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.search_result_index !== undefined){
let data19 = data3.search_result_index;
const _errs39 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate25.errors = [{instancePath:instancePath+"/citations/" + i0+"/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/citations/" + i0,schemaPath:"#/$defs/Citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs41 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"text":true,"citations":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","required":["type","source"],"properties":{"type":{"const":"image"},"source":{"$ref":"#/$defs/ImageSource"},"transformations":{"type":["object","null"],"properties":{"oversized_image":{"type":"string"}}},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};
const schema44 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["base64"],"isAbsent":false,"isNullable":false},{"values":["url"],"isAbsent":false,"isNullable":false},{"values":["file"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/Base64Source"},{"$ref":"#/$defs/UrlSource"},{"$ref":"#/$defs/FileSource"}]};
const schema45 = {"type":"object","required":["type","media_type","data"],"properties":{"type":{"const":"base64"},"media_type":{"type":"string"},"data":{"$ref":"#/$defs/NonEmptyText"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("base64" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "base64"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
const _errs2 = errors;
if(typeof data.media_type !== "string"){
validate31.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate31.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"type":true,"media_type":true,"data":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","required":["type","url"],"properties":{"type":{"const":"url"},"url":{"$ref":"#/$defs/NonEmptyText"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate33.errors = [{instancePath:instancePath+"/url",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/url",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"type":true,"url":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","required":["type","file_id"],"properties":{"type":{"const":"file"},"file_id":{"$ref":"#/$defs/NonEmptyText"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("file" !== data.type){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data1 = data.file_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate35.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"type":true,"file_id":true},"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "base64"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.media_type = true;
props0.data = true;
}
else if(tag0 === "url"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.url = true;
}
}
else if(tag0 === "file"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("image" !== data.type){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs2 = errors;
if(!(validate30(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transformations !== undefined){
let data2 = data.transformations;
const _errs3 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate29.errors = [{instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/type",keyword:"type",params:{type: schema43.properties.transformations.type},message:"must be object,null"}];
return false;
}
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.oversized_image !== undefined){
if(typeof data2.oversized_image !== "string"){
validate29.errors = [{instancePath:instancePath+"/transformations/oversized_image",schemaPath:"#/properties/transformations/properties/oversized_image/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs7 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"type":true,"source":true,"transformations":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","required":["type","source"],"properties":{"type":{"const":"document"},"source":{"$ref":"#/$defs/DocumentSource"},"title":{"type":["string","null"],"pattern":"[\\s\\S]"},"context":{"type":["string","null"],"pattern":"[\\s\\S]"},"citations":{"$ref":"#/$defs/CitationsConfig"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};
const schema56 = {"type":["object","null"],"properties":{"enabled":{"type":"boolean"}}};
const schema52 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["base64"],"isAbsent":false,"isNullable":false},{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["content"],"isAbsent":false,"isNullable":false},{"values":["url"],"isAbsent":false,"isNullable":false},{"values":["file"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/Base64Source"},{"$ref":"#/$defs/TextSource"},{"$ref":"#/$defs/ContentSource"},{"$ref":"#/$defs/UrlSource"},{"$ref":"#/$defs/FileSource"}]};
const schema53 = {"type":"object","required":["type","data"],"properties":{"type":{"const":"text"},"media_type":{"type":"string"},"data":{"type":"string"}}};
const schema54 = {"type":"object","required":["type","content"],"properties":{"type":{"const":"content"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/ContentSourceBlock"}}}};
const schema55 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextBlockParam"},{"$ref":"#/$defs/ImageBlockParam"}]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.citations = true;
props0.cache_control = true;
}
else if(tag0 === "image"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.transformations = true;
props0.cache_control = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("content" !== data.type){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs2 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate43.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema54.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate44(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"type":true,"content":true},"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "base64"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.media_type = true;
props0.data = true;
}
else if(tag0 === "text"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.data === undefined) && (missing1 = "data"))){
validate41.errors = [{instancePath,schemaPath:"#/$defs/TextSource/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("text" !== data.type){
validate41.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/TextSource/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.media_type !== undefined){
const _errs9 = errors;
if(typeof data.media_type !== "string"){
validate41.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/$defs/TextSource/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.data !== undefined){
const _errs11 = errors;
if(typeof data.data !== "string"){
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/TextSource/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/$defs/TextSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.media_type = true;
props0.data = true;
}
}
else if(tag0 === "content"){
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
}
}
else if(tag0 === "url"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.url = true;
}
}
else if(tag0 === "file"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("document" !== data.type){
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "document"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs2 = errors;
if(!(validate41(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema51.properties.title.type},message:"must be string,null"}];
return false;
}
if(errors === _errs3){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data3 = data.context;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate40.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema51.properties.context.type},message:"must be string,null"}];
return false;
}
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate40.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data4 = data.citations;
const _errs7 = errors;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate40.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/$defs/CitationsConfig/type",keyword:"type",params:{type: schema56.type},message:"must be object,null"}];
return false;
}
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.enabled !== undefined){
if(typeof data4.enabled !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/citations/enabled",schemaPath:"#/$defs/CitationsConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs12 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"type":true,"source":true,"title":true,"context":true,"citations":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","required":["type","source","title","content"],"properties":{"type":{"const":"search_result"},"source":{"type":"string"},"title":{"type":"string"},"content":{"type":"array","items":{"$ref":"#/$defs/TextBlockParam"}},"citations":{"$ref":"#/$defs/CitationsConfig"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.content === undefined) && (missing0 = "content"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("search_result" !== data.type){
validate54.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "search_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs2 = errors;
if(typeof data.source !== "string"){
validate54.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate25(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data5 = data.citations;
const _errs9 = errors;
const _errs10 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate54.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/$defs/CitationsConfig/type",keyword:"type",params:{type: schema56.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.enabled !== undefined){
if(typeof data5.enabled !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/citations/enabled",schemaPath:"#/$defs/CitationsConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs14 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"type":true,"source":true,"title":true,"content":true,"citations":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["type","id","name","input"],"properties":{"type":{"const":"tool_use"},"id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"input":{"type":"object"},"caller":{"$ref":"#/$defs/Caller"},"toolset_name":{"type":["string","null"]},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};
const schema64 = {"type":["object","null"],"required":["type"],"properties":{"type":{"type":"string"},"tool_id":{"type":"string"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool_use" !== data.type){
validate58.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_use"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate58.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data3 = data.input;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate58.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs10 = errors;
const _errs11 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate58.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/type",keyword:"type",params:{type: schema64.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
validate58.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs13 = errors;
if(typeof data4.type !== "string"){
validate58.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/Caller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.tool_id !== undefined){
const _errs15 = errors;
if(typeof data4.tool_id !== "string"){
validate58.errors = [{instancePath:instancePath+"/caller/tool_id",schemaPath:"#/$defs/Caller/properties/tool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data7 = data.toolset_name;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate58.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema61.properties.toolset_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs19 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"type":true,"id":true,"name":true,"input":true,"caller":true,"toolset_name":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"object","required":["type","tool_use_id"],"properties":{"type":{"const":"tool_result"},"tool_use_id":{"$ref":"#/$defs/NonEmptyText"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/ToolResultContentBlock"}},"is_error":{"type":["boolean","null"]},"toolset_name":{"type":["string","null"]},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};
const schema67 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image"],"isAbsent":false,"isNullable":false},{"values":["document"],"isAbsent":false,"isNullable":false},{"values":["search_result"],"isAbsent":false,"isNullable":false},{"values":["tool_reference"],"isAbsent":false,"isNullable":false},{"values":["browser_state"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextBlockParam"},{"$ref":"#/$defs/ImageBlockParam"},{"$ref":"#/$defs/DocumentBlockParam"},{"$ref":"#/$defs/SearchResultBlockParam"},{"$ref":"#/$defs/ToolReferenceBlock"},{"$ref":"#/$defs/BrowserStateBlock"}]};
const schema68 = {"type":"object","required":["type","tool_name"],"properties":{"type":{"const":"tool_reference"},"tool_name":{"$ref":"#/$defs/NonEmptyText"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_name === undefined) && (missing0 = "tool_name"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool_reference" !== data.type){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_reference"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_name !== undefined){
let data1 = data.tool_name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate67.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs5 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"type":true,"tool_name":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["type","tabs"],"properties":{"type":{"const":"browser_state"},"tabs":{"type":"array","items":{"type":"object","required":["tab_id","title","url"],"properties":{"tab_id":{"type":"string"},"title":{"type":"string"},"url":{"type":"string"},"active":{"type":"boolean"}}}},"state_changes":{"type":["array","null"],"items":{"type":"object"}},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tabs === undefined) && (missing0 = "tabs"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("browser_state" !== data.type){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "browser_state"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabs !== undefined){
let data1 = data.tabs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.tab_id === undefined) && (missing1 = "tab_id")) || ((data2.title === undefined) && (missing1 = "title"))) || ((data2.url === undefined) && (missing1 = "url"))){
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.tab_id !== undefined){
const _errs6 = errors;
if(typeof data2.tab_id !== "string"){
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0+"/tab_id",schemaPath:"#/properties/tabs/items/properties/tab_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.title !== undefined){
const _errs8 = errors;
if(typeof data2.title !== "string"){
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.url !== undefined){
const _errs10 = errors;
if(typeof data2.url !== "string"){
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0+"/url",schemaPath:"#/properties/tabs/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.active !== undefined){
const _errs12 = errors;
if(typeof data2.active !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0+"/active",schemaPath:"#/properties/tabs/items/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state_changes !== undefined){
let data7 = data.state_changes;
const _errs14 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate70.errors = [{instancePath:instancePath+"/state_changes",schemaPath:"#/properties/state_changes/type",keyword:"type",params:{type: schema70.properties.state_changes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs14){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs16 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate70.errors = [{instancePath:instancePath+"/state_changes/" + i1,schemaPath:"#/properties/state_changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs18 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"type":true,"tabs":true,"state_changes":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate62.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.citations = true;
props0.cache_control = true;
}
else if(tag0 === "image"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.transformations = true;
props0.cache_control = true;
}
}
else if(tag0 === "document"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.title = true;
props0.context = true;
props0.citations = true;
props0.cache_control = true;
}
}
else if(tag0 === "search_result"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.title = true;
props0.content = true;
props0.citations = true;
props0.cache_control = true;
}
}
else if(tag0 === "tool_reference"){
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_name = true;
props0.cache_control = true;
}
}
else if(tag0 === "browser_state"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tabs = true;
props0.state_changes = true;
props0.cache_control = true;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool_result" !== data.type){
validate61.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate61.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
validate61.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema65.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate62(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data4 = data.is_error;
const _errs8 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate61.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema65.properties.is_error.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolset_name !== undefined){
let data5 = data.toolset_name;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate61.errors = [{instancePath:instancePath+"/toolset_name",schemaPath:"#/properties/toolset_name/type",keyword:"type",params:{type: schema65.properties.toolset_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs12 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"type":true,"tool_use_id":true,"content":true,"is_error":true,"toolset_name":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","required":["type","id","name","input"],"properties":{"type":{"const":"server_tool_use"},"id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"input":{"type":"object"},"caller":{"$ref":"#/$defs/Caller"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("server_tool_use" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "server_tool_use"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data3 = data.input;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate76.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs10 = errors;
const _errs11 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate76.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/type",keyword:"type",params:{type: schema64.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
validate76.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs13 = errors;
if(typeof data4.type !== "string"){
validate76.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/Caller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.tool_id !== undefined){
const _errs15 = errors;
if(typeof data4.tool_id !== "string"){
validate76.errors = [{instancePath:instancePath+"/caller/tool_id",schemaPath:"#/$defs/Caller/properties/tool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs17 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"type":true,"id":true,"name":true,"input":true,"caller":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","required":["type","id","name","server_name","input"],"properties":{"type":{"const":"mcp_tool_use"},"id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"server_name":{"type":"string"},"input":{"type":"object"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.server_name === undefined) && (missing0 = "server_name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("mcp_tool_use" !== data.type){
validate79.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_use"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_name !== undefined){
const _errs8 = errors;
if(typeof data.server_name !== "string"){
validate79.errors = [{instancePath:instancePath+"/server_name",schemaPath:"#/properties/server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data4 = data.input;
const _errs10 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs12 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"type":true,"id":true,"name":true,"server_name":true,"input":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","required":["type","tool_use_id","content"],"properties":{"type":{"type":"string","enum":["web_search_tool_result","web_fetch_tool_result","code_execution_tool_result","bash_code_execution_tool_result","text_editor_code_execution_tool_result","tool_search_tool_result","advisor_tool_result"]},"tool_use_id":{"$ref":"#/$defs/NonEmptyText"},"content":{},"caller":{"$ref":"#/$defs/Caller"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))) || ((data.content === undefined) && (missing0 = "content"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate82.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "web_search_tool_result") || (data0 === "web_fetch_tool_result")) || (data0 === "code_execution_tool_result")) || (data0 === "bash_code_execution_tool_result")) || (data0 === "text_editor_code_execution_tool_result")) || (data0 === "tool_search_tool_result")) || (data0 === "advisor_tool_result"))){
validate82.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate82.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data2 = data.caller;
const _errs6 = errors;
const _errs7 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate82.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/type",keyword:"type",params:{type: schema64.type},message:"must be object,null"}];
return false;
}
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.type === undefined) && (missing1 = "type")){
validate82.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/Caller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.type !== undefined){
const _errs9 = errors;
if(typeof data2.type !== "string"){
validate82.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/Caller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.tool_id !== undefined){
const _errs11 = errors;
if(typeof data2.tool_id !== "string"){
validate82.errors = [{instancePath:instancePath+"/caller/tool_id",schemaPath:"#/$defs/Caller/properties/tool_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs13 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"type":true,"tool_use_id":true,"content":true,"caller":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":"object","required":["type","tool_use_id"],"properties":{"type":{"const":"mcp_tool_result"},"tool_use_id":{"$ref":"#/$defs/NonEmptyText"},"content":{"type":["string","array","null"],"items":{"type":"object"}},"is_error":{"type":["boolean","null"]},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("mcp_tool_result" !== data.type){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
let data1 = data.tool_use_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate85.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
if(((typeof data2 !== "string") && (!(Array.isArray(data2)))) && (data2 !== null)){
validate85.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema81.properties.content.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate85.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data4 = data.is_error;
const _errs9 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate85.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema81.properties.is_error.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs11 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"type":true,"tool_use_id":true,"content":true,"is_error":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"object","required":["type","file_id"],"properties":{"type":{"const":"container_upload"},"file_id":{"$ref":"#/$defs/NonEmptyText"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("container_upload" !== data.type){
validate88.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "container_upload"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data1 = data.file_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate88.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs5 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"type":true,"file_id":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","required":["type"],"properties":{"type":{"const":"compaction"},"content":{"type":["string","null"]},"encrypted_content":{"type":["string","null"]},"signature":{"type":["string","null"]},"tool_changes":{"type":["array","null"],"items":{"type":"object"}},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("compaction" !== data.type){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate91.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema85.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data2 = data.encrypted_content;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate91.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema85.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data3 = data.signature;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate91.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema85.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_changes !== undefined){
let data4 = data.tool_changes;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate91.errors = [{instancePath:instancePath+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type: schema85.properties.tool_changes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate91.errors = [{instancePath:instancePath+"/tool_changes/" + i0,schemaPath:"#/properties/tool_changes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs12 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"content":true,"encrypted_content":true,"signature":true,"tool_changes":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","required":["type","tool"],"properties":{"type":{"type":"string","enum":["tool_addition","tool_removal"]},"tool":{"type":"object"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool === undefined) && (missing0 = "tool"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "tool_addition") || (data0 === "tool_removal"))){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema88.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate94.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs5 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"type":true,"tool":true,"cache_control":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.citations = true;
props0.cache_control = true;
}
else if(tag0 === "image"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.transformations = true;
props0.cache_control = true;
}
}
else if(tag0 === "document"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.title = true;
props0.context = true;
props0.citations = true;
props0.cache_control = true;
}
}
else if(tag0 === "search_result"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.title = true;
props0.content = true;
props0.citations = true;
props0.cache_control = true;
}
}
else if(tag0 === "thinking"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.thinking === undefined) && (missing1 = "thinking"))){
validate24.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBlock/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("thinking" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs11 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.thinking !== undefined){
const _errs12 = errors;
if(typeof data.thinking !== "string"){
validate24.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingBlock/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs12 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.signature !== undefined){
let data3 = data.signature;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate24.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/$defs/ThinkingBlock/properties/signature/type",keyword:"type",params:{type: schema59.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.signature = true;
}
}
else if(tag0 === "redacted_thinking"){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.data === undefined) && (missing2 = "data"))){
validate24.errors = [{instancePath,schemaPath:"#/$defs/RedactedThinkingBlock/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs19 = errors;
if("redacted_thinking" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RedactedThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"},message:"must be equal to constant"}];
return false;
}
var valid11 = _errs19 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.data !== undefined){
const _errs20 = errors;
if(typeof data.data !== "string"){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/RedactedThinkingBlock/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs20 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/$defs/RedactedThinkingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
}
}
else if(tag0 === "tool_use"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.input = true;
props0.caller = true;
props0.toolset_name = true;
props0.cache_control = true;
}
}
else if(tag0 === "tool_result"){
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_use_id = true;
props0.content = true;
props0.is_error = true;
props0.toolset_name = true;
props0.cache_control = true;
}
}
else if(tag0 === "server_tool_use"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.input = true;
props0.caller = true;
props0.cache_control = true;
}
}
else if(tag0 === "mcp_tool_use"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.server_name = true;
props0.input = true;
props0.cache_control = true;
}
}
else if(tag0 === "web_search_tool_result" || tag0 === "web_fetch_tool_result" || tag0 === "code_execution_tool_result" || tag0 === "bash_code_execution_tool_result" || tag0 === "text_editor_code_execution_tool_result" || tag0 === "tool_search_tool_result" || tag0 === "advisor_tool_result"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_use_id = true;
props0.content = true;
props0.caller = true;
props0.cache_control = true;
}
}
else if(tag0 === "mcp_tool_result"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_use_id = true;
props0.content = true;
props0.is_error = true;
props0.cache_control = true;
}
}
else if(tag0 === "container_upload"){
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
props0.cache_control = true;
}
}
else if(tag0 === "compaction"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
props0.encrypted_content = true;
props0.signature = true;
props0.tool_changes = true;
props0.cache_control = true;
}
}
else if(tag0 === "fallback"){
const _errs31 = errors;
if(errors === _errs31){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.type === undefined) && (missing3 = "type")) || ((data.from === undefined) && (missing3 = "from"))) || ((data.to === undefined) && (missing3 = "to"))){
validate24.errors = [{instancePath,schemaPath:"#/$defs/FallbackBlock/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs33 = errors;
if("fallback" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FallbackBlock/properties/type/const",keyword:"const",params:{allowedValue: "fallback"},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs33 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.from !== undefined){
let data7 = data.from;
const _errs34 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate24.errors = [{instancePath:instancePath+"/from",schemaPath:"#/$defs/FallbackBlock/properties/from/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid22 = _errs34 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.to !== undefined){
let data8 = data.to;
const _errs36 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate24.errors = [{instancePath:instancePath+"/to",schemaPath:"#/$defs/FallbackBlock/properties/to/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid22 = _errs36 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/$defs/FallbackBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.from = true;
props0.to = true;
props0.trigger = true;
}
}
else if(tag0 === "mcp_tool_listing"){
const _errs39 = errors;
if(errors === _errs39){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.type === undefined) && (missing4 = "type")) || ((data.mcp_server_name === undefined) && (missing4 = "mcp_server_name"))) || ((data.tools === undefined) && (missing4 = "tools"))){
validate24.errors = [{instancePath,schemaPath:"#/$defs/McpToolListingBlock/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs41 = errors;
if("mcp_tool_listing" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpToolListingBlock/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_listing"},message:"must be equal to constant"}];
return false;
}
var valid25 = _errs41 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.mcp_server_name !== undefined){
const _errs42 = errors;
if(typeof data.mcp_server_name !== "string"){
validate24.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/$defs/McpToolListingBlock/properties/mcp_server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs42 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.tools !== undefined){
let data11 = data.tools;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data11)){
var valid26 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs46 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate24.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/$defs/McpToolListingBlock/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid26 = _errs46 === errors;
if(!valid26){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/$defs/McpToolListingBlock/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid25 = _errs44 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/$defs/McpToolListingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.mcp_server_name = true;
props0.tools = true;
}
}
else if(tag0 === "tool_addition" || tag0 === "tool_removal"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool = true;
props0.cache_control = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("user" !== data.role){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs2 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema37.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"role":true,"content":true},"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"assistant"},"content":{"$ref":"#/$defs/MessageContent"}}};
const schema90 = {"type":["string","array"],"items":{"$ref":"#/$defs/ContentBlockParam"}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type},message:"must be string,array"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate24(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("assistant" !== data.role){
validate99.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(!(validate100(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"role":true,"content":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","required":["role"],"properties":{"role":{"const":"system"},"content":{"$ref":"#/$defs/SystemPrompt"},"clear_at":{"type":["string","null"]},"output_config":{"type":["object","null"]}}};
const schema92 = {"type":["string","array"],"items":{"$ref":"#/$defs/SystemBlockParam"}};
const schema93 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["tool_addition","tool_removal"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextBlockParam"},{"$ref":"#/$defs/ToolChangeBlock"}]};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.citations = true;
props0.cache_control = true;
}
else if(tag0 === "tool_addition" || tag0 === "tool_removal"){
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool = true;
props0.cache_control = true;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type},message:"must be string,array"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate106(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("system" !== data.role){
validate104.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs2 = errors;
if(!(validate105(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clear_at !== undefined){
let data2 = data.clear_at;
const _errs3 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate104.errors = [{instancePath:instancePath+"/clear_at",schemaPath:"#/properties/clear_at/type",keyword:"type",params:{type: schema91.properties.clear_at.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_config !== undefined){
let data3 = data.output_config;
const _errs5 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate104.errors = [{instancePath:instancePath+"/output_config",schemaPath:"#/properties/output_config/type",keyword:"type",params:{type: schema91.properties.output_config.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"role":true,"content":true,"clear_at":true,"output_config":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "user") || (data0 === "assistant")) || (data0 === "system"))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema36.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["role"];
if(tag0 === "user"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
}
else if(tag0 === "assistant"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
}
}
else if(tag0 === "system"){
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.clear_at = true;
props0.output_config = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema94 = {"type":"object","properties":{"type":{"type":["string","null"]}},"taggedBy":{"tag":"type","claims":[{"values":["custom"],"isAbsent":true,"isNullable":true},{"values":["advisor_20260301","bash_20241022","bash_20250124","browser_toolset_20260801","code_execution_20250522","code_execution_20250825","code_execution_20260120","code_execution_20260521","computer_20241022","computer_20250124","computer_20251124","computer_toolset_20260801","mcp_toolset","memory_20250818","text_editor_20241022","text_editor_20250124","text_editor_20250429","text_editor_20250728","tool_search_tool_bm25","tool_search_tool_bm25_20251119","tool_search_tool_regex","tool_search_tool_regex_20251119","web_fetch_20250910","web_fetch_20260209","web_fetch_20260309","web_fetch_20260318","web_search_20250305","web_search_20260209","web_search_20260318"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/CustomTool"},{"$ref":"#/$defs/VendorTool"}]};
const schema95 = {"type":"object","required":["name","input_schema"],"properties":{"type":{"enum":["custom",null]},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":"string"},"input_schema":{"type":"object","additionalProperties":true,"properties":{"type":{"const":"object"}}},"strict":{"type":["boolean","null"]},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"},"defer_loading":{"type":["boolean","null"]},"eager_input_streaming":{"type":["boolean","null"]},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"},"input_examples":{"$ref":"#/$defs/InputExamples"}}};
const schema97 = {"type":["array","null"],"items":{"type":"string"}};
const schema98 = {"type":["array","null"],"items":{"type":"object"}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input_schema === undefined) && (missing0 = "input_schema"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!((data0 === "custom") || (data0 === null))){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema95.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate115.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
let data3 = data.input_schema;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
if("object" !== data3.type){
validate115.errors = [{instancePath:instancePath+"/input_schema/type",schemaPath:"#/properties/input_schema/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/input_schema",schemaPath:"#/properties/input_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data5 = data.strict;
const _errs11 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate115.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema95.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs13 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data7 = data.defer_loading;
const _errs14 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate115.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema95.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eager_input_streaming !== undefined){
let data8 = data.eager_input_streaming;
const _errs16 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate115.errors = [{instancePath:instancePath+"/eager_input_streaming",schemaPath:"#/properties/eager_input_streaming/type",keyword:"type",params:{type: schema95.properties.eager_input_streaming.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data9 = data.allowed_callers;
const _errs18 = errors;
const _errs19 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate115.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema97.type},message:"must be array,null"}];
return false;
}
if(errors === _errs19){
if(Array.isArray(data9)){
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data9[i0] !== "string"){
validate115.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data11 = data.input_examples;
const _errs23 = errors;
const _errs24 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate115.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/$defs/InputExamples/type",keyword:"type",params:{type: schema98.type},message:"must be array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data11)){
var valid6 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs26 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate115.errors = [{instancePath:instancePath+"/input_examples/" + i1,schemaPath:"#/$defs/InputExamples/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"name":true,"description":true,"input_schema":true,"strict":true,"cache_control":true,"defer_loading":true,"eager_input_streaming":true,"allowed_callers":true,"input_examples":true},"dynamicProps":false,"dynamicItems":false};

const schema99 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["advisor_20260301","bash_20241022","bash_20250124","browser_toolset_20260801","code_execution_20250522","code_execution_20250825","code_execution_20260120","code_execution_20260521","computer_20241022","computer_20250124","computer_20251124","computer_toolset_20260801","mcp_toolset","memory_20250818","text_editor_20241022","text_editor_20250124","text_editor_20250429","text_editor_20250728","tool_search_tool_bm25","tool_search_tool_bm25_20251119","tool_search_tool_regex","tool_search_tool_regex_20251119","web_fetch_20250910","web_fetch_20260209","web_fetch_20260309","web_fetch_20260318","web_search_20250305","web_search_20260209","web_search_20260318"]},"name":{"type":"string"},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"},"allowed_domains":{"type":["array","null"],"items":{"type":"string"}},"blocked_domains":{"type":["array","null"],"items":{"type":"string"}},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"},"caching":{"$ref":"#/$defs/OptionalCacheControl"},"citations":{"$ref":"#/$defs/CitationsConfig"},"configs":{"type":["object","null"]},"default_config":{"type":["object","null"]},"defer_loading":{"type":["boolean","null"]},"display_height_px":{"type":"integer","minimum":1},"display_width_px":{"type":"integer","minimum":1},"display_number":{"type":["integer","null"],"minimum":0},"enable_zoom":{"type":["boolean","null"]},"input_examples":{"$ref":"#/$defs/InputExamples"},"max_characters":{"type":["integer","null"],"minimum":1},"max_content_tokens":{"type":["integer","null"],"minimum":1},"max_tokens":{"type":["integer","null"],"minimum":1},"max_uses":{"type":["integer","null"],"minimum":1},"mcp_server_name":{"type":"string"},"model":{"type":"string"},"response_inclusion":{"type":["string","null"]},"strict":{"type":["boolean","null"]},"tools":{"type":["array","null"],"items":{"type":"object"}},"url_sources":{"type":["object","null"]},"use_cache":{"type":["boolean","null"]},"user_location":{"type":["object","null"]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((((data0 === "advisor_20260301") || (data0 === "bash_20241022")) || (data0 === "bash_20250124")) || (data0 === "browser_toolset_20260801")) || (data0 === "code_execution_20250522")) || (data0 === "code_execution_20250825")) || (data0 === "code_execution_20260120")) || (data0 === "code_execution_20260521")) || (data0 === "computer_20241022")) || (data0 === "computer_20250124")) || (data0 === "computer_20251124")) || (data0 === "computer_toolset_20260801")) || (data0 === "mcp_toolset")) || (data0 === "memory_20250818")) || (data0 === "text_editor_20241022")) || (data0 === "text_editor_20250124")) || (data0 === "text_editor_20250429")) || (data0 === "text_editor_20250728")) || (data0 === "tool_search_tool_bm25")) || (data0 === "tool_search_tool_bm25_20251119")) || (data0 === "tool_search_tool_regex")) || (data0 === "tool_search_tool_regex_20251119")) || (data0 === "web_fetch_20250910")) || (data0 === "web_fetch_20260209")) || (data0 === "web_fetch_20260309")) || (data0 === "web_fetch_20260318")) || (data0 === "web_search_20250305")) || (data0 === "web_search_20260209")) || (data0 === "web_search_20260318"))){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema99.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate118.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data2 = data.allowed_callers;
const _errs5 = errors;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate118.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema97.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate118.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_domains !== undefined){
let data4 = data.allowed_domains;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate118.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: schema99.properties.allowed_domains.type},message:"must be array,null"}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(typeof data4[i1] !== "string"){
validate118.errors = [{instancePath:instancePath+"/allowed_domains/" + i1,schemaPath:"#/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked_domains !== undefined){
let data6 = data.blocked_domains;
const _errs14 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate118.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/type",keyword:"type",params:{type: schema99.properties.blocked_domains.type},message:"must be array,null"}];
return false;
}
if(errors === _errs14){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(typeof data6[i2] !== "string"){
validate118.errors = [{instancePath:instancePath+"/blocked_domains/" + i2,schemaPath:"#/properties/blocked_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
const _errs18 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caching !== undefined){
const _errs19 = errors;
if(!(validate26(data.caching, {instancePath:instancePath+"/caching",parentData:data,parentDataProperty:"caching",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data10 = data.citations;
const _errs20 = errors;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate118.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/$defs/CitationsConfig/type",keyword:"type",params:{type: schema56.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.enabled !== undefined){
if(typeof data10.enabled !== "boolean"){
validate118.errors = [{instancePath:instancePath+"/citations/enabled",schemaPath:"#/$defs/CitationsConfig/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configs !== undefined){
let data12 = data.configs;
const _errs25 = errors;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
validate118.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type: schema99.properties.configs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_config !== undefined){
let data13 = data.default_config;
const _errs27 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
validate118.errors = [{instancePath:instancePath+"/default_config",schemaPath:"#/properties/default_config/type",keyword:"type",params:{type: schema99.properties.default_config.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data14 = data.defer_loading;
const _errs29 = errors;
if((typeof data14 !== "boolean") && (data14 !== null)){
validate118.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema99.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_height_px !== undefined){
let data15 = data.display_height_px;
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate118.errors = [{instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate118.errors = [{instancePath:instancePath+"/display_height_px",schemaPath:"#/properties/display_height_px/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_width_px !== undefined){
let data16 = data.display_width_px;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate118.errors = [{instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate118.errors = [{instancePath:instancePath+"/display_width_px",schemaPath:"#/properties/display_width_px/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_number !== undefined){
let data17 = data.display_number;
const _errs35 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate118.errors = [{instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/type",keyword:"type",params:{type: schema99.properties.display_number.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate118.errors = [{instancePath:instancePath+"/display_number",schemaPath:"#/properties/display_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enable_zoom !== undefined){
let data18 = data.enable_zoom;
const _errs37 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate118.errors = [{instancePath:instancePath+"/enable_zoom",schemaPath:"#/properties/enable_zoom/type",keyword:"type",params:{type: schema99.properties.enable_zoom.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_examples !== undefined){
let data19 = data.input_examples;
const _errs39 = errors;
const _errs40 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate118.errors = [{instancePath:instancePath+"/input_examples",schemaPath:"#/$defs/InputExamples/type",keyword:"type",params:{type: schema98.type},message:"must be array,null"}];
return false;
}
if(errors === _errs40){
if(Array.isArray(data19)){
var valid8 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs42 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
validate118.errors = [{instancePath:instancePath+"/input_examples/" + i3,schemaPath:"#/$defs/InputExamples/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid8 = _errs42 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_characters !== undefined){
let data21 = data.max_characters;
const _errs44 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate118.errors = [{instancePath:instancePath+"/max_characters",schemaPath:"#/properties/max_characters/type",keyword:"type",params:{type: schema99.properties.max_characters.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs44){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
validate118.errors = [{instancePath:instancePath+"/max_characters",schemaPath:"#/properties/max_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_content_tokens !== undefined){
let data22 = data.max_content_tokens;
const _errs46 = errors;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
validate118.errors = [{instancePath:instancePath+"/max_content_tokens",schemaPath:"#/properties/max_content_tokens/type",keyword:"type",params:{type: schema99.properties.max_content_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs46){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
validate118.errors = [{instancePath:instancePath+"/max_content_tokens",schemaPath:"#/properties/max_content_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data23 = data.max_tokens;
const _errs48 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate118.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema99.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs48){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
validate118.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_uses !== undefined){
let data24 = data.max_uses;
const _errs50 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate118.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/type",keyword:"type",params:{type: schema99.properties.max_uses.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs50){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
validate118.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_server_name !== undefined){
const _errs52 = errors;
if(typeof data.mcp_server_name !== "string"){
validate118.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs54 = errors;
if(typeof data.model !== "string"){
validate118.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_inclusion !== undefined){
let data27 = data.response_inclusion;
const _errs56 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate118.errors = [{instancePath:instancePath+"/response_inclusion",schemaPath:"#/properties/response_inclusion/type",keyword:"type",params:{type: schema99.properties.response_inclusion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data28 = data.strict;
const _errs58 = errors;
if((typeof data28 !== "boolean") && (data28 !== null)){
validate118.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema99.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data29 = data.tools;
const _errs60 = errors;
if((!(Array.isArray(data29))) && (data29 !== null)){
validate118.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema99.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs60){
if(Array.isArray(data29)){
var valid9 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
const _errs62 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
validate118.errors = [{instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid9 = _errs62 === errors;
if(!valid9){
break;
}
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url_sources !== undefined){
let data31 = data.url_sources;
const _errs64 = errors;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
validate118.errors = [{instancePath:instancePath+"/url_sources",schemaPath:"#/properties/url_sources/type",keyword:"type",params:{type: schema99.properties.url_sources.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use_cache !== undefined){
let data32 = data.use_cache;
const _errs66 = errors;
if((typeof data32 !== "boolean") && (data32 !== null)){
validate118.errors = [{instancePath:instancePath+"/use_cache",schemaPath:"#/properties/use_cache/type",keyword:"type",params:{type: schema99.properties.use_cache.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data33 = data.user_location;
const _errs68 = errors;
if((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)){
validate118.errors = [{instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/type",keyword:"type",params:{type: schema99.properties.user_location.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"type":true,"name":true,"allowed_callers":true,"allowed_domains":true,"blocked_domains":true,"cache_control":true,"caching":true,"citations":true,"configs":true,"default_config":true,"defer_loading":true,"display_height_px":true,"display_width_px":true,"display_number":true,"enable_zoom":true,"input_examples":true,"max_characters":true,"max_content_tokens":true,"max_tokens":true,"max_uses":true,"mcp_server_name":true,"model":true,"response_inclusion":true,"strict":true,"tools":true,"url_sources":true,"use_cache":true,"user_location":true},"dynamicProps":false,"dynamicItems":false};


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate114.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema94.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "custom" || tag0 === undefined || tag0 === null){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.input_schema = true;
props0.strict = true;
props0.cache_control = true;
props0.defer_loading = true;
props0.eager_input_streaming = true;
props0.allowed_callers = true;
props0.input_examples = true;
}
else if(tag0 === "advisor_20260301" || tag0 === "bash_20241022" || tag0 === "bash_20250124" || tag0 === "browser_toolset_20260801" || tag0 === "code_execution_20250522" || tag0 === "code_execution_20250825" || tag0 === "code_execution_20260120" || tag0 === "code_execution_20260521" || tag0 === "computer_20241022" || tag0 === "computer_20250124" || tag0 === "computer_20251124" || tag0 === "computer_toolset_20260801" || tag0 === "mcp_toolset" || tag0 === "memory_20250818" || tag0 === "text_editor_20241022" || tag0 === "text_editor_20250124" || tag0 === "text_editor_20250429" || tag0 === "text_editor_20250728" || tag0 === "tool_search_tool_bm25" || tag0 === "tool_search_tool_bm25_20251119" || tag0 === "tool_search_tool_regex" || tag0 === "tool_search_tool_regex_20251119" || tag0 === "web_fetch_20250910" || tag0 === "web_fetch_20260209" || tag0 === "web_fetch_20260309" || tag0 === "web_fetch_20260318" || tag0 === "web_search_20250305" || tag0 === "web_search_20260209" || tag0 === "web_search_20260318"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.allowed_callers = true;
props0.allowed_domains = true;
props0.blocked_domains = true;
props0.cache_control = true;
props0.caching = true;
props0.citations = true;
props0.configs = true;
props0.default_config = true;
props0.defer_loading = true;
props0.display_height_px = true;
props0.display_width_px = true;
props0.display_number = true;
props0.enable_zoom = true;
props0.input_examples = true;
props0.max_characters = true;
props0.max_content_tokens = true;
props0.max_tokens = true;
props0.max_uses = true;
props0.mcp_server_name = true;
props0.model = true;
props0.response_inclusion = true;
props0.strict = true;
props0.tools = true;
props0.url_sources = true;
props0.use_cache = true;
props0.user_location = true;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema103 = {"type":"object","properties":{"type":{"type":"string","enum":["auto","any","tool","none"]}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["auto"],"isAbsent":false,"isNullable":false},{"values":["any"],"isAbsent":false,"isNullable":false},{"values":["tool"],"isAbsent":false,"isNullable":false},{"values":["none"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ToolChoiceAuto"},{"$ref":"#/$defs/ToolChoiceAny"},{"$ref":"#/$defs/ToolChoiceTool"},{"$ref":"#/$defs/ToolChoiceNone"}]};
const schema104 = {"type":"object","required":["type"],"properties":{"type":{"const":"auto"},"disable_parallel_tool_use":{"type":"boolean"}}};
const schema105 = {"type":"object","required":["type"],"properties":{"type":{"const":"any"},"disable_parallel_tool_use":{"type":"boolean"}}};
const schema108 = {"type":"object","required":["type"],"properties":{"type":{"const":"none"}}};
const schema106 = {"type":"object","required":["type","name"],"properties":{"type":{"const":"tool"},"name":{"$ref":"#/$defs/NonEmptyText"},"disable_parallel_tool_use":{"type":"boolean"}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool" !== data.type){
validate124.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate124.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
const _errs5 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"type":true,"name":true,"disable_parallel_tool_use":true},"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "auto") || (data0 === "any")) || (data0 === "tool")) || (data0 === "none"))){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema103.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "auto"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceAuto/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("auto" !== data.type){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolChoiceAuto/properties/type/const",keyword:"const",params:{allowedValue: "auto"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.disable_parallel_tool_use !== undefined){
const _errs8 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/$defs/ToolChoiceAuto/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceAuto/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
props0.disable_parallel_tool_use = true;
}
else if(tag0 === "any"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceAny/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs13 = errors;
if("any" !== data.type){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolChoiceAny/properties/type/const",keyword:"const",params:{allowedValue: "any"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.disable_parallel_tool_use !== undefined){
const _errs14 = errors;
if(typeof data.disable_parallel_tool_use !== "boolean"){
validate123.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/$defs/ToolChoiceAny/properties/disable_parallel_tool_use/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceAny/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.disable_parallel_tool_use = true;
}
}
else if(tag0 === "tool"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.disable_parallel_tool_use = true;
}
}
else if(tag0 === "none"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceNone/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("none" !== data.type){
validate123.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolChoiceNone/properties/type/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/$defs/ToolChoiceNone/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema109 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["enabled"],"isAbsent":false,"isNullable":false},{"values":["disabled"],"isAbsent":false,"isNullable":false},{"values":["adaptive"],"isAbsent":false,"isNullable":false},{"values":["between_tools"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ThinkingEnabled"},{"$ref":"#/$defs/ThinkingDisabled"},{"$ref":"#/$defs/ThinkingAdaptive"},{"$ref":"#/$defs/ThinkingBetweenTools"}]};
const schema112 = {"type":"object","required":["type"],"properties":{"type":{"const":"disabled"}}};
const schema115 = {"type":"object","required":["type"],"properties":{"type":{"const":"between_tools"}}};
const schema110 = {"type":"object","required":["type","budget_tokens"],"properties":{"type":{"const":"enabled"},"budget_tokens":{"type":"integer","minimum":1024},"display":{"$ref":"#/$defs/ThinkingDisplay"},"block_binding":{"type":["object","null"]}}};
const schema111 = {"type":["string","null"]};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.budget_tokens === undefined) && (missing0 = "budget_tokens"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("enabled" !== data.type){
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "enabled"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate128.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1024 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data2 = data.display;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate128.errors = [{instancePath:instancePath+"/display",schemaPath:"#/$defs/ThinkingDisplay/type",keyword:"type",params:{type: schema111.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.block_binding !== undefined){
let data3 = data.block_binding;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate128.errors = [{instancePath:instancePath+"/block_binding",schemaPath:"#/properties/block_binding/type",keyword:"type",params:{type: schema110.properties.block_binding.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"type":true,"budget_tokens":true,"display":true,"block_binding":true},"dynamicProps":false,"dynamicItems":false};

const schema113 = {"type":"object","required":["type"],"properties":{"type":{"const":"adaptive"},"display":{"$ref":"#/$defs/ThinkingDisplay"},"block_binding":{"type":["object","null"]}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("adaptive" !== data.type){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "adaptive"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data1 = data.display;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate130.errors = [{instancePath:instancePath+"/display",schemaPath:"#/$defs/ThinkingDisplay/type",keyword:"type",params:{type: schema111.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.block_binding !== undefined){
let data2 = data.block_binding;
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate130.errors = [{instancePath:instancePath+"/block_binding",schemaPath:"#/properties/block_binding/type",keyword:"type",params:{type: schema113.properties.block_binding.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"type":true,"display":true,"block_binding":true},"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "enabled"){
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.budget_tokens = true;
props0.display = true;
props0.block_binding = true;
}
else if(tag0 === "disabled"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate127.errors = [{instancePath,schemaPath:"#/$defs/ThinkingDisabled/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("disabled" !== data.type){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingDisabled/properties/type/const",keyword:"const",params:{allowedValue: "disabled"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/$defs/ThinkingDisabled/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
else if(tag0 === "adaptive"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.display = true;
props0.block_binding = true;
}
}
else if(tag0 === "between_tools"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate127.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBetweenTools/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("between_tools" !== data.type){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingBetweenTools/properties/type/const",keyword:"const",params:{allowedValue: "between_tools"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBetweenTools/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema116 = {"type":"object","properties":{"effort":{"type":["string","null"]},"task_budget":{"type":["object","null"],"required":["type","total"],"properties":{"type":{"type":"string"},"total":{"type":"integer","minimum":1},"remaining":{"type":["integer","null"],"minimum":0}}},"format":{"$ref":"#/$defs/OptionalOutputFormat"}}};
const schema117 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/OutputFormat"}}]};
const schema118 = {"type":"object","required":["type"],"properties":{"type":{"type":"string"},"schema":{"type":"object"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type},message:"must be object,null"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate134.errors = [{instancePath,schemaPath:"#/$defs/OutputFormat/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if(typeof data.type !== "string"){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/OutputFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.schema !== undefined){
let data1 = data.schema;
const _errs10 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate134.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/$defs/OutputFormat/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/$defs/OutputFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.schema = true;
}
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate134.errors = vErrors;
return false;
}
validate134.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate133.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/type",keyword:"type",params:{type: schema116.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_budget !== undefined){
let data1 = data.task_budget;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate133.errors = [{instancePath:instancePath+"/task_budget",schemaPath:"#/properties/task_budget/type",keyword:"type",params:{type: schema116.properties.task_budget.type},message:"must be object,null"}];
return false;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if(((data1.type === undefined) && (missing0 = "type")) || ((data1.total === undefined) && (missing0 = "total"))){
validate133.errors = [{instancePath:instancePath+"/task_budget",schemaPath:"#/properties/task_budget/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.type !== undefined){
const _errs5 = errors;
if(typeof data1.type !== "string"){
validate133.errors = [{instancePath:instancePath+"/task_budget/type",schemaPath:"#/properties/task_budget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.total !== undefined){
let data3 = data1.total;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate133.errors = [{instancePath:instancePath+"/task_budget/total",schemaPath:"#/properties/task_budget/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/task_budget/total",schemaPath:"#/properties/task_budget/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.remaining !== undefined){
let data4 = data1.remaining;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate133.errors = [{instancePath:instancePath+"/task_budget/remaining",schemaPath:"#/properties/task_budget/properties/remaining/type",keyword:"type",params:{type: schema116.properties.task_budget.properties.remaining.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate133.errors = [{instancePath:instancePath+"/task_budget/remaining",schemaPath:"#/properties/task_budget/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs11 = errors;
if(!(validate134(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"effort":true,"task_budget":true,"format":true},"dynamicProps":false,"dynamicItems":false};

const schema121 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Thread"}}]};
const schema122 = {"type":"object","properties":{"type":{"type":"string","enum":["create","continue"]}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["create"],"isAbsent":false,"isNullable":false},{"values":["continue"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ThreadCreate"},{"$ref":"#/$defs/ThreadContinue"}]};
const schema123 = {"type":"object","required":["type"],"properties":{"type":{"const":"create"}}};
const schema124 = {"type":"object","required":["type","previous_message_id"],"properties":{"type":{"const":"continue"},"previous_message_id":{"type":"string"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "create") || (data0 === "continue"))){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema122.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "create"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ThreadCreate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("create" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThreadCreate/properties/type/const",keyword:"const",params:{allowedValue: "create"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/ThreadCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
}
else if(tag0 === "continue"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.previous_message_id === undefined) && (missing2 = "previous_message_id"))){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ThreadContinue/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("continue" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThreadContinue/properties/type/const",keyword:"const",params:{allowedValue: "continue"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.previous_message_id !== undefined){
const _errs12 = errors;
if(typeof data.previous_message_id !== "string"){
validate140.errors = [{instancePath:instancePath+"/previous_message_id",schemaPath:"#/$defs/ThreadContinue/properties/previous_message_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs12 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/ThreadContinue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.previous_message_id = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate140.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema121.type},message:"must be object,null"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
else {
var props0 = validate140.evaluated.props;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate139.errors = vErrors;
return false;
}
validate139.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.thread === undefined) && (missing0 = "thread")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.thread !== undefined){
let data0 = data.thread;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.type === undefined) && (missing1 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.type !== undefined){
if("continue" !== data0.type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.model === undefined) && (missing2 = "model")){
validate21.errors = [{instancePath,schemaPath:"#/$defs/WithMessages/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs11 = errors;
if(typeof data.model !== "string"){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/WithMessages/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.messages !== undefined){
let data3 = data.messages;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
if(data3.length < 1){
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/$defs/WithMessages/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/$defs/WithMessages/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/$defs/WithMessages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.model = true;
props0.messages = true;
props0.thread = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate21.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.model === undefined) && (missing3 = "model")) || ((data.messages === undefined) && (missing3 = "messages"))) || ((data.max_tokens === undefined) && (missing3 = "max_tokens"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.model = true;
props0.messages = true;
props0.max_tokens = true;
props0.system = true;
props0.tools = true;
props0.tool_choice = true;
props0.thinking = true;
props0.output_config = true;
props0.output_format = true;
props0.temperature = true;
props0.top_p = true;
props0.top_k = true;
props0.stop_sequences = true;
props0.stream = true;
props0.metadata = true;
props0.service_tier = true;
props0.cache_control = true;
props0.context_management = true;
props0.thread = true;
props0.compaction = true;
props0.billing_policy = true;
props0.mcp_servers = true;
props0.container = true;
props0.diagnostics = true;
props0.fallbacks = true;
props0.fallback_credit_token = true;
props0.inference_geo = true;
props0.speed = true;
}
if(data.model !== undefined){
let data4 = data.model;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
var valid8 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate22(data5[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid8 = _errs20 === errors;
if(!valid8){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.max_tokens !== undefined){
let data7 = data.max_tokens;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.system !== undefined){
const _errs23 = errors;
if(!(validate105(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.tools !== undefined){
let data9 = data.tools;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid9 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate114(data9[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid9 = _errs26 === errors;
if(!valid9){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.tool_choice !== undefined){
const _errs27 = errors;
if(!(validate123(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.thinking !== undefined){
const _errs28 = errors;
if(!(validate127(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_config !== undefined){
const _errs29 = errors;
if(!(validate133(data.output_config, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_format !== undefined){
const _errs30 = errors;
if(!(validate134(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.temperature !== undefined){
let data15 = data.temperature;
const _errs31 = errors;
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.top_p !== undefined){
let data16 = data.top_p;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.top_k !== undefined){
let data17 = data.top_k;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate21.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate21.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.stop_sequences !== undefined){
let data18 = data.stop_sequences;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid10 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(!pattern24.test(data19)){
validate21.errors = [{instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/$defs/VisibleText/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/$defs/VisibleText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs39 === errors;
if(!valid10){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.stream !== undefined){
const _errs42 = errors;
if(typeof data.stream !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.metadata !== undefined){
let data21 = data.metadata;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.user_id !== undefined){
let data22 = data21.user_id;
if((typeof data22 !== "string") && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/metadata/user_id",schemaPath:"#/$defs/Metadata/properties/user_id/type",keyword:"type",params:{type: schema120.properties.user_id.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.service_tier !== undefined){
const _errs49 = errors;
if(typeof data.service_tier !== "string"){
validate21.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.cache_control !== undefined){
const _errs51 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.context_management !== undefined){
let data25 = data.context_management;
const _errs52 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate21.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema32.properties.context_management.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.thread !== undefined){
const _errs54 = errors;
if(!(validate139(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.compaction !== undefined){
let data27 = data.compaction;
const _errs55 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"type",params:{type: schema32.properties.compaction.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs55 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.billing_policy !== undefined){
let data28 = data.billing_policy;
const _errs57 = errors;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
validate21.errors = [{instancePath:instancePath+"/billing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",params:{type: schema32.properties.billing_policy.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs57 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.mcp_servers !== undefined){
let data29 = data.mcp_servers;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data29)){
var valid14 = true;
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
let data30 = data29[i3];
const _errs61 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
validate21.errors = [{instancePath:instancePath+"/mcp_servers/" + i3,schemaPath:"#/properties/mcp_servers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid14 = _errs61 === errors;
if(!valid14){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs59 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.container !== undefined){
let data31 = data.container;
const _errs63 = errors;
const _errs64 = errors;
if(((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (typeof data31 !== "string")) && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/container",schemaPath:"#/$defs/ContainerParam/type",keyword:"type",params:{type: schema125.type},message:"must be object,string,null"}];
return false;
}
if(errors === _errs64){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.id !== undefined){
let data32 = data31.id;
const _errs66 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate21.errors = [{instancePath:instancePath+"/container/id",schemaPath:"#/$defs/ContainerParam/properties/id/type",keyword:"type",params:{type: schema125.properties.id.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs66 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data31.skills !== undefined){
let data33 = data31.skills;
const _errs68 = errors;
if((!(Array.isArray(data33))) && (data33 !== null)){
validate21.errors = [{instancePath:instancePath+"/container/skills",schemaPath:"#/$defs/ContainerParam/properties/skills/type",keyword:"type",params:{type: schema125.properties.skills.type},message:"must be array,null"}];
return false;
}
if(errors === _errs68){
if(Array.isArray(data33)){
var valid17 = true;
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
const _errs70 = errors;
if(errors === _errs70){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing4;
if(((data34.type === undefined) && (missing4 = "type")) || ((data34.skill_id === undefined) && (missing4 = "skill_id"))){
validate21.errors = [{instancePath:instancePath+"/container/skills/" + i4,schemaPath:"#/$defs/ContainerParam/properties/skills/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data34.type !== undefined){
const _errs72 = errors;
if(typeof data34.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/container/skills/" + i4+"/type",schemaPath:"#/$defs/ContainerParam/properties/skills/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs72 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data34.skill_id !== undefined){
const _errs74 = errors;
if(typeof data34.skill_id !== "string"){
validate21.errors = [{instancePath:instancePath+"/container/skills/" + i4+"/skill_id",schemaPath:"#/$defs/ContainerParam/properties/skills/items/properties/skill_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs74 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data34.version !== undefined){
const _errs76 = errors;
if(typeof data34.version !== "string"){
validate21.errors = [{instancePath:instancePath+"/container/skills/" + i4+"/version",schemaPath:"#/$defs/ContainerParam/properties/skills/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs76 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/container/skills/" + i4,schemaPath:"#/$defs/ContainerParam/properties/skills/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs70 === errors;
if(!valid17){
break;
}
}
}
}
var valid16 = _errs68 === errors;
}
else {
var valid16 = true;
}
}
}
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.diagnostics !== undefined){
let data38 = data.diagnostics;
const _errs78 = errors;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
validate21.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema32.properties.diagnostics.type},message:"must be object,null"}];
return false;
}
if(errors === _errs78){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.previous_message_id !== undefined){
let data39 = data38.previous_message_id;
if((typeof data39 !== "string") && (data39 !== null)){
validate21.errors = [{instancePath:instancePath+"/diagnostics/previous_message_id",schemaPath:"#/properties/diagnostics/properties/previous_message_id/type",keyword:"type",params:{type: schema32.properties.diagnostics.properties.previous_message_id.type},message:"must be string,null"}];
return false;
}
}
}
}
var valid6 = _errs78 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.fallbacks !== undefined){
let data40 = data.fallbacks;
const _errs82 = errors;
if(((!(Array.isArray(data40))) && (typeof data40 !== "string")) && (data40 !== null)){
validate21.errors = [{instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: schema32.properties.fallbacks.type},message:"must be array,string,null"}];
return false;
}
if(errors === _errs82){
if(Array.isArray(data40)){
var valid20 = true;
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
let data41 = data40[i5];
const _errs84 = errors;
if(!(data41 && typeof data41 == "object" && !Array.isArray(data41))){
validate21.errors = [{instancePath:instancePath+"/fallbacks/" + i5,schemaPath:"#/properties/fallbacks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid20 = _errs84 === errors;
if(!valid20){
break;
}
}
}
}
var valid6 = _errs82 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.fallback_credit_token !== undefined){
let data42 = data.fallback_credit_token;
const _errs86 = errors;
if(((typeof data42 !== "string") && (!(data42 && typeof data42 == "object" && !Array.isArray(data42)))) && (data42 !== null)){
validate21.errors = [{instancePath:instancePath+"/fallback_credit_token",schemaPath:"#/properties/fallback_credit_token/type",keyword:"type",params:{type: schema32.properties.fallback_credit_token.type},message:"must be string,object,null"}];
return false;
}
var valid6 = _errs86 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.inference_geo !== undefined){
let data43 = data.inference_geo;
const _errs88 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate21.errors = [{instancePath:instancePath+"/inference_geo",schemaPath:"#/properties/inference_geo/type",keyword:"type",params:{type: schema32.properties.inference_geo.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs88 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.speed !== undefined){
let data44 = data.speed;
const _errs90 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate21.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: schema32.properties.speed.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs90 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCountTokensParams = validate143;
const schema126 = {"type":"object","required":["model","messages"],"if":{"$ref":"#/$defs/ContinuedThread"},"else":{"$ref":"#/$defs/WithMessages"},"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"messages":{"type":"array","items":{"$ref":"#/$defs/MessageParam"}},"system":{"$ref":"#/$defs/SystemPrompt"},"tools":{"type":"array","items":{"$ref":"#/$defs/ToolParam"}},"tool_choice":{"$ref":"#/$defs/ToolChoice"},"thinking":{"$ref":"#/$defs/ThinkingConfig"},"output_config":{"$ref":"#/$defs/OutputConfig"},"output_format":{"$ref":"#/$defs/OptionalOutputFormat"},"cache_control":{"$ref":"#/$defs/OptionalCacheControl"},"context_management":{"type":["object","null"]},"thread":{"$ref":"#/$defs/OptionalThread"},"compaction":{"type":["object","null"]},"billing_policy":{"type":["object","null"]},"mcp_servers":{"type":"array","items":{"type":"object"}},"speed":{"type":["string","null"]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.thread === undefined) && (missing0 = "thread")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.thread !== undefined){
let data0 = data.thread;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.type === undefined) && (missing1 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.type !== undefined){
if("continue" !== data0.type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.model === undefined) && (missing2 = "model")){
validate143.errors = [{instancePath,schemaPath:"#/$defs/WithMessages/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs11 = errors;
if(typeof data.model !== "string"){
validate143.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/WithMessages/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.messages !== undefined){
let data3 = data.messages;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
if(data3.length < 1){
validate143.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/$defs/WithMessages/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/$defs/WithMessages/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/$defs/WithMessages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.model = true;
props0.messages = true;
props0.thread = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate143.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.model === undefined) && (missing3 = "model")) || ((data.messages === undefined) && (missing3 = "messages"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.model = true;
props0.messages = true;
props0.system = true;
props0.tools = true;
props0.tool_choice = true;
props0.thinking = true;
props0.output_config = true;
props0.output_format = true;
props0.cache_control = true;
props0.context_management = true;
props0.thread = true;
props0.compaction = true;
props0.billing_policy = true;
props0.mcp_servers = true;
props0.speed = true;
}
if(data.model !== undefined){
let data4 = data.model;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate143.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
var valid8 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate22(data5[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid8 = _errs20 === errors;
if(!valid8){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.system !== undefined){
const _errs21 = errors;
if(!(validate105(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.tools !== undefined){
let data8 = data.tools;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
var valid9 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate114(data8[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid9 = _errs24 === errors;
if(!valid9){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.tool_choice !== undefined){
const _errs25 = errors;
if(!(validate123(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.thinking !== undefined){
const _errs26 = errors;
if(!(validate127(data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_config !== undefined){
const _errs27 = errors;
if(!(validate133(data.output_config, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.output_format !== undefined){
const _errs28 = errors;
if(!(validate134(data.output_format, {instancePath:instancePath+"/output_format",parentData:data,parentDataProperty:"output_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.cache_control !== undefined){
const _errs29 = errors;
if(!(validate26(data.cache_control, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.context_management !== undefined){
let data15 = data.context_management;
const _errs30 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate143.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema126.properties.context_management.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.thread !== undefined){
const _errs32 = errors;
if(!(validate139(data.thread, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.compaction !== undefined){
let data17 = data.compaction;
const _errs33 = errors;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
validate143.errors = [{instancePath:instancePath+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"type",params:{type: schema126.properties.compaction.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.billing_policy !== undefined){
let data18 = data.billing_policy;
const _errs35 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate143.errors = [{instancePath:instancePath+"/billing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",params:{type: schema126.properties.billing_policy.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.mcp_servers !== undefined){
let data19 = data.mcp_servers;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data19)){
var valid10 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs39 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
validate143.errors = [{instancePath:instancePath+"/mcp_servers/" + i2,schemaPath:"#/properties/mcp_servers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid10 = _errs39 === errors;
if(!valid10){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.speed !== undefined){
let data21 = data.speed;
const _errs41 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate143.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: schema126.properties.speed.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateMessage = validate153;
const schema130 = {"type":"object","required":["id","type","role","model","content","stop_reason","usage"],"properties":{"id":{"$ref":"#/$defs/NonEmptyText"},"type":{"const":"message"},"role":{"const":"assistant"},"model":{"type":"string"},"content":{"$ref":"#/$defs/AnswerContent"},"stop_reason":{"type":"string"},"stop_sequence":{"type":["string","null"]},"stop_details":{"type":["object","null"]},"container":{"type":["object","null"]},"context_management":{"type":["object","null"]},"diagnostics":{"type":["object","null"],"properties":{"cache_miss_reason":{"type":["object","null"]}}},"input_transformations":{"type":["array","null"],"items":{"type":"object"}},"usage":{"$ref":"#/$defs/Usage"}}};
const schema132 = {"type":"array","items":{"$ref":"#/$defs/ContentBlock"}};
const schema133 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["thinking"],"isAbsent":false,"isNullable":false},{"values":["redacted_thinking"],"isAbsent":false,"isNullable":false},{"values":["tool_use"],"isAbsent":false,"isNullable":false},{"values":["server_tool_use"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_use"],"isAbsent":false,"isNullable":false},{"values":["web_search_tool_result","web_fetch_tool_result","code_execution_tool_result","bash_code_execution_tool_result","text_editor_code_execution_tool_result","tool_search_tool_result","advisor_tool_result"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_result"],"isAbsent":false,"isNullable":false},{"values":["container_upload"],"isAbsent":false,"isNullable":false},{"values":["compaction"],"isAbsent":false,"isNullable":false},{"values":["fallback"],"isAbsent":false,"isNullable":false},{"values":["mcp_tool_listing"],"isAbsent":false,"isNullable":false},{"values":["image"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextBlock"},{"$ref":"#/$defs/ThinkingBlock"},{"$ref":"#/$defs/RedactedThinkingBlock"},{"$ref":"#/$defs/ToolUseBlock"},{"$ref":"#/$defs/ServerToolUseBlock"},{"$ref":"#/$defs/McpToolUseBlock"},{"$ref":"#/$defs/ServerToolResultBlock"},{"$ref":"#/$defs/McpToolResultBlock"},{"$ref":"#/$defs/ContainerUploadBlock"},{"$ref":"#/$defs/CompactionBlock"},{"$ref":"#/$defs/FallbackBlock"},{"$ref":"#/$defs/McpToolListingBlock"},{"$ref":"#/$defs/ImageBlockParam"}]};
const schema134 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"citations":{"type":["array","null"],"items":{"$ref":"#/$defs/Citation"}}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate156.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate156.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: schema134.properties.citations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0,schemaPath:"#/$defs/Citation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if(typeof data3.type !== "string"){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/type",schemaPath:"#/$defs/Citation/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.cited_text !== undefined){
const _errs11 = errors;
if(typeof data3.cited_text !== "string"){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/cited_text",schemaPath:"#/$defs/Citation/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.document_index !== undefined){
let data6 = data3.document_index;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_index",schemaPath:"#/$defs/Citation/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_index",schemaPath:"#/$defs/Citation/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.document_title !== undefined){
let data7 = data3.document_title;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/document_title",schemaPath:"#/$defs/Citation/properties/document_title/type",keyword:"type",params:{type: schema40.properties.document_title.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.file_id !== undefined){
let data8 = data3.file_id;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/file_id",schemaPath:"#/$defs/Citation/properties/file_id/type",keyword:"type",params:{type: schema40.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_char_index !== undefined){
let data9 = data3.start_char_index;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_char_index !== undefined){
let data10 = data3.end_char_index;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_page_number !== undefined){
let data11 = data3.start_page_number;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_page_number !== undefined){
let data12 = data3.end_page_number;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.start_block_index !== undefined){
let data13 = data3.start_block_index;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.end_block_index !== undefined){
let data14 = data3.end_block_index;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.url !== undefined){
const _errs31 = errors;
if(typeof data3.url !== "string"){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/url",schemaPath:"#/$defs/Citation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.source !== undefined){
const _errs33 = errors;
if(typeof data3.source !== "string"){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/source",schemaPath:"#/$defs/Citation/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.title !== undefined){
let data17 = data3.title;
const _errs35 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/title",schemaPath:"#/$defs/Citation/properties/title/type",keyword:"type",params:{type: schema40.properties.title.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.encrypted_index !== undefined){
const _errs37 = errors;
if(typeof data3.encrypted_index !== "string"){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/encrypted_index",schemaPath:"#/$defs/Citation/properties/encrypted_index/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.search_result_index !== undefined){
let data19 = data3.search_result_index;
const _errs39 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate156.errors = [{instancePath:instancePath+"/citations/" + i0+"/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/citations/" + i0,schemaPath:"#/$defs/Citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"type":true,"text":true,"citations":true},"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.citations = true;
}
else if(tag0 === "thinking"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.thinking === undefined) && (missing1 = "thinking"))){
validate155.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBlock/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("thinking" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.thinking !== undefined){
const _errs9 = errors;
if(typeof data.thinking !== "string"){
validate155.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingBlock/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.signature !== undefined){
let data3 = data.signature;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate155.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/$defs/ThinkingBlock/properties/signature/type",keyword:"type",params:{type: schema59.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/$defs/ThinkingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.signature = true;
}
}
else if(tag0 === "redacted_thinking"){
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.data === undefined) && (missing2 = "data"))){
validate155.errors = [{instancePath,schemaPath:"#/$defs/RedactedThinkingBlock/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs16 = errors;
if("redacted_thinking" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RedactedThinkingBlock/properties/type/const",keyword:"const",params:{allowedValue: "redacted_thinking"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs16 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.data !== undefined){
const _errs17 = errors;
if(typeof data.data !== "string"){
validate155.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/RedactedThinkingBlock/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs17 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/$defs/RedactedThinkingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
}
}
else if(tag0 === "tool_use"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.input = true;
props0.caller = true;
props0.toolset_name = true;
props0.cache_control = true;
}
}
else if(tag0 === "server_tool_use"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.input = true;
props0.caller = true;
props0.cache_control = true;
}
}
else if(tag0 === "mcp_tool_use"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.server_name = true;
props0.input = true;
props0.cache_control = true;
}
}
else if(tag0 === "web_search_tool_result" || tag0 === "web_fetch_tool_result" || tag0 === "code_execution_tool_result" || tag0 === "bash_code_execution_tool_result" || tag0 === "text_editor_code_execution_tool_result" || tag0 === "tool_search_tool_result" || tag0 === "advisor_tool_result"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_use_id = true;
props0.content = true;
props0.caller = true;
props0.cache_control = true;
}
}
else if(tag0 === "mcp_tool_result"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.tool_use_id = true;
props0.content = true;
props0.is_error = true;
props0.cache_control = true;
}
}
else if(tag0 === "container_upload"){
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
props0.cache_control = true;
}
}
else if(tag0 === "compaction"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
props0.encrypted_content = true;
props0.signature = true;
props0.tool_changes = true;
props0.cache_control = true;
}
}
else if(tag0 === "fallback"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.type === undefined) && (missing3 = "type")) || ((data.from === undefined) && (missing3 = "from"))) || ((data.to === undefined) && (missing3 = "to"))){
validate155.errors = [{instancePath,schemaPath:"#/$defs/FallbackBlock/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs29 = errors;
if("fallback" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FallbackBlock/properties/type/const",keyword:"const",params:{allowedValue: "fallback"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs29 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.from !== undefined){
let data7 = data.from;
const _errs30 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate155.errors = [{instancePath:instancePath+"/from",schemaPath:"#/$defs/FallbackBlock/properties/from/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid18 = _errs30 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.to !== undefined){
let data8 = data.to;
const _errs32 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate155.errors = [{instancePath:instancePath+"/to",schemaPath:"#/$defs/FallbackBlock/properties/to/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid18 = _errs32 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/$defs/FallbackBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.from = true;
props0.to = true;
props0.trigger = true;
}
}
else if(tag0 === "mcp_tool_listing"){
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.type === undefined) && (missing4 = "type")) || ((data.mcp_server_name === undefined) && (missing4 = "mcp_server_name"))) || ((data.tools === undefined) && (missing4 = "tools"))){
validate155.errors = [{instancePath,schemaPath:"#/$defs/McpToolListingBlock/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs37 = errors;
if("mcp_tool_listing" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpToolListingBlock/properties/type/const",keyword:"const",params:{allowedValue: "mcp_tool_listing"},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs37 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.mcp_server_name !== undefined){
const _errs38 = errors;
if(typeof data.mcp_server_name !== "string"){
validate155.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/$defs/McpToolListingBlock/properties/mcp_server_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs38 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.tools !== undefined){
let data11 = data.tools;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data11)){
var valid22 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs42 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate155.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/$defs/McpToolListingBlock/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid22 = _errs42 === errors;
if(!valid22){
break;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/$defs/McpToolListingBlock/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid21 = _errs40 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/$defs/McpToolListingBlock/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.mcp_server_name = true;
props0.tools = true;
}
}
else if(tag0 === "image"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.source = true;
props0.transformations = true;
props0.cache_control = true;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate155.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate155(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema140 = {"type":"object","required":["input_tokens","output_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"cache_read_input_tokens":{"type":["integer","null"],"minimum":0},"cache_creation_input_tokens":{"type":["integer","null"],"minimum":0},"cache_creation":{"$ref":"#/$defs/CacheCreation"},"output_tokens_details":{"$ref":"#/$defs/OutputTokensDetails"},"server_tool_use":{"$ref":"#/$defs/ServerToolUsage"},"service_tier":{"type":["string","null"]},"speed":{"type":["string","null"]},"inference_geo":{"type":["string","null"]},"fallback_credit":{"type":["object","null"]},"iterations":{"type":["array","null"],"items":{"type":"object"}}}};
const schema141 = {"type":["object","null"],"properties":{"ephemeral_5m_input_tokens":{"type":"integer","minimum":0},"ephemeral_1h_input_tokens":{"type":"integer","minimum":0}}};
const schema142 = {"type":["object","null"],"properties":{"thinking_tokens":{"type":"integer","minimum":0}}};
const schema143 = {"type":["object","null"],"properties":{"web_search_requests":{"type":"integer","minimum":0},"web_fetch_requests":{"type":"integer","minimum":0}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.input_tokens === undefined) && (missing0 = "input_tokens")) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate168.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate168.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data1 = data.output_tokens;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate168.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate168.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_input_tokens !== undefined){
let data2 = data.cache_read_input_tokens;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate168.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/type",keyword:"type",params:{type: schema140.properties.cache_read_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate168.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation_input_tokens !== undefined){
let data3 = data.cache_creation_input_tokens;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate168.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: schema140.properties.cache_creation_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate168.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation !== undefined){
let data4 = data.cache_creation;
const _errs9 = errors;
const _errs10 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate168.errors = [{instancePath:instancePath+"/cache_creation",schemaPath:"#/$defs/CacheCreation/type",keyword:"type",params:{type: schema141.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.ephemeral_5m_input_tokens !== undefined){
let data5 = data4.ephemeral_5m_input_tokens;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate168.errors = [{instancePath:instancePath+"/cache_creation/ephemeral_5m_input_tokens",schemaPath:"#/$defs/CacheCreation/properties/ephemeral_5m_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate168.errors = [{instancePath:instancePath+"/cache_creation/ephemeral_5m_input_tokens",schemaPath:"#/$defs/CacheCreation/properties/ephemeral_5m_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.ephemeral_1h_input_tokens !== undefined){
let data6 = data4.ephemeral_1h_input_tokens;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate168.errors = [{instancePath:instancePath+"/cache_creation/ephemeral_1h_input_tokens",schemaPath:"#/$defs/CacheCreation/properties/ephemeral_1h_input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate168.errors = [{instancePath:instancePath+"/cache_creation/ephemeral_1h_input_tokens",schemaPath:"#/$defs/CacheCreation/properties/ephemeral_1h_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_details !== undefined){
let data7 = data.output_tokens_details;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate168.errors = [{instancePath:instancePath+"/output_tokens_details",schemaPath:"#/$defs/OutputTokensDetails/type",keyword:"type",params:{type: schema142.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.thinking_tokens !== undefined){
let data8 = data7.thinking_tokens;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate168.errors = [{instancePath:instancePath+"/output_tokens_details/thinking_tokens",schemaPath:"#/$defs/OutputTokensDetails/properties/thinking_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate168.errors = [{instancePath:instancePath+"/output_tokens_details/thinking_tokens",schemaPath:"#/$defs/OutputTokensDetails/properties/thinking_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tool_use !== undefined){
let data9 = data.server_tool_use;
const _errs21 = errors;
const _errs22 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate168.errors = [{instancePath:instancePath+"/server_tool_use",schemaPath:"#/$defs/ServerToolUsage/type",keyword:"type",params:{type: schema143.type},message:"must be object,null"}];
return false;
}
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.web_search_requests !== undefined){
let data10 = data9.web_search_requests;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate168.errors = [{instancePath:instancePath+"/server_tool_use/web_search_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_search_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate168.errors = [{instancePath:instancePath+"/server_tool_use/web_search_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_search_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.web_fetch_requests !== undefined){
let data11 = data9.web_fetch_requests;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate168.errors = [{instancePath:instancePath+"/server_tool_use/web_fetch_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_fetch_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate168.errors = [{instancePath:instancePath+"/server_tool_use/web_fetch_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_fetch_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data12 = data.service_tier;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate168.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema140.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data13 = data.speed;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate168.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: schema140.properties.speed.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inference_geo !== undefined){
let data14 = data.inference_geo;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate168.errors = [{instancePath:instancePath+"/inference_geo",schemaPath:"#/properties/inference_geo/type",keyword:"type",params:{type: schema140.properties.inference_geo.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback_credit !== undefined){
let data15 = data.fallback_credit;
const _errs34 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate168.errors = [{instancePath:instancePath+"/fallback_credit",schemaPath:"#/properties/fallback_credit/type",keyword:"type",params:{type: schema140.properties.fallback_credit.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data16 = data.iterations;
const _errs36 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate168.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: schema140.properties.iterations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs36){
if(Array.isArray(data16)){
var valid7 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs38 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate168.errors = [{instancePath:instancePath+"/iterations/" + i0,schemaPath:"#/properties/iterations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid7 = _errs38 === errors;
if(!valid7){
break;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"input_tokens":true,"output_tokens":true,"cache_read_input_tokens":true,"cache_creation_input_tokens":true,"cache_creation":true,"output_tokens_details":true,"server_tool_use":true,"service_tier":true,"speed":true,"inference_geo":true,"fallback_credit":true,"iterations":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.stop_reason === undefined) && (missing0 = "stop_reason"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate153.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if("message" !== data.type){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if("assistant" !== data.role){
validate153.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate153.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs8 = errors;
if(!(validate154(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
const _errs9 = errors;
if(typeof data.stop_reason !== "string"){
validate153.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data6 = data.stop_sequence;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate153.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schema130.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data7 = data.stop_details;
const _errs13 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate153.errors = [{instancePath:instancePath+"/stop_details",schemaPath:"#/properties/stop_details/type",keyword:"type",params:{type: schema130.properties.stop_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data8 = data.container;
const _errs15 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate153.errors = [{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: schema130.properties.container.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data9 = data.context_management;
const _errs17 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate153.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema130.properties.context_management.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data10 = data.diagnostics;
const _errs19 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate153.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema130.properties.diagnostics.type},message:"must be object,null"}];
return false;
}
if(errors === _errs19){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cache_miss_reason !== undefined){
let data11 = data10.cache_miss_reason;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate153.errors = [{instancePath:instancePath+"/diagnostics/cache_miss_reason",schemaPath:"#/properties/diagnostics/properties/cache_miss_reason/type",keyword:"type",params:{type: schema130.properties.diagnostics.properties.cache_miss_reason.type},message:"must be object,null"}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data12 = data.input_transformations;
const _errs23 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate153.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema130.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs23){
if(Array.isArray(data12)){
var valid3 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs25 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate153.errors = [{instancePath:instancePath+"/input_transformations/" + i0,schemaPath:"#/properties/input_transformations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs27 = errors;
if(!(validate168(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"id":true,"type":true,"role":true,"model":true,"content":true,"stop_reason":true,"stop_sequence":true,"stop_details":true,"container":true,"context_management":true,"diagnostics":true,"input_transformations":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateMessageStreamEvent = validate170;
const schema144 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["message_start"],"isAbsent":false,"isNullable":false},{"values":["content_block_start"],"isAbsent":false,"isNullable":false},{"values":["content_block_delta"],"isAbsent":false,"isNullable":false},{"values":["content_block_stop"],"isAbsent":false,"isNullable":false},{"values":["message_delta"],"isAbsent":false,"isNullable":false},{"values":["message_stop"],"isAbsent":false,"isNullable":false},{"values":["ping"],"isAbsent":false,"isNullable":false},{"values":["error"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/MessageStartEvent"},{"$ref":"#/$defs/ContentBlockStartEvent"},{"$ref":"#/$defs/ContentBlockDeltaEvent"},{"$ref":"#/$defs/ContentBlockStopEvent"},{"$ref":"#/$defs/MessageDeltaEvent"},{"$ref":"#/$defs/MessageStopEvent"},{"$ref":"#/$defs/PingEvent"},{"$ref":"#/$defs/ErrorResponse"}]};
const schema159 = {"type":"object","required":["type","index"],"properties":{"type":{"const":"content_block_stop"},"index":{"type":"integer","minimum":0}}};
const schema165 = {"type":"object","required":["type"],"properties":{"type":{"const":"message_stop"}}};
const schema166 = {"type":"object","required":["type"],"properties":{"type":{"const":"ping"}}};
const schema145 = {"type":"object","required":["type","message"],"properties":{"type":{"const":"message_start"},"message":{"$ref":"#/$defs/StartedMessage"}}};
const schema146 = {"type":"object","required":["id","type","role","model","content","usage"],"properties":{"id":{"$ref":"#/$defs/NonEmptyText"},"type":{"const":"message"},"role":{"const":"assistant"},"model":{"type":"string"},"content":{"$ref":"#/$defs/AnswerContent"},"stop_reason":{"$ref":"#/$defs/StopReason"},"stop_sequence":{"type":["string","null"]},"stop_details":{"type":["object","null"]},"container":{"type":["object","null"]},"context_management":{"type":["object","null"]},"diagnostics":{"type":["object","null"]},"input_transformations":{"type":["array","null"],"items":{"type":"object"}},"usage":{"$ref":"#/$defs/Usage"}}};
const schema148 = {"type":["string","null"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if("message" !== data.type){
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if("assistant" !== data.role){
validate172.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate172.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs8 = errors;
if(!(validate154(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data5 = data.stop_reason;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate172.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/$defs/StopReason/type",keyword:"type",params:{type: schema148.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequence !== undefined){
let data6 = data.stop_sequence;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate172.errors = [{instancePath:instancePath+"/stop_sequence",schemaPath:"#/properties/stop_sequence/type",keyword:"type",params:{type: schema146.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data7 = data.stop_details;
const _errs14 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate172.errors = [{instancePath:instancePath+"/stop_details",schemaPath:"#/properties/stop_details/type",keyword:"type",params:{type: schema146.properties.stop_details.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data8 = data.container;
const _errs16 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate172.errors = [{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: schema146.properties.container.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data9 = data.context_management;
const _errs18 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate172.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema146.properties.context_management.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagnostics !== undefined){
let data10 = data.diagnostics;
const _errs20 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate172.errors = [{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: schema146.properties.diagnostics.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data11 = data.input_transformations;
const _errs22 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate172.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema146.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs24 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate172.errors = [{instancePath:instancePath+"/input_transformations/" + i0,schemaPath:"#/properties/input_transformations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs26 = errors;
if(!(validate168(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"id":true,"type":true,"role":true,"model":true,"content":true,"stop_reason":true,"stop_sequence":true,"stop_details":true,"container":true,"context_management":true,"diagnostics":true,"input_transformations":true,"usage":true},"dynamicProps":false,"dynamicItems":false};


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message_start" !== data.type){
validate171.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_start"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate172(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"type":true,"message":true},"dynamicProps":false,"dynamicItems":false};

const schema149 = {"type":"object","required":["type","index","content_block"],"properties":{"type":{"const":"content_block_start"},"index":{"type":"integer","minimum":0},"content_block":{"$ref":"#/$defs/ContentBlock"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.content_block === undefined) && (missing0 = "content_block"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("content_block_start" !== data.type){
validate177.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_start"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate177.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_block !== undefined){
const _errs4 = errors;
if(!(validate155(data.content_block, {instancePath:instancePath+"/content_block",parentData:data,parentDataProperty:"content_block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"type":true,"index":true,"content_block":true},"dynamicProps":false,"dynamicItems":false};

const schema150 = {"type":"object","required":["type","index","delta"],"properties":{"type":{"const":"content_block_delta"},"index":{"type":"integer","minimum":0},"delta":{"$ref":"#/$defs/ContentBlockDelta"}}};
const schema151 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text_delta"],"isAbsent":false,"isNullable":false},{"values":["input_json_delta"],"isAbsent":false,"isNullable":false},{"values":["thinking_delta"],"isAbsent":false,"isNullable":false},{"values":["signature_delta"],"isAbsent":false,"isNullable":false},{"values":["citations_delta"],"isAbsent":false,"isNullable":false},{"values":["compaction_delta"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextDelta"},{"$ref":"#/$defs/InputJsonDelta"},{"$ref":"#/$defs/ThinkingDelta"},{"$ref":"#/$defs/SignatureDelta"},{"$ref":"#/$defs/CitationsDelta"},{"$ref":"#/$defs/CompactionDelta"}]};
const schema152 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text_delta"},"text":{"type":"string"}}};
const schema153 = {"type":"object","required":["type","partial_json"],"properties":{"type":{"const":"input_json_delta"},"partial_json":{"type":"string"}}};
const schema154 = {"type":"object","required":["type","thinking"],"properties":{"type":{"const":"thinking_delta"},"thinking":{"type":"string"},"estimated_tokens":{"type":["integer","null"],"minimum":0}}};
const schema155 = {"type":"object","required":["type","signature"],"properties":{"type":{"const":"signature_delta"},"signature":{"type":"string"}}};
const schema158 = {"type":"object","required":["type"],"properties":{"type":{"const":"compaction_delta"},"content":{"type":["string","null"]},"encrypted_content":{"type":["string","null"]}}};
const schema156 = {"type":"object","required":["type","citation"],"properties":{"type":{"const":"citations_delta"},"citation":{"$ref":"#/$defs/Citation"}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.citation === undefined) && (missing0 = "citation"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("citations_delta" !== data.type){
validate182.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "citations_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citation !== undefined){
let data1 = data.citation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
validate182.errors = [{instancePath:instancePath+"/citation",schemaPath:"#/$defs/Citation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
const _errs5 = errors;
if(typeof data1.type !== "string"){
validate182.errors = [{instancePath:instancePath+"/citation/type",schemaPath:"#/$defs/Citation/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cited_text !== undefined){
const _errs7 = errors;
if(typeof data1.cited_text !== "string"){
validate182.errors = [{instancePath:instancePath+"/citation/cited_text",schemaPath:"#/$defs/Citation/properties/cited_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.document_index !== undefined){
let data4 = data1.document_index;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate182.errors = [{instancePath:instancePath+"/citation/document_index",schemaPath:"#/$defs/Citation/properties/document_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate182.errors = [{instancePath:instancePath+"/citation/document_index",schemaPath:"#/$defs/Citation/properties/document_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.document_title !== undefined){
let data5 = data1.document_title;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate182.errors = [{instancePath:instancePath+"/citation/document_title",schemaPath:"#/$defs/Citation/properties/document_title/type",keyword:"type",params:{type: schema40.properties.document_title.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.file_id !== undefined){
let data6 = data1.file_id;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate182.errors = [{instancePath:instancePath+"/citation/file_id",schemaPath:"#/$defs/Citation/properties/file_id/type",keyword:"type",params:{type: schema40.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.start_char_index !== undefined){
let data7 = data1.start_char_index;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate182.errors = [{instancePath:instancePath+"/citation/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate182.errors = [{instancePath:instancePath+"/citation/start_char_index",schemaPath:"#/$defs/Citation/properties/start_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.end_char_index !== undefined){
let data8 = data1.end_char_index;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate182.errors = [{instancePath:instancePath+"/citation/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate182.errors = [{instancePath:instancePath+"/citation/end_char_index",schemaPath:"#/$defs/Citation/properties/end_char_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.start_page_number !== undefined){
let data9 = data1.start_page_number;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate182.errors = [{instancePath:instancePath+"/citation/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate182.errors = [{instancePath:instancePath+"/citation/start_page_number",schemaPath:"#/$defs/Citation/properties/start_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.end_page_number !== undefined){
let data10 = data1.end_page_number;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate182.errors = [{instancePath:instancePath+"/citation/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate182.errors = [{instancePath:instancePath+"/citation/end_page_number",schemaPath:"#/$defs/Citation/properties/end_page_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.start_block_index !== undefined){
let data11 = data1.start_block_index;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate182.errors = [{instancePath:instancePath+"/citation/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate182.errors = [{instancePath:instancePath+"/citation/start_block_index",schemaPath:"#/$defs/Citation/properties/start_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.end_block_index !== undefined){
let data12 = data1.end_block_index;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate182.errors = [{instancePath:instancePath+"/citation/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate182.errors = [{instancePath:instancePath+"/citation/end_block_index",schemaPath:"#/$defs/Citation/properties/end_block_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.url !== undefined){
const _errs27 = errors;
if(typeof data1.url !== "string"){
validate182.errors = [{instancePath:instancePath+"/citation/url",schemaPath:"#/$defs/Citation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.source !== undefined){
const _errs29 = errors;
if(typeof data1.source !== "string"){
validate182.errors = [{instancePath:instancePath+"/citation/source",schemaPath:"#/$defs/Citation/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data15 = data1.title;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate182.errors = [{instancePath:instancePath+"/citation/title",schemaPath:"#/$defs/Citation/properties/title/type",keyword:"type",params:{type: schema40.properties.title.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.encrypted_index !== undefined){
const _errs33 = errors;
if(typeof data1.encrypted_index !== "string"){
validate182.errors = [{instancePath:instancePath+"/citation/encrypted_index",schemaPath:"#/$defs/Citation/properties/encrypted_index/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.search_result_index !== undefined){
let data17 = data1.search_result_index;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate182.errors = [{instancePath:instancePath+"/citation/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate182.errors = [{instancePath:instancePath+"/citation/search_result_index",schemaPath:"#/$defs/Citation/properties/search_result_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/citation",schemaPath:"#/$defs/Citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"type":true,"citation":true},"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "text_delta"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
validate181.errors = [{instancePath,schemaPath:"#/$defs/TextDelta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("text_delta" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/TextDelta/properties/type/const",keyword:"const",params:{allowedValue: "text_delta"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.text !== undefined){
const _errs8 = errors;
if(typeof data.text !== "string"){
validate181.errors = [{instancePath:instancePath+"/text",schemaPath:"#/$defs/TextDelta/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/$defs/TextDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
props0.text = true;
}
else if(tag0 === "input_json_delta"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.partial_json === undefined) && (missing2 = "partial_json"))){
validate181.errors = [{instancePath,schemaPath:"#/$defs/InputJsonDelta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs13 = errors;
if("input_json_delta" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/InputJsonDelta/properties/type/const",keyword:"const",params:{allowedValue: "input_json_delta"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.partial_json !== undefined){
const _errs14 = errors;
if(typeof data.partial_json !== "string"){
validate181.errors = [{instancePath:instancePath+"/partial_json",schemaPath:"#/$defs/InputJsonDelta/properties/partial_json/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/$defs/InputJsonDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.partial_json = true;
}
}
else if(tag0 === "thinking_delta"){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.thinking === undefined) && (missing3 = "thinking"))){
validate181.errors = [{instancePath,schemaPath:"#/$defs/ThinkingDelta/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs19 = errors;
if("thinking_delta" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingDelta/properties/type/const",keyword:"const",params:{allowedValue: "thinking_delta"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs19 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.thinking !== undefined){
const _errs20 = errors;
if(typeof data.thinking !== "string"){
validate181.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingDelta/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.estimated_tokens !== undefined){
let data7 = data.estimated_tokens;
const _errs22 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate181.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/$defs/ThinkingDelta/properties/estimated_tokens/type",keyword:"type",params:{type: schema154.properties.estimated_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate181.errors = [{instancePath:instancePath+"/estimated_tokens",schemaPath:"#/$defs/ThinkingDelta/properties/estimated_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/$defs/ThinkingDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.estimated_tokens = true;
}
}
else if(tag0 === "signature_delta"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.signature === undefined) && (missing4 = "signature"))){
validate181.errors = [{instancePath,schemaPath:"#/$defs/SignatureDelta/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs27 = errors;
if("signature_delta" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/SignatureDelta/properties/type/const",keyword:"const",params:{allowedValue: "signature_delta"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.signature !== undefined){
const _errs28 = errors;
if(typeof data.signature !== "string"){
validate181.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/$defs/SignatureDelta/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs28 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/$defs/SignatureDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.signature = true;
}
}
else if(tag0 === "citations_delta"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.citation = true;
}
}
else if(tag0 === "compaction_delta"){
const _errs32 = errors;
if(errors === _errs32){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
validate181.errors = [{instancePath,schemaPath:"#/$defs/CompactionDelta/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs34 = errors;
if("compaction_delta" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CompactionDelta/properties/type/const",keyword:"const",params:{allowedValue: "compaction_delta"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs34 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.content !== undefined){
let data11 = data.content;
const _errs35 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate181.errors = [{instancePath:instancePath+"/content",schemaPath:"#/$defs/CompactionDelta/properties/content/type",keyword:"type",params:{type: schema158.properties.content.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs35 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.encrypted_content !== undefined){
let data12 = data.encrypted_content;
const _errs37 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate181.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/$defs/CompactionDelta/properties/encrypted_content/type",keyword:"type",params:{type: schema158.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs37 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/$defs/CompactionDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
props0.encrypted_content = true;
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate181.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("content_block_delta" !== data.type){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "content_block_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate180.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate180.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs4 = errors;
if(!(validate181(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"type":true,"index":true,"delta":true},"dynamicProps":false,"dynamicItems":false};

const schema160 = {"type":"object","required":["type","delta","usage"],"properties":{"type":{"const":"message_delta"},"delta":{"type":"object","properties":{"stop_reason":{"$ref":"#/$defs/StopReason"},"stop_sequence":{"type":["string","null"]},"stop_details":{"type":["object","null"]},"container":{"type":["object","null"]}}},"context_management":{"type":["object","null"]},"input_transformations":{"type":["array","null"],"items":{"type":"object"}},"usage":{"$ref":"#/$defs/MessageDeltaUsage"}}};
const schema162 = {"type":"object","properties":{"input_tokens":{"type":["integer","null"],"minimum":0},"output_tokens":{"type":["integer","null"],"minimum":0},"cache_read_input_tokens":{"type":["integer","null"],"minimum":0},"cache_creation_input_tokens":{"type":["integer","null"],"minimum":0},"output_tokens_details":{"$ref":"#/$defs/OutputTokensDetails"},"server_tool_use":{"$ref":"#/$defs/ServerToolUsage"},"fallback_credit":{"type":["object","null"]},"iterations":{"type":["array","null"],"items":{"type":"object"}}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate187.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: schema162.properties.input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate187.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data1 = data.output_tokens;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate187.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: schema162.properties.output_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate187.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read_input_tokens !== undefined){
let data2 = data.cache_read_input_tokens;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate187.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/type",keyword:"type",params:{type: schema162.properties.cache_read_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate187.errors = [{instancePath:instancePath+"/cache_read_input_tokens",schemaPath:"#/properties/cache_read_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_creation_input_tokens !== undefined){
let data3 = data.cache_creation_input_tokens;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate187.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/type",keyword:"type",params:{type: schema162.properties.cache_creation_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate187.errors = [{instancePath:instancePath+"/cache_creation_input_tokens",schemaPath:"#/properties/cache_creation_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens_details !== undefined){
let data4 = data.output_tokens_details;
const _errs9 = errors;
const _errs10 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate187.errors = [{instancePath:instancePath+"/output_tokens_details",schemaPath:"#/$defs/OutputTokensDetails/type",keyword:"type",params:{type: schema142.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.thinking_tokens !== undefined){
let data5 = data4.thinking_tokens;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate187.errors = [{instancePath:instancePath+"/output_tokens_details/thinking_tokens",schemaPath:"#/$defs/OutputTokensDetails/properties/thinking_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate187.errors = [{instancePath:instancePath+"/output_tokens_details/thinking_tokens",schemaPath:"#/$defs/OutputTokensDetails/properties/thinking_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tool_use !== undefined){
let data6 = data.server_tool_use;
const _errs14 = errors;
const _errs15 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate187.errors = [{instancePath:instancePath+"/server_tool_use",schemaPath:"#/$defs/ServerToolUsage/type",keyword:"type",params:{type: schema143.type},message:"must be object,null"}];
return false;
}
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.web_search_requests !== undefined){
let data7 = data6.web_search_requests;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate187.errors = [{instancePath:instancePath+"/server_tool_use/web_search_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_search_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate187.errors = [{instancePath:instancePath+"/server_tool_use/web_search_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_search_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.web_fetch_requests !== undefined){
let data8 = data6.web_fetch_requests;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate187.errors = [{instancePath:instancePath+"/server_tool_use/web_fetch_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_fetch_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate187.errors = [{instancePath:instancePath+"/server_tool_use/web_fetch_requests",schemaPath:"#/$defs/ServerToolUsage/properties/web_fetch_requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback_credit !== undefined){
let data9 = data.fallback_credit;
const _errs21 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate187.errors = [{instancePath:instancePath+"/fallback_credit",schemaPath:"#/properties/fallback_credit/type",keyword:"type",params:{type: schema162.properties.fallback_credit.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data10 = data.iterations;
const _errs23 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate187.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: schema162.properties.iterations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs23){
if(Array.isArray(data10)){
var valid5 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs25 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate187.errors = [{instancePath:instancePath+"/iterations/" + i0,schemaPath:"#/properties/iterations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"input_tokens":true,"output_tokens":true,"cache_read_input_tokens":true,"cache_creation_input_tokens":true,"output_tokens_details":true,"server_tool_use":true,"fallback_credit":true,"iterations":true},"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message_delta" !== data.type){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
let data1 = data.delta;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stop_reason !== undefined){
let data2 = data1.stop_reason;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate186.errors = [{instancePath:instancePath+"/delta/stop_reason",schemaPath:"#/$defs/StopReason/type",keyword:"type",params:{type: schema148.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.stop_sequence !== undefined){
let data3 = data1.stop_sequence;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate186.errors = [{instancePath:instancePath+"/delta/stop_sequence",schemaPath:"#/properties/delta/properties/stop_sequence/type",keyword:"type",params:{type: schema160.properties.delta.properties.stop_sequence.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.stop_details !== undefined){
let data4 = data1.stop_details;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate186.errors = [{instancePath:instancePath+"/delta/stop_details",schemaPath:"#/properties/delta/properties/stop_details/type",keyword:"type",params:{type: schema160.properties.delta.properties.stop_details.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.container !== undefined){
let data5 = data1.container;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate186.errors = [{instancePath:instancePath+"/delta/container",schemaPath:"#/properties/delta/properties/container/type",keyword:"type",params:{type: schema160.properties.delta.properties.container.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data6 = data.context_management;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate186.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema160.properties.context_management.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data7 = data.input_transformations;
const _errs15 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate186.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema160.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate186.errors = [{instancePath:instancePath+"/input_transformations/" + i0,schemaPath:"#/properties/input_transformations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs19 = errors;
if(!(validate187(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"type":true,"delta":true,"context_management":true,"input_transformations":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

const schema167 = {"type":"object","required":["type","error"],"properties":{"type":{"const":"error"},"error":{"$ref":"#/$defs/ErrorObject"},"request_id":{"type":["string","null"]}}};
const schema168 = {"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"details":{"type":["object","null"],"properties":{"error_code":{"type":"string"}}}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("error" !== data.type){
validate190.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.type === undefined) && (missing1 = "type")) || ((data1.message === undefined) && (missing1 = "message"))){
validate190.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ErrorObject/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
const _errs5 = errors;
if(typeof data1.type !== "string"){
validate190.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/$defs/ErrorObject/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.message !== undefined){
const _errs7 = errors;
if(typeof data1.message !== "string"){
validate190.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ErrorObject/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.details !== undefined){
let data4 = data1.details;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate190.errors = [{instancePath:instancePath+"/error/details",schemaPath:"#/$defs/ErrorObject/properties/details/type",keyword:"type",params:{type: schema168.properties.details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.error_code !== undefined){
if(typeof data4.error_code !== "string"){
validate190.errors = [{instancePath:instancePath+"/error/details/error_code",schemaPath:"#/$defs/ErrorObject/properties/details/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ErrorObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data6 = data.request_id;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate190.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema167.properties.request_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"type":true,"error":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "message_start"){
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.message = true;
}
else if(tag0 === "content_block_start"){
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
props0.content_block = true;
}
}
else if(tag0 === "content_block_delta"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
props0.delta = true;
}
}
else if(tag0 === "content_block_stop"){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.index === undefined) && (missing1 = "index"))){
validate170.errors = [{instancePath,schemaPath:"#/$defs/ContentBlockStopEvent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs10 = errors;
if("content_block_stop" !== data.type){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ContentBlockStopEvent/properties/type/const",keyword:"const",params:{allowedValue: "content_block_stop"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs10 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.index !== undefined){
let data2 = data.index;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate170.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/ContentBlockStopEvent/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate170.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/ContentBlockStopEvent/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/$defs/ContentBlockStopEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.index = true;
}
}
else if(tag0 === "message_delta"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.delta = true;
props0.context_management = true;
props0.input_transformations = true;
props0.usage = true;
}
}
else if(tag0 === "message_stop"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate170.errors = [{instancePath,schemaPath:"#/$defs/MessageStopEvent/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("message_stop" !== data.type){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/MessageStopEvent/properties/type/const",keyword:"const",params:{allowedValue: "message_stop"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/$defs/MessageStopEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
else if(tag0 === "ping"){
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate170.errors = [{instancePath,schemaPath:"#/$defs/PingEvent/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("ping" !== data.type){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/PingEvent/properties/type/const",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/$defs/PingEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
else if(tag0 === "error"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.error = true;
props0.request_id = true;
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate170.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateErrorResponse = validate192;

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("error" !== data.type){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.type === undefined) && (missing1 = "type")) || ((data1.message === undefined) && (missing1 = "message"))){
validate192.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ErrorObject/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
const _errs5 = errors;
if(typeof data1.type !== "string"){
validate192.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/$defs/ErrorObject/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.message !== undefined){
const _errs7 = errors;
if(typeof data1.message !== "string"){
validate192.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ErrorObject/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.details !== undefined){
let data4 = data1.details;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate192.errors = [{instancePath:instancePath+"/error/details",schemaPath:"#/$defs/ErrorObject/properties/details/type",keyword:"type",params:{type: schema168.properties.details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.error_code !== undefined){
if(typeof data4.error_code !== "string"){
validate192.errors = [{instancePath:instancePath+"/error/details/error_code",schemaPath:"#/$defs/ErrorObject/properties/details/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ErrorObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data6 = data.request_id;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate192.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema167.properties.request_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"type":true,"error":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateModelList = validate193;
const schema171 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ModelInfo"}},"has_more":{"type":"boolean"},"first_id":{"type":["string","null"]},"last_id":{"type":["string","null"]}}};
const schema172 = {"type":"object","required":["type","id"],"properties":{"type":{"const":"model"},"id":{"type":"string"},"display_name":{"type":"string"},"created_at":{"type":"string"},"max_input_tokens":{"type":["integer","null"],"minimum":0},"max_tokens":{"type":["integer","null"],"minimum":0}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.type === undefined) && (missing1 = "type")) || ((data1.id === undefined) && (missing1 = "id"))){
validate193.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/ModelInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
const _errs6 = errors;
if("model" !== data1.type){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/type",schemaPath:"#/$defs/ModelInfo/properties/type/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.id !== undefined){
const _errs7 = errors;
if(typeof data1.id !== "string"){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/$defs/ModelInfo/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.display_name !== undefined){
const _errs9 = errors;
if(typeof data1.display_name !== "string"){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/display_name",schemaPath:"#/$defs/ModelInfo/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
const _errs11 = errors;
if(typeof data1.created_at !== "string"){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/$defs/ModelInfo/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.max_input_tokens !== undefined){
let data6 = data1.max_input_tokens;
const _errs13 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/max_input_tokens",schemaPath:"#/$defs/ModelInfo/properties/max_input_tokens/type",keyword:"type",params:{type: schema172.properties.max_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/max_input_tokens",schemaPath:"#/$defs/ModelInfo/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.max_tokens !== undefined){
let data7 = data1.max_tokens;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/max_tokens",schemaPath:"#/$defs/ModelInfo/properties/max_tokens/type",keyword:"type",params:{type: schema172.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate193.errors = [{instancePath:instancePath+"/data/" + i0+"/max_tokens",schemaPath:"#/$defs/ModelInfo/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/ModelInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs17 = errors;
if(typeof data.has_more !== "boolean"){
validate193.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_id !== undefined){
let data9 = data.first_id;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate193.errors = [{instancePath:instancePath+"/first_id",schemaPath:"#/properties/first_id/type",keyword:"type",params:{type: schema171.properties.first_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_id !== undefined){
let data10 = data.last_id;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate193.errors = [{instancePath:instancePath+"/last_id",schemaPath:"#/properties/last_id/type",keyword:"type",params:{type: schema171.properties.last_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"data":true,"has_more":true,"first_id":true,"last_id":true},"dynamicProps":false,"dynamicItems":false};

export const validateModelInfo = validate194;

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("model" !== data.type){
validate194.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate194.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs4 = errors;
if(typeof data.display_name !== "string"){
validate194.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs6 = errors;
if(typeof data.created_at !== "string"){
validate194.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_input_tokens !== undefined){
let data4 = data.max_input_tokens;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate194.errors = [{instancePath:instancePath+"/max_input_tokens",schemaPath:"#/properties/max_input_tokens/type",keyword:"type",params:{type: schema172.properties.max_input_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate194.errors = [{instancePath:instancePath+"/max_input_tokens",schemaPath:"#/properties/max_input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate194.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema172.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate194.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"type":true,"id":true,"display_name":true,"created_at":true,"max_input_tokens":true,"max_tokens":true},"dynamicProps":false,"dynamicItems":false};

export const validateTokenCount = validate195;
const schema174 = {"type":"object","required":["input_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input_tokens === undefined) && (missing0 = "input_tokens")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.input_tokens !== undefined){
let data0 = data.input_tokens;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate195.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate195.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"input_tokens":true},"dynamicProps":false,"dynamicItems":false};
