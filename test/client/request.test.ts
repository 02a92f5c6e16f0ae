import { expect, test } from 'vitest';
import { toCoreRequest } from '../../src/client/request.ts';
import type { CoreMessage } from '../../src/core/types.ts';

const signature = { issuer: 'anthropic@api.anthropic.com', kind: 'signature', value: 'c2lnbmVk' } as const;
const other = { ...signature, value: 'b3RoZXI=' };

const reasoning = (fields: object): CoreMessage => ({
  role: 'assistant',
  content: [{ type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }], ...fields }],
});

test.each([
  ['accepts `seal`, the name of `signature` in earlier versions', { seal: signature }],
  ['prefers `signature` when a part has both', { signature, seal: other }],
])('a message that a program has stored: %s', (_what, fields) => {
  const stored = reasoning(fields);
  const { messages } = toCoreRequest({ model: 'm', messages: [stored] }, { stream: false });
  expect(messages).toEqual([reasoning({ signature })]);
  expect(stored).toEqual(reasoning(fields));
});
