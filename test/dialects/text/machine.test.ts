import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DialectEvent, Thinking } from '../../../src/dialects/dialect.ts';
import { createMachine, type State } from '../../../src/dialects/text/machine.ts';
import { createOutput } from '../../../src/dialects/text/output.ts';
import { createContentStates } from '../../../src/dialects/text/content.ts';
import { opens } from '../marked.ts';
import { folded, piecesOf, type Cut } from '../read.ts';

/** A format of one marker: a call of a tool without arguments. */
function read(text: string, { thinking = 'none', cut = 'whole' }: { thinking?: Thinking; cut?: Cut } = {}) {
  const events: DialectEvent[] = [];
  const output = createOutput((event) => events.push(event), []);
  const contentStates = createContentStates({ thinking }, output, { calls: [opens('<call>', called)] });
  function called(): State {
    output.callStart('ping');
    output.callArguments('{}');
    output.callDone();
    return contentStates.next('call');
  }
  const machine = createMachine(contentStates.start, output);
  const afterEach = piecesOf(text, cut).map((piece) => {
    machine.push(piece);
    return folded(events).text;
  });
  machine.end('stop');
  return { ...folded(events), afterEach };
}

const word = fc.constantFrom(
  '<call>',
  '<think>',
  '</think>',
  '<',
  '<ca',
  'll>',
  '</',
  ' ',
  '\n',
  'word',
  '🚢',
  '\ud83d',
);

describe('a reader of text', () => {
  it('gives text without markers back unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<Cut>('whole', 'units', 'points', 1, 2),
        (text, cut) => {
          fc.pre(!text.includes('<'));
          expect(read(text, { cut }).text).toBe(text.toWellFormed());
        },
      ),
    );
  });

  it('gives text without markers back at once, but for blanks at its end and half a pair', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '🚢', 'tea. '), { maxLength: 30 }), (words) => {
        const text = words.join('');
        const { afterEach } = read(text, { cut: 'points' });
        Array.from(text).forEach((_, index, points) =>
          expect(afterEach[index]).toBe(
            points
              .slice(0, index + 1)
              .join('')
              .trimEnd(),
          ),
        );
      }),
    );
  });

  it('finds the same in any cut', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.constantFrom<Thinking>('none', 'tags', 'open'),
        fc.integer(),
        (words, thinking, seed) => {
          const text = words.join('').toWellFormed();
          const { afterEach: _, ...whole } = read(text, { thinking });
          for (const cut of ['units', 'points', seed] as const) {
            const { afterEach: _each, ...other } = read(text, { thinking, cut });
            expect(other).toEqual(whole);
          }
        },
      ),
    );
  });

  it('holds what may become a marker, and gives it back when it does not', () => {
    const { text, afterEach } = read('a <call of duty', { cut: 'units' });
    expect(text).toBe('a <call of duty');
    expect(afterEach[6]).toBe('a');
    expect(afterEach.at(-1)).toBe('a <call of duty');
  });

  it('gives back at the end what never became a marker', () => {
    expect(read('and then <ca').text).toBe('and then <ca');
    expect(read('ship \ud83d').text).toBe('ship \ud83d'.toWellFormed());
  });

  it('drops the white space between text and call, and keeps that within a text', () => {
    expect(read('  One.\n\nTwo. \n<call>\n<call>\n\n Three. ')).toMatchObject({
      text: '  One.\n\nTwo.Three. ',
      order: ['text', 'call', 'call', 'text'],
    });
  });
});

describe('reasoning in tags', () => {
  it('are reasoning, without the white space around them', () => {
    expect(read('<think>\nHm.\n</think>\n\nYes.', { thinking: 'tags' })).toMatchObject({
      reasoning: 'Hm.',
      text: 'Yes.',
    });
  });

  it.each(['<think>\n\n</think>\n\nYes. ', '\n<think></think>\nYes. ', '</think>\nYes. '])(
    'that are empty leave no white space behind: %j',
    (text) => expect(read(text, { thinking: 'tags' })).toMatchObject({ reasoning: '', text: 'Yes. ', order: ['text'] }),
  );

  it('that are empty and within a text leave its lines unchanged', () => {
    expect(read('One.\n<think>\n</think>\nTwo.', { thinking: 'tags' }).text).toBe('One.\n\nTwo.');
  });

  it('are text when the backend is configured to send none', () => {
    expect(read('<think>Hm.</think>', { thinking: 'none' })).toMatchObject({
      reasoning: '',
      text: '<think>Hm.</think>',
    });
  });

  it('that the prompt opened go up to the closing tag', () => {
    expect(read('Hm.</think>Yes.', { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', text: 'Yes.' });
  });

  it('that the prompt opened may begin with the same tag again', () => {
    expect(read('<think>\nHm.</think>Yes.', { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', text: 'Yes.' });
  });

  it('hold calls that are part of them, and go on in a later pair of tags', () => {
    const text = '<think>One <call>.</think>\nSo.\n<think>Two.</think><call>';
    expect(read(text, { thinking: 'tags' })).toMatchObject({
      reasoning: 'One <call>.Two.',
      text: 'So.',
      order: ['reasoning', 'text', 'reasoning', 'call'],
    });
  });

  it('that are not closed end before calls at the end of the text', () => {
    for (const text of ['<think>One. <call>', '<think>One. <call>\n <call> \n'])
      expect(read(text, { thinking: 'tags' })).toMatchObject({
        reasoning: 'One.',
        text: '',
        order: text.match(/<call>/g) ? ['reasoning', ...(text.match(/<call>/g) ?? []).map(() => 'call')] : [],
      });
    expect(read('<think>One. <call> Two.', { thinking: 'tags' })).toMatchObject({
      reasoning: 'One. <call> Two.',
      order: ['reasoning'],
    });
  });

  it('are not opened by a tag that is only mentioned', () => {
    const text = 'Put it into <think> and </think> tags.';
    expect(read(text, { thinking: 'tags' })).toMatchObject({ reasoning: '', text });
  });

  it('that are not closed are reasoning to the end', () => {
    expect(read('<think>round and round', { thinking: 'tags' })).toMatchObject({
      reasoning: 'round and round',
      text: '',
    });
  });
});
