import fc from 'fast-check';
import type { WrittenCall } from '../../src/dialects/dialect.ts';

/** Texts that a format may trip over: quotes, line breaks, brackets, and these markers of it, whole and cut. */
export const hardText = (markers: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('"', "'", '"""', '\\', '\\n', '\n', '\r\n', '{', '}', '[', ']', '(', ')', ',', ':', '=', '#'),
        fc.constantFrom('```', '```\n', '<', '|', '>', '😀', 'None', 'true', '12', ' '),
        fc.constantFrom('', ...markers),
        fc.constantFrom('', ...markers).map((marker) => marker.slice(0, -1)),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''));

/** Calls of some tools with arguments of every kind. */
export const writtenCalls = (names: readonly string[], markers: readonly string[]): fc.Arbitrary<WrittenCall[]> => {
  const text = hardText(markers);
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(text, tie('value'), { maxKeys: 3 }),
    ),
  }));
  const call = fc.record({
    name: fc.constantFrom(...names),
    argumentsText: fc
      .dictionary(fc.oneof(fc.constantFrom('path', 'class', 'a-b'), text), value, { maxKeys: 4 })
      .map((each) => JSON.stringify(each)),
  });
  return fc.array(call, { minLength: 1, maxLength: 3 });
};

/** Texts near those that a model writes: what was given, with pieces left out, put in, and cut off. */
export const corrupted = (whole: fc.Arbitrary<string>, markers: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      whole,
      fc.array(
        fc.record({
          at: fc.nat(),
          length: fc.nat({ max: 6 }),
          put: fc.oneof(
            fc.constant(''),
            fc.constantFrom(...markers, '"', "'", '{', '}', '(', ')', ',', '\n', '```', '\\'),
          ),
        }),
        { maxLength: 4 },
      ),
    )
    .map(([text, faults]) =>
      faults.reduce((now, { at, length, put }) => {
        const from = at % (now.length + 1);
        return (now.slice(0, from) + put + now.slice(from + length)).toWellFormed();
      }, text),
    );
