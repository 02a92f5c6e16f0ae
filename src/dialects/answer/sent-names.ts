import { toLegalName, createNameRestorer, type NameRule } from '../../core/tool-names.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext } from '../dialect.ts';

/** How a request told its tools. */
interface Sent {
  request: CoreChatRequest;
  /** What the API takes as their names. */
  rule: NameRule;
}

/**
 * A reader of what a model answers that was told of tools in the API's own field: it calls them as that names them, and
 * the client hears its own names.
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

/** Tools that a vendor runs itself go by its own names. */
const asSent = (tool: CoreTool, rule: NameRule): CoreTool =>
  tool.type === 'server' ? tool : { ...tool, name: toLegalName(tool.name, rule) };
