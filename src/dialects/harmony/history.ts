import type { Report } from '../../core/codec.ts';
import { pairToolCalls } from '../../core/pairing.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import { omittedText, resultParts, toolErrorPrefix } from '../../core/stand-ins.ts';
import type {
  CoreAssistantMessage,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { argumentsText } from '../prompt/arguments-text.ts';
import { reportLostMetadata, type TokenEscaper } from '../prompt/escape-parts.ts';
import { instructionsText } from './developer.ts';
import { harmonyCall, harmonyMessage, harmonyResult } from './writing.ts';
import { toPlainText } from '../prompt/plain-text.ts';
import { paragraphs } from '../prompt/turns.ts';

interface HistoryOptions {
  escapeTokens: TokenEscaper;
  /** Maps the client's name of a tool to its name in the prompt. */
  nameOf(name: string): string;
  report: Report;
}

interface History {
  /** The system messages before the conversation. */
  instructions: string;
  /** The other messages, with their markers. */
  messages: string[];
}

/** A rendered message and its kind: only answers and reasoning are distinguished. */
interface HistoryMessage {
  text: string;
  kind: 'final' | 'analysis' | 'other';
  /** The source, for reports. */
  of: object;
}

/** Renders the conversation. Control tokens in its texts are escaped. */
export function historyOf(conversation: readonly CoreMessage[], options: HistoryOptions): History {
  const { escapeTokens, report } = options;
  const instructions: string[] = [];
  const written: HistoryMessage[] = [];
  const add = (of: object, text: string, kind: HistoryMessage['kind'] = 'other'): void =>
    void written.push({ text, kind, of });
  const names = new Map<string, string>();

  for (const message of pairToolCalls(conversation, report)) {
    if (message.role !== 'tool') reportMessage(message, report);
    switch (message.role) {
      case 'system': {
        const text = escapeTokens(toPlainText(message.content, paragraphs, report), message);
        if (text === '') break;
        if (written.length === 0) instructions.push(text);
        else add(message, harmonyMessage('developer', instructionsText(text)));
        break;
      }
      case 'user': {
        const text = escapeTokens(toPlainText(message.content, paragraphs, report), message);
        add(message, harmonyMessage('user', text || omittedText));
        break;
      }
      case 'assistant':
        for (const { message: segment, results } of splitAtServerTools(message, options)) {
          addAnswer(segment);
          for (const result of results) addResult(result);
        }
        break;
      case 'tool':
        for (const result of message.content) addResult(result);
        break;
      default:
        unreachable(message);
    }
  }
  return { instructions: instructions.join(paragraphs), messages: withoutOldThoughts(written, report) };

  /** Text before a call goes to the commentary channel. Without a call it is the final answer. */
  function addAnswer(message: CoreAssistantMessage): void {
    const calls = message.content.some(({ type }) => type === 'tool-call');
    let pending: Exclude<CoreAssistantMessage['content'][number], CoreToolCall | CoreReasoning>[] = [];
    const flush = (): void => {
      const text = escapeTokens(toPlainText(pending, '', report), message);
      const header = `assistant<|channel|>${calls ? 'commentary' : 'final'}`;
      if (text !== '') add(message, harmonyMessage(header, text), calls ? 'other' : 'final');
      pending = [];
    };
    for (const part of message.content) {
      if (part.type === 'reasoning') {
        flush();
        addThought(part);
      } else if (part.type === 'tool-call') {
        flush();
        addCall(part);
      } else pending.push(part);
    }
    flush();
  }

  function addThought(part: CoreReasoning): void {
    reportLostMetadata(part, report);
    const text = escapeTokens(part.blocks.map((block) => block.text).join(paragraphs), part);
    if (text !== '') add(part, harmonyMessage('assistant<|channel|>analysis', text), 'analysis');
  }

  function addCall(call: CoreToolCall): void {
    reportLostMetadata(call, report);
    const name = options.nameOf(call.name);
    names.set(call.id, name);
    add(call, harmonyCall({ name, argumentsText: escapeTokens(argumentsText(call, report), call) }));
  }

  function addResult(result: CoreToolResult): void {
    reportLostMetadata(result, report);
    const name = names.get(result.callId) ?? options.nameOf(result.name ?? result.callId);
    const text = toPlainText(resultParts(result), '\n', report);
    const resultText = escapeTokens(result.isError ? toolErrorPrefix + text : text, result);
    add(result, harmonyResult({ name, text: resultText, isError: result.isError === true }));
  }
}

function reportMessage(message: Exclude<CoreMessage, { role: 'tool' }>, report: Report): void {
  reportForeignExtras(message, 'openai-completions', report);
  if (message.name !== undefined)
    report({ at: message, field: 'name', what: `the name of who speaks (${message.name})` });
}

/** Omits reasoning that precedes an answer, as the format requires (docs/format.md, "Handling reasoning output"). */
function withoutOldThoughts(written: readonly HistoryMessage[], report: Report): string[] {
  const lastFinal = written.findLastIndex(({ kind }) => kind === 'final');
  return written.flatMap(({ text, kind, of }, index) => {
    if (kind !== 'analysis' || index > lastFinal) return text;
    report({ at: of, what: 'reasoning that an answer has followed' });
    return [];
  });
}
