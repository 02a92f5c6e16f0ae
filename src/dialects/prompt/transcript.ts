import type { Report } from '../../core/codec.ts';
import { pairToolCalls } from '../../core/pairing.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreMessage, CoreText, CoreToolCall } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { argumentsText } from './arguments-text.ts';
import type { WrittenCall, Writing } from '../dialect.ts';
import {
  harmlessOpaque,
  harmlessPart,
  harmlessReasoning,
  plainText,
  reportUnsayable,
  type Harmless,
} from './harmless.ts';
import { addTurn, joinTexts, paragraphs, type SystemMessage, type Turn, type UserMessage } from './turns.ts';
import { writeResults, type Called } from './written-results.ts';

interface Scribe {
  writing: Writing;
  harmless: Harmless;
  report: Report;
}

/**
 * The conversation with its calls and results as text, each result by the call it answers. At most one system message,
 * which comes first, and then user and assistant take turns, beginning with the user: chat templates such as Gemma's and
 * Mistral's refuse anything else, and all others take it.
 */
export function transcript(messages: readonly CoreMessage[], scribe: Scribe): Turn[] {
  const { writing, harmless, report } = scribe;
  const turns: Turn[] = [];
  const calls = new Map<string, Called>();
  let written = 0;
  const add = (turn: Turn): void => addTurn(turns, turn, report);

  for (const message of pairToolCalls(messages, report)) {
    switch (message.role) {
      case 'system':
        add(systemTurn(message));
        break;
      case 'user': {
        const content = message.content.map((part) => harmlessPart(part, harmless, report));
        add(copyProvenance(message, { ...message, content }));
        break;
      }
      case 'assistant':
        for (const { message: stretch, results } of splitAtServerTools(message, scribe)) {
          add(assistantTurn(stretch));
          if (results.length > 0) add({ role: 'user', content: writeResults(results, { ...scribe, called }) });
        }
        break;
      case 'tool':
        add(copyProvenance(message, { role: 'user', content: writeResults(message.content, { ...scribe, called }) }));
        break;
      default:
        unreachable(message);
    }
  }
  return turns;

  function called(callId: string): Called {
    const call = calls.get(callId);
    if (!call) throw new Error(`a result was paired with the call ${callId}, which was not written`);
    return call;
  }

  /** A system message; as a user's text where others have spoken before. */
  function systemTurn(message: SystemMessage): SystemMessage | UserMessage {
    const content = message.content.map((part) =>
      part.type === 'text' ? plainText(part, harmless, report) : harmlessOpaque(part, harmless),
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
      else content.push(...saidPart(part));
    }
    // A token may stand in two texts of which each is harmless.
    const said = joinTexts(content, '', report).map((part) =>
      part.type === 'text' ? copyProvenance(part, { ...part, text: harmless(part.text, part) }) : part,
    );
    const gap = said.some(({ type }) => type === 'text') ? paragraphs : '';
    const text = made.length > 0 ? [callsText(made, gap)] : [];
    return copyProvenance(message, { ...message, content: [...said, ...text] });
  }

  function saidPart(part: Exclude<CoreAssistantPart, CoreToolCall>): CoreAssistantPart[] {
    switch (part.type) {
      case 'text':
      case 'refusal':
        return [plainText(part, harmless, report)];
      case 'reasoning':
        return [harmlessReasoning(part, harmless, report)];
      case 'image':
        return [part];
      case 'audio':
        return part.transcript === undefined
          ? [part]
          : [copyProvenance(part, { ...part, transcript: harmless(part.transcript, part) })];
      case 'opaque':
        return [harmlessOpaque(part, harmless)];
      case 'tool-result':
        // Those with a call have become turns of their own.
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
    reportUnsayable(call, report);
    const index = written++;
    const name = harmless(call.name, call);
    calls.set(call.id, { name, index });
    return { name, argumentsText: harmless(argumentsText(call, report), call), index };
  }
}
