import type { FrontendContext, Report } from '../../core/codec.ts';
import { splitTrailingSurrogate } from '../../core/code-points.ts';
import type {
  CoreFinish,
  CoreLogprob,
  CoreReasoningDelta,
  CoreTextDelta,
  CoreToolCall,
  CoreToolCallDelta,
} from '../../core/types.ts';
import { partEvents, type CorePartEvent } from '../../core/fold.ts';
import { reportForeignPart } from '../../core/provenance.ts';
import { unreachable } from '../../core/unreachable.ts';
import { isTruncatedCall } from './calls.ts';
import { encodeAnswerPart } from './parts.ts';
import { reportExtras } from './extras.ts';
import { encodeAnswerCall, reportTruncatedCall, type AnswerFields } from './answer.ts';

/** Writes the parts of an answer as pieces of a message, one a line. */
export interface AnswerLineWriter {
  write(event: CorePartEvent): void;
  /** Nothing follows: what was held back is written, or left out. */
  finish(finish: CoreFinish): void;
}

/** A call, and where what it cannot say here is reported: it is of the event that it began with. */
interface PendingCall {
  call: CoreToolCall;
  report: Report;
}

/** Calls are told of whole: their arguments are an object here. */
export function createLineWriter(
  { report }: FrontendContext,
  send: (written: AnswerFields, logprobs?: CoreLogprob[]) => void,
): AnswerLineWriter {
  const calls = new Map<number, PendingCall>();
  /** Calls whose arguments are not whole: whether the limit of output cut them shows at the end. */
  const broken: PendingCall[] = [];
  /** Half of a surrogate pair, waiting for the other half, by part. */
  const halves = new Map<number, string>();
  /** The block of reasoning that was written last. */
  let block: string | undefined;
  /** The parts of which a thought was told. */
  const thoughts = new Set<number>();
  let called = 0;

  const whole = (part: number, text: string): string => {
    const { whole: ready, half } = splitTrailingSurrogate((halves.get(part) ?? '') + text);
    if (half) halves.set(part, half);
    else halves.delete(part);
    return ready;
  };
  const takeHalf = (part: number): string => {
    const half = halves.get(part) ?? '';
    halves.delete(part);
    return half;
  };
  const sayText = (content: string, logprobs?: CoreLogprob[]): void => {
    if (content !== '' || logprobs) send({ content }, logprobs);
  };
  const sayThought = (thinking: string): void => {
    if (thinking !== '') send({ thinking });
  };

  function writeText(event: CoreTextDelta): void {
    switch (event.type) {
      case 'text-start':
        return reportExtras(event, report);
      case 'text-delta':
        return sayText(whole(event.part, event.text), event.logprobs);
      case 'text-citation':
        return report({ at: event, field: 'citations', what: 'citations' });
      case 'text-done':
        sayText(takeHalf(event.part));
        return reportClosing(event);
      default:
        unreachable(event);
    }
  }

  function writeReasoning(event: CoreReasoningDelta): void {
    switch (event.type) {
      case 'reasoning-start':
        return reportExtras(event, report);
      case 'reasoning-delta': {
        const own = `${event.part}/${event.block}`;
        const gap = block !== undefined && block !== own && event.text !== '' ? '\n\n' : '';
        if (event.text !== '') block = own;
        if (event.text !== '' || !event.extras) thoughts.add(event.part);
        return sayThought(gap + whole(event.part, event.text));
      }
      case 'reasoning-done':
        sayThought(takeHalf(event.part));
        return reportClosing(event);
      default:
        unreachable(event);
    }
  }

  function reportClosing(event: Extract<CorePartEvent, { type: 'text-done' | 'reasoning-done' }>): void {
    // What is withheld is nothing but its signature.
    const isWithheld = event.type === 'reasoning-done' && !thoughts.has(event.part);
    const what = event.signature && `the ${event.signature.kind} of ${event.signature.issuer}`;
    if (what !== undefined) report({ at: event, ...(!isWithheld && { field: 'signature' }), what });
    reportExtras(event, report);
  }

  function writeCall(event: CoreToolCallDelta): void {
    if (event.type === 'tool-call-start') {
      const { id, name, runs, input: kind, extras, wireForm } = event;
      const input: CoreToolCall['input'] = kind === 'json' ? { kind, value: {} } : { kind, text: '' };
      const call: CoreToolCall = {
        type: 'tool-call',
        id,
        name,
        runs,
        input,
        ...(extras && { extras }),
        ...(wireForm && { wireForm }),
      };
      calls.set(event.part, { call, report: (unsaid) => report({ ...unsaid, at: event }) });
      return;
    }
    const open = calls.get(event.part);
    if (!open) return;
    const { call } = open;
    const { input } = call;
    switch (event.type) {
      case 'tool-call-arguments-text':
        if (input.kind !== 'json') input.text += event.text;
        return;
      case 'tool-call-arguments-json':
        if (input.kind === 'json') input.value = event.value;
        return;
      case 'tool-call-done':
        calls.delete(event.part);
        if (event.signature) call.signature = event.signature;
        if (event.extras) call.extras = event.extras;
        if (event.wireForm) call.wireForm = event.wireForm;
        if (isTruncatedCall(call)) broken.push(open);
        else sayCall(open);
        return;
      default:
        unreachable(event);
    }
  }

  function sayCall(open: PendingCall): void {
    const written = encodeAnswerCall(open.call, called, open.report);
    called += written.length;
    if (written.length > 0) send({ calls: written });
  }

  function writePart({ value, part, candidate }: Extract<CorePartEvent, { type: 'part' }>): void {
    switch (value.type) {
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
        for (const each of partEvents({ candidate, part }, value)) write(each);
        return;
      case 'tool-result':
        return report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'image':
      case 'audio': {
        const { texts, images } = encodeAnswerPart(value, report);
        if (images.length > 0) send({ images });
        return sayText(texts.join(''));
      }
      case 'opaque':
        return reportForeignPart(value, report, value);
      default:
        unreachable(value);
    }
  }

  function write(event: CorePartEvent): void {
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
      case 'tool-call-start':
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        return writeCall(event);
      case 'part':
        return writePart(event);
      default:
        unreachable(event);
    }
  }

  return {
    write,
    finish({ reason }) {
      for (const open of broken) {
        if (reason === 'length') reportTruncatedCall(open.call, open.report);
        else sayCall(open);
      }
    },
  };
}
