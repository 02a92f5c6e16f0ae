import { expect, test } from 'vitest';
import type { CoreImage, CoreMessage } from '../../src/core/types.ts';
import { compareContent } from '../../src/judge/compare-content.ts';
import { Declared } from '../../src/judge/declared.ts';
import { Differences, type CheckFinding } from '../../src/judge/differences.ts';
import { unitsOfMessages } from '../../src/judge/units.ts';

const image = (content: string): CoreImage => ({
  type: 'image',
  source: { kind: 'base64', mediaType: 'image/png', data: Buffer.from(content).toString('base64') },
});

const user = (...content: CoreImage[]): CoreMessage => ({ role: 'user', content });
const assistant = (...content: CoreImage[]): CoreMessage => ({ role: 'assistant', content });

/** What is found in two conversations; the image `lost` of the left one is declared as lost. */
function compare(left: readonly CoreMessage[], right: readonly CoreMessage[], lost: CoreImage): CheckFinding[] {
  const differences = new Differences('request', {
    declared: new Declared([{ path: '/declared', what: 'an image' }], []),
    left: { locate: (at) => (at === lost ? '/declared' : '/other') },
    right: { locate: () => '/right' },
    from: 'anthropic',
    to: 'openai-chat',
  });
  const [one, other] = [left, right].map((messages) => unitsOfMessages(messages, (name) => name));
  compareContent(one ?? [], other ?? [], differences);
  return differences.findings;
}

const lost = image('lost');
const changed = expect.objectContaining({ path: '/other', what: 'media was changed' }) as CheckFinding;

test('compares bytes that were declared as lost with the first media that have no counterpart', () => {
  const found = compare([user(lost, image('one'))], [user(image('two')), assistant(image('three'))], lost);
  expect(found.map(({ path }) => path)).toEqual(['/declared', '/other']);
});

test('compares no media a second time, whichever roles those have that were found before', () => {
  const left = [assistant(image('one')), user(image('two')), user(lost)];
  expect(compare(left, [user(image('three')), assistant(image('four'))], lost)).toEqual([changed, changed]);
});
