import type { CoreMessage } from '../../core/types.ts';
import { originalCallId } from '../../core/call-ids.ts';
import { toLegalName, type NameRule } from '../../core/tool-names.ts';

/** Valid names of functions (API reference, `FunctionDeclaration.name`). */
export const toolNameRule: NameRule = { pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]*$/, maxLength: 64 };

export const legalToolName = (name: string): string => toLegalName(name, toolNameRule);

/** The id of a call for a server of this protocol. */
export const sentCallId = (id: string): string => originalCallId(id, 'gemini', { mayRepeat: true }) ?? id;

/** Whether the server is sent other ids than the client has, as where it gave several calls one id. */
export const hasOwnCallIds = (messages: readonly CoreMessage[]): boolean =>
  messages.some(
    ({ role, content }) =>
      role === 'assistant' && content.some((part) => part.type === 'tool-call' && sentCallId(part.id) !== part.id),
  );
