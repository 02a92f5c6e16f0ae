import type { Report } from '../../core/codec.ts';
import { splitTrailingSurrogate } from '../../core/code-points.ts';
import { partEvents, type CorePartEvent } from '../../core/fold.ts';
import type { JsonObject } from '../../core/json.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import { signatureToToken, unsignedToken } from '../../core/signature.ts';
import type { Extras, Signature } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { BlockQueue } from './block-queue.ts';
import { encodeCallHead } from './calls.ts';
import { encodeCitation } from './citations.ts';
import { nativeFields } from './extras.ts';
import { encodeAnswerBlock } from './answer.ts';

/** Writes the parts of one answer as content blocks. */
export interface BlockWriter {
  write(event: CorePartEvent): void;
  /** Passes on an event about a part as its vendor wrote it: within its block, which it may begin. */
  passOn(part: number, payload: JsonObject): void;
  /** Whether a tool of the client has been called. */
  hasCalls(): boolean;
}

interface OpenPart {
  /** Whether its block has begun: one that would be empty never does. */
  isStarted: boolean;
  /** The first half of a surrogate pair whose second has not come yet. */
  half: string;
  /** Of reasoning, the block the last text belonged to. */
  reasoningBlock: number;
  /** Of a call, what its input is written as. */
  input: 'json' | 'freeform';
  /** The fields of its own protocol that its start has said. */
  startFields: JsonObject;
  /** Whether the vendor's own events have said something of it. */
  isPassedOn?: true;
}

export function createBlockWriter(report: Report, say: (body: JsonObject) => void): BlockWriter {
  const queue = new BlockQueue<JsonObject>(say);
  const open = new Map<number, OpenPart>();
  const thoughts = new Set<number>();
  let called = false;

  function write(event: CorePartEvent): void {
    const { part } = event;
    switch (event.type) {
      case 'text-start':
        return begin(part, nativeFields(event));
      case 'reasoning-start':
        begin(part, nativeFields(event));
        thoughts.add(part);
        return;
      case 'text-delta':
        if (event.logprobs) report({ field: 'logprobs', what: 'log probabilities cannot be said' });
        return text(part, event.text);
      case 'text-citation': {
        const citation = encodeCitation(event.citation, report, 'any');
        if (!citation) return;
        ensureText(part);
        return change(part, { type: 'citations_delta', citation: { ...citation } });
      }
      case 'text-done':
        flush(part, ensureText, (half) => ({ type: 'text_delta', text: half }));
        return end(part, event, 'unsigned');
      case 'reasoning-delta':
        return think(part, event.block, event.text, event.extras);
      case 'reasoning-done':
        flush(part, ensureThinking, (half) => ({ type: 'thinking_delta', thinking: half }));
        sign(part, event.signature);
        return end(part, event, 'signed');
      case 'tool-call-start':
        return call(event);
      case 'tool-call-arguments-text':
        return argument(part, event.text);
      case 'tool-call-arguments-json':
        return change(part, { type: 'input_json_delta', partial_json: JSON.stringify(event.value) });
      case 'tool-call-done':
        flush(
          part,
          () => undefined,
          (half) => ({ type: 'input_json_delta', partial_json: half }),
        );
        if (open.get(part)?.input === 'freeform') change(part, { type: 'input_json_delta', partial_json: '"}' });
        return end(part, event, 'unsigned');
      case 'part':
        return whole(event);
      default:
        unreachable(event);
    }
  }

  function begin(part: number, said: JsonObject = {}): void {
    queue.open(part);
    open.set(part, { isStarted: false, half: '', reasoningBlock: 0, input: 'json', startFields: said });
  }

  function start(part: number, content_block: JsonObject): void {
    const state = open.get(part);
    if (!state || state.isStarted) return;
    state.isStarted = true;
    queue.write(part, (index) => ({ type: 'content_block_start', index, content_block }));
  }

  const ensureText = (part: number): void => start(part, { type: 'text', text: '', ...open.get(part)?.startFields });
  const ensureThinking = (part: number): void =>
    start(part, { type: 'thinking', thinking: '', signature: '', ...open.get(part)?.startFields });

  function change(part: number, delta: JsonObject): void {
    queue.write(part, (index) => ({ type: 'content_block_delta', index, delta }));
  }

  function text(part: number, fragment: string): void {
    const ready = codePoints(part, fragment);
    if (!ready) return;
    ensureText(part);
    change(part, { type: 'text_delta', text: ready });
  }

  /** Blocks of reasoning that follow each other are paragraphs here. */
  function think(part: number, block: number, fragment: string, extras: Extras = {}): void {
    const state = open.get(part);
    if (!state) return;
    const gap = block !== state.reasoningBlock && state.isStarted ? '\n\n' : '';
    state.reasoningBlock = block;
    const ready = codePoints(part, gap + fragment);
    if (!ready && !extras.anthropic) return;
    ensureThinking(part);
    change(part, { type: 'thinking_delta', thinking: ready, ...extras.anthropic });
  }

  function sign(part: number, signature: Signature | undefined): void {
    const { isStarted = false } = open.get(part) ?? {};
    if (!signature) {
      if (isStarted) change(part, { type: 'signature_delta', signature: unsignedToken });
      return;
    }
    const token = signatureToToken(signature, 'anthropic');
    if (signature.kind === 'ciphertext' && !isStarted)
      return start(part, { type: 'redacted_thinking', data: token, ...open.get(part)?.startFields });
    ensureThinking(part);
    change(part, { type: 'signature_delta', signature: token });
  }

  function call(event: Extract<CorePartEvent, { type: 'tool-call-start' }>): void {
    const { part, input, runs } = event;
    begin(part, nativeFields(event));
    const state = open.get(part);
    if (!state) return;
    if (runs === 'client') called = true;
    state.input = input === 'freeform' ? 'freeform' : 'json';
    start(part, { ...encodeCallHead(event), input: {}, ...state.startFields });
    change(part, { type: 'input_json_delta', partial_json: input === 'freeform' ? '{"input":"' : '' });
  }

  function argument(part: number, fragment: string): void {
    const ready = codePoints(part, fragment);
    if (!ready) return;
    const isRaw = open.get(part)?.input === 'freeform';
    change(part, { type: 'input_json_delta', partial_json: isRaw ? JSON.stringify(ready).slice(1, -1) : ready });
  }

  function whole(event: Extract<CorePartEvent, { type: 'part' }>): void {
    const { value, part, candidate } = event;
    switch (value.type) {
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
        for (const each of partEvents({ candidate, part }, value)) write(each);
        return;
      case 'tool-result':
      case 'image':
      case 'audio':
      case 'opaque': {
        // Told of in the vendor's own events.
        if (open.has(part)) return close(part);
        const block = encodeAnswerBlock(value, report);
        begin(part);
        if (block) start(part, block);
        return close(part);
      }
      default:
        unreachable(value);
    }
  }

  function passOn(part: number, payload: JsonObject): void {
    if (!open.has(part)) begin(part);
    const state = open.get(part);
    if (!state) return;
    state.isPassedOn = true;
    if (!state.isStarted && payload['type'] !== 'content_block_start') openFor(part);
    state.isStarted = true;
    queue.write(part, (index) => ({ ...payload, index }));
  }

  /** The block of a part whose first content is not known here. */
  function openFor(part: number): void {
    if (thoughts.has(part)) ensureThinking(part);
    else ensureText(part);
  }

  /** What of a fragment is whole code points; a half waits for the next fragment. */
  function codePoints(part: number, fragment: string): string {
    const state = open.get(part);
    if (!state) return '';
    const { whole: ready, half } = splitTrailingSurrogate(state.half + fragment);
    state.half = half;
    return ready;
  }

  /** A half whose rest never came is given as it is. */
  function flush(part: number, ensure: (part: number) => void, delta: (half: string) => JsonObject): void {
    const half = open.get(part)?.half;
    if (!half) return;
    ensure(part);
    change(part, delta(half));
  }

  function end(part: number, closing: { signature?: Signature; extras?: Extras }, rule: 'signed' | 'unsigned'): void {
    const said = open.get(part)?.startFields ?? {};
    if (closing.signature && rule === 'unsigned')
      report({ field: 'signature', what: 'only reasoning can carry a signature' });
    reportForeignExtras(closing, 'anthropic', report);
    for (const field of Object.keys(closing.extras?.anthropic ?? {}))
      if (!(field in said) && !open.get(part)?.isPassedOn)
        report({ field, what: `${field} came after the start of its block` });
    close(part);
  }

  function close(part: number): void {
    if (open.get(part)?.isStarted) queue.write(part, (index) => ({ type: 'content_block_stop', index }));
    open.delete(part);
    queue.close(part);
  }

  return { write, passOn, hasCalls: () => called };
}
