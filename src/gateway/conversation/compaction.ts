import type { RouteHints } from '../../core/codec.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { eventsOf, ResponseFold } from '../../core/fold.ts';
import type { Compaction } from '../../core/frontend.ts';
import { copyProvenance, markChanged } from '../../core/provenance.ts';
import { truncateShown } from '../../core/shown.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';
import type { CoreCandidate, CoreChatRequest, CoreChatResponse, CoreError, Note } from '../../core/types.ts';
import { invalidRequest } from '../../core/validation.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import type { ParsedRequest, ResolvedRequest } from '../request/resolve-request.ts';
import { isEndpointMissing } from '../route/missing-endpoints.ts';
import type { Route } from '../route/routing.ts';
import type { TextCipher } from './text-cipher.ts';

// A client that has its conversation compacted gets a summary that only its vendor can read. Backends that do not compact are
// asked for a summary instead, which is encrypted for the client, and decrypted when the client sends it back.

/** What a model is asked for a summary. */
const summaryInstruction = `The conversation above has become too long and will be replaced by what you write now. Write a summary from which another model can continue the work without asking again; apart from it, that model sees at most some of the user's messages. Include:

- what the user asked for: every requirement, constraint and preference, verbatim where the wording matters;
- what was done and decided, with the reasons, and what was tried and failed;
- the current state: files, functions, commands and their results, with exact names, paths, identifiers, values and error messages;
- what remains to be done, and the next step.

Write plain text, as short as completeness allows and at most 2,000 words. Do not call tools, and write nothing but the summary.`;

// ---------------------------------------------------------------- a request for a summary

/** Whether a chat request asks for a compaction. @throws {LouterError} `invalid-request` where it does so in a wrong place. */
export function isCompactionRequested({ frontend, route, inbound }: ExchangeContext, parsed: ParsedRequest): boolean {
  const { compaction } = frontend;
  if (!compaction || route.task !== 'chat') return false;
  if (route.hints?.form === 'compaction') return true;
  return (
    compaction.bodyMarkers.some((marker) => inbound.body.includes(marker)) && compaction.isRequested(parsed.parse())
  );
}

/** Whether a target compacts conversations itself, as far as that is known: the vendors of the client's protocol do. */
export const mayCompact = ({ frontend, services, route }: ExchangeContext, target: Route): boolean =>
  target.config.protocol !== 'replay' &&
  target.adapter.codec.protocol === frontend.codec.protocol &&
  !services.missingEndpoints.has(toEndpointKey(route.hints?.form, target));

const toEndpointKey = (form: RouteHints['form'], { config, model }: Route): string =>
  `${config.name}/${model} ${form === 'compaction' ? 'compaction endpoint' : 'compaction item'}`;

/**
 * Whether a target failed because it does not compact conversations. Then it is not asked to again for a while.
 */
export function notesMissingCompaction(
  { services, record, frontend, route: { hints } }: ExchangeContext,
  target: Route,
  error: CoreError,
): boolean {
  const { compaction } = frontend;
  if (!compaction) return false;
  const status = record.attemptStatus ?? undefined;
  const isMissing =
    hints?.form === 'compaction'
      ? isEndpointMissing(status, error, { path: compaction.path, model: target.model })
      : isItemRefused(status, error);
  if (isMissing) {
    services.missingEndpoints.add(toEndpointKey(hints?.form, target));
    record.noted({
      what: `backend "${target.config.name}" does not compact conversations`,
      saw: truncateShown(error.message),
    });
  }
  return isMissing;
}

/** A server that does not know the item names it: by its type, or in the schemas that it matches none of. */
const isItemRefused = (status: number | undefined, { message, raw }: CoreError): boolean =>
  (status === 400 || status === 422 || status === 501) &&
  `${message}${JSON.stringify(raw?.body ?? null)}`.includes('compaction_trigger');

/** A compaction that a request asks for, and what it becomes at each target. */
export class RequestedCompaction {
  readonly #exchange: ExchangeContext;
  readonly #compaction: Compaction;
  readonly #cipher: TextCipher;
  readonly #request: CoreChatRequest;
  readonly #summary: ResolvedRequest;

  constructor(exchange: ExchangeContext, compaction: Compaction, cipher: TextCipher, resolved: ResolvedRequest) {
    this.#exchange = exchange;
    this.#compaction = compaction;
    this.#cipher = cipher;
    this.#request = resolved.request;
    this.#summary = { ...resolved, request: toSummaryRequest(compaction.conversationOf(resolved.request)) };
  }

  /** What a target is asked that does not compact conversations itself; `undefined` for others. */
  requestFor(target: Route): ResolvedRequest | undefined {
    if (mayCompact(this.#exchange, target)) return undefined;
    const note: Note = {
      what: 'requested a summary of the conversation from the model, to be encrypted for the client',
      saw: `backend "${target.config.name}" does not compact conversations`,
      effect: { name: 'conversation-summarized' },
    };
    return { ...this.#summary, notes: [...this.#summary.notes, note] };
  }

  /** The client's answer, of that of a model which was asked for a summary. @throws {LouterError} where that has none. */
  encode(response: CoreChatResponse): CoreChatResponse {
    const { id, model, createdAt, usage, candidates } = response;
    const token = this.#cipher.encrypt(readSummary(candidates[0]));
    const content = this.#compaction.encodeSummary(this.#request, token);
    return {
      id,
      model,
      ...(createdAt !== undefined && { createdAt }),
      candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
      ...(usage && { usage }),
    };
  }

  /** The same of a stream. The function that is returned takes its events. */
  encodeStream(push: (event: CoreStreamEvent) => void): (event: CoreStreamEvent) => void {
    const fold = new ResponseFold();
    return (event) => {
      if (event.type === 'error') return push(event);
      fold.add(event);
      if (event.type === 'end') for (const each of eventsOf(this.encode(fold.result()))) push(each);
    };
  }
}

/** The compaction that a request asks for; `undefined` for all others. */
export async function findCompaction(
  exchange: ExchangeContext,
  resolved: ResolvedRequest,
  isRequested: boolean,
): Promise<RequestedCompaction | undefined> {
  const { compaction } = exchange.frontend;
  if (!compaction || !isRequested) return undefined;
  const { summary } = await exchange.services.textCiphers();
  return new RequestedCompaction(exchange, compaction, summary, resolved);
}

/**
 * What a model is asked for a summary of its conversation.
 * @throws {LouterError} `invalid-request` where there is nothing to summarize.
 */
export function toSummaryRequest(conversation: CoreChatRequest): CoreChatRequest {
  // What shapes an answer is not meant for its summary.
  const {
    messages,
    toolChoice: _choice,
    parallelToolCalls: _parallel,
    responseFormat: _format,
    verbosity: _verbosity,
    stop: _stop,
    logprobs: _logprobs,
    candidates: _candidates,
    ...rest
  } = conversation;
  if (messages.every(({ role }) => role === 'system') && !conversation.serverState)
    throw invalidRequest('/input', 'a conversation to compact', 'none');
  const request: CoreChatRequest = {
    ...rest,
    messages: [...messages, { role: 'user', content: [{ type: 'text', text: summaryInstruction }] }],
    // The tools stay: vendors refuse calls of tools that are not declared, and cache what begins with the same ones.
    ...(rest.tools && { toolChoice: { mode: 'none' } }),
  };
  return markChanged(copyProvenance(conversation, request));
}

/** @throws {LouterError} `bad-upstream-reply` where a conversation could not continue from the answer. */
function readSummary(candidate: CoreCandidate | undefined): string {
  const { message, finish } = candidate ?? {};
  const text = (message?.content ?? [])
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('')
    .trim();
  const reason = finish?.reason ?? 'other';
  if (reason === 'length')
    throw new LouterError({
      kind: 'bad-upstream-reply',
      isPermanent: true,
      message:
        'the summary of the conversation was cut at the limit of output tokens: raise it, or compact the conversation with another model',
    });
  if (text !== '' && (reason === 'stop' || reason === 'other')) return text;
  throw badUpstreamReply(
    `the model wrote no summary of the conversation (finish reason: ${reason}): try again, or compact the conversation with another model`,
  );
}
