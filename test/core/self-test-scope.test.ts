import { expect, test } from 'vitest';
import { describeScope } from '../../src/core/self-test-scope.ts';

test('the scope of a self-test counts each protocol of a side once, and each dialect', () => {
  expect(
    describeScope([
      { what: 'request', from: 'a', to: 'x' },
      { what: 'request', from: 'a', to: 'y' },
      { what: 'request', from: 'b', to: 'x' },
      { what: 'answer', from: 'x', to: 'a' },
      { what: 'answer', from: 'z', to: 'a' },
      { what: 'dialect', from: 'glm', to: 'a' },
      { what: 'dialect', from: 'glm', to: 'b' },
    ]),
  ).toBe('requests and answers between 2 client and 2 backend protocols, and calls in 1 dialect');
});
