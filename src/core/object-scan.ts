/** Follows the text of a JSON object as it grows, to know when it is whole. Linear, and never fails. */
export interface ObjectBoundaryScanner {
  /** Reads on. Where a second object begins behind the first, its place in `text`; nothing from there on is read. */
  take(text: string): number | undefined;
  /** Whether one object has been read from its first brace to its last. */
  readonly isWhole: boolean;
  /** Whether an object has begun and not ended. */
  readonly isOpen: boolean;
}

export function createObjectScanner(): ObjectBoundaryScanner {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let state: 'before' | 'inside' | 'whole' | 'no-object' = 'before';

  const inside = (character: string): void => {
    if (escaped) escaped = false;
    else if (inString) {
      if (character === '\\') escaped = true;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    if (depth === 0) state = 'whole';
  };

  return {
    take(text) {
      if (state === 'no-object') return undefined;
      for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (state === 'inside') inside(character);
        else if (character === '{') {
          if (state === 'whole') return at;
          state = 'inside';
          depth = 1;
        } else if (state === 'before' && character.trim() !== '') {
          state = 'no-object';
          return undefined;
        }
      }
      return undefined;
    },
    get isWhole() {
      return state === 'whole';
    },
    get isOpen() {
      return state === 'inside';
    },
  };
}
