import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { CoreChatRequest, CoreMessage, CoreToolCall, CoreToolResult, ToolInput } from '../../src/core/types.ts';
import type { Dialect, PromptStyle, Writing } from '../../src/dialects/dialect.ts';
import { promptRequest } from '../../src/dialects/prompt/request.ts';

/** A form in which it is plain to see what was written: `<call>f {"a":1}</call>`, `<result>f: text</result>`. */
const writing: Writing = {
  controlTokens: ['<call>', '</call>', '<result>', '</result>', '<turn>'],
  calls: (calls) =>
    calls.map(({ name, argumentsText, index }) => `<call>${name}#${index} ${argumentsText}</call>`).join('\n'),
  results: (results) =>
    results
      .map(({ name, text, isError, index }) => `<result>${name}#${index}${isError ? ' failed' : ''}: ${text}</result>`)
      .join('\n'),
};

/** A dialect of which only the writing is asked for. */
export const written = (own: Partial<Writing> = {}): Dialect => ({
  name: 'json',
  writing: { ...writing, ...own },
  reader: () => {
    throw new Error('nothing is read here');
  },
});

export const userMessage = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
export const systemMessage = (text: string): CoreMessage => ({ role: 'system', content: [{ type: 'text', text }] });
export const answered = (text: string): CoreMessage => ({ role: 'assistant', content: [{ type: 'text', text }] });

export const call = (id: string, name: string, input: ToolInput | Record<string, string> = {}): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: isInput(input) ? input : { kind: 'json', value: input },
  providerExecuted: false,
});
const isInput = (input: ToolInput | Record<string, string>): input is ToolInput => 'kind' in input;

export const calling = (...calls: CoreToolCall[]): CoreMessage => ({ role: 'assistant', content: calls });
export const result = (callId: string, text: string): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text }],
  providerExecuted: false,
});
export const results = (...content: CoreToolResult[]): CoreMessage => ({ role: 'tool', content });

export interface Prompted {
  request: CoreChatRequest;
  /** The messages as `role: text`; what is no text stands in brackets. */
  lines: string[];
  system: string;
  losses: UnlocatedLoss[];
}

/** What becomes of a request; `asked` is all of it but what every request has. */
export function prompted(
  fields: Partial<CoreChatRequest>,
  { dialect = written(), style = 'full' }: { dialect?: Dialect; style?: PromptStyle } = {},
): Prompted {
  const losses: UnlocatedLoss[] = [];
  const request = promptRequest(
    { model: 'm', stream: true, messages: [userMessage('hi')], ...fields },
    { dialect, style, report: (loss) => losses.push(loss) },
  );
  const lines = request.messages.map(lineOf);
  const [first] = request.messages;
  return { request, lines, system: first?.role === 'system' ? lineOf(first).slice('system: '.length) : '', losses };
}

const lineOf = ({ role, content }: CoreMessage): string =>
  `${role}: ${content.map((part) => ('text' in part ? part.text : `[${part.type}]`)).join(' | ')}`;
