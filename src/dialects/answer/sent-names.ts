import { toLegalName, createNameRestorer, type NameRule } from '../../core/tool-names.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext } from '../dialect.ts';

/** How the tools of a request were sent. */
interface Sent {
  request: CoreChatRequest;
  /** The rule for tool names of the API. */
  rule: NameRule;
}

/**
 * Creates a reader for responses to a request with native tools: the model calls tools by the names sent to the API,
 * the client receives its own names.
 */
export function createSentNamesReader(
  dialect: Dialect,
  context: ReaderContext,
  { request, rule }: Sent,
  emit: (event: DialectEvent) => void,
): Reader {
  const nameOf = createNameRestorer(request, rule);
  const tools = context.tools.map((tool) => asSent(tool, rule));
  return dialect.reader({ ...context, tools }, (event) =>
    emit(event.type === 'call-start' ? { ...event, name: nameOf(event.name) } : event),
  );
}

/** Server tools keep the vendor's names. */
const asSent = (tool: CoreTool, rule: NameRule): CoreTool =>
  tool.type === 'server' ? tool : { ...tool, name: toLegalName(tool.name, rule) };
