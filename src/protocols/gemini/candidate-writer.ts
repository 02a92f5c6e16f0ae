import type { FrontendContext } from '../../core/codec.ts';
import { splitTrailingSurrogate } from '../../core/code-points.ts';
import type { CorePartEvent } from '../../core/fold.ts';
import type { JsonObject, JsonValue } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type {
  CoreFinish,
  CoreReasoning,
  CoreReasoningDelta,
  CoreStreamEvent,
  CoreTextDelta,
  CoreToolCall,
  CoreToolCallDelta,
  Extras,
  WireForm,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { createCandidatePartWriter, type CandidateEnd } from './answer.ts';
import { extrasOf, protocol, wireFormOf, withExtras } from './extras.ts';
import { encodeLogprobs } from './logprobs.ts';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/** Writes the pieces of one candidate. */
export interface CandidateWriter {
  write(event: CorePartEvent): void;
  finish(event: FinishEvent): void;
  /** What is left to be said of it in the last piece of the answer, and how it ended. */
  end(): CandidateEnd & { finish: CoreFinish; content: JsonValue | undefined };
}

/** A text or thought that is still open. */
interface OpenText {
  /** The first half of a surrogate pair whose second has not come yet. */
  half: string;
  /** Fields of its own that its start told of: its first piece has them. */
  own: JsonObject;
  isWritten: boolean;
}

/** `send` puts the parts of this candidate, and what stands around them, into a piece of their own. */
export function createCandidateWriter(
  send: (parts: JsonObject[], around: JsonObject) => void,
  context: FrontendContext,
): CandidateWriter {
  const { report } = context;
  const answer = createCandidatePartWriter(context);
  const open = new Map<number, OpenText>();
  const thoughts = new Map<number, CoreReasoning>();
  const calls = new Map<number, { call: CoreToolCall; pieces: string[] }>();
  let finished: FinishEvent | undefined;

  const sendParts = (parts: JsonObject[], around: JsonObject = {}): void => {
    if (parts.length > 0) send(parts, around);
  };

  const openPart = (part: number, own: JsonObject): void => void open.set(part, { half: '', own, isWritten: false });

  /** What of a fragment is whole code points, and the fields to say with it; half a pair waits for the other. */
  function take(part: number, fragment: string): { ready: string; own: JsonObject } {
    const state = open.get(part);
    if (!state) return { ready: fragment, own: {} };
    const { whole, half } = splitTrailingSurrogate(state.half + fragment);
    state.half = half;
    const own = state.isWritten ? {} : state.own;
    if (whole !== '') state.isWritten = true;
    return { ready: whole, own };
  }

  /** What of a closing part has not been said: half a pair whose rest never came, and fields of its own. */
  function close(part: number, closing: { extras?: Extras }): { half: string; own: JsonObject; late: JsonObject } {
    reportForeignExtras(closing, protocol, report);
    const { half, own, isWritten: isSaid } = open.get(part) ?? { half: '', own: {}, isWritten: false };
    open.delete(part);
    const late = Object.entries(extrasOf(closing)).filter(([name]) => !(name in own));
    const told = isSaid || half !== '';
    return { half, own: isSaid ? {} : own, late: { ...(!told && own), ...Object.fromEntries(late) } };
  }

  function writeText(event: CoreTextDelta): void {
    const { part } = event;
    switch (event.type) {
      case 'text-start':
        if (event.of === 'refusal') report({ at: event, what: 'a refusal has no part of its own', instead: 'a text' });
        answer.startText(part);
        return openPart(part, extrasOf(event));
      case 'text-delta': {
        const { ready, own } = take(part, event.text);
        if (ready === '' && !event.logprobs) return;
        const around = event.logprobs ? { logprobsResult: encodeLogprobs(event.logprobs, report) } : {};
        return sendParts([answer.text(ready, own)], around);
      }
      case 'text-citation':
        return answer.cite(event.citation, part);
      case 'text-done': {
        const { half, own, late } = close(part, event);
        if (half !== '') sendParts([answer.text(half, own)]);
        return sendParts(answer.endText(event.signature, late));
      }
      default:
        unreachable(event);
    }
  }

  function writeReasoning(event: CoreReasoningDelta): void {
    const { part } = event;
    const thought: CoreReasoning = thoughts.get(part) ?? { type: 'reasoning', blocks: [] };
    thoughts.set(part, thought);
    switch (event.type) {
      case 'reasoning-start':
        return openPart(part, extrasOf(event));
      case 'reasoning-delta': {
        if (event.extras) reportForeignExtras(event, protocol, report);
        if (event.text === '') return;
        const block = (thought.blocks[event.block] ??= { kind: event.kind, text: '' });
        const gap = block.text === '' && event.block > 0 ? '\n\n' : '';
        block.text += event.text;
        const { ready, own } = take(part, gap + event.text);
        return sendParts(answer.thought(ready, own));
      }
      case 'reasoning-done': {
        const { half, own, late } = close(part, event);
        thoughts.delete(part);
        sendParts(answer.thought(half, own));
        return sendParts(
          answer.endThought(
            { ...thought, ...wireFieldsOf(event), ...(event.signature && { signature: event.signature }) },
            late,
          ),
        );
      }
      default:
        unreachable(event);
    }
  }

  function writeCall(event: CoreToolCallDelta): void {
    const { part } = event;
    if (event.type === 'tool-call-start') {
      const { id, name, runs, input: kind } = event;
      const input = kind === 'json' ? { kind, value: {} } : { kind, text: '' };
      calls.set(part, { call: { type: 'tool-call', id, name, input, runs, ...wireFieldsOf(event) }, pieces: [] });
      return;
    }
    const state = calls.get(part);
    if (!state) return;
    const { call, pieces } = state;
    switch (event.type) {
      case 'tool-call-arguments-text':
        pieces.push(event.text);
        return;
      case 'tool-call-arguments-json':
        call.input = { kind: 'json', value: event.value };
        return;
      case 'tool-call-done':
        calls.delete(part);
        if (call.input.kind !== 'json') call.input = { kind: call.input.kind, text: pieces.join('') };
        reportForeignExtras(event, protocol, report);
        return sendParts(
          answer.part(
            { ...call, ...wireFieldsOf(event), ...(event.signature && { signature: event.signature }) },
            event,
          ),
        );
      default:
        unreachable(event);
    }
  }

  return {
    write(event) {
      switch (event.type) {
        case 'text-start':
        case 'text-delta':
        case 'text-citation':
        case 'text-done':
          return writeText(event);
        case 'reasoning-start':
        case 'reasoning-delta':
        case 'reasoning-done':
          return writeReasoning(event);
        case 'part':
          return sendParts(answer.part(event.value));
        default:
          return writeCall(event);
      }
    },
    finish(event) {
      finished = event;
    },
    end() {
      const finish = finished?.finish ?? { reason: 'other' };
      const wireForm = finished ? wireFormOf(finished) : {};
      const ended = answer.end(finish, finished ? extrasOf(finished) : {}, wireForm);
      const logprobs = finished?.logprobs && { logprobsResult: encodeLogprobs(finished.logprobs, report) };
      return {
        ...ended,
        candidateFields: { ...ended.candidateFields, ...logprobs },
        finish,
        content: wireForm['content'],
      };
    },
  };
}

/** What this protocol itself knows of a part. */
const wireFieldsOf = ({ extras, wireForm }: { extras?: Extras; wireForm?: WireForm }) => ({
  ...(extras?.gemini && withExtras(extras.gemini)),
  ...(wireForm && { wireForm }),
});
