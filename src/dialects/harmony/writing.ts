import type { WrittenCall, WrittenResult } from '../dialect.ts';

/** Everything the format gives a meaning to (openai/harmony, docs/format.md). */
export const harmonyTokens = [
  '<|start|>',
  '<|end|>',
  '<|message|>',
  '<|channel|>',
  '<|constrain|>',
  '<|return|>',
  '<|call|>',
] as const;

/** A message of anybody's. `header`: who speaks, and in which channel. */
export const harmonyMessage = (header: string, text: string): string => `<|start|>${header}<|message|>${text}<|end|>`;

/** An earlier call as a message of its own. The name is that of the tool within its namespace. */
export const harmonyCall = ({ name, argumentsText }: WrittenCall): string =>
  `<|start|>assistant to=functions.${name}<|channel|>commentary <|constrain|>json<|message|>${argumentsText}<|call|>`;

/** What it was answered with: a message of the tool. The format has no place for a failure but the text. */
export const harmonyResult = ({ name, text }: WrittenResult): string =>
  `<|start|>functions.${name} to=assistant<|channel|>commentary<|message|>${text}<|end|>`;
