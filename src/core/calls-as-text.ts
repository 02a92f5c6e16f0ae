import { appendAll } from './append-all.ts';
import { lackOf } from './capabilities.ts';
import type { Report } from './codec.ts';
import { copyProvenance } from './provenance.ts';
import { sourceText, toolErrorPrefix } from './stand-ins.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreMessage,
  CoreText,
  CoreToolCall,
  CoreToolResult,
  CoreUserPart,
} from './types.ts';
import { unreachable } from './unreachable.ts';
import { argumentsText } from './tool-input.ts';

type UserMessage = Extract<CoreMessage, { role: 'user' }>;
type ResultPart = CoreToolResult['content'][number];

const paragraphs = '\n\n';

/**
 * A conversation in which earlier calls and results are text, for a model that is given no tools: calls in the
 * assistant's own messages, results in the user's. Results and the user's text right after them become one message, so
 * that user and assistant still take turns where they did before. Each call and each result is reported.
 */
export function writeCallsAsText(messages: readonly CoreMessage[], report: Report): CoreMessage[] {
  const names = new Map<string, string>();
  const written: CoreMessage[] = [];
  let isAfterResult = false;

  for (const message of messages) {
    switch (message.role) {
      case 'system':
        written.push(message);
        break;
      case 'user':
        addUser(message);
        break;
      case 'assistant':
        written.push(assistantMessage(message));
        break;
      case 'tool':
        addUser(copyProvenance(message, { role: 'user', content: message.content.flatMap(resultParts) }));
        break;
      default:
        unreachable(message);
    }
    isAfterResult = message.role === 'tool';
  }
  return written;

  function addUser(message: UserMessage): void {
    const last = written.at(-1);
    if (isAfterResult && last?.role === 'user')
      written[written.length - 1] = copyProvenance(last, {
        ...message,
        content: [...last.content, ...message.content],
      });
    else written.push(message);
  }

  function assistantMessage(message: CoreAssistantMessage): CoreAssistantMessage {
    if (!message.content.some(({ type }) => type === 'tool-call' || type === 'tool-result')) return message;
    const content: CoreAssistantPart[] = [];
    for (const part of message.content) {
      if (part.type === 'tool-call') content.push(separated(content, callText(part)));
      else if (part.type === 'tool-result') appendAll(content, serverResultParts(part, content));
      else content.push(part);
    }
    return copyProvenance(message, { ...message, content });
  }

  function callText(call: CoreToolCall): CoreText {
    names.set(call.id, call.name);
    report({ at: call, ...lackOf('tools', `a call of ${call.name}`), instead: 'a text' });
    return replaceWithText(call, `[Called tool ${call.name} with input: ${argumentsText(call.input)}]`);
  }

  function resultParts(result: CoreToolResult): CoreUserPart[] {
    return [resultText(result), ...result.content.filter(isNonText)];
  }

  function serverResultParts(result: CoreToolResult, before: readonly CoreAssistantPart[]): CoreAssistantPart[] {
    const beside = result.content.filter(isNonText).flatMap((part): CoreAssistantPart[] => {
      if (part.type !== 'document') return [part];
      report({ at: part, what: 'a document in an assistant message' });
      return [];
    });
    return [separated(before, resultText(result)), ...beside];
  }

  function resultText(result: CoreToolResult): CoreText {
    const name = names.get(result.callId) ?? result.name ?? result.callId;
    report({ at: result, ...lackOf('tools', `the result of ${name}`), instead: 'a text' });
    const texts = result.content.flatMap(textsOf);
    if (texts.length === 0 && result.value !== undefined) texts.push(JSON.stringify(result.value));
    return replaceWithText(
      result,
      `[Result of tool ${name}]\n${result.isError ? toolErrorPrefix : ''}${texts.join('\n')}`,
    );
  }
}

function textsOf(part: ResultPart): string[] {
  if (part.type === 'source') return [sourceText(part)];
  return part.type === 'text'
    ? [part.text]
    : part.type === 'opaque' && part.standIn !== undefined
      ? [part.standIn]
      : [];
}

const isNonText = (part: ResultPart): part is Exclude<ResultPart, { type: 'text' | 'source' | 'opaque' }> =>
  part.type !== 'text' && part.type !== 'source' && part.type !== 'opaque';

const replaceWithText = (part: CoreToolCall | CoreToolResult, text: string): CoreText =>
  copyProvenance(part, { type: 'text', text, ...(part.cache && { cache: part.cache }) });

/** Some wires join the texts of a message without anything between them. */
const separated = (before: readonly CoreAssistantPart[], text: CoreText): CoreText =>
  before.at(-1)?.type === 'text' ? copyProvenance(text, { ...text, text: paragraphs + text.text }) : text;
