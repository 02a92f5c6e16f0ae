import type { Report } from './codec.ts';
import { mergeDeep } from './completed.ts';
import { asObject, type JsonObject, type JsonValue } from './json.ts';
import type { CoreStreamEvent, NativeFrames, VendorProtocol } from './types.ts';

// What the frames of a stream say beside what Core carries goes along with their events: a client of the same protocol
// is told it in the frames where it stood, and not only once the answer is whole.

/** What of a protocol's frames is known, at whatever depth it stands. */
export interface KnownFields {
  /** Fields that Core carries, or that are made anew. */
  names: ReadonlySet<string>;
  /** Those among them that are not looked into: data of the user, and what is carried as it is. */
  opaque: ReadonlySet<string>;
}

/** What of a frame is not known, in the form it has there; `undefined` where there is nothing. Null says nothing. */
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

/** Adds to the events of a stream what their frames say beside. */
export interface NativeReader {
  /**
   * A frame is read from which this is left, in the form it has there. `isRepeated`: the finish of the answer gives the
   * same fields again, where another protocol reports them.
   */
  startFrame(rest: JsonObject | undefined, hasNothingNew?: 'repeated'): void;
  emit(event: CoreStreamEvent): void;
  /** Whether something is left of frames that none of their events has taken along. */
  readonly hasPendingFields: boolean;
}

/** Frames of which nothing comes at once wait for the next that something comes of; more are not kept. */
const maxWaiting = 16;

export function createNativeReader(protocol: VendorProtocol, emit: (event: CoreStreamEvent) => void): NativeReader {
  let left: { rest: JsonObject; isRepeated: boolean }[] = [];
  let current: (typeof left)[number] | undefined;
  /** Whether a finish gives fields that frames gave before. */
  let repeats = false;

  /** What an event takes along. A frame that is passed on whole has all that it says. */
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
    get hasPendingFields() {
      return left.length > 0;
    },
  };
}

/** Events that tell once more what frames before have told piece by piece. */
const summaryEvents: ReadonlySet<CoreStreamEvent['type']> = new Set(['finish', 'tool-call-done', 'part']);

/**
 * Whether an event of another protocol holds nothing that another event does not hold. One about a part is followed by
 * that part, whose losses are reported there.
 */
export const isRepeated = (event: CoreStreamEvent): boolean =>
  event.native?.repeated === true || (event.type === 'opaque' && event.about !== undefined);

/** Writes what frames said beside into the frames that become of them. */
export interface NativeWriter {
  /** The event that is written next. */
  observe(event: CoreStreamEvent): void;
  /** The frame with what was said beside in the frames that its events came from. */
  complete(frame: JsonObject): JsonObject;
  /** A frame of the vendor's was passed on whole. */
  markForwarded(frame: JsonObject): void;
  /** Those of the fields that a finish gives which no frame has said yet. */
  withoutWritten(fields: JsonObject, event: { native?: NativeFrames }): JsonObject;
  /** Whether more follows with this event, before what was said beside earlier frames has been written. */
  isPrecededBy(event: CoreStreamEvent): boolean;
  /** What was said beside in frames of which nothing has been written yet. */
  readonly waiting: readonly JsonObject[];
}

/** `those`: which of the vendor's frames a written one is what became of; absent: all that wait. */
export function createNativeWriter(
  protocol: VendorProtocol,
  report: Report,
  framesFor: (written: JsonObject, waiting: readonly JsonObject[]) => readonly JsonObject[] = (_, all) => all,
): NativeWriter {
  let waiting: JsonObject[] = [];
  const writtenNames = new Set<string>();
  const reported = new Set<VendorProtocol>();

  return {
    observe({ native }) {
      if (!native) return;
      if (native.protocol === protocol) waiting = [...waiting, ...native.frames].slice(-maxWaiting);
      else if (!native.repeated && !reported.has(native.protocol)) {
        reported.add(native.protocol);
        report({ what: `fields of events that are known to ${native.protocol} only` });
      }
    },
    complete(frame) {
      if (waiting.length === 0) return frame;
      const sources = framesFor(frame, waiting);
      waiting = waiting.filter((rest) => !sources.includes(rest));
      for (const rest of sources) collectNames(rest, writtenNames);
      return sources.reduce(mergeDeep, frame);
    },
    markForwarded(frame) {
      collectNames(frame, writtenNames);
    },
    withoutWritten(fields, { native }) {
      if (!native?.repeated || writtenNames.size === 0) return fields;
      return Object.fromEntries(Object.entries(fields).filter(([name]) => !writtenNames.has(name)));
    },
    isPrecededBy: ({ native }) => waiting.length > 0 && native !== undefined && native.frames.length > 0,
    get waiting() {
      return waiting;
    },
  };
}

function collectNames(value: JsonValue, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectNames(each, names);
  for (const [name, inner] of Object.entries(asObject(value) ?? {})) {
    // An empty list leaves all to be said.
    if (!Array.isArray(inner) || inner.length > 0) names.add(name);
    collectNames(inner, names);
  }
}
