import type { Dialect, ReaderContext } from '../dialect.ts';
import { createMachine, untilEnd, wait, type State } from '../text/machine.ts';
import { readEnvelopeList } from '../json/envelope-list.ts';
import { emptyWrapper, isMentioned } from '../text/mention.ts';
import { calledName, isCallable, offeredNames } from '../text/names.ts';
import { isCutAt, type Decision, type Opener, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { createOutput, type Output } from '../text/output.ts';
import { createContentStates, type ContentStates, type ContentMarkers } from '../text/content.ts';
import { elementsReader } from './elements.ts';
import { parametersReader, shapesOf } from './parameters.ts';
import type { ReadParameters } from './parameter-reader.ts';
import {
  skipGap,
  markerAhead,
  nameAt,
  nameTill,
  tagAhead,
  type TaggedForm,
  type Tags,
  type WrittenName,
} from './form.ts';

export interface TaggedDialect {
  form: TaggedForm;
  /** The same format with other tags around calls, of another model family. */
  variants?: readonly TaggedForm[];
  /** Whether a wrapper may contain JSON calls instead of tagged ones. */
  objects: 'too' | 'never';
  /** Markers besides those of the format. */
  markers?: Pick<ContentMarkers, 'thoughts' | 'results'>;
}

/** Creates the readers of a dialect with a tag for each parameter. */
export function taggedReader(dialect: TaggedDialect): Dialect['reader'] {
  const calls = taggedCalls(dialect);
  return (context, emit) => {
    const output = createOutput(emit);
    const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
    const contentStates = createContentStates(context, output, {
      ...dialect.markers,
      ...calls({ context, output, next }),
    });
    return createMachine(contentStates.start, output);
  };
}

type CallMarkers = Required<Pick<ContentMarkers, 'calls' | 'inText' | 'closers' | 'endTokens'>>;

/** The content markers for calls with a tag for each parameter. */
export function taggedCalls({
  form,
  variants = [],
  objects,
}: TaggedDialect): (options: Pick<TaggedCallOptions, 'context' | 'output' | 'next'>) => CallMarkers {
  const forms = [form, ...variants].map((each) => ({
    form: each,
    // The end of all calls also ends a call without its own end.
    readParameters: (each.hasElements ? elementsReader : parametersReader)({
      ...each,
      endTokens: [...(each.section ? [each.section.close] : []), ...each.endTokens],
    }),
  }));
  const closers = forms.flatMap(({ form: { section, wrapper, call } }) =>
    [section, wrapper, call].flatMap((tags) => (tags ? [tags.close] : [])),
  );
  const endTokens = forms.flatMap((each) => each.form.endTokens);
  return (options) => {
    const openers = forms.map((each) =>
      createOpeners({ form: each.form, objects }, { ...options, readParameters: each.readParameters }),
    );
    return {
      calls: openers.flatMap(({ calls }) => calls),
      inText: firstOfMarker(openers.flatMap(({ inText }) => inText)),
      closers: [...new Set(closers)],
      endTokens: [...new Set(endTokens)],
    };
  };
}

/** Keeps the first opener of each marker. */
const firstOfMarker = (openers: readonly Opener[]): Opener[] =>
  openers.filter(({ marker }, at) => openers.findIndex((each) => each.marker === marker) === at);

interface TaggedCallOptions {
  context: ReaderContext;
  output: Output;
  readParameters: ReadParameters;
  next: ContentStates['next'];
}

/** Whether the call has a wrapper. */
type Origin = 'wrapped' | 'bare';

/** The opening tag of a wrapper, and whether it was written twice. */
type Head = Pick<TextPosition, 'isFinal' | 'lineStart'> & { tags: 'one' | 'two' };

function createOpeners(
  { form, objects }: TaggedDialect,
  { context: { tools }, output, readParameters, next }: TaggedCallOptions,
): Required<Pick<ContentMarkers, 'calls' | 'inText'>> {
  const { section, wrapper, call, separator, key, quote } = form;
  const headClose = form.head?.close.length ?? 1;
  const offered = offeredNames(tools);
  /** What may follow the opening tag of a wrapper, and that of a call. */
  const starts = [wrapper.open, ...(call ? [call.open] : []), ...(objects === 'too' ? ['{', '['] : []), wrapper.close];
  const inner = [
    key.open,
    ...(form.object ? [form.object.open] : []),
    ...(form.keyAliases ?? []),
    ...(call ? [call.close] : []),
    wrapper.close,
    form.valueClose,
  ];

  function start({ name, raw }: WrittenName, origin: Origin): State {
    const called = calledName(name, offered);
    output.callStart(called);
    if (called !== name || (!form.head && raw.trim() !== quote + name + quote))
      output.note('a tool was called by another name', raw, called);
    if (origin === 'bare') output.note(`a call without its '${wrapper.open}'`, raw, `a call of ${called}`);
    return readParameters({ output, shapes: shapesOf(tools, called), next: () => afterCall(origin) });
  }

  /** After a call: skips what closes it and its wrapper, and reads further calls of the wrapper. */
  function afterCall(origin: Origin): State {
    const closes = [...(call ? [call.close] : []), wrapper.close, ...(section ? [section.close] : [])];
    const last = section ?? wrapper;
    const begins = call && origin === 'wrapped' ? [call.open] : [];
    const mayFollow = [...closes, ...begins, wrapper.open, ...form.endTokens];
    const state: State = {
      consume(rest, isFinal) {
        const nonBlank = firstNonBlank(rest);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        const close = closes.find((tag) => rest.startsWith(tag));
        if (close !== undefined) return { consumed: close.length, next: close === last.close ? next('call') : state };
        if (mayFollow.some((tag) => isCutAt(rest, 0, tag)))
          return isFinal ? { consumed: cutTag(rest), next: state } : wait(state);
        const decision = begins.some((tag) => rest.startsWith(tag)) ? tagged(rest, 0, isFinal) : 'no';
        if (decision === 'wait') return wait(state);
        if (decision !== 'no') return decision;
        if (call && origin === 'wrapped') noteOpen();
        return { consumed: 0, next: next('call') };
      },
      end(ending) {
        if (call && origin === 'wrapped') noteOpen();
        next('call').end(ending);
      },
    };
    return state;
  }

  /** Notes a tag at the end of the text that is incomplete. The call before it was emitted. */
  function cutTag(saw: string): number {
    output.note('a marker behind a call was cut', saw, 'passed over');
    return saw.length;
  }

  function noteOpen(): void {
    output.note(`a call without its '${wrapper.close}'`, '', 'closed it');
  }

  /** A call in a wrapper, with its opening tag at `at`. Its first parameter or its end must follow soon. */
  function tagged(rest: string, at: number, isFinal: boolean): Decision {
    const found = nameTill(rest, at + (call?.open.length ?? 0), form);
    if (found === 'cut') return isFinal ? cutHead(rest) : 'wait';
    if (found === 'no' || !isCallable(found.name, offered)) return 'no';
    const ahead = tagAhead(rest, found.end + headClose, inner, isFinal);
    if (ahead === 'wait' || ahead === 'no') return ahead;
    return { consumed: found.end + headClose, next: start(found, 'wrapped') };
  }

  /**
   * A call with its name directly in the wrapper. If the name was not offered, a parameter or the end must follow; and
   * if it is just a word between two tags, it must begin a line.
   */
  function named(rest: string, from: number, { isFinal, lineStart }: Head): Decision {
    const found = nameAt(rest, skipGap(rest, from) ?? from, '<\n');
    if (found === 'cut') return isFinal ? cutHead(rest) : 'wait';
    if (found === 'no') return 'no';
    const glued = gluedName(rest, found, isFinal);
    if (glued !== 'no') return glued;
    if (!isCallable(found.name, offered)) return 'no';
    const isOffered = offered.has(calledName(found.name, offered));
    const isSure = rest.charAt(found.end) === '\n' && isOffered;
    const after = [...(separator === undefined ? [] : [separator]), key.open, wrapper.close];
    const ahead = isSure && separator === undefined ? undefined : markerAhead(rest, found.end, after, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return cutHead(rest);
    // A word separated by a blank belongs to a sentence that mentions the tag.
    if (!isOffered && isMentioned(rest, from, isFinal) === true) return 'no';
    if (ahead !== undefined && ahead !== 'other' && ahead.marker === separator)
      return { consumed: ahead.at + separator.length, next: start(found, 'wrapped') };
    if (ahead === 'other' && isSure) return { consumed: found.end, next: start(found, 'wrapped') };
    if (ahead === 'other' || (ahead?.marker === wrapper.close && !isOffered && !lineStart)) return 'no';
    return { consumed: found.end, next: start(found, 'wrapped') };
  }

  /** An offered name directly followed by the key of its first parameter, whose opening tag is missing (vllm 47190). */
  function gluedName(rest: string, { raw, end }: WrittenName, isFinal: boolean): Decision {
    if (form.valueOpen === undefined || !rest.startsWith('<', end)) return 'no';
    const found = [...offered]
      .filter((name) => raw.startsWith(name) && shapesOf(tools, name).has(raw.slice(name.length).trim()))
      .toSorted((one, other) => other.length - one.length)
      .at(0);
    if (found === undefined) return 'no';
    const ahead = markerAhead(rest, end, [key.close], isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return cutHead(rest);
    const at = end - raw.length + found.length;
    return ahead === 'other' ? 'no' : { consumed: at, next: start({ name: found, raw: found, end: at }, 'wrapped') };
  }

  /** What follows the opening tag of a wrapper. A repeated tag is skipped: speculative decoding causes it (vLLM). */
  function headAt(rest: string, from: number, head: Head): Decision {
    const { isFinal, tags } = head;
    const ahead = markerAhead(rest, from, starts, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return cutHead(rest);
    if (ahead === 'other') return call ? 'no' : named(rest, from, head);
    const { marker, at } = ahead;
    if (marker === wrapper.open) {
      const decision = tags === 'two' ? 'no' : headAt(rest, at + marker.length, { ...head, tags: 'two' });
      if (typeof decision !== 'string') output.note('a marker that was written twice', wrapper.open, 'read once');
      return decision;
    }
    if (marker === call?.open) return tagged(rest, at, isFinal);
    if (marker === wrapper.close) {
      const after = (): State => (section ? afterCall('bare') : next('text'));
      return emptyWrapper(rest, output, { end: at + marker.length, isFinal, next: after });
    }
    return { consumed: at, next: listed(rest.slice(0, at)) };
  }

  /** Calls written as objects. */
  const listed = (before: string): State =>
    readEnvelopeList(output, {
      offered,
      trust: 'marked',
      before,
      closers: [[wrapper.close]],
      ends: [wrapper.open, ...form.endTokens],
      next: (outcome) => (outcome === 'call' ? afterCall('bare') : next('text')),
    });

  /** A call that was cut within its name: text, unless the response was truncated. */
  function cutHead(rest: string): Decision {
    const atEnd = untilEnd((ending) => {
      if (ending === 'stop') output.text(rest);
      else output.note('a call was cut before its name', rest, 'left out');
    });
    return { consumed: rest.length, next: atEnd };
  }

  const wrapped: Opener = {
    marker: wrapper.open,
    decide: (rest, options) => headAt(rest, wrapper.open.length, { ...options, tags: 'one' }),
  };

  /** The tag around all wrappers, which must be followed by a call or by nothing. */
  const around = ({ open, close }: Tags, first: string): Opener => ({
    marker: open,
    decide(rest, options) {
      const ahead = markerAhead(rest, open.length, [first, close], options.isFinal);
      if (ahead === 'wait') return 'wait';
      if (ahead === 'end') return cutHead(rest);
      if (ahead === 'other') return 'no';
      const end = ahead.at + ahead.marker.length;
      if (ahead.marker === first) return headAt(rest, end, { ...options, lineStart: true, tags: 'one' });
      return emptyWrapper(rest, output, { end, isFinal: options.isFinal, next: () => next('text') });
    },
  });

  /**
   * A call without a wrapper, as some models write in 20 % of cases (ollama 16686): of an offered name, with
   * parameters.
   */
  const bare = ({ open, close }: Tags): Opener => ({
    marker: open,
    decide(rest, { isFinal }) {
      const found = nameTill(rest, open.length, form);
      if (found === 'cut') return isFinal ? 'no' : 'wait';
      if (found === 'no' || !offered.has(calledName(found.name, offered))) return 'no';
      const ahead = markerAhead(rest, found.end + headClose, [key.open, close], isFinal);
      if (ahead === 'wait') return 'wait';
      return typeof ahead === 'string' ? 'no' : { consumed: found.end + headClose, next: start(found, 'bare') };
    },
  });
  return { calls: [wrapped, ...(section ? [around(section, wrapper.open)] : [])], inText: call ? [bare(call)] : [] };
}
