import type { Report } from '../../core/codec.ts';
import { pairToolCalls } from '../../core/pairing.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreMessage, CoreText, CoreToolCall } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { argumentsText } from './arguments-text.ts';
import type { WrittenCall, Writing } from '../dialect.ts';
import {
  escapeOpaque,
  escapePart,
  escapeReasoning,
  escapeText,
  reportLostMetadata,
  type TokenEscaper,
} from './escape-parts.ts';
import { addTurn, joinTexts, paragraphs, type SystemMessage, type PromptTurn, type UserMessage } from './turns.ts';
import { writeResults, type CallReference } from './written-results.ts';

interface TranscriptOptions {
  writing: Writing;
  escapeTokens: TokenEscaper;
  report: Report;
}

/**
 * The conversation with calls and results as text, each result after its call. There is at most one system message, at
 * the start, and user and assistant alternate, beginning with the user: chat templates such as Gemma's and Mistral's
 * reject anything else.
 */
export function transcript(messages: readonly CoreMessage[], options: TranscriptOptions): PromptTurn[] {
  const { writing, escapeTokens, report } = options;
  const turns: PromptTurn[] = [];
  const calls = new Map<string, CallReference>();
  let written = 0;
  const add = (turn: PromptTurn): void => addTurn(turns, turn, report);

  for (const message of pairToolCalls(messages, report)) {
    switch (message.role) {
      case 'system':
        add(systemTurn(message));
        break;
      case 'user': {
        const content = message.content.map((part) => escapePart(part, escapeTokens, report));
        add(copyProvenance(message, { ...message, content }));
        break;
      }
      case 'assistant':
        for (const { message: segment, results } of splitAtServerTools(message, options)) {
          add(assistantTurn(segment));
          if (results.length > 0) add({ role: 'user', content: writeResults(results, { ...options, findCall }) });
        }
        break;
      case 'tool':
        add(
          copyProvenance(message, { role: 'user', content: writeResults(message.content, { ...options, findCall }) }),
        );
        break;
      default:
        unreachable(message);
    }
  }
  return turns;

  function findCall(callId: string): CallReference {
    const call = calls.get(callId);
    if (!call) throw new Error(`a result was paired with the call ${callId}, which was not written`);
    return call;
  }

  /** A system message, or a user's text if it is not at the start. */
  function systemTurn(message: SystemMessage): SystemMessage | UserMessage {
    const content = message.content.map((part) =>
      part.type === 'text' ? escapeText(part, escapeTokens, report) : escapeOpaque(part, escapeTokens),
    );
    if (turns.every(({ role }) => role === 'system')) return copyProvenance(message, { ...message, content });
    report({ at: message, what: 'a system message is not taken in this place', instead: "a user's text" });
    return copyProvenance(message, { role: 'user', content });
  }

  function assistantTurn(message: CoreAssistantMessage): CoreAssistantMessage {
    const content: CoreAssistantPart[] = [];
    const made: CoreToolCall[] = [];
    for (const part of message.content) {
      if (part.type === 'tool-call') made.push(part);
      else content.push(...escapeAnswerPart(part));
    }
    // A token may be split between two texts.
    const answerParts = joinTexts(content, '', report).map((part) =>
      part.type === 'text' ? copyProvenance(part, { ...part, text: escapeTokens(part.text, part) }) : part,
    );
    const gap = answerParts.some(({ type }) => type === 'text') ? paragraphs : '';
    const text = made.length > 0 ? [callsText(made, gap)] : [];
    return copyProvenance(message, { ...message, content: [...answerParts, ...text] });
  }

  function escapeAnswerPart(part: Exclude<CoreAssistantPart, CoreToolCall>): CoreAssistantPart[] {
    switch (part.type) {
      case 'text':
      case 'refusal':
        return [escapeText(part, escapeTokens, report)];
      case 'reasoning':
        return [escapeReasoning(part, escapeTokens, report)];
      case 'image':
        return [part];
      case 'audio':
        return part.transcript === undefined
          ? [part]
          : [copyProvenance(part, { ...part, transcript: escapeTokens(part.transcript, part) })];
      case 'opaque':
        return [escapeOpaque(part, escapeTokens)];
      case 'tool-result':
        // Results with a call have become turns.
        report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
        return [];
      default:
        return unreachable(part);
    }
  }

  function callsText(made: readonly CoreToolCall[], gap: string): CoreText {
    const cache = made.findLast((call) => call.cache)?.cache;
    const text = gap + writing.calls(made.map(writtenCall));
    return { type: 'text', text, ...(cache && { cache }) };
  }

  function writtenCall(call: CoreToolCall): WrittenCall {
    reportLostMetadata(call, report);
    const index = written++;
    const name = escapeTokens(call.name, call);
    calls.set(call.id, { name, index });
    return { name, argumentsText: escapeTokens(argumentsText(call, report), call), index };
  }
}
