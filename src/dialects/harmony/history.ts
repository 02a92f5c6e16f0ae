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
import { paragraphs, type SystemMessage, type UserMessage } from '../prompt/turns.ts';

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
  const writer = new HistoryWriter(options);
  for (const message of pairToolCalls(conversation, options.report, 'openai-completions')) writer.addMessage(message);
  return writer.history();
}

class HistoryWriter {
  readonly #options: HistoryOptions;
  readonly #escapeTokens: TokenEscaper;
  readonly #report: Report;
  readonly #instructions: string[] = [];
  readonly #written: HistoryMessage[] = [];
  /** The names of the calls, by their ids. */
  readonly #names = new Map<string, string>();

  constructor(options: HistoryOptions) {
    this.#options = options;
    this.#escapeTokens = options.escapeTokens;
    this.#report = options.report;
  }

  history(): History {
    const messages = withoutOldReasoning(this.#written, this.#report);
    return { instructions: this.#instructions.join(paragraphs), messages };
  }

  addMessage(message: CoreMessage): void {
    if (message.role !== 'tool') reportMessage(message, this.#report);
    switch (message.role) {
      case 'system': {
        const text = this.#textOf(message);
        if (text === '') break;
        if (this.#written.length === 0) this.#instructions.push(text);
        else this.#add(message, harmonyMessage('developer', instructionsText(text)));
        break;
      }
      case 'user': {
        const text = this.#textOf(message);
        this.#add(message, harmonyMessage('user', text || omittedText));
        break;
      }
      case 'assistant':
        for (const { message: segment, results } of splitAtServerTools(message, this.#options)) {
          this.#addAnswer(segment);
          for (const result of results) this.#addResult(result);
        }
        break;
      case 'tool':
        for (const result of message.content) this.#addResult(result);
        break;
      default:
        unreachable(message);
    }
  }

  #textOf(message: SystemMessage | UserMessage): string {
    return this.#escapeTokens(toPlainText(message.content, paragraphs, this.#report), message);
  }

  #add(of: object, text: string, kind: HistoryMessage['kind'] = 'other'): void {
    this.#written.push({ text, kind, of });
  }

  /** Text before a call goes to the commentary channel. Without a call it is the final answer. */
  #addAnswer(message: CoreAssistantMessage): void {
    const calls = message.content.some(({ type }) => type === 'tool-call');
    let pending: Exclude<CoreAssistantMessage['content'][number], CoreToolCall | CoreReasoning>[] = [];
    const flush = (): void => {
      const text = this.#escapeTokens(toPlainText(pending, '', this.#report), message);
      const header = `assistant<|channel|>${calls ? 'commentary' : 'final'}`;
      if (text !== '') this.#add(message, harmonyMessage(header, text), calls ? 'other' : 'final');
      pending = [];
    };
    for (const part of message.content) {
      if (part.type === 'reasoning') {
        flush();
        this.#addReasoning(part);
      } else if (part.type === 'tool-call') {
        flush();
        this.#addCall(part);
      } else pending.push(part);
    }
    flush();
  }

  #addReasoning(part: CoreReasoning): void {
    reportLostMetadata(part, this.#report);
    const text = this.#escapeTokens(part.blocks.map((block) => block.text).join(paragraphs), part);
    if (text !== '') this.#add(part, harmonyMessage('assistant<|channel|>analysis', text), 'analysis');
  }

  #addCall(call: CoreToolCall): void {
    reportLostMetadata(call, this.#report);
    const name = this.#options.nameOf(call.name);
    this.#names.set(call.id, name);
    this.#add(call, harmonyCall({ name, argumentsText: this.#escapeTokens(argumentsText(call, this.#report), call) }));
  }

  #addResult(result: CoreToolResult): void {
    reportLostMetadata(result, this.#report);
    const name = this.#names.get(result.callId) ?? this.#options.nameOf(result.name ?? result.callId);
    const text = toPlainText(resultParts(result, this.#report), '\n', this.#report);
    const resultText = this.#escapeTokens(result.isError ? toolErrorPrefix + text : text, result);
    this.#add(result, harmonyResult({ name, text: resultText, isError: result.isError === true }));
  }
}

function reportMessage(message: Exclude<CoreMessage, { role: 'tool' }>, report: Report): void {
  reportForeignExtras(message, 'openai-completions', report);
  if (message.name !== undefined)
    report({ at: message, field: 'name', what: `the name of the participant (${message.name})` });
}

/** Omits reasoning that precedes an answer, as the format requires (docs/format.md, "Handling reasoning output"). */
function withoutOldReasoning(written: readonly HistoryMessage[], report: Report): string[] {
  const lastFinal = written.findLastIndex(({ kind }) => kind === 'final');
  return written.flatMap(({ text, kind, of }, index) => {
    if (kind !== 'analysis' || index > lastFinal) return text;
    report({ at: of, what: 'reasoning before an earlier answer' });
    return [];
  });
}
