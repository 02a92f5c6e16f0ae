import { asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';

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
