// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
"use strict";
export const validateCreateChatCompletionRequest = validate21;
const schema32 = {"type":"object","required":["model","messages"],"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"messages":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ChatMessage"}},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/ChatTool"}},"tool_choice":{"$ref":"#/$defs/ChatToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"functions":{"type":["array","null"],"items":{"$ref":"#/$defs/FunctionDefinition"}},"function_call":{"type":["string","object","null"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"}},"required":["name"]},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"type":["integer","null"],"minimum":-1},"max_completion_tokens":{"type":["integer","null"],"minimum":-1},"stop":{"type":["string","array","null"],"items":{"type":"string"}},"seed":{"type":["integer","null"]},"random_seed":{"type":["integer","null"]},"presence_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"type":["number","null"],"minimum":-2,"maximum":2},"n":{"type":["integer","null"],"minimum":1,"maximum":128},"logprobs":{"type":["boolean","integer","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"logit_bias":{"type":["object","null"],"additionalProperties":{"type":"number","minimum":-100,"maximum":100}},"reasoning_effort":{"type":["string","null"]},"verbosity":{"type":["string","null"]},"response_format":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ResponseFormat"}}]},"modalities":{"type":["array","null"],"items":{"type":"string"}},"audio":{"type":["object","null"],"required":["format","voice"],"properties":{"format":{"type":"string"},"voice":{"type":["string","object"],"required":["id"],"properties":{"id":{"type":"string"}}}}},"prediction":{"type":["object","null"],"required":["type","content"],"properties":{"type":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContentPart"}}}},"plugins":{},"web_search_options":{"type":["object","null"],"properties":{"search_context_size":{"type":"string"},"user_location":{"type":["object","null"],"required":["type","approximate"],"properties":{"type":{"type":"string"},"approximate":{"type":"object","properties":{"city":{"type":"string"},"country":{"type":"string"},"region":{"type":"string"},"timezone":{"type":"string"}}}}}}},"moderation":{"type":["object","null"],"required":["model"],"properties":{"model":{"type":"string"},"policy":{"type":["object","null"],"properties":{"input":{"type":["object","null"],"required":["mode"],"properties":{"mode":{"type":"string"}}},"output":{"type":["object","null"],"required":["mode"],"properties":{"mode":{"type":"string"}}}}}}},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_options":{"type":["object","null"],"properties":{"mode":{"type":"string"},"ttl":{"type":"string"}}},"prompt_cache_retention":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"user":{"type":["string","null"]},"metadata":{"type":["object","null"],"additionalProperties":true},"store":{"type":["boolean","null"]},"service_tier":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"properties":{"include_usage":{"type":["boolean","null"]},"include_obfuscation":{"type":["boolean","null"]}}}}};
const schema33 = {"type":"string","pattern":"[\\s\\S]"};
const pattern4 = new RegExp("[\\s\\S]", "u");
const schema34 = {"type":"object","properties":{"role":{"type":"string","enum":["system","developer","user","assistant","tool","function"]}},"required":["role"],"taggedBy":{"tag":"role","claims":[{"values":["system"],"isAbsent":false,"isNullable":false},{"values":["developer"],"isAbsent":false,"isNullable":false},{"values":["user"],"isAbsent":false,"isNullable":false},{"values":["assistant"],"isAbsent":false,"isNullable":false},{"values":["tool"],"isAbsent":false,"isNullable":false},{"values":["function"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/SystemMessage"},{"$ref":"#/$defs/DeveloperMessage"},{"$ref":"#/$defs/UserMessage"},{"$ref":"#/$defs/AssistantMessage"},{"$ref":"#/$defs/ToolMessage"},{"$ref":"#/$defs/FunctionMessage"}]};
const schema35 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"system"},"content":{"type":["string","array"],"minItems":1,"items":{"$ref":"#/$defs/SystemContentPart"}},"name":{"type":["string","null"]}}};
const schema36 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["thinking"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextContentPart"},{"$ref":"#/$defs/ThinkingContentPart"}]};
const schema39 = {"type":"object","required":["type"],"properties":{"type":{"const":"thinking"},"thinking":{"type":["array","null"],"items":{"type":"object"}}}};
const schema37 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};
const schema38 = {"type":["object","null"],"required":["mode"],"properties":{"mode":{"type":"string"},"ttl":{"type":"string"}}};

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
if(data.prompt_cache_breakpoint !== undefined){
let data2 = data.prompt_cache_breakpoint;
const _errs4 = errors;
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.mode === undefined) && (missing1 = "mode")){
validate25.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.mode !== undefined){
const _errs7 = errors;
if(typeof data2.mode !== "string"){
validate25.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ttl !== undefined){
const _errs9 = errors;
if(typeof data2.ttl !== "string"){
validate25.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"text":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};


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
props0.prompt_cache_breakpoint = true;
}
else if(tag0 === "thinking"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate24.errors = [{instancePath,schemaPath:"#/$defs/ThinkingContentPart/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("thinking" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContentPart/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.thinking !== undefined){
let data2 = data.thinking;
const _errs9 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContentPart/properties/thinking/type",keyword:"type",params:{type: schema39.properties.thinking.type},message:"must be array,null"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data2)){
var valid6 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate24.errors = [{instancePath:instancePath+"/thinking/" + i0,schemaPath:"#/$defs/ThinkingContentPart/properties/thinking/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs11 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/$defs/ThinkingContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
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
if("system" !== data.role){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"}];
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
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema35.properties.content.type},message:"must be string,array"}];
return false;
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema35.properties.name.type},message:"must be string,null"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"role":true,"content":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"developer"},"content":{"type":["string","array"],"minItems":1,"items":{"$ref":"#/$defs/SystemContentPart"}},"name":{"type":["string","null"]}}};

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
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("developer" !== data.role){
validate29.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "developer"},message:"must be equal to constant"}];
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
validate29.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema40.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate29.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema40.properties.name.type},message:"must be string,null"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"role":true,"content":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"user"},"content":{"type":["string","array","null"],"minItems":1,"items":{"$ref":"#/$defs/UserContentPart"}},"name":{"type":["string","null"]}}};
const schema42 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image_url"],"isAbsent":false,"isNullable":false},{"values":["input_audio"],"isAbsent":false,"isNullable":false},{"values":["file"],"isAbsent":false,"isNullable":false},{"values":["video_url"],"isAbsent":false,"isNullable":false},{"values":["document_url"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextContentPart"},{"$ref":"#/$defs/ImageContentPart"},{"$ref":"#/$defs/AudioContentPart"},{"$ref":"#/$defs/FileContentPart"},{"$ref":"#/$defs/VideoContentPart"},{"$ref":"#/$defs/DocumentUrlContentPart"}]};
const schema50 = {"type":"object","required":["type","video_url"],"properties":{"type":{"const":"video_url"},"video_url":{"type":["string","object"],"required":["url"],"properties":{"url":{"type":"string"}}}}};
const schema51 = {"type":"object","required":["type","document_url"],"properties":{"type":{"const":"document_url"},"document_url":{"type":"string"},"document_name":{"type":["string","null"]}}};
const schema43 = {"type":"object","required":["type","image_url"],"properties":{"type":{"const":"image_url"},"image_url":{"type":["string","object"],"required":["url"],"properties":{"url":{"type":"string"},"detail":{"type":["string","null"]}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("image_url" !== data.type){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_url"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data1 = data.image_url;
const _errs2 = errors;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
validate35.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: schema43.properties.image_url.type},message:"must be string,object"}];
return false;
}
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.url === undefined) && (missing1 = "url")){
validate35.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.url !== undefined){
const _errs4 = errors;
if(typeof data1.url !== "string"){
validate35.errors = [{instancePath:instancePath+"/image_url/url",schemaPath:"#/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.detail !== undefined){
let data3 = data1.detail;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate35.errors = [{instancePath:instancePath+"/image_url/detail",schemaPath:"#/properties/image_url/properties/detail/type",keyword:"type",params:{type: schema43.properties.image_url.properties.detail.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
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
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data4 = data.prompt_cache_breakpoint;
const _errs8 = errors;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate35.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.mode === undefined) && (missing2 = "mode")){
validate35.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.mode !== undefined){
const _errs11 = errors;
if(typeof data4.mode !== "string"){
validate35.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.ttl !== undefined){
const _errs13 = errors;
if(typeof data4.ttl !== "string"){
validate35.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
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
validate35.evaluated = {"props":{"type":true,"image_url":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","required":["type","input_audio"],"properties":{"type":{"const":"input_audio"},"input_audio":{"type":["string","object"],"required":["data","format"],"properties":{"data":{"$ref":"#/$defs/NonEmptyText"},"format":{"type":"string"}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_audio" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
let data1 = data.input_audio;
const _errs2 = errors;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
validate37.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/type",keyword:"type",params:{type: schema45.properties.input_audio.type},message:"must be string,object"}];
return false;
}
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.data === undefined) && (missing1 = "data")) || ((data1.format === undefined) && (missing1 = "format"))){
validate37.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.data !== undefined){
let data2 = data1.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate37.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.format !== undefined){
const _errs7 = errors;
if(typeof data1.format !== "string"){
validate37.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"#/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
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
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data4 = data.prompt_cache_breakpoint;
const _errs9 = errors;
const _errs10 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.mode === undefined) && (missing2 = "mode")){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.mode !== undefined){
const _errs12 = errors;
if(typeof data4.mode !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.ttl !== undefined){
const _errs14 = errors;
if(typeof data4.ttl !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
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
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"type":true,"input_audio":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","required":["type"],"properties":{"type":{"const":"file"},"file_id":{"type":["string","null"]},"file":{"type":"object","atLeastOne":["file_data","file_id"],"properties":{"file_data":{"type":["string","null"]},"file_id":{"type":["string","null"]},"filename":{"type":["string","null"]}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("file" !== data.type){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate39.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema48.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data2 = data.file;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.file_data !== undefined){
let data3 = data2.file_data;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate39.errors = [{instancePath:instancePath+"/file/file_data",schemaPath:"#/properties/file/properties/file_data/type",keyword:"type",params:{type: schema48.properties.file.properties.file_data.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.file_id !== undefined){
let data4 = data2.file_id;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate39.errors = [{instancePath:instancePath+"/file/file_id",schemaPath:"#/properties/file/properties/file_id/type",keyword:"type",params:{type: schema48.properties.file.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.filename !== undefined){
let data5 = data2.filename;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate39.errors = [{instancePath:instancePath+"/file/filename",schemaPath:"#/properties/file/properties/filename/type",keyword:"type",params:{type: schema48.properties.file.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["file_data"] == null && data2["file_id"] == null){
validate39.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/atLeastOne",keyword:"atLeastOne",params:{properties: ["file_data","file_id"]},message:"must have at least one of several properties"}];
return false;
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data6 = data.prompt_cache_breakpoint;
const _errs12 = errors;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate39.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.mode === undefined) && (missing1 = "mode")){
validate39.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.mode !== undefined){
const _errs15 = errors;
if(typeof data6.mode !== "string"){
validate39.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ttl !== undefined){
const _errs17 = errors;
if(typeof data6.ttl !== "string"){
validate39.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
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
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"type":true,"file_id":true,"file":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
props0.prompt_cache_breakpoint = true;
}
else if(tag0 === "image_url"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.image_url = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "input_audio"){
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.input_audio = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "file"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
props0.file = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "video_url"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.video_url === undefined) && (missing1 = "video_url"))){
validate33.errors = [{instancePath,schemaPath:"#/$defs/VideoContentPart/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("video_url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/VideoContentPart/properties/type/const",keyword:"const",params:{allowedValue: "video_url"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs11 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.video_url !== undefined){
let data2 = data.video_url;
const _errs12 = errors;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
validate33.errors = [{instancePath:instancePath+"/video_url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/type",keyword:"type",params:{type: schema50.properties.video_url.type},message:"must be string,object"}];
return false;
}
if(errors === _errs12){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.url === undefined) && (missing2 = "url")){
validate33.errors = [{instancePath:instancePath+"/video_url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/video_url/url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid8 = _errs12 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/$defs/VideoContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.video_url = true;
}
}
else if(tag0 === "document_url"){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.document_url === undefined) && (missing3 = "document_url"))){
validate33.errors = [{instancePath,schemaPath:"#/$defs/DocumentUrlContentPart/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs19 = errors;
if("document_url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/DocumentUrlContentPart/properties/type/const",keyword:"const",params:{allowedValue: "document_url"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs19 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.document_url !== undefined){
const _errs20 = errors;
if(typeof data.document_url !== "string"){
validate33.errors = [{instancePath:instancePath+"/document_url",schemaPath:"#/$defs/DocumentUrlContentPart/properties/document_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs20 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.document_name !== undefined){
let data6 = data.document_name;
const _errs22 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate33.errors = [{instancePath:instancePath+"/document_name",schemaPath:"#/$defs/DocumentUrlContentPart/properties/document_name/type",keyword:"type",params:{type: schema51.properties.document_name.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs22 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/$defs/DocumentUrlContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.document_url = true;
props0.document_name = true;
}
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
evaluated0.props = props0;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("user" !== data.role){
validate32.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
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
if(((typeof data1 !== "string") && (!(Array.isArray(data1)))) && (data1 !== null)){
validate32.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema41.properties.content.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate32.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate33(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema41.properties.name.type},message:"must be string,null"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"role":true,"content":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","array","null"],"items":{"$ref":"#/$defs/AssistantContentPart"}},"refusal":{"type":["string","null"]},"name":{"type":["string","null"]},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"}},"required":["id"]},"function_call":{"type":["object","null"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}},"required":["name","arguments"]},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ChatToolCall"}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"reasoning_details":{},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};
const schema60 = {"type":["object","null"],"properties":{"google":{"type":["object","null"],"properties":{"thought_signature":{"type":["string","null"]}}},"louter":{}}};
const schema53 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["refusal"],"isAbsent":false,"isNullable":false},{"values":["thinking"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextContentPart"},{"$ref":"#/$defs/RefusalContentPart"},{"$ref":"#/$defs/ThinkingContentPart"}]};
const schema54 = {"type":"object","required":["type","refusal"],"properties":{"type":{"const":"refusal"},"refusal":{"type":"string"}}};

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
props0.prompt_cache_breakpoint = true;
}
else if(tag0 === "refusal"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.refusal === undefined) && (missing1 = "refusal"))){
validate44.errors = [{instancePath,schemaPath:"#/$defs/RefusalContentPart/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("refusal" !== data.type){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RefusalContentPart/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.refusal !== undefined){
const _errs9 = errors;
if(typeof data.refusal !== "string"){
validate44.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/$defs/RefusalContentPart/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/$defs/RefusalContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.refusal = true;
}
}
else if(tag0 === "thinking"){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate44.errors = [{instancePath,schemaPath:"#/$defs/ThinkingContentPart/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs14 = errors;
if("thinking" !== data.type){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContentPart/properties/type/const",keyword:"const",params:{allowedValue: "thinking"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.thinking !== undefined){
let data4 = data.thinking;
const _errs15 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate44.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContentPart/properties/thinking/type",keyword:"type",params:{type: schema39.properties.thinking.type},message:"must be array,null"}];
return false;
}
if(errors === _errs15){
if(Array.isArray(data4)){
var valid9 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs17 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate44.errors = [{instancePath:instancePath+"/thinking/" + i0,schemaPath:"#/$defs/ThinkingContentPart/properties/thinking/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid9 = _errs17 === errors;
if(!valid9){
break;
}
}
}
}
var valid8 = _errs15 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/$defs/ThinkingContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
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

const schema56 = {"type":"object","properties":{"type":{"type":"string","enum":["function","custom"]}},"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":true,"isNullable":false},{"values":["custom"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/FunctionToolCall"},{"$ref":"#/$defs/CustomToolCall"}]};
const schema57 = {"type":"object","required":["id","function"],"properties":{"type":{"const":"function"},"id":{"$ref":"#/$defs/NonEmptyText"},"function":{"type":"object","required":["name","arguments"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"arguments":{"type":["string","object"]}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.function === undefined) && (missing0 = "function"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function" !== data.type){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
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
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data2 = data.function;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.arguments === undefined) && (missing1 = "arguments"))){
validate48.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate48.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.arguments !== undefined){
let data4 = data2.arguments;
const _errs10 = errors;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
validate48.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"#/properties/function/properties/arguments/type",keyword:"type",params:{type: schema57.properties.function.properties.arguments.type},message:"must be string,object"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data5 = data.extra_content;
const _errs12 = errors;
const _errs13 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.google !== undefined){
let data6 = data5.google;
const _errs15 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.thought_signature !== undefined){
let data7 = data6.thought_signature;
if((typeof data7 !== "string") && (data7 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
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
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"type":true,"id":true,"function":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["type","id","custom"],"properties":{"type":{"const":"custom"},"id":{"$ref":"#/$defs/NonEmptyText"},"custom":{"type":"object","required":["name","input"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"input":{"type":"string"}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.custom === undefined) && (missing0 = "custom"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom" !== data.type){
validate50.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data2 = data.custom;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.input === undefined) && (missing1 = "input"))){
validate50.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate50.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.input !== undefined){
const _errs10 = errors;
if(typeof data2.input !== "string"){
validate50.errors = [{instancePath:instancePath+"/custom/input",schemaPath:"#/properties/custom/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data5 = data.extra_content;
const _errs12 = errors;
const _errs13 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate50.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.google !== undefined){
let data6 = data5.google;
const _errs15 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate50.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.thought_signature !== undefined){
let data7 = data6.thought_signature;
if((typeof data7 !== "string") && (data7 !== null)){
validate50.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
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
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"type":true,"id":true,"custom":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
if(typeof data0 !== "string"){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "function") || (data0 === "custom"))){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema56.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "function" || tag0 === undefined){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.id = true;
props0.function = true;
props0.extra_content = true;
}
else if(tag0 === "custom"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.custom = true;
props0.extra_content = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.role === undefined) && (missing0 = "role")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("assistant" !== data.role){
validate43.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
if(((typeof data1 !== "string") && (!(Array.isArray(data1)))) && (data1 !== null)){
validate43.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema52.properties.content.type},message:"must be string,array,null"}];
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
if(valid0){
if(data.refusal !== undefined){
let data3 = data.refusal;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate43.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema52.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema52.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data5 = data.audio;
const _errs9 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate43.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema52.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.id === undefined) && (missing1 = "id")){
validate43.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
validate43.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.function_call !== undefined){
let data7 = data.function_call;
const _errs13 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate43.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema52.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.name === undefined) && (missing2 = "name")) || ((data7.arguments === undefined) && (missing2 = "arguments"))){
validate43.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.name !== undefined){
const _errs15 = errors;
if(typeof data7.name !== "string"){
validate43.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.arguments !== undefined){
const _errs17 = errors;
if(typeof data7.arguments !== "string"){
validate43.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data10 = data.tool_calls;
const _errs19 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate43.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema52.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs19){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate47(data10[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
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
if(data.reasoning_content !== undefined){
let data12 = data.reasoning_content;
const _errs22 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate43.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema52.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data13 = data.reasoning;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate43.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema52.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data14 = data.extra_content;
const _errs26 = errors;
const _errs27 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate43.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs27){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.google !== undefined){
let data15 = data14.google;
const _errs29 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate43.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs29){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.thought_signature !== undefined){
let data16 = data15.thought_signature;
if((typeof data16 !== "string") && (data16 !== null)){
validate43.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
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
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"role":true,"content":true,"refusal":true,"name":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"reasoning_details":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","required":["role","tool_call_id","content"],"properties":{"role":{"const":"tool"},"tool_call_id":{"$ref":"#/$defs/NonEmptyText"},"name":{"type":["string","null"]},"content":{"type":["string","array","null"],"items":{"$ref":"#/$defs/UserContentPart"}}}};

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
if((((data.role === undefined) && (missing0 = "role")) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))) || ((data.content === undefined) && (missing0 = "content"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("tool" !== data.role){
validate54.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
let data1 = data.tool_call_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate54.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if((typeof data2 !== "string") && (data2 !== null)){
validate54.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema66.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs7 = errors;
if(((typeof data3 !== "string") && (!(Array.isArray(data3)))) && (data3 !== null)){
validate54.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema66.properties.content.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate33(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"role":true,"tool_call_id":true,"name":true,"content":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","required":["role","name","content"],"properties":{"role":{"const":"function"},"name":{"$ref":"#/$defs/NonEmptyText"},"content":{"type":["string","null"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.content === undefined) && (missing0 = "content"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("function" !== data.role){
validate57.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
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
validate57.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if((typeof data2 !== "string") && (data2 !== null)){
validate57.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema68.properties.content.type},message:"must be string,null"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"role":true,"name":true,"content":true},"dynamicProps":false,"dynamicItems":false};


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
if(!((((((data0 === "system") || (data0 === "developer")) || (data0 === "user")) || (data0 === "assistant")) || (data0 === "tool")) || (data0 === "function"))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema34.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["role"];
if(tag0 === "system"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.name = true;
}
else if(tag0 === "developer"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.name = true;
}
}
else if(tag0 === "user"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.name = true;
}
}
else if(tag0 === "assistant"){
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.refusal = true;
props0.name = true;
props0.audio = true;
props0.function_call = true;
props0.tool_calls = true;
props0.reasoning_content = true;
props0.reasoning = true;
props0.reasoning_details = true;
props0.extra_content = true;
}
}
else if(tag0 === "tool"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.tool_call_id = true;
props0.name = true;
props0.content = true;
}
}
else if(tag0 === "function"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.name = true;
props0.content = true;
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

const schema70 = {"type":"object","properties":{"type":{"type":"string"}},"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":true,"isNullable":false},{"values":["custom"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/FunctionTool"},{"$ref":"#/$defs/CustomTool"}]};
const schema71 = {"type":"object","required":["function"],"properties":{"type":{"const":"function"},"function":{"$ref":"#/$defs/FunctionDefinition"}}};
const schema72 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"],"additionalProperties":true},"strict":{"type":["boolean","null"]}}};

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
if((data.name === undefined) && (missing0 = "name")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate62.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema72.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data2 = data.parameters;
const _errs6 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate62.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema72.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs9 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate62.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema72.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"name":true,"description":true,"parameters":true,"strict":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.function === undefined) && (missing0 = "function")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function" !== data.type){
validate61.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs2 = errors;
if(!(validate62(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"type":true,"function":true},"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","required":["type","custom"],"properties":{"type":{"const":"custom"},"custom":{"type":"object","required":["name"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"format":{"type":"object","properties":{"type":{"type":"string","enum":["text","grammar"]}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["grammar"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/CustomToolTextFormat"},{"$ref":"#/$defs/CustomToolGrammarFormat"}]}}}}};
const schema76 = {"type":"object","required":["type"],"properties":{"type":{"const":"text"}}};
const schema77 = {"type":"object","required":["type","grammar"],"properties":{"type":{"const":"grammar"},"grammar":{"type":"object","required":["syntax","definition"],"properties":{"syntax":{"type":"string","enum":["lark","regex"]},"definition":{"type":"string"}}}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.custom === undefined) && (missing0 = "custom"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom" !== data.type){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data1 = data.custom;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate65.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate65.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate65.errors = [{instancePath:instancePath+"/custom/description",schemaPath:"#/properties/custom/properties/description/type",keyword:"type",params:{type: schema74.properties.custom.properties.description.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.format !== undefined){
let data4 = data1.format;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.type === undefined) && (missing2 = "type")){
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate65.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/properties/custom/properties/format/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "text") || (data5 === "grammar"))){
validate65.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/properties/custom/properties/format/properties/type/enum",keyword:"enum",params:{allowedValues: schema74.properties.custom.properties.format.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
const tag0 = data4["type"];
if(tag0 === "text"){
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.type === undefined) && (missing3 = "type")){
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolTextFormat/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data4.type !== undefined){
if("text" !== data4.type){
validate65.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/$defs/CustomToolTextFormat/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolTextFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
}
else if(tag0 === "grammar"){
const _errs19 = errors;
if(errors === _errs19){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if(((data4.type === undefined) && (missing4 = "type")) || ((data4.grammar === undefined) && (missing4 = "grammar"))){
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolGrammarFormat/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs21 = errors;
if("grammar" !== data4.type){
validate65.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/type/const",keyword:"const",params:{allowedValue: "grammar"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs21 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.grammar !== undefined){
let data8 = data4.grammar;
const _errs22 = errors;
if(errors === _errs22){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing5;
if(((data8.syntax === undefined) && (missing5 = "syntax")) || ((data8.definition === undefined) && (missing5 = "definition"))){
validate65.errors = [{instancePath:instancePath+"/custom/format/grammar",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data8.syntax !== undefined){
let data9 = data8.syntax;
const _errs24 = errors;
if(typeof data9 !== "string"){
validate65.errors = [{instancePath:instancePath+"/custom/format/grammar/syntax",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/syntax/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "lark") || (data9 === "regex"))){
validate65.errors = [{instancePath:instancePath+"/custom/format/grammar/syntax",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/syntax/enum",keyword:"enum",params:{allowedValues: schema77.properties.grammar.properties.syntax.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs24 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.definition !== undefined){
const _errs26 = errors;
if(typeof data8.definition !== "string"){
validate65.errors = [{instancePath:instancePath+"/custom/format/grammar/definition",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/definition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs26 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/custom/format/grammar",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolGrammarFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.grammar = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate65.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"type":true,"custom":true},"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "function" || tag0 === undefined){
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.function = true;
}
else if(tag0 === "custom"){
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.custom = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema78 = {"type":["string","object","null"],"properties":{"type":{"type":"string"},"function":{"$ref":"#/$defs/NamedTool"},"custom":{"$ref":"#/$defs/NamedTool"},"allowed_tools":{"type":"object","required":["mode","tools"],"properties":{"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"type":"object","required":["type"],"properties":{"type":{"type":"string"},"function":{"$ref":"#/$defs/NamedTool"},"custom":{"$ref":"#/$defs/NamedTool"}}}}}}}};
const schema79 = {"type":"object","required":["name"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate69.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},message:"must be string,object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs3 = errors;
if(!(validate69(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
const _errs4 = errors;
if(!(validate69(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data3 = data.allowed_tools;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing0;
if(((data3.mode === undefined) && (missing0 = "mode")) || ((data3.tools === undefined) && (missing0 = "tools"))){
validate68.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data3.mode !== undefined){
let data4 = data3.mode;
const _errs7 = errors;
if(typeof data4 !== "string"){
validate68.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "auto") || (data4 === "required"))){
validate68.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues: schema78.properties.allowed_tools.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.tools !== undefined){
let data5 = data3.tools;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.type === undefined) && (missing1 = "type")){
validate68.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"#/properties/allowed_tools/properties/tools/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.type !== undefined){
const _errs13 = errors;
if(typeof data6.type !== "string"){
validate68.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/type",schemaPath:"#/properties/allowed_tools/properties/tools/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.function !== undefined){
const _errs15 = errors;
if(!(validate69(data6.function, {instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function",parentData:data6,parentDataProperty:"function",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.custom !== undefined){
const _errs16 = errors;
if(!(validate69(data6.custom, {instancePath:instancePath+"/allowed_tools/tools/" + i0+"/custom",parentData:data6,parentDataProperty:"custom",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"#/properties/allowed_tools/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
else {
validate68.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"type":true,"function":true,"custom":true,"allowed_tools":true},"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["json_object"],"isAbsent":false,"isNullable":false},{"values":["json_schema"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ResponseFormatText"},{"$ref":"#/$defs/ResponseFormatJsonObject"},{"$ref":"#/$defs/ResponseFormatJsonSchema"}]};
const schema83 = {"type":"object","required":["type"],"properties":{"type":{"const":"text"}}};
const schema84 = {"type":"object","required":["type"],"properties":{"type":{"const":"json_object"},"schema":{"type":["object","null"],"additionalProperties":true}}};
const schema85 = {"type":"object","required":["type"],"properties":{"type":{"const":"json_schema"},"schema":{"type":["object","null"],"additionalProperties":true},"json_schema":{"type":["object","null"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"schema":{"type":["object","null"],"additionalProperties":true},"strict":{"type":["boolean","null"]}}}}};

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
if((data.type === undefined) && (missing0 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatText/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
}
else if(tag0 === "json_object"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("json_object" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatJsonObject/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs12 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate76.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/$defs/ResponseFormatJsonObject/properties/schema/type",keyword:"type",params:{type: schema84.properties.schema.type},message:"must be object,null"}];
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
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.schema = true;
}
}
else if(tag0 === "json_schema"){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonSchema/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs18 = errors;
if("json_schema" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs18 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.schema !== undefined){
let data5 = data.schema;
const _errs19 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate76.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/schema/type",keyword:"type",params:{type: schema85.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid10 = _errs19 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.json_schema !== undefined){
let data6 = data.json_schema;
const _errs22 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate76.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/type",keyword:"type",params:{type: schema85.properties.json_schema.type},message:"must be object,null"}];
return false;
}
if(errors === _errs22){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name !== undefined){
const _errs24 = errors;
if(typeof data6.name !== "string"){
validate76.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs24 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.description !== undefined){
let data8 = data6.description;
const _errs26 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate76.errors = [{instancePath:instancePath+"/json_schema/description",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/description/type",keyword:"type",params:{type: schema85.properties.json_schema.properties.description.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs26 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.schema !== undefined){
let data9 = data6.schema;
const _errs28 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate76.errors = [{instancePath:instancePath+"/json_schema/schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/schema/type",keyword:"type",params:{type: schema85.properties.json_schema.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid11 = _errs28 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.strict !== undefined){
let data10 = data6.strict;
const _errs31 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate76.errors = [{instancePath:instancePath+"/json_schema/strict",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/strict/type",keyword:"type",params:{type: schema85.properties.json_schema.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid11 = _errs31 === errors;
}
else {
var valid11 = true;
}
}
}
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
validate76.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.schema = true;
props0.json_schema = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate22(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs7 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema32.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate60(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
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
if(data.tool_choice !== undefined){
const _errs10 = errors;
if(!(validate68(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data6 = data.parallel_tool_calls;
const _errs11 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema32.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functions !== undefined){
let data7 = data.functions;
const _errs13 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: schema32.properties.functions.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data7)){
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(!(validate62(data7[i2], {instancePath:instancePath+"/functions/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data9 = data.function_call;
const _errs16 = errors;
if(((typeof data9 !== "string") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))) && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema32.properties.function_call.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs16){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.name === undefined) && (missing1 = "name")){
validate21.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.name !== undefined){
let data10 = data9.name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
validate21.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.temperature !== undefined){
let data11 = data.temperature;
const _errs21 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema32.properties.temperature.type},message:"must be number,null"}];
return false;
}
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2 || isNaN(data11)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.top_p !== undefined){
let data12 = data.top_p;
const _errs23 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema32.properties.top_p.type},message:"must be number,null"}];
return false;
}
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.max_tokens !== undefined){
let data13 = data.max_tokens;
const _errs25 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema32.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < -1 || isNaN(data13)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data14 = data.max_completion_tokens;
const _errs27 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate21.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema32.properties.max_completion_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs27){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < -1 || isNaN(data14)){
validate21.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data15 = data.stop;
const _errs29 = errors;
if(((typeof data15 !== "string") && (!(Array.isArray(data15)))) && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema32.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs29){
if(Array.isArray(data15)){
var valid7 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
const _errs31 = errors;
if(typeof data15[i3] !== "string"){
validate21.errors = [{instancePath:instancePath+"/stop/" + i3,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs31 === errors;
if(!valid7){
break;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data17 = data.seed;
const _errs33 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema32.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.random_seed !== undefined){
let data18 = data.random_seed;
const _errs35 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/random_seed",schemaPath:"#/properties/random_seed/type",keyword:"type",params:{type: schema32.properties.random_seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data19 = data.presence_penalty;
const _errs37 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema32.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if(errors === _errs37){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2 || isNaN(data19)){
validate21.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data19 < -2 || isNaN(data19)){
validate21.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data20 = data.frequency_penalty;
const _errs39 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema32.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if(errors === _errs39){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2 || isNaN(data20)){
validate21.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data20 < -2 || isNaN(data20)){
validate21.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
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
if(data.n !== undefined){
let data21 = data.n;
const _errs41 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema32.properties.n.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs41){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 128 || isNaN(data21)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128},message:"must be <= 128"}];
return false;
}
else {
if(data21 < 1 || isNaN(data21)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data22 = data.logprobs;
const _errs43 = errors;
if(((typeof data22 !== "boolean") && (!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22))))) && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema32.properties.logprobs.type},message:"must be boolean,integer,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data23 = data.top_logprobs;
const _errs45 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema32.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs45){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 20 || isNaN(data23)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data24 = data.logit_bias;
const _errs47 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate21.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema32.properties.logit_bias.type},message:"must be object,null"}];
return false;
}
if(errors === _errs47){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key0 in data24){
let data25 = data24[key0];
const _errs50 = errors;
if(errors === _errs50){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100 || isNaN(data25)){
validate21.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data25 < -100 || isNaN(data25)){
validate21.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs50 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_effort !== undefined){
let data26 = data.reasoning_effort;
const _errs52 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate21.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/type",keyword:"type",params:{type: schema32.properties.reasoning_effort.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data27 = data.verbosity;
const _errs54 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/type",keyword:"type",params:{type: schema32.properties.verbosity.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data28 = data.response_format;
const _errs56 = errors;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
validate21.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: schema32.properties.response_format.type},message:"must be object,null"}];
return false;
}
const _errs59 = errors;
let valid10 = true;
const _errs60 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs62 = errors;
if(!(validate76(data28, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid0 = _errs62 === errors;
valid10 = _valid0;
}
if(!valid10){
const err1 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
let data29 = data.modalities;
const _errs63 = errors;
if((!(Array.isArray(data29))) && (data29 !== null)){
validate21.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/type",keyword:"type",params:{type: schema32.properties.modalities.type},message:"must be array,null"}];
return false;
}
if(errors === _errs63){
if(Array.isArray(data29)){
var valid11 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
const _errs65 = errors;
if(typeof data29[i4] !== "string"){
validate21.errors = [{instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs65 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data31 = data.audio;
const _errs67 = errors;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema32.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs67){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing2;
if(((data31.format === undefined) && (missing2 = "format")) || ((data31.voice === undefined) && (missing2 = "voice"))){
validate21.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data31.format !== undefined){
const _errs69 = errors;
if(typeof data31.format !== "string"){
validate21.errors = [{instancePath:instancePath+"/audio/format",schemaPath:"#/properties/audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.voice !== undefined){
let data33 = data31.voice;
const _errs71 = errors;
if((typeof data33 !== "string") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
validate21.errors = [{instancePath:instancePath+"/audio/voice",schemaPath:"#/properties/audio/properties/voice/type",keyword:"type",params:{type: schema32.properties.audio.properties.voice.type},message:"must be string,object"}];
return false;
}
if(errors === _errs71){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if((data33.id === undefined) && (missing3 = "id")){
validate21.errors = [{instancePath:instancePath+"/audio/voice",schemaPath:"#/properties/audio/properties/voice/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data33.id !== undefined){
if(typeof data33.id !== "string"){
validate21.errors = [{instancePath:instancePath+"/audio/voice/id",schemaPath:"#/properties/audio/properties/voice/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prediction !== undefined){
let data35 = data.prediction;
const _errs75 = errors;
if((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (data35 !== null)){
validate21.errors = [{instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/type",keyword:"type",params:{type: schema32.properties.prediction.type},message:"must be object,null"}];
return false;
}
if(errors === _errs75){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if(((data35.type === undefined) && (missing4 = "type")) || ((data35.content === undefined) && (missing4 = "content"))){
validate21.errors = [{instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data35.type !== undefined){
const _errs77 = errors;
if(typeof data35.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/prediction/type",schemaPath:"#/properties/prediction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data35.content !== undefined){
let data37 = data35.content;
const _errs79 = errors;
if((typeof data37 !== "string") && (!(Array.isArray(data37)))){
validate21.errors = [{instancePath:instancePath+"/prediction/content",schemaPath:"#/properties/prediction/properties/content/type",keyword:"type",params:{type: schema32.properties.prediction.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs79){
if(Array.isArray(data37)){
var valid15 = true;
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
const _errs81 = errors;
if(!(validate25(data37[i5], {instancePath:instancePath+"/prediction/content/" + i5,parentData:data37,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid15 = _errs81 === errors;
if(!valid15){
break;
}
}
}
}
var valid14 = _errs79 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_search_options !== undefined){
let data39 = data.web_search_options;
const _errs82 = errors;
if((!(data39 && typeof data39 == "object" && !Array.isArray(data39))) && (data39 !== null)){
validate21.errors = [{instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/type",keyword:"type",params:{type: schema32.properties.web_search_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs82){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.search_context_size !== undefined){
const _errs84 = errors;
if(typeof data39.search_context_size !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/search_context_size",schemaPath:"#/properties/web_search_options/properties/search_context_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs84 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data39.user_location !== undefined){
let data41 = data39.user_location;
const _errs86 = errors;
if((!(data41 && typeof data41 == "object" && !Array.isArray(data41))) && (data41 !== null)){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location",schemaPath:"#/properties/web_search_options/properties/user_location/type",keyword:"type",params:{type: schema32.properties.web_search_options.properties.user_location.type},message:"must be object,null"}];
return false;
}
if(errors === _errs86){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing5;
if(((data41.type === undefined) && (missing5 = "type")) || ((data41.approximate === undefined) && (missing5 = "approximate"))){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location",schemaPath:"#/properties/web_search_options/properties/user_location/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data41.type !== undefined){
const _errs88 = errors;
if(typeof data41.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/type",schemaPath:"#/properties/web_search_options/properties/user_location/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs88 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data41.approximate !== undefined){
let data43 = data41.approximate;
const _errs90 = errors;
if(errors === _errs90){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.city !== undefined){
const _errs92 = errors;
if(typeof data43.city !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/city",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs92 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data43.country !== undefined){
const _errs94 = errors;
if(typeof data43.country !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/country",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs94 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data43.region !== undefined){
const _errs96 = errors;
if(typeof data43.region !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/region",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs96 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data43.timezone !== undefined){
const _errs98 = errors;
if(typeof data43.timezone !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/timezone",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs98 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs90 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
var valid16 = _errs86 === errors;
}
else {
var valid16 = true;
}
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data48 = data.moderation;
const _errs100 = errors;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema32.properties.moderation.type},message:"must be object,null"}];
return false;
}
if(errors === _errs100){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing6;
if((data48.model === undefined) && (missing6 = "model")){
validate21.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data48.model !== undefined){
const _errs102 = errors;
if(typeof data48.model !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/model",schemaPath:"#/properties/moderation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs102 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data48.policy !== undefined){
let data50 = data48.policy;
const _errs104 = errors;
if((!(data50 && typeof data50 == "object" && !Array.isArray(data50))) && (data50 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy",schemaPath:"#/properties/moderation/properties/policy/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.type},message:"must be object,null"}];
return false;
}
if(errors === _errs104){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.input !== undefined){
let data51 = data50.input;
const _errs106 = errors;
if((!(data51 && typeof data51 == "object" && !Array.isArray(data51))) && (data51 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/input",schemaPath:"#/properties/moderation/properties/policy/properties/input/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.properties.input.type},message:"must be object,null"}];
return false;
}
if(errors === _errs106){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing7;
if((data51.mode === undefined) && (missing7 = "mode")){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/input",schemaPath:"#/properties/moderation/properties/policy/properties/input/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data51.mode !== undefined){
if(typeof data51.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/input/mode",schemaPath:"#/properties/moderation/properties/policy/properties/input/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid20 = _errs106 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data50.output !== undefined){
let data53 = data50.output;
const _errs110 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/output",schemaPath:"#/properties/moderation/properties/policy/properties/output/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.properties.output.type},message:"must be object,null"}];
return false;
}
if(errors === _errs110){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing8;
if((data53.mode === undefined) && (missing8 = "mode")){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/output",schemaPath:"#/properties/moderation/properties/policy/properties/output/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data53.mode !== undefined){
if(typeof data53.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/output/mode",schemaPath:"#/properties/moderation/properties/policy/properties/output/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid20 = _errs110 === errors;
}
else {
var valid20 = true;
}
}
}
}
var valid19 = _errs104 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data55 = data.prompt_cache_key;
const _errs114 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema32.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs114 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data56 = data.prompt_cache_options;
const _errs116 = errors;
if((!(data56 && typeof data56 == "object" && !Array.isArray(data56))) && (data56 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options",schemaPath:"#/properties/prompt_cache_options/type",keyword:"type",params:{type: schema32.properties.prompt_cache_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs116){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.mode !== undefined){
const _errs118 = errors;
if(typeof data56.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options/mode",schemaPath:"#/properties/prompt_cache_options/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs118 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data56.ttl !== undefined){
const _errs120 = errors;
if(typeof data56.ttl !== "string"){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options/ttl",schemaPath:"#/properties/prompt_cache_options/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs120 === errors;
}
else {
var valid23 = true;
}
}
}
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data59 = data.prompt_cache_retention;
const _errs122 = errors;
if((typeof data59 !== "string") && (data59 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema32.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data60 = data.safety_identifier;
const _errs124 = errors;
if((typeof data60 !== "string") && (data60 !== null)){
validate21.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema32.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data61 = data.user;
const _errs126 = errors;
if((typeof data61 !== "string") && (data61 !== null)){
validate21.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema32.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs126 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data62 = data.metadata;
const _errs128 = errors;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema32.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data63 = data.store;
const _errs131 = errors;
if((typeof data63 !== "boolean") && (data63 !== null)){
validate21.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema32.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data64 = data.service_tier;
const _errs133 = errors;
if((typeof data64 !== "string") && (data64 !== null)){
validate21.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema32.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data65 = data.stream;
const _errs135 = errors;
if((typeof data65 !== "boolean") && (data65 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data66 = data.stream_options;
const _errs137 = errors;
if((!(data66 && typeof data66 == "object" && !Array.isArray(data66))) && (data66 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema32.properties.stream_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs137){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.include_usage !== undefined){
let data67 = data66.include_usage;
const _errs139 = errors;
if((typeof data67 !== "boolean") && (data67 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: schema32.properties.stream_options.properties.include_usage.type},message:"must be boolean,null"}];
return false;
}
var valid24 = _errs139 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data66.include_obfuscation !== undefined){
let data68 = data66.include_obfuscation;
const _errs141 = errors;
if((typeof data68 !== "boolean") && (data68 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options/include_obfuscation",schemaPath:"#/properties/stream_options/properties/include_obfuscation/type",keyword:"type",params:{type: schema32.properties.stream_options.properties.include_obfuscation.type},message:"must be boolean,null"}];
return false;
}
var valid24 = _errs141 === errors;
}
else {
var valid24 = true;
}
}
}
}
var valid0 = _errs137 === errors;
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
return errors === 0;
}
validate21.evaluated = {"props":{"model":true,"messages":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"functions":true,"function_call":true,"temperature":true,"top_p":true,"max_tokens":true,"max_completion_tokens":true,"stop":true,"seed":true,"random_seed":true,"presence_penalty":true,"frequency_penalty":true,"n":true,"logprobs":true,"top_logprobs":true,"logit_bias":true,"reasoning_effort":true,"verbosity":true,"response_format":true,"modalities":true,"audio":true,"prediction":true,"plugins":true,"web_search_options":true,"moderation":true,"prompt_cache_key":true,"prompt_cache_options":true,"prompt_cache_retention":true,"safety_identifier":true,"user":true,"metadata":true,"store":true,"service_tier":true,"stream":true,"stream_options":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletion = validate79;
const schema86 = {"type":"object","required":["choices","id","object","created","model"],"properties":{"id":{"$ref":"#/$defs/NonEmptyText"},"object":{"type":"string"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ChatCompletionChoice"}},"usage":{"$ref":"#/$defs/CompletionUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string"}},"moderation":{"type":["object","null"],"additionalProperties":true}}};
const schema100 = {"type":["object","null"],"required":["prompt_tokens","completion_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0},"prompt_tokens_details":{"type":["object","null"],"properties":{"cached_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"audio_tokens":{"type":["integer","null"],"minimum":0},"image_tokens":{"type":["integer","null"],"minimum":0},"text_tokens":{"type":["integer","null"],"minimum":0}}},"completion_tokens_details":{"type":["object","null"],"properties":{"reasoning_tokens":{"type":["integer","null"],"minimum":0},"audio_tokens":{"type":["integer","null"],"minimum":0},"text_tokens":{"type":["integer","null"],"minimum":0},"accepted_prediction_tokens":{"type":["integer","null"],"minimum":0},"rejected_prediction_tokens":{"type":["integer","null"],"minimum":0}}}}};
const schema88 = {"type":"object","required":["index","message","finish_reason"],"properties":{"index":{"type":"integer","minimum":0},"message":{"$ref":"#/$defs/ChatCompletionMessage"},"finish_reason":{"type":"string"},"logprobs":{"$ref":"#/$defs/ChoiceLogprobs"}}};
const schema89 = {"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"},"data":{"type":"string"},"expires_at":{"type":"integer"},"transcript":{"type":"string"}}},"function_call":{"type":["object","null"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}}},"tool_calls":{"type":["array","null"],"items":{"type":"object","properties":{"type":{"type":["string","null"]}},"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":true,"isNullable":true},{"values":["custom"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/AnsweredFunctionCall"},{"$ref":"#/$defs/CustomToolCall"}]}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"$ref":"#/$defs/ImageContentPart"}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};
const schema90 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["url_citation"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/UrlCitationAnnotation"}]};
const schema91 = {"type":"object","required":["type","url_citation"],"properties":{"type":{"const":"url_citation"},"url_citation":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"title":{"type":["string","null"]},"start_index":{"type":"integer","minimum":0},"end_index":{"type":"integer","minimum":0}}}}};

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
if((data.type === undefined) && (missing0 = "type")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate82.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "url_citation"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.url_citation === undefined) && (missing1 = "url_citation"))){
validate82.errors = [{instancePath,schemaPath:"#/$defs/UrlCitationAnnotation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("url_citation" !== data.type){
validate82.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/UrlCitationAnnotation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.url_citation !== undefined){
let data2 = data.url_citation;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.url === undefined) && (missing2 = "url")){
validate82.errors = [{instancePath:instancePath+"/url_citation",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.url !== undefined){
const _errs10 = errors;
if(typeof data2.url !== "string"){
validate82.errors = [{instancePath:instancePath+"/url_citation/url",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.title !== undefined){
let data4 = data2.title;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate82.errors = [{instancePath:instancePath+"/url_citation/title",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/title/type",keyword:"type",params:{type: schema91.properties.url_citation.properties.title.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.start_index !== undefined){
let data5 = data2.start_index;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate82.errors = [{instancePath:instancePath+"/url_citation/start_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate82.errors = [{instancePath:instancePath+"/url_citation/start_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.end_index !== undefined){
let data6 = data2.end_index;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate82.errors = [{instancePath:instancePath+"/url_citation/end_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate82.errors = [{instancePath:instancePath+"/url_citation/end_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/url_citation",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate82.errors = [{instancePath,schemaPath:"#/$defs/UrlCitationAnnotation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
props0.url_citation = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema92 = {"type":"object","required":["id","function"],"properties":{"type":{"enum":["function",null]},"id":{"$ref":"#/$defs/NonEmptyText"},"function":{"type":"object","required":["name","arguments"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"arguments":{"type":"string"}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.function === undefined) && (missing0 = "function"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!((data0 === "function") || (data0 === null))){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema92.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate84.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data2 = data.function;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.arguments === undefined) && (missing1 = "arguments"))){
validate84.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate84.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.arguments !== undefined){
const _errs10 = errors;
if(typeof data2.arguments !== "string"){
validate84.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"#/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data5 = data.extra_content;
const _errs12 = errors;
const _errs13 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate84.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.google !== undefined){
let data6 = data5.google;
const _errs15 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate84.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.thought_signature !== undefined){
let data7 = data6.thought_signature;
if((typeof data7 !== "string") && (data7 !== null)){
validate84.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
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
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"type":true,"id":true,"function":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("assistant" !== data.role){
validate81.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema89.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate81.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema89.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data3 = data.annotations;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate81.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema89.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate82(data3[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
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
if(data.audio !== undefined){
let data5 = data.audio;
const _errs9 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate81.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema89.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id !== undefined){
const _errs11 = errors;
if(typeof data5.id !== "string"){
validate81.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.data !== undefined){
const _errs13 = errors;
if(typeof data5.data !== "string"){
validate81.errors = [{instancePath:instancePath+"/audio/data",schemaPath:"#/properties/audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.expires_at !== undefined){
let data8 = data5.expires_at;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate81.errors = [{instancePath:instancePath+"/audio/expires_at",schemaPath:"#/properties/audio/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.transcript !== undefined){
const _errs17 = errors;
if(typeof data5.transcript !== "string"){
validate81.errors = [{instancePath:instancePath+"/audio/transcript",schemaPath:"#/properties/audio/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
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
if(data.function_call !== undefined){
let data10 = data.function_call;
const _errs19 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate81.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema89.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs19){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
const _errs21 = errors;
if(typeof data10.name !== "string"){
validate81.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.arguments !== undefined){
const _errs23 = errors;
if(typeof data10.arguments !== "string"){
validate81.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
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
if(data.tool_calls !== undefined){
let data13 = data.tool_calls;
const _errs25 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate81.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema89.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs25){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.type !== undefined){
let data15 = data14.type;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate81.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"#/properties/tool_calls/items/properties/type/type",keyword:"type",params:{type: schema89.properties.tool_calls.items.properties.type.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
const tag0 = data14["type"];
if(tag0 === "function" || tag0 === undefined || tag0 === null){
if(!(validate84(data14, {instancePath:instancePath+"/tool_calls/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var props1 = {};
props1.type = true;
props1.id = true;
props1.function = true;
props1.extra_content = true;
}
else if(tag0 === "custom"){
if(!(validate50(data14, {instancePath:instancePath+"/tool_calls/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
if(props1 !== true){
props1 = props1 || {};
props1.type = true;
props1.id = true;
props1.custom = true;
props1.extra_content = true;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/properties/tool_calls/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data16 = data.reasoning_content;
const _errs34 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate81.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema89.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data17 = data.reasoning;
const _errs36 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate81.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema89.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data18 = data.images;
const _errs38 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate81.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema89.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs38){
if(Array.isArray(data18)){
var valid9 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(!(validate35(data18[i2], {instancePath:instancePath+"/images/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid9 = _errs40 === errors;
if(!valid9){
break;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data20 = data.extra_content;
const _errs41 = errors;
const _errs42 = errors;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
validate81.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs42){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.google !== undefined){
let data21 = data20.google;
const _errs44 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate81.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs44){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.thought_signature !== undefined){
let data22 = data21.thought_signature;
if((typeof data22 !== "string") && (data22 !== null)){
validate81.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
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
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"role":true,"content":true,"refusal":true,"annotations":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"images":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":["object","null"],"properties":{"content":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}},"refusal":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema98 = {"type":"object","required":["token","logprob"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}},"top_logprobs":{"type":["array","null"],"items":{"type":"object","required":["token","logprob"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}}}}}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema97.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate89.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema97.properties.content.type},message:"must be array,null"}];
return false;
}
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
let missing0;
if(((data1.token === undefined) && (missing0 = "token")) || ((data1.logprob === undefined) && (missing0 = "logprob"))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.token !== undefined){
const _errs6 = errors;
if(typeof data1.token !== "string"){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.logprob !== undefined){
let data3 = data1.logprob;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.bytes !== undefined){
let data4 = data1.bytes;
const _errs10 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema98.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/bytes/" + i1,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.top_logprobs !== undefined){
let data6 = data1.top_logprobs;
const _errs14 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema98.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs14){
if(Array.isArray(data6)){
var valid5 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.token === undefined) && (missing1 = "token")) || ((data7.logprob === undefined) && (missing1 = "logprob"))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.token !== undefined){
const _errs18 = errors;
if(typeof data7.token !== "string"){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.logprob !== undefined){
let data9 = data7.logprob;
const _errs20 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.bytes !== undefined){
let data10 = data7.bytes;
const _errs22 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema98.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data10)){
var valid7 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/bytes/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data12 = data.refusal;
const _errs26 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate89.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema97.properties.refusal.type},message:"must be array,null"}];
return false;
}
if(errors === _errs26){
if(Array.isArray(data12)){
var valid8 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.token === undefined) && (missing2 = "token")) || ((data13.logprob === undefined) && (missing2 = "logprob"))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.token !== undefined){
const _errs31 = errors;
if(typeof data13.token !== "string"){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.logprob !== undefined){
let data15 = data13.logprob;
const _errs33 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.bytes !== undefined){
let data16 = data13.bytes;
const _errs35 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema98.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs35){
if(Array.isArray(data16)){
var valid11 = true;
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
const _errs37 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/bytes/" + i5,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs37 === errors;
if(!valid11){
break;
}
}
}
}
var valid10 = _errs35 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.top_logprobs !== undefined){
let data18 = data13.top_logprobs;
const _errs39 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema98.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs39){
if(Array.isArray(data18)){
var valid12 = true;
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((data19.token === undefined) && (missing3 = "token")) || ((data19.logprob === undefined) && (missing3 = "logprob"))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data19.token !== undefined){
const _errs43 = errors;
if(typeof data19.token !== "string"){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs43 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data19.logprob !== undefined){
let data21 = data19.logprob;
const _errs45 = errors;
if(!((typeof data21 == "number") && (isFinite(data21)))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid13 = _errs45 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data19.bytes !== undefined){
let data22 = data19.bytes;
const _errs47 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema98.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs47){
if(Array.isArray(data22)){
var valid14 = true;
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
const _errs49 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/bytes/" + i7,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid14 = _errs49 === errors;
if(!valid14){
break;
}
}
}
}
var valid13 = _errs47 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs41 === errors;
if(!valid12){
break;
}
}
}
}
var valid10 = _errs39 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/refusal/" + i4,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs28 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"content":true,"refusal":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.index === undefined) && (missing0 = "index")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.finish_reason === undefined) && (missing0 = "finish_reason"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate80.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate80.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate81(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs4 = errors;
if(typeof data.finish_reason !== "string"){
validate80.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
const _errs6 = errors;
if(!(validate89(data.logprobs, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"index":true,"message":true,"finish_reason":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((data.choices === undefined) && (missing0 = "choices")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs4 = errors;
if(typeof data.object !== "string"){
validate79.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate79.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs8 = errors;
if(typeof data.model !== "string"){
validate79.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length < 1){
validate79.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate80(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs13 = errors;
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/type",keyword:"type",params:{type: schema100.type},message:"must be object,null"}];
return false;
}
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.completion_tokens === undefined) && (missing1 = "completion_tokens"))) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate79.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.completion_tokens !== undefined){
let data8 = data6.completion_tokens;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.total_tokens !== undefined){
let data9 = data6.total_tokens;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate79.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate79.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.prompt_tokens_details !== undefined){
let data10 = data6.prompt_tokens_details;
const _errs22 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs24 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.cache_write_tokens !== undefined){
let data12 = data10.cache_write_tokens;
const _errs26 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.audio_tokens !== undefined){
let data13 = data10.audio_tokens;
const _errs28 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.image_tokens !== undefined){
let data14 = data10.image_tokens;
const _errs30 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/image_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.image_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs30){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/image_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.text_tokens !== undefined){
let data15 = data10.text_tokens;
const _errs32 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.text_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate79.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.completion_tokens_details !== undefined){
let data16 = data6.completion_tokens_details;
const _errs34 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs34){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.reasoning_tokens !== undefined){
let data17 = data16.reasoning_tokens;
const _errs36 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.audio_tokens !== undefined){
let data18 = data16.audio_tokens;
const _errs38 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.text_tokens !== undefined){
let data19 = data16.text_tokens;
const _errs40 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.text_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.accepted_prediction_tokens !== undefined){
let data20 = data16.accepted_prediction_tokens;
const _errs42 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.accepted_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs42){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.rejected_prediction_tokens !== undefined){
let data21 = data16.rejected_prediction_tokens;
const _errs44 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.rejected_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs44){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate79.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs44 === errors;
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
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data22 = data.service_tier;
const _errs46 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate79.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema86.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data23 = data.system_fingerprint;
const _errs48 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate79.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema86.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data24 = data.metadata;
const _errs50 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate79.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema86.properties.metadata.type},message:"must be object,null"}];
return false;
}
if(errors === _errs50){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key0 in data24){
const _errs53 = errors;
if(typeof data24[key0] !== "string"){
validate79.errors = [{instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data26 = data.moderation;
const _errs55 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate79.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema86.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs55 === errors;
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true,"service_tier":true,"system_fingerprint":true,"metadata":true,"moderation":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletionChunk = validate92;
const schema101 = {"type":"object","required":["choices","id","object","created","model"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer","minimum":0},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"#/$defs/ChatCompletionChunkChoice"}},"usage":{"$ref":"#/$defs/CompletionUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"},"moderation":{"type":["object","null"],"additionalProperties":true}}};
const schema102 = {"type":"object","required":["index","delta"],"properties":{"index":{"type":"integer","minimum":0},"delta":{"$ref":"#/$defs/ChatCompletionDelta"},"finish_reason":{"type":["string","null"]},"usage":{"type":["object","null"]},"logprobs":{"$ref":"#/$defs/ChoiceLogprobs"}}};
const schema103 = {"type":"object","properties":{"role":{"type":["string","null"]},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"},"data":{"type":"string"},"expires_at":{"type":"integer"},"transcript":{"type":"string"}}},"function_call":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"arguments":{"type":["string","null"]}}},"tool_calls":{"type":["array","null"],"items":{"type":"object","required":["index"],"properties":{"index":{"type":"integer","minimum":0},"id":{"type":["string","null"]},"type":{"type":["string","null"]},"function":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"arguments":{"type":["string","null"]}}},"custom":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"input":{"type":["string","null"]}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"reasoning_details":{},"images":{"type":["array","null"],"items":{"$ref":"#/$defs/ImageContentPart"}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

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
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate94.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema103.properties.role.type},message:"must be string,null"}];
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
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate94.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema103.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data2 = data.refusal;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate94.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema103.properties.refusal.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data3 = data.annotations;
const _errs7 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate94.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema103.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate82(data3[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
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
if(data.audio !== undefined){
let data5 = data.audio;
const _errs10 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate94.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema103.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id !== undefined){
const _errs12 = errors;
if(typeof data5.id !== "string"){
validate94.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.data !== undefined){
const _errs14 = errors;
if(typeof data5.data !== "string"){
validate94.errors = [{instancePath:instancePath+"/audio/data",schemaPath:"#/properties/audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.expires_at !== undefined){
let data8 = data5.expires_at;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate94.errors = [{instancePath:instancePath+"/audio/expires_at",schemaPath:"#/properties/audio/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.transcript !== undefined){
const _errs18 = errors;
if(typeof data5.transcript !== "string"){
validate94.errors = [{instancePath:instancePath+"/audio/transcript",schemaPath:"#/properties/audio/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
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
if(data.function_call !== undefined){
let data10 = data.function_call;
const _errs20 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate94.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema103.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
let data11 = data10.name;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate94.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: schema103.properties.function_call.properties.name.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.arguments !== undefined){
let data12 = data10.arguments;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate94.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: schema103.properties.function_call.properties.arguments.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
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
if(data.tool_calls !== undefined){
let data13 = data.tool_calls;
const _errs26 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema103.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs26){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs28 = errors;
if(errors === _errs28){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing0;
if((data14.index === undefined) && (missing0 = "index")){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/properties/tool_calls/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data14.index !== undefined){
let data15 = data14.index;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/index",schemaPath:"#/properties/tool_calls/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/index",schemaPath:"#/properties/tool_calls/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.id !== undefined){
let data16 = data14.id;
const _errs32 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"#/properties/tool_calls/items/properties/id/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.id.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.type !== undefined){
let data17 = data14.type;
const _errs34 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"#/properties/tool_calls/items/properties/type/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.type.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.function !== undefined){
let data18 = data14.function;
const _errs36 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"#/properties/tool_calls/items/properties/function/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.function.type},message:"must be object,null"}];
return false;
}
if(errors === _errs36){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name !== undefined){
let data19 = data18.name;
const _errs38 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"#/properties/tool_calls/items/properties/function/properties/name/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.function.properties.name.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.arguments !== undefined){
let data20 = data18.arguments;
const _errs40 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"#/properties/tool_calls/items/properties/function/properties/arguments/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.function.properties.arguments.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.custom !== undefined){
let data21 = data14.custom;
const _errs42 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom",schemaPath:"#/properties/tool_calls/items/properties/custom/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.custom.type},message:"must be object,null"}];
return false;
}
if(errors === _errs42){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.name !== undefined){
let data22 = data21.name;
const _errs44 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/name",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/name/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.custom.properties.name.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.input !== undefined){
let data23 = data21.input;
const _errs46 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/input",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/input/type",keyword:"type",params:{type: schema103.properties.tool_calls.items.properties.custom.properties.input.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs46 === errors;
}
else {
var valid7 = true;
}
}
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.extra_content !== undefined){
let data24 = data14.extra_content;
const _errs48 = errors;
const _errs49 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs49){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.google !== undefined){
let data25 = data24.google;
const _errs51 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs51){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.thought_signature !== undefined){
let data26 = data25.thought_signature;
if((typeof data26 !== "string") && (data26 !== null)){
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/properties/tool_calls/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_content !== undefined){
let data27 = data.reasoning_content;
const _errs55 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate94.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema103.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data28 = data.reasoning;
const _errs57 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate94.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema103.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data29 = data.images;
const _errs59 = errors;
if((!(Array.isArray(data29))) && (data29 !== null)){
validate94.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema103.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs59){
if(Array.isArray(data29)){
var valid11 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs61 = errors;
if(!(validate35(data29[i2], {instancePath:instancePath+"/images/" + i2,parentData:data29,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid11 = _errs61 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data31 = data.extra_content;
const _errs62 = errors;
const _errs63 = errors;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
validate94.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema60.type},message:"must be object,null"}];
return false;
}
if(errors === _errs63){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.google !== undefined){
let data32 = data31.google;
const _errs65 = errors;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)){
validate94.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema60.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs65){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.thought_signature !== undefined){
let data33 = data32.thought_signature;
if((typeof data33 !== "string") && (data33 !== null)){
validate94.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema60.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
}
var valid0 = _errs62 === errors;
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"role":true,"content":true,"refusal":true,"annotations":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"reasoning_details":true,"images":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.delta === undefined) && (missing0 = "delta"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate93.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate93.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.delta !== undefined){
const _errs3 = errors;
if(!(validate94(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data2 = data.finish_reason;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate93.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: schema102.properties.finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data3 = data.usage;
const _errs6 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate93.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema102.properties.usage.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
const _errs8 = errors;
if(!(validate89(data.logprobs, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"index":true,"delta":true,"finish_reason":true,"usage":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.choices === undefined) && (missing0 = "choices")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.model === undefined) && (missing0 = "model"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate92.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs3 = errors;
if(typeof data.object !== "string"){
validate92.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate92.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate92.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
validate92.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data4 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate93(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs12 = errors;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/type",keyword:"type",params:{type: schema100.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.completion_tokens === undefined) && (missing1 = "completion_tokens"))) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate92.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens !== undefined){
let data8 = data6.completion_tokens;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.total_tokens !== undefined){
let data9 = data6.total_tokens;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate92.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate92.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data6.prompt_tokens_details !== undefined){
let data10 = data6.prompt_tokens_details;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.cache_write_tokens !== undefined){
let data12 = data10.cache_write_tokens;
const _errs25 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.audio_tokens !== undefined){
let data13 = data10.audio_tokens;
const _errs27 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.image_tokens !== undefined){
let data14 = data10.image_tokens;
const _errs29 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/image_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/image_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.image_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/image_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/image_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.text_tokens !== undefined){
let data15 = data10.text_tokens;
const _errs31 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: schema100.properties.prompt_tokens_details.properties.text_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate92.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.completion_tokens_details !== undefined){
let data16 = data6.completion_tokens_details;
const _errs33 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs33){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.reasoning_tokens !== undefined){
let data17 = data16.reasoning_tokens;
const _errs35 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.audio_tokens !== undefined){
let data18 = data16.audio_tokens;
const _errs37 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs37){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.text_tokens !== undefined){
let data19 = data16.text_tokens;
const _errs39 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/text_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.text_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/text_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/text_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.accepted_prediction_tokens !== undefined){
let data20 = data16.accepted_prediction_tokens;
const _errs41 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.accepted_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs41){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.rejected_prediction_tokens !== undefined){
let data21 = data16.rejected_prediction_tokens;
const _errs43 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: schema100.properties.completion_tokens_details.properties.rejected_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs43){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate92.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
var valid3 = _errs33 === errors;
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
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data22 = data.service_tier;
const _errs45 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate92.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema101.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data23 = data.system_fingerprint;
const _errs47 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate92.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema101.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs49 = errors;
if(typeof data.obfuscation !== "string"){
validate92.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data25 = data.moderation;
const _errs51 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate92.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema101.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs51 === errors;
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true,"service_tier":true,"system_fingerprint":true,"obfuscation":true,"moderation":true},"dynamicProps":false,"dynamicItems":false};

export const validateCreateResponseRequest = validate100;
const schema107 = {"type":"object","required":["model"],"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"input":{"type":["string","array","null"],"items":{"$ref":"#/$defs/InputItem"}},"instructions":{"type":["string","null"]},"previous_response_id":{"type":["string","null"]},"conversation":{"type":["string","object","null"],"properties":{"id":{"type":"string"}},"required":["id"]},"prompt":{"type":["object","null"],"properties":{"id":{"type":"string"},"version":{"type":["string","null"]},"variables":{"type":["object","null"],"additionalProperties":true}},"required":["id"]},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/ResponseTool"}},"tool_choice":{"$ref":"#/$defs/ResponseToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"max_tool_calls":{"type":["integer","null"],"minimum":0},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"max_output_tokens":{"type":["integer","null"],"minimum":1},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20},"reasoning":{"$ref":"#/$defs/ReasoningOptions"},"text":{"$ref":"#/$defs/ResponseTextOptions"},"include":{"type":["array","null"],"items":{"type":"string"}},"truncation":{"type":["string","null"]},"context_management":{"type":["array","null"],"items":{"type":"object","required":["type"],"properties":{"type":{"type":"string"},"compact_threshold":{"type":["integer","null"],"minimum":1000}}}},"image":{"type":["object","null"],"properties":{"context_compression":{"type":"string"}}},"access_programs":{"type":["object","null"],"properties":{"cyber":{"type":"string"}}},"moderation":{"type":["object","null"],"required":["model"],"properties":{"model":{"type":"string"},"policy":{"type":["object","null"]}}},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_options":{"type":["object","null"],"properties":{"comparison_response_id":{"type":["string","null"]},"mode":{"type":"string"},"prewarm":{"type":"boolean"},"ttl":{"type":"string"}}},"prompt_cache_retention":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"user":{"type":["string","null"]},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string"}},"store":{"type":["boolean","null"]},"background":{"type":["boolean","null"]},"service_tier":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"properties":{"include_obfuscation":{"type":["boolean","null"]}}}}};
const schema222 = {"type":["string","object","null"],"required":["type"],"properties":{"type":{"type":"string"},"name":{"type":["string","null"]},"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"type":"object","additionalProperties":true}},"server_label":{"type":"string"}}};
const schema223 = {"type":["object","null"],"properties":{"effort":{"type":["string","null"]},"summary":{"type":["string","null"]},"generate_summary":{"type":["string","null"]},"context":{"type":["string","null"]},"mode":{"type":["string","null"]}}};
const schema109 = {"type":"object","properties":{"type":{"type":"string"}},"taggedBy":{"tag":"type","claims":[{"values":["message"],"isAbsent":true,"isNullable":false},{"values":["reasoning"],"isAbsent":false,"isNullable":false},{"values":["function_call"],"isAbsent":false,"isNullable":false},{"values":["function_call_output"],"isAbsent":false,"isNullable":false},{"values":["custom_tool_call"],"isAbsent":false,"isNullable":false},{"values":["custom_tool_call_output"],"isAbsent":false,"isNullable":false},{"values":["tool_search_call"],"isAbsent":false,"isNullable":false},{"values":["tool_search_output"],"isAbsent":false,"isNullable":false},{"values":["additional_tools"],"isAbsent":false,"isNullable":false},{"values":["configuration_update"],"isAbsent":false,"isNullable":false},{"values":["web_search_call"],"isAbsent":false,"isNullable":false},{"values":["compaction"],"isAbsent":false,"isNullable":false},{"values":["compaction_trigger"],"isAbsent":false,"isNullable":false},{"values":["item_reference"],"isAbsent":false,"isNullable":false},{"values":["file_search_call"],"isAbsent":false,"isNullable":false},{"values":["computer_call"],"isAbsent":false,"isNullable":false},{"values":["computer_call_output"],"isAbsent":false,"isNullable":false},{"values":["code_interpreter_call"],"isAbsent":false,"isNullable":false},{"values":["image_generation_call"],"isAbsent":false,"isNullable":false},{"values":["local_shell_call"],"isAbsent":false,"isNullable":false},{"values":["local_shell_call_output"],"isAbsent":false,"isNullable":false},{"values":["shell_call"],"isAbsent":false,"isNullable":false},{"values":["shell_call_output"],"isAbsent":false,"isNullable":false},{"values":["apply_patch_call"],"isAbsent":false,"isNullable":false},{"values":["apply_patch_call_output"],"isAbsent":false,"isNullable":false},{"values":["mcp_list_tools"],"isAbsent":false,"isNullable":false},{"values":["mcp_approval_request"],"isAbsent":false,"isNullable":false},{"values":["mcp_approval_response"],"isAbsent":false,"isNullable":false},{"values":["mcp_call"],"isAbsent":false,"isNullable":false},{"values":["program"],"isAbsent":false,"isNullable":false},{"values":["program_output"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/InputMessage"},{"$ref":"#/$defs/ReasoningItem"},{"$ref":"#/$defs/FunctionCallItem"},{"$ref":"#/$defs/FunctionCallOutputItem"},{"$ref":"#/$defs/CustomToolCallItem"},{"$ref":"#/$defs/CustomToolCallOutputItem"},{"$ref":"#/$defs/ToolSearchCallItem"},{"$ref":"#/$defs/ToolSearchOutputItem"},{"$ref":"#/$defs/AdditionalToolsItem"},{"$ref":"#/$defs/ConfigurationUpdateItem"},{"$ref":"#/$defs/WebSearchCallItem"},{"$ref":"#/$defs/CompactionItem"},{"$ref":"#/$defs/CompactionTriggerItem"},{"$ref":"#/$defs/ItemReference"},{"$ref":"#/$defs/FileSearchCallItem"},{"$ref":"#/$defs/ComputerCallItem"},{"$ref":"#/$defs/ComputerCallOutputItem"},{"$ref":"#/$defs/CodeInterpreterCallItem"},{"$ref":"#/$defs/ImageGenerationCallItem"},{"$ref":"#/$defs/LocalShellCallItem"},{"$ref":"#/$defs/LocalShellCallOutputItem"},{"$ref":"#/$defs/ShellCallItem"},{"$ref":"#/$defs/ShellCallOutputItem"},{"$ref":"#/$defs/ApplyPatchCallItem"},{"$ref":"#/$defs/ApplyPatchCallOutputItem"},{"$ref":"#/$defs/McpListToolsItem"},{"$ref":"#/$defs/McpApprovalRequestItem"},{"$ref":"#/$defs/McpApprovalResponseItem"},{"$ref":"#/$defs/McpCallItem"},{"$ref":"#/$defs/ProgramItem"},{"$ref":"#/$defs/ProgramOutputItem"}]};
const schema147 = {"type":"object","required":["type"],"properties":{"type":{"const":"tool_search_call"},"id":{"type":["string","null"]},"call_id":{"type":["string","null"]},"arguments":{},"execution":{"type":["string","null"]},"status":{"type":["string","null"]},"created_by":{"type":"string"}}};
const schema184 = {"type":"object","required":["type","encrypted_content"],"properties":{"type":{"const":"compaction"},"id":{"type":["string","null"]},"created_by":{"type":"string"},"encrypted_content":{"type":"string"}}};
const schema185 = {"type":"object","required":["type"],"properties":{"type":{"const":"compaction_trigger"},"id":{"type":["string","null"]}}};
const schema188 = {"type":"object","required":["type"],"properties":{"type":{"const":"file_search_call"},"id":{"type":["string","null"]},"queries":{"type":["array","null"],"items":{"type":"string"}},"results":{"type":["array","null"],"items":{"type":"object"}},"status":{"type":["string","null"]}}};
const schema195 = {"type":"object","required":["type"],"properties":{"type":{"const":"image_generation_call"},"id":{"type":["string","null"]},"result":{"type":["string","null"]},"action":{"type":["string","null"]},"background":{"type":["string","null"]},"error":{"type":["object","null"]},"output_format":{"type":["string","null"]},"quality":{"type":["string","null"]},"revised_prompt":{"type":["string","null"]},"size":{"type":["string","null"]},"svg_usage":{"type":["object","null"]},"status":{"type":["string","null"]}}};
const schema198 = {"type":"object","required":["type","output"],"properties":{"type":{"const":"local_shell_call_output"},"id":{"type":["string","null"]},"output":{"type":"string"},"status":{"type":["string","null"]}}};
const schema213 = {"type":"object","required":["type","server_label","tools"],"properties":{"type":{"const":"mcp_list_tools"},"id":{"type":["string","null"]},"server_label":{"type":"string"},"tools":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"input_schema":{},"annotations":{}}}},"error":{}}};
const schema214 = {"type":"object","required":["type","name","arguments","server_label"],"properties":{"type":{"const":"mcp_approval_request"},"id":{"type":["string","null"]},"name":{"type":"string"},"arguments":{"type":"string"},"server_label":{"type":"string"}}};
const schema217 = {"type":"object","required":["type","name","arguments","server_label"],"properties":{"type":{"const":"mcp_call"},"id":{"type":["string","null"]},"name":{"type":"string"},"arguments":{"type":"string"},"server_label":{"type":"string"},"approval_request_id":{"type":["string","null"]},"output":{"type":["string","null"]},"error":{},"status":{"type":["string","null"]}}};
const schema110 = {"type":"object","properties":{"role":{"type":"string","enum":["user","system","developer","assistant"]}},"required":["role"],"taggedBy":{"tag":"role","claims":[{"values":["user","system","developer"],"isAbsent":false,"isNullable":false},{"values":["assistant"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ClientMessage"},{"$ref":"#/$defs/ModelMessage"}]};
const schema111 = {"type":"object","required":["role","content"],"properties":{"type":{"const":"message"},"id":{"type":["string","null"]},"role":{"type":"string","enum":["user","system","developer"]},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/InputContentPart"}},"status":{"type":["string","null"]}}};
const schema112 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["input_text"],"isAbsent":false,"isNullable":false},{"values":["input_image"],"isAbsent":false,"isNullable":false},{"values":["input_file"],"isAbsent":false,"isNullable":false},{"values":["input_audio"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/InputText"},{"$ref":"#/$defs/InputImage"},{"$ref":"#/$defs/InputFile"},{"$ref":"#/$defs/InputAudio"}]};
const schema113 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"input_text"},"text":{"type":"string"},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_text" !== data.type){
validate105.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_text"},message:"must be equal to constant"}];
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
validate105.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data2 = data.prompt_cache_breakpoint;
const _errs4 = errors;
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate105.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.mode === undefined) && (missing1 = "mode")){
validate105.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.mode !== undefined){
const _errs7 = errors;
if(typeof data2.mode !== "string"){
validate105.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ttl !== undefined){
const _errs9 = errors;
if(typeof data2.ttl !== "string"){
validate105.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"type":true,"text":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema115 = {"type":"object","required":["type"],"atLeastOne":["image_url","file_id"],"properties":{"type":{"const":"input_image"},"image_url":{"type":["string","null"]},"file_id":{"type":["string","null"]},"detail":{"type":["string","null"]},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_image" !== data.type){
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_image"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data1 = data.image_url;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate107.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: schema115.properties.image_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate107.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema115.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate107.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema115.properties.detail.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data4 = data.prompt_cache_breakpoint;
const _errs8 = errors;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate107.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.mode === undefined) && (missing1 = "mode")){
validate107.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.mode !== undefined){
const _errs11 = errors;
if(typeof data4.mode !== "string"){
validate107.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.ttl !== undefined){
const _errs13 = errors;
if(typeof data4.ttl !== "string"){
validate107.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
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
if(data["image_url"] == null && data["file_id"] == null){
validate107.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["image_url","file_id"]},message:"must have at least one of several properties"}];
return false;
}
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"type":true,"image_url":true,"file_id":true,"detail":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema117 = {"type":"object","required":["type"],"atLeastOne":["file_data","file_url","file_id"],"properties":{"type":{"const":"input_file"},"file_data":{"type":["string","null"]},"file_url":{"type":["string","null"]},"file_id":{"type":["string","null"]},"filename":{"type":["string","null"]},"detail":{"type":["string","null"]},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_file" !== data.type){
validate109.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_data !== undefined){
let data1 = data.file_data;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate109.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type: schema117.properties.file_data.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_url !== undefined){
let data2 = data.file_url;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate109.errors = [{instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type: schema117.properties.file_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data3 = data.file_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate109.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: schema117.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data4 = data.filename;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate109.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: schema117.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data5 = data.detail;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate109.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema117.properties.detail.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data6 = data.prompt_cache_breakpoint;
const _errs12 = errors;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate109.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema38.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.mode === undefined) && (missing1 = "mode")){
validate109.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.mode !== undefined){
const _errs15 = errors;
if(typeof data6.mode !== "string"){
validate109.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.ttl !== undefined){
const _errs17 = errors;
if(typeof data6.ttl !== "string"){
validate109.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["file_data"] == null && data["file_url"] == null && data["file_id"] == null){
validate109.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["file_data","file_url","file_id"]},message:"must have at least one of several properties"}];
return false;
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"type":true,"file_data":true,"file_url":true,"file_id":true,"filename":true,"detail":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema119 = {"type":"object","required":["type","input_audio"],"properties":{"type":{"const":"input_audio"},"input_audio":{"type":"object","required":["data","format"],"properties":{"data":{"$ref":"#/$defs/NonEmptyText"},"format":{"type":"string"}}}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_audio" !== data.type){
validate111.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
let data1 = data.input_audio;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.data === undefined) && (missing1 = "data")) || ((data1.format === undefined) && (missing1 = "format"))){
validate111.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.data !== undefined){
let data2 = data1.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate111.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.format !== undefined){
const _errs7 = errors;
if(typeof data1.format !== "string"){
validate111.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"#/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"type":true,"input_audio":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "input_text"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.prompt_cache_breakpoint = true;
}
else if(tag0 === "input_image"){
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.image_url = true;
props0.file_id = true;
props0.detail = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "input_file"){
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_data = true;
props0.file_url = true;
props0.file_id = true;
props0.filename = true;
props0.detail = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "input_audio"){
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.input_audio = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message" !== data.type){
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate103.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema111.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate103.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "user") || (data2 === "system")) || (data2 === "developer"))){
validate103.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema111.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
validate103.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema111.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate104(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
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
if(data.status !== undefined){
let data5 = data.status;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate103.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema111.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"type":true,"id":true,"role":true,"content":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema121 = {"type":"object","required":["role","content"],"properties":{"type":{"const":"message"},"id":{"type":["string","null"]},"role":{"const":"assistant"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/ModelContentPart"}},"phase":{"type":["string","null"]},"status":{"type":["string","null"]}}};
const schema122 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["output_text"],"isAbsent":false,"isNullable":false},{"values":["refusal"],"isAbsent":false,"isNullable":false},{"values":["input_text"],"isAbsent":false,"isNullable":false},{"values":["input_image"],"isAbsent":false,"isNullable":false},{"values":["input_file"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/OutputText"},{"$ref":"#/$defs/OutputRefusal"},{"$ref":"#/$defs/InputText"},{"$ref":"#/$defs/InputImage"},{"$ref":"#/$defs/InputFile"}]};
const schema130 = {"type":"object","required":["type","refusal"],"properties":{"type":{"const":"refusal"},"refusal":{"type":"string"}}};
const schema123 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"output_text"},"text":{"type":"string"},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/TextAnnotation"}},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema124 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["url_citation"],"isAbsent":false,"isNullable":false},{"values":["file_citation"],"isAbsent":false,"isNullable":false},{"values":["container_file_citation"],"isAbsent":false,"isNullable":false},{"values":["file_path"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/UrlCitation"},{"$ref":"#/$defs/FileCitation"},{"$ref":"#/$defs/ContainerFileCitation"},{"$ref":"#/$defs/FilePath"}]};
const schema125 = {"type":"object","required":["type","url"],"properties":{"type":{"const":"url_citation"},"url":{"type":"string"},"title":{"type":["string","null"]},"start_index":{"type":"integer","minimum":0},"end_index":{"type":"integer","minimum":0}}};
const schema126 = {"type":"object","required":["type","file_id"],"properties":{"type":{"const":"file_citation"},"file_id":{"type":"string"},"filename":{"type":["string","null"]},"index":{"type":"integer","minimum":0}}};
const schema127 = {"type":"object","required":["type","file_id"],"properties":{"type":{"const":"container_file_citation"},"container_id":{"type":"string"},"file_id":{"type":"string"},"filename":{"type":["string","null"]},"start_index":{"type":"integer","minimum":0},"end_index":{"type":"integer","minimum":0}}};
const schema128 = {"type":"object","required":["type","file_id"],"properties":{"type":{"const":"file_path"},"file_id":{"type":"string"},"index":{"type":"integer","minimum":0}}};

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
const _errs2 = errors;
if(typeof data.type !== "string"){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "url_citation"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.url === undefined) && (missing1 = "url"))){
validate118.errors = [{instancePath,schemaPath:"#/$defs/UrlCitation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("url_citation" !== data.type){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/UrlCitation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.url !== undefined){
const _errs8 = errors;
if(typeof data.url !== "string"){
validate118.errors = [{instancePath:instancePath+"/url",schemaPath:"#/$defs/UrlCitation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.title !== undefined){
let data3 = data.title;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate118.errors = [{instancePath:instancePath+"/title",schemaPath:"#/$defs/UrlCitation/properties/title/type",keyword:"type",params:{type: schema125.properties.title.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.start_index !== undefined){
let data4 = data.start_index;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate118.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/UrlCitation/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate118.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/UrlCitation/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_index !== undefined){
let data5 = data.end_index;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate118.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/UrlCitation/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate118.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/UrlCitation/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/$defs/UrlCitation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
props0.url = true;
props0.title = true;
props0.start_index = true;
props0.end_index = true;
}
else if(tag0 === "file_citation"){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.file_id === undefined) && (missing2 = "file_id"))){
validate118.errors = [{instancePath,schemaPath:"#/$defs/FileCitation/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs19 = errors;
if("file_citation" !== data.type){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FileCitation/properties/type/const",keyword:"const",params:{allowedValue: "file_citation"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.file_id !== undefined){
const _errs20 = errors;
if(typeof data.file_id !== "string"){
validate118.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/FileCitation/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.filename !== undefined){
let data8 = data.filename;
const _errs22 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate118.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/$defs/FileCitation/properties/filename/type",keyword:"type",params:{type: schema126.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.index !== undefined){
let data9 = data.index;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate118.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/FileCitation/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate118.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/FileCitation/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/$defs/FileCitation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
props0.filename = true;
props0.index = true;
}
}
else if(tag0 === "container_file_citation"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.file_id === undefined) && (missing3 = "file_id"))){
validate118.errors = [{instancePath,schemaPath:"#/$defs/ContainerFileCitation/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs29 = errors;
if("container_file_citation" !== data.type){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ContainerFileCitation/properties/type/const",keyword:"const",params:{allowedValue: "container_file_citation"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.container_id !== undefined){
const _errs30 = errors;
if(typeof data.container_id !== "string"){
validate118.errors = [{instancePath:instancePath+"/container_id",schemaPath:"#/$defs/ContainerFileCitation/properties/container_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.file_id !== undefined){
const _errs32 = errors;
if(typeof data.file_id !== "string"){
validate118.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/ContainerFileCitation/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.filename !== undefined){
let data13 = data.filename;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate118.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/$defs/ContainerFileCitation/properties/filename/type",keyword:"type",params:{type: schema127.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.start_index !== undefined){
let data14 = data.start_index;
const _errs36 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate118.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/ContainerFileCitation/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate118.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/ContainerFileCitation/properties/start_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.end_index !== undefined){
let data15 = data.end_index;
const _errs38 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate118.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/ContainerFileCitation/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate118.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/ContainerFileCitation/properties/end_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/$defs/ContainerFileCitation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.container_id = true;
props0.file_id = true;
props0.filename = true;
props0.start_index = true;
props0.end_index = true;
}
}
else if(tag0 === "file_path"){
const _errs41 = errors;
if(errors === _errs41){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.file_id === undefined) && (missing4 = "file_id"))){
validate118.errors = [{instancePath,schemaPath:"#/$defs/FilePath/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs43 = errors;
if("file_path" !== data.type){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FilePath/properties/type/const",keyword:"const",params:{allowedValue: "file_path"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs43 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.file_id !== undefined){
const _errs44 = errors;
if(typeof data.file_id !== "string"){
validate118.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/$defs/FilePath/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs44 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.index !== undefined){
let data18 = data.index;
const _errs46 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate118.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/FilePath/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs46){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate118.errors = [{instancePath:instancePath+"/index",schemaPath:"#/$defs/FilePath/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs46 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/$defs/FilePath/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_id = true;
props0.index = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("output_text" !== data.type){
validate117.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "output_text"},message:"must be equal to constant"}];
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
validate117.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate117.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema123.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate118(data2[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
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
if(data.logprobs !== undefined){
let data4 = data.logprobs;
const _errs7 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate117.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema123.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.token === undefined) && (missing1 = "token")) || ((data5.logprob === undefined) && (missing1 = "logprob"))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.token !== undefined){
const _errs12 = errors;
if(typeof data5.token !== "string"){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.logprob !== undefined){
let data7 = data5.logprob;
const _errs14 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.bytes !== undefined){
let data8 = data5.bytes;
const _errs16 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema98.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs16){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/bytes/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.top_logprobs !== undefined){
let data10 = data5.top_logprobs;
const _errs20 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema98.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs20){
if(Array.isArray(data10)){
var valid6 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs22 = errors;
if(errors === _errs22){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.token === undefined) && (missing2 = "token")) || ((data11.logprob === undefined) && (missing2 = "logprob"))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.token !== undefined){
const _errs24 = errors;
if(typeof data11.token !== "string"){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.logprob !== undefined){
let data13 = data11.logprob;
const _errs26 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.bytes !== undefined){
let data14 = data11.bytes;
const _errs28 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema98.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs28){
if(Array.isArray(data14)){
var valid8 = true;
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3+"/bytes/" + i4,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs30 === errors;
if(!valid8){
break;
}
}
}
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1+"/top_logprobs/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/logprobs/" + i1,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"type":true,"text":true,"annotations":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "output_text"){
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.annotations = true;
props0.logprobs = true;
}
else if(tag0 === "refusal"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.refusal === undefined) && (missing1 = "refusal"))){
validate116.errors = [{instancePath,schemaPath:"#/$defs/OutputRefusal/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("refusal" !== data.type){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/OutputRefusal/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.refusal !== undefined){
const _errs9 = errors;
if(typeof data.refusal !== "string"){
validate116.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/$defs/OutputRefusal/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/$defs/OutputRefusal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.refusal = true;
}
}
else if(tag0 === "input_text"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.text = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "input_image"){
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.image_url = true;
props0.file_id = true;
props0.detail = true;
props0.prompt_cache_breakpoint = true;
}
}
else if(tag0 === "input_file"){
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.file_data = true;
props0.file_url = true;
props0.file_id = true;
props0.filename = true;
props0.detail = true;
props0.prompt_cache_breakpoint = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message" !== data.type){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema121.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if("assistant" !== data.role){
validate115.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
const _errs5 = errors;
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
validate115.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema121.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate116(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
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
if(data.phase !== undefined){
let data5 = data.phase;
const _errs8 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate115.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: schema121.properties.phase.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs10 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate115.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema121.properties.status.type},message:"must be string,null"}];
return false;
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"id":true,"role":true,"content":true,"phase":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate102.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "user") || (data0 === "system")) || (data0 === "developer")) || (data0 === "assistant"))){
validate102.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema110.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["role"];
if(tag0 === "user" || tag0 === "system" || tag0 === "developer"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.id = true;
props0.role = true;
props0.content = true;
props0.status = true;
}
else if(tag0 === "assistant"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.role = true;
props0.content = true;
props0.phase = true;
props0.status = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema131 = {"type":"object","required":["type"],"properties":{"type":{"const":"reasoning"},"id":{"type":["string","null"]},"summary":{"type":["array","null"],"items":{"$ref":"#/$defs/SummaryText"}},"content":{"type":["array","null"],"items":{"$ref":"#/$defs/ReasoningText"}},"encrypted_content":{"type":["string","null"]},"status":{"type":["string","null"]}}};
const schema132 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"summary_text"},"text":{"type":"string"}}};
const schema133 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["reasoning_text","text"]},"text":{"type":"string"}}};

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
const _errs1 = errors;
if("reasoning" !== data.type){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate127.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema131.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data2 = data.summary;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate127.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema131.properties.summary.type},message:"must be array,null"}];
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
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.text === undefined) && (missing1 = "text"))){
validate127.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"#/$defs/SummaryText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if("summary_text" !== data3.type){
validate127.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"#/$defs/SummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.text !== undefined){
const _errs10 = errors;
if(typeof data3.text !== "string"){
validate127.errors = [{instancePath:instancePath+"/summary/" + i0+"/text",schemaPath:"#/$defs/SummaryText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate127.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"#/$defs/SummaryText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.content !== undefined){
let data6 = data.content;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate127.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema131.properties.content.type},message:"must be array,null"}];
return false;
}
if(errors === _errs12){
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.type === undefined) && (missing2 = "type")) || ((data7.text === undefined) && (missing2 = "text"))){
validate127.errors = [{instancePath:instancePath+"/content/" + i1,schemaPath:"#/$defs/ReasoningText/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.type !== undefined){
let data8 = data7.type;
const _errs17 = errors;
if(typeof data8 !== "string"){
validate127.errors = [{instancePath:instancePath+"/content/" + i1+"/type",schemaPath:"#/$defs/ReasoningText/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "reasoning_text") || (data8 === "text"))){
validate127.errors = [{instancePath:instancePath+"/content/" + i1+"/type",schemaPath:"#/$defs/ReasoningText/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.text !== undefined){
const _errs19 = errors;
if(typeof data7.text !== "string"){
validate127.errors = [{instancePath:instancePath+"/content/" + i1+"/text",schemaPath:"#/$defs/ReasoningText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/content/" + i1,schemaPath:"#/$defs/ReasoningText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data10 = data.encrypted_content;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate127.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema131.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs23 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate127.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema131.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"type":true,"id":true,"summary":true,"content":true,"encrypted_content":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema134 = {"type":"object","required":["type","call_id","name","arguments"],"properties":{"type":{"const":"function_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"namespace":{"type":["string","null"]},"arguments":{"type":"string"},"async":{"type":["boolean","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"status":{"type":["string","null"]}}};
const schema137 = {"type":["object","null"],"required":["type"],"properties":{"type":{"type":"string"},"caller_id":{"type":"string"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function_call" !== data.type){
validate129.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate129.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema134.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate129.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate129.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema134.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs12 = errors;
if(typeof data.arguments !== "string"){
validate129.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data6 = data.async;
const _errs14 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate129.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema134.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate129.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
validate129.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs19 = errors;
if(typeof data7.type !== "string"){
validate129.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.caller_id !== undefined){
const _errs21 = errors;
if(typeof data7.caller_id !== "string"){
validate129.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
if(data.status !== undefined){
let data10 = data.status;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate129.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema134.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"type":true,"id":true,"call_id":true,"name":true,"namespace":true,"arguments":true,"async":true,"caller":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema138 = {"type":"object","required":["type","output"],"atLeastOne":["call_id","name"],"properties":{"type":{"const":"function_call_output"},"id":{"type":["string","null"]},"call_id":{"type":["string","null"],"pattern":"[\\s\\S]"},"name":{"type":["string","null"],"pattern":"[\\s\\S]"},"namespace":{"type":["string","null"]},"output":{"type":["string","array"],"items":{"$ref":"#/$defs/InputContentPart"}},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.output === undefined) && (missing0 = "output"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function_call_output" !== data.type){
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema138.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate131.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema138.properties.call_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate131.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema138.properties.name.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate131.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema138.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data5 = data.output;
const _errs10 = errors;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
validate131.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema138.properties.output.type},message:"must be string,array"}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate104(data5[i0], {instancePath:instancePath+"/output/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
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
if(data.caller !== undefined){
let data7 = data.caller;
const _errs13 = errors;
const _errs14 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate131.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
validate131.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs16 = errors;
if(typeof data7.type !== "string"){
validate131.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.caller_id !== undefined){
const _errs18 = errors;
if(typeof data7.caller_id !== "string"){
validate131.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
const _errs20 = errors;
if(typeof data.created_by !== "string"){
validate131.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate131.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema138.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["call_id"] == null && data["name"] == null){
validate131.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["call_id","name"]},message:"must have at least one of several properties"}];
return false;
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"type":true,"id":true,"call_id":true,"name":true,"namespace":true,"output":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema140 = {"type":"object","required":["type","call_id","name","input"],"properties":{"type":{"const":"custom_tool_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"namespace":{"type":["string","null"]},"input":{"type":"string"},"async":{"type":["boolean","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"status":{"type":["string","null"]}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom_tool_call" !== data.type){
validate134.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_tool_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate134.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema140.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate134.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate134.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema140.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs12 = errors;
if(typeof data.input !== "string"){
validate134.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data6 = data.async;
const _errs14 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate134.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema140.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate134.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
validate134.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs19 = errors;
if(typeof data7.type !== "string"){
validate134.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.caller_id !== undefined){
const _errs21 = errors;
if(typeof data7.caller_id !== "string"){
validate134.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
if(data.status !== undefined){
let data10 = data.status;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema140.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"type":true,"id":true,"call_id":true,"name":true,"namespace":true,"input":true,"async":true,"caller":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema144 = {"type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"custom_tool_call_output"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"output":{"type":["string","array"],"items":{"$ref":"#/$defs/InputContentPart"}},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom_tool_call_output" !== data.type){
validate136.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_tool_call_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate136.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema144.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate136.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs7 = errors;
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
validate136.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema144.properties.output.type},message:"must be string,array"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate104(data3[i0], {instancePath:instancePath+"/output/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
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
if(data.caller !== undefined){
let data5 = data.caller;
const _errs10 = errors;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate136.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
validate136.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.type !== undefined){
const _errs13 = errors;
if(typeof data5.type !== "string"){
validate136.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.caller_id !== undefined){
const _errs15 = errors;
if(typeof data5.caller_id !== "string"){
validate136.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.created_by !== undefined){
const _errs17 = errors;
if(typeof data.created_by !== "string"){
validate136.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate136.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema144.properties.status.type},message:"must be string,null"}];
return false;
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
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"type":true,"id":true,"call_id":true,"output":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema148 = {"type":"object","required":["type","tools"],"properties":{"type":{"const":"tool_search_output"},"id":{"type":["string","null"]},"call_id":{"type":["string","null"]},"tools":{"type":"array","items":{"$ref":"#/$defs/ResponseTool"}},"execution":{"type":["string","null"]},"status":{"type":["string","null"]},"created_by":{"type":"string"}}};
const schema149 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":false,"isNullable":false},{"values":["custom"],"isAbsent":false,"isNullable":false},{"values":["namespace"],"isAbsent":false,"isNullable":false},{"values":["tool_search"],"isAbsent":false,"isNullable":false},{"values":["web_search","web_search_2025_08_26","web_search_preview","web_search_preview_2025_03_11"],"isAbsent":false,"isNullable":false},{"values":["file_search"],"isAbsent":false,"isNullable":false},{"values":["computer","computer_use"],"isAbsent":false,"isNullable":false},{"values":["computer_use_preview"],"isAbsent":false,"isNullable":false},{"values":["mcp"],"isAbsent":false,"isNullable":false},{"values":["code_interpreter"],"isAbsent":false,"isNullable":false},{"values":["image_generation"],"isAbsent":false,"isNullable":false},{"values":["shell"],"isAbsent":false,"isNullable":false},{"values":["apply_patch","local_shell","programmatic_tool_calling"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ResponseFunctionTool"},{"$ref":"#/$defs/ResponseCustomTool"},{"$ref":"#/$defs/NamespaceTool"},{"$ref":"#/$defs/ToolSearchTool"},{"$ref":"#/$defs/WebSearchTool"},{"$ref":"#/$defs/FileSearchTool"},{"$ref":"#/$defs/ComputerTool"},{"$ref":"#/$defs/ComputerUsePreviewTool"},{"$ref":"#/$defs/McpTool"},{"$ref":"#/$defs/CodeInterpreterTool"},{"$ref":"#/$defs/ImageGenerationTool"},{"$ref":"#/$defs/ShellTool"},{"$ref":"#/$defs/OtherVendorTool"}]};
const schema160 = {"type":"object","required":["type"],"properties":{"type":{"const":"tool_search"},"description":{"type":["string","null"]},"execution":{"type":["string","null"]},"parameters":{}}};
const schema161 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["web_search","web_search_2025_08_26","web_search_preview","web_search_preview_2025_03_11"]},"external_web_access":{"type":["boolean","null"]},"filters":{"type":["object","null"],"properties":{"allowed_domains":{"type":["array","null"],"items":{"type":"string"}}}},"search_content_types":{"type":["array","null"],"items":{"type":"string"}},"search_context_size":{"type":["string","null"]},"user_location":{"type":["object","null"],"properties":{"type":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"region":{"type":["string","null"]},"timezone":{"type":["string","null"]}}}}};
const schema162 = {"type":"object","required":["type","vector_store_ids"],"properties":{"type":{"const":"file_search"},"vector_store_ids":{"type":"array","items":{"type":"string"}},"filters":{"type":["object","null"]},"max_num_results":{"type":["integer","null"],"minimum":1},"ranking_options":{"type":["object","null"]}}};
const schema163 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["computer","computer_use"]}}};
const schema164 = {"type":"object","required":["type","display_height","display_width","environment"],"properties":{"type":{"const":"computer_use_preview"},"display_height":{"type":"integer","minimum":1},"display_width":{"type":"integer","minimum":1},"environment":{"type":"string"}}};
const schema169 = {"type":"object","required":["type"],"properties":{"type":{"const":"image_generation"},"action":{"type":["string","null"]},"background":{"type":["string","null"]},"complexity":{"type":["string","null"]},"frame_count":{"type":["integer","null"],"minimum":1},"frame_duration_ms":{"type":["integer","null"],"minimum":1},"input_fidelity":{"type":["string","null"]},"input_image_mask":{"type":["object","null"]},"model":{"type":["string","null"]},"moderation":{"type":["string","null"]},"output_compression":{"type":["integer","null"],"minimum":0,"maximum":100},"output_format":{"type":["string","null"]},"partial_images":{"type":["integer","null"],"minimum":0,"maximum":3},"quality":{"type":["string","null"]},"size":{"type":["string","null"]},"svg":{"type":["object","null"]}}};
const schema150 = {"type":"object","required":["type","name"],"properties":{"type":{"const":"function"},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"],"additionalProperties":true},"strict":{"type":["boolean","null"]},"output_schema":{"type":["object","null"],"additionalProperties":true},"defer_loading":{"type":["boolean","null"]},"async":{"type":["boolean","null"]},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"}}};
const schema152 = {"type":["array","null"],"items":{"type":"string"}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function" !== data.type){
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
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
validate141.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate141.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate141.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema150.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate141.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema150.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate141.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema150.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_schema !== undefined){
let data5 = data.output_schema;
const _errs12 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate141.errors = [{instancePath:instancePath+"/output_schema",schemaPath:"#/properties/output_schema/type",keyword:"type",params:{type: schema150.properties.output_schema.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data6 = data.defer_loading;
const _errs15 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate141.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema150.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data7 = data.async;
const _errs17 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate141.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema150.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data8 = data.allowed_callers;
const _errs19 = errors;
const _errs20 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate141.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs20){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data8[i0] !== "string"){
validate141.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
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
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"type":true,"name":true,"description":true,"parameters":true,"strict":true,"output_schema":true,"defer_loading":true,"async":true,"allowed_callers":true},"dynamicProps":false,"dynamicItems":false};

const schema153 = {"type":"object","required":["type","name"],"properties":{"type":{"const":"custom"},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"format":{"type":"object","properties":{"type":{"type":"string","enum":["text","grammar"]}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["grammar"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/CustomToolTextFormat"},{"$ref":"#/$defs/ResponseCustomToolGrammarFormat"}]},"defer_loading":{"type":["boolean","null"]},"async":{"type":["boolean","null"]},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"}}};
const schema156 = {"type":"object","required":["type","syntax","definition"],"properties":{"type":{"const":"grammar"},"syntax":{"type":"string","enum":["lark","regex"]},"definition":{"type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom" !== data.type){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate143.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema153.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data3 = data.format;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate143.errors = [{instancePath:instancePath+"/format/type",schemaPath:"#/properties/format/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "text") || (data4 === "grammar"))){
validate143.errors = [{instancePath:instancePath+"/format/type",schemaPath:"#/properties/format/properties/type/enum",keyword:"enum",params:{allowedValues: schema153.properties.format.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const tag0 = data3["type"];
if(tag0 === "text"){
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.type === undefined) && (missing2 = "type")){
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/CustomToolTextFormat/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.type !== undefined){
if("text" !== data3.type){
validate143.errors = [{instancePath:instancePath+"/format/type",schemaPath:"#/$defs/CustomToolTextFormat/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/CustomToolTextFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
}
else if(tag0 === "grammar"){
const _errs17 = errors;
if(errors === _errs17){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((((data3.type === undefined) && (missing3 = "type")) || ((data3.syntax === undefined) && (missing3 = "syntax"))) || ((data3.definition === undefined) && (missing3 = "definition"))){
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs19 = errors;
if("grammar" !== data3.type){
validate143.errors = [{instancePath:instancePath+"/format/type",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/properties/type/const",keyword:"const",params:{allowedValue: "grammar"},message:"must be equal to constant"}];
return false;
}
var valid9 = _errs19 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data3.syntax !== undefined){
let data7 = data3.syntax;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate143.errors = [{instancePath:instancePath+"/format/syntax",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/properties/syntax/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "lark") || (data7 === "regex"))){
validate143.errors = [{instancePath:instancePath+"/format/syntax",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/properties/syntax/enum",keyword:"enum",params:{allowedValues: schema156.properties.syntax.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs20 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data3.definition !== undefined){
const _errs22 = errors;
if(typeof data3.definition !== "string"){
validate143.errors = [{instancePath:instancePath+"/format/definition",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/properties/definition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs22 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/ResponseCustomToolGrammarFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.syntax = true;
props0.definition = true;
}
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data9 = data.defer_loading;
const _errs24 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate143.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema153.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data10 = data.async;
const _errs26 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate143.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema153.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data11 = data.allowed_callers;
const _errs28 = errors;
const _errs29 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate143.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs29){
if(Array.isArray(data11)){
var valid11 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(typeof data11[i0] !== "string"){
validate143.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs31 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs28 === errors;
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
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"type":true,"name":true,"description":true,"format":true,"defer_loading":true,"async":true,"allowed_callers":true},"dynamicProps":false,"dynamicItems":false};

const schema158 = {"type":"object","required":["type","name","tools"],"properties":{"type":{"const":"namespace"},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"tools":{"type":"array","minItems":1,"items":{"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":false,"isNullable":false},{"values":["custom"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ResponseFunctionTool"},{"$ref":"#/$defs/ResponseCustomTool"}]}}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("namespace" !== data.type){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "namespace"},message:"must be equal to constant"}];
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
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate145.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema158.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate145.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
validate145.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs12 = errors;
if(typeof data4.type !== "string"){
validate145.errors = [{instancePath:instancePath+"/tools/" + i0+"/type",schemaPath:"#/properties/tools/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
const tag0 = data4["type"];
if(tag0 === "function"){
if(!(validate141(data4, {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.parameters = true;
props0.strict = true;
props0.output_schema = true;
props0.defer_loading = true;
props0.async = true;
props0.allowed_callers = true;
}
else if(tag0 === "custom"){
if(!(validate143(data4, {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.format = true;
props0.defer_loading = true;
props0.async = true;
props0.allowed_callers = true;
}
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"type":true,"name":true,"description":true,"tools":true},"dynamicProps":false,"dynamicItems":false};

const schema165 = {"type":"object","required":["type","server_label"],"properties":{"type":{"const":"mcp"},"server_label":{"type":"string"},"server_description":{"type":["string","null"]},"server_url":{"type":["string","null"]},"connector_id":{"type":["string","null"]},"tunnel_id":{"type":["string","null"]},"authorization":{"type":["string","null"]},"headers":{"type":["object","null"]},"allowed_tools":{"type":["array","object","null"],"items":{"type":"string"}},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"},"require_approval":{"type":["string","object","null"]},"defer_loading":{"type":["boolean","null"]}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.server_label === undefined) && (missing0 = "server_label"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("mcp" !== data.type){
validate149.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs2 = errors;
if(typeof data.server_label !== "string"){
validate149.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_description !== undefined){
let data2 = data.server_description;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate149.errors = [{instancePath:instancePath+"/server_description",schemaPath:"#/properties/server_description/type",keyword:"type",params:{type: schema165.properties.server_description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_url !== undefined){
let data3 = data.server_url;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate149.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/type",keyword:"type",params:{type: schema165.properties.server_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector_id !== undefined){
let data4 = data.connector_id;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate149.errors = [{instancePath:instancePath+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type: schema165.properties.connector_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tunnel_id !== undefined){
let data5 = data.tunnel_id;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate149.errors = [{instancePath:instancePath+"/tunnel_id",schemaPath:"#/properties/tunnel_id/type",keyword:"type",params:{type: schema165.properties.tunnel_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization !== undefined){
let data6 = data.authorization;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate149.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/type",keyword:"type",params:{type: schema165.properties.authorization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data7 = data.headers;
const _errs14 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate149.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema165.properties.headers.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data8 = data.allowed_tools;
const _errs16 = errors;
if(typeof data8 != "object"){
validate149.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: schema165.properties.allowed_tools.type},message:"must be array,object,null"}];
return false;
}
if(errors === _errs16){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data8[i0] !== "string"){
validate149.errors = [{instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
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
if(data.allowed_callers !== undefined){
let data10 = data.allowed_callers;
const _errs20 = errors;
const _errs21 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate149.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs21){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(typeof data10[i1] !== "string"){
validate149.errors = [{instancePath:instancePath+"/allowed_callers/" + i1,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
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
if(data.require_approval !== undefined){
let data12 = data.require_approval;
const _errs25 = errors;
if(((typeof data12 !== "string") && (!(data12 && typeof data12 == "object" && !Array.isArray(data12)))) && (data12 !== null)){
validate149.errors = [{instancePath:instancePath+"/require_approval",schemaPath:"#/properties/require_approval/type",keyword:"type",params:{type: schema165.properties.require_approval.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data13 = data.defer_loading;
const _errs27 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate149.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/type",keyword:"type",params:{type: schema165.properties.defer_loading.type},message:"must be boolean,null"}];
return false;
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
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"type":true,"server_label":true,"server_description":true,"server_url":true,"connector_id":true,"tunnel_id":true,"authorization":true,"headers":true,"allowed_tools":true,"allowed_callers":true,"require_approval":true,"defer_loading":true},"dynamicProps":false,"dynamicItems":false};

const schema167 = {"type":"object","required":["type","container"],"properties":{"type":{"const":"code_interpreter"},"container":{"type":["string","object"],"properties":{"type":{}}},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.container === undefined) && (missing0 = "container"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("code_interpreter" !== data.type){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "code_interpreter"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container !== undefined){
let data1 = data.container;
const _errs2 = errors;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
validate151.errors = [{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: schema167.properties.container.type},message:"must be string,object"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data2 = data.allowed_callers;
const _errs4 = errors;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate151.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate151.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"type":true,"container":true,"allowed_callers":true},"dynamicProps":false,"dynamicItems":false};

const schema170 = {"type":"object","required":["type"],"properties":{"type":{"const":"shell"},"environment":{"$ref":"#/$defs/ShellEnvironment"},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"}}};
const schema171 = {"type":["object","null"],"properties":{"type":{},"skills":{}}};

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
if((data.type === undefined) && (missing0 = "type")){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("shell" !== data.type){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data1 = data.environment;
const _errs2 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate153.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/$defs/ShellEnvironment/type",keyword:"type",params:{type: schema171.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs2 === errors;
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
validate153.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate153.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
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
validate153.evaluated = {"props":{"type":true,"environment":true,"allowed_callers":true},"dynamicProps":false,"dynamicItems":false};

const schema173 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["apply_patch","local_shell","programmatic_tool_calling"]},"allowed_callers":{"$ref":"#/$defs/AllowedCallers"}}};

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
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "apply_patch") || (data0 === "local_shell")) || (data0 === "programmatic_tool_calling"))){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema173.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_callers !== undefined){
let data1 = data.allowed_callers;
const _errs3 = errors;
const _errs4 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate155.errors = [{instancePath:instancePath+"/allowed_callers",schemaPath:"#/$defs/AllowedCallers/type",keyword:"type",params:{type: schema152.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate155.errors = [{instancePath:instancePath+"/allowed_callers/" + i0,schemaPath:"#/$defs/AllowedCallers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
return errors === 0;
}
validate155.evaluated = {"props":{"type":true,"allowed_callers":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs2 = errors;
if(typeof data.type !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "function"){
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.parameters = true;
props0.strict = true;
props0.output_schema = true;
props0.defer_loading = true;
props0.async = true;
props0.allowed_callers = true;
}
else if(tag0 === "custom"){
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.format = true;
props0.defer_loading = true;
props0.async = true;
props0.allowed_callers = true;
}
}
else if(tag0 === "namespace"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.tools = true;
}
}
else if(tag0 === "tool_search"){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchTool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs10 = errors;
if("tool_search" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolSearchTool/properties/type/const",keyword:"const",params:{allowedValue: "tool_search"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs10 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.description !== undefined){
let data2 = data.description;
const _errs11 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate140.errors = [{instancePath:instancePath+"/description",schemaPath:"#/$defs/ToolSearchTool/properties/description/type",keyword:"type",params:{type: schema160.properties.description.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.execution !== undefined){
let data3 = data.execution;
const _errs13 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate140.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/$defs/ToolSearchTool/properties/execution/type",keyword:"type",params:{type: schema160.properties.execution.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.description = true;
props0.execution = true;
props0.parameters = true;
}
}
else if(tag0 === "web_search" || tag0 === "web_search_2025_08_26" || tag0 === "web_search_preview" || tag0 === "web_search_preview_2025_03_11"){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/$defs/WebSearchTool/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs18 = errors;
if(typeof data4 !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/WebSearchTool/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "web_search") || (data4 === "web_search_2025_08_26")) || (data4 === "web_search_preview")) || (data4 === "web_search_preview_2025_03_11"))){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/WebSearchTool/properties/type/enum",keyword:"enum",params:{allowedValues: schema161.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs18 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.external_web_access !== undefined){
let data5 = data.external_web_access;
const _errs20 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate140.errors = [{instancePath:instancePath+"/external_web_access",schemaPath:"#/$defs/WebSearchTool/properties/external_web_access/type",keyword:"type",params:{type: schema161.properties.external_web_access.type},message:"must be boolean,null"}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.filters !== undefined){
let data6 = data.filters;
const _errs22 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate140.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/$defs/WebSearchTool/properties/filters/type",keyword:"type",params:{type: schema161.properties.filters.type},message:"must be object,null"}];
return false;
}
if(errors === _errs22){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.allowed_domains !== undefined){
let data7 = data6.allowed_domains;
const _errs24 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate140.errors = [{instancePath:instancePath+"/filters/allowed_domains",schemaPath:"#/$defs/WebSearchTool/properties/filters/properties/allowed_domains/type",keyword:"type",params:{type: schema161.properties.filters.properties.allowed_domains.type},message:"must be array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data7)){
var valid12 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(typeof data7[i0] !== "string"){
validate140.errors = [{instancePath:instancePath+"/filters/allowed_domains/" + i0,schemaPath:"#/$defs/WebSearchTool/properties/filters/properties/allowed_domains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs26 === errors;
if(!valid12){
break;
}
}
}
}
}
}
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.search_content_types !== undefined){
let data9 = data.search_content_types;
const _errs28 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate140.errors = [{instancePath:instancePath+"/search_content_types",schemaPath:"#/$defs/WebSearchTool/properties/search_content_types/type",keyword:"type",params:{type: schema161.properties.search_content_types.type},message:"must be array,null"}];
return false;
}
if(errors === _errs28){
if(Array.isArray(data9)){
var valid13 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(typeof data9[i1] !== "string"){
validate140.errors = [{instancePath:instancePath+"/search_content_types/" + i1,schemaPath:"#/$defs/WebSearchTool/properties/search_content_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs30 === errors;
if(!valid13){
break;
}
}
}
}
var valid10 = _errs28 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.search_context_size !== undefined){
let data11 = data.search_context_size;
const _errs32 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate140.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/$defs/WebSearchTool/properties/search_context_size/type",keyword:"type",params:{type: schema161.properties.search_context_size.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.user_location !== undefined){
let data12 = data.user_location;
const _errs34 = errors;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location",schemaPath:"#/$defs/WebSearchTool/properties/user_location/type",keyword:"type",params:{type: schema161.properties.user_location.type},message:"must be object,null"}];
return false;
}
if(errors === _errs34){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.type !== undefined){
let data13 = data12.type;
const _errs36 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location/type",schemaPath:"#/$defs/WebSearchTool/properties/user_location/properties/type/type",keyword:"type",params:{type: schema161.properties.user_location.properties.type.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs36 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data12.city !== undefined){
let data14 = data12.city;
const _errs38 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location/city",schemaPath:"#/$defs/WebSearchTool/properties/user_location/properties/city/type",keyword:"type",params:{type: schema161.properties.user_location.properties.city.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs38 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data12.country !== undefined){
let data15 = data12.country;
const _errs40 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location/country",schemaPath:"#/$defs/WebSearchTool/properties/user_location/properties/country/type",keyword:"type",params:{type: schema161.properties.user_location.properties.country.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data12.region !== undefined){
let data16 = data12.region;
const _errs42 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location/region",schemaPath:"#/$defs/WebSearchTool/properties/user_location/properties/region/type",keyword:"type",params:{type: schema161.properties.user_location.properties.region.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs42 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data12.timezone !== undefined){
let data17 = data12.timezone;
const _errs44 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate140.errors = [{instancePath:instancePath+"/user_location/timezone",schemaPath:"#/$defs/WebSearchTool/properties/user_location/properties/timezone/type",keyword:"type",params:{type: schema161.properties.user_location.properties.timezone.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs44 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/WebSearchTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.external_web_access = true;
props0.filters = true;
props0.search_content_types = true;
props0.search_context_size = true;
props0.user_location = true;
}
}
else if(tag0 === "file_search"){
const _errs47 = errors;
if(errors === _errs47){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.vector_store_ids === undefined) && (missing3 = "vector_store_ids"))){
validate140.errors = [{instancePath,schemaPath:"#/$defs/FileSearchTool/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs49 = errors;
if("file_search" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FileSearchTool/properties/type/const",keyword:"const",params:{allowedValue: "file_search"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs49 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.vector_store_ids !== undefined){
let data19 = data.vector_store_ids;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data19)){
var valid18 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs52 = errors;
if(typeof data19[i2] !== "string"){
validate140.errors = [{instancePath:instancePath+"/vector_store_ids/" + i2,schemaPath:"#/$defs/FileSearchTool/properties/vector_store_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs52 === errors;
if(!valid18){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/vector_store_ids",schemaPath:"#/$defs/FileSearchTool/properties/vector_store_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs50 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.filters !== undefined){
let data21 = data.filters;
const _errs54 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate140.errors = [{instancePath:instancePath+"/filters",schemaPath:"#/$defs/FileSearchTool/properties/filters/type",keyword:"type",params:{type: schema162.properties.filters.type},message:"must be object,null"}];
return false;
}
var valid17 = _errs54 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.max_num_results !== undefined){
let data22 = data.max_num_results;
const _errs56 = errors;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
validate140.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/$defs/FileSearchTool/properties/max_num_results/type",keyword:"type",params:{type: schema162.properties.max_num_results.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs56){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
validate140.errors = [{instancePath:instancePath+"/max_num_results",schemaPath:"#/$defs/FileSearchTool/properties/max_num_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid17 = _errs56 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.ranking_options !== undefined){
let data23 = data.ranking_options;
const _errs58 = errors;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
validate140.errors = [{instancePath:instancePath+"/ranking_options",schemaPath:"#/$defs/FileSearchTool/properties/ranking_options/type",keyword:"type",params:{type: schema162.properties.ranking_options.type},message:"must be object,null"}];
return false;
}
var valid17 = _errs58 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/FileSearchTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.vector_store_ids = true;
props0.filters = true;
props0.max_num_results = true;
props0.ranking_options = true;
}
}
else if(tag0 === "computer" || tag0 === "computer_use"){
const _errs61 = errors;
if(errors === _errs61){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ComputerTool/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ComputerTool/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "computer") || (data24 === "computer_use"))){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ComputerTool/properties/type/enum",keyword:"enum",params:{allowedValues: schema163.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/ComputerTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
else if(tag0 === "computer_use_preview"){
const _errs66 = errors;
if(errors === _errs66){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((((data.type === undefined) && (missing5 = "type")) || ((data.display_height === undefined) && (missing5 = "display_height"))) || ((data.display_width === undefined) && (missing5 = "display_width"))) || ((data.environment === undefined) && (missing5 = "environment"))){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ComputerUsePreviewTool/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs68 = errors;
if("computer_use_preview" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/type/const",keyword:"const",params:{allowedValue: "computer_use_preview"},message:"must be equal to constant"}];
return false;
}
var valid24 = _errs68 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.display_height !== undefined){
let data26 = data.display_height;
const _errs69 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate140.errors = [{instancePath:instancePath+"/display_height",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/display_height/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
validate140.errors = [{instancePath:instancePath+"/display_height",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/display_height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid24 = _errs69 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.display_width !== undefined){
let data27 = data.display_width;
const _errs71 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate140.errors = [{instancePath:instancePath+"/display_width",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/display_width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
validate140.errors = [{instancePath:instancePath+"/display_width",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/display_width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid24 = _errs71 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.environment !== undefined){
const _errs73 = errors;
if(typeof data.environment !== "string"){
validate140.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/$defs/ComputerUsePreviewTool/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs73 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/$defs/ComputerUsePreviewTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.display_height = true;
props0.display_width = true;
props0.environment = true;
}
}
else if(tag0 === "mcp"){
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.server_label = true;
props0.server_description = true;
props0.server_url = true;
props0.connector_id = true;
props0.tunnel_id = true;
props0.authorization = true;
props0.headers = true;
props0.allowed_tools = true;
props0.allowed_callers = true;
props0.require_approval = true;
props0.defer_loading = true;
}
}
else if(tag0 === "code_interpreter"){
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.container = true;
props0.allowed_callers = true;
}
}
else if(tag0 === "image_generation"){
const _errs78 = errors;
if(errors === _errs78){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
validate140.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationTool/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs80 = errors;
if("image_generation" !== data.type){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageGenerationTool/properties/type/const",keyword:"const",params:{allowedValue: "image_generation"},message:"must be equal to constant"}];
return false;
}
var valid29 = _errs80 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.action !== undefined){
let data30 = data.action;
const _errs81 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate140.errors = [{instancePath:instancePath+"/action",schemaPath:"#/$defs/ImageGenerationTool/properties/action/type",keyword:"type",params:{type: schema169.properties.action.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs81 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.background !== undefined){
let data31 = data.background;
const _errs83 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate140.errors = [{instancePath:instancePath+"/background",schemaPath:"#/$defs/ImageGenerationTool/properties/background/type",keyword:"type",params:{type: schema169.properties.background.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs83 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.complexity !== undefined){
let data32 = data.complexity;
const _errs85 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate140.errors = [{instancePath:instancePath+"/complexity",schemaPath:"#/$defs/ImageGenerationTool/properties/complexity/type",keyword:"type",params:{type: schema169.properties.complexity.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs85 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.frame_count !== undefined){
let data33 = data.frame_count;
const _errs87 = errors;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
validate140.errors = [{instancePath:instancePath+"/frame_count",schemaPath:"#/$defs/ImageGenerationTool/properties/frame_count/type",keyword:"type",params:{type: schema169.properties.frame_count.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs87){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
validate140.errors = [{instancePath:instancePath+"/frame_count",schemaPath:"#/$defs/ImageGenerationTool/properties/frame_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid29 = _errs87 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.frame_duration_ms !== undefined){
let data34 = data.frame_duration_ms;
const _errs89 = errors;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
validate140.errors = [{instancePath:instancePath+"/frame_duration_ms",schemaPath:"#/$defs/ImageGenerationTool/properties/frame_duration_ms/type",keyword:"type",params:{type: schema169.properties.frame_duration_ms.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs89){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 1 || isNaN(data34)){
validate140.errors = [{instancePath:instancePath+"/frame_duration_ms",schemaPath:"#/$defs/ImageGenerationTool/properties/frame_duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid29 = _errs89 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.input_fidelity !== undefined){
let data35 = data.input_fidelity;
const _errs91 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
validate140.errors = [{instancePath:instancePath+"/input_fidelity",schemaPath:"#/$defs/ImageGenerationTool/properties/input_fidelity/type",keyword:"type",params:{type: schema169.properties.input_fidelity.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs91 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.input_image_mask !== undefined){
let data36 = data.input_image_mask;
const _errs93 = errors;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
validate140.errors = [{instancePath:instancePath+"/input_image_mask",schemaPath:"#/$defs/ImageGenerationTool/properties/input_image_mask/type",keyword:"type",params:{type: schema169.properties.input_image_mask.type},message:"must be object,null"}];
return false;
}
var valid29 = _errs93 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.model !== undefined){
let data37 = data.model;
const _errs95 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
validate140.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/ImageGenerationTool/properties/model/type",keyword:"type",params:{type: schema169.properties.model.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs95 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.moderation !== undefined){
let data38 = data.moderation;
const _errs97 = errors;
if((typeof data38 !== "string") && (data38 !== null)){
validate140.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/$defs/ImageGenerationTool/properties/moderation/type",keyword:"type",params:{type: schema169.properties.moderation.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs97 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.output_compression !== undefined){
let data39 = data.output_compression;
const _errs99 = errors;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
validate140.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/$defs/ImageGenerationTool/properties/output_compression/type",keyword:"type",params:{type: schema169.properties.output_compression.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs99){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 100 || isNaN(data39)){
validate140.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/$defs/ImageGenerationTool/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data39 < 0 || isNaN(data39)){
validate140.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/$defs/ImageGenerationTool/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid29 = _errs99 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.output_format !== undefined){
let data40 = data.output_format;
const _errs101 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate140.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/$defs/ImageGenerationTool/properties/output_format/type",keyword:"type",params:{type: schema169.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs101 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.partial_images !== undefined){
let data41 = data.partial_images;
const _errs103 = errors;
if((!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))) && (data41 !== null)){
validate140.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/$defs/ImageGenerationTool/properties/partial_images/type",keyword:"type",params:{type: schema169.properties.partial_images.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs103){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 3 || isNaN(data41)){
validate140.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/$defs/ImageGenerationTool/properties/partial_images/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data41 < 0 || isNaN(data41)){
validate140.errors = [{instancePath:instancePath+"/partial_images",schemaPath:"#/$defs/ImageGenerationTool/properties/partial_images/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid29 = _errs103 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.quality !== undefined){
let data42 = data.quality;
const _errs105 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate140.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/$defs/ImageGenerationTool/properties/quality/type",keyword:"type",params:{type: schema169.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs105 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.size !== undefined){
let data43 = data.size;
const _errs107 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate140.errors = [{instancePath:instancePath+"/size",schemaPath:"#/$defs/ImageGenerationTool/properties/size/type",keyword:"type",params:{type: schema169.properties.size.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs107 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.svg !== undefined){
let data44 = data.svg;
const _errs109 = errors;
if((!(data44 && typeof data44 == "object" && !Array.isArray(data44))) && (data44 !== null)){
validate140.errors = [{instancePath:instancePath+"/svg",schemaPath:"#/$defs/ImageGenerationTool/properties/svg/type",keyword:"type",params:{type: schema169.properties.svg.type},message:"must be object,null"}];
return false;
}
var valid29 = _errs109 === errors;
}
else {
var valid29 = true;
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
validate140.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.action = true;
props0.background = true;
props0.complexity = true;
props0.frame_count = true;
props0.frame_duration_ms = true;
props0.input_fidelity = true;
props0.input_image_mask = true;
props0.model = true;
props0.moderation = true;
props0.output_compression = true;
props0.output_format = true;
props0.partial_images = true;
props0.quality = true;
props0.size = true;
props0.svg = true;
}
}
else if(tag0 === "shell"){
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.environment = true;
props0.allowed_callers = true;
}
}
else if(tag0 === "apply_patch" || tag0 === "local_shell" || tag0 === "programmatic_tool_calling"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.allowed_callers = true;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tools === undefined) && (missing0 = "tools"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool_search_output" !== data.type){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate139.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema148.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate139.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema148.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate140(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.execution !== undefined){
let data5 = data.execution;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate139.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/type",keyword:"type",params:{type: schema148.properties.execution.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate139.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema148.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
const _errs13 = errors;
if(typeof data.created_by !== "string"){
validate139.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"type":true,"id":true,"call_id":true,"tools":true,"execution":true,"status":true,"created_by":true},"dynamicProps":false,"dynamicItems":false};

const schema175 = {"type":"object","required":["type","tools"],"properties":{"type":{"const":"additional_tools"},"id":{"type":["string","null"]},"role":{"type":["string","null"]},"tools":{"type":"array","items":{"$ref":"#/$defs/ResponseTool"}}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tools === undefined) && (missing0 = "tools"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("additional_tools" !== data.type){
validate159.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "additional_tools"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate159.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema175.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate159.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema175.properties.role.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate140(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
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
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"type":true,"id":true,"role":true,"tools":true},"dynamicProps":false,"dynamicItems":false};

const schema176 = {"type":"object","required":["type"],"properties":{"type":{"const":"configuration_update"},"id":{"type":["string","null"]},"reasoning":{"type":["object","null"],"properties":{"effort":{"type":["string","null"]}}},"text":{"type":["object","null"],"properties":{"format":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ResponseTextFormat"}}]}}}}};
const schema177 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["json_object"],"isAbsent":false,"isNullable":false},{"values":["json_schema"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ResponseFormatText"},{"$ref":"#/$defs/ResponseFormatJsonObject"},{"$ref":"#/$defs/ResponseTextFormatJsonSchema"}]};
const schema180 = {"type":"object","required":["type","name","schema"],"properties":{"type":{"const":"json_schema"},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"schema":{"type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("json_schema" !== data.type){
validate164.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
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
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.description;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate164.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema180.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate164.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data4 = data.strict;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate164.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: schema180.properties.strict.type},message:"must be boolean,null"}];
return false;
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
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"type":true,"name":true,"description":true,"schema":true,"strict":true},"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
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
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate163.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatText/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
}
else if(tag0 === "json_object"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate163.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("json_object" !== data.type){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatJsonObject/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs12 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate163.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/$defs/ResponseFormatJsonObject/properties/schema/type",keyword:"type",params:{type: schema84.properties.schema.type},message:"must be object,null"}];
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
validate163.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.schema = true;
}
}
else if(tag0 === "json_schema"){
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.schema = true;
props0.strict = true;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
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
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("configuration_update" !== data.type){
validate162.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "configuration_update"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate162.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema176.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data2 = data.reasoning;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate162.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema176.properties.reasoning.type},message:"must be object,null"}];
return false;
}
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.effort !== undefined){
let data3 = data2.effort;
if((typeof data3 !== "string") && (data3 !== null)){
validate162.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/type",keyword:"type",params:{type: schema176.properties.reasoning.properties.effort.type},message:"must be string,null"}];
return false;
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
if(data.text !== undefined){
let data4 = data.text;
const _errs8 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate162.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema176.properties.text.type},message:"must be object,null"}];
return false;
}
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.format !== undefined){
let data5 = data4.format;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate162.errors = [{instancePath:instancePath+"/text/format",schemaPath:"#/properties/text/properties/format/type",keyword:"type",params:{type: schema176.properties.text.properties.format.type},message:"must be object,null"}];
return false;
}
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs16 = errors;
if(!(validate163(data5, {instancePath:instancePath+"/text/format",parentData:data4,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid4 = _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/text/format",schemaPath:"#/properties/text/properties/format/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate162.errors = vErrors;
return false;
}
}
}
}
var valid0 = _errs8 === errors;
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
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"type":true,"id":true,"reasoning":true,"text":true},"dynamicProps":false,"dynamicItems":false};

const schema182 = {"type":"object","required":["type"],"properties":{"type":{"const":"web_search_call"},"id":{"type":["string","null"]},"action":{"type":["object","null"],"properties":{"type":{},"query":{},"queries":{},"sources":{"type":["array","null"],"items":{"$ref":"#/$defs/WebSearchSource"}},"url":{},"pattern":{}}},"status":{"type":["string","null"]}}};
const schema183 = {"type":"object","properties":{"type":{},"url":{}}};

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
if((data.type === undefined) && (missing0 = "type")){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("web_search_call" !== data.type){
validate168.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "web_search_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema182.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data2 = data.action;
const _errs4 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate168.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: schema182.properties.action.type},message:"must be object,null"}];
return false;
}
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sources !== undefined){
let data3 = data2.sources;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate168.errors = [{instancePath:instancePath+"/action/sources",schemaPath:"#/properties/action/properties/sources/type",keyword:"type",params:{type: schema182.properties.action.properties.sources.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate168.errors = [{instancePath:instancePath+"/action/sources/" + i0,schemaPath:"#/$defs/WebSearchSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
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
if(data.status !== undefined){
let data5 = data.status;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate168.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema182.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"type":true,"id":true,"action":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema186 = {"type":"object","required":["type","id"],"properties":{"type":{"const":"item_reference"},"id":{"$ref":"#/$defs/NonEmptyText"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("item_reference" !== data.type){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "item_reference"},message:"must be equal to constant"}];
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
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};

const schema189 = {"type":"object","required":["type","call_id"],"properties":{"type":{"const":"computer_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"action":{"type":["object","null"]},"actions":{"type":["array","null"],"items":{"type":"object"}},"pending_safety_checks":{"type":["array","null"],"items":{"type":"object"}},"status":{"type":["string","null"]}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("computer_call" !== data.type){
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema189.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate172.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs7 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate172.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: schema189.properties.action.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data4 = data.actions;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate172.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: schema189.properties.actions.type},message:"must be array,null"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate172.errors = [{instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
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
if(data.pending_safety_checks !== undefined){
let data6 = data.pending_safety_checks;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate172.errors = [{instancePath:instancePath+"/pending_safety_checks",schemaPath:"#/properties/pending_safety_checks/type",keyword:"type",params:{type: schema189.properties.pending_safety_checks.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate172.errors = [{instancePath:instancePath+"/pending_safety_checks/" + i1,schemaPath:"#/properties/pending_safety_checks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate172.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema189.properties.status.type},message:"must be string,null"}];
return false;
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
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"type":true,"id":true,"call_id":true,"action":true,"actions":true,"pending_safety_checks":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema191 = {"type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"computer_call_output"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"output":{"type":"object","required":["type"],"properties":{"type":{"type":"string"},"image_url":{"type":["string","null"]},"file_id":{"type":["string","null"]}}},"acknowledged_safety_checks":{"type":["array","null"],"items":{"type":"object"}},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("computer_call_output" !== data.type){
validate174.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "computer_call_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate174.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema191.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate174.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.type === undefined) && (missing1 = "type")){
validate174.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if(typeof data3.type !== "string"){
validate174.errors = [{instancePath:instancePath+"/output/type",schemaPath:"#/properties/output/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.image_url !== undefined){
let data5 = data3.image_url;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate174.errors = [{instancePath:instancePath+"/output/image_url",schemaPath:"#/properties/output/properties/image_url/type",keyword:"type",params:{type: schema191.properties.output.properties.image_url.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.file_id !== undefined){
let data6 = data3.file_id;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate174.errors = [{instancePath:instancePath+"/output/file_id",schemaPath:"#/properties/output/properties/file_id/type",keyword:"type",params:{type: schema191.properties.output.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate174.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acknowledged_safety_checks !== undefined){
let data7 = data.acknowledged_safety_checks;
const _errs15 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate174.errors = [{instancePath:instancePath+"/acknowledged_safety_checks",schemaPath:"#/properties/acknowledged_safety_checks/type",keyword:"type",params:{type: schema191.properties.acknowledged_safety_checks.type},message:"must be array,null"}];
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
validate174.errors = [{instancePath:instancePath+"/acknowledged_safety_checks/" + i0,schemaPath:"#/properties/acknowledged_safety_checks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.created_by !== undefined){
const _errs19 = errors;
if(typeof data.created_by !== "string"){
validate174.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data10 = data.status;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema191.properties.status.type},message:"must be string,null"}];
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
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"type":true,"id":true,"call_id":true,"output":true,"acknowledged_safety_checks":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema193 = {"type":"object","required":["type"],"properties":{"type":{"const":"code_interpreter_call"},"id":{"type":["string","null"]},"code":{"type":["string","null"]},"container_id":{"type":["string","null"]},"outputs":{"type":["array","null"],"items":{"$ref":"#/$defs/CodeInterpreterOutput"}},"status":{"type":["string","null"]}}};
const schema194 = {"type":"object","properties":{"type":{},"logs":{}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("code_interpreter_call" !== data.type){
validate176.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "code_interpreter_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate176.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema193.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate176.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema193.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_id !== undefined){
let data3 = data.container_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate176.errors = [{instancePath:instancePath+"/container_id",schemaPath:"#/properties/container_id/type",keyword:"type",params:{type: schema193.properties.container_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputs !== undefined){
let data4 = data.outputs;
const _errs8 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate176.errors = [{instancePath:instancePath+"/outputs",schemaPath:"#/properties/outputs/type",keyword:"type",params:{type: schema193.properties.outputs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate176.errors = [{instancePath:instancePath+"/outputs/" + i0,schemaPath:"#/$defs/CodeInterpreterOutput/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
if(data.status !== undefined){
let data6 = data.status;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate176.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema193.properties.status.type},message:"must be string,null"}];
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
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"type":true,"id":true,"code":true,"container_id":true,"outputs":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema196 = {"type":"object","required":["type","call_id","action"],"properties":{"type":{"const":"local_shell_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"action":{"type":"object","required":["command"],"properties":{"type":{"type":"string"},"command":{"type":"array","items":{"type":"string"}},"env":{"type":["object","null"]},"timeout_ms":{"type":["integer","null"]},"user":{"type":["string","null"]},"working_directory":{"type":["string","null"]}}},"status":{"type":["string","null"]}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.action === undefined) && (missing0 = "action"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("local_shell_call" !== data.type){
validate178.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "local_shell_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate178.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema196.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate178.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.command === undefined) && (missing1 = "command")){
validate178.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if(typeof data3.type !== "string"){
validate178.errors = [{instancePath:instancePath+"/action/type",schemaPath:"#/properties/action/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.command !== undefined){
let data5 = data3.command;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data5[i0] !== "string"){
validate178.errors = [{instancePath:instancePath+"/action/command/" + i0,schemaPath:"#/properties/action/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/action/command",schemaPath:"#/properties/action/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.env !== undefined){
let data7 = data3.env;
const _errs15 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate178.errors = [{instancePath:instancePath+"/action/env",schemaPath:"#/properties/action/properties/env/type",keyword:"type",params:{type: schema196.properties.action.properties.env.type},message:"must be object,null"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.timeout_ms !== undefined){
let data8 = data3.timeout_ms;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate178.errors = [{instancePath:instancePath+"/action/timeout_ms",schemaPath:"#/properties/action/properties/timeout_ms/type",keyword:"type",params:{type: schema196.properties.action.properties.timeout_ms.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.user !== undefined){
let data9 = data3.user;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate178.errors = [{instancePath:instancePath+"/action/user",schemaPath:"#/properties/action/properties/user/type",keyword:"type",params:{type: schema196.properties.action.properties.user.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.working_directory !== undefined){
let data10 = data3.working_directory;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate178.errors = [{instancePath:instancePath+"/action/working_directory",schemaPath:"#/properties/action/properties/working_directory/type",keyword:"type",params:{type: schema196.properties.action.properties.working_directory.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs21 === errors;
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
else {
validate178.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs23 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate178.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema196.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"type":true,"id":true,"call_id":true,"action":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema199 = {"type":"object","required":["type","call_id","action"],"properties":{"type":{"const":"shell_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"action":{"type":"object","required":["commands"],"properties":{"commands":{"type":"array","items":{"type":"string"}},"max_output_length":{"type":["integer","null"]},"timeout_ms":{"type":["integer","null"]}}},"environment":{"$ref":"#/$defs/ShellEnvironment"},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.action === undefined) && (missing0 = "action"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("shell_call" !== data.type){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate180.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema199.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate180.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data3 = data.action;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.commands === undefined) && (missing1 = "commands")){
validate180.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.commands !== undefined){
let data4 = data3.commands;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate180.errors = [{instancePath:instancePath+"/action/commands/" + i0,schemaPath:"#/properties/action/properties/commands/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/action/commands",schemaPath:"#/properties/action/properties/commands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.max_output_length !== undefined){
let data6 = data3.max_output_length;
const _errs13 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate180.errors = [{instancePath:instancePath+"/action/max_output_length",schemaPath:"#/properties/action/properties/max_output_length/type",keyword:"type",params:{type: schema199.properties.action.properties.max_output_length.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.timeout_ms !== undefined){
let data7 = data3.timeout_ms;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate180.errors = [{instancePath:instancePath+"/action/timeout_ms",schemaPath:"#/properties/action/properties/timeout_ms/type",keyword:"type",params:{type: schema199.properties.action.properties.timeout_ms.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data8 = data.environment;
const _errs17 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate180.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/$defs/ShellEnvironment/type",keyword:"type",params:{type: schema171.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data9 = data.caller;
const _errs20 = errors;
const _errs21 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate180.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.type === undefined) && (missing2 = "type")){
validate180.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data9.type !== undefined){
const _errs23 = errors;
if(typeof data9.type !== "string"){
validate180.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.caller_id !== undefined){
const _errs25 = errors;
if(typeof data9.caller_id !== "string"){
validate180.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
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
if(data.created_by !== undefined){
const _errs27 = errors;
if(typeof data.created_by !== "string"){
validate180.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data13 = data.status;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate180.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema199.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
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
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"type":true,"id":true,"call_id":true,"action":true,"environment":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema203 = {"type":"object","required":["type","call_id","output"],"properties":{"type":{"const":"shell_call_output"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"output":{"type":"array","items":{"type":"object","required":["outcome","stderr","stdout"],"properties":{"outcome":{"type":"object","properties":{"type":{},"exit_code":{}}},"stderr":{"type":"string"},"stdout":{"type":"string"},"created_by":{"type":"string"}}}},"max_output_length":{"type":["integer","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("shell_call_output" !== data.type){
validate182.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shell_call_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate182.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema203.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate182.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.outcome === undefined) && (missing1 = "outcome")) || ((data4.stderr === undefined) && (missing1 = "stderr"))) || ((data4.stdout === undefined) && (missing1 = "stdout"))){
validate182.errors = [{instancePath:instancePath+"/output/" + i0,schemaPath:"#/properties/output/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.outcome !== undefined){
let data5 = data4.outcome;
const _errs11 = errors;
if(errors === _errs11){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate182.errors = [{instancePath:instancePath+"/output/" + i0+"/outcome",schemaPath:"#/properties/output/items/properties/outcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.stderr !== undefined){
const _errs13 = errors;
if(typeof data4.stderr !== "string"){
validate182.errors = [{instancePath:instancePath+"/output/" + i0+"/stderr",schemaPath:"#/properties/output/items/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.stdout !== undefined){
const _errs15 = errors;
if(typeof data4.stdout !== "string"){
validate182.errors = [{instancePath:instancePath+"/output/" + i0+"/stdout",schemaPath:"#/properties/output/items/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.created_by !== undefined){
const _errs17 = errors;
if(typeof data4.created_by !== "string"){
validate182.errors = [{instancePath:instancePath+"/output/" + i0+"/created_by",schemaPath:"#/properties/output/items/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/output/" + i0,schemaPath:"#/properties/output/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_length !== undefined){
let data9 = data.max_output_length;
const _errs19 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate182.errors = [{instancePath:instancePath+"/max_output_length",schemaPath:"#/properties/max_output_length/type",keyword:"type",params:{type: schema203.properties.max_output_length.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data10 = data.caller;
const _errs21 = errors;
const _errs22 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate182.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.type === undefined) && (missing2 = "type")){
validate182.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.type !== undefined){
const _errs24 = errors;
if(typeof data10.type !== "string"){
validate182.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.caller_id !== undefined){
const _errs26 = errors;
if(typeof data10.caller_id !== "string"){
validate182.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
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
if(data.created_by !== undefined){
const _errs28 = errors;
if(typeof data.created_by !== "string"){
validate182.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data14 = data.status;
const _errs30 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate182.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema203.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
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
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"type":true,"id":true,"call_id":true,"output":true,"max_output_length":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema206 = {"type":"object","required":["type","call_id","operation"],"properties":{"type":{"const":"apply_patch_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"operation":{"type":"object","required":["type","path"],"properties":{"type":{"type":"string"},"path":{"$ref":"#/$defs/NonEmptyText"},"diff":{"type":"string"}}},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":["string","null"]}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.operation === undefined) && (missing0 = "operation"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("apply_patch_call" !== data.type){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "apply_patch_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate184.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema206.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate184.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data3 = data.operation;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.path === undefined) && (missing1 = "path"))){
validate184.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs9 = errors;
if(typeof data3.type !== "string"){
validate184.errors = [{instancePath:instancePath+"/operation/type",schemaPath:"#/properties/operation/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.path !== undefined){
let data5 = data3.path;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate184.errors = [{instancePath:instancePath+"/operation/path",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/operation/path",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.diff !== undefined){
const _errs14 = errors;
if(typeof data3.diff !== "string"){
validate184.errors = [{instancePath:instancePath+"/operation/diff",schemaPath:"#/properties/operation/properties/diff/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate184.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.type === undefined) && (missing2 = "type")){
validate184.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs19 = errors;
if(typeof data7.type !== "string"){
validate184.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.caller_id !== undefined){
const _errs21 = errors;
if(typeof data7.caller_id !== "string"){
validate184.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
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
if(data.created_by !== undefined){
const _errs23 = errors;
if(typeof data.created_by !== "string"){
validate184.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs25 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate184.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema206.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"type":true,"id":true,"call_id":true,"operation":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema210 = {"type":"object","required":["type","call_id","status"],"properties":{"type":{"const":"apply_patch_call_output"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"output":{"type":["string","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"created_by":{"type":"string"},"status":{"type":"string"}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.status === undefined) && (missing0 = "status"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("apply_patch_call_output" !== data.type){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "apply_patch_call_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate186.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema210.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate186.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data3 = data.output;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate186.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: schema210.properties.output.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data4 = data.caller;
const _errs9 = errors;
const _errs10 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate186.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.type === undefined) && (missing1 = "type")){
validate186.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs12 = errors;
if(typeof data4.type !== "string"){
validate186.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.caller_id !== undefined){
const _errs14 = errors;
if(typeof data4.caller_id !== "string"){
validate186.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
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
if(data.created_by !== undefined){
const _errs16 = errors;
if(typeof data.created_by !== "string"){
validate186.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs18 = errors;
if(typeof data.status !== "string"){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate186.evaluated = {"props":{"type":true,"id":true,"call_id":true,"output":true,"caller":true,"created_by":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema215 = {"type":"object","required":["type","approval_request_id","approve"],"properties":{"type":{"const":"mcp_approval_response"},"id":{"type":["string","null"]},"approval_request_id":{"$ref":"#/$defs/NonEmptyText"},"approve":{"type":"boolean"},"reason":{"type":["string","null"]}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.approval_request_id === undefined) && (missing0 = "approval_request_id"))) || ((data.approve === undefined) && (missing0 = "approve"))){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("mcp_approval_response" !== data.type){
validate188.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp_approval_response"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate188.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema215.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval_request_id !== undefined){
let data2 = data.approval_request_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate188.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate188.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approve !== undefined){
const _errs7 = errors;
if(typeof data.approve !== "boolean"){
validate188.errors = [{instancePath:instancePath+"/approve",schemaPath:"#/properties/approve/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate188.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema215.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"type":true,"id":true,"approval_request_id":true,"approve":true,"reason":true},"dynamicProps":false,"dynamicItems":false};

const schema218 = {"type":"object","required":["type","call_id","code"],"properties":{"type":{"const":"program"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"code":{"type":"string"},"fingerprint":{"type":"string"}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.code === undefined) && (missing0 = "code"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("program" !== data.type){
validate190.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "program"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate190.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema218.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate190.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs7 = errors;
if(typeof data.code !== "string"){
validate190.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fingerprint !== undefined){
const _errs9 = errors;
if(typeof data.fingerprint !== "string"){
validate190.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"type":true,"id":true,"call_id":true,"code":true,"fingerprint":true},"dynamicProps":false,"dynamicItems":false};

const schema220 = {"type":"object","required":["type","call_id","result"],"properties":{"type":{"const":"program_output"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"result":{"type":"string"},"status":{"type":["string","null"]}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.result === undefined) && (missing0 = "result"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("program_output" !== data.type){
validate192.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "program_output"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate192.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema220.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate192.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs7 = errors;
if(typeof data.result !== "string"){
validate192.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema220.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"type":true,"id":true,"call_id":true,"result":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "message" || tag0 === undefined){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
else {
var props0 = validate102.evaluated.props;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
else if(tag0 === "reasoning"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.summary = true;
props0.content = true;
props0.encrypted_content = true;
props0.status = true;
}
}
else if(tag0 === "function_call"){
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.arguments = true;
props0.async = true;
props0.caller = true;
props0.status = true;
}
}
else if(tag0 === "function_call_output"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "custom_tool_call"){
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.input = true;
props0.async = true;
props0.caller = true;
props0.status = true;
}
}
else if(tag0 === "custom_tool_call_output"){
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "tool_search_call"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate101.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchCallItem/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs13 = errors;
if("tool_search_call" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolSearchCallItem/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_call"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs13 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.id !== undefined){
let data2 = data.id;
const _errs14 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolSearchCallItem/properties/id/type",keyword:"type",params:{type: schema147.properties.id.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs14 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.call_id !== undefined){
let data3 = data.call_id;
const _errs16 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate101.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/ToolSearchCallItem/properties/call_id/type",keyword:"type",params:{type: schema147.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs16 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.execution !== undefined){
let data4 = data.execution;
const _errs18 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate101.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/$defs/ToolSearchCallItem/properties/execution/type",keyword:"type",params:{type: schema147.properties.execution.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs18 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.status !== undefined){
let data5 = data.status;
const _errs20 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/ToolSearchCallItem/properties/status/type",keyword:"type",params:{type: schema147.properties.status.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.created_by !== undefined){
const _errs22 = errors;
if(typeof data.created_by !== "string"){
validate101.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/$defs/ToolSearchCallItem/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.arguments = true;
props0.execution = true;
props0.status = true;
props0.created_by = true;
}
}
else if(tag0 === "tool_search_output"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.tools = true;
props0.execution = true;
props0.status = true;
props0.created_by = true;
}
}
else if(tag0 === "additional_tools"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.role = true;
props0.tools = true;
}
}
else if(tag0 === "configuration_update"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.reasoning = true;
props0.text = true;
}
}
else if(tag0 === "web_search_call"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.action = true;
props0.status = true;
}
}
else if(tag0 === "compaction"){
const _errs29 = errors;
if(errors === _errs29){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.encrypted_content === undefined) && (missing1 = "encrypted_content"))){
validate101.errors = [{instancePath,schemaPath:"#/$defs/CompactionItem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs31 = errors;
if("compaction" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CompactionItem/properties/type/const",keyword:"const",params:{allowedValue: "compaction"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs31 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.id !== undefined){
let data8 = data.id;
const _errs32 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/CompactionItem/properties/id/type",keyword:"type",params:{type: schema184.properties.id.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs32 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.created_by !== undefined){
const _errs34 = errors;
if(typeof data.created_by !== "string"){
validate101.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/$defs/CompactionItem/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs34 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.encrypted_content !== undefined){
const _errs36 = errors;
if(typeof data.encrypted_content !== "string"){
validate101.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/$defs/CompactionItem/properties/encrypted_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs36 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/CompactionItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.created_by = true;
props0.encrypted_content = true;
}
}
else if(tag0 === "compaction_trigger"){
const _errs39 = errors;
if(errors === _errs39){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate101.errors = [{instancePath,schemaPath:"#/$defs/CompactionTriggerItem/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs41 = errors;
if("compaction_trigger" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CompactionTriggerItem/properties/type/const",keyword:"const",params:{allowedValue: "compaction_trigger"},message:"must be equal to constant"}];
return false;
}
var valid20 = _errs41 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.id !== undefined){
let data12 = data.id;
const _errs42 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/CompactionTriggerItem/properties/id/type",keyword:"type",params:{type: schema185.properties.id.type},message:"must be string,null"}];
return false;
}
var valid20 = _errs42 === errors;
}
else {
var valid20 = true;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/CompactionTriggerItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
}
}
else if(tag0 === "item_reference"){
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
}
}
else if(tag0 === "file_search_call"){
const _errs46 = errors;
if(errors === _errs46){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate101.errors = [{instancePath,schemaPath:"#/$defs/FileSearchCallItem/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs48 = errors;
if("file_search_call" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FileSearchCallItem/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"},message:"must be equal to constant"}];
return false;
}
var valid24 = _errs48 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.id !== undefined){
let data14 = data.id;
const _errs49 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/FileSearchCallItem/properties/id/type",keyword:"type",params:{type: schema188.properties.id.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs49 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.queries !== undefined){
let data15 = data.queries;
const _errs51 = errors;
if((!(Array.isArray(data15))) && (data15 !== null)){
validate101.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/$defs/FileSearchCallItem/properties/queries/type",keyword:"type",params:{type: schema188.properties.queries.type},message:"must be array,null"}];
return false;
}
if(errors === _errs51){
if(Array.isArray(data15)){
var valid25 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs53 = errors;
if(typeof data15[i0] !== "string"){
validate101.errors = [{instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/FileSearchCallItem/properties/queries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs53 === errors;
if(!valid25){
break;
}
}
}
}
var valid24 = _errs51 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.results !== undefined){
let data17 = data.results;
const _errs55 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate101.errors = [{instancePath:instancePath+"/results",schemaPath:"#/$defs/FileSearchCallItem/properties/results/type",keyword:"type",params:{type: schema188.properties.results.type},message:"must be array,null"}];
return false;
}
if(errors === _errs55){
if(Array.isArray(data17)){
var valid26 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs57 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate101.errors = [{instancePath:instancePath+"/results/" + i1,schemaPath:"#/$defs/FileSearchCallItem/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid26 = _errs57 === errors;
if(!valid26){
break;
}
}
}
}
var valid24 = _errs55 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.status !== undefined){
let data19 = data.status;
const _errs59 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/FileSearchCallItem/properties/status/type",keyword:"type",params:{type: schema188.properties.status.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs59 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/FileSearchCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.queries = true;
props0.results = true;
props0.status = true;
}
}
else if(tag0 === "computer_call"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.actions = true;
props0.pending_safety_checks = true;
props0.status = true;
}
}
else if(tag0 === "computer_call_output"){
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.acknowledged_safety_checks = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "code_interpreter_call"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.code = true;
props0.container_id = true;
props0.outputs = true;
props0.status = true;
}
}
else if(tag0 === "image_generation_call"){
const _errs65 = errors;
if(errors === _errs65){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
validate101.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationCallItem/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs67 = errors;
if("image_generation_call" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageGenerationCallItem/properties/type/const",keyword:"const",params:{allowedValue: "image_generation_call"},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs67 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.id !== undefined){
let data21 = data.id;
const _errs68 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/ImageGenerationCallItem/properties/id/type",keyword:"type",params:{type: schema195.properties.id.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs68 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.result !== undefined){
let data22 = data.result;
const _errs70 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate101.errors = [{instancePath:instancePath+"/result",schemaPath:"#/$defs/ImageGenerationCallItem/properties/result/type",keyword:"type",params:{type: schema195.properties.result.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs70 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.action !== undefined){
let data23 = data.action;
const _errs72 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate101.errors = [{instancePath:instancePath+"/action",schemaPath:"#/$defs/ImageGenerationCallItem/properties/action/type",keyword:"type",params:{type: schema195.properties.action.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs72 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.background !== undefined){
let data24 = data.background;
const _errs74 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate101.errors = [{instancePath:instancePath+"/background",schemaPath:"#/$defs/ImageGenerationCallItem/properties/background/type",keyword:"type",params:{type: schema195.properties.background.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs74 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.error !== undefined){
let data25 = data.error;
const _errs76 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate101.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ImageGenerationCallItem/properties/error/type",keyword:"type",params:{type: schema195.properties.error.type},message:"must be object,null"}];
return false;
}
var valid32 = _errs76 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.output_format !== undefined){
let data26 = data.output_format;
const _errs78 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate101.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/$defs/ImageGenerationCallItem/properties/output_format/type",keyword:"type",params:{type: schema195.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs78 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.quality !== undefined){
let data27 = data.quality;
const _errs80 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate101.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/$defs/ImageGenerationCallItem/properties/quality/type",keyword:"type",params:{type: schema195.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs80 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.revised_prompt !== undefined){
let data28 = data.revised_prompt;
const _errs82 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate101.errors = [{instancePath:instancePath+"/revised_prompt",schemaPath:"#/$defs/ImageGenerationCallItem/properties/revised_prompt/type",keyword:"type",params:{type: schema195.properties.revised_prompt.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs82 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.size !== undefined){
let data29 = data.size;
const _errs84 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate101.errors = [{instancePath:instancePath+"/size",schemaPath:"#/$defs/ImageGenerationCallItem/properties/size/type",keyword:"type",params:{type: schema195.properties.size.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs84 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.svg_usage !== undefined){
let data30 = data.svg_usage;
const _errs86 = errors;
if((!(data30 && typeof data30 == "object" && !Array.isArray(data30))) && (data30 !== null)){
validate101.errors = [{instancePath:instancePath+"/svg_usage",schemaPath:"#/$defs/ImageGenerationCallItem/properties/svg_usage/type",keyword:"type",params:{type: schema195.properties.svg_usage.type},message:"must be object,null"}];
return false;
}
var valid32 = _errs86 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.status !== undefined){
let data31 = data.status;
const _errs88 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/ImageGenerationCallItem/properties/status/type",keyword:"type",params:{type: schema195.properties.status.type},message:"must be string,null"}];
return false;
}
var valid32 = _errs88 === errors;
}
else {
var valid32 = true;
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
validate101.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.result = true;
props0.action = true;
props0.background = true;
props0.error = true;
props0.output_format = true;
props0.quality = true;
props0.revised_prompt = true;
props0.size = true;
props0.svg_usage = true;
props0.status = true;
}
}
else if(tag0 === "local_shell_call"){
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.status = true;
}
}
else if(tag0 === "local_shell_call_output"){
const _errs92 = errors;
if(errors === _errs92){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.output === undefined) && (missing5 = "output"))){
validate101.errors = [{instancePath,schemaPath:"#/$defs/LocalShellCallOutputItem/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs94 = errors;
if("local_shell_call_output" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/type/const",keyword:"const",params:{allowedValue: "local_shell_call_output"},message:"must be equal to constant"}];
return false;
}
var valid36 = _errs94 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.id !== undefined){
let data33 = data.id;
const _errs95 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/id/type",keyword:"type",params:{type: schema198.properties.id.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs95 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.output !== undefined){
const _errs97 = errors;
if(typeof data.output !== "string"){
validate101.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid36 = _errs97 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.status !== undefined){
let data35 = data.status;
const _errs99 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/status/type",keyword:"type",params:{type: schema198.properties.status.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs99 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/LocalShellCallOutputItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.output = true;
props0.status = true;
}
}
else if(tag0 === "shell_call"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.environment = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "shell_call_output"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.max_output_length = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "apply_patch_call"){
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.operation = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "apply_patch_call_output"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "mcp_list_tools"){
const _errs106 = errors;
if(errors === _errs106){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.type === undefined) && (missing6 = "type")) || ((data.server_label === undefined) && (missing6 = "server_label"))) || ((data.tools === undefined) && (missing6 = "tools"))){
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpListToolsItem/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs108 = errors;
if("mcp_list_tools" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpListToolsItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_list_tools"},message:"must be equal to constant"}];
return false;
}
var valid43 = _errs108 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.id !== undefined){
let data37 = data.id;
const _errs109 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpListToolsItem/properties/id/type",keyword:"type",params:{type: schema213.properties.id.type},message:"must be string,null"}];
return false;
}
var valid43 = _errs109 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.server_label !== undefined){
const _errs111 = errors;
if(typeof data.server_label !== "string"){
validate101.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpListToolsItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs111 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.tools !== undefined){
let data39 = data.tools;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data39)){
var valid44 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
const _errs115 = errors;
if(errors === _errs115){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing7;
if((data40.name === undefined) && (missing7 = "name")){
validate101.errors = [{instancePath:instancePath+"/tools/" + i2,schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data40.name !== undefined){
const _errs117 = errors;
if(typeof data40.name !== "string"){
validate101.errors = [{instancePath:instancePath+"/tools/" + i2+"/name",schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid45 = _errs117 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data40.description !== undefined){
let data42 = data40.description;
const _errs119 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate101.errors = [{instancePath:instancePath+"/tools/" + i2+"/description",schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/properties/description/type",keyword:"type",params:{type: schema213.properties.tools.items.properties.description.type},message:"must be string,null"}];
return false;
}
var valid45 = _errs119 === errors;
}
else {
var valid45 = true;
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/tools/" + i2,schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid44 = _errs115 === errors;
if(!valid44){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/$defs/McpListToolsItem/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid43 = _errs113 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpListToolsItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.server_label = true;
props0.tools = true;
props0.error = true;
}
}
else if(tag0 === "mcp_approval_request"){
const _errs122 = errors;
if(errors === _errs122){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((((data.type === undefined) && (missing8 = "type")) || ((data.name === undefined) && (missing8 = "name"))) || ((data.arguments === undefined) && (missing8 = "arguments"))) || ((data.server_label === undefined) && (missing8 = "server_label"))){
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpApprovalRequestItem/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs124 = errors;
if("mcp_approval_request" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpApprovalRequestItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_approval_request"},message:"must be equal to constant"}];
return false;
}
var valid48 = _errs124 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.id !== undefined){
let data44 = data.id;
const _errs125 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpApprovalRequestItem/properties/id/type",keyword:"type",params:{type: schema214.properties.id.type},message:"must be string,null"}];
return false;
}
var valid48 = _errs125 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.name !== undefined){
const _errs127 = errors;
if(typeof data.name !== "string"){
validate101.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/McpApprovalRequestItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid48 = _errs127 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.arguments !== undefined){
const _errs129 = errors;
if(typeof data.arguments !== "string"){
validate101.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/McpApprovalRequestItem/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid48 = _errs129 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.server_label !== undefined){
const _errs131 = errors;
if(typeof data.server_label !== "string"){
validate101.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpApprovalRequestItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid48 = _errs131 === errors;
}
else {
var valid48 = true;
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpApprovalRequestItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.server_label = true;
}
}
else if(tag0 === "mcp_approval_response"){
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.approval_request_id = true;
props0.approve = true;
props0.reason = true;
}
}
else if(tag0 === "mcp_call"){
const _errs135 = errors;
if(errors === _errs135){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((((data.type === undefined) && (missing9 = "type")) || ((data.name === undefined) && (missing9 = "name"))) || ((data.arguments === undefined) && (missing9 = "arguments"))) || ((data.server_label === undefined) && (missing9 = "server_label"))){
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpCallItem/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs137 = errors;
if("mcp_call" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpCallItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_call"},message:"must be equal to constant"}];
return false;
}
var valid52 = _errs137 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.id !== undefined){
let data49 = data.id;
const _errs138 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate101.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpCallItem/properties/id/type",keyword:"type",params:{type: schema217.properties.id.type},message:"must be string,null"}];
return false;
}
var valid52 = _errs138 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.name !== undefined){
const _errs140 = errors;
if(typeof data.name !== "string"){
validate101.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/McpCallItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid52 = _errs140 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.arguments !== undefined){
const _errs142 = errors;
if(typeof data.arguments !== "string"){
validate101.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/McpCallItem/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid52 = _errs142 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.server_label !== undefined){
const _errs144 = errors;
if(typeof data.server_label !== "string"){
validate101.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpCallItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid52 = _errs144 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.approval_request_id !== undefined){
let data53 = data.approval_request_id;
const _errs146 = errors;
if((typeof data53 !== "string") && (data53 !== null)){
validate101.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/$defs/McpCallItem/properties/approval_request_id/type",keyword:"type",params:{type: schema217.properties.approval_request_id.type},message:"must be string,null"}];
return false;
}
var valid52 = _errs146 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.output !== undefined){
let data54 = data.output;
const _errs148 = errors;
if((typeof data54 !== "string") && (data54 !== null)){
validate101.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/McpCallItem/properties/output/type",keyword:"type",params:{type: schema217.properties.output.type},message:"must be string,null"}];
return false;
}
var valid52 = _errs148 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.status !== undefined){
let data55 = data.status;
const _errs150 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/McpCallItem/properties/status/type",keyword:"type",params:{type: schema217.properties.status.type},message:"must be string,null"}];
return false;
}
var valid52 = _errs150 === errors;
}
else {
var valid52 = true;
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
validate101.errors = [{instancePath,schemaPath:"#/$defs/McpCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.server_label = true;
props0.approval_request_id = true;
props0.output = true;
props0.error = true;
props0.status = true;
}
}
else if(tag0 === "program"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.code = true;
props0.fingerprint = true;
}
}
else if(tag0 === "program_output"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.result = true;
props0.status = true;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema224 = {"type":["object","null"],"properties":{"format":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ResponseTextFormat"}}]},"verbosity":{"type":["string","null"]}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema224.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
validate196.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema224.properties.format.type},message:"must be object,null"}];
return false;
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate163(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate196.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data1 = data.verbosity;
const _errs8 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate196.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/type",keyword:"type",params:{type: schema224.properties.verbosity.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"format":true,"verbosity":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate100.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data1 = data.input;
const _errs4 = errors;
if(((typeof data1 !== "string") && (!(Array.isArray(data1)))) && (data1 !== null)){
validate100.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema107.properties.input.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate101(data1[i0], {instancePath:instancePath+"/input/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
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
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate100.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema107.properties.instructions.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data4 = data.previous_response_id;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate100.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema107.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data5 = data.conversation;
const _errs11 = errors;
if(((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
validate100.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema107.properties.conversation.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.id === undefined) && (missing1 = "id")){
validate100.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
validate100.errors = [{instancePath:instancePath+"/conversation/id",schemaPath:"#/properties/conversation/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data7 = data.prompt;
const _errs15 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema107.properties.prompt.type},message:"must be object,null"}];
return false;
}
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.id === undefined) && (missing2 = "id")){
validate100.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.id !== undefined){
const _errs17 = errors;
if(typeof data7.id !== "string"){
validate100.errors = [{instancePath:instancePath+"/prompt/id",schemaPath:"#/properties/prompt/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.version !== undefined){
let data9 = data7.version;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt/version",schemaPath:"#/properties/prompt/properties/version/type",keyword:"type",params:{type: schema107.properties.prompt.properties.version.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.variables !== undefined){
let data10 = data7.variables;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt/variables",schemaPath:"#/properties/prompt/properties/variables/type",keyword:"type",params:{type: schema107.properties.prompt.properties.variables.type},message:"must be object,null"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
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
if(data.tools !== undefined){
let data11 = data.tools;
const _errs24 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate100.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema107.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate140(data11[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data13 = data.tool_choice;
const _errs27 = errors;
const _errs28 = errors;
if(((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))) && (data13 !== null)){
validate100.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/type",keyword:"type",params:{type: schema222.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if((data13.type === undefined) && (missing3 = "type")){
validate100.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data13.type !== undefined){
const _errs30 = errors;
if(typeof data13.type !== "string"){
validate100.errors = [{instancePath:instancePath+"/tool_choice/type",schemaPath:"#/$defs/ResponseToolChoice/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.name !== undefined){
let data15 = data13.name;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate100.errors = [{instancePath:instancePath+"/tool_choice/name",schemaPath:"#/$defs/ResponseToolChoice/properties/name/type",keyword:"type",params:{type: schema222.properties.name.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.mode !== undefined){
let data16 = data13.mode;
const _errs34 = errors;
if(typeof data16 !== "string"){
validate100.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "auto") || (data16 === "required"))){
validate100.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/enum",keyword:"enum",params:{allowedValues: schema222.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.tools !== undefined){
let data17 = data13.tools;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data17)){
var valid8 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs38 = errors;
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
validate100.errors = [{instancePath:instancePath+"/tool_choice/tools/" + i2,schemaPath:"#/$defs/ResponseToolChoice/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/tool_choice/tools",schemaPath:"#/$defs/ResponseToolChoice/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.server_label !== undefined){
const _errs41 = errors;
if(typeof data13.server_label !== "string"){
validate100.errors = [{instancePath:instancePath+"/tool_choice/server_label",schemaPath:"#/$defs/ResponseToolChoice/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data20 = data.parallel_tool_calls;
const _errs43 = errors;
if((typeof data20 !== "boolean") && (data20 !== null)){
validate100.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema107.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data21 = data.max_tool_calls;
const _errs45 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate100.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/type",keyword:"type",params:{type: schema107.properties.max_tool_calls.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs45){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate100.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data22 = data.temperature;
const _errs47 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate100.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema107.properties.temperature.type},message:"must be number,null"}];
return false;
}
if(errors === _errs47){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2 || isNaN(data22)){
validate100.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate100.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data23 = data.top_p;
const _errs49 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
validate100.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema107.properties.top_p.type},message:"must be number,null"}];
return false;
}
if(errors === _errs49){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1 || isNaN(data23)){
validate100.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate100.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data24 = data.max_output_tokens;
const _errs51 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate100.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema107.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs51){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
validate100.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data25 = data.top_logprobs;
const _errs53 = errors;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
validate100.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema107.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs53){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 20 || isNaN(data25)){
validate100.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data25 < 0 || isNaN(data25)){
validate100.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data26 = data.reasoning;
const _errs55 = errors;
const _errs56 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/$defs/ReasoningOptions/type",keyword:"type",params:{type: schema223.type},message:"must be object,null"}];
return false;
}
if(errors === _errs56){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.effort !== undefined){
let data27 = data26.effort;
const _errs58 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/$defs/ReasoningOptions/properties/effort/type",keyword:"type",params:{type: schema223.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs58 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.summary !== undefined){
let data28 = data26.summary;
const _errs60 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning/summary",schemaPath:"#/$defs/ReasoningOptions/properties/summary/type",keyword:"type",params:{type: schema223.properties.summary.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs60 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.generate_summary !== undefined){
let data29 = data26.generate_summary;
const _errs62 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"#/$defs/ReasoningOptions/properties/generate_summary/type",keyword:"type",params:{type: schema223.properties.generate_summary.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs62 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.context !== undefined){
let data30 = data26.context;
const _errs64 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning/context",schemaPath:"#/$defs/ReasoningOptions/properties/context/type",keyword:"type",params:{type: schema223.properties.context.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs64 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.mode !== undefined){
let data31 = data26.mode;
const _errs66 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate100.errors = [{instancePath:instancePath+"/reasoning/mode",schemaPath:"#/$defs/ReasoningOptions/properties/mode/type",keyword:"type",params:{type: schema223.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs68 = errors;
if(!(validate196(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include !== undefined){
let data33 = data.include;
const _errs69 = errors;
if((!(Array.isArray(data33))) && (data33 !== null)){
validate100.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/type",keyword:"type",params:{type: schema107.properties.include.type},message:"must be array,null"}];
return false;
}
if(errors === _errs69){
if(Array.isArray(data33)){
var valid11 = true;
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
const _errs71 = errors;
if(typeof data33[i3] !== "string"){
validate100.errors = [{instancePath:instancePath+"/include/" + i3,schemaPath:"#/properties/include/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs71 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data35 = data.truncation;
const _errs73 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
validate100.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schema107.properties.truncation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context_management !== undefined){
let data36 = data.context_management;
const _errs75 = errors;
if((!(Array.isArray(data36))) && (data36 !== null)){
validate100.errors = [{instancePath:instancePath+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type: schema107.properties.context_management.type},message:"must be array,null"}];
return false;
}
if(errors === _errs75){
if(Array.isArray(data36)){
var valid12 = true;
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
let data37 = data36[i4];
const _errs77 = errors;
if(errors === _errs77){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing4;
if((data37.type === undefined) && (missing4 = "type")){
validate100.errors = [{instancePath:instancePath+"/context_management/" + i4,schemaPath:"#/properties/context_management/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data37.type !== undefined){
const _errs79 = errors;
if(typeof data37.type !== "string"){
validate100.errors = [{instancePath:instancePath+"/context_management/" + i4+"/type",schemaPath:"#/properties/context_management/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs79 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data37.compact_threshold !== undefined){
let data39 = data37.compact_threshold;
const _errs81 = errors;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
validate100.errors = [{instancePath:instancePath+"/context_management/" + i4+"/compact_threshold",schemaPath:"#/properties/context_management/items/properties/compact_threshold/type",keyword:"type",params:{type: schema107.properties.context_management.items.properties.compact_threshold.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs81){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1000 || isNaN(data39)){
validate100.errors = [{instancePath:instancePath+"/context_management/" + i4+"/compact_threshold",schemaPath:"#/properties/context_management/items/properties/compact_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
var valid13 = _errs81 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/context_management/" + i4,schemaPath:"#/properties/context_management/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs77 === errors;
if(!valid12){
break;
}
}
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data40 = data.image;
const _errs83 = errors;
if((!(data40 && typeof data40 == "object" && !Array.isArray(data40))) && (data40 !== null)){
validate100.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema107.properties.image.type},message:"must be object,null"}];
return false;
}
if(errors === _errs83){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.context_compression !== undefined){
if(typeof data40.context_compression !== "string"){
validate100.errors = [{instancePath:instancePath+"/image/context_compression",schemaPath:"#/properties/image/properties/context_compression/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_programs !== undefined){
let data42 = data.access_programs;
const _errs87 = errors;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
validate100.errors = [{instancePath:instancePath+"/access_programs",schemaPath:"#/properties/access_programs/type",keyword:"type",params:{type: schema107.properties.access_programs.type},message:"must be object,null"}];
return false;
}
if(errors === _errs87){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.cyber !== undefined){
if(typeof data42.cyber !== "string"){
validate100.errors = [{instancePath:instancePath+"/access_programs/cyber",schemaPath:"#/properties/access_programs/properties/cyber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data44 = data.moderation;
const _errs91 = errors;
if((!(data44 && typeof data44 == "object" && !Array.isArray(data44))) && (data44 !== null)){
validate100.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema107.properties.moderation.type},message:"must be object,null"}];
return false;
}
if(errors === _errs91){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing5;
if((data44.model === undefined) && (missing5 = "model")){
validate100.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data44.model !== undefined){
const _errs93 = errors;
if(typeof data44.model !== "string"){
validate100.errors = [{instancePath:instancePath+"/moderation/model",schemaPath:"#/properties/moderation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs93 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data44.policy !== undefined){
let data46 = data44.policy;
const _errs95 = errors;
if((!(data46 && typeof data46 == "object" && !Array.isArray(data46))) && (data46 !== null)){
validate100.errors = [{instancePath:instancePath+"/moderation/policy",schemaPath:"#/properties/moderation/properties/policy/type",keyword:"type",params:{type: schema107.properties.moderation.properties.policy.type},message:"must be object,null"}];
return false;
}
var valid16 = _errs95 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data47 = data.prompt_cache_key;
const _errs97 = errors;
if((typeof data47 !== "string") && (data47 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema107.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data48 = data.prompt_cache_options;
const _errs99 = errors;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_options",schemaPath:"#/properties/prompt_cache_options/type",keyword:"type",params:{type: schema107.properties.prompt_cache_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs99){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.comparison_response_id !== undefined){
let data49 = data48.comparison_response_id;
const _errs101 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_options/comparison_response_id",schemaPath:"#/properties/prompt_cache_options/properties/comparison_response_id/type",keyword:"type",params:{type: schema107.properties.prompt_cache_options.properties.comparison_response_id.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs101 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data48.mode !== undefined){
const _errs103 = errors;
if(typeof data48.mode !== "string"){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_options/mode",schemaPath:"#/properties/prompt_cache_options/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs103 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data48.prewarm !== undefined){
const _errs105 = errors;
if(typeof data48.prewarm !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_options/prewarm",schemaPath:"#/properties/prompt_cache_options/properties/prewarm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid17 = _errs105 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data48.ttl !== undefined){
const _errs107 = errors;
if(typeof data48.ttl !== "string"){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_options/ttl",schemaPath:"#/properties/prompt_cache_options/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs107 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data53 = data.prompt_cache_retention;
const _errs109 = errors;
if((typeof data53 !== "string") && (data53 !== null)){
validate100.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema107.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data54 = data.safety_identifier;
const _errs111 = errors;
if((typeof data54 !== "string") && (data54 !== null)){
validate100.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema107.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data55 = data.user;
const _errs113 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate100.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema107.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data56 = data.metadata;
const _errs115 = errors;
if((!(data56 && typeof data56 == "object" && !Array.isArray(data56))) && (data56 !== null)){
validate100.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema107.properties.metadata.type},message:"must be object,null"}];
return false;
}
if(errors === _errs115){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key0 in data56){
const _errs118 = errors;
if(typeof data56[key0] !== "string"){
validate100.errors = [{instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs118 === errors;
if(!valid18){
break;
}
}
}
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data58 = data.store;
const _errs120 = errors;
if((typeof data58 !== "boolean") && (data58 !== null)){
validate100.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema107.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data59 = data.background;
const _errs122 = errors;
if((typeof data59 !== "boolean") && (data59 !== null)){
validate100.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema107.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data60 = data.service_tier;
const _errs124 = errors;
if((typeof data60 !== "string") && (data60 !== null)){
validate100.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema107.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data61 = data.stream;
const _errs126 = errors;
if((typeof data61 !== "boolean") && (data61 !== null)){
validate100.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema107.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs126 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data62 = data.stream_options;
const _errs128 = errors;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
validate100.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema107.properties.stream_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs128){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.include_obfuscation !== undefined){
let data63 = data62.include_obfuscation;
if((typeof data63 !== "boolean") && (data63 !== null)){
validate100.errors = [{instancePath:instancePath+"/stream_options/include_obfuscation",schemaPath:"#/properties/stream_options/properties/include_obfuscation/type",keyword:"type",params:{type: schema107.properties.stream_options.properties.include_obfuscation.type},message:"must be boolean,null"}];
return false;
}
}
}
}
var valid0 = _errs128 === errors;
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
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"model":true,"input":true,"instructions":true,"previous_response_id":true,"conversation":true,"prompt":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"max_tool_calls":true,"temperature":true,"top_p":true,"max_output_tokens":true,"top_logprobs":true,"reasoning":true,"text":true,"include":true,"truncation":true,"context_management":true,"image":true,"access_programs":true,"moderation":true,"prompt_cache_key":true,"prompt_cache_options":true,"prompt_cache_retention":true,"safety_identifier":true,"user":true,"metadata":true,"store":true,"background":true,"service_tier":true,"stream":true,"stream_options":true},"dynamicProps":false,"dynamicItems":false};

export const validateResponse = validate199;
const schema225 = {"type":"object","required":["id","object","created_at","model","status","output"],"properties":{"id":{"$ref":"#/$defs/NonEmptyText"},"object":{"type":"string"},"created_at":{"type":"number","minimum":0},"completed_at":{"type":["number","null"],"minimum":0},"model":{"type":"string"},"status":{"type":"string"},"output":{"type":"array","items":{"$ref":"#/$defs/OutputItem"}},"output_text":{"type":["string","null"]},"usage":{"$ref":"#/$defs/ResponseUsage"},"error":{"$ref":"#/$defs/ResponseError"},"incomplete_details":{"type":["object","null"],"properties":{"reason":{"type":["string","null"]}}},"instructions":{"type":["string","array","null"],"items":{}},"tools":{"type":["array","null"],"items":{"type":"object","additionalProperties":true}},"tool_choice":{"$ref":"#/$defs/ResponseToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"max_tool_calls":{"type":["integer","null"]},"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"max_output_tokens":{"type":["integer","null"]},"top_logprobs":{"type":["integer","null"]},"frequency_penalty":{"type":["number","null"]},"presence_penalty":{"type":["number","null"]},"reasoning":{"$ref":"#/$defs/ReasoningOptions"},"text":{"type":["object","null"]},"truncation":{"type":["string","null"]},"previous_response_id":{"type":["string","null"]},"conversation":{"type":["object","null"]},"prompt":{"type":["object","null"]},"background":{"type":["boolean","null"]},"store":{"type":["boolean","null"]},"metadata":{"type":["object","null"]},"moderation":{"type":["object","null"]},"image":{"type":["object","null"]},"access_programs":{"type":["object","null"]},"input_transformations":{"type":["array","null"],"items":{"type":"object"}},"prompt_cache_diagnostics":{"type":["object","null"],"properties":{"type":{"type":"string"},"reason":{"type":"string"},"cache_missed_tokens":{"type":"integer","minimum":0},"comparison_reusable_tokens":{"type":"integer","minimum":0}}},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_options":{"type":["object","null"]},"prompt_cache_retention":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"service_tier":{"type":["string","null"]},"tool_usage":{"type":["object","null"]},"user":{"type":["string","null"]}}};
const schema252 = {"type":["object","null"],"required":["input_tokens","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"integer","minimum":0},"input_tokens_details":{"type":["object","null"],"properties":{"cached_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens":{"type":["integer","null"],"minimum":0},"cache_write_tokens_details":{"type":["object","null"],"properties":{"ttl_30m_tokens":{"type":"integer","minimum":0},"ttl_12h_tokens":{"type":"integer","minimum":0}}}}},"output_tokens":{"type":"integer","minimum":0},"output_tokens_details":{"type":["object","null"],"properties":{"reasoning_tokens":{"type":["integer","null"],"minimum":0}}},"total_tokens":{"type":"integer","minimum":0}}};
const schema253 = {"type":["object","null"],"properties":{"code":{"type":["string","null"]},"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"misalignment":{"type":["object","null"]}}};
const schema227 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["message"],"isAbsent":false,"isNullable":false},{"values":["reasoning"],"isAbsent":false,"isNullable":false},{"values":["function_call"],"isAbsent":false,"isNullable":false},{"values":["custom_tool_call"],"isAbsent":false,"isNullable":false},{"values":["tool_search_call"],"isAbsent":false,"isNullable":false},{"values":["tool_search_output"],"isAbsent":false,"isNullable":false},{"values":["web_search_call"],"isAbsent":false,"isNullable":false},{"values":["compaction"],"isAbsent":false,"isNullable":false},{"values":["function_call_output"],"isAbsent":false,"isNullable":false},{"values":["custom_tool_call_output"],"isAbsent":false,"isNullable":false},{"values":["additional_tools"],"isAbsent":false,"isNullable":false},{"values":["file_search_call"],"isAbsent":false,"isNullable":false},{"values":["computer_call"],"isAbsent":false,"isNullable":false},{"values":["computer_call_output"],"isAbsent":false,"isNullable":false},{"values":["code_interpreter_call"],"isAbsent":false,"isNullable":false},{"values":["image_generation_call"],"isAbsent":false,"isNullable":false},{"values":["local_shell_call"],"isAbsent":false,"isNullable":false},{"values":["local_shell_call_output"],"isAbsent":false,"isNullable":false},{"values":["shell_call"],"isAbsent":false,"isNullable":false},{"values":["shell_call_output"],"isAbsent":false,"isNullable":false},{"values":["apply_patch_call"],"isAbsent":false,"isNullable":false},{"values":["apply_patch_call_output"],"isAbsent":false,"isNullable":false},{"values":["mcp_list_tools"],"isAbsent":false,"isNullable":false},{"values":["mcp_approval_request"],"isAbsent":false,"isNullable":false},{"values":["mcp_approval_response"],"isAbsent":false,"isNullable":false},{"values":["mcp_call"],"isAbsent":false,"isNullable":false},{"values":["program"],"isAbsent":false,"isNullable":false},{"values":["program_output"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/OutputMessage"},{"$ref":"#/$defs/OutputReasoning"},{"$ref":"#/$defs/OutputFunctionCall"},{"$ref":"#/$defs/OutputCustomToolCall"},{"$ref":"#/$defs/ToolSearchCallItem"},{"$ref":"#/$defs/ToolSearchOutputItem"},{"$ref":"#/$defs/WebSearchCallItem"},{"$ref":"#/$defs/CompactionItem"},{"$ref":"#/$defs/FunctionCallOutputItem"},{"$ref":"#/$defs/CustomToolCallOutputItem"},{"$ref":"#/$defs/AdditionalToolsItem"},{"$ref":"#/$defs/FileSearchCallItem"},{"$ref":"#/$defs/ComputerCallItem"},{"$ref":"#/$defs/ComputerCallOutputItem"},{"$ref":"#/$defs/CodeInterpreterCallItem"},{"$ref":"#/$defs/ImageGenerationCallItem"},{"$ref":"#/$defs/LocalShellCallItem"},{"$ref":"#/$defs/LocalShellCallOutputItem"},{"$ref":"#/$defs/ShellCallItem"},{"$ref":"#/$defs/ShellCallOutputItem"},{"$ref":"#/$defs/ApplyPatchCallItem"},{"$ref":"#/$defs/ApplyPatchCallOutputItem"},{"$ref":"#/$defs/McpListToolsItem"},{"$ref":"#/$defs/McpApprovalRequestItem"},{"$ref":"#/$defs/McpApprovalResponseItem"},{"$ref":"#/$defs/McpCallItem"},{"$ref":"#/$defs/ProgramItem"},{"$ref":"#/$defs/ProgramOutputItem"}]};
const schema228 = {"type":"object","required":["type","id","role","content"],"properties":{"type":{"const":"message"},"id":{"$ref":"#/$defs/NonEmptyText"},"role":{"const":"assistant"},"content":{"type":"array","items":{"$ref":"#/$defs/OutputContentPart"}},"phase":{"type":["string","null"]},"status":{"type":["string","null"]}}};
const schema230 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["output_text"],"isAbsent":false,"isNullable":false},{"values":["refusal"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/OutputText"},{"$ref":"#/$defs/OutputRefusal"}]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
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
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "output_text"){
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.annotations = true;
props0.logprobs = true;
}
else if(tag0 === "refusal"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.refusal === undefined) && (missing1 = "refusal"))){
validate202.errors = [{instancePath,schemaPath:"#/$defs/OutputRefusal/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("refusal" !== data.type){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/OutputRefusal/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.refusal !== undefined){
const _errs9 = errors;
if(typeof data.refusal !== "string"){
validate202.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/$defs/OutputRefusal/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/$defs/OutputRefusal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.refusal = true;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.content === undefined) && (missing0 = "content"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message" !== data.type){
validate201.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}];
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
validate201.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate201.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if("assistant" !== data.role){
validate201.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
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
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate202(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data5 = data.phase;
const _errs9 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate201.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: schema228.properties.phase.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate201.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema228.properties.status.type},message:"must be string,null"}];
return false;
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
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"type":true,"id":true,"role":true,"content":true,"phase":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema232 = {"type":"object","required":["type","id"],"properties":{"type":{"const":"reasoning"},"id":{"$ref":"#/$defs/NonEmptyText"},"summary":{"type":["array","null"],"items":{"$ref":"#/$defs/SummaryText"}},"content":{"type":["array","null"],"items":{"$ref":"#/$defs/ReasoningText"}},"encrypted_content":{"type":["string","null"]},"status":{"type":["string","null"]}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
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
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("reasoning" !== data.type){
validate206.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"},message:"must be equal to constant"}];
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
validate206.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data2 = data.summary;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate206.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema232.properties.summary.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.text === undefined) && (missing1 = "text"))){
validate206.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"#/$defs/SummaryText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.type !== undefined){
const _errs10 = errors;
if("summary_text" !== data3.type){
validate206.errors = [{instancePath:instancePath+"/summary/" + i0+"/type",schemaPath:"#/$defs/SummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.text !== undefined){
const _errs11 = errors;
if(typeof data3.text !== "string"){
validate206.errors = [{instancePath:instancePath+"/summary/" + i0+"/text",schemaPath:"#/$defs/SummaryText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/summary/" + i0,schemaPath:"#/$defs/SummaryText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
if(data.content !== undefined){
let data6 = data.content;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate206.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema232.properties.content.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid5 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.type === undefined) && (missing2 = "type")) || ((data7.text === undefined) && (missing2 = "text"))){
validate206.errors = [{instancePath:instancePath+"/content/" + i1,schemaPath:"#/$defs/ReasoningText/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.type !== undefined){
let data8 = data7.type;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate206.errors = [{instancePath:instancePath+"/content/" + i1+"/type",schemaPath:"#/$defs/ReasoningText/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "reasoning_text") || (data8 === "text"))){
validate206.errors = [{instancePath:instancePath+"/content/" + i1+"/type",schemaPath:"#/$defs/ReasoningText/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.text !== undefined){
const _errs20 = errors;
if(typeof data7.text !== "string"){
validate206.errors = [{instancePath:instancePath+"/content/" + i1+"/text",schemaPath:"#/$defs/ReasoningText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/content/" + i1,schemaPath:"#/$defs/ReasoningText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data10 = data.encrypted_content;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate206.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type: schema232.properties.encrypted_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate206.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema232.properties.status.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"type":true,"id":true,"summary":true,"content":true,"encrypted_content":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema236 = {"type":"object","required":["type","call_id","name","arguments"],"properties":{"type":{"const":"function_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"namespace":{"type":["string","null"]},"arguments":{"type":"string"},"async":{"type":["boolean","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"status":{"type":["string","null"]}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function_call" !== data.type){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate208.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema236.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate208.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate208.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate208.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema236.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs12 = errors;
if(typeof data.arguments !== "string"){
validate208.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data6 = data.async;
const _errs14 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate208.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema236.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate208.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
validate208.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs19 = errors;
if(typeof data7.type !== "string"){
validate208.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.caller_id !== undefined){
const _errs21 = errors;
if(typeof data7.caller_id !== "string"){
validate208.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
if(data.status !== undefined){
let data10 = data.status;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate208.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema236.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"type":true,"id":true,"call_id":true,"name":true,"namespace":true,"arguments":true,"async":true,"caller":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema240 = {"type":"object","required":["type","call_id","name","input"],"properties":{"type":{"const":"custom_tool_call"},"id":{"type":["string","null"]},"call_id":{"$ref":"#/$defs/NonEmptyText"},"name":{"$ref":"#/$defs/NonEmptyText"},"namespace":{"type":["string","null"]},"input":{"type":"string"},"async":{"type":["boolean","null"]},"caller":{"$ref":"#/$defs/ToolCaller"},"status":{"type":["string","null"]}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom_tool_call" !== data.type){
validate210.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_tool_call"},message:"must be equal to constant"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate210.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema240.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data2 = data.call_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate210.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate210.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate210.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate210.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate210.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema240.properties.namespace.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs12 = errors;
if(typeof data.input !== "string"){
validate210.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.async !== undefined){
let data6 = data.async;
const _errs14 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate210.errors = [{instancePath:instancePath+"/async",schemaPath:"#/properties/async/type",keyword:"type",params:{type: schema240.properties.async.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caller !== undefined){
let data7 = data.caller;
const _errs16 = errors;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate210.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/type",keyword:"type",params:{type: schema137.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.type === undefined) && (missing1 = "type")){
validate210.errors = [{instancePath:instancePath+"/caller",schemaPath:"#/$defs/ToolCaller/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.type !== undefined){
const _errs19 = errors;
if(typeof data7.type !== "string"){
validate210.errors = [{instancePath:instancePath+"/caller/type",schemaPath:"#/$defs/ToolCaller/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.caller_id !== undefined){
const _errs21 = errors;
if(typeof data7.caller_id !== "string"){
validate210.errors = [{instancePath:instancePath+"/caller/caller_id",schemaPath:"#/$defs/ToolCaller/properties/caller_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
if(data.status !== undefined){
let data10 = data.status;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate210.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema240.properties.status.type},message:"must be string,null"}];
return false;
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
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"type":true,"id":true,"call_id":true,"name":true,"namespace":true,"input":true,"async":true,"caller":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
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
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "message"){
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.id = true;
props0.role = true;
props0.content = true;
props0.phase = true;
props0.status = true;
}
else if(tag0 === "reasoning"){
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.summary = true;
props0.content = true;
props0.encrypted_content = true;
props0.status = true;
}
}
else if(tag0 === "function_call"){
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.arguments = true;
props0.async = true;
props0.caller = true;
props0.status = true;
}
}
else if(tag0 === "custom_tool_call"){
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.input = true;
props0.async = true;
props0.caller = true;
props0.status = true;
}
}
else if(tag0 === "tool_search_call"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate200.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchCallItem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs11 = errors;
if("tool_search_call" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolSearchCallItem/properties/type/const",keyword:"const",params:{allowedValue: "tool_search_call"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs11 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.id !== undefined){
let data2 = data.id;
const _errs12 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolSearchCallItem/properties/id/type",keyword:"type",params:{type: schema147.properties.id.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs12 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.call_id !== undefined){
let data3 = data.call_id;
const _errs14 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate200.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/ToolSearchCallItem/properties/call_id/type",keyword:"type",params:{type: schema147.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.execution !== undefined){
let data4 = data.execution;
const _errs16 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate200.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/$defs/ToolSearchCallItem/properties/execution/type",keyword:"type",params:{type: schema147.properties.execution.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs16 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.status !== undefined){
let data5 = data.status;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/ToolSearchCallItem/properties/status/type",keyword:"type",params:{type: schema147.properties.status.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.created_by !== undefined){
const _errs20 = errors;
if(typeof data.created_by !== "string"){
validate200.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/$defs/ToolSearchCallItem/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/ToolSearchCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.arguments = true;
props0.execution = true;
props0.status = true;
props0.created_by = true;
}
}
else if(tag0 === "tool_search_output"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.tools = true;
props0.execution = true;
props0.status = true;
props0.created_by = true;
}
}
else if(tag0 === "web_search_call"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.action = true;
props0.status = true;
}
}
else if(tag0 === "compaction"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.encrypted_content === undefined) && (missing2 = "encrypted_content"))){
validate200.errors = [{instancePath,schemaPath:"#/$defs/CompactionItem/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs27 = errors;
if("compaction" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CompactionItem/properties/type/const",keyword:"const",params:{allowedValue: "compaction"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.id !== undefined){
let data8 = data.id;
const _errs28 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/CompactionItem/properties/id/type",keyword:"type",params:{type: schema184.properties.id.type},message:"must be string,null"}];
return false;
}
var valid13 = _errs28 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.created_by !== undefined){
const _errs30 = errors;
if(typeof data.created_by !== "string"){
validate200.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/$defs/CompactionItem/properties/created_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs30 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.encrypted_content !== undefined){
const _errs32 = errors;
if(typeof data.encrypted_content !== "string"){
validate200.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/$defs/CompactionItem/properties/encrypted_content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs32 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/CompactionItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.created_by = true;
props0.encrypted_content = true;
}
}
else if(tag0 === "function_call_output"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.name = true;
props0.namespace = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "custom_tool_call_output"){
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "additional_tools"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.role = true;
props0.tools = true;
}
}
else if(tag0 === "file_search_call"){
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate200.errors = [{instancePath,schemaPath:"#/$defs/FileSearchCallItem/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs40 = errors;
if("file_search_call" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FileSearchCallItem/properties/type/const",keyword:"const",params:{allowedValue: "file_search_call"},message:"must be equal to constant"}];
return false;
}
var valid19 = _errs40 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.id !== undefined){
let data12 = data.id;
const _errs41 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/FileSearchCallItem/properties/id/type",keyword:"type",params:{type: schema188.properties.id.type},message:"must be string,null"}];
return false;
}
var valid19 = _errs41 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.queries !== undefined){
let data13 = data.queries;
const _errs43 = errors;
if((!(Array.isArray(data13))) && (data13 !== null)){
validate200.errors = [{instancePath:instancePath+"/queries",schemaPath:"#/$defs/FileSearchCallItem/properties/queries/type",keyword:"type",params:{type: schema188.properties.queries.type},message:"must be array,null"}];
return false;
}
if(errors === _errs43){
if(Array.isArray(data13)){
var valid20 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs45 = errors;
if(typeof data13[i0] !== "string"){
validate200.errors = [{instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/FileSearchCallItem/properties/queries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs45 === errors;
if(!valid20){
break;
}
}
}
}
var valid19 = _errs43 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.results !== undefined){
let data15 = data.results;
const _errs47 = errors;
if((!(Array.isArray(data15))) && (data15 !== null)){
validate200.errors = [{instancePath:instancePath+"/results",schemaPath:"#/$defs/FileSearchCallItem/properties/results/type",keyword:"type",params:{type: schema188.properties.results.type},message:"must be array,null"}];
return false;
}
if(errors === _errs47){
if(Array.isArray(data15)){
var valid21 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs49 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate200.errors = [{instancePath:instancePath+"/results/" + i1,schemaPath:"#/$defs/FileSearchCallItem/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid21 = _errs49 === errors;
if(!valid21){
break;
}
}
}
}
var valid19 = _errs47 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.status !== undefined){
let data17 = data.status;
const _errs51 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/FileSearchCallItem/properties/status/type",keyword:"type",params:{type: schema188.properties.status.type},message:"must be string,null"}];
return false;
}
var valid19 = _errs51 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/FileSearchCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.queries = true;
props0.results = true;
props0.status = true;
}
}
else if(tag0 === "computer_call"){
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.actions = true;
props0.pending_safety_checks = true;
props0.status = true;
}
}
else if(tag0 === "computer_call_output"){
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.acknowledged_safety_checks = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "code_interpreter_call"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.code = true;
props0.container_id = true;
props0.outputs = true;
props0.status = true;
}
}
else if(tag0 === "image_generation_call"){
const _errs57 = errors;
if(errors === _errs57){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
validate200.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationCallItem/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs59 = errors;
if("image_generation_call" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageGenerationCallItem/properties/type/const",keyword:"const",params:{allowedValue: "image_generation_call"},message:"must be equal to constant"}];
return false;
}
var valid27 = _errs59 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.id !== undefined){
let data19 = data.id;
const _errs60 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/ImageGenerationCallItem/properties/id/type",keyword:"type",params:{type: schema195.properties.id.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs60 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.result !== undefined){
let data20 = data.result;
const _errs62 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate200.errors = [{instancePath:instancePath+"/result",schemaPath:"#/$defs/ImageGenerationCallItem/properties/result/type",keyword:"type",params:{type: schema195.properties.result.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs62 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.action !== undefined){
let data21 = data.action;
const _errs64 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate200.errors = [{instancePath:instancePath+"/action",schemaPath:"#/$defs/ImageGenerationCallItem/properties/action/type",keyword:"type",params:{type: schema195.properties.action.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs64 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.background !== undefined){
let data22 = data.background;
const _errs66 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate200.errors = [{instancePath:instancePath+"/background",schemaPath:"#/$defs/ImageGenerationCallItem/properties/background/type",keyword:"type",params:{type: schema195.properties.background.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs66 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.error !== undefined){
let data23 = data.error;
const _errs68 = errors;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
validate200.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ImageGenerationCallItem/properties/error/type",keyword:"type",params:{type: schema195.properties.error.type},message:"must be object,null"}];
return false;
}
var valid27 = _errs68 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.output_format !== undefined){
let data24 = data.output_format;
const _errs70 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate200.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/$defs/ImageGenerationCallItem/properties/output_format/type",keyword:"type",params:{type: schema195.properties.output_format.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs70 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.quality !== undefined){
let data25 = data.quality;
const _errs72 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate200.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/$defs/ImageGenerationCallItem/properties/quality/type",keyword:"type",params:{type: schema195.properties.quality.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs72 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.revised_prompt !== undefined){
let data26 = data.revised_prompt;
const _errs74 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate200.errors = [{instancePath:instancePath+"/revised_prompt",schemaPath:"#/$defs/ImageGenerationCallItem/properties/revised_prompt/type",keyword:"type",params:{type: schema195.properties.revised_prompt.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs74 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.size !== undefined){
let data27 = data.size;
const _errs76 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate200.errors = [{instancePath:instancePath+"/size",schemaPath:"#/$defs/ImageGenerationCallItem/properties/size/type",keyword:"type",params:{type: schema195.properties.size.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs76 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.svg_usage !== undefined){
let data28 = data.svg_usage;
const _errs78 = errors;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
validate200.errors = [{instancePath:instancePath+"/svg_usage",schemaPath:"#/$defs/ImageGenerationCallItem/properties/svg_usage/type",keyword:"type",params:{type: schema195.properties.svg_usage.type},message:"must be object,null"}];
return false;
}
var valid27 = _errs78 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.status !== undefined){
let data29 = data.status;
const _errs80 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/ImageGenerationCallItem/properties/status/type",keyword:"type",params:{type: schema195.properties.status.type},message:"must be string,null"}];
return false;
}
var valid27 = _errs80 === errors;
}
else {
var valid27 = true;
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
validate200.errors = [{instancePath,schemaPath:"#/$defs/ImageGenerationCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.result = true;
props0.action = true;
props0.background = true;
props0.error = true;
props0.output_format = true;
props0.quality = true;
props0.revised_prompt = true;
props0.size = true;
props0.svg_usage = true;
props0.status = true;
}
}
else if(tag0 === "local_shell_call"){
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.status = true;
}
}
else if(tag0 === "local_shell_call_output"){
const _errs84 = errors;
if(errors === _errs84){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.output === undefined) && (missing5 = "output"))){
validate200.errors = [{instancePath,schemaPath:"#/$defs/LocalShellCallOutputItem/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs86 = errors;
if("local_shell_call_output" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/type/const",keyword:"const",params:{allowedValue: "local_shell_call_output"},message:"must be equal to constant"}];
return false;
}
var valid31 = _errs86 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.id !== undefined){
let data31 = data.id;
const _errs87 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/id/type",keyword:"type",params:{type: schema198.properties.id.type},message:"must be string,null"}];
return false;
}
var valid31 = _errs87 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.output !== undefined){
const _errs89 = errors;
if(typeof data.output !== "string"){
validate200.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid31 = _errs89 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.status !== undefined){
let data33 = data.status;
const _errs91 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/LocalShellCallOutputItem/properties/status/type",keyword:"type",params:{type: schema198.properties.status.type},message:"must be string,null"}];
return false;
}
var valid31 = _errs91 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/LocalShellCallOutputItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.output = true;
props0.status = true;
}
}
else if(tag0 === "shell_call"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.action = true;
props0.environment = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "shell_call_output"){
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.max_output_length = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "apply_patch_call"){
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.operation = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "apply_patch_call_output"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.output = true;
props0.caller = true;
props0.created_by = true;
props0.status = true;
}
}
else if(tag0 === "mcp_list_tools"){
const _errs98 = errors;
if(errors === _errs98){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.type === undefined) && (missing6 = "type")) || ((data.server_label === undefined) && (missing6 = "server_label"))) || ((data.tools === undefined) && (missing6 = "tools"))){
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpListToolsItem/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs100 = errors;
if("mcp_list_tools" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpListToolsItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_list_tools"},message:"must be equal to constant"}];
return false;
}
var valid38 = _errs100 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.id !== undefined){
let data35 = data.id;
const _errs101 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpListToolsItem/properties/id/type",keyword:"type",params:{type: schema213.properties.id.type},message:"must be string,null"}];
return false;
}
var valid38 = _errs101 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.server_label !== undefined){
const _errs103 = errors;
if(typeof data.server_label !== "string"){
validate200.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpListToolsItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs103 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.tools !== undefined){
let data37 = data.tools;
const _errs105 = errors;
if(errors === _errs105){
if(Array.isArray(data37)){
var valid39 = true;
const len2 = data37.length;
for(let i2=0; i2<len2; i2++){
let data38 = data37[i2];
const _errs107 = errors;
if(errors === _errs107){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing7;
if((data38.name === undefined) && (missing7 = "name")){
validate200.errors = [{instancePath:instancePath+"/tools/" + i2,schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data38.name !== undefined){
const _errs109 = errors;
if(typeof data38.name !== "string"){
validate200.errors = [{instancePath:instancePath+"/tools/" + i2+"/name",schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs109 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data38.description !== undefined){
let data40 = data38.description;
const _errs111 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate200.errors = [{instancePath:instancePath+"/tools/" + i2+"/description",schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/properties/description/type",keyword:"type",params:{type: schema213.properties.tools.items.properties.description.type},message:"must be string,null"}];
return false;
}
var valid40 = _errs111 === errors;
}
else {
var valid40 = true;
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/tools/" + i2,schemaPath:"#/$defs/McpListToolsItem/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid39 = _errs107 === errors;
if(!valid39){
break;
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/$defs/McpListToolsItem/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid38 = _errs105 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpListToolsItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.server_label = true;
props0.tools = true;
props0.error = true;
}
}
else if(tag0 === "mcp_approval_request"){
const _errs114 = errors;
if(errors === _errs114){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((((data.type === undefined) && (missing8 = "type")) || ((data.name === undefined) && (missing8 = "name"))) || ((data.arguments === undefined) && (missing8 = "arguments"))) || ((data.server_label === undefined) && (missing8 = "server_label"))){
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpApprovalRequestItem/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs116 = errors;
if("mcp_approval_request" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpApprovalRequestItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_approval_request"},message:"must be equal to constant"}];
return false;
}
var valid43 = _errs116 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.id !== undefined){
let data42 = data.id;
const _errs117 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpApprovalRequestItem/properties/id/type",keyword:"type",params:{type: schema214.properties.id.type},message:"must be string,null"}];
return false;
}
var valid43 = _errs117 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.name !== undefined){
const _errs119 = errors;
if(typeof data.name !== "string"){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/McpApprovalRequestItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs119 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.arguments !== undefined){
const _errs121 = errors;
if(typeof data.arguments !== "string"){
validate200.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/McpApprovalRequestItem/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs121 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.server_label !== undefined){
const _errs123 = errors;
if(typeof data.server_label !== "string"){
validate200.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpApprovalRequestItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs123 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpApprovalRequestItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.server_label = true;
}
}
else if(tag0 === "mcp_approval_response"){
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.approval_request_id = true;
props0.approve = true;
props0.reason = true;
}
}
else if(tag0 === "mcp_call"){
const _errs127 = errors;
if(errors === _errs127){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((((data.type === undefined) && (missing9 = "type")) || ((data.name === undefined) && (missing9 = "name"))) || ((data.arguments === undefined) && (missing9 = "arguments"))) || ((data.server_label === undefined) && (missing9 = "server_label"))){
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpCallItem/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs129 = errors;
if("mcp_call" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/McpCallItem/properties/type/const",keyword:"const",params:{allowedValue: "mcp_call"},message:"must be equal to constant"}];
return false;
}
var valid47 = _errs129 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.id !== undefined){
let data47 = data.id;
const _errs130 = errors;
if((typeof data47 !== "string") && (data47 !== null)){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/McpCallItem/properties/id/type",keyword:"type",params:{type: schema217.properties.id.type},message:"must be string,null"}];
return false;
}
var valid47 = _errs130 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.name !== undefined){
const _errs132 = errors;
if(typeof data.name !== "string"){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/McpCallItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs132 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.arguments !== undefined){
const _errs134 = errors;
if(typeof data.arguments !== "string"){
validate200.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/McpCallItem/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs134 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.server_label !== undefined){
const _errs136 = errors;
if(typeof data.server_label !== "string"){
validate200.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/$defs/McpCallItem/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs136 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.approval_request_id !== undefined){
let data51 = data.approval_request_id;
const _errs138 = errors;
if((typeof data51 !== "string") && (data51 !== null)){
validate200.errors = [{instancePath:instancePath+"/approval_request_id",schemaPath:"#/$defs/McpCallItem/properties/approval_request_id/type",keyword:"type",params:{type: schema217.properties.approval_request_id.type},message:"must be string,null"}];
return false;
}
var valid47 = _errs138 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.output !== undefined){
let data52 = data.output;
const _errs140 = errors;
if((typeof data52 !== "string") && (data52 !== null)){
validate200.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/McpCallItem/properties/output/type",keyword:"type",params:{type: schema217.properties.output.type},message:"must be string,null"}];
return false;
}
var valid47 = _errs140 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.status !== undefined){
let data53 = data.status;
const _errs142 = errors;
if((typeof data53 !== "string") && (data53 !== null)){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/McpCallItem/properties/status/type",keyword:"type",params:{type: schema217.properties.status.type},message:"must be string,null"}];
return false;
}
var valid47 = _errs142 === errors;
}
else {
var valid47 = true;
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
validate200.errors = [{instancePath,schemaPath:"#/$defs/McpCallItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.server_label = true;
props0.approval_request_id = true;
props0.output = true;
props0.error = true;
props0.status = true;
}
}
else if(tag0 === "program"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.code = true;
props0.fingerprint = true;
}
}
else if(tag0 === "program_output"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.call_id = true;
props0.result = true;
props0.status = true;
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.output === undefined) && (missing0 = "output"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate199.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs4 = errors;
if(typeof data.object !== "string"){
validate199.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate199.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data3 = data.completed_at;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate199.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema225.properties.completed_at.type},message:"must be number,null"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate199.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.model !== undefined){
const _errs10 = errors;
if(typeof data.model !== "string"){
validate199.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate199.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate200(data6[i0], {instancePath:instancePath+"/output/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_text !== undefined){
let data8 = data.output_text;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate199.errors = [{instancePath:instancePath+"/output_text",schemaPath:"#/properties/output_text/type",keyword:"type",params:{type: schema225.properties.output_text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data9 = data.usage;
const _errs19 = errors;
const _errs20 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ResponseUsage/type",keyword:"type",params:{type: schema252.type},message:"must be object,null"}];
return false;
}
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data9.output_tokens === undefined) && (missing1 = "output_tokens"))) || ((data9.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate199.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ResponseUsage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.input_tokens !== undefined){
let data10 = data9.input_tokens;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.input_tokens_details !== undefined){
let data11 = data9.input_tokens_details;
const _errs24 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.cached_tokens !== undefined){
let data12 = data11.cached_tokens;
const _errs26 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.cache_write_tokens !== undefined){
let data13 = data11.cache_write_tokens;
const _errs28 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.cache_write_tokens_details !== undefined){
let data14 = data11.cache_write_tokens_details;
const _errs30 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cache_write_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs30){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.ttl_30m_tokens !== undefined){
let data15 = data14.ttl_30m_tokens;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_30m_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_30m_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_30m_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_30m_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.ttl_12h_tokens !== undefined){
let data16 = data14.ttl_12h_tokens;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_12h_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_12h_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate199.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_12h_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_12h_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output_tokens !== undefined){
let data17 = data9.output_tokens;
const _errs36 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate199.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate199.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output_tokens_details !== undefined){
let data18 = data9.output_tokens_details;
const _errs38 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/output_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/type",keyword:"type",params:{type: schema252.properties.output_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.reasoning_tokens !== undefined){
let data19 = data18.reasoning_tokens;
const _errs40 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate199.errors = [{instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema252.properties.output_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate199.errors = [{instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.total_tokens !== undefined){
let data20 = data9.total_tokens;
const _errs42 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate199.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/ResponseUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate199.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/ResponseUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
}
}
}
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
if(data.error !== undefined){
let data21 = data.error;
const _errs44 = errors;
const _errs45 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate199.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ResponseError/type",keyword:"type",params:{type: schema253.type},message:"must be object,null"}];
return false;
}
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.code !== undefined){
let data22 = data21.code;
const _errs47 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate199.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/$defs/ResponseError/properties/code/type",keyword:"type",params:{type: schema253.properties.code.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs47 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.message !== undefined){
const _errs49 = errors;
if(typeof data21.message !== "string"){
validate199.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ResponseError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.type !== undefined){
let data24 = data21.type;
const _errs51 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate199.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/$defs/ResponseError/properties/type/type",keyword:"type",params:{type: schema253.properties.type.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs51 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.param !== undefined){
let data25 = data21.param;
const _errs53 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate199.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/$defs/ResponseError/properties/param/type",keyword:"type",params:{type: schema253.properties.param.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.misalignment !== undefined){
let data26 = data21.misalignment;
const _errs55 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate199.errors = [{instancePath:instancePath+"/error/misalignment",schemaPath:"#/$defs/ResponseError/properties/misalignment/type",keyword:"type",params:{type: schema253.properties.misalignment.type},message:"must be object,null"}];
return false;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incomplete_details !== undefined){
let data27 = data.incomplete_details;
const _errs57 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate199.errors = [{instancePath:instancePath+"/incomplete_details",schemaPath:"#/properties/incomplete_details/type",keyword:"type",params:{type: schema225.properties.incomplete_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs57){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.reason !== undefined){
let data28 = data27.reason;
if((typeof data28 !== "string") && (data28 !== null)){
validate199.errors = [{instancePath:instancePath+"/incomplete_details/reason",schemaPath:"#/properties/incomplete_details/properties/reason/type",keyword:"type",params:{type: schema225.properties.incomplete_details.properties.reason.type},message:"must be string,null"}];
return false;
}
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data29 = data.instructions;
const _errs61 = errors;
if(((typeof data29 !== "string") && (!(Array.isArray(data29)))) && (data29 !== null)){
validate199.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema225.properties.instructions.type},message:"must be string,array,null"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data30 = data.tools;
const _errs63 = errors;
if((!(Array.isArray(data30))) && (data30 !== null)){
validate199.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema225.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs63){
if(Array.isArray(data30)){
var valid11 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
const _errs65 = errors;
if(errors === _errs65){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
validate199.errors = [{instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs65 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data32 = data.tool_choice;
const _errs68 = errors;
const _errs69 = errors;
if(((typeof data32 !== "string") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))) && (data32 !== null)){
validate199.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/type",keyword:"type",params:{type: schema222.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs69){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing2;
if((data32.type === undefined) && (missing2 = "type")){
validate199.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data32.type !== undefined){
const _errs71 = errors;
if(typeof data32.type !== "string"){
validate199.errors = [{instancePath:instancePath+"/tool_choice/type",schemaPath:"#/$defs/ResponseToolChoice/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs71 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.name !== undefined){
let data34 = data32.name;
const _errs73 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
validate199.errors = [{instancePath:instancePath+"/tool_choice/name",schemaPath:"#/$defs/ResponseToolChoice/properties/name/type",keyword:"type",params:{type: schema222.properties.name.type},message:"must be string,null"}];
return false;
}
var valid13 = _errs73 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.mode !== undefined){
let data35 = data32.mode;
const _errs75 = errors;
if(typeof data35 !== "string"){
validate199.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data35 === "auto") || (data35 === "required"))){
validate199.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/enum",keyword:"enum",params:{allowedValues: schema222.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs75 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.tools !== undefined){
let data36 = data32.tools;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data36)){
var valid14 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
const _errs79 = errors;
if(errors === _errs79){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
validate199.errors = [{instancePath:instancePath+"/tool_choice/tools/" + i2,schemaPath:"#/$defs/ResponseToolChoice/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs79 === errors;
if(!valid14){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/tool_choice/tools",schemaPath:"#/$defs/ResponseToolChoice/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid13 = _errs77 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.server_label !== undefined){
const _errs82 = errors;
if(typeof data32.server_label !== "string"){
validate199.errors = [{instancePath:instancePath+"/tool_choice/server_label",schemaPath:"#/$defs/ResponseToolChoice/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs82 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data39 = data.parallel_tool_calls;
const _errs84 = errors;
if((typeof data39 !== "boolean") && (data39 !== null)){
validate199.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema225.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data40 = data.max_tool_calls;
const _errs86 = errors;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
validate199.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/type",keyword:"type",params:{type: schema225.properties.max_tool_calls.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data41 = data.temperature;
const _errs88 = errors;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
validate199.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema225.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data42 = data.top_p;
const _errs90 = errors;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
validate199.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema225.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data43 = data.max_output_tokens;
const _errs92 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
validate199.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema225.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data44 = data.top_logprobs;
const _errs94 = errors;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
validate199.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema225.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data45 = data.frequency_penalty;
const _errs96 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
validate199.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema225.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data46 = data.presence_penalty;
const _errs98 = errors;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
validate199.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema225.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data47 = data.reasoning;
const _errs100 = errors;
const _errs101 = errors;
if((!(data47 && typeof data47 == "object" && !Array.isArray(data47))) && (data47 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/$defs/ReasoningOptions/type",keyword:"type",params:{type: schema223.type},message:"must be object,null"}];
return false;
}
if(errors === _errs101){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.effort !== undefined){
let data48 = data47.effort;
const _errs103 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/$defs/ReasoningOptions/properties/effort/type",keyword:"type",params:{type: schema223.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs103 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.summary !== undefined){
let data49 = data47.summary;
const _errs105 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning/summary",schemaPath:"#/$defs/ReasoningOptions/properties/summary/type",keyword:"type",params:{type: schema223.properties.summary.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs105 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.generate_summary !== undefined){
let data50 = data47.generate_summary;
const _errs107 = errors;
if((typeof data50 !== "string") && (data50 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"#/$defs/ReasoningOptions/properties/generate_summary/type",keyword:"type",params:{type: schema223.properties.generate_summary.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs107 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.context !== undefined){
let data51 = data47.context;
const _errs109 = errors;
if((typeof data51 !== "string") && (data51 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning/context",schemaPath:"#/$defs/ReasoningOptions/properties/context/type",keyword:"type",params:{type: schema223.properties.context.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs109 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.mode !== undefined){
let data52 = data47.mode;
const _errs111 = errors;
if((typeof data52 !== "string") && (data52 !== null)){
validate199.errors = [{instancePath:instancePath+"/reasoning/mode",schemaPath:"#/$defs/ReasoningOptions/properties/mode/type",keyword:"type",params:{type: schema223.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs111 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data53 = data.text;
const _errs113 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate199.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema225.properties.text.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data54 = data.truncation;
const _errs115 = errors;
if((typeof data54 !== "string") && (data54 !== null)){
validate199.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schema225.properties.truncation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data55 = data.previous_response_id;
const _errs117 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate199.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema225.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data56 = data.conversation;
const _errs119 = errors;
if((!(data56 && typeof data56 == "object" && !Array.isArray(data56))) && (data56 !== null)){
validate199.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema225.properties.conversation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data57 = data.prompt;
const _errs121 = errors;
if((!(data57 && typeof data57 == "object" && !Array.isArray(data57))) && (data57 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema225.properties.prompt.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data58 = data.background;
const _errs123 = errors;
if((typeof data58 !== "boolean") && (data58 !== null)){
validate199.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema225.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data59 = data.store;
const _errs125 = errors;
if((typeof data59 !== "boolean") && (data59 !== null)){
validate199.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema225.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs125 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data60 = data.metadata;
const _errs127 = errors;
if((!(data60 && typeof data60 == "object" && !Array.isArray(data60))) && (data60 !== null)){
validate199.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema225.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data61 = data.moderation;
const _errs129 = errors;
if((!(data61 && typeof data61 == "object" && !Array.isArray(data61))) && (data61 !== null)){
validate199.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema225.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data62 = data.image;
const _errs131 = errors;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
validate199.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema225.properties.image.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_programs !== undefined){
let data63 = data.access_programs;
const _errs133 = errors;
if((!(data63 && typeof data63 == "object" && !Array.isArray(data63))) && (data63 !== null)){
validate199.errors = [{instancePath:instancePath+"/access_programs",schemaPath:"#/properties/access_programs/type",keyword:"type",params:{type: schema225.properties.access_programs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data64 = data.input_transformations;
const _errs135 = errors;
if((!(Array.isArray(data64))) && (data64 !== null)){
validate199.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema225.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs135){
if(Array.isArray(data64)){
var valid17 = true;
const len3 = data64.length;
for(let i3=0; i3<len3; i3++){
let data65 = data64[i3];
const _errs137 = errors;
if(!(data65 && typeof data65 == "object" && !Array.isArray(data65))){
validate199.errors = [{instancePath:instancePath+"/input_transformations/" + i3,schemaPath:"#/properties/input_transformations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid17 = _errs137 === errors;
if(!valid17){
break;
}
}
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_diagnostics !== undefined){
let data66 = data.prompt_cache_diagnostics;
const _errs139 = errors;
if((!(data66 && typeof data66 == "object" && !Array.isArray(data66))) && (data66 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics",schemaPath:"#/properties/prompt_cache_diagnostics/type",keyword:"type",params:{type: schema225.properties.prompt_cache_diagnostics.type},message:"must be object,null"}];
return false;
}
if(errors === _errs139){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.type !== undefined){
const _errs141 = errors;
if(typeof data66.type !== "string"){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/type",schemaPath:"#/properties/prompt_cache_diagnostics/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs141 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.reason !== undefined){
const _errs143 = errors;
if(typeof data66.reason !== "string"){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/reason",schemaPath:"#/properties/prompt_cache_diagnostics/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs143 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.cache_missed_tokens !== undefined){
let data69 = data66.cache_missed_tokens;
const _errs145 = errors;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/cache_missed_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/cache_missed_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs145){
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/cache_missed_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/cache_missed_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid18 = _errs145 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.comparison_reusable_tokens !== undefined){
let data70 = data66.comparison_reusable_tokens;
const _errs147 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/comparison_reusable_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/comparison_reusable_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs147){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/comparison_reusable_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/comparison_reusable_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid18 = _errs147 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data71 = data.prompt_cache_key;
const _errs149 = errors;
if((typeof data71 !== "string") && (data71 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema225.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs149 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data72 = data.prompt_cache_options;
const _errs151 = errors;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_options",schemaPath:"#/properties/prompt_cache_options/type",keyword:"type",params:{type: schema225.properties.prompt_cache_options.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data73 = data.prompt_cache_retention;
const _errs153 = errors;
if((typeof data73 !== "string") && (data73 !== null)){
validate199.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema225.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data74 = data.safety_identifier;
const _errs155 = errors;
if((typeof data74 !== "string") && (data74 !== null)){
validate199.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema225.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data75 = data.service_tier;
const _errs157 = errors;
if((typeof data75 !== "string") && (data75 !== null)){
validate199.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema225.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_usage !== undefined){
let data76 = data.tool_usage;
const _errs159 = errors;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (data76 !== null)){
validate199.errors = [{instancePath:instancePath+"/tool_usage",schemaPath:"#/properties/tool_usage/type",keyword:"type",params:{type: schema225.properties.tool_usage.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs159 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data77 = data.user;
const _errs161 = errors;
if((typeof data77 !== "string") && (data77 !== null)){
validate199.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema225.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs161 === errors;
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
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"id":true,"object":true,"created_at":true,"completed_at":true,"model":true,"status":true,"output":true,"output_text":true,"usage":true,"error":true,"incomplete_details":true,"instructions":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"max_tool_calls":true,"temperature":true,"top_p":true,"max_output_tokens":true,"top_logprobs":true,"frequency_penalty":true,"presence_penalty":true,"reasoning":true,"text":true,"truncation":true,"previous_response_id":true,"conversation":true,"prompt":true,"background":true,"store":true,"metadata":true,"moderation":true,"image":true,"access_programs":true,"input_transformations":true,"prompt_cache_diagnostics":true,"prompt_cache_key":true,"prompt_cache_options":true,"prompt_cache_retention":true,"safety_identifier":true,"service_tier":true,"tool_usage":true,"user":true},"dynamicProps":false,"dynamicItems":false};

export const validateResponseStreamEvent = validate229;
const schema256 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["response.created","response.queued","response.in_progress","response.completed","response.incomplete","response.failed"],"isAbsent":false,"isNullable":false},{"values":["response.output_item.added","response.output_item.done"],"isAbsent":false,"isNullable":false},{"values":["response.content_part.added","response.content_part.done"],"isAbsent":false,"isNullable":false},{"values":["response.output_text.delta"],"isAbsent":false,"isNullable":false},{"values":["response.output_text.done"],"isAbsent":false,"isNullable":false},{"values":["response.output_text.annotation.added"],"isAbsent":false,"isNullable":false},{"values":["response.refusal.delta"],"isAbsent":false,"isNullable":false},{"values":["response.refusal.done"],"isAbsent":false,"isNullable":false},{"values":["response.reasoning_summary_part.added","response.reasoning_summary_part.done"],"isAbsent":false,"isNullable":false},{"values":["response.reasoning_summary_text.delta"],"isAbsent":false,"isNullable":false},{"values":["response.reasoning_summary_text.done"],"isAbsent":false,"isNullable":false},{"values":["response.reasoning_text.delta"],"isAbsent":false,"isNullable":false},{"values":["response.reasoning_text.done"],"isAbsent":false,"isNullable":false},{"values":["response.function_call_arguments.delta"],"isAbsent":false,"isNullable":false},{"values":["response.function_call_arguments.done"],"isAbsent":false,"isNullable":false},{"values":["response.custom_tool_call_input.delta"],"isAbsent":false,"isNullable":false},{"values":["response.custom_tool_call_input.done"],"isAbsent":false,"isNullable":false},{"values":["response.web_search_call.in_progress","response.web_search_call.searching","response.web_search_call.completed","response.file_search_call.in_progress","response.file_search_call.searching","response.file_search_call.completed","response.code_interpreter_call.in_progress","response.code_interpreter_call.interpreting","response.code_interpreter_call.completed","response.image_generation_call.in_progress","response.image_generation_call.generating","response.image_generation_call.completed","response.mcp_call.in_progress","response.mcp_call.completed","response.mcp_call.failed","response.mcp_list_tools.in_progress","response.mcp_list_tools.completed","response.mcp_list_tools.failed","response.compaction.compacting"],"isAbsent":false,"isNullable":false},{"values":["response.code_interpreter_call_code.delta","response.mcp_call_arguments.delta","response.shell_call_command.delta","response.shell_call_output_content.delta","response.apply_patch_call_operation_diff.delta"],"isAbsent":false,"isNullable":false},{"values":["response.code_interpreter_call_code.done","response.mcp_call_arguments.done","response.shell_call_command.added","response.shell_call_command.done","response.shell_call_output_content.done","response.apply_patch_call_operation_diff.done"],"isAbsent":false,"isNullable":false},{"values":["response.image_generation_call.partial_image"],"isAbsent":false,"isNullable":false},{"values":["response.audio.delta","response.audio.done","response.audio.transcript.delta","response.audio.transcript.done"],"isAbsent":false,"isNullable":false},{"values":["error"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/ResponseStateEvent"},{"$ref":"#/$defs/OutputItemEvent"},{"$ref":"#/$defs/ContentPartEvent"},{"$ref":"#/$defs/OutputTextDeltaEvent"},{"$ref":"#/$defs/OutputTextDoneEvent"},{"$ref":"#/$defs/OutputTextAnnotationEvent"},{"$ref":"#/$defs/RefusalDeltaEvent"},{"$ref":"#/$defs/RefusalDoneEvent"},{"$ref":"#/$defs/SummaryPartEvent"},{"$ref":"#/$defs/SummaryTextDeltaEvent"},{"$ref":"#/$defs/SummaryTextDoneEvent"},{"$ref":"#/$defs/ReasoningTextDeltaEvent"},{"$ref":"#/$defs/ReasoningTextDoneEvent"},{"$ref":"#/$defs/FunctionCallArgumentsDeltaEvent"},{"$ref":"#/$defs/FunctionCallArgumentsDoneEvent"},{"$ref":"#/$defs/CustomToolCallInputDeltaEvent"},{"$ref":"#/$defs/CustomToolCallInputDoneEvent"},{"$ref":"#/$defs/ServerToolProgressEvent"},{"$ref":"#/$defs/ServerToolDeltaEvent"},{"$ref":"#/$defs/ServerToolDoneEvent"},{"$ref":"#/$defs/PartialImageEvent"},{"$ref":"#/$defs/AudioEvent"},{"$ref":"#/$defs/StreamErrorEvent"}]};
const schema273 = {"type":"object","required":["type","delta","item_id","output_index","content_index"],"properties":{"type":{"const":"response.refusal.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"obfuscation":{"type":"string"}}};
const schema274 = {"type":"object","required":["type","refusal","item_id","output_index","content_index"],"properties":{"type":{"const":"response.refusal.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"refusal":{"type":"string"}}};
const schema277 = {"type":"object","required":["type","delta","item_id","output_index","summary_index"],"properties":{"type":{"const":"response.reasoning_summary_text.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"summary_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"obfuscation":{"type":"string"}}};
const schema278 = {"type":"object","required":["type","text","item_id","output_index","summary_index"],"properties":{"type":{"const":"response.reasoning_summary_text.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"summary_index":{"type":"integer","minimum":0},"text":{"type":"string"}}};
const schema279 = {"type":"object","required":["type","delta","item_id","output_index","content_index"],"properties":{"type":{"const":"response.reasoning_text.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"obfuscation":{"type":"string"}}};
const schema280 = {"type":"object","required":["type","text","item_id","output_index","content_index"],"properties":{"type":{"const":"response.reasoning_text.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"text":{"type":"string"}}};
const schema281 = {"type":"object","required":["type","delta","item_id","output_index"],"properties":{"type":{"const":"response.function_call_arguments.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"obfuscation":{"type":"string"}}};
const schema282 = {"type":"object","required":["type","arguments","item_id","output_index"],"properties":{"type":{"const":"response.function_call_arguments.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"name":{"type":"string"},"arguments":{"type":"string"}}};
const schema283 = {"type":"object","required":["type","delta","item_id","output_index"],"properties":{"type":{"const":"response.custom_tool_call_input.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"obfuscation":{"type":"string"}}};
const schema284 = {"type":"object","required":["type","input","item_id","output_index"],"properties":{"type":{"const":"response.custom_tool_call_input.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"input":{"type":"string"}}};
const schema285 = {"type":"object","required":["type","item_id","output_index"],"properties":{"type":{"type":"string","enum":["response.web_search_call.in_progress","response.web_search_call.searching","response.web_search_call.completed","response.file_search_call.in_progress","response.file_search_call.searching","response.file_search_call.completed","response.code_interpreter_call.in_progress","response.code_interpreter_call.interpreting","response.code_interpreter_call.completed","response.image_generation_call.in_progress","response.image_generation_call.generating","response.image_generation_call.completed","response.mcp_call.in_progress","response.mcp_call.completed","response.mcp_call.failed","response.mcp_list_tools.in_progress","response.mcp_list_tools.completed","response.mcp_list_tools.failed","response.compaction.compacting"]},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0}}};
const schema286 = {"type":"object","required":["type","delta","output_index"],"properties":{"type":{"type":"string","enum":["response.code_interpreter_call_code.delta","response.mcp_call_arguments.delta","response.shell_call_command.delta","response.shell_call_output_content.delta","response.apply_patch_call_operation_diff.delta"]},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"command_index":{"type":"integer","minimum":0},"delta":{"type":["string","object"]},"obfuscation":{"type":"string"}}};
const schema287 = {"type":"object","required":["type","output_index"],"properties":{"type":{"type":"string","enum":["response.code_interpreter_call_code.done","response.mcp_call_arguments.done","response.shell_call_command.added","response.shell_call_command.done","response.shell_call_output_content.done","response.apply_patch_call_operation_diff.done"]},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"command_index":{"type":"integer","minimum":0},"code":{"type":"string"},"arguments":{"type":"string"},"command":{"type":"string"},"diff":{"type":"string"},"output":{"type":"array","items":{"type":"object"}}}};
const schema288 = {"type":"object","required":["type","item_id","output_index","partial_image_b64","partial_image_index"],"properties":{"type":{"const":"response.image_generation_call.partial_image"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"partial_image_b64":{"type":"string"},"partial_image_index":{"type":"integer","minimum":0},"background":{"type":"string"},"output_format":{"type":"string"},"quality":{"type":"string"},"size":{"type":"string"}}};
const schema289 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["response.audio.delta","response.audio.done","response.audio.transcript.delta","response.audio.transcript.done"]},"sequence_number":{"type":"integer","minimum":0},"delta":{"type":"string"}}};
const schema290 = {"type":"object","required":["type"],"properties":{"type":{"const":"error"},"sequence_number":{"type":["integer","null"],"minimum":0},"code":{"type":["string","integer","null"]},"message":{"type":["string","null"]},"param":{"type":["string","null"]},"error":{"type":["object","null"],"properties":{"code":{"type":["string","integer","null"]},"message":{"type":["string","null"]},"param":{"type":["string","null"]},"type":{"type":["string","null"]}}}}};
const schema257 = {"type":"object","required":["type","response"],"properties":{"type":{"type":"string","enum":["response.created","response.queued","response.in_progress","response.completed","response.incomplete","response.failed"]},"sequence_number":{"type":"integer","minimum":0},"response":{"$ref":"#/$defs/ResponseState"}}};
const schema258 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/NonEmptyText"},"object":{"type":"string"},"created_at":{"type":"number","minimum":0},"completed_at":{"type":["number","null"],"minimum":0},"model":{"type":"string"},"status":{"type":"string"},"output":{"type":"array","items":{"$ref":"#/$defs/OutputItem"}},"output_text":{"type":["string","null"]},"usage":{"$ref":"#/$defs/ResponseUsage"},"error":{"$ref":"#/$defs/ResponseError"},"incomplete_details":{"type":["object","null"],"properties":{"reason":{"type":["string","null"]}}},"instructions":{"type":["string","array","null"],"items":{}},"tools":{"type":["array","null"],"items":{"type":"object","additionalProperties":true}},"tool_choice":{"$ref":"#/$defs/ResponseToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"max_tool_calls":{"type":["integer","null"]},"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"max_output_tokens":{"type":["integer","null"]},"top_logprobs":{"type":["integer","null"]},"frequency_penalty":{"type":["number","null"]},"presence_penalty":{"type":["number","null"]},"reasoning":{"$ref":"#/$defs/ReasoningOptions"},"text":{"type":["object","null"]},"truncation":{"type":["string","null"]},"previous_response_id":{"type":["string","null"]},"conversation":{"type":["object","null"]},"prompt":{"type":["object","null"]},"background":{"type":["boolean","null"]},"store":{"type":["boolean","null"]},"metadata":{"type":["object","null"]},"moderation":{"type":["object","null"]},"image":{"type":["object","null"]},"access_programs":{"type":["object","null"]},"input_transformations":{"type":["array","null"],"items":{"type":"object"}},"prompt_cache_diagnostics":{"type":["object","null"],"properties":{"type":{"type":"string"},"reason":{"type":"string"},"cache_missed_tokens":{"type":"integer","minimum":0},"comparison_reusable_tokens":{"type":"integer","minimum":0}}},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_options":{"type":["object","null"]},"prompt_cache_retention":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"service_tier":{"type":["string","null"]},"tool_usage":{"type":["object","null"]},"user":{"type":["string","null"]}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate231.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs4 = errors;
if(typeof data.object !== "string"){
validate231.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate231.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data3 = data.completed_at;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate231.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema258.properties.completed_at.type},message:"must be number,null"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate231.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.model !== undefined){
const _errs10 = errors;
if(typeof data.model !== "string"){
validate231.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate231.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate200(data6[i0], {instancePath:instancePath+"/output/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_text !== undefined){
let data8 = data.output_text;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate231.errors = [{instancePath:instancePath+"/output_text",schemaPath:"#/properties/output_text/type",keyword:"type",params:{type: schema258.properties.output_text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data9 = data.usage;
const _errs19 = errors;
const _errs20 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ResponseUsage/type",keyword:"type",params:{type: schema252.type},message:"must be object,null"}];
return false;
}
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.input_tokens === undefined) && (missing1 = "input_tokens")) || ((data9.output_tokens === undefined) && (missing1 = "output_tokens"))) || ((data9.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate231.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ResponseUsage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.input_tokens !== undefined){
let data10 = data9.input_tokens;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.input_tokens_details !== undefined){
let data11 = data9.input_tokens_details;
const _errs24 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.cached_tokens !== undefined){
let data12 = data11.cached_tokens;
const _errs26 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cached_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.cache_write_tokens !== undefined){
let data13 = data11.cache_write_tokens;
const _errs28 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.cache_write_tokens_details !== undefined){
let data14 = data11.cache_write_tokens_details;
const _errs30 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/type",keyword:"type",params:{type: schema252.properties.input_tokens_details.properties.cache_write_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs30){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.ttl_30m_tokens !== undefined){
let data15 = data14.ttl_30m_tokens;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_30m_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_30m_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_30m_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_30m_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.ttl_12h_tokens !== undefined){
let data16 = data14.ttl_12h_tokens;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_12h_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_12h_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate231.errors = [{instancePath:instancePath+"/usage/input_tokens_details/cache_write_tokens_details/ttl_12h_tokens",schemaPath:"#/$defs/ResponseUsage/properties/input_tokens_details/properties/cache_write_tokens_details/properties/ttl_12h_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output_tokens !== undefined){
let data17 = data9.output_tokens;
const _errs36 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate231.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate231.errors = [{instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output_tokens_details !== undefined){
let data18 = data9.output_tokens_details;
const _errs38 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/output_tokens_details",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/type",keyword:"type",params:{type: schema252.properties.output_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.reasoning_tokens !== undefined){
let data19 = data18.reasoning_tokens;
const _errs40 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate231.errors = [{instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema252.properties.output_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate231.errors = [{instancePath:instancePath+"/usage/output_tokens_details/reasoning_tokens",schemaPath:"#/$defs/ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.total_tokens !== undefined){
let data20 = data9.total_tokens;
const _errs42 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate231.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/ResponseUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate231.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/ResponseUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
}
}
}
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
if(data.error !== undefined){
let data21 = data.error;
const _errs44 = errors;
const _errs45 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate231.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ResponseError/type",keyword:"type",params:{type: schema253.type},message:"must be object,null"}];
return false;
}
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.code !== undefined){
let data22 = data21.code;
const _errs47 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate231.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/$defs/ResponseError/properties/code/type",keyword:"type",params:{type: schema253.properties.code.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs47 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.message !== undefined){
const _errs49 = errors;
if(typeof data21.message !== "string"){
validate231.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ResponseError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs49 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.type !== undefined){
let data24 = data21.type;
const _errs51 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate231.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/$defs/ResponseError/properties/type/type",keyword:"type",params:{type: schema253.properties.type.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs51 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.param !== undefined){
let data25 = data21.param;
const _errs53 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate231.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/$defs/ResponseError/properties/param/type",keyword:"type",params:{type: schema253.properties.param.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.misalignment !== undefined){
let data26 = data21.misalignment;
const _errs55 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate231.errors = [{instancePath:instancePath+"/error/misalignment",schemaPath:"#/$defs/ResponseError/properties/misalignment/type",keyword:"type",params:{type: schema253.properties.misalignment.type},message:"must be object,null"}];
return false;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incomplete_details !== undefined){
let data27 = data.incomplete_details;
const _errs57 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate231.errors = [{instancePath:instancePath+"/incomplete_details",schemaPath:"#/properties/incomplete_details/type",keyword:"type",params:{type: schema258.properties.incomplete_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs57){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.reason !== undefined){
let data28 = data27.reason;
if((typeof data28 !== "string") && (data28 !== null)){
validate231.errors = [{instancePath:instancePath+"/incomplete_details/reason",schemaPath:"#/properties/incomplete_details/properties/reason/type",keyword:"type",params:{type: schema258.properties.incomplete_details.properties.reason.type},message:"must be string,null"}];
return false;
}
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data29 = data.instructions;
const _errs61 = errors;
if(((typeof data29 !== "string") && (!(Array.isArray(data29)))) && (data29 !== null)){
validate231.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema258.properties.instructions.type},message:"must be string,array,null"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data30 = data.tools;
const _errs63 = errors;
if((!(Array.isArray(data30))) && (data30 !== null)){
validate231.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema258.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs63){
if(Array.isArray(data30)){
var valid11 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
const _errs65 = errors;
if(errors === _errs65){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
}
else {
validate231.errors = [{instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs65 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data32 = data.tool_choice;
const _errs68 = errors;
const _errs69 = errors;
if(((typeof data32 !== "string") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))) && (data32 !== null)){
validate231.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/type",keyword:"type",params:{type: schema222.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs69){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing2;
if((data32.type === undefined) && (missing2 = "type")){
validate231.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data32.type !== undefined){
const _errs71 = errors;
if(typeof data32.type !== "string"){
validate231.errors = [{instancePath:instancePath+"/tool_choice/type",schemaPath:"#/$defs/ResponseToolChoice/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs71 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.name !== undefined){
let data34 = data32.name;
const _errs73 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
validate231.errors = [{instancePath:instancePath+"/tool_choice/name",schemaPath:"#/$defs/ResponseToolChoice/properties/name/type",keyword:"type",params:{type: schema222.properties.name.type},message:"must be string,null"}];
return false;
}
var valid13 = _errs73 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.mode !== undefined){
let data35 = data32.mode;
const _errs75 = errors;
if(typeof data35 !== "string"){
validate231.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data35 === "auto") || (data35 === "required"))){
validate231.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/enum",keyword:"enum",params:{allowedValues: schema222.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs75 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.tools !== undefined){
let data36 = data32.tools;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data36)){
var valid14 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
const _errs79 = errors;
if(errors === _errs79){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
}
else {
validate231.errors = [{instancePath:instancePath+"/tool_choice/tools/" + i2,schemaPath:"#/$defs/ResponseToolChoice/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs79 === errors;
if(!valid14){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/tool_choice/tools",schemaPath:"#/$defs/ResponseToolChoice/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid13 = _errs77 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data32.server_label !== undefined){
const _errs82 = errors;
if(typeof data32.server_label !== "string"){
validate231.errors = [{instancePath:instancePath+"/tool_choice/server_label",schemaPath:"#/$defs/ResponseToolChoice/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs82 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data39 = data.parallel_tool_calls;
const _errs84 = errors;
if((typeof data39 !== "boolean") && (data39 !== null)){
validate231.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema258.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data40 = data.max_tool_calls;
const _errs86 = errors;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
validate231.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/type",keyword:"type",params:{type: schema258.properties.max_tool_calls.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data41 = data.temperature;
const _errs88 = errors;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
validate231.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema258.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data42 = data.top_p;
const _errs90 = errors;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
validate231.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema258.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data43 = data.max_output_tokens;
const _errs92 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
validate231.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema258.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data44 = data.top_logprobs;
const _errs94 = errors;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
validate231.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema258.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data45 = data.frequency_penalty;
const _errs96 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
validate231.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema258.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data46 = data.presence_penalty;
const _errs98 = errors;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
validate231.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema258.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data47 = data.reasoning;
const _errs100 = errors;
const _errs101 = errors;
if((!(data47 && typeof data47 == "object" && !Array.isArray(data47))) && (data47 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/$defs/ReasoningOptions/type",keyword:"type",params:{type: schema223.type},message:"must be object,null"}];
return false;
}
if(errors === _errs101){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.effort !== undefined){
let data48 = data47.effort;
const _errs103 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/$defs/ReasoningOptions/properties/effort/type",keyword:"type",params:{type: schema223.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs103 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.summary !== undefined){
let data49 = data47.summary;
const _errs105 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning/summary",schemaPath:"#/$defs/ReasoningOptions/properties/summary/type",keyword:"type",params:{type: schema223.properties.summary.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs105 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.generate_summary !== undefined){
let data50 = data47.generate_summary;
const _errs107 = errors;
if((typeof data50 !== "string") && (data50 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"#/$defs/ReasoningOptions/properties/generate_summary/type",keyword:"type",params:{type: schema223.properties.generate_summary.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs107 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.context !== undefined){
let data51 = data47.context;
const _errs109 = errors;
if((typeof data51 !== "string") && (data51 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning/context",schemaPath:"#/$defs/ReasoningOptions/properties/context/type",keyword:"type",params:{type: schema223.properties.context.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs109 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data47.mode !== undefined){
let data52 = data47.mode;
const _errs111 = errors;
if((typeof data52 !== "string") && (data52 !== null)){
validate231.errors = [{instancePath:instancePath+"/reasoning/mode",schemaPath:"#/$defs/ReasoningOptions/properties/mode/type",keyword:"type",params:{type: schema223.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid16 = _errs111 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data53 = data.text;
const _errs113 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate231.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema258.properties.text.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data54 = data.truncation;
const _errs115 = errors;
if((typeof data54 !== "string") && (data54 !== null)){
validate231.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schema258.properties.truncation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data55 = data.previous_response_id;
const _errs117 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate231.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema258.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data56 = data.conversation;
const _errs119 = errors;
if((!(data56 && typeof data56 == "object" && !Array.isArray(data56))) && (data56 !== null)){
validate231.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema258.properties.conversation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data57 = data.prompt;
const _errs121 = errors;
if((!(data57 && typeof data57 == "object" && !Array.isArray(data57))) && (data57 !== null)){
validate231.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema258.properties.prompt.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data58 = data.background;
const _errs123 = errors;
if((typeof data58 !== "boolean") && (data58 !== null)){
validate231.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema258.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data59 = data.store;
const _errs125 = errors;
if((typeof data59 !== "boolean") && (data59 !== null)){
validate231.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema258.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs125 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data60 = data.metadata;
const _errs127 = errors;
if((!(data60 && typeof data60 == "object" && !Array.isArray(data60))) && (data60 !== null)){
validate231.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema258.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data61 = data.moderation;
const _errs129 = errors;
if((!(data61 && typeof data61 == "object" && !Array.isArray(data61))) && (data61 !== null)){
validate231.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema258.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data62 = data.image;
const _errs131 = errors;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
validate231.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema258.properties.image.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_programs !== undefined){
let data63 = data.access_programs;
const _errs133 = errors;
if((!(data63 && typeof data63 == "object" && !Array.isArray(data63))) && (data63 !== null)){
validate231.errors = [{instancePath:instancePath+"/access_programs",schemaPath:"#/properties/access_programs/type",keyword:"type",params:{type: schema258.properties.access_programs.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_transformations !== undefined){
let data64 = data.input_transformations;
const _errs135 = errors;
if((!(Array.isArray(data64))) && (data64 !== null)){
validate231.errors = [{instancePath:instancePath+"/input_transformations",schemaPath:"#/properties/input_transformations/type",keyword:"type",params:{type: schema258.properties.input_transformations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs135){
if(Array.isArray(data64)){
var valid17 = true;
const len3 = data64.length;
for(let i3=0; i3<len3; i3++){
let data65 = data64[i3];
const _errs137 = errors;
if(!(data65 && typeof data65 == "object" && !Array.isArray(data65))){
validate231.errors = [{instancePath:instancePath+"/input_transformations/" + i3,schemaPath:"#/properties/input_transformations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid17 = _errs137 === errors;
if(!valid17){
break;
}
}
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_diagnostics !== undefined){
let data66 = data.prompt_cache_diagnostics;
const _errs139 = errors;
if((!(data66 && typeof data66 == "object" && !Array.isArray(data66))) && (data66 !== null)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics",schemaPath:"#/properties/prompt_cache_diagnostics/type",keyword:"type",params:{type: schema258.properties.prompt_cache_diagnostics.type},message:"must be object,null"}];
return false;
}
if(errors === _errs139){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.type !== undefined){
const _errs141 = errors;
if(typeof data66.type !== "string"){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/type",schemaPath:"#/properties/prompt_cache_diagnostics/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs141 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.reason !== undefined){
const _errs143 = errors;
if(typeof data66.reason !== "string"){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/reason",schemaPath:"#/properties/prompt_cache_diagnostics/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs143 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.cache_missed_tokens !== undefined){
let data69 = data66.cache_missed_tokens;
const _errs145 = errors;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/cache_missed_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/cache_missed_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs145){
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/cache_missed_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/cache_missed_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid18 = _errs145 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data66.comparison_reusable_tokens !== undefined){
let data70 = data66.comparison_reusable_tokens;
const _errs147 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/comparison_reusable_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/comparison_reusable_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs147){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_diagnostics/comparison_reusable_tokens",schemaPath:"#/properties/prompt_cache_diagnostics/properties/comparison_reusable_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid18 = _errs147 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data71 = data.prompt_cache_key;
const _errs149 = errors;
if((typeof data71 !== "string") && (data71 !== null)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema258.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs149 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data72 = data.prompt_cache_options;
const _errs151 = errors;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_options",schemaPath:"#/properties/prompt_cache_options/type",keyword:"type",params:{type: schema258.properties.prompt_cache_options.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data73 = data.prompt_cache_retention;
const _errs153 = errors;
if((typeof data73 !== "string") && (data73 !== null)){
validate231.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema258.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data74 = data.safety_identifier;
const _errs155 = errors;
if((typeof data74 !== "string") && (data74 !== null)){
validate231.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema258.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data75 = data.service_tier;
const _errs157 = errors;
if((typeof data75 !== "string") && (data75 !== null)){
validate231.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema258.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_usage !== undefined){
let data76 = data.tool_usage;
const _errs159 = errors;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (data76 !== null)){
validate231.errors = [{instancePath:instancePath+"/tool_usage",schemaPath:"#/properties/tool_usage/type",keyword:"type",params:{type: schema258.properties.tool_usage.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs159 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data77 = data.user;
const _errs161 = errors;
if((typeof data77 !== "string") && (data77 !== null)){
validate231.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema258.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs161 === errors;
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"id":true,"object":true,"created_at":true,"completed_at":true,"model":true,"status":true,"output":true,"output_text":true,"usage":true,"error":true,"incomplete_details":true,"instructions":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"max_tool_calls":true,"temperature":true,"top_p":true,"max_output_tokens":true,"top_logprobs":true,"frequency_penalty":true,"presence_penalty":true,"reasoning":true,"text":true,"truncation":true,"previous_response_id":true,"conversation":true,"prompt":true,"background":true,"store":true,"metadata":true,"moderation":true,"image":true,"access_programs":true,"input_transformations":true,"prompt_cache_diagnostics":true,"prompt_cache_key":true,"prompt_cache_options":true,"prompt_cache_retention":true,"safety_identifier":true,"service_tier":true,"tool_usage":true,"user":true},"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "response.created") || (data0 === "response.queued")) || (data0 === "response.in_progress")) || (data0 === "response.completed")) || (data0 === "response.incomplete")) || (data0 === "response.failed"))){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema257.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate230.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate230.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.response !== undefined){
const _errs5 = errors;
if(!(validate231(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"type":true,"sequence_number":true,"response":true},"dynamicProps":false,"dynamicItems":false};

const schema264 = {"type":"object","required":["type","item","output_index"],"properties":{"type":{"type":"string","enum":["response.output_item.added","response.output_item.done"]},"sequence_number":{"type":"integer","minimum":0},"output_index":{"type":"integer","minimum":0},"item":{"$ref":"#/$defs/OutputItem"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.item === undefined) && (missing0 = "item"))) || ((data.output_index === undefined) && (missing0 = "output_index"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate235.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.output_item.added") || (data0 === "response.output_item.done"))){
validate235.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema264.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate235.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate235.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.output_index !== undefined){
let data2 = data.output_index;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate235.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate235.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item !== undefined){
const _errs7 = errors;
if(!(validate200(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"type":true,"sequence_number":true,"output_index":true,"item":true},"dynamicProps":false,"dynamicItems":false};

const schema265 = {"type":"object","required":["type","part","item_id","output_index","content_index"],"properties":{"type":{"type":"string","enum":["response.content_part.added","response.content_part.done"]},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"part":{"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["output_text"],"isAbsent":false,"isNullable":false},{"values":["refusal"],"isAbsent":false,"isNullable":false},{"values":["reasoning_text","text"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/OutputText"},{"$ref":"#/$defs/OutputRefusal"},{"$ref":"#/$defs/ReasoningText"}]}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.part === undefined) && (missing0 = "part"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate238.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.content_part.added") || (data0 === "response.content_part.done"))){
validate238.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema265.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate238.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate238.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item_id !== undefined){
const _errs5 = errors;
if(typeof data.item_id !== "string"){
validate238.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate238.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate238.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate238.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate238.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data5 = data.part;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.type !== undefined){
const _errs14 = errors;
if(typeof data5.type !== "string"){
validate238.errors = [{instancePath:instancePath+"/part/type",schemaPath:"#/properties/part/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const tag0 = data5["type"];
if(tag0 === "output_text"){
if(!(validate117(data5, {instancePath:instancePath+"/part",parentData:data,parentDataProperty:"part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.annotations = true;
props0.logprobs = true;
}
else if(tag0 === "refusal"){
const _errs18 = errors;
if(errors === _errs18){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.type === undefined) && (missing2 = "type")) || ((data5.refusal === undefined) && (missing2 = "refusal"))){
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/OutputRefusal/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.type !== undefined){
const _errs20 = errors;
if("refusal" !== data5.type){
validate238.errors = [{instancePath:instancePath+"/part/type",schemaPath:"#/$defs/OutputRefusal/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.refusal !== undefined){
const _errs21 = errors;
if(typeof data5.refusal !== "string"){
validate238.errors = [{instancePath:instancePath+"/part/refusal",schemaPath:"#/$defs/OutputRefusal/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/OutputRefusal/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.refusal = true;
}
}
else if(tag0 === "reasoning_text" || tag0 === "text"){
const _errs24 = errors;
if(errors === _errs24){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if(((data5.type === undefined) && (missing3 = "type")) || ((data5.text === undefined) && (missing3 = "text"))){
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/ReasoningText/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data5.type !== undefined){
let data9 = data5.type;
const _errs26 = errors;
if(typeof data9 !== "string"){
validate238.errors = [{instancePath:instancePath+"/part/type",schemaPath:"#/$defs/ReasoningText/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "reasoning_text") || (data9 === "text"))){
validate238.errors = [{instancePath:instancePath+"/part/type",schemaPath:"#/$defs/ReasoningText/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data5.text !== undefined){
const _errs28 = errors;
if(typeof data5.text !== "string"){
validate238.errors = [{instancePath:instancePath+"/part/text",schemaPath:"#/$defs/ReasoningText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs28 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/ReasoningText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.text = true;
}
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"type":true,"sequence_number":true,"item_id":true,"output_index":true,"content_index":true,"part":true},"dynamicProps":false,"dynamicItems":false};

const schema268 = {"type":"object","required":["type","delta","item_id","output_index","content_index"],"properties":{"type":{"const":"response.output_text.delta"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"delta":{"type":"string"},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}},"obfuscation":{"type":"string"}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.delta === undefined) && (missing0 = "delta"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("response.output_text.delta" !== data.type){
validate241.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate241.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate241.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item_id !== undefined){
const _errs4 = errors;
if(typeof data.item_id !== "string"){
validate241.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate241.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate241.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate241.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate241.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.delta !== undefined){
const _errs10 = errors;
if(typeof data.delta !== "string"){
validate241.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data6 = data.logprobs;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate241.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema268.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs12){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.token === undefined) && (missing1 = "token")) || ((data7.logprob === undefined) && (missing1 = "logprob"))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.token !== undefined){
const _errs17 = errors;
if(typeof data7.token !== "string"){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.logprob !== undefined){
let data9 = data7.logprob;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.bytes !== undefined){
let data10 = data7.bytes;
const _errs21 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema98.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs21){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/bytes/" + i1,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.top_logprobs !== undefined){
let data12 = data7.top_logprobs;
const _errs25 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema98.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs25){
if(Array.isArray(data12)){
var valid5 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.token === undefined) && (missing2 = "token")) || ((data13.logprob === undefined) && (missing2 = "logprob"))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.token !== undefined){
const _errs29 = errors;
if(typeof data13.token !== "string"){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.logprob !== undefined){
let data15 = data13.logprob;
const _errs31 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.bytes !== undefined){
let data16 = data13.bytes;
const _errs33 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema98.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs33){
if(Array.isArray(data16)){
var valid7 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/bytes/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs35 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/logprobs/" + i0,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs37 = errors;
if(typeof data.obfuscation !== "string"){
validate241.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs37 === errors;
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
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"type":true,"sequence_number":true,"item_id":true,"output_index":true,"content_index":true,"delta":true,"logprobs":true,"obfuscation":true},"dynamicProps":false,"dynamicItems":false};

const schema270 = {"type":"object","required":["type","text","item_id","output_index","content_index"],"properties":{"type":{"const":"response.output_text.done"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"text":{"type":"string"},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("response.output_text.done" !== data.type){
validate243.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.done"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate243.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate243.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item_id !== undefined){
const _errs4 = errors;
if(typeof data.item_id !== "string"){
validate243.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate243.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate243.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate243.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate243.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.text !== undefined){
const _errs10 = errors;
if(typeof data.text !== "string"){
validate243.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data6 = data.logprobs;
const _errs12 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate243.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema270.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs12){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.token === undefined) && (missing1 = "token")) || ((data7.logprob === undefined) && (missing1 = "logprob"))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.token !== undefined){
const _errs17 = errors;
if(typeof data7.token !== "string"){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.logprob !== undefined){
let data9 = data7.logprob;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.bytes !== undefined){
let data10 = data7.bytes;
const _errs21 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema98.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs21){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/bytes/" + i1,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.top_logprobs !== undefined){
let data12 = data7.top_logprobs;
const _errs25 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema98.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs25){
if(Array.isArray(data12)){
var valid5 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.token === undefined) && (missing2 = "token")) || ((data13.logprob === undefined) && (missing2 = "logprob"))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.token !== undefined){
const _errs29 = errors;
if(typeof data13.token !== "string"){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.logprob !== undefined){
let data15 = data13.logprob;
const _errs31 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.bytes !== undefined){
let data16 = data13.bytes;
const _errs33 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema98.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs33){
if(Array.isArray(data16)){
var valid7 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2+"/bytes/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs35 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/logprobs/" + i0,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
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
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"type":true,"sequence_number":true,"item_id":true,"output_index":true,"content_index":true,"text":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};

const schema272 = {"type":"object","required":["type","annotation","item_id","output_index","content_index"],"properties":{"type":{"const":"response.output_text.annotation.added"},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"content_index":{"type":"integer","minimum":0},"annotation_index":{"type":"integer","minimum":0},"annotation":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TextAnnotation"}}]}}};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.annotation === undefined) && (missing0 = "annotation"))) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.content_index === undefined) && (missing0 = "content_index"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("response.output_text.annotation.added" !== data.type){
validate245.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "response.output_text.annotation.added"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate245.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate245.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item_id !== undefined){
const _errs4 = errors;
if(typeof data.item_id !== "string"){
validate245.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate245.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate245.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_index !== undefined){
let data4 = data.content_index;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate245.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate245.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.annotation_index !== undefined){
let data5 = data.annotation_index;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate245.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate245.errors = [{instancePath:instancePath+"/annotation_index",schemaPath:"#/properties/annotation_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotation !== undefined){
let data6 = data.annotation;
const _errs12 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate245.errors = [{instancePath:instancePath+"/annotation",schemaPath:"#/properties/annotation/type",keyword:"type",params:{type: schema272.properties.annotation.type},message:"must be object,null"}];
return false;
}
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs18 = errors;
if(!(validate118(data6, {instancePath:instancePath+"/annotation",parentData:data,parentDataProperty:"annotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid2 = _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/annotation",schemaPath:"#/properties/annotation/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate245.errors = vErrors;
return false;
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
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"type":true,"sequence_number":true,"item_id":true,"output_index":true,"content_index":true,"annotation_index":true,"annotation":true},"dynamicProps":false,"dynamicItems":false};

const schema275 = {"type":"object","required":["type","item_id","output_index","summary_index"],"properties":{"type":{"type":"string","enum":["response.reasoning_summary_part.added","response.reasoning_summary_part.done"]},"sequence_number":{"type":"integer","minimum":0},"item_id":{"type":"string"},"output_index":{"type":"integer","minimum":0},"summary_index":{"type":"integer","minimum":0},"part":{"$ref":"#/$defs/SummaryText"},"status":{"type":["string","null"]}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.item_id === undefined) && (missing0 = "item_id"))) || ((data.output_index === undefined) && (missing0 = "output_index"))) || ((data.summary_index === undefined) && (missing0 = "summary_index"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "response.reasoning_summary_part.added") || (data0 === "response.reasoning_summary_part.done"))){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema275.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence_number !== undefined){
let data1 = data.sequence_number;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate248.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate248.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.item_id !== undefined){
const _errs5 = errors;
if(typeof data.item_id !== "string"){
validate248.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_index !== undefined){
let data3 = data.output_index;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate248.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate248.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.summary_index !== undefined){
let data4 = data.summary_index;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate248.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate248.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data5 = data.part;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.text === undefined) && (missing1 = "text"))){
validate248.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/SummaryText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.type !== undefined){
const _errs14 = errors;
if("summary_text" !== data5.type){
validate248.errors = [{instancePath:instancePath+"/part/type",schemaPath:"#/$defs/SummaryText/properties/type/const",keyword:"const",params:{allowedValue: "summary_text"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.text !== undefined){
const _errs15 = errors;
if(typeof data5.text !== "string"){
validate248.errors = [{instancePath:instancePath+"/part/text",schemaPath:"#/$defs/SummaryText/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/part",schemaPath:"#/$defs/SummaryText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema275.properties.status.type},message:"must be string,null"}];
return false;
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
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"type":true,"sequence_number":true,"item_id":true,"output_index":true,"summary_index":true,"part":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
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
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "response.created" || tag0 === "response.queued" || tag0 === "response.in_progress" || tag0 === "response.completed" || tag0 === "response.incomplete" || tag0 === "response.failed"){
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.sequence_number = true;
props0.response = true;
}
else if(tag0 === "response.output_item.added" || tag0 === "response.output_item.done"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.output_index = true;
props0.item = true;
}
}
else if(tag0 === "response.content_part.added" || tag0 === "response.content_part.done"){
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.part = true;
}
}
else if(tag0 === "response.output_text.delta"){
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.delta = true;
props0.logprobs = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.output_text.done"){
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.text = true;
props0.logprobs = true;
}
}
else if(tag0 === "response.output_text.annotation.added"){
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.annotation_index = true;
props0.annotation = true;
}
}
else if(tag0 === "response.refusal.delta"){
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.type === undefined) && (missing1 = "type")) || ((data.delta === undefined) && (missing1 = "delta"))) || ((data.item_id === undefined) && (missing1 = "item_id"))) || ((data.output_index === undefined) && (missing1 = "output_index"))) || ((data.content_index === undefined) && (missing1 = "content_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/RefusalDeltaEvent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs13 = errors;
if("response.refusal.delta" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RefusalDeltaEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.delta"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs13 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.sequence_number !== undefined){
let data2 = data.sequence_number;
const _errs14 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/RefusalDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/RefusalDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs14 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.item_id !== undefined){
const _errs16 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/RefusalDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs16 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.output_index !== undefined){
let data4 = data.output_index;
const _errs18 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/RefusalDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/RefusalDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs18 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.content_index !== undefined){
let data5 = data.content_index;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/RefusalDeltaEvent/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/RefusalDeltaEvent/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.delta !== undefined){
const _errs22 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/RefusalDeltaEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs22 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.obfuscation !== undefined){
const _errs24 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/RefusalDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs24 === errors;
}
else {
var valid10 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/RefusalDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.refusal.done"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.type === undefined) && (missing2 = "type")) || ((data.refusal === undefined) && (missing2 = "refusal"))) || ((data.item_id === undefined) && (missing2 = "item_id"))) || ((data.output_index === undefined) && (missing2 = "output_index"))) || ((data.content_index === undefined) && (missing2 = "content_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/RefusalDoneEvent/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs29 = errors;
if("response.refusal.done" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RefusalDoneEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.refusal.done"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.sequence_number !== undefined){
let data9 = data.sequence_number;
const _errs30 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/RefusalDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/RefusalDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs30 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.item_id !== undefined){
const _errs32 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/RefusalDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs32 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.output_index !== undefined){
let data11 = data.output_index;
const _errs34 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/RefusalDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/RefusalDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs34 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.content_index !== undefined){
let data12 = data.content_index;
const _errs36 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/RefusalDoneEvent/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/RefusalDoneEvent/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs36 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.refusal !== undefined){
const _errs38 = errors;
if(typeof data.refusal !== "string"){
validate229.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/$defs/RefusalDoneEvent/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs38 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/RefusalDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.refusal = true;
}
}
else if(tag0 === "response.reasoning_summary_part.added" || tag0 === "response.reasoning_summary_part.done"){
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.summary_index = true;
props0.part = true;
props0.status = true;
}
}
else if(tag0 === "response.reasoning_summary_text.delta"){
const _errs42 = errors;
if(errors === _errs42){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((data.type === undefined) && (missing3 = "type")) || ((data.delta === undefined) && (missing3 = "delta"))) || ((data.item_id === undefined) && (missing3 = "item_id"))) || ((data.output_index === undefined) && (missing3 = "output_index"))) || ((data.summary_index === undefined) && (missing3 = "summary_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/SummaryTextDeltaEvent/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs44 = errors;
if("response.reasoning_summary_text.delta" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs44 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.sequence_number !== undefined){
let data15 = data.sequence_number;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs45 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.item_id !== undefined){
const _errs47 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs47 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.output_index !== undefined){
let data17 = data.output_index;
const _errs49 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs49 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.summary_index !== undefined){
let data18 = data.summary_index;
const _errs51 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate229.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs51){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate229.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs51 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.delta !== undefined){
const _errs53 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs53 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.obfuscation !== undefined){
const _errs55 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/SummaryTextDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs55 === errors;
}
else {
var valid17 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/SummaryTextDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.summary_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.reasoning_summary_text.done"){
const _errs58 = errors;
if(errors === _errs58){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((((data.type === undefined) && (missing4 = "type")) || ((data.text === undefined) && (missing4 = "text"))) || ((data.item_id === undefined) && (missing4 = "item_id"))) || ((data.output_index === undefined) && (missing4 = "output_index"))) || ((data.summary_index === undefined) && (missing4 = "summary_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/SummaryTextDoneEvent/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs60 = errors;
if("response.reasoning_summary_text.done" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_summary_text.done"},message:"must be equal to constant"}];
return false;
}
var valid20 = _errs60 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.sequence_number !== undefined){
let data22 = data.sequence_number;
const _errs61 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs61){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs61 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.item_id !== undefined){
const _errs63 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs63 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.output_index !== undefined){
let data24 = data.output_index;
const _errs65 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs65){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs65 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.summary_index !== undefined){
let data25 = data.summary_index;
const _errs67 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate229.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/summary_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs67){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate229.errors = [{instancePath:instancePath+"/summary_index",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/summary_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs67 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.text !== undefined){
const _errs69 = errors;
if(typeof data.text !== "string"){
validate229.errors = [{instancePath:instancePath+"/text",schemaPath:"#/$defs/SummaryTextDoneEvent/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs69 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/SummaryTextDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.summary_index = true;
props0.text = true;
}
}
else if(tag0 === "response.reasoning_text.delta"){
const _errs72 = errors;
if(errors === _errs72){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((((data.type === undefined) && (missing5 = "type")) || ((data.delta === undefined) && (missing5 = "delta"))) || ((data.item_id === undefined) && (missing5 = "item_id"))) || ((data.output_index === undefined) && (missing5 = "output_index"))) || ((data.content_index === undefined) && (missing5 = "content_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/ReasoningTextDeltaEvent/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs74 = errors;
if("response.reasoning_text.delta" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_text.delta"},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs74 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.sequence_number !== undefined){
let data28 = data.sequence_number;
const _errs75 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs75){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs75 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.item_id !== undefined){
const _errs77 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs77 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.output_index !== undefined){
let data30 = data.output_index;
const _errs79 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs79){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs79 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.content_index !== undefined){
let data31 = data.content_index;
const _errs81 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs81 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.delta !== undefined){
const _errs83 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs83 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.obfuscation !== undefined){
const _errs85 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/ReasoningTextDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs85 === errors;
}
else {
var valid23 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/ReasoningTextDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.reasoning_text.done"){
const _errs88 = errors;
if(errors === _errs88){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((((data.type === undefined) && (missing6 = "type")) || ((data.text === undefined) && (missing6 = "text"))) || ((data.item_id === undefined) && (missing6 = "item_id"))) || ((data.output_index === undefined) && (missing6 = "output_index"))) || ((data.content_index === undefined) && (missing6 = "content_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/ReasoningTextDoneEvent/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs90 = errors;
if("response.reasoning_text.done" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.reasoning_text.done"},message:"must be equal to constant"}];
return false;
}
var valid26 = _errs90 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.sequence_number !== undefined){
let data35 = data.sequence_number;
const _errs91 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs91){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs91 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.item_id !== undefined){
const _errs93 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs93 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.output_index !== undefined){
let data37 = data.output_index;
const _errs95 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs95){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs95 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.content_index !== undefined){
let data38 = data.content_index;
const _errs97 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/content_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs97){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate229.errors = [{instancePath:instancePath+"/content_index",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/content_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs97 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.text !== undefined){
const _errs99 = errors;
if(typeof data.text !== "string"){
validate229.errors = [{instancePath:instancePath+"/text",schemaPath:"#/$defs/ReasoningTextDoneEvent/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs99 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/ReasoningTextDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.content_index = true;
props0.text = true;
}
}
else if(tag0 === "response.function_call_arguments.delta"){
const _errs102 = errors;
if(errors === _errs102){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((((data.type === undefined) && (missing7 = "type")) || ((data.delta === undefined) && (missing7 = "delta"))) || ((data.item_id === undefined) && (missing7 = "item_id"))) || ((data.output_index === undefined) && (missing7 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs104 = errors;
if("response.function_call_arguments.delta" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.delta"},message:"must be equal to constant"}];
return false;
}
var valid29 = _errs104 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.sequence_number !== undefined){
let data41 = data.sequence_number;
const _errs105 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid29 = _errs105 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.item_id !== undefined){
const _errs107 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs107 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.output_index !== undefined){
let data43 = data.output_index;
const _errs109 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs109){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid29 = _errs109 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.delta !== undefined){
const _errs111 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs111 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.obfuscation !== undefined){
const _errs113 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs113 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallArgumentsDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.function_call_arguments.done"){
const _errs116 = errors;
if(errors === _errs116){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((((data.type === undefined) && (missing8 = "type")) || ((data.arguments === undefined) && (missing8 = "arguments"))) || ((data.item_id === undefined) && (missing8 = "item_id"))) || ((data.output_index === undefined) && (missing8 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs118 = errors;
if("response.function_call_arguments.done" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.function_call_arguments.done"},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs118 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.sequence_number !== undefined){
let data47 = data.sequence_number;
const _errs119 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs119){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid32 = _errs119 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.item_id !== undefined){
const _errs121 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs121 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.output_index !== undefined){
let data49 = data.output_index;
const _errs123 = errors;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs123){
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid32 = _errs123 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.name !== undefined){
const _errs125 = errors;
if(typeof data.name !== "string"){
validate229.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs125 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.arguments !== undefined){
const _errs127 = errors;
if(typeof data.arguments !== "string"){
validate229.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs127 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallArgumentsDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.name = true;
props0.arguments = true;
}
}
else if(tag0 === "response.custom_tool_call_input.delta"){
const _errs130 = errors;
if(errors === _errs130){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((((data.type === undefined) && (missing9 = "type")) || ((data.delta === undefined) && (missing9 = "delta"))) || ((data.item_id === undefined) && (missing9 = "item_id"))) || ((data.output_index === undefined) && (missing9 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs132 = errors;
if("response.custom_tool_call_input.delta" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.custom_tool_call_input.delta"},message:"must be equal to constant"}];
return false;
}
var valid35 = _errs132 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.sequence_number !== undefined){
let data53 = data.sequence_number;
const _errs133 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs133){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid35 = _errs133 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.item_id !== undefined){
const _errs135 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs135 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.output_index !== undefined){
let data55 = data.output_index;
const _errs137 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs137){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid35 = _errs137 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.delta !== undefined){
const _errs139 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs139 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.obfuscation !== undefined){
const _errs141 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs141 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/CustomToolCallInputDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.custom_tool_call_input.done"){
const _errs144 = errors;
if(errors === _errs144){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((((data.type === undefined) && (missing10 = "type")) || ((data.input === undefined) && (missing10 = "input"))) || ((data.item_id === undefined) && (missing10 = "item_id"))) || ((data.output_index === undefined) && (missing10 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/CustomToolCallInputDoneEvent/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs146 = errors;
if("response.custom_tool_call_input.done" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.custom_tool_call_input.done"},message:"must be equal to constant"}];
return false;
}
var valid38 = _errs146 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.sequence_number !== undefined){
let data59 = data.sequence_number;
const _errs147 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs147){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid38 = _errs147 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.item_id !== undefined){
const _errs149 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs149 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.output_index !== undefined){
let data61 = data.output_index;
const _errs151 = errors;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs151){
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid38 = _errs151 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.input !== undefined){
const _errs153 = errors;
if(typeof data.input !== "string"){
validate229.errors = [{instancePath:instancePath+"/input",schemaPath:"#/$defs/CustomToolCallInputDoneEvent/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs153 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/CustomToolCallInputDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.input = true;
}
}
else if(tag0 === "response.web_search_call.in_progress" || tag0 === "response.web_search_call.searching" || tag0 === "response.web_search_call.completed" || tag0 === "response.file_search_call.in_progress" || tag0 === "response.file_search_call.searching" || tag0 === "response.file_search_call.completed" || tag0 === "response.code_interpreter_call.in_progress" || tag0 === "response.code_interpreter_call.interpreting" || tag0 === "response.code_interpreter_call.completed" || tag0 === "response.image_generation_call.in_progress" || tag0 === "response.image_generation_call.generating" || tag0 === "response.image_generation_call.completed" || tag0 === "response.mcp_call.in_progress" || tag0 === "response.mcp_call.completed" || tag0 === "response.mcp_call.failed" || tag0 === "response.mcp_list_tools.in_progress" || tag0 === "response.mcp_list_tools.completed" || tag0 === "response.mcp_list_tools.failed" || tag0 === "response.compaction.compacting"){
const _errs156 = errors;
if(errors === _errs156){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((((data.type === undefined) && (missing11 = "type")) || ((data.item_id === undefined) && (missing11 = "item_id"))) || ((data.output_index === undefined) && (missing11 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolProgressEvent/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data63 = data.type;
const _errs158 = errors;
if(typeof data63 !== "string"){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolProgressEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((data63 === "response.web_search_call.in_progress") || (data63 === "response.web_search_call.searching")) || (data63 === "response.web_search_call.completed")) || (data63 === "response.file_search_call.in_progress")) || (data63 === "response.file_search_call.searching")) || (data63 === "response.file_search_call.completed")) || (data63 === "response.code_interpreter_call.in_progress")) || (data63 === "response.code_interpreter_call.interpreting")) || (data63 === "response.code_interpreter_call.completed")) || (data63 === "response.image_generation_call.in_progress")) || (data63 === "response.image_generation_call.generating")) || (data63 === "response.image_generation_call.completed")) || (data63 === "response.mcp_call.in_progress")) || (data63 === "response.mcp_call.completed")) || (data63 === "response.mcp_call.failed")) || (data63 === "response.mcp_list_tools.in_progress")) || (data63 === "response.mcp_list_tools.completed")) || (data63 === "response.mcp_list_tools.failed")) || (data63 === "response.compaction.compacting"))){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolProgressEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema285.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid41 = _errs158 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data.sequence_number !== undefined){
let data64 = data.sequence_number;
const _errs160 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolProgressEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs160){
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolProgressEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid41 = _errs160 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data.item_id !== undefined){
const _errs162 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/ServerToolProgressEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid41 = _errs162 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data.output_index !== undefined){
let data66 = data.output_index;
const _errs164 = errors;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolProgressEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs164){
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolProgressEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid41 = _errs164 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolProgressEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
}
}
else if(tag0 === "response.code_interpreter_call_code.delta" || tag0 === "response.mcp_call_arguments.delta" || tag0 === "response.shell_call_command.delta" || tag0 === "response.shell_call_output_content.delta" || tag0 === "response.apply_patch_call_operation_diff.delta"){
const _errs167 = errors;
if(errors === _errs167){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((((data.type === undefined) && (missing12 = "type")) || ((data.delta === undefined) && (missing12 = "delta"))) || ((data.output_index === undefined) && (missing12 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolDeltaEvent/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data67 = data.type;
const _errs169 = errors;
if(typeof data67 !== "string"){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data67 === "response.code_interpreter_call_code.delta") || (data67 === "response.mcp_call_arguments.delta")) || (data67 === "response.shell_call_command.delta")) || (data67 === "response.shell_call_output_content.delta")) || (data67 === "response.apply_patch_call_operation_diff.delta"))){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema286.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid44 = _errs169 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.sequence_number !== undefined){
let data68 = data.sequence_number;
const _errs171 = errors;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs171){
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid44 = _errs171 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.item_id !== undefined){
const _errs173 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid44 = _errs173 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.output_index !== undefined){
let data70 = data.output_index;
const _errs175 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs175){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid44 = _errs175 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.command_index !== undefined){
let data71 = data.command_index;
const _errs177 = errors;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
validate229.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs177){
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
validate229.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid44 = _errs177 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.delta !== undefined){
let data72 = data.delta;
const _errs179 = errors;
if((typeof data72 !== "string") && (!(data72 && typeof data72 == "object" && !Array.isArray(data72)))){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/delta/type",keyword:"type",params:{type: schema286.properties.delta.type},message:"must be string,object"}];
return false;
}
var valid44 = _errs179 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.obfuscation !== undefined){
const _errs181 = errors;
if(typeof data.obfuscation !== "string"){
validate229.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/$defs/ServerToolDeltaEvent/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid44 = _errs181 === errors;
}
else {
var valid44 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolDeltaEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.command_index = true;
props0.delta = true;
props0.obfuscation = true;
}
}
else if(tag0 === "response.code_interpreter_call_code.done" || tag0 === "response.mcp_call_arguments.done" || tag0 === "response.shell_call_command.added" || tag0 === "response.shell_call_command.done" || tag0 === "response.shell_call_output_content.done" || tag0 === "response.apply_patch_call_operation_diff.done"){
const _errs184 = errors;
if(errors === _errs184){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if(((data.type === undefined) && (missing13 = "type")) || ((data.output_index === undefined) && (missing13 = "output_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolDoneEvent/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data74 = data.type;
const _errs186 = errors;
if(typeof data74 !== "string"){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolDoneEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data74 === "response.code_interpreter_call_code.done") || (data74 === "response.mcp_call_arguments.done")) || (data74 === "response.shell_call_command.added")) || (data74 === "response.shell_call_command.done")) || (data74 === "response.shell_call_output_content.done")) || (data74 === "response.apply_patch_call_operation_diff.done"))){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ServerToolDoneEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema287.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid47 = _errs186 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.sequence_number !== undefined){
let data75 = data.sequence_number;
const _errs188 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolDoneEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs188){
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/ServerToolDoneEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid47 = _errs188 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.item_id !== undefined){
const _errs190 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/ServerToolDoneEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs190 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.output_index !== undefined){
let data77 = data.output_index;
const _errs192 = errors;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolDoneEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs192){
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/ServerToolDoneEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid47 = _errs192 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.command_index !== undefined){
let data78 = data.command_index;
const _errs194 = errors;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
validate229.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/$defs/ServerToolDoneEvent/properties/command_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs194){
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
validate229.errors = [{instancePath:instancePath+"/command_index",schemaPath:"#/$defs/ServerToolDoneEvent/properties/command_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid47 = _errs194 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.code !== undefined){
const _errs196 = errors;
if(typeof data.code !== "string"){
validate229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/$defs/ServerToolDoneEvent/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs196 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.arguments !== undefined){
const _errs198 = errors;
if(typeof data.arguments !== "string"){
validate229.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ServerToolDoneEvent/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs198 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.command !== undefined){
const _errs200 = errors;
if(typeof data.command !== "string"){
validate229.errors = [{instancePath:instancePath+"/command",schemaPath:"#/$defs/ServerToolDoneEvent/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs200 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.diff !== undefined){
const _errs202 = errors;
if(typeof data.diff !== "string"){
validate229.errors = [{instancePath:instancePath+"/diff",schemaPath:"#/$defs/ServerToolDoneEvent/properties/diff/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid47 = _errs202 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.output !== undefined){
let data83 = data.output;
const _errs204 = errors;
if(errors === _errs204){
if(Array.isArray(data83)){
var valid48 = true;
const len0 = data83.length;
for(let i0=0; i0<len0; i0++){
let data84 = data83[i0];
const _errs206 = errors;
if(!(data84 && typeof data84 == "object" && !Array.isArray(data84))){
validate229.errors = [{instancePath:instancePath+"/output/" + i0,schemaPath:"#/$defs/ServerToolDoneEvent/properties/output/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid48 = _errs206 === errors;
if(!valid48){
break;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/ServerToolDoneEvent/properties/output/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid47 = _errs204 === errors;
}
else {
var valid47 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/ServerToolDoneEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.command_index = true;
props0.code = true;
props0.arguments = true;
props0.command = true;
props0.diff = true;
props0.output = true;
}
}
else if(tag0 === "response.image_generation_call.partial_image"){
const _errs209 = errors;
if(errors === _errs209){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((((data.type === undefined) && (missing14 = "type")) || ((data.item_id === undefined) && (missing14 = "item_id"))) || ((data.output_index === undefined) && (missing14 = "output_index"))) || ((data.partial_image_b64 === undefined) && (missing14 = "partial_image_b64"))) || ((data.partial_image_index === undefined) && (missing14 = "partial_image_index"))){
validate229.errors = [{instancePath,schemaPath:"#/$defs/PartialImageEvent/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs211 = errors;
if("response.image_generation_call.partial_image" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/PartialImageEvent/properties/type/const",keyword:"const",params:{allowedValue: "response.image_generation_call.partial_image"},message:"must be equal to constant"}];
return false;
}
var valid51 = _errs211 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.sequence_number !== undefined){
let data86 = data.sequence_number;
const _errs212 = errors;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/PartialImageEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs212){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/PartialImageEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid51 = _errs212 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.item_id !== undefined){
const _errs214 = errors;
if(typeof data.item_id !== "string"){
validate229.errors = [{instancePath:instancePath+"/item_id",schemaPath:"#/$defs/PartialImageEvent/properties/item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs214 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.output_index !== undefined){
let data88 = data.output_index;
const _errs216 = errors;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/PartialImageEvent/properties/output_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs216){
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
validate229.errors = [{instancePath:instancePath+"/output_index",schemaPath:"#/$defs/PartialImageEvent/properties/output_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid51 = _errs216 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.partial_image_b64 !== undefined){
const _errs218 = errors;
if(typeof data.partial_image_b64 !== "string"){
validate229.errors = [{instancePath:instancePath+"/partial_image_b64",schemaPath:"#/$defs/PartialImageEvent/properties/partial_image_b64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs218 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.partial_image_index !== undefined){
let data90 = data.partial_image_index;
const _errs220 = errors;
if(!(((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90))) && (isFinite(data90)))){
validate229.errors = [{instancePath:instancePath+"/partial_image_index",schemaPath:"#/$defs/PartialImageEvent/properties/partial_image_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs220){
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
validate229.errors = [{instancePath:instancePath+"/partial_image_index",schemaPath:"#/$defs/PartialImageEvent/properties/partial_image_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid51 = _errs220 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.background !== undefined){
const _errs222 = errors;
if(typeof data.background !== "string"){
validate229.errors = [{instancePath:instancePath+"/background",schemaPath:"#/$defs/PartialImageEvent/properties/background/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs222 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.output_format !== undefined){
const _errs224 = errors;
if(typeof data.output_format !== "string"){
validate229.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/$defs/PartialImageEvent/properties/output_format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs224 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.quality !== undefined){
const _errs226 = errors;
if(typeof data.quality !== "string"){
validate229.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/$defs/PartialImageEvent/properties/quality/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs226 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.size !== undefined){
const _errs228 = errors;
if(typeof data.size !== "string"){
validate229.errors = [{instancePath:instancePath+"/size",schemaPath:"#/$defs/PartialImageEvent/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid51 = _errs228 === errors;
}
else {
var valid51 = true;
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
validate229.errors = [{instancePath,schemaPath:"#/$defs/PartialImageEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.item_id = true;
props0.output_index = true;
props0.partial_image_b64 = true;
props0.partial_image_index = true;
props0.background = true;
props0.output_format = true;
props0.quality = true;
props0.size = true;
}
}
else if(tag0 === "response.audio.delta" || tag0 === "response.audio.done" || tag0 === "response.audio.transcript.delta" || tag0 === "response.audio.transcript.done"){
const _errs231 = errors;
if(errors === _errs231){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.type === undefined) && (missing15 = "type")){
validate229.errors = [{instancePath,schemaPath:"#/$defs/AudioEvent/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data95 = data.type;
const _errs233 = errors;
if(typeof data95 !== "string"){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/AudioEvent/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data95 === "response.audio.delta") || (data95 === "response.audio.done")) || (data95 === "response.audio.transcript.delta")) || (data95 === "response.audio.transcript.done"))){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/AudioEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema289.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid54 = _errs233 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data.sequence_number !== undefined){
let data96 = data.sequence_number;
const _errs235 = errors;
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/AudioEvent/properties/sequence_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs235){
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 < 0 || isNaN(data96)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/AudioEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid54 = _errs235 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data.delta !== undefined){
const _errs237 = errors;
if(typeof data.delta !== "string"){
validate229.errors = [{instancePath:instancePath+"/delta",schemaPath:"#/$defs/AudioEvent/properties/delta/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid54 = _errs237 === errors;
}
else {
var valid54 = true;
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/AudioEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.delta = true;
}
}
else if(tag0 === "error"){
const _errs240 = errors;
if(errors === _errs240){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.type === undefined) && (missing16 = "type")){
validate229.errors = [{instancePath,schemaPath:"#/$defs/StreamErrorEvent/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs242 = errors;
if("error" !== data.type){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/StreamErrorEvent/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid57 = _errs242 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.sequence_number !== undefined){
let data99 = data.sequence_number;
const _errs243 = errors;
if((!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))) && (data99 !== null)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/StreamErrorEvent/properties/sequence_number/type",keyword:"type",params:{type: schema290.properties.sequence_number.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs243){
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < 0 || isNaN(data99)){
validate229.errors = [{instancePath:instancePath+"/sequence_number",schemaPath:"#/$defs/StreamErrorEvent/properties/sequence_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid57 = _errs243 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.code !== undefined){
let data100 = data.code;
const _errs245 = errors;
if(((typeof data100 !== "string") && (!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100))))) && (data100 !== null)){
validate229.errors = [{instancePath:instancePath+"/code",schemaPath:"#/$defs/StreamErrorEvent/properties/code/type",keyword:"type",params:{type: schema290.properties.code.type},message:"must be string,integer,null"}];
return false;
}
var valid57 = _errs245 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.message !== undefined){
let data101 = data.message;
const _errs247 = errors;
if((typeof data101 !== "string") && (data101 !== null)){
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"#/$defs/StreamErrorEvent/properties/message/type",keyword:"type",params:{type: schema290.properties.message.type},message:"must be string,null"}];
return false;
}
var valid57 = _errs247 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.param !== undefined){
let data102 = data.param;
const _errs249 = errors;
if((typeof data102 !== "string") && (data102 !== null)){
validate229.errors = [{instancePath:instancePath+"/param",schemaPath:"#/$defs/StreamErrorEvent/properties/param/type",keyword:"type",params:{type: schema290.properties.param.type},message:"must be string,null"}];
return false;
}
var valid57 = _errs249 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.error !== undefined){
let data103 = data.error;
const _errs251 = errors;
if((!(data103 && typeof data103 == "object" && !Array.isArray(data103))) && (data103 !== null)){
validate229.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/StreamErrorEvent/properties/error/type",keyword:"type",params:{type: schema290.properties.error.type},message:"must be object,null"}];
return false;
}
if(errors === _errs251){
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.code !== undefined){
let data104 = data103.code;
const _errs253 = errors;
if(((typeof data104 !== "string") && (!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104))))) && (data104 !== null)){
validate229.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/$defs/StreamErrorEvent/properties/error/properties/code/type",keyword:"type",params:{type: schema290.properties.error.properties.code.type},message:"must be string,integer,null"}];
return false;
}
var valid58 = _errs253 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data103.message !== undefined){
let data105 = data103.message;
const _errs255 = errors;
if((typeof data105 !== "string") && (data105 !== null)){
validate229.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/StreamErrorEvent/properties/error/properties/message/type",keyword:"type",params:{type: schema290.properties.error.properties.message.type},message:"must be string,null"}];
return false;
}
var valid58 = _errs255 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data103.param !== undefined){
let data106 = data103.param;
const _errs257 = errors;
if((typeof data106 !== "string") && (data106 !== null)){
validate229.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/$defs/StreamErrorEvent/properties/error/properties/param/type",keyword:"type",params:{type: schema290.properties.error.properties.param.type},message:"must be string,null"}];
return false;
}
var valid58 = _errs257 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data103.type !== undefined){
let data107 = data103.type;
const _errs259 = errors;
if((typeof data107 !== "string") && (data107 !== null)){
validate229.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/$defs/StreamErrorEvent/properties/error/properties/type/type",keyword:"type",params:{type: schema290.properties.error.properties.type.type},message:"must be string,null"}];
return false;
}
var valid58 = _errs259 === errors;
}
else {
var valid58 = true;
}
}
}
}
}
}
var valid57 = _errs251 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/$defs/StreamErrorEvent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.sequence_number = true;
props0.code = true;
props0.message = true;
props0.param = true;
props0.error = true;
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate229.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateCountInputTokensRequest = validate250;
const schema291 = {"type":"object","properties":{"model":{"type":["string","null"]},"input":{"type":["string","array","null"],"items":{"$ref":"#/$defs/InputItem"}},"instructions":{"type":["string","null"]},"personality":{"type":["string","null"]},"previous_response_id":{"type":["string","null"]},"conversation":{"type":["string","object","null"],"properties":{"id":{"type":"string"}},"required":["id"]},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/ResponseTool"}},"tool_choice":{"$ref":"#/$defs/ResponseToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"reasoning":{"$ref":"#/$defs/ReasoningOptions"},"text":{"$ref":"#/$defs/ResponseTextOptions"},"truncation":{"type":["string","null"]}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate250.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema291.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data1 = data.input;
const _errs3 = errors;
if(((typeof data1 !== "string") && (!(Array.isArray(data1)))) && (data1 !== null)){
validate250.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: schema291.properties.input.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate101(data1[i0], {instancePath:instancePath+"/input/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
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
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate250.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema291.properties.instructions.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.personality !== undefined){
let data4 = data.personality;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate250.errors = [{instancePath:instancePath+"/personality",schemaPath:"#/properties/personality/type",keyword:"type",params:{type: schema291.properties.personality.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data5 = data.previous_response_id;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate250.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/type",keyword:"type",params:{type: schema291.properties.previous_response_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data6 = data.conversation;
const _errs12 = errors;
if(((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))) && (data6 !== null)){
validate250.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema291.properties.conversation.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.id === undefined) && (missing0 = "id")){
validate250.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
validate250.errors = [{instancePath:instancePath+"/conversation/id",schemaPath:"#/properties/conversation/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data8 = data.tools;
const _errs16 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate250.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema291.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs16){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate140(data8[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
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
if(data.tool_choice !== undefined){
let data10 = data.tool_choice;
const _errs19 = errors;
const _errs20 = errors;
if(((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))) && (data10 !== null)){
validate250.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/type",keyword:"type",params:{type: schema222.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.type === undefined) && (missing1 = "type")){
validate250.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/$defs/ResponseToolChoice/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.type !== undefined){
const _errs22 = errors;
if(typeof data10.type !== "string"){
validate250.errors = [{instancePath:instancePath+"/tool_choice/type",schemaPath:"#/$defs/ResponseToolChoice/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.name !== undefined){
let data12 = data10.name;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate250.errors = [{instancePath:instancePath+"/tool_choice/name",schemaPath:"#/$defs/ResponseToolChoice/properties/name/type",keyword:"type",params:{type: schema222.properties.name.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.mode !== undefined){
let data13 = data10.mode;
const _errs26 = errors;
if(typeof data13 !== "string"){
validate250.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "auto") || (data13 === "required"))){
validate250.errors = [{instancePath:instancePath+"/tool_choice/mode",schemaPath:"#/$defs/ResponseToolChoice/properties/mode/enum",keyword:"enum",params:{allowedValues: schema222.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.tools !== undefined){
let data14 = data10.tools;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data14)){
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs30 = errors;
if(errors === _errs30){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate250.errors = [{instancePath:instancePath+"/tool_choice/tools/" + i2,schemaPath:"#/$defs/ResponseToolChoice/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs30 === errors;
if(!valid6){
break;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/tool_choice/tools",schemaPath:"#/$defs/ResponseToolChoice/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.server_label !== undefined){
const _errs33 = errors;
if(typeof data10.server_label !== "string"){
validate250.errors = [{instancePath:instancePath+"/tool_choice/server_label",schemaPath:"#/$defs/ResponseToolChoice/properties/server_label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
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
if(data.parallel_tool_calls !== undefined){
let data17 = data.parallel_tool_calls;
const _errs35 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
validate250.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema291.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data18 = data.reasoning;
const _errs37 = errors;
const _errs38 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/$defs/ReasoningOptions/type",keyword:"type",params:{type: schema223.type},message:"must be object,null"}];
return false;
}
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.effort !== undefined){
let data19 = data18.effort;
const _errs40 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning/effort",schemaPath:"#/$defs/ReasoningOptions/properties/effort/type",keyword:"type",params:{type: schema223.properties.effort.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.summary !== undefined){
let data20 = data18.summary;
const _errs42 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning/summary",schemaPath:"#/$defs/ReasoningOptions/properties/summary/type",keyword:"type",params:{type: schema223.properties.summary.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.generate_summary !== undefined){
let data21 = data18.generate_summary;
const _errs44 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning/generate_summary",schemaPath:"#/$defs/ReasoningOptions/properties/generate_summary/type",keyword:"type",params:{type: schema223.properties.generate_summary.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.context !== undefined){
let data22 = data18.context;
const _errs46 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning/context",schemaPath:"#/$defs/ReasoningOptions/properties/context/type",keyword:"type",params:{type: schema223.properties.context.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data18.mode !== undefined){
let data23 = data18.mode;
const _errs48 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate250.errors = [{instancePath:instancePath+"/reasoning/mode",schemaPath:"#/$defs/ReasoningOptions/properties/mode/type",keyword:"type",params:{type: schema223.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs48 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs50 = errors;
if(!(validate196(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data25 = data.truncation;
const _errs51 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate250.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type: schema291.properties.truncation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs51 === errors;
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
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"model":true,"input":true,"instructions":true,"personality":true,"previous_response_id":true,"conversation":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"reasoning":true,"text":true,"truncation":true},"dynamicProps":false,"dynamicItems":false};

export const validateInputTokenCount = validate254;
const schema294 = {"type":"object","required":["input_tokens"],"properties":{"object":{"type":"string"},"input_tokens":{"type":"integer","minimum":0}}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
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
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs1 = errors;
if(typeof data.object !== "string"){
validate254.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data1 = data.input_tokens;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate254.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate254.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"object":true,"input_tokens":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate255;
const schema295 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"code":{"type":["string","integer","null"]}}}}};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message === undefined) && (missing1 = "message")){
validate255.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.message !== undefined){
const _errs3 = errors;
if(typeof data0.message !== "string"){
validate255.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.type !== undefined){
let data2 = data0.type;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate255.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: schema295.properties.error.properties.type.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.param !== undefined){
let data3 = data0.param;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate255.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema295.properties.error.properties.param.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.code !== undefined){
let data4 = data0.code;
const _errs9 = errors;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
validate255.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema295.properties.error.properties.code.type},message:"must be string,integer,null"}];
return false;
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
else {
validate255.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const validateModelList = validate256;
const schema296 = {"type":"object","required":["data"],"properties":{"object":{"type":"string"},"data":{"type":"array","items":{"$ref":"#/$defs/Model"}}}};
const schema297 = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"owned_by":{"type":"string"},"shutdown_date":{"type":["string","null"]}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
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
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs1 = errors;
if(typeof data.object !== "string"){
validate256.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.id === undefined) && (missing1 = "id")){
validate256.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/Model/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
const _errs8 = errors;
if(typeof data2.id !== "string"){
validate256.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/$defs/Model/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.object !== undefined){
const _errs10 = errors;
if(typeof data2.object !== "string"){
validate256.errors = [{instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/$defs/Model/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.created !== undefined){
let data5 = data2.created;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate256.errors = [{instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/$defs/Model/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.owned_by !== undefined){
const _errs14 = errors;
if(typeof data2.owned_by !== "string"){
validate256.errors = [{instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"#/$defs/Model/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.shutdown_date !== undefined){
let data7 = data2.shutdown_date;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate256.errors = [{instancePath:instancePath+"/data/" + i0+"/shutdown_date",schemaPath:"#/$defs/Model/properties/shutdown_date/type",keyword:"type",params:{type: schema297.properties.shutdown_date.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs16 === errors;
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
else {
validate256.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/Model/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate256.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"object":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateModel = validate257;

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate257.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs3 = errors;
if(typeof data.object !== "string"){
validate257.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data2 = data.created;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate257.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned_by !== undefined){
const _errs7 = errors;
if(typeof data.owned_by !== "string"){
validate257.errors = [{instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shutdown_date !== undefined){
let data4 = data.shutdown_date;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate257.errors = [{instancePath:instancePath+"/shutdown_date",schemaPath:"#/properties/shutdown_date/type",keyword:"type",params:{type: schema297.properties.shutdown_date.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"id":true,"object":true,"created":true,"owned_by":true,"shutdown_date":true},"dynamicProps":false,"dynamicItems":false};
