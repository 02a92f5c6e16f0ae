import { isCutAt } from './openers.ts';

/** What begins the name of a closing tag: the tags around parameters, calls and blocks of calls of all dialects. */
const names = [
  'parameter',
  'param',
  'arg_key',
  'arg_value',
  'argument',
  'tool_sep',
  'invoke',
  'function',
  'tool_call',
  'tool_code',
  'tool_use',
  'minimax:tool_call',
  'seed:tool_call',
  'longcat_tool_call',
  'TOOLCALL',
];

/** Tokens that close calls. */
const tokens = [
  '<|tool_call_argument_end|>',
  '<|tool_call_end|>',
  '<|tool_calls_section_end|>',
  '<|tool_call_section_end|>',
  '<｜tool▁call▁end｜>',
  '<｜tool▁calls▁end｜>',
  '<tool_call|>',
  '<end_function_call>',
  '<|/tool_call|>',
  '<|action_end|>',
  '<|python_end|>',
  '<|END_ACTION|>',
  '<|call|>',
];

/** What models copy from the opening tag: `</function=bash>`, `</invoke name="bash">`. */
const copied = '(?: (?:name|key))?=(?:"[^"<>\\n]{0,48}"|[^\\s"<>]{1,48})';
const copiedBegun = '(?: (?:n|na|nam|name|k|ke|key)?|(?: (?:name|key))?=(?:"[^"<>\\n]{0,48}"?|[^\\s"<>]{0,48}))';
/** A misspelled end, such as `</parameter1>`, `</parameter/>` and `</function_invocation>` (sglang 27337), counts too. */
const tag = new RegExp(`^</(?:${names.join('|')})[\\w:./-]{0,24}(?:${copied})?>`);
const tagBegun = new RegExp(`^<(?:/(?<closed>[\\w:./-]{0,40})${copiedBegun}?|(?<opened>[\\w:./-]{0,40}))$`);
/** Marks that occur in tags of calls only, before any name. The end of the tag may be missing (llama.cpp 28612). */
const dsml = new RegExp(`^</ ?[｜|‖]{1,2} ?DSML ?[｜|‖]{1,2} ?[\\w:]{1,32}(?:(?:${copied})?>)?`);
const dsmlBegun = new RegExp(
  `^</? ?(?:[｜|‖]{1,2} ?(?:D|DS|DSM|DSML ?[｜|‖]{0,2} ?(?:[\\w:]{1,32}${copiedBegun}?)?)?)?$`,
);
const m3Mark = ']<]minimax[>[';
const m3 = /^\]<\]minimax\[>\[<\/[\w:.-]{1,64}>/;
const m3Begun = /^\]<\]minimax\[>\[(?:<\/?[\w:.-]{0,64})?$/;
/** The last token may be missing (sglang 32567). */
const channel = /^<\|close\|>\w{1,32}(?:<\|sep\|>)?/;
const channelBegun = /^<\|(?:open|close)\|>\w{0,32}(?<end><[|sep>]{0,5})?$/;
/** The tag of a parameter, a call or calls, without or with a mark. */
const opener = new RegExp(
  `^(?:<(?: ?[｜|‖]{1,2} ?DSML ?[｜|‖]{1,2} ?)?(?:${names.join('|')})(?=[\\s=>:])|<\\|open\\|>(?:call|tools|argument)\\b)`,
);

/** Longer than any of them, in UTF-16 units. */
const maxLength = 96;

/** A marker of any dialect around a parameter, a call or calls. */
export interface CallTag {
  is: 'opener' | 'closer';
  length: number;
}

/**
 * The marker at `at` with which any dialect opens or closes a parameter, a call or calls: models close what they
 * opened with the markers of other formats they were trained on. `cut`: the text ends within one.
 */
export function callTagAt(text: string, at: number): CallTag | 'cut' | undefined {
  const first = text.charAt(at);
  if (first !== '<' && first !== ']') return undefined;
  const near = text.slice(at, at + maxLength);
  if (at + near.length === text.length && isBegun(near)) return 'cut';
  const found = first === ']' ? m3.exec(near) : (tag.exec(near) ?? dsml.exec(near) ?? channel.exec(near));
  const closer = found?.[0] ?? tokens.find((token) => near.startsWith(token));
  if (closer !== undefined) return { is: 'closer', length: closer.length };
  const opening = opener.exec(near)?.[0];
  return opening === undefined ? undefined : { is: 'opener', length: opening.length };
}

function isBegun(text: string): boolean {
  if (isCutAt(text, 0, m3Mark) || m3Begun.test(text) || dsmlBegun.test(text)) return true;
  if (['<|open|>', '<|close|>', ...tokens].some((token) => isCutAt(text, 0, token))) return true;
  const end = channelBegun.exec(text);
  if (end) return '<|sep|>'.startsWith(end.groups?.['end'] ?? '');
  const begun = tagBegun.exec(text)?.groups;
  const name = begun?.['closed'] ?? begun?.['opened'];
  return name !== undefined && names.some((each) => each.startsWith(name) || name.startsWith(each));
}

/** Maximum number of closers in a row. */
export const maxClosers = 8;
