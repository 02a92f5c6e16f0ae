import { unreachable } from '../../core/unreachable.ts';
import { joiner } from '../prompt/control-tokens.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext } from '../dialect.ts';

/**
 * Creates a reader for responses to a prompt with escaped control tokens. It removes the joiners that the model
 * copied: they must not end up in files that the model reads and writes back. Only text that may still be an escaped
 * token is delayed.
 */
export function createRestoringReader(
  dialect: Dialect,
  context: ReaderContext,
  emit: (event: DialectEvent) => void,
): Reader {
  const tails = Map.groupBy(dialect.writing.controlTokens, (token) => token.charAt(0));
  let text = createRestoredText(tails, noteOnce);
  let open: 'text' | 'reasoning' | 'call-arguments' = 'text';
  let isNoted = false;

  const reader = dialect.reader(context, (event) => {
    switch (event.type) {
      case 'note':
        return emit(event);
      case 'text':
      case 'reasoning':
      case 'call-arguments':
        if (event.type !== open) close();
        open = event.type;
        return write(text.add(event.text));
      case 'call-start':
      case 'call-done':
      case 'call-cut':
      case 'call-broken':
        close();
        return emit(event);
      default:
        return unreachable(event);
    }
  });
  return {
    push: (piece) => reader.push(piece),
    end(ending) {
      reader.end(ending);
      close();
    },
  };

  function close(): void {
    write(text.rest());
    text = createRestoredText(tails, noteOnce);
  }

  function write(piece: string): void {
    if (piece !== '') emit({ type: open, text: piece });
  }

  function noteOnce(): void {
    if (isNoted) return;
    isNoted = true;
    emit({ type: 'note', what: 'a joiner copied from the prompt', saw: joiner, made: 'left out' });
  }
}

interface RestoredText {
  /** Returns the text that is certain. */
  add(piece: string): string;
  /** Returns the delayed text unchanged. */
  rest(): string;
}

/** @param tokensByFirst control tokens by their first character */
function createRestoredText(tokensByFirst: ReadonlyMap<string, readonly string[]>, found: () => void): RestoredText {
  /** Text from a joiner on that may be the rest of a token. */
  let held = '';
  /** The character before `held`. */
  let before = '';

  function add(piece: string): string {
    if (held === '' && !piece.includes(joiner)) {
      before = piece.slice(-1);
      return piece;
    }
    const text = held + piece;
    const kept: string[] = [];
    let from = 0;
    held = '';
    for (let at = text.indexOf(joiner); at !== -1; at = text.indexOf(joiner, at + 1)) {
      const meaning = meaningOf(at === 0 ? before : text.charAt(at - 1), text, at + 1);
      if (meaning === 'text') continue;
      kept.push(text.slice(from, at));
      from = meaning === 'unknown' ? text.length : at + 1;
      if (meaning === 'unknown') {
        held = text.slice(at);
        break;
      }
      found();
    }
    kept.push(text.slice(from));
    const certain = kept.join('');
    if (certain !== '') before = certain.slice(-1);
    return certain;
  }

  /** Classifies a joiner after `first`, where the text continues at `next`. */
  function meaningOf(first: string, text: string, next: number): 'token' | 'text' | 'unknown' {
    const tokens = tokensByFirst.get(first) ?? [];
    if (tokens.some((token) => text.startsWith(token.slice(1), next))) return 'token';
    const available = text.length - next;
    return tokens.some((token) => available < token.length - 1 && token.startsWith(text.slice(next), 1))
      ? 'unknown'
      : 'text';
  }

  return {
    add,
    rest() {
      const text = held;
      held = '';
      return text;
    },
  };
}
