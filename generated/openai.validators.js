// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
"use strict";
export const validateCreateChatCompletionRequest = validate21;
const schema32 = {"type":"object","required":["model","messages"],"properties":{"model":{"type":"string"},"messages":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ChatMessage"}},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/ChatTool"}},"tool_choice":{"$ref":"#/$defs/ChatToolChoice"},"parallel_tool_calls":{"type":["boolean","null"]},"functions":{"type":["array","null"],"items":{"$ref":"#/$defs/FunctionDefinition"}},"function_call":{"type":["string","object","null"],"properties":{"name":{"type":"string"}},"required":["name"]},"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"max_tokens":{"type":["integer","null"]},"max_completion_tokens":{"type":["integer","null"]},"stop":{"type":["string","array","null"],"items":{"type":"string"}},"seed":{"type":["integer","null"]},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]},"n":{"type":["integer","null"],"minimum":1},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0},"logit_bias":{"type":["object","null"],"additionalProperties":{"type":"number"}},"reasoning_effort":{"type":["string","null"]},"verbosity":{"type":["string","null"]},"response_format":{"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ResponseFormat"}}]},"modalities":{"type":["array","null"],"items":{"type":"string"}},"audio":{"type":["object","null"],"properties":{"format":{"type":"string"},"voice":{"type":["string","object"],"properties":{"id":{"type":"string"}}}}},"prediction":{"type":["object","null"],"properties":{"type":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContentPart"}}}},"web_search_options":{"type":["object","null"],"properties":{"search_context_size":{"type":"string"},"user_location":{"type":["object","null"],"properties":{"type":{"type":"string"},"approximate":{"type":"object","properties":{"city":{"type":"string"},"country":{"type":"string"},"region":{"type":"string"},"timezone":{"type":"string"}}}}}}},"moderation":{"type":["object","null"],"properties":{"model":{"type":"string"},"policy":{"type":["object","null"],"properties":{"input":{"type":["object","null"],"properties":{"mode":{"type":"string"}}},"output":{"type":["object","null"],"properties":{"mode":{"type":"string"}}}}}}},"prompt_cache_key":{"type":["string","null"]},"prompt_cache_options":{"type":["object","null"],"properties":{"mode":{"type":"string"},"ttl":{"type":"string"}}},"prompt_cache_retention":{"type":["string","null"]},"safety_identifier":{"type":["string","null"]},"user":{"type":["string","null"]},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string"}},"store":{"type":["boolean","null"]},"service_tier":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"properties":{"include_usage":{"type":["boolean","null"]},"include_obfuscation":{"type":["boolean","null"]}}}}};
const schema60 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"],"additionalProperties":true},"strict":{"type":["boolean","null"]}}};
const schema33 = {"type":"object","properties":{"role":{"type":"string","enum":["system","developer","user","assistant","tool","function"]}},"required":["role"],"allOf":[{"if":{"properties":{"role":{"enum":["system"]}},"required":["role"]},"then":{"$ref":"#/$defs/SystemMessage"}},{"if":{"properties":{"role":{"enum":["developer"]}},"required":["role"]},"then":{"$ref":"#/$defs/DeveloperMessage"}},{"if":{"properties":{"role":{"enum":["user"]}},"required":["role"]},"then":{"$ref":"#/$defs/UserMessage"}},{"if":{"properties":{"role":{"enum":["assistant"]}},"required":["role"]},"then":{"$ref":"#/$defs/AssistantMessage"}},{"if":{"properties":{"role":{"enum":["tool"]}},"required":["role"]},"then":{"$ref":"#/$defs/ToolMessage"}},{"if":{"properties":{"role":{"enum":["function"]}},"required":["role"]},"then":{"$ref":"#/$defs/FunctionMessage"}}]};
const schema57 = {"type":"object","required":["role","name","content"],"properties":{"role":{"const":"function"},"name":{"type":"string"},"content":{"type":["string","null"]}}};
const schema34 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"system"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContentPart"}},"name":{"type":["string","null"]}}};
const schema35 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};
const schema36 = {"type":["object","null"],"properties":{"mode":{"type":"string"},"ttl":{"type":"string"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate24.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate24.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema36.type},message:"must be object,null"}];
return false;
}
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.mode !== undefined){
const _errs7 = errors;
if(typeof data2.mode !== "string"){
validate24.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"type":true,"text":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};


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
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema34.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
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
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema34.properties.name.type},message:"must be string,null"}];
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

const schema37 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"developer"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContentPart"}},"name":{"type":["string","null"]}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("developer" !== data.role){
validate27.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "developer"},message:"must be equal to constant"}];
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
validate27.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema37.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
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
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema37.properties.name.type},message:"must be string,null"}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"role":true,"content":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","required":["role","content"],"properties":{"role":{"const":"user"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/UserContentPart"}},"name":{"type":["string","null"]}}};
const schema39 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["text"]}},"required":["type"]},"then":{"$ref":"#/$defs/TextContentPart"}},{"if":{"properties":{"type":{"enum":["image_url"]}},"required":["type"]},"then":{"$ref":"#/$defs/ImageContentPart"}},{"if":{"properties":{"type":{"enum":["input_audio"]}},"required":["type"]},"then":{"$ref":"#/$defs/AudioContentPart"}},{"if":{"properties":{"type":{"enum":["file"]}},"required":["type"]},"then":{"$ref":"#/$defs/FileContentPart"}},{"if":{"properties":{"type":{"enum":["video_url"]}},"required":["type"]},"then":{"$ref":"#/$defs/VideoContentPart"}}]};
const schema46 = {"type":"object","required":["type","video_url"],"properties":{"type":{"const":"video_url"},"video_url":{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}}}};
const schema40 = {"type":"object","required":["type","image_url"],"properties":{"type":{"const":"image_url"},"image_url":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"detail":{"type":["string","null"]}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("image_url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image_url"},message:"must be equal to constant"}];
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
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.url === undefined) && (missing1 = "url")){
validate33.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.url !== undefined){
const _errs4 = errors;
if(typeof data1.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/image_url/url",schemaPath:"#/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/image_url/detail",schemaPath:"#/properties/image_url/properties/detail/type",keyword:"type",params:{type: schema40.properties.image_url.properties.detail.type},message:"must be string,null"}];
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
else {
validate33.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate33.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema36.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.mode !== undefined){
const _errs11 = errors;
if(typeof data4.mode !== "string"){
validate33.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"type":true,"image_url":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","required":["type","input_audio"],"properties":{"type":{"const":"input_audio"},"input_audio":{"type":"object","required":["data","format"],"properties":{"data":{"type":"string"},"format":{"type":"string"}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("input_audio" !== data.type){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_audio"},message:"must be equal to constant"}];
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
validate35.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.data !== undefined){
const _errs4 = errors;
if(typeof data1.data !== "string"){
validate35.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"#/properties/input_audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.format !== undefined){
const _errs6 = errors;
if(typeof data1.format !== "string"){
validate35.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"#/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate35.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate35.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema36.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
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
validate35.evaluated = {"props":{"type":true,"input_audio":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","required":["type","file"],"properties":{"type":{"const":"file"},"file":{"type":"object","properties":{"file_data":{"type":["string","null"]},"file_id":{"type":["string","null"]},"filename":{"type":["string","null"]}}},"prompt_cache_breakpoint":{"$ref":"#/$defs/PromptCacheBreakpoint"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("file" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
let data1 = data.file;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.file_data !== undefined){
let data2 = data1.file_data;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate37.errors = [{instancePath:instancePath+"/file/file_data",schemaPath:"#/properties/file/properties/file_data/type",keyword:"type",params:{type: schema44.properties.file.properties.file_data.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.file_id !== undefined){
let data3 = data1.file_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate37.errors = [{instancePath:instancePath+"/file/file_id",schemaPath:"#/properties/file/properties/file_id/type",keyword:"type",params:{type: schema44.properties.file.properties.file_id.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.filename !== undefined){
let data4 = data1.filename;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/file/filename",schemaPath:"#/properties/file/properties/filename/type",keyword:"type",params:{type: schema44.properties.file.properties.filename.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_breakpoint !== undefined){
let data5 = data.prompt_cache_breakpoint;
const _errs10 = errors;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint",schemaPath:"#/$defs/PromptCacheBreakpoint/type",keyword:"type",params:{type: schema36.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mode !== undefined){
const _errs13 = errors;
if(typeof data5.mode !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/mode",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.ttl !== undefined){
const _errs15 = errors;
if(typeof data5.ttl !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt_cache_breakpoint/ttl",schemaPath:"#/$defs/PromptCacheBreakpoint/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
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
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"type":true,"file":true,"prompt_cache_breakpoint":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "text")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.text = true;
props0.prompt_cache_breakpoint = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate31.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "image_url")){
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
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.type = true;
props1.image_url = true;
props1.prompt_cache_breakpoint = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate31.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "input_audio")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props2 = {};
props2.type = true;
props2.input_audio = true;
props2.prompt_cache_breakpoint = true;
}
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate31.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "file")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props3 = {};
props3.type = true;
props3.file = true;
props3.prompt_cache_breakpoint = true;
}
}
if(!valid7){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate31.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
if(valid0){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs21 = errors;
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "video_url")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.video_url === undefined) && (missing5 = "video_url"))){
validate31.errors = [{instancePath,schemaPath:"#/$defs/VideoContentPart/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs28 = errors;
if("video_url" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/VideoContentPart/properties/type/const",keyword:"const",params:{allowedValue: "video_url"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs28 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.video_url !== undefined){
let data6 = data.video_url;
const _errs29 = errors;
if(errors === _errs29){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing6;
if((data6.url === undefined) && (missing6 = "url")){
validate31.errors = [{instancePath:instancePath+"/video_url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data6.url !== undefined){
if(typeof data6.url !== "string"){
validate31.errors = [{instancePath:instancePath+"/video_url/url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/video_url",schemaPath:"#/$defs/VideoContentPart/properties/video_url/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs29 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/$defs/VideoContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid4 = _errs25 === errors;
valid9 = _valid4;
if(valid9){
var props4 = {};
props4.type = true;
props4.video_url = true;
}
}
if(!valid9){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate31.errors = vErrors;
return false;
}
var valid0 = _errs21 === errors;
if(valid0){
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("user" !== data.role){
validate30.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}];
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
validate30.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema38.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate31(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(data.name !== undefined){
let data3 = data.name;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema38.properties.name.type},message:"must be string,null"}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"role":true,"content":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","array","null"],"items":{"$ref":"#/$defs/AssistantContentPart"}},"refusal":{"type":["string","null"]},"name":{"type":["string","null"]},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"}},"required":["id"]},"function_call":{"type":["object","null"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}},"required":["name","arguments"]},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ChatToolCall"}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};
const schema52 = {"type":["object","null"],"properties":{"google":{"type":["object","null"],"properties":{"thought_signature":{"type":["string","null"]}}}}};
const schema48 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["text"]}},"required":["type"]},"then":{"$ref":"#/$defs/TextContentPart"}},{"if":{"properties":{"type":{"enum":["refusal"]}},"required":["type"]},"then":{"$ref":"#/$defs/RefusalContentPart"}}]};
const schema49 = {"type":"object","required":["type","refusal"],"properties":{"type":{"const":"refusal"},"refusal":{"type":"string"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "text")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.text = true;
props0.prompt_cache_breakpoint = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate42.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "refusal")){
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
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.refusal === undefined) && (missing2 = "refusal"))){
validate42.errors = [{instancePath,schemaPath:"#/$defs/RefusalContentPart/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs13 = errors;
if("refusal" !== data.type){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/RefusalContentPart/properties/type/const",keyword:"const",params:{allowedValue: "refusal"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.refusal !== undefined){
const _errs14 = errors;
if(typeof data.refusal !== "string"){
validate42.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/$defs/RefusalContentPart/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/$defs/RefusalContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.type = true;
props1.refusal = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate42.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema50 = {"type":"object","properties":{"type":{"type":"string","enum":["function","custom"]}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["function"]}},"required":["type"]},"then":{"$ref":"#/$defs/FunctionToolCall"}},{"if":{"properties":{"type":{"enum":["custom"]}},"required":["type"]},"then":{"$ref":"#/$defs/CustomToolCall"}}]};
const schema51 = {"type":"object","required":["type","id","function"],"properties":{"type":{"const":"function"},"id":{"type":"string"},"function":{"type":"object","required":["name","arguments"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.function === undefined) && (missing0 = "function"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function" !== data.type){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
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
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data2 = data.function;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.arguments === undefined) && (missing1 = "arguments"))){
validate46.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
const _errs6 = errors;
if(typeof data2.name !== "string"){
validate46.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.arguments !== undefined){
const _errs8 = errors;
if(typeof data2.arguments !== "string"){
validate46.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"#/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data5 = data.extra_content;
const _errs10 = errors;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate46.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.google !== undefined){
let data6 = data5.google;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate46.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.thought_signature !== undefined){
let data7 = data6.thought_signature;
if((typeof data7 !== "string") && (data7 !== null)){
validate46.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
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
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"type":true,"id":true,"function":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","required":["type","id","custom"],"properties":{"type":{"const":"custom"},"id":{"type":"string"},"custom":{"type":"object","required":["name","input"],"properties":{"name":{"type":"string"},"input":{"type":"string"}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.custom === undefined) && (missing0 = "custom"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom" !== data.type){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data2 = data.custom;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.input === undefined) && (missing1 = "input"))){
validate48.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
const _errs6 = errors;
if(typeof data2.name !== "string"){
validate48.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/properties/custom/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.input !== undefined){
const _errs8 = errors;
if(typeof data2.input !== "string"){
validate48.errors = [{instancePath:instancePath+"/custom/input",schemaPath:"#/properties/custom/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_content !== undefined){
let data5 = data.extra_content;
const _errs10 = errors;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.google !== undefined){
let data6 = data5.google;
const _errs13 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.thought_signature !== undefined){
let data7 = data6.thought_signature;
if((typeof data7 !== "string") && (data7 !== null)){
validate48.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
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
validate48.evaluated = {"props":{"type":true,"id":true,"custom":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "function")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.id = true;
props0.function = true;
props0.extra_content = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate45.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "custom")){
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
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.type = true;
props1.id = true;
props1.custom = true;
props1.extra_content = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate45.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "function") || (data2 === "custom"))){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.role === undefined) && (missing0 = "role")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("assistant" !== data.role){
validate41.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
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
validate41.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema47.properties.content.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate42(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema47.properties.refusal.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema47.properties.name.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema47.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.id === undefined) && (missing1 = "id")){
validate41.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
validate41.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema47.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.name === undefined) && (missing2 = "name")) || ((data7.arguments === undefined) && (missing2 = "arguments"))){
validate41.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.name !== undefined){
const _errs15 = errors;
if(typeof data7.name !== "string"){
validate41.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema47.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs19){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate45(data10[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
validate41.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema47.properties.reasoning_content.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema47.properties.reasoning.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs27){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.google !== undefined){
let data15 = data14.google;
const _errs29 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate41.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs29){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.thought_signature !== undefined){
let data16 = data15.thought_signature;
if((typeof data16 !== "string") && (data16 !== null)){
validate41.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"role":true,"content":true,"refusal":true,"name":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","required":["role","tool_call_id","content"],"properties":{"role":{"const":"tool"},"tool_call_id":{"type":"string"},"name":{"type":["string","null"]},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/UserContentPart"}}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
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
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if("tool" !== data.role){
validate52.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs2 = errors;
if(typeof data.tool_call_id !== "string"){
validate52.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema56.properties.name.type},message:"must be string,null"}];
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
validate52.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema56.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate31(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"role":true,"tool_call_id":true,"name":true,"content":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
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
if(data.role !== undefined){
if(!(data.role === "system")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.role = true;
props0.content = true;
props0.name = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role === undefined) && (missing1 = "role")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.role !== undefined){
if(!(data.role === "developer")){
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
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.role = true;
props1.content = true;
props1.name = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role === undefined) && (missing2 = "role")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.role !== undefined){
if(!(data.role === "user")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props2 = {};
props2.role = true;
props2.content = true;
props2.name = true;
}
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.role === undefined) && (missing3 = "role")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.role !== undefined){
if(!(data.role === "assistant")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props3 = {};
props3.role = true;
props3.content = true;
props3.refusal = true;
props3.name = true;
props3.audio = true;
props3.function_call = true;
props3.tool_calls = true;
props3.reasoning_content = true;
props3.reasoning = true;
props3.extra_content = true;
}
}
if(!valid7){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
if(valid0){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs21 = errors;
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.role === undefined) && (missing4 = "role")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.role !== undefined){
if(!(data.role === "tool")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid9 = _valid4;
if(valid9){
var props4 = {};
props4.role = true;
props4.tool_call_id = true;
props4.name = true;
props4.content = true;
}
}
if(!valid9){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs21 === errors;
if(valid0){
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs26 = errors;
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.role === undefined) && (missing5 = "role")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.role !== undefined){
if(!(data.role === "function")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.role === undefined) && (missing6 = "role")) || ((data.name === undefined) && (missing6 = "name"))) || ((data.content === undefined) && (missing6 = "content"))){
validate22.errors = [{instancePath,schemaPath:"#/$defs/FunctionMessage/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs33 = errors;
if("function" !== data.role){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/$defs/FunctionMessage/properties/role/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs33 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.name !== undefined){
const _errs34 = errors;
if(typeof data.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/FunctionMessage/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs34 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.content !== undefined){
let data8 = data.content;
const _errs36 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate22.errors = [{instancePath:instancePath+"/content",schemaPath:"#/$defs/FunctionMessage/properties/content/type",keyword:"type",params:{type: schema57.properties.content.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs36 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/$defs/FunctionMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid5 = _errs30 === errors;
valid11 = _valid5;
if(valid11){
var props5 = {};
props5.role = true;
props5.name = true;
props5.content = true;
}
}
if(!valid11){
const err17 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs26 === errors;
if(valid0){
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.role === undefined) && (missing7 = "role")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
}
if(data.role !== undefined){
let data9 = data.role;
if(typeof data9 !== "string"){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data9 === "system") || (data9 === "developer")) || (data9 === "user")) || (data9 === "assistant")) || (data9 === "tool")) || (data9 === "function"))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema33.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
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

const schema58 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["function"]}},"required":["type"]},"then":{"$ref":"#/$defs/FunctionTool"}},{"if":{"properties":{"type":{"enum":["custom"]}},"required":["type"]},"then":{"$ref":"#/$defs/CustomTool"}}]};
const schema59 = {"type":"object","required":["type","function"],"properties":{"type":{"const":"function"},"function":{"$ref":"#/$defs/FunctionDefinition"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function" !== data.type){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data1 = data.function;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate57.errors = [{instancePath:instancePath+"/function",schemaPath:"#/$defs/FunctionDefinition/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs5 = errors;
if(typeof data1.name !== "string"){
validate57.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/FunctionDefinition/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate57.errors = [{instancePath:instancePath+"/function/description",schemaPath:"#/$defs/FunctionDefinition/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.parameters !== undefined){
let data4 = data1.parameters;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/function/parameters",schemaPath:"#/$defs/FunctionDefinition/properties/parameters/type",keyword:"type",params:{type: schema60.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strict !== undefined){
let data5 = data1.strict;
const _errs12 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate57.errors = [{instancePath:instancePath+"/function/strict",schemaPath:"#/$defs/FunctionDefinition/properties/strict/type",keyword:"type",params:{type: schema60.properties.strict.type},message:"must be boolean,null"}];
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
validate57.errors = [{instancePath:instancePath+"/function",schemaPath:"#/$defs/FunctionDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"type":true,"function":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["type","custom"],"properties":{"type":{"const":"custom"},"custom":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"format":{"type":"object","properties":{"type":{"type":"string","enum":["text","grammar"]}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["text"]}},"required":["type"]},"then":{"$ref":"#/$defs/CustomToolTextFormat"}},{"if":{"properties":{"type":{"enum":["grammar"]}},"required":["type"]},"then":{"$ref":"#/$defs/CustomToolGrammarFormat"}}]}}}}};
const schema62 = {"type":"object","required":["type"],"properties":{"type":{"const":"text"}}};
const schema63 = {"type":"object","required":["type","grammar"],"properties":{"type":{"const":"grammar"},"grammar":{"type":"object","required":["syntax","definition"],"properties":{"syntax":{"type":"string","enum":["lark","regex"]},"definition":{"type":"string"}}}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("custom" !== data.type){
validate59.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"}];
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
validate59.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs4 = errors;
if(typeof data1.name !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/properties/custom/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate59.errors = [{instancePath:instancePath+"/custom/description",schemaPath:"#/properties/custom/properties/description/type",keyword:"type",params:{type: schema61.properties.custom.properties.description.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.format !== undefined){
let data4 = data1.format;
const _errs8 = errors;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = true;
const _errs12 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.type === undefined) && (missing2 = "type")){
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
if(data4.type !== undefined){
if(!(data4.type === "text")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing3;
if((data4.type === undefined) && (missing3 = "type")){
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolTextFormat/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data4.type !== undefined){
if("text" !== data4.type){
validate59.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/$defs/CustomToolTextFormat/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolTextFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs14 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.type = true;
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs10 === errors;
if(valid2){
const _errs18 = errors;
const _errs19 = errors;
let valid7 = true;
const _errs20 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.type === undefined) && (missing4 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data4.type !== undefined){
if(!(data4.type === "grammar")){
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
}
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing5;
if(((data4.type === undefined) && (missing5 = "type")) || ((data4.grammar === undefined) && (missing5 = "grammar"))){
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolGrammarFormat/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data4.type !== undefined){
const _errs25 = errors;
if("grammar" !== data4.type){
validate59.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/type/const",keyword:"const",params:{allowedValue: "grammar"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data4.grammar !== undefined){
let data9 = data4.grammar;
const _errs26 = errors;
if(errors === _errs26){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing6;
if(((data9.syntax === undefined) && (missing6 = "syntax")) || ((data9.definition === undefined) && (missing6 = "definition"))){
validate59.errors = [{instancePath:instancePath+"/custom/format/grammar",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data9.syntax !== undefined){
let data10 = data9.syntax;
const _errs28 = errors;
if(typeof data10 !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom/format/grammar/syntax",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/syntax/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "lark") || (data10 === "regex"))){
validate59.errors = [{instancePath:instancePath+"/custom/format/grammar/syntax",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/syntax/enum",keyword:"enum",params:{allowedValues: schema63.properties.grammar.properties.syntax.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs28 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data9.definition !== undefined){
const _errs30 = errors;
if(typeof data9.definition !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom/format/grammar/definition",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/properties/definition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs30 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom/format/grammar",schemaPath:"#/$defs/CustomToolGrammarFormat/properties/grammar/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs26 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/$defs/CustomToolGrammarFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs22 === errors;
valid7 = _valid1;
if(valid7){
var props1 = {};
props1.type = true;
props1.grammar = true;
}
}
if(!valid7){
const err5 = {instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate59.errors = vErrors;
return false;
}
var valid2 = _errs18 === errors;
if(valid2){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing7;
if((data4.type === undefined) && (missing7 = "type")){
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data4.type !== undefined){
let data12 = data4.type;
if(typeof data12 !== "string"){
validate59.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/properties/custom/properties/format/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data12 === "text") || (data12 === "grammar"))){
validate59.errors = [{instancePath:instancePath+"/custom/format/type",schemaPath:"#/properties/custom/properties/format/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.custom.properties.format.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom/format",schemaPath:"#/properties/custom/properties/format/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"type":true,"custom":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "function")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.function = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate56.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "custom")){
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
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.type = true;
props1.custom = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate56.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema64 = {"type":["string","object","null"],"properties":{"type":{"type":"string"},"function":{"$ref":"#/$defs/NamedTool"},"custom":{"$ref":"#/$defs/NamedTool"},"allowed_tools":{"type":"object","required":["mode","tools"],"properties":{"mode":{"type":"string","enum":["auto","required"]},"tools":{"type":"array","items":{"type":"object","required":["type"],"properties":{"type":{"type":"string"},"function":{"$ref":"#/$defs/NamedTool"},"custom":{"$ref":"#/$defs/NamedTool"}}}}}}},"required":["type"]};
const schema65 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

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
if(((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type},message:"must be string,object,null"}];
return false;
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
const _errs1 = errors;
if(typeof data.type !== "string"){
validate62.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data1 = data.function;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate62.errors = [{instancePath:instancePath+"/function",schemaPath:"#/$defs/NamedTool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
validate62.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/function",schemaPath:"#/$defs/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data3 = data.custom;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.name === undefined) && (missing2 = "name")){
validate62.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/$defs/NamedTool/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
validate62.errors = [{instancePath:instancePath+"/custom/name",schemaPath:"#/$defs/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/$defs/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data5 = data.allowed_tools;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing3;
if(((data5.mode === undefined) && (missing3 = "mode")) || ((data5.tools === undefined) && (missing3 = "tools"))){
validate62.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data5.mode !== undefined){
let data6 = data5.mode;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "auto") || (data6 === "required"))){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/properties/allowed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues: schema64.properties.allowed_tools.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.tools !== undefined){
let data7 = data5.tools;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid6 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing4;
if((data8.type === undefined) && (missing4 = "type")){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"#/properties/allowed_tools/properties/tools/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data8.type !== undefined){
const _errs21 = errors;
if(typeof data8.type !== "string"){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/type",schemaPath:"#/properties/allowed_tools/properties/tools/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.function !== undefined){
let data10 = data8.function;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing5;
if((data10.name === undefined) && (missing5 = "name")){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function",schemaPath:"#/$defs/NamedTool/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function/name",schemaPath:"#/$defs/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/function",schemaPath:"#/$defs/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.custom !== undefined){
let data12 = data8.custom;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing6;
if((data12.name === undefined) && (missing6 = "name")){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/custom",schemaPath:"#/$defs/NamedTool/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/custom/name",schemaPath:"#/$defs/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0+"/custom",schemaPath:"#/$defs/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"#/properties/allowed_tools/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"type":true,"function":true,"custom":true,"allowed_tools":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["text"]}},"required":["type"]},"then":{"$ref":"#/$defs/ResponseFormatText"}},{"if":{"properties":{"type":{"enum":["json_object"]}},"required":["type"]},"then":{"$ref":"#/$defs/ResponseFormatJsonObject"}},{"if":{"properties":{"type":{"enum":["json_schema"]}},"required":["type"]},"then":{"$ref":"#/$defs/ResponseFormatJsonSchema"}}]};
const schema71 = {"type":"object","required":["type"],"properties":{"type":{"const":"text"}}};
const schema72 = {"type":"object","required":["type"],"properties":{"type":{"const":"json_object"}}};
const schema73 = {"type":"object","required":["type","json_schema"],"properties":{"type":{"const":"json_schema"},"json_schema":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"schema":{"type":["object","null"],"additionalProperties":true},"strict":{"type":["boolean","null"]}}}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "text")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatText/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatText/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate64.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json_object")){
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
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
if("json_object" !== data.type){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatJsonObject/properties/type/const",keyword:"const",params:{allowedValue: "json_object"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonObject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.type = true;
}
}
if(!valid5){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate64.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs17 = errors;
const _errs18 = errors;
let valid9 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if(!(data.type === "json_schema")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.json_schema === undefined) && (missing5 = "json_schema"))){
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonSchema/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs24 = errors;
if("json_schema" !== data.type){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs24 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.json_schema !== undefined){
let data6 = data.json_schema;
const _errs25 = errors;
if(errors === _errs25){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing6;
if((data6.name === undefined) && (missing6 = "name")){
validate64.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data6.name !== undefined){
const _errs27 = errors;
if(typeof data6.name !== "string"){
validate64.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs27 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.description !== undefined){
let data8 = data6.description;
const _errs29 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate64.errors = [{instancePath:instancePath+"/json_schema/description",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/description/type",keyword:"type",params:{type: schema73.properties.json_schema.properties.description.type},message:"must be string,null"}];
return false;
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.schema !== undefined){
let data9 = data6.schema;
const _errs31 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate64.errors = [{instancePath:instancePath+"/json_schema/schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/schema/type",keyword:"type",params:{type: schema73.properties.json_schema.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid13 = _errs31 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data6.strict !== undefined){
let data10 = data6.strict;
const _errs34 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate64.errors = [{instancePath:instancePath+"/json_schema/strict",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/properties/strict/type",keyword:"type",params:{type: schema73.properties.json_schema.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid13 = _errs34 === errors;
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
validate64.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/$defs/ResponseFormatJsonSchema/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs25 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormatJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid2 = _errs21 === errors;
valid9 = _valid2;
if(valid9){
var props2 = {};
props2.type = true;
props2.json_schema = true;
}
}
if(!valid9){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate64.errors = vErrors;
return false;
}
var valid0 = _errs17 === errors;
if(valid0){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.type === undefined) && (missing7 = "type")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
const _errs1 = errors;
if(typeof data.model !== "string"){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate22(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs6 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema32.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate56(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
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
if(data.tool_choice !== undefined){
const _errs9 = errors;
if(!(validate62(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data6 = data.parallel_tool_calls;
const _errs10 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema32.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functions !== undefined){
let data7 = data.functions;
const _errs12 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: schema32.properties.functions.type},message:"must be array,null"}];
return false;
}
if(errors === _errs12){
if(Array.isArray(data7)){
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.name === undefined) && (missing1 = "name")){
validate21.errors = [{instancePath:instancePath+"/functions/" + i2,schemaPath:"#/$defs/FunctionDefinition/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.name !== undefined){
const _errs17 = errors;
if(typeof data8.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/functions/" + i2+"/name",schemaPath:"#/$defs/FunctionDefinition/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
let data10 = data8.description;
const _errs19 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate21.errors = [{instancePath:instancePath+"/functions/" + i2+"/description",schemaPath:"#/$defs/FunctionDefinition/properties/description/type",keyword:"type",params:{type: schema60.properties.description.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.parameters !== undefined){
let data11 = data8.parameters;
const _errs21 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/functions/" + i2+"/parameters",schemaPath:"#/$defs/FunctionDefinition/properties/parameters/type",keyword:"type",params:{type: schema60.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.strict !== undefined){
let data12 = data8.strict;
const _errs24 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate21.errors = [{instancePath:instancePath+"/functions/" + i2+"/strict",schemaPath:"#/$defs/FunctionDefinition/properties/strict/type",keyword:"type",params:{type: schema60.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid5 = _errs24 === errors;
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
validate21.errors = [{instancePath:instancePath+"/functions/" + i2,schemaPath:"#/$defs/FunctionDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
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
if(data.function_call !== undefined){
let data13 = data.function_call;
const _errs26 = errors;
if(((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))) && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema32.properties.function_call.type},message:"must be string,object,null"}];
return false;
}
if(errors === _errs26){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((data13.name === undefined) && (missing2 = "name")){
validate21.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(valid0){
if(data.temperature !== undefined){
let data15 = data.temperature;
const _errs30 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema32.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data16 = data.top_p;
const _errs32 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema32.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data17 = data.max_tokens;
const _errs34 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema32.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data18 = data.max_completion_tokens;
const _errs36 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema32.properties.max_completion_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data19 = data.stop;
const _errs38 = errors;
if(((typeof data19 !== "string") && (!(Array.isArray(data19)))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema32.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs38){
if(Array.isArray(data19)){
var valid7 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
const _errs40 = errors;
if(typeof data19[i3] !== "string"){
validate21.errors = [{instancePath:instancePath+"/stop/" + i3,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs40 === errors;
if(!valid7){
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
if(data.seed !== undefined){
let data21 = data.seed;
const _errs42 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema32.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data22 = data.presence_penalty;
const _errs44 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema32.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data23 = data.frequency_penalty;
const _errs46 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
validate21.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema32.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data24 = data.n;
const _errs48 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema32.properties.n.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs48){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.logprobs !== undefined){
let data25 = data.logprobs;
const _errs50 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema32.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data26 = data.top_logprobs;
const _errs52 = errors;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema32.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs52){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data27 = data.logit_bias;
const _errs54 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema32.properties.logit_bias.type},message:"must be object,null"}];
return false;
}
if(errors === _errs54){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key0 in data27){
let data28 = data27[key0];
const _errs57 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
validate21.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_effort !== undefined){
let data29 = data.reasoning_effort;
const _errs59 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate21.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/type",keyword:"type",params:{type: schema32.properties.reasoning_effort.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data30 = data.verbosity;
const _errs61 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate21.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/type",keyword:"type",params:{type: schema32.properties.verbosity.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data31 = data.response_format;
const _errs63 = errors;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: schema32.properties.response_format.type},message:"must be object,null"}];
return false;
}
const _errs66 = errors;
let valid10 = true;
const _errs67 = errors;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs69 = errors;
if(!(validate64(data31, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs69 === errors;
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
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
let data32 = data.modalities;
const _errs70 = errors;
if((!(Array.isArray(data32))) && (data32 !== null)){
validate21.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/type",keyword:"type",params:{type: schema32.properties.modalities.type},message:"must be array,null"}];
return false;
}
if(errors === _errs70){
if(Array.isArray(data32)){
var valid11 = true;
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
const _errs72 = errors;
if(typeof data32[i4] !== "string"){
validate21.errors = [{instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs72 === errors;
if(!valid11){
break;
}
}
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data34 = data.audio;
const _errs74 = errors;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
validate21.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema32.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs74){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.format !== undefined){
const _errs76 = errors;
if(typeof data34.format !== "string"){
validate21.errors = [{instancePath:instancePath+"/audio/format",schemaPath:"#/properties/audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs76 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data34.voice !== undefined){
let data36 = data34.voice;
const _errs78 = errors;
if((typeof data36 !== "string") && (!(data36 && typeof data36 == "object" && !Array.isArray(data36)))){
validate21.errors = [{instancePath:instancePath+"/audio/voice",schemaPath:"#/properties/audio/properties/voice/type",keyword:"type",params:{type: schema32.properties.audio.properties.voice.type},message:"must be string,object"}];
return false;
}
if(errors === _errs78){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.id !== undefined){
if(typeof data36.id !== "string"){
validate21.errors = [{instancePath:instancePath+"/audio/voice/id",schemaPath:"#/properties/audio/properties/voice/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prediction !== undefined){
let data38 = data.prediction;
const _errs82 = errors;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
validate21.errors = [{instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/type",keyword:"type",params:{type: schema32.properties.prediction.type},message:"must be object,null"}];
return false;
}
if(errors === _errs82){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.type !== undefined){
const _errs84 = errors;
if(typeof data38.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/prediction/type",schemaPath:"#/properties/prediction/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs84 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data38.content !== undefined){
let data40 = data38.content;
const _errs86 = errors;
if((typeof data40 !== "string") && (!(Array.isArray(data40)))){
validate21.errors = [{instancePath:instancePath+"/prediction/content",schemaPath:"#/properties/prediction/properties/content/type",keyword:"type",params:{type: schema32.properties.prediction.properties.content.type},message:"must be string,array"}];
return false;
}
if(errors === _errs86){
if(Array.isArray(data40)){
var valid15 = true;
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
const _errs88 = errors;
if(!(validate24(data40[i5], {instancePath:instancePath+"/prediction/content/" + i5,parentData:data40,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid15 = _errs88 === errors;
if(!valid15){
break;
}
}
}
}
var valid14 = _errs86 === errors;
}
else {
var valid14 = true;
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
if(data.web_search_options !== undefined){
let data42 = data.web_search_options;
const _errs89 = errors;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
validate21.errors = [{instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/type",keyword:"type",params:{type: schema32.properties.web_search_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs89){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.search_context_size !== undefined){
const _errs91 = errors;
if(typeof data42.search_context_size !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/search_context_size",schemaPath:"#/properties/web_search_options/properties/search_context_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs91 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data42.user_location !== undefined){
let data44 = data42.user_location;
const _errs93 = errors;
if((!(data44 && typeof data44 == "object" && !Array.isArray(data44))) && (data44 !== null)){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location",schemaPath:"#/properties/web_search_options/properties/user_location/type",keyword:"type",params:{type: schema32.properties.web_search_options.properties.user_location.type},message:"must be object,null"}];
return false;
}
if(errors === _errs93){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.type !== undefined){
const _errs95 = errors;
if(typeof data44.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/type",schemaPath:"#/properties/web_search_options/properties/user_location/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs95 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data44.approximate !== undefined){
let data46 = data44.approximate;
const _errs97 = errors;
if(errors === _errs97){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.city !== undefined){
const _errs99 = errors;
if(typeof data46.city !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/city",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs99 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data46.country !== undefined){
const _errs101 = errors;
if(typeof data46.country !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/country",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs101 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data46.region !== undefined){
const _errs103 = errors;
if(typeof data46.region !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/region",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs103 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data46.timezone !== undefined){
const _errs105 = errors;
if(typeof data46.timezone !== "string"){
validate21.errors = [{instancePath:instancePath+"/web_search_options/user_location/approximate/timezone",schemaPath:"#/properties/web_search_options/properties/user_location/properties/approximate/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs105 === errors;
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
var valid17 = _errs97 === errors;
}
else {
var valid17 = true;
}
}
}
}
var valid16 = _errs93 === errors;
}
else {
var valid16 = true;
}
}
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data51 = data.moderation;
const _errs107 = errors;
if((!(data51 && typeof data51 == "object" && !Array.isArray(data51))) && (data51 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema32.properties.moderation.type},message:"must be object,null"}];
return false;
}
if(errors === _errs107){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.model !== undefined){
const _errs109 = errors;
if(typeof data51.model !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/model",schemaPath:"#/properties/moderation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs109 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.policy !== undefined){
let data53 = data51.policy;
const _errs111 = errors;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy",schemaPath:"#/properties/moderation/properties/policy/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.type},message:"must be object,null"}];
return false;
}
if(errors === _errs111){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.input !== undefined){
let data54 = data53.input;
const _errs113 = errors;
if((!(data54 && typeof data54 == "object" && !Array.isArray(data54))) && (data54 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/input",schemaPath:"#/properties/moderation/properties/policy/properties/input/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.properties.input.type},message:"must be object,null"}];
return false;
}
if(errors === _errs113){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.mode !== undefined){
if(typeof data54.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/input/mode",schemaPath:"#/properties/moderation/properties/policy/properties/input/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid20 = _errs113 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data53.output !== undefined){
let data56 = data53.output;
const _errs117 = errors;
if((!(data56 && typeof data56 == "object" && !Array.isArray(data56))) && (data56 !== null)){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/output",schemaPath:"#/properties/moderation/properties/policy/properties/output/type",keyword:"type",params:{type: schema32.properties.moderation.properties.policy.properties.output.type},message:"must be object,null"}];
return false;
}
if(errors === _errs117){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.mode !== undefined){
if(typeof data56.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/moderation/policy/output/mode",schemaPath:"#/properties/moderation/properties/policy/properties/output/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid20 = _errs117 === errors;
}
else {
var valid20 = true;
}
}
}
}
var valid19 = _errs111 === errors;
}
else {
var valid19 = true;
}
}
}
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data58 = data.prompt_cache_key;
const _errs121 = errors;
if((typeof data58 !== "string") && (data58 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: schema32.properties.prompt_cache_key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_options !== undefined){
let data59 = data.prompt_cache_options;
const _errs123 = errors;
if((!(data59 && typeof data59 == "object" && !Array.isArray(data59))) && (data59 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options",schemaPath:"#/properties/prompt_cache_options/type",keyword:"type",params:{type: schema32.properties.prompt_cache_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs123){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.mode !== undefined){
const _errs125 = errors;
if(typeof data59.mode !== "string"){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options/mode",schemaPath:"#/properties/prompt_cache_options/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs125 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data59.ttl !== undefined){
const _errs127 = errors;
if(typeof data59.ttl !== "string"){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_options/ttl",schemaPath:"#/properties/prompt_cache_options/properties/ttl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs127 === errors;
}
else {
var valid23 = true;
}
}
}
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data62 = data.prompt_cache_retention;
const _errs129 = errors;
if((typeof data62 !== "string") && (data62 !== null)){
validate21.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/type",keyword:"type",params:{type: schema32.properties.prompt_cache_retention.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data63 = data.safety_identifier;
const _errs131 = errors;
if((typeof data63 !== "string") && (data63 !== null)){
validate21.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type: schema32.properties.safety_identifier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data64 = data.user;
const _errs133 = errors;
if((typeof data64 !== "string") && (data64 !== null)){
validate21.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema32.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data65 = data.metadata;
const _errs135 = errors;
if((!(data65 && typeof data65 == "object" && !Array.isArray(data65))) && (data65 !== null)){
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema32.properties.metadata.type},message:"must be object,null"}];
return false;
}
if(errors === _errs135){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key1 in data65){
const _errs138 = errors;
if(typeof data65[key1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs138 === errors;
if(!valid24){
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
if(data.store !== undefined){
let data67 = data.store;
const _errs140 = errors;
if((typeof data67 !== "boolean") && (data67 !== null)){
validate21.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema32.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data68 = data.service_tier;
const _errs142 = errors;
if((typeof data68 !== "string") && (data68 !== null)){
validate21.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema32.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data69 = data.stream;
const _errs144 = errors;
if((typeof data69 !== "boolean") && (data69 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data70 = data.stream_options;
const _errs146 = errors;
if((!(data70 && typeof data70 == "object" && !Array.isArray(data70))) && (data70 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema32.properties.stream_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs146){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.include_usage !== undefined){
let data71 = data70.include_usage;
const _errs148 = errors;
if((typeof data71 !== "boolean") && (data71 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: schema32.properties.stream_options.properties.include_usage.type},message:"must be boolean,null"}];
return false;
}
var valid25 = _errs148 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data70.include_obfuscation !== undefined){
let data72 = data70.include_obfuscation;
const _errs150 = errors;
if((typeof data72 !== "boolean") && (data72 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options/include_obfuscation",schemaPath:"#/properties/stream_options/properties/include_obfuscation/type",keyword:"type",params:{type: schema32.properties.stream_options.properties.include_obfuscation.type},message:"must be boolean,null"}];
return false;
}
var valid25 = _errs150 === errors;
}
else {
var valid25 = true;
}
}
}
}
var valid0 = _errs146 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"model":true,"messages":true,"tools":true,"tool_choice":true,"parallel_tool_calls":true,"functions":true,"function_call":true,"temperature":true,"top_p":true,"max_tokens":true,"max_completion_tokens":true,"stop":true,"seed":true,"presence_penalty":true,"frequency_penalty":true,"n":true,"logprobs":true,"top_logprobs":true,"logit_bias":true,"reasoning_effort":true,"verbosity":true,"response_format":true,"modalities":true,"audio":true,"prediction":true,"web_search_options":true,"moderation":true,"prompt_cache_key":true,"prompt_cache_options":true,"prompt_cache_retention":true,"safety_identifier":true,"user":true,"metadata":true,"store":true,"service_tier":true,"stream":true,"stream_options":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletion = validate67;
const schema74 = {"type":"object","required":["choices"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"#/$defs/ChatCompletionChoice"}},"usage":{"$ref":"#/$defs/CompletionUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string"}},"moderation":{"type":["object","null"],"additionalProperties":true}}};
const schema84 = {"type":["object","null"],"properties":{"prompt_tokens":{"type":"integer"},"completion_tokens":{"type":"integer"},"total_tokens":{"type":"integer"},"prompt_tokens_details":{"type":["object","null"],"properties":{"cached_tokens":{"type":["integer","null"]},"cache_write_tokens":{"type":["integer","null"]},"audio_tokens":{"type":["integer","null"]}}},"completion_tokens_details":{"type":["object","null"],"properties":{"reasoning_tokens":{"type":["integer","null"]},"audio_tokens":{"type":["integer","null"]},"accepted_prediction_tokens":{"type":["integer","null"]},"rejected_prediction_tokens":{"type":["integer","null"]}}}}};
const schema75 = {"type":"object","required":["message"],"properties":{"index":{"type":"integer"},"message":{"$ref":"#/$defs/ChatCompletionMessage"},"finish_reason":{"type":["string","null"]},"logprobs":{"$ref":"#/$defs/ChoiceLogprobs"}}};
const schema76 = {"type":"object","properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"},"data":{"type":"string"},"expires_at":{"type":"integer"},"transcript":{"type":"string"}}},"function_call":{"type":["object","null"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}}},"tool_calls":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"function":{"type":"object","properties":{"name":{"type":"string"},"arguments":{"type":"string"}}},"custom":{"type":"object","properties":{"name":{"type":"string"},"input":{"type":"string"}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"$ref":"#/$defs/ImageContentPart"}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};
const schema77 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"allOf":[{"if":{"properties":{"type":{"enum":["url_citation"]}},"required":["type"]},"then":{"$ref":"#/$defs/UrlCitationAnnotation"}}]};
const schema78 = {"type":"object","required":["type","url_citation"],"properties":{"type":{"const":"url_citation"},"url_citation":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"title":{"type":["string","null"]},"start_index":{"type":"integer"},"end_index":{"type":"integer"}}}}};

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
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
if(data.type !== undefined){
if(!(data.type === "url_citation")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.url_citation === undefined) && (missing1 = "url_citation"))){
validate70.errors = [{instancePath,schemaPath:"#/$defs/UrlCitationAnnotation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs8 = errors;
if("url_citation" !== data.type){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/UrlCitationAnnotation/properties/type/const",keyword:"const",params:{allowedValue: "url_citation"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.url_citation !== undefined){
let data2 = data.url_citation;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.url === undefined) && (missing2 = "url")){
validate70.errors = [{instancePath:instancePath+"/url_citation",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.url !== undefined){
const _errs11 = errors;
if(typeof data2.url !== "string"){
validate70.errors = [{instancePath:instancePath+"/url_citation/url",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.title !== undefined){
let data4 = data2.title;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate70.errors = [{instancePath:instancePath+"/url_citation/title",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/title/type",keyword:"type",params:{type: schema78.properties.url_citation.properties.title.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.start_index !== undefined){
let data5 = data2.start_index;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate70.errors = [{instancePath:instancePath+"/url_citation/start_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/start_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.end_index !== undefined){
let data6 = data2.end_index;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate70.errors = [{instancePath:instancePath+"/url_citation/end_index",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/properties/end_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs17 === errors;
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
validate70.errors = [{instancePath:instancePath+"/url_citation",schemaPath:"#/$defs/UrlCitationAnnotation/properties/url_citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/$defs/UrlCitationAnnotation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.url_citation = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate70.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate70.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
evaluated0.props = props0;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.role !== undefined){
const _errs1 = errors;
if(typeof data.role !== "string"){
validate69.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema76.properties.content.type},message:"must be string,null"}];
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
validate69.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema76.properties.refusal.type},message:"must be string,null"}];
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
validate69.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema76.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate70(data3[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate69.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema76.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id !== undefined){
const _errs12 = errors;
if(typeof data5.id !== "string"){
validate69.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/audio/data",schemaPath:"#/properties/audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/audio/expires_at",schemaPath:"#/properties/audio/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate69.errors = [{instancePath:instancePath+"/audio/transcript",schemaPath:"#/properties/audio/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema76.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
const _errs22 = errors;
if(typeof data10.name !== "string"){
validate69.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.arguments !== undefined){
const _errs24 = errors;
if(typeof data10.arguments !== "string"){
validate69.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema76.properties.tool_calls.type},message:"must be array,null"}];
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
if(data14.id !== undefined){
const _errs30 = errors;
if(typeof data14.id !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"#/properties/tool_calls/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.type !== undefined){
const _errs32 = errors;
if(typeof data14.type !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"#/properties/tool_calls/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.function !== undefined){
let data17 = data14.function;
const _errs34 = errors;
if(errors === _errs34){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name !== undefined){
const _errs36 = errors;
if(typeof data17.name !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"#/properties/tool_calls/items/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.arguments !== undefined){
const _errs38 = errors;
if(typeof data17.arguments !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"#/properties/tool_calls/items/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"#/properties/tool_calls/items/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.custom !== undefined){
let data20 = data14.custom;
const _errs40 = errors;
if(errors === _errs40){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name !== undefined){
const _errs42 = errors;
if(typeof data20.name !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/name",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data20.input !== undefined){
const _errs44 = errors;
if(typeof data20.input !== "string"){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/input",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom",schemaPath:"#/properties/tool_calls/items/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.extra_content !== undefined){
let data23 = data14.extra_content;
const _errs46 = errors;
const _errs47 = errors;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs47){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.google !== undefined){
let data24 = data23.google;
const _errs49 = errors;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs49){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.thought_signature !== undefined){
let data25 = data24.thought_signature;
if((typeof data25 !== "string") && (data25 !== null)){
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
}
var valid5 = _errs46 === errors;
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
validate69.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/properties/tool_calls/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data26 = data.reasoning_content;
const _errs53 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate69.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema76.properties.reasoning_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data27 = data.reasoning;
const _errs55 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate69.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema76.properties.reasoning.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data28 = data.images;
const _errs57 = errors;
if((!(Array.isArray(data28))) && (data28 !== null)){
validate69.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema76.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs57){
if(Array.isArray(data28)){
var valid11 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
const _errs59 = errors;
if(!(validate33(data28[i2], {instancePath:instancePath+"/images/" + i2,parentData:data28,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid11 = _errs59 === errors;
if(!valid11){
break;
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
if(data.extra_content !== undefined){
let data30 = data.extra_content;
const _errs60 = errors;
const _errs61 = errors;
if((!(data30 && typeof data30 == "object" && !Array.isArray(data30))) && (data30 !== null)){
validate69.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs61){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.google !== undefined){
let data31 = data30.google;
const _errs63 = errors;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
validate69.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs63){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.thought_signature !== undefined){
let data32 = data31.thought_signature;
if((typeof data32 !== "string") && (data32 !== null)){
validate69.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
return false;
}
}
}
}
}
}
}
var valid0 = _errs60 === errors;
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"role":true,"content":true,"refusal":true,"annotations":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"images":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":["object","null"],"properties":{"content":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}},"refusal":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema82 = {"type":"object","required":["token","logprob"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}},"top_logprobs":{"type":["array","null"],"items":{"type":"object","required":["token","logprob"],"properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}}}}}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema81.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate74.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema81.properties.content.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.token !== undefined){
const _errs6 = errors;
if(typeof data1.token !== "string"){
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema82.properties.bytes.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/bytes/" + i1,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema82.properties.top_logprobs.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.token !== undefined){
const _errs18 = errors;
if(typeof data7.token !== "string"){
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema82.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2+"/bytes/" + i3,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0+"/top_logprobs/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate74.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema81.properties.refusal.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4,schemaPath:"#/$defs/TokenLogprob/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.token !== undefined){
const _errs31 = errors;
if(typeof data13.token !== "string"){
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema82.properties.bytes.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/bytes/" + i5,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema82.properties.top_logprobs.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data19.token !== undefined){
const _errs43 = errors;
if(typeof data19.token !== "string"){
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema82.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6+"/bytes/" + i7,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4+"/top_logprobs/" + i6,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate74.errors = [{instancePath:instancePath+"/refusal/" + i4,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"content":true,"refusal":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate68.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate69(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
validate68.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: schema75.properties.finish_reason.type},message:"must be string,null"}];
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
if(!(validate74(data.logprobs, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"index":true,"message":true,"finish_reason":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.choices === undefined) && (missing0 = "choices")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate68(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate67.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/type",keyword:"type",params:{type: schema84.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate67.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
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
let data14 = data6.completion_tokens_details;
const _errs29 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.reasoning_tokens !== undefined){
let data15 = data14.reasoning_tokens;
const _errs31 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.audio_tokens !== undefined){
let data16 = data14.audio_tokens;
const _errs33 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.accepted_prediction_tokens !== undefined){
let data17 = data14.accepted_prediction_tokens;
const _errs35 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.accepted_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.rejected_prediction_tokens !== undefined){
let data18 = data14.rejected_prediction_tokens;
const _errs37 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate67.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.rejected_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid3 = _errs29 === errors;
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
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data19 = data.service_tier;
const _errs39 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate67.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema74.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data20 = data.system_fingerprint;
const _errs41 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate67.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema74.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data21 = data.metadata;
const _errs43 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate67.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema74.properties.metadata.type},message:"must be object,null"}];
return false;
}
if(errors === _errs43){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key0 in data21){
const _errs46 = errors;
if(typeof data21[key0] !== "string"){
validate67.errors = [{instancePath:instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs46 === errors;
if(!valid6){
break;
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data23 = data.moderation;
const _errs48 = errors;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
validate67.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema74.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs48 === errors;
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true,"service_tier":true,"system_fingerprint":true,"metadata":true,"moderation":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatCompletionChunk = validate77;
const schema85 = {"type":"object","required":["choices"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"#/$defs/ChatCompletionChunkChoice"}},"usage":{"$ref":"#/$defs/CompletionUsage"},"service_tier":{"type":["string","null"]},"system_fingerprint":{"type":["string","null"]},"obfuscation":{"type":"string"},"moderation":{"type":["object","null"],"additionalProperties":true}}};
const schema86 = {"type":"object","required":["delta"],"properties":{"index":{"type":"integer"},"delta":{"$ref":"#/$defs/ChatCompletionDelta"},"finish_reason":{"type":["string","null"]},"logprobs":{"$ref":"#/$defs/ChoiceLogprobs"}}};
const schema87 = {"type":"object","properties":{"role":{"type":["string","null"]},"content":{"type":["string","null"]},"refusal":{"type":["string","null"]},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}},"audio":{"type":["object","null"],"properties":{"id":{"type":"string"},"data":{"type":"string"},"expires_at":{"type":"integer"},"transcript":{"type":"string"}}},"function_call":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"arguments":{"type":["string","null"]}}},"tool_calls":{"type":["array","null"],"items":{"type":"object","properties":{"index":{"type":"integer"},"id":{"type":["string","null"]},"type":{"type":["string","null"]},"function":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"arguments":{"type":["string","null"]}}},"custom":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"input":{"type":["string","null"]}}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}}},"reasoning_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"$ref":"#/$defs/ImageContentPart"}},"extra_content":{"$ref":"#/$defs/ExtraContent"}}};

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
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate79.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema87.properties.role.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema87.properties.content.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema87.properties.refusal.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema87.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate70(data3[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate79.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/type",keyword:"type",params:{type: schema87.properties.audio.type},message:"must be object,null"}];
return false;
}
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id !== undefined){
const _errs12 = errors;
if(typeof data5.id !== "string"){
validate79.errors = [{instancePath:instancePath+"/audio/id",schemaPath:"#/properties/audio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/audio/data",schemaPath:"#/properties/audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/audio/expires_at",schemaPath:"#/properties/audio/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate79.errors = [{instancePath:instancePath+"/audio/transcript",schemaPath:"#/properties/audio/properties/transcript/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type: schema87.properties.function_call.type},message:"must be object,null"}];
return false;
}
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
let data11 = data10.name;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate79.errors = [{instancePath:instancePath+"/function_call/name",schemaPath:"#/properties/function_call/properties/name/type",keyword:"type",params:{type: schema87.properties.function_call.properties.name.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/function_call/arguments",schemaPath:"#/properties/function_call/properties/arguments/type",keyword:"type",params:{type: schema87.properties.function_call.properties.arguments.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema87.properties.tool_calls.type},message:"must be array,null"}];
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
if(data14.index !== undefined){
let data15 = data14.index;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/index",schemaPath:"#/properties/tool_calls/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"#/properties/tool_calls/items/properties/id/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.id.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"#/properties/tool_calls/items/properties/type/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.type.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"#/properties/tool_calls/items/properties/function/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.function.type},message:"must be object,null"}];
return false;
}
if(errors === _errs36){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name !== undefined){
let data19 = data18.name;
const _errs38 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"#/properties/tool_calls/items/properties/function/properties/name/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.function.properties.name.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"#/properties/tool_calls/items/properties/function/properties/arguments/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.function.properties.arguments.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom",schemaPath:"#/properties/tool_calls/items/properties/custom/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.custom.type},message:"must be object,null"}];
return false;
}
if(errors === _errs42){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.name !== undefined){
let data22 = data21.name;
const _errs44 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/name",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/name/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.custom.properties.name.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/custom/input",schemaPath:"#/properties/tool_calls/items/properties/custom/properties/input/type",keyword:"type",params:{type: schema87.properties.tool_calls.items.properties.custom.properties.input.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs49){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.google !== undefined){
let data25 = data24.google;
const _errs51 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs51){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.thought_signature !== undefined){
let data26 = data25.thought_signature;
if((typeof data26 !== "string") && (data26 !== null)){
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
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
else {
validate79.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/properties/tool_calls/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate79.errors = [{instancePath:instancePath+"/reasoning_content",schemaPath:"#/properties/reasoning_content/type",keyword:"type",params:{type: schema87.properties.reasoning_content.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: schema87.properties.reasoning.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema87.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs59){
if(Array.isArray(data29)){
var valid11 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs61 = errors;
if(!(validate33(data29[i2], {instancePath:instancePath+"/images/" + i2,parentData:data29,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
validate79.errors = [{instancePath:instancePath+"/extra_content",schemaPath:"#/$defs/ExtraContent/type",keyword:"type",params:{type: schema52.type},message:"must be object,null"}];
return false;
}
if(errors === _errs63){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.google !== undefined){
let data32 = data31.google;
const _errs65 = errors;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)){
validate79.errors = [{instancePath:instancePath+"/extra_content/google",schemaPath:"#/$defs/ExtraContent/properties/google/type",keyword:"type",params:{type: schema52.properties.google.type},message:"must be object,null"}];
return false;
}
if(errors === _errs65){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.thought_signature !== undefined){
let data33 = data32.thought_signature;
if((typeof data33 !== "string") && (data33 !== null)){
validate79.errors = [{instancePath:instancePath+"/extra_content/google/thought_signature",schemaPath:"#/$defs/ExtraContent/properties/google/properties/thought_signature/type",keyword:"type",params:{type: schema52.properties.google.properties.thought_signature.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"role":true,"content":true,"refusal":true,"annotations":true,"audio":true,"function_call":true,"tool_calls":true,"reasoning_content":true,"reasoning":true,"images":true,"extra_content":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.delta === undefined) && (missing0 = "delta")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delta !== undefined){
const _errs3 = errors;
if(!(validate79(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate78.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: schema86.properties.finish_reason.type},message:"must be string,null"}];
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
if(!(validate74(data.logprobs, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"index":true,"delta":true,"finish_reason":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.choices === undefined) && (missing0 = "choices")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate78(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate77.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/CompletionUsage/type",keyword:"type",params:{type: schema84.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate77.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/CompletionUsage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cache_write_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/cache_write_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.cache_write_tokens.type},message:"must be integer,null"}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/prompt_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema84.properties.prompt_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
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
let data14 = data6.completion_tokens_details;
const _errs29 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens_details",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.reasoning_tokens !== undefined){
let data15 = data14.reasoning_tokens;
const _errs31 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/reasoning_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.reasoning_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.audio_tokens !== undefined){
let data16 = data14.audio_tokens;
const _errs33 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/audio_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/audio_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.audio_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.accepted_prediction_tokens !== undefined){
let data17 = data14.accepted_prediction_tokens;
const _errs35 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/accepted_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/accepted_prediction_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.accepted_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.rejected_prediction_tokens !== undefined){
let data18 = data14.rejected_prediction_tokens;
const _errs37 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate77.errors = [{instancePath:instancePath+"/usage/completion_tokens_details/rejected_prediction_tokens",schemaPath:"#/$defs/CompletionUsage/properties/completion_tokens_details/properties/rejected_prediction_tokens/type",keyword:"type",params:{type: schema84.properties.completion_tokens_details.properties.rejected_prediction_tokens.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var valid3 = _errs29 === errors;
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
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data19 = data.service_tier;
const _errs39 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate77.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema85.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_fingerprint !== undefined){
let data20 = data.system_fingerprint;
const _errs41 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate77.errors = [{instancePath:instancePath+"/system_fingerprint",schemaPath:"#/properties/system_fingerprint/type",keyword:"type",params:{type: schema85.properties.system_fingerprint.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obfuscation !== undefined){
const _errs43 = errors;
if(typeof data.obfuscation !== "string"){
validate77.errors = [{instancePath:instancePath+"/obfuscation",schemaPath:"#/properties/obfuscation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data22 = data.moderation;
const _errs45 = errors;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
validate77.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema85.properties.moderation.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs45 === errors;
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true,"service_tier":true,"system_fingerprint":true,"obfuscation":true,"moderation":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate85;
const schema91 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"code":{"type":["string","integer","null"]}}}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate85.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.message !== undefined){
const _errs3 = errors;
if(typeof data0.message !== "string"){
validate85.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate85.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: schema91.properties.error.properties.type.type},message:"must be string,null"}];
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
validate85.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema91.properties.error.properties.param.type},message:"must be string,null"}];
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
validate85.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema91.properties.error.properties.code.type},message:"must be string,integer,null"}];
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
validate85.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate85.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const validateModelList = validate86;
const schema92 = {"type":"object","required":["data"],"properties":{"object":{"type":"string"},"data":{"type":"array","items":{"$ref":"#/$defs/Model"}}}};
const schema93 = {"type":"object","required":["id"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"owned_by":{"type":"string"},"shutdown_date":{"type":["string","null"]}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.object !== undefined){
const _errs1 = errors;
if(typeof data.object !== "string"){
validate86.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/Model/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
const _errs8 = errors;
if(typeof data2.id !== "string"){
validate86.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/$defs/Model/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0+"/object",schemaPath:"#/$defs/Model/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0+"/created",schemaPath:"#/$defs/Model/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0+"/owned_by",schemaPath:"#/$defs/Model/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0+"/shutdown_date",schemaPath:"#/$defs/Model/properties/shutdown_date/type",keyword:"type",params:{type: schema93.properties.shutdown_date.type},message:"must be string,null"}];
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
validate86.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/$defs/Model/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate86.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"object":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const validateModel = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate87.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/owned_by",schemaPath:"#/properties/owned_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/shutdown_date",schemaPath:"#/properties/shutdown_date/type",keyword:"type",params:{type: schema93.properties.shutdown_date.type},message:"must be string,null"}];
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"id":true,"object":true,"created":true,"owned_by":true,"shutdown_date":true},"dynamicProps":false,"dynamicItems":false};
