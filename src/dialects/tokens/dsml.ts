import type { CoreTool } from '../../core/types.ts';
import { behindCall } from '../text/behind-call.ts';
import { untilEnd, type Coming, type State } from '../text/machine.ts';
import { calledName, isName, offeredNames } from '../text/names.ts';
import type { Decision, Opener, Place as OpenerPlace } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import type { Shape } from '../schema/shape.ts';
import { parametersReader, shapesOf } from '../tagged/parameters.ts';
import { nameAt, type TaggedForm } from '../tagged/form.ts';

interface Place {
  tools: readonly CoreTool[];
  output: Output;
  /** Tokens that end a turn. */
  endTokens: readonly string[];
  /** Goes on behind a call. */
  next(): State;
}

const mark = ' ?[｜|‖]{1,2} ?DSML ?[｜|‖]{1,2} ?';
const begun = /^<\/? ?[｜|‖]{1,2} ?(?:D|$)/;
const callOpen = new RegExp(`^<(?<mark>${mark})invoke\\s+name=`);
const section = new RegExp(`^</?${mark}(?:function_?calls|tool_?calls|calls)>`);
const strayClose = new RegExp(`^</${mark}(?:invoke|parameter)>`);
/** All tags, to tell whether one is cut; bars and blanks aside. */
const tags = ['<', '</'].flatMap((begin) =>
  [
    'function_calls>',
    'functioncalls>',
    'tool_calls>',
    'toolcalls>',
    'calls>',
    'invoke>',
    'parameter>',
    'invokename=',
  ].map((end) => `${begin}｜DSML｜${end}`),
);
const longestTag = 40;
const longestHead = 320;

/** What `string="false"` says of a value: it is JSON of any other type. */
const noString: Shape = {
  kind: 'union',
  of: [{ kind: 'number' }, { kind: 'boolean' }, { kind: 'null' }, { kind: 'list', of: { kind: 'any' } }],
};

/** What stands beside the name of a parameter says of its value; a text where the tool takes none is what it takes instead. */
function shapeBeside(raw: string, schema: Shape | undefined): Shape | undefined {
  const said = /\sstring\s*=\s*"(true|false)"/.exec(raw)?.[1];
  if (said === undefined) return undefined;
  if (said === 'false') return noString;
  return schema && !takesText(schema) ? schema : { kind: 'string' };
}

function takesText(shape: Shape): boolean {
  if (shape.kind === 'values') return shape.values.some((value) => typeof value === 'string');
  return shape.kind === 'union' ? shape.of.some(takesText) : shape.kind === 'string' || shape.kind === 'any';
}

/**
 * DSML, the tags in which DeepSeek writes calls from V3.2 on (xorbitsai/inference 4771, dynamo 4822): an `invoke` for each
 * call, in it a `parameter` for each argument. The tags are met with one bar or two, in plain letters and with blanks,
 * and the tag around all calls has three names or is missing (sglang 40236): it is passed over wherever it stands.
 */
export function dsmlCalls({ tools, output, endTokens, next }: Place): Opener[] {
  const offered = offeredNames(tools);
  /** By how the tags of the call are spelled: two bars or one, and so on. */
  const readers = new Map<string, ReturnType<typeof parametersReader>>();

  function decide(text: string, { coming, lineStart }: OpenerPlace): Decision {
    if (!begun.test(text)) return 'no';
    const near = text.slice(0, longestHead);
    const passed = section.exec(near);
    if (passed) return { eaten: passed[0].length, next: behind() };
    const stray = strayClose.exec(near);
    if (stray) {
      output.note('a marker that closes nothing', stray[0], 'passed over');
      return { eaten: stray[0].length, next: next() };
    }
    const open = callOpen.exec(near);
    if (open) return call(open, near, coming);
    if (near.length >= longestTag) return 'no';
    const plain = near.replace(/[｜|‖]+/g, '｜').replace(/\s/g, '');
    if (!tags.some((tag) => tag.startsWith(plain))) return 'no';
    if (coming === 'more') return 'wait';
    return lineStart ? { eaten: text.length, next: cutHead(text) } : 'no';
  }

  function call({ 0: { length }, groups = {} }: RegExpExecArray, near: string, coming: Coming): Decision {
    const found = nameAt(near, length, '>');
    if (found === 'cut' && near.length < longestHead)
      return coming === 'more' ? 'wait' : { eaten: near.length, next: cutHead(near) };
    if (typeof found === 'string' || !isName(found.name)) return 'no';
    const name = calledName(found.name, offered);
    if (name !== found.name) output.note('a tool was called by another name', found.raw, name);
    output.callStart(name);
    const readParameters = readerOf(groups['mark'] ?? '');
    return { eaten: found.end + 1, next: readParameters({ output, shapes: shapesOf(tools, name), next: behind }) };
  }

  const behind = (): State => behindCall({ output, markers: ['<｜DSML｜', '</｜DSML｜', ...endTokens], next });

  function readerOf(spelled: string): ReturnType<typeof parametersReader> {
    const reader = readers.get(spelled) ?? parametersReader(formWith(spelled, endTokens));
    readers.set(spelled, reader);
    return reader;
  }

  function cutHead(head: string): State {
    return untilEnd(() => output.note('a call was cut before its name', head, 'left out'));
  }

  return ['｜', '|', '‖', ' ｜', ' |'].flatMap((bar) => [`<${bar}`, `</${bar}`]).map((marker) => ({ marker, decide }));
}

/** The form with its tags spelled as the call's own is. */
const formWith = (spelled: string, endTokens: readonly string[]): TaggedForm => ({
  wrapper: { open: `<${spelled}tool_calls>`, close: `</${spelled}tool_calls>` },
  call: { open: `<${spelled}invoke name=`, close: `</${spelled}invoke>` },
  key: { open: `<${spelled}parameter name=`, close: '>' },
  // The mark of a tag gets lost (sglang 39435).
  keyAliases: ['<parameter name='],
  valueClose: `</${spelled}parameter>`,
  layout: 'inline',
  quote: '"',
  shapeBeside,
  endTokens: [...endTokens, `</${spelled}function_calls>`, `</${spelled}calls>`],
});
