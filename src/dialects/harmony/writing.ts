import type { WrittenCall, WrittenResult } from '../dialect.ts';

/** All tokens with a meaning in the format (openai/harmony, docs/format.md). */
export const harmonyTokens = [
  '<|start|>',
  '<|end|>',
  '<|message|>',
  '<|channel|>',
  '<|constrain|>',
  '<|return|>',
  '<|call|>',
] as const;

/** Renders a message. `header`: its author and channel. */
export const harmonyMessage = (header: string, text: string): string => `<|start|>${header}<|message|>${text}<|end|>`;

/** Renders an earlier call as a message. The name is that within the namespace. */
export const harmonyCall = ({ name, argumentsText }: WrittenCall): string =>
  `<|start|>assistant to=functions.${name}<|channel|>commentary <|constrain|>json<|message|>${argumentsText}<|call|>`;

/** Renders a result as a message of the tool. The format has no error field. */
export const harmonyResult = ({ name, text }: WrittenResult): string =>
  `<|start|>functions.${name} to=assistant<|channel|>commentary<|message|>${text}<|end|>`;
