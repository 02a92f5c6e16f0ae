import type { Config } from '../../config/config.ts';
import { continueRequest } from '../../core/continue-request.ts';
import type { AnswerBreak } from '../../core/delivered-answer.ts';
import type { ContinuationMethod } from '../../core/seam-text.ts';
import type { AnswerSeam, PrefillForm } from '../../core/answer-seam.ts';
import type { Note } from '../../core/types.ts';
import type { ClientStream } from '../stream/client-stream.ts';
import { selectFittingRoutes } from '../route/context-window.ts';
import type { ExchangeContext } from '../exchange-context.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import { mayFallBack, type AttemptFailure } from './retry.ts';
import type { Route } from '../route/routing.ts';

/** Of text and reasoning whose tokens no vendor has counted. */
const charactersPerToken = 4;

/** An answer that broke: what its client has of it, and what the next target is asked. */
interface BrokenAnswer {
  readonly answer: AnswerBreak;
  readonly failure: AttemptFailure;
  readonly seam: Omit<AnswerSeam, 'method' | 'prefill'>;
  readonly from: string;
}

/** What a target is asked for the rest of an answer. */
export interface ContinuationRequest {
  readonly resolved: ResolvedRequest;
  readonly answer: AnswerBreak;
  readonly method: ContinuationMethod;
}

/**
 * Lets the next target of a row with `continue = true` go on with a streamed answer that broke after its client got some
 * of it. Once: what breaks again stays broken.
 */
export class AnswerContinuation {
  readonly #exchange: ExchangeContext;
  readonly #resolved: ResolvedRequest;
  readonly #client: ClientStream;
  #broken: BrokenAnswer | undefined;

  constructor(exchange: ExchangeContext, resolved: ResolvedRequest, client: ClientStream) {
    this.#exchange = exchange;
    this.#resolved = resolved;
    this.#client = client;
  }

  /**
   * The targets that may be asked for the rest; `undefined` if the answer stays broken. The reason for that is a note in
   * the trace.
   */
  selectTargets(route: Route, failure: AttemptFailure, left: readonly Route[]): readonly Route[] | undefined {
    // A target that was asked for the rest and gave none of it: the next one may.
    if (this.#broken) return this.#client.isCommitted ? undefined : left;
    if (left.length === 0) return undefined;
    const obstacle = this.#findObstacle(failure);
    const answer = obstacle === undefined ? this.#client.breakOff() : undefined;
    if (!answer) {
      this.#exchange.record.noted({
        what: `no other target continued the answer: ${obstacle ?? 'nothing is known of it'}`,
      });
      return undefined;
    }
    const { record } = this.#exchange;
    const { backend } = record;
    if (!backend) return undefined;
    this.#broken = {
      answer,
      failure,
      from: `${route.config.name}/${route.model}`,
      seam: {
        attempt: backend.attempts.length - 1,
        protocol: backend.protocol,
        dialect: backend.dialect,
        thinking: backend.thinking,
        tools: backend.tools,
        issuer: backend.issuer,
        part: answer.openText?.part ?? answer.nextPart,
        characters: answer.characters,
      },
    };
    record.answerBroke();
    return selectFittingRoutes(this.#exchange.services, left, this.#withHistory(answer)).fitting;
  }

  /** What a target is asked; `undefined`: the client's own request, as no answer has broken. */
  requestFor(route: Route): ContinuationRequest | undefined {
    const broken = this.#broken;
    if (!broken) return undefined;
    const { answer, seam } = broken;
    const prefill = choosePrefill(this.#exchange.services.config, route);
    const resolved = this.#withHistory(answer);
    const maxTokens = this.#remainingTokens(answer);
    const { request, method } = continueRequest(resolved.request, answer, { prefill, maxTokens });
    const note = describeSeam(broken, route, { ...seam, method, prefill });
    return { answer, method, resolved: { ...resolved, request, notes: [...resolved.notes, note] } };
  }

  /** The failure that the client is sent: of an answer that broke and was not continued, the one that broke it. */
  failureAfter(last: AttemptFailure | undefined): AttemptFailure | undefined {
    return this.#broken && !this.#client.isCommitted ? this.#broken.failure : last;
  }

  #findObstacle(failure: AttemptFailure): string | undefined {
    if (!mayFallBack(failure) && failure.error.kind !== 'context-length')
      return `its failure is not one of the target: ${failure.error.message}`;
    const { delivered } = this.#client;
    return delivered ? delivered.findObstacle(this.#resolved.request) : 'it is longer than models take in one request';
  }

  /** The request with the size that the text so far adds to it. */
  #withHistory({ text }: AnswerBreak): ResolvedRequest {
    return { ...this.#resolved, bytes: this.#resolved.bytes + Buffer.byteLength(text) };
  }

  /** What is left of the limit of output tokens, by the vendor's count if it has one so far, else estimated. */
  #remainingTokens({ characters, usage }: AnswerBreak): number | undefined {
    const { maxTokens } = this.#resolved.request;
    const used = Math.max(usage?.output ?? 0, Math.ceil(characters / charactersPerToken));
    return maxTokens === undefined ? undefined : Math.max(1, maxTokens - used);
  }
}

/** How a target goes on with an assistant message at the end: as configured for its model, else as is known of its server. */
export function choosePrefill(
  config: Config,
  { config: backend, model, facts }: Pick<Route, 'config' | 'model' | 'facts'>,
): PrefillForm {
  // Where the prompt has opened the reasoning, what follows a prefill would be read as reasoning.
  if (backend.thinking === 'open') return 'none';
  const stated = config.statedFacts(model).prefill;
  if (stated !== undefined) return stated;
  if (backend.protocol === 'ollama') return 'last-message';
  return (backend.protocol === 'anthropic' && facts.prefill) || 'none';
}

const methods: Record<ContinuationMethod, string> = {
  prefill: 'the text so far as the beginning of its answer',
  instruction: 'the text so far as a turn, and an instruction to continue it',
  repetition: 'the request as it is, as there was no text yet',
};

function describeSeam({ from, failure, answer }: BrokenAnswer, { config, model }: Route, seam: AnswerSeam): Note {
  const { characters } = answer;
  return {
    what: 'another target was asked to continue the answer',
    saw: `${from} broke after ${characters} characters of text and reasoning: ${failure.error.message}`,
    made: `${config.name}/${model} got ${methods[seam.method]}; the answer keeps its id`,
    effect: { name: 'answer-continued' },
    seam,
  };
}
