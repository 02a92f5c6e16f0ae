import type { FrontendContext } from '../../../core/codec.ts';
import { eventsOf } from '../../../core/fold.ts';
import { asObject, asString, type JsonObject } from '../../../core/json.ts';
import { isRepeated, createNativeWriter } from '../../../core/native-frame.ts';
import { plainAnswer } from '../../../core/plain-answer.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { Frame, Step } from '../../../core/step.ts';
import type { CoreFinish, CoreStreamEvent, CoreUsage } from '../../../core/types.ts';
import { responseHead, responseObject, type ResponseHead, type ResponseState } from './answer.ts';
import { encodeFailure } from './error.ts';
import { protocol } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { itemWriter } from './item-writer.ts';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/**
 * Writes a stream of Responses events, each with its number. An error ends it as an answer that failed: Codex handles
 * `response.failed` and ignores `error`.
 */
export const encodeStream =
  (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  (emit) =>
    encodeEvents(context)((event) => emit({ event: asString(event['type']) ?? '', data: JSON.stringify(event) }));

/** A plain answer is the one that the last event of its stream holds. */
export const encodeResponse = plainAnswer(
  (context) => encodeEvents(context),
  (events) => asObject(events.at(-1)?.['response']) ?? {},
);

const encodeEvents =
  (context: FrontendContext): Step<CoreStreamEvent, JsonObject> =>
  (emit) => {
    const { report } = context;
    let sequence = 0;
    let head: ResponseHead | undefined;
    let usage: CoreUsage | undefined;
    let finished: FinishEvent | undefined;
    let hasEnded = false;
    let refusal = false;
    const reported = new Set<string>();

    const native = createNativeWriter(protocol, report, matchingEvents);
    /** What the vendor repeats of the request, by the event that holds it. */
    const echoes = new Map<string, JsonObject>();
    /** The vendor's own `response.in_progress` may still come. */
    let isProgressDue = false;

    const emitEvent = (event: JsonObject): void => {
      emit({ ...native.complete(event), sequence_number: sequence++ });
    };
    const items = itemWriter(emitEvent, context);

    function start(answer: Parameters<typeof responseHead>[0], isNative = false): ResponseHead {
      if (head) return head;
      head = responseHead(answer, context);
      emitState('response.created', head);
      isProgressDue = true;
      if (!isNative) emitProgress();
      return head;
    }

    function emitState(type: string, begun: ResponseHead): void {
      const vendorEcho = echoes.get(type) ?? echoes.get('response.created');
      // OpenAI repeats all of the request, other servers only some of it.
      const echo = vendorEcho?.['tools'] === undefined ? { ...begun.echo(), ...vendorEcho } : vendorEcho;
      const state: ResponseState = { standing: { status: 'in_progress' }, output: [], echo };
      emitEvent({ type, response: responseObject(begun, state, context) });
    }

    function emitProgress(): void {
      if (!isProgressDue || !head) return;
      isProgressDue = false;
      emitState('response.in_progress', head);
    }

    /** An event that only this protocol knows. */
    function passOn(payload: JsonObject): void {
      start({ id: '' });
      // An answer waits before it is in progress.
      if (payload['type'] !== 'response.queued') emitProgress();
      items.passOn(payload);
    }

    function emitFinal(type: string, state: ResponseState): void {
      const begun = start({ id: '' });
      emitProgress();
      hasEnded = true;
      const echo = echoes.get(type);
      emitEvent({
        type,
        response: responseObject(begun, { usage, message: finished, ...(echo && { echo }), ...state }, context),
      });
    }

    function end(): void {
      const finish: CoreFinish = finished?.finish ?? { reason: 'other' };
      const standing = encodeFinish(finish, { refusal }, report);
      emitProgress();
      const output = items.finish(standing);
      emitFinal(standing.status === 'completed' ? 'response.completed' : 'response.incomplete', { standing, output });
    }

    function reportOnce(what: string): void {
      if (reported.has(what)) return;
      reported.add(what);
      report({ what });
    }

    /** What the vendor repeats of the request replaces what is known of it here. */
    function follow(event: CoreStreamEvent): void {
      const { native: vendor } = event;
      if (vendor?.protocol !== protocol) return native.observe(event);
      const frames = vendor.frames.map(({ response, ...frame }) => {
        const echo = asObject(response);
        if (echo) echoes.set(asString(frame['type']) ?? '', echo);
        return frame;
      });
      // Those that a part was held with are written with it.
      native.observe({ ...event, native: { ...vendor, frames: frames.filter(({ events }) => events === undefined) } });
    }

    const push = (event: CoreStreamEvent): void => {
      if (hasEnded) return;
      if ('candidate' in event && event.candidate > 0) return reportOtherCandidate();
      if (event.native) follow(event);
      switch (event.type) {
        case 'response-start':
          start(event, event.native?.protocol === protocol);
          return;
        case 'usage':
          usage = event.usage;
          return;
        case 'finish':
          reportForeignExtras(event, protocol, report);
          finished = event;
          if (event.logprobs) report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
          return;
        case 'end':
          return end();
        case 'opaque':
          if (event.protocol !== protocol && isRepeated(event)) return;
          if (event.protocol !== protocol)
            return reportOnce(`an event of kind ${event.kind} is known to ${event.protocol} only`);
          return passOn(event.payload);
        case 'error':
          return emitFinal('response.failed', {
            standing: { status: 'failed' },
            output: items.output,
            error: encodeFailure(event.error),
          });
        case 'final-response':
          for (const each of eventsOf(event.response)) push(each);
          return;
        default:
          if (event.type === 'text-start' && event.of === 'refusal') refusal = true;
          start({ id: '' });
          emitProgress();
          return items.write(event);
      }
    };

    function reportOtherCandidate(): void {
      const what = 'candidates other than the first';
      if (reported.has(what)) return;
      reported.add(what);
      report({ field: 'candidates', what, instead: 'the first' });
    }

    return { push, end() {} };
  };

/**
 * Those of the vendor's events that one is written for, by its type and its place within an item: the first, unless
 * it is one of many pieces, of which some may have come to nothing.
 */
function matchingEvents(written: JsonObject, waiting: readonly JsonObject[]): readonly JsonObject[] {
  const same = waiting.filter((rest) =>
    ['type', 'content_index', 'summary_index'].every(
      (name) => rest[name] === undefined || rest[name] === written[name],
    ),
  );
  return asString(written['type'])?.endsWith('.delta') ? same : same.slice(0, 1);
}
