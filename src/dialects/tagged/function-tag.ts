import { closing } from '../text/closing.ts';
import { readArguments } from '../json/arguments.ts';
import type { State } from '../text/machine.ts';
import { calledName } from '../text/names.ts';
import type { Decision, Opener } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import type { ContentStates } from '../text/content.ts';

const open = '<function=';
const close = '</function>';
const head = /^<function=(?<name>[^<>{}"\n]{1,256})>\s{0,64}(?=\{|<\/function>)/;
const headBegun = /^<function=[^<>{}"\n]{0,256}(?:>\s{0,64}(?:<[/a-z]{0,9})?)?$/;
/** More than the maximum head, in UTF-16 units. */
const maxHeadLength = 400;

/** Calls as a tag with the name, and JSON as content. Only offered names count, as the tag is not a special token. */
export function functionTag(
  output: Output,
  { offered, ends, next }: { offered: ReadonlySet<string>; ends: readonly string[]; next: ContentStates['next'] },
): Opener {
  return {
    marker: open,
    decide(text, { isFinal }): Decision {
      const near = text.slice(0, maxHeadLength);
      const found = head.exec(near);
      if (!found) return !isFinal && headBegun.test(near) ? 'wait' : 'no';
      const name = calledName(found.groups?.['name'] ?? '', offered);
      if (!offered.has(name)) return 'no';
      output.note('a call in a tag with its name', found[0], `a call of ${name}`);
      output.callStart(name);
      const after = (): State => closing(close, () => next('call'));
      return { consumed: found[0].length, next: readArguments(output, { closers: [close, ...ends], next: after }) };
    },
  };
}
