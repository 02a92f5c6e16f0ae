import type { ConversationTurn } from '../../generated/louter.js';
import { argumentsText } from '../core/tool-input.ts';
import type { CoreContentPart, CoreTool, CoreToolCall } from '../core/types.ts';
import { withoutInjectedText } from '../core/user-text.ts';
import { callLine, isFailedCall } from './conversation.ts';
import type { Line } from './line.ts';
import { callFault, partLine } from './part.ts';
import { callText } from './tool-line.ts';

/** A message of a user in its parts. */
export interface UserMessage {
  /** What the user wrote. */
  readonly own: readonly string[];
  readonly others: readonly Line[];
  /** The texts that have something which the agent added, whole. */
  readonly added: readonly string[];
}

/** Divides what the user wrote from what the agent added to it. */
export function readUserMessage(parts: readonly CoreContentPart[]): UserMessage {
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const written = texts.map(withoutInjectedText);
  return {
    own: written.filter((text) => text !== ''),
    others: parts.filter((part) => part.type !== 'text').map((part) => partLine(part)),
    added: texts.filter((text, index) => written[index] !== text.trim()),
  };
}

/**
 * What a call did and how it failed, with its whole arguments.
 * @param facts absent where its turn has no such call.
 * @param tools those that the request declares.
 */
export function callTitleLine(
  call: CoreToolCall,
  facts: ConversationTurn['calls'][number] | undefined,
  tools: readonly CoreTool[],
): Line<'call'> {
  const fault =
    facts?.is_valid === false && facts.failure === null
      ? [{ name: 'how', text: callFault(call, tools) }]
      : ((facts && callLine(facts).details) ?? []);
  return {
    kind: 'call',
    label: call.name,
    text: callText(argumentsText(call.input)),
    ...(call.providerExecuted && { who: 'run by the vendor' }),
    details: fault,
    ...(facts && isFailedCall(facts) && { tone: 'bad' }),
  };
}
