// Made by scripts/codegen.ts from specs/gemini-interactions.yaml. Edit that file, not this one.
"use strict";
export const validateInteractionRequest = validate21;
const schema32 = {"type":"object","atLeastOne":["model","agent"],"atMostOne":["model","agent"],"properties":{"model":{"type":["string","null"]},"agent":{"type":["string","null"]},"agent_config":{"type":["object","null"]},"input":{"$ref":"#/$defs/Input"},"system_instruction":{"type":["string","null"]},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/Tool"}},"generation_config":{"$ref":"#/$defs/GenerationConfig"},"response_format":{"$ref":"#/$defs/ResponseFormatList"},"response_modalities":{"type":["array","null"],"items":{"type":"string"}},"stream":{"type":["boolean","null"]},"store":{"type":["boolean","null"]},"background":{"type":["boolean","null"]},"previous_interaction_id":{"type":["string","null"]},"continuation_token":{"type":["string","null"]},"cached_content":{"type":["string","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":"string"}},"safety_settings":{"type":["array","null"]},"service_tier":{"type":["string","null"]},"webhook_config":{"type":["object","null"]}}};
const schema33 = {"type":["string","object","array","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Content"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/InputItem"}}}]};
const schema34 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image","audio","document","video"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/MediaContent"}]};
const schema39 = {"type":"object","required":["type"],"properties":{"type":{"enum":["image","audio","document","video"]},"data":{"type":["string","null"]},"uri":{"type":["string","null"]},"mime_type":{"type":["string","null"]},"resolution":{"type":["string","null"]}}};
const schema35 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}}}};
const schema36 = {"type":"object","properties":{"type":{"type":["string","null"]},"url":{"type":["string","null"]},"title":{"type":["string","null"]},"start_index":{"$ref":"#/$defs/Count"},"end_index":{"$ref":"#/$defs/Count"}}};
const schema37 = {"type":["integer","null"],"minimum":0};

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
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema36.properties.type.type},message:"must be string,null"}];
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
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema36.properties.url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema36.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_index !== undefined){
let data3 = data.start_index;
const _errs7 = errors;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/start_index",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.end_index !== undefined){
let data4 = data.end_index;
const _errs10 = errors;
const _errs11 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate25.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/end_index",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"url":true,"title":true,"start_index":true,"end_index":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs4 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema35.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate25(data2[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate24.evaluated = {"props":{"type":true,"text":true,"annotations":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.annotations = true;
}
else if(tag0 === "image" || tag0 === "audio" || tag0 === "document" || tag0 === "video"){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate23.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if(!((((data1 === "image") || (data1 === "audio")) || (data1 === "document")) || (data1 === "video"))){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/MediaContent/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs8 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.data !== undefined){
let data2 = data.data;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate23.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/MediaContent/properties/data/type",keyword:"type",params:{type: schema39.properties.data.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.uri !== undefined){
let data3 = data.uri;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/$defs/MediaContent/properties/uri/type",keyword:"type",params:{type: schema39.properties.uri.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.mime_type !== undefined){
let data4 = data.mime_type;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate23.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/$defs/MediaContent/properties/mime_type/type",keyword:"type",params:{type: schema39.properties.mime_type.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.resolution !== undefined){
let data5 = data.resolution;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/$defs/MediaContent/properties/resolution/type",keyword:"type",params:{type: schema39.properties.resolution.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs15 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.uri = true;
props0.mime_type = true;
props0.resolution = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema40 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["user_input"],"isAbsent":false,"isNullable":false},{"values":["model_output"],"isAbsent":false,"isNullable":false},{"values":["thought"],"isAbsent":false,"isNullable":false},{"values":["function_call"],"isAbsent":false,"isNullable":false},{"values":["function_result"],"isAbsent":false,"isNullable":false},{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["image","audio","document","video"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/UserInputStep"},{"$ref":"#/$defs/ModelOutputStep"},{"$ref":"#/$defs/ThoughtStep"},{"$ref":"#/$defs/FunctionCallStep"},{"$ref":"#/$defs/FunctionResultStep"},{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/MediaContent"}]};
const schema44 = {"type":"object","required":["type","id","name"],"properties":{"type":{"const":"function_call"},"id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":["object","null"]}}};
const schema41 = {"type":"object","required":["type"],"properties":{"type":{"const":"user_input"},"content":{"type":["array","null"],"items":{"$ref":"#/$defs/Content"}}}};

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
const _errs1 = errors;
if("user_input" !== data.type){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user_input"},message:"must be equal to constant"}];
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
if((!(Array.isArray(data1))) && (data1 !== null)){
validate30.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema41.properties.content.type},message:"must be array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
validate30.evaluated = {"props":{"type":true,"content":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","required":["type"],"properties":{"type":{"const":"model_output"},"content":{"type":["array","null"],"items":{"$ref":"#/$defs/Content"}},"error":{"type":["object","null"]}}};

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
const _errs1 = errors;
if("model_output" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model_output"},message:"must be equal to constant"}];
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
if((!(Array.isArray(data1))) && (data1 !== null)){
validate33.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema42.properties.content.type},message:"must be array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data3 = data.error;
const _errs5 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema42.properties.error.type},message:"must be object,null"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"type":true,"content":true,"error":true},"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","required":["type"],"properties":{"type":{"const":"thought"},"signature":{"type":["string","null"]},"summary":{"type":["array","null"],"items":{"$ref":"#/$defs/Content"}}}};

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
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("thought" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thought"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate36.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schema43.properties.signature.type},message:"must be string,null"}];
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
validate36.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema43.properties.summary.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate23(data2[i0], {instancePath:instancePath+"/summary/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate36.evaluated = {"props":{"type":true,"signature":true,"summary":true},"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","required":["type","call_id"],"properties":{"type":{"const":"function_result"},"call_id":{"type":"string"},"name":{"type":["string","null"]},"is_error":{"type":["boolean","null"]},"result":{"$ref":"#/$defs/FunctionResult"}}};
const schema46 = {"type":["string","array","object","null"],"allOf":[{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/Content"}}}]};

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
if((typeof data != "object") && (typeof data !== "string")){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},message:"must be string,array,object,null"}];
return false;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(Array.isArray(data))){
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
if(errors === _errs5){
if(Array.isArray(data)){
var valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var items0 = true;
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
validate40.errors = vErrors;
return false;
}
validate40.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":true};


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
if(((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("function_result" !== data.type){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function_result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs2 = errors;
if(typeof data.call_id !== "string"){
validate39.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema45.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data3 = data.is_error;
const _errs6 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate39.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/type",keyword:"type",params:{type: schema45.properties.is_error.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs8 = errors;
if(!(validate40(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"type":true,"call_id":true,"name":true,"is_error":true,"result":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["type"];
if(tag0 === "user_input"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.content = true;
}
else if(tag0 === "model_output"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
props0.error = true;
}
}
else if(tag0 === "thought"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.signature = true;
props0.summary = true;
}
}
else if(tag0 === "function_call"){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.name === undefined) && (missing1 = "name"))){
validate29.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallStep/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs10 = errors;
if("function_call" !== data.type){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FunctionCallStep/properties/type/const",keyword:"const",params:{allowedValue: "function_call"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs10 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.id !== undefined){
const _errs11 = errors;
if(typeof data.id !== "string"){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/FunctionCallStep/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.name !== undefined){
const _errs13 = errors;
if(typeof data.name !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/FunctionCallStep/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.arguments !== undefined){
let data4 = data.arguments;
const _errs15 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate29.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/FunctionCallStep/properties/arguments/type",keyword:"type",params:{type: schema44.properties.arguments.type},message:"must be object,null"}];
return false;
}
var valid7 = _errs15 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
}
}
else if(tag0 === "function_result"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.call_id = true;
props0.name = true;
props0.is_error = true;
props0.result = true;
}
}
else if(tag0 === "text"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.text = true;
props0.annotations = true;
}
}
else if(tag0 === "image" || tag0 === "audio" || tag0 === "document" || tag0 === "video"){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate29.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs22 = errors;
if(!((((data5 === "image") || (data5 === "audio")) || (data5 === "document")) || (data5 === "video"))){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/MediaContent/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs22 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.data !== undefined){
let data6 = data.data;
const _errs23 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate29.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/MediaContent/properties/data/type",keyword:"type",params:{type: schema39.properties.data.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs23 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.uri !== undefined){
let data7 = data.uri;
const _errs25 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate29.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/$defs/MediaContent/properties/uri/type",keyword:"type",params:{type: schema39.properties.uri.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs25 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.mime_type !== undefined){
let data8 = data.mime_type;
const _errs27 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate29.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/$defs/MediaContent/properties/mime_type/type",keyword:"type",params:{type: schema39.properties.mime_type.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs27 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.resolution !== undefined){
let data9 = data.resolution;
const _errs29 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate29.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/$defs/MediaContent/properties/resolution/type",keyword:"type",params:{type: schema39.properties.resolution.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs29 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.uri = true;
props0.mime_type = true;
props0.resolution = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((typeof data != "object") && (typeof data !== "string")){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type},message:"must be string,object,array,null"}];
return false;
}
const _errs1 = errors;
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
else {
var props0 = validate23.evaluated.props;
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
validate22.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(errors === _errs10){
if(Array.isArray(data)){
var valid3 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate29(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var items0 = true;
}
}
if(!valid2){
const err3 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
validate22.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":true};

const schema48 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["function"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/FunctionTool"}]};
const schema49 = {"type":"object","required":["type","name"],"properties":{"type":{"const":"function"},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]}}};
const schema50 = {"type":"string","pattern":"[\\s\\S]"};
const pattern4 = new RegExp("[\\s\\S]", "u");

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
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
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema49.properties.description.type},message:"must be string,null"}];
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
validate48.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema49.properties.parameters.type},message:"must be object,null"}];
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"type":true,"name":true,"description":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.name = true;
props0.description = true;
props0.parameters = true;
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

const schema51 = {"type":["object","null"],"properties":{"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"seed":{"type":["integer","null"]},"max_output_tokens":{"type":["integer","null"]},"stop_sequences":{"type":["array","null"],"items":{"type":"string"}},"thinking_level":{"type":["string","null"]},"thinking_summaries":{"type":["string","null"]},"tool_choice":{"$ref":"#/$defs/ToolChoice"}}};
const schema52 = {"type":["string","object","null"],"allOf":[{"if":{"type":"string"},"then":{"type":"string"}},{"if":{"type":"object"},"then":{"$ref":"#/$defs/ToolChoiceConfig"}}]};
const schema53 = {"type":"object","properties":{"allowed_tools":{"$ref":"#/$defs/AllowedTools"}}};
const schema54 = {"type":["object","null"],"properties":{"mode":{"type":["string","null"]},"tools":{"type":["array","null"],"items":{"type":"string"}}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowed_tools !== undefined){
let data0 = data.allowed_tools;
const _errs2 = errors;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
validate53.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/$defs/AllowedTools/type",keyword:"type",params:{type: schema54.type},message:"must be object,null"}];
return false;
}
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.mode !== undefined){
let data1 = data0.mode;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate53.errors = [{instancePath:instancePath+"/allowed_tools/mode",schemaPath:"#/$defs/AllowedTools/properties/mode/type",keyword:"type",params:{type: schema54.properties.mode.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.tools !== undefined){
let data2 = data0.tools;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate53.errors = [{instancePath:instancePath+"/allowed_tools/tools",schemaPath:"#/$defs/AllowedTools/properties/tools/type",keyword:"type",params:{type: schema54.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate53.errors = [{instancePath:instancePath+"/allowed_tools/tools/" + i0,schemaPath:"#/$defs/AllowedTools/properties/tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
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
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"allowed_tools":true},"dynamicProps":false,"dynamicItems":false};


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
if(((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))) && (data !== null)){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type},message:"must be string,object,null"}];
return false;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
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
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate52.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
if(valid2){
var props0 = {};
props0.allowed_tools = true;
}
}
if(!valid2){
const err3 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate52.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature !== undefined){
let data0 = data.temperature;
const _errs1 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate51.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema51.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data1 = data.top_p;
const _errs3 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate51.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema51.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data2 = data.seed;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate51.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema51.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data3 = data.max_output_tokens;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate51.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"type",params:{type: schema51.properties.max_output_tokens.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequences !== undefined){
let data4 = data.stop_sequences;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate51.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/type",keyword:"type",params:{type: schema51.properties.stop_sequences.type},message:"must be array,null"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate51.errors = [{instancePath:instancePath+"/stop_sequences/" + i0,schemaPath:"#/properties/stop_sequences/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
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
if(data.thinking_level !== undefined){
let data6 = data.thinking_level;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate51.errors = [{instancePath:instancePath+"/thinking_level",schemaPath:"#/properties/thinking_level/type",keyword:"type",params:{type: schema51.properties.thinking_level.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking_summaries !== undefined){
let data7 = data.thinking_summaries;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate51.errors = [{instancePath:instancePath+"/thinking_summaries",schemaPath:"#/properties/thinking_summaries/type",keyword:"type",params:{type: schema51.properties.thinking_summaries.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
const _errs17 = errors;
if(!(validate52(data.tool_choice, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"temperature":true,"top_p":true,"seed":true,"max_output_tokens":true,"stop_sequences":true,"thinking_level":true,"thinking_summaries":true,"tool_choice":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":["object","array","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ResponseFormat"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ResponseFormat"}}}]};
const schema56 = {"type":"object","properties":{"type":{"type":["string","null"]},"mime_type":{"type":["string","null"]},"schema":{"type":["object","null"]}}};

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
if(typeof data != "object"){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type},message:"must be object,array,null"}];
return false;
}
const _errs1 = errors;
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
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ResponseFormat/properties/type/type",keyword:"type",params:{type: schema56.properties.type.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.mime_type !== undefined){
let data1 = data.mime_type;
const _errs10 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate57.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/$defs/ResponseFormat/properties/mime_type/type",keyword:"type",params:{type: schema56.properties.mime_type.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.schema !== undefined){
let data2 = data.schema;
const _errs12 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate57.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/$defs/ResponseFormat/properties/schema/type",keyword:"type",params:{type: schema56.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/$defs/ResponseFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.mime_type = true;
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
validate57.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(!(Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data)){
var valid5 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data3 = data[i0];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type;
const _errs23 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate57.errors = [{instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/$defs/ResponseFormat/properties/type/type",keyword:"type",params:{type: schema56.properties.type.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data3.mime_type !== undefined){
let data5 = data3.mime_type;
const _errs25 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate57.errors = [{instancePath:instancePath+"/" + i0+"/mime_type",schemaPath:"#/$defs/ResponseFormat/properties/mime_type/type",keyword:"type",params:{type: schema56.properties.mime_type.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data3.schema !== undefined){
let data6 = data3.schema;
const _errs27 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate57.errors = [{instancePath:instancePath+"/" + i0+"/schema",schemaPath:"#/$defs/ResponseFormat/properties/schema/type",keyword:"type",params:{type: schema56.properties.schema.type},message:"must be object,null"}];
return false;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/ResponseFormat/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs18 === errors;
valid4 = _valid1;
if(valid4){
var items0 = true;
}
}
if(!valid4){
const err3 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate57.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
}
validate57.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate21.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema32.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data1 = data.agent;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate21.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema32.properties.agent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_config !== undefined){
let data2 = data.agent_config;
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate21.errors = [{instancePath:instancePath+"/agent_config",schemaPath:"#/properties/agent_config/type",keyword:"type",params:{type: schema32.properties.agent_config.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs7 = errors;
if(!(validate22(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_instruction !== undefined){
let data4 = data.system_instruction;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate21.errors = [{instancePath:instancePath+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"type",params:{type: schema32.properties.system_instruction.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs10 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema32.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate47(data5[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
if(data.generation_config !== undefined){
const _errs13 = errors;
if(!(validate51(data.generation_config, {instancePath:instancePath+"/generation_config",parentData:data,parentDataProperty:"generation_config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs14 = errors;
if(!(validate57(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_modalities !== undefined){
let data9 = data.response_modalities;
const _errs15 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/response_modalities",schemaPath:"#/properties/response_modalities/type",keyword:"type",params:{type: schema32.properties.response_modalities.type},message:"must be array,null"}];
return false;
}
if(errors === _errs15){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data9[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/response_modalities/" + i1,schemaPath:"#/properties/response_modalities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
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
if(data.stream !== undefined){
let data11 = data.stream;
const _errs19 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data12 = data.store;
const _errs21 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate21.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: schema32.properties.store.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data13 = data.background;
const _errs23 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema32.properties.background.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_interaction_id !== undefined){
let data14 = data.previous_interaction_id;
const _errs25 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate21.errors = [{instancePath:instancePath+"/previous_interaction_id",schemaPath:"#/properties/previous_interaction_id/type",keyword:"type",params:{type: schema32.properties.previous_interaction_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continuation_token !== undefined){
let data15 = data.continuation_token;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/continuation_token",schemaPath:"#/properties/continuation_token/type",keyword:"type",params:{type: schema32.properties.continuation_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_content !== undefined){
let data16 = data.cached_content;
const _errs29 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate21.errors = [{instancePath:instancePath+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type: schema32.properties.cached_content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data17 = data.labels;
const _errs31 = errors;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema32.properties.labels.type},message:"must be object,null"}];
return false;
}
if(errors === _errs31){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
const _errs34 = errors;
if(typeof data17[key0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_settings !== undefined){
let data19 = data.safety_settings;
const _errs36 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/safety_settings",schemaPath:"#/properties/safety_settings/type",keyword:"type",params:{type: schema32.properties.safety_settings.type},message:"must be array,null"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data20 = data.service_tier;
const _errs38 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema32.properties.service_tier.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_config !== undefined){
let data21 = data.webhook_config;
const _errs40 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/webhook_config",schemaPath:"#/properties/webhook_config/type",keyword:"type",params:{type: schema32.properties.webhook_config.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["model"] == null && data["agent"] == null){
validate21.errors = [{instancePath,schemaPath:"#/atLeastOne",keyword:"atLeastOne",params:{properties: ["model","agent"]},message:"must have at least one of several properties"}];
return false;
}
else {
if((data["model"] == null ? 0 : 1) + (data["agent"] == null ? 0 : 1) > 1){
validate21.errors = [{instancePath,schemaPath:"#/atMostOne",keyword:"atMostOne",params:{properties: ["model","agent"]},message:"must have at most one of several properties"}];
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"model":true,"agent":true,"agent_config":true,"input":true,"system_instruction":true,"tools":true,"generation_config":true,"response_format":true,"response_modalities":true,"stream":true,"store":true,"background":true,"previous_interaction_id":true,"continuation_token":true,"cached_content":true,"labels":true,"safety_settings":true,"service_tier":true,"webhook_config":true},"dynamicProps":false,"dynamicItems":false};

export const validateInteraction = validate59;
const schema58 = {"type":"object","required":["id","status"],"properties":{"id":{"type":"string"},"object":{"type":["string","null"]},"model":{"type":["string","null"]},"status":{"$ref":"#/$defs/Status"},"created":{"type":["string","null"]},"updated":{"type":["string","null"]},"steps":{"type":["array","null"],"items":{"$ref":"#/$defs/Step"}},"usage":{"$ref":"#/$defs/OptionalUsage"},"errors":{"type":["array","null"],"items":{"$ref":"#/$defs/ErrorDetail"}}}};
const schema59 = {"type":"string"};
const schema70 = {"type":"object","properties":{"code":{"type":["string","null"]},"message":{"type":["string","null"]}}};
const schema60 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["user_input"],"isAbsent":false,"isNullable":false},{"values":["model_output"],"isAbsent":false,"isNullable":false},{"values":["thought"],"isAbsent":false,"isNullable":false},{"values":["function_call"],"isAbsent":false,"isNullable":false},{"values":["function_result"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/UserInputStep"},{"$ref":"#/$defs/ModelOutputStep"},{"$ref":"#/$defs/ThoughtStep"},{"$ref":"#/$defs/FunctionCallStep"},{"$ref":"#/$defs/FunctionResultStep"}]};

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
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
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
if(tag0 === "user_input"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.content = true;
}
else if(tag0 === "model_output"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
props0.error = true;
}
}
else if(tag0 === "thought"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.signature = true;
props0.summary = true;
}
}
else if(tag0 === "function_call"){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.name === undefined) && (missing1 = "name"))){
validate60.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallStep/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs10 = errors;
if("function_call" !== data.type){
validate60.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/FunctionCallStep/properties/type/const",keyword:"const",params:{allowedValue: "function_call"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs10 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.id !== undefined){
const _errs11 = errors;
if(typeof data.id !== "string"){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/FunctionCallStep/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs11 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.name !== undefined){
const _errs13 = errors;
if(typeof data.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/FunctionCallStep/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs13 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.arguments !== undefined){
let data4 = data.arguments;
const _errs15 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate60.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/FunctionCallStep/properties/arguments/type",keyword:"type",params:{type: schema44.properties.arguments.type},message:"must be object,null"}];
return false;
}
var valid7 = _errs15 === errors;
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
validate60.errors = [{instancePath,schemaPath:"#/$defs/FunctionCallStep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
}
}
else if(tag0 === "function_result"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.call_id = true;
props0.name = true;
props0.is_error = true;
props0.result = true;
}
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

const schema62 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Usage"}}]};
const schema63 = {"type":"object","properties":{"total_input_tokens":{"$ref":"#/$defs/Count"},"total_output_tokens":{"$ref":"#/$defs/Count"},"total_thought_tokens":{"$ref":"#/$defs/Count"},"total_cached_tokens":{"$ref":"#/$defs/Count"},"total_tool_use_tokens":{"$ref":"#/$defs/Count"},"total_tokens":{"$ref":"#/$defs/Count"}}};

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
if(data.total_input_tokens !== undefined){
let data0 = data.total_input_tokens;
const _errs1 = errors;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_input_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/total_input_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_output_tokens !== undefined){
let data1 = data.total_output_tokens;
const _errs4 = errors;
const _errs5 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_output_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/total_output_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_thought_tokens !== undefined){
let data2 = data.total_thought_tokens;
const _errs7 = errors;
const _errs8 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_thought_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/total_thought_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_cached_tokens !== undefined){
let data3 = data.total_cached_tokens;
const _errs10 = errors;
const _errs11 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_cached_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate67.errors = [{instancePath:instancePath+"/total_cached_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.total_tool_use_tokens !== undefined){
let data4 = data.total_tool_use_tokens;
const _errs13 = errors;
const _errs14 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_tool_use_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate67.errors = [{instancePath:instancePath+"/total_tool_use_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_tokens !== undefined){
let data5 = data.total_tokens;
const _errs16 = errors;
const _errs17 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate67.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/$defs/Count/type",keyword:"type",params:{type: schema37.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate67.errors = [{instancePath:instancePath+"/total_tokens",schemaPath:"#/$defs/Count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"total_input_tokens":true,"total_output_tokens":true,"total_thought_tokens":true,"total_cached_tokens":true,"total_tool_use_tokens":true,"total_tokens":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type},message:"must be object,null"}];
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
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.total_input_tokens = true;
props0.total_output_tokens = true;
props0.total_thought_tokens = true;
props0.total_cached_tokens = true;
props0.total_tool_use_tokens = true;
props0.total_tokens = true;
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
validate66.errors = vErrors;
return false;
}
validate66.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
let data1 = data.object;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate59.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: schema58.properties.object.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate59.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema58.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(typeof data.status !== "string"){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/Status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data4 = data.created;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate59.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: schema58.properties.created.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
let data5 = data.updated;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate59.errors = [{instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: schema58.properties.updated.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data6 = data.steps;
const _errs14 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate59.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: schema58.properties.steps.type},message:"must be array,null"}];
return false;
}
if(errors === _errs14){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate60(data6[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
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
if(data.usage !== undefined){
const _errs17 = errors;
if(!(validate66(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data9 = data.errors;
const _errs18 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate59.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: schema58.properties.errors.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.code !== undefined){
let data11 = data10.code;
const _errs23 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate59.errors = [{instancePath:instancePath+"/errors/" + i1+"/code",schemaPath:"#/$defs/ErrorDetail/properties/code/type",keyword:"type",params:{type: schema70.properties.code.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.message !== undefined){
let data12 = data10.message;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate59.errors = [{instancePath:instancePath+"/errors/" + i1+"/message",schemaPath:"#/$defs/ErrorDetail/properties/message/type",keyword:"type",params:{type: schema70.properties.message.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/errors/" + i1,schemaPath:"#/$defs/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
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
}
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"id":true,"object":true,"model":true,"status":true,"created":true,"updated":true,"steps":true,"usage":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const validateInteractionEvent = validate70;
const schema71 = {"type":"object","properties":{"event_type":{"type":"string"}},"required":["event_type"],"taggedBy":{"tag":"event_type","claims":[{"values":["interaction.created","interaction.completed"],"isAbsent":false,"isNullable":false},{"values":["interaction.status_update"],"isAbsent":false,"isNullable":false},{"values":["step.start"],"isAbsent":false,"isNullable":false},{"values":["step.delta"],"isAbsent":false,"isNullable":false},{"values":["step.stop"],"isAbsent":false,"isNullable":false},{"values":["error"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/InteractionStateEvent"},{"$ref":"#/$defs/StatusUpdateEvent"},{"$ref":"#/$defs/StepStartEvent"},{"$ref":"#/$defs/StepDeltaEvent"},{"$ref":"#/$defs/StepStopEvent"},{"$ref":"#/$defs/ErrorEvent"}]};
const schema72 = {"type":"object","required":["event_type","interaction"],"properties":{"event_type":{"enum":["interaction.created","interaction.completed"]},"event_id":{"type":["string","null"]},"interaction":{"$ref":"#/$defs/Interaction"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.interaction === undefined) && (missing0 = "interaction"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs1 = errors;
if(!((data0 === "interaction.created") || (data0 === "interaction.completed"))){
validate71.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema72.properties.event_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate71.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema72.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interaction !== undefined){
const _errs4 = errors;
if(!(validate59(data.interaction, {instancePath:instancePath+"/interaction",parentData:data,parentDataProperty:"interaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"event_type":true,"event_id":true,"interaction":true},"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","required":["event_type","interaction_id","status"],"properties":{"event_type":{"const":"interaction.status_update"},"event_id":{"type":["string","null"]},"interaction_id":{"type":"string"},"status":{"$ref":"#/$defs/Status"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.interaction_id === undefined) && (missing0 = "interaction_id"))) || ((data.status === undefined) && (missing0 = "status"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs1 = errors;
if("interaction.status_update" !== data.event_type){
validate74.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "interaction.status_update"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate74.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema73.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interaction_id !== undefined){
const _errs4 = errors;
if(typeof data.interaction_id !== "string"){
validate74.errors = [{instancePath:instancePath+"/interaction_id",schemaPath:"#/properties/interaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs6 = errors;
if(typeof data.status !== "string"){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/Status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"event_type":true,"event_id":true,"interaction_id":true,"status":true},"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","required":["event_type","index","step"],"properties":{"event_type":{"const":"step.start"},"event_id":{"type":["string","null"]},"index":{"type":"integer","minimum":0},"step":{"$ref":"#/$defs/Step"}}};

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
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.step === undefined) && (missing0 = "step"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs1 = errors;
if("step.start" !== data.event_type){
validate76.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "step.start"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate76.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema75.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data2 = data.index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate76.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.step !== undefined){
const _errs6 = errors;
if(!(validate60(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"event_type":true,"event_id":true,"index":true,"step":true},"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","required":["event_type","index","delta"],"properties":{"event_type":{"const":"step.delta"},"event_id":{"type":["string","null"]},"index":{"type":"integer","minimum":0},"delta":{"$ref":"#/$defs/Delta"}}};
const schema77 = {"type":"object","properties":{"type":{"type":"string"}},"required":["type"],"taggedBy":{"tag":"type","claims":[{"values":["text"],"isAbsent":false,"isNullable":false},{"values":["text_annotation_delta"],"isAbsent":false,"isNullable":false},{"values":["arguments_delta"],"isAbsent":false,"isNullable":false},{"values":["thought_signature"],"isAbsent":false,"isNullable":false},{"values":["thought_summary"],"isAbsent":false,"isNullable":false},{"values":["image","audio","document","video"],"isAbsent":false,"isNullable":false}]},"variants":[{"$ref":"#/$defs/TextDelta"},{"$ref":"#/$defs/TextAnnotationDelta"},{"$ref":"#/$defs/ArgumentsDelta"},{"$ref":"#/$defs/ThoughtSignatureDelta"},{"$ref":"#/$defs/ThoughtSummaryDelta"},{"$ref":"#/$defs/MediaContent"}]};
const schema78 = {"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"}}};
const schema80 = {"type":"object","required":["type"],"properties":{"type":{"const":"arguments_delta"},"arguments":{"type":["string","null"]}}};
const schema81 = {"type":"object","required":["type"],"properties":{"type":{"const":"thought_signature"},"signature":{"type":["string","null"]}}};
const schema79 = {"type":"object","required":["type"],"properties":{"type":{"const":"text_annotation_delta"},"annotations":{"type":["array","null"],"items":{"$ref":"#/$defs/Annotation"}}}};

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
if((data.type === undefined) && (missing0 = "type")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text_annotation_delta" !== data.type){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text_annotation_delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data1 = data.annotations;
const _errs2 = errors;
if((!(Array.isArray(data1))) && (data1 !== null)){
validate81.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema79.properties.annotations.type},message:"must be array,null"}];
return false;
}
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate25(data1[i0], {instancePath:instancePath+"/annotations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"type":true,"annotations":true},"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","required":["type"],"properties":{"type":{"const":"thought_summary"},"content":{"$ref":"#/$defs/OptionalContent"}}};
const schema83 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Content"}}]};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},message:"must be object,null"}];
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
else {
var props0 = validate23.evaluated.props;
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
validate85.errors = vErrors;
return false;
}
validate85.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("thought_summary" !== data.type){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thought_summary"},message:"must be equal to constant"}];
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
if(!(validate85(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"type":true,"content":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.type === undefined) && (missing0 = "type")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((data.type === undefined) && (missing1 = "type")) || ((data.text === undefined) && (missing1 = "text"))){
validate80.errors = [{instancePath,schemaPath:"#/$defs/TextDelta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs7 = errors;
if("text" !== data.type){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/TextDelta/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate80.errors = [{instancePath:instancePath+"/text",schemaPath:"#/$defs/TextDelta/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate80.errors = [{instancePath,schemaPath:"#/$defs/TextDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = {};
props0.type = true;
props0.text = true;
}
else if(tag0 === "text_annotation_delta"){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.annotations = true;
}
}
else if(tag0 === "arguments_delta"){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate80.errors = [{instancePath,schemaPath:"#/$defs/ArgumentsDelta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs14 = errors;
if("arguments_delta" !== data.type){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ArgumentsDelta/properties/type/const",keyword:"const",params:{allowedValue: "arguments_delta"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs14 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.arguments !== undefined){
let data4 = data.arguments;
const _errs15 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate80.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ArgumentsDelta/properties/arguments/type",keyword:"type",params:{type: schema80.properties.arguments.type},message:"must be string,null"}];
return false;
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
validate80.errors = [{instancePath,schemaPath:"#/$defs/ArgumentsDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.arguments = true;
}
}
else if(tag0 === "thought_signature"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
validate80.errors = [{instancePath,schemaPath:"#/$defs/ThoughtSignatureDelta/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs20 = errors;
if("thought_signature" !== data.type){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/ThoughtSignatureDelta/properties/type/const",keyword:"const",params:{allowedValue: "thought_signature"},message:"must be equal to constant"}];
return false;
}
var valid11 = _errs20 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.signature !== undefined){
let data6 = data.signature;
const _errs21 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate80.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/$defs/ThoughtSignatureDelta/properties/signature/type",keyword:"type",params:{type: schema81.properties.signature.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs21 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/$defs/ThoughtSignatureDelta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.signature = true;
}
}
else if(tag0 === "thought_summary"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.content = true;
}
}
else if(tag0 === "image" || tag0 === "audio" || tag0 === "document" || tag0 === "video"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
validate80.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs27 = errors;
if(!((((data7 === "image") || (data7 === "audio")) || (data7 === "document")) || (data7 === "video"))){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/$defs/MediaContent/properties/type/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid15 = _errs27 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.data !== undefined){
let data8 = data.data;
const _errs28 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate80.errors = [{instancePath:instancePath+"/data",schemaPath:"#/$defs/MediaContent/properties/data/type",keyword:"type",params:{type: schema39.properties.data.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs28 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.uri !== undefined){
let data9 = data.uri;
const _errs30 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate80.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/$defs/MediaContent/properties/uri/type",keyword:"type",params:{type: schema39.properties.uri.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs30 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.mime_type !== undefined){
let data10 = data.mime_type;
const _errs32 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate80.errors = [{instancePath:instancePath+"/mime_type",schemaPath:"#/$defs/MediaContent/properties/mime_type/type",keyword:"type",params:{type: schema39.properties.mime_type.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs32 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.resolution !== undefined){
let data11 = data.resolution;
const _errs34 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate80.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/$defs/MediaContent/properties/resolution/type",keyword:"type",params:{type: schema39.properties.resolution.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs34 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/$defs/MediaContent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.uri = true;
props0.mime_type = true;
props0.resolution = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.delta === undefined) && (missing0 = "delta"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs1 = errors;
if("step.delta" !== data.event_type){
validate79.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "step.delta"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate79.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema76.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data2 = data.index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate79.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.delta !== undefined){
const _errs6 = errors;
if(!(validate80(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"event_type":true,"event_id":true,"index":true,"delta":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"object","required":["event_type","index"],"properties":{"event_type":{"const":"step.stop"},"event_id":{"type":["string","null"]},"index":{"type":"integer","minimum":0},"usage":{"$ref":"#/$defs/OptionalUsage"},"step_usage":{"$ref":"#/$defs/OptionalUsage"}}};

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
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.index === undefined) && (missing0 = "index"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs1 = errors;
if("step.stop" !== data.event_type){
validate91.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "step.stop"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate91.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema85.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data2 = data.index;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate91.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate91.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.usage !== undefined){
const _errs6 = errors;
if(!(validate66(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step_usage !== undefined){
const _errs7 = errors;
if(!(validate66(data.step_usage, {instancePath:instancePath+"/step_usage",parentData:data,parentDataProperty:"step_usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"event_type":true,"event_id":true,"index":true,"usage":true,"step_usage":true},"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"object","required":["event_type"],"properties":{"event_type":{"const":"error"},"event_id":{"type":["string","null"]},"error":{"$ref":"#/$defs/OptionalErrorDetail"}}};
const schema87 = {"type":["object","null"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/ErrorDetail"}}]};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema87.type},message:"must be object,null"}];
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
if(data.code !== undefined){
let data0 = data.code;
const _errs8 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate96.errors = [{instancePath:instancePath+"/code",schemaPath:"#/$defs/ErrorDetail/properties/code/type",keyword:"type",params:{type: schema70.properties.code.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.message !== undefined){
let data1 = data.message;
const _errs10 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/$defs/ErrorDetail/properties/message/type",keyword:"type",params:{type: schema70.properties.message.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/$defs/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.code = true;
props0.message = true;
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
validate96.errors = vErrors;
return false;
}
validate96.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
let missing0;
if((data.event_type === undefined) && (missing0 = "event_type")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs1 = errors;
if("error" !== data.event_type){
validate95.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate95.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: schema86.properties.event_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs4 = errors;
if(!(validate96(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"event_type":true,"event_id":true,"error":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.event_type === undefined) && (missing0 = "event_type")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
const _errs2 = errors;
if(typeof data.event_type !== "string"){
validate70.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data["event_type"];
if(tag0 === "interaction.created" || tag0 === "interaction.completed"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var props0 = {};
props0.event_type = true;
props0.event_id = true;
props0.interaction = true;
}
else if(tag0 === "interaction.status_update"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.interaction_id = true;
props0.status = true;
}
}
else if(tag0 === "step.start"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.index = true;
props0.step = true;
}
}
else if(tag0 === "step.delta"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.index = true;
props0.delta = true;
}
}
else if(tag0 === "step.stop"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.index = true;
props0.usage = true;
props0.step_usage = true;
}
}
else if(tag0 === "error"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.error = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validateErrorResponse = validate99;
const schema89 = {"type":"object","required":["error"],"properties":{"error":{"$ref":"#/$defs/ErrorDetail"}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code !== undefined){
let data1 = data0.code;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate99.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/$defs/ErrorDetail/properties/code/type",keyword:"type",params:{type: schema70.properties.code.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate99.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ErrorDetail/properties/message/type",keyword:"type",params:{type: schema70.properties.message.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/error",schemaPath:"#/$defs/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate99.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
