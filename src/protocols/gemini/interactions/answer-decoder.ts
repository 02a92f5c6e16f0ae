import type * as wire from '../../../../generated/gemini-interactions.js';
import { readInteraction, readInteractionEvent } from '../../../../generated/gemini-interactions.readers.js';
import type { BackendContext } from '../../../core/codec.ts';
import { isErrorAlone } from '../../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { ResponseFold } from '../../../core/fold.ts';
import { restoreFreeformCalls } from '../../../core/freeform.ts';
import { asObject, asString, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { createNativeReader, unknownFields, type NativeReader } from '../../../core/native-frame.ts';
import { PartWriter } from '../../../core/part-writer.ts';
import { truncateShown } from '../../../core/shown.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';
import { tokenToSignature } from '../../../core/signature.ts';
import type { CoreChatResponse, CoreUsage, Signature } from '../../../core/types.ts';
import { decodeStatus, isUnfinished } from './answer.ts';
import { decodeError, decodeInnerError } from './errors.ts';
import { knownFields, resumingReporter } from './event-fields.ts';
import { createOpaque } from './contents.ts';
import { OutputDecoder } from './output-decoder.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { stepFields } from './steps.ts';
import { FieldCollector } from './field-collector.ts';
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
  // An answer of Responses has a status, too.
  if (typeof interaction.object === 'string' && interaction.object !== 'interaction')
    throw badUpstreamReply(`the answer is not an interaction: its object is ${truncateShown(interaction.object)}`);
  if (isUnfinished(interaction.status))
    throw badUpstreamReply(`the interaction is not over: its status is ${interaction.status}`);
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeWhole(interaction);
  return fold.result();
}

type Interaction = wire.ReceivedInteraction;

/** A step that was started, and what its end closes it with. */
interface OpenStep {
  readonly type: string | undefined;
  readonly index: number;
  signature: string;
  /** How many blocks of a summary it has. */
  blocks: number;
  /** Of a kind that Core does not know: all of it. */
  payload?: JsonObject;
  /** Of its part: fields that only this protocol knows. */
  readonly fields: FieldCollector;
}

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #native: NativeReader;
  readonly #reportResuming: (body: JsonObject) => void;
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #parts: PartWriter;
  readonly #outputs: OutputDecoder;
  /** Fields of the answer, and of steps and contents of which there is no part. */
  readonly #fields: FieldCollector;
  #headFields: JsonObject = {};
  #step: OpenStep | undefined;
  #steps = 0;
  #hasCalls = false;
  #isStarted = false;
  #isOver = false;
  #usage: CoreUsage | undefined;
  /** The error of an output that has no content. */
  #failure: JsonObject | undefined;

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#reportResuming = resumingReporter(context);
    this.#native = createNativeReader(protocol, emit);
    this.#emit = this.#native.emit;
    this.#parts = new PartWriter(restoreFreeformCalls(context.request)(this.#emit).push);
    this.#outputs = new OutputDecoder(this.#parts, context.report);
    this.#fields = new FieldCollector(context.report);
  }

  push(frame: Frame): void {
    if (this.#isOver) return;
    const body = asObject(jsonOfFrame(frame));
    if (!body) throw badUpstreamReply('an event of the stream is not a JSON object');
    if (asString(body['event_type']) === undefined && isErrorAlone(body))
      return this.#finishWith({ type: 'error', error: decodeError({ status: 200, headers: {}, body }) });
    this.#startFrame(body);
    this.#reportResuming(body);
    this.#decodeEvent(body);
  }

  /** What is unknown of a step comes again at the end of its part. */
  #startFrame(body: JsonObject): void {
    const unknown = unknownFields(this.#withoutPayload(body), knownFields);
    const isRepeated = unknown !== undefined && Object.keys(unknown).every((name) => name === 'step');
    const type = body['event_type'] ?? null;
    this.#native.startFrame(unknown && { event_type: type, ...unknown }, isRepeated ? 'repeated' : undefined);
  }

  /** A step of a kind that is not known is carried whole. */
  #withoutPayload(body: JsonObject): JsonObject {
    const { step, delta, ...rest } = body;
    const type = asString(asObject(step)?.['type']) ?? '';
    if (step !== undefined && !deltasOf.has(type) && type !== 'user_input') return rest;
    return delta !== undefined && this.#step?.payload ? rest : body;
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
        return this.#decodeDelta(event.index ?? undefined, event.delta ?? {});
      case 'step.stop':
        this.#usage = decodeUsage(event.usage) ?? this.#usage;
        return this.#stopStep();
      case 'error':
        return this.#finishWith({ type: 'error', error: decodeInnerError(event.error ?? {}) });
      case 'interaction.status_update':
        return;
      default:
        this.#emit({ type: 'opaque', protocol, kind: asString(event['event_type']) ?? 'unknown', payload: body });
    }
  }

  #start(interaction: Interaction): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { id, model, created, updated } = interaction;
    const time = Date.parse(created ?? '');
    // A time that cannot be read is carried as it is.
    this.#headFields = { ...fieldsOf(interaction), ...(created && Number.isNaN(time) && { created }) };
    this.#emit({
      type: 'response-start',
      id: id ?? '',
      model: model ?? this.#context.model,
      ...(!Number.isNaN(time) && { createdAt: time / 1000 }),
      ...withExtras(this.#headFields),
      ...withWireForm({ created: created ?? undefined, updated: updated ?? undefined }),
    });
  }

  // ---------------------------------------------------------------- steps

  #startStep(index: number, step: wire.ReceivedStep | Record<string, never>): void {
    this.#start({});
    this.#steps = index + 1;
    const fields = new FieldCollector(this.#context.report);
    const open: OpenStep = { type: asString(step['type']), index, signature: '', blocks: 0, fields };
    this.#step = open;
    switch (step.type) {
      case 'model_output': {
        const { type: _, content: contents, ...rest } = step;
        if (Object.keys(withoutNulls(rest)).length > 0) fields.add({ [stepFields]: withoutNulls(rest) });
        this.#outputs.start(fields);
        for (const content of contents ?? []) {
          this.#outputs.closeText();
          this.#outputs.decode(content);
        }
        return;
      }
      case 'thought': {
        const { type: _, signature, summary, ...rest } = step;
        open.signature = signature ?? '';
        fields.add(rest);
        for (const content of summary ?? []) this.#addSummary(content, open.blocks++);
        // The form of a summary that is more than texts.
        if (summary?.some((content) => Object.keys(content).length > 2 || content.type !== 'text'))
          fields.add({ summary: summary as JsonValue });
        return;
      }
      case 'function_call': {
        const { type: _, id, name, arguments: input, ...rest } = step;
        this.#hasCalls = true;
        fields.add(rest);
        this.#parts.toolCallStart(index, {
          id: id || this.#context.mint('call_'),
          name: name || `tool_${index}`,
          input: 'json-text',
        });
        if (input && Object.keys(input).length > 0) this.#parts.toolCallText(index, JSON.stringify(input));
        return;
      }
      case 'user_input':
        // It repeats the request.
        return;
      case 'function_result':
      case undefined:
      case null:
      default:
        open.payload = step as JsonObject;
    }
  }

  #decodeDelta(index: number | undefined, delta: wire.ReceivedDelta | Record<string, never>): void {
    const open = this.#step;
    if (!open) throw badUpstreamReply('a step.delta came before its step.start');
    if (index !== undefined && index !== open.index)
      throw badUpstreamReply(`a step.delta is for step ${index}, but step ${open.index} is open`);
    if (open.payload) {
      const { type, ...fields } = delta as JsonObject;
      if (type !== open.payload['type'])
        return this.#context.report({
          what: `a delta of type ${asString(type) ?? 'unknown'} in a step of type ${open.type}`,
        });
      open.payload = addPieces(open.payload, fields);
      return;
    }
    const type = asString(delta['type']) ?? 'unknown';
    const known = deltasOf.get(open.type ?? '');
    // What the client wrote has no deltas.
    if (!known) return;
    // What is none of another step is a content of a kind that is not known.
    const isContent = open.type === 'model_output' && ![...deltasOf.values()].some((types) => types.has(type));
    if (!known.has(type) && !isContent)
      return this.#context.report({ what: `a delta of type ${type} in a step of type ${open.type}` });
    switch (delta.type) {
      case 'text':
        return this.#outputs.addText(delta.text ?? '');
      case 'text_annotation_delta':
        return this.#outputs.cite(delta.annotations);
      case 'arguments_delta':
        return this.#parts.toolCallText(open.index, delta.arguments ?? '');
      case 'thought_signature':
        open.signature += delta.signature ?? '';
        return;
      case 'thought_summary':
        return this.#addSummaryDelta(delta.content ?? {}, open);
      case 'image':
      case 'audio':
      case 'document':
      case 'video':
      case undefined:
      case null:
      default:
        return this.#outputs.decode(delta as wire.ReceivedContent);
    }
  }

  /** Arguments of calls are known whole only now: none at all are an empty object. */
  #stopStep(): void {
    const open = this.#step;
    this.#step = undefined;
    if (!open) return;
    if (open.payload) return this.#parts.part(createOpaque(open.payload));
    if (open.type === 'thought') this.#closeThought(open);
    else if (open.type === 'function_call') this.#parts.toolCallDone(open.index, withExtras(open.fields.take()));
    else {
      this.#outputs.closeText();
      if (open.type === 'model_output' && !this.#outputs.hasPart()) this.#closeEmptyOutput(open);
    }
  }

  /** An output that failed before it had a content is not one that said nothing. */
  #closeEmptyOutput({ fields }: OpenStep): void {
    const { [stepFields]: ofStep, ...ofContents } = fields.take();
    this.#fields.add(ofContents);
    const own = asObject(ofStep);
    if (!own) return;
    this.#failure ??= asObject(own['error']);
    this.#parts.part(createOpaque({ type: 'model_output', ...own }));
  }

  /** The deltas of a stream are pieces of one block of texts. */
  #addSummaryDelta(content: wire.ReceivedContent | Record<string, never>, open: OpenStep): void {
    const { type, text: _, ...rest } = content as JsonObject;
    const others = type === 'text' ? Object.keys(withoutNulls(rest)) : [`the ${asString(type) ?? 'content'}`];
    for (const what of others) this.#context.report({ what: `${what} in a summary of reasoning` });
    if (content.type === 'text') this.#addSummary(content, open.blocks);
  }

  #addSummary(content: wire.ReceivedContent, block: number): void {
    if (content.type !== 'text') return;
    const open = this.#step;
    if (open) this.#parts.reasoning(content.text ?? '', 'summary', block, open.index);
  }

  /** Reasoning of which nothing is shown is its signature alone. */
  #closeThought({ signature: value, fields }: OpenStep): void {
    const extras = withExtras(fields.take());
    if (this.#parts.isOpen('reasoning'))
      return this.#parts.closeText({
        ...this.#signatureOf(value, 'signature'),
        ...extras,
      });
    if (value === '') return this.#fields.add(extras.extras?.[protocol] ?? {});
    const part = this.#parts.takeIndex();
    const place = { candidate: 0, part };
    this.#emit({ ...place, type: 'reasoning-start' });
    this.#emit({ ...place, type: 'reasoning-done', ...this.#signatureOf(value, 'ciphertext'), ...extras });
  }

  #signatureOf(token: string, kind: Signature['kind']): { signature?: Signature } {
    const signature = tokenToSignature(token, protocol, kind);
    if (!signature) return {};
    const { issuer } = this.#context;
    return { signature: signature.issuer === protocol ? { ...signature, issuer } : signature };
  }

  // ---------------------------------------------------------------- the end

  #complete(interaction: Interaction): void {
    this.#start(interaction);
    this.#stopStep();
    // A stream has given them before.
    if (this.#steps === 0)
      for (const step of interaction.steps ?? []) {
        this.#startStep(this.#steps, step);
        this.#stopStep();
      }
    const { status, usage, errors } = interaction;
    if (isUnfinished(status))
      return this.#finishWith({
        type: 'error',
        error: badUpstreamReply(`the interaction is not over: its status is ${status}`).detail,
      });
    const failure = errors?.[0] ?? this.#failure;
    if (status === 'failed' || this.#failure || (status === 'cancelled' && failure))
      return this.#finishWith({
        type: 'error',
        error: decodeInnerError(failure ?? { message: 'the interaction failed' }),
      });
    this.#parts.closeAll();
    const counted = decodeUsage(usage) ?? this.#usage;
    if (counted) this.#emit({ type: 'usage', usage: counted });
    const known = new Map(Object.entries(this.#headFields).map(([name, value]) => [name, JSON.stringify(value)]));
    const late = Object.entries({ ...fieldsOf(interaction), ...(errors?.length && { errors }) });
    this.#fields.add(Object.fromEntries(late.filter(([name, value]) => known.get(name) !== JSON.stringify(value))));
    const finish = decodeStatus(status ?? undefined, { hasCalls: this.#hasCalls });
    this.#emit({ type: 'finish', candidate: 0, finish, ...withExtras(this.#fields.take()) });
    this.#finishWith({ type: 'end' });
  }

  #finishWith(event: Extract<CoreStreamEvent, { type: 'end' | 'error' }>): void {
    this.#isOver = true;
    this.#emit(event);
  }
}

/** The deltas that change a step, by its type. */
const deltasOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['model_output', new Set(['text', 'text_annotation_delta', 'image', 'audio', 'document', 'video'])],
  ['thought', new Set(['thought_signature', 'thought_summary'])],
  ['function_call', new Set(['arguments_delta'])],
]);

/** The fields of an interaction that Core does not carry; `object` and `updated` are its form. */
function fieldsOf(interaction: Interaction): JsonObject {
  const { id: _, object: _object, model: _model, status: _status, created: _created, ...others } = interaction;
  const { updated: _updated, steps: _steps, usage: _usage, errors: _errors, ...rest } = others;
  return rest;
}

/** Adds the fields of a delta to a step: lists and the texts of results are pieces, everything else is whole. */
function addPieces(step: JsonObject, fields: JsonObject): JsonObject {
  const added: JsonObject = { ...step };
  for (const [name, value] of Object.entries(withoutNulls(fields))) {
    const own = step[name] ?? null;
    const [object, piece] = [asObject(own), asObject(value)];
    if (Array.isArray(own) && Array.isArray(value)) added[name] = [...own, ...value];
    else if (name === 'result' && typeof own === 'string' && typeof value === 'string') added[name] = own + value;
    else added[name] = object && piece ? addPieces(object, piece) : value;
  }
  return added;
}
