import { appendAll } from '../../core/append-all.ts';
import type { Report } from '../../core/codec.ts';
import { pairToolCalls } from '../../core/pairing.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreMessage,
  CoreText,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';
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
  const writer = new TranscriptWriter(options);
  for (const message of pairToolCalls(messages, options.report, 'openai-completions')) writer.addMessage(message);
  return writer.turns;
}

class TranscriptWriter {
  readonly #options: TranscriptOptions;
  readonly #escapeTokens: TokenEscaper;
  readonly #report: Report;
  readonly turns: PromptTurn[] = [];
  readonly #calls = new Map<string, CallReference>();
  #written = 0;

  constructor(options: TranscriptOptions) {
    this.#options = options;
    this.#escapeTokens = options.escapeTokens;
    this.#report = options.report;
  }

  addMessage(message: CoreMessage): void {
    switch (message.role) {
      case 'system':
        this.#add(this.#systemTurn(message));
        break;
      case 'user': {
        const content = message.content.map((part) => escapePart(part, this.#escapeTokens, this.#report));
        this.#add(copyProvenance(message, { ...message, content }));
        break;
      }
      case 'assistant':
        for (const { message: segment, results } of splitAtServerTools(message, this.#options)) {
          this.#add(this.#assistantTurn(segment));
          if (results.length > 0) this.#add({ role: 'user', content: this.#resultParts(results) });
        }
        break;
      case 'tool':
        this.#add(copyProvenance(message, { role: 'user', content: this.#resultParts(message.content) }));
        break;
      default:
        unreachable(message);
    }
  }

  #add(turn: PromptTurn): void {
    addTurn(this.turns, turn, this.#report);
  }

  #resultParts(results: readonly CoreToolResult[]): UserMessage['content'] {
    return writeResults(results, { ...this.#options, findCall: (callId) => this.#findCall(callId) });
  }

  #findCall(callId: string): CallReference {
    const call = this.#calls.get(callId);
    if (!call) throw new Error(`a result was paired with the call ${callId}, which was not written`);
    return call;
  }

  /** A system message, or a user's text if it is not at the start. */
  #systemTurn(message: SystemMessage): SystemMessage | UserMessage {
    const content = message.content.map((part) =>
      part.type === 'text'
        ? escapeText(part, this.#escapeTokens, this.#report)
        : escapeOpaque(part, this.#escapeTokens),
    );
    if (this.turns.every(({ role }) => role === 'system')) return copyProvenance(message, { ...message, content });
    this.#report({
      at: message,
      what: 'a system message is supported only at the start',
      instead: "a user's text",
    });
    return copyProvenance(message, { role: 'user', content });
  }

  #assistantTurn(message: CoreAssistantMessage): CoreAssistantMessage {
    const content: CoreAssistantPart[] = [];
    const made: CoreToolCall[] = [];
    for (const part of message.content) {
      if (part.type === 'tool-call') made.push(part);
      else appendAll(content, escapeAnswerPart(part, this.#options));
    }
    // A token may be split between two texts.
    const answerParts = joinTexts(content, '', this.#report).map((part) =>
      part.type === 'text' ? copyProvenance(part, { ...part, text: this.#escapeTokens(part.text, part) }) : part,
    );
    const gap = answerParts.some(({ type }) => type === 'text') ? paragraphs : '';
    const text = made.length > 0 ? [this.#callsText(made, gap)] : [];
    return copyProvenance(message, { ...message, content: [...answerParts, ...text] });
  }

  #callsText(made: readonly CoreToolCall[], gap: string): CoreText {
    const cache = made.findLast((call) => call.cache)?.cache;
    const text = gap + this.#options.writing.calls(made.map((call) => this.#writtenCall(call)));
    return { type: 'text', text, ...(cache && { cache }) };
  }

  #writtenCall(call: CoreToolCall): WrittenCall {
    reportLostMetadata(call, this.#report);
    const index = this.#written++;
    const name = this.#escapeTokens(call.name, call);
    this.#calls.set(call.id, { name, index });
    return { name, argumentsText: this.#escapeTokens(argumentsText(call, this.#report), call), index };
  }
}

function escapeAnswerPart(
  part: Exclude<CoreAssistantPart, CoreToolCall>,
  { escapeTokens, report }: TranscriptOptions,
): CoreAssistantPart[] {
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
