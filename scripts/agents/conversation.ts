import { asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';

/** A tool as the scripted model was offered it. */
export interface OfferedTool {
  /** The names of its arguments. */
  takes: readonly string[];
  /** Whether it takes raw text instead of arguments. */
  freeform: boolean;
  namespace?: string;
}

/** What the scripted model sees of a request, whatever its protocol. */
export interface Conversation {
  tools: Map<string, OfferedTool>;
  /** Calls that came back, each under a key that its result is found by. Arguments as they arrived, or a raw text. */
  calls: { key: string; name: string; input: JsonValue }[];
  /** Results by the key of their call. */
  results: Map<string, string>;
  /** What came back of the model's reasoning: the tokens that prove it, or its text where there are none. */
  reasoning: string[];
  /** All texts of the user in one. */
  userText: string;
  /** All texts of the model in one. */
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

/** Where something is reported that a real vendor would refuse, or that did not arrive as it was said. */
export type Fault = (what: string) => void;

/** Offers a tool that takes arguments, by its schema. */
export function offerFunction(
  { tools }: Conversation,
  tool: { name: string; schema: JsonObject | undefined; namespace?: string },
  fault: Fault,
): void {
  const { name, schema, namespace } = tool;
  const properties = schema?.['properties'];
  if (schema !== undefined && asString(schema['type'])?.toLowerCase() !== 'object')
    fault(`the arguments of the tool ${name} are no object: ${JSON.stringify(schema).slice(0, 100)}`);
  const takes = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  if (tools.has(name)) fault(`two tools are named ${name}`);
  tools.set(name, { takes, freeform: false, ...(namespace !== undefined && { namespace }) });
}
