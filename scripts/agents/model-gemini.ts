import { asArray, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { geminiReply, scriptedThoughtSignature } from '../../test/support/reply-gemini.ts';
import {
  offerFunction,
  createCallTracker,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
} from './scripted-model.ts';

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
  read(body, conversation, report) {
    for (const { functionDeclarations } of objectsIn(body['tools']))
      for (const declaration of objectsIn(functionDeclarations)) readDeclaration(declaration, conversation, report);
    readContents(objectsIn(body['contents']), conversation, report);
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

/** The content after calls must contain the results of all. Calls without ids are distinguished by name and order. */
function readContents(contents: readonly JsonObject[], conversation: Conversation, report: ReportProblem): void {
  const tracker = createCallTracker(conversation, report);
  if (contents[0]?.['role'] === 'model') report('/contents/0 is the model’s: a user must begin');
  for (const [index, content] of contents.entries()) {
    const at = `/contents/${index}`;
    const isOfModel = content['role'] === 'model';
    const parts = objectsIn(content['parts']);
    if (parts.length === 0) report(`${at}/parts is empty`);
    if (isOfModel) tracker.close(`before ${at}`);
    for (const [place, part] of parts.entries()) {
      const where = `${at}/parts/${place}`;
      if (Object.keys(part).every((key) => key === 'thought' || key === 'thoughtSignature'))
        report(`${where} has no data`);
      const text = asString(part['text']) ?? '';
      if (isOfModel) conversation.modelText += `\n${text}`;
      else conversation.userText += `\n${text}`;
      const call = asObject(part['functionCall']);
      if (call !== undefined) {
        readSignature(part, !tracker.hasOpen(), where, conversation, report);
        const key = `${index}.${place}`;
        tracker.call({ key, name: asString(call['name']) ?? '', id: asString(call['id']) }, call['args'] ?? {});
      }
      const response = asObject(part['functionResponse']);
      if (response === undefined) continue;
      tracker.result(
        ({ id, name }) => id === asString(response['id']) && name === response['name'],
        textsIn(response['response']).join('\n'),
        `${where} answers no call: ${JSON.stringify(response).slice(0, 100)}`,
      );
    }
    if (!isOfModel) tracker.close(`in ${at}`);
  }
  tracker.close('at the end');
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
