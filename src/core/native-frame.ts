import type { Report } from './codec.ts';
import { mergeDeep } from './completed.ts';
import { asObject, type JsonObject, type JsonValue } from './json.ts';
import { onceReporter, reportForeignExtras } from './provenance.ts';
import type { VendorProtocol } from './types.ts';
import type { CoreStreamEvent, NativeFrames } from './stream-event.ts';

// Fields of the frames of a stream that Core does not carry go along with their events: a client of the same protocol
// receives them in the same frames, and not only at the end of the answer.

/** What of a protocol's frames is known, at any depth. */
export interface KnownFields {
  /** Fields that Core carries, or that are created again. */
  names: ReadonlySet<string>;
  /** Those among them that are not looked into: data of the user, and what is carried as it is. */
  opaque: ReadonlySet<string>;
}

/** The unknown fields of a frame, in the form they have there; `undefined` if there are none. Null counts as absent. */
export function unknownFields(fields: JsonObject, known: KnownFields): JsonObject | undefined {
  let unknown: JsonObject | undefined;
  for (const name in fields) {
    const value = fields[name];
    if (value === null || value === undefined) continue;
    if (!known.names.has(name)) (unknown ??= {})[name] = value;
    else if (typeof value === 'object' && !known.opaque.has(name)) {
      const inner = unknownFieldsIn(value, known);
      if (inner) (unknown ??= {})[name] = inner;
    }
  }
  return unknown;
}

/** Elements keep their place, and the number that some have. */
function unknownFieldsIn(value: JsonObject | JsonValue[], known: KnownFields): JsonValue | undefined {
  if (!Array.isArray(value)) return unknownFields(value, known);
  let isFound = false;
  const list = value.map((each): JsonValue => {
    const fields = asObject(each);
    const inner = fields && unknownFields(fields, known);
    if (!inner) return {};
    isFound = true;
    return 'index' in fields ? { index: fields['index'] ?? null, ...inner } : inner;
  });
  return isFound ? list : undefined;
}

/** Adds to the events of a stream the unknown fields of their frames. */
export interface NativeReader {
  /**
   * A frame is read from which this is left, in the form it has there. `hasNothingNew`: the finish of the answer gives the
   * same fields again, where another protocol reports them.
   */
  startFrame(rest: JsonObject | undefined, hasNothingNew?: 'repeated'): void;
  emit(event: CoreStreamEvent): void;
  /** Whether something is left of frames that none of their events has taken along. */
  hasPendingFields(): boolean;
}

/** Frames of which nothing comes at once wait for the next that something comes of; more are not kept. */
const maxWaiting = 16;

export function createNativeReader(protocol: VendorProtocol, emit: (event: CoreStreamEvent) => void): NativeReader {
  let left: { rest: JsonObject; isRepeated: boolean }[] = [];
  let current: (typeof left)[number] | undefined;
  /** Whether a finish gives fields that frames gave before. */
  let repeats = false;

  /** What an event takes along. A frame that is passed on unchanged has all its fields. */
  function takePending(event: CoreStreamEvent): { frames: JsonObject[]; repeated: boolean } {
    const all = event.type === 'opaque' ? left.filter((each) => each !== current) : left;
    const frames = all.map(({ rest }) => rest);
    if (summaryEvents.has(event.type)) return { frames, repeated: repeats };
    if (all.length > 0) return { frames, repeated: all.every(({ isRepeated }) => isRepeated) };
    return { frames, repeated: event.type === 'opaque' && current?.isRepeated === true };
  }

  return {
    startFrame(rest, repeated) {
      const isRepeated = repeated !== undefined;
      current = rest && { rest, isRepeated };
      if (!current) return;
      left.push(current);
      if (left.length > maxWaiting) left.shift();
      repeats ||= isRepeated;
    },
    emit(event) {
      if (left.length === 0 && !(repeats && summaryEvents.has(event.type))) return emit(event);
      const { frames, repeated } = takePending(event);
      left = [];
      if (frames.length === 0 && !repeated) return emit(event);
      const own = event.native?.frames ?? [];
      const isRepeatedLater = repeated || event.native?.repeated === true;
      emit({
        ...event,
        native: { protocol, frames: [...own, ...frames], ...(isRepeatedLater && { repeated: isRepeatedLater }) },
      });
    },
    hasPendingFields: () => left.length > 0,
  };
}

/** Events that repeat as a whole what earlier frames contained piece by piece. */
const summaryEvents: ReadonlySet<CoreStreamEvent['type']> = new Set(['finish', 'tool-call-done', 'part']);

/**
 * Whether an event of another protocol holds nothing that another event does not hold. One about a part is followed by
 * that part, whose losses are reported there.
 */
export const isRepeated = (event: CoreStreamEvent): boolean =>
  event.native?.repeated === true || (event.type === 'opaque' && event.about !== undefined);

/** Writes the unknown fields of frames into the frames that are created from them. */
export interface NativeWriter {
  /** The event that is written next. What only another protocol knows of it is reported. */
  observe(event: CoreStreamEvent): void;
  /** The frame with the unknown fields of the frames that its events came from. */
  complete<Frame extends JsonObject>(frame: Frame): Frame;
  /** A frame of the vendor's was passed on whole. */
  markForwarded(frame: JsonObject): void;
  /** Those of a finish event's fields that no frame has written yet. */
  withoutWritten(fields: JsonObject, event: { native?: NativeFrames }): JsonObject;
  /** Whether an event has more fields, before those of earlier frames have been written. */
  isPrecededBy(event: CoreStreamEvent): boolean;
  /** The unknown fields of frames of which nothing has been written yet. */
  waiting(): readonly JsonObject[];
}

/** `framesFor`: which of the vendor's frames a written one is what became of; absent: all that wait. */
export function createNativeWriter(
  protocol: VendorProtocol,
  report: Report,
  framesFor: (written: JsonObject, waiting: readonly JsonObject[]) => readonly JsonObject[] = (_, all) => all,
): NativeWriter {
  let waiting: JsonObject[] = [];
  const writtenNames = new Set<string>();
  const reportOnce = onceReporter(report);

  return {
    observe(event) {
      const { native } = event;
      if (native?.protocol === protocol) waiting = [...waiting, ...native.frames].slice(-maxWaiting);
      else if (native && !native.repeated)
        reportOnce({ what: `fields of events that are known to ${native.protocol} only` });
      if (event.type === 'response-start' || event.type === 'finish') reportForeignExtras(event, protocol, report);
      else if (event.type === 'opaque' && event.protocol !== protocol && !isRepeated(event))
        reportOnce({ what: `an event of kind ${event.kind} is known to ${event.protocol} only` });
    },
    complete<Frame extends JsonObject>(frame: Frame): Frame {
      if (waiting.length === 0) return frame;
      const sources = framesFor(frame, waiting);
      waiting = waiting.filter((rest) => !sources.includes(rest));
      for (const rest of sources) collectNames(rest, writtenNames);
      return sources.reduce<Frame>((completed, rest) => mergeDeep(completed, rest), frame);
    },
    markForwarded(frame) {
      collectNames(frame, writtenNames);
    },
    withoutWritten(fields, { native }) {
      if (!native?.repeated || writtenNames.size === 0) return fields;
      return Object.fromEntries(Object.entries(fields).filter(([name]) => !writtenNames.has(name)));
    },
    isPrecededBy: ({ native }) => waiting.length > 0 && native !== undefined && native.frames.length > 0,
    waiting: () => waiting,
  };
}

function collectNames(value: JsonValue, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectNames(each, names);
  for (const [name, inner] of Object.entries(asObject(value) ?? {})) {
    // An empty list leaves everything to be written.
    if (!Array.isArray(inner) || inner.length > 0) names.add(name);
    collectNames(inner, names);
  }
}
