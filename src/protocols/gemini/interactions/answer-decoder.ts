import type * as wire from '../../../../generated/gemini-interactions.js';
import { readInteraction, readInteractionEvent } from '../../../../generated/gemini-interactions.readers.js';
import type { BackendContext } from '../../../core/codec.ts';
import { isErrorAlone } from '../../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { ResponseFold } from '../../../core/fold.ts';
import { restoreFreeformCalls } from '../../../core/freeform.ts';
import { asObject, asString, withoutUndefined, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';
import type { CoreChatResponse, CoreCitation, CoreFinish, CoreUsage } from '../../../core/types.ts';
import { decodeError, decodeInnerError } from './errors.ts';
import { protocol } from './extras.ts';
import { decodeUsage } from './usage.ts';

/** Decodes the events of an interaction: `interaction.completed` ends it, and so does an error. */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new AnswerDecoder(context, emit);

/**
 * Decodes a plain answer as a stream of its steps.
 * @throws {LouterError} `bad-upstream-reply` when the body is not an interaction that is over, the vendor's own error when it failed.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const object = asObject(body);
  if (object && isErrorAlone(object)) throw new LouterError(decodeError({ status: 200, headers: {}, body: object }));
  const interaction = readInteraction(body);
  if (!interaction || interaction.status === undefined || interaction.status === null)
    throw badUpstreamReply('the answer is not an interaction: it has no `status`');
  if (unfinished.has(interaction.status))
    throw badUpstreamReply(`the interaction is not over: its status is ${interaction.status}`);
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeWhole(interaction);
  return fold.result();
}

const unfinished: ReadonlySet<string> = new Set(['in_progress', 'queued']);

type Interaction = wire.ReceivedInteraction;

/** A step that was started, and what its end closes it with. */
interface OpenStep {
  readonly type: string | undefined;
  readonly index: number;
  signature: string;
  /** How many blocks of a summary it has. */
  blocks: number;
}

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #parts: PartWriter;
  #step: OpenStep | undefined;
  #steps = 0;
  #hasCalls = false;
  #isStarted = false;
  #isOver = false;
  #usage: CoreUsage | undefined;

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#emit = emit;
    this.#parts = new PartWriter(restoreFreeformCalls(context.request)(emit).push);
  }

  push(frame: Frame): void {
    if (this.#isOver) return;
    const body = asObject(jsonOfFrame(frame));
    if (!body) throw badUpstreamReply('an event of the stream is not a JSON object');
    this.#decodeEvent(body);
  }

  end(): void {
    if (!this.#isOver)
      this.#finishWith({
        type: 'error',
        error: badUpstreamReply('the stream ended before interaction.completed').detail,
      });
  }

  decodeWhole(interaction: Interaction): void {
    this.#start(interaction);
    for (const step of interaction.steps ?? []) {
      this.#startStep(this.#steps, step);
      this.#stopStep();
    }
    this.#complete(interaction);
  }

  #decodeEvent(body: JsonObject): void {
    const event = readInteractionEvent(body) ?? {};
    switch (event.event_type) {
      case 'interaction.created':
        return this.#start(event.interaction ?? {});
      case 'interaction.completed':
        return this.#complete(event.interaction ?? {});
      case 'step.start':
        this.#stopStep();
        return this.#startStep(event.index ?? this.#steps, event.step ?? {});
      case 'step.delta':
        return this.#decodeDelta(event.delta ?? {});
      case 'step.stop':
        this.#usage = decodeUsage(event.usage) ?? this.#usage;
        return this.#stopStep();
      case 'error':
        return this.#finishWith({ type: 'error', error: decodeInnerError(event.error ?? {}) });
      case 'interaction.status_update':
        return;
      case null:
      case undefined:
      default:
        if (isErrorAlone(body))
          this.#finishWith({ type: 'error', error: decodeError({ status: 200, headers: {}, body }) });
    }
  }

  #start({ id, model, created }: Interaction): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const time = Date.parse(created ?? '');
    this.#emit({
      type: 'response-start',
      id: id ?? '',
      model: model ?? this.#context.model,
      ...(!Number.isNaN(time) && { createdAt: time / 1000 }),
    });
  }

  // ---------------------------------------------------------------- steps

  #startStep(index: number, step: wire.ReceivedStep | Record<string, never>): void {
    this.#start({});
    this.#steps = index + 1;
    const open: OpenStep = { type: asString(step['type']), index, signature: '', blocks: 0 };
    this.#step = open;
    switch (step.type) {
      case 'model_output':
        for (const content of step.content ?? []) this.#decodeContent(content);
        return;
      case 'thought':
        open.signature = step.signature ?? '';
        for (const content of step.summary ?? []) this.#addSummary(content);
        return;
      case 'function_call': {
        const { id, name, arguments: input } = step;
        this.#hasCalls = true;
        this.#parts.toolCallStart(index, {
          id: id || this.#context.mint('call_'),
          name: name || `tool_${index}`,
          input: 'json-text',
        });
        if (input && Object.keys(input).length > 0) this.#parts.toolCallText(index, JSON.stringify(input));
        return;
      }
      case 'user_input':
        return;
      case 'function_result':
      case undefined:
      case null:
      default:
        this.#context.report({ what: `a step of type ${asString(step['type']) ?? 'unknown'} of the answer` });
    }
  }

  #decodeDelta(delta: wire.ReceivedDelta | Record<string, never>): void {
    const open = this.#step;
    if (!open) throw badUpstreamReply('a step.delta came before its step.start');
    switch (delta.type) {
      case 'text':
        return this.#parts.text(delta.text ?? '');
      case 'text_annotation_delta':
        return this.#addCitations(delta.annotations ?? []);
      case 'arguments_delta':
        return this.#parts.toolCallText(open.index, delta.arguments ?? '');
      case 'thought_signature':
        open.signature += delta.signature ?? '';
        return;
      case 'thought_summary':
        if (delta.content) this.#addSummary(delta.content);
        return;
      case 'image':
      case 'audio':
      case 'document':
      case 'video':
        return this.#decodeContent(delta);
      case undefined:
      case null:
      default:
        this.#context.report({ what: `a delta of type ${asString(delta['type']) ?? 'unknown'} of the answer` });
    }
  }

  /** Arguments of calls are known whole only now: none at all are an empty object. */
  #stopStep(): void {
    const open = this.#step;
    this.#step = undefined;
    if (!open) return;
    if (open.type === 'thought') this.#closeThought(open);
    else if (open.type === 'function_call') this.#parts.toolCallDone(open.index);
    else this.#parts.closeText({});
  }

  #addSummary(content: wire.ReceivedContent): void {
    if (content.type !== 'text') return this.#context.report({ what: 'a medium in a summary of reasoning' });
    const open = this.#step;
    if (open) this.#parts.reasoning(content.text ?? '', 'summary', open.blocks++, open.index);
  }

  /** Reasoning of which nothing is shown is its signature alone. */
  #closeThought({ signature: value }: OpenStep): void {
    const { issuer } = this.#context;
    if (this.#parts.isOpen('reasoning'))
      return this.#parts.closeText(value === '' ? {} : { signature: { issuer, kind: 'signature', value } });
    if (value === '') return;
    const part = this.#parts.takeIndex();
    const place = { candidate: 0, part };
    this.#emit({ ...place, type: 'reasoning-start' });
    this.#emit({ ...place, type: 'reasoning-done', signature: { issuer, kind: 'ciphertext', value } });
  }

  #decodeContent(content: wire.ReceivedContent): void {
    switch (content.type) {
      case 'text':
        this.#parts.text(content.text ?? '');
        return this.#addCitations(content.annotations ?? []);
      case 'image':
      case 'audio': {
        const { data, uri, mime_type: mediaType } = content;
        const type = content.type;
        const source = data
          ? ({ kind: 'base64', mediaType: mediaType ?? 'application/octet-stream', data } as const)
          : ({ kind: 'url', url: uri ?? '', ...(mediaType && { mediaType }) } as const);
        return this.#parts.part({ type, source });
      }
      case 'document':
      case 'video':
      case undefined:
      case null:
      default:
        this.#context.report({ what: `a content of type ${asString(content['type']) ?? 'unknown'} of the answer` });
    }
  }

  #addCitations(annotations: readonly wire.ReceivedAnnotation[]): void {
    for (const { type, url, title } of annotations) {
      if (type !== 'url_citation' || !url) {
        this.#context.report({ what: `an annotation of type ${type ?? 'unknown'}` });
        continue;
      }
      const citation: CoreCitation = {
        source: { kind: 'url', url, ...withoutUndefined({ title: title ?? undefined }) },
      };
      this.#parts.citation(citation);
    }
  }

  // ---------------------------------------------------------------- the end

  #complete(interaction: Interaction): void {
    this.#start(interaction);
    this.#stopStep();
    const { status, usage, errors } = interaction;
    if (status === 'failed' || (status === 'cancelled' && errors?.[0]))
      return this.#finishWith({
        type: 'error',
        error: decodeInnerError(errors?.[0] ?? { message: 'the interaction failed' }),
      });
    this.#parts.closeAll();
    const counted = decodeUsage(usage) ?? this.#usage;
    if (counted) this.#emit({ type: 'usage', usage: counted });
    this.#emit({ type: 'finish', candidate: 0, finish: this.#finishOf(status ?? undefined) });
    this.#finishWith({ type: 'end' });
  }

  #finishOf(status: string | undefined): CoreFinish {
    const raw = status === undefined ? {} : { raw: { protocol, reason: status } as const };
    return { reason: reasonOf(status, this.#hasCalls), ...raw };
  }

  #finishWith(event: Extract<CoreStreamEvent, { type: 'end' | 'error' }>): void {
    this.#isOver = true;
    this.#emit(event);
  }
}

function reasonOf(status: string | undefined, hasCalls: boolean): CoreFinish['reason'] {
  switch (status) {
    case undefined:
    case 'completed':
      return hasCalls ? 'tool-calls' : 'stop';
    case 'requires_action':
      return 'tool-calls';
    case 'incomplete':
      return 'length';
    case 'requires_continuation':
      return 'pause';
    default:
      return 'other';
  }
}
