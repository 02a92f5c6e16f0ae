// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
"use strict";
export const validateChatRequest = validate21;
const schema32 = {"type":"object","required":["model"],"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"messages":{"type":["array","null"],"items":{"$ref":"#/$defs/Message"}},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/Tool"}},"format":{"$ref":"#/$defs/Format"},"options":{"$ref":"#/$defs/Options"},"stream":{"type":["boolean","null"]},"think":{"$ref":"#/$defs/Think"},"keep_alive":{"$ref":"#/$defs/KeepAlive"},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20}}};
const schema33 = {"type":"string","pattern":"[\\s\\S]"};
const schema39 = {"type":["string","object","null"]};
const schema40 = {"type":["object","null"],"properties":{"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"top_k":{"type":["integer","null"]},"num_predict":{"type":["integer","null"]},"stop":{"type":["string","array","null"],"items":{"type":"string"}},"seed":{"type":["integer","null"]},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]},"min_p":{"type":["number","null"]},"typical_p":{"type":["number","null"]},"tfs_z":{"type":["number","null"]},"repeat_last_n":{"type":["integer","null"]},"repeat_penalty":{"type":["number","null"]},"penalize_newline":{"type":["boolean","null"]},"mirostat":{"type":["integer","null"]},"mirostat_tau":{"type":["number","null"]},"mirostat_eta":{"type":["number","null"]},"num_keep":{"type":["integer","null"]},"num_ctx":{"type":["integer","null"]},"num_batch":{"type":["integer","null"]},"num_gpu":{"type":["integer","null"]},"main_gpu":{"type":["integer","null"]},"num_thread":{"type":["integer","null"]},"numa":{"type":["boolean","null"]},"low_vram":{"type":["boolean","null"]},"f16_kv":{"type":["boolean","null"]},"logits_all":{"type":["boolean","null"]},"vocab_only":{"type":["boolean","null"]},"use_mmap":{"type":["boolean","null"]},"use_mlock":{"type":["boolean","null"]},"embedding_only":{"type":["boolean","null"]}}};
const schema41 = {"type":["boolean","string","null"]};
const schema42 = {"type":["string","number","null"],"pattern":"^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"};
const pattern4 = new RegExp("[\\s\\S]", "u");
const pattern7 = new RegExp("^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$", "u");
const schema34 = {"type":"object","required":["role"],"properties":{"role":{"type":"string","enum":["system","user","assistant","tool"]},"content":{"type":["string","null"]},"thinking":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}},"tool_name":{"type":["string","null"]},"tool_call_id":{"type":["string","null"]}}};
const schema35 = {"type":"object","required":["function"],"properties":{"id":{"type":["string","null"]},"type":{"type":["string","null"]},"function":{"type":"object","required":["name"],"properties":{"index":{"type":["integer","null"],"minimum":0},"name":{"$ref":"#/$defs/NonEmptyText"},"arguments":{"type":["object","null"]}}}}};

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
if((data.function === undefined) && (missing0 = "function")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema35.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate23.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema35.properties.type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
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
if((data2.name === undefined) && (missing1 = "name")){
validate23.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.index !== undefined){
let data3 = data2.index;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/function/index",schemaPath:"#/properties/function/properties/index/type",keyword:"type",params:{type: schema35.properties.function.properties.index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate23.errors = [{instancePath:instancePath+"/function/index",schemaPath:"#/properties/function/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data2.name !== undefined){
let data4 = data2.name;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate23.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.arguments !== undefined){
let data5 = data2.arguments;
const _errs12 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"#/properties/function/properties/arguments/type",keyword:"type",params:{type: schema35.properties.function.properties.arguments.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"type":true,"function":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "system") || (data0 === "user")) || (data0 === "assistant")) || (data0 === "tool"))){
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema34.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
validate22.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema34.properties.content.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data2 = data.thinking;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate22.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema34.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data3 = data.images;
const _errs7 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema34.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate22.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.tool_calls !== undefined){
let data5 = data.tool_calls;
const _errs11 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema34.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate23(data5[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
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
if(data.tool_name !== undefined){
let data7 = data.tool_name;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: schema34.properties.tool_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
let data8 = data.tool_call_id;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: schema34.properties.tool_call_id.type},message:"must be string,null"}];
return false;
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
validate22.evaluated = {"props":{"role":true,"content":true,"thinking":true,"images":true,"tool_calls":true,"tool_name":true,"tool_call_id":true},"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","required":["function"],"properties":{"type":{"type":["string","null"]},"function":{"type":"object","required":["name"],"properties":{"type":{"type":["string","null"]},"name":{"$ref":"#/$defs/NonEmptyText"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]}}}}};

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
if((data.function === undefined) && (missing0 = "function")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema37.properties.type.type},message:"must be string,null"}];
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
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate26.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate26.errors = [{instancePath:instancePath+"/function/type",schemaPath:"#/properties/function/properties/type/type",keyword:"type",params:{type: schema37.properties.function.properties.type.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate26.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/function/name",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.description !== undefined){
let data4 = data1.description;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate26.errors = [{instancePath:instancePath+"/function/description",schemaPath:"#/properties/function/properties/description/type",keyword:"type",params:{type: schema37.properties.function.properties.description.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.parameters !== undefined){
let data5 = data1.parameters;
const _errs12 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate26.errors = [{instancePath:instancePath+"/function/parameters",schemaPath:"#/properties/function/properties/parameters/type",keyword:"type",params:{type: schema37.properties.function.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs12 === errors;
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
validate26.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"type":true,"function":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.model === undefined) && (missing0 = "model")){
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
if((!(Array.isArray(data1))) && (data1 !== null)){
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: schema32.properties.messages.type},message:"must be array,null"}];
return false;
}
if(errors === _errs4){
if(Array.isArray(data1)){
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
if(!(validate26(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(data.format !== undefined){
let data5 = data.format;
const _errs10 = errors;
if(((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))) && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/Format/type",keyword:"type",params:{type: schema39.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data6 = data.options;
const _errs13 = errors;
const _errs14 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/options",schemaPath:"#/$defs/Options/type",keyword:"type",params:{type: schema40.type},message:"must be object,null"}];
return false;
}
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.temperature !== undefined){
let data7 = data6.temperature;
const _errs16 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/temperature",schemaPath:"#/$defs/Options/properties/temperature/type",keyword:"type",params:{type: schema40.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.top_p !== undefined){
let data8 = data6.top_p;
const _errs18 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/top_p",schemaPath:"#/$defs/Options/properties/top_p/type",keyword:"type",params:{type: schema40.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.top_k !== undefined){
let data9 = data6.top_k;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/top_k",schemaPath:"#/$defs/Options/properties/top_k/type",keyword:"type",params:{type: schema40.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_predict !== undefined){
let data10 = data6.num_predict;
const _errs22 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_predict",schemaPath:"#/$defs/Options/properties/num_predict/type",keyword:"type",params:{type: schema40.properties.num_predict.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.stop !== undefined){
let data11 = data6.stop;
const _errs24 = errors;
if(((typeof data11 !== "string") && (!(Array.isArray(data11)))) && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/stop",schemaPath:"#/$defs/Options/properties/stop/type",keyword:"type",params:{type: schema40.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data11)){
var valid7 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs26 = errors;
if(typeof data11[i2] !== "string"){
validate21.errors = [{instancePath:instancePath+"/options/stop/" + i2,schemaPath:"#/$defs/Options/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.seed !== undefined){
let data13 = data6.seed;
const _errs28 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Options/properties/seed/type",keyword:"type",params:{type: schema40.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.presence_penalty !== undefined){
let data14 = data6.presence_penalty;
const _errs30 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/presence_penalty",schemaPath:"#/$defs/Options/properties/presence_penalty/type",keyword:"type",params:{type: schema40.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.frequency_penalty !== undefined){
let data15 = data6.frequency_penalty;
const _errs32 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/frequency_penalty",schemaPath:"#/$defs/Options/properties/frequency_penalty/type",keyword:"type",params:{type: schema40.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.min_p !== undefined){
let data16 = data6.min_p;
const _errs34 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/min_p",schemaPath:"#/$defs/Options/properties/min_p/type",keyword:"type",params:{type: schema40.properties.min_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.typical_p !== undefined){
let data17 = data6.typical_p;
const _errs36 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/typical_p",schemaPath:"#/$defs/Options/properties/typical_p/type",keyword:"type",params:{type: schema40.properties.typical_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.tfs_z !== undefined){
let data18 = data6.tfs_z;
const _errs38 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/tfs_z",schemaPath:"#/$defs/Options/properties/tfs_z/type",keyword:"type",params:{type: schema40.properties.tfs_z.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.repeat_last_n !== undefined){
let data19 = data6.repeat_last_n;
const _errs40 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/repeat_last_n",schemaPath:"#/$defs/Options/properties/repeat_last_n/type",keyword:"type",params:{type: schema40.properties.repeat_last_n.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.repeat_penalty !== undefined){
let data20 = data6.repeat_penalty;
const _errs42 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/repeat_penalty",schemaPath:"#/$defs/Options/properties/repeat_penalty/type",keyword:"type",params:{type: schema40.properties.repeat_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.penalize_newline !== undefined){
let data21 = data6.penalize_newline;
const _errs44 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/penalize_newline",schemaPath:"#/$defs/Options/properties/penalize_newline/type",keyword:"type",params:{type: schema40.properties.penalize_newline.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.mirostat !== undefined){
let data22 = data6.mirostat;
const _errs46 = errors;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/mirostat",schemaPath:"#/$defs/Options/properties/mirostat/type",keyword:"type",params:{type: schema40.properties.mirostat.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.mirostat_tau !== undefined){
let data23 = data6.mirostat_tau;
const _errs48 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/mirostat_tau",schemaPath:"#/$defs/Options/properties/mirostat_tau/type",keyword:"type",params:{type: schema40.properties.mirostat_tau.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.mirostat_eta !== undefined){
let data24 = data6.mirostat_eta;
const _errs50 = errors;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/mirostat_eta",schemaPath:"#/$defs/Options/properties/mirostat_eta/type",keyword:"type",params:{type: schema40.properties.mirostat_eta.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_keep !== undefined){
let data25 = data6.num_keep;
const _errs52 = errors;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_keep",schemaPath:"#/$defs/Options/properties/num_keep/type",keyword:"type",params:{type: schema40.properties.num_keep.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_ctx !== undefined){
let data26 = data6.num_ctx;
const _errs54 = errors;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_ctx",schemaPath:"#/$defs/Options/properties/num_ctx/type",keyword:"type",params:{type: schema40.properties.num_ctx.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_batch !== undefined){
let data27 = data6.num_batch;
const _errs56 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_batch",schemaPath:"#/$defs/Options/properties/num_batch/type",keyword:"type",params:{type: schema40.properties.num_batch.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs56 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_gpu !== undefined){
let data28 = data6.num_gpu;
const _errs58 = errors;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_gpu",schemaPath:"#/$defs/Options/properties/num_gpu/type",keyword:"type",params:{type: schema40.properties.num_gpu.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs58 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.main_gpu !== undefined){
let data29 = data6.main_gpu;
const _errs60 = errors;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/main_gpu",schemaPath:"#/$defs/Options/properties/main_gpu/type",keyword:"type",params:{type: schema40.properties.main_gpu.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs60 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.num_thread !== undefined){
let data30 = data6.num_thread;
const _errs62 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_thread",schemaPath:"#/$defs/Options/properties/num_thread/type",keyword:"type",params:{type: schema40.properties.num_thread.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs62 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.numa !== undefined){
let data31 = data6.numa;
const _errs64 = errors;
if((typeof data31 !== "boolean") && (data31 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/numa",schemaPath:"#/$defs/Options/properties/numa/type",keyword:"type",params:{type: schema40.properties.numa.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs64 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.low_vram !== undefined){
let data32 = data6.low_vram;
const _errs66 = errors;
if((typeof data32 !== "boolean") && (data32 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/low_vram",schemaPath:"#/$defs/Options/properties/low_vram/type",keyword:"type",params:{type: schema40.properties.low_vram.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs66 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.f16_kv !== undefined){
let data33 = data6.f16_kv;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (data33 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/f16_kv",schemaPath:"#/$defs/Options/properties/f16_kv/type",keyword:"type",params:{type: schema40.properties.f16_kv.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs68 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.logits_all !== undefined){
let data34 = data6.logits_all;
const _errs70 = errors;
if((typeof data34 !== "boolean") && (data34 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/logits_all",schemaPath:"#/$defs/Options/properties/logits_all/type",keyword:"type",params:{type: schema40.properties.logits_all.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs70 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.vocab_only !== undefined){
let data35 = data6.vocab_only;
const _errs72 = errors;
if((typeof data35 !== "boolean") && (data35 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/vocab_only",schemaPath:"#/$defs/Options/properties/vocab_only/type",keyword:"type",params:{type: schema40.properties.vocab_only.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs72 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.use_mmap !== undefined){
let data36 = data6.use_mmap;
const _errs74 = errors;
if((typeof data36 !== "boolean") && (data36 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/use_mmap",schemaPath:"#/$defs/Options/properties/use_mmap/type",keyword:"type",params:{type: schema40.properties.use_mmap.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs74 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.use_mlock !== undefined){
let data37 = data6.use_mlock;
const _errs76 = errors;
if((typeof data37 !== "boolean") && (data37 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/use_mlock",schemaPath:"#/$defs/Options/properties/use_mlock/type",keyword:"type",params:{type: schema40.properties.use_mlock.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs76 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.embedding_only !== undefined){
let data38 = data6.embedding_only;
const _errs78 = errors;
if((typeof data38 !== "boolean") && (data38 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/embedding_only",schemaPath:"#/$defs/Options/properties/embedding_only/type",keyword:"type",params:{type: schema40.properties.embedding_only.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs78 === errors;
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
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data39 = data.stream;
const _errs80 = errors;
if((typeof data39 !== "boolean") && (data39 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data40 = data.think;
const _errs82 = errors;
if(((typeof data40 !== "boolean") && (typeof data40 !== "string")) && (data40 !== null)){
validate21.errors = [{instancePath:instancePath+"/think",schemaPath:"#/$defs/Think/type",keyword:"type",params:{type: schema41.type},message:"must be boolean,string,null"}];
return false;
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data41 = data.keep_alive;
const _errs85 = errors;
const _errs86 = errors;
if(((typeof data41 !== "string") && (!((typeof data41 == "number") && (isFinite(data41))))) && (data41 !== null)){
validate21.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,null"}];
return false;
}
if(errors === _errs86){
if(typeof data41 === "string"){
if(!pattern7.test(data41)){
validate21.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/pattern",keyword:"pattern",params:{pattern: "^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"},message:"must match pattern \""+"^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"+"\""}];
return false;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data42 = data.truncate;
const _errs88 = errors;
if((typeof data42 !== "boolean") && (data42 !== null)){
validate21.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema32.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data43 = data.shift;
const _errs90 = errors;
if((typeof data43 !== "boolean") && (data43 !== null)){
validate21.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema32.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data44 = data.logprobs;
const _errs92 = errors;
if((typeof data44 !== "boolean") && (data44 !== null)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema32.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data45 = data.top_logprobs;
const _errs94 = errors;
if((!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))) && (data45 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema32.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs94){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 20 || isNaN(data45)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data45 < 0 || isNaN(data45)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
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
validate21.evaluated = {"props":{"model":true,"messages":true,"tools":true,"format":true,"options":true,"stream":true,"think":true,"keep_alive":true,"truncate":true,"shift":true,"logprobs":true,"top_logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateGenerateRequest = validate28;
const schema43 = {"type":"object","required":["model"],"properties":{"model":{"$ref":"#/$defs/NonEmptyText"},"prompt":{"type":["string","null"]},"suffix":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"system":{"type":["string","null"]},"template":{"type":["string","null"]},"context":{"type":["array","null"],"items":{"type":"integer"}},"width":{"type":["integer","null"]},"height":{"type":["integer","null"]},"steps":{"type":["integer","null"]},"raw":{"type":["boolean","null"]},"format":{"$ref":"#/$defs/Format"},"options":{"$ref":"#/$defs/Options"},"stream":{"type":["boolean","null"]},"think":{"$ref":"#/$defs/Think"},"keep_alive":{"$ref":"#/$defs/KeepAlive"},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20}}};

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
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate28.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/NonEmptyText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema43.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
let data2 = data.suffix;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate28.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema43.properties.suffix.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data3 = data.images;
const _errs8 = errors;
if((!(Array.isArray(data3))) && (data3 !== null)){
validate28.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema43.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
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
if(data.system !== undefined){
let data5 = data.system;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate28.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema43.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data6 = data.template;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate28.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema43.properties.template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data7 = data.context;
const _errs16 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate28.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema43.properties.context.type},message:"must be array,null"}];
return false;
}
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate28.errors = [{instancePath:instancePath+"/context/" + i1,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
if(data.width !== undefined){
let data9 = data.width;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate28.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema43.properties.width.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data10 = data.height;
const _errs22 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate28.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema43.properties.height.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data11 = data.steps;
const _errs24 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate28.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: schema43.properties.steps.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw !== undefined){
let data12 = data.raw;
const _errs26 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate28.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: schema43.properties.raw.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data13 = data.format;
const _errs28 = errors;
if(((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))) && (data13 !== null)){
validate28.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/Format/type",keyword:"type",params:{type: schema39.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data14 = data.options;
const _errs31 = errors;
const _errs32 = errors;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
validate28.errors = [{instancePath:instancePath+"/options",schemaPath:"#/$defs/Options/type",keyword:"type",params:{type: schema40.type},message:"must be object,null"}];
return false;
}
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.temperature !== undefined){
let data15 = data14.temperature;
const _errs34 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/temperature",schemaPath:"#/$defs/Options/properties/temperature/type",keyword:"type",params:{type: schema40.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.top_p !== undefined){
let data16 = data14.top_p;
const _errs36 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/top_p",schemaPath:"#/$defs/Options/properties/top_p/type",keyword:"type",params:{type: schema40.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.top_k !== undefined){
let data17 = data14.top_k;
const _errs38 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/top_k",schemaPath:"#/$defs/Options/properties/top_k/type",keyword:"type",params:{type: schema40.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_predict !== undefined){
let data18 = data14.num_predict;
const _errs40 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_predict",schemaPath:"#/$defs/Options/properties/num_predict/type",keyword:"type",params:{type: schema40.properties.num_predict.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.stop !== undefined){
let data19 = data14.stop;
const _errs42 = errors;
if(((typeof data19 !== "string") && (!(Array.isArray(data19)))) && (data19 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/stop",schemaPath:"#/$defs/Options/properties/stop/type",keyword:"type",params:{type: schema40.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs42){
if(Array.isArray(data19)){
var valid7 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(typeof data19[i2] !== "string"){
validate28.errors = [{instancePath:instancePath+"/options/stop/" + i2,schemaPath:"#/$defs/Options/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs44 === errors;
if(!valid7){
break;
}
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.seed !== undefined){
let data21 = data14.seed;
const _errs46 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Options/properties/seed/type",keyword:"type",params:{type: schema40.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.presence_penalty !== undefined){
let data22 = data14.presence_penalty;
const _errs48 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/presence_penalty",schemaPath:"#/$defs/Options/properties/presence_penalty/type",keyword:"type",params:{type: schema40.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.frequency_penalty !== undefined){
let data23 = data14.frequency_penalty;
const _errs50 = errors;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/frequency_penalty",schemaPath:"#/$defs/Options/properties/frequency_penalty/type",keyword:"type",params:{type: schema40.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.min_p !== undefined){
let data24 = data14.min_p;
const _errs52 = errors;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/min_p",schemaPath:"#/$defs/Options/properties/min_p/type",keyword:"type",params:{type: schema40.properties.min_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.typical_p !== undefined){
let data25 = data14.typical_p;
const _errs54 = errors;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/typical_p",schemaPath:"#/$defs/Options/properties/typical_p/type",keyword:"type",params:{type: schema40.properties.typical_p.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs54 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.tfs_z !== undefined){
let data26 = data14.tfs_z;
const _errs56 = errors;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/tfs_z",schemaPath:"#/$defs/Options/properties/tfs_z/type",keyword:"type",params:{type: schema40.properties.tfs_z.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs56 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.repeat_last_n !== undefined){
let data27 = data14.repeat_last_n;
const _errs58 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/repeat_last_n",schemaPath:"#/$defs/Options/properties/repeat_last_n/type",keyword:"type",params:{type: schema40.properties.repeat_last_n.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs58 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.repeat_penalty !== undefined){
let data28 = data14.repeat_penalty;
const _errs60 = errors;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/repeat_penalty",schemaPath:"#/$defs/Options/properties/repeat_penalty/type",keyword:"type",params:{type: schema40.properties.repeat_penalty.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs60 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.penalize_newline !== undefined){
let data29 = data14.penalize_newline;
const _errs62 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/penalize_newline",schemaPath:"#/$defs/Options/properties/penalize_newline/type",keyword:"type",params:{type: schema40.properties.penalize_newline.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs62 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.mirostat !== undefined){
let data30 = data14.mirostat;
const _errs64 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/mirostat",schemaPath:"#/$defs/Options/properties/mirostat/type",keyword:"type",params:{type: schema40.properties.mirostat.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs64 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.mirostat_tau !== undefined){
let data31 = data14.mirostat_tau;
const _errs66 = errors;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/mirostat_tau",schemaPath:"#/$defs/Options/properties/mirostat_tau/type",keyword:"type",params:{type: schema40.properties.mirostat_tau.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs66 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.mirostat_eta !== undefined){
let data32 = data14.mirostat_eta;
const _errs68 = errors;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/mirostat_eta",schemaPath:"#/$defs/Options/properties/mirostat_eta/type",keyword:"type",params:{type: schema40.properties.mirostat_eta.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs68 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_keep !== undefined){
let data33 = data14.num_keep;
const _errs70 = errors;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_keep",schemaPath:"#/$defs/Options/properties/num_keep/type",keyword:"type",params:{type: schema40.properties.num_keep.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs70 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_ctx !== undefined){
let data34 = data14.num_ctx;
const _errs72 = errors;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_ctx",schemaPath:"#/$defs/Options/properties/num_ctx/type",keyword:"type",params:{type: schema40.properties.num_ctx.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs72 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_batch !== undefined){
let data35 = data14.num_batch;
const _errs74 = errors;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_batch",schemaPath:"#/$defs/Options/properties/num_batch/type",keyword:"type",params:{type: schema40.properties.num_batch.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs74 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_gpu !== undefined){
let data36 = data14.num_gpu;
const _errs76 = errors;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_gpu",schemaPath:"#/$defs/Options/properties/num_gpu/type",keyword:"type",params:{type: schema40.properties.num_gpu.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs76 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.main_gpu !== undefined){
let data37 = data14.main_gpu;
const _errs78 = errors;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/main_gpu",schemaPath:"#/$defs/Options/properties/main_gpu/type",keyword:"type",params:{type: schema40.properties.main_gpu.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs78 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.num_thread !== undefined){
let data38 = data14.num_thread;
const _errs80 = errors;
if((!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) && (data38 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/num_thread",schemaPath:"#/$defs/Options/properties/num_thread/type",keyword:"type",params:{type: schema40.properties.num_thread.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs80 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.numa !== undefined){
let data39 = data14.numa;
const _errs82 = errors;
if((typeof data39 !== "boolean") && (data39 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/numa",schemaPath:"#/$defs/Options/properties/numa/type",keyword:"type",params:{type: schema40.properties.numa.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs82 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.low_vram !== undefined){
let data40 = data14.low_vram;
const _errs84 = errors;
if((typeof data40 !== "boolean") && (data40 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/low_vram",schemaPath:"#/$defs/Options/properties/low_vram/type",keyword:"type",params:{type: schema40.properties.low_vram.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs84 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.f16_kv !== undefined){
let data41 = data14.f16_kv;
const _errs86 = errors;
if((typeof data41 !== "boolean") && (data41 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/f16_kv",schemaPath:"#/$defs/Options/properties/f16_kv/type",keyword:"type",params:{type: schema40.properties.f16_kv.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs86 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.logits_all !== undefined){
let data42 = data14.logits_all;
const _errs88 = errors;
if((typeof data42 !== "boolean") && (data42 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/logits_all",schemaPath:"#/$defs/Options/properties/logits_all/type",keyword:"type",params:{type: schema40.properties.logits_all.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs88 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.vocab_only !== undefined){
let data43 = data14.vocab_only;
const _errs90 = errors;
if((typeof data43 !== "boolean") && (data43 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/vocab_only",schemaPath:"#/$defs/Options/properties/vocab_only/type",keyword:"type",params:{type: schema40.properties.vocab_only.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs90 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.use_mmap !== undefined){
let data44 = data14.use_mmap;
const _errs92 = errors;
if((typeof data44 !== "boolean") && (data44 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/use_mmap",schemaPath:"#/$defs/Options/properties/use_mmap/type",keyword:"type",params:{type: schema40.properties.use_mmap.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs92 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.use_mlock !== undefined){
let data45 = data14.use_mlock;
const _errs94 = errors;
if((typeof data45 !== "boolean") && (data45 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/use_mlock",schemaPath:"#/$defs/Options/properties/use_mlock/type",keyword:"type",params:{type: schema40.properties.use_mlock.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs94 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.embedding_only !== undefined){
let data46 = data14.embedding_only;
const _errs96 = errors;
if((typeof data46 !== "boolean") && (data46 !== null)){
validate28.errors = [{instancePath:instancePath+"/options/embedding_only",schemaPath:"#/$defs/Options/properties/embedding_only/type",keyword:"type",params:{type: schema40.properties.embedding_only.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs96 === errors;
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
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data47 = data.stream;
const _errs98 = errors;
if((typeof data47 !== "boolean") && (data47 !== null)){
validate28.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema43.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data48 = data.think;
const _errs100 = errors;
if(((typeof data48 !== "boolean") && (typeof data48 !== "string")) && (data48 !== null)){
validate28.errors = [{instancePath:instancePath+"/think",schemaPath:"#/$defs/Think/type",keyword:"type",params:{type: schema41.type},message:"must be boolean,string,null"}];
return false;
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data49 = data.keep_alive;
const _errs103 = errors;
const _errs104 = errors;
if(((typeof data49 !== "string") && (!((typeof data49 == "number") && (isFinite(data49))))) && (data49 !== null)){
validate28.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/type",keyword:"type",params:{type: schema42.type},message:"must be string,number,null"}];
return false;
}
if(errors === _errs104){
if(typeof data49 === "string"){
if(!pattern7.test(data49)){
validate28.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/pattern",keyword:"pattern",params:{pattern: "^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"},message:"must match pattern \""+"^[-+]?(0|(([0-9]+[.]?[0-9]*|[.][0-9]+)(ns|us|µs|μs|ms|s|m|h))+)$"+"\""}];
return false;
}
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data50 = data.truncate;
const _errs106 = errors;
if((typeof data50 !== "boolean") && (data50 !== null)){
validate28.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema43.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data51 = data.shift;
const _errs108 = errors;
if((typeof data51 !== "boolean") && (data51 !== null)){
validate28.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema43.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data52 = data.logprobs;
const _errs110 = errors;
if((typeof data52 !== "boolean") && (data52 !== null)){
validate28.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema43.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data53 = data.top_logprobs;
const _errs112 = errors;
if((!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))) && (data53 !== null)){
validate28.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema43.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs112){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 20 || isNaN(data53)){
validate28.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data53 < 0 || isNaN(data53)){
validate28.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs112 === errors;
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"model":true,"prompt":true,"suffix":true,"images":true,"system":true,"template":true,"context":true,"width":true,"height":true,"steps":true,"raw":true,"format":true,"options":true,"stream":true,"think":true,"keep_alive":true,"truncate":true,"shift":true,"logprobs":true,"top_logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatResponse = validate29;
const schema49 = {"type":"object","required":["message","model","created_at","done"],"properties":{"model":{"type":"string"},"remote_model":{"type":"string"},"remote_host":{"type":"string"},"created_at":{"type":"string"},"message":{"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"tool_name":{"type":["string","null"]},"content":{"type":["string","null"]},"thinking":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}}}},"done":{"type":"boolean"},"done_reason":{"$ref":"#/$defs/DoneReason"},"total_duration":{"type":"integer","minimum":0},"load_duration":{"type":"integer","minimum":0},"prompt_eval_count":{"type":"integer","minimum":0},"prompt_eval_cached_count":{"type":"integer","minimum":0},"prompt_eval_duration":{"type":"integer","minimum":0},"eval_count":{"type":"integer","minimum":0},"eval_duration":{"type":"integer","minimum":0},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/Logprob"}}}};
const schema50 = {"type":"string"};
const schema51 = {"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}},"top_logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema52 = {"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}}}};

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
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
validate31.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprob !== undefined){
let data1 = data.logprob;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate31.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate31.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema51.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate31.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
if(data.top_logprobs !== undefined){
let data4 = data.top_logprobs;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate31.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema51.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token !== undefined){
const _errs14 = errors;
if(typeof data5.token !== "string"){
validate31.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.logprob !== undefined){
let data7 = data5.logprob;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate31.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.bytes !== undefined){
let data8 = data5.bytes;
const _errs18 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate31.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema52.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate31.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/top_logprobs/" + i1,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate31.evaluated = {"props":{"token":true,"logprob":true,"bytes":true,"top_logprobs":true},"dynamicProps":false,"dynamicItems":false};


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
if(((((data.message === undefined) && (missing0 = "message")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.done === undefined) && (missing0 = "done"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
const _errs3 = errors;
if(typeof data.remote_model !== "string"){
validate29.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
const _errs5 = errors;
if(typeof data.remote_host !== "string"){
validate29.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(typeof data.created_at !== "string"){
validate29.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data4 = data.message;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.role === undefined) && (missing1 = "role")){
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.role !== undefined){
const _errs11 = errors;
if("assistant" !== data4.role){
validate29.errors = [{instancePath:instancePath+"/message/role",schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.tool_name !== undefined){
let data6 = data4.tool_name;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate29.errors = [{instancePath:instancePath+"/message/tool_name",schemaPath:"#/properties/message/properties/tool_name/type",keyword:"type",params:{type: schema49.properties.message.properties.tool_name.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.content !== undefined){
let data7 = data4.content;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate29.errors = [{instancePath:instancePath+"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{type: schema49.properties.message.properties.content.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.thinking !== undefined){
let data8 = data4.thinking;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate29.errors = [{instancePath:instancePath+"/message/thinking",schemaPath:"#/properties/message/properties/thinking/type",keyword:"type",params:{type: schema49.properties.message.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.images !== undefined){
let data9 = data4.images;
const _errs18 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate29.errors = [{instancePath:instancePath+"/message/images",schemaPath:"#/properties/message/properties/images/type",keyword:"type",params:{type: schema49.properties.message.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data9[i0] !== "string"){
validate29.errors = [{instancePath:instancePath+"/message/images/" + i0,schemaPath:"#/properties/message/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.tool_calls !== undefined){
let data11 = data4.tool_calls;
const _errs22 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate29.errors = [{instancePath:instancePath+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type: schema49.properties.message.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate23(data11[i1], {instancePath:instancePath+"/message/tool_calls/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
const _errs25 = errors;
if(typeof data.done !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
const _errs27 = errors;
if(typeof data.done_reason !== "string"){
validate29.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/$defs/DoneReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data15 = data.total_duration;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate29.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate29.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data16 = data.load_duration;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate29.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate29.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data17 = data.prompt_eval_count;
const _errs34 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.prompt_eval_cached_count !== undefined){
let data18 = data.prompt_eval_cached_count;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_duration !== undefined){
let data19 = data.prompt_eval_duration;
const _errs38 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate29.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data20 = data.eval_count;
const _errs40 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate29.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate29.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data21 = data.eval_duration;
const _errs42 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate29.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs42){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate29.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data22 = data.logprobs;
const _errs44 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate29.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema49.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs44){
if(Array.isArray(data22)){
var valid5 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
const _errs46 = errors;
if(!(validate31(data22[i2], {instancePath:instancePath+"/logprobs/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid5 = _errs46 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs44 === errors;
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
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"model":true,"remote_model":true,"remote_host":true,"created_at":true,"message":true,"done":true,"done_reason":true,"total_duration":true,"load_duration":true,"prompt_eval_count":true,"prompt_eval_cached_count":true,"prompt_eval_duration":true,"eval_count":true,"eval_duration":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateGenerateResponse = validate33;
const schema53 = {"type":"object","required":["response","model","created_at","done"],"properties":{"model":{"type":"string"},"remote_model":{"type":"string"},"remote_host":{"type":"string"},"created_at":{"type":"string"},"response":{"type":"string"},"thinking":{"type":["string","null"]},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}},"image":{"type":"string"},"completed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"context":{"type":["array","null"],"items":{"type":"integer"}},"done":{"type":"boolean"},"done_reason":{"$ref":"#/$defs/DoneReason"},"total_duration":{"type":"integer","minimum":0},"load_duration":{"type":"integer","minimum":0},"prompt_eval_count":{"type":"integer","minimum":0},"prompt_eval_cached_count":{"type":"integer","minimum":0},"prompt_eval_duration":{"type":"integer","minimum":0},"eval_count":{"type":"integer","minimum":0},"eval_duration":{"type":"integer","minimum":0},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/Logprob"}}}};

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
if(((((data.response === undefined) && (missing0 = "response")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.done === undefined) && (missing0 = "done"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate33.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_model !== undefined){
const _errs3 = errors;
if(typeof data.remote_model !== "string"){
validate33.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_host !== undefined){
const _errs5 = errors;
if(typeof data.remote_host !== "string"){
validate33.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(typeof data.created_at !== "string"){
validate33.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(typeof data.response !== "string"){
validate33.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data5 = data.thinking;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema53.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data6 = data.tool_calls;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate33.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema53.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate23(data6[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
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
if(data.image !== undefined){
const _errs16 = errors;
if(typeof data.image !== "string"){
validate33.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data9 = data.completed;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate33.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate33.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data10 = data.total;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate33.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate33.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data11 = data.context;
const _errs22 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate33.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema53.properties.context.type},message:"must be array,null"}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data11)){
var valid2 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate33.errors = [{instancePath:instancePath+"/context/" + i1,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs24 === errors;
if(!valid2){
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
if(data.done !== undefined){
const _errs26 = errors;
if(typeof data.done !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
const _errs28 = errors;
if(typeof data.done_reason !== "string"){
validate33.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/$defs/DoneReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data15 = data.total_duration;
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate33.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate33.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.load_duration !== undefined){
let data16 = data.load_duration;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate33.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate33.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.prompt_eval_count !== undefined){
let data17 = data.prompt_eval_count;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.prompt_eval_cached_count !== undefined){
let data18 = data.prompt_eval_cached_count;
const _errs37 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.prompt_eval_duration !== undefined){
let data19 = data.prompt_eval_duration;
const _errs39 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate33.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data20 = data.eval_count;
const _errs41 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate33.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate33.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data21 = data.eval_duration;
const _errs43 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate33.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate33.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data22 = data.logprobs;
const _errs45 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate33.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema53.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs45){
if(Array.isArray(data22)){
var valid4 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
const _errs47 = errors;
if(!(validate31(data22[i2], {instancePath:instancePath+"/logprobs/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs47 === errors;
if(!valid4){
break;
}
}
}
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
}
}
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"model":true,"remote_model":true,"remote_host":true,"created_at":true,"response":true,"thinking":true,"tool_calls":true,"image":true,"completed":true,"total":true,"context":true,"done":true,"done_reason":true,"total_duration":true,"load_duration":true,"prompt_eval_count":true,"prompt_eval_cached_count":true,"prompt_eval_duration":true,"eval_count":true,"eval_duration":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate36;
const schema55 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate36.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate36.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const validateListResponse = validate37;
const schema56 = {"type":"object","required":["models"],"properties":{"models":{"type":"array","items":{"$ref":"#/$defs/ModelSummary"}}}};
const schema57 = {"type":"object","required":["name","model"],"properties":{"name":{"type":"string"},"model":{"type":"string"},"modified_at":{"type":"string"},"size":{"type":"integer"},"digest":{"type":"string"},"expires_at":{"type":"string"},"size_vram":{"type":"integer"},"details":{"$ref":"#/$defs/ModelDetails"}}};
const schema58 = {"type":"object","properties":{"parent_model":{"type":"string"},"format":{"type":"string"},"family":{"type":"string"},"families":{"type":["array","null"],"items":{"type":"string"}},"parameter_size":{"type":"string"},"quantization_level":{"type":"string"}}};

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
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs3 = errors;
if(typeof data.model !== "string"){
validate38.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs5 = errors;
if(typeof data.modified_at !== "string"){
validate38.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate38.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs9 = errors;
if(typeof data.digest !== "string"){
validate38.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs11 = errors;
if(typeof data.expires_at !== "string"){
validate38.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size_vram !== undefined){
let data6 = data.size_vram;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate38.errors = [{instancePath:instancePath+"/size_vram",schemaPath:"#/properties/size_vram/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data7 = data.details;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.parent_model !== undefined){
const _errs18 = errors;
if(typeof data7.parent_model !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/parent_model",schemaPath:"#/$defs/ModelDetails/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.format !== undefined){
const _errs20 = errors;
if(typeof data7.format !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/format",schemaPath:"#/$defs/ModelDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.family !== undefined){
const _errs22 = errors;
if(typeof data7.family !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/family",schemaPath:"#/$defs/ModelDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.families !== undefined){
let data11 = data7.families;
const _errs24 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate38.errors = [{instancePath:instancePath+"/details/families",schemaPath:"#/$defs/ModelDetails/properties/families/type",keyword:"type",params:{type: schema58.properties.families.type},message:"must be array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(typeof data11[i0] !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/families/" + i0,schemaPath:"#/$defs/ModelDetails/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.parameter_size !== undefined){
const _errs28 = errors;
if(typeof data7.parameter_size !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/parameter_size",schemaPath:"#/$defs/ModelDetails/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.quantization_level !== undefined){
const _errs30 = errors;
if(typeof data7.quantization_level !== "string"){
validate38.errors = [{instancePath:instancePath+"/details/quantization_level",schemaPath:"#/$defs/ModelDetails/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate38.errors = [{instancePath:instancePath+"/details",schemaPath:"#/$defs/ModelDetails/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"name":true,"model":true,"modified_at":true,"size":true,"digest":true,"expires_at":true,"size_vram":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.models === undefined) && (missing0 = "models")){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.models !== undefined){
let data0 = data.models;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate38(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate37.evaluated = {"props":{"models":true},"dynamicProps":false,"dynamicItems":false};

export const validateShowRequest = validate40;
const schema59 = {"type":"object","properties":{"model":{"type":["string","null"]},"name":{"type":["string","null"]},"verbose":{"type":["boolean","null"]},"system":{"type":["string","null"]},"template":{"type":["string","null"]},"options":{"type":["object","null"]}}};

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
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate40.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema59.properties.model.type},message:"must be string,null"}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema59.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbose !== undefined){
let data2 = data.verbose;
const _errs5 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate40.errors = [{instancePath:instancePath+"/verbose",schemaPath:"#/properties/verbose/type",keyword:"type",params:{type: schema59.properties.verbose.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate40.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema59.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data4 = data.template;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate40.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema59.properties.template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data5 = data.options;
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate40.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema59.properties.options.type},message:"must be object,null"}];
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
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"model":true,"name":true,"verbose":true,"system":true,"template":true,"options":true},"dynamicProps":false,"dynamicItems":false};

export const validateShowResponse = validate41;
const schema60 = {"type":"object","properties":{"license":{"type":"string"},"modelfile":{"type":"string"},"parameters":{"type":"string"},"template":{"type":"string"},"system":{"type":"string"},"messages":{"type":["array","null"],"items":{"type":"object"}},"details":{"$ref":"#/$defs/ModelDetails"},"projector_info":{"type":["object","null"]},"model_info":{"type":"object"},"capabilities":{"type":"array","items":{"type":"string"}},"modified_at":{"type":"string"}}};

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
if(data.license !== undefined){
const _errs1 = errors;
if(typeof data.license !== "string"){
validate41.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelfile !== undefined){
const _errs3 = errors;
if(typeof data.modelfile !== "string"){
validate41.errors = [{instancePath:instancePath+"/modelfile",schemaPath:"#/properties/modelfile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
const _errs5 = errors;
if(typeof data.parameters !== "string"){
validate41.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
const _errs7 = errors;
if(typeof data.template !== "string"){
validate41.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs9 = errors;
if(typeof data.system !== "string"){
validate41.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs11 = errors;
if((!(Array.isArray(data5))) && (data5 !== null)){
validate41.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: schema60.properties.messages.type},message:"must be array,null"}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate41.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
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
if(data.details !== undefined){
let data7 = data.details;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.parent_model !== undefined){
const _errs18 = errors;
if(typeof data7.parent_model !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/parent_model",schemaPath:"#/$defs/ModelDetails/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.format !== undefined){
const _errs20 = errors;
if(typeof data7.format !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/format",schemaPath:"#/$defs/ModelDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.family !== undefined){
const _errs22 = errors;
if(typeof data7.family !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/family",schemaPath:"#/$defs/ModelDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.families !== undefined){
let data11 = data7.families;
const _errs24 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate41.errors = [{instancePath:instancePath+"/details/families",schemaPath:"#/$defs/ModelDetails/properties/families/type",keyword:"type",params:{type: schema58.properties.families.type},message:"must be array,null"}];
return false;
}
if(errors === _errs24){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data11[i1] !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/families/" + i1,schemaPath:"#/$defs/ModelDetails/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.parameter_size !== undefined){
const _errs28 = errors;
if(typeof data7.parameter_size !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/parameter_size",schemaPath:"#/$defs/ModelDetails/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.quantization_level !== undefined){
const _errs30 = errors;
if(typeof data7.quantization_level !== "string"){
validate41.errors = [{instancePath:instancePath+"/details/quantization_level",schemaPath:"#/$defs/ModelDetails/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
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
validate41.errors = [{instancePath:instancePath+"/details",schemaPath:"#/$defs/ModelDetails/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projector_info !== undefined){
let data15 = data.projector_info;
const _errs32 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate41.errors = [{instancePath:instancePath+"/projector_info",schemaPath:"#/properties/projector_info/type",keyword:"type",params:{type: schema60.properties.projector_info.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_info !== undefined){
let data16 = data.model_info;
const _errs34 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate41.errors = [{instancePath:instancePath+"/model_info",schemaPath:"#/properties/model_info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data17 = data.capabilities;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data17)){
var valid5 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs38 = errors;
if(typeof data17[i2] !== "string"){
validate41.errors = [{instancePath:instancePath+"/capabilities/" + i2,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs40 = errors;
if(typeof data.modified_at !== "string"){
validate41.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs40 === errors;
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
validate41.evaluated = {"props":{"license":true,"modelfile":true,"parameters":true,"template":true,"system":true,"messages":true,"details":true,"projector_info":true,"model_info":true,"capabilities":true,"modified_at":true},"dynamicProps":false,"dynamicItems":false};

export const validateVersionResponse = validate42;
const schema62 = {"type":"object","required":["version"],"properties":{"version":{"type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.version === undefined) && (missing0 = "version")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
if(typeof data.version !== "string"){
validate42.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
return errors === 0;
}
validate42.evaluated = {"props":{"version":true},"dynamicProps":false,"dynamicItems":false};
