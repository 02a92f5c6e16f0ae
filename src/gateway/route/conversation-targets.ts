import { createHash } from 'node:crypto';
import { isIssuedBy } from '../../core/signature.ts';
import type { CoreChatRequest, CoreMessage, Signature } from '../../core/types.ts';
import { collectTexts } from '../input-texts.ts';
import { createLruCache } from '../lru-cache.ts';
import type { Route } from './routing.ts';
import type { TargetName } from './target-name.ts';

/**
 * Which target answered a conversation last, where there are several. A conversation is recognized by what the user and
 * tools said in it before the last answer. It is kept in this process only, of the latest conversations.
 */
export interface ConversationTargets {
  find(caller: string, history: ConversationDigests): TargetName | undefined;
  store(caller: string, history: ConversationDigests, target: TargetName): void;
}

/** What a conversation is found by, and what the next request of it will be found by. */
export interface ConversationDigests {
  /** `undefined`: the request begins a conversation. */
  readonly before: string | undefined;
  readonly after: string;
}

/** An entry is two short texts and a digest. */
const limits = { values: 20_000, bytes: 16 * 1024 * 1024 };

export function createConversationTargets(): ConversationTargets {
  const memory = createLruCache<TargetName>(limits);
  return {
    find: (caller, { before }) => (before === undefined ? undefined : memory.get(`${caller} ${before}`)),
    store(caller, { after }, target) {
      const key = `${caller} ${after}`;
      memory.set(
        [key],
        target,
        2 * (key.length + target.backend.length + target.model.length + (target.key?.length ?? 0)),
      );
    },
  };
}

/**
 * The digests of a request's messages. Only texts of users and results of tools count: clients repeat those as they are, but
 * not always what the model wrote, and some send their instructions in other words each time.
 */
export function digestConversation({ messages }: Pick<CoreChatRequest, 'messages'>): ConversationDigests {
  const turns = messages.filter(({ role }) => role !== 'system');
  const lastAnswer = findLastAnswer(turns);
  const hash = createHash('sha256');
  let before: string | undefined;
  for (const [index, message] of turns.entries()) {
    if (index === lastAnswer) before = hash.copy().digest('base64');
    if (message.role === 'assistant') continue;
    // Clients divide the messages of a turn in different ways.
    for (const text of message.content.flatMap(collectTexts)) hash.update(text.trim());
  }
  return { before, after: hash.digest('base64') };
}

/** The index of the first message of the last answer; some protocols have several messages in an answer. */
function findLastAnswer(messages: readonly CoreMessage[]): number {
  let index = messages.findLastIndex(({ role }) => role === 'assistant');
  while (messages[index - 1]?.role === 'assistant') index--;
  return index;
}

/** The target that signed the last signed part of a conversation, if one of these did. */
export function findSigner(routes: readonly Route[], request: CoreChatRequest): Route | undefined {
  const last = listSignatures(request).at(-1);
  return last && routes.find(({ issuer }) => isIssuedBy(last, issuer));
}

/** How many signatures in a conversation a target does not accept. */
export const countForeignSignatures = (request: CoreChatRequest, { issuer }: Route): number =>
  listSignatures(request).filter((signature) => !isIssuedBy(signature, issuer)).length;

const listSignatures = ({ messages }: CoreChatRequest): Signature[] =>
  messages.flatMap(({ content }) => content.flatMap(({ signature }) => signature ?? []));
