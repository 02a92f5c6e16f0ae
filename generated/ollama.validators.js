// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
"use strict";
export const validateChatRequest = validate21;
const schema32 = {"type":"object","required":["model"],"properties":{"model":{"type":"string"},"messages":{"type":["array","null"],"items":{"$ref":"#/$defs/Message"}},"tools":{"type":["array","null"],"items":{"$ref":"#/$defs/Tool"}},"format":{"$ref":"#/$defs/Format"},"options":{"$ref":"#/$defs/Options"},"stream":{"type":["boolean","null"]},"think":{"$ref":"#/$defs/Think"},"keep_alive":{"$ref":"#/$defs/KeepAlive"},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20}}};
const schema35 = {"type":"object","required":["function"],"properties":{"type":{"type":["string","null"]},"function":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":["string","null"]},"parameters":{"type":["object","null"]}}}}};
const schema36 = {"type":["string","object","null"]};
const schema37 = {"type":["object","null"],"properties":{"temperature":{"type":["number","null"]},"top_p":{"type":["number","null"]},"top_k":{"type":["integer","null"]},"num_predict":{"type":["integer","null"]},"stop":{"type":["string","array","null"],"items":{"type":"string"}},"seed":{"type":["integer","null"]},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]}}};
const schema38 = {"type":["boolean","string","null"]};
const schema39 = {"type":["string","number","null"]};
const schema33 = {"type":"object","required":["role"],"properties":{"role":{"type":"string","enum":["system","user","assistant","tool"]},"content":{"type":["string","null"]},"thinking":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}},"tool_name":{"type":["string","null"]},"tool_call_id":{"type":["string","null"]}}};
const schema34 = {"type":"object","required":["function"],"properties":{"id":{"type":["string","null"]},"function":{"type":"object","required":["name"],"properties":{"index":{"type":["integer","null"]},"name":{"type":"string"},"arguments":{"type":["object","null"]}}}}};

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
validate22.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema33.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
validate22.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema33.properties.content.type},message:"must be string,null"}];
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
validate22.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema33.properties.thinking.type},message:"must be string,null"}];
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
validate22.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema33.properties.images.type},message:"must be array,null"}];
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
validate22.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema33.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.function === undefined) && (missing1 = "function")){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.id !== undefined){
let data7 = data6.id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: schema34.properties.id.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.function !== undefined){
let data8 = data6.function;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.name === undefined) && (missing2 = "name")){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"#/$defs/ToolCall/properties/function/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.index !== undefined){
let data9 = data8.index;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/index",schemaPath:"#/$defs/ToolCall/properties/function/properties/index/type",keyword:"type",params:{type: schema34.properties.function.properties.index.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.name !== undefined){
const _errs22 = errors;
if(typeof data8.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"#/$defs/ToolCall/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.arguments !== undefined){
let data11 = data8.arguments;
const _errs24 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"#/$defs/ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type: schema34.properties.function.properties.arguments.type},message:"must be object,null"}];
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
else {
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"#/$defs/ToolCall/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate22.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
let data12 = data.tool_name;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_name",schemaPath:"#/properties/tool_name/type",keyword:"type",params:{type: schema33.properties.tool_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
let data13 = data.tool_call_id;
const _errs28 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate22.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: schema33.properties.tool_call_id.type},message:"must be string,null"}];
return false;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"role":true,"content":true,"thinking":true,"images":true,"tool_calls":true,"tool_name":true,"tool_call_id":true},"dynamicProps":false,"dynamicItems":false};


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
if((!(Array.isArray(data1))) && (data1 !== null)){
validate21.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: schema32.properties.messages.type},message:"must be array,null"}];
return false;
}
if(errors === _errs3){
if(Array.isArray(data1)){
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
let data4 = data3[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.function === undefined) && (missing1 = "function")){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1,schemaPath:"#/$defs/Tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.type !== undefined){
let data5 = data4.type;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/type",schemaPath:"#/$defs/Tool/properties/type/type",keyword:"type",params:{type: schema35.properties.type.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.function !== undefined){
let data6 = data4.function;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.name === undefined) && (missing2 = "name")){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/function",schemaPath:"#/$defs/Tool/properties/function/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.name !== undefined){
const _errs15 = errors;
if(typeof data6.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/function/name",schemaPath:"#/$defs/Tool/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.description !== undefined){
let data8 = data6.description;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/function/description",schemaPath:"#/$defs/Tool/properties/function/properties/description/type",keyword:"type",params:{type: schema35.properties.function.properties.description.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.parameters !== undefined){
let data9 = data6.parameters;
const _errs19 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/function/parameters",schemaPath:"#/$defs/Tool/properties/function/properties/parameters/type",keyword:"type",params:{type: schema35.properties.function.properties.parameters.type},message:"must be object,null"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tools/" + i1+"/function",schemaPath:"#/$defs/Tool/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tools/" + i1,schemaPath:"#/$defs/Tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data10 = data.format;
const _errs21 = errors;
if(((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))) && (data10 !== null)){
validate21.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/Format/type",keyword:"type",params:{type: schema36.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data11 = data.options;
const _errs24 = errors;
const _errs25 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/options",schemaPath:"#/$defs/Options/type",keyword:"type",params:{type: schema37.type},message:"must be object,null"}];
return false;
}
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.temperature !== undefined){
let data12 = data11.temperature;
const _errs27 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/temperature",schemaPath:"#/$defs/Options/properties/temperature/type",keyword:"type",params:{type: schema37.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.top_p !== undefined){
let data13 = data11.top_p;
const _errs29 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/top_p",schemaPath:"#/$defs/Options/properties/top_p/type",keyword:"type",params:{type: schema37.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.top_k !== undefined){
let data14 = data11.top_k;
const _errs31 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/top_k",schemaPath:"#/$defs/Options/properties/top_k/type",keyword:"type",params:{type: schema37.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.num_predict !== undefined){
let data15 = data11.num_predict;
const _errs33 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/num_predict",schemaPath:"#/$defs/Options/properties/num_predict/type",keyword:"type",params:{type: schema37.properties.num_predict.type},message:"must be integer,null"}];
return false;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.stop !== undefined){
let data16 = data11.stop;
const _errs35 = errors;
if(((typeof data16 !== "string") && (!(Array.isArray(data16)))) && (data16 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/stop",schemaPath:"#/$defs/Options/properties/stop/type",keyword:"type",params:{type: schema37.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs35){
if(Array.isArray(data16)){
var valid9 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(typeof data16[i2] !== "string"){
validate21.errors = [{instancePath:instancePath+"/options/stop/" + i2,schemaPath:"#/$defs/Options/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs37 === errors;
if(!valid9){
break;
}
}
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.seed !== undefined){
let data18 = data11.seed;
const _errs39 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Options/properties/seed/type",keyword:"type",params:{type: schema37.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.presence_penalty !== undefined){
let data19 = data11.presence_penalty;
const _errs41 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/presence_penalty",schemaPath:"#/$defs/Options/properties/presence_penalty/type",keyword:"type",params:{type: schema37.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data11.frequency_penalty !== undefined){
let data20 = data11.frequency_penalty;
const _errs43 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/options/frequency_penalty",schemaPath:"#/$defs/Options/properties/frequency_penalty/type",keyword:"type",params:{type: schema37.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid8 = _errs43 === errors;
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
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data21 = data.stream;
const _errs45 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data22 = data.think;
const _errs47 = errors;
if(((typeof data22 !== "boolean") && (typeof data22 !== "string")) && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/think",schemaPath:"#/$defs/Think/type",keyword:"type",params:{type: schema38.type},message:"must be boolean,string,null"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data23 = data.keep_alive;
const _errs50 = errors;
if(((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))) && (data23 !== null)){
validate21.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/type",keyword:"type",params:{type: schema39.type},message:"must be string,number,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data24 = data.truncate;
const _errs53 = errors;
if((typeof data24 !== "boolean") && (data24 !== null)){
validate21.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema32.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data25 = data.shift;
const _errs55 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
validate21.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema32.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data26 = data.logprobs;
const _errs57 = errors;
if((typeof data26 !== "boolean") && (data26 !== null)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema32.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data27 = data.top_logprobs;
const _errs59 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema32.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 20 || isNaN(data27)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data27 < 0 || isNaN(data27)){
validate21.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs59 === errors;
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

export const validateGenerateRequest = validate24;
const schema40 = {"type":"object","required":["model"],"properties":{"model":{"type":"string"},"prompt":{"type":["string","null"]},"suffix":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"system":{"type":["string","null"]},"template":{"type":["string","null"]},"context":{"type":["array","null"],"items":{"type":"integer"}},"raw":{"type":["boolean","null"]},"format":{"$ref":"#/$defs/Format"},"options":{"$ref":"#/$defs/Options"},"stream":{"type":["boolean","null"]},"think":{"$ref":"#/$defs/Think"},"keep_alive":{"$ref":"#/$defs/KeepAlive"},"truncate":{"type":["boolean","null"]},"shift":{"type":["boolean","null"]},"logprobs":{"type":["boolean","null"]},"top_logprobs":{"type":["integer","null"],"minimum":0,"maximum":20}}};

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
if((data.model === undefined) && (missing0 = "model")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate24.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate24.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema40.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suffix !== undefined){
let data2 = data.suffix;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema40.properties.suffix.type},message:"must be string,null"}];
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
validate24.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema40.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.system !== undefined){
let data5 = data.system;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate24.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema40.properties.system.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
let data6 = data.template;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate24.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: schema40.properties.template.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data7 = data.context;
const _errs15 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate24.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema40.properties.context.type},message:"must be array,null"}];
return false;
}
if(errors === _errs15){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate24.errors = [{instancePath:instancePath+"/context/" + i1,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
if(data.raw !== undefined){
let data9 = data.raw;
const _errs19 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate24.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: schema40.properties.raw.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data10 = data.format;
const _errs21 = errors;
if(((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))) && (data10 !== null)){
validate24.errors = [{instancePath:instancePath+"/format",schemaPath:"#/$defs/Format/type",keyword:"type",params:{type: schema36.type},message:"must be string,object,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data11 = data.options;
const _errs24 = errors;
const _errs25 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate24.errors = [{instancePath:instancePath+"/options",schemaPath:"#/$defs/Options/type",keyword:"type",params:{type: schema37.type},message:"must be object,null"}];
return false;
}
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.temperature !== undefined){
let data12 = data11.temperature;
const _errs27 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/temperature",schemaPath:"#/$defs/Options/properties/temperature/type",keyword:"type",params:{type: schema37.properties.temperature.type},message:"must be number,null"}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.top_p !== undefined){
let data13 = data11.top_p;
const _errs29 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/top_p",schemaPath:"#/$defs/Options/properties/top_p/type",keyword:"type",params:{type: schema37.properties.top_p.type},message:"must be number,null"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.top_k !== undefined){
let data14 = data11.top_k;
const _errs31 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/top_k",schemaPath:"#/$defs/Options/properties/top_k/type",keyword:"type",params:{type: schema37.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.num_predict !== undefined){
let data15 = data11.num_predict;
const _errs33 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/num_predict",schemaPath:"#/$defs/Options/properties/num_predict/type",keyword:"type",params:{type: schema37.properties.num_predict.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.stop !== undefined){
let data16 = data11.stop;
const _errs35 = errors;
if(((typeof data16 !== "string") && (!(Array.isArray(data16)))) && (data16 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/stop",schemaPath:"#/$defs/Options/properties/stop/type",keyword:"type",params:{type: schema37.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs35){
if(Array.isArray(data16)){
var valid6 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs37 = errors;
if(typeof data16[i2] !== "string"){
validate24.errors = [{instancePath:instancePath+"/options/stop/" + i2,schemaPath:"#/$defs/Options/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.seed !== undefined){
let data18 = data11.seed;
const _errs39 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/seed",schemaPath:"#/$defs/Options/properties/seed/type",keyword:"type",params:{type: schema37.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.presence_penalty !== undefined){
let data19 = data11.presence_penalty;
const _errs41 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/presence_penalty",schemaPath:"#/$defs/Options/properties/presence_penalty/type",keyword:"type",params:{type: schema37.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.frequency_penalty !== undefined){
let data20 = data11.frequency_penalty;
const _errs43 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate24.errors = [{instancePath:instancePath+"/options/frequency_penalty",schemaPath:"#/$defs/Options/properties/frequency_penalty/type",keyword:"type",params:{type: schema37.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
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
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data21 = data.stream;
const _errs45 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
validate24.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema40.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.think !== undefined){
let data22 = data.think;
const _errs47 = errors;
if(((typeof data22 !== "boolean") && (typeof data22 !== "string")) && (data22 !== null)){
validate24.errors = [{instancePath:instancePath+"/think",schemaPath:"#/$defs/Think/type",keyword:"type",params:{type: schema38.type},message:"must be boolean,string,null"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keep_alive !== undefined){
let data23 = data.keep_alive;
const _errs50 = errors;
if(((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))) && (data23 !== null)){
validate24.errors = [{instancePath:instancePath+"/keep_alive",schemaPath:"#/$defs/KeepAlive/type",keyword:"type",params:{type: schema39.type},message:"must be string,number,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncate !== undefined){
let data24 = data.truncate;
const _errs53 = errors;
if((typeof data24 !== "boolean") && (data24 !== null)){
validate24.errors = [{instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: schema40.properties.truncate.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shift !== undefined){
let data25 = data.shift;
const _errs55 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
validate24.errors = [{instancePath:instancePath+"/shift",schemaPath:"#/properties/shift/type",keyword:"type",params:{type: schema40.properties.shift.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data26 = data.logprobs;
const _errs57 = errors;
if((typeof data26 !== "boolean") && (data26 !== null)){
validate24.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema40.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data27 = data.top_logprobs;
const _errs59 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate24.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema40.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 20 || isNaN(data27)){
validate24.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data27 < 0 || isNaN(data27)){
validate24.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs59 === errors;
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
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"model":true,"prompt":true,"suffix":true,"images":true,"system":true,"template":true,"context":true,"raw":true,"format":true,"options":true,"stream":true,"think":true,"keep_alive":true,"truncate":true,"shift":true,"logprobs":true,"top_logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateChatResponse = validate25;
const schema45 = {"type":"object","required":["message"],"properties":{"model":{"type":"string"},"remote_model":{"type":"string"},"remote_host":{"type":"string"},"created_at":{"type":"string"},"message":{"type":"object","properties":{"role":{"type":"string"},"content":{"type":["string","null"]},"thinking":{"type":["string","null"]},"images":{"type":["array","null"],"items":{"type":"string"}},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}}}},"done":{"type":"boolean"},"done_reason":{"$ref":"#/$defs/DoneReason"},"total_duration":{"type":"integer"},"load_duration":{"type":"integer"},"prompt_eval_count":{"type":"integer"},"prompt_eval_cached_count":{"type":"integer"},"prompt_eval_duration":{"type":"integer"},"eval_count":{"type":"integer"},"eval_duration":{"type":"integer"},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/Logprob"}}}};
const schema47 = {"type":"string"};
const schema48 = {"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}},"top_logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema49 = {"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":"number"},"bytes":{"type":["array","null"],"items":{"type":"integer"}}}};

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
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
validate26.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/logprob",schemaPath:"#/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate26.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: schema48.properties.bytes.type},message:"must be array,null"}];
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
validate26.errors = [{instancePath:instancePath+"/bytes/" + i0,schemaPath:"#/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema48.properties.top_logprobs.type},message:"must be array,null"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema49.properties.bytes.type},message:"must be array,null"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs/" + i1+"/bytes/" + i2,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate26.errors = [{instancePath:instancePath+"/top_logprobs/" + i1,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"token":true,"logprob":true,"bytes":true,"top_logprobs":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.message === undefined) && (missing0 = "message")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate25.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data4.role !== undefined){
const _errs11 = errors;
if(typeof data4.role !== "string"){
validate25.errors = [{instancePath:instancePath+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.content !== undefined){
let data6 = data4.content;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{type: schema45.properties.message.properties.content.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.thinking !== undefined){
let data7 = data4.thinking;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/thinking",schemaPath:"#/properties/message/properties/thinking/type",keyword:"type",params:{type: schema45.properties.message.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.images !== undefined){
let data8 = data4.images;
const _errs17 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/images",schemaPath:"#/properties/message/properties/images/type",keyword:"type",params:{type: schema45.properties.message.properties.images.type},message:"must be array,null"}];
return false;
}
if(errors === _errs17){
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(typeof data8[i0] !== "string"){
validate25.errors = [{instancePath:instancePath+"/message/images/" + i0,schemaPath:"#/properties/message/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.tool_calls !== undefined){
let data10 = data4.tool_calls;
const _errs21 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type: schema45.properties.message.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs21){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((data11.function === undefined) && (missing1 = "function")){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data11.id !== undefined){
let data12 = data11.id;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: schema34.properties.id.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.function !== undefined){
let data13 = data11.function;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((data13.name === undefined) && (missing2 = "name")){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/function",schemaPath:"#/$defs/ToolCall/properties/function/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.index !== undefined){
let data14 = data13.index;
const _errs30 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/function/index",schemaPath:"#/$defs/ToolCall/properties/function/properties/index/type",keyword:"type",params:{type: schema34.properties.function.properties.index.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.name !== undefined){
const _errs32 = errors;
if(typeof data13.name !== "string"){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/function/name",schemaPath:"#/$defs/ToolCall/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.arguments !== undefined){
let data16 = data13.arguments;
const _errs34 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/function/arguments",schemaPath:"#/$defs/ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type: schema34.properties.function.properties.arguments.type},message:"must be object,null"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1+"/function",schemaPath:"#/$defs/ToolCall/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/message/tool_calls/" + i1,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
var valid1 = _errs21 === errors;
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
validate25.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const _errs36 = errors;
if(typeof data.done !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
const _errs38 = errors;
if(typeof data.done_reason !== "string"){
validate25.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/$defs/DoneReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data19 = data.total_duration;
const _errs41 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate25.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data20 = data.load_duration;
const _errs43 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate25.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data21 = data.prompt_eval_count;
const _errs45 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate25.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_cached_count !== undefined){
let data22 = data.prompt_eval_cached_count;
const _errs47 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate25.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_duration !== undefined){
let data23 = data.prompt_eval_duration;
const _errs49 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate25.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data24 = data.eval_count;
const _errs51 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate25.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data25 = data.eval_duration;
const _errs53 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate25.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data26 = data.logprobs;
const _errs55 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate25.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema45.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs55){
if(Array.isArray(data26)){
var valid8 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
const _errs57 = errors;
if(!(validate26(data26[i2], {instancePath:instancePath+"/logprobs/" + i2,parentData:data26,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
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
validate25.evaluated = {"props":{"model":true,"remote_model":true,"remote_host":true,"created_at":true,"message":true,"done":true,"done_reason":true,"total_duration":true,"load_duration":true,"prompt_eval_count":true,"prompt_eval_cached_count":true,"prompt_eval_duration":true,"eval_count":true,"eval_duration":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateGenerateResponse = validate28;
const schema50 = {"type":"object","required":["response"],"properties":{"model":{"type":"string"},"remote_model":{"type":"string"},"remote_host":{"type":"string"},"created_at":{"type":"string"},"response":{"type":"string"},"thinking":{"type":["string","null"]},"tool_calls":{"type":["array","null"],"items":{"$ref":"#/$defs/ToolCall"}},"image":{"type":"string"},"context":{"type":["array","null"],"items":{"type":"integer"}},"done":{"type":"boolean"},"done_reason":{"$ref":"#/$defs/DoneReason"},"total_duration":{"type":"integer"},"load_duration":{"type":"integer"},"prompt_eval_count":{"type":"integer"},"prompt_eval_cached_count":{"type":"integer"},"prompt_eval_duration":{"type":"integer"},"eval_count":{"type":"integer"},"eval_duration":{"type":"integer"},"logprobs":{"type":["array","null"],"items":{"$ref":"#/$defs/Logprob"}}}};

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
if((data.response === undefined) && (missing0 = "response")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate28.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/remote_model",schemaPath:"#/properties/remote_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/remote_host",schemaPath:"#/properties/remote_host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: schema50.properties.thinking.type},message:"must be string,null"}];
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
validate28.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema50.properties.tool_calls.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.function === undefined) && (missing1 = "function")){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.id !== undefined){
let data8 = data7.id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: schema34.properties.id.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.function !== undefined){
let data9 = data7.function;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.name === undefined) && (missing2 = "name")){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function",schemaPath:"#/$defs/ToolCall/properties/function/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data9.index !== undefined){
let data10 = data9.index;
const _errs22 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function/index",schemaPath:"#/$defs/ToolCall/properties/function/properties/index/type",keyword:"type",params:{type: schema34.properties.function.properties.index.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.name !== undefined){
const _errs24 = errors;
if(typeof data9.name !== "string"){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function/name",schemaPath:"#/$defs/ToolCall/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.arguments !== undefined){
let data12 = data9.arguments;
const _errs26 = errors;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function/arguments",schemaPath:"#/$defs/ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type: schema34.properties.function.properties.arguments.type},message:"must be object,null"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0+"/function",schemaPath:"#/$defs/ToolCall/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/tool_calls/" + i0,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
const _errs28 = errors;
if(typeof data.image !== "string"){
validate28.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data14 = data.context;
const _errs30 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
validate28.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema50.properties.context.type},message:"must be array,null"}];
return false;
}
if(errors === _errs30){
if(Array.isArray(data14)){
var valid5 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate28.errors = [{instancePath:instancePath+"/context/" + i1,schemaPath:"#/properties/context/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
const _errs34 = errors;
if(typeof data.done !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_reason !== undefined){
const _errs36 = errors;
if(typeof data.done_reason !== "string"){
validate28.errors = [{instancePath:instancePath+"/done_reason",schemaPath:"#/$defs/DoneReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_duration !== undefined){
let data18 = data.total_duration;
const _errs39 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate28.errors = [{instancePath:instancePath+"/total_duration",schemaPath:"#/properties/total_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_duration !== undefined){
let data19 = data.load_duration;
const _errs41 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate28.errors = [{instancePath:instancePath+"/load_duration",schemaPath:"#/properties/load_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_count !== undefined){
let data20 = data.prompt_eval_count;
const _errs43 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate28.errors = [{instancePath:instancePath+"/prompt_eval_count",schemaPath:"#/properties/prompt_eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_cached_count !== undefined){
let data21 = data.prompt_eval_cached_count;
const _errs45 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate28.errors = [{instancePath:instancePath+"/prompt_eval_cached_count",schemaPath:"#/properties/prompt_eval_cached_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_eval_duration !== undefined){
let data22 = data.prompt_eval_duration;
const _errs47 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate28.errors = [{instancePath:instancePath+"/prompt_eval_duration",schemaPath:"#/properties/prompt_eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_count !== undefined){
let data23 = data.eval_count;
const _errs49 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate28.errors = [{instancePath:instancePath+"/eval_count",schemaPath:"#/properties/eval_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eval_duration !== undefined){
let data24 = data.eval_duration;
const _errs51 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate28.errors = [{instancePath:instancePath+"/eval_duration",schemaPath:"#/properties/eval_duration/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data25 = data.logprobs;
const _errs53 = errors;
if((!(Array.isArray(data25))) && (data25 !== null)){
validate28.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema50.properties.logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs53){
if(Array.isArray(data25)){
var valid7 = true;
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
const _errs55 = errors;
if(!(validate26(data25[i2], {instancePath:instancePath+"/logprobs/" + i2,parentData:data25,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid7 = _errs55 === errors;
if(!valid7){
break;
}
}
}
}
var valid0 = _errs53 === errors;
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"model":true,"remote_model":true,"remote_host":true,"created_at":true,"response":true,"thinking":true,"tool_calls":true,"image":true,"context":true,"done":true,"done_reason":true,"total_duration":true,"load_duration":true,"prompt_eval_count":true,"prompt_eval_cached_count":true,"prompt_eval_duration":true,"eval_count":true,"eval_duration":true,"logprobs":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate30;
const schema53 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate30.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const validateListResponse = validate31;
const schema54 = {"type":"object","required":["models"],"properties":{"models":{"type":"array","items":{"$ref":"#/$defs/ModelSummary"}}}};
const schema55 = {"type":"object","required":["name","model"],"properties":{"name":{"type":"string"},"model":{"type":"string"},"modified_at":{"type":"string"},"size":{"type":"integer"},"digest":{"type":"string"},"details":{"$ref":"#/$defs/ModelDetails"}}};
const schema56 = {"type":"object","properties":{"parent_model":{"type":"string"},"format":{"type":"string"},"family":{"type":"string"},"families":{"type":["array","null"],"items":{"type":"string"}},"parameter_size":{"type":"string"},"quantization_level":{"type":"string"}}};

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
if(((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate32.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data5 = data.details;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.parent_model !== undefined){
const _errs14 = errors;
if(typeof data5.parent_model !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/parent_model",schemaPath:"#/$defs/ModelDetails/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.format !== undefined){
const _errs16 = errors;
if(typeof data5.format !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/format",schemaPath:"#/$defs/ModelDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.family !== undefined){
const _errs18 = errors;
if(typeof data5.family !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/family",schemaPath:"#/$defs/ModelDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.families !== undefined){
let data9 = data5.families;
const _errs20 = errors;
if((!(Array.isArray(data9))) && (data9 !== null)){
validate32.errors = [{instancePath:instancePath+"/details/families",schemaPath:"#/$defs/ModelDetails/properties/families/type",keyword:"type",params:{type: schema56.properties.families.type},message:"must be array,null"}];
return false;
}
if(errors === _errs20){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data9[i0] !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/families/" + i0,schemaPath:"#/$defs/ModelDetails/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.parameter_size !== undefined){
const _errs24 = errors;
if(typeof data5.parameter_size !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/parameter_size",schemaPath:"#/$defs/ModelDetails/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.quantization_level !== undefined){
const _errs26 = errors;
if(typeof data5.quantization_level !== "string"){
validate32.errors = [{instancePath:instancePath+"/details/quantization_level",schemaPath:"#/$defs/ModelDetails/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
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
validate32.errors = [{instancePath:instancePath+"/details",schemaPath:"#/$defs/ModelDetails/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"name":true,"model":true,"modified_at":true,"size":true,"digest":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.models === undefined) && (missing0 = "models")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate32(data0[i0], {instancePath:instancePath+"/models/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate31.evaluated = {"props":{"models":true},"dynamicProps":false,"dynamicItems":false};

export const validateShowRequest = validate34;
const schema57 = {"type":"object","properties":{"model":{"type":["string","null"]},"name":{"type":["string","null"]},"verbose":{"type":["boolean","null"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
validate34.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema57.properties.model.type},message:"must be string,null"}];
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
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema57.properties.name.type},message:"must be string,null"}];
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
validate34.errors = [{instancePath:instancePath+"/verbose",schemaPath:"#/properties/verbose/type",keyword:"type",params:{type: schema57.properties.verbose.type},message:"must be boolean,null"}];
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
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"model":true,"name":true,"verbose":true},"dynamicProps":false,"dynamicItems":false};

export const validateShowResponse = validate35;
const schema58 = {"type":"object","properties":{"license":{"type":"string"},"modelfile":{"type":"string"},"parameters":{"type":"string"},"template":{"type":"string"},"details":{"$ref":"#/$defs/ModelDetails"},"model_info":{"type":"object"},"capabilities":{"type":"array","items":{"type":"string"}},"modified_at":{"type":"string"}}};

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
if(data.license !== undefined){
const _errs1 = errors;
if(typeof data.license !== "string"){
validate35.errors = [{instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/modelfile",schemaPath:"#/properties/modelfile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
let data4 = data.details;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.parent_model !== undefined){
const _errs12 = errors;
if(typeof data4.parent_model !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/parent_model",schemaPath:"#/$defs/ModelDetails/properties/parent_model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.format !== undefined){
const _errs14 = errors;
if(typeof data4.format !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/format",schemaPath:"#/$defs/ModelDetails/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.family !== undefined){
const _errs16 = errors;
if(typeof data4.family !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/family",schemaPath:"#/$defs/ModelDetails/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.families !== undefined){
let data8 = data4.families;
const _errs18 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate35.errors = [{instancePath:instancePath+"/details/families",schemaPath:"#/$defs/ModelDetails/properties/families/type",keyword:"type",params:{type: schema56.properties.families.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data8[i0] !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/families/" + i0,schemaPath:"#/$defs/ModelDetails/properties/families/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.parameter_size !== undefined){
const _errs22 = errors;
if(typeof data4.parameter_size !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/parameter_size",schemaPath:"#/$defs/ModelDetails/properties/parameter_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.quantization_level !== undefined){
const _errs24 = errors;
if(typeof data4.quantization_level !== "string"){
validate35.errors = [{instancePath:instancePath+"/details/quantization_level",schemaPath:"#/$defs/ModelDetails/properties/quantization_level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
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
validate35.errors = [{instancePath:instancePath+"/details",schemaPath:"#/$defs/ModelDetails/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_info !== undefined){
let data12 = data.model_info;
const _errs26 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate35.errors = [{instancePath:instancePath+"/model_info",schemaPath:"#/properties/model_info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data13 = data.capabilities;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(typeof data13[i1] !== "string"){
validate35.errors = [{instancePath:instancePath+"/capabilities/" + i1,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
if(!valid4){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified_at !== undefined){
const _errs32 = errors;
if(typeof data.modified_at !== "string"){
validate35.errors = [{instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"license":true,"modelfile":true,"parameters":true,"template":true,"details":true,"model_info":true,"capabilities":true,"modified_at":true},"dynamicProps":false,"dynamicItems":false};

export const validateVersionResponse = validate36;
const schema60 = {"type":"object","required":["version"],"properties":{"version":{"type":"string"}}};

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
if((data.version === undefined) && (missing0 = "version")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
if(typeof data.version !== "string"){
validate36.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.evaluated = {"props":{"version":true},"dynamicProps":false,"dynamicItems":false};
