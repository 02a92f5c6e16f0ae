import { expect, test } from 'vitest';
import { PartWriter } from '../../src/core/part-writer.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

function write(act: (writer: PartWriter) => void): string[] {
  const events: CoreStreamEvent[] = [];
  act(new PartWriter((event) => events.push(event)));
  return events.map((event) => ('part' in event ? `${event.part} ${event.type}` : event.type));
}

test('text, reasoning and text again are three parts, each closed before the next', () => {
  expect(
    write((parts) => {
      parts.text('a');
      parts.text('b');
      parts.reasoning('hm');
      parts.text('c');
      parts.closeAll();
    }),
  ).toEqual([
    '0 text-start',
    '0 text-delta',
    '0 text-delta',
    '0 text-done',
    '1 reasoning-start',
    '1 reasoning-delta',
    '1 reasoning-done',
    '2 text-start',
    '2 text-delta',
    '2 text-done',
  ]);
});

test('empty deltas open and close nothing', () => {
  expect(
    write((parts) => {
      parts.text('');
      parts.reasoning('');
      parts.toolCallStart('a', { id: 'a', name: 'f', input: 'json-text' });
      parts.text('');
      parts.toolCallText('a', '{}');
      parts.closeAll();
    }),
  ).toEqual(['0 tool-call-start', '0 tool-call-arguments-text', '0 tool-call-done']);
});

test('parallel calls stay open side by side', () => {
  expect(
    write((parts) => {
      parts.text('a');
      parts.toolCallStart(0, { id: 'a', name: 'f', input: 'json-text' });
      parts.toolCallStart(1, { id: 'b', name: 'g', input: 'json-text' });
      parts.toolCallText(0, '{');
      parts.toolCallText(1, '{');
      parts.toolCallDone(0);
      parts.closeAll();
    }),
  ).toEqual([
    '0 text-start',
    '0 text-delta',
    '0 text-done',
    '1 tool-call-start',
    '2 tool-call-start',
    '1 tool-call-arguments-text',
    '2 tool-call-arguments-text',
    '1 tool-call-done',
    '2 tool-call-done',
  ]);
});

test('a complete part closes the open part and comes between', () => {
  expect(
    write((parts) => {
      parts.text('a');
      parts.part({ type: 'opaque', protocol: 'anthropic', kind: 'x', payload: null });
      parts.text('b');
      parts.closeAll();
    }),
  ).toEqual(['0 text-start', '0 text-delta', '0 text-done', '1 part', '2 text-start', '2 text-delta', '2 text-done']);
});
