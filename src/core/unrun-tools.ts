import type { BackendContext } from './codec.ts';
import { replacementOf, serverToolFields, serverToolKind } from './hosted-tools.ts';
import { copyProvenance, reportAbsentField } from './provenance.ts';
import { splitAtServerTools } from './server-tools.ts';
import { assertNotForced, choiceOfSent } from './tool-choice.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreChatRequest,
  CoreMessage,
  CoreOpaque,
  CoreText,
  CoreTool,
  CoreToolCall,
  CoreToolResult,
  Extras,
  VendorProtocol,
} from './types.ts';
import type { ServerToolKind } from './tool-types.ts';

/**
 * A request for a server of its client's own protocol without the tools that this server is stated not to run: the tools
 * behind them are offered plainly, calls and results of an earlier vendor become those of client tools. Each change is
 * reported. The same object where there is nothing to change.
 * @throws {LouterError} `unsupported` when the client forces such a tool.
 */
export function withoutUnrunTools(
  request: CoreChatRequest,
  protocol: VendorProtocol,
  { facts, report }: Pick<BackendContext, 'facts' | 'report'>,
): CoreChatRequest {
  const { serverTools } = facts;
  if (!serverTools || request.origin !== protocol) return request;
  const server: PlainServer = {
    report,
    protocol,
    runs: (kind) => kind === undefined || serverTools.includes(kind),
  };
  const run = request.tools?.filter((tool) => isRunHere(tool, request, server));
  const tools = run?.map((tool) => withoutFields(tool, server));
  const toolChoice = choiceOfSent(request, run ?? [], report);
  const messages = request.messages.flatMap((message) => plainMessage(message, server));
  const isSame = areSame(tools ?? [], request.tools ?? []) && areSame(messages, request.messages);
  if (isSame) return request;
  return copyProvenance(request, { ...request, ...(tools && { tools }), ...(toolChoice && { toolChoice }), messages });
}

interface PlainServer extends Pick<BackendContext, 'report'> {
  protocol: VendorProtocol;
  runs(kind: ServerToolKind | undefined): boolean;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

// ---------------------------------------------------------------- tools

/** Whether a tool is sent; reports it otherwise. */
function isRunHere(tool: CoreTool, { toolChoice }: CoreChatRequest, server: PlainServer): boolean {
  if (tool.type !== 'server' || tool.protocol !== server.protocol) return true;
  if (server.runs(tool.hosted?.type ?? serverToolKind(tool.kind))) return true;
  if (toolChoice?.mode === 'tool' && toolChoice.name === tool.name) assertNotForced(toolChoice);
  server.report({
    at: tool,
    what: `the tool ${tool.name ?? tool.kind}: this server does not run it`,
    ...replacementOf(tool),
  });
  return false;
}

function withoutFields<T extends { extras?: Extras }>(value: T, { protocol, runs, report }: PlainServer): T {
  const own = value.extras?.[protocol];
  const absent = [...serverToolFields].filter(([field, { kind }]) => own?.[field] !== undefined && !runs(kind));
  if (!own || absent.length === 0) return value;
  for (const [field] of absent) reportAbsentField(value, field, report);
  const names: ReadonlySet<string> = new Set(absent.map(([field]) => field));
  const kept = Object.fromEntries(Object.entries(own).filter(([field]) => !names.has(field)));
  return copyProvenance(value, { ...value, extras: { ...value.extras, [protocol]: kept } });
}

// ---------------------------------------------------------------- history

function plainMessage(message: CoreMessage, server: PlainServer): CoreMessage[] {
  switch (message.role) {
    case 'assistant':
      return plainAnswer(message, server);
    case 'tool': {
      const content = message.content.map((result) => plainResult(result, server));
      return areSame(content, message.content) ? [message] : [copyProvenance(message, { ...message, content })];
    }
    default:
      return [message];
  }
}

function plainAnswer(message: CoreAssistantMessage, server: PlainServer): CoreMessage[] {
  const content = message.content.flatMap((part) => plainPart(part, server));
  const changed = areSame(content, message.content) ? message : copyProvenance(message, { ...message, content });
  const segments = splitAtServerTools(changed, {
    report: server.report,
    isRun: ({ name }) => server.runs(serverToolKind(name ?? '')),
  });
  const [first, ...others] = segments;
  if (first?.message === changed && first.results.length === 0 && others.length === 0) return [changed];
  return segments.flatMap(({ message: segment, results }): CoreMessage[] => {
    const ids = new Set(results.map(({ callId }) => callId));
    const parts = segment.content.map((part) =>
      part.type === 'tool-call' && ids.has(part.id) ? asClientCall(part) : part,
    );
    const answered = results.map((result) => plainResult(asClientCall(result), server));
    return [
      copyProvenance(segment, { ...segment, content: parts }),
      ...(answered.length > 0 ? [{ role: 'tool' as const, content: answered }] : []),
    ];
  });
}

const asClientCall = <T extends CoreToolCall | CoreToolResult>(part: T): T =>
  copyProvenance(part, { ...part, providerExecuted: false });

function plainPart(part: CoreAssistantPart, server: PlainServer): CoreAssistantPart[] {
  switch (part.type) {
    case 'tool-call':
      return [part.providerExecuted ? part : withoutFields(part, server)];
    case 'opaque':
      return plainOpaque(part, server);
    default:
      return [part];
  }
}

function plainResult(result: CoreToolResult, server: PlainServer): CoreToolResult {
  const own = withoutFields(result, server);
  const content = own.content.flatMap((part): CoreToolResult['content'] =>
    part.type === 'opaque' ? plainOpaque(part, server) : [part],
  );
  return areSame(content, own.content) ? own : copyProvenance(own, { ...own, content });
}

/** What only this protocol understands of such a tool: a call, what it found. */
function plainOpaque(part: CoreOpaque, { protocol, runs, report }: PlainServer): (CoreOpaque | CoreText)[] {
  const kind = part.protocol === protocol ? serverToolKind(part.kind) : undefined;
  if (runs(kind)) return [part];
  const { standIn } = part;
  const instead = standIn === undefined ? {} : { instead: 'a text in its place' };
  report({ at: part, what: `${part.kind}: this server does not run the tool`, ...instead });
  return standIn === undefined ? [] : [copyProvenance(part, { type: 'text', text: standIn })];
}
