import type { CoreReasoning } from './types.ts';

/** What is between paragraphs, as which blocks of reasoning follow each other. */
export const paragraphSeparator = '\n\n';

/** Pieces of reasoning as one text. */
export const joinReasoning = (pieces: readonly CoreReasoning[]): string =>
  pieces
    .flatMap(({ blocks }) => blocks.map(({ text }) => text))
    .filter((text) => text !== '')
    .join(paragraphSeparator);
