import type { Exchange } from '../../../src/record/exchange.ts';
import { clientRequest, exchange } from './exchange.ts';
import { reader, storeAll } from './store.ts';

const tools = [{ name: 'Bash', description: 'runs', input_schema: { type: 'object' } }];
export const user = (content: unknown) => ({ role: 'user', content });
export const assistant = (content: unknown) => ({ role: 'assistant', content });

/** A request of a client of Anthropic's protocol. */
export const turnExchange = (
  messages: readonly unknown[],
  fields: object = {},
  rest: Partial<Exchange> = {},
): Exchange =>
  exchange({
    request: clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, tools, messages, ...fields })),
    ...rest,
  });

/** Records exchanges one after another and gives back their places, by number from 0. */
export async function recordAndReadTurns(exchanges: readonly Exchange[]) {
  const url = await storeAll(exchanges);
  const rows = await (await reader(url)).list({}, 100);
  const numberOf = (id: string | null): number | null =>
    id === null ? null : exchanges.findIndex(({ traceId }) => traceId === id);
  return exchanges.map(({ traceId }) => {
    const turn = rows.find(({ id }) => id === traceId)?.turn;
    return (
      turn && {
        conversation: numberOf(turn.conversation),
        turn: turn.turn,
        parent: numberOf(turn.parent),
        link: turn.link,
      }
    );
  });
}

export const newConversation = (conversation: number) => ({ conversation, turn: 1, parent: null, link: null });
