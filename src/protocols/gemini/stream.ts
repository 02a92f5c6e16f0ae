import type { BackendContext, FrontendContext } from '../../core/codec.ts';
import { badUpstreamReply } from '../../core/error.ts';
import { eventsOf } from '../../core/fold.ts';
import { asObject, parseJson, type JsonObject } from '../../core/json.ts';
import {
  isRepeated,
  createNativeReader,
  createNativeWriter,
  unknownFields,
  type KnownFields,
} from '../../core/native-frame.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { Frame, Step } from '../../core/step.ts';
import type { CoreError, CoreStreamEvent, CoreUsage } from '../../core/types.ts';
import { createAnswerReader } from './answer-reader.ts';
import { createCandidateWriter, type CandidateWriter } from './candidate-writer.ts';
import { decodeError, errorBody } from './error.ts';
import { protocol } from './extras.ts';
import { encodeHead, contentOf, addContentFields } from './response.ts';
import { encodeUsage } from './usage.ts';

// ---------------------------------------------------------------- wire to Core

const doneMarker = '[DONE]';

/**
 * Reads a stream of pieces. The finish reasons of all candidates, or the reason why the prompt was not taken, make its end
 * legal; nothing but the end of the input tells that no more will come.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader(protocol, send);
    const { emit } = native;
    const reader = createAnswerReader(context, emit);
    let isOver = false;

    const fail = (error: CoreError): void => {
      isOver = true;
      emit({ type: 'error', error });
    };

    function finish(): void {
      const state = reader.end();
      if (state !== 'finished')
        return fail({
          kind: 'bad-upstream-reply',
          message:
            state === 'empty'
              ? 'the stream of the backend held no answer'
              : 'the stream of the backend broke off before its finish reason',
        });
      isOver = true;
      emit({ type: 'end' });
    }

    return {
      push({ data }) {
        const text = data.trim();
        if (isOver || text === '') return;
        if (text === doneMarker) return finish();
        const piece = asObject(parseJson(text));
        if (!piece) throw badUpstreamReply(`an event of the stream is no JSON object: ${text.slice(0, 80)}`);
        if (asObject(piece['error'])) return fail(decodeError({ status: 200, headers: {}, body: piece }));
        native.startFrame(unknownFields(piece, knownFields), 'repeated');
        reader.read(piece);
        if (native.hasPendingFields) emit({ type: 'opaque', protocol, kind: 'piece', payload: piece });
      },
      end() {
        if (!isOver) finish();
      },
    };
  };

/** The fields of pieces that Core carries, with their parts and at their end. Usage comes with every piece. */
const knownFields: KnownFields = {
  names: new Set(
    [
      ['avgLogprobs', 'candidates', 'citationMetadata', 'content', 'createTime', 'finishMessage', 'finishReason'],
      ['groundingAttributions', 'groundingMetadata', 'index', 'logprobsResult', 'modelVersion', 'parts'],
      ['promptFeedback', 'responseId', 'role', 'safetyRatings', 'tokenCount', 'urlContextMetadata'],
    ].flat(),
  ),
  opaque: new Set(
    [
      ['citationMetadata', 'groundingAttributions', 'groundingMetadata', 'logprobsResult', 'parts', 'promptFeedback'],
      ['safetyRatings', 'urlContextMetadata'],
    ].flat(),
  ),
};

// ---------------------------------------------------------------- Core to wire

/**
 * Writes pieces of an answer: text as it comes, calls whole, and how all candidates ended in the last one, once the usage
 * can be complete. Every piece has a content with a part in it: the vendor's SDK keeps no history without.
 */
export const encodeStream =
  (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  (emit) => {
    const { report } = context;
    const native = createNativeWriter(protocol, report);
    const writers = new Map<number, CandidateWriter>();
    const reportedKinds = new Set<string>();
    let head: JsonObject | undefined;
    /** What the vendor says beside, once. */
    let fields: JsonObject = {};
    let usage: CoreUsage | undefined;
    let isOver = false;

    const send = (candidates: JsonObject[], more: JsonObject = {}): void => {
      head ??= encodeHead({ id: '' }, context).repeated;
      const piece = { ...(candidates.length > 0 && { candidates }), ...fields, ...more, ...head };
      emit({ data: JSON.stringify(native.complete(piece)) });
      fields = {};
    };

    const writerOf = (index: number): CandidateWriter => {
      const sendParts = (parts: JsonObject[], around: JsonObject): void =>
        send([{ content: { parts, role: 'model' }, index, ...around }]);
      const writer = writers.get(index) ?? createCandidateWriter(sendParts, context);
      writers.set(index, writer);
      return writer;
    };

    function finish(): void {
      const isBlocked = asObject(fields['promptFeedback'])?.['blockReason'] !== undefined;
      const candidates: JsonObject[] = [];
      let beside: JsonObject = {};
      for (const [index, writer] of [...writers].toSorted(([one], [other]) => one - other)) {
        const {
          parts,
          candidateFields: all,
          pieceFields: piece,
          isEmpty,
          finish: ended,
          content: written,
        } = writer.end();
        const { content: ofContent, ...around } = all;
        beside = { ...beside, ...piece };
        const content = addContentFields(
          contentOf(parts, isEmpty ? ended.reason : 'stop', isEmpty ? written : undefined),
          ofContent,
        );
        const isFiltered = isEmpty && ended.reason === 'content-filter';
        if (!(isBlocked && isFiltered)) candidates.push({ ...content, index, ...around });
      }
      send(candidates, { ...beside, ...(usage && { usageMetadata: encodeUsage(usage, report) }) });
    }

    function push(event: CoreStreamEvent): void {
      if (isOver) return;
      if (native.isPrecededBy(event)) send([]);
      native.observe(event);
      switch (event.type) {
        case 'response-start': {
          reportForeignExtras(event, protocol, report);
          const { repeated: named, rest } = encodeHead(event, context);
          head = named;
          fields = rest;
          return;
        }
        case 'usage':
          usage = event.usage;
          return;
        case 'finish':
          reportForeignExtras(event, protocol, report);
          return writerOf(event.candidate).finish(event);
        case 'end':
          isOver = true;
          return finish();
        case 'error':
          isOver = true;
          return emit({ data: JSON.stringify(errorBody(event.error)) });
        case 'opaque':
          if (event.protocol === protocol) return send([], event.payload);
          if (!reportedKinds.has(event.kind) && !isRepeated(event))
            report({ what: `an event of kind ${event.kind} is known to ${event.protocol} only` });
          reportedKinds.add(event.kind);
          return;
        case 'final-response':
          for (const each of eventsOf(event.response)) push(each);
          return;
        default:
          return writerOf(event.candidate).write(event);
      }
    }
    return { push, end() {} };
  };
