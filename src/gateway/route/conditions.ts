import type { RouteConditions, RouteRow } from '../../config/config.ts';
import { matchesPattern } from '../../config/pattern.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { referenceName } from '../../core/hosted-tools.ts';
import type { JsonObject } from '../../core/json.ts';
import { listMedia } from '../../core/media.ts';
import { truncateShown } from '../../core/shown.ts';
import type { CoreChatRequest, CoreTool, Protocol } from '../../core/types.ts';
import { recognizeAgent } from '../../record/client-agent.ts';
import { readAgentMarks } from './agent-marks.ts';

/** What conditions are about. Bodies are parsed and decoded, and tokens estimated, only where a condition needs it. */
export interface RoutedRequest {
  /** As the client requests it. */
  readonly model: string;
  readonly protocol: Protocol;
  /** The name of the client's key, of those that have one. */
  readonly keyName: string | undefined;
  readonly headers: HeaderFields;
  header(name: string): string | undefined;
  /** @throws {LouterError} `invalid-request` */
  body(): JsonObject;
  /** With the turns that its client leaves out. @throws {LouterError} `invalid-request` */
  decode(): Promise<CoreChatRequest>;
  /** About how many tokens it has, for the first target of a row. */
  countInput(row: RouteRow): Promise<number>;
}

/** A row of `[[routes]]`, and what of it does not hold; `undefined`: all holds. */
export interface TriedRow {
  readonly row: RouteRow;
  readonly mismatch: string | undefined;
}

/** The rows up to the first one whose conditions all hold, which is the last of them; all rows if there is none. */
export async function tryRows(rows: readonly RouteRow[], request: RoutedRequest): Promise<TriedRow[]> {
  const tried: TriedRow[] = [];
  for (const row of rows) {
    const mismatch = await findMismatch(row, request);
    tried.push({ row, mismatch });
    if (mismatch === undefined) break;
  }
  return tried;
}

/**
 * Why a row is not for a request: the first condition that does not hold, by what the request has in its place, as in
 * `the model is "gpt-5.5"`. `undefined` if all hold. Conditions that need the body come last.
 */
async function findMismatch(row: RouteRow, request: RoutedRequest): Promise<string | undefined> {
  const { when } = row;
  const mismatch = findHeadMismatch(when, request);
  if (mismatch !== undefined) return mismatch;
  if (bodyConditions.some((name) => when[name] !== null)) {
    const inBody = findBodyMismatch(when, await request.decode());
    if (inBody !== undefined) return inBody;
  }
  if (when.inputTokens === null) return undefined;
  const tokens = await request.countInput(row);
  const { min, max } = when.inputTokens;
  return tokens >= min && tokens <= max ? undefined : `it has about ${tokens} input tokens`;
}

const bodyConditions = ['thinking', 'tools', 'tool', 'image', 'document'] as const;

/** Of the conditions that need at most the beginning of the body. */
function findHeadMismatch(when: RouteConditions, request: RoutedRequest): string | undefined {
  const { model, protocol, keyName } = request;
  if (when.model && !when.model.some((pattern) => matchesPattern(pattern, model)))
    return `the model is "${truncateShown(model)}"`;
  if (when.protocol && !when.protocol.includes(protocol)) return `the client's protocol is ${protocol}`;
  if (when.key && (keyName === undefined || !when.key.includes(keyName)))
    return keyName === undefined ? 'it has no key of [keys]' : `its key is ${keyName}`;
  const marks = readAgentMarks(request.header);
  if (when.subagent !== null && when.subagent !== marks.isSubagent)
    return marks.isSubagent ? 'a subagent sent it' : 'it is not marked as that of a subagent';
  if (when.background !== null && when.background !== marks.isBackground)
    return marks.isBackground ? 'the agent sent it in the background' : 'it is not marked as sent in the background';
  for (const [name, pattern] of Object.entries(when.header ?? {})) {
    const value = request.header(name);
    if (value === undefined) return `it has no header ${name}`;
    if (!matchesPattern(pattern, value)) return `its header ${name} has another value`;
  }
  if (!when.agent) return undefined;
  // Most agents are recognized without the body.
  const agent = recognizeAgent(request.headers, undefined) ?? recognizeAgent([], request.body());
  return agent !== null && when.agent.includes(agent) ? undefined : `the agent is ${agent ?? 'not known'}`;
}

function findBodyMismatch(when: RouteConditions, request: CoreChatRequest): string | undefined {
  const { tools = [], reasoning } = request;
  const asksForReasoning = reasoning !== undefined && reasoning.off !== true;
  if (when.thinking !== null && when.thinking !== asksForReasoning)
    return asksForReasoning ? 'it asks for reasoning' : 'it does not ask for reasoning';
  if (when.tools !== null && when.tools !== tools.length > 0)
    return tools.length > 0 ? 'it declares tools' : 'it declares no tools';
  const names = when.tool;
  if (names && !tools.some((tool) => isNamed(tool, names))) return 'it does not declare this tool';
  if (when.image === null && when.document === null) return undefined;
  const types = new Set(listMedia(request).map(({ type }) => type));
  if (when.image !== null && when.image !== types.has('image'))
    return when.image ? 'it contains no image' : 'it contains an image';
  if (when.document !== null && when.document !== types.has('document'))
    return when.document ? 'it contains no document' : 'it contains a document';
  return undefined;
}

const isNamed = (tool: CoreTool, patterns: readonly string[]): boolean => {
  const names = [tool.name, referenceName(tool), tool.type === 'server' ? tool.kind : undefined];
  return patterns.some((pattern) => names.some((name) => name !== undefined && matchesPattern(pattern, name)));
};
