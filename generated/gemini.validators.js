// Made by scripts/codegen.ts from specs/gemini.yaml. Edit that file, not this one.
"use strict";
export const validateGenerateContentRequest = validate21;
const schema32 = {"type":"object","required":["contents"],"properties":{"model":{"type":"string"},"contents":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Content"}},"systemInstruction":{"$ref":"#/$defs/SystemInstruction"},"tools":{"type":"array","items":{"$ref":"#/$defs/Tool"}},"toolConfig":{"$ref":"#/$defs/ToolConfig"},"generationConfig":{"$ref":"#/$defs/GenerationConfig"},"safetySettings":{"type":"array","items":{"$ref":"#/$defs/SafetySetting"}},"cachedContent":{"type":"string"},"serviceTier":{"type":"string"},"continuationToken":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"store":{"type":"boolean"}}};
const schema33 = {"type":"object","required":["parts"],"properties":{"role":{"enum":["user","model","function","tool"]},"parts":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Part"}}}};
const schema34 = {"type":"object","atMostOne":["text","inlineData","fileData","functionCall","functionResponse","executableCode","codeExecutionResult","toolCall","toolResponse","audioTranscription"],"properties":{"text":{"type":"string"},"inlineData":{"$ref":"#/$defs/Blob"},"fileData":{"$ref":"#/$defs/FileData"},"functionCall":{"$ref":"#/$defs/FunctionCall"},"functionResponse":{"$ref":"#/$defs/FunctionResponse"},"executableCode":{"$ref":"#/$defs/ExecutableCode"},"codeExecutionResult":{"$ref":"#/$defs/CodeExecutionResult"},"toolCall":{"$ref":"#/$defs/ServerToolCall"},"toolResponse":{"$ref":"#/$defs/ServerToolResponse"},"audioTranscription":{"type":"object"},"thought":{"type":"boolean"},"thoughtSignature":{"type":"string"},"videoMetadata":{"$ref":"#/$defs/VideoMetadata"},"mediaResolution":{"$ref":"#/$defs/PartMediaResolution"},"mediaProcessing":{"$ref":"#/$defs/MediaProcessing"},"speechMetadata":{"type":"object"},"partMetadata":{"type":"object"}}};
const schema45 = {"type":"object","required":["code"],"properties":{"id":{"type":"string"},"language":{"type":"string"},"code":{"type":"string"}}};
const schema46 = {"type":"object","required":["outcome"],"properties":{"id":{"type":"string"},"outcome":{"type":"string"},"output":{"type":"string"}}};
const schema54 = {"type":"object","properties":{"level":{"type":"string"},"numTokens":{"type":"integer"}}};
const schema44 = {"type":"string"};
const schema35 = {"type":"object","required":["mimeType","data"],"properties":{"mimeType":{"$ref":"#/$defs/NonEmptyText"},"data":{"type":"string","pattern":"[\\s\\S]"},"displayName":{"type":"string"}}};
const schema36 = {"type":"string","pattern":"[\\s\\S]"};
const pattern4 = new RegExp("[\\s\\S]", "u");

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
if(((data.mimeType === undefined) && (missing0 = "mimeType")) || ((data.data === undefined) && (missing0 = "data"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.mimeType !== undefined){
let data0 = data.mimeType;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate24.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
const _errs6 = errors;
if(typeof data.displayName !== "string"){
validate24.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"mimeType":true,"data":true,"displayName":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","required":["fileUri"],"properties":{"fileUri":{"$ref":"#/$defs/NonEmptyText"},"mimeType":{"type":"string"},"displayName":{"type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fileUri === undefined) && (missing0 = "fileUri")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.fileUri !== undefined){
let data0 = data.fileUri;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate26.errors = [{instancePath:instancePath+"/fileUri",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/fileUri",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs4 = errors;
if(typeof data.mimeType !== "string"){
validate26.errors = [{instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
const _errs6 = errors;
if(typeof data.displayName !== "string"){
validate26.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"fileUri":true,"mimeType":true,"displayName":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","properties":{"id":{"type":"string"},"name":{"$ref":"#/$defs/NonEmptyText"},"args":{"type":"object"},"partialArgs":{"type":"array","items":{"$ref":"#/$defs/PartialArg"}},"willContinue":{"type":"boolean"}}};
const schema41 = {"type":"object","properties":{"jsonPath":{"type":"string"},"stringValue":{"type":"string"},"numberValue":{},"boolValue":{},"nullValue":{},"willContinue":{}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate28.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partialArgs !== undefined){
let data3 = data.partialArgs;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.jsonPath !== undefined){
const _errs13 = errors;
if(typeof data4.jsonPath !== "string"){
validate28.errors = [{instancePath:instancePath+"/partialArgs/" + i0+"/jsonPath",schemaPath:"#/$defs/PartialArg/properties/jsonPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.stringValue !== undefined){
const _errs15 = errors;
if(typeof data4.stringValue !== "string"){
validate28.errors = [{instancePath:instancePath+"/partialArgs/" + i0+"/stringValue",schemaPath:"#/$defs/PartialArg/properties/stringValue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/partialArgs/" + i0,schemaPath:"#/$defs/PartialArg/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/partialArgs",schemaPath:"#/properties/partialArgs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.willContinue !== undefined){
const _errs17 = errors;
if(typeof data.willContinue !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"name":true,"args":true,"partialArgs":true,"willContinue":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","required":["name"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"response":{"type":"object"},"parts":{"type":"array","items":{"$ref":"#/$defs/FunctionResponsePart"}},"scheduling":{"type":"string"},"willContinue":{"type":"boolean"}}};
const schema43 = {"type":"object","properties":{"inlineData":{"$ref":"#/$defs/Blob"},"fileData":{"$ref":"#/$defs/FileData"},"mediaProcessing":{"$ref":"#/$defs/MediaProcessing"}}};

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
if(data.inlineData !== undefined){
const _errs1 = errors;
if(!(validate24(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
const _errs2 = errors;
if(!(validate26(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaProcessing !== undefined){
const _errs3 = errors;
if(typeof data.mediaProcessing !== "string"){
validate31.errors = [{instancePath:instancePath+"/mediaProcessing",schemaPath:"#/$defs/MediaProcessing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"inlineData":true,"fileData":true,"mediaProcessing":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) && (missing0 = "name")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate30.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data3 = data.parts;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate31(data3[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduling !== undefined){
const _errs10 = errors;
if(typeof data.scheduling !== "string"){
validate30.errors = [{instancePath:instancePath+"/scheduling",schemaPath:"#/properties/scheduling/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.willContinue !== undefined){
const _errs12 = errors;
if(typeof data.willContinue !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"id":true,"name":true,"response":true,"parts":true,"scheduling":true,"willContinue":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","properties":{"id":{"type":"string"},"toolType":{"$ref":"#/$defs/ToolType"},"args":{"type":"object"}}};
const schema48 = {"type":"string"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolType !== undefined){
const _errs3 = errors;
if(typeof data.toolType !== "string"){
validate36.errors = [{instancePath:instancePath+"/toolType",schemaPath:"#/$defs/ToolType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate36.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"toolType":true,"args":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","properties":{"id":{"type":"string"},"toolType":{"$ref":"#/$defs/ToolType"},"response":{"type":"object"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolType !== undefined){
const _errs3 = errors;
if(typeof data.toolType !== "string"){
validate38.errors = [{instancePath:instancePath+"/toolType",schemaPath:"#/$defs/ToolType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data2 = data.response;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate38.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"id":true,"toolType":true,"response":true},"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","properties":{"startOffset":{"$ref":"#/$defs/Duration"},"endOffset":{"$ref":"#/$defs/Duration"},"fps":{"type":"number"}}};
const schema52 = {"type":"string"};

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
if(data.startOffset !== undefined){
const _errs1 = errors;
if(typeof data.startOffset !== "string"){
validate40.errors = [{instancePath:instancePath+"/startOffset",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endOffset !== undefined){
const _errs4 = errors;
if(typeof data.endOffset !== "string"){
validate40.errors = [{instancePath:instancePath+"/endOffset",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fps !== undefined){
let data2 = data.fps;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate40.errors = [{instancePath:instancePath+"/fps",schemaPath:"#/properties/fps/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"startOffset":true,"endOffset":true,"fps":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate23.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inlineData !== undefined){
const _errs3 = errors;
if(!(validate24(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
const _errs4 = errors;
if(!(validate26(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionCall !== undefined){
const _errs5 = errors;
if(!(validate28(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionResponse !== undefined){
const _errs6 = errors;
if(!(validate30(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executableCode !== undefined){
let data5 = data.executableCode;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.code === undefined) && (missing0 = "code")){
validate23.errors = [{instancePath:instancePath+"/executableCode",schemaPath:"#/$defs/ExecutableCode/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data5.id !== undefined){
const _errs10 = errors;
if(typeof data5.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/executableCode/id",schemaPath:"#/$defs/ExecutableCode/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.language !== undefined){
const _errs12 = errors;
if(typeof data5.language !== "string"){
validate23.errors = [{instancePath:instancePath+"/executableCode/language",schemaPath:"#/$defs/ExecutableCode/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.code !== undefined){
const _errs14 = errors;
if(typeof data5.code !== "string"){
validate23.errors = [{instancePath:instancePath+"/executableCode/code",schemaPath:"#/$defs/ExecutableCode/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/executableCode",schemaPath:"#/$defs/ExecutableCode/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecutionResult !== undefined){
let data9 = data.codeExecutionResult;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.outcome === undefined) && (missing1 = "outcome")){
validate23.errors = [{instancePath:instancePath+"/codeExecutionResult",schemaPath:"#/$defs/CodeExecutionResult/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.id !== undefined){
const _errs19 = errors;
if(typeof data9.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/codeExecutionResult/id",schemaPath:"#/$defs/CodeExecutionResult/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.outcome !== undefined){
const _errs21 = errors;
if(typeof data9.outcome !== "string"){
validate23.errors = [{instancePath:instancePath+"/codeExecutionResult/outcome",schemaPath:"#/$defs/CodeExecutionResult/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output !== undefined){
const _errs23 = errors;
if(typeof data9.output !== "string"){
validate23.errors = [{instancePath:instancePath+"/codeExecutionResult/output",schemaPath:"#/$defs/CodeExecutionResult/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/codeExecutionResult",schemaPath:"#/$defs/CodeExecutionResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCall !== undefined){
const _errs25 = errors;
if(!(validate36(data.toolCall, {instancePath:instancePath+"/toolCall",parentData:data,parentDataProperty:"toolCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolResponse !== undefined){
const _errs26 = errors;
if(!(validate38(data.toolResponse, {instancePath:instancePath+"/toolResponse",parentData:data,parentDataProperty:"toolResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTranscription !== undefined){
let data15 = data.audioTranscription;
const _errs27 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate23.errors = [{instancePath:instancePath+"/audioTranscription",schemaPath:"#/properties/audioTranscription/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thought !== undefined){
const _errs29 = errors;
if(typeof data.thought !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/thought",schemaPath:"#/properties/thought/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtSignature !== undefined){
const _errs31 = errors;
if(typeof data.thoughtSignature !== "string"){
validate23.errors = [{instancePath:instancePath+"/thoughtSignature",schemaPath:"#/properties/thoughtSignature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.videoMetadata !== undefined){
const _errs33 = errors;
if(!(validate40(data.videoMetadata, {instancePath:instancePath+"/videoMetadata",parentData:data,parentDataProperty:"videoMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data19 = data.mediaResolution;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.level !== undefined){
const _errs37 = errors;
if(typeof data19.level !== "string"){
validate23.errors = [{instancePath:instancePath+"/mediaResolution/level",schemaPath:"#/$defs/PartMediaResolution/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.numTokens !== undefined){
let data21 = data19.numTokens;
const _errs39 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate23.errors = [{instancePath:instancePath+"/mediaResolution/numTokens",schemaPath:"#/$defs/PartMediaResolution/properties/numTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"#/$defs/PartMediaResolution/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaProcessing !== undefined){
const _errs41 = errors;
if(typeof data.mediaProcessing !== "string"){
validate23.errors = [{instancePath:instancePath+"/mediaProcessing",schemaPath:"#/$defs/MediaProcessing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechMetadata !== undefined){
let data23 = data.speechMetadata;
const _errs44 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
validate23.errors = [{instancePath:instancePath+"/speechMetadata",schemaPath:"#/properties/speechMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partMetadata !== undefined){
let data24 = data.partMetadata;
const _errs46 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate23.errors = [{instancePath:instancePath+"/partMetadata",schemaPath:"#/properties/partMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if((data["text"] == null ? 0 : 1) + (data["inlineData"] == null ? 0 : 1) + (data["fileData"] == null ? 0 : 1) + (data["functionCall"] == null ? 0 : 1) + (data["functionResponse"] == null ? 0 : 1) + (data["executableCode"] == null ? 0 : 1) + (data["codeExecutionResult"] == null ? 0 : 1) + (data["toolCall"] == null ? 0 : 1) + (data["toolResponse"] == null ? 0 : 1) + (data["audioTranscription"] == null ? 0 : 1) > 1){
validate23.errors = [{instancePath,schemaPath:"#/atMostOne",keyword:"atMostOne",params:{properties: ["text","inlineData","fileData","functionCall","functionResponse","executableCode","codeExecutionResult","toolCall","toolResponse","audioTranscription"]},message:"must have at most one of several properties"}];
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
}
}
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
validate23.evaluated = {"props":{"text":true,"inlineData":true,"fileData":true,"functionCall":true,"functionResponse":true,"executableCode":true,"codeExecutionResult":true,"toolCall":true,"toolResponse":true,"audioTranscription":true,"thought":true,"thoughtSignature":true,"videoMetadata":true,"mediaResolution":true,"mediaProcessing":true,"speechMetadata":true,"partMetadata":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.parts === undefined) && (missing0 = "parts")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(!((((data0 === "user") || (data0 === "model")) || (data0 === "function")) || (data0 === "tool"))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema33.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length < 1){
validate22.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"role":true,"parts":true},"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","required":["parts"],"properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"$ref":"#/$defs/Part"}}}};

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
if((data.parts === undefined) && (missing0 = "parts")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
const _errs1 = errors;
if(typeof data.role !== "string"){
validate44.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"role":true,"parts":true},"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","properties":{"functionDeclarations":{"type":"array","items":{"$ref":"#/$defs/FunctionDeclaration"}},"googleSearch":{"$ref":"#/$defs/GoogleSearch"},"googleSearchRetrieval":{"type":"object"},"codeExecution":{"type":"object"},"urlContext":{"type":"object"},"googleMaps":{"type":"object"},"fileSearch":{"type":"object"},"computerUse":{"type":"object"},"mcpServers":{"type":"array","items":{"type":"object"}},"retrieval":{"type":"object"},"enterpriseWebSearch":{"type":"object"},"exaAiSearch":{"type":"object"},"parallelAiSearch":{"type":"object"}}};
const schema67 = {"type":"object","properties":{"searchTypes":{"type":"object"},"timeRangeFilter":{"type":"object"},"blockingConfidence":{"type":"string"},"excludeDomains":{"type":"array","items":{"type":"string"}}}};
const schema58 = {"type":"object","required":["name"],"atMostOne":["parameters","parametersJsonSchema"],"properties":{"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":"string"},"parameters":{"$ref":"#/$defs/Schema"},"parametersJsonSchema":{"type":"object"},"response":{"$ref":"#/$defs/Schema"},"responseJsonSchema":{"type":"object"},"behavior":{"type":"string"}}};
const schema60 = {"type":"object","properties":{"type":{"type":["string","array"],"items":{"type":"string"}},"format":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"nullable":{"type":"boolean"},"enum":{"type":"array"},"items":{"$ref":"#/$defs/Schema"},"minItems":{"$ref":"#/$defs/Int64"},"maxItems":{"$ref":"#/$defs/Int64"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/Schema"}},"propertyOrdering":{"type":"array","items":{"type":"string"}},"required":{"type":"array","items":{"type":"string"}},"minProperties":{"$ref":"#/$defs/Int64"},"maxProperties":{"$ref":"#/$defs/Int64"},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"$ref":"#/$defs/Int64"},"maxLength":{"$ref":"#/$defs/Int64"},"pattern":{"type":"string"},"anyOf":{"type":"array","items":{"$ref":"#/$defs/Schema"}},"default":{},"example":{}}};
const schema61 = {"type":["integer","string"],"pattern":"^-?[0-9]+$"};
const wrapper0 = {validate: validate49};
const pattern9 = new RegExp("^-?[0-9]+$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
const _errs1 = errors;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema60.properties.type.type},message:"must be string,array"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate49.errors = [{instancePath:instancePath+"/type/" + i0,schemaPath:"#/properties/type/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.format !== undefined){
const _errs5 = errors;
if(typeof data.format !== "string"){
validate49.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs7 = errors;
if(typeof data.title !== "string"){
validate49.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate49.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nullable !== undefined){
const _errs11 = errors;
if(typeof data.nullable !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enum !== undefined){
const _errs13 = errors;
if(!(Array.isArray(data.enum))){
validate49.errors = [{instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
const _errs15 = errors;
if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minItems !== undefined){
let data8 = data.minItems;
const _errs16 = errors;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (typeof data8 !== "string")){
validate49.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern9.test(data8)){
validate49.errors = [{instancePath:instancePath+"/minItems",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxItems !== undefined){
let data9 = data.maxItems;
const _errs19 = errors;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (typeof data9 !== "string")){
validate49.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern9.test(data9)){
validate49.errors = [{instancePath:instancePath+"/maxItems",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data10 = data.properties;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
const _errs25 = errors;
if(!(wrapper0.validate(data10[key0], {instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyOrdering !== undefined){
let data12 = data.propertyOrdering;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(typeof data12[i1] !== "string"){
validate49.errors = [{instancePath:instancePath+"/propertyOrdering/" + i1,schemaPath:"#/properties/propertyOrdering/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/propertyOrdering",schemaPath:"#/properties/propertyOrdering/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
let data14 = data.required;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs32 = errors;
if(typeof data14[i2] !== "string"){
validate49.errors = [{instancePath:instancePath+"/required/" + i2,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minProperties !== undefined){
let data16 = data.minProperties;
const _errs34 = errors;
const _errs35 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (typeof data16 !== "string")){
validate49.errors = [{instancePath:instancePath+"/minProperties",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs35){
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
validate49.errors = [{instancePath:instancePath+"/minProperties",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxProperties !== undefined){
let data17 = data.maxProperties;
const _errs37 = errors;
const _errs38 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (typeof data17 !== "string")){
validate49.errors = [{instancePath:instancePath+"/maxProperties",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs38){
if(typeof data17 === "string"){
if(!pattern9.test(data17)){
validate49.errors = [{instancePath:instancePath+"/maxProperties",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimum !== undefined){
let data18 = data.minimum;
const _errs40 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate49.errors = [{instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined){
let data19 = data.maximum;
const _errs42 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate49.errors = [{instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLength !== undefined){
let data20 = data.minLength;
const _errs44 = errors;
const _errs45 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (typeof data20 !== "string")){
validate49.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs45){
if(typeof data20 === "string"){
if(!pattern9.test(data20)){
validate49.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
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
if(data.maxLength !== undefined){
let data21 = data.maxLength;
const _errs47 = errors;
const _errs48 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (typeof data21 !== "string")){
validate49.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/$defs/Int64/type",keyword:"type",params:{type: schema61.type},message:"must be integer,string"}];
return false;
}
if(errors === _errs48){
if(typeof data21 === "string"){
if(!pattern9.test(data21)){
validate49.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/$defs/Int64/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+$"},message:"must match pattern \""+"^-?[0-9]+$"+"\""}];
return false;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern !== undefined){
const _errs50 = errors;
if(typeof data.pattern !== "string"){
validate49.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anyOf !== undefined){
let data23 = data.anyOf;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data23)){
var valid11 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs54 = errors;
if(!(wrapper0.validate(data23[i3], {instancePath:instancePath+"/anyOf/" + i3,parentData:data23,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid11 = _errs54 === errors;
if(!valid11){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs52 === errors;
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
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"type":true,"format":true,"title":true,"description":true,"nullable":true,"enum":true,"items":true,"minItems":true,"maxItems":true,"properties":true,"propertyOrdering":true,"required":true,"minProperties":true,"maxProperties":true,"minimum":true,"maximum":true,"minLength":true,"maxLength":true,"pattern":true,"anyOf":true,"default":true,"example":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.name === undefined) && (missing0 = "name")){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs4 = errors;
if(typeof data.description !== "string"){
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs6 = errors;
if(!(validate49(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parametersJsonSchema !== undefined){
let data3 = data.parametersJsonSchema;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate48.errors = [{instancePath:instancePath+"/parametersJsonSchema",schemaPath:"#/properties/parametersJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs9 = errors;
if(!(validate49(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseJsonSchema !== undefined){
let data5 = data.responseJsonSchema;
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate48.errors = [{instancePath:instancePath+"/responseJsonSchema",schemaPath:"#/properties/responseJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behavior !== undefined){
const _errs12 = errors;
if(typeof data.behavior !== "string"){
validate48.errors = [{instancePath:instancePath+"/behavior",schemaPath:"#/properties/behavior/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if((data["parameters"] == null ? 0 : 1) + (data["parametersJsonSchema"] == null ? 0 : 1) > 1){
validate48.errors = [{instancePath,schemaPath:"#/atMostOne",keyword:"atMostOne",params:{properties: ["parameters","parametersJsonSchema"]},message:"must have at most one of several properties"}];
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"name":true,"description":true,"parameters":true,"parametersJsonSchema":true,"response":true,"responseJsonSchema":true,"behavior":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.functionDeclarations !== undefined){
let data0 = data.functionDeclarations;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate48(data0[i0], {instancePath:instancePath+"/functionDeclarations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/functionDeclarations",schemaPath:"#/properties/functionDeclarations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleSearch !== undefined){
let data2 = data.googleSearch;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.searchTypes !== undefined){
let data3 = data2.searchTypes;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate47.errors = [{instancePath:instancePath+"/googleSearch/searchTypes",schemaPath:"#/$defs/GoogleSearch/properties/searchTypes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.timeRangeFilter !== undefined){
let data4 = data2.timeRangeFilter;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate47.errors = [{instancePath:instancePath+"/googleSearch/timeRangeFilter",schemaPath:"#/$defs/GoogleSearch/properties/timeRangeFilter/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.blockingConfidence !== undefined){
const _errs11 = errors;
if(typeof data2.blockingConfidence !== "string"){
validate47.errors = [{instancePath:instancePath+"/googleSearch/blockingConfidence",schemaPath:"#/$defs/GoogleSearch/properties/blockingConfidence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.excludeDomains !== undefined){
let data6 = data2.excludeDomains;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(typeof data6[i1] !== "string"){
validate47.errors = [{instancePath:instancePath+"/googleSearch/excludeDomains/" + i1,schemaPath:"#/$defs/GoogleSearch/properties/excludeDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/googleSearch/excludeDomains",schemaPath:"#/$defs/GoogleSearch/properties/excludeDomains/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate47.errors = [{instancePath:instancePath+"/googleSearch",schemaPath:"#/$defs/GoogleSearch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleSearchRetrieval !== undefined){
let data8 = data.googleSearchRetrieval;
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate47.errors = [{instancePath:instancePath+"/googleSearchRetrieval",schemaPath:"#/properties/googleSearchRetrieval/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecution !== undefined){
let data9 = data.codeExecution;
const _errs19 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate47.errors = [{instancePath:instancePath+"/codeExecution",schemaPath:"#/properties/codeExecution/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlContext !== undefined){
let data10 = data.urlContext;
const _errs21 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate47.errors = [{instancePath:instancePath+"/urlContext",schemaPath:"#/properties/urlContext/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleMaps !== undefined){
let data11 = data.googleMaps;
const _errs23 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate47.errors = [{instancePath:instancePath+"/googleMaps",schemaPath:"#/properties/googleMaps/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileSearch !== undefined){
let data12 = data.fileSearch;
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate47.errors = [{instancePath:instancePath+"/fileSearch",schemaPath:"#/properties/fileSearch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.computerUse !== undefined){
let data13 = data.computerUse;
const _errs27 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate47.errors = [{instancePath:instancePath+"/computerUse",schemaPath:"#/properties/computerUse/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcpServers !== undefined){
let data14 = data.mcpServers;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid5 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs31 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate47.errors = [{instancePath:instancePath+"/mcpServers/" + i2,schemaPath:"#/properties/mcpServers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrieval !== undefined){
let data16 = data.retrieval;
const _errs33 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate47.errors = [{instancePath:instancePath+"/retrieval",schemaPath:"#/properties/retrieval/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enterpriseWebSearch !== undefined){
let data17 = data.enterpriseWebSearch;
const _errs35 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate47.errors = [{instancePath:instancePath+"/enterpriseWebSearch",schemaPath:"#/properties/enterpriseWebSearch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exaAiSearch !== undefined){
let data18 = data.exaAiSearch;
const _errs37 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate47.errors = [{instancePath:instancePath+"/exaAiSearch",schemaPath:"#/properties/exaAiSearch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelAiSearch !== undefined){
let data19 = data.parallelAiSearch;
const _errs39 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
validate47.errors = [{instancePath:instancePath+"/parallelAiSearch",schemaPath:"#/properties/parallelAiSearch/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs39 === errors;
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"functionDeclarations":true,"googleSearch":true,"googleSearchRetrieval":true,"codeExecution":true,"urlContext":true,"googleMaps":true,"fileSearch":true,"computerUse":true,"mcpServers":true,"retrieval":true,"enterpriseWebSearch":true,"exaAiSearch":true,"parallelAiSearch":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","properties":{"functionCallingConfig":{"$ref":"#/$defs/FunctionCallingConfig"},"retrievalConfig":{"type":"object"},"includeServerSideToolInvocations":{"type":"boolean"}}};
const schema69 = {"type":"object","properties":{"mode":{"type":"string"},"allowedFunctionNames":{"type":"array","items":{"type":"string"}},"streamFunctionCallArguments":{"type":"boolean"}}};

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
if(data.functionCallingConfig !== undefined){
let data0 = data.functionCallingConfig;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.mode !== undefined){
const _errs4 = errors;
if(typeof data0.mode !== "string"){
validate54.errors = [{instancePath:instancePath+"/functionCallingConfig/mode",schemaPath:"#/$defs/FunctionCallingConfig/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.allowedFunctionNames !== undefined){
let data2 = data0.allowedFunctionNames;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate54.errors = [{instancePath:instancePath+"/functionCallingConfig/allowedFunctionNames/" + i0,schemaPath:"#/$defs/FunctionCallingConfig/properties/allowedFunctionNames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/functionCallingConfig/allowedFunctionNames",schemaPath:"#/$defs/FunctionCallingConfig/properties/allowedFunctionNames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.streamFunctionCallArguments !== undefined){
const _errs10 = errors;
if(typeof data0.streamFunctionCallArguments !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/functionCallingConfig/streamFunctionCallArguments",schemaPath:"#/$defs/FunctionCallingConfig/properties/streamFunctionCallArguments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate54.errors = [{instancePath:instancePath+"/functionCallingConfig",schemaPath:"#/$defs/FunctionCallingConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalConfig !== undefined){
let data5 = data.retrievalConfig;
const _errs12 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate54.errors = [{instancePath:instancePath+"/retrievalConfig",schemaPath:"#/properties/retrievalConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeServerSideToolInvocations !== undefined){
const _errs14 = errors;
if(typeof data.includeServerSideToolInvocations !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/includeServerSideToolInvocations",schemaPath:"#/properties/includeServerSideToolInvocations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
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
validate54.evaluated = {"props":{"functionCallingConfig":true,"retrievalConfig":true,"includeServerSideToolInvocations":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","atMostOne":["responseSchema","responseJsonSchema","_responseJsonSchema"],"properties":{"temperature":{"type":"number","minimum":0,"maximum":2},"topP":{"type":"number","minimum":0,"maximum":1},"topK":{"type":"number","minimum":0},"maxOutputTokens":{"type":"integer","minimum":1},"candidateCount":{"type":"integer","minimum":1,"maximum":8},"stopSequences":{"type":"array","items":{"$ref":"#/$defs/NonEmptyText"}},"seed":{"type":"integer"},"presencePenalty":{"type":"number","minimum":-2,"maximum":2},"frequencyPenalty":{"type":"number","minimum":-2,"maximum":2},"responseLogprobs":{"type":"boolean"},"logprobs":{"type":"integer","minimum":0,"maximum":20},"responseMimeType":{"type":"string"},"responseSchema":{"$ref":"#/$defs/Schema"},"responseJsonSchema":{"type":"object"},"_responseJsonSchema":{"type":"object"},"responseFormat":{"type":"array","items":{"type":"object"}},"responseModalities":{"type":"array","items":{"type":"string"}},"thinkingConfig":{"$ref":"#/$defs/ThinkingConfig"},"mediaResolution":{"$ref":"#/$defs/MediaResolution"},"speechConfig":{"type":"object"},"imageConfig":{"type":"object"},"audioTimestamp":{"type":"boolean"},"audioTranscriptionConfig":{"type":"object"},"enableEnhancedCivicAnswers":{"type":"boolean"},"enableAffectiveDialog":{"type":"boolean"},"modelSelectionConfig":{"type":"object"},"routingConfig":{"type":"object"},"translationConfig":{"type":"object"}}};
const schema72 = {"type":"object","atMostOne":["thinkingBudget","thinkingLevel"],"properties":{"includeThoughts":{"type":"boolean"},"thinkingBudget":{"type":"integer","minimum":-1},"thinkingLevel":{"type":"string"}}};
const schema73 = {"type":"string"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
let data0 = data.temperature;
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate56.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topP !== undefined){
let data1 = data.topP;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topK !== undefined){
let data2 = data.topK;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxOutputTokens !== undefined){
let data3 = data.maxOutputTokens;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate56.errors = [{instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.candidateCount !== undefined){
let data4 = data.candidateCount;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate56.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/candidateCount",schemaPath:"#/properties/candidateCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.stopSequences !== undefined){
let data5 = data.stopSequences;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate56.errors = [{instancePath:instancePath+"/stopSequences/" + i0,schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/stopSequences/" + i0,schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/stopSequences",schemaPath:"#/properties/stopSequences/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data7 = data.seed;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate56.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presencePenalty !== undefined){
let data8 = data.presencePenalty;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2 || isNaN(data8)){
validate56.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data8 < -2 || isNaN(data8)){
validate56.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/presencePenalty",schemaPath:"#/properties/presencePenalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequencyPenalty !== undefined){
let data9 = data.frequencyPenalty;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data9 < -2 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/frequencyPenalty",schemaPath:"#/properties/frequencyPenalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseLogprobs !== undefined){
const _errs22 = errors;
if(typeof data.responseLogprobs !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/responseLogprobs",schemaPath:"#/properties/responseLogprobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data11 = data.logprobs;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate56.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.responseMimeType !== undefined){
const _errs26 = errors;
if(typeof data.responseMimeType !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseMimeType",schemaPath:"#/properties/responseMimeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseSchema !== undefined){
const _errs28 = errors;
if(!(validate49(data.responseSchema, {instancePath:instancePath+"/responseSchema",parentData:data,parentDataProperty:"responseSchema",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseJsonSchema !== undefined){
let data14 = data.responseJsonSchema;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate56.errors = [{instancePath:instancePath+"/responseJsonSchema",schemaPath:"#/properties/responseJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data._responseJsonSchema !== undefined){
let data15 = data._responseJsonSchema;
const _errs31 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate56.errors = [{instancePath:instancePath+"/_responseJsonSchema",schemaPath:"#/properties/_responseJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseFormat !== undefined){
let data16 = data.responseFormat;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid3 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs35 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate56.errors = [{instancePath:instancePath+"/responseFormat/" + i1,schemaPath:"#/properties/responseFormat/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs35 === errors;
if(!valid3){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/responseFormat",schemaPath:"#/properties/responseFormat/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseModalities !== undefined){
let data18 = data.responseModalities;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid4 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs39 = errors;
if(typeof data18[i2] !== "string"){
validate56.errors = [{instancePath:instancePath+"/responseModalities/" + i2,schemaPath:"#/properties/responseModalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs39 === errors;
if(!valid4){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/responseModalities",schemaPath:"#/properties/responseModalities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinkingConfig !== undefined){
let data20 = data.thinkingConfig;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.includeThoughts !== undefined){
const _errs44 = errors;
if(typeof data20.includeThoughts !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/thinkingConfig/includeThoughts",schemaPath:"#/$defs/ThinkingConfig/properties/includeThoughts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.thinkingBudget !== undefined){
let data22 = data20.thinkingBudget;
const _errs46 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate56.errors = [{instancePath:instancePath+"/thinkingConfig/thinkingBudget",schemaPath:"#/$defs/ThinkingConfig/properties/thinkingBudget/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs46){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < -1 || isNaN(data22)){
validate56.errors = [{instancePath:instancePath+"/thinkingConfig/thinkingBudget",schemaPath:"#/$defs/ThinkingConfig/properties/thinkingBudget/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"}];
return false;
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.thinkingLevel !== undefined){
const _errs48 = errors;
if(typeof data20.thinkingLevel !== "string"){
validate56.errors = [{instancePath:instancePath+"/thinkingConfig/thinkingLevel",schemaPath:"#/$defs/ThinkingConfig/properties/thinkingLevel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if((data20["thinkingBudget"] == null ? 0 : 1) + (data20["thinkingLevel"] == null ? 0 : 1) > 1){
validate56.errors = [{instancePath:instancePath+"/thinkingConfig",schemaPath:"#/$defs/ThinkingConfig/atMostOne",keyword:"atMostOne",params:{properties: ["thinkingBudget","thinkingLevel"]},message:"must have at most one of several properties"}];
return false;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/thinkingConfig",schemaPath:"#/$defs/ThinkingConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
const _errs50 = errors;
if(typeof data.mediaResolution !== "string"){
validate56.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"#/$defs/MediaResolution/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechConfig !== undefined){
let data25 = data.speechConfig;
const _errs53 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate56.errors = [{instancePath:instancePath+"/speechConfig",schemaPath:"#/properties/speechConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageConfig !== undefined){
let data26 = data.imageConfig;
const _errs55 = errors;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
validate56.errors = [{instancePath:instancePath+"/imageConfig",schemaPath:"#/properties/imageConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTimestamp !== undefined){
const _errs57 = errors;
if(typeof data.audioTimestamp !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/audioTimestamp",schemaPath:"#/properties/audioTimestamp/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTranscriptionConfig !== undefined){
let data28 = data.audioTranscriptionConfig;
const _errs59 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
validate56.errors = [{instancePath:instancePath+"/audioTranscriptionConfig",schemaPath:"#/properties/audioTranscriptionConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableEnhancedCivicAnswers !== undefined){
const _errs61 = errors;
if(typeof data.enableEnhancedCivicAnswers !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/enableEnhancedCivicAnswers",schemaPath:"#/properties/enableEnhancedCivicAnswers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableAffectiveDialog !== undefined){
const _errs63 = errors;
if(typeof data.enableAffectiveDialog !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/enableAffectiveDialog",schemaPath:"#/properties/enableAffectiveDialog/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelSelectionConfig !== undefined){
let data31 = data.modelSelectionConfig;
const _errs65 = errors;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
validate56.errors = [{instancePath:instancePath+"/modelSelectionConfig",schemaPath:"#/properties/modelSelectionConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routingConfig !== undefined){
let data32 = data.routingConfig;
const _errs67 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
validate56.errors = [{instancePath:instancePath+"/routingConfig",schemaPath:"#/properties/routingConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.translationConfig !== undefined){
let data33 = data.translationConfig;
const _errs69 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
validate56.errors = [{instancePath:instancePath+"/translationConfig",schemaPath:"#/properties/translationConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if((data["responseSchema"] == null ? 0 : 1) + (data["responseJsonSchema"] == null ? 0 : 1) + (data["_responseJsonSchema"] == null ? 0 : 1) > 1){
validate56.errors = [{instancePath,schemaPath:"#/atMostOne",keyword:"atMostOne",params:{properties: ["responseSchema","responseJsonSchema","_responseJsonSchema"]},message:"must have at most one of several properties"}];
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
}
}
}
}
}
}
}
}
}
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"temperature":true,"topP":true,"topK":true,"maxOutputTokens":true,"candidateCount":true,"stopSequences":true,"seed":true,"presencePenalty":true,"frequencyPenalty":true,"responseLogprobs":true,"logprobs":true,"responseMimeType":true,"responseSchema":true,"responseJsonSchema":true,"_responseJsonSchema":true,"responseFormat":true,"responseModalities":true,"thinkingConfig":true,"mediaResolution":true,"speechConfig":true,"imageConfig":true,"audioTimestamp":true,"audioTranscriptionConfig":true,"enableEnhancedCivicAnswers":true,"enableAffectiveDialog":true,"modelSelectionConfig":true,"routingConfig":true,"translationConfig":true},"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","required":["category","threshold"],"properties":{"category":{"$ref":"#/$defs/HarmCategory"},"threshold":{"$ref":"#/$defs/HarmBlockThreshold"},"method":{"type":"string"}}};
const schema75 = {"type":"string"};
const schema76 = {"type":"string"};

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
if(((data.category === undefined) && (missing0 = "category")) || ((data.threshold === undefined) && (missing0 = "threshold"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.category !== undefined){
const _errs1 = errors;
if(typeof data.category !== "string"){
validate59.errors = [{instancePath:instancePath+"/category",schemaPath:"#/$defs/HarmCategory/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threshold !== undefined){
const _errs4 = errors;
if(typeof data.threshold !== "string"){
validate59.errors = [{instancePath:instancePath+"/threshold",schemaPath:"#/$defs/HarmBlockThreshold/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs7 = errors;
if(typeof data.method !== "string"){
validate59.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"category":true,"threshold":true,"method":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.contents === undefined) && (missing0 = "contents")){
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
if(data.contents !== undefined){
let data1 = data.contents;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate21.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate22(data1[i0], {instancePath:instancePath+"/contents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
validate21.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.systemInstruction !== undefined){
const _errs6 = errors;
if(!(validate44(data.systemInstruction, {instancePath:instancePath+"/systemInstruction",parentData:data,parentDataProperty:"systemInstruction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data4 = data.tools;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate47(data4[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolConfig !== undefined){
const _errs10 = errors;
if(!(validate54(data.toolConfig, {instancePath:instancePath+"/toolConfig",parentData:data,parentDataProperty:"toolConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generationConfig !== undefined){
const _errs11 = errors;
if(!(validate56(data.generationConfig, {instancePath:instancePath+"/generationConfig",parentData:data,parentDataProperty:"generationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetySettings !== undefined){
let data8 = data.safetySettings;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data8)){
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs14 = errors;
if(!(validate59(data8[i2], {instancePath:instancePath+"/safetySettings/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cachedContent !== undefined){
const _errs15 = errors;
if(typeof data.cachedContent !== "string"){
validate21.errors = [{instancePath:instancePath+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceTier !== undefined){
const _errs17 = errors;
if(typeof data.serviceTier !== "string"){
validate21.errors = [{instancePath:instancePath+"/serviceTier",schemaPath:"#/properties/serviceTier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuationToken !== undefined){
const _errs19 = errors;
if(typeof data.continuationToken !== "string"){
validate21.errors = [{instancePath:instancePath+"/continuationToken",schemaPath:"#/properties/continuationToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data13 = data.labels;
const _errs21 = errors;
if(errors === _errs21){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
const _errs24 = errors;
if(typeof data13[key0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs26 = errors;
if(typeof data.store !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"model":true,"contents":true,"systemInstruction":true,"tools":true,"toolConfig":true,"generationConfig":true,"safetySettings":true,"cachedContent":true,"serviceTier":true,"continuationToken":true,"labels":true,"store":true},"dynamicProps":false,"dynamicItems":false};

export const validateGenerateContentResponse = validate61;
const schema77 = {"type":"object","atLeastOne":["candidates","promptFeedback"],"properties":{"candidates":{"type":"array","items":{"$ref":"#/$defs/Candidate"}},"promptFeedback":{"$ref":"#/$defs/PromptFeedback"},"usageMetadata":{"$ref":"#/$defs/UsageMetadata"},"modelVersion":{"type":"string"},"responseId":{"type":"string"},"createTime":{"type":"string"},"modelStatus":{"type":"object"}}};
const schema78 = {"type":"object","atLeastOne":["content","finishReason","safetyRatings","citationMetadata","groundingMetadata","urlContextMetadata","logprobsResult"],"properties":{"index":{"type":"integer","minimum":0},"content":{"$ref":"#/$defs/CandidateContent"},"finishReason":{"$ref":"#/$defs/FinishReason"},"finishMessage":{"type":"string"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/SafetyRating"}},"citationMetadata":{"$ref":"#/$defs/CitationMetadata"},"groundingMetadata":{"$ref":"#/$defs/GroundingMetadata"},"groundingAttributions":{"type":"array","items":{"type":"object"}},"urlContextMetadata":{"$ref":"#/$defs/UrlContextMetadata"},"avgLogprobs":{"type":"number"},"logprobsResult":{"$ref":"#/$defs/LogprobsResult"},"tokenCount":{"type":"integer","minimum":0},"continuationToken":{"type":"string"}}};
const schema88 = {"type":"string"};
const schema79 = {"type":"object","properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"$ref":"#/$defs/CandidatePart"}}}};
const schema80 = {"type":"object","atMostOne":["text","inlineData","fileData","functionCall","functionResponse","executableCode","codeExecutionResult","toolCall","toolResponse","audioTranscription"],"minProperties":1,"properties":{"text":{"type":"string"},"inlineData":{"$ref":"#/$defs/Blob"},"fileData":{"$ref":"#/$defs/FileData"},"functionCall":{"$ref":"#/$defs/AnsweredFunctionCall"},"functionResponse":{"$ref":"#/$defs/FunctionResponse"},"executableCode":{"$ref":"#/$defs/ExecutableCode"},"codeExecutionResult":{"$ref":"#/$defs/CodeExecutionResult"},"toolCall":{"$ref":"#/$defs/ServerToolCall"},"toolResponse":{"$ref":"#/$defs/ServerToolResponse"},"audioTranscription":{"type":"object"},"thought":{"type":"boolean"},"thoughtSignature":{"type":"string"},"videoMetadata":{"$ref":"#/$defs/VideoMetadata"},"mediaResolution":{"$ref":"#/$defs/PartMediaResolution"},"mediaProcessing":{"$ref":"#/$defs/MediaProcessing"},"speechMetadata":{"type":"object"},"partMetadata":{"type":"object"}}};
const schema81 = {"type":"object","properties":{"id":{"type":"string"},"name":{"$ref":"#/$defs/NonEmptyText"},"args":{"type":"object"},"partialArgs":{"type":"array","items":{"$ref":"#/$defs/PartialArg"}},"willContinue":{"type":"boolean"}}};

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
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate67.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs6 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate67.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partialArgs !== undefined){
let data3 = data.partialArgs;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.jsonPath !== undefined){
const _errs13 = errors;
if(typeof data4.jsonPath !== "string"){
validate67.errors = [{instancePath:instancePath+"/partialArgs/" + i0+"/jsonPath",schemaPath:"#/$defs/PartialArg/properties/jsonPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.stringValue !== undefined){
const _errs15 = errors;
if(typeof data4.stringValue !== "string"){
validate67.errors = [{instancePath:instancePath+"/partialArgs/" + i0+"/stringValue",schemaPath:"#/$defs/PartialArg/properties/stringValue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/partialArgs/" + i0,schemaPath:"#/$defs/PartialArg/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/partialArgs",schemaPath:"#/properties/partialArgs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.willContinue !== undefined){
const _errs17 = errors;
if(typeof data.willContinue !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/willContinue",schemaPath:"#/properties/willContinue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"id":true,"name":true,"args":true,"partialArgs":true,"willContinue":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate64.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate64.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inlineData !== undefined){
const _errs3 = errors;
if(!(validate24(data.inlineData, {instancePath:instancePath+"/inlineData",parentData:data,parentDataProperty:"inlineData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileData !== undefined){
const _errs4 = errors;
if(!(validate26(data.fileData, {instancePath:instancePath+"/fileData",parentData:data,parentDataProperty:"fileData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionCall !== undefined){
const _errs5 = errors;
if(!(validate67(data.functionCall, {instancePath:instancePath+"/functionCall",parentData:data,parentDataProperty:"functionCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functionResponse !== undefined){
const _errs6 = errors;
if(!(validate30(data.functionResponse, {instancePath:instancePath+"/functionResponse",parentData:data,parentDataProperty:"functionResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executableCode !== undefined){
let data5 = data.executableCode;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.code === undefined) && (missing0 = "code")){
validate64.errors = [{instancePath:instancePath+"/executableCode",schemaPath:"#/$defs/ExecutableCode/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data5.id !== undefined){
const _errs10 = errors;
if(typeof data5.id !== "string"){
validate64.errors = [{instancePath:instancePath+"/executableCode/id",schemaPath:"#/$defs/ExecutableCode/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.language !== undefined){
const _errs12 = errors;
if(typeof data5.language !== "string"){
validate64.errors = [{instancePath:instancePath+"/executableCode/language",schemaPath:"#/$defs/ExecutableCode/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.code !== undefined){
const _errs14 = errors;
if(typeof data5.code !== "string"){
validate64.errors = [{instancePath:instancePath+"/executableCode/code",schemaPath:"#/$defs/ExecutableCode/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/executableCode",schemaPath:"#/$defs/ExecutableCode/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeExecutionResult !== undefined){
let data9 = data.codeExecutionResult;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.outcome === undefined) && (missing1 = "outcome")){
validate64.errors = [{instancePath:instancePath+"/codeExecutionResult",schemaPath:"#/$defs/CodeExecutionResult/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.id !== undefined){
const _errs19 = errors;
if(typeof data9.id !== "string"){
validate64.errors = [{instancePath:instancePath+"/codeExecutionResult/id",schemaPath:"#/$defs/CodeExecutionResult/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.outcome !== undefined){
const _errs21 = errors;
if(typeof data9.outcome !== "string"){
validate64.errors = [{instancePath:instancePath+"/codeExecutionResult/outcome",schemaPath:"#/$defs/CodeExecutionResult/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.output !== undefined){
const _errs23 = errors;
if(typeof data9.output !== "string"){
validate64.errors = [{instancePath:instancePath+"/codeExecutionResult/output",schemaPath:"#/$defs/CodeExecutionResult/properties/output/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/codeExecutionResult",schemaPath:"#/$defs/CodeExecutionResult/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCall !== undefined){
const _errs25 = errors;
if(!(validate36(data.toolCall, {instancePath:instancePath+"/toolCall",parentData:data,parentDataProperty:"toolCall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolResponse !== undefined){
const _errs26 = errors;
if(!(validate38(data.toolResponse, {instancePath:instancePath+"/toolResponse",parentData:data,parentDataProperty:"toolResponse",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audioTranscription !== undefined){
let data15 = data.audioTranscription;
const _errs27 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate64.errors = [{instancePath:instancePath+"/audioTranscription",schemaPath:"#/properties/audioTranscription/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thought !== undefined){
const _errs29 = errors;
if(typeof data.thought !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/thought",schemaPath:"#/properties/thought/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thoughtSignature !== undefined){
const _errs31 = errors;
if(typeof data.thoughtSignature !== "string"){
validate64.errors = [{instancePath:instancePath+"/thoughtSignature",schemaPath:"#/properties/thoughtSignature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.videoMetadata !== undefined){
const _errs33 = errors;
if(!(validate40(data.videoMetadata, {instancePath:instancePath+"/videoMetadata",parentData:data,parentDataProperty:"videoMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaResolution !== undefined){
let data19 = data.mediaResolution;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.level !== undefined){
const _errs37 = errors;
if(typeof data19.level !== "string"){
validate64.errors = [{instancePath:instancePath+"/mediaResolution/level",schemaPath:"#/$defs/PartMediaResolution/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.numTokens !== undefined){
let data21 = data19.numTokens;
const _errs39 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate64.errors = [{instancePath:instancePath+"/mediaResolution/numTokens",schemaPath:"#/$defs/PartMediaResolution/properties/numTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/mediaResolution",schemaPath:"#/$defs/PartMediaResolution/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaProcessing !== undefined){
const _errs41 = errors;
if(typeof data.mediaProcessing !== "string"){
validate64.errors = [{instancePath:instancePath+"/mediaProcessing",schemaPath:"#/$defs/MediaProcessing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speechMetadata !== undefined){
let data23 = data.speechMetadata;
const _errs44 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
validate64.errors = [{instancePath:instancePath+"/speechMetadata",schemaPath:"#/properties/speechMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.partMetadata !== undefined){
let data24 = data.partMetadata;
const _errs46 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate64.errors = [{instancePath:instancePath+"/partMetadata",schemaPath:"#/properties/partMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if((data["text"] == null ? 0 : 1) + (data["inlineData"] == null ? 0 : 1) + (data["fileData"] == null ? 0 : 1) + (data["functionCall"] == null ? 0 : 1) + (data["functionResponse"] == null ? 0 : 1) + (data["executableCode"] == null ? 0 : 1) + (data["codeExecutionResult"] == null ? 0 : 1) + (data["toolCall"] == null ? 0 : 1) + (data["toolResponse"] == null ? 0 : 1) + (data["audioTranscription"] == null ? 0 : 1) > 1){
validate64.errors = [{instancePath,schemaPath:"#/atMostOne",keyword:"atMostOne",params:{properties: ["text","inlineData","fileData","functionCall","functionResponse","executableCode","codeExecutionResult","toolCall","toolResponse","audioTranscription"]},message:"must have at most one of several properties"}];
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
}
}
}
}
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
return errors === 0;
}
validate64.evaluated = {"props":{"text":true,"inlineData":true,"fileData":true,"functionCall":true,"functionResponse":true,"executableCode":true,"codeExecutionResult":true,"toolCall":true,"toolResponse":true,"audioTranscription":true,"thought":true,"thoughtSignature":true,"videoMetadata":true,"mediaResolution":true,"mediaProcessing":true,"speechMetadata":true,"partMetadata":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
validate63.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate64(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"role":true,"parts":true},"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"object","properties":{"category":{"$ref":"#/$defs/HarmCategory"},"probability":{"type":"string"},"probabilityScore":{"type":"number"},"severity":{"type":"string"},"severityScore":{"type":"number"},"blocked":{"type":"boolean"},"overwrittenThreshold":{"$ref":"#/$defs/HarmBlockThreshold"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category !== undefined){
const _errs1 = errors;
if(typeof data.category !== "string"){
validate75.errors = [{instancePath:instancePath+"/category",schemaPath:"#/$defs/HarmCategory/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probability !== undefined){
const _errs4 = errors;
if(typeof data.probability !== "string"){
validate75.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probabilityScore !== undefined){
let data2 = data.probabilityScore;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate75.errors = [{instancePath:instancePath+"/probabilityScore",schemaPath:"#/properties/probabilityScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
const _errs8 = errors;
if(typeof data.severity !== "string"){
validate75.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severityScore !== undefined){
let data4 = data.severityScore;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate75.errors = [{instancePath:instancePath+"/severityScore",schemaPath:"#/properties/severityScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked !== undefined){
const _errs12 = errors;
if(typeof data.blocked !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/blocked",schemaPath:"#/properties/blocked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overwrittenThreshold !== undefined){
const _errs14 = errors;
if(typeof data.overwrittenThreshold !== "string"){
validate75.errors = [{instancePath:instancePath+"/overwrittenThreshold",schemaPath:"#/$defs/HarmBlockThreshold/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"category":true,"probability":true,"probabilityScore":true,"severity":true,"severityScore":true,"blocked":true,"overwrittenThreshold":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","properties":{"citations":{"type":"array","items":{"$ref":"#/$defs/Citation"}},"citationSources":{"type":"array","items":{"$ref":"#/$defs/Citation"}}}};
const schema93 = {"type":"object","properties":{"startIndex":{"type":"integer","minimum":0},"endIndex":{"type":"integer","minimum":0},"uri":{"type":"string"},"title":{"type":"string"},"license":{"type":"string"},"publicationDate":{"type":"object"}}};

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
if(data.citations !== undefined){
let data0 = data.citations;
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
if(data1.startIndex !== undefined){
let data2 = data1.startIndex;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/startIndex",schemaPath:"#/$defs/Citation/properties/startIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/startIndex",schemaPath:"#/$defs/Citation/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.endIndex !== undefined){
let data3 = data1.endIndex;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/endIndex",schemaPath:"#/$defs/Citation/properties/endIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/endIndex",schemaPath:"#/$defs/Citation/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uri !== undefined){
const _errs10 = errors;
if(typeof data1.uri !== "string"){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/uri",schemaPath:"#/$defs/Citation/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
const _errs12 = errors;
if(typeof data1.title !== "string"){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/title",schemaPath:"#/$defs/Citation/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.license !== undefined){
const _errs14 = errors;
if(typeof data1.license !== "string"){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/license",schemaPath:"#/$defs/Citation/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.publicationDate !== undefined){
let data7 = data1.publicationDate;
const _errs16 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate77.errors = [{instancePath:instancePath+"/citations/" + i0+"/publicationDate",schemaPath:"#/$defs/Citation/properties/publicationDate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate77.errors = [{instancePath:instancePath+"/citations/" + i0,schemaPath:"#/$defs/Citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate77.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citationSources !== undefined){
let data8 = data.citationSources;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.startIndex !== undefined){
let data10 = data9.startIndex;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/startIndex",schemaPath:"#/$defs/Citation/properties/startIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/startIndex",schemaPath:"#/$defs/Citation/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.endIndex !== undefined){
let data11 = data9.endIndex;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/endIndex",schemaPath:"#/$defs/Citation/properties/endIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/endIndex",schemaPath:"#/$defs/Citation/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.uri !== undefined){
const _errs27 = errors;
if(typeof data9.uri !== "string"){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/uri",schemaPath:"#/$defs/Citation/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.title !== undefined){
const _errs29 = errors;
if(typeof data9.title !== "string"){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/title",schemaPath:"#/$defs/Citation/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.license !== undefined){
const _errs31 = errors;
if(typeof data9.license !== "string"){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/license",schemaPath:"#/$defs/Citation/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.publicationDate !== undefined){
let data15 = data9.publicationDate;
const _errs33 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1+"/publicationDate",schemaPath:"#/$defs/Citation/properties/publicationDate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
}
}
else {
validate77.errors = [{instancePath:instancePath+"/citationSources/" + i1,schemaPath:"#/$defs/Citation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/citationSources",schemaPath:"#/properties/citationSources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
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
validate77.evaluated = {"props":{"citations":true,"citationSources":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","properties":{"webSearchQueries":{"type":"array","items":{"type":"string"}},"groundingChunks":{"type":"array","items":{"$ref":"#/$defs/GroundingChunk"}},"groundingSupports":{"type":"array","items":{"$ref":"#/$defs/GroundingSupport"}},"searchEntryPoint":{"type":"object"},"retrievalMetadata":{"type":"object"},"googleMapsWidgetContextToken":{"type":"string"},"imageSearchQueries":{"type":"array","items":{"type":"string"}},"retrievalQueries":{"type":"array","items":{"type":"string"}},"sourceFlaggingUris":{"type":"array","items":{"type":"object"}}}};
const schema96 = {"type":"object","properties":{"web":{"$ref":"#/$defs/GroundingSource"},"retrievedContext":{"$ref":"#/$defs/GroundingSource"},"maps":{"$ref":"#/$defs/GroundingSource"},"image":{"type":"object"}}};
const schema97 = {"type":"object","properties":{"uri":{"type":"string"},"title":{"type":"string"},"domain":{"type":"string"},"text":{"type":"string"},"customMetadata":{"type":"array","items":{"type":"object"}},"documentName":{"type":"string"},"fileSearchStore":{"type":"string"},"mediaId":{"type":"string"},"pageNumber":{"type":"integer"},"placeAnswerSources":{"type":"object"},"placeId":{"type":"string"},"ragChunk":{"type":"object"},"route":{"type":"object"}}};

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
if(data.web !== undefined){
let data0 = data.web;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.uri !== undefined){
const _errs4 = errors;
if(typeof data0.uri !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/uri",schemaPath:"#/$defs/GroundingSource/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.title !== undefined){
const _errs6 = errors;
if(typeof data0.title !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/title",schemaPath:"#/$defs/GroundingSource/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.domain !== undefined){
const _errs8 = errors;
if(typeof data0.domain !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/domain",schemaPath:"#/$defs/GroundingSource/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.text !== undefined){
const _errs10 = errors;
if(typeof data0.text !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/text",schemaPath:"#/$defs/GroundingSource/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.customMetadata !== undefined){
let data5 = data0.customMetadata;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate80.errors = [{instancePath:instancePath+"/web/customMetadata/" + i0,schemaPath:"#/$defs/GroundingSource/properties/customMetadata/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/web/customMetadata",schemaPath:"#/$defs/GroundingSource/properties/customMetadata/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.documentName !== undefined){
const _errs16 = errors;
if(typeof data0.documentName !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/documentName",schemaPath:"#/$defs/GroundingSource/properties/documentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.fileSearchStore !== undefined){
const _errs18 = errors;
if(typeof data0.fileSearchStore !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/fileSearchStore",schemaPath:"#/$defs/GroundingSource/properties/fileSearchStore/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.mediaId !== undefined){
const _errs20 = errors;
if(typeof data0.mediaId !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/mediaId",schemaPath:"#/$defs/GroundingSource/properties/mediaId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.pageNumber !== undefined){
let data10 = data0.pageNumber;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate80.errors = [{instancePath:instancePath+"/web/pageNumber",schemaPath:"#/$defs/GroundingSource/properties/pageNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.placeAnswerSources !== undefined){
let data11 = data0.placeAnswerSources;
const _errs24 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate80.errors = [{instancePath:instancePath+"/web/placeAnswerSources",schemaPath:"#/$defs/GroundingSource/properties/placeAnswerSources/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.placeId !== undefined){
const _errs26 = errors;
if(typeof data0.placeId !== "string"){
validate80.errors = [{instancePath:instancePath+"/web/placeId",schemaPath:"#/$defs/GroundingSource/properties/placeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.ragChunk !== undefined){
let data13 = data0.ragChunk;
const _errs28 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate80.errors = [{instancePath:instancePath+"/web/ragChunk",schemaPath:"#/$defs/GroundingSource/properties/ragChunk/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.route !== undefined){
let data14 = data0.route;
const _errs30 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate80.errors = [{instancePath:instancePath+"/web/route",schemaPath:"#/$defs/GroundingSource/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs30 === errors;
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
else {
validate80.errors = [{instancePath:instancePath+"/web",schemaPath:"#/$defs/GroundingSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievedContext !== undefined){
let data15 = data.retrievedContext;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.uri !== undefined){
const _errs35 = errors;
if(typeof data15.uri !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/uri",schemaPath:"#/$defs/GroundingSource/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.title !== undefined){
const _errs37 = errors;
if(typeof data15.title !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/title",schemaPath:"#/$defs/GroundingSource/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.domain !== undefined){
const _errs39 = errors;
if(typeof data15.domain !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/domain",schemaPath:"#/$defs/GroundingSource/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.text !== undefined){
const _errs41 = errors;
if(typeof data15.text !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/text",schemaPath:"#/$defs/GroundingSource/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.customMetadata !== undefined){
let data20 = data15.customMetadata;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid6 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs45 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/customMetadata/" + i1,schemaPath:"#/$defs/GroundingSource/properties/customMetadata/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs45 === errors;
if(!valid6){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/retrievedContext/customMetadata",schemaPath:"#/$defs/GroundingSource/properties/customMetadata/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.documentName !== undefined){
const _errs47 = errors;
if(typeof data15.documentName !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/documentName",schemaPath:"#/$defs/GroundingSource/properties/documentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.fileSearchStore !== undefined){
const _errs49 = errors;
if(typeof data15.fileSearchStore !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/fileSearchStore",schemaPath:"#/$defs/GroundingSource/properties/fileSearchStore/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.mediaId !== undefined){
const _errs51 = errors;
if(typeof data15.mediaId !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/mediaId",schemaPath:"#/$defs/GroundingSource/properties/mediaId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.pageNumber !== undefined){
let data25 = data15.pageNumber;
const _errs53 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/pageNumber",schemaPath:"#/$defs/GroundingSource/properties/pageNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.placeAnswerSources !== undefined){
let data26 = data15.placeAnswerSources;
const _errs55 = errors;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/placeAnswerSources",schemaPath:"#/$defs/GroundingSource/properties/placeAnswerSources/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.placeId !== undefined){
const _errs57 = errors;
if(typeof data15.placeId !== "string"){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/placeId",schemaPath:"#/$defs/GroundingSource/properties/placeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.ragChunk !== undefined){
let data28 = data15.ragChunk;
const _errs59 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/ragChunk",schemaPath:"#/$defs/GroundingSource/properties/ragChunk/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.route !== undefined){
let data29 = data15.route;
const _errs61 = errors;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
validate80.errors = [{instancePath:instancePath+"/retrievedContext/route",schemaPath:"#/$defs/GroundingSource/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs61 === errors;
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
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/retrievedContext",schemaPath:"#/$defs/GroundingSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maps !== undefined){
let data30 = data.maps;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.uri !== undefined){
const _errs66 = errors;
if(typeof data30.uri !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/uri",schemaPath:"#/$defs/GroundingSource/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs66 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.title !== undefined){
const _errs68 = errors;
if(typeof data30.title !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/title",schemaPath:"#/$defs/GroundingSource/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.domain !== undefined){
const _errs70 = errors;
if(typeof data30.domain !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/domain",schemaPath:"#/$defs/GroundingSource/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.text !== undefined){
const _errs72 = errors;
if(typeof data30.text !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/text",schemaPath:"#/$defs/GroundingSource/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.customMetadata !== undefined){
let data35 = data30.customMetadata;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data35)){
var valid9 = true;
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
const _errs76 = errors;
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
validate80.errors = [{instancePath:instancePath+"/maps/customMetadata/" + i2,schemaPath:"#/$defs/GroundingSource/properties/customMetadata/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid9 = _errs76 === errors;
if(!valid9){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/maps/customMetadata",schemaPath:"#/$defs/GroundingSource/properties/customMetadata/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs74 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.documentName !== undefined){
const _errs78 = errors;
if(typeof data30.documentName !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/documentName",schemaPath:"#/$defs/GroundingSource/properties/documentName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs78 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.fileSearchStore !== undefined){
const _errs80 = errors;
if(typeof data30.fileSearchStore !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/fileSearchStore",schemaPath:"#/$defs/GroundingSource/properties/fileSearchStore/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.mediaId !== undefined){
const _errs82 = errors;
if(typeof data30.mediaId !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/mediaId",schemaPath:"#/$defs/GroundingSource/properties/mediaId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.pageNumber !== undefined){
let data40 = data30.pageNumber;
const _errs84 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate80.errors = [{instancePath:instancePath+"/maps/pageNumber",schemaPath:"#/$defs/GroundingSource/properties/pageNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.placeAnswerSources !== undefined){
let data41 = data30.placeAnswerSources;
const _errs86 = errors;
if(!(data41 && typeof data41 == "object" && !Array.isArray(data41))){
validate80.errors = [{instancePath:instancePath+"/maps/placeAnswerSources",schemaPath:"#/$defs/GroundingSource/properties/placeAnswerSources/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid8 = _errs86 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.placeId !== undefined){
const _errs88 = errors;
if(typeof data30.placeId !== "string"){
validate80.errors = [{instancePath:instancePath+"/maps/placeId",schemaPath:"#/$defs/GroundingSource/properties/placeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs88 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.ragChunk !== undefined){
let data43 = data30.ragChunk;
const _errs90 = errors;
if(!(data43 && typeof data43 == "object" && !Array.isArray(data43))){
validate80.errors = [{instancePath:instancePath+"/maps/ragChunk",schemaPath:"#/$defs/GroundingSource/properties/ragChunk/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid8 = _errs90 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.route !== undefined){
let data44 = data30.route;
const _errs92 = errors;
if(!(data44 && typeof data44 == "object" && !Array.isArray(data44))){
validate80.errors = [{instancePath:instancePath+"/maps/route",schemaPath:"#/$defs/GroundingSource/properties/route/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid8 = _errs92 === errors;
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
}
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/maps",schemaPath:"#/$defs/GroundingSource/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data45 = data.image;
const _errs94 = errors;
if(!(data45 && typeof data45 == "object" && !Array.isArray(data45))){
validate80.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
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
validate80.evaluated = {"props":{"web":true,"retrievedContext":true,"maps":true,"image":true},"dynamicProps":false,"dynamicItems":false};

const schema100 = {"type":"object","properties":{"segment":{"$ref":"#/$defs/Segment"},"groundingChunkIndices":{"type":"array","items":{"type":"integer","minimum":0}},"confidenceScores":{"type":"array","items":{"type":"number"}},"renderedParts":{"type":"array","items":{"type":"integer"}}}};
const schema101 = {"type":"object","properties":{"partIndex":{"type":"integer","minimum":0},"startIndex":{"type":"integer","minimum":0},"endIndex":{"type":"integer","minimum":0},"text":{"type":"string"}}};

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
if(data.segment !== undefined){
let data0 = data.segment;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.partIndex !== undefined){
let data1 = data0.partIndex;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate82.errors = [{instancePath:instancePath+"/segment/partIndex",schemaPath:"#/$defs/Segment/properties/partIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate82.errors = [{instancePath:instancePath+"/segment/partIndex",schemaPath:"#/$defs/Segment/properties/partIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.startIndex !== undefined){
let data2 = data0.startIndex;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/segment/startIndex",schemaPath:"#/$defs/Segment/properties/startIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/segment/startIndex",schemaPath:"#/$defs/Segment/properties/startIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.endIndex !== undefined){
let data3 = data0.endIndex;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate82.errors = [{instancePath:instancePath+"/segment/endIndex",schemaPath:"#/$defs/Segment/properties/endIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/segment/endIndex",schemaPath:"#/$defs/Segment/properties/endIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.text !== undefined){
const _errs10 = errors;
if(typeof data0.text !== "string"){
validate82.errors = [{instancePath:instancePath+"/segment/text",schemaPath:"#/$defs/Segment/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate82.errors = [{instancePath:instancePath+"/segment",schemaPath:"#/$defs/Segment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingChunkIndices !== undefined){
let data5 = data.groundingChunkIndices;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate82.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate82.errors = [{instancePath:instancePath+"/groundingChunkIndices/" + i0,schemaPath:"#/properties/groundingChunkIndices/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/groundingChunkIndices",schemaPath:"#/properties/groundingChunkIndices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidenceScores !== undefined){
let data7 = data.confidenceScores;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate82.errors = [{instancePath:instancePath+"/confidenceScores/" + i1,schemaPath:"#/properties/confidenceScores/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/confidenceScores",schemaPath:"#/properties/confidenceScores/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renderedParts !== undefined){
let data9 = data.renderedParts;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid5 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate82.errors = [{instancePath:instancePath+"/renderedParts/" + i2,schemaPath:"#/properties/renderedParts/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/renderedParts",schemaPath:"#/properties/renderedParts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
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
validate82.evaluated = {"props":{"segment":true,"groundingChunkIndices":true,"confidenceScores":true,"renderedParts":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.webSearchQueries !== undefined){
let data0 = data.webSearchQueries;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate79.errors = [{instancePath:instancePath+"/webSearchQueries/" + i0,schemaPath:"#/properties/webSearchQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/webSearchQueries",schemaPath:"#/properties/webSearchQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingChunks !== undefined){
let data2 = data.groundingChunks;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate80(data2[i1], {instancePath:instancePath+"/groundingChunks/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/groundingChunks",schemaPath:"#/properties/groundingChunks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingSupports !== undefined){
let data4 = data.groundingSupports;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs10 = errors;
if(!(validate82(data4[i2], {instancePath:instancePath+"/groundingSupports/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/groundingSupports",schemaPath:"#/properties/groundingSupports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchEntryPoint !== undefined){
let data6 = data.searchEntryPoint;
const _errs11 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate79.errors = [{instancePath:instancePath+"/searchEntryPoint",schemaPath:"#/properties/searchEntryPoint/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalMetadata !== undefined){
let data7 = data.retrievalMetadata;
const _errs13 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate79.errors = [{instancePath:instancePath+"/retrievalMetadata",schemaPath:"#/properties/retrievalMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.googleMapsWidgetContextToken !== undefined){
const _errs15 = errors;
if(typeof data.googleMapsWidgetContextToken !== "string"){
validate79.errors = [{instancePath:instancePath+"/googleMapsWidgetContextToken",schemaPath:"#/properties/googleMapsWidgetContextToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageSearchQueries !== undefined){
let data9 = data.imageSearchQueries;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid4 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(typeof data9[i3] !== "string"){
validate79.errors = [{instancePath:instancePath+"/imageSearchQueries/" + i3,schemaPath:"#/properties/imageSearchQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/imageSearchQueries",schemaPath:"#/properties/imageSearchQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retrievalQueries !== undefined){
let data11 = data.retrievalQueries;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid5 = true;
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
const _errs23 = errors;
if(typeof data11[i4] !== "string"){
validate79.errors = [{instancePath:instancePath+"/retrievalQueries/" + i4,schemaPath:"#/properties/retrievalQueries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/retrievalQueries",schemaPath:"#/properties/retrievalQueries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceFlaggingUris !== undefined){
let data13 = data.sourceFlaggingUris;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data13)){
var valid6 = true;
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
const _errs27 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate79.errors = [{instancePath:instancePath+"/sourceFlaggingUris/" + i5,schemaPath:"#/properties/sourceFlaggingUris/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs27 === errors;
if(!valid6){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/sourceFlaggingUris",schemaPath:"#/properties/sourceFlaggingUris/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"webSearchQueries":true,"groundingChunks":true,"groundingSupports":true,"searchEntryPoint":true,"retrievalMetadata":true,"googleMapsWidgetContextToken":true,"imageSearchQueries":true,"retrievalQueries":true,"sourceFlaggingUris":true},"dynamicProps":false,"dynamicItems":false};

const schema102 = {"type":"object","properties":{"urlMetadata":{"type":"array","items":{"$ref":"#/$defs/UrlMetadata"}}}};
const schema103 = {"type":"object","properties":{"retrievedUrl":{"type":"string"},"urlRetrievalStatus":{"type":"string"}}};

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
if(data.urlMetadata !== undefined){
let data0 = data.urlMetadata;
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
if(data1.retrievedUrl !== undefined){
const _errs6 = errors;
if(typeof data1.retrievedUrl !== "string"){
validate85.errors = [{instancePath:instancePath+"/urlMetadata/" + i0+"/retrievedUrl",schemaPath:"#/$defs/UrlMetadata/properties/retrievedUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.urlRetrievalStatus !== undefined){
const _errs8 = errors;
if(typeof data1.urlRetrievalStatus !== "string"){
validate85.errors = [{instancePath:instancePath+"/urlMetadata/" + i0+"/urlRetrievalStatus",schemaPath:"#/$defs/UrlMetadata/properties/urlRetrievalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/urlMetadata/" + i0,schemaPath:"#/$defs/UrlMetadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate85.errors = [{instancePath:instancePath+"/urlMetadata",schemaPath:"#/properties/urlMetadata/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate85.evaluated = {"props":{"urlMetadata":true},"dynamicProps":false,"dynamicItems":false};

const schema104 = {"type":"object","properties":{"chosenCandidates":{"type":"array","items":{"$ref":"#/$defs/LogprobsCandidate"}},"topCandidates":{"type":"array","items":{"$ref":"#/$defs/LogprobsTopCandidates"}},"logProbabilitySum":{"type":"number"}}};
const schema105 = {"type":"object","properties":{"token":{"type":"string"},"tokenId":{"type":"integer"},"logProbability":{"type":"number"}}};
const schema106 = {"type":"object","properties":{"candidates":{"type":"array","items":{"$ref":"#/$defs/LogprobsCandidate"}}}};

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
if(data.candidates !== undefined){
let data0 = data.candidates;
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
if(data1.token !== undefined){
const _errs6 = errors;
if(typeof data1.token !== "string"){
validate88.errors = [{instancePath:instancePath+"/candidates/" + i0+"/token",schemaPath:"#/$defs/LogprobsCandidate/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tokenId !== undefined){
let data3 = data1.tokenId;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate88.errors = [{instancePath:instancePath+"/candidates/" + i0+"/tokenId",schemaPath:"#/$defs/LogprobsCandidate/properties/tokenId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.logProbability !== undefined){
let data4 = data1.logProbability;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate88.errors = [{instancePath:instancePath+"/candidates/" + i0+"/logProbability",schemaPath:"#/$defs/LogprobsCandidate/properties/logProbability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate88.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/$defs/LogprobsCandidate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate88.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate88.evaluated = {"props":{"candidates":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.chosenCandidates !== undefined){
let data0 = data.chosenCandidates;
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
if(data1.token !== undefined){
const _errs6 = errors;
if(typeof data1.token !== "string"){
validate87.errors = [{instancePath:instancePath+"/chosenCandidates/" + i0+"/token",schemaPath:"#/$defs/LogprobsCandidate/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tokenId !== undefined){
let data3 = data1.tokenId;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate87.errors = [{instancePath:instancePath+"/chosenCandidates/" + i0+"/tokenId",schemaPath:"#/$defs/LogprobsCandidate/properties/tokenId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.logProbability !== undefined){
let data4 = data1.logProbability;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate87.errors = [{instancePath:instancePath+"/chosenCandidates/" + i0+"/logProbability",schemaPath:"#/$defs/LogprobsCandidate/properties/logProbability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate87.errors = [{instancePath:instancePath+"/chosenCandidates/" + i0,schemaPath:"#/$defs/LogprobsCandidate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate87.errors = [{instancePath:instancePath+"/chosenCandidates",schemaPath:"#/properties/chosenCandidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topCandidates !== undefined){
let data5 = data.topCandidates;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate88(data5[i1], {instancePath:instancePath+"/topCandidates/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/topCandidates",schemaPath:"#/properties/topCandidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logProbabilitySum !== undefined){
let data7 = data.logProbabilitySum;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate87.errors = [{instancePath:instancePath+"/logProbabilitySum",schemaPath:"#/properties/logProbabilitySum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
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
validate87.evaluated = {"props":{"chosenCandidates":true,"topCandidates":true,"logProbabilitySum":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate62.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate63(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishReason !== undefined){
const _errs4 = errors;
if(typeof data.finishReason !== "string"){
validate62.errors = [{instancePath:instancePath+"/finishReason",schemaPath:"#/$defs/FinishReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishMessage !== undefined){
const _errs7 = errors;
if(typeof data.finishMessage !== "string"){
validate62.errors = [{instancePath:instancePath+"/finishMessage",schemaPath:"#/properties/finishMessage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data4 = data.safetyRatings;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate75(data4[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citationMetadata !== undefined){
const _errs12 = errors;
if(!(validate77(data.citationMetadata, {instancePath:instancePath+"/citationMetadata",parentData:data,parentDataProperty:"citationMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingMetadata !== undefined){
const _errs13 = errors;
if(!(validate79(data.groundingMetadata, {instancePath:instancePath+"/groundingMetadata",parentData:data,parentDataProperty:"groundingMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groundingAttributions !== undefined){
let data8 = data.groundingAttributions;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs16 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate62.errors = [{instancePath:instancePath+"/groundingAttributions/" + i1,schemaPath:"#/properties/groundingAttributions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/groundingAttributions",schemaPath:"#/properties/groundingAttributions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlContextMetadata !== undefined){
const _errs18 = errors;
if(!(validate85(data.urlContextMetadata, {instancePath:instancePath+"/urlContextMetadata",parentData:data,parentDataProperty:"urlContextMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avgLogprobs !== undefined){
let data11 = data.avgLogprobs;
const _errs19 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate62.errors = [{instancePath:instancePath+"/avgLogprobs",schemaPath:"#/properties/avgLogprobs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobsResult !== undefined){
const _errs21 = errors;
if(!(validate87(data.logprobsResult, {instancePath:instancePath+"/logprobsResult",parentData:data,parentDataProperty:"logprobsResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokenCount !== undefined){
let data13 = data.tokenCount;
const _errs22 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate62.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate62.errors = [{instancePath:instancePath+"/tokenCount",schemaPath:"#/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuationToken !== undefined){
const _errs24 = errors;
if(typeof data.continuationToken !== "string"){
validate62.errors = [{instancePath:instancePath+"/continuationToken",schemaPath:"#/properties/continuationToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["content"] == null && data["finishReason"] == null && data["safetyRatings"] == null && data["citationMetadata"] == null && data["groundingMetadata"] == null && data["urlContextMetadata"] == null && data["logprobsResult"] == null){
validate62.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["content","finishReason","safetyRatings","citationMetadata","groundingMetadata","urlContextMetadata","logprobsResult"]},message:"must have at least one of several properties"}];
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
validate62.evaluated = {"props":{"index":true,"content":true,"finishReason":true,"finishMessage":true,"safetyRatings":true,"citationMetadata":true,"groundingMetadata":true,"groundingAttributions":true,"urlContextMetadata":true,"avgLogprobs":true,"logprobsResult":true,"tokenCount":true,"continuationToken":true},"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","properties":{"blockReason":{"type":"string"},"blockReasonMessage":{"type":"string"},"safetyRatings":{"type":"array","items":{"$ref":"#/$defs/SafetyRating"}}}};

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
if(data.blockReason !== undefined){
const _errs1 = errors;
if(typeof data.blockReason !== "string"){
validate92.errors = [{instancePath:instancePath+"/blockReason",schemaPath:"#/properties/blockReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockReasonMessage !== undefined){
const _errs3 = errors;
if(typeof data.blockReasonMessage !== "string"){
validate92.errors = [{instancePath:instancePath+"/blockReasonMessage",schemaPath:"#/properties/blockReasonMessage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safetyRatings !== undefined){
let data2 = data.safetyRatings;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate75(data2[i0], {instancePath:instancePath+"/safetyRatings/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/safetyRatings",schemaPath:"#/properties/safetyRatings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"blockReason":true,"blockReasonMessage":true,"safetyRatings":true},"dynamicProps":false,"dynamicItems":false};

const schema109 = {"type":"object","properties":{"promptTokenCount":{"type":"integer","minimum":0},"cachedContentTokenCount":{"type":"integer","minimum":0},"candidatesTokenCount":{"type":"integer","minimum":0},"thoughtsTokenCount":{"type":"integer","minimum":0},"toolUsePromptTokenCount":{"type":"integer","minimum":0},"totalTokenCount":{"type":"integer","minimum":0},"promptTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"},"cacheTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"},"candidatesTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"},"toolUsePromptTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"},"trafficType":{"type":"string"},"serviceTier":{"type":"string"},"initialPromptTokenCount":{"type":"integer","minimum":0}}};
const schema110 = {"type":"array","items":{"$ref":"#/$defs/ModalityTokenCount"}};
const schema111 = {"type":"object","properties":{"modality":{"type":"string"},"tokenCount":{"type":"integer","minimum":0}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.modality !== undefined){
const _errs4 = errors;
if(typeof data0.modality !== "string"){
validate96.errors = [{instancePath:instancePath+"/" + i0+"/modality",schemaPath:"#/$defs/ModalityTokenCount/properties/modality/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.tokenCount !== undefined){
let data2 = data0.tokenCount;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate96.errors = [{instancePath:instancePath+"/" + i0+"/tokenCount",schemaPath:"#/$defs/ModalityTokenCount/properties/tokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate96.errors = [{instancePath:instancePath+"/" + i0+"/tokenCount",schemaPath:"#/$defs/ModalityTokenCount/properties/tokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/ModalityTokenCount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promptTokenCount !== undefined){
let data0 = data.promptTokenCount;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate95.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate95.errors = [{instancePath:instancePath+"/promptTokenCount",schemaPath:"#/properties/promptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate95.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate95.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.candidatesTokenCount !== undefined){
let data2 = data.candidatesTokenCount;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate95.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate95.errors = [{instancePath:instancePath+"/candidatesTokenCount",schemaPath:"#/properties/candidatesTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.thoughtsTokenCount !== undefined){
let data3 = data.thoughtsTokenCount;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate95.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate95.errors = [{instancePath:instancePath+"/thoughtsTokenCount",schemaPath:"#/properties/thoughtsTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.toolUsePromptTokenCount !== undefined){
let data4 = data.toolUsePromptTokenCount;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate95.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate95.errors = [{instancePath:instancePath+"/toolUsePromptTokenCount",schemaPath:"#/properties/toolUsePromptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.totalTokenCount !== undefined){
let data5 = data.totalTokenCount;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate95.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate95.errors = [{instancePath:instancePath+"/totalTokenCount",schemaPath:"#/properties/totalTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptTokensDetails !== undefined){
const _errs13 = errors;
if(!(validate96(data.promptTokensDetails, {instancePath:instancePath+"/promptTokensDetails",parentData:data,parentDataProperty:"promptTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cacheTokensDetails !== undefined){
const _errs14 = errors;
if(!(validate96(data.cacheTokensDetails, {instancePath:instancePath+"/cacheTokensDetails",parentData:data,parentDataProperty:"cacheTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidatesTokensDetails !== undefined){
const _errs15 = errors;
if(!(validate96(data.candidatesTokensDetails, {instancePath:instancePath+"/candidatesTokensDetails",parentData:data,parentDataProperty:"candidatesTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolUsePromptTokensDetails !== undefined){
const _errs16 = errors;
if(!(validate96(data.toolUsePromptTokensDetails, {instancePath:instancePath+"/toolUsePromptTokensDetails",parentData:data,parentDataProperty:"toolUsePromptTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trafficType !== undefined){
const _errs17 = errors;
if(typeof data.trafficType !== "string"){
validate95.errors = [{instancePath:instancePath+"/trafficType",schemaPath:"#/properties/trafficType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceTier !== undefined){
const _errs19 = errors;
if(typeof data.serviceTier !== "string"){
validate95.errors = [{instancePath:instancePath+"/serviceTier",schemaPath:"#/properties/serviceTier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.initialPromptTokenCount !== undefined){
let data12 = data.initialPromptTokenCount;
const _errs21 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate95.errors = [{instancePath:instancePath+"/initialPromptTokenCount",schemaPath:"#/properties/initialPromptTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate95.errors = [{instancePath:instancePath+"/initialPromptTokenCount",schemaPath:"#/properties/initialPromptTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"promptTokenCount":true,"cachedContentTokenCount":true,"candidatesTokenCount":true,"thoughtsTokenCount":true,"toolUsePromptTokenCount":true,"totalTokenCount":true,"promptTokensDetails":true,"cacheTokensDetails":true,"candidatesTokensDetails":true,"toolUsePromptTokensDetails":true,"trafficType":true,"serviceTier":true,"initialPromptTokenCount":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.candidates !== undefined){
let data0 = data.candidates;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate62(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs4 = errors;
if(!(validate92(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs5 = errors;
if(!(validate95(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs6 = errors;
if(typeof data.modelVersion !== "string"){
validate61.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs8 = errors;
if(typeof data.responseId !== "string"){
validate61.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createTime !== undefined){
const _errs10 = errors;
if(typeof data.createTime !== "string"){
validate61.errors = [{instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelStatus !== undefined){
let data7 = data.modelStatus;
const _errs12 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate61.errors = [{instancePath:instancePath+"/modelStatus",schemaPath:"#/properties/modelStatus/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["candidates"] == null && data["promptFeedback"] == null){
validate61.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["candidates","promptFeedback"]},message:"must have at least one of several properties"}];
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
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"candidates":true,"promptFeedback":true,"usageMetadata":true,"modelVersion":true,"responseId":true,"createTime":true,"modelStatus":true},"dynamicProps":false,"dynamicItems":false};

export const validateGenerateContentPiece = validate102;
const schema112 = {"type":"object","atLeastOne":["candidates","promptFeedback","usageMetadata"],"properties":{"candidates":{"type":"array","items":{"$ref":"#/$defs/Candidate"}},"promptFeedback":{"$ref":"#/$defs/PromptFeedback"},"usageMetadata":{"$ref":"#/$defs/UsageMetadata"},"modelVersion":{"type":"string"},"responseId":{"type":"string"},"createTime":{"type":"string"},"modelStatus":{"type":"object"}}};

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
if(data.candidates !== undefined){
let data0 = data.candidates;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate62(data0[i0], {instancePath:instancePath+"/candidates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promptFeedback !== undefined){
const _errs4 = errors;
if(!(validate92(data.promptFeedback, {instancePath:instancePath+"/promptFeedback",parentData:data,parentDataProperty:"promptFeedback",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usageMetadata !== undefined){
const _errs5 = errors;
if(!(validate95(data.usageMetadata, {instancePath:instancePath+"/usageMetadata",parentData:data,parentDataProperty:"usageMetadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined){
const _errs6 = errors;
if(typeof data.modelVersion !== "string"){
validate102.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responseId !== undefined){
const _errs8 = errors;
if(typeof data.responseId !== "string"){
validate102.errors = [{instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createTime !== undefined){
const _errs10 = errors;
if(typeof data.createTime !== "string"){
validate102.errors = [{instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelStatus !== undefined){
let data7 = data.modelStatus;
const _errs12 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate102.errors = [{instancePath:instancePath+"/modelStatus",schemaPath:"#/properties/modelStatus/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["candidates"] == null && data["promptFeedback"] == null && data["usageMetadata"] == null){
validate102.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["candidates","promptFeedback","usageMetadata"]},message:"must have at least one of several properties"}];
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
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"candidates":true,"promptFeedback":true,"usageMetadata":true,"modelVersion":true,"responseId":true,"createTime":true,"modelStatus":true},"dynamicProps":false,"dynamicItems":false};

export const validateCountTokensRequest = validate106;
const schema113 = {"type":"object","properties":{"contents":{"type":"array","items":{"$ref":"#/$defs/Content"}},"generateContentRequest":{"$ref":"#/$defs/GenerateContentRequest"}}};

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
if(data.contents !== undefined){
let data0 = data.contents;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/contents/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generateContentRequest !== undefined){
const _errs4 = errors;
if(!(validate21(data.generateContentRequest, {instancePath:instancePath+"/generateContentRequest",parentData:data,parentDataProperty:"generateContentRequest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"contents":true,"generateContentRequest":true},"dynamicProps":false,"dynamicItems":false};

export const validateCountTokensResponse = validate109;
const schema114 = {"type":"object","required":["totalTokens"],"properties":{"totalTokens":{"type":"integer","minimum":0},"cachedContentTokenCount":{"type":"integer","minimum":0},"promptTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"},"cacheTokensDetails":{"$ref":"#/$defs/ModalityTokenCounts"}}};

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
if((data.totalTokens === undefined) && (missing0 = "totalTokens")){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalTokens !== undefined){
let data0 = data.totalTokens;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate109.errors = [{instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate109.errors = [{instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.cachedContentTokenCount !== undefined){
let data1 = data.cachedContentTokenCount;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate109.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate109.errors = [{instancePath:instancePath+"/cachedContentTokenCount",schemaPath:"#/properties/cachedContentTokenCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.promptTokensDetails !== undefined){
const _errs5 = errors;
if(!(validate96(data.promptTokensDetails, {instancePath:instancePath+"/promptTokensDetails",parentData:data,parentDataProperty:"promptTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cacheTokensDetails !== undefined){
const _errs6 = errors;
if(!(validate96(data.cacheTokensDetails, {instancePath:instancePath+"/cacheTokensDetails",parentData:data,parentDataProperty:"cacheTokensDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"totalTokens":true,"cachedContentTokenCount":true,"promptTokensDetails":true,"cacheTokensDetails":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate112;
const schema115 = {"type":"object","required":["error"],"properties":{"error":{"$ref":"#/$defs/Status"}}};
const schema116 = {"type":"object","required":["message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"status":{"type":"string"},"details":{"type":"array","items":{"$ref":"#/$defs/ErrorDetail"}}}};
const schema117 = {"type":"object","properties":{"@type":{"type":"string"},"retryDelay":{"type":"string"},"reason":{"type":"string"},"fieldViolations":{"type":"array","items":{"$ref":"#/$defs/FieldViolation"}},"violations":{"type":"array","items":{"$ref":"#/$defs/QuotaViolation"}}}};
const schema118 = {"type":"object","properties":{"field":{"type":"string"},"description":{"type":"string"}}};
const schema119 = {"type":"object","properties":{"quotaId":{"type":"string"},"quotaValue":{"type":["string","integer"]},"description":{"type":"string"}}};

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
if(data["@type"] !== undefined){
const _errs1 = errors;
if(typeof data["@type"] !== "string"){
validate114.errors = [{instancePath:instancePath+"/@type",schemaPath:"#/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryDelay !== undefined){
const _errs3 = errors;
if(typeof data.retryDelay !== "string"){
validate114.errors = [{instancePath:instancePath+"/retryDelay",schemaPath:"#/properties/retryDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
validate114.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldViolations !== undefined){
let data3 = data.fieldViolations;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.field !== undefined){
const _errs12 = errors;
if(typeof data4.field !== "string"){
validate114.errors = [{instancePath:instancePath+"/fieldViolations/" + i0+"/field",schemaPath:"#/$defs/FieldViolation/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.description !== undefined){
const _errs14 = errors;
if(typeof data4.description !== "string"){
validate114.errors = [{instancePath:instancePath+"/fieldViolations/" + i0+"/description",schemaPath:"#/$defs/FieldViolation/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/fieldViolations/" + i0,schemaPath:"#/$defs/FieldViolation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/fieldViolations",schemaPath:"#/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data7 = data.violations;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.quotaId !== undefined){
const _errs21 = errors;
if(typeof data8.quotaId !== "string"){
validate114.errors = [{instancePath:instancePath+"/violations/" + i1+"/quotaId",schemaPath:"#/$defs/QuotaViolation/properties/quotaId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.quotaValue !== undefined){
let data10 = data8.quotaValue;
const _errs23 = errors;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
validate114.errors = [{instancePath:instancePath+"/violations/" + i1+"/quotaValue",schemaPath:"#/$defs/QuotaViolation/properties/quotaValue/type",keyword:"type",params:{type: schema119.properties.quotaValue.type},message:"must be string,integer"}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.description !== undefined){
const _errs25 = errors;
if(typeof data8.description !== "string"){
validate114.errors = [{instancePath:instancePath+"/violations/" + i1+"/description",schemaPath:"#/$defs/QuotaViolation/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate114.errors = [{instancePath:instancePath+"/violations/" + i1,schemaPath:"#/$defs/QuotaViolation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"@type":true,"retryDelay":true,"reason":true,"fieldViolations":true,"violations":true},"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate113.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
if(typeof data.message !== "string"){
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs5 = errors;
if(typeof data.status !== "string"){
validate113.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data3 = data.details;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate114(data3[i0], {instancePath:instancePath+"/details/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"code":true,"message":true,"status":true,"details":true},"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(!(validate113(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const validateModel = validate117;
const schema120 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"baseModelId":{"type":"string"},"version":{"type":"string"},"displayName":{"type":"string"},"description":{"type":"string"},"inputTokenLimit":{"type":"integer"},"outputTokenLimit":{"type":"integer"},"supportedGenerationMethods":{"type":"array","items":{"type":"string"}},"temperature":{"type":"number"},"maxTemperature":{"type":"number"},"topP":{"type":"number"},"topK":{"type":"integer"},"thinking":{"type":"boolean"},"labels":{"type":"object"},"checkpoints":{"type":"array","items":{"type":"object"}},"defaultCheckpointId":{"type":"string"},"endpoints":{"type":"array","items":{"type":"object"}},"tunedModelInfo":{"type":"object"}}};

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
if((data.name === undefined) && (missing0 = "name")){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate117.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseModelId !== undefined){
const _errs3 = errors;
if(typeof data.baseModelId !== "string"){
validate117.errors = [{instancePath:instancePath+"/baseModelId",schemaPath:"#/properties/baseModelId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs5 = errors;
if(typeof data.version !== "string"){
validate117.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
const _errs7 = errors;
if(typeof data.displayName !== "string"){
validate117.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate117.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputTokenLimit !== undefined){
let data5 = data.inputTokenLimit;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate117.errors = [{instancePath:instancePath+"/inputTokenLimit",schemaPath:"#/properties/inputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputTokenLimit !== undefined){
let data6 = data.outputTokenLimit;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate117.errors = [{instancePath:instancePath+"/outputTokenLimit",schemaPath:"#/properties/outputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportedGenerationMethods !== undefined){
let data7 = data.supportedGenerationMethods;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data7[i0] !== "string"){
validate117.errors = [{instancePath:instancePath+"/supportedGenerationMethods/" + i0,schemaPath:"#/properties/supportedGenerationMethods/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/supportedGenerationMethods",schemaPath:"#/properties/supportedGenerationMethods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data9 = data.temperature;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate117.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxTemperature !== undefined){
let data10 = data.maxTemperature;
const _errs21 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate117.errors = [{instancePath:instancePath+"/maxTemperature",schemaPath:"#/properties/maxTemperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topP !== undefined){
let data11 = data.topP;
const _errs23 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate117.errors = [{instancePath:instancePath+"/topP",schemaPath:"#/properties/topP/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topK !== undefined){
let data12 = data.topK;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate117.errors = [{instancePath:instancePath+"/topK",schemaPath:"#/properties/topK/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs27 = errors;
if(typeof data.thinking !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data14 = data.labels;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate117.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkpoints !== undefined){
let data15 = data.checkpoints;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid2 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs33 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate117.errors = [{instancePath:instancePath+"/checkpoints/" + i1,schemaPath:"#/properties/checkpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultCheckpointId !== undefined){
const _errs35 = errors;
if(typeof data.defaultCheckpointId !== "string"){
validate117.errors = [{instancePath:instancePath+"/defaultCheckpointId",schemaPath:"#/properties/defaultCheckpointId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoints !== undefined){
let data18 = data.endpoints;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid3 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs39 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
validate117.errors = [{instancePath:instancePath+"/endpoints/" + i2,schemaPath:"#/properties/endpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tunedModelInfo !== undefined){
let data20 = data.tunedModelInfo;
const _errs41 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
validate117.errors = [{instancePath:instancePath+"/tunedModelInfo",schemaPath:"#/properties/tunedModelInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
}
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
validate117.evaluated = {"props":{"name":true,"baseModelId":true,"version":true,"displayName":true,"description":true,"inputTokenLimit":true,"outputTokenLimit":true,"supportedGenerationMethods":true,"temperature":true,"maxTemperature":true,"topP":true,"topK":true,"thinking":true,"labels":true,"checkpoints":true,"defaultCheckpointId":true,"endpoints":true,"tunedModelInfo":true},"dynamicProps":false,"dynamicItems":false};

export const validateListModelsResponse = validate118;
const schema121 = {"type":"object","properties":{"models":{"type":"array","items":{"$ref":"#/$defs/Model"}},"nextPageToken":{"type":"string"}}};

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
if(data.models !== undefined){
let data0 = data.models;
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
let missing0;
if((data1.name === undefined) && (missing0 = "name")){
validate118.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/$defs/Model/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs6 = errors;
if(typeof data1.name !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/name",schemaPath:"#/$defs/Model/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.baseModelId !== undefined){
const _errs8 = errors;
if(typeof data1.baseModelId !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/baseModelId",schemaPath:"#/$defs/Model/properties/baseModelId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.version !== undefined){
const _errs10 = errors;
if(typeof data1.version !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/version",schemaPath:"#/$defs/Model/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.displayName !== undefined){
const _errs12 = errors;
if(typeof data1.displayName !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/displayName",schemaPath:"#/$defs/Model/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
const _errs14 = errors;
if(typeof data1.description !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/description",schemaPath:"#/$defs/Model/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.inputTokenLimit !== undefined){
let data7 = data1.inputTokenLimit;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/inputTokenLimit",schemaPath:"#/$defs/Model/properties/inputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.outputTokenLimit !== undefined){
let data8 = data1.outputTokenLimit;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/outputTokenLimit",schemaPath:"#/$defs/Model/properties/outputTokenLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.supportedGenerationMethods !== undefined){
let data9 = data1.supportedGenerationMethods;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data9[i1] !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/supportedGenerationMethods/" + i1,schemaPath:"#/$defs/Model/properties/supportedGenerationMethods/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/supportedGenerationMethods",schemaPath:"#/$defs/Model/properties/supportedGenerationMethods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.temperature !== undefined){
let data11 = data1.temperature;
const _errs24 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/temperature",schemaPath:"#/$defs/Model/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.maxTemperature !== undefined){
let data12 = data1.maxTemperature;
const _errs26 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/maxTemperature",schemaPath:"#/$defs/Model/properties/maxTemperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.topP !== undefined){
let data13 = data1.topP;
const _errs28 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/topP",schemaPath:"#/$defs/Model/properties/topP/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.topK !== undefined){
let data14 = data1.topK;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/topK",schemaPath:"#/$defs/Model/properties/topK/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.thinking !== undefined){
const _errs32 = errors;
if(typeof data1.thinking !== "boolean"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/thinking",schemaPath:"#/$defs/Model/properties/thinking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.labels !== undefined){
let data16 = data1.labels;
const _errs34 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/labels",schemaPath:"#/$defs/Model/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.checkpoints !== undefined){
let data17 = data1.checkpoints;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data17)){
var valid5 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs38 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/checkpoints/" + i2,schemaPath:"#/$defs/Model/properties/checkpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/checkpoints",schemaPath:"#/$defs/Model/properties/checkpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.defaultCheckpointId !== undefined){
const _errs40 = errors;
if(typeof data1.defaultCheckpointId !== "string"){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/defaultCheckpointId",schemaPath:"#/$defs/Model/properties/defaultCheckpointId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.endpoints !== undefined){
let data20 = data1.endpoints;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data20)){
var valid6 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
const _errs44 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/endpoints/" + i3,schemaPath:"#/$defs/Model/properties/endpoints/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid6 = _errs44 === errors;
if(!valid6){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/endpoints",schemaPath:"#/$defs/Model/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tunedModelInfo !== undefined){
let data22 = data1.tunedModelInfo;
const _errs46 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate118.errors = [{instancePath:instancePath+"/models/" + i0+"/tunedModelInfo",schemaPath:"#/$defs/Model/properties/tunedModelInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid3 = _errs46 === errors;
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
}
}
else {
validate118.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/$defs/Model/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate118.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextPageToken !== undefined){
const _errs48 = errors;
if(typeof data.nextPageToken !== "string"){
validate118.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
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
validate118.evaluated = {"props":{"models":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};
