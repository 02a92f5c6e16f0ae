import { asObject, parseJson } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import type { Answer } from './clients.ts';
import type { Form } from './forms.ts';

/** The finish reasons of each protocol: the model stopped, called a tool, or reached the length limit. */
const finishes: Readonly<Record<Protocol, { stopped: string; called: string; cut: string }>> = {
  anthropic: { stopped: 'end_turn', called: 'tool_use', cut: 'max_tokens' },
  'openai-chat': { stopped: 'stop', called: 'tool_calls', cut: 'length' },
  'openai-responses': { stopped: 'completed', called: 'completed', cut: 'max_output_tokens' },
  gemini: { stopped: 'STOP', called: 'STOP', cut: 'MAX_TOKENS' },
  ollama: { stopped: 'stop', called: 'stop', cut: 'length' },
  'gemini-interactions': { stopped: 'completed', called: 'requires_action', cut: 'incomplete' },
};

/** The problems of one answer. */
export function findingsOf(answer: Answer, { grammar, thinks }: Form, protocol: Protocol): string[] {
  const { text, thought, calls, finish } = answer;
  const { stopped, called, cut } = finishes[protocol];
  const found: string[] = [];
  const shown = JSON.stringify(answer);
  const due = finish === cut ? cut : calls.length > 0 ? called : stopped;
  if (finish !== due) found.push(`the finish reason is ${finish}, expected ${due}: ${shown}`);
  // A truncated call may be incomplete.
  if (finish !== cut)
    for (const { name, input } of calls)
      if (argumentsOf(input) === undefined) found.push(`${name} was called with ${JSON.stringify(input)}`);
  if (grammar === undefined) return found;

  const city = argumentsOf(calls[0]?.input)?.['city'];
  if (calls.length !== 1 || calls[0]?.name !== 'get_weather' || typeof city !== 'string' || city === '')
    found.push(`expected a call of get_weather with a city, got ${shown}`);
  if (text.trim() !== '') found.push(`text remains besides the call: ${shown}`);
  if ((thinks ?? false) !== (thought !== '')) found.push(`expected ${thinks ? 'reasoning' : 'no reasoning'}: ${shown}`);
  return found;
}

const argumentsOf = (input: unknown): Record<string, unknown> | undefined =>
  typeof input === 'string' ? asObject(parseJson(input)) : isObject(input) ? input : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
