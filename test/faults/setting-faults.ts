import { asObject, type JsonObject } from '../../src/core/json.ts';
import type { CoreChatRequest, CoreTool } from '../../src/core/types.ts';
import type { Mark, RequestFault } from './request-fault.ts';

/** Faults in tools, in settings, and in what is asked of reasoning and of the form of the answer. */

const functionTool = (request: CoreChatRequest, name = 'get_weather') =>
  request.tools?.find(
    (tool): tool is Extract<CoreTool, { type: 'function' }> => tool.type === 'function' && tool.name === name,
  );

const propertiesOf = (schema: JsonObject): JsonObject => asObject(schema['properties']) ?? {};

function alterSchema(alter: (schema: JsonObject) => void): RequestFault['plant'] {
  return (request, mark) => {
    const tool = functionTool(request);
    if (!tool) return;
    mark(tool);
    alter(tool.inputSchema);
  };
}

/** Leaves out or changes a setting. */
function setting<F extends keyof CoreChatRequest>(field: F, value?: CoreChatRequest[F]): RequestFault['plant'] {
  return (request, mark) => {
    if (request[field] === undefined) return;
    mark(request, field);
    if (value === undefined) Reflect.deleteProperty(request, field);
    else request[field] = value;
  };
}

export const toolFaults: readonly Omit<RequestFault, 'base'>[] = [
  {
    name: 'a tool is dropped',
    plant(request, mark) {
      const tool = functionTool(request, 'read_file');
      if (!tool) return;
      mark(tool);
      request.tools = request.tools?.filter((each) => each !== tool) ?? [];
    },
  },
  {
    name: 'the name of a tool is changed',
    plant(request, mark) {
      const tool = functionTool(request, 'read_file');
      if (!tool) return;
      mark(tool);
      tool.name = 'write_file';
    },
  },
  {
    name: 'the description of a tool is changed',
    plant(request, mark) {
      const tool = functionTool(request);
      if (!tool) return;
      mark(tool, 'description');
      tool.description = 'The weather of a town.';
    },
  },
  {
    name: 'the description of a tool is dropped',
    plant(request, mark) {
      const tool = functionTool(request);
      if (!tool) return;
      mark(tool, 'description');
      delete tool.description;
    },
  },
  {
    name: 'a tool is added',
    adds: true,
    plant(request, mark) {
      mark(request);
      request.tools?.push({ type: 'function', name: 'delete_file', inputSchema: { type: 'object', properties: {} } });
    },
  },
  { name: 'a property of a schema is dropped', plant: alterSchema((schema) => delete propertiesOf(schema)['days']) },
  {
    name: 'the type of a property is changed',
    plant: alterSchema((schema) => (propertiesOf(schema)['days'] = { type: 'string' })),
  },
  {
    name: 'a value of an enumeration is dropped',
    plant: alterSchema((schema) => {
      propertiesOf(schema)['options'] = {
        type: 'object',
        properties: { unit: { type: 'string', enum: ['celsius'] } },
      };
    }),
  },
  { name: 'a required property is made optional', plant: alterSchema((schema) => (schema['required'] = [])) },
  {
    name: 'the description of a property is dropped',
    plant: alterSchema((schema) => (propertiesOf(schema)['city'] = { type: 'string' })),
  },
];

export const settingFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'the choice of a tool is dropped', plant: setting('toolChoice') },
  { name: 'another tool is chosen', plant: setting('toolChoice', { mode: 'tool', name: 'read_file' }) },
  { name: 'any tool is chosen', plant: setting('toolChoice', { mode: 'required' }) },
  { name: 'calls in parallel are allowed', plant: setting('parallelToolCalls') },
  { name: 'the temperature is changed', plant: setting('temperature', 0.7) },
  { name: 'the temperature is dropped', plant: setting('temperature') },
  { name: 'the nucleus is changed', plant: setting('topP', 0.5) },
  { name: 'the nucleus is dropped', plant: setting('topP') },
  { name: 'the number of likely tokens is dropped', plant: setting('topK') },
  { name: 'the limit of tokens is changed', plant: setting('maxTokens', 90) },
  { name: 'the limit of tokens is dropped', plant: setting('maxTokens') },
  { name: 'a stop sequence is dropped', plant: setting('stop', ['STOP']) },
  { name: 'all stop sequences are dropped', plant: setting('stop') },
  { name: 'the seed is dropped', plant: setting('seed') },
  { name: 'the seed is changed', plant: setting('seed', 8) },
  { name: 'a penalty is dropped', plant: setting('presencePenalty') },
];

function changeEffort(request: CoreChatRequest, mark: Mark): void {
  const { effort, budgetTokens } = request.reasoning ?? {};
  if (effort !== undefined) {
    mark(request, 'reasoning', 'effort');
    request.reasoning = { ...request.reasoning, effort: 'low' };
  } else if (budgetTokens !== undefined) {
    // Where there are levels alone a budget is declared to be lost.
    mark(request, 'reasoning', 'budgetTokens');
    request.reasoning = { ...request.reasoning, budgetTokens: 1100 };
  }
}

export const reasoningFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'the effort is changed', plant: changeEffort },
  { name: 'the effort is dropped', plant: setting('reasoning') },
  { name: 'the schema of the answer is dropped', plant: setting('responseFormat') },
  { name: 'the schema of the answer becomes any JSON', plant: setting('responseFormat', { type: 'json' }) },
  {
    name: 'a property of the answer is changed',
    plant(request, mark) {
      const format = request.responseFormat;
      if (format?.type !== 'json-schema') return;
      mark(request, 'responseFormat');
      propertiesOf(format.schema)['warm'] = { type: 'string' };
    },
  },
];
