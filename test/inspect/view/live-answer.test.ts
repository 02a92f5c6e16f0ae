import { expect, test } from 'vitest';
import { LiveAnswer } from '../../../src/inspect/view/live-answer.ts';
import { backend, exchange, response } from '../../record/support/exchange.ts';

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

test('leaves text out when a viewer receives nothing for too long, and says that it is not complete', () => {
  const running = exchange({ backend: backend({ response: response([]) }) });
  const arrive = (text: string): void => {
    running.backend?.response?.chunks.push({ atMs: 1, bytes: Buffer.from(chunk(text)) });
  };
  const answer = new LiveAnswer(running, []);
  arrive('At first. ');
  answer.read();
  expect(answer.take()).toMatchObject({ is_complete: true, texts: [{ text: 'At first. ' }] });
  for (let part = 0; part < 20; part++) {
    arrive('word '.repeat(20_000));
    answer.read();
  }
  expect(answer.take()).toMatchObject({ is_complete: false, texts: [] });
  arrive('At last. ');
  answer.read();
  expect(answer.take({ isEnded: true })).toMatchObject({ is_complete: false, texts: [] });
});
