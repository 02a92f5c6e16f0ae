// Made by scripts/codegen.ts from specs/louter.yaml. Edit that file, not this one.
"use strict";
export const validateConfiguration = validate21;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"server":{"type":"object","additionalProperties":false,"properties":{"host":{"type":"string"},"port":{"type":"integer","minimum":0,"maximum":65535},"keys":{"type":"array","items":{"type":"string"}},"max_body":{"$ref":"#/$defs/Size"}}},"traces":{"type":"object","additionalProperties":false,"properties":{"url":{"type":"string"},"bodies":{"type":"string","enum":["full","metadata"]},"check":{"type":"string","enum":["all","off"]},"keep":{"$ref":"#/$defs/Duration"},"keep_metadata":{"$ref":"#/$defs/Duration"},"max_size":{"$ref":"#/$defs/Size"}}},"log":{"type":"object","additionalProperties":false,"properties":{"level":{"type":"string","enum":["trace","debug","info","warn","error","silent"]}}},"limits":{"type":"object","additionalProperties":false,"properties":{"connect_timeout":{"$ref":"#/$defs/Duration"},"first_byte_timeout":{"$ref":"#/$defs/Duration"},"fallback_first_byte_timeout":{"$ref":"#/$defs/Duration"},"idle_timeout":{"$ref":"#/$defs/Duration"},"total_timeout":{"$ref":"#/$defs/Duration"},"max_concurrent":{"type":"integer","minimum":1},"max_inflight_bytes":{"$ref":"#/$defs/Size"},"keepalive":{"$ref":"#/$defs/Duration"}}},"media":{"type":"object","additionalProperties":false,"properties":{"fetch":{"type":"boolean"}}},"backends":{"type":"object","additionalProperties":{"$ref":"#/$defs/BackendConfiguration"}},"model_data":{"type":"object","additionalProperties":{"$ref":"#/$defs/ModelData"}},"models":{"type":"object","additionalProperties":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/$defs/ModelTarget"}},{"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ModelTarget"}}}]}}}};
const schema33 = {"type":"string","pattern":"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"};
const schema34 = {"type":"string","pattern":"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"};
const schema51 = {"type":"object","additionalProperties":false,"properties":{"context_window":{"type":"integer","minimum":1},"max_output":{"type":"integer","minimum":1},"reasoning":{"type":"string","enum":["none","effort","budget","adaptive","level"]},"reasoning_echo":{"type":"string","enum":["required","allowed","refused"]},"sampling":{"type":"string","enum":["free","fixed"]},"max_tokens_field":{"type":"string","enum":["max_tokens","max_completion_tokens"]},"developer_role":{"type":"string","enum":["yes","no"]},"system_turns":{"type":"string","enum":["yes","no"]},"empty_answers":{"type":"string","enum":["yes","no"]},"tool_role":{"type":"string","enum":["yes","no"]},"call_seals":{"type":"string","enum":["required","optional"]},"least_reasoning":{"type":"string","enum":["off","minimal","low","between-tools"]},"forced_tools":{"type":"string","enum":["while-thinking","without-thinking","never"]},"max_reasoning":{"type":"integer","minimum":1},"prompt_style":{"type":"string","enum":["full","terse"]}}};
const schema52 = {"type":"string","pattern":"^[^/]+/.+$"};
const pattern4 = new RegExp("^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$", "u");
const pattern5 = new RegExp("^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$", "u");
const pattern21 = new RegExp("^[^/]+/.+$", "u");
const schema44 = {"type":"object","additionalProperties":false,"required":["protocol"],"properties":{"protocol":{"type":"string","enum":["anthropic","openai-chat","openai-responses","gemini","ollama","openai-completions","replay"]},"base_url":{"type":"string"},"api_key":{"type":"string"},"requires_auth":{"type":"boolean"},"dialect":{"type":"string","enum":["harmony","qwen","gemma3","gemma4","functiongemma","json","kimi","glm","deepseek","mistral","llama","minimax","hunyuan","pythonic","cohere"]},"thinking":{"type":"string","enum":["none","tags","open"]},"tools":{"type":"string","enum":["native","prompt"]},"capabilities":{"type":"array","items":{"type":"string","enum":["tools","vision","reasoning","json-schema","audio","documents"]}},"mode":{"type":"string","enum":["auto","baseline","proxy"]},"headers":{"type":"object","additionalProperties":{"type":"string"}},"fixtures":{"type":"string"},"prompt_style":{"type":"string","enum":["full","terse"]},"retries":{"type":"integer","minimum":0,"maximum":10},"connect_timeout":{"$ref":"#/$defs/Duration"},"first_byte_timeout":{"$ref":"#/$defs/Duration"},"fallback_first_byte_timeout":{"$ref":"#/$defs/Duration"},"idle_timeout":{"$ref":"#/$defs/Duration"},"total_timeout":{"$ref":"#/$defs/Duration"},"max_concurrent":{"type":"integer","minimum":1},"keepalive":{"$ref":"#/$defs/Duration"}}};
const func1 = Object.prototype.hasOwnProperty;

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
if((data.protocol === undefined) && (missing0 = "protocol")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "anthropic") || (data0 === "openai-chat")) || (data0 === "openai-responses")) || (data0 === "gemini")) || (data0 === "ollama")) || (data0 === "openai-completions")) || (data0 === "replay"))){
validate22.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema44.properties.protocol.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_url !== undefined){
const _errs4 = errors;
if(typeof data.base_url !== "string"){
validate22.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key !== undefined){
const _errs6 = errors;
if(typeof data.api_key !== "string"){
validate22.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires_auth !== undefined){
const _errs8 = errors;
if(typeof data.requires_auth !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/requires_auth",schemaPath:"#/properties/requires_auth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data4 = data.dialect;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate22.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((data4 === "harmony") || (data4 === "qwen")) || (data4 === "gemma3")) || (data4 === "gemma4")) || (data4 === "functiongemma")) || (data4 === "json")) || (data4 === "kimi")) || (data4 === "glm")) || (data4 === "deepseek")) || (data4 === "mistral")) || (data4 === "llama")) || (data4 === "minimax")) || (data4 === "hunyuan")) || (data4 === "pythonic")) || (data4 === "cohere"))){
validate22.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema44.properties.dialect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data5 = data.thinking;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate22.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "none") || (data5 === "tags")) || (data5 === "open"))){
validate22.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/enum",keyword:"enum",params:{allowedValues: schema44.properties.thinking.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data6 = data.tools;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate22.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "native") || (data6 === "prompt"))){
validate22.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/enum",keyword:"enum",params:{allowedValues: schema44.properties.tools.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data7 = data.capabilities;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
if(typeof data8 !== "string"){
validate22.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data8 === "tools") || (data8 === "vision")) || (data8 === "reasoning")) || (data8 === "json-schema")) || (data8 === "audio")) || (data8 === "documents"))){
validate22.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/enum",keyword:"enum",params:{allowedValues: schema44.properties.capabilities.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data9 = data.mode;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate22.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data9 === "auto") || (data9 === "baseline")) || (data9 === "proxy"))){
validate22.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema44.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data10 = data.headers;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
const _errs25 = errors;
if(typeof data10[key1] !== "string"){
validate22.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixtures !== undefined){
const _errs27 = errors;
if(typeof data.fixtures !== "string"){
validate22.errors = [{instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_style !== undefined){
let data13 = data.prompt_style;
const _errs29 = errors;
if(typeof data13 !== "string"){
validate22.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "full") || (data13 === "terse"))){
validate22.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/enum",keyword:"enum",params:{allowedValues: schema44.properties.prompt_style.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data14 = data.retries;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate22.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10 || isNaN(data14)){
validate22.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate22.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
if(data.connect_timeout !== undefined){
let data15 = data.connect_timeout;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate22.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_byte_timeout !== undefined){
let data16 = data.first_byte_timeout;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate22.errors = [{instancePath:instancePath+"/first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback_first_byte_timeout !== undefined){
let data17 = data.fallback_first_byte_timeout;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
validate22.errors = [{instancePath:instancePath+"/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle_timeout !== undefined){
let data18 = data.idle_timeout;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate22.errors = [{instancePath:instancePath+"/idle_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/idle_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_timeout !== undefined){
let data19 = data.total_timeout;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
validate22.errors = [{instancePath:instancePath+"/total_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/total_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_concurrent !== undefined){
let data20 = data.max_concurrent;
const _errs48 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate22.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
validate22.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.keepalive !== undefined){
let data21 = data.keepalive;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data21 === "string"){
if(!pattern5.test(data21)){
validate22.errors = [{instancePath:instancePath+"/keepalive",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/keepalive",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs50 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "server") || (key0 === "traces")) || (key0 === "log")) || (key0 === "limits")) || (key0 === "media")) || (key0 === "backends")) || (key0 === "model_data")) || (key0 === "models"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.server !== undefined){
let data0 = data.server;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "host") || (key1 === "port")) || (key1 === "keys")) || (key1 === "max_body"))){
validate21.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.host !== undefined){
const _errs5 = errors;
if(typeof data0.host !== "string"){
validate21.errors = [{instancePath:instancePath+"/server/host",schemaPath:"#/properties/server/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.port !== undefined){
let data2 = data0.port;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate21.errors = [{instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate21.errors = [{instancePath:instancePath+"/server/port",schemaPath:"#/properties/server/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.keys !== undefined){
let data3 = data0.keys;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data3[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/server/keys/" + i0,schemaPath:"#/properties/server/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/server/keys",schemaPath:"#/properties/server/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.max_body !== undefined){
let data5 = data0.max_body;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate21.errors = [{instancePath:instancePath+"/server/max_body",schemaPath:"#/$defs/Size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/server/max_body",schemaPath:"#/$defs/Size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
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
validate21.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traces !== undefined){
let data6 = data.traces;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs18 = errors;
for(const key2 in data6){
if(!((((((key2 === "url") || (key2 === "bodies")) || (key2 === "check")) || (key2 === "keep")) || (key2 === "keep_metadata")) || (key2 === "max_size"))){
validate21.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.url !== undefined){
const _errs19 = errors;
if(typeof data6.url !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/url",schemaPath:"#/properties/traces/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.bodies !== undefined){
let data8 = data6.bodies;
const _errs21 = errors;
if(typeof data8 !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/bodies",schemaPath:"#/properties/traces/properties/bodies/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "full") || (data8 === "metadata"))){
validate21.errors = [{instancePath:instancePath+"/traces/bodies",schemaPath:"#/properties/traces/properties/bodies/enum",keyword:"enum",params:{allowedValues: schema32.properties.traces.properties.bodies.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.check !== undefined){
let data9 = data6.check;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/check",schemaPath:"#/properties/traces/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "all") || (data9 === "off"))){
validate21.errors = [{instancePath:instancePath+"/traces/check",schemaPath:"#/properties/traces/properties/check/enum",keyword:"enum",params:{allowedValues: schema32.properties.traces.properties.check.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.keep !== undefined){
let data10 = data6.keep;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate21.errors = [{instancePath:instancePath+"/traces/keep",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/keep",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.keep_metadata !== undefined){
let data11 = data6.keep_metadata;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate21.errors = [{instancePath:instancePath+"/traces/keep_metadata",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/keep_metadata",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.max_size !== undefined){
let data12 = data6.max_size;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
validate21.errors = [{instancePath:instancePath+"/traces/max_size",schemaPath:"#/$defs/Size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/max_size",schemaPath:"#/$defs/Size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate21.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data13 = data.log;
const _errs34 = errors;
if(errors === _errs34){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs36 = errors;
for(const key3 in data13){
if(!(key3 === "level")){
validate21.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data13.level !== undefined){
let data14 = data13.level;
if(typeof data14 !== "string"){
validate21.errors = [{instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data14 === "trace") || (data14 === "debug")) || (data14 === "info")) || (data14 === "warn")) || (data14 === "error")) || (data14 === "silent"))){
validate21.errors = [{instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema32.properties.log.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data15 = data.limits;
const _errs39 = errors;
if(errors === _errs39){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const _errs41 = errors;
for(const key4 in data15){
if(!((((((((key4 === "connect_timeout") || (key4 === "first_byte_timeout")) || (key4 === "fallback_first_byte_timeout")) || (key4 === "idle_timeout")) || (key4 === "total_timeout")) || (key4 === "max_concurrent")) || (key4 === "max_inflight_bytes")) || (key4 === "keepalive"))){
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data15.connect_timeout !== undefined){
let data16 = data15.connect_timeout;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate21.errors = [{instancePath:instancePath+"/limits/connect_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/connect_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.first_byte_timeout !== undefined){
let data17 = data15.first_byte_timeout;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
validate21.errors = [{instancePath:instancePath+"/limits/first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs45 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.fallback_first_byte_timeout !== undefined){
let data18 = data15.fallback_first_byte_timeout;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate21.errors = [{instancePath:instancePath+"/limits/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.idle_timeout !== undefined){
let data19 = data15.idle_timeout;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
validate21.errors = [{instancePath:instancePath+"/limits/idle_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/idle_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs51 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.total_timeout !== undefined){
let data20 = data15.total_timeout;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
validate21.errors = [{instancePath:instancePath+"/limits/total_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/total_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.max_concurrent !== undefined){
let data21 = data15.max_concurrent;
const _errs57 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate21.errors = [{instancePath:instancePath+"/limits/max_concurrent",schemaPath:"#/properties/limits/properties/max_concurrent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
validate21.errors = [{instancePath:instancePath+"/limits/max_concurrent",schemaPath:"#/properties/limits/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs57 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.max_inflight_bytes !== undefined){
let data22 = data15.max_inflight_bytes;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data22 === "string"){
if(!pattern4.test(data22)){
validate21.errors = [{instancePath:instancePath+"/limits/max_inflight_bytes",schemaPath:"#/$defs/Size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/max_inflight_bytes",schemaPath:"#/$defs/Size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs59 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.keepalive !== undefined){
let data23 = data15.keepalive;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
validate21.errors = [{instancePath:instancePath+"/limits/keepalive",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/keepalive",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs62 === errors;
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
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data24 = data.media;
const _errs65 = errors;
if(errors === _errs65){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const _errs67 = errors;
for(const key5 in data24){
if(!(key5 === "fetch")){
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data24.fetch !== undefined){
if(typeof data24.fetch !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/media/fetch",schemaPath:"#/properties/media/properties/fetch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data26 = data.backends;
const _errs70 = errors;
if(errors === _errs70){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 in data26){
const _errs73 = errors;
if(!(validate22(data26[key6], {instancePath:instancePath+"/backends/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid18 = _errs73 === errors;
if(!valid18){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_data !== undefined){
let data28 = data.model_data;
const _errs74 = errors;
if(errors === _errs74){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key7 in data28){
let data29 = data28[key7];
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
const _errs80 = errors;
for(const key8 in data29){
if(!(func1.call(schema51.properties, key8))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs80 === errors){
if(data29.context_window !== undefined){
let data30 = data29.context_window;
const _errs81 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/context_window",schemaPath:"#/$defs/ModelData/properties/context_window/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/context_window",schemaPath:"#/$defs/ModelData/properties/context_window/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid21 = _errs81 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.max_output !== undefined){
let data31 = data29.max_output;
const _errs83 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_output",schemaPath:"#/$defs/ModelData/properties/max_output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_output",schemaPath:"#/$defs/ModelData/properties/max_output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid21 = _errs83 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.reasoning !== undefined){
let data32 = data29.reasoning;
const _errs85 = errors;
if(typeof data32 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning",schemaPath:"#/$defs/ModelData/properties/reasoning/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data32 === "none") || (data32 === "effort")) || (data32 === "budget")) || (data32 === "adaptive")) || (data32 === "level"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning",schemaPath:"#/$defs/ModelData/properties/reasoning/enum",keyword:"enum",params:{allowedValues: schema51.properties.reasoning.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs85 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.reasoning_echo !== undefined){
let data33 = data29.reasoning_echo;
const _errs87 = errors;
if(typeof data33 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning_echo",schemaPath:"#/$defs/ModelData/properties/reasoning_echo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data33 === "required") || (data33 === "allowed")) || (data33 === "refused"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/reasoning_echo",schemaPath:"#/$defs/ModelData/properties/reasoning_echo/enum",keyword:"enum",params:{allowedValues: schema51.properties.reasoning_echo.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs87 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.sampling !== undefined){
let data34 = data29.sampling;
const _errs89 = errors;
if(typeof data34 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/sampling",schemaPath:"#/$defs/ModelData/properties/sampling/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data34 === "free") || (data34 === "fixed"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/sampling",schemaPath:"#/$defs/ModelData/properties/sampling/enum",keyword:"enum",params:{allowedValues: schema51.properties.sampling.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs89 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.max_tokens_field !== undefined){
let data35 = data29.max_tokens_field;
const _errs91 = errors;
if(typeof data35 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_tokens_field",schemaPath:"#/$defs/ModelData/properties/max_tokens_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data35 === "max_tokens") || (data35 === "max_completion_tokens"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_tokens_field",schemaPath:"#/$defs/ModelData/properties/max_tokens_field/enum",keyword:"enum",params:{allowedValues: schema51.properties.max_tokens_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs91 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.developer_role !== undefined){
let data36 = data29.developer_role;
const _errs93 = errors;
if(typeof data36 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/developer_role",schemaPath:"#/$defs/ModelData/properties/developer_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data36 === "yes") || (data36 === "no"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/developer_role",schemaPath:"#/$defs/ModelData/properties/developer_role/enum",keyword:"enum",params:{allowedValues: schema51.properties.developer_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs93 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.system_turns !== undefined){
let data37 = data29.system_turns;
const _errs95 = errors;
if(typeof data37 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/system_turns",schemaPath:"#/$defs/ModelData/properties/system_turns/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data37 === "yes") || (data37 === "no"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/system_turns",schemaPath:"#/$defs/ModelData/properties/system_turns/enum",keyword:"enum",params:{allowedValues: schema51.properties.system_turns.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs95 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.empty_answers !== undefined){
let data38 = data29.empty_answers;
const _errs97 = errors;
if(typeof data38 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/empty_answers",schemaPath:"#/$defs/ModelData/properties/empty_answers/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data38 === "yes") || (data38 === "no"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/empty_answers",schemaPath:"#/$defs/ModelData/properties/empty_answers/enum",keyword:"enum",params:{allowedValues: schema51.properties.empty_answers.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs97 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.tool_role !== undefined){
let data39 = data29.tool_role;
const _errs99 = errors;
if(typeof data39 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/tool_role",schemaPath:"#/$defs/ModelData/properties/tool_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data39 === "yes") || (data39 === "no"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/tool_role",schemaPath:"#/$defs/ModelData/properties/tool_role/enum",keyword:"enum",params:{allowedValues: schema51.properties.tool_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs99 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.call_seals !== undefined){
let data40 = data29.call_seals;
const _errs101 = errors;
if(typeof data40 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/call_seals",schemaPath:"#/$defs/ModelData/properties/call_seals/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data40 === "required") || (data40 === "optional"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/call_seals",schemaPath:"#/$defs/ModelData/properties/call_seals/enum",keyword:"enum",params:{allowedValues: schema51.properties.call_seals.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs101 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.least_reasoning !== undefined){
let data41 = data29.least_reasoning;
const _errs103 = errors;
if(typeof data41 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/least_reasoning",schemaPath:"#/$defs/ModelData/properties/least_reasoning/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data41 === "off") || (data41 === "minimal")) || (data41 === "low")) || (data41 === "between-tools"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/least_reasoning",schemaPath:"#/$defs/ModelData/properties/least_reasoning/enum",keyword:"enum",params:{allowedValues: schema51.properties.least_reasoning.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs103 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.forced_tools !== undefined){
let data42 = data29.forced_tools;
const _errs105 = errors;
if(typeof data42 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/forced_tools",schemaPath:"#/$defs/ModelData/properties/forced_tools/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data42 === "while-thinking") || (data42 === "without-thinking")) || (data42 === "never"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/forced_tools",schemaPath:"#/$defs/ModelData/properties/forced_tools/enum",keyword:"enum",params:{allowedValues: schema51.properties.forced_tools.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs105 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.max_reasoning !== undefined){
let data43 = data29.max_reasoning;
const _errs107 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_reasoning",schemaPath:"#/$defs/ModelData/properties/max_reasoning/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 1 || isNaN(data43)){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_reasoning",schemaPath:"#/$defs/ModelData/properties/max_reasoning/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid21 = _errs107 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data29.prompt_style !== undefined){
let data44 = data29.prompt_style;
const _errs109 = errors;
if(typeof data44 !== "string"){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/prompt_style",schemaPath:"#/$defs/ModelData/properties/prompt_style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data44 === "full") || (data44 === "terse"))){
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/prompt_style",schemaPath:"#/$defs/ModelData/properties/prompt_style/enum",keyword:"enum",params:{allowedValues: schema51.properties.prompt_style.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs109 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
}
}
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
validate21.errors = [{instancePath:instancePath+"/model_data/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs77 === errors;
if(!valid19){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/model_data",schemaPath:"#/properties/model_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data45 = data.models;
const _errs111 = errors;
if(errors === _errs111){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key9 in data45){
let data46 = data45[key9];
const _errs114 = errors;
if((typeof data46 !== "string") && (!(Array.isArray(data46)))){
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/type",keyword:"type",params:{type: schema32.properties.models.additionalProperties.type},message:"must be string,array"}];
return false;
}
const _errs116 = errors;
const _errs117 = errors;
let valid24 = true;
const _errs118 = errors;
if(typeof data46 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs120 = errors;
const _errs121 = errors;
if(errors === _errs121){
if(typeof data46 === "string"){
if(!pattern21.test(data46)){
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid0 = _errs120 === errors;
valid24 = _valid0;
}
if(!valid24){
const err1 = {instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid23 = _errs116 === errors;
if(valid23){
const _errs123 = errors;
const _errs124 = errors;
let valid26 = true;
const _errs125 = errors;
if(!(Array.isArray(data46))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs125 === errors;
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs127 = errors;
if(errors === _errs127){
if(Array.isArray(data46)){
if(data46.length < 1){
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid27 = true;
const len1 = data46.length;
for(let i1=0; i1<len1; i1++){
let data47 = data46[i1];
const _errs129 = errors;
const _errs130 = errors;
if(errors === _errs130){
if(typeof data47 === "string"){
if(!pattern21.test(data47)){
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid27 = _errs129 === errors;
if(!valid27){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs127 === errors;
valid26 = _valid1;
}
if(!valid26){
const err3 = {instancePath:instancePath+"/models/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate21.errors = vErrors;
return false;
}
var valid23 = _errs123 === errors;
}
var valid22 = _errs114 === errors;
if(!valid22){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs111 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHealth = validate24;
const schema54 = {"type":"object","required":["status","version"],"properties":{"status":{"type":"string","enum":["ok","draining"]},"version":{"type":"string"}}};

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
if(((data.status === undefined) && (missing0 = "status")) || ((data.version === undefined) && (missing0 = "version"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "ok") || (data0 === "draining"))){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema54.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs3 = errors;
if(typeof data.version !== "string"){
validate24.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"status":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const validateDiagnostics = validate25;
const schema55 = {"type":"object","required":["version","node","uptime_ms","active","config","settings","backends","models","traces","self_test","self_test_progress","findings"],"properties":{"version":{"type":"string"},"node":{"type":"string"},"gateway":{"type":["string","null"]},"uptime_ms":{"type":"number"},"active":{"type":"integer"},"config":{"type":["string","null"]},"settings":{"type":"object"},"backends":{"type":"array","items":{"$ref":"#/$defs/BackendState"}},"models":{"type":"array","items":{"type":"object","required":["pattern","targets"],"properties":{"pattern":{"type":"string"},"targets":{"type":"array","items":{"type":"string"}}}}},"traces":{"$ref":"#/$defs/StoreState"},"self_test":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/SelfTest"}}]},"self_test_progress":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["done","total"],"properties":{"done":{"type":"integer"},"total":{"type":"integer"}}}}]},"findings":{"type":"array","items":{"$ref":"#/$defs/DiagnosticFinding"}}}};
const schema58 = {"type":"object","required":["store","state"],"properties":{"store":{"type":["string","null"]},"state":{"type":"string","enum":["off","ok","degraded","failed"]},"last_error":{"type":["string","null"]},"size_bytes":{"type":["integer","null"]},"queued_exchanges":{"type":"integer"},"queued_bytes":{"type":"integer"},"written":{"type":"integer"},"lost_bodies":{"type":"integer"},"lost_exchanges":{"type":"integer"},"set_aside":{"type":"integer"},"checks":{"type":"object","required":["consistent","contradiction","skipped"],"properties":{"consistent":{"type":"integer"},"contradiction":{"type":"integer"},"skipped":{"type":"integer"}}},"newest_contradiction":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["trace_id","leg","path","what"],"properties":{"trace_id":{"type":"string"},"leg":{"type":"string","enum":["request","answer"]},"path":{"type":"string"},"what":{"type":"string"}}}}]}}};
const schema59 = {"type":"object","required":["checked","failed","took_ms","error","pairs","failures"],"properties":{"checked":{"type":"integer"},"failed":{"type":"integer"},"took_ms":{"type":"integer"},"error":{"type":["string","null"]},"pairs":{"type":"array","items":{"type":"object","required":["what","from","to","checked","failed"],"properties":{"what":{"type":"string","enum":["request","answer","dialect"]},"from":{"type":"string"},"to":{"type":"string"},"checked":{"type":"integer"},"failed":{"type":"integer"}}}},"failures":{"type":"array","items":{"type":"object","required":["what","from","to","fixture","fault"],"properties":{"what":{"type":"string","enum":["request","answer","dialect"]},"from":{"type":"string"},"to":{"type":"string"},"fixture":{"type":"string"},"fault":{"type":"string"}}}}}};
const schema60 = {"type":"object","required":["about","what","next"],"properties":{"about":{"type":"string"},"what":{"type":"string"},"next":{"type":"string"}}};
const schema56 = {"type":"object","required":["name","protocol","base_url","dialect","mode","reach"],"properties":{"name":{"type":"string"},"protocol":{"type":"string"},"base_url":{"type":["string","null"]},"dialect":{"type":["string","null"]},"mode":{"type":"string"},"reach":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/BackendReach"}}]}}};
const schema57 = {"type":"object","required":["verdict","what","next","status","took_ms","models"],"properties":{"verdict":{"type":"string","enum":["ok","no-list","callers-key","recordings","refused","dns","tls","timeout","broken","unauthorized","wrong-base-url","failing","model-not-listed"]},"what":{"type":"string"},"next":{"type":["string","null"]},"status":{"type":["integer","null"]},"took_ms":{"type":"integer"},"models":{"type":["array","null"],"items":{"type":"string"}}}};

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
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.base_url === undefined) && (missing0 = "base_url"))) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.reach === undefined) && (missing0 = "reach"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
const _errs3 = errors;
if(typeof data.protocol !== "string"){
validate26.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_url !== undefined){
let data2 = data.base_url;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate26.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: schema56.properties.base_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data3 = data.dialect;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate26.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema56.properties.dialect.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs9 = errors;
if(typeof data.mode !== "string"){
validate26.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reach !== undefined){
let data5 = data.reach;
const _errs11 = errors;
if((data5 !== null) && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
validate26.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/properties/reach/type",keyword:"type",params:{type: schema56.properties.reach.type},message:"must be null,object"}];
return false;
}
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
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
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((data5.verdict === undefined) && (missing1 = "verdict")) || ((data5.what === undefined) && (missing1 = "what"))) || ((data5.next === undefined) && (missing1 = "next"))) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.took_ms === undefined) && (missing1 = "took_ms"))) || ((data5.models === undefined) && (missing1 = "models"))){
validate26.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.verdict !== undefined){
let data6 = data5.verdict;
const _errs20 = errors;
if(typeof data6 !== "string"){
validate26.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data6 === "ok") || (data6 === "no-list")) || (data6 === "callers-key")) || (data6 === "recordings")) || (data6 === "refused")) || (data6 === "dns")) || (data6 === "tls")) || (data6 === "timeout")) || (data6 === "broken")) || (data6 === "unauthorized")) || (data6 === "wrong-base-url")) || (data6 === "failing")) || (data6 === "model-not-listed"))){
validate26.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema57.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.what !== undefined){
const _errs22 = errors;
if(typeof data5.what !== "string"){
validate26.errors = [{instancePath:instancePath+"/reach/what",schemaPath:"#/$defs/BackendReach/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.next !== undefined){
let data8 = data5.next;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate26.errors = [{instancePath:instancePath+"/reach/next",schemaPath:"#/$defs/BackendReach/properties/next/type",keyword:"type",params:{type: schema57.properties.next.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.status !== undefined){
let data9 = data5.status;
const _errs26 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate26.errors = [{instancePath:instancePath+"/reach/status",schemaPath:"#/$defs/BackendReach/properties/status/type",keyword:"type",params:{type: schema57.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.took_ms !== undefined){
let data10 = data5.took_ms;
const _errs28 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate26.errors = [{instancePath:instancePath+"/reach/took_ms",schemaPath:"#/$defs/BackendReach/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.models !== undefined){
let data11 = data5.models;
const _errs30 = errors;
if((!(Array.isArray(data11))) && (data11 !== null)){
validate26.errors = [{instancePath:instancePath+"/reach/models",schemaPath:"#/$defs/BackendReach/properties/models/type",keyword:"type",params:{type: schema57.properties.models.type},message:"must be array,null"}];
return false;
}
if(errors === _errs30){
if(Array.isArray(data11)){
var valid5 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(typeof data11[i0] !== "string"){
validate26.errors = [{instancePath:instancePath+"/reach/models/" + i0,schemaPath:"#/$defs/BackendReach/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
}
var valid4 = _errs30 === errors;
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
else {
validate26.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.verdict = true;
props0.what = true;
props0.next = true;
props0.status = true;
props0.took_ms = true;
props0.models = true;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/reach",schemaPath:"#/properties/reach/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"name":true,"protocol":true,"base_url":true,"dialect":true,"mode":true,"reach":true},"dynamicProps":false,"dynamicItems":false};


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
if(((((((((((((data.version === undefined) && (missing0 = "version")) || ((data.node === undefined) && (missing0 = "node"))) || ((data.uptime_ms === undefined) && (missing0 = "uptime_ms"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.config === undefined) && (missing0 = "config"))) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.backends === undefined) && (missing0 = "backends"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.traces === undefined) && (missing0 = "traces"))) || ((data.self_test === undefined) && (missing0 = "self_test"))) || ((data.self_test_progress === undefined) && (missing0 = "self_test_progress"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate25.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined){
const _errs3 = errors;
if(typeof data.node !== "string"){
validate25.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gateway !== undefined){
let data2 = data.gateway;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate25.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: schema55.properties.gateway.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uptime_ms !== undefined){
let data3 = data.uptime_ms;
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate25.errors = [{instancePath:instancePath+"/uptime_ms",schemaPath:"#/properties/uptime_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
let data4 = data.active;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
let data5 = data.config;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate25.errors = [{instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: schema55.properties.config.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data6 = data.settings;
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate25.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data7 = data.backends;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate26(data7[i0], {instancePath:instancePath+"/backends/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data9 = data.models;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.pattern === undefined) && (missing1 = "pattern")) || ((data10.targets === undefined) && (missing1 = "targets"))){
validate25.errors = [{instancePath:instancePath+"/models/" + i1,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.pattern !== undefined){
const _errs22 = errors;
if(typeof data10.pattern !== "string"){
validate25.errors = [{instancePath:instancePath+"/models/" + i1+"/pattern",schemaPath:"#/properties/models/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.targets !== undefined){
let data12 = data10.targets;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data12)){
var valid4 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs26 = errors;
if(typeof data12[i2] !== "string"){
validate25.errors = [{instancePath:instancePath+"/models/" + i1+"/targets/" + i2,schemaPath:"#/properties/models/items/properties/targets/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/models/" + i1+"/targets",schemaPath:"#/properties/models/items/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/models/" + i1,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traces !== undefined){
let data14 = data.traces;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((data14.store === undefined) && (missing2 = "store")) || ((data14.state === undefined) && (missing2 = "state"))){
validate25.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/$defs/StoreState/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data14.store !== undefined){
let data15 = data14.store;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate25.errors = [{instancePath:instancePath+"/traces/store",schemaPath:"#/$defs/StoreState/properties/store/type",keyword:"type",params:{type: schema58.properties.store.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.state !== undefined){
let data16 = data14.state;
const _errs33 = errors;
if(typeof data16 !== "string"){
validate25.errors = [{instancePath:instancePath+"/traces/state",schemaPath:"#/$defs/StoreState/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data16 === "off") || (data16 === "ok")) || (data16 === "degraded")) || (data16 === "failed"))){
validate25.errors = [{instancePath:instancePath+"/traces/state",schemaPath:"#/$defs/StoreState/properties/state/enum",keyword:"enum",params:{allowedValues: schema58.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.last_error !== undefined){
let data17 = data14.last_error;
const _errs35 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate25.errors = [{instancePath:instancePath+"/traces/last_error",schemaPath:"#/$defs/StoreState/properties/last_error/type",keyword:"type",params:{type: schema58.properties.last_error.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.size_bytes !== undefined){
let data18 = data14.size_bytes;
const _errs37 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate25.errors = [{instancePath:instancePath+"/traces/size_bytes",schemaPath:"#/$defs/StoreState/properties/size_bytes/type",keyword:"type",params:{type: schema58.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.queued_exchanges !== undefined){
let data19 = data14.queued_exchanges;
const _errs39 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate25.errors = [{instancePath:instancePath+"/traces/queued_exchanges",schemaPath:"#/$defs/StoreState/properties/queued_exchanges/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.queued_bytes !== undefined){
let data20 = data14.queued_bytes;
const _errs41 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate25.errors = [{instancePath:instancePath+"/traces/queued_bytes",schemaPath:"#/$defs/StoreState/properties/queued_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.written !== undefined){
let data21 = data14.written;
const _errs43 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate25.errors = [{instancePath:instancePath+"/traces/written",schemaPath:"#/$defs/StoreState/properties/written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.lost_bodies !== undefined){
let data22 = data14.lost_bodies;
const _errs45 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate25.errors = [{instancePath:instancePath+"/traces/lost_bodies",schemaPath:"#/$defs/StoreState/properties/lost_bodies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.lost_exchanges !== undefined){
let data23 = data14.lost_exchanges;
const _errs47 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate25.errors = [{instancePath:instancePath+"/traces/lost_exchanges",schemaPath:"#/$defs/StoreState/properties/lost_exchanges/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.set_aside !== undefined){
let data24 = data14.set_aside;
const _errs49 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate25.errors = [{instancePath:instancePath+"/traces/set_aside",schemaPath:"#/$defs/StoreState/properties/set_aside/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.checks !== undefined){
let data25 = data14.checks;
const _errs51 = errors;
if(errors === _errs51){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if((((data25.consistent === undefined) && (missing3 = "consistent")) || ((data25.contradiction === undefined) && (missing3 = "contradiction"))) || ((data25.skipped === undefined) && (missing3 = "skipped"))){
validate25.errors = [{instancePath:instancePath+"/traces/checks",schemaPath:"#/$defs/StoreState/properties/checks/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data25.consistent !== undefined){
let data26 = data25.consistent;
const _errs53 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate25.errors = [{instancePath:instancePath+"/traces/checks/consistent",schemaPath:"#/$defs/StoreState/properties/checks/properties/consistent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.contradiction !== undefined){
let data27 = data25.contradiction;
const _errs55 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate25.errors = [{instancePath:instancePath+"/traces/checks/contradiction",schemaPath:"#/$defs/StoreState/properties/checks/properties/contradiction/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.skipped !== undefined){
let data28 = data25.skipped;
const _errs57 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate25.errors = [{instancePath:instancePath+"/traces/checks/skipped",schemaPath:"#/$defs/StoreState/properties/checks/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/traces/checks",schemaPath:"#/$defs/StoreState/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.newest_contradiction !== undefined){
let data29 = data14.newest_contradiction;
const _errs59 = errors;
if((data29 !== null) && (!(data29 && typeof data29 == "object" && !Array.isArray(data29)))){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/type",keyword:"type",params:{type: schema58.properties.newest_contradiction.type},message:"must be null,object"}];
return false;
}
const _errs62 = errors;
let valid9 = true;
const _errs63 = errors;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing4;
if(((((data29.trace_id === undefined) && (missing4 = "trace_id")) || ((data29.leg === undefined) && (missing4 = "leg"))) || ((data29.path === undefined) && (missing4 = "path"))) || ((data29.what === undefined) && (missing4 = "what"))){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data29.trace_id !== undefined){
const _errs67 = errors;
if(typeof data29.trace_id !== "string"){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction/trace_id",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.leg !== undefined){
let data31 = data29.leg;
const _errs69 = errors;
if(typeof data31 !== "string"){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction/leg",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data31 === "request") || (data31 === "answer"))){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction/leg",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/leg/enum",keyword:"enum",params:{allowedValues: schema58.properties.newest_contradiction.allOf[0].then.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs69 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.path !== undefined){
const _errs71 = errors;
if(typeof data29.path !== "string"){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction/path",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs71 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.what !== undefined){
const _errs73 = errors;
if(typeof data29.what !== "string"){
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction/what",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs73 === errors;
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
validate25.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs65 === errors;
valid9 = _valid0;
if(valid9){
var props0 = {};
props0.trace_id = true;
props0.leg = true;
props0.path = true;
props0.what = true;
}
}
if(!valid9){
const err1 = {instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate25.errors = vErrors;
return false;
}
var valid6 = _errs59 === errors;
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
else {
validate25.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/$defs/StoreState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.self_test !== undefined){
let data34 = data.self_test;
const _errs75 = errors;
if((data34 !== null) && (!(data34 && typeof data34 == "object" && !Array.isArray(data34)))){
validate25.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/properties/self_test/type",keyword:"type",params:{type: schema55.properties.self_test.type},message:"must be null,object"}];
return false;
}
const _errs78 = errors;
let valid12 = true;
const _errs79 = errors;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs79 === errors;
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing5;
if(((((((data34.checked === undefined) && (missing5 = "checked")) || ((data34.failed === undefined) && (missing5 = "failed"))) || ((data34.took_ms === undefined) && (missing5 = "took_ms"))) || ((data34.error === undefined) && (missing5 = "error"))) || ((data34.pairs === undefined) && (missing5 = "pairs"))) || ((data34.failures === undefined) && (missing5 = "failures"))){
validate25.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/$defs/SelfTest/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data34.checked !== undefined){
let data35 = data34.checked;
const _errs84 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate25.errors = [{instancePath:instancePath+"/self_test/checked",schemaPath:"#/$defs/SelfTest/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid14 = _errs84 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data34.failed !== undefined){
let data36 = data34.failed;
const _errs86 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate25.errors = [{instancePath:instancePath+"/self_test/failed",schemaPath:"#/$defs/SelfTest/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid14 = _errs86 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data34.took_ms !== undefined){
let data37 = data34.took_ms;
const _errs88 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate25.errors = [{instancePath:instancePath+"/self_test/took_ms",schemaPath:"#/$defs/SelfTest/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid14 = _errs88 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data34.error !== undefined){
let data38 = data34.error;
const _errs90 = errors;
if((typeof data38 !== "string") && (data38 !== null)){
validate25.errors = [{instancePath:instancePath+"/self_test/error",schemaPath:"#/$defs/SelfTest/properties/error/type",keyword:"type",params:{type: schema59.properties.error.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs90 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data34.pairs !== undefined){
let data39 = data34.pairs;
const _errs92 = errors;
if(errors === _errs92){
if(Array.isArray(data39)){
var valid15 = true;
const len3 = data39.length;
for(let i3=0; i3<len3; i3++){
let data40 = data39[i3];
const _errs94 = errors;
if(errors === _errs94){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing6;
if((((((data40.what === undefined) && (missing6 = "what")) || ((data40.from === undefined) && (missing6 = "from"))) || ((data40.to === undefined) && (missing6 = "to"))) || ((data40.checked === undefined) && (missing6 = "checked"))) || ((data40.failed === undefined) && (missing6 = "failed"))){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3,schemaPath:"#/$defs/SelfTest/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data40.what !== undefined){
let data41 = data40.what;
const _errs96 = errors;
if(typeof data41 !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/what",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data41 === "request") || (data41 === "answer")) || (data41 === "dialect"))){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/what",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema59.properties.pairs.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs96 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.from !== undefined){
const _errs98 = errors;
if(typeof data40.from !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/from",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs98 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.to !== undefined){
const _errs100 = errors;
if(typeof data40.to !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/to",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs100 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.checked !== undefined){
let data44 = data40.checked;
const _errs102 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/checked",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs102 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.failed !== undefined){
let data45 = data40.failed;
const _errs104 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/failed",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs104 === errors;
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
else {
validate25.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3,schemaPath:"#/$defs/SelfTest/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs94 === errors;
if(!valid15){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/self_test/pairs",schemaPath:"#/$defs/SelfTest/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs92 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data34.failures !== undefined){
let data46 = data34.failures;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data46)){
var valid17 = true;
const len4 = data46.length;
for(let i4=0; i4<len4; i4++){
let data47 = data46[i4];
const _errs108 = errors;
if(errors === _errs108){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing7;
if((((((data47.what === undefined) && (missing7 = "what")) || ((data47.from === undefined) && (missing7 = "from"))) || ((data47.to === undefined) && (missing7 = "to"))) || ((data47.fixture === undefined) && (missing7 = "fixture"))) || ((data47.fault === undefined) && (missing7 = "fault"))){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4,schemaPath:"#/$defs/SelfTest/properties/failures/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data47.what !== undefined){
let data48 = data47.what;
const _errs110 = errors;
if(typeof data48 !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/what",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data48 === "request") || (data48 === "answer")) || (data48 === "dialect"))){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/what",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema59.properties.failures.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs110 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data47.from !== undefined){
const _errs112 = errors;
if(typeof data47.from !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/from",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs112 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data47.to !== undefined){
const _errs114 = errors;
if(typeof data47.to !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/to",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs114 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data47.fixture !== undefined){
const _errs116 = errors;
if(typeof data47.fixture !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/fixture",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/fixture/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs116 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data47.fault !== undefined){
const _errs118 = errors;
if(typeof data47.fault !== "string"){
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/fault",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs118 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/self_test/failures/" + i4,schemaPath:"#/$defs/SelfTest/properties/failures/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs108 === errors;
if(!valid17){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/self_test/failures",schemaPath:"#/$defs/SelfTest/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs106 === errors;
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
}
else {
validate25.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/$defs/SelfTest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs81 === errors;
valid12 = _valid1;
if(valid12){
var props1 = {};
props1.checked = true;
props1.failed = true;
props1.took_ms = true;
props1.error = true;
props1.pairs = true;
props1.failures = true;
}
}
if(!valid12){
const err3 = {instancePath:instancePath+"/self_test",schemaPath:"#/properties/self_test/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate25.errors = vErrors;
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.self_test_progress !== undefined){
let data53 = data.self_test_progress;
const _errs120 = errors;
if((data53 !== null) && (!(data53 && typeof data53 == "object" && !Array.isArray(data53)))){
validate25.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/type",keyword:"type",params:{type: schema55.properties.self_test_progress.type},message:"must be null,object"}];
return false;
}
const _errs123 = errors;
let valid20 = true;
const _errs124 = errors;
if(!(data53 && typeof data53 == "object" && !Array.isArray(data53))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs124 === errors;
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs126 = errors;
if(errors === _errs126){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing8;
if(((data53.done === undefined) && (missing8 = "done")) || ((data53.total === undefined) && (missing8 = "total"))){
validate25.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/then/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data53.done !== undefined){
let data54 = data53.done;
const _errs128 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate25.errors = [{instancePath:instancePath+"/self_test_progress/done",schemaPath:"#/properties/self_test_progress/allOf/0/then/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid21 = _errs128 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data53.total !== undefined){
let data55 = data53.total;
const _errs130 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate25.errors = [{instancePath:instancePath+"/self_test_progress/total",schemaPath:"#/properties/self_test_progress/allOf/0/then/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid21 = _errs130 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid2 = _errs126 === errors;
valid20 = _valid2;
if(valid20){
var props2 = {};
props2.done = true;
props2.total = true;
}
}
if(!valid20){
const err5 = {instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate25.errors = vErrors;
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data56 = data.findings;
const _errs132 = errors;
if(errors === _errs132){
if(Array.isArray(data56)){
var valid22 = true;
const len5 = data56.length;
for(let i5=0; i5<len5; i5++){
let data57 = data56[i5];
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing9;
if((((data57.about === undefined) && (missing9 = "about")) || ((data57.what === undefined) && (missing9 = "what"))) || ((data57.next === undefined) && (missing9 = "next"))){
validate25.errors = [{instancePath:instancePath+"/findings/" + i5,schemaPath:"#/$defs/DiagnosticFinding/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data57.about !== undefined){
const _errs137 = errors;
if(typeof data57.about !== "string"){
validate25.errors = [{instancePath:instancePath+"/findings/" + i5+"/about",schemaPath:"#/$defs/DiagnosticFinding/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs137 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data57.what !== undefined){
const _errs139 = errors;
if(typeof data57.what !== "string"){
validate25.errors = [{instancePath:instancePath+"/findings/" + i5+"/what",schemaPath:"#/$defs/DiagnosticFinding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs139 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data57.next !== undefined){
const _errs141 = errors;
if(typeof data57.next !== "string"){
validate25.errors = [{instancePath:instancePath+"/findings/" + i5+"/next",schemaPath:"#/$defs/DiagnosticFinding/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate25.errors = [{instancePath:instancePath+"/findings/" + i5,schemaPath:"#/$defs/DiagnosticFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs134 === errors;
if(!valid22){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs132 === errors;
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"version":true,"node":true,"gateway":true,"uptime_ms":true,"active":true,"config":true,"settings":true,"backends":true,"models":true,"traces":true,"self_test":true,"self_test_progress":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

export const validateBackendProbe = validate28;
const schema61 = {"type":"object","required":["backend","model","reach","findings","snippet"],"properties":{"backend":{"type":"string"},"model":{"type":["string","null"]},"reach":{"$ref":"#/$defs/BackendReach"},"findings":{"type":"array","items":{"type":"object","required":["aspect","outcome","what"],"properties":{"aspect":{"type":"string","enum":["answer","stream","usage","usage-in-stream","reasoning","effort","tools","parallel-calls","vision","json-schema","context-window"]},"outcome":{"type":"string","enum":["yes","no","unclear"]},"what":{"type":"string"}}}},"snippet":{"type":["string","null"]}}};

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
if((((((data.backend === undefined) && (missing0 = "backend")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.reach === undefined) && (missing0 = "reach"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.snippet === undefined) && (missing0 = "snippet"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.backend !== undefined){
const _errs1 = errors;
if(typeof data.backend !== "string"){
validate28.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema61.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reach !== undefined){
let data2 = data.reach;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((data2.verdict === undefined) && (missing1 = "verdict")) || ((data2.what === undefined) && (missing1 = "what"))) || ((data2.next === undefined) && (missing1 = "next"))) || ((data2.status === undefined) && (missing1 = "status"))) || ((data2.took_ms === undefined) && (missing1 = "took_ms"))) || ((data2.models === undefined) && (missing1 = "models"))){
validate28.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.verdict !== undefined){
let data3 = data2.verdict;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate28.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data3 === "ok") || (data3 === "no-list")) || (data3 === "callers-key")) || (data3 === "recordings")) || (data3 === "refused")) || (data3 === "dns")) || (data3 === "tls")) || (data3 === "timeout")) || (data3 === "broken")) || (data3 === "unauthorized")) || (data3 === "wrong-base-url")) || (data3 === "failing")) || (data3 === "model-not-listed"))){
validate28.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema57.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.what !== undefined){
const _errs10 = errors;
if(typeof data2.what !== "string"){
validate28.errors = [{instancePath:instancePath+"/reach/what",schemaPath:"#/$defs/BackendReach/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.next !== undefined){
let data5 = data2.next;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate28.errors = [{instancePath:instancePath+"/reach/next",schemaPath:"#/$defs/BackendReach/properties/next/type",keyword:"type",params:{type: schema57.properties.next.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.status !== undefined){
let data6 = data2.status;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate28.errors = [{instancePath:instancePath+"/reach/status",schemaPath:"#/$defs/BackendReach/properties/status/type",keyword:"type",params:{type: schema57.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.took_ms !== undefined){
let data7 = data2.took_ms;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/reach/took_ms",schemaPath:"#/$defs/BackendReach/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.models !== undefined){
let data8 = data2.models;
const _errs18 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate28.errors = [{instancePath:instancePath+"/reach/models",schemaPath:"#/$defs/BackendReach/properties/models/type",keyword:"type",params:{type: schema57.properties.models.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data8[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/reach/models/" + i0,schemaPath:"#/$defs/BackendReach/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data10 = data.findings;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.aspect === undefined) && (missing2 = "aspect")) || ((data11.outcome === undefined) && (missing2 = "outcome"))) || ((data11.what === undefined) && (missing2 = "what"))){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.aspect !== undefined){
let data12 = data11.aspect;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1+"/aspect",schemaPath:"#/properties/findings/items/properties/aspect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data12 === "answer") || (data12 === "stream")) || (data12 === "usage")) || (data12 === "usage-in-stream")) || (data12 === "reasoning")) || (data12 === "effort")) || (data12 === "tools")) || (data12 === "parallel-calls")) || (data12 === "vision")) || (data12 === "json-schema")) || (data12 === "context-window"))){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1+"/aspect",schemaPath:"#/properties/findings/items/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema61.properties.findings.items.properties.aspect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.outcome !== undefined){
let data13 = data11.outcome;
const _errs28 = errors;
if(typeof data13 !== "string"){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1+"/outcome",schemaPath:"#/properties/findings/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data13 === "yes") || (data13 === "no")) || (data13 === "unclear"))){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1+"/outcome",schemaPath:"#/properties/findings/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema61.properties.findings.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.what !== undefined){
const _errs30 = errors;
if(typeof data11.what !== "string"){
validate28.errors = [{instancePath:instancePath+"/findings/" + i1+"/what",schemaPath:"#/properties/findings/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate28.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippet !== undefined){
let data15 = data.snippet;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate28.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: schema61.properties.snippet.type},message:"must be string,null"}];
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"backend":true,"model":true,"reach":true,"findings":true,"snippet":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceList = validate29;
const schema63 = {"type":"object","required":["traces","next"],"properties":{"traces":{"type":"array","items":{"$ref":"#/$defs/TraceSummary"}},"next":{"type":["string","null"]}}};
const schema64 = {"type":"object","required":["trace_id","started_at","status","mode","frontend","backend","model","losses","timing","usage"],"properties":{"trace_id":{"type":"string"},"started_at":{"type":"string"},"status":{"$ref":"#/$defs/TraceStatus"},"http_status":{"type":["integer","null"]},"mode":{"$ref":"#/$defs/TraceMode"},"frontend":{"type":"string"},"backend":{"type":["string","null"]},"dialect":{"type":["string","null"]},"model":{"type":"object","required":["asked","routed"],"properties":{"asked":{"type":["string","null"]},"routed":{"type":["string","null"]}}},"finish":{"type":["string","null"]},"run":{"type":["string","null"]},"case":{"type":["string","null"]},"losses":{"type":"integer"},"agent":{"type":["string","null"]},"prompt":{"type":["string","null"]},"check":{"$ref":"#/$defs/LegVerdict"},"kept_because":{"type":["string","null"]},"notes":{"type":"integer"},"tools":{"type":"array","items":{"type":"string"}},"conversation":{"type":["string","null"]},"turn":{"type":["integer","null"]},"parent":{"type":["string","null"]},"link":{"type":["string","null"],"enum":["turn","compaction","subagent",null]},"error":{"type":["string","null"]},"timing":{"$ref":"#/$defs/TraceTiming"},"usage":{"$ref":"#/$defs/TraceUsage"}}};
const schema65 = {"type":["string","null"],"enum":["ok","client-error","upstream-error","proxy-error","aborted","interrupted",null]};
const schema66 = {"type":["string","null"],"enum":["baseline","proxy",null]};
const schema67 = {"type":["string","null"],"enum":["consistent","contradiction","skipped",null]};
const schema68 = {"type":"object","required":["first_byte_ms","first_token_ms","total_ms"],"properties":{"first_byte_ms":{"type":["number","null"]},"first_token_ms":{"type":["number","null"]},"total_ms":{"type":["number","null"]}}};
const schema69 = {"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["input","output","cache_read","cache_write","reasoning"],"properties":{"input":{"type":["integer","null"]},"output":{"type":["integer","null"]},"cache_read":{"type":["integer","null"]},"cache_write":{"type":["integer","null"]},"reasoning":{"type":["integer","null"]}}}}]};

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
if(((((((((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.frontend === undefined) && (missing0 = "frontend"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate30.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs3 = errors;
if(typeof data.started_at !== "string"){
validate30.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/type",keyword:"type",params:{type: schema65.type},message:"must be string,null"}];
return false;
}
if(!(((((((data2 === "ok") || (data2 === "client-error")) || (data2 === "upstream-error")) || (data2 === "proxy-error")) || (data2 === "aborted")) || (data2 === "interrupted")) || (data2 === null))){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http_status !== undefined){
let data3 = data.http_status;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate30.errors = [{instancePath:instancePath+"/http_status",schemaPath:"#/properties/http_status/type",keyword:"type",params:{type: schema64.properties.http_status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/type",keyword:"type",params:{type: schema66.type},message:"must be string,null"}];
return false;
}
if(!(((data4 === "baseline") || (data4 === "proxy")) || (data4 === null))){
validate30.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend !== undefined){
const _errs13 = errors;
if(typeof data.frontend !== "string"){
validate30.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data6 = data.backend;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: schema64.properties.backend.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data7 = data.dialect;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate30.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema64.properties.dialect.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data8 = data.model;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.asked === undefined) && (missing1 = "asked")) || ((data8.routed === undefined) && (missing1 = "routed"))){
validate30.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.asked !== undefined){
let data9 = data8.asked;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/model/asked",schemaPath:"#/properties/model/properties/asked/type",keyword:"type",params:{type: schema64.properties.model.properties.asked.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.routed !== undefined){
let data10 = data8.routed;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate30.errors = [{instancePath:instancePath+"/model/routed",schemaPath:"#/properties/model/properties/routed/type",keyword:"type",params:{type: schema64.properties.model.properties.routed.type},message:"must be string,null"}];
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
else {
validate30.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish !== undefined){
let data11 = data.finish;
const _errs25 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate30.errors = [{instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/type",keyword:"type",params:{type: schema64.properties.finish.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data12 = data.run;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate30.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: schema64.properties.run.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.case !== undefined){
let data13 = data.case;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate30.errors = [{instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: schema64.properties.case.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data14 = data.losses;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate30.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data15 = data.agent;
const _errs33 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate30.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema64.properties.agent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data16 = data.prompt;
const _errs35 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate30.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema64.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data17 = data.check;
const _errs37 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate30.errors = [{instancePath:instancePath+"/check",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema67.type},message:"must be string,null"}];
return false;
}
if(!((((data17 === "consistent") || (data17 === "contradiction")) || (data17 === "skipped")) || (data17 === null))){
validate30.errors = [{instancePath:instancePath+"/check",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept_because !== undefined){
let data18 = data.kept_because;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate30.errors = [{instancePath:instancePath+"/kept_because",schemaPath:"#/properties/kept_because/type",keyword:"type",params:{type: schema64.properties.kept_because.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data19 = data.notes;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate30.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data20 = data.tools;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
var valid5 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
const _errs46 = errors;
if(typeof data20[i0] !== "string"){
validate30.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs46 === errors;
if(!valid5){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data22 = data.conversation;
const _errs48 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate30.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema64.properties.conversation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn !== undefined){
let data23 = data.turn;
const _errs50 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate30.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: schema64.properties.turn.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data24 = data.parent;
const _errs52 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate30.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema64.properties.parent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data25 = data.link;
const _errs54 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate30.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: schema64.properties.link.type},message:"must be string,null"}];
return false;
}
if(!((((data25 === "turn") || (data25 === "compaction")) || (data25 === "subagent")) || (data25 === null))){
validate30.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/enum",keyword:"enum",params:{allowedValues: schema64.properties.link.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data26 = data.error;
const _errs56 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema64.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
let data27 = data.timing;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing2;
if((((data27.first_byte_ms === undefined) && (missing2 = "first_byte_ms")) || ((data27.first_token_ms === undefined) && (missing2 = "first_token_ms"))) || ((data27.total_ms === undefined) && (missing2 = "total_ms"))){
validate30.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data27.first_byte_ms !== undefined){
let data28 = data27.first_byte_ms;
const _errs61 = errors;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
validate30.errors = [{instancePath:instancePath+"/timing/first_byte_ms",schemaPath:"#/$defs/TraceTiming/properties/first_byte_ms/type",keyword:"type",params:{type: schema68.properties.first_byte_ms.type},message:"must be number,null"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data27.first_token_ms !== undefined){
let data29 = data27.first_token_ms;
const _errs63 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate30.errors = [{instancePath:instancePath+"/timing/first_token_ms",schemaPath:"#/$defs/TraceTiming/properties/first_token_ms/type",keyword:"type",params:{type: schema68.properties.first_token_ms.type},message:"must be number,null"}];
return false;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data27.total_ms !== undefined){
let data30 = data27.total_ms;
const _errs65 = errors;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
validate30.errors = [{instancePath:instancePath+"/timing/total_ms",schemaPath:"#/$defs/TraceTiming/properties/total_ms/type",keyword:"type",params:{type: schema68.properties.total_ms.type},message:"must be number,null"}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data31 = data.usage;
const _errs67 = errors;
if((data31 !== null) && (!(data31 && typeof data31 == "object" && !Array.isArray(data31)))){
validate30.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/type",keyword:"type",params:{type: schema69.type},message:"must be null,object"}];
return false;
}
const _errs71 = errors;
let valid10 = true;
const _errs72 = errors;
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
var _valid0 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs74 = errors;
if(errors === _errs74){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing3;
if((((((data31.input === undefined) && (missing3 = "input")) || ((data31.output === undefined) && (missing3 = "output"))) || ((data31.cache_read === undefined) && (missing3 = "cache_read"))) || ((data31.cache_write === undefined) && (missing3 = "cache_write"))) || ((data31.reasoning === undefined) && (missing3 = "reasoning"))){
validate30.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data31.input !== undefined){
let data32 = data31.input;
const _errs76 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate30.errors = [{instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid11 = _errs76 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.output !== undefined){
let data33 = data31.output;
const _errs78 = errors;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
validate30.errors = [{instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid11 = _errs78 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.cache_read !== undefined){
let data34 = data31.cache_read;
const _errs80 = errors;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
validate30.errors = [{instancePath:instancePath+"/usage/cache_read",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid11 = _errs80 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.cache_write !== undefined){
let data35 = data31.cache_write;
const _errs82 = errors;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)){
validate30.errors = [{instancePath:instancePath+"/usage/cache_write",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid11 = _errs82 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.reasoning !== undefined){
let data36 = data31.reasoning;
const _errs84 = errors;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
validate30.errors = [{instancePath:instancePath+"/usage/reasoning",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/reasoning/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.reasoning.type},message:"must be integer,null"}];
return false;
}
var valid11 = _errs84 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs74 === errors;
valid10 = _valid0;
if(valid10){
var props0 = {};
props0.input = true;
props0.output = true;
props0.cache_read = true;
props0.cache_write = true;
props0.reasoning = true;
}
}
if(!valid10){
const err1 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate30.errors = vErrors;
return false;
}
var valid0 = _errs67 === errors;
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
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"trace_id":true,"started_at":true,"status":true,"http_status":true,"mode":true,"frontend":true,"backend":true,"dialect":true,"model":true,"finish":true,"run":true,"case":true,"losses":true,"agent":true,"prompt":true,"check":true,"kept_because":true,"notes":true,"tools":true,"conversation":true,"turn":true,"parent":true,"link":true,"error":true,"timing":true,"usage":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.traces === undefined) && (missing0 = "traces")) || ((data.next === undefined) && (missing0 = "next"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.traces !== undefined){
let data0 = data.traces;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate30(data0[i0], {instancePath:instancePath+"/traces/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate29.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema63.properties.next.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
validate29.evaluated = {"props":{"traces":true,"next":true},"dynamicProps":false,"dynamicItems":false};

export const validateTrace = validate32;
const schema70 = {"type":"object","required":["format","trace_id","run","case","mode","started_at","frontend","backend","response","losses","notes","violations","timing","usage","status"],"properties":{"format":{"enum":[1,2]},"trace_id":{"type":"string"},"run":{"type":["string","null"]},"case":{"type":["string","null"]},"mode":{"$ref":"#/$defs/TraceMode"},"started_at":{"type":"string"},"frontend":{"type":"object","required":["protocol","request","core_request"],"properties":{"protocol":{"type":"string"},"request":{"type":"object","required":["method","path","headers","body"],"properties":{"method":{"type":"string"},"path":{"type":"string"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}},"core_request":{"type":["object","null"]}}},"backend":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceBackend"}}]},"response":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceResponse"}}]},"losses":{"type":"array","items":{"$ref":"#/$defs/TraceLoss"}},"notes":{"type":"array","items":{"$ref":"#/$defs/TraceNote"}},"violations":{"type":"array","items":{"$ref":"#/$defs/TraceViolation"}},"checks":{"$ref":"#/$defs/TraceChecks"},"timing":{"$ref":"#/$defs/TraceTiming"},"usage":{"$ref":"#/$defs/TraceUsage"},"status":{"$ref":"#/$defs/TraceStatus"}}};
const schema72 = {"type":"object","additionalProperties":{"type":["string","array"],"items":{"type":"string"}}};
const schema73 = {"type":["string","null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["base64"],"properties":{"base64":{"type":"string"}}}}]};
const schema81 = {"type":"object","required":["path","what","instead"],"properties":{"path":{"type":"string"},"what":{"type":"string"},"instead":{"type":["string","null"]},"leg":{"type":"string","enum":["request","answer"]},"count":{"type":"integer","minimum":2}}};
const schema82 = {"type":"object","required":["what"],"properties":{"what":{"type":"string"},"saw":{"type":["string","null"]},"made":{"type":["string","null"]},"effect":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"path":{"type":"string"}}}}};
const schema83 = {"type":"object","required":["at","event","path","what"],"properties":{"at":{"type":"string","enum":["frontend.request","backend.request","backend.response","response"]},"event":{"type":["integer","null"]},"path":{"type":"string"},"what":{"type":"string"}}};
const schema74 = {"type":"object","required":["provider","protocol","dialect","model","attempts","request","response","core_events","final_response"],"properties":{"provider":{"type":"string"},"protocol":{"type":"string"},"dialect":{"type":["string","null"]},"model":{"type":"string"},"attempts":{"type":"array","items":{"$ref":"#/$defs/TraceAttempt"}},"request":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["method","url","headers","body"],"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}}}]},"response":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceResponse"}}]},"core_events":{"type":["array","null"],"items":{"type":"object","required":["at_ms","event"],"properties":{"at_ms":{"type":"number"},"event":{"type":"object"}}}},"final_response":{"type":["object","null"]}}};
const schema75 = {"type":"object","required":["backend","model","started_ms","status","error","reason"],"properties":{"backend":{"type":"string"},"model":{"type":"string"},"started_ms":{"type":"number"},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"reason":{"type":["string","null"]}}};
const schema78 = {"type":"object","required":["status","headers","body"],"properties":{"status":{"type":"integer"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}};

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
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate34.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data1 = data.headers;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
const _errs7 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
validate34.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema72.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data2[i0] !== "string"){
validate34.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data4 = data.body;
const _errs11 = errors;
if(((typeof data4 !== "string") && (data4 !== null)) && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
validate34.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema73.type},message:"must be string,null,object"}];
return false;
}
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
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
if(errors === _errs18){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.base64 === undefined) && (missing1 = "base64")){
validate34.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.base64 !== undefined){
if(typeof data4.base64 !== "string"){
validate34.errors = [{instancePath:instancePath+"/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs18 === errors;
valid6 = _valid0;
if(valid6){
var props0 = {};
props0.base64 = true;
}
}
if(!valid6){
const err1 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate34.errors = vErrors;
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
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"status":true,"headers":true,"body":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((((data.provider === undefined) && (missing0 = "provider")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.core_events === undefined) && (missing0 = "core_events"))) || ((data.final_response === undefined) && (missing0 = "final_response"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider !== undefined){
const _errs1 = errors;
if(typeof data.provider !== "string"){
validate33.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
const _errs3 = errors;
if(typeof data.protocol !== "string"){
validate33.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data2 = data.dialect;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate33.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema74.properties.dialect.type},message:"must be string,null"}];
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
validate33.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data4 = data.attempts;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((data5.backend === undefined) && (missing1 = "backend")) || ((data5.model === undefined) && (missing1 = "model"))) || ((data5.started_ms === undefined) && (missing1 = "started_ms"))) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.error === undefined) && (missing1 = "error"))) || ((data5.reason === undefined) && (missing1 = "reason"))){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/TraceAttempt/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.backend !== undefined){
const _errs14 = errors;
if(typeof data5.backend !== "string"){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/backend",schemaPath:"#/$defs/TraceAttempt/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.model !== undefined){
const _errs16 = errors;
if(typeof data5.model !== "string"){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/model",schemaPath:"#/$defs/TraceAttempt/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.started_ms !== undefined){
let data8 = data5.started_ms;
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/started_ms",schemaPath:"#/$defs/TraceAttempt/properties/started_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.status !== undefined){
let data9 = data5.status;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/$defs/TraceAttempt/properties/status/type",keyword:"type",params:{type: schema75.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.error !== undefined){
let data10 = data5.error;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/$defs/TraceAttempt/properties/error/type",keyword:"type",params:{type: schema75.properties.error.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.reason !== undefined){
let data11 = data5.reason;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0+"/reason",schemaPath:"#/$defs/TraceAttempt/properties/reason/type",keyword:"type",params:{type: schema75.properties.reason.type},message:"must be string,null"}];
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
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/TraceAttempt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data12 = data.request;
const _errs26 = errors;
if((data12 !== null) && (!(data12 && typeof data12 == "object" && !Array.isArray(data12)))){
validate33.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: schema74.properties.request.type},message:"must be null,object"}];
return false;
}
const _errs29 = errors;
let valid5 = true;
const _errs30 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs32 = errors;
if(errors === _errs32){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((((data12.method === undefined) && (missing2 = "method")) || ((data12.url === undefined) && (missing2 = "url"))) || ((data12.headers === undefined) && (missing2 = "headers"))) || ((data12.body === undefined) && (missing2 = "body"))){
validate33.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data12.method !== undefined){
const _errs34 = errors;
if(typeof data12.method !== "string"){
validate33.errors = [{instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/allOf/0/then/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.url !== undefined){
const _errs36 = errors;
if(typeof data12.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/allOf/0/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.headers !== undefined){
let data15 = data12.headers;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key0 in data15){
let data16 = data15[key0];
const _errs42 = errors;
if((typeof data16 !== "string") && (!(Array.isArray(data16)))){
validate33.errors = [{instancePath:instancePath+"/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema72.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs42){
if(Array.isArray(data16)){
var valid9 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs44 = errors;
if(typeof data16[i1] !== "string"){
validate33.errors = [{instancePath:instancePath+"/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs44 === errors;
if(!valid9){
break;
}
}
}
}
var valid8 = _errs42 === errors;
if(!valid8){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/request/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.body !== undefined){
let data18 = data12.body;
const _errs46 = errors;
if(((typeof data18 !== "string") && (data18 !== null)) && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
validate33.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema73.type},message:"must be string,null,object"}];
return false;
}
const _errs50 = errors;
let valid12 = true;
const _errs51 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs53 = errors;
if(errors === _errs53){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((data18.base64 === undefined) && (missing3 = "base64")){
validate33.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data18.base64 !== undefined){
if(typeof data18.base64 !== "string"){
validate33.errors = [{instancePath:instancePath+"/request/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs53 === errors;
valid12 = _valid1;
if(valid12){
var props0 = {};
props0.base64 = true;
}
}
if(!valid12){
const err2 = {instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate33.errors = vErrors;
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs32 === errors;
valid5 = _valid0;
if(valid5){
var props1 = {};
props1.method = true;
props1.url = true;
props1.headers = true;
props1.body = true;
}
}
if(!valid5){
const err3 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate33.errors = vErrors;
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data20 = data.response;
const _errs57 = errors;
if((data20 !== null) && (!(data20 && typeof data20 == "object" && !Array.isArray(data20)))){
validate33.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema74.properties.response.type},message:"must be null,object"}];
return false;
}
const _errs60 = errors;
let valid15 = true;
const _errs61 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs63 = errors;
if(!(validate34(data20, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid2 = _errs63 === errors;
valid15 = _valid2;
if(valid15){
var props2 = {};
props2.status = true;
props2.headers = true;
props2.body = true;
}
}
if(!valid15){
const err5 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate33.errors = vErrors;
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.core_events !== undefined){
let data21 = data.core_events;
const _errs64 = errors;
if((!(Array.isArray(data21))) && (data21 !== null)){
validate33.errors = [{instancePath:instancePath+"/core_events",schemaPath:"#/properties/core_events/type",keyword:"type",params:{type: schema74.properties.core_events.type},message:"must be array,null"}];
return false;
}
if(errors === _errs64){
if(Array.isArray(data21)){
var valid16 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
const _errs66 = errors;
if(errors === _errs66){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing4;
if(((data22.at_ms === undefined) && (missing4 = "at_ms")) || ((data22.event === undefined) && (missing4 = "event"))){
validate33.errors = [{instancePath:instancePath+"/core_events/" + i2,schemaPath:"#/properties/core_events/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data22.at_ms !== undefined){
let data23 = data22.at_ms;
const _errs68 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate33.errors = [{instancePath:instancePath+"/core_events/" + i2+"/at_ms",schemaPath:"#/properties/core_events/items/properties/at_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid17 = _errs68 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data22.event !== undefined){
let data24 = data22.event;
const _errs70 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate33.errors = [{instancePath:instancePath+"/core_events/" + i2+"/event",schemaPath:"#/properties/core_events/items/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid17 = _errs70 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/core_events/" + i2,schemaPath:"#/properties/core_events/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs66 === errors;
if(!valid16){
break;
}
}
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.final_response !== undefined){
let data25 = data.final_response;
const _errs72 = errors;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
validate33.errors = [{instancePath:instancePath+"/final_response",schemaPath:"#/properties/final_response/type",keyword:"type",params:{type: schema74.properties.final_response.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs72 === errors;
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"provider":true,"protocol":true,"dialect":true,"model":true,"attempts":true,"request":true,"response":true,"core_events":true,"final_response":true},"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","required":["request","answer","findings","skipped_because"],"properties":{"request":{"$ref":"#/$defs/LegVerdict"},"answer":{"$ref":"#/$defs/LegVerdict"},"findings":{"type":"array","items":{"$ref":"#/$defs/CheckFinding"}},"skipped_because":{"type":["string","null"]}}};
const schema87 = {"type":"object","required":["leg","path","what","expected","got"],"properties":{"leg":{"type":"string","enum":["request","answer"]},"path":{"type":"string"},"what":{"type":"string"},"expected":{"type":["string","null"]},"got":{"type":["string","null"]}}};

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
if(((((data.request === undefined) && (missing0 = "request")) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.skipped_because === undefined) && (missing0 = "skipped_because"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request !== undefined){
let data0 = data.request;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate38.errors = [{instancePath:instancePath+"/request",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema67.type},message:"must be string,null"}];
return false;
}
if(!((((data0 === "consistent") || (data0 === "contradiction")) || (data0 === "skipped")) || (data0 === null))){
validate38.errors = [{instancePath:instancePath+"/request",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data1 = data.answer;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate38.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema67.type},message:"must be string,null"}];
return false;
}
if(!((((data1 === "consistent") || (data1 === "contradiction")) || (data1 === "skipped")) || (data1 === null))){
validate38.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema67.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data2 = data.findings;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.leg === undefined) && (missing1 = "leg")) || ((data3.path === undefined) && (missing1 = "path"))) || ((data3.what === undefined) && (missing1 = "what"))) || ((data3.expected === undefined) && (missing1 = "expected"))) || ((data3.got === undefined) && (missing1 = "got"))){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/CheckFinding/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.leg !== undefined){
let data4 = data3.leg;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/leg",schemaPath:"#/$defs/CheckFinding/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "request") || (data4 === "answer"))){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/leg",schemaPath:"#/$defs/CheckFinding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema87.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.path !== undefined){
const _errs14 = errors;
if(typeof data3.path !== "string"){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/path",schemaPath:"#/$defs/CheckFinding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.what !== undefined){
const _errs16 = errors;
if(typeof data3.what !== "string"){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/what",schemaPath:"#/$defs/CheckFinding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.expected !== undefined){
let data7 = data3.expected;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/expected",schemaPath:"#/$defs/CheckFinding/properties/expected/type",keyword:"type",params:{type: schema87.properties.expected.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.got !== undefined){
let data8 = data3.got;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate38.errors = [{instancePath:instancePath+"/findings/" + i0+"/got",schemaPath:"#/$defs/CheckFinding/properties/got/type",keyword:"type",params:{type: schema87.properties.got.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs20 === errors;
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
validate38.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/CheckFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skipped_because !== undefined){
let data9 = data.skipped_because;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate38.errors = [{instancePath:instancePath+"/skipped_because",schemaPath:"#/properties/skipped_because/type",keyword:"type",params:{type: schema84.properties.skipped_because.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"request":true,"answer":true,"findings":true,"skipped_because":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((((data.format === undefined) && (missing0 = "format")) || ((data.trace_id === undefined) && (missing0 = "trace_id"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.case === undefined) && (missing0 = "case"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.frontend === undefined) && (missing0 = "frontend"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.notes === undefined) && (missing0 = "notes"))) || ((data.violations === undefined) && (missing0 = "violations"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.status === undefined) && (missing0 = "status"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(!((data0 === 1) || (data0 === 2))){
validate32.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema70.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trace_id !== undefined){
const _errs2 = errors;
if(typeof data.trace_id !== "string"){
validate32.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data2 = data.run;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate32.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: schema70.properties.run.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.case !== undefined){
let data3 = data.case;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate32.errors = [{instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: schema70.properties.case.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate32.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/type",keyword:"type",params:{type: schema66.type},message:"must be string,null"}];
return false;
}
if(!(((data4 === "baseline") || (data4 === "proxy")) || (data4 === null))){
validate32.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs11 = errors;
if(typeof data.started_at !== "string"){
validate32.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend !== undefined){
let data6 = data.frontend;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.protocol === undefined) && (missing1 = "protocol")) || ((data6.request === undefined) && (missing1 = "request"))) || ((data6.core_request === undefined) && (missing1 = "core_request"))){
validate32.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.protocol !== undefined){
const _errs15 = errors;
if(typeof data6.protocol !== "string"){
validate32.errors = [{instancePath:instancePath+"/frontend/protocol",schemaPath:"#/properties/frontend/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.request !== undefined){
let data8 = data6.request;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.method === undefined) && (missing2 = "method")) || ((data8.path === undefined) && (missing2 = "path"))) || ((data8.headers === undefined) && (missing2 = "headers"))) || ((data8.body === undefined) && (missing2 = "body"))){
validate32.errors = [{instancePath:instancePath+"/frontend/request",schemaPath:"#/properties/frontend/properties/request/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.method !== undefined){
const _errs19 = errors;
if(typeof data8.method !== "string"){
validate32.errors = [{instancePath:instancePath+"/frontend/request/method",schemaPath:"#/properties/frontend/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.path !== undefined){
const _errs21 = errors;
if(typeof data8.path !== "string"){
validate32.errors = [{instancePath:instancePath+"/frontend/request/path",schemaPath:"#/properties/frontend/properties/request/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.headers !== undefined){
let data11 = data8.headers;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
let data12 = data11[key0];
const _errs27 = errors;
if((typeof data12 !== "string") && (!(Array.isArray(data12)))){
validate32.errors = [{instancePath:instancePath+"/frontend/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema72.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs27){
if(Array.isArray(data12)){
var valid6 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs29 = errors;
if(typeof data12[i0] !== "string"){
validate32.errors = [{instancePath:instancePath+"/frontend/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/frontend/request/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.body !== undefined){
let data14 = data8.body;
const _errs31 = errors;
if(((typeof data14 !== "string") && (data14 !== null)) && (!(data14 && typeof data14 == "object" && !Array.isArray(data14)))){
validate32.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema73.type},message:"must be string,null,object"}];
return false;
}
const _errs35 = errors;
let valid9 = true;
const _errs36 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs38 = errors;
if(errors === _errs38){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((data14.base64 === undefined) && (missing3 = "base64")){
validate32.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data14.base64 !== undefined){
if(typeof data14.base64 !== "string"){
validate32.errors = [{instancePath:instancePath+"/frontend/request/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs38 === errors;
valid9 = _valid0;
if(valid9){
var props0 = {};
props0.base64 = true;
}
}
if(!valid9){
const err1 = {instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate32.errors = vErrors;
return false;
}
var valid3 = _errs31 === errors;
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
validate32.errors = [{instancePath:instancePath+"/frontend/request",schemaPath:"#/properties/frontend/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.core_request !== undefined){
let data16 = data6.core_request;
const _errs42 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate32.errors = [{instancePath:instancePath+"/frontend/core_request",schemaPath:"#/properties/frontend/properties/core_request/type",keyword:"type",params:{type: schema70.properties.frontend.properties.core_request.type},message:"must be object,null"}];
return false;
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data17 = data.backend;
const _errs44 = errors;
if((data17 !== null) && (!(data17 && typeof data17 == "object" && !Array.isArray(data17)))){
validate32.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: schema70.properties.backend.type},message:"must be null,object"}];
return false;
}
const _errs47 = errors;
let valid12 = true;
const _errs48 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs50 = errors;
if(!(validate33(data17, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs50 === errors;
valid12 = _valid1;
if(valid12){
var props1 = {};
props1.provider = true;
props1.protocol = true;
props1.dialect = true;
props1.model = true;
props1.attempts = true;
props1.request = true;
props1.response = true;
props1.core_events = true;
props1.final_response = true;
}
}
if(!valid12){
const err3 = {instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate32.errors = vErrors;
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data18 = data.response;
const _errs51 = errors;
if((data18 !== null) && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
validate32.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema70.properties.response.type},message:"must be null,object"}];
return false;
}
const _errs54 = errors;
let valid14 = true;
const _errs55 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs57 = errors;
if(!(validate34(data18, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid2 = _errs57 === errors;
valid14 = _valid2;
if(valid14){
var props2 = {};
props2.status = true;
props2.headers = true;
props2.body = true;
}
}
if(!valid14){
const err5 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate32.errors = vErrors;
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data19 = data.losses;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data19)){
var valid15 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if((((data20.path === undefined) && (missing4 = "path")) || ((data20.what === undefined) && (missing4 = "what"))) || ((data20.instead === undefined) && (missing4 = "instead"))){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1,schemaPath:"#/$defs/TraceLoss/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data20.path !== undefined){
const _errs63 = errors;
if(typeof data20.path !== "string"){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/path",schemaPath:"#/$defs/TraceLoss/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs63 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data20.what !== undefined){
const _errs65 = errors;
if(typeof data20.what !== "string"){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/what",schemaPath:"#/$defs/TraceLoss/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs65 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data20.instead !== undefined){
let data23 = data20.instead;
const _errs67 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/instead",schemaPath:"#/$defs/TraceLoss/properties/instead/type",keyword:"type",params:{type: schema81.properties.instead.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs67 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data20.leg !== undefined){
let data24 = data20.leg;
const _errs69 = errors;
if(typeof data24 !== "string"){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/leg",schemaPath:"#/$defs/TraceLoss/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "request") || (data24 === "answer"))){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/leg",schemaPath:"#/$defs/TraceLoss/properties/leg/enum",keyword:"enum",params:{allowedValues: schema81.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs69 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data20.count !== undefined){
let data25 = data20.count;
const _errs71 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/count",schemaPath:"#/$defs/TraceLoss/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 2 || isNaN(data25)){
validate32.errors = [{instancePath:instancePath+"/losses/" + i1+"/count",schemaPath:"#/$defs/TraceLoss/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid17 = _errs71 === errors;
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
validate32.errors = [{instancePath:instancePath+"/losses/" + i1,schemaPath:"#/$defs/TraceLoss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs60 === errors;
if(!valid15){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data26 = data.notes;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data26)){
var valid18 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if((data27.what === undefined) && (missing5 = "what")){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/TraceNote/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data27.what !== undefined){
const _errs78 = errors;
if(typeof data27.what !== "string"){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/what",schemaPath:"#/$defs/TraceNote/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs78 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data27.saw !== undefined){
let data29 = data27.saw;
const _errs80 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/saw",schemaPath:"#/$defs/TraceNote/properties/saw/type",keyword:"type",params:{type: schema82.properties.saw.type},message:"must be string,null"}];
return false;
}
var valid20 = _errs80 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data27.made !== undefined){
let data30 = data27.made;
const _errs82 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/made",schemaPath:"#/$defs/TraceNote/properties/made/type",keyword:"type",params:{type: schema82.properties.made.type},message:"must be string,null"}];
return false;
}
var valid20 = _errs82 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data27.effect !== undefined){
let data31 = data27.effect;
const _errs84 = errors;
if(errors === _errs84){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing6;
if((data31.name === undefined) && (missing6 = "name")){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/effect",schemaPath:"#/$defs/TraceNote/properties/effect/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data31.name !== undefined){
const _errs86 = errors;
if(typeof data31.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/effect/name",schemaPath:"#/$defs/TraceNote/properties/effect/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs86 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data31.path !== undefined){
const _errs88 = errors;
if(typeof data31.path !== "string"){
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/effect/path",schemaPath:"#/$defs/TraceNote/properties/effect/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs88 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/notes/" + i2+"/effect",schemaPath:"#/$defs/TraceNote/properties/effect/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs84 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/notes/" + i2,schemaPath:"#/$defs/TraceNote/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs75 === errors;
if(!valid18){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data34 = data.violations;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data34)){
var valid22 = true;
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
const _errs92 = errors;
const _errs93 = errors;
if(errors === _errs93){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if(((((data35.at === undefined) && (missing7 = "at")) || ((data35.event === undefined) && (missing7 = "event"))) || ((data35.path === undefined) && (missing7 = "path"))) || ((data35.what === undefined) && (missing7 = "what"))){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3,schemaPath:"#/$defs/TraceViolation/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data35.at !== undefined){
let data36 = data35.at;
const _errs95 = errors;
if(typeof data36 !== "string"){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3+"/at",schemaPath:"#/$defs/TraceViolation/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data36 === "frontend.request") || (data36 === "backend.request")) || (data36 === "backend.response")) || (data36 === "response"))){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3+"/at",schemaPath:"#/$defs/TraceViolation/properties/at/enum",keyword:"enum",params:{allowedValues: schema83.properties.at.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs95 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data35.event !== undefined){
let data37 = data35.event;
const _errs97 = errors;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3+"/event",schemaPath:"#/$defs/TraceViolation/properties/event/type",keyword:"type",params:{type: schema83.properties.event.type},message:"must be integer,null"}];
return false;
}
var valid24 = _errs97 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data35.path !== undefined){
const _errs99 = errors;
if(typeof data35.path !== "string"){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3+"/path",schemaPath:"#/$defs/TraceViolation/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs99 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data35.what !== undefined){
const _errs101 = errors;
if(typeof data35.what !== "string"){
validate32.errors = [{instancePath:instancePath+"/violations/" + i3+"/what",schemaPath:"#/$defs/TraceViolation/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs101 === errors;
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
validate32.errors = [{instancePath:instancePath+"/violations/" + i3,schemaPath:"#/$defs/TraceViolation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs92 === errors;
if(!valid22){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
const _errs103 = errors;
if(!(validate38(data.checks, {instancePath:instancePath+"/checks",parentData:data,parentDataProperty:"checks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
let data41 = data.timing;
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing8;
if((((data41.first_byte_ms === undefined) && (missing8 = "first_byte_ms")) || ((data41.first_token_ms === undefined) && (missing8 = "first_token_ms"))) || ((data41.total_ms === undefined) && (missing8 = "total_ms"))){
validate32.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data41.first_byte_ms !== undefined){
let data42 = data41.first_byte_ms;
const _errs107 = errors;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)){
validate32.errors = [{instancePath:instancePath+"/timing/first_byte_ms",schemaPath:"#/$defs/TraceTiming/properties/first_byte_ms/type",keyword:"type",params:{type: schema68.properties.first_byte_ms.type},message:"must be number,null"}];
return false;
}
var valid26 = _errs107 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data41.first_token_ms !== undefined){
let data43 = data41.first_token_ms;
const _errs109 = errors;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (data43 !== null)){
validate32.errors = [{instancePath:instancePath+"/timing/first_token_ms",schemaPath:"#/$defs/TraceTiming/properties/first_token_ms/type",keyword:"type",params:{type: schema68.properties.first_token_ms.type},message:"must be number,null"}];
return false;
}
var valid26 = _errs109 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data41.total_ms !== undefined){
let data44 = data41.total_ms;
const _errs111 = errors;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (data44 !== null)){
validate32.errors = [{instancePath:instancePath+"/timing/total_ms",schemaPath:"#/$defs/TraceTiming/properties/total_ms/type",keyword:"type",params:{type: schema68.properties.total_ms.type},message:"must be number,null"}];
return false;
}
var valid26 = _errs111 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data45 = data.usage;
const _errs113 = errors;
if((data45 !== null) && (!(data45 && typeof data45 == "object" && !Array.isArray(data45)))){
validate32.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/type",keyword:"type",params:{type: schema69.type},message:"must be null,object"}];
return false;
}
const _errs117 = errors;
let valid29 = true;
const _errs118 = errors;
if(!(data45 && typeof data45 == "object" && !Array.isArray(data45))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs120 = errors;
if(errors === _errs120){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing9;
if((((((data45.input === undefined) && (missing9 = "input")) || ((data45.output === undefined) && (missing9 = "output"))) || ((data45.cache_read === undefined) && (missing9 = "cache_read"))) || ((data45.cache_write === undefined) && (missing9 = "cache_write"))) || ((data45.reasoning === undefined) && (missing9 = "reasoning"))){
validate32.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data45.input !== undefined){
let data46 = data45.input;
const _errs122 = errors;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
validate32.errors = [{instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid30 = _errs122 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data45.output !== undefined){
let data47 = data45.output;
const _errs124 = errors;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
validate32.errors = [{instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid30 = _errs124 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data45.cache_read !== undefined){
let data48 = data45.cache_read;
const _errs126 = errors;
if((!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))) && (data48 !== null)){
validate32.errors = [{instancePath:instancePath+"/usage/cache_read",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid30 = _errs126 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data45.cache_write !== undefined){
let data49 = data45.cache_write;
const _errs128 = errors;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
validate32.errors = [{instancePath:instancePath+"/usage/cache_write",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid30 = _errs128 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data45.reasoning !== undefined){
let data50 = data45.reasoning;
const _errs130 = errors;
if((!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))) && (data50 !== null)){
validate32.errors = [{instancePath:instancePath+"/usage/reasoning",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/reasoning/type",keyword:"type",params:{type: schema69.allOf[0].then.properties.reasoning.type},message:"must be integer,null"}];
return false;
}
var valid30 = _errs130 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid3 = _errs120 === errors;
valid29 = _valid3;
if(valid29){
var props3 = {};
props3.input = true;
props3.output = true;
props3.cache_read = true;
props3.cache_write = true;
props3.reasoning = true;
}
}
if(!valid29){
const err7 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate32.errors = vErrors;
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data51 = data.status;
const _errs132 = errors;
if((typeof data51 !== "string") && (data51 !== null)){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/type",keyword:"type",params:{type: schema65.type},message:"must be string,null"}];
return false;
}
if(!(((((((data51 === "ok") || (data51 === "client-error")) || (data51 === "upstream-error")) || (data51 === "proxy-error")) || (data51 === "aborted")) || (data51 === "interrupted")) || (data51 === null))){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs132 === errors;
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
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"format":true,"trace_id":true,"run":true,"case":true,"mode":true,"started_at":true,"frontend":true,"backend":true,"response":true,"losses":true,"notes":true,"violations":true,"checks":true,"timing":true,"usage":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunComparison = validate40;
const schema91 = {"type":"object","required":["a","runs_a","b","runs_b","verdict","cases","unpaired","aggregates"],"properties":{"id":{"type":"string"},"a":{"type":"string"},"runs_a":{"type":"array","items":{"type":"string"}},"b":{"type":"string"},"runs_b":{"type":"array","items":{"type":"string"}},"verdict":{"$ref":"#/$defs/Verdict"},"cases":{"type":"array","items":{"type":"object","required":["case","verdict","pairs","findings"],"properties":{"case":{"type":["string","null"]},"verdict":{"$ref":"#/$defs/Verdict"},"pairs":{"type":"integer"},"findings":{"type":"array","items":{"$ref":"#/$defs/Finding"}}}}},"unpaired":{"type":"object","required":["a","b"],"properties":{"a":{"type":"integer"},"b":{"type":"integer"}}},"aggregates":{"type":"object","required":["a","b","by","noise"],"properties":{"a":{"$ref":"#/$defs/Aggregate"},"b":{"$ref":"#/$defs/Aggregate"},"by":{"type":"array","items":{"type":"object","required":["by","value","a","b"],"properties":{"by":{"type":"string","enum":["mode","model","backend"]},"value":{"type":"string"},"a":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Aggregate"}}]},"b":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Aggregate"}}]}}}},"noise":{"type":["array","null"],"items":{"type":"object","required":["metric","min","max","b","is_outside"],"properties":{"metric":{"type":"string"},"min":{"type":"number"},"max":{"type":"number"},"b":{"type":["number","null"]},"is_outside":{"type":"boolean"}}}}}}}};
const schema92 = {"type":"string","enum":["same","proxy-bug","agent-or-backend","baseline-only","inconclusive"]};
const schema94 = {"type":"object","required":["kind","severity","side","origin","leg","what","path","trace_a","trace_b"],"properties":{"kind":{"type":"string","enum":["contradiction","backend-failure","sent-request","client-request","answer-mismatch","http-class","stream-grammar","missing-end","stop-reason","undeclared-tool","invalid-arguments","calls-on-one-side","call-ids","lost-reasoning","error-form","missing-usage","other-tools","usage-range","cache-on-one-side","timing","dropped-field","wording","ids","key-order","chunk-sizes","unpaired","unreadable"]},"severity":{"type":"string","enum":["critical","warning","info"]},"side":{"type":["string","null"],"enum":["a","b",null]},"origin":{"type":["string","null"],"enum":["backend","gateway",null]},"leg":{"type":["string","null"],"enum":["request","answer",null]},"what":{"type":"string"},"path":{"type":["string","null"]},"trace_a":{"type":["string","null"]},"trace_b":{"type":["string","null"]}}};
const schema95 = {"type":"object","required":["requests","errors","error_rate","stop_reasons","losses","checked","contradictions","calls","valid_calls","tokens","first_token_ms","total_ms"],"properties":{"requests":{"type":"integer"},"errors":{"type":"integer"},"error_rate":{"type":"number","minimum":0,"maximum":1},"stop_reasons":{"type":"object","additionalProperties":{"type":"integer"}},"losses":{"type":"integer"},"checked":{"type":"integer"},"contradictions":{"type":"integer"},"calls":{"type":"integer"},"valid_calls":{"type":"integer"},"tokens":{"type":"object","required":["input","output","cache_read","reasoning"],"properties":{"input":{"type":"integer"},"output":{"type":"integer"},"cache_read":{"type":"integer"},"reasoning":{"type":"integer"}}},"first_token_ms":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Percentiles"}}]},"total_ms":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Percentiles"}}]}}};
const schema96 = {"type":"object","required":["p50","p95"],"properties":{"p50":{"type":"number"},"p95":{"type":"number"}}};

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
if(((((((((((((data.requests === undefined) && (missing0 = "requests")) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.error_rate === undefined) && (missing0 = "error_rate"))) || ((data.stop_reasons === undefined) && (missing0 = "stop_reasons"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.checked === undefined) && (missing0 = "checked"))) || ((data.contradictions === undefined) && (missing0 = "contradictions"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.valid_calls === undefined) && (missing0 = "valid_calls"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.total_ms === undefined) && (missing0 = "total_ms"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate41.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data1 = data.errors;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate41.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_rate !== undefined){
let data2 = data.error_rate;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
validate41.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate41.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_reasons !== undefined){
let data3 = data.stop_reasons;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate41.errors = [{instancePath:instancePath+"/stop_reasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/stop_reasons/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/stop_reasons",schemaPath:"#/properties/stop_reasons/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data5 = data.losses;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate41.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checked !== undefined){
let data6 = data.checked;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate41.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contradictions !== undefined){
let data7 = data.contradictions;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate41.errors = [{instancePath:instancePath+"/contradictions",schemaPath:"#/properties/contradictions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data8 = data.calls;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate41.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid_calls !== undefined){
let data9 = data.valid_calls;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate41.errors = [{instancePath:instancePath+"/valid_calls",schemaPath:"#/properties/valid_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tokens !== undefined){
let data10 = data.tokens;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((((data10.input === undefined) && (missing1 = "input")) || ((data10.output === undefined) && (missing1 = "output"))) || ((data10.cache_read === undefined) && (missing1 = "cache_read"))) || ((data10.reasoning === undefined) && (missing1 = "reasoning"))){
validate41.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.input !== undefined){
let data11 = data10.input;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate41.errors = [{instancePath:instancePath+"/tokens/input",schemaPath:"#/properties/tokens/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.output !== undefined){
let data12 = data10.output;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate41.errors = [{instancePath:instancePath+"/tokens/output",schemaPath:"#/properties/tokens/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.cache_read !== undefined){
let data13 = data10.cache_read;
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate41.errors = [{instancePath:instancePath+"/tokens/cache_read",schemaPath:"#/properties/tokens/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.reasoning !== undefined){
let data14 = data10.reasoning;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate41.errors = [{instancePath:instancePath+"/tokens/reasoning",schemaPath:"#/properties/tokens/properties/reasoning/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
else {
validate41.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data15 = data.first_token_ms;
const _errs32 = errors;
if((data15 !== null) && (!(data15 && typeof data15 == "object" && !Array.isArray(data15)))){
validate41.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"type",params:{type: schema95.properties.first_token_ms.type},message:"must be null,object"}];
return false;
}
const _errs35 = errors;
let valid4 = true;
const _errs36 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((data15.p50 === undefined) && (missing2 = "p50")) || ((data15.p95 === undefined) && (missing2 = "p95"))){
validate41.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/$defs/Percentiles/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data15.p50 !== undefined){
let data16 = data15.p50;
const _errs41 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate41.errors = [{instancePath:instancePath+"/first_token_ms/p50",schemaPath:"#/$defs/Percentiles/properties/p50/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.p95 !== undefined){
let data17 = data15.p95;
const _errs43 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate41.errors = [{instancePath:instancePath+"/first_token_ms/p95",schemaPath:"#/$defs/Percentiles/properties/p95/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/$defs/Percentiles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs38 === errors;
valid4 = _valid0;
if(valid4){
var props0 = {};
props0.p50 = true;
props0.p95 = true;
}
}
if(!valid4){
const err1 = {instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate41.errors = vErrors;
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_ms !== undefined){
let data18 = data.total_ms;
const _errs45 = errors;
if((data18 !== null) && (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))){
validate41.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type: schema95.properties.total_ms.type},message:"must be null,object"}];
return false;
}
const _errs48 = errors;
let valid8 = true;
const _errs49 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if(((data18.p50 === undefined) && (missing3 = "p50")) || ((data18.p95 === undefined) && (missing3 = "p95"))){
validate41.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/$defs/Percentiles/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data18.p50 !== undefined){
let data19 = data18.p50;
const _errs54 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate41.errors = [{instancePath:instancePath+"/total_ms/p50",schemaPath:"#/$defs/Percentiles/properties/p50/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data18.p95 !== undefined){
let data20 = data18.p95;
const _errs56 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
validate41.errors = [{instancePath:instancePath+"/total_ms/p95",schemaPath:"#/$defs/Percentiles/properties/p95/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/$defs/Percentiles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs51 === errors;
valid8 = _valid1;
if(valid8){
var props1 = {};
props1.p50 = true;
props1.p95 = true;
}
}
if(!valid8){
const err3 = {instancePath:instancePath+"/total_ms",schemaPath:"#/properties/total_ms/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate41.errors = vErrors;
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
validate41.evaluated = {"props":{"requests":true,"errors":true,"error_rate":true,"stop_reasons":true,"losses":true,"checked":true,"contradictions":true,"calls":true,"valid_calls":true,"tokens":true,"first_token_ms":true,"total_ms":true},"dynamicProps":false,"dynamicItems":false};


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
if(((((((((data.a === undefined) && (missing0 = "a")) || ((data.runs_a === undefined) && (missing0 = "runs_a"))) || ((data.b === undefined) && (missing0 = "b"))) || ((data.runs_b === undefined) && (missing0 = "runs_b"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.cases === undefined) && (missing0 = "cases"))) || ((data.unpaired === undefined) && (missing0 = "unpaired"))) || ((data.aggregates === undefined) && (missing0 = "aggregates"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.a !== undefined){
const _errs3 = errors;
if(typeof data.a !== "string"){
validate40.errors = [{instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs_a !== undefined){
let data2 = data.runs_a;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate40.errors = [{instancePath:instancePath+"/runs_a/" + i0,schemaPath:"#/properties/runs_a/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/runs_a",schemaPath:"#/properties/runs_a/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.b !== undefined){
const _errs9 = errors;
if(typeof data.b !== "string"){
validate40.errors = [{instancePath:instancePath+"/b",schemaPath:"#/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs_b !== undefined){
let data5 = data.runs_b;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data5[i1] !== "string"){
validate40.errors = [{instancePath:instancePath+"/runs_b/" + i1,schemaPath:"#/properties/runs_b/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/runs_b",schemaPath:"#/properties/runs_b/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data7 = data.verdict;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate40.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data7 === "same") || (data7 === "proxy-bug")) || (data7 === "agent-or-backend")) || (data7 === "baseline-only")) || (data7 === "inconclusive"))){
validate40.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cases !== undefined){
let data8 = data.cases;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((((data9.case === undefined) && (missing1 = "case")) || ((data9.verdict === undefined) && (missing1 = "verdict"))) || ((data9.pairs === undefined) && (missing1 = "pairs"))) || ((data9.findings === undefined) && (missing1 = "findings"))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.case !== undefined){
let data10 = data9.case;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/case",schemaPath:"#/properties/cases/items/properties/case/type",keyword:"type",params:{type: schema91.properties.cases.items.properties.case.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.verdict !== undefined){
let data11 = data9.verdict;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data11 === "same") || (data11 === "proxy-bug")) || (data11 === "agent-or-backend")) || (data11 === "baseline-only")) || (data11 === "inconclusive"))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.pairs !== undefined){
let data12 = data9.pairs;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/pairs",schemaPath:"#/properties/cases/items/properties/pairs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.findings !== undefined){
let data13 = data9.findings;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid7 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if((((((((((data14.kind === undefined) && (missing2 = "kind")) || ((data14.severity === undefined) && (missing2 = "severity"))) || ((data14.side === undefined) && (missing2 = "side"))) || ((data14.origin === undefined) && (missing2 = "origin"))) || ((data14.leg === undefined) && (missing2 = "leg"))) || ((data14.what === undefined) && (missing2 = "what"))) || ((data14.path === undefined) && (missing2 = "path"))) || ((data14.trace_a === undefined) && (missing2 = "trace_a"))) || ((data14.trace_b === undefined) && (missing2 = "trace_b"))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3,schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data14.kind !== undefined){
let data15 = data14.kind;
const _errs34 = errors;
if(typeof data15 !== "string"){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/kind",schemaPath:"#/$defs/Finding/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((data15 === "contradiction") || (data15 === "backend-failure")) || (data15 === "sent-request")) || (data15 === "client-request")) || (data15 === "answer-mismatch")) || (data15 === "http-class")) || (data15 === "stream-grammar")) || (data15 === "missing-end")) || (data15 === "stop-reason")) || (data15 === "undeclared-tool")) || (data15 === "invalid-arguments")) || (data15 === "calls-on-one-side")) || (data15 === "call-ids")) || (data15 === "lost-reasoning")) || (data15 === "error-form")) || (data15 === "missing-usage")) || (data15 === "other-tools")) || (data15 === "usage-range")) || (data15 === "cache-on-one-side")) || (data15 === "timing")) || (data15 === "dropped-field")) || (data15 === "wording")) || (data15 === "ids")) || (data15 === "key-order")) || (data15 === "chunk-sizes")) || (data15 === "unpaired")) || (data15 === "unreadable"))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/kind",schemaPath:"#/$defs/Finding/properties/kind/enum",keyword:"enum",params:{allowedValues: schema94.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs34 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.severity !== undefined){
let data16 = data14.severity;
const _errs36 = errors;
if(typeof data16 !== "string"){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/severity",schemaPath:"#/$defs/Finding/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data16 === "critical") || (data16 === "warning")) || (data16 === "info"))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/severity",schemaPath:"#/$defs/Finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema94.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs36 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.side !== undefined){
let data17 = data14.side;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/side",schemaPath:"#/$defs/Finding/properties/side/type",keyword:"type",params:{type: schema94.properties.side.type},message:"must be string,null"}];
return false;
}
if(!(((data17 === "a") || (data17 === "b")) || (data17 === null))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/side",schemaPath:"#/$defs/Finding/properties/side/enum",keyword:"enum",params:{allowedValues: schema94.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs38 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.origin !== undefined){
let data18 = data14.origin;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: schema94.properties.origin.type},message:"must be string,null"}];
return false;
}
if(!(((data18 === "backend") || (data18 === "gateway")) || (data18 === null))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/origin",schemaPath:"#/$defs/Finding/properties/origin/enum",keyword:"enum",params:{allowedValues: schema94.properties.origin.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs40 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.leg !== undefined){
let data19 = data14.leg;
const _errs42 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/leg",schemaPath:"#/$defs/Finding/properties/leg/type",keyword:"type",params:{type: schema94.properties.leg.type},message:"must be string,null"}];
return false;
}
if(!(((data19 === "request") || (data19 === "answer")) || (data19 === null))){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/leg",schemaPath:"#/$defs/Finding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema94.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.what !== undefined){
const _errs44 = errors;
if(typeof data14.what !== "string"){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/what",schemaPath:"#/$defs/Finding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.path !== undefined){
let data21 = data14.path;
const _errs46 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/path",schemaPath:"#/$defs/Finding/properties/path/type",keyword:"type",params:{type: schema94.properties.path.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.trace_a !== undefined){
let data22 = data14.trace_a;
const _errs48 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/trace_a",schemaPath:"#/$defs/Finding/properties/trace_a/type",keyword:"type",params:{type: schema94.properties.trace_a.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.trace_b !== undefined){
let data23 = data14.trace_b;
const _errs50 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3+"/trace_b",schemaPath:"#/$defs/Finding/properties/trace_b/type",keyword:"type",params:{type: schema94.properties.trace_b.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs50 === errors;
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
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i3,schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs31 === errors;
if(!valid7){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings",schemaPath:"#/properties/cases/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs29 === errors;
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
validate40.errors = [{instancePath:instancePath+"/cases/" + i2,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate40.errors = [{instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unpaired !== undefined){
let data24 = data.unpaired;
const _errs52 = errors;
if(errors === _errs52){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing3;
if(((data24.a === undefined) && (missing3 = "a")) || ((data24.b === undefined) && (missing3 = "b"))){
validate40.errors = [{instancePath:instancePath+"/unpaired",schemaPath:"#/properties/unpaired/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data24.a !== undefined){
let data25 = data24.a;
const _errs54 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate40.errors = [{instancePath:instancePath+"/unpaired/a",schemaPath:"#/properties/unpaired/properties/a/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data24.b !== undefined){
let data26 = data24.b;
const _errs56 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate40.errors = [{instancePath:instancePath+"/unpaired/b",schemaPath:"#/properties/unpaired/properties/b/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/unpaired",schemaPath:"#/properties/unpaired/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aggregates !== undefined){
let data27 = data.aggregates;
const _errs58 = errors;
if(errors === _errs58){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing4;
if(((((data27.a === undefined) && (missing4 = "a")) || ((data27.b === undefined) && (missing4 = "b"))) || ((data27.by === undefined) && (missing4 = "by"))) || ((data27.noise === undefined) && (missing4 = "noise"))){
validate40.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data27.a !== undefined){
const _errs60 = errors;
if(!(validate41(data27.a, {instancePath:instancePath+"/aggregates/a",parentData:data27,parentDataProperty:"a",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.b !== undefined){
const _errs61 = errors;
if(!(validate41(data27.b, {instancePath:instancePath+"/aggregates/b",parentData:data27,parentDataProperty:"b",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.by !== undefined){
let data30 = data27.by;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data30)){
var valid12 = true;
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
const _errs64 = errors;
if(errors === _errs64){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing5;
if(((((data31.by === undefined) && (missing5 = "by")) || ((data31.value === undefined) && (missing5 = "value"))) || ((data31.a === undefined) && (missing5 = "a"))) || ((data31.b === undefined) && (missing5 = "b"))){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4,schemaPath:"#/properties/aggregates/properties/by/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data31.by !== undefined){
let data32 = data31.by;
const _errs66 = errors;
if(typeof data32 !== "string"){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4+"/by",schemaPath:"#/properties/aggregates/properties/by/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data32 === "mode") || (data32 === "model")) || (data32 === "backend"))){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4+"/by",schemaPath:"#/properties/aggregates/properties/by/items/properties/by/enum",keyword:"enum",params:{allowedValues: schema91.properties.aggregates.properties.by.items.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs66 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.value !== undefined){
const _errs68 = errors;
if(typeof data31.value !== "string"){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4+"/value",schemaPath:"#/properties/aggregates/properties/by/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.a !== undefined){
let data34 = data31.a;
const _errs70 = errors;
if((data34 !== null) && (!(data34 && typeof data34 == "object" && !Array.isArray(data34)))){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4+"/a",schemaPath:"#/properties/aggregates/properties/by/items/properties/a/type",keyword:"type",params:{type: schema91.properties.aggregates.properties.by.items.properties.a.type},message:"must be null,object"}];
return false;
}
const _errs73 = errors;
let valid15 = true;
const _errs74 = errors;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs76 = errors;
if(!(validate41(data34, {instancePath:instancePath+"/aggregates/by/" + i4+"/a",parentData:data31,parentDataProperty:"a",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs76 === errors;
valid15 = _valid0;
if(valid15){
var props0 = {};
props0.requests = true;
props0.errors = true;
props0.error_rate = true;
props0.stop_reasons = true;
props0.losses = true;
props0.checked = true;
props0.contradictions = true;
props0.calls = true;
props0.valid_calls = true;
props0.tokens = true;
props0.first_token_ms = true;
props0.total_ms = true;
}
}
if(!valid15){
const err1 = {instancePath:instancePath+"/aggregates/by/" + i4+"/a",schemaPath:"#/properties/aggregates/properties/by/items/properties/a/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.b !== undefined){
let data35 = data31.b;
const _errs77 = errors;
if((data35 !== null) && (!(data35 && typeof data35 == "object" && !Array.isArray(data35)))){
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4+"/b",schemaPath:"#/properties/aggregates/properties/by/items/properties/b/type",keyword:"type",params:{type: schema91.properties.aggregates.properties.by.items.properties.b.type},message:"must be null,object"}];
return false;
}
const _errs80 = errors;
let valid17 = true;
const _errs81 = errors;
if(!(data35 && typeof data35 == "object" && !Array.isArray(data35))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs81 === errors;
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs83 = errors;
if(!(validate41(data35, {instancePath:instancePath+"/aggregates/by/" + i4+"/b",parentData:data31,parentDataProperty:"b",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid1 = _errs83 === errors;
valid17 = _valid1;
if(valid17){
var props1 = {};
props1.requests = true;
props1.errors = true;
props1.error_rate = true;
props1.stop_reasons = true;
props1.losses = true;
props1.checked = true;
props1.contradictions = true;
props1.calls = true;
props1.valid_calls = true;
props1.tokens = true;
props1.first_token_ms = true;
props1.total_ms = true;
}
}
if(!valid17){
const err3 = {instancePath:instancePath+"/aggregates/by/" + i4+"/b",schemaPath:"#/properties/aggregates/properties/by/items/properties/b/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate40.errors = vErrors;
return false;
}
var valid13 = _errs77 === errors;
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
validate40.errors = [{instancePath:instancePath+"/aggregates/by/" + i4,schemaPath:"#/properties/aggregates/properties/by/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs64 === errors;
if(!valid12){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/aggregates/by",schemaPath:"#/properties/aggregates/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.noise !== undefined){
let data36 = data27.noise;
const _errs84 = errors;
if((!(Array.isArray(data36))) && (data36 !== null)){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise",schemaPath:"#/properties/aggregates/properties/noise/type",keyword:"type",params:{type: schema91.properties.aggregates.properties.noise.type},message:"must be array,null"}];
return false;
}
if(errors === _errs84){
if(Array.isArray(data36)){
var valid18 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
const _errs86 = errors;
if(errors === _errs86){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing6;
if((((((data37.metric === undefined) && (missing6 = "metric")) || ((data37.min === undefined) && (missing6 = "min"))) || ((data37.max === undefined) && (missing6 = "max"))) || ((data37.b === undefined) && (missing6 = "b"))) || ((data37.is_outside === undefined) && (missing6 = "is_outside"))){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5,schemaPath:"#/properties/aggregates/properties/noise/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data37.metric !== undefined){
const _errs88 = errors;
if(typeof data37.metric !== "string"){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5+"/metric",schemaPath:"#/properties/aggregates/properties/noise/items/properties/metric/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs88 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data37.min !== undefined){
let data39 = data37.min;
const _errs90 = errors;
if(!((typeof data39 == "number") && (isFinite(data39)))){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5+"/min",schemaPath:"#/properties/aggregates/properties/noise/items/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid19 = _errs90 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data37.max !== undefined){
let data40 = data37.max;
const _errs92 = errors;
if(!((typeof data40 == "number") && (isFinite(data40)))){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5+"/max",schemaPath:"#/properties/aggregates/properties/noise/items/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid19 = _errs92 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data37.b !== undefined){
let data41 = data37.b;
const _errs94 = errors;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5+"/b",schemaPath:"#/properties/aggregates/properties/noise/items/properties/b/type",keyword:"type",params:{type: schema91.properties.aggregates.properties.noise.items.properties.b.type},message:"must be number,null"}];
return false;
}
var valid19 = _errs94 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data37.is_outside !== undefined){
const _errs96 = errors;
if(typeof data37.is_outside !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5+"/is_outside",schemaPath:"#/properties/aggregates/properties/noise/items/properties/is_outside/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid19 = _errs96 === errors;
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
validate40.errors = [{instancePath:instancePath+"/aggregates/noise/" + i5,schemaPath:"#/properties/aggregates/properties/noise/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs86 === errors;
if(!valid18){
break;
}
}
}
}
var valid11 = _errs84 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs58 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"id":true,"a":true,"runs_a":true,"b":true,"runs_b":true,"verdict":true,"cases":true,"unpaired":true,"aggregates":true},"dynamicProps":false,"dynamicItems":false};

export const validateComparisonList = validate46;
const schema98 = {"type":"object","required":["comparisons"],"properties":{"comparisons":{"type":"array","items":{"type":"object","required":["id","created_at","a","b","verdict","findings"],"properties":{"id":{"type":"string"},"created_at":{"type":"string"},"a":{"type":"string"},"b":{"type":"string"},"verdict":{"$ref":"#/$defs/Verdict"},"findings":{"type":"integer"}}}}}};

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
if((data.comparisons === undefined) && (missing0 = "comparisons")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.comparisons !== undefined){
let data0 = data.comparisons;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.id === undefined) && (missing1 = "id")) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.a === undefined) && (missing1 = "a"))) || ((data1.b === undefined) && (missing1 = "b"))) || ((data1.verdict === undefined) && (missing1 = "verdict"))) || ((data1.findings === undefined) && (missing1 = "findings"))){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0,schemaPath:"#/properties/comparisons/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.id !== undefined){
const _errs5 = errors;
if(typeof data1.id !== "string"){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/id",schemaPath:"#/properties/comparisons/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.created_at !== undefined){
const _errs7 = errors;
if(typeof data1.created_at !== "string"){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/created_at",schemaPath:"#/properties/comparisons/items/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.a !== undefined){
const _errs9 = errors;
if(typeof data1.a !== "string"){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/a",schemaPath:"#/properties/comparisons/items/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.b !== undefined){
const _errs11 = errors;
if(typeof data1.b !== "string"){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/b",schemaPath:"#/properties/comparisons/items/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.verdict !== undefined){
let data6 = data1.verdict;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data6 === "same") || (data6 === "proxy-bug")) || (data6 === "agent-or-backend")) || (data6 === "baseline-only")) || (data6 === "inconclusive"))){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.findings !== undefined){
let data7 = data1.findings;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/findings",schemaPath:"#/properties/comparisons/items/properties/findings/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
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
validate46.errors = [{instancePath:instancePath+"/comparisons/" + i0,schemaPath:"#/properties/comparisons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath:instancePath+"/comparisons",schemaPath:"#/properties/comparisons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate46.evaluated = {"props":{"comparisons":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunStart = validate47;
const schema100 = {"type":"object","additionalProperties":false,"required":["run"],"properties":{"run":{"type":"string"},"token":{"type":"string"}}};

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
if((data.run === undefined) && (missing0 = "run")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "run") || (key0 === "token"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.run !== undefined){
const _errs2 = errors;
if(typeof data.run !== "string"){
validate47.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs4 = errors;
if(typeof data.token !== "string"){
validate47.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateStartedRun = validate48;
const schema101 = {"type":"object","required":["run","base_path","token","expires_in_ms"],"properties":{"run":{"type":"string"},"base_path":{"type":"string"},"token":{"type":["string","null"]},"expires_in_ms":{"type":["integer","null"]}}};

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
if(((((data.run === undefined) && (missing0 = "run")) || ((data.base_path === undefined) && (missing0 = "base_path"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.expires_in_ms === undefined) && (missing0 = "expires_in_ms"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.run !== undefined){
const _errs1 = errors;
if(typeof data.run !== "string"){
validate48.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_path !== undefined){
const _errs3 = errors;
if(typeof data.base_path !== "string"){
validate48.errors = [{instancePath:instancePath+"/base_path",schemaPath:"#/properties/base_path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate48.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema101.properties.token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in_ms !== undefined){
let data3 = data.expires_in_ms;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate48.errors = [{instancePath:instancePath+"/expires_in_ms",schemaPath:"#/properties/expires_in_ms/type",keyword:"type",params:{type: schema101.properties.expires_in_ms.type},message:"must be integer,null"}];
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
validate48.evaluated = {"props":{"run":true,"base_path":true,"token":true,"expires_in_ms":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunEnd = validate49;
const schema102 = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string"}}};

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
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "token")){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
if(typeof data.token !== "string"){
validate49.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateOwnError = validate50;
const schema103 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"trace_id":{"type":"string"}}}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) && (missing1 = "type")) || ((data0.message === undefined) && (missing1 = "message"))){
validate50.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.type !== undefined){
const _errs3 = errors;
if(typeof data0.type !== "string"){
validate50.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs5 = errors;
if(typeof data0.message !== "string"){
validate50.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trace_id !== undefined){
const _errs7 = errors;
if(typeof data0.trace_id !== "string"){
validate50.errors = [{instancePath:instancePath+"/error/trace_id",schemaPath:"#/properties/error/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate50.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate50.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
