import type { CoreTool } from '../../core/types.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { cutHead, startCall } from '../text/call-head.ts';
import { type ContentStates, type State, untilEnd } from '../text/machine.ts';
import { isMentioned, skipCutMarker } from '../text/mention.ts';
import { isCallable, isOffered, offeredNames } from '../text/names.ts';
import type { Decision, Opener, TextPosition } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
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
export function dsmlCalls(options: DsmlOptions): Opener[] {
  const calls = new DsmlCalls(options);
  return ['｜', '|', '‖', ' ｜', ' |']
    .flatMap((begin) => [`<${begin}`, `</${begin}`])
    .map((marker) => ({ marker, decide: (text, position) => calls.decide(text, position) }));
}

class DsmlCalls {
  readonly #options: DsmlOptions;
  readonly #output: Output;
  readonly #offered: ReadonlySet<string>;
  /** By the form of the call's tags: two bars or one, and so on. */
  readonly #readers = new Map<string, ReturnType<typeof parametersReader>>();
  #isInSection = false;
  #hasCalled = false;

  constructor(options: DsmlOptions) {
    this.#options = options;
    this.#output = options.output;
    this.#offered = offeredNames(options.tools);
  }

  decide(text: string, position: TextPosition): Decision {
    const { isFinal, lineStart } = position;
    if (!begun.test(text)) return 'no';
    const near = text.slice(0, maxHeadLength);
    const tag = section.exec(near);
    if (tag) return this.#surrounding(text, tag[0], position);
    const stray = strayClose.exec(near);
    if (stray) return lineStart ? this.#closesNothing(text, stray[0], isFinal) : 'no';
    const open = callOpen.exec(near);
    if (open) return this.#call(text, open, isFinal);
    if (near.length >= maxTagLength || !isCutTag(near)) return 'no';
    if (!isFinal) return 'wait';
    return lineStart && bar.test(near) ? { consumed: text.length, next: cutHead(this.#output, text) } : 'no';
  }

  /** A tag around all calls: a call or another such tag must follow it, unless it is mentioned. */
  #surrounding(
    text: string,
    tag: string,
    { isFinal, lineStart, before }: Pick<TextPosition, 'isFinal' | 'lineStart' | 'before'>,
  ): Decision {
    if (tag.startsWith('</')) return lineStart || this.#isInSection ? this.#closesNothing(text, tag, isFinal) : 'no';
    const enter = (): Decision => {
      this.#isInSection = true;
      this.#hasCalled = false;
      return { consumed: tag.length, next: this.#after };
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

  #closesNothing(text: string, tag: string, isFinal: boolean): Decision {
    const mentioned = isMentioned(text, tag.length, isFinal);
    if (mentioned === 'wait') return 'wait';
    if (mentioned) return 'no';
    if (!this.#isInSection) this.#output.note('a surplus closing marker', tag, 'skipped');
    this.#isInSection = false;
    return { consumed: tag.length, next: this.#options.next('text') };
  }

  #call(text: string, { 0: { length }, groups = {} }: RegExpExecArray, isFinal: boolean): Decision {
    const near = text.slice(0, maxHeadLength);
    const found = nameAt(near, length, '>');
    if (found === 'cut' && near.length < maxHeadLength)
      return isFinal ? { consumed: near.length, next: cutHead(this.#output, near) } : 'wait';
    if (typeof found === 'string' || !isCallable(found.name, this.#offered)) return 'no';
    const markText = groups['mark'] ?? '';
    const ahead = this.#isInSection
      ? tagAhead(text, found.end + 1, this.#tagsIn(markText), isFinal)
      : this.#tagNext(text, found, markText, isFinal);
    if (ahead === 'wait' || ahead === 'no') return ahead;
    if (ahead === 'end' && !this.#isInSection)
      return { consumed: text.length, next: this.#cutCall(text, found, markText) };
    return { consumed: found.end + 1, next: this.#start(found, markText) };
  }

  /** A call without the tag around all calls: of an offered name, with parameters or its end. */
  #tagNext(text: string, { name, end }: WrittenName, markText: string, isFinal: boolean): ReturnType<typeof tagAhead> {
    if (!isOffered(name, this.#offered)) return 'no';
    const ahead = markerAhead(text, end + 1, [...this.#tagsIn(markText), '{'], isFinal);
    if (ahead === 'other') return 'no';
    return typeof ahead === 'string' ? ahead : 'yes';
  }

  #start({ name: written, raw }: WrittenName, markText: string): State {
    const name = startCall(this.#output, written, this.#offered, raw);
    this.#hasCalled = true;
    return this.#readerOf(markText)({
      output: this.#output,
      shapes: shapesOf(this.#options.tools, name),
      next: () => this.#after,
    });
  }

  /**
   * A call at the end of the text without anything after its name: only mentioned, unless the response was truncated.
   */
  #cutCall(text: string, found: WrittenName, markText: string): State {
    return untilEnd((ending) => {
      if (ending === 'stop') this.#output.text(text);
      else this.#start(found, markText).end(ending);
    });
  }

  /** After a call: what closes the tag around it, and an incomplete tag at the end of the text. */
  readonly #after: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: this.#after };
      const closes = section.exec(text.slice(0, maxTagLength)) ?? strayClose.exec(text.slice(0, maxTagLength));
      if (closes?.[0].startsWith('</')) {
        if (strayClose.test(closes[0])) this.#output.note('a surplus closing marker', closes[0], 'skipped');
        else if (this.#isInSection && !this.#hasCalled)
          this.#output.note('a wrapper without a call', closes[0], 'left out');
        this.#isInSection &&= !section.test(closes[0]);
        return { consumed: closes[0].length, next: this.#after };
      }
      if (text.length >= maxTagLength || !isCutTag(text)) return { consumed: 0, next: this.#options.next('call') };
      return skipCutMarker(text, this.#output, isFinal, this.#after);
    },
    end: () => undefined,
  };

  #readerOf(markText: string): ReturnType<typeof parametersReader> {
    const reader = this.#readers.get(markText) ?? parametersReader(formWith(markText, this.#options.endTokens));
    this.#readers.set(markText, reader);
    return reader;
  }

  #tagsIn(markText: string): string[] {
    const form = formWith(markText, this.#options.endTokens);
    return [form.key.open, ...(form.keyAliases ?? []), ...(form.call ? [form.call.close] : []), form.wrapper.close];
  }
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
  layout: 'inline',
  quote: '"',
  isUnmistakable: true,
  shapeBeside,
  endTokens: [...endTokens, `</${markText}function_calls>`, `</${markText}calls>`],
});
