import { escapePointer } from '../provenance.ts';
import { asString, parseJson } from '../json.ts';

/** A string in a JSON text. */
export interface StringLeaf {
  /** JSON Pointer. */
  readonly pointer: string;
  /** Where its literal lies, the quotes included: from, up to and without `to`. */
  readonly from: number;
  readonly to: number;
  /** What it says. */
  readonly value: string;
}

/** What is open while a text is read, and where in it the reading is: the key, or the index, that comes next. */
type OpenContainer = { readonly type: 'object'; key: string | undefined } | { readonly type: 'array'; index: number };

/** Every string value of a JSON text, keys aside, in order; none where the text is not JSON. */
export function listStringLeaves(text: string): StringLeaf[] {
  if (parseJson(text) === undefined) return [];
  const leaves: StringLeaf[] = [];
  const open: OpenContainer[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const inner = open.at(-1);
    switch (text[at]) {
      case '{':
        open.push({ type: 'object', key: undefined });
        break;
      case '[':
        open.push({ type: 'array', index: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (inner?.type === 'array') inner.index += 1;
        else if (inner) inner.key = undefined;
        break;
      case '"': {
        const to = endOfLiteral(text, at);
        const value = asString(parseJson(text.slice(at, to))) ?? '';
        if (inner?.type === 'object' && inner.key === undefined) inner.key = value;
        else leaves.push({ pointer: pointerTo(open), from: at, to, value });
        at = to - 1;
        break;
      }
      default:
    }
  }
  return leaves;
}

function endOfLiteral(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const pointerTo = (open: readonly OpenContainer[]): string =>
  open.map((each) => `/${each.type === 'array' ? each.index : escapePointer(each.key ?? '')}`).join('');
