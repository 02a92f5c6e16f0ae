// Made by scripts/codegen.ts from specs/louter.yaml. Edit that file, not this one.
"use strict";
export const validateConfiguration = validate21;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"server":{"type":"object","additionalProperties":false,"properties":{"host":{"type":"string"},"port":{"type":"integer","minimum":0,"maximum":65535},"keys":{"type":"array","items":{"type":"string"}},"max_body":{"$ref":"#/$defs/Size"},"watch":{"type":"boolean"},"hosts":{"type":"array","items":{"type":"string"}},"ready":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/$defs/ReadyCondition"}},{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ReadyCondition"}}}]}}},"traces":{"type":"object","additionalProperties":false,"properties":{"url":{"type":"string"},"bodies":{"type":"string","enum":["full","metadata"]},"check":{"type":"string","enum":["all","off"]},"keep":{"$ref":"#/$defs/Duration"},"keep_metadata":{"$ref":"#/$defs/Duration"},"max_size":{"$ref":"#/$defs/Size"},"journal":{"type":["string","boolean"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"."}},{"if":{"type":"boolean"},"then":{"type":"boolean","enum":[false]}}]}}},"viewer":{"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"keys":{"type":"array","items":{"type":"string"}}}},"log":{"type":"object","additionalProperties":false,"properties":{"level":{"type":"string","enum":["trace","debug","info","warn","error","silent"]}}},"otel":{"type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"content":{"type":"boolean"}}},"limits":{"type":"object","additionalProperties":false,"properties":{"connect_timeout":{"$ref":"#/$defs/Duration"},"first_byte_timeout":{"$ref":"#/$defs/Duration"},"fallback_first_byte_timeout":{"$ref":"#/$defs/Duration"},"idle_timeout":{"$ref":"#/$defs/Duration"},"total_timeout":{"$ref":"#/$defs/Duration"},"max_concurrent":{"type":"integer","minimum":1},"max_inflight_bytes":{"$ref":"#/$defs/Size"},"keepalive":{"$ref":"#/$defs/Duration"}}},"media":{"type":"object","additionalProperties":false,"properties":{"fetch":{"type":"boolean"}}},"search":{"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","enum":["searxng","brave","tavily","exa"]},"base_url":{"type":"string"},"api_key":{"type":"string"},"max_uses":{"type":"integer","minimum":1,"maximum":50},"max_results":{"type":"integer","minimum":1,"maximum":20},"timeout":{"$ref":"#/$defs/Duration"},"price":{"type":"number","minimum":0}}},"keys":{"type":"object","additionalProperties":{"$ref":"#/$defs/KeyConfiguration"}},"backends":{"type":"object","additionalProperties":{"$ref":"#/$defs/BackendConfiguration"}},"model_data":{"type":"object","additionalProperties":{"$ref":"#/$defs/ModelData"}},"run":{"type":"object","additionalProperties":false,"properties":{"claude":{"$ref":"#/$defs/RunConfiguration"},"codex":{"$ref":"#/$defs/RunConfiguration"},"gemini":{"$ref":"#/$defs/RunConfiguration"},"qwen":{"$ref":"#/$defs/RunConfiguration"},"opencode":{"$ref":"#/$defs/RunConfiguration"},"pi":{"$ref":"#/$defs/RunConfiguration"},"cline":{"$ref":"#/$defs/RunConfiguration"},"copilot":{"$ref":"#/$defs/RunConfiguration"},"droid":{"$ref":"#/$defs/RunConfiguration"},"kimi":{"$ref":"#/$defs/RunConfiguration"},"goose":{"$ref":"#/$defs/RunConfiguration"},"crush":{"$ref":"#/$defs/RunConfiguration"},"kilo":{"$ref":"#/$defs/RunConfiguration"}}},"routes":{"type":"array","items":{"$ref":"#/$defs/RouteRow"}},"models":{"type":"object","additionalProperties":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/$defs/ModelTarget"}},{"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ModelTarget"}}}]}}}};
const schema33 = {"type":"string","pattern":"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"};
const schema34 = {"type":"string","enum":["backends","configuration"]};
const schema36 = {"type":"string","pattern":"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"};
const schema59 = {"type":"object","additionalProperties":false,"properties":{"model":{"type":"string","pattern":"."},"args":{"type":"array","items":{"type":"string"}},"keep_login":{"type":"boolean"}}};
const schema79 = {"type":"string","pattern":"^[^/]+/.+$"};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$", "u");
const pattern5 = new RegExp("^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$", "u");
const pattern8 = new RegExp(".", "u");
const pattern53 = new RegExp("^[^/]+/.+$", "u");
const schema47 = {"type":"object","additionalProperties":false,"properties":{"sha256":{"type":"string","pattern":"^[0-9A-Fa-f]{64}$"},"key":{"type":"string"},"models":{"type":"array","minItems":1,"items":{"type":"string","pattern":"."}},"backends":{"type":"array","minItems":1,"items":{"type":"string","pattern":"."}},"rpm":{"type":"integer","minimum":1},"tpm":{"type":"integer","minimum":1},"max_concurrent":{"type":"integer","minimum":1},"budget":{"$ref":"#/$defs/KeyBudget"},"expires":{"anyOf":[{"type":"string"},{"type":"object"}]},"may":{"type":"array","minItems":1,"items":{"type":"string","enum":["use","view","delete"]}}}};
const schema48 = {"type":"object","additionalProperties":false,"required":["usd","per"],"properties":{"usd":{"type":"number","exclusiveMinimum":0},"per":{"type":"string","enum":["day","week","month"]}}};
const pattern17 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

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
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sha256 !== undefined){
let data0 = data.sha256;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate22.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{64}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{64}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate22.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data2 = data.models;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate22.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate22.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data4 = data.backends;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length < 1){
validate22.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate22.errors = [{instancePath:instancePath+"/backends/" + i1,schemaPath:"#/properties/backends/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/backends/" + i1,schemaPath:"#/properties/backends/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rpm !== undefined){
let data6 = data.rpm;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate22.errors = [{instancePath:instancePath+"/rpm",schemaPath:"#/properties/rpm/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate22.errors = [{instancePath:instancePath+"/rpm",schemaPath:"#/properties/rpm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tpm !== undefined){
let data7 = data.tpm;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate22.errors = [{instancePath:instancePath+"/tpm",schemaPath:"#/properties/tpm/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/tpm",schemaPath:"#/properties/tpm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.max_concurrent !== undefined){
let data8 = data.max_concurrent;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate22.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate22.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.budget !== undefined){
let data9 = data.budget;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing0;
if(((data9.usd === undefined) && (missing0 = "usd")) || ((data9.per === undefined) && (missing0 = "per"))){
validate22.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/$defs/KeyBudget/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key1 in data9){
if(!((key1 === "usd") || (key1 === "per"))){
validate22.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/$defs/KeyBudget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.usd !== undefined){
let data10 = data9.usd;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 <= 0 || isNaN(data10)){
validate22.errors = [{instancePath:instancePath+"/budget/usd",schemaPath:"#/$defs/KeyBudget/properties/usd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/budget/usd",schemaPath:"#/$defs/KeyBudget/properties/usd/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.per !== undefined){
let data11 = data9.per;
const _errs26 = errors;
if(typeof data11 !== "string"){
validate22.errors = [{instancePath:instancePath+"/budget/per",schemaPath:"#/$defs/KeyBudget/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "day") || (data11 === "week")) || (data11 === "month"))){
validate22.errors = [{instancePath:instancePath+"/budget/per",schemaPath:"#/$defs/KeyBudget/properties/per/enum",keyword:"enum",params:{allowedValues: schema48.properties.per.enum},message:"must be equal to one of the allowed values"}];
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
validate22.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/$defs/KeyBudget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires !== undefined){
let data12 = data.expires;
const _errs28 = errors;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(typeof data12 !== "string"){
const err0 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid5 = valid5 || _valid0;
const _errs32 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err1 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err2 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.may !== undefined){
let data13 = data.may;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
if(data13.length < 1){
validate22.errors = [{instancePath:instancePath+"/may",schemaPath:"#/properties/may/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs36 = errors;
if(typeof data14 !== "string"){
validate22.errors = [{instancePath:instancePath+"/may/" + i2,schemaPath:"#/properties/may/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data14 === "use") || (data14 === "view")) || (data14 === "delete"))){
validate22.errors = [{instancePath:instancePath+"/may/" + i2,schemaPath:"#/properties/may/items/enum",keyword:"enum",params:{allowedValues: schema47.properties.may.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs36 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/may",schemaPath:"#/properties/may/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","additionalProperties":false,"required":["protocol"],"properties":{"protocol":{"type":"string","enum":["anthropic","openai-chat","openai-responses","gemini","gemini-interactions","ollama","openai-completions","replay"]},"base_url":{"type":"string"},"api_key":{"type":"string"},"api_keys":{"type":"array","items":{"type":"string"}},"api_key_command":{"type":"array","items":{"type":"string"}},"api_key_ttl":{"$ref":"#/$defs/Duration"},"platform":{"type":"string","enum":["azure","bedrock","vertex"]},"region":{"type":"string","pattern":"^[a-z0-9-]+$"},"profile":{"type":"string"},"project":{"type":"string"},"location":{"type":"string"},"api_version":{"type":"string","pattern":"^[0-9a-z-]+$"},"deployment":{"type":"string"},"proxy":{"type":"string"},"requires_auth":{"type":"boolean"},"dialect":{"type":"string","enum":["harmony","qwen","gemma3","gemma4","functiongemma","json","kimi","glm","deepseek","mistral","llama","minimax","hunyuan","pythonic","cohere"]},"thinking":{"type":"string","enum":["none","tags","open"]},"tools":{"type":"string","enum":["native","prompt"]},"dialect_detection":{"type":"boolean"},"capabilities":{"type":"array","items":{"type":"string","enum":["tools","vision","reasoning","json-schema","audio","documents"]}},"mode":{"type":"string","enum":["auto","baseline","proxy"]},"headers":{"type":"object","additionalProperties":{"type":"string"}},"fixtures":{"type":"string"},"transport":{"type":"string","enum":["http","websocket"]},"prompt_style":{"type":"string","enum":["full","terse"]},"listed_first":{"type":"boolean"},"prompt_cache":{"type":"string","enum":["auto","off"]},"retries":{"type":"integer","minimum":0,"maximum":10},"connect_timeout":{"$ref":"#/$defs/Duration"},"first_byte_timeout":{"$ref":"#/$defs/Duration"},"fallback_first_byte_timeout":{"$ref":"#/$defs/Duration"},"idle_timeout":{"$ref":"#/$defs/Duration"},"total_timeout":{"$ref":"#/$defs/Duration"},"max_concurrent":{"type":"integer","minimum":1},"keepalive":{"$ref":"#/$defs/Duration"}}};
const pattern21 = new RegExp("^[a-z0-9-]+$", "u");
const pattern22 = new RegExp("^[0-9a-z-]+$", "u");

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
if((data.protocol === undefined) && (missing0 = "protocol")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "anthropic") || (data0 === "openai-chat")) || (data0 === "openai-responses")) || (data0 === "gemini")) || (data0 === "gemini-interactions")) || (data0 === "ollama")) || (data0 === "openai-completions")) || (data0 === "replay"))){
validate24.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema49.properties.protocol.enum},message:"must be equal to one of the allowed values"}];
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
validate24.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_keys !== undefined){
let data3 = data.api_keys;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/api_keys/" + i0,schemaPath:"#/properties/api_keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/api_keys",schemaPath:"#/properties/api_keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key_command !== undefined){
let data5 = data.api_key_command;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data5[i1] !== "string"){
validate24.errors = [{instancePath:instancePath+"/api_key_command/" + i1,schemaPath:"#/properties/api_key_command/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/api_key_command",schemaPath:"#/properties/api_key_command/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key_ttl !== undefined){
let data7 = data.api_key_ttl;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate24.errors = [{instancePath:instancePath+"/api_key_ttl",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/api_key_ttl",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined){
let data8 = data.platform;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate24.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data8 === "azure") || (data8 === "bedrock")) || (data8 === "vertex"))){
validate24.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema49.properties.platform.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data9 = data.region;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(!pattern21.test(data9)){
validate24.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
const _errs23 = errors;
if(typeof data.profile !== "string"){
validate24.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs25 = errors;
if(typeof data.project !== "string"){
validate24.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs27 = errors;
if(typeof data.location !== "string"){
validate24.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_version !== undefined){
let data13 = data.api_version;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(!pattern22.test(data13)){
validate24.errors = [{instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/pattern",keyword:"pattern",params:{pattern: "^[0-9a-z-]+$"},message:"must match pattern \""+"^[0-9a-z-]+$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/api_version",schemaPath:"#/properties/api_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deployment !== undefined){
const _errs31 = errors;
if(typeof data.deployment !== "string"){
validate24.errors = [{instancePath:instancePath+"/deployment",schemaPath:"#/properties/deployment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proxy !== undefined){
const _errs33 = errors;
if(typeof data.proxy !== "string"){
validate24.errors = [{instancePath:instancePath+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires_auth !== undefined){
const _errs35 = errors;
if(typeof data.requires_auth !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/requires_auth",schemaPath:"#/properties/requires_auth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data17 = data.dialect;
const _errs37 = errors;
if(typeof data17 !== "string"){
validate24.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((data17 === "harmony") || (data17 === "qwen")) || (data17 === "gemma3")) || (data17 === "gemma4")) || (data17 === "functiongemma")) || (data17 === "json")) || (data17 === "kimi")) || (data17 === "glm")) || (data17 === "deepseek")) || (data17 === "mistral")) || (data17 === "llama")) || (data17 === "minimax")) || (data17 === "hunyuan")) || (data17 === "pythonic")) || (data17 === "cohere"))){
validate24.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema49.properties.dialect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data18 = data.thinking;
const _errs39 = errors;
if(typeof data18 !== "string"){
validate24.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data18 === "none") || (data18 === "tags")) || (data18 === "open"))){
validate24.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/enum",keyword:"enum",params:{allowedValues: schema49.properties.thinking.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data19 = data.tools;
const _errs41 = errors;
if(typeof data19 !== "string"){
validate24.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data19 === "native") || (data19 === "prompt"))){
validate24.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/enum",keyword:"enum",params:{allowedValues: schema49.properties.tools.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect_detection !== undefined){
const _errs43 = errors;
if(typeof data.dialect_detection !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/dialect_detection",schemaPath:"#/properties/dialect_detection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data21 = data.capabilities;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data21)){
var valid4 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
const _errs47 = errors;
if(typeof data22 !== "string"){
validate24.errors = [{instancePath:instancePath+"/capabilities/" + i2,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data22 === "tools") || (data22 === "vision")) || (data22 === "reasoning")) || (data22 === "json-schema")) || (data22 === "audio")) || (data22 === "documents"))){
validate24.errors = [{instancePath:instancePath+"/capabilities/" + i2,schemaPath:"#/properties/capabilities/items/enum",keyword:"enum",params:{allowedValues: schema49.properties.capabilities.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs47 === errors;
if(!valid4){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data23 = data.mode;
const _errs49 = errors;
if(typeof data23 !== "string"){
validate24.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data23 === "auto") || (data23 === "baseline")) || (data23 === "proxy"))){
validate24.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema49.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data24 = data.headers;
const _errs51 = errors;
if(errors === _errs51){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key1 in data24){
const _errs54 = errors;
if(typeof data24[key1] !== "string"){
validate24.errors = [{instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs54 === errors;
if(!valid5){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixtures !== undefined){
const _errs56 = errors;
if(typeof data.fixtures !== "string"){
validate24.errors = [{instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport !== undefined){
let data27 = data.transport;
const _errs58 = errors;
if(typeof data27 !== "string"){
validate24.errors = [{instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data27 === "http") || (data27 === "websocket"))){
validate24.errors = [{instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema49.properties.transport.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_style !== undefined){
let data28 = data.prompt_style;
const _errs60 = errors;
if(typeof data28 !== "string"){
validate24.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data28 === "full") || (data28 === "terse"))){
validate24.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/enum",keyword:"enum",params:{allowedValues: schema49.properties.prompt_style.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listed_first !== undefined){
const _errs62 = errors;
if(typeof data.listed_first !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/listed_first",schemaPath:"#/properties/listed_first/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache !== undefined){
let data30 = data.prompt_cache;
const _errs64 = errors;
if(typeof data30 !== "string"){
validate24.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data30 === "auto") || (data30 === "off"))){
validate24.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/enum",keyword:"enum",params:{allowedValues: schema49.properties.prompt_cache.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data31 = data.retries;
const _errs66 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate24.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs66){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 10 || isNaN(data31)){
validate24.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate24.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connect_timeout !== undefined){
let data32 = data.connect_timeout;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data32 === "string"){
if(!pattern5.test(data32)){
validate24.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/connect_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_byte_timeout !== undefined){
let data33 = data.first_byte_timeout;
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data33 === "string"){
if(!pattern5.test(data33)){
validate24.errors = [{instancePath:instancePath+"/first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallback_first_byte_timeout !== undefined){
let data34 = data.fallback_first_byte_timeout;
const _errs74 = errors;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
validate24.errors = [{instancePath:instancePath+"/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle_timeout !== undefined){
let data35 = data.idle_timeout;
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data35 === "string"){
if(!pattern5.test(data35)){
validate24.errors = [{instancePath:instancePath+"/idle_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/idle_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_timeout !== undefined){
let data36 = data.total_timeout;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(typeof data36 === "string"){
if(!pattern5.test(data36)){
validate24.errors = [{instancePath:instancePath+"/total_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/total_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_concurrent !== undefined){
let data37 = data.max_concurrent;
const _errs83 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate24.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 1 || isNaN(data37)){
validate24.errors = [{instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keepalive !== undefined){
let data38 = data.keepalive;
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(typeof data38 === "string"){
if(!pattern5.test(data38)){
validate24.errors = [{instancePath:instancePath+"/keepalive",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/keepalive",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs85 === errors;
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
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"properties":{"context_window":{"type":"integer","minimum":1},"max_output":{"type":"integer","minimum":1},"reasoning":{"type":"string","enum":["none","effort","budget","adaptive","level"]},"reasoning_echo":{"type":"string","enum":["required","allowed","refused"]},"sampling":{"type":"string","enum":["free","fixed"]},"max_tokens_field":{"type":"string","enum":["max_tokens","max_completion_tokens"]},"developer_role":{"type":"string","enum":["yes","no"]},"system_turns":{"type":"string","enum":["yes","no"]},"empty_answers":{"type":"string","enum":["yes","no"]},"tool_role":{"type":"string","enum":["yes","no"]},"call_seals":{"type":"string","enum":["required","optional"]},"least_reasoning":{"type":"string","enum":["off","minimal","low","between-tools"]},"forced_tools":{"type":"string","enum":["while-thinking","without-thinking","never"]},"prefill":{"type":"string","enum":["last-message","continue-final-message","prefix","partial","none"]},"server_tools":{"type":"array","items":{"type":"string","enum":["web-search","web-fetch","code-execution","tool-search"]}},"search_field":{"type":"string","enum":["web_search_options","plugins"]},"prompt_cache_key":{"type":"boolean"},"min_cache_tokens":{"type":"integer","minimum":1},"max_reasoning":{"type":"integer","minimum":1},"dialect":{"type":"string","enum":["none","harmony","qwen","gemma3","gemma4","functiongemma","json","kimi","glm","deepseek","mistral","llama","minimax","hunyuan","pythonic","cohere"]},"thinking":{"type":"string","enum":["none","tags","open"]},"tools":{"type":"string","enum":["native","prompt"]},"prompt_style":{"type":"string","enum":["full","terse"]},"price":{"$ref":"#/$defs/ModelPrice"}}};
const schema58 = {"type":"object","additionalProperties":false,"required":["input","output"],"properties":{"input":{"type":"number","minimum":0},"output":{"type":"number","minimum":0},"cache_read":{"type":"number","minimum":0},"cache_write_5m":{"type":"number","minimum":0},"cache_write_1h":{"type":"number","minimum":0}}};

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
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.context_window !== undefined){
let data0 = data.context_window;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate26.errors = [{instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.max_output !== undefined){
let data1 = data.max_output;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate26.errors = [{instancePath:instancePath+"/max_output",schemaPath:"#/properties/max_output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/max_output",schemaPath:"#/properties/max_output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.reasoning !== undefined){
let data2 = data.reasoning;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate26.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data2 === "none") || (data2 === "effort")) || (data2 === "budget")) || (data2 === "adaptive")) || (data2 === "level"))){
validate26.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/enum",keyword:"enum",params:{allowedValues: schema57.properties.reasoning.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_echo !== undefined){
let data3 = data.reasoning_echo;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate26.errors = [{instancePath:instancePath+"/reasoning_echo",schemaPath:"#/properties/reasoning_echo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "required") || (data3 === "allowed")) || (data3 === "refused"))){
validate26.errors = [{instancePath:instancePath+"/reasoning_echo",schemaPath:"#/properties/reasoning_echo/enum",keyword:"enum",params:{allowedValues: schema57.properties.reasoning_echo.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sampling !== undefined){
let data4 = data.sampling;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate26.errors = [{instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "free") || (data4 === "fixed"))){
validate26.errors = [{instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/enum",keyword:"enum",params:{allowedValues: schema57.properties.sampling.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens_field !== undefined){
let data5 = data.max_tokens_field;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate26.errors = [{instancePath:instancePath+"/max_tokens_field",schemaPath:"#/properties/max_tokens_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "max_tokens") || (data5 === "max_completion_tokens"))){
validate26.errors = [{instancePath:instancePath+"/max_tokens_field",schemaPath:"#/properties/max_tokens_field/enum",keyword:"enum",params:{allowedValues: schema57.properties.max_tokens_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.developer_role !== undefined){
let data6 = data.developer_role;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate26.errors = [{instancePath:instancePath+"/developer_role",schemaPath:"#/properties/developer_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "yes") || (data6 === "no"))){
validate26.errors = [{instancePath:instancePath+"/developer_role",schemaPath:"#/properties/developer_role/enum",keyword:"enum",params:{allowedValues: schema57.properties.developer_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_turns !== undefined){
let data7 = data.system_turns;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate26.errors = [{instancePath:instancePath+"/system_turns",schemaPath:"#/properties/system_turns/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "yes") || (data7 === "no"))){
validate26.errors = [{instancePath:instancePath+"/system_turns",schemaPath:"#/properties/system_turns/enum",keyword:"enum",params:{allowedValues: schema57.properties.system_turns.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.empty_answers !== undefined){
let data8 = data.empty_answers;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate26.errors = [{instancePath:instancePath+"/empty_answers",schemaPath:"#/properties/empty_answers/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "yes") || (data8 === "no"))){
validate26.errors = [{instancePath:instancePath+"/empty_answers",schemaPath:"#/properties/empty_answers/enum",keyword:"enum",params:{allowedValues: schema57.properties.empty_answers.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_role !== undefined){
let data9 = data.tool_role;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate26.errors = [{instancePath:instancePath+"/tool_role",schemaPath:"#/properties/tool_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "yes") || (data9 === "no"))){
validate26.errors = [{instancePath:instancePath+"/tool_role",schemaPath:"#/properties/tool_role/enum",keyword:"enum",params:{allowedValues: schema57.properties.tool_role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_seals !== undefined){
let data10 = data.call_seals;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate26.errors = [{instancePath:instancePath+"/call_seals",schemaPath:"#/properties/call_seals/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "required") || (data10 === "optional"))){
validate26.errors = [{instancePath:instancePath+"/call_seals",schemaPath:"#/properties/call_seals/enum",keyword:"enum",params:{allowedValues: schema57.properties.call_seals.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.least_reasoning !== undefined){
let data11 = data.least_reasoning;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate26.errors = [{instancePath:instancePath+"/least_reasoning",schemaPath:"#/properties/least_reasoning/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data11 === "off") || (data11 === "minimal")) || (data11 === "low")) || (data11 === "between-tools"))){
validate26.errors = [{instancePath:instancePath+"/least_reasoning",schemaPath:"#/properties/least_reasoning/enum",keyword:"enum",params:{allowedValues: schema57.properties.least_reasoning.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forced_tools !== undefined){
let data12 = data.forced_tools;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate26.errors = [{instancePath:instancePath+"/forced_tools",schemaPath:"#/properties/forced_tools/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data12 === "while-thinking") || (data12 === "without-thinking")) || (data12 === "never"))){
validate26.errors = [{instancePath:instancePath+"/forced_tools",schemaPath:"#/properties/forced_tools/enum",keyword:"enum",params:{allowedValues: schema57.properties.forced_tools.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefill !== undefined){
let data13 = data.prefill;
const _errs28 = errors;
if(typeof data13 !== "string"){
validate26.errors = [{instancePath:instancePath+"/prefill",schemaPath:"#/properties/prefill/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data13 === "last-message") || (data13 === "continue-final-message")) || (data13 === "prefix")) || (data13 === "partial")) || (data13 === "none"))){
validate26.errors = [{instancePath:instancePath+"/prefill",schemaPath:"#/properties/prefill/enum",keyword:"enum",params:{allowedValues: schema57.properties.prefill.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_tools !== undefined){
let data14 = data.server_tools;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid1 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs32 = errors;
if(typeof data15 !== "string"){
validate26.errors = [{instancePath:instancePath+"/server_tools/" + i0,schemaPath:"#/properties/server_tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data15 === "web-search") || (data15 === "web-fetch")) || (data15 === "code-execution")) || (data15 === "tool-search"))){
validate26.errors = [{instancePath:instancePath+"/server_tools/" + i0,schemaPath:"#/properties/server_tools/items/enum",keyword:"enum",params:{allowedValues: schema57.properties.server_tools.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs32 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/server_tools",schemaPath:"#/properties/server_tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_field !== undefined){
let data16 = data.search_field;
const _errs34 = errors;
if(typeof data16 !== "string"){
validate26.errors = [{instancePath:instancePath+"/search_field",schemaPath:"#/properties/search_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "web_search_options") || (data16 === "plugins"))){
validate26.errors = [{instancePath:instancePath+"/search_field",schemaPath:"#/properties/search_field/enum",keyword:"enum",params:{allowedValues: schema57.properties.search_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
const _errs36 = errors;
if(typeof data.prompt_cache_key !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_cache_tokens !== undefined){
let data18 = data.min_cache_tokens;
const _errs38 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate26.errors = [{instancePath:instancePath+"/min_cache_tokens",schemaPath:"#/properties/min_cache_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate26.errors = [{instancePath:instancePath+"/min_cache_tokens",schemaPath:"#/properties/min_cache_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.max_reasoning !== undefined){
let data19 = data.max_reasoning;
const _errs40 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate26.errors = [{instancePath:instancePath+"/max_reasoning",schemaPath:"#/properties/max_reasoning/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
validate26.errors = [{instancePath:instancePath+"/max_reasoning",schemaPath:"#/properties/max_reasoning/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.dialect !== undefined){
let data20 = data.dialect;
const _errs42 = errors;
if(typeof data20 !== "string"){
validate26.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((data20 === "none") || (data20 === "harmony")) || (data20 === "qwen")) || (data20 === "gemma3")) || (data20 === "gemma4")) || (data20 === "functiongemma")) || (data20 === "json")) || (data20 === "kimi")) || (data20 === "glm")) || (data20 === "deepseek")) || (data20 === "mistral")) || (data20 === "llama")) || (data20 === "minimax")) || (data20 === "hunyuan")) || (data20 === "pythonic")) || (data20 === "cohere"))){
validate26.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema57.properties.dialect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data21 = data.thinking;
const _errs44 = errors;
if(typeof data21 !== "string"){
validate26.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data21 === "none") || (data21 === "tags")) || (data21 === "open"))){
validate26.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/enum",keyword:"enum",params:{allowedValues: schema57.properties.thinking.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data22 = data.tools;
const _errs46 = errors;
if(typeof data22 !== "string"){
validate26.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data22 === "native") || (data22 === "prompt"))){
validate26.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/enum",keyword:"enum",params:{allowedValues: schema57.properties.tools.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_style !== undefined){
let data23 = data.prompt_style;
const _errs48 = errors;
if(typeof data23 !== "string"){
validate26.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data23 === "full") || (data23 === "terse"))){
validate26.errors = [{instancePath:instancePath+"/prompt_style",schemaPath:"#/properties/prompt_style/enum",keyword:"enum",params:{allowedValues: schema57.properties.prompt_style.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data24 = data.price;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing0;
if(((data24.input === undefined) && (missing0 = "input")) || ((data24.output === undefined) && (missing0 = "output"))){
validate26.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs53 = errors;
for(const key1 in data24){
if(!(((((key1 === "input") || (key1 === "output")) || (key1 === "cache_read")) || (key1 === "cache_write_5m")) || (key1 === "cache_write_1h"))){
validate26.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/ModelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs53 === errors){
if(data24.input !== undefined){
let data25 = data24.input;
const _errs54 = errors;
if(errors === _errs54){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate26.errors = [{instancePath:instancePath+"/price/input",schemaPath:"#/$defs/ModelPrice/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/price/input",schemaPath:"#/$defs/ModelPrice/properties/input/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs54 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data24.output !== undefined){
let data26 = data24.output;
const _errs56 = errors;
if(errors === _errs56){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate26.errors = [{instancePath:instancePath+"/price/output",schemaPath:"#/$defs/ModelPrice/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/price/output",schemaPath:"#/$defs/ModelPrice/properties/output/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs56 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data24.cache_read !== undefined){
let data27 = data24.cache_read;
const _errs58 = errors;
if(errors === _errs58){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate26.errors = [{instancePath:instancePath+"/price/cache_read",schemaPath:"#/$defs/ModelPrice/properties/cache_read/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/price/cache_read",schemaPath:"#/$defs/ModelPrice/properties/cache_read/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data24.cache_write_5m !== undefined){
let data28 = data24.cache_write_5m;
const _errs60 = errors;
if(errors === _errs60){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate26.errors = [{instancePath:instancePath+"/price/cache_write_5m",schemaPath:"#/$defs/ModelPrice/properties/cache_write_5m/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/price/cache_write_5m",schemaPath:"#/$defs/ModelPrice/properties/cache_write_5m/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs60 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data24.cache_write_1h !== undefined){
let data29 = data24.cache_write_1h;
const _errs62 = errors;
if(errors === _errs62){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate26.errors = [{instancePath:instancePath+"/price/cache_write_1h",schemaPath:"#/$defs/ModelPrice/properties/cache_write_1h/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/price/cache_write_1h",schemaPath:"#/$defs/ModelPrice/properties/cache_write_1h/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs62 === errors;
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
validate26.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/ModelPrice/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","additionalProperties":false,"required":["to"],"properties":{"name":{"type":"string","pattern":"."},"when":{"$ref":"#/$defs/RouteConditions"},"to":{"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"$ref":"#/$defs/ModelTarget"}},{"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/ModelTarget"}}}]},"effort":{"type":"string","enum":["minimal","low","medium","high","xhigh","max"]},"max_tokens":{"type":"integer","minimum":1},"thinking":{"type":"boolean"},"sticky":{"type":"boolean"},"continue":{"type":"boolean"},"prompt_cache":{"type":"string","enum":["auto","off"]}}};
const schema73 = {"type":"object","additionalProperties":false,"properties":{"model":{"$ref":"#/$defs/OneOrMore"},"input_tokens":{"anyOf":[{"type":"string"},{"type":"number"}]},"thinking":{"type":"boolean"},"subagent":{"type":"boolean"},"background":{"type":"boolean"},"tools":{"type":"boolean"},"tool":{"$ref":"#/$defs/OneOrMore"},"image":{"type":"boolean"},"document":{"type":"boolean"},"protocol":{"$ref":"#/$defs/OneOrMore"},"agent":{"$ref":"#/$defs/OneOrMore"},"key":{"$ref":"#/$defs/OneOrMore"},"header":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema74 = {"type":["string","array"],"allOf":[{"if":{"type":"string"},"then":{"type":"string","pattern":"."}},{"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"type":"string","pattern":"."}}}]};

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
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema73.properties, key0))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
let data0 = data.model;
const _errs2 = errors;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/type",keyword:"type",params:{type: schema74.type},message:"must be string,array"}];
return false;
}
const _errs5 = errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid0 = _errs9 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid2 = _errs5 === errors;
if(valid2){
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(!(Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data0)){
if(data0.length < 1){
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate29.errors = [{instancePath:instancePath+"/model/" + i0,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/model/" + i0,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/OneOrMore/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid2 = _errs11 === errors;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data2 = data.input_tokens;
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid6 = valid6 || _valid2;
const _errs23 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err6 = {instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate29.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs25 = errors;
if(typeof data.thinking !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagent !== undefined){
const _errs27 = errors;
if(typeof data.subagent !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/subagent",schemaPath:"#/properties/subagent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
const _errs29 = errors;
if(typeof data.background !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
const _errs31 = errors;
if(typeof data.tools !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data7 = data.tool;
const _errs33 = errors;
if((typeof data7 !== "string") && (!(Array.isArray(data7)))){
validate29.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/type",keyword:"type",params:{type: schema74.type},message:"must be string,array"}];
return false;
}
const _errs36 = errors;
const _errs37 = errors;
let valid9 = true;
const _errs38 = errors;
if(typeof data7 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs40 = errors;
if(errors === _errs40){
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
validate29.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid3 = _errs40 === errors;
valid9 = _valid3;
}
if(!valid9){
const err8 = {instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid8 = _errs36 === errors;
if(valid8){
const _errs42 = errors;
const _errs43 = errors;
let valid10 = true;
const _errs44 = errors;
if(!(Array.isArray(data7))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid4 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data7)){
if(data7.length < 1){
validate29.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid11 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs48 = errors;
if(errors === _errs48){
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
validate29.errors = [{instancePath:instancePath+"/tool/" + i1,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/tool/" + i1,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs48 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid4 = _errs46 === errors;
valid10 = _valid4;
}
if(!valid10){
const err10 = {instancePath:instancePath+"/tool",schemaPath:"#/$defs/OneOrMore/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid8 = _errs42 === errors;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs50 = errors;
if(typeof data.image !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.document !== undefined){
const _errs52 = errors;
if(typeof data.document !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data11 = data.protocol;
const _errs54 = errors;
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
validate29.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/type",keyword:"type",params:{type: schema74.type},message:"must be string,array"}];
return false;
}
const _errs57 = errors;
const _errs58 = errors;
let valid14 = true;
const _errs59 = errors;
if(typeof data11 !== "string"){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid5 = _errs59 === errors;
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs61 = errors;
if(errors === _errs61){
if(typeof data11 === "string"){
if(!pattern8.test(data11)){
validate29.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid5 = _errs61 === errors;
valid14 = _valid5;
}
if(!valid14){
const err12 = {instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid13 = _errs57 === errors;
if(valid13){
const _errs63 = errors;
const _errs64 = errors;
let valid15 = true;
const _errs65 = errors;
if(!(Array.isArray(data11))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid6 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data11)){
if(data11.length < 1){
validate29.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid16 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs69 = errors;
if(errors === _errs69){
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
validate29.errors = [{instancePath:instancePath+"/protocol/" + i2,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/protocol/" + i2,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs69 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid6 = _errs67 === errors;
valid15 = _valid6;
}
if(!valid15){
const err14 = {instancePath:instancePath+"/protocol",schemaPath:"#/$defs/OneOrMore/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid13 = _errs63 === errors;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data13 = data.agent;
const _errs71 = errors;
if((typeof data13 !== "string") && (!(Array.isArray(data13)))){
validate29.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/type",keyword:"type",params:{type: schema74.type},message:"must be string,array"}];
return false;
}
const _errs74 = errors;
const _errs75 = errors;
let valid19 = true;
const _errs76 = errors;
if(typeof data13 !== "string"){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid7 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs78 = errors;
if(errors === _errs78){
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
validate29.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid7 = _errs78 === errors;
valid19 = _valid7;
}
if(!valid19){
const err16 = {instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid18 = _errs74 === errors;
if(valid18){
const _errs80 = errors;
const _errs81 = errors;
let valid20 = true;
const _errs82 = errors;
if(!(Array.isArray(data13))){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid8 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data13)){
if(data13.length < 1){
validate29.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid21 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
const _errs86 = errors;
if(errors === _errs86){
if(typeof data14 === "string"){
if(!pattern8.test(data14)){
validate29.errors = [{instancePath:instancePath+"/agent/" + i3,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/agent/" + i3,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs86 === errors;
if(!valid21){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid8 = _errs84 === errors;
valid20 = _valid8;
}
if(!valid20){
const err18 = {instancePath:instancePath+"/agent",schemaPath:"#/$defs/OneOrMore/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid18 = _errs80 === errors;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data15 = data.key;
const _errs88 = errors;
if((typeof data15 !== "string") && (!(Array.isArray(data15)))){
validate29.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/type",keyword:"type",params:{type: schema74.type},message:"must be string,array"}];
return false;
}
const _errs91 = errors;
const _errs92 = errors;
let valid24 = true;
const _errs93 = errors;
if(typeof data15 !== "string"){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid9 = _errs93 === errors;
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs95 = errors;
if(errors === _errs95){
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
validate29.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid9 = _errs95 === errors;
valid24 = _valid9;
}
if(!valid24){
const err20 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid23 = _errs91 === errors;
if(valid23){
const _errs97 = errors;
const _errs98 = errors;
let valid25 = true;
const _errs99 = errors;
if(!(Array.isArray(data15))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid10 = _errs99 === errors;
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs101 = errors;
if(errors === _errs101){
if(Array.isArray(data15)){
if(data15.length < 1){
validate29.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid26 = true;
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
let data16 = data15[i4];
const _errs103 = errors;
if(errors === _errs103){
if(typeof data16 === "string"){
if(!pattern8.test(data16)){
validate29.errors = [{instancePath:instancePath+"/key/" + i4,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/key/" + i4,schemaPath:"#/$defs/OneOrMore/allOf/1/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs103 === errors;
if(!valid26){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid10 = _errs101 === errors;
valid25 = _valid10;
}
if(!valid25){
const err22 = {instancePath:instancePath+"/key",schemaPath:"#/$defs/OneOrMore/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate29.errors = vErrors;
return false;
}
var valid23 = _errs97 === errors;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data17 = data.header;
const _errs105 = errors;
if(errors === _errs105){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
const _errs108 = errors;
if(typeof data17[key1] !== "string"){
validate29.errors = [{instancePath:instancePath+"/header/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/header/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs108 === errors;
if(!valid27){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs105 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.to === undefined) && (missing0 = "to")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema72.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
const _errs4 = errors;
if(!(validate29(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs5 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
validate28.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema72.properties.to.type},message:"must be string,array"}];
return false;
}
const _errs7 = errors;
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern53.test(data2)){
validate28.errors = [{instancePath:instancePath+"/to",schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/to",schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate28.errors = vErrors;
return false;
}
var valid1 = _errs7 === errors;
if(valid1){
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(!(Array.isArray(data2))){
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
if(Array.isArray(data2)){
if(data2.length < 1){
validate28.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern53.test(data3)){
validate28.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs18 === errors;
valid4 = _valid1;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate28.errors = vErrors;
return false;
}
var valid1 = _errs14 === errors;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
let data4 = data.effort;
const _errs23 = errors;
if(typeof data4 !== "string"){
validate28.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data4 === "minimal") || (data4 === "low")) || (data4 === "medium")) || (data4 === "high")) || (data4 === "xhigh")) || (data4 === "max"))){
validate28.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/enum",keyword:"enum",params:{allowedValues: schema72.properties.effort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
const _errs25 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate28.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate28.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.thinking !== undefined){
const _errs27 = errors;
if(typeof data.thinking !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sticky !== undefined){
const _errs29 = errors;
if(typeof data.sticky !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.continue !== undefined){
const _errs31 = errors;
if(typeof data.continue !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache !== undefined){
let data9 = data.prompt_cache;
const _errs33 = errors;
if(typeof data9 !== "string"){
validate28.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "auto") || (data9 === "off"))){
validate28.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/enum",keyword:"enum",params:{allowedValues: schema72.properties.prompt_cache.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(func1.call(schema32.properties, key0))){
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
if(!(((((((key1 === "host") || (key1 === "port")) || (key1 === "keys")) || (key1 === "max_body")) || (key1 === "watch")) || (key1 === "hosts")) || (key1 === "ready"))){
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
if(valid1){
if(data0.watch !== undefined){
const _errs16 = errors;
if(typeof data0.watch !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/server/watch",schemaPath:"#/properties/server/properties/watch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.hosts !== undefined){
let data7 = data0.hosts;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(typeof data7[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/server/hosts/" + i1,schemaPath:"#/properties/server/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/server/hosts",schemaPath:"#/properties/server/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.ready !== undefined){
let data9 = data0.ready;
const _errs22 = errors;
if((typeof data9 !== "string") && (!(Array.isArray(data9)))){
validate21.errors = [{instancePath:instancePath+"/server/ready",schemaPath:"#/properties/server/properties/ready/type",keyword:"type",params:{type: schema32.properties.server.properties.ready.type},message:"must be string,array"}];
return false;
}
const _errs24 = errors;
const _errs25 = errors;
let valid6 = true;
const _errs26 = errors;
if(typeof data9 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs28 = errors;
if(typeof data9 !== "string"){
validate21.errors = [{instancePath:instancePath+"/server/ready",schemaPath:"#/$defs/ReadyCondition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "backends") || (data9 === "configuration"))){
validate21.errors = [{instancePath:instancePath+"/server/ready",schemaPath:"#/$defs/ReadyCondition/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var _valid0 = _errs28 === errors;
valid6 = _valid0;
}
if(!valid6){
const err1 = {instancePath:instancePath+"/server/ready",schemaPath:"#/properties/server/properties/ready/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid5 = _errs24 === errors;
if(valid5){
const _errs31 = errors;
const _errs32 = errors;
let valid8 = true;
const _errs33 = errors;
if(!(Array.isArray(data9))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data9)){
var valid9 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs37 = errors;
if(typeof data10 !== "string"){
validate21.errors = [{instancePath:instancePath+"/server/ready/" + i2,schemaPath:"#/$defs/ReadyCondition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "backends") || (data10 === "configuration"))){
validate21.errors = [{instancePath:instancePath+"/server/ready/" + i2,schemaPath:"#/$defs/ReadyCondition/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs37 === errors;
if(!valid9){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/server/ready",schemaPath:"#/properties/server/properties/ready/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs35 === errors;
valid8 = _valid1;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/server/ready",schemaPath:"#/properties/server/properties/ready/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid5 = _errs31 === errors;
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
let data11 = data.traces;
const _errs40 = errors;
if(errors === _errs40){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const _errs42 = errors;
for(const key2 in data11){
if(!(((((((key2 === "url") || (key2 === "bodies")) || (key2 === "check")) || (key2 === "keep")) || (key2 === "keep_metadata")) || (key2 === "max_size")) || (key2 === "journal"))){
validate21.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs42 === errors){
if(data11.url !== undefined){
const _errs43 = errors;
if(typeof data11.url !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/url",schemaPath:"#/properties/traces/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs43 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.bodies !== undefined){
let data13 = data11.bodies;
const _errs45 = errors;
if(typeof data13 !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/bodies",schemaPath:"#/properties/traces/properties/bodies/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data13 === "full") || (data13 === "metadata"))){
validate21.errors = [{instancePath:instancePath+"/traces/bodies",schemaPath:"#/properties/traces/properties/bodies/enum",keyword:"enum",params:{allowedValues: schema32.properties.traces.properties.bodies.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs45 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.check !== undefined){
let data14 = data11.check;
const _errs47 = errors;
if(typeof data14 !== "string"){
validate21.errors = [{instancePath:instancePath+"/traces/check",schemaPath:"#/properties/traces/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "all") || (data14 === "off"))){
validate21.errors = [{instancePath:instancePath+"/traces/check",schemaPath:"#/properties/traces/properties/check/enum",keyword:"enum",params:{allowedValues: schema32.properties.traces.properties.check.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs47 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.keep !== undefined){
let data15 = data11.keep;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
validate21.errors = [{instancePath:instancePath+"/traces/keep",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/keep",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs49 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.keep_metadata !== undefined){
let data16 = data11.keep_metadata;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate21.errors = [{instancePath:instancePath+"/traces/keep_metadata",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/keep_metadata",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.max_size !== undefined){
let data17 = data11.max_size;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data17 === "string"){
if(!pattern4.test(data17)){
validate21.errors = [{instancePath:instancePath+"/traces/max_size",schemaPath:"#/$defs/Size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/max_size",schemaPath:"#/$defs/Size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs55 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data11.journal !== undefined){
let data18 = data11.journal;
const _errs58 = errors;
if((typeof data18 !== "string") && (typeof data18 !== "boolean")){
validate21.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/type",keyword:"type",params:{type: schema32.properties.traces.properties.journal.type},message:"must be string,boolean"}];
return false;
}
const _errs60 = errors;
const _errs61 = errors;
let valid16 = true;
const _errs62 = errors;
if(typeof data18 !== "string"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs64 = errors;
if(errors === _errs64){
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
validate21.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/0/then/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/0/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid2 = _errs64 === errors;
valid16 = _valid2;
}
if(!valid16){
const err5 = {instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid15 = _errs60 === errors;
if(valid15){
const _errs66 = errors;
const _errs67 = errors;
let valid17 = true;
const _errs68 = errors;
if(typeof data18 !== "boolean"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs70 = errors;
if(typeof data18 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/1/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data18 === false)){
validate21.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/1/then/enum",keyword:"enum",params:{allowedValues: schema32.properties.traces.properties.journal.allOf[1].then.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var _valid3 = _errs70 === errors;
valid17 = _valid3;
}
if(!valid17){
const err7 = {instancePath:instancePath+"/traces/journal",schemaPath:"#/properties/traces/properties/journal/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate21.errors = vErrors;
return false;
}
var valid15 = _errs66 === errors;
}
var valid11 = _errs58 === errors;
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
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewer !== undefined){
let data19 = data.viewer;
const _errs72 = errors;
if(errors === _errs72){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const _errs74 = errors;
for(const key3 in data19){
if(!((key3 === "enabled") || (key3 === "keys"))){
validate21.errors = [{instancePath:instancePath+"/viewer",schemaPath:"#/properties/viewer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs74 === errors){
if(data19.enabled !== undefined){
const _errs75 = errors;
if(typeof data19.enabled !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/viewer/enabled",schemaPath:"#/properties/viewer/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid18 = _errs75 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data19.keys !== undefined){
let data21 = data19.keys;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data21)){
var valid19 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
const _errs79 = errors;
if(typeof data21[i3] !== "string"){
validate21.errors = [{instancePath:instancePath+"/viewer/keys/" + i3,schemaPath:"#/properties/viewer/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs79 === errors;
if(!valid19){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/viewer/keys",schemaPath:"#/properties/viewer/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs77 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/viewer",schemaPath:"#/properties/viewer/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data23 = data.log;
const _errs81 = errors;
if(errors === _errs81){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
const _errs83 = errors;
for(const key4 in data23){
if(!(key4 === "level")){
validate21.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs83 === errors){
if(data23.level !== undefined){
let data24 = data23.level;
if(typeof data24 !== "string"){
validate21.errors = [{instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data24 === "trace") || (data24 === "debug")) || (data24 === "info")) || (data24 === "warn")) || (data24 === "error")) || (data24 === "silent"))){
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
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otel !== undefined){
let data25 = data.otel;
const _errs86 = errors;
if(errors === _errs86){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing0;
if((data25.endpoint === undefined) && (missing0 = "endpoint")){
validate21.errors = [{instancePath:instancePath+"/otel",schemaPath:"#/properties/otel/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs88 = errors;
for(const key5 in data25){
if(!(((key5 === "endpoint") || (key5 === "headers")) || (key5 === "content"))){
validate21.errors = [{instancePath:instancePath+"/otel",schemaPath:"#/properties/otel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs88 === errors){
if(data25.endpoint !== undefined){
const _errs89 = errors;
if(typeof data25.endpoint !== "string"){
validate21.errors = [{instancePath:instancePath+"/otel/endpoint",schemaPath:"#/properties/otel/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs89 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data25.headers !== undefined){
let data27 = data25.headers;
const _errs91 = errors;
if(errors === _errs91){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key6 in data27){
const _errs94 = errors;
if(typeof data27[key6] !== "string"){
validate21.errors = [{instancePath:instancePath+"/otel/headers/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/otel/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs94 === errors;
if(!valid22){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/otel/headers",schemaPath:"#/properties/otel/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs91 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data25.content !== undefined){
const _errs96 = errors;
if(typeof data25.content !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/otel/content",schemaPath:"#/properties/otel/properties/content/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid21 = _errs96 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/otel",schemaPath:"#/properties/otel/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data30 = data.limits;
const _errs98 = errors;
if(errors === _errs98){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
const _errs100 = errors;
for(const key7 in data30){
if(!((((((((key7 === "connect_timeout") || (key7 === "first_byte_timeout")) || (key7 === "fallback_first_byte_timeout")) || (key7 === "idle_timeout")) || (key7 === "total_timeout")) || (key7 === "max_concurrent")) || (key7 === "max_inflight_bytes")) || (key7 === "keepalive"))){
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data30.connect_timeout !== undefined){
let data31 = data30.connect_timeout;
const _errs101 = errors;
const _errs102 = errors;
if(errors === _errs102){
if(typeof data31 === "string"){
if(!pattern5.test(data31)){
validate21.errors = [{instancePath:instancePath+"/limits/connect_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/connect_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs101 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.first_byte_timeout !== undefined){
let data32 = data30.first_byte_timeout;
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data32 === "string"){
if(!pattern5.test(data32)){
validate21.errors = [{instancePath:instancePath+"/limits/first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs104 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.fallback_first_byte_timeout !== undefined){
let data33 = data30.fallback_first_byte_timeout;
const _errs107 = errors;
const _errs108 = errors;
if(errors === _errs108){
if(typeof data33 === "string"){
if(!pattern5.test(data33)){
validate21.errors = [{instancePath:instancePath+"/limits/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/fallback_first_byte_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs107 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.idle_timeout !== undefined){
let data34 = data30.idle_timeout;
const _errs110 = errors;
const _errs111 = errors;
if(errors === _errs111){
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
validate21.errors = [{instancePath:instancePath+"/limits/idle_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/idle_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs110 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.total_timeout !== undefined){
let data35 = data30.total_timeout;
const _errs113 = errors;
const _errs114 = errors;
if(errors === _errs114){
if(typeof data35 === "string"){
if(!pattern5.test(data35)){
validate21.errors = [{instancePath:instancePath+"/limits/total_timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/total_timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.max_concurrent !== undefined){
let data36 = data30.max_concurrent;
const _errs116 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate21.errors = [{instancePath:instancePath+"/limits/max_concurrent",schemaPath:"#/properties/limits/properties/max_concurrent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs116){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 1 || isNaN(data36)){
validate21.errors = [{instancePath:instancePath+"/limits/max_concurrent",schemaPath:"#/properties/limits/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid23 = _errs116 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.max_inflight_bytes !== undefined){
let data37 = data30.max_inflight_bytes;
const _errs118 = errors;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data37 === "string"){
if(!pattern4.test(data37)){
validate21.errors = [{instancePath:instancePath+"/limits/max_inflight_bytes",schemaPath:"#/$defs/Size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(B|KiB|MiB|GiB)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/max_inflight_bytes",schemaPath:"#/$defs/Size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs118 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data30.keepalive !== undefined){
let data38 = data30.keepalive;
const _errs121 = errors;
const _errs122 = errors;
if(errors === _errs122){
if(typeof data38 === "string"){
if(!pattern5.test(data38)){
validate21.errors = [{instancePath:instancePath+"/limits/keepalive",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/keepalive",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs121 === errors;
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
}
else {
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data39 = data.media;
const _errs124 = errors;
if(errors === _errs124){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
const _errs126 = errors;
for(const key8 in data39){
if(!(key8 === "fetch")){
validate21.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs126 === errors){
if(data39.fetch !== undefined){
if(typeof data39.fetch !== "boolean"){
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
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
let data41 = data.search;
const _errs129 = errors;
if(errors === _errs129){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing1;
if((data41.provider === undefined) && (missing1 = "provider")){
validate21.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs131 = errors;
for(const key9 in data41){
if(!(((((((key9 === "provider") || (key9 === "base_url")) || (key9 === "api_key")) || (key9 === "max_uses")) || (key9 === "max_results")) || (key9 === "timeout")) || (key9 === "price"))){
validate21.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs131 === errors){
if(data41.provider !== undefined){
let data42 = data41.provider;
const _errs132 = errors;
if(typeof data42 !== "string"){
validate21.errors = [{instancePath:instancePath+"/search/provider",schemaPath:"#/properties/search/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data42 === "searxng") || (data42 === "brave")) || (data42 === "tavily")) || (data42 === "exa"))){
validate21.errors = [{instancePath:instancePath+"/search/provider",schemaPath:"#/properties/search/properties/provider/enum",keyword:"enum",params:{allowedValues: schema32.properties.search.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs132 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.base_url !== undefined){
const _errs134 = errors;
if(typeof data41.base_url !== "string"){
validate21.errors = [{instancePath:instancePath+"/search/base_url",schemaPath:"#/properties/search/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs134 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.api_key !== undefined){
const _errs136 = errors;
if(typeof data41.api_key !== "string"){
validate21.errors = [{instancePath:instancePath+"/search/api_key",schemaPath:"#/properties/search/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs136 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.max_uses !== undefined){
let data45 = data41.max_uses;
const _errs138 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate21.errors = [{instancePath:instancePath+"/search/max_uses",schemaPath:"#/properties/search/properties/max_uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs138){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 50 || isNaN(data45)){
validate21.errors = [{instancePath:instancePath+"/search/max_uses",schemaPath:"#/properties/search/properties/max_uses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
return false;
}
else {
if(data45 < 1 || isNaN(data45)){
validate21.errors = [{instancePath:instancePath+"/search/max_uses",schemaPath:"#/properties/search/properties/max_uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid32 = _errs138 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.max_results !== undefined){
let data46 = data41.max_results;
const _errs140 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate21.errors = [{instancePath:instancePath+"/search/max_results",schemaPath:"#/properties/search/properties/max_results/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs140){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 20 || isNaN(data46)){
validate21.errors = [{instancePath:instancePath+"/search/max_results",schemaPath:"#/properties/search/properties/max_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data46 < 1 || isNaN(data46)){
validate21.errors = [{instancePath:instancePath+"/search/max_results",schemaPath:"#/properties/search/properties/max_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid32 = _errs140 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.timeout !== undefined){
let data47 = data41.timeout;
const _errs142 = errors;
const _errs143 = errors;
if(errors === _errs143){
if(typeof data47 === "string"){
if(!pattern5.test(data47)){
validate21.errors = [{instancePath:instancePath+"/search/timeout",schemaPath:"#/$defs/Duration/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"},message:"must match pattern \""+"^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/search/timeout",schemaPath:"#/$defs/Duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid32 = _errs142 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.price !== undefined){
let data48 = data41.price;
const _errs145 = errors;
if(errors === _errs145){
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
validate21.errors = [{instancePath:instancePath+"/search/price",schemaPath:"#/properties/search/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/search/price",schemaPath:"#/properties/search/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid32 = _errs145 === errors;
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
else {
validate21.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data49 = data.keys;
const _errs147 = errors;
if(errors === _errs147){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key10 in data49){
const _errs150 = errors;
if(!(validate22(data49[key10], {instancePath:instancePath+"/keys/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data49,parentDataProperty:key10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid34 = _errs150 === errors;
if(!valid34){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data51 = data.backends;
const _errs151 = errors;
if(errors === _errs151){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key11 in data51){
const _errs154 = errors;
if(!(validate24(data51[key11], {instancePath:instancePath+"/backends/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data51,parentDataProperty:key11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid35 = _errs154 === errors;
if(!valid35){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model_data !== undefined){
let data53 = data.model_data;
const _errs155 = errors;
if(errors === _errs155){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key12 in data53){
const _errs158 = errors;
if(!(validate26(data53[key12], {instancePath:instancePath+"/model_data/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data53,parentDataProperty:key12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid36 = _errs158 === errors;
if(!valid36){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/model_data",schemaPath:"#/properties/model_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data55 = data.run;
const _errs159 = errors;
if(errors === _errs159){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
const _errs161 = errors;
for(const key13 in data55){
if(!(func1.call(schema32.properties.run.properties, key13))){
validate21.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs161 === errors){
if(data55.claude !== undefined){
let data56 = data55.claude;
const _errs162 = errors;
const _errs163 = errors;
if(errors === _errs163){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
const _errs165 = errors;
for(const key14 in data56){
if(!(((key14 === "model") || (key14 === "args")) || (key14 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/claude",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs165 === errors){
if(data56.model !== undefined){
let data57 = data56.model;
const _errs166 = errors;
if(errors === _errs166){
if(typeof data57 === "string"){
if(!pattern8.test(data57)){
validate21.errors = [{instancePath:instancePath+"/run/claude/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/claude/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid39 = _errs166 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data56.args !== undefined){
let data58 = data56.args;
const _errs168 = errors;
if(errors === _errs168){
if(Array.isArray(data58)){
var valid40 = true;
const len4 = data58.length;
for(let i4=0; i4<len4; i4++){
const _errs170 = errors;
if(typeof data58[i4] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/claude/args/" + i4,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs170 === errors;
if(!valid40){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/claude/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid39 = _errs168 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data56.keep_login !== undefined){
const _errs172 = errors;
if(typeof data56.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/claude/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid39 = _errs172 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/claude",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs162 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.codex !== undefined){
let data61 = data55.codex;
const _errs174 = errors;
const _errs175 = errors;
if(errors === _errs175){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
const _errs177 = errors;
for(const key15 in data61){
if(!(((key15 === "model") || (key15 === "args")) || (key15 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/codex",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs177 === errors){
if(data61.model !== undefined){
let data62 = data61.model;
const _errs178 = errors;
if(errors === _errs178){
if(typeof data62 === "string"){
if(!pattern8.test(data62)){
validate21.errors = [{instancePath:instancePath+"/run/codex/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/codex/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid42 = _errs178 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data61.args !== undefined){
let data63 = data61.args;
const _errs180 = errors;
if(errors === _errs180){
if(Array.isArray(data63)){
var valid43 = true;
const len5 = data63.length;
for(let i5=0; i5<len5; i5++){
const _errs182 = errors;
if(typeof data63[i5] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/codex/args/" + i5,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs182 === errors;
if(!valid43){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/codex/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid42 = _errs180 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data61.keep_login !== undefined){
const _errs184 = errors;
if(typeof data61.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/codex/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid42 = _errs184 === errors;
}
else {
var valid42 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/codex",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs174 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.gemini !== undefined){
let data66 = data55.gemini;
const _errs186 = errors;
const _errs187 = errors;
if(errors === _errs187){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
const _errs189 = errors;
for(const key16 in data66){
if(!(((key16 === "model") || (key16 === "args")) || (key16 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/gemini",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs189 === errors){
if(data66.model !== undefined){
let data67 = data66.model;
const _errs190 = errors;
if(errors === _errs190){
if(typeof data67 === "string"){
if(!pattern8.test(data67)){
validate21.errors = [{instancePath:instancePath+"/run/gemini/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/gemini/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs190 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data66.args !== undefined){
let data68 = data66.args;
const _errs192 = errors;
if(errors === _errs192){
if(Array.isArray(data68)){
var valid46 = true;
const len6 = data68.length;
for(let i6=0; i6<len6; i6++){
const _errs194 = errors;
if(typeof data68[i6] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/gemini/args/" + i6,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid46 = _errs194 === errors;
if(!valid46){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/gemini/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid45 = _errs192 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data66.keep_login !== undefined){
const _errs196 = errors;
if(typeof data66.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/gemini/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid45 = _errs196 === errors;
}
else {
var valid45 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/gemini",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs186 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.qwen !== undefined){
let data71 = data55.qwen;
const _errs198 = errors;
const _errs199 = errors;
if(errors === _errs199){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
const _errs201 = errors;
for(const key17 in data71){
if(!(((key17 === "model") || (key17 === "args")) || (key17 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/qwen",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs201 === errors){
if(data71.model !== undefined){
let data72 = data71.model;
const _errs202 = errors;
if(errors === _errs202){
if(typeof data72 === "string"){
if(!pattern8.test(data72)){
validate21.errors = [{instancePath:instancePath+"/run/qwen/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/qwen/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid48 = _errs202 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data71.args !== undefined){
let data73 = data71.args;
const _errs204 = errors;
if(errors === _errs204){
if(Array.isArray(data73)){
var valid49 = true;
const len7 = data73.length;
for(let i7=0; i7<len7; i7++){
const _errs206 = errors;
if(typeof data73[i7] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/qwen/args/" + i7,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid49 = _errs206 === errors;
if(!valid49){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/qwen/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid48 = _errs204 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data71.keep_login !== undefined){
const _errs208 = errors;
if(typeof data71.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/qwen/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid48 = _errs208 === errors;
}
else {
var valid48 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/qwen",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs198 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.opencode !== undefined){
let data76 = data55.opencode;
const _errs210 = errors;
const _errs211 = errors;
if(errors === _errs211){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
const _errs213 = errors;
for(const key18 in data76){
if(!(((key18 === "model") || (key18 === "args")) || (key18 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/opencode",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs213 === errors){
if(data76.model !== undefined){
let data77 = data76.model;
const _errs214 = errors;
if(errors === _errs214){
if(typeof data77 === "string"){
if(!pattern8.test(data77)){
validate21.errors = [{instancePath:instancePath+"/run/opencode/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/opencode/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid51 = _errs214 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data76.args !== undefined){
let data78 = data76.args;
const _errs216 = errors;
if(errors === _errs216){
if(Array.isArray(data78)){
var valid52 = true;
const len8 = data78.length;
for(let i8=0; i8<len8; i8++){
const _errs218 = errors;
if(typeof data78[i8] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/opencode/args/" + i8,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid52 = _errs218 === errors;
if(!valid52){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/opencode/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid51 = _errs216 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data76.keep_login !== undefined){
const _errs220 = errors;
if(typeof data76.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/opencode/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid51 = _errs220 === errors;
}
else {
var valid51 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/opencode",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs210 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.pi !== undefined){
let data81 = data55.pi;
const _errs222 = errors;
const _errs223 = errors;
if(errors === _errs223){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
const _errs225 = errors;
for(const key19 in data81){
if(!(((key19 === "model") || (key19 === "args")) || (key19 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/pi",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs225 === errors){
if(data81.model !== undefined){
let data82 = data81.model;
const _errs226 = errors;
if(errors === _errs226){
if(typeof data82 === "string"){
if(!pattern8.test(data82)){
validate21.errors = [{instancePath:instancePath+"/run/pi/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/pi/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid54 = _errs226 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data81.args !== undefined){
let data83 = data81.args;
const _errs228 = errors;
if(errors === _errs228){
if(Array.isArray(data83)){
var valid55 = true;
const len9 = data83.length;
for(let i9=0; i9<len9; i9++){
const _errs230 = errors;
if(typeof data83[i9] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/pi/args/" + i9,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid55 = _errs230 === errors;
if(!valid55){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/pi/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid54 = _errs228 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data81.keep_login !== undefined){
const _errs232 = errors;
if(typeof data81.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/pi/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid54 = _errs232 === errors;
}
else {
var valid54 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/pi",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs222 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.cline !== undefined){
let data86 = data55.cline;
const _errs234 = errors;
const _errs235 = errors;
if(errors === _errs235){
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
const _errs237 = errors;
for(const key20 in data86){
if(!(((key20 === "model") || (key20 === "args")) || (key20 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/cline",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs237 === errors){
if(data86.model !== undefined){
let data87 = data86.model;
const _errs238 = errors;
if(errors === _errs238){
if(typeof data87 === "string"){
if(!pattern8.test(data87)){
validate21.errors = [{instancePath:instancePath+"/run/cline/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/cline/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid57 = _errs238 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data86.args !== undefined){
let data88 = data86.args;
const _errs240 = errors;
if(errors === _errs240){
if(Array.isArray(data88)){
var valid58 = true;
const len10 = data88.length;
for(let i10=0; i10<len10; i10++){
const _errs242 = errors;
if(typeof data88[i10] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/cline/args/" + i10,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid58 = _errs242 === errors;
if(!valid58){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/cline/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid57 = _errs240 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data86.keep_login !== undefined){
const _errs244 = errors;
if(typeof data86.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/cline/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid57 = _errs244 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/cline",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs234 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.copilot !== undefined){
let data91 = data55.copilot;
const _errs246 = errors;
const _errs247 = errors;
if(errors === _errs247){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
const _errs249 = errors;
for(const key21 in data91){
if(!(((key21 === "model") || (key21 === "args")) || (key21 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/copilot",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs249 === errors){
if(data91.model !== undefined){
let data92 = data91.model;
const _errs250 = errors;
if(errors === _errs250){
if(typeof data92 === "string"){
if(!pattern8.test(data92)){
validate21.errors = [{instancePath:instancePath+"/run/copilot/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/copilot/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid60 = _errs250 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data91.args !== undefined){
let data93 = data91.args;
const _errs252 = errors;
if(errors === _errs252){
if(Array.isArray(data93)){
var valid61 = true;
const len11 = data93.length;
for(let i11=0; i11<len11; i11++){
const _errs254 = errors;
if(typeof data93[i11] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/copilot/args/" + i11,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid61 = _errs254 === errors;
if(!valid61){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/copilot/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid60 = _errs252 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data91.keep_login !== undefined){
const _errs256 = errors;
if(typeof data91.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/copilot/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid60 = _errs256 === errors;
}
else {
var valid60 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/copilot",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs246 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.droid !== undefined){
let data96 = data55.droid;
const _errs258 = errors;
const _errs259 = errors;
if(errors === _errs259){
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
const _errs261 = errors;
for(const key22 in data96){
if(!(((key22 === "model") || (key22 === "args")) || (key22 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/droid",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs261 === errors){
if(data96.model !== undefined){
let data97 = data96.model;
const _errs262 = errors;
if(errors === _errs262){
if(typeof data97 === "string"){
if(!pattern8.test(data97)){
validate21.errors = [{instancePath:instancePath+"/run/droid/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/droid/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid63 = _errs262 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data96.args !== undefined){
let data98 = data96.args;
const _errs264 = errors;
if(errors === _errs264){
if(Array.isArray(data98)){
var valid64 = true;
const len12 = data98.length;
for(let i12=0; i12<len12; i12++){
const _errs266 = errors;
if(typeof data98[i12] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/droid/args/" + i12,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid64 = _errs266 === errors;
if(!valid64){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/droid/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid63 = _errs264 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data96.keep_login !== undefined){
const _errs268 = errors;
if(typeof data96.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/droid/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs268 === errors;
}
else {
var valid63 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/droid",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs258 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.kimi !== undefined){
let data101 = data55.kimi;
const _errs270 = errors;
const _errs271 = errors;
if(errors === _errs271){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
const _errs273 = errors;
for(const key23 in data101){
if(!(((key23 === "model") || (key23 === "args")) || (key23 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/kimi",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs273 === errors){
if(data101.model !== undefined){
let data102 = data101.model;
const _errs274 = errors;
if(errors === _errs274){
if(typeof data102 === "string"){
if(!pattern8.test(data102)){
validate21.errors = [{instancePath:instancePath+"/run/kimi/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kimi/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid66 = _errs274 === errors;
}
else {
var valid66 = true;
}
if(valid66){
if(data101.args !== undefined){
let data103 = data101.args;
const _errs276 = errors;
if(errors === _errs276){
if(Array.isArray(data103)){
var valid67 = true;
const len13 = data103.length;
for(let i13=0; i13<len13; i13++){
const _errs278 = errors;
if(typeof data103[i13] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/kimi/args/" + i13,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid67 = _errs278 === errors;
if(!valid67){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kimi/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid66 = _errs276 === errors;
}
else {
var valid66 = true;
}
if(valid66){
if(data101.keep_login !== undefined){
const _errs280 = errors;
if(typeof data101.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/kimi/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid66 = _errs280 === errors;
}
else {
var valid66 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kimi",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs270 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.goose !== undefined){
let data106 = data55.goose;
const _errs282 = errors;
const _errs283 = errors;
if(errors === _errs283){
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
const _errs285 = errors;
for(const key24 in data106){
if(!(((key24 === "model") || (key24 === "args")) || (key24 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/goose",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs285 === errors){
if(data106.model !== undefined){
let data107 = data106.model;
const _errs286 = errors;
if(errors === _errs286){
if(typeof data107 === "string"){
if(!pattern8.test(data107)){
validate21.errors = [{instancePath:instancePath+"/run/goose/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/goose/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid69 = _errs286 === errors;
}
else {
var valid69 = true;
}
if(valid69){
if(data106.args !== undefined){
let data108 = data106.args;
const _errs288 = errors;
if(errors === _errs288){
if(Array.isArray(data108)){
var valid70 = true;
const len14 = data108.length;
for(let i14=0; i14<len14; i14++){
const _errs290 = errors;
if(typeof data108[i14] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/goose/args/" + i14,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid70 = _errs290 === errors;
if(!valid70){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/goose/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid69 = _errs288 === errors;
}
else {
var valid69 = true;
}
if(valid69){
if(data106.keep_login !== undefined){
const _errs292 = errors;
if(typeof data106.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/goose/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid69 = _errs292 === errors;
}
else {
var valid69 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/goose",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs282 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.crush !== undefined){
let data111 = data55.crush;
const _errs294 = errors;
const _errs295 = errors;
if(errors === _errs295){
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
const _errs297 = errors;
for(const key25 in data111){
if(!(((key25 === "model") || (key25 === "args")) || (key25 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/crush",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs297 === errors){
if(data111.model !== undefined){
let data112 = data111.model;
const _errs298 = errors;
if(errors === _errs298){
if(typeof data112 === "string"){
if(!pattern8.test(data112)){
validate21.errors = [{instancePath:instancePath+"/run/crush/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/crush/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid72 = _errs298 === errors;
}
else {
var valid72 = true;
}
if(valid72){
if(data111.args !== undefined){
let data113 = data111.args;
const _errs300 = errors;
if(errors === _errs300){
if(Array.isArray(data113)){
var valid73 = true;
const len15 = data113.length;
for(let i15=0; i15<len15; i15++){
const _errs302 = errors;
if(typeof data113[i15] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/crush/args/" + i15,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid73 = _errs302 === errors;
if(!valid73){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/crush/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid72 = _errs300 === errors;
}
else {
var valid72 = true;
}
if(valid72){
if(data111.keep_login !== undefined){
const _errs304 = errors;
if(typeof data111.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/crush/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid72 = _errs304 === errors;
}
else {
var valid72 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/crush",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs294 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data55.kilo !== undefined){
let data116 = data55.kilo;
const _errs306 = errors;
const _errs307 = errors;
if(errors === _errs307){
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
const _errs309 = errors;
for(const key26 in data116){
if(!(((key26 === "model") || (key26 === "args")) || (key26 === "keep_login"))){
validate21.errors = [{instancePath:instancePath+"/run/kilo",schemaPath:"#/$defs/RunConfiguration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs309 === errors){
if(data116.model !== undefined){
let data117 = data116.model;
const _errs310 = errors;
if(errors === _errs310){
if(typeof data117 === "string"){
if(!pattern8.test(data117)){
validate21.errors = [{instancePath:instancePath+"/run/kilo/model",schemaPath:"#/$defs/RunConfiguration/properties/model/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kilo/model",schemaPath:"#/$defs/RunConfiguration/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid75 = _errs310 === errors;
}
else {
var valid75 = true;
}
if(valid75){
if(data116.args !== undefined){
let data118 = data116.args;
const _errs312 = errors;
if(errors === _errs312){
if(Array.isArray(data118)){
var valid76 = true;
const len16 = data118.length;
for(let i16=0; i16<len16; i16++){
const _errs314 = errors;
if(typeof data118[i16] !== "string"){
validate21.errors = [{instancePath:instancePath+"/run/kilo/args/" + i16,schemaPath:"#/$defs/RunConfiguration/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid76 = _errs314 === errors;
if(!valid76){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kilo/args",schemaPath:"#/$defs/RunConfiguration/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid75 = _errs312 === errors;
}
else {
var valid75 = true;
}
if(valid75){
if(data116.keep_login !== undefined){
const _errs316 = errors;
if(typeof data116.keep_login !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/run/kilo/keep_login",schemaPath:"#/$defs/RunConfiguration/properties/keep_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid75 = _errs316 === errors;
}
else {
var valid75 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/run/kilo",schemaPath:"#/$defs/RunConfiguration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs306 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
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
validate21.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs159 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data121 = data.routes;
const _errs318 = errors;
if(errors === _errs318){
if(Array.isArray(data121)){
var valid77 = true;
const len17 = data121.length;
for(let i17=0; i17<len17; i17++){
const _errs320 = errors;
if(!(validate28(data121[i17], {instancePath:instancePath+"/routes/" + i17,parentData:data121,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid77 = _errs320 === errors;
if(!valid77){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs318 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data123 = data.models;
const _errs321 = errors;
if(errors === _errs321){
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
for(const key27 in data123){
let data124 = data123[key27];
const _errs324 = errors;
if((typeof data124 !== "string") && (!(Array.isArray(data124)))){
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/type",keyword:"type",params:{type: schema32.properties.models.additionalProperties.type},message:"must be string,array"}];
return false;
}
const _errs326 = errors;
const _errs327 = errors;
let valid80 = true;
const _errs328 = errors;
if(typeof data124 !== "string"){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs328 === errors;
errors = _errs327;
if(vErrors !== null){
if(_errs327){
vErrors.length = _errs327;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs330 = errors;
const _errs331 = errors;
if(errors === _errs331){
if(typeof data124 === "string"){
if(!pattern53.test(data124)){
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid4 = _errs330 === errors;
valid80 = _valid4;
}
if(!valid80){
const err9 = {instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate21.errors = vErrors;
return false;
}
var valid79 = _errs326 === errors;
if(valid79){
const _errs333 = errors;
const _errs334 = errors;
let valid82 = true;
const _errs335 = errors;
if(!(Array.isArray(data124))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs335 === errors;
errors = _errs334;
if(vErrors !== null){
if(_errs334){
vErrors.length = _errs334;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs337 = errors;
if(errors === _errs337){
if(Array.isArray(data124)){
if(data124.length < 1){
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid83 = true;
const len18 = data124.length;
for(let i18=0; i18<len18; i18++){
let data125 = data124[i18];
const _errs339 = errors;
const _errs340 = errors;
if(errors === _errs340){
if(typeof data125 === "string"){
if(!pattern53.test(data125)){
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i18,schemaPath:"#/$defs/ModelTarget/pattern",keyword:"pattern",params:{pattern: "^[^/]+/.+$"},message:"must match pattern \""+"^[^/]+/.+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i18,schemaPath:"#/$defs/ModelTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid83 = _errs339 === errors;
if(!valid83){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/then/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid5 = _errs337 === errors;
valid82 = _valid5;
}
if(!valid82){
const err11 = {instancePath:instancePath+"/models/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/models/additionalProperties/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate21.errors = vErrors;
return false;
}
var valid79 = _errs333 === errors;
}
var valid78 = _errs324 === errors;
if(!valid78){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs321 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateHealth = validate32;
const schema83 = {"type":"object","required":["status","version"],"properties":{"status":{"type":"string","enum":["ok","draining"]},"version":{"type":"string"}}};

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
if(((data.status === undefined) && (missing0 = "status")) || ((data.version === undefined) && (missing0 = "version"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "ok") || (data0 === "draining"))){
validate32.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema83.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate32.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"status":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const validateReadiness = validate33;
const schema84 = {"type":"object","required":["status","reasons","version"],"properties":{"status":{"type":"string","enum":["ready","not-ready"]},"reasons":{"type":"array","items":{"type":"string","enum":["draining","backends","configuration"]}},"version":{"type":"string"}}};

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
if((((data.status === undefined) && (missing0 = "status")) || ((data.reasons === undefined) && (missing0 = "reasons"))) || ((data.version === undefined) && (missing0 = "version"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "ready") || (data0 === "not-ready"))){
validate33.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema84.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasons !== undefined){
let data1 = data.reasons;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate33.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "draining") || (data2 === "backends")) || (data2 === "configuration"))){
validate33.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/enum",keyword:"enum",params:{allowedValues: schema84.properties.reasons.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs7 = errors;
if(typeof data.version !== "string"){
validate33.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"status":true,"reasons":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const validateDiagnostics = validate34;
const schema85 = {"type":"object","required":["version","node","uptime_ms","active","config","reloads","settings","backends","models","traces","self_test","self_test_progress","findings"],"properties":{"version":{"type":"string"},"node":{"type":"string"},"gateway":{"type":["string","null"]},"uptime_ms":{"type":"number"},"active":{"type":"integer"},"config":{"type":["string","null"]},"reloads":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Reloads"}}]},"settings":{"type":"object"},"backends":{"type":"array","items":{"$ref":"#/$defs/BackendState"}},"models":{"type":"array","items":{"type":"object","required":["pattern","targets"],"properties":{"pattern":{"type":"string"},"targets":{"type":"array","items":{"type":"string"}}}}},"traces":{"$ref":"#/$defs/StoreState"},"self_test":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/SelfTest"}}]},"self_test_progress":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["done","total"],"properties":{"done":{"type":"integer"},"total":{"type":"integer"}}}}]},"findings":{"type":"array","items":{"$ref":"#/$defs/DiagnosticFinding"}}}};
const schema91 = {"type":"object","required":["store","state"],"properties":{"store":{"type":["string","null"]},"state":{"type":"string","enum":["off","ok","degraded","failed"]},"last_error":{"type":["string","null"]},"size_bytes":{"type":["integer","null"]},"queued_exchanges":{"type":"integer"},"queued_bytes":{"type":"integer"},"written":{"type":"integer"},"lost_bodies":{"type":"integer"},"lost_exchanges":{"type":"integer"},"set_aside":{"type":"integer"},"unread":{"type":"object","required":["requests","oldest_at","read_per_second"],"properties":{"requests":{"type":"integer"},"oldest_at":{"type":["string","null"]},"read_per_second":{"type":"integer"}}},"journal":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["directory","state","error","bytes","recovered"],"properties":{"directory":{"type":"string"},"state":{"type":"string","enum":["waiting","ok","full","failed"]},"error":{"type":["string","null"]},"bytes":{"type":"integer"},"recovered":{"type":"integer"}}}}]},"checks":{"type":"object","required":["consistent","contradiction","skipped"],"properties":{"consistent":{"type":"integer"},"contradiction":{"type":"integer"},"skipped":{"type":"integer"}}},"newest_contradiction":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["trace_id","leg","path","what"],"properties":{"trace_id":{"type":"string"},"leg":{"type":"string","enum":["request","answer"]},"path":{"type":"string"},"what":{"type":"string"}}}}]}}};
const schema92 = {"type":"object","required":["checked","failed","took_ms","error","pairs","failures"],"properties":{"checked":{"type":"integer"},"failed":{"type":"integer"},"took_ms":{"type":"integer"},"error":{"type":["string","null"]},"pairs":{"type":"array","items":{"type":"object","required":["what","from","to","checked","failed"],"properties":{"what":{"type":"string","enum":["request","answer","dialect"]},"from":{"type":"string"},"to":{"type":"string"},"checked":{"type":"integer"},"failed":{"type":"integer"}}}},"failures":{"type":"array","items":{"type":"object","required":["what","from","to","fixture","fault"],"properties":{"what":{"type":"string","enum":["request","answer","dialect"]},"from":{"type":"string"},"to":{"type":"string"},"fixture":{"type":"string"},"fault":{"type":"string"}}}}}};
const schema93 = {"type":"object","required":["about","what","next","is_past"],"properties":{"about":{"type":"string"},"what":{"type":"string"},"next":{"type":"string"},"is_past":{"type":"boolean"}}};
const schema86 = {"type":"object","required":["generation","in_force_since","earlier_in_flight","restart_needed","last_error","history"],"properties":{"generation":{"type":"integer"},"in_force_since":{"type":"string"},"earlier_in_flight":{"type":"integer"},"restart_needed":{"type":"array","items":{"type":"string"}},"last_error":{"type":["string","null"]},"history":{"type":"array","items":{"$ref":"#/$defs/ReloadRecord"}}}};
const schema87 = {"type":"object","required":["at","trigger","ok","generation","what"],"properties":{"at":{"type":"string"},"trigger":{"type":"string","enum":["file","signal","request"]},"ok":{"type":"boolean"},"generation":{"type":"integer"},"what":{"type":"string"}}};

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
if(((((((data.generation === undefined) && (missing0 = "generation")) || ((data.in_force_since === undefined) && (missing0 = "in_force_since"))) || ((data.earlier_in_flight === undefined) && (missing0 = "earlier_in_flight"))) || ((data.restart_needed === undefined) && (missing0 = "restart_needed"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.history === undefined) && (missing0 = "history"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.generation !== undefined){
let data0 = data.generation;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate35.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in_force_since !== undefined){
const _errs3 = errors;
if(typeof data.in_force_since !== "string"){
validate35.errors = [{instancePath:instancePath+"/in_force_since",schemaPath:"#/properties/in_force_since/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlier_in_flight !== undefined){
let data2 = data.earlier_in_flight;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate35.errors = [{instancePath:instancePath+"/earlier_in_flight",schemaPath:"#/properties/earlier_in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restart_needed !== undefined){
let data3 = data.restart_needed;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate35.errors = [{instancePath:instancePath+"/restart_needed/" + i0,schemaPath:"#/properties/restart_needed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/restart_needed",schemaPath:"#/properties/restart_needed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data5 = data.last_error;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate35.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema86.properties.last_error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data6 = data.history;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((((data7.at === undefined) && (missing1 = "at")) || ((data7.trigger === undefined) && (missing1 = "trigger"))) || ((data7.ok === undefined) && (missing1 = "ok"))) || ((data7.generation === undefined) && (missing1 = "generation"))) || ((data7.what === undefined) && (missing1 = "what"))){
validate35.errors = [{instancePath:instancePath+"/history/" + i1,schemaPath:"#/$defs/ReloadRecord/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.at !== undefined){
const _errs18 = errors;
if(typeof data7.at !== "string"){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/at",schemaPath:"#/$defs/ReloadRecord/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.trigger !== undefined){
let data9 = data7.trigger;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/trigger",schemaPath:"#/$defs/ReloadRecord/properties/trigger/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data9 === "file") || (data9 === "signal")) || (data9 === "request"))){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/trigger",schemaPath:"#/$defs/ReloadRecord/properties/trigger/enum",keyword:"enum",params:{allowedValues: schema87.properties.trigger.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.ok !== undefined){
const _errs22 = errors;
if(typeof data7.ok !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/ok",schemaPath:"#/$defs/ReloadRecord/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.generation !== undefined){
let data11 = data7.generation;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/generation",schemaPath:"#/$defs/ReloadRecord/properties/generation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.what !== undefined){
const _errs26 = errors;
if(typeof data7.what !== "string"){
validate35.errors = [{instancePath:instancePath+"/history/" + i1+"/what",schemaPath:"#/$defs/ReloadRecord/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
validate35.errors = [{instancePath:instancePath+"/history/" + i1,schemaPath:"#/$defs/ReloadRecord/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"generation":true,"in_force_since":true,"earlier_in_flight":true,"restart_needed":true,"last_error":true,"history":true},"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","required":["name","protocol","base_url","path","dialect","mode","prompt_cache","reach","recent","pauses"],"properties":{"name":{"type":"string"},"protocol":{"type":"string"},"base_url":{"type":["string","null"]},"path":{"type":["string","null"]},"dialect":{"type":["string","null"]},"mode":{"type":"string"},"prompt_cache":{"type":"string","enum":["auto","off"]},"pauses":{"type":["array","null"],"items":{"$ref":"#/$defs/AccountPause"}},"reach":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/BackendReach"}}]},"recent":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["requests","failed","replaced","newest_failure"],"properties":{"requests":{"type":"integer"},"failed":{"type":"integer"},"replaced":{"type":"integer"},"newest_failure":{"type":["string","null"]}}}}]}}};
const schema89 = {"type":"object","required":["key","model","caller","kind","what","remedy","ends_at"],"properties":{"key":{"type":["string","null"]},"model":{"type":["string","null"]},"caller":{"type":"boolean"},"kind":{"type":"string","enum":["credit","quota","rate","request-budget","auth","credential","no-access","region","policy","bad-request","overloaded","proxy"]},"what":{"type":"string"},"remedy":{"type":"string"},"ends_at":{"type":"string"}}};
const schema90 = {"type":"object","required":["verdict","what","next","status","took_ms","models"],"properties":{"verdict":{"type":"string","enum":["ok","no-list","callers-key","recordings","proxy","refused","dns","tls","timeout","broken","unauthorized","wrong-base-url","failing","model-not-listed"]},"what":{"type":"string"},"next":{"type":["string","null"]},"status":{"type":["integer","null"]},"took_ms":{"type":"integer"},"models":{"type":["array","null"],"items":{"type":"string"}}}};

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
if(((((((((((data.name === undefined) && (missing0 = "name")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.base_url === undefined) && (missing0 = "base_url"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.prompt_cache === undefined) && (missing0 = "prompt_cache"))) || ((data.reach === undefined) && (missing0 = "reach"))) || ((data.recent === undefined) && (missing0 = "recent"))) || ((data.pauses === undefined) && (missing0 = "pauses"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate37.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: schema88.properties.base_url.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data3 = data.path;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema88.properties.path.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data4 = data.dialect;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate37.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema88.properties.dialect.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs11 = errors;
if(typeof data.mode !== "string"){
validate37.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache !== undefined){
let data6 = data.prompt_cache;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate37.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "auto") || (data6 === "off"))){
validate37.errors = [{instancePath:instancePath+"/prompt_cache",schemaPath:"#/properties/prompt_cache/enum",keyword:"enum",params:{allowedValues: schema88.properties.prompt_cache.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pauses !== undefined){
let data7 = data.pauses;
const _errs15 = errors;
if((!(Array.isArray(data7))) && (data7 !== null)){
validate37.errors = [{instancePath:instancePath+"/pauses",schemaPath:"#/properties/pauses/type",keyword:"type",params:{type: schema88.properties.pauses.type},message:"must be array,null"}];
return false;
}
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((((((data8.key === undefined) && (missing1 = "key")) || ((data8.model === undefined) && (missing1 = "model"))) || ((data8.caller === undefined) && (missing1 = "caller"))) || ((data8.kind === undefined) && (missing1 = "kind"))) || ((data8.what === undefined) && (missing1 = "what"))) || ((data8.remedy === undefined) && (missing1 = "remedy"))) || ((data8.ends_at === undefined) && (missing1 = "ends_at"))){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0,schemaPath:"#/$defs/AccountPause/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.key !== undefined){
let data9 = data8.key;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/key",schemaPath:"#/$defs/AccountPause/properties/key/type",keyword:"type",params:{type: schema89.properties.key.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.model !== undefined){
let data10 = data8.model;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/model",schemaPath:"#/$defs/AccountPause/properties/model/type",keyword:"type",params:{type: schema89.properties.model.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.caller !== undefined){
const _errs24 = errors;
if(typeof data8.caller !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/caller",schemaPath:"#/$defs/AccountPause/properties/caller/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.kind !== undefined){
let data12 = data8.kind;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/kind",schemaPath:"#/$defs/AccountPause/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data12 === "credit") || (data12 === "quota")) || (data12 === "rate")) || (data12 === "request-budget")) || (data12 === "auth")) || (data12 === "credential")) || (data12 === "no-access")) || (data12 === "region")) || (data12 === "policy")) || (data12 === "bad-request")) || (data12 === "overloaded")) || (data12 === "proxy"))){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/kind",schemaPath:"#/$defs/AccountPause/properties/kind/enum",keyword:"enum",params:{allowedValues: schema89.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.what !== undefined){
const _errs28 = errors;
if(typeof data8.what !== "string"){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/what",schemaPath:"#/$defs/AccountPause/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.remedy !== undefined){
const _errs30 = errors;
if(typeof data8.remedy !== "string"){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/remedy",schemaPath:"#/$defs/AccountPause/properties/remedy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.ends_at !== undefined){
const _errs32 = errors;
if(typeof data8.ends_at !== "string"){
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0+"/ends_at",schemaPath:"#/$defs/AccountPause/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
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
else {
validate37.errors = [{instancePath:instancePath+"/pauses/" + i0,schemaPath:"#/$defs/AccountPause/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs17 === errors;
if(!valid1){
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
if(data.reach !== undefined){
let data16 = data.reach;
const _errs34 = errors;
if((data16 !== null) && (!(data16 && typeof data16 == "object" && !Array.isArray(data16)))){
validate37.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/properties/reach/type",keyword:"type",params:{type: schema88.properties.reach.type},message:"must be null,object"}];
return false;
}
const _errs37 = errors;
let valid5 = true;
const _errs38 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((((((data16.verdict === undefined) && (missing2 = "verdict")) || ((data16.what === undefined) && (missing2 = "what"))) || ((data16.next === undefined) && (missing2 = "next"))) || ((data16.status === undefined) && (missing2 = "status"))) || ((data16.took_ms === undefined) && (missing2 = "took_ms"))) || ((data16.models === undefined) && (missing2 = "models"))){
validate37.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data16.verdict !== undefined){
let data17 = data16.verdict;
const _errs43 = errors;
if(typeof data17 !== "string"){
validate37.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data17 === "ok") || (data17 === "no-list")) || (data17 === "callers-key")) || (data17 === "recordings")) || (data17 === "proxy")) || (data17 === "refused")) || (data17 === "dns")) || (data17 === "tls")) || (data17 === "timeout")) || (data17 === "broken")) || (data17 === "unauthorized")) || (data17 === "wrong-base-url")) || (data17 === "failing")) || (data17 === "model-not-listed"))){
validate37.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema90.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.what !== undefined){
const _errs45 = errors;
if(typeof data16.what !== "string"){
validate37.errors = [{instancePath:instancePath+"/reach/what",schemaPath:"#/$defs/BackendReach/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs45 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.next !== undefined){
let data19 = data16.next;
const _errs47 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate37.errors = [{instancePath:instancePath+"/reach/next",schemaPath:"#/$defs/BackendReach/properties/next/type",keyword:"type",params:{type: schema90.properties.next.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.status !== undefined){
let data20 = data16.status;
const _errs49 = errors;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
validate37.errors = [{instancePath:instancePath+"/reach/status",schemaPath:"#/$defs/BackendReach/properties/status/type",keyword:"type",params:{type: schema90.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.took_ms !== undefined){
let data21 = data16.took_ms;
const _errs51 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate37.errors = [{instancePath:instancePath+"/reach/took_ms",schemaPath:"#/$defs/BackendReach/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.models !== undefined){
let data22 = data16.models;
const _errs53 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate37.errors = [{instancePath:instancePath+"/reach/models",schemaPath:"#/$defs/BackendReach/properties/models/type",keyword:"type",params:{type: schema90.properties.models.type},message:"must be array,null"}];
return false;
}
if(errors === _errs53){
if(Array.isArray(data22)){
var valid8 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs55 = errors;
if(typeof data22[i1] !== "string"){
validate37.errors = [{instancePath:instancePath+"/reach/models/" + i1,schemaPath:"#/$defs/BackendReach/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs55 === errors;
if(!valid8){
break;
}
}
}
}
var valid7 = _errs53 === errors;
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
else {
validate37.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs40 === errors;
valid5 = _valid0;
if(valid5){
var props0 = {};
props0.verdict = true;
props0.what = true;
props0.next = true;
props0.status = true;
props0.took_ms = true;
props0.models = true;
}
}
if(!valid5){
const err1 = {instancePath:instancePath+"/reach",schemaPath:"#/properties/reach/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate37.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recent !== undefined){
let data24 = data.recent;
const _errs57 = errors;
if((data24 !== null) && (!(data24 && typeof data24 == "object" && !Array.isArray(data24)))){
validate37.errors = [{instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/type",keyword:"type",params:{type: schema88.properties.recent.type},message:"must be null,object"}];
return false;
}
const _errs60 = errors;
let valid10 = true;
const _errs61 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs63 = errors;
if(errors === _errs63){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing3;
if(((((data24.requests === undefined) && (missing3 = "requests")) || ((data24.failed === undefined) && (missing3 = "failed"))) || ((data24.replaced === undefined) && (missing3 = "replaced"))) || ((data24.newest_failure === undefined) && (missing3 = "newest_failure"))){
validate37.errors = [{instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data24.requests !== undefined){
let data25 = data24.requests;
const _errs65 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate37.errors = [{instancePath:instancePath+"/recent/requests",schemaPath:"#/properties/recent/allOf/0/then/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs65 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data24.failed !== undefined){
let data26 = data24.failed;
const _errs67 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate37.errors = [{instancePath:instancePath+"/recent/failed",schemaPath:"#/properties/recent/allOf/0/then/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data24.replaced !== undefined){
let data27 = data24.replaced;
const _errs69 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate37.errors = [{instancePath:instancePath+"/recent/replaced",schemaPath:"#/properties/recent/allOf/0/then/properties/replaced/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs69 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data24.newest_failure !== undefined){
let data28 = data24.newest_failure;
const _errs71 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate37.errors = [{instancePath:instancePath+"/recent/newest_failure",schemaPath:"#/properties/recent/allOf/0/then/properties/newest_failure/type",keyword:"type",params:{type: schema88.properties.recent.allOf[0].then.properties.newest_failure.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs71 === errors;
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
validate37.errors = [{instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs63 === errors;
valid10 = _valid1;
if(valid10){
var props1 = {};
props1.requests = true;
props1.failed = true;
props1.replaced = true;
props1.newest_failure = true;
}
}
if(!valid10){
const err3 = {instancePath:instancePath+"/recent",schemaPath:"#/properties/recent/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate37.errors = vErrors;
return false;
}
var valid0 = _errs57 === errors;
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"name":true,"protocol":true,"base_url":true,"path":true,"dialect":true,"mode":true,"prompt_cache":true,"pauses":true,"reach":true,"recent":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((data.version === undefined) && (missing0 = "version")) || ((data.node === undefined) && (missing0 = "node"))) || ((data.uptime_ms === undefined) && (missing0 = "uptime_ms"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.config === undefined) && (missing0 = "config"))) || ((data.reloads === undefined) && (missing0 = "reloads"))) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.backends === undefined) && (missing0 = "backends"))) || ((data.models === undefined) && (missing0 = "models"))) || ((data.traces === undefined) && (missing0 = "traces"))) || ((data.self_test === undefined) && (missing0 = "self_test"))) || ((data.self_test_progress === undefined) && (missing0 = "self_test_progress"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate34.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate34.errors = [{instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate34.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: schema85.properties.gateway.type},message:"must be string,null"}];
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
validate34.errors = [{instancePath:instancePath+"/uptime_ms",schemaPath:"#/properties/uptime_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate34.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate34.errors = [{instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: schema85.properties.config.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reloads !== undefined){
let data6 = data.reloads;
const _errs13 = errors;
if((data6 !== null) && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
validate34.errors = [{instancePath:instancePath+"/reloads",schemaPath:"#/properties/reloads/type",keyword:"type",params:{type: schema85.properties.reloads.type},message:"must be null,object"}];
return false;
}
const _errs16 = errors;
let valid2 = true;
const _errs17 = errors;
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
var _valid0 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs19 = errors;
if(!(validate35(data6, {instancePath:instancePath+"/reloads",parentData:data,parentDataProperty:"reloads",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.generation = true;
props0.in_force_since = true;
props0.earlier_in_flight = true;
props0.restart_needed = true;
props0.last_error = true;
props0.history = true;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/reloads",schemaPath:"#/properties/reloads/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data7 = data.settings;
const _errs20 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate34.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backends !== undefined){
let data8 = data.backends;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate37(data8[i0], {instancePath:instancePath+"/backends/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.models !== undefined){
let data10 = data.models;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.pattern === undefined) && (missing1 = "pattern")) || ((data11.targets === undefined) && (missing1 = "targets"))){
validate34.errors = [{instancePath:instancePath+"/models/" + i1,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data11.pattern !== undefined){
const _errs29 = errors;
if(typeof data11.pattern !== "string"){
validate34.errors = [{instancePath:instancePath+"/models/" + i1+"/pattern",schemaPath:"#/properties/models/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.targets !== undefined){
let data13 = data11.targets;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data13)){
var valid6 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs33 = errors;
if(typeof data13[i2] !== "string"){
validate34.errors = [{instancePath:instancePath+"/models/" + i1+"/targets/" + i2,schemaPath:"#/properties/models/items/properties/targets/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs33 === errors;
if(!valid6){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/models/" + i1+"/targets",schemaPath:"#/properties/models/items/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/models/" + i1,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traces !== undefined){
let data15 = data.traces;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((data15.store === undefined) && (missing2 = "store")) || ((data15.state === undefined) && (missing2 = "state"))){
validate34.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/$defs/StoreState/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data15.store !== undefined){
let data16 = data15.store;
const _errs38 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate34.errors = [{instancePath:instancePath+"/traces/store",schemaPath:"#/$defs/StoreState/properties/store/type",keyword:"type",params:{type: schema91.properties.store.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.state !== undefined){
let data17 = data15.state;
const _errs40 = errors;
if(typeof data17 !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/state",schemaPath:"#/$defs/StoreState/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data17 === "off") || (data17 === "ok")) || (data17 === "degraded")) || (data17 === "failed"))){
validate34.errors = [{instancePath:instancePath+"/traces/state",schemaPath:"#/$defs/StoreState/properties/state/enum",keyword:"enum",params:{allowedValues: schema91.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.last_error !== undefined){
let data18 = data15.last_error;
const _errs42 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate34.errors = [{instancePath:instancePath+"/traces/last_error",schemaPath:"#/$defs/StoreState/properties/last_error/type",keyword:"type",params:{type: schema91.properties.last_error.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.size_bytes !== undefined){
let data19 = data15.size_bytes;
const _errs44 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate34.errors = [{instancePath:instancePath+"/traces/size_bytes",schemaPath:"#/$defs/StoreState/properties/size_bytes/type",keyword:"type",params:{type: schema91.properties.size_bytes.type},message:"must be integer,null"}];
return false;
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.queued_exchanges !== undefined){
let data20 = data15.queued_exchanges;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate34.errors = [{instancePath:instancePath+"/traces/queued_exchanges",schemaPath:"#/$defs/StoreState/properties/queued_exchanges/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.queued_bytes !== undefined){
let data21 = data15.queued_bytes;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate34.errors = [{instancePath:instancePath+"/traces/queued_bytes",schemaPath:"#/$defs/StoreState/properties/queued_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs48 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.written !== undefined){
let data22 = data15.written;
const _errs50 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate34.errors = [{instancePath:instancePath+"/traces/written",schemaPath:"#/$defs/StoreState/properties/written/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.lost_bodies !== undefined){
let data23 = data15.lost_bodies;
const _errs52 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate34.errors = [{instancePath:instancePath+"/traces/lost_bodies",schemaPath:"#/$defs/StoreState/properties/lost_bodies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs52 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.lost_exchanges !== undefined){
let data24 = data15.lost_exchanges;
const _errs54 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate34.errors = [{instancePath:instancePath+"/traces/lost_exchanges",schemaPath:"#/$defs/StoreState/properties/lost_exchanges/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs54 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.set_aside !== undefined){
let data25 = data15.set_aside;
const _errs56 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate34.errors = [{instancePath:instancePath+"/traces/set_aside",schemaPath:"#/$defs/StoreState/properties/set_aside/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid8 = _errs56 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.unread !== undefined){
let data26 = data15.unread;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing3;
if((((data26.requests === undefined) && (missing3 = "requests")) || ((data26.oldest_at === undefined) && (missing3 = "oldest_at"))) || ((data26.read_per_second === undefined) && (missing3 = "read_per_second"))){
validate34.errors = [{instancePath:instancePath+"/traces/unread",schemaPath:"#/$defs/StoreState/properties/unread/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data26.requests !== undefined){
let data27 = data26.requests;
const _errs60 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate34.errors = [{instancePath:instancePath+"/traces/unread/requests",schemaPath:"#/$defs/StoreState/properties/unread/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.oldest_at !== undefined){
let data28 = data26.oldest_at;
const _errs62 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate34.errors = [{instancePath:instancePath+"/traces/unread/oldest_at",schemaPath:"#/$defs/StoreState/properties/unread/properties/oldest_at/type",keyword:"type",params:{type: schema91.properties.unread.properties.oldest_at.type},message:"must be string,null"}];
return false;
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.read_per_second !== undefined){
let data29 = data26.read_per_second;
const _errs64 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate34.errors = [{instancePath:instancePath+"/traces/unread/read_per_second",schemaPath:"#/$defs/StoreState/properties/unread/properties/read_per_second/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs64 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/traces/unread",schemaPath:"#/$defs/StoreState/properties/unread/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs58 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.journal !== undefined){
let data30 = data15.journal;
const _errs66 = errors;
if((data30 !== null) && (!(data30 && typeof data30 == "object" && !Array.isArray(data30)))){
validate34.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/$defs/StoreState/properties/journal/type",keyword:"type",params:{type: schema91.properties.journal.type},message:"must be null,object"}];
return false;
}
const _errs69 = errors;
let valid11 = true;
const _errs70 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs70 === errors;
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs72 = errors;
if(errors === _errs72){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing4;
if((((((data30.directory === undefined) && (missing4 = "directory")) || ((data30.state === undefined) && (missing4 = "state"))) || ((data30.error === undefined) && (missing4 = "error"))) || ((data30.bytes === undefined) && (missing4 = "bytes"))) || ((data30.recovered === undefined) && (missing4 = "recovered"))){
validate34.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data30.directory !== undefined){
const _errs74 = errors;
if(typeof data30.directory !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/journal/directory",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs74 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.state !== undefined){
let data32 = data30.state;
const _errs76 = errors;
if(typeof data32 !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/journal/state",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data32 === "waiting") || (data32 === "ok")) || (data32 === "full")) || (data32 === "failed"))){
validate34.errors = [{instancePath:instancePath+"/traces/journal/state",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/state/enum",keyword:"enum",params:{allowedValues: schema91.properties.journal.allOf[0].then.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs76 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.error !== undefined){
let data33 = data30.error;
const _errs78 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate34.errors = [{instancePath:instancePath+"/traces/journal/error",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/error/type",keyword:"type",params:{type: schema91.properties.journal.allOf[0].then.properties.error.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.bytes !== undefined){
let data34 = data30.bytes;
const _errs80 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate34.errors = [{instancePath:instancePath+"/traces/journal/bytes",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid12 = _errs80 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.recovered !== undefined){
let data35 = data30.recovered;
const _errs82 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate34.errors = [{instancePath:instancePath+"/traces/journal/recovered",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/properties/recovered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid12 = _errs82 === errors;
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
validate34.errors = [{instancePath:instancePath+"/traces/journal",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs72 === errors;
valid11 = _valid1;
if(valid11){
var props1 = {};
props1.directory = true;
props1.state = true;
props1.error = true;
props1.bytes = true;
props1.recovered = true;
}
}
if(!valid11){
const err3 = {instancePath:instancePath+"/traces/journal",schemaPath:"#/$defs/StoreState/properties/journal/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate34.errors = vErrors;
return false;
}
var valid8 = _errs66 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.checks !== undefined){
let data36 = data15.checks;
const _errs84 = errors;
if(errors === _errs84){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing5;
if((((data36.consistent === undefined) && (missing5 = "consistent")) || ((data36.contradiction === undefined) && (missing5 = "contradiction"))) || ((data36.skipped === undefined) && (missing5 = "skipped"))){
validate34.errors = [{instancePath:instancePath+"/traces/checks",schemaPath:"#/$defs/StoreState/properties/checks/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data36.consistent !== undefined){
let data37 = data36.consistent;
const _errs86 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate34.errors = [{instancePath:instancePath+"/traces/checks/consistent",schemaPath:"#/$defs/StoreState/properties/checks/properties/consistent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid13 = _errs86 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data36.contradiction !== undefined){
let data38 = data36.contradiction;
const _errs88 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate34.errors = [{instancePath:instancePath+"/traces/checks/contradiction",schemaPath:"#/$defs/StoreState/properties/checks/properties/contradiction/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid13 = _errs88 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data36.skipped !== undefined){
let data39 = data36.skipped;
const _errs90 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate34.errors = [{instancePath:instancePath+"/traces/checks/skipped",schemaPath:"#/$defs/StoreState/properties/checks/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid13 = _errs90 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/traces/checks",schemaPath:"#/$defs/StoreState/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.newest_contradiction !== undefined){
let data40 = data15.newest_contradiction;
const _errs92 = errors;
if((data40 !== null) && (!(data40 && typeof data40 == "object" && !Array.isArray(data40)))){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/type",keyword:"type",params:{type: schema91.properties.newest_contradiction.type},message:"must be null,object"}];
return false;
}
const _errs95 = errors;
let valid15 = true;
const _errs96 = errors;
if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs96 === errors;
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs98 = errors;
if(errors === _errs98){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing6;
if(((((data40.trace_id === undefined) && (missing6 = "trace_id")) || ((data40.leg === undefined) && (missing6 = "leg"))) || ((data40.path === undefined) && (missing6 = "path"))) || ((data40.what === undefined) && (missing6 = "what"))){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data40.trace_id !== undefined){
const _errs100 = errors;
if(typeof data40.trace_id !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction/trace_id",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs100 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.leg !== undefined){
let data42 = data40.leg;
const _errs102 = errors;
if(typeof data42 !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction/leg",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data42 === "request") || (data42 === "answer"))){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction/leg",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/leg/enum",keyword:"enum",params:{allowedValues: schema91.properties.newest_contradiction.allOf[0].then.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs102 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.path !== undefined){
const _errs104 = errors;
if(typeof data40.path !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction/path",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs104 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data40.what !== undefined){
const _errs106 = errors;
if(typeof data40.what !== "string"){
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction/what",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs106 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid2 = _errs98 === errors;
valid15 = _valid2;
if(valid15){
var props2 = {};
props2.trace_id = true;
props2.leg = true;
props2.path = true;
props2.what = true;
}
}
if(!valid15){
const err5 = {instancePath:instancePath+"/traces/newest_contradiction",schemaPath:"#/$defs/StoreState/properties/newest_contradiction/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate34.errors = vErrors;
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
}
}
else {
validate34.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/$defs/StoreState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.self_test !== undefined){
let data45 = data.self_test;
const _errs108 = errors;
if((data45 !== null) && (!(data45 && typeof data45 == "object" && !Array.isArray(data45)))){
validate34.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/properties/self_test/type",keyword:"type",params:{type: schema85.properties.self_test.type},message:"must be null,object"}];
return false;
}
const _errs111 = errors;
let valid18 = true;
const _errs112 = errors;
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
var _valid3 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs114 = errors;
const _errs115 = errors;
if(errors === _errs115){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing7;
if(((((((data45.checked === undefined) && (missing7 = "checked")) || ((data45.failed === undefined) && (missing7 = "failed"))) || ((data45.took_ms === undefined) && (missing7 = "took_ms"))) || ((data45.error === undefined) && (missing7 = "error"))) || ((data45.pairs === undefined) && (missing7 = "pairs"))) || ((data45.failures === undefined) && (missing7 = "failures"))){
validate34.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/$defs/SelfTest/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data45.checked !== undefined){
let data46 = data45.checked;
const _errs117 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate34.errors = [{instancePath:instancePath+"/self_test/checked",schemaPath:"#/$defs/SelfTest/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid20 = _errs117 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data45.failed !== undefined){
let data47 = data45.failed;
const _errs119 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate34.errors = [{instancePath:instancePath+"/self_test/failed",schemaPath:"#/$defs/SelfTest/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid20 = _errs119 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data45.took_ms !== undefined){
let data48 = data45.took_ms;
const _errs121 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate34.errors = [{instancePath:instancePath+"/self_test/took_ms",schemaPath:"#/$defs/SelfTest/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid20 = _errs121 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data45.error !== undefined){
let data49 = data45.error;
const _errs123 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate34.errors = [{instancePath:instancePath+"/self_test/error",schemaPath:"#/$defs/SelfTest/properties/error/type",keyword:"type",params:{type: schema92.properties.error.type},message:"must be string,null"}];
return false;
}
var valid20 = _errs123 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data45.pairs !== undefined){
let data50 = data45.pairs;
const _errs125 = errors;
if(errors === _errs125){
if(Array.isArray(data50)){
var valid21 = true;
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
const _errs127 = errors;
if(errors === _errs127){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing8;
if((((((data51.what === undefined) && (missing8 = "what")) || ((data51.from === undefined) && (missing8 = "from"))) || ((data51.to === undefined) && (missing8 = "to"))) || ((data51.checked === undefined) && (missing8 = "checked"))) || ((data51.failed === undefined) && (missing8 = "failed"))){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3,schemaPath:"#/$defs/SelfTest/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data51.what !== undefined){
let data52 = data51.what;
const _errs129 = errors;
if(typeof data52 !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/what",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data52 === "request") || (data52 === "answer")) || (data52 === "dialect"))){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/what",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema92.properties.pairs.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs129 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data51.from !== undefined){
const _errs131 = errors;
if(typeof data51.from !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/from",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs131 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data51.to !== undefined){
const _errs133 = errors;
if(typeof data51.to !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/to",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs133 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data51.checked !== undefined){
let data55 = data51.checked;
const _errs135 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/checked",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid22 = _errs135 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data51.failed !== undefined){
let data56 = data51.failed;
const _errs137 = errors;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3+"/failed",schemaPath:"#/$defs/SelfTest/properties/pairs/items/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid22 = _errs137 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/self_test/pairs/" + i3,schemaPath:"#/$defs/SelfTest/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs127 === errors;
if(!valid21){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/self_test/pairs",schemaPath:"#/$defs/SelfTest/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs125 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data45.failures !== undefined){
let data57 = data45.failures;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data57)){
var valid23 = true;
const len4 = data57.length;
for(let i4=0; i4<len4; i4++){
let data58 = data57[i4];
const _errs141 = errors;
if(errors === _errs141){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing9;
if((((((data58.what === undefined) && (missing9 = "what")) || ((data58.from === undefined) && (missing9 = "from"))) || ((data58.to === undefined) && (missing9 = "to"))) || ((data58.fixture === undefined) && (missing9 = "fixture"))) || ((data58.fault === undefined) && (missing9 = "fault"))){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4,schemaPath:"#/$defs/SelfTest/properties/failures/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data58.what !== undefined){
let data59 = data58.what;
const _errs143 = errors;
if(typeof data59 !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/what",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data59 === "request") || (data59 === "answer")) || (data59 === "dialect"))){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/what",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema92.properties.failures.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs143 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data58.from !== undefined){
const _errs145 = errors;
if(typeof data58.from !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/from",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs145 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data58.to !== undefined){
const _errs147 = errors;
if(typeof data58.to !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/to",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs147 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data58.fixture !== undefined){
const _errs149 = errors;
if(typeof data58.fixture !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/fixture",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/fixture/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs149 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data58.fault !== undefined){
const _errs151 = errors;
if(typeof data58.fault !== "string"){
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4+"/fault",schemaPath:"#/$defs/SelfTest/properties/failures/items/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs151 === errors;
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
validate34.errors = [{instancePath:instancePath+"/self_test/failures/" + i4,schemaPath:"#/$defs/SelfTest/properties/failures/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs141 === errors;
if(!valid23){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/self_test/failures",schemaPath:"#/$defs/SelfTest/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs139 === errors;
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
validate34.errors = [{instancePath:instancePath+"/self_test",schemaPath:"#/$defs/SelfTest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid3 = _errs114 === errors;
valid18 = _valid3;
if(valid18){
var props3 = {};
props3.checked = true;
props3.failed = true;
props3.took_ms = true;
props3.error = true;
props3.pairs = true;
props3.failures = true;
}
}
if(!valid18){
const err7 = {instancePath:instancePath+"/self_test",schemaPath:"#/properties/self_test/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.self_test_progress !== undefined){
let data64 = data.self_test_progress;
const _errs153 = errors;
if((data64 !== null) && (!(data64 && typeof data64 == "object" && !Array.isArray(data64)))){
validate34.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/type",keyword:"type",params:{type: schema85.properties.self_test_progress.type},message:"must be null,object"}];
return false;
}
const _errs156 = errors;
let valid26 = true;
const _errs157 = errors;
if(!(data64 && typeof data64 == "object" && !Array.isArray(data64))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs157 === errors;
errors = _errs156;
if(vErrors !== null){
if(_errs156){
vErrors.length = _errs156;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs159 = errors;
if(errors === _errs159){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing10;
if(((data64.done === undefined) && (missing10 = "done")) || ((data64.total === undefined) && (missing10 = "total"))){
validate34.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/then/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data64.done !== undefined){
let data65 = data64.done;
const _errs161 = errors;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
validate34.errors = [{instancePath:instancePath+"/self_test_progress/done",schemaPath:"#/properties/self_test_progress/allOf/0/then/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid27 = _errs161 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data64.total !== undefined){
let data66 = data64.total;
const _errs163 = errors;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
validate34.errors = [{instancePath:instancePath+"/self_test_progress/total",schemaPath:"#/properties/self_test_progress/allOf/0/then/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid27 = _errs163 === errors;
}
else {
var valid27 = true;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid4 = _errs159 === errors;
valid26 = _valid4;
if(valid26){
var props4 = {};
props4.done = true;
props4.total = true;
}
}
if(!valid26){
const err9 = {instancePath:instancePath+"/self_test_progress",schemaPath:"#/properties/self_test_progress/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate34.errors = vErrors;
return false;
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data67 = data.findings;
const _errs165 = errors;
if(errors === _errs165){
if(Array.isArray(data67)){
var valid28 = true;
const len5 = data67.length;
for(let i5=0; i5<len5; i5++){
let data68 = data67[i5];
const _errs167 = errors;
const _errs168 = errors;
if(errors === _errs168){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing11;
if(((((data68.about === undefined) && (missing11 = "about")) || ((data68.what === undefined) && (missing11 = "what"))) || ((data68.next === undefined) && (missing11 = "next"))) || ((data68.is_past === undefined) && (missing11 = "is_past"))){
validate34.errors = [{instancePath:instancePath+"/findings/" + i5,schemaPath:"#/$defs/DiagnosticFinding/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data68.about !== undefined){
const _errs170 = errors;
if(typeof data68.about !== "string"){
validate34.errors = [{instancePath:instancePath+"/findings/" + i5+"/about",schemaPath:"#/$defs/DiagnosticFinding/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs170 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data68.what !== undefined){
const _errs172 = errors;
if(typeof data68.what !== "string"){
validate34.errors = [{instancePath:instancePath+"/findings/" + i5+"/what",schemaPath:"#/$defs/DiagnosticFinding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs172 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data68.next !== undefined){
const _errs174 = errors;
if(typeof data68.next !== "string"){
validate34.errors = [{instancePath:instancePath+"/findings/" + i5+"/next",schemaPath:"#/$defs/DiagnosticFinding/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs174 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data68.is_past !== undefined){
const _errs176 = errors;
if(typeof data68.is_past !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/findings/" + i5+"/is_past",schemaPath:"#/$defs/DiagnosticFinding/properties/is_past/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid30 = _errs176 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/findings/" + i5,schemaPath:"#/$defs/DiagnosticFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid28 = _errs167 === errors;
if(!valid28){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs165 === errors;
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
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"version":true,"node":true,"gateway":true,"uptime_ms":true,"active":true,"config":true,"reloads":true,"settings":true,"backends":true,"models":true,"traces":true,"self_test":true,"self_test_progress":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

export const validateDoctor = validate39;
const schema94 = {"type":"object","required":["version","errors","warnings","parts"],"properties":{"version":{"type":"string"},"errors":{"type":"integer"},"warnings":{"type":"integer"},"parts":{"type":"array","items":{"$ref":"#/$defs/DoctorPart"}}}};
const schema95 = {"type":"object","required":["part","state","what","next","details"],"properties":{"part":{"type":"string"},"state":{"type":"string","enum":["ok","warning","error"]},"what":{"type":"string"},"next":{"type":["string","null"]},"details":{"type":"array","items":{"type":"string"}}}};

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
if(((((data.version === undefined) && (missing0 = "version")) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate39.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate39.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data2 = data.warnings;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((data4.part === undefined) && (missing1 = "part")) || ((data4.state === undefined) && (missing1 = "state"))) || ((data4.what === undefined) && (missing1 = "what"))) || ((data4.next === undefined) && (missing1 = "next"))) || ((data4.details === undefined) && (missing1 = "details"))){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/$defs/DoctorPart/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.part !== undefined){
const _errs12 = errors;
if(typeof data4.part !== "string"){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/part",schemaPath:"#/$defs/DoctorPart/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.state !== undefined){
let data6 = data4.state;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/state",schemaPath:"#/$defs/DoctorPart/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "ok") || (data6 === "warning")) || (data6 === "error"))){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/state",schemaPath:"#/$defs/DoctorPart/properties/state/enum",keyword:"enum",params:{allowedValues: schema95.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.what !== undefined){
const _errs16 = errors;
if(typeof data4.what !== "string"){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/what",schemaPath:"#/$defs/DoctorPart/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.next !== undefined){
let data8 = data4.next;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/next",schemaPath:"#/$defs/DoctorPart/properties/next/type",keyword:"type",params:{type: schema95.properties.next.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.details !== undefined){
let data9 = data4.details;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data9[i1] !== "string"){
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/details/" + i1,schemaPath:"#/$defs/DoctorPart/properties/details/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/parts/" + i0+"/details",schemaPath:"#/$defs/DoctorPart/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/$defs/DoctorPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"version":true,"errors":true,"warnings":true,"parts":true},"dynamicProps":false,"dynamicItems":false};

export const validateConformanceReport = validate40;
const schema96 = {"type":"object","required":["louter","at","url","requests","max_requests","counts","protocols"],"properties":{"louter":{"type":"string"},"at":{"type":"string"},"url":{"type":"string"},"requests":{"type":"integer"},"max_requests":{"type":"integer"},"counts":{"$ref":"#/$defs/ConformanceCounts"},"protocols":{"type":"array","items":{"$ref":"#/$defs/ProtocolConformance"}}}};
const schema97 = {"type":"object","required":["passed","failed","unsupported","inconclusive","unavailable","skipped"],"properties":{"passed":{"type":"integer"},"failed":{"type":"integer"},"unsupported":{"type":"integer"},"inconclusive":{"type":"integer"},"unavailable":{"type":"integer"},"skipped":{"type":"integer"}}};
const schema98 = {"type":"object","required":["protocol","base_url","model","requests","input_tokens","output_tokens","error","cases"],"properties":{"protocol":{"type":"string"},"base_url":{"type":"string"},"model":{"type":["string","null"]},"requests":{"type":"integer"},"input_tokens":{"type":"integer"},"output_tokens":{"type":"integer"},"error":{"type":["string","null"]},"cases":{"type":"array","items":{"$ref":"#/$defs/ConformanceResult"}}}};
const schema99 = {"type":"object","required":["case","expected","result","what","violations","request"],"properties":{"case":{"type":"string"},"expected":{"type":"string"},"result":{"type":"string","enum":["passed","failed","unsupported","inconclusive","unavailable","skipped"]},"what":{"type":["string","null"]},"violations":{"type":"array","items":{"$ref":"#/$defs/ConformanceViolation"}},"request":{"type":["string","null"]}}};
const schema100 = {"type":"object","required":["event","path","what","rule"],"properties":{"event":{"type":["integer","null"]},"path":{"type":"string"},"what":{"type":"string"},"rule":{"type":"string"}}};

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
if(((((((data.case === undefined) && (missing0 = "case")) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.what === undefined) && (missing0 = "what"))) || ((data.violations === undefined) && (missing0 = "violations"))) || ((data.request === undefined) && (missing0 = "request"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.case !== undefined){
const _errs1 = errors;
if(typeof data.case !== "string"){
validate42.errors = [{instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
const _errs3 = errors;
if(typeof data.expected !== "string"){
validate42.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate42.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data2 === "passed") || (data2 === "failed")) || (data2 === "unsupported")) || (data2 === "inconclusive")) || (data2 === "unavailable")) || (data2 === "skipped"))){
validate42.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema99.properties.result.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined){
let data3 = data.what;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate42.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: schema99.properties.what.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data4 = data.violations;
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
if(((((data5.event === undefined) && (missing1 = "event")) || ((data5.path === undefined) && (missing1 = "path"))) || ((data5.what === undefined) && (missing1 = "what"))) || ((data5.rule === undefined) && (missing1 = "rule"))){
validate42.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/$defs/ConformanceViolation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.event !== undefined){
let data6 = data5.event;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate42.errors = [{instancePath:instancePath+"/violations/" + i0+"/event",schemaPath:"#/$defs/ConformanceViolation/properties/event/type",keyword:"type",params:{type: schema100.properties.event.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.path !== undefined){
const _errs16 = errors;
if(typeof data5.path !== "string"){
validate42.errors = [{instancePath:instancePath+"/violations/" + i0+"/path",schemaPath:"#/$defs/ConformanceViolation/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.what !== undefined){
const _errs18 = errors;
if(typeof data5.what !== "string"){
validate42.errors = [{instancePath:instancePath+"/violations/" + i0+"/what",schemaPath:"#/$defs/ConformanceViolation/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.rule !== undefined){
const _errs20 = errors;
if(typeof data5.rule !== "string"){
validate42.errors = [{instancePath:instancePath+"/violations/" + i0+"/rule",schemaPath:"#/$defs/ConformanceViolation/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
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
validate42.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"#/$defs/ConformanceViolation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data10 = data.request;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate42.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: schema99.properties.request.type},message:"must be string,null"}];
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
validate42.evaluated = {"props":{"case":true,"expected":true,"result":true,"what":true,"violations":true,"request":true},"dynamicProps":false,"dynamicItems":false};


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
if(((((((((data.protocol === undefined) && (missing0 = "protocol")) || ((data.base_url === undefined) && (missing0 = "base_url"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.cases === undefined) && (missing0 = "cases"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.protocol !== undefined){
const _errs1 = errors;
if(typeof data.protocol !== "string"){
validate41.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_url !== undefined){
const _errs3 = errors;
if(typeof data.base_url !== "string"){
validate41.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema98.properties.model.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data3 = data.requests;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate41.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data4 = data.input_tokens;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate41.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data5 = data.output_tokens;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate41.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data6 = data.error;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate41.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema98.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cases !== undefined){
let data7 = data.cases;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate42(data7[i0], {instancePath:instancePath+"/cases/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"protocol":true,"base_url":true,"model":true,"requests":true,"input_tokens":true,"output_tokens":true,"error":true,"cases":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((data.louter === undefined) && (missing0 = "louter")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.max_requests === undefined) && (missing0 = "max_requests"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.protocols === undefined) && (missing0 = "protocols"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.louter !== undefined){
const _errs1 = errors;
if(typeof data.louter !== "string"){
validate40.errors = [{instancePath:instancePath+"/louter",schemaPath:"#/properties/louter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(typeof data.at !== "string"){
validate40.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs5 = errors;
if(typeof data.url !== "string"){
validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data3 = data.requests;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate40.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_requests !== undefined){
let data4 = data.max_requests;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate40.errors = [{instancePath:instancePath+"/max_requests",schemaPath:"#/properties/max_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data5 = data.counts;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((data5.passed === undefined) && (missing1 = "passed")) || ((data5.failed === undefined) && (missing1 = "failed"))) || ((data5.unsupported === undefined) && (missing1 = "unsupported"))) || ((data5.inconclusive === undefined) && (missing1 = "inconclusive"))) || ((data5.unavailable === undefined) && (missing1 = "unavailable"))) || ((data5.skipped === undefined) && (missing1 = "skipped"))){
validate40.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/$defs/ConformanceCounts/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.passed !== undefined){
let data6 = data5.passed;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate40.errors = [{instancePath:instancePath+"/counts/passed",schemaPath:"#/$defs/ConformanceCounts/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.failed !== undefined){
let data7 = data5.failed;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate40.errors = [{instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/ConformanceCounts/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.unsupported !== undefined){
let data8 = data5.unsupported;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate40.errors = [{instancePath:instancePath+"/counts/unsupported",schemaPath:"#/$defs/ConformanceCounts/properties/unsupported/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.inconclusive !== undefined){
let data9 = data5.inconclusive;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate40.errors = [{instancePath:instancePath+"/counts/inconclusive",schemaPath:"#/$defs/ConformanceCounts/properties/inconclusive/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.unavailable !== undefined){
let data10 = data5.unavailable;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate40.errors = [{instancePath:instancePath+"/counts/unavailable",schemaPath:"#/$defs/ConformanceCounts/properties/unavailable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.skipped !== undefined){
let data11 = data5.skipped;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate40.errors = [{instancePath:instancePath+"/counts/skipped",schemaPath:"#/$defs/ConformanceCounts/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
}
else {
validate40.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/$defs/ConformanceCounts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocols !== undefined){
let data12 = data.protocols;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
var valid3 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(!(validate41(data12[i0], {instancePath:instancePath+"/protocols/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/protocols",schemaPath:"#/properties/protocols/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"louter":true,"at":true,"url":true,"requests":true,"max_requests":true,"counts":true,"protocols":true},"dynamicProps":false,"dynamicItems":false};

export const validateReloadResult = validate45;
const schema101 = {"type":"object","required":["ok","dry_run","generation","changes","restart_needed","earlier_in_flight","message"],"properties":{"ok":{"type":"boolean"},"dry_run":{"type":"boolean"},"generation":{"type":"integer"},"changes":{"type":"array","items":{"type":"string"}},"restart_needed":{"type":"array","items":{"type":"string"}},"earlier_in_flight":{"type":"integer"},"message":{"type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.ok === undefined) && (missing0 = "ok")) || ((data.dry_run === undefined) && (missing0 = "dry_run"))) || ((data.generation === undefined) && (missing0 = "generation"))) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.restart_needed === undefined) && (missing0 = "restart_needed"))) || ((data.earlier_in_flight === undefined) && (missing0 = "earlier_in_flight"))) || ((data.message === undefined) && (missing0 = "message"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ok !== undefined){
const _errs1 = errors;
if(typeof data.ok !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
const _errs3 = errors;
if(typeof data.dry_run !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data2 = data.generation;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data3 = data.changes;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate45.errors = [{instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restart_needed !== undefined){
let data5 = data.restart_needed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data5[i1] !== "string"){
validate45.errors = [{instancePath:instancePath+"/restart_needed/" + i1,schemaPath:"#/properties/restart_needed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/restart_needed",schemaPath:"#/properties/restart_needed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlier_in_flight !== undefined){
let data7 = data.earlier_in_flight;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate45.errors = [{instancePath:instancePath+"/earlier_in_flight",schemaPath:"#/properties/earlier_in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs17 = errors;
if(typeof data.message !== "string"){
validate45.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"ok":true,"dry_run":true,"generation":true,"changes":true,"restart_needed":true,"earlier_in_flight":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateBackendProbe = validate46;
const schema102 = {"type":"object","required":["backend","model","reach","findings","snippet"],"properties":{"backend":{"type":"string"},"model":{"type":["string","null"]},"reach":{"$ref":"#/$defs/BackendReach"},"findings":{"type":"array","items":{"type":"object","required":["aspect","outcome","what"],"properties":{"aspect":{"type":"string","enum":["credential","answer","stream","usage","usage-in-stream","reasoning","effort","tools","parallel-calls","vision","json-schema","context-window"]},"outcome":{"type":"string","enum":["yes","no","unclear"]},"what":{"type":"string"}}}},"snippet":{"type":["string","null"]}}};

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
if((((((data.backend === undefined) && (missing0 = "backend")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.reach === undefined) && (missing0 = "reach"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.snippet === undefined) && (missing0 = "snippet"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.backend !== undefined){
const _errs1 = errors;
if(typeof data.backend !== "string"){
validate46.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema102.properties.model.type},message:"must be string,null"}];
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
validate46.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.verdict !== undefined){
let data3 = data2.verdict;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate46.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data3 === "ok") || (data3 === "no-list")) || (data3 === "callers-key")) || (data3 === "recordings")) || (data3 === "proxy")) || (data3 === "refused")) || (data3 === "dns")) || (data3 === "tls")) || (data3 === "timeout")) || (data3 === "broken")) || (data3 === "unauthorized")) || (data3 === "wrong-base-url")) || (data3 === "failing")) || (data3 === "model-not-listed"))){
validate46.errors = [{instancePath:instancePath+"/reach/verdict",schemaPath:"#/$defs/BackendReach/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema90.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
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
validate46.errors = [{instancePath:instancePath+"/reach/what",schemaPath:"#/$defs/BackendReach/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/reach/next",schemaPath:"#/$defs/BackendReach/properties/next/type",keyword:"type",params:{type: schema90.properties.next.type},message:"must be string,null"}];
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
validate46.errors = [{instancePath:instancePath+"/reach/status",schemaPath:"#/$defs/BackendReach/properties/status/type",keyword:"type",params:{type: schema90.properties.status.type},message:"must be integer,null"}];
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
validate46.errors = [{instancePath:instancePath+"/reach/took_ms",schemaPath:"#/$defs/BackendReach/properties/took_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate46.errors = [{instancePath:instancePath+"/reach/models",schemaPath:"#/$defs/BackendReach/properties/models/type",keyword:"type",params:{type: schema90.properties.models.type},message:"must be array,null"}];
return false;
}
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data8[i0] !== "string"){
validate46.errors = [{instancePath:instancePath+"/reach/models/" + i0,schemaPath:"#/$defs/BackendReach/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/reach",schemaPath:"#/$defs/BackendReach/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.aspect !== undefined){
let data12 = data11.aspect;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate46.errors = [{instancePath:instancePath+"/findings/" + i1+"/aspect",schemaPath:"#/properties/findings/items/properties/aspect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data12 === "credential") || (data12 === "answer")) || (data12 === "stream")) || (data12 === "usage")) || (data12 === "usage-in-stream")) || (data12 === "reasoning")) || (data12 === "effort")) || (data12 === "tools")) || (data12 === "parallel-calls")) || (data12 === "vision")) || (data12 === "json-schema")) || (data12 === "context-window"))){
validate46.errors = [{instancePath:instancePath+"/findings/" + i1+"/aspect",schemaPath:"#/properties/findings/items/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema102.properties.findings.items.properties.aspect.enum},message:"must be equal to one of the allowed values"}];
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
validate46.errors = [{instancePath:instancePath+"/findings/" + i1+"/outcome",schemaPath:"#/properties/findings/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data13 === "yes") || (data13 === "no")) || (data13 === "unclear"))){
validate46.errors = [{instancePath:instancePath+"/findings/" + i1+"/outcome",schemaPath:"#/properties/findings/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema102.properties.findings.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
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
validate46.errors = [{instancePath:instancePath+"/findings/" + i1+"/what",schemaPath:"#/properties/findings/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate46.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate46.errors = [{instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: schema102.properties.snippet.type},message:"must be string,null"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"backend":true,"model":true,"reach":true,"findings":true,"snippet":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceList = validate47;
const schema104 = {"type":"object","required":["traces","next"],"properties":{"traces":{"type":"array","items":{"$ref":"#/$defs/TraceSummary"}},"next":{"type":["string","null"]},"newest":{"type":["string","null"]},"unreachable":{"$ref":"#/$defs/Unreachable"}}};
const schema112 = {"type":"string"};
const schema105 = {"type":"object","required":["trace_id","started_at","status","outcome","mode","frontend","backend","model","losses","timing","usage"],"properties":{"trace_id":{"type":"string"},"started_at":{"type":"string"},"status":{"$ref":"#/$defs/TraceStatus"},"outcome":{"$ref":"#/$defs/TraceOutcome"},"http_status":{"type":["integer","null"]},"generation":{"type":["integer","null"]},"key":{"type":["string","null"]},"route":{"type":["string","null"]},"cost_usd":{"type":["number","null"]},"mode":{"$ref":"#/$defs/TraceMode"},"frontend":{"type":"string"},"backend":{"type":["string","null"]},"dialect":{"type":["string","null"]},"model":{"type":"object","required":["asked","routed"],"properties":{"asked":{"type":["string","null"]},"routed":{"type":["string","null"]}}},"finish":{"type":["string","null"]},"run":{"type":["string","null"]},"case":{"type":["string","null"]},"losses":{"type":"integer"},"agent":{"type":["string","null"]},"prompt":{"type":["string","null"]},"check":{"$ref":"#/$defs/LegVerdict"},"kept_because":{"type":["string","null"]},"notes":{"type":"integer"},"tools":{"type":"array","items":{"type":"string"}},"conversation":{"type":["string","null"]},"turn":{"type":["integer","null"]},"parent":{"type":["string","null"]},"link":{"type":["string","null"],"enum":["turn","compaction","subagent",null]},"error":{"type":["string","null"]},"timing":{"$ref":"#/$defs/TraceTiming"},"usage":{"$ref":"#/$defs/TraceUsage"}}};
const schema106 = {"type":["string","null"],"enum":["ok","client-error","upstream-error","proxy-error","aborted","interrupted",null]};
const schema107 = {"type":"object","required":["verdict","text"],"properties":{"verdict":{"type":"string","enum":["running","ok","warning","failed"]},"text":{"type":"string"}}};
const schema108 = {"type":["string","null"],"enum":["baseline","proxy",null]};
const schema109 = {"type":["string","null"],"enum":["consistent","contradiction","skipped",null]};
const schema110 = {"type":"object","required":["first_byte_ms","first_token_ms","total_ms"],"properties":{"first_byte_ms":{"type":["number","null"]},"first_token_ms":{"type":["number","null"]},"total_ms":{"type":["number","null"]}}};
const schema111 = {"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["input","output","cache_read","cache_write","reasoning"],"properties":{"input":{"type":["integer","null"]},"output":{"type":["integer","null"]},"cache_read":{"type":["integer","null"]},"cache_write":{"type":["integer","null"]},"cache_write_5m":{"type":["integer","null"]},"cache_write_1h":{"type":["integer","null"]},"reasoning":{"type":["integer","null"]}}}}]};

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
if((((((((((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.frontend === undefined) && (missing0 = "frontend"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.usage === undefined) && (missing0 = "usage"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate48.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"}];
return false;
}
if(!(((((((data2 === "ok") || (data2 === "client-error")) || (data2 === "upstream-error")) || (data2 === "proxy-error")) || (data2 === "aborted")) || (data2 === "interrupted")) || (data2 === null))){
validate48.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/enum",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.verdict === undefined) && (missing1 = "verdict")) || ((data3.text === undefined) && (missing1 = "text"))){
validate48.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.verdict !== undefined){
let data4 = data3.verdict;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate48.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data4 === "running") || (data4 === "ok")) || (data4 === "warning")) || (data4 === "failed"))){
validate48.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema107.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.text !== undefined){
const _errs13 = errors;
if(typeof data3.text !== "string"){
validate48.errors = [{instancePath:instancePath+"/outcome/text",schemaPath:"#/$defs/TraceOutcome/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate48.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http_status !== undefined){
let data6 = data.http_status;
const _errs15 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate48.errors = [{instancePath:instancePath+"/http_status",schemaPath:"#/properties/http_status/type",keyword:"type",params:{type: schema105.properties.http_status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data7 = data.generation;
const _errs17 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate48.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: schema105.properties.generation.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data8 = data.key;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate48.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema105.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
let data9 = data.route;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate48.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: schema105.properties.route.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_usd !== undefined){
let data10 = data.cost_usd;
const _errs23 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate48.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/properties/cost_usd/type",keyword:"type",params:{type: schema105.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data11 = data.mode;
const _errs25 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate48.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/type",keyword:"type",params:{type: schema108.type},message:"must be string,null"}];
return false;
}
if(!(((data11 === "baseline") || (data11 === "proxy")) || (data11 === null))){
validate48.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend !== undefined){
const _errs28 = errors;
if(typeof data.frontend !== "string"){
validate48.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data13 = data.backend;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate48.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: schema105.properties.backend.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dialect !== undefined){
let data14 = data.dialect;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate48.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema105.properties.dialect.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data15 = data.model;
const _errs34 = errors;
if(errors === _errs34){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((data15.asked === undefined) && (missing2 = "asked")) || ((data15.routed === undefined) && (missing2 = "routed"))){
validate48.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data15.asked !== undefined){
let data16 = data15.asked;
const _errs36 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate48.errors = [{instancePath:instancePath+"/model/asked",schemaPath:"#/properties/model/properties/asked/type",keyword:"type",params:{type: schema105.properties.model.properties.asked.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.routed !== undefined){
let data17 = data15.routed;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate48.errors = [{instancePath:instancePath+"/model/routed",schemaPath:"#/properties/model/properties/routed/type",keyword:"type",params:{type: schema105.properties.model.properties.routed.type},message:"must be string,null"}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish !== undefined){
let data18 = data.finish;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate48.errors = [{instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/type",keyword:"type",params:{type: schema105.properties.finish.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data19 = data.run;
const _errs42 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate48.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: schema105.properties.run.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.case !== undefined){
let data20 = data.case;
const _errs44 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate48.errors = [{instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: schema105.properties.case.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data21 = data.losses;
const _errs46 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate48.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data22 = data.agent;
const _errs48 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate48.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: schema105.properties.agent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data23 = data.prompt;
const _errs50 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate48.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema105.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
let data24 = data.check;
const _errs52 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate48.errors = [{instancePath:instancePath+"/check",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema109.type},message:"must be string,null"}];
return false;
}
if(!((((data24 === "consistent") || (data24 === "contradiction")) || (data24 === "skipped")) || (data24 === null))){
validate48.errors = [{instancePath:instancePath+"/check",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kept_because !== undefined){
let data25 = data.kept_because;
const _errs55 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate48.errors = [{instancePath:instancePath+"/kept_because",schemaPath:"#/properties/kept_because/type",keyword:"type",params:{type: schema105.properties.kept_because.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data26 = data.notes;
const _errs57 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate48.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data27 = data.tools;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data27)){
var valid7 = true;
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
const _errs61 = errors;
if(typeof data27[i0] !== "string"){
validate48.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs61 === errors;
if(!valid7){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined){
let data29 = data.conversation;
const _errs63 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
validate48.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: schema105.properties.conversation.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn !== undefined){
let data30 = data.turn;
const _errs65 = errors;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
validate48.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: schema105.properties.turn.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data31 = data.parent;
const _errs67 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate48.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema105.properties.parent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data32 = data.link;
const _errs69 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate48.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: schema105.properties.link.type},message:"must be string,null"}];
return false;
}
if(!((((data32 === "turn") || (data32 === "compaction")) || (data32 === "subagent")) || (data32 === null))){
validate48.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/enum",keyword:"enum",params:{allowedValues: schema105.properties.link.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data33 = data.error;
const _errs71 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate48.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema105.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
let data34 = data.timing;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing3;
if((((data34.first_byte_ms === undefined) && (missing3 = "first_byte_ms")) || ((data34.first_token_ms === undefined) && (missing3 = "first_token_ms"))) || ((data34.total_ms === undefined) && (missing3 = "total_ms"))){
validate48.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data34.first_byte_ms !== undefined){
let data35 = data34.first_byte_ms;
const _errs76 = errors;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (data35 !== null)){
validate48.errors = [{instancePath:instancePath+"/timing/first_byte_ms",schemaPath:"#/$defs/TraceTiming/properties/first_byte_ms/type",keyword:"type",params:{type: schema110.properties.first_byte_ms.type},message:"must be number,null"}];
return false;
}
var valid9 = _errs76 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.first_token_ms !== undefined){
let data36 = data34.first_token_ms;
const _errs78 = errors;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (data36 !== null)){
validate48.errors = [{instancePath:instancePath+"/timing/first_token_ms",schemaPath:"#/$defs/TraceTiming/properties/first_token_ms/type",keyword:"type",params:{type: schema110.properties.first_token_ms.type},message:"must be number,null"}];
return false;
}
var valid9 = _errs78 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.total_ms !== undefined){
let data37 = data34.total_ms;
const _errs80 = errors;
if((!((typeof data37 == "number") && (isFinite(data37)))) && (data37 !== null)){
validate48.errors = [{instancePath:instancePath+"/timing/total_ms",schemaPath:"#/$defs/TraceTiming/properties/total_ms/type",keyword:"type",params:{type: schema110.properties.total_ms.type},message:"must be number,null"}];
return false;
}
var valid9 = _errs80 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data38 = data.usage;
const _errs82 = errors;
if((data38 !== null) && (!(data38 && typeof data38 == "object" && !Array.isArray(data38)))){
validate48.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/type",keyword:"type",params:{type: schema111.type},message:"must be null,object"}];
return false;
}
const _errs86 = errors;
let valid12 = true;
const _errs87 = errors;
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs89 = errors;
if(errors === _errs89){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing4;
if((((((data38.input === undefined) && (missing4 = "input")) || ((data38.output === undefined) && (missing4 = "output"))) || ((data38.cache_read === undefined) && (missing4 = "cache_read"))) || ((data38.cache_write === undefined) && (missing4 = "cache_write"))) || ((data38.reasoning === undefined) && (missing4 = "reasoning"))){
validate48.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data38.input !== undefined){
let data39 = data38.input;
const _errs91 = errors;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs91 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.output !== undefined){
let data40 = data38.output;
const _errs93 = errors;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs93 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.cache_read !== undefined){
let data41 = data38.cache_read;
const _errs95 = errors;
if((!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))) && (data41 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/cache_read",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs95 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.cache_write !== undefined){
let data42 = data38.cache_write;
const _errs97 = errors;
if((!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))) && (data42 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/cache_write",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs97 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.cache_write_5m !== undefined){
let data43 = data38.cache_write_5m;
const _errs99 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/cache_write_5m",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write_5m/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write_5m.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs99 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.cache_write_1h !== undefined){
let data44 = data38.cache_write_1h;
const _errs101 = errors;
if((!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))) && (data44 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/cache_write_1h",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write_1h/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write_1h.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs101 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data38.reasoning !== undefined){
let data45 = data38.reasoning;
const _errs103 = errors;
if((!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))) && (data45 !== null)){
validate48.errors = [{instancePath:instancePath+"/usage/reasoning",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/reasoning/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.reasoning.type},message:"must be integer,null"}];
return false;
}
var valid13 = _errs103 === errors;
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
}
else {
validate48.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs89 === errors;
valid12 = _valid0;
if(valid12){
var props0 = {};
props0.input = true;
props0.output = true;
props0.cache_read = true;
props0.cache_write = true;
props0.cache_write_5m = true;
props0.cache_write_1h = true;
props0.reasoning = true;
}
}
if(!valid12){
const err1 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate48.errors = vErrors;
return false;
}
var valid0 = _errs82 === errors;
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
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"trace_id":true,"started_at":true,"status":true,"outcome":true,"http_status":true,"generation":true,"key":true,"route":true,"cost_usd":true,"mode":true,"frontend":true,"backend":true,"dialect":true,"model":true,"finish":true,"run":true,"case":true,"losses":true,"agent":true,"prompt":true,"check":true,"kept_because":true,"notes":true,"tools":true,"conversation":true,"turn":true,"parent":true,"link":true,"error":true,"timing":true,"usage":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.traces === undefined) && (missing0 = "traces")) || ((data.next === undefined) && (missing0 = "next"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate48(data0[i0], {instancePath:instancePath+"/traces/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
validate47.errors = [{instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate47.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema104.properties.next.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest !== undefined){
let data3 = data.newest;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate47.errors = [{instancePath:instancePath+"/newest",schemaPath:"#/properties/newest/type",keyword:"type",params:{type: schema104.properties.newest.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreachable !== undefined){
const _errs8 = errors;
if(typeof data.unreachable !== "string"){
validate47.errors = [{instancePath:instancePath+"/unreachable",schemaPath:"#/$defs/Unreachable/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.evaluated = {"props":{"traces":true,"next":true,"newest":true,"unreachable":true},"dynamicProps":false,"dynamicItems":false};

export const validateTrace = validate50;
const schema113 = {"type":"object","required":["format","trace_id","run","case","mode","started_at","frontend","backend","response","losses","notes","violations","timing","usage","status"],"properties":{"format":{"enum":[1,2]},"trace_id":{"type":"string"},"run":{"type":["string","null"]},"case":{"type":["string","null"]},"generation":{"type":["integer","null"]},"key":{"type":["string","null"]},"route":{"type":["string","null"]},"cost_usd":{"type":["number","null"]},"mode":{"$ref":"#/$defs/TraceMode"},"started_at":{"type":"string"},"frontend":{"type":"object","required":["protocol","request","core_request"],"properties":{"protocol":{"type":"string"},"model":{"type":["string","null"]},"request":{"type":"object","required":["method","path","headers","body"],"properties":{"method":{"type":"string"},"path":{"type":"string"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}},"core_request":{"type":["object","null"]}}},"backend":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceBackend"}}]},"response":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceResponse"}}]},"losses":{"type":"array","items":{"$ref":"#/$defs/TraceLoss"}},"notes":{"type":"array","items":{"$ref":"#/$defs/TraceNote"}},"violations":{"type":"array","items":{"$ref":"#/$defs/TraceViolation"}},"problems":{"type":"array","items":{"$ref":"#/$defs/TraceProblem"}},"outcome":{"$ref":"#/$defs/TraceOutcome"},"checks":{"$ref":"#/$defs/TraceChecks"},"timing":{"$ref":"#/$defs/TraceTiming"},"usage":{"$ref":"#/$defs/TraceUsage"},"status":{"$ref":"#/$defs/TraceStatus"}}};
const schema115 = {"type":"object","additionalProperties":{"type":["string","array"],"items":{"type":"string"}}};
const schema116 = {"type":["string","null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["base64"],"properties":{"base64":{"type":"string"}}}}]};
const schema124 = {"type":"object","required":["path","what","instead"],"properties":{"path":{"type":"string"},"what":{"type":"string"},"instead":{"type":["string","null"]},"leg":{"type":"string","enum":["request","answer"]},"count":{"type":"integer","minimum":2},"others":{"type":"array","items":{"type":"string"}},"cause":{"type":"string","enum":["client"]},"setting":{"type":"object","required":["key","value"],"properties":{"key":{"type":"string","enum":["media.fetch","search.provider","backends.NAME.capabilities","model_data.NAME.reasoning"]},"value":{"type":"string"}}}}};
const schema125 = {"type":"object","required":["what"],"properties":{"what":{"type":"string"},"saw":{"type":["string","null"]},"made":{"type":["string","null"]},"effect":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"path":{"type":"string"}}},"seam":{"type":"object","required":["attempt","protocol","dialect","thinking","tools","issuer","method","prefill","part","characters"],"properties":{"attempt":{"type":"integer","minimum":0},"protocol":{"type":"string"},"dialect":{"type":["string","null"]},"thinking":{"type":["string","null"]},"tools":{"type":["string","null"]},"issuer":{"type":"string"},"method":{"type":"string","enum":["prefill","instruction","repetition"]},"prefill":{"type":"string","enum":["last-message","continue-final-message","prefix","partial","none"]},"part":{"type":"integer","minimum":0},"characters":{"type":"integer","minimum":0}}}}};
const schema126 = {"type":"object","required":["at","event","path","what"],"properties":{"at":{"type":"string","enum":["frontend.request","backend.request","backend.response","response"]},"event":{"type":["integer","null"]},"path":{"type":"string"},"what":{"type":"string"}}};
const schema127 = {"type":"object","required":["kind","party","what","next","leg","path"],"properties":{"kind":{"type":"string","enum":["calls-as-text","unreadable-call","other-dialect","missing-results"]},"party":{"type":"string","enum":["configuration","model","client"]},"what":{"type":"string"},"next":{"type":"string"},"setting":{"type":"string"},"leg":{"type":"string","enum":["client-request","upstream-response"]},"path":{"type":["string","null"]}}};
const schema117 = {"type":"object","required":["provider","protocol","dialect","model","attempts","request","response","core_events","final_response"],"properties":{"provider":{"type":"string"},"protocol":{"type":"string"},"dialect":{"type":["string","null"]},"model":{"type":"string"},"attempts":{"type":"array","items":{"$ref":"#/$defs/TraceAttempt"}},"request":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["method","url","headers","body"],"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}}}]},"response":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/TraceResponse"}}]},"core_events":{"type":["array","null"],"items":{"type":"object","required":["at_ms","event"],"properties":{"at_ms":{"type":"number"},"event":{"type":"object"}}}},"final_response":{"type":["object","null"]}}};
const schema118 = {"type":"object","required":["backend","model","started_ms","status","error","reason"],"properties":{"backend":{"type":"string"},"model":{"type":"string"},"started_ms":{"type":"number"},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"cause":{"type":["string","null"],"enum":["first","retry","next-key","fallback","continuation","compaction","search",null]},"reason":{"type":["string","null"]}}};
const schema121 = {"type":"object","required":["status","headers","body"],"properties":{"status":{"type":"integer"},"headers":{"$ref":"#/$defs/TraceHeaders"},"body":{"$ref":"#/$defs/TraceBody"}}};

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
if((((data.status === undefined) && (missing0 = "status")) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate52.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema115.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data2[i0] !== "string"){
validate52.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate52.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema116.type},message:"must be string,null,object"}];
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
validate52.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.base64 !== undefined){
if(typeof data4.base64 !== "string"){
validate52.errors = [{instancePath:instancePath+"/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate52.errors = vErrors;
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"status":true,"headers":true,"body":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.provider === undefined) && (missing0 = "provider")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.dialect === undefined) && (missing0 = "dialect"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.core_events === undefined) && (missing0 = "core_events"))) || ((data.final_response === undefined) && (missing0 = "final_response"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider !== undefined){
const _errs1 = errors;
if(typeof data.provider !== "string"){
validate51.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: schema117.properties.dialect.type},message:"must be string,null"}];
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
validate51.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/TraceAttempt/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.backend !== undefined){
const _errs14 = errors;
if(typeof data5.backend !== "string"){
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/backend",schemaPath:"#/$defs/TraceAttempt/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/model",schemaPath:"#/$defs/TraceAttempt/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/started_ms",schemaPath:"#/$defs/TraceAttempt/properties/started_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/$defs/TraceAttempt/properties/status/type",keyword:"type",params:{type: schema118.properties.status.type},message:"must be integer,null"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/$defs/TraceAttempt/properties/error/type",keyword:"type",params:{type: schema118.properties.error.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.cause !== undefined){
let data11 = data5.cause;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/cause",schemaPath:"#/$defs/TraceAttempt/properties/cause/type",keyword:"type",params:{type: schema118.properties.cause.type},message:"must be string,null"}];
return false;
}
if(!((((((((data11 === "first") || (data11 === "retry")) || (data11 === "next-key")) || (data11 === "fallback")) || (data11 === "continuation")) || (data11 === "compaction")) || (data11 === "search")) || (data11 === null))){
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/cause",schemaPath:"#/$defs/TraceAttempt/properties/cause/enum",keyword:"enum",params:{allowedValues: schema118.properties.cause.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.reason !== undefined){
let data12 = data5.reason;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0+"/reason",schemaPath:"#/$defs/TraceAttempt/properties/reason/type",keyword:"type",params:{type: schema118.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs26 === errors;
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
else {
validate51.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/TraceAttempt/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate51.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data13 = data.request;
const _errs28 = errors;
if((data13 !== null) && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
validate51.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: schema117.properties.request.type},message:"must be null,object"}];
return false;
}
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(errors === _errs34){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((((data13.method === undefined) && (missing2 = "method")) || ((data13.url === undefined) && (missing2 = "url"))) || ((data13.headers === undefined) && (missing2 = "headers"))) || ((data13.body === undefined) && (missing2 = "body"))){
validate51.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.method !== undefined){
const _errs36 = errors;
if(typeof data13.method !== "string"){
validate51.errors = [{instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/allOf/0/then/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.url !== undefined){
const _errs38 = errors;
if(typeof data13.url !== "string"){
validate51.errors = [{instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/allOf/0/then/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.headers !== undefined){
let data16 = data13.headers;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
const _errs44 = errors;
if((typeof data17 !== "string") && (!(Array.isArray(data17)))){
validate51.errors = [{instancePath:instancePath+"/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema115.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs44){
if(Array.isArray(data17)){
var valid9 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs46 = errors;
if(typeof data17[i1] !== "string"){
validate51.errors = [{instancePath:instancePath+"/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs46 === errors;
if(!valid9){
break;
}
}
}
}
var valid8 = _errs44 === errors;
if(!valid8){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/request/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.body !== undefined){
let data19 = data13.body;
const _errs48 = errors;
if(((typeof data19 !== "string") && (data19 !== null)) && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
validate51.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema116.type},message:"must be string,null,object"}];
return false;
}
const _errs52 = errors;
let valid12 = true;
const _errs53 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs53 === errors;
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs55 = errors;
if(errors === _errs55){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((data19.base64 === undefined) && (missing3 = "base64")){
validate51.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data19.base64 !== undefined){
if(typeof data19.base64 !== "string"){
validate51.errors = [{instancePath:instancePath+"/request/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs55 === errors;
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
validate51.errors = vErrors;
return false;
}
var valid6 = _errs48 === errors;
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
validate51.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs34 === errors;
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
validate51.errors = vErrors;
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data21 = data.response;
const _errs59 = errors;
if((data21 !== null) && (!(data21 && typeof data21 == "object" && !Array.isArray(data21)))){
validate51.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema117.properties.response.type},message:"must be null,object"}];
return false;
}
const _errs62 = errors;
let valid15 = true;
const _errs63 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs65 = errors;
if(!(validate52(data21, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid2 = _errs65 === errors;
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
validate51.errors = vErrors;
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.core_events !== undefined){
let data22 = data.core_events;
const _errs66 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate51.errors = [{instancePath:instancePath+"/core_events",schemaPath:"#/properties/core_events/type",keyword:"type",params:{type: schema117.properties.core_events.type},message:"must be array,null"}];
return false;
}
if(errors === _errs66){
if(Array.isArray(data22)){
var valid16 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
const _errs68 = errors;
if(errors === _errs68){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if(((data23.at_ms === undefined) && (missing4 = "at_ms")) || ((data23.event === undefined) && (missing4 = "event"))){
validate51.errors = [{instancePath:instancePath+"/core_events/" + i2,schemaPath:"#/properties/core_events/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data23.at_ms !== undefined){
let data24 = data23.at_ms;
const _errs70 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
validate51.errors = [{instancePath:instancePath+"/core_events/" + i2+"/at_ms",schemaPath:"#/properties/core_events/items/properties/at_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid17 = _errs70 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data23.event !== undefined){
let data25 = data23.event;
const _errs72 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate51.errors = [{instancePath:instancePath+"/core_events/" + i2+"/event",schemaPath:"#/properties/core_events/items/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid17 = _errs72 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/core_events/" + i2,schemaPath:"#/properties/core_events/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs68 === errors;
if(!valid16){
break;
}
}
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.final_response !== undefined){
let data26 = data.final_response;
const _errs74 = errors;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
validate51.errors = [{instancePath:instancePath+"/final_response",schemaPath:"#/properties/final_response/type",keyword:"type",params:{type: schema117.properties.final_response.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs74 === errors;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"provider":true,"protocol":true,"dialect":true,"model":true,"attempts":true,"request":true,"response":true,"core_events":true,"final_response":true},"dynamicProps":false,"dynamicItems":false};

const schema129 = {"type":"object","required":["request","answer","findings","skipped_because"],"properties":{"request":{"$ref":"#/$defs/LegVerdict"},"answer":{"$ref":"#/$defs/LegVerdict"},"findings":{"type":"array","items":{"$ref":"#/$defs/CheckFinding"}},"skipped_because":{"type":["string","null"]}}};
const schema132 = {"type":"object","required":["leg","path","what","expected","got"],"properties":{"leg":{"type":"string","enum":["request","answer"]},"path":{"type":"string"},"what":{"type":"string"},"expected":{"type":["string","null"]},"got":{"type":["string","null"]}}};

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
let missing0;
if(((((data.request === undefined) && (missing0 = "request")) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.skipped_because === undefined) && (missing0 = "skipped_because"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.request !== undefined){
let data0 = data.request;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate56.errors = [{instancePath:instancePath+"/request",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema109.type},message:"must be string,null"}];
return false;
}
if(!((((data0 === "consistent") || (data0 === "contradiction")) || (data0 === "skipped")) || (data0 === null))){
validate56.errors = [{instancePath:instancePath+"/request",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"}];
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
validate56.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/$defs/LegVerdict/type",keyword:"type",params:{type: schema109.type},message:"must be string,null"}];
return false;
}
if(!((((data1 === "consistent") || (data1 === "contradiction")) || (data1 === "skipped")) || (data1 === null))){
validate56.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/$defs/LegVerdict/enum",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/CheckFinding/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.leg !== undefined){
let data4 = data3.leg;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/leg",schemaPath:"#/$defs/CheckFinding/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "request") || (data4 === "answer"))){
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/leg",schemaPath:"#/$defs/CheckFinding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema132.properties.leg.enum},message:"must be equal to one of the allowed values"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/path",schemaPath:"#/$defs/CheckFinding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/what",schemaPath:"#/$defs/CheckFinding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/expected",schemaPath:"#/$defs/CheckFinding/properties/expected/type",keyword:"type",params:{type: schema132.properties.expected.type},message:"must be string,null"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0+"/got",schemaPath:"#/$defs/CheckFinding/properties/got/type",keyword:"type",params:{type: schema132.properties.got.type},message:"must be string,null"}];
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
validate56.errors = [{instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/CheckFinding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate56.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate56.errors = [{instancePath:instancePath+"/skipped_because",schemaPath:"#/properties/skipped_because/type",keyword:"type",params:{type: schema129.properties.skipped_because.type},message:"must be string,null"}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"request":true,"answer":true,"findings":true,"skipped_because":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((((data.format === undefined) && (missing0 = "format")) || ((data.trace_id === undefined) && (missing0 = "trace_id"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.case === undefined) && (missing0 = "case"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.frontend === undefined) && (missing0 = "frontend"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.notes === undefined) && (missing0 = "notes"))) || ((data.violations === undefined) && (missing0 = "violations"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.status === undefined) && (missing0 = "status"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(!((data0 === 1) || (data0 === 2))){
validate50.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema113.properties.format.enum},message:"must be equal to one of the allowed values"}];
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
validate50.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: schema113.properties.run.type},message:"must be string,null"}];
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
validate50.errors = [{instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: schema113.properties.case.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data4 = data.generation;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate50.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: schema113.properties.generation.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data5 = data.key;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate50.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema113.properties.key.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
let data6 = data.route;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate50.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: schema113.properties.route.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_usd !== undefined){
let data7 = data.cost_usd;
const _errs14 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate50.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/properties/cost_usd/type",keyword:"type",params:{type: schema113.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data8 = data.mode;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate50.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/type",keyword:"type",params:{type: schema108.type},message:"must be string,null"}];
return false;
}
if(!(((data8 === "baseline") || (data8 === "proxy")) || (data8 === null))){
validate50.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/TraceMode/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs19 = errors;
if(typeof data.started_at !== "string"){
validate50.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend !== undefined){
let data10 = data.frontend;
const _errs21 = errors;
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.protocol === undefined) && (missing1 = "protocol")) || ((data10.request === undefined) && (missing1 = "request"))) || ((data10.core_request === undefined) && (missing1 = "core_request"))){
validate50.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.protocol !== undefined){
const _errs23 = errors;
if(typeof data10.protocol !== "string"){
validate50.errors = [{instancePath:instancePath+"/frontend/protocol",schemaPath:"#/properties/frontend/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.model !== undefined){
let data12 = data10.model;
const _errs25 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate50.errors = [{instancePath:instancePath+"/frontend/model",schemaPath:"#/properties/frontend/properties/model/type",keyword:"type",params:{type: schema113.properties.frontend.properties.model.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.request !== undefined){
let data13 = data10.request;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((((data13.method === undefined) && (missing2 = "method")) || ((data13.path === undefined) && (missing2 = "path"))) || ((data13.headers === undefined) && (missing2 = "headers"))) || ((data13.body === undefined) && (missing2 = "body"))){
validate50.errors = [{instancePath:instancePath+"/frontend/request",schemaPath:"#/properties/frontend/properties/request/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data13.method !== undefined){
const _errs29 = errors;
if(typeof data13.method !== "string"){
validate50.errors = [{instancePath:instancePath+"/frontend/request/method",schemaPath:"#/properties/frontend/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.path !== undefined){
const _errs31 = errors;
if(typeof data13.path !== "string"){
validate50.errors = [{instancePath:instancePath+"/frontend/request/path",schemaPath:"#/properties/frontend/properties/request/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.headers !== undefined){
let data16 = data13.headers;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
const _errs37 = errors;
if((typeof data17 !== "string") && (!(Array.isArray(data17)))){
validate50.errors = [{instancePath:instancePath+"/frontend/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema115.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs37){
if(Array.isArray(data17)){
var valid6 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs39 = errors;
if(typeof data17[i0] !== "string"){
validate50.errors = [{instancePath:instancePath+"/frontend/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/frontend/request/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.body !== undefined){
let data19 = data13.body;
const _errs41 = errors;
if(((typeof data19 !== "string") && (data19 !== null)) && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
validate50.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/type",keyword:"type",params:{type: schema116.type},message:"must be string,null,object"}];
return false;
}
const _errs45 = errors;
let valid9 = true;
const _errs46 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs48 = errors;
if(errors === _errs48){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((data19.base64 === undefined) && (missing3 = "base64")){
validate50.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data19.base64 !== undefined){
if(typeof data19.base64 !== "string"){
validate50.errors = [{instancePath:instancePath+"/frontend/request/body/base64",schemaPath:"#/$defs/TraceBody/allOf/0/then/properties/base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/frontend/request/body",schemaPath:"#/$defs/TraceBody/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs48 === errors;
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
validate50.errors = vErrors;
return false;
}
var valid3 = _errs41 === errors;
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
validate50.errors = [{instancePath:instancePath+"/frontend/request",schemaPath:"#/properties/frontend/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.core_request !== undefined){
let data21 = data10.core_request;
const _errs52 = errors;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
validate50.errors = [{instancePath:instancePath+"/frontend/core_request",schemaPath:"#/properties/frontend/properties/core_request/type",keyword:"type",params:{type: schema113.properties.frontend.properties.core_request.type},message:"must be object,null"}];
return false;
}
var valid2 = _errs52 === errors;
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
validate50.errors = [{instancePath:instancePath+"/frontend",schemaPath:"#/properties/frontend/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data22 = data.backend;
const _errs54 = errors;
if((data22 !== null) && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate50.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/properties/backend/type",keyword:"type",params:{type: schema113.properties.backend.type},message:"must be null,object"}];
return false;
}
const _errs57 = errors;
let valid12 = true;
const _errs58 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs60 = errors;
if(!(validate51(data22, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs60 === errors;
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
validate50.errors = vErrors;
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data23 = data.response;
const _errs61 = errors;
if((data23 !== null) && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate50.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: schema113.properties.response.type},message:"must be null,object"}];
return false;
}
const _errs64 = errors;
let valid14 = true;
const _errs65 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs67 = errors;
if(!(validate52(data23, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid2 = _errs67 === errors;
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
validate50.errors = vErrors;
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data24 = data.losses;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data24)){
var valid15 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if((((data25.path === undefined) && (missing4 = "path")) || ((data25.what === undefined) && (missing4 = "what"))) || ((data25.instead === undefined) && (missing4 = "instead"))){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1,schemaPath:"#/$defs/TraceLoss/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data25.path !== undefined){
const _errs73 = errors;
if(typeof data25.path !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/path",schemaPath:"#/$defs/TraceLoss/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs73 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.what !== undefined){
const _errs75 = errors;
if(typeof data25.what !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/what",schemaPath:"#/$defs/TraceLoss/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs75 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.instead !== undefined){
let data28 = data25.instead;
const _errs77 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/instead",schemaPath:"#/$defs/TraceLoss/properties/instead/type",keyword:"type",params:{type: schema124.properties.instead.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs77 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.leg !== undefined){
let data29 = data25.leg;
const _errs79 = errors;
if(typeof data29 !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/leg",schemaPath:"#/$defs/TraceLoss/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data29 === "request") || (data29 === "answer"))){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/leg",schemaPath:"#/$defs/TraceLoss/properties/leg/enum",keyword:"enum",params:{allowedValues: schema124.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs79 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.count !== undefined){
let data30 = data25.count;
const _errs81 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/count",schemaPath:"#/$defs/TraceLoss/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 2 || isNaN(data30)){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/count",schemaPath:"#/$defs/TraceLoss/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid17 = _errs81 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.others !== undefined){
let data31 = data25.others;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data31)){
var valid18 = true;
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
const _errs85 = errors;
if(typeof data31[i2] !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/others/" + i2,schemaPath:"#/$defs/TraceLoss/properties/others/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs85 === errors;
if(!valid18){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/others",schemaPath:"#/$defs/TraceLoss/properties/others/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs83 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.cause !== undefined){
let data33 = data25.cause;
const _errs87 = errors;
if(typeof data33 !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/cause",schemaPath:"#/$defs/TraceLoss/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data33 === "client")){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/cause",schemaPath:"#/$defs/TraceLoss/properties/cause/enum",keyword:"enum",params:{allowedValues: schema124.properties.cause.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs87 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data25.setting !== undefined){
let data34 = data25.setting;
const _errs89 = errors;
if(errors === _errs89){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing5;
if(((data34.key === undefined) && (missing5 = "key")) || ((data34.value === undefined) && (missing5 = "value"))){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/setting",schemaPath:"#/$defs/TraceLoss/properties/setting/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data34.key !== undefined){
let data35 = data34.key;
const _errs91 = errors;
if(typeof data35 !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/setting/key",schemaPath:"#/$defs/TraceLoss/properties/setting/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data35 === "media.fetch") || (data35 === "search.provider")) || (data35 === "backends.NAME.capabilities")) || (data35 === "model_data.NAME.reasoning"))){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/setting/key",schemaPath:"#/$defs/TraceLoss/properties/setting/properties/key/enum",keyword:"enum",params:{allowedValues: schema124.properties.setting.properties.key.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs91 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data34.value !== undefined){
const _errs93 = errors;
if(typeof data34.value !== "string"){
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/setting/value",schemaPath:"#/$defs/TraceLoss/properties/setting/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs93 === errors;
}
else {
var valid19 = true;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/losses/" + i1+"/setting",schemaPath:"#/$defs/TraceLoss/properties/setting/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs89 === errors;
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
}
else {
validate50.errors = [{instancePath:instancePath+"/losses/" + i1,schemaPath:"#/$defs/TraceLoss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs70 === errors;
if(!valid15){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data37 = data.notes;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data37)){
var valid20 = true;
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
const _errs97 = errors;
const _errs98 = errors;
if(errors === _errs98){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing6;
if((data38.what === undefined) && (missing6 = "what")){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3,schemaPath:"#/$defs/TraceNote/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data38.what !== undefined){
const _errs100 = errors;
if(typeof data38.what !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/what",schemaPath:"#/$defs/TraceNote/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs100 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data38.saw !== undefined){
let data40 = data38.saw;
const _errs102 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/saw",schemaPath:"#/$defs/TraceNote/properties/saw/type",keyword:"type",params:{type: schema125.properties.saw.type},message:"must be string,null"}];
return false;
}
var valid22 = _errs102 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data38.made !== undefined){
let data41 = data38.made;
const _errs104 = errors;
if((typeof data41 !== "string") && (data41 !== null)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/made",schemaPath:"#/$defs/TraceNote/properties/made/type",keyword:"type",params:{type: schema125.properties.made.type},message:"must be string,null"}];
return false;
}
var valid22 = _errs104 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data38.effect !== undefined){
let data42 = data38.effect;
const _errs106 = errors;
if(errors === _errs106){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing7;
if((data42.name === undefined) && (missing7 = "name")){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/effect",schemaPath:"#/$defs/TraceNote/properties/effect/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data42.name !== undefined){
const _errs108 = errors;
if(typeof data42.name !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/effect/name",schemaPath:"#/$defs/TraceNote/properties/effect/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs108 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data42.path !== undefined){
const _errs110 = errors;
if(typeof data42.path !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/effect/path",schemaPath:"#/$defs/TraceNote/properties/effect/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs110 === errors;
}
else {
var valid23 = true;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/effect",schemaPath:"#/$defs/TraceNote/properties/effect/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs106 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data38.seam !== undefined){
let data45 = data38.seam;
const _errs112 = errors;
if(errors === _errs112){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing8;
if(((((((((((data45.attempt === undefined) && (missing8 = "attempt")) || ((data45.protocol === undefined) && (missing8 = "protocol"))) || ((data45.dialect === undefined) && (missing8 = "dialect"))) || ((data45.thinking === undefined) && (missing8 = "thinking"))) || ((data45.tools === undefined) && (missing8 = "tools"))) || ((data45.issuer === undefined) && (missing8 = "issuer"))) || ((data45.method === undefined) && (missing8 = "method"))) || ((data45.prefill === undefined) && (missing8 = "prefill"))) || ((data45.part === undefined) && (missing8 = "part"))) || ((data45.characters === undefined) && (missing8 = "characters"))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam",schemaPath:"#/$defs/TraceNote/properties/seam/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data45.attempt !== undefined){
let data46 = data45.attempt;
const _errs114 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/attempt",schemaPath:"#/$defs/TraceNote/properties/seam/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs114){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/attempt",schemaPath:"#/$defs/TraceNote/properties/seam/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid24 = _errs114 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.protocol !== undefined){
const _errs116 = errors;
if(typeof data45.protocol !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/protocol",schemaPath:"#/$defs/TraceNote/properties/seam/properties/protocol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs116 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.dialect !== undefined){
let data48 = data45.dialect;
const _errs118 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/dialect",schemaPath:"#/$defs/TraceNote/properties/seam/properties/dialect/type",keyword:"type",params:{type: schema125.properties.seam.properties.dialect.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs118 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.thinking !== undefined){
let data49 = data45.thinking;
const _errs120 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/thinking",schemaPath:"#/$defs/TraceNote/properties/seam/properties/thinking/type",keyword:"type",params:{type: schema125.properties.seam.properties.thinking.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs120 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.tools !== undefined){
let data50 = data45.tools;
const _errs122 = errors;
if((typeof data50 !== "string") && (data50 !== null)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/tools",schemaPath:"#/$defs/TraceNote/properties/seam/properties/tools/type",keyword:"type",params:{type: schema125.properties.seam.properties.tools.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs122 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.issuer !== undefined){
const _errs124 = errors;
if(typeof data45.issuer !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/issuer",schemaPath:"#/$defs/TraceNote/properties/seam/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs124 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.method !== undefined){
let data52 = data45.method;
const _errs126 = errors;
if(typeof data52 !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/method",schemaPath:"#/$defs/TraceNote/properties/seam/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data52 === "prefill") || (data52 === "instruction")) || (data52 === "repetition"))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/method",schemaPath:"#/$defs/TraceNote/properties/seam/properties/method/enum",keyword:"enum",params:{allowedValues: schema125.properties.seam.properties.method.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs126 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.prefill !== undefined){
let data53 = data45.prefill;
const _errs128 = errors;
if(typeof data53 !== "string"){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/prefill",schemaPath:"#/$defs/TraceNote/properties/seam/properties/prefill/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data53 === "last-message") || (data53 === "continue-final-message")) || (data53 === "prefix")) || (data53 === "partial")) || (data53 === "none"))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/prefill",schemaPath:"#/$defs/TraceNote/properties/seam/properties/prefill/enum",keyword:"enum",params:{allowedValues: schema125.properties.seam.properties.prefill.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs128 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.part !== undefined){
let data54 = data45.part;
const _errs130 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/part",schemaPath:"#/$defs/TraceNote/properties/seam/properties/part/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs130){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/part",schemaPath:"#/$defs/TraceNote/properties/seam/properties/part/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid24 = _errs130 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data45.characters !== undefined){
let data55 = data45.characters;
const _errs132 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/characters",schemaPath:"#/$defs/TraceNote/properties/seam/properties/characters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs132){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam/characters",schemaPath:"#/$defs/TraceNote/properties/seam/properties/characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid24 = _errs132 === errors;
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
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/notes/" + i3+"/seam",schemaPath:"#/$defs/TraceNote/properties/seam/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs112 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/notes/" + i3,schemaPath:"#/$defs/TraceNote/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs97 === errors;
if(!valid20){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.violations !== undefined){
let data56 = data.violations;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data56)){
var valid25 = true;
const len4 = data56.length;
for(let i4=0; i4<len4; i4++){
let data57 = data56[i4];
const _errs136 = errors;
const _errs137 = errors;
if(errors === _errs137){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing9;
if(((((data57.at === undefined) && (missing9 = "at")) || ((data57.event === undefined) && (missing9 = "event"))) || ((data57.path === undefined) && (missing9 = "path"))) || ((data57.what === undefined) && (missing9 = "what"))){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4,schemaPath:"#/$defs/TraceViolation/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data57.at !== undefined){
let data58 = data57.at;
const _errs139 = errors;
if(typeof data58 !== "string"){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4+"/at",schemaPath:"#/$defs/TraceViolation/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data58 === "frontend.request") || (data58 === "backend.request")) || (data58 === "backend.response")) || (data58 === "response"))){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4+"/at",schemaPath:"#/$defs/TraceViolation/properties/at/enum",keyword:"enum",params:{allowedValues: schema126.properties.at.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid27 = _errs139 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data57.event !== undefined){
let data59 = data57.event;
const _errs141 = errors;
if((!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))) && (data59 !== null)){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4+"/event",schemaPath:"#/$defs/TraceViolation/properties/event/type",keyword:"type",params:{type: schema126.properties.event.type},message:"must be integer,null"}];
return false;
}
var valid27 = _errs141 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data57.path !== undefined){
const _errs143 = errors;
if(typeof data57.path !== "string"){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4+"/path",schemaPath:"#/$defs/TraceViolation/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs143 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data57.what !== undefined){
const _errs145 = errors;
if(typeof data57.what !== "string"){
validate50.errors = [{instancePath:instancePath+"/violations/" + i4+"/what",schemaPath:"#/$defs/TraceViolation/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs145 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/violations/" + i4,schemaPath:"#/$defs/TraceViolation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs136 === errors;
if(!valid25){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problems !== undefined){
let data62 = data.problems;
const _errs147 = errors;
if(errors === _errs147){
if(Array.isArray(data62)){
var valid28 = true;
const len5 = data62.length;
for(let i5=0; i5<len5; i5++){
let data63 = data62[i5];
const _errs149 = errors;
const _errs150 = errors;
if(errors === _errs150){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
let missing10;
if(((((((data63.kind === undefined) && (missing10 = "kind")) || ((data63.party === undefined) && (missing10 = "party"))) || ((data63.what === undefined) && (missing10 = "what"))) || ((data63.next === undefined) && (missing10 = "next"))) || ((data63.leg === undefined) && (missing10 = "leg"))) || ((data63.path === undefined) && (missing10 = "path"))){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5,schemaPath:"#/$defs/TraceProblem/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data63.kind !== undefined){
let data64 = data63.kind;
const _errs152 = errors;
if(typeof data64 !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/kind",schemaPath:"#/$defs/TraceProblem/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data64 === "calls-as-text") || (data64 === "unreadable-call")) || (data64 === "other-dialect")) || (data64 === "missing-results"))){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/kind",schemaPath:"#/$defs/TraceProblem/properties/kind/enum",keyword:"enum",params:{allowedValues: schema127.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid30 = _errs152 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.party !== undefined){
let data65 = data63.party;
const _errs154 = errors;
if(typeof data65 !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/party",schemaPath:"#/$defs/TraceProblem/properties/party/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data65 === "configuration") || (data65 === "model")) || (data65 === "client"))){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/party",schemaPath:"#/$defs/TraceProblem/properties/party/enum",keyword:"enum",params:{allowedValues: schema127.properties.party.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid30 = _errs154 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.what !== undefined){
const _errs156 = errors;
if(typeof data63.what !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/what",schemaPath:"#/$defs/TraceProblem/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs156 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.next !== undefined){
const _errs158 = errors;
if(typeof data63.next !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/next",schemaPath:"#/$defs/TraceProblem/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs158 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.setting !== undefined){
const _errs160 = errors;
if(typeof data63.setting !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/setting",schemaPath:"#/$defs/TraceProblem/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs160 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.leg !== undefined){
let data69 = data63.leg;
const _errs162 = errors;
if(typeof data69 !== "string"){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/leg",schemaPath:"#/$defs/TraceProblem/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data69 === "client-request") || (data69 === "upstream-response"))){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/leg",schemaPath:"#/$defs/TraceProblem/properties/leg/enum",keyword:"enum",params:{allowedValues: schema127.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid30 = _errs162 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data63.path !== undefined){
let data70 = data63.path;
const _errs164 = errors;
if((typeof data70 !== "string") && (data70 !== null)){
validate50.errors = [{instancePath:instancePath+"/problems/" + i5+"/path",schemaPath:"#/$defs/TraceProblem/properties/path/type",keyword:"type",params:{type: schema127.properties.path.type},message:"must be string,null"}];
return false;
}
var valid30 = _errs164 === errors;
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
}
}
else {
validate50.errors = [{instancePath:instancePath+"/problems/" + i5,schemaPath:"#/$defs/TraceProblem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid28 = _errs149 === errors;
if(!valid28){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data71 = data.outcome;
const _errs166 = errors;
const _errs167 = errors;
if(errors === _errs167){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
let missing11;
if(((data71.verdict === undefined) && (missing11 = "verdict")) || ((data71.text === undefined) && (missing11 = "text"))){
validate50.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data71.verdict !== undefined){
let data72 = data71.verdict;
const _errs169 = errors;
if(typeof data72 !== "string"){
validate50.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data72 === "running") || (data72 === "ok")) || (data72 === "warning")) || (data72 === "failed"))){
validate50.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema107.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs169 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data71.text !== undefined){
const _errs171 = errors;
if(typeof data71.text !== "string"){
validate50.errors = [{instancePath:instancePath+"/outcome/text",schemaPath:"#/$defs/TraceOutcome/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs171 === errors;
}
else {
var valid32 = true;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs166 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
const _errs173 = errors;
if(!(validate56(data.checks, {instancePath:instancePath+"/checks",parentData:data,parentDataProperty:"checks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs173 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
let data75 = data.timing;
const _errs174 = errors;
const _errs175 = errors;
if(errors === _errs175){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing12;
if((((data75.first_byte_ms === undefined) && (missing12 = "first_byte_ms")) || ((data75.first_token_ms === undefined) && (missing12 = "first_token_ms"))) || ((data75.total_ms === undefined) && (missing12 = "total_ms"))){
validate50.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data75.first_byte_ms !== undefined){
let data76 = data75.first_byte_ms;
const _errs177 = errors;
if((!((typeof data76 == "number") && (isFinite(data76)))) && (data76 !== null)){
validate50.errors = [{instancePath:instancePath+"/timing/first_byte_ms",schemaPath:"#/$defs/TraceTiming/properties/first_byte_ms/type",keyword:"type",params:{type: schema110.properties.first_byte_ms.type},message:"must be number,null"}];
return false;
}
var valid34 = _errs177 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data75.first_token_ms !== undefined){
let data77 = data75.first_token_ms;
const _errs179 = errors;
if((!((typeof data77 == "number") && (isFinite(data77)))) && (data77 !== null)){
validate50.errors = [{instancePath:instancePath+"/timing/first_token_ms",schemaPath:"#/$defs/TraceTiming/properties/first_token_ms/type",keyword:"type",params:{type: schema110.properties.first_token_ms.type},message:"must be number,null"}];
return false;
}
var valid34 = _errs179 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data75.total_ms !== undefined){
let data78 = data75.total_ms;
const _errs181 = errors;
if((!((typeof data78 == "number") && (isFinite(data78)))) && (data78 !== null)){
validate50.errors = [{instancePath:instancePath+"/timing/total_ms",schemaPath:"#/$defs/TraceTiming/properties/total_ms/type",keyword:"type",params:{type: schema110.properties.total_ms.type},message:"must be number,null"}];
return false;
}
var valid34 = _errs181 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/$defs/TraceTiming/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs174 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data79 = data.usage;
const _errs183 = errors;
if((data79 !== null) && (!(data79 && typeof data79 == "object" && !Array.isArray(data79)))){
validate50.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/type",keyword:"type",params:{type: schema111.type},message:"must be null,object"}];
return false;
}
const _errs187 = errors;
let valid37 = true;
const _errs188 = errors;
if(!(data79 && typeof data79 == "object" && !Array.isArray(data79))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs188 === errors;
errors = _errs187;
if(vErrors !== null){
if(_errs187){
vErrors.length = _errs187;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs190 = errors;
if(errors === _errs190){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
let missing13;
if((((((data79.input === undefined) && (missing13 = "input")) || ((data79.output === undefined) && (missing13 = "output"))) || ((data79.cache_read === undefined) && (missing13 = "cache_read"))) || ((data79.cache_write === undefined) && (missing13 = "cache_write"))) || ((data79.reasoning === undefined) && (missing13 = "reasoning"))){
validate50.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data79.input !== undefined){
let data80 = data79.input;
const _errs192 = errors;
if((!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))) && (data80 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs192 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.output !== undefined){
let data81 = data79.output;
const _errs194 = errors;
if((!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))) && (data81 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs194 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.cache_read !== undefined){
let data82 = data79.cache_read;
const _errs196 = errors;
if((!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))) && (data82 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/cache_read",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs196 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.cache_write !== undefined){
let data83 = data79.cache_write;
const _errs198 = errors;
if((!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))) && (data83 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/cache_write",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs198 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.cache_write_5m !== undefined){
let data84 = data79.cache_write_5m;
const _errs200 = errors;
if((!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))) && (data84 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/cache_write_5m",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write_5m/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write_5m.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs200 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.cache_write_1h !== undefined){
let data85 = data79.cache_write_1h;
const _errs202 = errors;
if((!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))) && (data85 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/cache_write_1h",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/cache_write_1h/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.cache_write_1h.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs202 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data79.reasoning !== undefined){
let data86 = data79.reasoning;
const _errs204 = errors;
if((!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))) && (data86 !== null)){
validate50.errors = [{instancePath:instancePath+"/usage/reasoning",schemaPath:"#/$defs/TraceUsage/allOf/0/then/properties/reasoning/type",keyword:"type",params:{type: schema111.allOf[0].then.properties.reasoning.type},message:"must be integer,null"}];
return false;
}
var valid38 = _errs204 === errors;
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
}
}
else {
validate50.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid3 = _errs190 === errors;
valid37 = _valid3;
if(valid37){
var props3 = {};
props3.input = true;
props3.output = true;
props3.cache_read = true;
props3.cache_write = true;
props3.cache_write_5m = true;
props3.cache_write_1h = true;
props3.reasoning = true;
}
}
if(!valid37){
const err7 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/TraceUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate50.errors = vErrors;
return false;
}
var valid0 = _errs183 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data87 = data.status;
const _errs206 = errors;
if((typeof data87 !== "string") && (data87 !== null)){
validate50.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/type",keyword:"type",params:{type: schema106.type},message:"must be string,null"}];
return false;
}
if(!(((((((data87 === "ok") || (data87 === "client-error")) || (data87 === "upstream-error")) || (data87 === "proxy-error")) || (data87 === "aborted")) || (data87 === "interrupted")) || (data87 === null))){
validate50.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/TraceStatus/enum",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs206 === errors;
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
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"format":true,"trace_id":true,"run":true,"case":true,"generation":true,"key":true,"route":true,"cost_usd":true,"mode":true,"started_at":true,"frontend":true,"backend":true,"response":true,"losses":true,"notes":true,"violations":true,"problems":true,"outcome":true,"checks":true,"timing":true,"usage":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceHead = validate58;
const schema136 = {"allOf":[{"$ref":"#/$defs/Trace"},{"type":"object","required":["turn","parent","link","legs","problems","outcome"],"properties":{"turn":{"type":["integer","null"]},"parent":{"type":["string","null"]},"link":{"type":["string","null"],"enum":["turn","compaction","subagent",null]},"setup":{"type":"array","items":{"type":"string"}},"legs":{"type":"array","items":{"$ref":"#/$defs/TraceLeg"}},"problems":{"type":"array","items":{"$ref":"#/$defs/TraceProblem"}},"outcome":{"$ref":"#/$defs/TraceOutcome"}}}]};
const schema137 = {"type":"object","required":["leg","method","target","status","headers","size","sha256","missing","pieces"],"properties":{"leg":{"type":"string"},"method":{"type":["string","null"]},"target":{"type":["string","null"]},"status":{"type":["integer","null"]},"headers":{"$ref":"#/$defs/TraceHeaders"},"size":{"type":"integer"},"sha256":{"type":["string","null"]},"missing":{"type":["string","null"],"enum":["metadata","pruned","lost",null]},"pieces":{"type":"integer"}}};

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
if((((((((((data.leg === undefined) && (missing0 = "leg")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.missing === undefined) && (missing0 = "missing"))) || ((data.pieces === undefined) && (missing0 = "pieces"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.leg !== undefined){
const _errs1 = errors;
if(typeof data.leg !== "string"){
validate60.errors = [{instancePath:instancePath+"/leg",schemaPath:"#/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate60.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: schema137.properties.method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data2 = data.target;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate60.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema137.properties.target.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate60.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema137.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
const _errs13 = errors;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
validate60.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/TraceHeaders/additionalProperties/type",keyword:"type",params:{type: schema115.additionalProperties.type},message:"must be string,array"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data5[i0] !== "string"){
validate60.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/$defs/TraceHeaders/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/$defs/TraceHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data7 = data.size;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate60.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data8 = data.sha256;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate60.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schema137.properties.sha256.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missing !== undefined){
let data9 = data.missing;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate60.errors = [{instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: schema137.properties.missing.type},message:"must be string,null"}];
return false;
}
if(!((((data9 === "metadata") || (data9 === "pruned")) || (data9 === "lost")) || (data9 === null))){
validate60.errors = [{instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/enum",keyword:"enum",params:{allowedValues: schema137.properties.missing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pieces !== undefined){
let data10 = data.pieces;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate60.errors = [{instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"leg":true,"method":true,"target":true,"status":true,"headers":true,"size":true,"sha256":true,"missing":true,"pieces":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.turn === undefined) && (missing0 = "turn")) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.link === undefined) && (missing0 = "link"))) || ((data.legs === undefined) && (missing0 = "legs"))) || ((data.problems === undefined) && (missing0 = "problems"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.turn !== undefined){
let data0 = data.turn;
const _errs3 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate58.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/allOf/1/properties/turn/type",keyword:"type",params:{type: schema136.allOf[1].properties.turn.type},message:"must be integer,null"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parent !== undefined){
let data1 = data.parent;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate58.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/allOf/1/properties/parent/type",keyword:"type",params:{type: schema136.allOf[1].properties.parent.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.link !== undefined){
let data2 = data.link;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate58.errors = [{instancePath:instancePath+"/link",schemaPath:"#/allOf/1/properties/link/type",keyword:"type",params:{type: schema136.allOf[1].properties.link.type},message:"must be string,null"}];
return false;
}
if(!((((data2 === "turn") || (data2 === "compaction")) || (data2 === "subagent")) || (data2 === null))){
validate58.errors = [{instancePath:instancePath+"/link",schemaPath:"#/allOf/1/properties/link/enum",keyword:"enum",params:{allowedValues: schema136.allOf[1].properties.link.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.setup !== undefined){
let data3 = data.setup;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data3[i0] !== "string"){
validate58.errors = [{instancePath:instancePath+"/setup/" + i0,schemaPath:"#/allOf/1/properties/setup/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/setup",schemaPath:"#/allOf/1/properties/setup/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.legs !== undefined){
let data5 = data.legs;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate60(data5[i1], {instancePath:instancePath+"/legs/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/legs",schemaPath:"#/allOf/1/properties/legs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.problems !== undefined){
let data7 = data.problems;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((((((data8.kind === undefined) && (missing1 = "kind")) || ((data8.party === undefined) && (missing1 = "party"))) || ((data8.what === undefined) && (missing1 = "what"))) || ((data8.next === undefined) && (missing1 = "next"))) || ((data8.leg === undefined) && (missing1 = "leg"))) || ((data8.path === undefined) && (missing1 = "path"))){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2,schemaPath:"#/$defs/TraceProblem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.kind !== undefined){
let data9 = data8.kind;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/kind",schemaPath:"#/$defs/TraceProblem/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "calls-as-text") || (data9 === "unreadable-call")) || (data9 === "other-dialect")) || (data9 === "missing-results"))){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/kind",schemaPath:"#/$defs/TraceProblem/properties/kind/enum",keyword:"enum",params:{allowedValues: schema127.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.party !== undefined){
let data10 = data8.party;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/party",schemaPath:"#/$defs/TraceProblem/properties/party/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data10 === "configuration") || (data10 === "model")) || (data10 === "client"))){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/party",schemaPath:"#/$defs/TraceProblem/properties/party/enum",keyword:"enum",params:{allowedValues: schema127.properties.party.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.what !== undefined){
const _errs25 = errors;
if(typeof data8.what !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/what",schemaPath:"#/$defs/TraceProblem/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.next !== undefined){
const _errs27 = errors;
if(typeof data8.next !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/next",schemaPath:"#/$defs/TraceProblem/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.setting !== undefined){
const _errs29 = errors;
if(typeof data8.setting !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/setting",schemaPath:"#/$defs/TraceProblem/properties/setting/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.leg !== undefined){
let data14 = data8.leg;
const _errs31 = errors;
if(typeof data14 !== "string"){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/leg",schemaPath:"#/$defs/TraceProblem/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "client-request") || (data14 === "upstream-response"))){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/leg",schemaPath:"#/$defs/TraceProblem/properties/leg/enum",keyword:"enum",params:{allowedValues: schema127.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.path !== undefined){
let data15 = data8.path;
const _errs33 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate58.errors = [{instancePath:instancePath+"/problems/" + i2+"/path",schemaPath:"#/$defs/TraceProblem/properties/path/type",keyword:"type",params:{type: schema127.properties.path.type},message:"must be string,null"}];
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
}
}
else {
validate58.errors = [{instancePath:instancePath+"/problems/" + i2,schemaPath:"#/$defs/TraceProblem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate58.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/allOf/1/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.outcome !== undefined){
let data16 = data.outcome;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((data16.verdict === undefined) && (missing2 = "verdict")) || ((data16.text === undefined) && (missing2 = "text"))){
validate58.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data16.verdict !== undefined){
let data17 = data16.verdict;
const _errs38 = errors;
if(typeof data17 !== "string"){
validate58.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data17 === "running") || (data17 === "ok")) || (data17 === "warning")) || (data17 === "failed"))){
validate58.errors = [{instancePath:instancePath+"/outcome/verdict",schemaPath:"#/$defs/TraceOutcome/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema107.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.text !== undefined){
const _errs40 = errors;
if(typeof data16.text !== "string"){
validate58.errors = [{instancePath:instancePath+"/outcome/text",schemaPath:"#/$defs/TraceOutcome/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/TraceOutcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs35 === errors;
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
}
else {
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"turn":true,"parent":true,"link":true,"setup":true,"legs":true,"problems":true,"outcome":true,"format":true,"trace_id":true,"run":true,"case":true,"generation":true,"key":true,"route":true,"cost_usd":true,"mode":true,"started_at":true,"frontend":true,"backend":true,"response":true,"losses":true,"notes":true,"violations":true,"checks":true,"timing":true,"usage":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceChain = validate62;
const schema141 = {"type":"object","required":["trace_id","ended","checks"],"properties":{"trace_id":{"type":"string"},"ended":{"$ref":"#/$defs/TraceEnding"},"checks":{"type":"array","items":{"type":"object","required":["name","party","verdict","what","proof"],"properties":{"name":{"type":"string","enum":["client-request","carried-over","backend-answered","backend-response","tool-calls","client-response"]},"party":{"type":"string","enum":["client","louter","backend","model","configuration"]},"verdict":{"type":"string","enum":["ok","warning","failed","unknown"]},"what":{"type":"string"},"proof":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["leg","path","event"],"properties":{"leg":{"type":"string"},"path":{"type":["string","null"]},"event":{"type":["integer","null"]}}}}]}}}}}};
const schema142 = {"type":"object","required":["kind","what","next","is_failure"],"properties":{"kind":{"type":"string","enum":["in-flight","interrupted","aborted","error","incomplete","length","refusal","content-filter","calls-pending","calls-answered","missing-results","calls-as-text","unreadable-call","stop","other"]},"what":{"type":"string"},"next":{"type":["string","null"]},"leg":{"type":"string","enum":["client-request","upstream-request","upstream-response"]},"is_failure":{"type":"boolean"}}};

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
if((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.checks === undefined) && (missing0 = "checks"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate62.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
let data1 = data.ended;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.kind === undefined) && (missing1 = "kind")) || ((data1.what === undefined) && (missing1 = "what"))) || ((data1.next === undefined) && (missing1 = "next"))) || ((data1.is_failure === undefined) && (missing1 = "is_failure"))){
validate62.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/$defs/TraceEnding/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.kind !== undefined){
let data2 = data1.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate62.errors = [{instancePath:instancePath+"/ended/kind",schemaPath:"#/$defs/TraceEnding/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((data2 === "in-flight") || (data2 === "interrupted")) || (data2 === "aborted")) || (data2 === "error")) || (data2 === "incomplete")) || (data2 === "length")) || (data2 === "refusal")) || (data2 === "content-filter")) || (data2 === "calls-pending")) || (data2 === "calls-answered")) || (data2 === "missing-results")) || (data2 === "calls-as-text")) || (data2 === "unreadable-call")) || (data2 === "stop")) || (data2 === "other"))){
validate62.errors = [{instancePath:instancePath+"/ended/kind",schemaPath:"#/$defs/TraceEnding/properties/kind/enum",keyword:"enum",params:{allowedValues: schema142.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.what !== undefined){
const _errs8 = errors;
if(typeof data1.what !== "string"){
validate62.errors = [{instancePath:instancePath+"/ended/what",schemaPath:"#/$defs/TraceEnding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.next !== undefined){
let data4 = data1.next;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate62.errors = [{instancePath:instancePath+"/ended/next",schemaPath:"#/$defs/TraceEnding/properties/next/type",keyword:"type",params:{type: schema142.properties.next.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.leg !== undefined){
let data5 = data1.leg;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate62.errors = [{instancePath:instancePath+"/ended/leg",schemaPath:"#/$defs/TraceEnding/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "client-request") || (data5 === "upstream-request")) || (data5 === "upstream-response"))){
validate62.errors = [{instancePath:instancePath+"/ended/leg",schemaPath:"#/$defs/TraceEnding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema142.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.is_failure !== undefined){
const _errs14 = errors;
if(typeof data1.is_failure !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/ended/is_failure",schemaPath:"#/$defs/TraceEnding/properties/is_failure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
}
}
else {
validate62.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/$defs/TraceEnding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data7 = data.checks;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((((data8.name === undefined) && (missing2 = "name")) || ((data8.party === undefined) && (missing2 = "party"))) || ((data8.verdict === undefined) && (missing2 = "verdict"))) || ((data8.what === undefined) && (missing2 = "what"))) || ((data8.proof === undefined) && (missing2 = "proof"))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.name !== undefined){
let data9 = data8.name;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/name",schemaPath:"#/properties/checks/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data9 === "client-request") || (data9 === "carried-over")) || (data9 === "backend-answered")) || (data9 === "backend-response")) || (data9 === "tool-calls")) || (data9 === "client-response"))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/name",schemaPath:"#/properties/checks/items/properties/name/enum",keyword:"enum",params:{allowedValues: schema141.properties.checks.items.properties.name.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.party !== undefined){
let data10 = data8.party;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/party",schemaPath:"#/properties/checks/items/properties/party/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data10 === "client") || (data10 === "louter")) || (data10 === "backend")) || (data10 === "model")) || (data10 === "configuration"))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/party",schemaPath:"#/properties/checks/items/properties/party/enum",keyword:"enum",params:{allowedValues: schema141.properties.checks.items.properties.party.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.verdict !== undefined){
let data11 = data8.verdict;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/verdict",schemaPath:"#/properties/checks/items/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data11 === "ok") || (data11 === "warning")) || (data11 === "failed")) || (data11 === "unknown"))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/verdict",schemaPath:"#/properties/checks/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema141.properties.checks.items.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.what !== undefined){
const _errs26 = errors;
if(typeof data8.what !== "string"){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/what",schemaPath:"#/properties/checks/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.proof !== undefined){
let data13 = data8.proof;
const _errs28 = errors;
if((data13 !== null) && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof",schemaPath:"#/properties/checks/items/properties/proof/type",keyword:"type",params:{type: schema141.properties.checks.items.properties.proof.type},message:"must be null,object"}];
return false;
}
const _errs31 = errors;
let valid6 = true;
const _errs32 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(errors === _errs34){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if((((data13.leg === undefined) && (missing3 = "leg")) || ((data13.path === undefined) && (missing3 = "path"))) || ((data13.event === undefined) && (missing3 = "event"))){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data13.leg !== undefined){
const _errs36 = errors;
if(typeof data13.leg !== "string"){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof/leg",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/then/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.path !== undefined){
let data15 = data13.path;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof/path",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/then/properties/path/type",keyword:"type",params:{type: schema141.properties.checks.items.properties.proof.allOf[0].then.properties.path.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.event !== undefined){
let data16 = data13.event;
const _errs40 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof/event",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/then/properties/event/type",keyword:"type",params:{type: schema141.properties.checks.items.properties.proof.allOf[0].then.properties.event.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/checks/" + i0+"/proof",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs34 === errors;
valid6 = _valid0;
if(valid6){
var props0 = {};
props0.leg = true;
props0.path = true;
props0.event = true;
}
}
if(!valid6){
const err1 = {instancePath:instancePath+"/checks/" + i0+"/proof",schemaPath:"#/properties/checks/items/properties/proof/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate62.errors = vErrors;
return false;
}
var valid4 = _errs28 === errors;
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
validate62.errors = [{instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"trace_id":true,"ended":true,"checks":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceCounts = validate63;
const schema143 = {"allOf":[{"$ref":"#/$defs/UsageTotals"}],"type":"object","required":["from","to","bucket_count","buckets"],"properties":{"from":{"type":["string","null"]},"to":{"type":["string","null"]},"bucket_count":{"type":"integer"},"buckets":{"type":"array","items":{"type":"object","required":["index","requests","failed"],"properties":{"index":{"type":"integer"},"requests":{"type":"integer"},"failed":{"type":"integer"}}}}}};
const schema144 = {"type":"object","required":["requests","failed","input","output","cache_read","cache_write","cost_usd","without_cost"],"properties":{"requests":{"type":"integer"},"failed":{"type":"integer"},"input":{"type":"integer"},"output":{"type":"integer"},"cache_read":{"type":"integer"},"cache_write":{"type":"integer"},"cost_usd":{"type":["number","null"]},"without_cost":{"type":"integer"}}};

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
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.requests === undefined) && (missing0 = "requests")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.output === undefined) && (missing0 = "output"))) || ((data.cache_read === undefined) && (missing0 = "cache_read"))) || ((data.cache_write === undefined) && (missing0 = "cache_write"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.without_cost === undefined) && (missing0 = "without_cost"))){
validate63.errors = [{instancePath,schemaPath:"#/$defs/UsageTotals/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate63.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/$defs/UsageTotals/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.failed !== undefined){
let data1 = data.failed;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate63.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/$defs/UsageTotals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.input !== undefined){
let data2 = data.input;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/input",schemaPath:"#/$defs/UsageTotals/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.output !== undefined){
let data3 = data.output;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate63.errors = [{instancePath:instancePath+"/output",schemaPath:"#/$defs/UsageTotals/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cache_read !== undefined){
let data4 = data.cache_read;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate63.errors = [{instancePath:instancePath+"/cache_read",schemaPath:"#/$defs/UsageTotals/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cache_write !== undefined){
let data5 = data.cache_write;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate63.errors = [{instancePath:instancePath+"/cache_write",schemaPath:"#/$defs/UsageTotals/properties/cache_write/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.cost_usd !== undefined){
let data6 = data.cost_usd;
const _errs16 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate63.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/$defs/UsageTotals/properties/cost_usd/type",keyword:"type",params:{type: schema144.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.without_cost !== undefined){
let data7 = data.without_cost;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate63.errors = [{instancePath:instancePath+"/without_cost",schemaPath:"#/$defs/UsageTotals/properties/without_cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/$defs/UsageTotals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.from === undefined) && (missing1 = "from")) || ((data.to === undefined) && (missing1 = "to"))) || ((data.bucket_count === undefined) && (missing1 = "bucket_count"))) || ((data.buckets === undefined) && (missing1 = "buckets"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.from !== undefined){
let data8 = data.from;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate63.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema143.properties.from.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.to !== undefined){
let data9 = data.to;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate63.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema143.properties.to.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.bucket_count !== undefined){
let data10 = data.bucket_count;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate63.errors = [{instancePath:instancePath+"/bucket_count",schemaPath:"#/properties/bucket_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.buckets !== undefined){
let data11 = data.buckets;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((data12.index === undefined) && (missing2 = "index")) || ((data12.requests === undefined) && (missing2 = "requests"))) || ((data12.failed === undefined) && (missing2 = "failed"))){
validate63.errors = [{instancePath:instancePath+"/buckets/" + i0,schemaPath:"#/properties/buckets/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data12.index !== undefined){
let data13 = data12.index;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate63.errors = [{instancePath:instancePath+"/buckets/" + i0+"/index",schemaPath:"#/properties/buckets/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.requests !== undefined){
let data14 = data12.requests;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate63.errors = [{instancePath:instancePath+"/buckets/" + i0+"/requests",schemaPath:"#/properties/buckets/items/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.failed !== undefined){
let data15 = data12.failed;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate63.errors = [{instancePath:instancePath+"/buckets/" + i0+"/failed",schemaPath:"#/properties/buckets/items/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/buckets/" + i0,schemaPath:"#/properties/buckets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs26 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"from":true,"to":true,"bucket_count":true,"buckets":true,"requests":true,"failed":true,"input":true,"output":true,"cache_read":true,"cache_write":true,"cost_usd":true,"without_cost":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceEvents = validate64;
const schema145 = {"type":"object","required":["trace_id","total","from","events"],"properties":{"trace_id":{"type":"string"},"total":{"type":"integer"},"from":{"type":"integer"},"events":{"type":"array","items":{"type":"object","required":["at_ms","event"],"properties":{"at_ms":{"type":"number"},"event":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}}}}}}};

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
let missing0;
if(((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.events === undefined) && (missing0 = "events"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate64.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate64.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate64.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.at_ms === undefined) && (missing1 = "at_ms")) || ((data4.event === undefined) && (missing1 = "event"))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.at_ms !== undefined){
let data5 = data4.at_ms;
const _errs11 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/at_ms",schemaPath:"#/properties/events/items/properties/at_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.event !== undefined){
let data6 = data4.event;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.type === undefined) && (missing2 = "type")){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/event",schemaPath:"#/properties/events/items/properties/event/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/event/type",schemaPath:"#/properties/events/items/properties/event/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/event",schemaPath:"#/properties/events/items/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate64.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"trace_id":true,"total":true,"from":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const validateTraceTranslation = validate65;
const schema146 = {"type":"object","required":["trace_id","client","upstream","request","answer"],"properties":{"trace_id":{"type":"string"},"client":{"type":"string"},"upstream":{"type":["string","null"]},"request":{"$ref":"#/$defs/TranslatedLeg"},"answer":{"$ref":"#/$defs/TranslatedLeg"}}};
const schema147 = {"type":"object","required":["skipped","losses","differences"],"properties":{"skipped":{"type":["string","null"]},"losses":{"type":"integer"},"differences":{"type":"array","items":{"$ref":"#/$defs/CoreDifference"}}}};
const schema148 = {"type":"object","required":["kind","what","left","right","core","note"],"properties":{"kind":{"type":"string","enum":["contradiction","lost","changed","added","moved","repaired","hint","no-effect","same"]},"what":{"type":"string"},"left":{"$ref":"#/$defs/CorePlace"},"right":{"$ref":"#/$defs/CorePlace"},"core":{"type":["string","null"]},"note":{"type":["string","null"]}}};
const schema149 = {"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["path","value","written"],"properties":{"path":{"type":"string"},"value":{"type":"string"},"written":{"type":["string","null"]}}}}]};

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
if(((((((data.kind === undefined) && (missing0 = "kind")) || ((data.what === undefined) && (missing0 = "what"))) || ((data.left === undefined) && (missing0 = "left"))) || ((data.right === undefined) && (missing0 = "right"))) || ((data.core === undefined) && (missing0 = "core"))) || ((data.note === undefined) && (missing0 = "note"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data0 === "contradiction") || (data0 === "lost")) || (data0 === "changed")) || (data0 === "added")) || (data0 === "moved")) || (data0 === "repaired")) || (data0 === "hint")) || (data0 === "no-effect")) || (data0 === "same"))){
validate67.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema148.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined){
const _errs3 = errors;
if(typeof data.what !== "string"){
validate67.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data2 = data.left;
const _errs5 = errors;
if((data2 !== null) && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
validate67.errors = [{instancePath:instancePath+"/left",schemaPath:"#/$defs/CorePlace/type",keyword:"type",params:{type: schema149.type},message:"must be null,object"}];
return false;
}
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(errors === _errs12){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.path === undefined) && (missing1 = "path")) || ((data2.value === undefined) && (missing1 = "value"))) || ((data2.written === undefined) && (missing1 = "written"))){
validate67.errors = [{instancePath:instancePath+"/left",schemaPath:"#/$defs/CorePlace/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.path !== undefined){
const _errs14 = errors;
if(typeof data2.path !== "string"){
validate67.errors = [{instancePath:instancePath+"/left/path",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.value !== undefined){
const _errs16 = errors;
if(typeof data2.value !== "string"){
validate67.errors = [{instancePath:instancePath+"/left/value",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.written !== undefined){
let data5 = data2.written;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate67.errors = [{instancePath:instancePath+"/left/written",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/written/type",keyword:"type",params:{type: schema149.allOf[0].then.properties.written.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/left",schemaPath:"#/$defs/CorePlace/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs12 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.path = true;
props0.value = true;
props0.written = true;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/left",schemaPath:"#/$defs/CorePlace/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate67.errors = vErrors;
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.right !== undefined){
let data6 = data.right;
const _errs20 = errors;
if((data6 !== null) && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
validate67.errors = [{instancePath:instancePath+"/right",schemaPath:"#/$defs/CorePlace/type",keyword:"type",params:{type: schema149.type},message:"must be null,object"}];
return false;
}
const _errs24 = errors;
let valid7 = true;
const _errs25 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(errors === _errs27){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.path === undefined) && (missing2 = "path")) || ((data6.value === undefined) && (missing2 = "value"))) || ((data6.written === undefined) && (missing2 = "written"))){
validate67.errors = [{instancePath:instancePath+"/right",schemaPath:"#/$defs/CorePlace/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.path !== undefined){
const _errs29 = errors;
if(typeof data6.path !== "string"){
validate67.errors = [{instancePath:instancePath+"/right/path",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.value !== undefined){
const _errs31 = errors;
if(typeof data6.value !== "string"){
validate67.errors = [{instancePath:instancePath+"/right/value",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data6.written !== undefined){
let data9 = data6.written;
const _errs33 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate67.errors = [{instancePath:instancePath+"/right/written",schemaPath:"#/$defs/CorePlace/allOf/0/then/properties/written/type",keyword:"type",params:{type: schema149.allOf[0].then.properties.written.type},message:"must be string,null"}];
return false;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/right",schemaPath:"#/$defs/CorePlace/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs27 === errors;
valid7 = _valid1;
if(valid7){
var props1 = {};
props1.path = true;
props1.value = true;
props1.written = true;
}
}
if(!valid7){
const err3 = {instancePath:instancePath+"/right",schemaPath:"#/$defs/CorePlace/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate67.errors = vErrors;
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.core !== undefined){
let data10 = data.core;
const _errs35 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate67.errors = [{instancePath:instancePath+"/core",schemaPath:"#/properties/core/type",keyword:"type",params:{type: schema148.properties.core.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data11 = data.note;
const _errs37 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate67.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema148.properties.note.type},message:"must be string,null"}];
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
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"kind":true,"what":true,"left":true,"right":true,"core":true,"note":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.skipped === undefined) && (missing0 = "skipped")) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.differences === undefined) && (missing0 = "differences"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.skipped !== undefined){
let data0 = data.skipped;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate66.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: schema147.properties.skipped.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data1 = data.losses;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate66.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differences !== undefined){
let data2 = data.differences;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate67(data2[i0], {instancePath:instancePath+"/differences/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"skipped":true,"losses":true,"differences":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.client === undefined) && (missing0 = "client"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.request === undefined) && (missing0 = "request"))) || ((data.answer === undefined) && (missing0 = "answer"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate65.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs3 = errors;
if(typeof data.client !== "string"){
validate65.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data2 = data.upstream;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate65.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type: schema146.properties.upstream.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs7 = errors;
if(!(validate66(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
const _errs8 = errors;
if(!(validate66(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"trace_id":true,"client":true,"upstream":true,"request":true,"answer":true},"dynamicProps":false,"dynamicItems":false};

export const validateRequestDiff = validate71;
const schema151 = {"type":"object","required":["earlier","later","differences"],"properties":{"earlier":{"type":"string"},"later":{"type":"string"},"differences":{"type":"array","items":{"$ref":"#/$defs/CoreDifference"}}}};

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
if((((data.earlier === undefined) && (missing0 = "earlier")) || ((data.later === undefined) && (missing0 = "later"))) || ((data.differences === undefined) && (missing0 = "differences"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.earlier !== undefined){
const _errs1 = errors;
if(typeof data.earlier !== "string"){
validate71.errors = [{instancePath:instancePath+"/earlier",schemaPath:"#/properties/earlier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.later !== undefined){
const _errs3 = errors;
if(typeof data.later !== "string"){
validate71.errors = [{instancePath:instancePath+"/later",schemaPath:"#/properties/later/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differences !== undefined){
let data2 = data.differences;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate67(data2[i0], {instancePath:instancePath+"/differences/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"earlier":true,"later":true,"differences":true},"dynamicProps":false,"dynamicItems":false};

export const validatePrefixComparison = validate73;
const schema152 = {"type":"object","required":["trace_id","earlier","prefix","shared_bytes","prompt_bytes","difference","cause","cause_kind","vendor","cache_lifetime_ms","settings","gap_ms","usage","savings"],"properties":{"trace_id":{"type":"string"},"earlier":{"type":"string"},"prefix":{"type":"string","enum":["whole","differs"]},"shared_bytes":{"type":"integer"},"prompt_bytes":{"type":"integer"},"difference":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["element","path","at","earlier","later"],"properties":{"element":{"type":"string"},"path":{"type":"string"},"at":{"type":"object","required":["earlier","later"],"properties":{"earlier":{"type":["integer","null"]},"later":{"type":["integer","null"]}}},"earlier":{"type":["string","null"]},"later":{"type":["string","null"]}}}}]},"cause":{"type":"string"},"cause_kind":{"type":"string","enum":["hit","other-target","changed","settings","expired","not-cached","unknown"]},"vendor":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["reason","what","names_change","missed_tokens","compared_with"],"properties":{"reason":{"type":["string","null"]},"what":{"type":"string"},"names_change":{"type":"boolean"},"missed_tokens":{"type":["integer","null"]},"compared_with":{"type":["string","null"]}}}}]},"cache_lifetime_ms":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["min","max"],"properties":{"min":{"type":"number"},"max":{"type":"number"}}}}]},"settings":{"type":"array","items":{"type":"object","required":["path","earlier","later"],"properties":{"path":{"type":"string"},"earlier":{"type":["string","null"]},"later":{"type":["string","null"]}}}},"gap_ms":{"type":["number","null"]},"usage":{"type":"object","required":["earlier","later"],"properties":{"earlier":{"$ref":"#/$defs/PrefixUsage"},"later":{"$ref":"#/$defs/PrefixUsage"}}},"savings":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["kind","tokens","usd","marks_added"],"properties":{"kind":{"type":"string","enum":["saved","possible"]},"tokens":{"type":"integer"},"usd":{"type":["number","null"]},"marks_added":{"type":"boolean"}}}}]}}};
const schema153 = {"type":"object","required":["input","cache_read","cache_write"],"properties":{"input":{"type":["integer","null"]},"cache_read":{"type":["integer","null"]},"cache_write":{"type":["integer","null"]},"cache_write_by_ttl":{"type":["object","null"],"additionalProperties":{"type":"integer"}}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.earlier === undefined) && (missing0 = "earlier"))) || ((data.prefix === undefined) && (missing0 = "prefix"))) || ((data.shared_bytes === undefined) && (missing0 = "shared_bytes"))) || ((data.prompt_bytes === undefined) && (missing0 = "prompt_bytes"))) || ((data.difference === undefined) && (missing0 = "difference"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.cause_kind === undefined) && (missing0 = "cause_kind"))) || ((data.vendor === undefined) && (missing0 = "vendor"))) || ((data.cache_lifetime_ms === undefined) && (missing0 = "cache_lifetime_ms"))) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.gap_ms === undefined) && (missing0 = "gap_ms"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.savings === undefined) && (missing0 = "savings"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate73.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earlier !== undefined){
const _errs3 = errors;
if(typeof data.earlier !== "string"){
validate73.errors = [{instancePath:instancePath+"/earlier",schemaPath:"#/properties/earlier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
let data2 = data.prefix;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate73.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "whole") || (data2 === "differs"))){
validate73.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/enum",keyword:"enum",params:{allowedValues: schema152.properties.prefix.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_bytes !== undefined){
let data3 = data.shared_bytes;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate73.errors = [{instancePath:instancePath+"/shared_bytes",schemaPath:"#/properties/shared_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_bytes !== undefined){
let data4 = data.prompt_bytes;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate73.errors = [{instancePath:instancePath+"/prompt_bytes",schemaPath:"#/properties/prompt_bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference !== undefined){
let data5 = data.difference;
const _errs11 = errors;
if((data5 !== null) && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
validate73.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/type",keyword:"type",params:{type: schema152.properties.difference.type},message:"must be null,object"}];
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
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((data5.element === undefined) && (missing1 = "element")) || ((data5.path === undefined) && (missing1 = "path"))) || ((data5.at === undefined) && (missing1 = "at"))) || ((data5.earlier === undefined) && (missing1 = "earlier"))) || ((data5.later === undefined) && (missing1 = "later"))){
validate73.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.element !== undefined){
const _errs19 = errors;
if(typeof data5.element !== "string"){
validate73.errors = [{instancePath:instancePath+"/difference/element",schemaPath:"#/properties/difference/allOf/0/then/properties/element/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.path !== undefined){
const _errs21 = errors;
if(typeof data5.path !== "string"){
validate73.errors = [{instancePath:instancePath+"/difference/path",schemaPath:"#/properties/difference/allOf/0/then/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.at !== undefined){
let data8 = data5.at;
const _errs23 = errors;
if(errors === _errs23){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.earlier === undefined) && (missing2 = "earlier")) || ((data8.later === undefined) && (missing2 = "later"))){
validate73.errors = [{instancePath:instancePath+"/difference/at",schemaPath:"#/properties/difference/allOf/0/then/properties/at/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.earlier !== undefined){
let data9 = data8.earlier;
const _errs25 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate73.errors = [{instancePath:instancePath+"/difference/at/earlier",schemaPath:"#/properties/difference/allOf/0/then/properties/at/properties/earlier/type",keyword:"type",params:{type: schema152.properties.difference.allOf[0].then.properties.at.properties.earlier.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.later !== undefined){
let data10 = data8.later;
const _errs27 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate73.errors = [{instancePath:instancePath+"/difference/at/later",schemaPath:"#/properties/difference/allOf/0/then/properties/at/properties/later/type",keyword:"type",params:{type: schema152.properties.difference.allOf[0].then.properties.at.properties.later.type},message:"must be integer,null"}];
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
else {
validate73.errors = [{instancePath:instancePath+"/difference/at",schemaPath:"#/properties/difference/allOf/0/then/properties/at/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.earlier !== undefined){
let data11 = data5.earlier;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate73.errors = [{instancePath:instancePath+"/difference/earlier",schemaPath:"#/properties/difference/allOf/0/then/properties/earlier/type",keyword:"type",params:{type: schema152.properties.difference.allOf[0].then.properties.earlier.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.later !== undefined){
let data12 = data5.later;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate73.errors = [{instancePath:instancePath+"/difference/later",schemaPath:"#/properties/difference/allOf/0/then/properties/later/type",keyword:"type",params:{type: schema152.properties.difference.allOf[0].then.properties.later.type},message:"must be string,null"}];
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
}
else {
validate73.errors = [{instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.element = true;
props0.path = true;
props0.at = true;
props0.earlier = true;
props0.later = true;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/difference",schemaPath:"#/properties/difference/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
const _errs33 = errors;
if(typeof data.cause !== "string"){
validate73.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause_kind !== undefined){
let data14 = data.cause_kind;
const _errs35 = errors;
if(typeof data14 !== "string"){
validate73.errors = [{instancePath:instancePath+"/cause_kind",schemaPath:"#/properties/cause_kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data14 === "hit") || (data14 === "other-target")) || (data14 === "changed")) || (data14 === "settings")) || (data14 === "expired")) || (data14 === "not-cached")) || (data14 === "unknown"))){
validate73.errors = [{instancePath:instancePath+"/cause_kind",schemaPath:"#/properties/cause_kind/enum",keyword:"enum",params:{allowedValues: schema152.properties.cause_kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
let data15 = data.vendor;
const _errs37 = errors;
if((data15 !== null) && (!(data15 && typeof data15 == "object" && !Array.isArray(data15)))){
validate73.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: schema152.properties.vendor.type},message:"must be null,object"}];
return false;
}
const _errs40 = errors;
let valid6 = true;
const _errs41 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs43 = errors;
if(errors === _errs43){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((((((data15.reason === undefined) && (missing3 = "reason")) || ((data15.what === undefined) && (missing3 = "what"))) || ((data15.names_change === undefined) && (missing3 = "names_change"))) || ((data15.missed_tokens === undefined) && (missing3 = "missed_tokens"))) || ((data15.compared_with === undefined) && (missing3 = "compared_with"))){
validate73.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/allOf/0/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data15.reason !== undefined){
let data16 = data15.reason;
const _errs45 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate73.errors = [{instancePath:instancePath+"/vendor/reason",schemaPath:"#/properties/vendor/allOf/0/then/properties/reason/type",keyword:"type",params:{type: schema152.properties.vendor.allOf[0].then.properties.reason.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs45 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.what !== undefined){
const _errs47 = errors;
if(typeof data15.what !== "string"){
validate73.errors = [{instancePath:instancePath+"/vendor/what",schemaPath:"#/properties/vendor/allOf/0/then/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.names_change !== undefined){
const _errs49 = errors;
if(typeof data15.names_change !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/vendor/names_change",schemaPath:"#/properties/vendor/allOf/0/then/properties/names_change/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.missed_tokens !== undefined){
let data19 = data15.missed_tokens;
const _errs51 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate73.errors = [{instancePath:instancePath+"/vendor/missed_tokens",schemaPath:"#/properties/vendor/allOf/0/then/properties/missed_tokens/type",keyword:"type",params:{type: schema152.properties.vendor.allOf[0].then.properties.missed_tokens.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data15.compared_with !== undefined){
let data20 = data15.compared_with;
const _errs53 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate73.errors = [{instancePath:instancePath+"/vendor/compared_with",schemaPath:"#/properties/vendor/allOf/0/then/properties/compared_with/type",keyword:"type",params:{type: schema152.properties.vendor.allOf[0].then.properties.compared_with.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs53 === errors;
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
else {
validate73.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs43 === errors;
valid6 = _valid1;
if(valid6){
var props1 = {};
props1.reason = true;
props1.what = true;
props1.names_change = true;
props1.missed_tokens = true;
props1.compared_with = true;
}
}
if(!valid6){
const err3 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_lifetime_ms !== undefined){
let data21 = data.cache_lifetime_ms;
const _errs55 = errors;
if((data21 !== null) && (!(data21 && typeof data21 == "object" && !Array.isArray(data21)))){
validate73.errors = [{instancePath:instancePath+"/cache_lifetime_ms",schemaPath:"#/properties/cache_lifetime_ms/type",keyword:"type",params:{type: schema152.properties.cache_lifetime_ms.type},message:"must be null,object"}];
return false;
}
const _errs58 = errors;
let valid9 = true;
const _errs59 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs59 === errors;
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs61 = errors;
if(errors === _errs61){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if(((data21.min === undefined) && (missing4 = "min")) || ((data21.max === undefined) && (missing4 = "max"))){
validate73.errors = [{instancePath:instancePath+"/cache_lifetime_ms",schemaPath:"#/properties/cache_lifetime_ms/allOf/0/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data21.min !== undefined){
let data22 = data21.min;
const _errs63 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate73.errors = [{instancePath:instancePath+"/cache_lifetime_ms/min",schemaPath:"#/properties/cache_lifetime_ms/allOf/0/then/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.max !== undefined){
let data23 = data21.max;
const _errs65 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate73.errors = [{instancePath:instancePath+"/cache_lifetime_ms/max",schemaPath:"#/properties/cache_lifetime_ms/allOf/0/then/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/cache_lifetime_ms",schemaPath:"#/properties/cache_lifetime_ms/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid2 = _errs61 === errors;
valid9 = _valid2;
if(valid9){
var props2 = {};
props2.min = true;
props2.max = true;
}
}
if(!valid9){
const err5 = {instancePath:instancePath+"/cache_lifetime_ms",schemaPath:"#/properties/cache_lifetime_ms/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data24 = data.settings;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data24)){
var valid11 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
const _errs69 = errors;
if(errors === _errs69){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing5;
if((((data25.path === undefined) && (missing5 = "path")) || ((data25.earlier === undefined) && (missing5 = "earlier"))) || ((data25.later === undefined) && (missing5 = "later"))){
validate73.errors = [{instancePath:instancePath+"/settings/" + i0,schemaPath:"#/properties/settings/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data25.path !== undefined){
const _errs71 = errors;
if(typeof data25.path !== "string"){
validate73.errors = [{instancePath:instancePath+"/settings/" + i0+"/path",schemaPath:"#/properties/settings/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data25.earlier !== undefined){
let data27 = data25.earlier;
const _errs73 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate73.errors = [{instancePath:instancePath+"/settings/" + i0+"/earlier",schemaPath:"#/properties/settings/items/properties/earlier/type",keyword:"type",params:{type: schema152.properties.settings.items.properties.earlier.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data25.later !== undefined){
let data28 = data25.later;
const _errs75 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate73.errors = [{instancePath:instancePath+"/settings/" + i0+"/later",schemaPath:"#/properties/settings/items/properties/later/type",keyword:"type",params:{type: schema152.properties.settings.items.properties.later.type},message:"must be string,null"}];
return false;
}
var valid12 = _errs75 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/settings/" + i0,schemaPath:"#/properties/settings/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs69 === errors;
if(!valid11){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gap_ms !== undefined){
let data29 = data.gap_ms;
const _errs77 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate73.errors = [{instancePath:instancePath+"/gap_ms",schemaPath:"#/properties/gap_ms/type",keyword:"type",params:{type: schema152.properties.gap_ms.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data30 = data.usage;
const _errs79 = errors;
if(errors === _errs79){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing6;
if(((data30.earlier === undefined) && (missing6 = "earlier")) || ((data30.later === undefined) && (missing6 = "later"))){
validate73.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data30.earlier !== undefined){
let data31 = data30.earlier;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing7;
if((((data31.input === undefined) && (missing7 = "input")) || ((data31.cache_read === undefined) && (missing7 = "cache_read"))) || ((data31.cache_write === undefined) && (missing7 = "cache_write"))){
validate73.errors = [{instancePath:instancePath+"/usage/earlier",schemaPath:"#/$defs/PrefixUsage/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data31.input !== undefined){
let data32 = data31.input;
const _errs84 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/earlier/input",schemaPath:"#/$defs/PrefixUsage/properties/input/type",keyword:"type",params:{type: schema153.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid15 = _errs84 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.cache_read !== undefined){
let data33 = data31.cache_read;
const _errs86 = errors;
if((!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) && (data33 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/earlier/cache_read",schemaPath:"#/$defs/PrefixUsage/properties/cache_read/type",keyword:"type",params:{type: schema153.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid15 = _errs86 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.cache_write !== undefined){
let data34 = data31.cache_write;
const _errs88 = errors;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/earlier/cache_write",schemaPath:"#/$defs/PrefixUsage/properties/cache_write/type",keyword:"type",params:{type: schema153.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid15 = _errs88 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.cache_write_by_ttl !== undefined){
let data35 = data31.cache_write_by_ttl;
const _errs90 = errors;
if((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (data35 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/earlier/cache_write_by_ttl",schemaPath:"#/$defs/PrefixUsage/properties/cache_write_by_ttl/type",keyword:"type",params:{type: schema153.properties.cache_write_by_ttl.type},message:"must be object,null"}];
return false;
}
if(errors === _errs90){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key0 in data35){
let data36 = data35[key0];
const _errs93 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate73.errors = [{instancePath:instancePath+"/usage/earlier/cache_write_by_ttl/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/PrefixUsage/properties/cache_write_by_ttl/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs93 === errors;
if(!valid16){
break;
}
}
}
}
var valid15 = _errs90 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/usage/earlier",schemaPath:"#/$defs/PrefixUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs81 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data30.later !== undefined){
let data37 = data30.later;
const _errs95 = errors;
const _errs96 = errors;
if(errors === _errs96){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing8;
if((((data37.input === undefined) && (missing8 = "input")) || ((data37.cache_read === undefined) && (missing8 = "cache_read"))) || ((data37.cache_write === undefined) && (missing8 = "cache_write"))){
validate73.errors = [{instancePath:instancePath+"/usage/later",schemaPath:"#/$defs/PrefixUsage/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data37.input !== undefined){
let data38 = data37.input;
const _errs98 = errors;
if((!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) && (data38 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/later/input",schemaPath:"#/$defs/PrefixUsage/properties/input/type",keyword:"type",params:{type: schema153.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid18 = _errs98 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data37.cache_read !== undefined){
let data39 = data37.cache_read;
const _errs100 = errors;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/later/cache_read",schemaPath:"#/$defs/PrefixUsage/properties/cache_read/type",keyword:"type",params:{type: schema153.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid18 = _errs100 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data37.cache_write !== undefined){
let data40 = data37.cache_write;
const _errs102 = errors;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/later/cache_write",schemaPath:"#/$defs/PrefixUsage/properties/cache_write/type",keyword:"type",params:{type: schema153.properties.cache_write.type},message:"must be integer,null"}];
return false;
}
var valid18 = _errs102 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data37.cache_write_by_ttl !== undefined){
let data41 = data37.cache_write_by_ttl;
const _errs104 = errors;
if((!(data41 && typeof data41 == "object" && !Array.isArray(data41))) && (data41 !== null)){
validate73.errors = [{instancePath:instancePath+"/usage/later/cache_write_by_ttl",schemaPath:"#/$defs/PrefixUsage/properties/cache_write_by_ttl/type",keyword:"type",params:{type: schema153.properties.cache_write_by_ttl.type},message:"must be object,null"}];
return false;
}
if(errors === _errs104){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key1 in data41){
let data42 = data41[key1];
const _errs107 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate73.errors = [{instancePath:instancePath+"/usage/later/cache_write_by_ttl/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/PrefixUsage/properties/cache_write_by_ttl/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid19 = _errs107 === errors;
if(!valid19){
break;
}
}
}
}
var valid18 = _errs104 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/usage/later",schemaPath:"#/$defs/PrefixUsage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs95 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.savings !== undefined){
let data43 = data.savings;
const _errs109 = errors;
if((data43 !== null) && (!(data43 && typeof data43 == "object" && !Array.isArray(data43)))){
validate73.errors = [{instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/type",keyword:"type",params:{type: schema152.properties.savings.type},message:"must be null,object"}];
return false;
}
const _errs112 = errors;
let valid21 = true;
const _errs113 = errors;
if(!(data43 && typeof data43 == "object" && !Array.isArray(data43))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs113 === errors;
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = _errs112;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs115 = errors;
if(errors === _errs115){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if(((((data43.kind === undefined) && (missing9 = "kind")) || ((data43.tokens === undefined) && (missing9 = "tokens"))) || ((data43.usd === undefined) && (missing9 = "usd"))) || ((data43.marks_added === undefined) && (missing9 = "marks_added"))){
validate73.errors = [{instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/allOf/0/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data43.kind !== undefined){
let data44 = data43.kind;
const _errs117 = errors;
if(typeof data44 !== "string"){
validate73.errors = [{instancePath:instancePath+"/savings/kind",schemaPath:"#/properties/savings/allOf/0/then/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data44 === "saved") || (data44 === "possible"))){
validate73.errors = [{instancePath:instancePath+"/savings/kind",schemaPath:"#/properties/savings/allOf/0/then/properties/kind/enum",keyword:"enum",params:{allowedValues: schema152.properties.savings.allOf[0].then.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs117 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.tokens !== undefined){
let data45 = data43.tokens;
const _errs119 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate73.errors = [{instancePath:instancePath+"/savings/tokens",schemaPath:"#/properties/savings/allOf/0/then/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid22 = _errs119 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.usd !== undefined){
let data46 = data43.usd;
const _errs121 = errors;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (data46 !== null)){
validate73.errors = [{instancePath:instancePath+"/savings/usd",schemaPath:"#/properties/savings/allOf/0/then/properties/usd/type",keyword:"type",params:{type: schema152.properties.savings.allOf[0].then.properties.usd.type},message:"must be number,null"}];
return false;
}
var valid22 = _errs121 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.marks_added !== undefined){
const _errs123 = errors;
if(typeof data43.marks_added !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/savings/marks_added",schemaPath:"#/properties/savings/allOf/0/then/properties/marks_added/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid22 = _errs123 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid3 = _errs115 === errors;
valid21 = _valid3;
if(valid21){
var props3 = {};
props3.kind = true;
props3.tokens = true;
props3.usd = true;
props3.marks_added = true;
}
}
if(!valid21){
const err7 = {instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate73.errors = vErrors;
return false;
}
var valid0 = _errs109 === errors;
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
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"trace_id":true,"earlier":true,"prefix":true,"shared_bytes":true,"prompt_bytes":true,"difference":true,"cause":true,"cause_kind":true,"vendor":true,"cache_lifetime_ms":true,"settings":true,"gap_ms":true,"usage":true,"savings":true},"dynamicProps":false,"dynamicItems":false};

export const validateLiveDelta = validate74;
const schema155 = {"type":"object","required":["trace_id","at_ms","idle_ms","bytes","restarted","is_complete","texts"],"properties":{"trace_id":{"type":"string"},"at_ms":{"type":["number","null"]},"idle_ms":{"type":["number","null"]},"bytes":{"type":"integer"},"restarted":{"type":"boolean"},"is_complete":{"type":"boolean"},"texts":{"type":"array","items":{"type":"object","required":["part","kind","name","text"],"properties":{"part":{"type":"string"},"kind":{"type":"string","enum":["text","refusal","reasoning","tool-call"]},"name":{"type":["string","null"]},"text":{"type":"string"}}}}}};

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
if((((((((data.trace_id === undefined) && (missing0 = "trace_id")) || ((data.at_ms === undefined) && (missing0 = "at_ms"))) || ((data.idle_ms === undefined) && (missing0 = "idle_ms"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.restarted === undefined) && (missing0 = "restarted"))) || ((data.is_complete === undefined) && (missing0 = "is_complete"))) || ((data.texts === undefined) && (missing0 = "texts"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.trace_id !== undefined){
const _errs1 = errors;
if(typeof data.trace_id !== "string"){
validate74.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at_ms !== undefined){
let data1 = data.at_ms;
const _errs3 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate74.errors = [{instancePath:instancePath+"/at_ms",schemaPath:"#/properties/at_ms/type",keyword:"type",params:{type: schema155.properties.at_ms.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle_ms !== undefined){
let data2 = data.idle_ms;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate74.errors = [{instancePath:instancePath+"/idle_ms",schemaPath:"#/properties/idle_ms/type",keyword:"type",params:{type: schema155.properties.idle_ms.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data3 = data.bytes;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate74.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restarted !== undefined){
const _errs9 = errors;
if(typeof data.restarted !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/restarted",schemaPath:"#/properties/restarted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_complete !== undefined){
const _errs11 = errors;
if(typeof data.is_complete !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.texts !== undefined){
let data6 = data.texts;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((((data7.part === undefined) && (missing1 = "part")) || ((data7.kind === undefined) && (missing1 = "kind"))) || ((data7.name === undefined) && (missing1 = "name"))) || ((data7.text === undefined) && (missing1 = "text"))){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.part !== undefined){
const _errs17 = errors;
if(typeof data7.part !== "string"){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0+"/part",schemaPath:"#/properties/texts/items/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.kind !== undefined){
let data9 = data7.kind;
const _errs19 = errors;
if(typeof data9 !== "string"){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0+"/kind",schemaPath:"#/properties/texts/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "text") || (data9 === "refusal")) || (data9 === "reasoning")) || (data9 === "tool-call"))){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0+"/kind",schemaPath:"#/properties/texts/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema155.properties.texts.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.name !== undefined){
let data10 = data7.name;
const _errs21 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0+"/name",schemaPath:"#/properties/texts/items/properties/name/type",keyword:"type",params:{type: schema155.properties.texts.items.properties.name.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.text !== undefined){
const _errs23 = errors;
if(typeof data7.text !== "string"){
validate74.errors = [{instancePath:instancePath+"/texts/" + i0+"/text",schemaPath:"#/properties/texts/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs23 === errors;
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
validate74.errors = [{instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate74.evaluated = {"props":{"trace_id":true,"at_ms":true,"idle_ms":true,"bytes":true,"restarted":true,"is_complete":true,"texts":true},"dynamicProps":false,"dynamicItems":false};

export const validateConversationList = validate75;
const schema156 = {"type":"object","required":["conversations","next"],"properties":{"conversations":{"type":"array","items":{"$ref":"#/$defs/ConversationSummary"}},"next":{"type":["string","null"]},"unreachable":{"$ref":"#/$defs/Unreachable"}}};
const schema157 = {"type":"object","required":["conversation","started_at","ended_at","requests","turns","in_flight","failed","losses","subagents","title","retries","fallbacks","failed_calls","own_requests","own_cost_usd","parent","usage","cost_usd","last"],"properties":{"conversation":{"type":"string"},"started_at":{"type":"string"},"ended_at":{"type":"string"},"requests":{"type":"integer"},"turns":{"type":"integer"},"in_flight":{"type":"integer"},"failed":{"type":"integer"},"losses":{"type":"integer"},"subagents":{"type":"integer"},"title":{"type":["string","null"]},"retries":{"type":"integer"},"fallbacks":{"type":"integer"},"failed_calls":{"type":"integer"},"own_requests":{"type":"integer"},"own_cost_usd":{"type":["number","null"]},"parent":{"type":["string","null"]},"usage":{"$ref":"#/$defs/ConversationUsage"},"cost_usd":{"type":["number","null"]},"last":{"$ref":"#/$defs/TraceSummary"}}};
const schema158 = {"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"type":"object","required":["input","output","cache_read"],"properties":{"input":{"type":["integer","null"]},"output":{"type":["integer","null"]},"cache_read":{"type":["integer","null"]}}}}]};

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
if((((((((((((((((((((data.conversation === undefined) && (missing0 = "conversation")) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.in_flight === undefined) && (missing0 = "in_flight"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.subagents === undefined) && (missing0 = "subagents"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.fallbacks === undefined) && (missing0 = "fallbacks"))) || ((data.failed_calls === undefined) && (missing0 = "failed_calls"))) || ((data.own_requests === undefined) && (missing0 = "own_requests"))) || ((data.own_cost_usd === undefined) && (missing0 = "own_cost_usd"))) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.usage === undefined) && (missing0 = "usage"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.last === undefined) && (missing0 = "last"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.conversation !== undefined){
const _errs1 = errors;
if(typeof data.conversation !== "string"){
validate76.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended_at !== undefined){
const _errs5 = errors;
if(typeof data.ended_at !== "string"){
validate76.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data3 = data.requests;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate76.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data4 = data.turns;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate76.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.in_flight !== undefined){
let data5 = data.in_flight;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate76.errors = [{instancePath:instancePath+"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data6 = data.failed;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate76.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.losses !== undefined){
let data7 = data.losses;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate76.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagents !== undefined){
let data8 = data.subagents;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate76.errors = [{instancePath:instancePath+"/subagents",schemaPath:"#/properties/subagents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data9 = data.title;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate76.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema157.properties.title.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data10 = data.retries;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate76.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbacks !== undefined){
let data11 = data.fallbacks;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate76.errors = [{instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed_calls !== undefined){
let data12 = data.failed_calls;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate76.errors = [{instancePath:instancePath+"/failed_calls",schemaPath:"#/properties/failed_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_requests !== undefined){
let data13 = data.own_requests;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate76.errors = [{instancePath:instancePath+"/own_requests",schemaPath:"#/properties/own_requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_cost_usd !== undefined){
let data14 = data.own_cost_usd;
const _errs29 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate76.errors = [{instancePath:instancePath+"/own_cost_usd",schemaPath:"#/properties/own_cost_usd/type",keyword:"type",params:{type: schema157.properties.own_cost_usd.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data15 = data.parent;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate76.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema157.properties.parent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data16 = data.usage;
const _errs33 = errors;
if((data16 !== null) && (!(data16 && typeof data16 == "object" && !Array.isArray(data16)))){
validate76.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ConversationUsage/type",keyword:"type",params:{type: schema158.type},message:"must be null,object"}];
return false;
}
const _errs37 = errors;
let valid3 = true;
const _errs38 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs40 = errors;
if(errors === _errs40){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if((((data16.input === undefined) && (missing1 = "input")) || ((data16.output === undefined) && (missing1 = "output"))) || ((data16.cache_read === undefined) && (missing1 = "cache_read"))){
validate76.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data16.input !== undefined){
let data17 = data16.input;
const _errs42 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate76.errors = [{instancePath:instancePath+"/usage/input",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.output !== undefined){
let data18 = data16.output;
const _errs44 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate76.errors = [{instancePath:instancePath+"/usage/output",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.cache_read !== undefined){
let data19 = data16.cache_read;
const _errs46 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate76.errors = [{instancePath:instancePath+"/usage/cache_read",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs40 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.input = true;
props0.output = true;
props0.cache_read = true;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate76.errors = vErrors;
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_usd !== undefined){
let data20 = data.cost_usd;
const _errs48 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate76.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/properties/cost_usd/type",keyword:"type",params:{type: schema157.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last !== undefined){
const _errs50 = errors;
if(!(validate48(data.last, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"conversation":true,"started_at":true,"ended_at":true,"requests":true,"turns":true,"in_flight":true,"failed":true,"losses":true,"subagents":true,"title":true,"retries":true,"fallbacks":true,"failed_calls":true,"own_requests":true,"own_cost_usd":true,"parent":true,"usage":true,"cost_usd":true,"last":true},"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((data.conversations === undefined) && (missing0 = "conversations")) || ((data.next === undefined) && (missing0 = "next"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.conversations !== undefined){
let data0 = data.conversations;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate76(data0[i0], {instancePath:instancePath+"/conversations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/conversations",schemaPath:"#/properties/conversations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate75.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema156.properties.next.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreachable !== undefined){
const _errs6 = errors;
if(typeof data.unreachable !== "string"){
validate75.errors = [{instancePath:instancePath+"/unreachable",schemaPath:"#/$defs/Unreachable/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"conversations":true,"next":true,"unreachable":true},"dynamicProps":false,"dynamicItems":false};

export const validateConversation = validate79;
const schema160 = {"type":"object","required":["conversation","parent","ended","advice","turns"],"properties":{"conversation":{"type":"string"},"parent":{"type":["string","null"]},"ended":{"allOf":[{"$ref":"#/$defs/TraceEnding"},{"type":"object","required":["trace_id","last_sentence"],"properties":{"trace_id":{"type":"string"},"last_sentence":{"type":["string","null"]}}}]},"advice":{"type":"array","items":{"$ref":"#/$defs/ConversationAdvice"}},"turns":{"type":"array","items":{"$ref":"#/$defs/ConversationTurn"}}}};
const schema162 = {"type":"object","required":["what","next","setting","requests"],"properties":{"what":{"type":"string"},"next":{"type":"string"},"setting":{"type":["string","null"]},"requests":{"type":"array","items":{"type":"string"}}}};
const schema163 = {"allOf":[{"$ref":"#/$defs/TraceSummary"},{"type":"object","required":["protocol","attempts","failed_attempts","new_from","added","response","calls","subagents"],"properties":{"protocol":{"type":["string","null"]},"attempts":{"type":"integer"},"failed_attempts":{"type":"array","items":{"type":"object","required":["backend","model","status","error","took_ms"],"properties":{"backend":{"type":"string"},"model":{"type":"string"},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"took_ms":{"type":"number"}}}},"new_from":{"type":["integer","null"]},"added":{"type":"array","items":{"$ref":"#/$defs/MessageHead"}},"response":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/MessageHead"}}]},"calls":{"type":"array","items":{"$ref":"#/$defs/ConversationCall"}},"subagents":{"type":"array","items":{"type":"object","required":["conversation","prompt","requests","failed","in_flight","usage","cost_usd"],"properties":{"conversation":{"type":"string"},"prompt":{"type":["string","null"]},"requests":{"type":"integer"},"failed":{"type":"integer"},"in_flight":{"type":"integer"},"usage":{"$ref":"#/$defs/ConversationUsage"},"cost_usd":{"type":["number","null"]}}}}}}]};
const schema164 = {"type":"object","required":["role","parts","text","text_length"],"properties":{"role":{"type":"string"},"parts":{"type":"array","items":{"type":"string"}},"text":{"type":"string"},"text_length":{"type":"integer"}}};
const schema166 = {"type":"object","required":["name","call_id","arguments","line","is_valid","result","failure","result_in"],"properties":{"name":{"type":"string"},"call_id":{"type":["string","null"]},"arguments":{"type":["string","null"]},"line":{"type":["string","null"]},"is_valid":{"type":["boolean","null"]},"result":{"type":["string","null"]},"failure":{"type":["string","null"]},"result_in":{"type":["string","null"]},"edits":{"type":"array","items":{"type":"object","required":["path","added","removed"],"properties":{"path":{"type":"string"},"added":{"type":"integer"},"removed":{"type":"integer"}}}}}};

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
const _errs0 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.protocol === undefined) && (missing0 = "protocol")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.failed_attempts === undefined) && (missing0 = "failed_attempts"))) || ((data.new_from === undefined) && (missing0 = "new_from"))) || ((data.added === undefined) && (missing0 = "added"))) || ((data.response === undefined) && (missing0 = "response"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.subagents === undefined) && (missing0 = "subagents"))){
validate80.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs3 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate80.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/allOf/1/properties/protocol/type",keyword:"type",params:{type: schema163.allOf[1].properties.protocol.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempts !== undefined){
let data1 = data.attempts;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate80.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.failed_attempts !== undefined){
let data2 = data.failed_attempts;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.backend === undefined) && (missing1 = "backend")) || ((data3.model === undefined) && (missing1 = "model"))) || ((data3.status === undefined) && (missing1 = "status"))) || ((data3.error === undefined) && (missing1 = "error"))) || ((data3.took_ms === undefined) && (missing1 = "took_ms"))){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0,schemaPath:"#/allOf/1/properties/failed_attempts/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.backend !== undefined){
const _errs11 = errors;
if(typeof data3.backend !== "string"){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0+"/backend",schemaPath:"#/allOf/1/properties/failed_attempts/items/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.model !== undefined){
const _errs13 = errors;
if(typeof data3.model !== "string"){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0+"/model",schemaPath:"#/allOf/1/properties/failed_attempts/items/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.status !== undefined){
let data6 = data3.status;
const _errs15 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0+"/status",schemaPath:"#/allOf/1/properties/failed_attempts/items/properties/status/type",keyword:"type",params:{type: schema163.allOf[1].properties.failed_attempts.items.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.error !== undefined){
let data7 = data3.error;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0+"/error",schemaPath:"#/allOf/1/properties/failed_attempts/items/properties/error/type",keyword:"type",params:{type: schema163.allOf[1].properties.failed_attempts.items.properties.error.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.took_ms !== undefined){
let data8 = data3.took_ms;
const _errs19 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0+"/took_ms",schemaPath:"#/allOf/1/properties/failed_attempts/items/properties/took_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs19 === errors;
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
validate80.errors = [{instancePath:instancePath+"/failed_attempts/" + i0,schemaPath:"#/allOf/1/properties/failed_attempts/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate80.errors = [{instancePath:instancePath+"/failed_attempts",schemaPath:"#/allOf/1/properties/failed_attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.new_from !== undefined){
let data9 = data.new_from;
const _errs21 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate80.errors = [{instancePath:instancePath+"/new_from",schemaPath:"#/allOf/1/properties/new_from/type",keyword:"type",params:{type: schema163.allOf[1].properties.new_from.type},message:"must be integer,null"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.added !== undefined){
let data10 = data.added;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((((data11.role === undefined) && (missing2 = "role")) || ((data11.parts === undefined) && (missing2 = "parts"))) || ((data11.text === undefined) && (missing2 = "text"))) || ((data11.text_length === undefined) && (missing2 = "text_length"))){
validate80.errors = [{instancePath:instancePath+"/added/" + i1,schemaPath:"#/$defs/MessageHead/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.role !== undefined){
const _errs28 = errors;
if(typeof data11.role !== "string"){
validate80.errors = [{instancePath:instancePath+"/added/" + i1+"/role",schemaPath:"#/$defs/MessageHead/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.parts !== undefined){
let data13 = data11.parts;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
var valid7 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs32 = errors;
if(typeof data13[i2] !== "string"){
validate80.errors = [{instancePath:instancePath+"/added/" + i1+"/parts/" + i2,schemaPath:"#/$defs/MessageHead/properties/parts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/added/" + i1+"/parts",schemaPath:"#/$defs/MessageHead/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.text !== undefined){
const _errs34 = errors;
if(typeof data11.text !== "string"){
validate80.errors = [{instancePath:instancePath+"/added/" + i1+"/text",schemaPath:"#/$defs/MessageHead/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.text_length !== undefined){
let data16 = data11.text_length;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate80.errors = [{instancePath:instancePath+"/added/" + i1+"/text_length",schemaPath:"#/$defs/MessageHead/properties/text_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs36 === errors;
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
validate80.errors = [{instancePath:instancePath+"/added/" + i1,schemaPath:"#/$defs/MessageHead/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/added",schemaPath:"#/allOf/1/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
let data17 = data.response;
const _errs38 = errors;
if((data17 !== null) && (!(data17 && typeof data17 == "object" && !Array.isArray(data17)))){
validate80.errors = [{instancePath:instancePath+"/response",schemaPath:"#/allOf/1/properties/response/type",keyword:"type",params:{type: schema163.allOf[1].properties.response.type},message:"must be null,object"}];
return false;
}
const _errs41 = errors;
let valid9 = true;
const _errs42 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((((data17.role === undefined) && (missing3 = "role")) || ((data17.parts === undefined) && (missing3 = "parts"))) || ((data17.text === undefined) && (missing3 = "text"))) || ((data17.text_length === undefined) && (missing3 = "text_length"))){
validate80.errors = [{instancePath:instancePath+"/response",schemaPath:"#/$defs/MessageHead/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data17.role !== undefined){
const _errs47 = errors;
if(typeof data17.role !== "string"){
validate80.errors = [{instancePath:instancePath+"/response/role",schemaPath:"#/$defs/MessageHead/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs47 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.parts !== undefined){
let data19 = data17.parts;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data19)){
var valid12 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
const _errs51 = errors;
if(typeof data19[i3] !== "string"){
validate80.errors = [{instancePath:instancePath+"/response/parts/" + i3,schemaPath:"#/$defs/MessageHead/properties/parts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs51 === errors;
if(!valid12){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/response/parts",schemaPath:"#/$defs/MessageHead/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs49 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.text !== undefined){
const _errs53 = errors;
if(typeof data17.text !== "string"){
validate80.errors = [{instancePath:instancePath+"/response/text",schemaPath:"#/$defs/MessageHead/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs53 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.text_length !== undefined){
let data22 = data17.text_length;
const _errs55 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate80.errors = [{instancePath:instancePath+"/response/text_length",schemaPath:"#/$defs/MessageHead/properties/text_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs55 === errors;
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
validate80.errors = [{instancePath:instancePath+"/response",schemaPath:"#/$defs/MessageHead/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs44 === errors;
valid9 = _valid0;
if(valid9){
var props0 = {};
props0.role = true;
props0.parts = true;
props0.text = true;
props0.text_length = true;
}
}
if(!valid9){
const err1 = {instancePath:instancePath+"/response",schemaPath:"#/allOf/1/properties/response/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid1 = _errs38 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.calls !== undefined){
let data23 = data.calls;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data23)){
var valid13 = true;
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if(((((((((data24.name === undefined) && (missing4 = "name")) || ((data24.call_id === undefined) && (missing4 = "call_id"))) || ((data24.arguments === undefined) && (missing4 = "arguments"))) || ((data24.line === undefined) && (missing4 = "line"))) || ((data24.is_valid === undefined) && (missing4 = "is_valid"))) || ((data24.result === undefined) && (missing4 = "result"))) || ((data24.failure === undefined) && (missing4 = "failure"))) || ((data24.result_in === undefined) && (missing4 = "result_in"))){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4,schemaPath:"#/$defs/ConversationCall/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data24.name !== undefined){
const _errs62 = errors;
if(typeof data24.name !== "string"){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/name",schemaPath:"#/$defs/ConversationCall/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs62 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.call_id !== undefined){
let data26 = data24.call_id;
const _errs64 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/call_id",schemaPath:"#/$defs/ConversationCall/properties/call_id/type",keyword:"type",params:{type: schema166.properties.call_id.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs64 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.arguments !== undefined){
let data27 = data24.arguments;
const _errs66 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/arguments",schemaPath:"#/$defs/ConversationCall/properties/arguments/type",keyword:"type",params:{type: schema166.properties.arguments.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs66 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.line !== undefined){
let data28 = data24.line;
const _errs68 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/line",schemaPath:"#/$defs/ConversationCall/properties/line/type",keyword:"type",params:{type: schema166.properties.line.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs68 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.is_valid !== undefined){
let data29 = data24.is_valid;
const _errs70 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/is_valid",schemaPath:"#/$defs/ConversationCall/properties/is_valid/type",keyword:"type",params:{type: schema166.properties.is_valid.type},message:"must be boolean,null"}];
return false;
}
var valid15 = _errs70 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.result !== undefined){
let data30 = data24.result;
const _errs72 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/result",schemaPath:"#/$defs/ConversationCall/properties/result/type",keyword:"type",params:{type: schema166.properties.result.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs72 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.failure !== undefined){
let data31 = data24.failure;
const _errs74 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/failure",schemaPath:"#/$defs/ConversationCall/properties/failure/type",keyword:"type",params:{type: schema166.properties.failure.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs74 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.result_in !== undefined){
let data32 = data24.result_in;
const _errs76 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/result_in",schemaPath:"#/$defs/ConversationCall/properties/result_in/type",keyword:"type",params:{type: schema166.properties.result_in.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs76 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.edits !== undefined){
let data33 = data24.edits;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data33)){
var valid16 = true;
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
let data34 = data33[i5];
const _errs80 = errors;
if(errors === _errs80){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing5;
if((((data34.path === undefined) && (missing5 = "path")) || ((data34.added === undefined) && (missing5 = "added"))) || ((data34.removed === undefined) && (missing5 = "removed"))){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits/" + i5,schemaPath:"#/$defs/ConversationCall/properties/edits/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data34.path !== undefined){
const _errs82 = errors;
if(typeof data34.path !== "string"){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits/" + i5+"/path",schemaPath:"#/$defs/ConversationCall/properties/edits/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs82 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.added !== undefined){
let data36 = data34.added;
const _errs84 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits/" + i5+"/added",schemaPath:"#/$defs/ConversationCall/properties/edits/items/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid17 = _errs84 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.removed !== undefined){
let data37 = data34.removed;
const _errs86 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits/" + i5+"/removed",schemaPath:"#/$defs/ConversationCall/properties/edits/items/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid17 = _errs86 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits/" + i5,schemaPath:"#/$defs/ConversationCall/properties/edits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs80 === errors;
if(!valid16){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/calls/" + i4+"/edits",schemaPath:"#/$defs/ConversationCall/properties/edits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs78 === errors;
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
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/calls/" + i4,schemaPath:"#/$defs/ConversationCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs59 === errors;
if(!valid13){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/allOf/1/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs57 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subagents !== undefined){
let data38 = data.subagents;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data38)){
var valid18 = true;
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
const _errs90 = errors;
if(errors === _errs90){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing6;
if((((((((data39.conversation === undefined) && (missing6 = "conversation")) || ((data39.prompt === undefined) && (missing6 = "prompt"))) || ((data39.requests === undefined) && (missing6 = "requests"))) || ((data39.failed === undefined) && (missing6 = "failed"))) || ((data39.in_flight === undefined) && (missing6 = "in_flight"))) || ((data39.usage === undefined) && (missing6 = "usage"))) || ((data39.cost_usd === undefined) && (missing6 = "cost_usd"))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6,schemaPath:"#/allOf/1/properties/subagents/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data39.conversation !== undefined){
const _errs92 = errors;
if(typeof data39.conversation !== "string"){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/conversation",schemaPath:"#/allOf/1/properties/subagents/items/properties/conversation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs92 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.prompt !== undefined){
let data41 = data39.prompt;
const _errs94 = errors;
if((typeof data41 !== "string") && (data41 !== null)){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/prompt",schemaPath:"#/allOf/1/properties/subagents/items/properties/prompt/type",keyword:"type",params:{type: schema163.allOf[1].properties.subagents.items.properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid19 = _errs94 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.requests !== undefined){
let data42 = data39.requests;
const _errs96 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/requests",schemaPath:"#/allOf/1/properties/subagents/items/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid19 = _errs96 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.failed !== undefined){
let data43 = data39.failed;
const _errs98 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/failed",schemaPath:"#/allOf/1/properties/subagents/items/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid19 = _errs98 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.in_flight !== undefined){
let data44 = data39.in_flight;
const _errs100 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/in_flight",schemaPath:"#/allOf/1/properties/subagents/items/properties/in_flight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid19 = _errs100 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.usage !== undefined){
let data45 = data39.usage;
const _errs102 = errors;
if((data45 !== null) && (!(data45 && typeof data45 == "object" && !Array.isArray(data45)))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage",schemaPath:"#/$defs/ConversationUsage/type",keyword:"type",params:{type: schema158.type},message:"must be null,object"}];
return false;
}
const _errs106 = errors;
let valid22 = true;
const _errs107 = errors;
if(!(data45 && typeof data45 == "object" && !Array.isArray(data45))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs107 === errors;
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs109 = errors;
if(errors === _errs109){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing7;
if((((data45.input === undefined) && (missing7 = "input")) || ((data45.output === undefined) && (missing7 = "output"))) || ((data45.cache_read === undefined) && (missing7 = "cache_read"))){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data45.input !== undefined){
let data46 = data45.input;
const _errs111 = errors;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage/input",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/input/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.input.type},message:"must be integer,null"}];
return false;
}
var valid23 = _errs111 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.output !== undefined){
let data47 = data45.output;
const _errs113 = errors;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage/output",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/output/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.output.type},message:"must be integer,null"}];
return false;
}
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.cache_read !== undefined){
let data48 = data45.cache_read;
const _errs115 = errors;
if((!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))) && (data48 !== null)){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage/cache_read",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/properties/cache_read/type",keyword:"type",params:{type: schema158.allOf[0].then.properties.cache_read.type},message:"must be integer,null"}];
return false;
}
var valid23 = _errs115 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs109 === errors;
valid22 = _valid1;
if(valid22){
var props1 = {};
props1.input = true;
props1.output = true;
props1.cache_read = true;
}
}
if(!valid22){
const err3 = {instancePath:instancePath+"/subagents/" + i6+"/usage",schemaPath:"#/$defs/ConversationUsage/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate80.errors = vErrors;
return false;
}
var valid19 = _errs102 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data39.cost_usd !== undefined){
let data49 = data39.cost_usd;
const _errs117 = errors;
if((!((typeof data49 == "number") && (isFinite(data49)))) && (data49 !== null)){
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6+"/cost_usd",schemaPath:"#/allOf/1/properties/subagents/items/properties/cost_usd/type",keyword:"type",params:{type: schema163.allOf[1].properties.subagents.items.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid19 = _errs117 === errors;
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
}
}
else {
validate80.errors = [{instancePath:instancePath+"/subagents/" + i6,schemaPath:"#/allOf/1/properties/subagents/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs90 === errors;
if(!valid18){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/subagents",schemaPath:"#/allOf/1/properties/subagents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs88 === errors;
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
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"protocol":true,"attempts":true,"failed_attempts":true,"new_from":true,"added":true,"response":true,"calls":true,"subagents":true,"trace_id":true,"started_at":true,"status":true,"outcome":true,"http_status":true,"generation":true,"key":true,"route":true,"cost_usd":true,"mode":true,"frontend":true,"backend":true,"dialect":true,"model":true,"finish":true,"run":true,"case":true,"losses":true,"agent":true,"prompt":true,"check":true,"kept_because":true,"notes":true,"tools":true,"conversation":true,"turn":true,"parent":true,"link":true,"error":true,"timing":true,"usage":true},"dynamicProps":false,"dynamicItems":false};


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
if((((((data.conversation === undefined) && (missing0 = "conversation")) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.ended === undefined) && (missing0 = "ended"))) || ((data.advice === undefined) && (missing0 = "advice"))) || ((data.turns === undefined) && (missing0 = "turns"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.conversation !== undefined){
const _errs1 = errors;
if(typeof data.conversation !== "string"){
validate79.errors = [{instancePath:instancePath+"/conversation",schemaPath:"#/properties/conversation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data1 = data.parent;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate79.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema160.properties.parent.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
let data2 = data.ended;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.kind === undefined) && (missing1 = "kind")) || ((data2.what === undefined) && (missing1 = "what"))) || ((data2.next === undefined) && (missing1 = "next"))) || ((data2.is_failure === undefined) && (missing1 = "is_failure"))){
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/$defs/TraceEnding/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.kind !== undefined){
let data3 = data2.kind;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate79.errors = [{instancePath:instancePath+"/ended/kind",schemaPath:"#/$defs/TraceEnding/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((data3 === "in-flight") || (data3 === "interrupted")) || (data3 === "aborted")) || (data3 === "error")) || (data3 === "incomplete")) || (data3 === "length")) || (data3 === "refusal")) || (data3 === "content-filter")) || (data3 === "calls-pending")) || (data3 === "calls-answered")) || (data3 === "missing-results")) || (data3 === "calls-as-text")) || (data3 === "unreadable-call")) || (data3 === "stop")) || (data3 === "other"))){
validate79.errors = [{instancePath:instancePath+"/ended/kind",schemaPath:"#/$defs/TraceEnding/properties/kind/enum",keyword:"enum",params:{allowedValues: schema142.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.what !== undefined){
const _errs11 = errors;
if(typeof data2.what !== "string"){
validate79.errors = [{instancePath:instancePath+"/ended/what",schemaPath:"#/$defs/TraceEnding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.next !== undefined){
let data5 = data2.next;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate79.errors = [{instancePath:instancePath+"/ended/next",schemaPath:"#/$defs/TraceEnding/properties/next/type",keyword:"type",params:{type: schema142.properties.next.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.leg !== undefined){
let data6 = data2.leg;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate79.errors = [{instancePath:instancePath+"/ended/leg",schemaPath:"#/$defs/TraceEnding/properties/leg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "client-request") || (data6 === "upstream-request")) || (data6 === "upstream-response"))){
validate79.errors = [{instancePath:instancePath+"/ended/leg",schemaPath:"#/$defs/TraceEnding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema142.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.is_failure !== undefined){
const _errs17 = errors;
if(typeof data2.is_failure !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/ended/is_failure",schemaPath:"#/$defs/TraceEnding/properties/is_failure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
}
else {
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/$defs/TraceEnding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(valid1){
const _errs19 = errors;
if(errors === _errs19){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if(((data2.trace_id === undefined) && (missing2 = "trace_id")) || ((data2.last_sentence === undefined) && (missing2 = "last_sentence"))){
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/allOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.trace_id !== undefined){
const _errs21 = errors;
if(typeof data2.trace_id !== "string"){
validate79.errors = [{instancePath:instancePath+"/ended/trace_id",schemaPath:"#/properties/ended/allOf/1/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.last_sentence !== undefined){
let data9 = data2.last_sentence;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate79.errors = [{instancePath:instancePath+"/ended/last_sentence",schemaPath:"#/properties/ended/allOf/1/properties/last_sentence/type",keyword:"type",params:{type: schema160.properties.ended.allOf[1].properties.last_sentence.type},message:"must be string,null"}];
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
else {
validate79.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advice !== undefined){
let data10 = data.advice;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid5 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if(((((data11.what === undefined) && (missing3 = "what")) || ((data11.next === undefined) && (missing3 = "next"))) || ((data11.setting === undefined) && (missing3 = "setting"))) || ((data11.requests === undefined) && (missing3 = "requests"))){
validate79.errors = [{instancePath:instancePath+"/advice/" + i0,schemaPath:"#/$defs/ConversationAdvice/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data11.what !== undefined){
const _errs30 = errors;
if(typeof data11.what !== "string"){
validate79.errors = [{instancePath:instancePath+"/advice/" + i0+"/what",schemaPath:"#/$defs/ConversationAdvice/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.next !== undefined){
const _errs32 = errors;
if(typeof data11.next !== "string"){
validate79.errors = [{instancePath:instancePath+"/advice/" + i0+"/next",schemaPath:"#/$defs/ConversationAdvice/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.setting !== undefined){
let data14 = data11.setting;
const _errs34 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate79.errors = [{instancePath:instancePath+"/advice/" + i0+"/setting",schemaPath:"#/$defs/ConversationAdvice/properties/setting/type",keyword:"type",params:{type: schema162.properties.setting.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.requests !== undefined){
let data15 = data11.requests;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
var valid8 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs38 = errors;
if(typeof data15[i1] !== "string"){
validate79.errors = [{instancePath:instancePath+"/advice/" + i0+"/requests/" + i1,schemaPath:"#/$defs/ConversationAdvice/properties/requests/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/advice/" + i0+"/requests",schemaPath:"#/$defs/ConversationAdvice/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs36 === errors;
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
validate79.errors = [{instancePath:instancePath+"/advice/" + i0,schemaPath:"#/$defs/ConversationAdvice/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data17 = data.turns;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data17)){
var valid9 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs42 = errors;
if(!(validate80(data17[i2], {instancePath:instancePath+"/turns/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"conversation":true,"parent":true,"ended":true,"advice":true,"turns":true},"dynamicProps":false,"dynamicItems":false};

export const validateFacets = validate83;
const schema168 = {"type":"object","required":["status","agent","model","served","backend","route","protocol","mode","finish","run","key","tool"],"properties":{"status":{"$ref":"#/$defs/FacetValues"},"agent":{"$ref":"#/$defs/FacetValues"},"model":{"$ref":"#/$defs/FacetValues"},"served":{"$ref":"#/$defs/FacetValues"},"backend":{"$ref":"#/$defs/FacetValues"},"route":{"$ref":"#/$defs/FacetValues"},"protocol":{"$ref":"#/$defs/FacetValues"},"mode":{"$ref":"#/$defs/FacetValues"},"finish":{"$ref":"#/$defs/FacetValues"},"run":{"$ref":"#/$defs/FacetValues"},"key":{"$ref":"#/$defs/FacetValues"},"tool":{"$ref":"#/$defs/FacetValues"}}};
const schema169 = {"type":"array","items":{"type":"object","required":["value","count"],"properties":{"value":{"type":"string"},"count":{"type":"integer"}}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.status === undefined) && (missing0 = "status")) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.served === undefined) && (missing0 = "served"))) || ((data.backend === undefined) && (missing0 = "backend"))) || ((data.route === undefined) && (missing0 = "route"))) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.finish === undefined) && (missing0 = "finish"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.tool === undefined) && (missing0 = "tool"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.value === undefined) && (missing1 = "value")) || ((data1.count === undefined) && (missing1 = "count"))){
validate83.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.value !== undefined){
const _errs6 = errors;
if(typeof data1.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/status/" + i0+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count !== undefined){
let data3 = data1.count;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate83.errors = [{instancePath:instancePath+"/status/" + i0+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/status/" + i0,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data4 = data.agent;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.value === undefined) && (missing2 = "value")) || ((data5.count === undefined) && (missing2 = "count"))){
validate83.errors = [{instancePath:instancePath+"/agent/" + i1,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.value !== undefined){
const _errs15 = errors;
if(typeof data5.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/agent/" + i1+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs15 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.count !== undefined){
let data7 = data5.count;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate83.errors = [{instancePath:instancePath+"/agent/" + i1+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/agent/" + i1,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data8 = data.model;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid8 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.value === undefined) && (missing3 = "value")) || ((data9.count === undefined) && (missing3 = "count"))){
validate83.errors = [{instancePath:instancePath+"/model/" + i2,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data9.value !== undefined){
const _errs24 = errors;
if(typeof data9.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/model/" + i2+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs24 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data9.count !== undefined){
let data11 = data9.count;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate83.errors = [{instancePath:instancePath+"/model/" + i2+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/model/" + i2,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs22 === errors;
if(!valid8){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/model",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.served !== undefined){
let data12 = data.served;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data12)){
var valid11 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing4;
if(((data13.value === undefined) && (missing4 = "value")) || ((data13.count === undefined) && (missing4 = "count"))){
validate83.errors = [{instancePath:instancePath+"/served/" + i3,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data13.value !== undefined){
const _errs33 = errors;
if(typeof data13.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/served/" + i3+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs33 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data13.count !== undefined){
let data15 = data13.count;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate83.errors = [{instancePath:instancePath+"/served/" + i3+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid12 = _errs35 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/served/" + i3,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs31 === errors;
if(!valid11){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/served",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backend !== undefined){
let data16 = data.backend;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid14 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((data17.value === undefined) && (missing5 = "value")) || ((data17.count === undefined) && (missing5 = "count"))){
validate83.errors = [{instancePath:instancePath+"/backend/" + i4,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data17.value !== undefined){
const _errs42 = errors;
if(typeof data17.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/backend/" + i4+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs42 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data17.count !== undefined){
let data19 = data17.count;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate83.errors = [{instancePath:instancePath+"/backend/" + i4+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid15 = _errs44 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/backend/" + i4,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs40 === errors;
if(!valid14){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/backend",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.route !== undefined){
let data20 = data.route;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
var valid17 = true;
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
const _errs49 = errors;
if(errors === _errs49){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing6;
if(((data21.value === undefined) && (missing6 = "value")) || ((data21.count === undefined) && (missing6 = "count"))){
validate83.errors = [{instancePath:instancePath+"/route/" + i5,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data21.value !== undefined){
const _errs51 = errors;
if(typeof data21.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/route/" + i5+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs51 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data21.count !== undefined){
let data23 = data21.count;
const _errs53 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate83.errors = [{instancePath:instancePath+"/route/" + i5+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid18 = _errs53 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/route/" + i5,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs49 === errors;
if(!valid17){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/route",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data24 = data.protocol;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data24)){
var valid20 = true;
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
let data25 = data24[i6];
const _errs58 = errors;
if(errors === _errs58){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing7;
if(((data25.value === undefined) && (missing7 = "value")) || ((data25.count === undefined) && (missing7 = "count"))){
validate83.errors = [{instancePath:instancePath+"/protocol/" + i6,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data25.value !== undefined){
const _errs60 = errors;
if(typeof data25.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/protocol/" + i6+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs60 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data25.count !== undefined){
let data27 = data25.count;
const _errs62 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate83.errors = [{instancePath:instancePath+"/protocol/" + i6+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid21 = _errs62 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/protocol/" + i6,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs58 === errors;
if(!valid20){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data28 = data.mode;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data28)){
var valid23 = true;
const len7 = data28.length;
for(let i7=0; i7<len7; i7++){
let data29 = data28[i7];
const _errs67 = errors;
if(errors === _errs67){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing8;
if(((data29.value === undefined) && (missing8 = "value")) || ((data29.count === undefined) && (missing8 = "count"))){
validate83.errors = [{instancePath:instancePath+"/mode/" + i7,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data29.value !== undefined){
const _errs69 = errors;
if(typeof data29.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/mode/" + i7+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs69 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data29.count !== undefined){
let data31 = data29.count;
const _errs71 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate83.errors = [{instancePath:instancePath+"/mode/" + i7+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid24 = _errs71 === errors;
}
else {
var valid24 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/mode/" + i7,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs67 === errors;
if(!valid23){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish !== undefined){
let data32 = data.finish;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data32)){
var valid26 = true;
const len8 = data32.length;
for(let i8=0; i8<len8; i8++){
let data33 = data32[i8];
const _errs76 = errors;
if(errors === _errs76){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing9;
if(((data33.value === undefined) && (missing9 = "value")) || ((data33.count === undefined) && (missing9 = "count"))){
validate83.errors = [{instancePath:instancePath+"/finish/" + i8,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data33.value !== undefined){
const _errs78 = errors;
if(typeof data33.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/finish/" + i8+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs78 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data33.count !== undefined){
let data35 = data33.count;
const _errs80 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate83.errors = [{instancePath:instancePath+"/finish/" + i8+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
else {
validate83.errors = [{instancePath:instancePath+"/finish/" + i8,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs76 === errors;
if(!valid26){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/finish",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data36 = data.run;
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data36)){
var valid29 = true;
const len9 = data36.length;
for(let i9=0; i9<len9; i9++){
let data37 = data36[i9];
const _errs85 = errors;
if(errors === _errs85){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing10;
if(((data37.value === undefined) && (missing10 = "value")) || ((data37.count === undefined) && (missing10 = "count"))){
validate83.errors = [{instancePath:instancePath+"/run/" + i9,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data37.value !== undefined){
const _errs87 = errors;
if(typeof data37.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/run/" + i9+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs87 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data37.count !== undefined){
let data39 = data37.count;
const _errs89 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate83.errors = [{instancePath:instancePath+"/run/" + i9+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid30 = _errs89 === errors;
}
else {
var valid30 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/run/" + i9,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs85 === errors;
if(!valid29){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/run",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data40 = data.key;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(Array.isArray(data40)){
var valid32 = true;
const len10 = data40.length;
for(let i10=0; i10<len10; i10++){
let data41 = data40[i10];
const _errs94 = errors;
if(errors === _errs94){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing11;
if(((data41.value === undefined) && (missing11 = "value")) || ((data41.count === undefined) && (missing11 = "count"))){
validate83.errors = [{instancePath:instancePath+"/key/" + i10,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data41.value !== undefined){
const _errs96 = errors;
if(typeof data41.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/key/" + i10+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs96 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data41.count !== undefined){
let data43 = data41.count;
const _errs98 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate83.errors = [{instancePath:instancePath+"/key/" + i10+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid33 = _errs98 === errors;
}
else {
var valid33 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/key/" + i10,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs94 === errors;
if(!valid32){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/key",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data44 = data.tool;
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(Array.isArray(data44)){
var valid35 = true;
const len11 = data44.length;
for(let i11=0; i11<len11; i11++){
let data45 = data44[i11];
const _errs103 = errors;
if(errors === _errs103){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing12;
if(((data45.value === undefined) && (missing12 = "value")) || ((data45.count === undefined) && (missing12 = "count"))){
validate83.errors = [{instancePath:instancePath+"/tool/" + i11,schemaPath:"#/$defs/FacetValues/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data45.value !== undefined){
const _errs105 = errors;
if(typeof data45.value !== "string"){
validate83.errors = [{instancePath:instancePath+"/tool/" + i11+"/value",schemaPath:"#/$defs/FacetValues/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid36 = _errs105 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data45.count !== undefined){
let data47 = data45.count;
const _errs107 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate83.errors = [{instancePath:instancePath+"/tool/" + i11+"/count",schemaPath:"#/$defs/FacetValues/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid36 = _errs107 === errors;
}
else {
var valid36 = true;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/tool/" + i11,schemaPath:"#/$defs/FacetValues/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid35 = _errs103 === errors;
if(!valid35){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/$defs/FacetValues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs100 === errors;
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"status":true,"agent":true,"model":true,"served":true,"backend":true,"route":true,"protocol":true,"mode":true,"finish":true,"run":true,"key":true,"tool":true},"dynamicProps":false,"dynamicItems":false};

export const validateUsage = validate84;
const schema181 = {"type":"object","required":["by","bucket","total","rows","buckets","sessions","cache"],"properties":{"by":{"type":"string","enum":["agent","model","served","backend","key","run","route","hour","day"]},"bucket":{"type":"string","enum":["hour","day"]},"total":{"$ref":"#/$defs/UsageTotals"},"rows":{"type":"array","items":{"allOf":[{"$ref":"#/$defs/UsageTotals"},{"type":"object","required":["value"],"properties":{"value":{"type":["string","null"]}}}]}},"buckets":{"type":"array","items":{"allOf":[{"$ref":"#/$defs/UsageTotals"},{"type":"object","required":["start"],"properties":{"start":{"type":"string"}}}]}},"sessions":{"type":"array","items":{"allOf":[{"$ref":"#/$defs/UsageTotals"},{"type":"object","required":["conversation","prompt","agent","model","served","started_at","ended_at"],"properties":{"conversation":{"type":"string"},"prompt":{"type":["string","null"]},"agent":{"type":["string","null"]},"model":{"type":["string","null"]},"served":{"type":["string","null"]},"started_at":{"type":"string"},"ended_at":{"type":"string"}}}]}},"cache":{"type":"object","required":["read_tokens","saved_usd","missed_sessions","missed_tokens","missed_usd"],"properties":{"read_tokens":{"type":"integer"},"saved_usd":{"type":["number","null"]},"missed_sessions":{"type":"integer"},"missed_tokens":{"type":"integer"},"missed_usd":{"type":["number","null"]}}}}};

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
if((((((((data.by === undefined) && (missing0 = "by")) || ((data.bucket === undefined) && (missing0 = "bucket"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.buckets === undefined) && (missing0 = "buckets"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.cache === undefined) && (missing0 = "cache"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.by !== undefined){
let data0 = data.by;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate84.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data0 === "agent") || (data0 === "model")) || (data0 === "served")) || (data0 === "backend")) || (data0 === "key")) || (data0 === "run")) || (data0 === "route")) || (data0 === "hour")) || (data0 === "day"))){
validate84.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema181.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data1 = data.bucket;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate84.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "hour") || (data1 === "day"))){
validate84.errors = [{instancePath:instancePath+"/bucket",schemaPath:"#/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema181.properties.bucket.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((((data2.requests === undefined) && (missing1 = "requests")) || ((data2.failed === undefined) && (missing1 = "failed"))) || ((data2.input === undefined) && (missing1 = "input"))) || ((data2.output === undefined) && (missing1 = "output"))) || ((data2.cache_read === undefined) && (missing1 = "cache_read"))) || ((data2.cache_write === undefined) && (missing1 = "cache_write"))) || ((data2.cost_usd === undefined) && (missing1 = "cost_usd"))) || ((data2.without_cost === undefined) && (missing1 = "without_cost"))){
validate84.errors = [{instancePath:instancePath+"/total",schemaPath:"#/$defs/UsageTotals/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.requests !== undefined){
let data3 = data2.requests;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate84.errors = [{instancePath:instancePath+"/total/requests",schemaPath:"#/$defs/UsageTotals/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.failed !== undefined){
let data4 = data2.failed;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate84.errors = [{instancePath:instancePath+"/total/failed",schemaPath:"#/$defs/UsageTotals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.input !== undefined){
let data5 = data2.input;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate84.errors = [{instancePath:instancePath+"/total/input",schemaPath:"#/$defs/UsageTotals/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.output !== undefined){
let data6 = data2.output;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate84.errors = [{instancePath:instancePath+"/total/output",schemaPath:"#/$defs/UsageTotals/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cache_read !== undefined){
let data7 = data2.cache_read;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate84.errors = [{instancePath:instancePath+"/total/cache_read",schemaPath:"#/$defs/UsageTotals/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cache_write !== undefined){
let data8 = data2.cache_write;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate84.errors = [{instancePath:instancePath+"/total/cache_write",schemaPath:"#/$defs/UsageTotals/properties/cache_write/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cost_usd !== undefined){
let data9 = data2.cost_usd;
const _errs20 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate84.errors = [{instancePath:instancePath+"/total/cost_usd",schemaPath:"#/$defs/UsageTotals/properties/cost_usd/type",keyword:"type",params:{type: schema144.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.without_cost !== undefined){
let data10 = data2.without_cost;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate84.errors = [{instancePath:instancePath+"/total/without_cost",schemaPath:"#/$defs/UsageTotals/properties/without_cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
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
else {
validate84.errors = [{instancePath:instancePath+"/total",schemaPath:"#/$defs/UsageTotals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data11 = data.rows;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs26 = errors;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((((((((data12.requests === undefined) && (missing2 = "requests")) || ((data12.failed === undefined) && (missing2 = "failed"))) || ((data12.input === undefined) && (missing2 = "input"))) || ((data12.output === undefined) && (missing2 = "output"))) || ((data12.cache_read === undefined) && (missing2 = "cache_read"))) || ((data12.cache_write === undefined) && (missing2 = "cache_write"))) || ((data12.cost_usd === undefined) && (missing2 = "cost_usd"))) || ((data12.without_cost === undefined) && (missing2 = "without_cost"))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/UsageTotals/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data12.requests !== undefined){
let data13 = data12.requests;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/requests",schemaPath:"#/$defs/UsageTotals/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.failed !== undefined){
let data14 = data12.failed;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/failed",schemaPath:"#/$defs/UsageTotals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.input !== undefined){
let data15 = data12.input;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/input",schemaPath:"#/$defs/UsageTotals/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.output !== undefined){
let data16 = data12.output;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/output",schemaPath:"#/$defs/UsageTotals/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.cache_read !== undefined){
let data17 = data12.cache_read;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/cache_read",schemaPath:"#/$defs/UsageTotals/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.cache_write !== undefined){
let data18 = data12.cache_write;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/cache_write",schemaPath:"#/$defs/UsageTotals/properties/cache_write/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.cost_usd !== undefined){
let data19 = data12.cost_usd;
const _errs42 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/cost_usd",schemaPath:"#/$defs/UsageTotals/properties/cost_usd/type",keyword:"type",params:{type: schema144.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.without_cost !== undefined){
let data20 = data12.without_cost;
const _errs44 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/without_cost",schemaPath:"#/$defs/UsageTotals/properties/without_cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
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
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/$defs/UsageTotals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs27 === errors;
if(valid4){
const _errs46 = errors;
if(errors === _errs46){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((data12.value === undefined) && (missing3 = "value")){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/allOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.value !== undefined){
let data21 = data12.value;
if((typeof data21 !== "string") && (data21 !== null)){
validate84.errors = [{instancePath:instancePath+"/rows/" + i0+"/value",schemaPath:"#/properties/rows/items/allOf/1/properties/value/type",keyword:"type",params:{type: schema181.properties.rows.items.allOf[1].properties.value.type},message:"must be string,null"}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs46 === errors;
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.buckets !== undefined){
let data22 = data.buckets;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data22)){
var valid8 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs52 = errors;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if(((((((((data23.requests === undefined) && (missing4 = "requests")) || ((data23.failed === undefined) && (missing4 = "failed"))) || ((data23.input === undefined) && (missing4 = "input"))) || ((data23.output === undefined) && (missing4 = "output"))) || ((data23.cache_read === undefined) && (missing4 = "cache_read"))) || ((data23.cache_write === undefined) && (missing4 = "cache_write"))) || ((data23.cost_usd === undefined) && (missing4 = "cost_usd"))) || ((data23.without_cost === undefined) && (missing4 = "without_cost"))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1,schemaPath:"#/$defs/UsageTotals/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data23.requests !== undefined){
let data24 = data23.requests;
const _errs56 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/requests",schemaPath:"#/$defs/UsageTotals/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs56 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.failed !== undefined){
let data25 = data23.failed;
const _errs58 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/failed",schemaPath:"#/$defs/UsageTotals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs58 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.input !== undefined){
let data26 = data23.input;
const _errs60 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/input",schemaPath:"#/$defs/UsageTotals/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.output !== undefined){
let data27 = data23.output;
const _errs62 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/output",schemaPath:"#/$defs/UsageTotals/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.cache_read !== undefined){
let data28 = data23.cache_read;
const _errs64 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/cache_read",schemaPath:"#/$defs/UsageTotals/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.cache_write !== undefined){
let data29 = data23.cache_write;
const _errs66 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/cache_write",schemaPath:"#/$defs/UsageTotals/properties/cache_write/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.cost_usd !== undefined){
let data30 = data23.cost_usd;
const _errs68 = errors;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/cost_usd",schemaPath:"#/$defs/UsageTotals/properties/cost_usd/type",keyword:"type",params:{type: schema144.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data23.without_cost !== undefined){
let data31 = data23.without_cost;
const _errs70 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/without_cost",schemaPath:"#/$defs/UsageTotals/properties/without_cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs70 === errors;
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
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1,schemaPath:"#/$defs/UsageTotals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs53 === errors;
if(valid9){
const _errs72 = errors;
if(errors === _errs72){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing5;
if((data23.start === undefined) && (missing5 = "start")){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1,schemaPath:"#/properties/buckets/items/allOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data23.start !== undefined){
if(typeof data23.start !== "string"){
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1+"/start",schemaPath:"#/properties/buckets/items/allOf/1/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buckets/" + i1,schemaPath:"#/properties/buckets/items/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs72 === errors;
}
var valid8 = _errs52 === errors;
if(!valid8){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/buckets",schemaPath:"#/properties/buckets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessions !== undefined){
let data33 = data.sessions;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data33)){
var valid13 = true;
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
const _errs78 = errors;
const _errs79 = errors;
const _errs80 = errors;
if(errors === _errs80){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing6;
if(((((((((data34.requests === undefined) && (missing6 = "requests")) || ((data34.failed === undefined) && (missing6 = "failed"))) || ((data34.input === undefined) && (missing6 = "input"))) || ((data34.output === undefined) && (missing6 = "output"))) || ((data34.cache_read === undefined) && (missing6 = "cache_read"))) || ((data34.cache_write === undefined) && (missing6 = "cache_write"))) || ((data34.cost_usd === undefined) && (missing6 = "cost_usd"))) || ((data34.without_cost === undefined) && (missing6 = "without_cost"))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2,schemaPath:"#/$defs/UsageTotals/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data34.requests !== undefined){
let data35 = data34.requests;
const _errs82 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/requests",schemaPath:"#/$defs/UsageTotals/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs82 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.failed !== undefined){
let data36 = data34.failed;
const _errs84 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/failed",schemaPath:"#/$defs/UsageTotals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs84 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.input !== undefined){
let data37 = data34.input;
const _errs86 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/input",schemaPath:"#/$defs/UsageTotals/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs86 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.output !== undefined){
let data38 = data34.output;
const _errs88 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/output",schemaPath:"#/$defs/UsageTotals/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs88 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.cache_read !== undefined){
let data39 = data34.cache_read;
const _errs90 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/cache_read",schemaPath:"#/$defs/UsageTotals/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs90 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.cache_write !== undefined){
let data40 = data34.cache_write;
const _errs92 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/cache_write",schemaPath:"#/$defs/UsageTotals/properties/cache_write/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs92 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.cost_usd !== undefined){
let data41 = data34.cost_usd;
const _errs94 = errors;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/cost_usd",schemaPath:"#/$defs/UsageTotals/properties/cost_usd/type",keyword:"type",params:{type: schema144.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid16 = _errs94 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.without_cost !== undefined){
let data42 = data34.without_cost;
const _errs96 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/without_cost",schemaPath:"#/$defs/UsageTotals/properties/without_cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs96 === errors;
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
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2,schemaPath:"#/$defs/UsageTotals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs79 === errors;
if(valid14){
const _errs98 = errors;
if(errors === _errs98){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing7;
if((((((((data34.conversation === undefined) && (missing7 = "conversation")) || ((data34.prompt === undefined) && (missing7 = "prompt"))) || ((data34.agent === undefined) && (missing7 = "agent"))) || ((data34.model === undefined) && (missing7 = "model"))) || ((data34.served === undefined) && (missing7 = "served"))) || ((data34.started_at === undefined) && (missing7 = "started_at"))) || ((data34.ended_at === undefined) && (missing7 = "ended_at"))){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2,schemaPath:"#/properties/sessions/items/allOf/1/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data34.conversation !== undefined){
const _errs100 = errors;
if(typeof data34.conversation !== "string"){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/conversation",schemaPath:"#/properties/sessions/items/allOf/1/properties/conversation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs100 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.prompt !== undefined){
let data44 = data34.prompt;
const _errs102 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/prompt",schemaPath:"#/properties/sessions/items/allOf/1/properties/prompt/type",keyword:"type",params:{type: schema181.properties.sessions.items.allOf[1].properties.prompt.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs102 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.agent !== undefined){
let data45 = data34.agent;
const _errs104 = errors;
if((typeof data45 !== "string") && (data45 !== null)){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/agent",schemaPath:"#/properties/sessions/items/allOf/1/properties/agent/type",keyword:"type",params:{type: schema181.properties.sessions.items.allOf[1].properties.agent.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs104 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.model !== undefined){
let data46 = data34.model;
const _errs106 = errors;
if((typeof data46 !== "string") && (data46 !== null)){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/model",schemaPath:"#/properties/sessions/items/allOf/1/properties/model/type",keyword:"type",params:{type: schema181.properties.sessions.items.allOf[1].properties.model.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs106 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.served !== undefined){
let data47 = data34.served;
const _errs108 = errors;
if((typeof data47 !== "string") && (data47 !== null)){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/served",schemaPath:"#/properties/sessions/items/allOf/1/properties/served/type",keyword:"type",params:{type: schema181.properties.sessions.items.allOf[1].properties.served.type},message:"must be string,null"}];
return false;
}
var valid17 = _errs108 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.started_at !== undefined){
const _errs110 = errors;
if(typeof data34.started_at !== "string"){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/started_at",schemaPath:"#/properties/sessions/items/allOf/1/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs110 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.ended_at !== undefined){
const _errs112 = errors;
if(typeof data34.ended_at !== "string"){
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2+"/ended_at",schemaPath:"#/properties/sessions/items/allOf/1/properties/ended_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs112 === errors;
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
validate84.errors = [{instancePath:instancePath+"/sessions/" + i2,schemaPath:"#/properties/sessions/items/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs98 === errors;
}
var valid13 = _errs78 === errors;
if(!valid13){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache !== undefined){
let data50 = data.cache;
const _errs114 = errors;
if(errors === _errs114){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing8;
if((((((data50.read_tokens === undefined) && (missing8 = "read_tokens")) || ((data50.saved_usd === undefined) && (missing8 = "saved_usd"))) || ((data50.missed_sessions === undefined) && (missing8 = "missed_sessions"))) || ((data50.missed_tokens === undefined) && (missing8 = "missed_tokens"))) || ((data50.missed_usd === undefined) && (missing8 = "missed_usd"))){
validate84.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data50.read_tokens !== undefined){
let data51 = data50.read_tokens;
const _errs116 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate84.errors = [{instancePath:instancePath+"/cache/read_tokens",schemaPath:"#/properties/cache/properties/read_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid18 = _errs116 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data50.saved_usd !== undefined){
let data52 = data50.saved_usd;
const _errs118 = errors;
if((!((typeof data52 == "number") && (isFinite(data52)))) && (data52 !== null)){
validate84.errors = [{instancePath:instancePath+"/cache/saved_usd",schemaPath:"#/properties/cache/properties/saved_usd/type",keyword:"type",params:{type: schema181.properties.cache.properties.saved_usd.type},message:"must be number,null"}];
return false;
}
var valid18 = _errs118 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data50.missed_sessions !== undefined){
let data53 = data50.missed_sessions;
const _errs120 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate84.errors = [{instancePath:instancePath+"/cache/missed_sessions",schemaPath:"#/properties/cache/properties/missed_sessions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid18 = _errs120 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data50.missed_tokens !== undefined){
let data54 = data50.missed_tokens;
const _errs122 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate84.errors = [{instancePath:instancePath+"/cache/missed_tokens",schemaPath:"#/properties/cache/properties/missed_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid18 = _errs122 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data50.missed_usd !== undefined){
let data55 = data50.missed_usd;
const _errs124 = errors;
if((!((typeof data55 == "number") && (isFinite(data55)))) && (data55 !== null)){
validate84.errors = [{instancePath:instancePath+"/cache/missed_usd",schemaPath:"#/properties/cache/properties/missed_usd/type",keyword:"type",params:{type: schema181.properties.cache.properties.missed_usd.type},message:"must be number,null"}];
return false;
}
var valid18 = _errs124 === errors;
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
validate84.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs114 === errors;
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"by":true,"bucket":true,"total":true,"rows":true,"buckets":true,"sessions":true,"cache":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunList = validate85;
const schema186 = {"type":"object","required":["runs"],"properties":{"runs":{"type":"array","items":{"type":"object","required":["run","requests","failed","cases","modes","cost_usd","started_at","ended_at"],"properties":{"run":{"type":"string"},"requests":{"type":"integer"},"failed":{"type":"integer"},"cases":{"type":"integer"},"modes":{"type":"array","items":{"type":"string"}},"cost_usd":{"type":["number","null"]},"started_at":{"type":"string"},"ended_at":{"type":"string"}}}}}};

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
if((data.runs === undefined) && (missing0 = "runs")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.runs !== undefined){
let data0 = data.runs;
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
if(((((((((data1.run === undefined) && (missing1 = "run")) || ((data1.requests === undefined) && (missing1 = "requests"))) || ((data1.failed === undefined) && (missing1 = "failed"))) || ((data1.cases === undefined) && (missing1 = "cases"))) || ((data1.modes === undefined) && (missing1 = "modes"))) || ((data1.cost_usd === undefined) && (missing1 = "cost_usd"))) || ((data1.started_at === undefined) && (missing1 = "started_at"))) || ((data1.ended_at === undefined) && (missing1 = "ended_at"))){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0,schemaPath:"#/properties/runs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.run !== undefined){
const _errs5 = errors;
if(typeof data1.run !== "string"){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/run",schemaPath:"#/properties/runs/items/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.requests !== undefined){
let data3 = data1.requests;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/requests",schemaPath:"#/properties/runs/items/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.failed !== undefined){
let data4 = data1.failed;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/failed",schemaPath:"#/properties/runs/items/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cases !== undefined){
let data5 = data1.cases;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/cases",schemaPath:"#/properties/runs/items/properties/cases/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.modes !== undefined){
let data6 = data1.modes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(typeof data6[i1] !== "string"){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/modes/" + i1,schemaPath:"#/properties/runs/items/properties/modes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/modes",schemaPath:"#/properties/runs/items/properties/modes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cost_usd !== undefined){
let data8 = data1.cost_usd;
const _errs17 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/cost_usd",schemaPath:"#/properties/runs/items/properties/cost_usd/type",keyword:"type",params:{type: schema186.properties.runs.items.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.started_at !== undefined){
const _errs19 = errors;
if(typeof data1.started_at !== "string"){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/started_at",schemaPath:"#/properties/runs/items/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.ended_at !== undefined){
const _errs21 = errors;
if(typeof data1.ended_at !== "string"){
validate85.errors = [{instancePath:instancePath+"/runs/" + i0+"/ended_at",schemaPath:"#/properties/runs/items/properties/ended_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
validate85.errors = [{instancePath:instancePath+"/runs/" + i0,schemaPath:"#/properties/runs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate85.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate85.evaluated = {"props":{"runs":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunComparison = validate86;
const schema187 = {"type":"object","required":["a","runs_a","b","runs_b","verdict","cases","unpaired","aggregates"],"properties":{"id":{"type":"string"},"a":{"type":"string"},"runs_a":{"type":"array","items":{"type":"string"}},"b":{"type":"string"},"runs_b":{"type":"array","items":{"type":"string"}},"verdict":{"$ref":"#/$defs/Verdict"},"cases":{"type":"array","items":{"type":"object","required":["case","verdict","pairs","findings"],"properties":{"case":{"type":["string","null"]},"verdict":{"$ref":"#/$defs/Verdict"},"pairs":{"type":"integer"},"requests":{"type":"array","items":{"type":"object","required":["trace_a","trace_b"],"properties":{"trace_a":{"type":"string"},"trace_b":{"type":"string"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/Finding"}}}}},"unpaired":{"type":"object","required":["a","b"],"properties":{"a":{"type":"integer"},"b":{"type":"integer"}}},"aggregates":{"type":"object","required":["a","b","by","noise"],"properties":{"a":{"$ref":"#/$defs/Aggregate"},"b":{"$ref":"#/$defs/Aggregate"},"by":{"type":"array","items":{"type":"object","required":["by","value","a","b"],"properties":{"by":{"type":"string","enum":["mode","model","backend"]},"value":{"type":"string"},"a":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Aggregate"}}]},"b":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Aggregate"}}]}}}},"noise":{"type":["array","null"],"items":{"type":"object","required":["metric","min","max","b","is_outside"],"properties":{"metric":{"type":"string"},"min":{"type":"number"},"max":{"type":"number"},"b":{"type":["number","null"]},"is_outside":{"type":"boolean"}}}}}}}};
const schema188 = {"type":"string","enum":["same","proxy-bug","agent-or-backend","baseline-only","inconclusive"]};
const schema190 = {"type":"object","required":["kind","severity","side","origin","leg","what","path","trace_a","trace_b"],"properties":{"kind":{"type":"string","enum":["contradiction","backend-failure","sent-request","client-request","answer-mismatch","http-class","stream-grammar","missing-end","stop-reason","undeclared-tool","invalid-arguments","calls-on-one-side","call-ids","lost-reasoning","error-form","missing-usage","other-tools","usage-range","cache-on-one-side","timing","dropped-field","wording","ids","key-order","chunk-sizes","unpaired","unreadable"]},"severity":{"type":"string","enum":["critical","warning","info"]},"side":{"type":["string","null"],"enum":["a","b",null]},"origin":{"type":["string","null"],"enum":["backend","gateway",null]},"leg":{"type":["string","null"],"enum":["request","answer",null]},"what":{"type":"string"},"path":{"type":["string","null"]},"trace_a":{"type":["string","null"]},"trace_b":{"type":["string","null"]}}};
const schema191 = {"type":"object","required":["requests","errors","error_rate","stop_reasons","losses","checked","contradictions","calls","valid_calls","tokens","first_token_ms","total_ms"],"properties":{"requests":{"type":"integer"},"errors":{"type":"integer"},"error_rate":{"type":"number","minimum":0,"maximum":1},"stop_reasons":{"type":"object","additionalProperties":{"type":"integer"}},"losses":{"type":"integer"},"checked":{"type":"integer"},"contradictions":{"type":"integer"},"calls":{"type":"integer"},"valid_calls":{"type":"integer"},"tokens":{"type":"object","required":["input","output","cache_read","reasoning"],"properties":{"input":{"type":"integer"},"output":{"type":"integer"},"cache_read":{"type":"integer"},"reasoning":{"type":"integer"}}},"cost_usd":{"type":["number","null"]},"first_token_ms":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Percentiles"}}]},"total_ms":{"type":["null","object"],"allOf":[{"if":{"type":"object"},"then":{"$ref":"#/$defs/Percentiles"}}]}}};
const schema192 = {"type":"object","required":["p50","p95"],"properties":{"p50":{"type":"number"},"p95":{"type":"number"}}};

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
if(((((((((((((data.requests === undefined) && (missing0 = "requests")) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.error_rate === undefined) && (missing0 = "error_rate"))) || ((data.stop_reasons === undefined) && (missing0 = "stop_reasons"))) || ((data.losses === undefined) && (missing0 = "losses"))) || ((data.checked === undefined) && (missing0 = "checked"))) || ((data.contradictions === undefined) && (missing0 = "contradictions"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.valid_calls === undefined) && (missing0 = "valid_calls"))) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.first_token_ms === undefined) && (missing0 = "first_token_ms"))) || ((data.total_ms === undefined) && (missing0 = "total_ms"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate87.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate87.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/error_rate",schemaPath:"#/properties/error_rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate87.errors = [{instancePath:instancePath+"/stop_reasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/stop_reasons/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/stop_reasons",schemaPath:"#/properties/stop_reasons/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate87.errors = [{instancePath:instancePath+"/losses",schemaPath:"#/properties/losses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/contradictions",schemaPath:"#/properties/contradictions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/valid_calls",schemaPath:"#/properties/valid_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.input !== undefined){
let data11 = data10.input;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate87.errors = [{instancePath:instancePath+"/tokens/input",schemaPath:"#/properties/tokens/properties/input/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/tokens/output",schemaPath:"#/properties/tokens/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/tokens/cache_read",schemaPath:"#/properties/tokens/properties/cache_read/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/tokens/reasoning",schemaPath:"#/properties/tokens/properties/reasoning/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate87.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_usd !== undefined){
let data15 = data.cost_usd;
const _errs32 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate87.errors = [{instancePath:instancePath+"/cost_usd",schemaPath:"#/properties/cost_usd/type",keyword:"type",params:{type: schema191.properties.cost_usd.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_token_ms !== undefined){
let data16 = data.first_token_ms;
const _errs34 = errors;
if((data16 !== null) && (!(data16 && typeof data16 == "object" && !Array.isArray(data16)))){
validate87.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"type",params:{type: schema191.properties.first_token_ms.type},message:"must be null,object"}];
return false;
}
const _errs37 = errors;
let valid4 = true;
const _errs38 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((data16.p50 === undefined) && (missing2 = "p50")) || ((data16.p95 === undefined) && (missing2 = "p95"))){
validate87.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/$defs/Percentiles/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data16.p50 !== undefined){
let data17 = data16.p50;
const _errs43 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate87.errors = [{instancePath:instancePath+"/first_token_ms/p50",schemaPath:"#/$defs/Percentiles/properties/p50/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.p95 !== undefined){
let data18 = data16.p95;
const _errs45 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate87.errors = [{instancePath:instancePath+"/first_token_ms/p95",schemaPath:"#/$defs/Percentiles/properties/p95/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/first_token_ms",schemaPath:"#/$defs/Percentiles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs40 === errors;
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
validate87.errors = vErrors;
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_ms !== undefined){
let data19 = data.total_ms;
const _errs47 = errors;
if((data19 !== null) && (!(data19 && typeof data19 == "object" && !Array.isArray(data19)))){
validate87.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type: schema191.properties.total_ms.type},message:"must be null,object"}];
return false;
}
const _errs50 = errors;
let valid8 = true;
const _errs51 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const _errs54 = errors;
if(errors === _errs54){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((data19.p50 === undefined) && (missing3 = "p50")) || ((data19.p95 === undefined) && (missing3 = "p95"))){
validate87.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/$defs/Percentiles/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data19.p50 !== undefined){
let data20 = data19.p50;
const _errs56 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
validate87.errors = [{instancePath:instancePath+"/total_ms/p50",schemaPath:"#/$defs/Percentiles/properties/p50/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.p95 !== undefined){
let data21 = data19.p95;
const _errs58 = errors;
if(!((typeof data21 == "number") && (isFinite(data21)))){
validate87.errors = [{instancePath:instancePath+"/total_ms/p95",schemaPath:"#/$defs/Percentiles/properties/p95/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs58 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/total_ms",schemaPath:"#/$defs/Percentiles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid1 = _errs53 === errors;
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
validate87.errors = vErrors;
return false;
}
var valid0 = _errs47 === errors;
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"requests":true,"errors":true,"error_rate":true,"stop_reasons":true,"losses":true,"checked":true,"contradictions":true,"calls":true,"valid_calls":true,"tokens":true,"cost_usd":true,"first_token_ms":true,"total_ms":true},"dynamicProps":false,"dynamicItems":false};


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
if(((((((((data.a === undefined) && (missing0 = "a")) || ((data.runs_a === undefined) && (missing0 = "runs_a"))) || ((data.b === undefined) && (missing0 = "b"))) || ((data.runs_b === undefined) && (missing0 = "runs_b"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.cases === undefined) && (missing0 = "cases"))) || ((data.unpaired === undefined) && (missing0 = "unpaired"))) || ((data.aggregates === undefined) && (missing0 = "aggregates"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate86.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/runs_a/" + i0,schemaPath:"#/properties/runs_a/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/runs_a",schemaPath:"#/properties/runs_a/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate86.errors = [{instancePath:instancePath+"/b",schemaPath:"#/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath:instancePath+"/runs_b/" + i1,schemaPath:"#/properties/runs_b/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/runs_b",schemaPath:"#/properties/runs_b/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate86.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data7 === "same") || (data7 === "proxy-bug")) || (data7 === "agent-or-backend")) || (data7 === "baseline-only")) || (data7 === "inconclusive"))){
validate86.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values"}];
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
validate86.errors = [{instancePath:instancePath+"/cases/" + i2,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.case !== undefined){
let data10 = data9.case;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/case",schemaPath:"#/properties/cases/items/properties/case/type",keyword:"type",params:{type: schema187.properties.cases.items.properties.case.type},message:"must be string,null"}];
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
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data11 === "same") || (data11 === "proxy-bug")) || (data11 === "agent-or-backend")) || (data11 === "baseline-only")) || (data11 === "inconclusive"))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values"}];
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
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/pairs",schemaPath:"#/properties/cases/items/properties/pairs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.requests !== undefined){
let data13 = data9.requests;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid7 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((data14.trace_a === undefined) && (missing2 = "trace_a")) || ((data14.trace_b === undefined) && (missing2 = "trace_b"))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/requests/" + i3,schemaPath:"#/properties/cases/items/properties/requests/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data14.trace_a !== undefined){
const _errs33 = errors;
if(typeof data14.trace_a !== "string"){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/requests/" + i3+"/trace_a",schemaPath:"#/properties/cases/items/properties/requests/items/properties/trace_a/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.trace_b !== undefined){
const _errs35 = errors;
if(typeof data14.trace_b !== "string"){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/requests/" + i3+"/trace_b",schemaPath:"#/properties/cases/items/properties/requests/items/properties/trace_b/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/requests/" + i3,schemaPath:"#/properties/cases/items/properties/requests/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/requests",schemaPath:"#/properties/cases/items/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.findings !== undefined){
let data17 = data9.findings;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
var valid9 = true;
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
let data18 = data17[i4];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((((((((((data18.kind === undefined) && (missing3 = "kind")) || ((data18.severity === undefined) && (missing3 = "severity"))) || ((data18.side === undefined) && (missing3 = "side"))) || ((data18.origin === undefined) && (missing3 = "origin"))) || ((data18.leg === undefined) && (missing3 = "leg"))) || ((data18.what === undefined) && (missing3 = "what"))) || ((data18.path === undefined) && (missing3 = "path"))) || ((data18.trace_a === undefined) && (missing3 = "trace_a"))) || ((data18.trace_b === undefined) && (missing3 = "trace_b"))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4,schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data18.kind !== undefined){
let data19 = data18.kind;
const _errs42 = errors;
if(typeof data19 !== "string"){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/kind",schemaPath:"#/$defs/Finding/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((data19 === "contradiction") || (data19 === "backend-failure")) || (data19 === "sent-request")) || (data19 === "client-request")) || (data19 === "answer-mismatch")) || (data19 === "http-class")) || (data19 === "stream-grammar")) || (data19 === "missing-end")) || (data19 === "stop-reason")) || (data19 === "undeclared-tool")) || (data19 === "invalid-arguments")) || (data19 === "calls-on-one-side")) || (data19 === "call-ids")) || (data19 === "lost-reasoning")) || (data19 === "error-form")) || (data19 === "missing-usage")) || (data19 === "other-tools")) || (data19 === "usage-range")) || (data19 === "cache-on-one-side")) || (data19 === "timing")) || (data19 === "dropped-field")) || (data19 === "wording")) || (data19 === "ids")) || (data19 === "key-order")) || (data19 === "chunk-sizes")) || (data19 === "unpaired")) || (data19 === "unreadable"))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/kind",schemaPath:"#/$defs/Finding/properties/kind/enum",keyword:"enum",params:{allowedValues: schema190.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs42 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.severity !== undefined){
let data20 = data18.severity;
const _errs44 = errors;
if(typeof data20 !== "string"){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/severity",schemaPath:"#/$defs/Finding/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data20 === "critical") || (data20 === "warning")) || (data20 === "info"))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/severity",schemaPath:"#/$defs/Finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema190.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.side !== undefined){
let data21 = data18.side;
const _errs46 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/side",schemaPath:"#/$defs/Finding/properties/side/type",keyword:"type",params:{type: schema190.properties.side.type},message:"must be string,null"}];
return false;
}
if(!(((data21 === "a") || (data21 === "b")) || (data21 === null))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/side",schemaPath:"#/$defs/Finding/properties/side/enum",keyword:"enum",params:{allowedValues: schema190.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs46 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.origin !== undefined){
let data22 = data18.origin;
const _errs48 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: schema190.properties.origin.type},message:"must be string,null"}];
return false;
}
if(!(((data22 === "backend") || (data22 === "gateway")) || (data22 === null))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/origin",schemaPath:"#/$defs/Finding/properties/origin/enum",keyword:"enum",params:{allowedValues: schema190.properties.origin.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs48 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.leg !== undefined){
let data23 = data18.leg;
const _errs50 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/leg",schemaPath:"#/$defs/Finding/properties/leg/type",keyword:"type",params:{type: schema190.properties.leg.type},message:"must be string,null"}];
return false;
}
if(!(((data23 === "request") || (data23 === "answer")) || (data23 === null))){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/leg",schemaPath:"#/$defs/Finding/properties/leg/enum",keyword:"enum",params:{allowedValues: schema190.properties.leg.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.what !== undefined){
const _errs52 = errors;
if(typeof data18.what !== "string"){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/what",schemaPath:"#/$defs/Finding/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.path !== undefined){
let data25 = data18.path;
const _errs54 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/path",schemaPath:"#/$defs/Finding/properties/path/type",keyword:"type",params:{type: schema190.properties.path.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.trace_a !== undefined){
let data26 = data18.trace_a;
const _errs56 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/trace_a",schemaPath:"#/$defs/Finding/properties/trace_a/type",keyword:"type",params:{type: schema190.properties.trace_a.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs56 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.trace_b !== undefined){
let data27 = data18.trace_b;
const _errs58 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4+"/trace_b",schemaPath:"#/$defs/Finding/properties/trace_b/type",keyword:"type",params:{type: schema190.properties.trace_b.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs58 === errors;
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
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings/" + i4,schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs39 === errors;
if(!valid9){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/cases/" + i2+"/findings",schemaPath:"#/properties/cases/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
}
else {
validate86.errors = [{instancePath:instancePath+"/cases/" + i2,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate86.errors = [{instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data28 = data.unpaired;
const _errs60 = errors;
if(errors === _errs60){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing4;
if(((data28.a === undefined) && (missing4 = "a")) || ((data28.b === undefined) && (missing4 = "b"))){
validate86.errors = [{instancePath:instancePath+"/unpaired",schemaPath:"#/properties/unpaired/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data28.a !== undefined){
let data29 = data28.a;
const _errs62 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate86.errors = [{instancePath:instancePath+"/unpaired/a",schemaPath:"#/properties/unpaired/properties/a/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid12 = _errs62 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data28.b !== undefined){
let data30 = data28.b;
const _errs64 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate86.errors = [{instancePath:instancePath+"/unpaired/b",schemaPath:"#/properties/unpaired/properties/b/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid12 = _errs64 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/unpaired",schemaPath:"#/properties/unpaired/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aggregates !== undefined){
let data31 = data.aggregates;
const _errs66 = errors;
if(errors === _errs66){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing5;
if(((((data31.a === undefined) && (missing5 = "a")) || ((data31.b === undefined) && (missing5 = "b"))) || ((data31.by === undefined) && (missing5 = "by"))) || ((data31.noise === undefined) && (missing5 = "noise"))){
validate86.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data31.a !== undefined){
const _errs68 = errors;
if(!(validate87(data31.a, {instancePath:instancePath+"/aggregates/a",parentData:data31,parentDataProperty:"a",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.b !== undefined){
const _errs69 = errors;
if(!(validate87(data31.b, {instancePath:instancePath+"/aggregates/b",parentData:data31,parentDataProperty:"b",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid13 = _errs69 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.by !== undefined){
let data34 = data31.by;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data34)){
var valid14 = true;
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
const _errs72 = errors;
if(errors === _errs72){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing6;
if(((((data35.by === undefined) && (missing6 = "by")) || ((data35.value === undefined) && (missing6 = "value"))) || ((data35.a === undefined) && (missing6 = "a"))) || ((data35.b === undefined) && (missing6 = "b"))){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5,schemaPath:"#/properties/aggregates/properties/by/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data35.by !== undefined){
let data36 = data35.by;
const _errs74 = errors;
if(typeof data36 !== "string"){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5+"/by",schemaPath:"#/properties/aggregates/properties/by/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data36 === "mode") || (data36 === "model")) || (data36 === "backend"))){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5+"/by",schemaPath:"#/properties/aggregates/properties/by/items/properties/by/enum",keyword:"enum",params:{allowedValues: schema187.properties.aggregates.properties.by.items.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid15 = _errs74 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data35.value !== undefined){
const _errs76 = errors;
if(typeof data35.value !== "string"){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5+"/value",schemaPath:"#/properties/aggregates/properties/by/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs76 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data35.a !== undefined){
let data38 = data35.a;
const _errs78 = errors;
if((data38 !== null) && (!(data38 && typeof data38 == "object" && !Array.isArray(data38)))){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5+"/a",schemaPath:"#/properties/aggregates/properties/by/items/properties/a/type",keyword:"type",params:{type: schema187.properties.aggregates.properties.by.items.properties.a.type},message:"must be null,object"}];
return false;
}
const _errs81 = errors;
let valid17 = true;
const _errs82 = errors;
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs84 = errors;
if(!(validate87(data38, {instancePath:instancePath+"/aggregates/by/" + i5+"/a",parentData:data35,parentDataProperty:"a",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs84 === errors;
valid17 = _valid0;
if(valid17){
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
props0.cost_usd = true;
props0.first_token_ms = true;
props0.total_ms = true;
}
}
if(!valid17){
const err1 = {instancePath:instancePath+"/aggregates/by/" + i5+"/a",schemaPath:"#/properties/aggregates/properties/by/items/properties/a/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate86.errors = vErrors;
return false;
}
var valid15 = _errs78 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data35.b !== undefined){
let data39 = data35.b;
const _errs85 = errors;
if((data39 !== null) && (!(data39 && typeof data39 == "object" && !Array.isArray(data39)))){
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5+"/b",schemaPath:"#/properties/aggregates/properties/by/items/properties/b/type",keyword:"type",params:{type: schema187.properties.aggregates.properties.by.items.properties.b.type},message:"must be null,object"}];
return false;
}
const _errs88 = errors;
let valid19 = true;
const _errs89 = errors;
if(!(data39 && typeof data39 == "object" && !Array.isArray(data39))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs89 === errors;
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs91 = errors;
if(!(validate87(data39, {instancePath:instancePath+"/aggregates/by/" + i5+"/b",parentData:data35,parentDataProperty:"b",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid1 = _errs91 === errors;
valid19 = _valid1;
if(valid19){
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
props1.cost_usd = true;
props1.first_token_ms = true;
props1.total_ms = true;
}
}
if(!valid19){
const err3 = {instancePath:instancePath+"/aggregates/by/" + i5+"/b",schemaPath:"#/properties/aggregates/properties/by/items/properties/b/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate86.errors = vErrors;
return false;
}
var valid15 = _errs85 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/aggregates/by/" + i5,schemaPath:"#/properties/aggregates/properties/by/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/aggregates/by",schemaPath:"#/properties/aggregates/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.noise !== undefined){
let data40 = data31.noise;
const _errs92 = errors;
if((!(Array.isArray(data40))) && (data40 !== null)){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise",schemaPath:"#/properties/aggregates/properties/noise/type",keyword:"type",params:{type: schema187.properties.aggregates.properties.noise.type},message:"must be array,null"}];
return false;
}
if(errors === _errs92){
if(Array.isArray(data40)){
var valid20 = true;
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
let data41 = data40[i6];
const _errs94 = errors;
if(errors === _errs94){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing7;
if((((((data41.metric === undefined) && (missing7 = "metric")) || ((data41.min === undefined) && (missing7 = "min"))) || ((data41.max === undefined) && (missing7 = "max"))) || ((data41.b === undefined) && (missing7 = "b"))) || ((data41.is_outside === undefined) && (missing7 = "is_outside"))){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6,schemaPath:"#/properties/aggregates/properties/noise/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data41.metric !== undefined){
const _errs96 = errors;
if(typeof data41.metric !== "string"){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6+"/metric",schemaPath:"#/properties/aggregates/properties/noise/items/properties/metric/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs96 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data41.min !== undefined){
let data43 = data41.min;
const _errs98 = errors;
if(!((typeof data43 == "number") && (isFinite(data43)))){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6+"/min",schemaPath:"#/properties/aggregates/properties/noise/items/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid21 = _errs98 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data41.max !== undefined){
let data44 = data41.max;
const _errs100 = errors;
if(!((typeof data44 == "number") && (isFinite(data44)))){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6+"/max",schemaPath:"#/properties/aggregates/properties/noise/items/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid21 = _errs100 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data41.b !== undefined){
let data45 = data41.b;
const _errs102 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6+"/b",schemaPath:"#/properties/aggregates/properties/noise/items/properties/b/type",keyword:"type",params:{type: schema187.properties.aggregates.properties.noise.items.properties.b.type},message:"must be number,null"}];
return false;
}
var valid21 = _errs102 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data41.is_outside !== undefined){
const _errs104 = errors;
if(typeof data41.is_outside !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6+"/is_outside",schemaPath:"#/properties/aggregates/properties/noise/items/properties/is_outside/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid21 = _errs104 === errors;
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
else {
validate86.errors = [{instancePath:instancePath+"/aggregates/noise/" + i6,schemaPath:"#/properties/aggregates/properties/noise/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs94 === errors;
if(!valid20){
break;
}
}
}
}
var valid13 = _errs92 === errors;
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
validate86.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs66 === errors;
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"id":true,"a":true,"runs_a":true,"b":true,"runs_b":true,"verdict":true,"cases":true,"unpaired":true,"aggregates":true},"dynamicProps":false,"dynamicItems":false};

export const validateComparisonList = validate92;
const schema194 = {"type":"object","required":["comparisons"],"properties":{"comparisons":{"type":"array","items":{"type":"object","required":["id","created_at","a","b","verdict","findings"],"properties":{"id":{"type":"string"},"created_at":{"type":"string"},"a":{"type":"string"},"b":{"type":"string"},"verdict":{"$ref":"#/$defs/Verdict"},"findings":{"type":"integer"}}}}}};

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
if((data.comparisons === undefined) && (missing0 = "comparisons")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0,schemaPath:"#/properties/comparisons/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.id !== undefined){
const _errs5 = errors;
if(typeof data1.id !== "string"){
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/id",schemaPath:"#/properties/comparisons/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/created_at",schemaPath:"#/properties/comparisons/items/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/a",schemaPath:"#/properties/comparisons/items/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/b",schemaPath:"#/properties/comparisons/items/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data6 === "same") || (data6 === "proxy-bug")) || (data6 === "agent-or-backend")) || (data6 === "baseline-only")) || (data6 === "inconclusive"))){
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0+"/findings",schemaPath:"#/properties/comparisons/items/properties/findings/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons/" + i0,schemaPath:"#/properties/comparisons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate92.errors = [{instancePath:instancePath+"/comparisons",schemaPath:"#/properties/comparisons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate92.evaluated = {"props":{"comparisons":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunStart = validate93;
const schema196 = {"type":"object","additionalProperties":false,"required":["run"],"properties":{"run":{"type":"string"},"token":{"type":"string"}}};

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
if((data.run === undefined) && (missing0 = "run")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "run") || (key0 === "token"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.run !== undefined){
const _errs2 = errors;
if(typeof data.run !== "string"){
validate93.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateStartedRun = validate94;
const schema197 = {"type":"object","required":["run","base_path","token","expires_in_ms"],"properties":{"run":{"type":"string"},"base_path":{"type":"string"},"token":{"type":["string","null"]},"expires_in_ms":{"type":"integer"},"newest_error":{"$ref":"#/$defs/RunError"}}};
const schema198 = {"type":"object","required":["number","backend","status","message"],"properties":{"number":{"type":"integer"},"backend":{"type":"string"},"status":{"type":["integer","null"]},"message":{"type":"string"}}};

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
if(((((data.run === undefined) && (missing0 = "run")) || ((data.base_path === undefined) && (missing0 = "base_path"))) || ((data.token === undefined) && (missing0 = "token"))) || ((data.expires_in_ms === undefined) && (missing0 = "expires_in_ms"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.run !== undefined){
const _errs1 = errors;
if(typeof data.run !== "string"){
validate94.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/base_path",schemaPath:"#/properties/base_path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema197.properties.token.type},message:"must be string,null"}];
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
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate94.errors = [{instancePath:instancePath+"/expires_in_ms",schemaPath:"#/properties/expires_in_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest_error !== undefined){
let data4 = data.newest_error;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.number === undefined) && (missing1 = "number")) || ((data4.backend === undefined) && (missing1 = "backend"))) || ((data4.status === undefined) && (missing1 = "status"))) || ((data4.message === undefined) && (missing1 = "message"))){
validate94.errors = [{instancePath:instancePath+"/newest_error",schemaPath:"#/$defs/RunError/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.number !== undefined){
let data5 = data4.number;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate94.errors = [{instancePath:instancePath+"/newest_error/number",schemaPath:"#/$defs/RunError/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.backend !== undefined){
const _errs14 = errors;
if(typeof data4.backend !== "string"){
validate94.errors = [{instancePath:instancePath+"/newest_error/backend",schemaPath:"#/$defs/RunError/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.status !== undefined){
let data7 = data4.status;
const _errs16 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate94.errors = [{instancePath:instancePath+"/newest_error/status",schemaPath:"#/$defs/RunError/properties/status/type",keyword:"type",params:{type: schema198.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.message !== undefined){
const _errs18 = errors;
if(typeof data4.message !== "string"){
validate94.errors = [{instancePath:instancePath+"/newest_error/message",schemaPath:"#/$defs/RunError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate94.errors = [{instancePath:instancePath+"/newest_error",schemaPath:"#/$defs/RunError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate94.evaluated = {"props":{"run":true,"base_path":true,"token":true,"expires_in_ms":true,"newest_error":true},"dynamicProps":false,"dynamicItems":false};

export const validateRunEnd = validate95;
const schema199 = {"type":"object","additionalProperties":false,"required":["run"],"properties":{"run":{"type":"string"},"token":{"type":"string"}}};

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
if((data.run === undefined) && (missing0 = "run")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "run") || (key0 === "token"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.run !== undefined){
const _errs2 = errors;
if(typeof data.run !== "string"){
validate95.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEndedRun = validate96;
const schema200 = {"type":"object","required":["ended","requests","errors","input_tokens","cached_tokens","output_tokens"],"properties":{"ended":{"type":"boolean"},"requests":{"type":"integer"},"errors":{"type":"integer"},"input_tokens":{"type":"integer"},"cached_tokens":{"type":"integer"},"output_tokens":{"type":"integer"},"newest_error":{"$ref":"#/$defs/RunError"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.ended === undefined) && (missing0 = "ended")) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.input_tokens === undefined) && (missing0 = "input_tokens"))) || ((data.cached_tokens === undefined) && (missing0 = "cached_tokens"))) || ((data.output_tokens === undefined) && (missing0 = "output_tokens"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.ended !== undefined){
const _errs1 = errors;
if(typeof data.ended !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data1 = data.requests;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate96.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data2 = data.errors;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate96.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_tokens !== undefined){
let data3 = data.input_tokens;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate96.errors = [{instancePath:instancePath+"/input_tokens",schemaPath:"#/properties/input_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached_tokens !== undefined){
let data4 = data.cached_tokens;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate96.errors = [{instancePath:instancePath+"/cached_tokens",schemaPath:"#/properties/cached_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_tokens !== undefined){
let data5 = data.output_tokens;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate96.errors = [{instancePath:instancePath+"/output_tokens",schemaPath:"#/properties/output_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest_error !== undefined){
let data6 = data.newest_error;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((data6.number === undefined) && (missing1 = "number")) || ((data6.backend === undefined) && (missing1 = "backend"))) || ((data6.status === undefined) && (missing1 = "status"))) || ((data6.message === undefined) && (missing1 = "message"))){
validate96.errors = [{instancePath:instancePath+"/newest_error",schemaPath:"#/$defs/RunError/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.number !== undefined){
let data7 = data6.number;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate96.errors = [{instancePath:instancePath+"/newest_error/number",schemaPath:"#/$defs/RunError/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.backend !== undefined){
const _errs18 = errors;
if(typeof data6.backend !== "string"){
validate96.errors = [{instancePath:instancePath+"/newest_error/backend",schemaPath:"#/$defs/RunError/properties/backend/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.status !== undefined){
let data9 = data6.status;
const _errs20 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate96.errors = [{instancePath:instancePath+"/newest_error/status",schemaPath:"#/$defs/RunError/properties/status/type",keyword:"type",params:{type: schema198.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.message !== undefined){
const _errs22 = errors;
if(typeof data6.message !== "string"){
validate96.errors = [{instancePath:instancePath+"/newest_error/message",schemaPath:"#/$defs/RunError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
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
validate96.errors = [{instancePath:instancePath+"/newest_error",schemaPath:"#/$defs/RunError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"ended":true,"requests":true,"errors":true,"input_tokens":true,"cached_tokens":true,"output_tokens":true,"newest_error":true},"dynamicProps":false,"dynamicItems":false};

export const validateSessionStart = validate97;
const schema202 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string"},"code":{"type":"string"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
if(!((key0 === "key") || (key0 === "code"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(typeof data.key !== "string"){
validate97.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(typeof data.code !== "string"){
validate97.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateSessionState = validate98;
const schema203 = {"type":"object","required":["needs_login","is_active","may_delete","setting","is_live"],"properties":{"needs_login":{"type":"boolean"},"is_active":{"type":"boolean"},"may_delete":{"type":"boolean"},"setting":{"type":["string","null"]},"is_live":{"type":"boolean"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.needs_login === undefined) && (missing0 = "needs_login")) || ((data.is_active === undefined) && (missing0 = "is_active"))) || ((data.may_delete === undefined) && (missing0 = "may_delete"))) || ((data.setting === undefined) && (missing0 = "setting"))) || ((data.is_live === undefined) && (missing0 = "is_live"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.needs_login !== undefined){
const _errs1 = errors;
if(typeof data.needs_login !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/needs_login",schemaPath:"#/properties/needs_login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_active !== undefined){
const _errs3 = errors;
if(typeof data.is_active !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/is_active",schemaPath:"#/properties/is_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.may_delete !== undefined){
const _errs5 = errors;
if(typeof data.may_delete !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/may_delete",schemaPath:"#/properties/may_delete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.setting !== undefined){
let data3 = data.setting;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate98.errors = [{instancePath:instancePath+"/setting",schemaPath:"#/properties/setting/type",keyword:"type",params:{type: schema203.properties.setting.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_live !== undefined){
const _errs9 = errors;
if(typeof data.is_live !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/is_live",schemaPath:"#/properties/is_live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"needs_login":true,"is_active":true,"may_delete":true,"setting":true,"is_live":true},"dynamicProps":false,"dynamicItems":false};

export const validateSessionCode = validate99;
const schema204 = {"type":"object","required":["code","expires_in_ms"],"properties":{"code":{"type":["string","null"]},"expires_in_ms":{"type":"integer"}}};

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
if(((data.code === undefined) && (missing0 = "code")) || ((data.expires_in_ms === undefined) && (missing0 = "expires_in_ms"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate99.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema204.properties.code.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in_ms !== undefined){
let data1 = data.expires_in_ms;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate99.errors = [{instancePath:instancePath+"/expires_in_ms",schemaPath:"#/properties/expires_in_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"code":true,"expires_in_ms":true},"dynamicProps":false,"dynamicItems":false};

export const validateOwnError = validate100;
const schema205 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["type","message"],"properties":{"type":{"type":"string"},"message":{"type":"string"},"suggestion":{"type":"string"},"trace_id":{"type":"string"}}}}};

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
if((data.error === undefined) && (missing0 = "error")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.type !== undefined){
const _errs3 = errors;
if(typeof data0.type !== "string"){
validate100.errors = [{instancePath:instancePath+"/error/type",schemaPath:"#/properties/error/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.suggestion !== undefined){
const _errs7 = errors;
if(typeof data0.suggestion !== "string"){
validate100.errors = [{instancePath:instancePath+"/error/suggestion",schemaPath:"#/properties/error/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trace_id !== undefined){
const _errs9 = errors;
if(typeof data0.trace_id !== "string"){
validate100.errors = [{instancePath:instancePath+"/error/trace_id",schemaPath:"#/properties/error/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate100.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate100.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
