import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { geminiReply, scriptedThoughtSignature } from '../../test/support/reply-gemini.ts';
import { emptyConversation, offerFunction, type Conversation, type ReportProblem } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** Gemini's generateContent, as strict about contents as the vendor. */
export const geminiModel: ScriptedModel = {
  name: 'gemini',
  protocol: 'gemini',
  prefix: '',
  parseRequest(path) {
    const [, model, method] =
      /^\/v1beta\/models\/(.+):(generateContent|streamGenerateContent\?alt=sse)$/.exec(path) ?? [];
    return model === undefined ? undefined : { model: decodeURIComponent(model), stream: method !== 'generateContent' };
  },
  read(body, report) {
    const conversation = emptyConversation();
    for (const tool of asArray(body['tools']) ?? [])
      for (const value of asArray(asObject(tool)?.['functionDeclarations']) ?? [])
        readDeclaration(asObject(value) ?? {}, conversation, report);
    readContents(asArray(body['contents']) ?? [], conversation, report);
    return conversation;
  },
  writer: geminiReply,
  streams: 'text/event-stream',
  malformedLine: 'data: {"candidates":[{"content":{"parts":[{"text":"half\n\n',
  proofOf: () => scriptedThoughtSignature,
  countsCache: true,
};

function readDeclaration(declaration: JsonObject, conversation: Conversation, report: ReportProblem): void {
  const name = asString(declaration['name']) ?? '';
  if (!/^[A-Za-z_][\w.:-]{0,63}$/.test(name)) report(`a function may not be named ${JSON.stringify(name)}`);
  const { parameters, parametersJsonSchema } = declaration;
  if (parameters !== undefined && parametersJsonSchema !== undefined) report(`the function ${name} has two schemas`);
  if (parameters !== undefined) readSchema(parameters, `the parameters of ${name}`, report);
  offerFunction(conversation, { name, schema: asObject(parameters ?? parametersJsonSchema) }, report);
}

/** All that a schema may hold that is not given as JSON Schema. */
const schemaKeys = new Set(
  (
    'anyOf default description enum example format items maxItems maxLength maxProperties maximum minItems minLength ' +
    'minProperties minimum nullable pattern properties propertyOrdering required title type'
  ).split(' '),
);

function readSchema(value: JsonValue, at: string, report: ReportProblem): void {
  const schema = asObject(value) ?? {};
  for (const key of Object.keys(schema)) if (!schemaKeys.has(key)) report(`${at}: no schema has ${key}`);
  if (schema['type'] !== undefined && typeof schema['type'] !== 'string') report(`${at}: a schema has one type`);
  for (const [name, property] of Object.entries(asObject(schema['properties']) ?? {}))
    readSchema(property, `${at}/${name}`, report);
  if (schema['items'] !== undefined) readSchema(schema['items'], `${at}/items`, report);
  for (const choice of asArray(schema['anyOf']) ?? []) readSchema(choice, `${at}/anyOf`, report);
}

interface OpenCall {
  key: string;
  id: string | undefined;
  name: string;
}

/** The content after calls must contain the results of all. Calls without ids are distinguished by name and order. */
function readContents(contents: JsonValue[], conversation: Conversation, report: ReportProblem): void {
  let open: OpenCall[] = [];
  if (asObject(contents[0])?.['role'] === 'model') report('/contents/0 is the model’s: a user must begin');
  for (const [index, value] of contents.entries()) {
    const at = `/contents/${index}`;
    const content = asObject(value) ?? {};
    const parts = asArray(content['parts']) ?? [];
    if (parts.length === 0) report(`${at}/parts is empty`);
    const called: OpenCall[] = [];
    for (const [place, item] of parts.entries()) {
      const part = asObject(item) ?? {};
      const where = `${at}/parts/${place}`;
      if (Object.keys(part).every((key) => key === 'thought' || key === 'thoughtSignature'))
        report(`${where} has no data`);
      const text = asString(part['text']) ?? '';
      if (content['role'] === 'model') conversation.modelText += `\n${text}`;
      else conversation.userText += `\n${text}`;
      const call = asObject(part['functionCall']);
      if (call !== undefined) {
        const key = `${index}.${place}`;
        const name = asString(call['name']) ?? '';
        conversation.calls.push({ key, name, input: call['args'] ?? {} });
        called.push({ key, name, id: asString(call['id']) });
        readSignature(part, called.length === 1, where, conversation, report);
      }
      const response = asObject(part['functionResponse']);
      if (response === undefined) continue;
      const id = asString(response['id']);
      const answered = open.find((each) => each.id === id && each.name === response['name']);
      if (answered === undefined) report(`${where} answers no call: ${JSON.stringify(response).slice(0, 100)}`);
      else conversation.results.set(answered.key, textsIn(response['response']).join('\n'));
      open = open.filter((each) => each !== answered);
    }
    if (open.length > 0) report(`${at} does not answer ${open.map(({ name }) => name).join(', ')}`);
    open = called;
  }
  if (open.length > 0) report(`calls without responses at the end: ${open.map(({ name }) => name).join(', ')}`);
}

/** The first call of a turn must come back with what it was signed with: models of the third generation refuse it else. */
function readSignature(
  { thoughtSignature }: JsonObject,
  first: boolean,
  where: string,
  conversation: Conversation,
  report: ReportProblem,
): void {
  if (typeof thoughtSignature === 'string') conversation.reasoning.push(thoughtSignature);
  else if (first) report(`${where}: the first call of a turn has no thoughtSignature`);
}

/** All texts of a value: what a result holds is for each agent to arrange. */
const textsIn = (value: JsonValue | undefined): string[] => {
  if (typeof value === 'string') return [value];
  return Object.values(asObject(value) ?? asArray(value) ?? {}).flatMap(textsIn);
};
