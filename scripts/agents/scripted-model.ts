import { asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { VendorProtocol } from '../../src/core/types.ts';
import type { ReplyWriter } from '../../test/support/reply.ts';

/** A scripted model, which writes calls in the fields of its protocol or as text. */
export interface ScriptedModel {
  /** Its name for `--backend`. */
  name: string;
  protocol: VendorProtocol;
  /** The settings of a backend that parses its calls and reasoning from the text; absent: they are in fields. */
  text?: { dialect: string; thinking: 'none' | 'tags' };
  /** The path of a client's base URL. */
  prefix: '' | '/v1';
  /** Parses a chat request; `undefined` for other paths. */
  parseRequest(path: string, body: JsonObject): RequestedAnswer | undefined;
  /** Reads a request into an empty conversation, and reports whatever a real vendor would reject. */
  read(body: JsonObject, conversation: Conversation, report: ReportProblem): void;
  writer: ReplyWriter;
  /** The content type of a stream. */
  streams: 'text/event-stream' | 'application/x-ndjson';
  /** An invalid line in place of an event. */
  malformedLine: string;
  /** What `Conversation.reasoning` contains if this reasoning was returned; `undefined` for a model without reasoning. */
  proofOf(reasoning: string): string | undefined;
  /** Its prompt does not contain the reasoning of earlier turns. */
  dropsOldReasoning?: true;
  /** Whether its usage includes the tokens read from the cache. */
  countsCache: boolean;
}

export interface RequestedAnswer {
  model: string;
  stream: boolean;
}

/** Reads the model and form of requests to one path, which have them in their bodies. */
export const requestedAt =
  (expected: string): ScriptedModel['parseRequest'] =>
  (path, { model, stream }) =>
    path.split('?')[0] === expected ? { model: asString(model) ?? '', stream: stream === true } : undefined;

/** A tool that the request declares. */
export interface OfferedTool {
  /** The names of its arguments. */
  takes: readonly string[];
  /** Whether it takes raw text instead of arguments. */
  freeform: boolean;
  namespace?: string;
}

/** The content of a request, independent of its protocol. */
export interface Conversation {
  tools: Map<string, OfferedTool>;
  /** The calls in the history, each with a key that identifies its result. `input`: arguments as received, or raw text. */
  calls: { key: string; name: string; input: JsonValue }[];
  /** Results by the key of their call. */
  results: Map<string, string>;
  /** The returned reasoning of the model: its signatures, or its text if it has none. */
  reasoning: string[];
  /** All texts of the user, joined. */
  userText: string;
  /** All texts of the model, joined. */
  modelText: string;
}

export const emptyConversation = (): Conversation => ({
  tools: new Map(),
  calls: [],
  results: new Map(),
  reasoning: [],
  userText: '',
  modelText: '',
});

/** Reports what a real vendor would reject, or what was damaged on the way. */
export type ReportProblem = (what: string) => void;

/** Offers a tool that takes arguments, by its schema. */
export function offerFunction(
  { tools }: Conversation,
  tool: { name: string; schema: JsonObject | undefined; namespace?: string },
  report: ReportProblem,
): void {
  const { name, schema, namespace } = tool;
  const properties = schema?.['properties'];
  if (schema !== undefined && asString(schema['type'])?.toLowerCase() !== 'object')
    report(`the arguments of the tool ${name} are not an object: ${JSON.stringify(schema).slice(0, 100)}`);
  const takes = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  if (tools.has(name)) report(`two tools are named ${name}`);
  tools.set(name, { takes, freeform: false, ...(namespace !== undefined && { namespace }) });
}

/** Offers tools that are functions, as OpenAI's chat and Ollama declare them. */
export function offerFunctions(
  { tools }: JsonObject,
  { namePattern }: { namePattern: RegExp },
  conversation: Conversation,
  report: ReportProblem,
): void {
  for (const { type, function: described } of objectsIn(tools)) {
    const { name, parameters } = asObject(described) ?? {};
    if (type !== 'function' || typeof name !== 'string')
      report(`a tool is no function: ${JSON.stringify(described).slice(0, 100)}`);
    else if (!namePattern.test(name)) report(`a function may not be named ${name}`);
    else offerFunction(conversation, { name, schema: asObject(parameters) }, report);
  }
}

interface CalledTool {
  key: string;
  name: string;
  /** Some protocols identify the call of a result by its id, others by its name and order. */
  id?: string | undefined;
}

/** Reads the calls and results of a history in their order. */
export interface CallTracker {
  call(called: CalledTool, input: JsonValue): void;
  /** A result of the first call that matches; `problem` is reported if there is none without a result. */
  result(matches: (called: CalledTool) => boolean, text: string, problem: string): void;
  hasOpen(): boolean;
  /** Here all calls must have their results. */
  close(where: string): void;
}

export function createCallTracker({ calls, results }: Conversation, report: ReportProblem): CallTracker {
  let open: CalledTool[] = [];
  return {
    call(called, input) {
      calls.push({ key: called.key, name: called.name, input });
      open.push(called);
    },
    result(matches, text, problem) {
      const answered = open.find(matches);
      if (answered === undefined) report(problem);
      else results.set(answered.key, text);
      open = open.filter((each) => each !== answered);
    },
    hasOpen: () => open.length > 0,
    close(where) {
      if (open.length > 0) report(`calls without results (${open.map(({ name }) => name).join(', ')}) ${where}`);
      open = [];
    },
  };
}

/** The text of content that is a string, or a list of parts with a string in `text`. */
export const contentText = (content: JsonValue | undefined): string =>
  asString(content) ??
  objectsIn(content)
    .map(({ text }) => asString(text) ?? '')
    .join('\n');
