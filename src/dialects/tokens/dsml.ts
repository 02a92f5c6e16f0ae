import type { CoreTool } from '../../core/types.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { untilEnd, wait, type State } from '../text/machine.ts';
import { isMentioned } from '../text/mention.ts';
import { calledName, isCallable, isOffered, offeredNames } from '../text/names.ts';
import type { Decision, Opener, TextPosition } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import type { ContentStates } from '../text/content.ts';
import type { Shape } from '../schema/shape.ts';
import { parametersReader, shapesOf } from '../tagged/parameters.ts';
import { markerAhead, nameAt, tagAhead, type TaggedForm, type WrittenName } from '../tagged/form.ts';

interface DsmlOptions {
  tools: readonly CoreTool[];
  output: Output;
  /** Tokens that end a turn. */
  endTokens: readonly string[];
  next: ContentStates['next'];
}

const mark = ' ?[｜|‖]{1,2} ?DSML ?[｜|‖]{1,2} ?';
const bar = /[｜|‖]/;
const begun = /^<\/? ?[｜|‖]{1,2} ?(?:D|$)/;
const callOpen = new RegExp(`^<(?<mark>${mark})invoke\\s+name=`);
const section = new RegExp(`^</?${mark}(?:function_?calls|tool_?calls|calls)>`);
const strayClose = new RegExp(`^</${mark}(?:invoke|parameter)>`);
/** All tags with normalized bars and without blanks, to detect incomplete ones. */
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
const anyCall = new RegExp(`<${mark}invoke\\s+name=`);
/** Maximum text between the tag around all calls and the first call, in UTF-16 units. */
const maxJunk = 64;
const maxTagLength = 40;
const maxHeadLength = 320;

/** The shape that `string="false"` declares: any other JSON type. */
const noString: Shape = {
  kind: 'union',
  of: [{ kind: 'number' }, { kind: 'boolean' }, { kind: 'null' }, { kind: 'list', of: { kind: 'any' } }],
};

/** The shape declared by the attributes of a parameter. Declared text is parsed by the schema if that has no text. */
function shapeBeside(raw: string, schema: Shape | undefined): Shape | undefined {
  const declared = /\sstring\s*=\s*"(true|false)"/.exec(raw)?.[1];
  return declared === undefined ? undefined : resolveDeclaredShape(declared === 'true' ? 'text' : 'other', schema);
}

/** The shape of a value by what is declared next to its key: text, or any other JSON type. */
export function resolveDeclaredShape(declared: 'text' | 'other', schema: Shape | undefined): Shape {
  if (declared === 'other') return noString;
  return schema && !takesText(schema) ? schema : { kind: 'string' };
}

function takesText(shape: Shape): boolean {
  if (shape.kind === 'values') return shape.values.some((value) => typeof value === 'string');
  return shape.kind === 'union' ? shape.of.some(takesText) : shape.kind === 'string' || shape.kind === 'any';
}

/**
 * DSML, the tags of DeepSeek calls since V3.2 (xorbitsai/inference 4771, dynamo 4822): an `invoke` for each call, with
 * a `parameter` for each argument. Tags occur with one bar or two, in plain letters and with blanks, and the tag
 * around all calls has three names or is missing (sglang 40236). Tags that are only mentioned are text: an `invoke`
 * without a parameter or an end, and the tag around all calls without a call.
 */
export function dsmlCalls({ tools, output, endTokens, next }: DsmlOptions): Opener[] {
  const offered = offeredNames(tools);
  /** By the form of the call's tags: two bars or one, and so on. */
  const readers = new Map<string, ReturnType<typeof parametersReader>>();
  let isInSection = false;
  let hasCalled = false;

  function decide(text: string, position: TextPosition): Decision {
    const { isFinal, lineStart } = position;
    if (!begun.test(text)) return 'no';
    const near = text.slice(0, maxHeadLength);
    const passed = section.exec(near);
    if (passed) return surrounding(text, passed[0], position);
    const stray = strayClose.exec(near);
    if (stray) return lineStart ? closesNothing(text, stray[0], isFinal) : 'no';
    const open = callOpen.exec(near);
    if (open) return call(text, open, isFinal);
    if (near.length >= maxTagLength || !isCutTag(near)) return 'no';
    if (!isFinal) return 'wait';
    return lineStart && bar.test(near) ? { consumed: text.length, next: cutHead(text) } : 'no';
  }

  /** A tag around all calls: a call or another such tag must follow it, unless it is mentioned. */
  function surrounding(
    text: string,
    tag: string,
    { isFinal, lineStart, before }: Pick<TextPosition, 'isFinal' | 'lineStart' | 'before'>,
  ): Decision {
    if (tag.startsWith('</')) return lineStart || isInSection ? closesNothing(text, tag, isFinal) : 'no';
    const enter = (): Decision => {
      isInSection = true;
      hasCalled = false;
      return { consumed: tag.length, next: after };
    };
    const limit = tag.length + maxJunk;
    const at = firstNonBlank(text.slice(0, limit), tag.length);
    if (at === text.length) return isFinal ? enter() : 'wait';
    const rest = text.slice(at, at + maxTagLength);
    if (section.test(rest)) return enter();
    if (!rest.startsWith('<') && isMentioned(text, tag.length, isFinal, before) === true) return 'no';
    // Words may precede the first call, in their own line.
    if (anyCall.test(text.slice(0, limit + maxTagLength))) return enter();
    if (!isFinal) return text.length < limit + maxTagLength ? 'wait' : 'no';
    return isCutTag(rest) ? enter() : 'no';
  }

  function closesNothing(text: string, tag: string, isFinal: boolean): Decision {
    const mentioned = isMentioned(text, tag.length, isFinal);
    if (mentioned === 'wait') return 'wait';
    if (mentioned) return 'no';
    if (!isInSection) output.note('a marker that closes nothing', tag, 'passed over');
    isInSection = false;
    return { consumed: tag.length, next: next('text') };
  }

  function call(text: string, { 0: { length }, groups = {} }: RegExpExecArray, isFinal: boolean): Decision {
    const near = text.slice(0, maxHeadLength);
    const found = nameAt(near, length, '>');
    if (found === 'cut' && near.length < maxHeadLength)
      return isFinal ? { consumed: near.length, next: cutHead(near) } : 'wait';
    if (typeof found === 'string' || !isCallable(found.name, offered)) return 'no';
    const markText = groups['mark'] ?? '';
    const ahead = isInSection
      ? tagAhead(text, found.end + 1, tagsIn(markText), isFinal)
      : tagNext(text, found, markText, isFinal);
    if (ahead === 'wait' || ahead === 'no') return ahead;
    if (ahead === 'end' && !isInSection) return { consumed: text.length, next: cutCall(text, found, markText) };
    return { consumed: found.end + 1, next: start(found, markText) };
  }

  /** A call without the tag around all calls: of an offered name, with parameters or its end. */
  function tagNext(
    text: string,
    { name, end }: WrittenName,
    markText: string,
    isFinal: boolean,
  ): ReturnType<typeof tagAhead> {
    if (!isOffered(name, offered)) return 'no';
    const ahead = markerAhead(text, end + 1, [...tagsIn(markText), '{'], isFinal);
    if (ahead === 'other') return 'no';
    return typeof ahead === 'string' ? ahead : 'yes';
  }

  function start({ name: written, raw }: WrittenName, markText: string): State {
    const name = calledName(written, offered);
    if (name !== written) output.note('a tool was called by another name', raw, name);
    output.callStart(name);
    hasCalled = true;
    return readerOf(markText)({ output, shapes: shapesOf(tools, name), next: () => after });
  }

  /**
   * A call at the end of the text without anything after its name: only mentioned, unless the response was truncated.
   */
  const cutCall = (text: string, found: WrittenName, markText: string): State =>
    untilEnd((ending) => {
      if (ending === 'stop') output.text(text);
      else start(found, markText).end(ending);
    });

  /** After a call: what closes the tag around it, and an incomplete tag at the end of the text. */
  const after: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: after };
      const closes = section.exec(text.slice(0, maxTagLength)) ?? strayClose.exec(text.slice(0, maxTagLength));
      if (closes?.[0].startsWith('</')) {
        if (isInSection && !hasCalled) output.note('a wrapper without a call', closes[0], 'left out');
        isInSection &&= !section.test(closes[0]);
        return { consumed: closes[0].length, next: after };
      }
      if (text.length >= maxTagLength || !isCutTag(text)) return { consumed: 0, next: next('call') };
      if (!isFinal) return wait(after);
      output.note('a marker behind a call was cut', text, 'passed over');
      return { consumed: text.length, next: after };
    },
    end: () => undefined,
  };

  function readerOf(markText: string): ReturnType<typeof parametersReader> {
    const reader = readers.get(markText) ?? parametersReader(formWith(markText, endTokens));
    readers.set(markText, reader);
    return reader;
  }

  function tagsIn(markText: string): string[] {
    const form = formWith(markText, endTokens);
    return [form.key.open, ...(form.keyAliases ?? []), ...(form.call ? [form.call.close] : []), form.wrapper.close];
  }

  function cutHead(head: string): State {
    return untilEnd((ending) => {
      if (ending === 'stop') output.text(head);
      else output.note('a call was cut before its name', head, 'left out');
    });
  }

  return ['｜', '|', '‖', ' ｜', ' |']
    .flatMap((begin) => [`<${begin}`, `</${begin}`])
    .map((marker) => ({ marker, decide }));
}

/** Whether a text may be the beginning of a tag, ignoring bars and blanks. */
function isCutTag(text: string): boolean {
  const plain = text.replace(/[｜|‖]+/g, '｜').replace(/\s/g, '');
  return plain !== '' && tags.some((tag) => tag.startsWith(plain));
}

/** The format with tags in the same form as those of the call. */
const formWith = (markText: string, endTokens: readonly string[]): TaggedForm => ({
  wrapper: { open: `<${markText}tool_calls>`, close: `</${markText}tool_calls>` },
  call: { open: `<${markText}invoke name=`, close: `</${markText}invoke>` },
  key: { open: `<${markText}parameter name=`, close: '>' },
  // The mark of a tag may be missing (sglang 39435).
  keyAliases: ['<parameter name='],
  valueClose: `</${markText}parameter>`,
  valueCloseAliases: ['</parameter>'],
  layout: 'inline',
  quote: '"',
  isUnmistakable: true,
  shapeBeside,
  endTokens: [...endTokens, `</${markText}function_calls>`, `</${markText}calls>`],
});
