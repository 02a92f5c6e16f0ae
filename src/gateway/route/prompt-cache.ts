import { createHmac } from 'node:crypto';
import type { RouteRow } from '../../config/config.ts';
import type { PromptCachePolicy } from '../../core/codec.ts';
import { asString, parseArguments } from '../../core/json.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreChatRequest, Note } from '../../core/types.ts';
import { sessionHeaders } from '../../record/threads/turn-digest.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import { collectTexts } from '../input-texts.ts';
import { estimatePromptTokens } from '../request/token-estimate.ts';
import type { Route } from './routing.ts';

type Preparation = Pick<ExchangeContext, 'services' | 'inbound' | 'row'>;

const isUsed = (row: RouteRow | undefined, { config }: Route): boolean =>
  (row?.promptCache ?? config.promptCache) === 'auto';

/** What the encoder of a target needs to mark a prompt for its cache; `undefined` where none is added. */
export function createCachePolicy(
  { services: { tokenRates }, row }: Preparation,
  route: Route,
  request: CoreChatRequest,
): PromptCachePolicy | undefined {
  if (!takesMarks(route, request) || !isUsed(row, route)) return undefined;
  const { model } = route;
  return { estimateTokens: (bytes, media) => estimatePromptTokens(tokenRates, { model, bytes, media }) };
}

/** A client of Anthropic sets marks itself. */
const takesMarks = ({ config, facts }: Route, { origin }: CoreChatRequest): boolean =>
  (config.protocol === 'anthropic' || facts.cacheMarks === true) && origin !== 'anthropic';

/**
 * A request with the key by which OpenAI sends the requests of a conversation to the machine that has it in its cache;
 * `undefined` where it is sent as it is. A key of the client stays.
 */
export function withCacheKey(
  exchange: Preparation,
  route: Route,
  request: CoreChatRequest,
): { request: CoreChatRequest; note: Note } | undefined {
  if (!needsCacheKey(exchange.row, route, request)) return undefined;
  const session = findSession(exchange, request);
  const conversation = session ?? describeOpening(request);
  if (conversation === undefined) return undefined;
  const from = session === undefined ? 'the first messages of the conversation' : 'the session that the agent names';
  const cacheKey = digestKey(exchange, route, conversation);
  return {
    request: copyProvenance(request, { ...request, cacheKey }),
    note: {
      what: `added prompt_cache_key: from ${from}`,
      made: cacheKey,
      effect: { name: 'cache-key-added', path: '/prompt_cache_key' },
    },
  };
}

function needsCacheKey(row: RouteRow | undefined, route: Route, { cacheKey }: CoreChatRequest): boolean {
  const { protocol } = route.config;
  const hasKeys = protocol === 'openai-chat' || protocol === 'openai-responses';
  return hasKeys && route.facts.promptCacheKey === true && cacheKey === undefined && isUsed(row, route);
}

/** What is added for the prompt cache of a target if the request is translated, for people. */
export const describeAdditions = (row: RouteRow | undefined, route: Route, request: CoreChatRequest): string[] => [
  ...(takesMarks(route, request) && isUsed(row, route)
    ? ['cache marks are added where the prompt is long enough']
    : []),
  ...(needsCacheKey(row, route, request) ? ['a translated request gets a prompt_cache_key'] : []),
];

/**
 * At most 64 characters (API reference, `prompt_cache_key`), of which neither the session nor the caller can be read: the
 * vendor's own credential is the key of the digest, which all gateways of a team share.
 */
function digestKey({ inbound }: Preparation, { config }: Route, conversation: string): string {
  // One that is renewed would give every hour another digest.
  const secret = config.auth.kind === 'key' ? config.auth.key : JSON.stringify(config.auth);
  const digest = createHmac('sha256', secret).update(JSON.stringify([identifyCaller(inbound), conversation]));
  return `louter-${digest.digest('base64url')}`;
}

/** What the agent calls its session, apart from those of its subagents, whose prompts are others. */
function findSession({ inbound }: Preparation, request: CoreChatRequest): string | undefined {
  const named = sessionHeaders.map((name) => inbound.header(name)).find((value) => value !== undefined && value !== '');
  const session = named ?? readSessionOfClaudeCode(request);
  return session === undefined ? undefined : JSON.stringify([session, inbound.header('x-claude-code-agent-id') ?? '']);
}

/**
 * Claude Code names its session in the field for the user: as JSON, before version 2.1.78 as the end of a text. Other clients
 * name a person there.
 */
function readSessionOfClaudeCode({ user, origin }: CoreChatRequest): string | undefined {
  if (origin !== 'anthropic' || user === undefined) return undefined;
  return asString(parseArguments(user)?.['session_id']) ?? /_session_([\w-]+)$/.exec(user)?.[1];
}

/** What the user wrote before the first answer; `undefined` where there is no text. */
function describeOpening({ messages }: CoreChatRequest): string | undefined {
  const turns = messages.filter(({ role }) => role !== 'system');
  const firstAnswer = turns.findIndex(({ role }) => role === 'assistant');
  const opening = firstAnswer === -1 ? turns : turns.slice(0, firstAnswer);
  const texts = opening.flatMap(({ content }) => content.flatMap(collectTexts)).map((text) => text.trim());
  return texts.some((text) => text !== '') ? JSON.stringify(texts) : undefined;
}
