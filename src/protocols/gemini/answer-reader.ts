import type { BackendContext } from '../../core/codec.ts';
import { badUpstreamReply } from '../../core/error.ts';
import { asNumber, asObject, asString, withoutUndefined, objectsIn, type JsonObject } from '../../core/json.ts';
import type { CoreStreamEvent } from '../../core/types.ts';
import { createCandidateReader, type CandidateReader } from './candidate-reader.ts';
import { withExtras, withWireForm } from './extras.ts';
import { createBlockedFinish } from './finish.ts';
import { parseTimestamp } from './time.ts';
import { decodeUsage } from './usage.ts';

/** More candidates than the vendor gives. */
const maxCandidates = 128;

/** Takes the pieces of an answer one by one; a plain answer is the one piece of its own. */
export interface AnswerReader {
  read(piece: JsonObject): void;
  /** No more pieces will come: whether all that was begun has been finished. */
  end(): 'finished' | 'unfinished' | 'empty';
}

export function createAnswerReader(context: BackendContext, emit: (event: CoreStreamEvent) => void): AnswerReader {
  const readers = new Map<number, CandidateReader>();
  const known = new Set<string>();
  let isStarted = false;
  let isBlocked = false;

  function start(piece: JsonObject, fields: JsonObject): void {
    isStarted = true;
    for (const name of Object.keys(fields)) known.add(name);
    const createTime = asString(piece['createTime']);
    const createdAt = createTime === undefined ? undefined : parseTimestamp(createTime);
    emit({
      type: 'response-start',
      id: asString(piece['responseId']) ?? '',
      model: asString(piece['modelVersion']) ?? context.model,
      ...withoutUndefined({ createdAt }),
      ...withExtras(fields),
      ...withWireForm(withoutUndefined({ createTime })),
    });
  }

  function readerOf(index: number): CandidateReader {
    if (!Number.isInteger(index) || index < 0 || index >= maxCandidates)
      throw badUpstreamReply(`candidate number ${index} of an answer`);
    const reader = readers.get(index) ?? createCandidateReader(index, emit, context);
    readers.set(index, reader);
    return reader;
  }

  function keepLateFields(fields: JsonObject): void {
    const late = Object.entries(fields).filter(([name]) => !known.has(name));
    if (late.length > 0) readers.get(0)?.keepLateFields(Object.fromEntries(late));
  }

  /** Why the prompt was not taken, which is all that is said then. */
  function readFeedback(piece: JsonObject): void {
    const reason = asString(asObject(piece['promptFeedback'])?.['blockReason']);
    if (reason === undefined || isBlocked || readers.size > 0) return;
    isBlocked = true;
    emit({ type: 'finish', candidate: 0, finish: createBlockedFinish(reason) });
  }

  return {
    read(piece) {
      const { candidates, usageMetadata, modelVersion: _, responseId: __, createTime: ___, ...fields } = piece;
      if (!isStarted) start(piece, fields);
      // Before what is said: some clients are told of the input's tokens as the answer begins.
      const usage = decodeUsage(usageMetadata);
      if (usage) emit({ type: 'usage', usage });
      for (const [position, candidate] of objectsIn(candidates).entries())
        readerOf(asNumber(candidate['index']) ?? position).read(candidate);
      keepLateFields(fields);
      readFeedback(piece);
    },
    end() {
      const all = [...readers.values()];
      if (all.length === 0) return isBlocked ? 'finished' : 'empty';
      if (Math.max(...readers.keys()) >= readers.size) return 'unfinished';
      if (!all.every((reader) => reader.isFinished)) return 'unfinished';
      for (const reader of all) reader.end();
      return 'finished';
    },
  };
}
