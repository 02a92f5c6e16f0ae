import { describe, expect, test } from 'vitest';
import { kimiCallId, mistralCallId } from '../../../src/dialects/prompt/call-ids.ts';
import type { Dialect } from '../../../src/dialects/dialect.ts';
import { nativeRequest } from '../../../src/dialects/prompt/native.ts';
import type { CoreChatRequest, CoreMessage } from '../../../src/core/types.ts';
import { call, calling, result, results, userMessage, written } from '../prompting.ts';

const asked = (...messages: CoreMessage[]): CoreChatRequest => ({ model: 'm', stream: true, messages });
const withIds = (callId: Dialect['callId']): Dialect => ({ ...written(), ...(callId && { callId }) });

const idsOf = ({ messages }: CoreChatRequest): string[] =>
  messages.flatMap(({ content }) =>
    content.flatMap((part) =>
      part.type === 'tool-call' ? [part.id] : part.type === 'tool-result' ? [`-> ${part.callId}`] : [],
    ),
  );

describe('ids required by the template of a model', () => {
  test('count the calls of the conversation, and results follow them', () => {
    const request = asked(
      userMessage('hi'),
      calling(call('a', 'read'), call('b', 'write')),
      results(result('b', ''), result('a', '')),
      calling(call('a', 'read')),
      results(result('a', ''), result('lost', '')),
    );
    expect(idsOf(nativeRequest(request, withIds(kimiCallId)))).toEqual([
      'functions.read:0',
      'functions.write:1',
      '-> functions.write:1',
      '-> functions.read:0',
      'functions.read:2',
      '-> functions.read:2',
      '-> lost',
    ]);
  });

  test('of calls that a vendor ran itself are changed with those of their results', () => {
    const request = asked({
      role: 'assistant',
      content: [
        { ...call('s', 'search'), providerExecuted: true },
        { ...result('s', ''), providerExecuted: true },
      ],
    });
    expect(idsOf(nativeRequest(request, withIds(kimiCallId)))).toEqual(['functions.search:0', '-> functions.search:0']);
  });

  test('are none of a dialect without such ids: the request stays the same', () => {
    const request = asked(calling(call('a', 'f')));
    expect(nativeRequest(request, withIds(undefined))).toBe(request);
  });

  test('are nine letters and digits for Mistral, always the same for the same call', () => {
    const id = mistralCallId({ id: 'toolu_01A' });
    expect(id).toMatch(/^[A-Za-z0-9]{9}$/);
    expect(mistralCallId({ id: 'toolu_01A' })).toBe(id);
    expect(mistralCallId({ id: 'toolu_01B' })).not.toBe(id);
    expect(mistralCallId({ id: 'aB3dE6gH9' })).toBe('aB3dE6gH9');
  });
});
