// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
"use strict";
export const validateCreateCompletionRequest = validate21;
const schema32 = {"type":"object","required":["model","prompt"],"properties":{"model":{"type":"string"},"prompt":{"type":["string","array"]},"suffix":{"type":["string","null"]},"echo":{"type":["boolean","null"]},"max_tokens":{"type":["integer","null"],"minimum":0},"temperature":{"type":["number","null"],"minimum":0},"top_p":{"type":["number","null"],"minimum":0,"maximum":1},"top_k":{"type":["integer","null"]},"seed":{"type":["integer","null"]},"stop":{"type":["string","array","null"],"items":{"type":"string"}},"n":{"type":["integer","null"],"minimum":1},"best_of":{"type":["integer","null"],"minimum":1},"presence_penalty":{"type":["number","null"]},"frequency_penalty":{"type":["number","null"]},"logit_bias":{"type":["object","null"]},"logprobs":{"type":["integer","null"],"minimum":0},"user":{"type":["string","null"]},"stream":{"type":["boolean","null"]},"stream_options":{"type":["object","null"],"properties":{"include_usage":{"type":["boolean","null"]}}},"skip_special_tokens":{"type":["boolean","null"]},"preserved_tokens":{"type":["array","null"],"items":{"type":"string"}}}};

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
if(((data.model === undefined) && (missing0 = "model")) || ((data.prompt === undefined) && (missing0 = "prompt"))){
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
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs3 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate21.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema32.properties.prompt.type},message:"must be string,array"}];
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
validate21.errors = [{instancePath:instancePath+"/suffix",schemaPath:"#/properties/suffix/type",keyword:"type",params:{type: schema32.properties.suffix.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.echo !== undefined){
let data3 = data.echo;
const _errs7 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/echo",schemaPath:"#/properties/echo/type",keyword:"type",params:{type: schema32.properties.echo.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data4 = data.max_tokens;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema32.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.temperature !== undefined){
let data5 = data.temperature;
const _errs11 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema32.properties.temperature.type},message:"must be number,null"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.top_p !== undefined){
let data6 = data.top_p;
const _errs13 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema32.properties.top_p.type},message:"must be number,null"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate21.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.top_k !== undefined){
let data7 = data.top_k;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate21.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/type",keyword:"type",params:{type: schema32.properties.top_k.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data8 = data.seed;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate21.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema32.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data9 = data.stop;
const _errs19 = errors;
if(((typeof data9 !== "string") && (!(Array.isArray(data9)))) && (data9 !== null)){
validate21.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema32.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data9[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/stop/" + i0,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
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
if(data.n !== undefined){
let data11 = data.n;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema32.properties.n.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate21.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_of !== undefined){
let data12 = data.best_of;
const _errs25 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate21.errors = [{instancePath:instancePath+"/best_of",schemaPath:"#/properties/best_of/type",keyword:"type",params:{type: schema32.properties.best_of.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate21.errors = [{instancePath:instancePath+"/best_of",schemaPath:"#/properties/best_of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.presence_penalty !== undefined){
let data13 = data.presence_penalty;
const _errs27 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate21.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema32.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data14 = data.frequency_penalty;
const _errs29 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate21.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema32.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data15 = data.logit_bias;
const _errs31 = errors;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
validate21.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema32.properties.logit_bias.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data16 = data.logprobs;
const _errs33 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema32.properties.logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate21.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.user !== undefined){
let data17 = data.user;
const _errs35 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate21.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema32.properties.user.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data18 = data.stream;
const _errs37 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema32.properties.stream.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data19 = data.stream_options;
const _errs39 = errors;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema32.properties.stream_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs39){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.include_usage !== undefined){
let data20 = data19.include_usage;
if((typeof data20 !== "boolean") && (data20 !== null)){
validate21.errors = [{instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: schema32.properties.stream_options.properties.include_usage.type},message:"must be boolean,null"}];
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
if(data.skip_special_tokens !== undefined){
let data21 = data.skip_special_tokens;
const _errs43 = errors;
if((typeof data21 !== "boolean") && (data21 !== null)){
validate21.errors = [{instancePath:instancePath+"/skip_special_tokens",schemaPath:"#/properties/skip_special_tokens/type",keyword:"type",params:{type: schema32.properties.skip_special_tokens.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preserved_tokens !== undefined){
let data22 = data.preserved_tokens;
const _errs45 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate21.errors = [{instancePath:instancePath+"/preserved_tokens",schemaPath:"#/properties/preserved_tokens/type",keyword:"type",params:{type: schema32.properties.preserved_tokens.type},message:"must be array,null"}];
return false;
}
if(errors === _errs45){
if(Array.isArray(data22)){
var valid3 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs47 = errors;
if(typeof data22[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/preserved_tokens/" + i1,schemaPath:"#/properties/preserved_tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs47 === errors;
if(!valid3){
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"model":true,"prompt":true,"suffix":true,"echo":true,"max_tokens":true,"temperature":true,"top_p":true,"top_k":true,"seed":true,"stop":true,"n":true,"best_of":true,"presence_penalty":true,"frequency_penalty":true,"logit_bias":true,"logprobs":true,"user":true,"stream":true,"stream_options":true,"skip_special_tokens":true,"preserved_tokens":true},"dynamicProps":false,"dynamicItems":false};

export const validateCompletion = validate22;
const schema33 = {"type":"object","required":["choices"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/CompletionChoice"}},"usage":{"$ref":"#/$defs/Usage"}}};
const schema37 = {"type":["object","null"],"required":["prompt_tokens","total_tokens"],"properties":{"prompt_tokens":{"type":"integer","minimum":0},"completion_tokens":{"type":["integer","null"],"minimum":0},"total_tokens":{"type":"integer","minimum":0},"prompt_tokens_details":{"type":["object","null"],"properties":{"cached_tokens":{"type":["integer","null"],"minimum":0}}}}};
const schema34 = {"type":"object","required":["index","text"],"properties":{"index":{"type":"integer","minimum":0},"text":{"type":["string","null"]},"logprobs":{"$ref":"#/$defs/Logprobs"},"finish_reason":{"type":["string","null"]},"stop_reason":{"type":["string","integer","null"]},"matched_stop":{"type":["string","integer","null"]},"usage":{"type":["object","null"]},"error":{}}};
const schema35 = {"type":["object","null"],"properties":{"tokens":{"type":["array","null"],"items":{"type":["string","null"]}},"token_logprobs":{"type":["array","null"],"items":{"type":["number","null"]}},"top_logprobs":{"type":["array","null"],"items":{"type":["object","null"]}},"text_offset":{"type":["array","null"],"items":{"type":"integer"}},"content":{"type":["array","null"],"items":{"$ref":"#/$defs/TokenLogprob"}}}};
const schema36 = {"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":["number","null"]},"bytes":{"type":["array","null"],"items":{"type":"integer"}},"top_logprobs":{"type":["array","null"],"items":{"type":"object","properties":{"token":{"type":"string"},"logprob":{"type":["number","null"]},"bytes":{"type":["array","null"],"items":{"type":"integer"}}}}}}};

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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema35.type},message:"must be object,null"}];
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tokens !== undefined){
let data0 = data.tokens;
const _errs1 = errors;
if((!(Array.isArray(data0))) && (data0 !== null)){
validate24.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: schema35.properties.tokens.type},message:"must be array,null"}];
return false;
}
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate24.errors = [{instancePath:instancePath+"/tokens/" + i0,schemaPath:"#/properties/tokens/items/type",keyword:"type",params:{type: schema35.properties.tokens.items.type},message:"must be string,null"}];
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
if(data.token_logprobs !== undefined){
let data2 = data.token_logprobs;
const _errs5 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/token_logprobs",schemaPath:"#/properties/token_logprobs/type",keyword:"type",params:{type: schema35.properties.token_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate24.errors = [{instancePath:instancePath+"/token_logprobs/" + i1,schemaPath:"#/properties/token_logprobs/items/type",keyword:"type",params:{type: schema35.properties.token_logprobs.items.type},message:"must be number,null"}];
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
if(data.top_logprobs !== undefined){
let data4 = data.top_logprobs;
const _errs9 = errors;
if((!(Array.isArray(data4))) && (data4 !== null)){
validate24.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema35.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate24.errors = [{instancePath:instancePath+"/top_logprobs/" + i2,schemaPath:"#/properties/top_logprobs/items/type",keyword:"type",params:{type: schema35.properties.top_logprobs.items.type},message:"must be object,null"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
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
if(data.text_offset !== undefined){
let data6 = data.text_offset;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate24.errors = [{instancePath:instancePath+"/text_offset",schemaPath:"#/properties/text_offset/type",keyword:"type",params:{type: schema35.properties.text_offset.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate24.errors = [{instancePath:instancePath+"/text_offset/" + i3,schemaPath:"#/properties/text_offset/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
if(data.content !== undefined){
let data8 = data.content;
const _errs17 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate24.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema35.properties.content.type},message:"must be array,null"}];
return false;
}
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.token !== undefined){
const _errs22 = errors;
if(typeof data9.token !== "string"){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/token",schemaPath:"#/$defs/TokenLogprob/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.logprob !== undefined){
let data11 = data9.logprob;
const _errs24 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/logprob/type",keyword:"type",params:{type: schema36.properties.logprob.type},message:"must be number,null"}];
return false;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.bytes !== undefined){
let data12 = data9.bytes;
const _errs26 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/bytes/type",keyword:"type",params:{type: schema36.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs26){
if(Array.isArray(data12)){
var valid8 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/bytes/" + i5,schemaPath:"#/$defs/TokenLogprob/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs28 === errors;
if(!valid8){
break;
}
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.top_logprobs !== undefined){
let data14 = data9.top_logprobs;
const _errs30 = errors;
if((!(Array.isArray(data14))) && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/type",keyword:"type",params:{type: schema36.properties.top_logprobs.type},message:"must be array,null"}];
return false;
}
if(errors === _errs30){
if(Array.isArray(data14)){
var valid9 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
const _errs32 = errors;
if(errors === _errs32){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.token !== undefined){
const _errs34 = errors;
if(typeof data15.token !== "string"){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs/" + i6+"/token",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data15.logprob !== undefined){
let data17 = data15.logprob;
const _errs36 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs/" + i6+"/logprob",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/logprob/type",keyword:"type",params:{type: schema36.properties.top_logprobs.items.properties.logprob.type},message:"must be number,null"}];
return false;
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data15.bytes !== undefined){
let data18 = data15.bytes;
const _errs38 = errors;
if((!(Array.isArray(data18))) && (data18 !== null)){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs/" + i6+"/bytes",schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/type",keyword:"type",params:{type: schema36.properties.top_logprobs.items.properties.bytes.type},message:"must be array,null"}];
return false;
}
if(errors === _errs38){
if(Array.isArray(data18)){
var valid11 = true;
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
const _errs40 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs/" + i6+"/bytes/" + i7,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/properties/bytes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs40 === errors;
if(!valid11){
break;
}
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
else {
validate24.errors = [{instancePath:instancePath+"/content/" + i4+"/top_logprobs/" + i6,schemaPath:"#/$defs/TokenLogprob/properties/top_logprobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/content/" + i4,schemaPath:"#/$defs/TokenLogprob/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"tokens":true,"token_logprobs":true,"top_logprobs":true,"text_offset":true,"content":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.index === undefined) && (missing0 = "index")) || ((data.text === undefined) && (missing0 = "text"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate23.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema34.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
const _errs5 = errors;
if(!(validate24(data.logprobs, {instancePath:instancePath+"/logprobs",parentData:data,parentDataProperty:"logprobs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
let data3 = data.finish_reason;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/finish_reason",schemaPath:"#/properties/finish_reason/type",keyword:"type",params:{type: schema34.properties.finish_reason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reason !== undefined){
let data4 = data.stop_reason;
const _errs8 = errors;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
validate23.errors = [{instancePath:instancePath+"/stop_reason",schemaPath:"#/properties/stop_reason/type",keyword:"type",params:{type: schema34.properties.stop_reason.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matched_stop !== undefined){
let data5 = data.matched_stop;
const _errs10 = errors;
if(((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))) && (data5 !== null)){
validate23.errors = [{instancePath:instancePath+"/matched_stop",schemaPath:"#/properties/matched_stop/type",keyword:"type",params:{type: schema34.properties.matched_stop.type},message:"must be string,integer,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data6 = data.usage;
const _errs12 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate23.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema34.properties.usage.type},message:"must be object,null"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"index":true,"text":true,"logprobs":true,"finish_reason":true,"stop_reason":true,"matched_stop":true,"usage":true,"error":true},"dynamicProps":false,"dynamicItems":false};


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
if((data.choices === undefined) && (missing0 = "choices")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate22.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data4.length < 1){
validate22.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate23(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate22.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/Usage/type",keyword:"type",params:{type: schema37.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate22.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/Usage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate22.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate22.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/Usage/properties/completion_tokens/type",keyword:"type",params:{type: schema37.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate22.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate22.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/Usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate22.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate22.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema37.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema37.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate22.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate22.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateCompletionChunk = validate27;
const schema38 = {"type":"object","required":["choices"],"properties":{"id":{"type":"string"},"object":{"type":"string"},"created":{"type":"integer"},"model":{"type":"string"},"choices":{"type":"array","items":{"$ref":"#/$defs/CompletionChoice"}},"usage":{"$ref":"#/$defs/Usage"}}};

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
if((data.choices === undefined) && (missing0 = "choices")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate27.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate23(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate27.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/Usage/type",keyword:"type",params:{type: schema37.type},message:"must be object,null"}];
return false;
}
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.prompt_tokens === undefined) && (missing1 = "prompt_tokens")) || ((data6.total_tokens === undefined) && (missing1 = "total_tokens"))){
validate27.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/Usage/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.prompt_tokens !== undefined){
let data7 = data6.prompt_tokens;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate27.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate27.errors = [{instancePath:instancePath+"/usage/prompt_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate27.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/Usage/properties/completion_tokens/type",keyword:"type",params:{type: schema37.properties.completion_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate27.errors = [{instancePath:instancePath+"/usage/completion_tokens",schemaPath:"#/$defs/Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate27.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/Usage/properties/total_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate27.errors = [{instancePath:instancePath+"/usage/total_tokens",schemaPath:"#/$defs/Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate27.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type: schema37.properties.prompt_tokens_details.type},message:"must be object,null"}];
return false;
}
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.cached_tokens !== undefined){
let data11 = data10.cached_tokens;
const _errs23 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate27.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type: schema37.properties.prompt_tokens_details.properties.cached_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate27.errors = [{instancePath:instancePath+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"#/$defs/Usage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate27.evaluated = {"props":{"id":true,"object":true,"created":true,"model":true,"choices":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const validateErrorResponse = validate29;
const schema40 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"type":{"type":["string","null"]},"param":{"type":["string","null"]},"code":{"type":["string","integer","null"]}}}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate29.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.message !== undefined){
const _errs3 = errors;
if(typeof data0.message !== "string"){
validate29.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: schema40.properties.error.properties.type.type},message:"must be string,null"}];
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
validate29.errors = [{instancePath:instancePath+"/error/param",schemaPath:"#/properties/error/properties/param/type",keyword:"type",params:{type: schema40.properties.error.properties.param.type},message:"must be string,null"}];
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
validate29.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: schema40.properties.error.properties.code.type},message:"must be string,integer,null"}];
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
validate29.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate29.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
