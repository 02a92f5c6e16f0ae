import type { Dialect } from '../../src/dialects/dialect.ts';
import { createMachine, wait, type State } from '../../src/dialects/text/machine.ts';
import { runUntil, type Opener } from '../../src/dialects/text/openers.ts';
import { createOutput } from '../../src/dialects/text/output.ts';
import { createContentStates } from '../../src/dialects/text/content.ts';

/** A marker with the same meaning everywhere. */
export const opens = (marker: string, enter: () => State): Opener => ({
  marker,
  decide: () => ({ consumed: marker.length, next: enter() }),
});

/**
 * A dialect in which it is plain to see what is read: `⟦name⟧{"a":1}⟦/⟧`. Its calls are whole with their closing marker,
 * or, at a good end of the text, with what there is.
 */
export const marked: Dialect = {
  name: 'json',
  writing: {
    controlTokens: ['⟦', '⟧'],
    calls: (calls) => calls.map(({ name, argumentsText }) => `⟦${name}⟧${argumentsText}⟦/⟧`).join('\n'),
    results: (results) => results.map(({ name, text }) => `${name} said ${text}`).join('\n'),
  },
  reader(context, emit) {
    const output = createOutput(emit, context.tools);
    const contentStates = createContentStates(context, output, { calls: [opens('⟦', () => name)] });
    const name: State = {
      consume(text, isFinal) {
        const end = text.indexOf('⟧');
        if (end === -1 && !isFinal) return wait(name);
        if (end === -1) {
          output.text(`⟦${text}`);
          return { consumed: text.length, next: contentStates.next('text') };
        }
        output.callStart(text.slice(0, end));
        return { consumed: end + 1, next: inside() };
      },
      end: () => output.text('⟦'),
    };
    const inside = (): State =>
      runUntil({
        openers: [
          opens('⟦/⟧', () => {
            output.callDone();
            return contentStates.next('call');
          }),
        ],
        write: (text) => output.callArguments(text),
        end(ending) {
          if (ending === 'length') return output.callCut();
          output.note('a call without its closing marker', '', 'a whole call');
          output.callDone();
        },
      });
    return createMachine(contentStates.start, output);
  },
};
