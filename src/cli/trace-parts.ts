import type { CoreChatRequest, CoreMessage, CoreTool } from '../core/types.ts';
import { escapeControls } from '../core/printable.ts';
import type { ExportedBody, ExportedTrace } from '../inspect/export/trace-json.ts';
import { explainMissingBody } from '../inspect/view/trace-head.ts';
import { findMessage } from '../record/normalize.ts';
import type { StoredTrace } from '../record/store/trace-store.ts';
import { CommandError } from './output.ts';
import { partText } from './trace-page.ts';
import { rawRoles } from './traces-commands.ts';

/**
 * The bytes of a body, as they were sent but for credentials.
 * @throws {CommandError} if there is none, or it is not stored.
 */
export function rawBody(trace: StoredTrace, leg: string): Buffer {
  const message = findMessage(trace, rawRoles[leg] ?? leg);
  if (!message) throw new CommandError(`${trace.row.id} has no ${leg}`, 2);
  if (message.body) return message.body;
  if (message.size === 0) return Buffer.alloc(0);
  throw new CommandError(`the ${leg} of ${trace.row.id} is not stored: ${explainMissingBody(trace.row.bodies)}`, 2);
}

/**
 * The same of an exported trace.
 * @throws {CommandError} if there is none, or it is not stored.
 */
export function exportedBody({ trace_id: id, frontend, backend, response }: ExportedTrace, leg: string): Buffer {
  const messages: Record<string, { body: ExportedBody } | null | undefined> = {
    'client-request': frontend.request,
    'upstream-request': backend?.request,
    'upstream-response': backend?.response,
    'client-response': response,
  };
  const message = messages[rawRoles[leg] ?? leg];
  if (!message) throw new CommandError(`${id} has no ${leg}`, 2);
  const { body } = message;
  if (body === null) throw new CommandError(`the ${leg} of ${id} is not stored`, 2);
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.base64, 'base64');
}

/** All messages but the instructions, in full. */
export const messagesPage = ({ messages }: CoreChatRequest): string =>
  messages
    .flatMap((message, index) =>
      message.role === 'system' ? [] : [`[${index}] ${message.role}\n${contentText(message)}`],
    )
    .join('\n\n');

/** The instructions, in full. */
export const systemPage = ({ messages }: CoreChatRequest): string =>
  messages.flatMap((message) => (message.role === 'system' ? [contentText(message)] : [])).join('\n\n') ||
  '(no instructions)';

/** The tools with their descriptions and schemas. */
export const toolsPage = ({ tools = [] }: CoreChatRequest): string => tools.map(toolText).join('\n\n') || '(no tools)';

const contentText = ({ content }: CoreMessage): string =>
  indent(content.map((part) => partText(part)).join('\n') || '(empty)');

function toolText(tool: CoreTool): string {
  switch (tool.type) {
    case 'function':
      return [tool.name, ...described(tool), indent(JSON.stringify(tool.inputSchema, null, 2))].join('\n');
    case 'freeform':
      return [`${tool.name} (text)`, ...described(tool)].join('\n');
    case 'server':
      return [`${tool.name ?? tool.kind} (run by the vendor)`, indent(JSON.stringify(tool.config, null, 2))].join('\n');
  }
}

const described = ({ description }: { description?: string }): string[] => (description ? [indent(description)] : []);

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${escapeControls(line)}`)
    .join('\n');
