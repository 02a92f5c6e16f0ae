import { maxOf } from './extremes.ts';
import type { CoreError } from './types.ts';

/** How much of a message is searched, in UTF-16 code units. */
const maxMessageLength = 2_000;

/**
 * What servers answer to a prompt that is too long, beside the form of their protocol: many servers have the protocol of
 * another vendor and messages of their own.
 */
const overflowPatterns: readonly RegExp[] = [
  /context[ _](?:length|window|size)/i,
  // Anthropic, Ollama, Fireworks
  /prompt (?:is )?too long/i,
  /exceeds? context limit/i,
  // Bedrock
  /input is too long/i,
  /too many total text bytes/i,
  // xAI, vLLM
  /maximum (?:prompt|model) length/i,
  // Gemini
  /input token count.*exceeds the maximum/i,
  // Groq, Cerebras
  /reduce the length of the messages/i,
  // Moonshot
  /exceeded model token limit/i,
  // GitHub Copilot
  /prompt token count of \d+ exceeds/i,
  // Zhipu
  /prompt exceeds max length/i,
  // DashScope
  /range of input length should be/i,
  // Text Generation Inference
  /`inputs` tokens \+ `max_new_tokens` must be/i,
  // Cohere
  /number of tokens in the prompt cannot exceed/i,
];

/** Whether the message of an error, or its code, states that a prompt does not fit the context window. */
export function isContextOverflow(message: string): boolean {
  const text = message.slice(0, maxMessageLength);
  return overflowPatterns.some((pattern) => pattern.test(text));
}

/**
 * How long the prompt is and how long it may be, where a message has both: with the tokens of the output that was asked for,
 * where these are what is too much.
 * @example parseOverflowTokens('maximum context length is 8192 tokens, you requested 9000 tokens') // { used: 9000, limit: 8192 }
 */
export function parseOverflowTokens(message: string): CoreError['tokens'] {
  const text = message.slice(0, maxMessageLength);
  const tokens = parseSum(text) ?? parseTokenCounts(text) ?? parseNumbers(text);
  return tokens && tokens.used > tokens.limit ? tokens : undefined;
}

/** "A + B > C" of Anthropic, and "B > C - A" of vLLM: A is the input, B the output asked for, C the limit. */
function parseSum(text: string): CoreError['tokens'] {
  const [, input, output, limit] = /\b(\d{1,12}) \+ (\d{1,12}) > (\d{1,12})\b/.exec(text) ?? [];
  if (input && output && limit) return { used: Number(input) + Number(output), limit: Number(limit) };
  const [, asked, window, used] = /\b(\d{1,12}) > (\d{1,12}) - (\d{1,12})\b/.exec(text) ?? [];
  return asked && window && used ? { used: Number(asked) + Number(used), limit: Number(window) } : undefined;
}

/** "maximum context length is B tokens … A tokens" of OpenAI, and "A tokens) exceeds … (B tokens" of llama-server. */
function parseTokenCounts(text: string): CoreError['tokens'] {
  const [first, second, ...others] = [...text.matchAll(/\b(\d{1,12}) (?:input )?tokens/g)].map((match) =>
    Number(match[1]),
  );
  if (first === undefined || second === undefined) return undefined;
  const greatest = Math.max(second, maxOf(others));
  return text.includes('maximum') && first < greatest
    ? { used: greatest, limit: first }
    : { used: first, limit: second };
}

/** Of messages without the word "tokens" behind both: the greatest number is the length of the prompt. */
function parseNumbers(text: string): CoreError['tokens'] {
  const numbers = [...text.matchAll(/\b\d{3,12}\b/g)].map(([number]) => Number(number));
  const [used, limit] = numbers.toSorted((one, other) => other - one);
  return used !== undefined && limit !== undefined ? { used, limit } : undefined;
}
