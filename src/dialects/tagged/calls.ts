import type { Dialect, ReaderContext } from '../dialect.ts';
import { foreignCloser, wrongCloser } from '../text/after-call.ts';
import { cutHead } from '../text/call-head.ts';
import { type ContentStates, createMachine, type State, wait } from '../text/machine.ts';
import { readEnvelopeList } from '../json/envelope-list.ts';
import { emptyWrapper, isMentioned, skipCutMarker } from '../text/mention.ts';
import { calledName, isCallable, isOffered, offeredNames } from '../text/names.ts';
import { isCutAt, type Decision, type Opener, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { createOutput, type Output } from '../text/output.ts';
import { createContentStates, type ContentMarkers } from '../text/content.ts';
import { elementsReader } from './elements.ts';
import { parametersReader, shapesOf } from './parameters.ts';
import type { ReadParameters } from './parameter-reader.ts';
import {
  closerAhead,
  keyAt,
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
  markers?: Pick<ContentMarkers, 'answers' | 'thoughts' | 'results'>;
}

/** Creates the readers of a dialect with a tag for each parameter. */
export function taggedReader(dialect: TaggedDialect): Dialect['reader'] {
  const calls = taggedCalls(dialect);
  return (context, emit) => {
    const output = createOutput(emit, context.tools);
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
  const forms = [form, ...variants].map((each) => ({ form: each, readParameters: parametersOf(each) }));
  const closers = forms.flatMap(({ form: { section, wrapper, call, hasOtherWrappers } }) => [
    ...[section, wrapper, call].flatMap((tags) => (tags ? [tags.close] : [])),
    ...(hasOtherWrappers ? otherWrapperNames.map((name) => closeOf(wrapper, name)) : []),
  ]);
  const endTokens = forms.flatMap((each) => each.form.endTokens);
  return (options) => {
    const openers = forms.map(
      ({ form: each, readParameters }) => new CallOpeners({ form: each, objects }, { ...options, readParameters }),
    );
    return {
      calls: openers.flatMap(({ calls }) => calls),
      inText: firstOfMarker(openers.flatMap(({ inText }) => inText)),
      closers: [...new Set(closers)],
      endTokens: [...new Set(endTokens)],
    };
  };
}

/** The end of all calls also ends a call without its own end. */
const parametersOf = (form: TaggedForm): ReadParameters =>
  (form.hasElements ? elementsReader : parametersReader)({
    ...form,
    endTokens: [...(form.section ? [form.section.close] : []), ...form.endTokens],
  });

/** Names of wrappers of other formats. */
const otherWrapperNames = ['tool_call', 'tool_calls', 'function_call', 'function_calls'];
/** Any name of a wrapper, after the beginning of its tag. */
const wrapperName = /^([a-z][\w:.-]{0,63})>\s{0,64}/i;
const wrapperNameBegun = /^(?:[a-z][\w:.-]{0,63}(?:>\s{0,64})?)?$/i;
/** More than the maximum wrapper with the beginning of a call after it, in UTF-16 units. */
const maxWrapperLength = 192;

/** What a wrapper's opening tag has before its name, and its closing tag with another name. */
const beginningOf = (tag: string): string => tag.slice(0, tag.search(/[\w:]+>$/));
const closeOf = ({ close }: Tags, name: string): string => `${beginningOf(close)}${name}>`;

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

class CallOpeners {
  readonly #form: TaggedForm;
  readonly #options: TaggedCallOptions;
  readonly #output: Output;
  readonly #offered: ReadonlySet<string>;
  /** The length of what ends the opening tag of a call. */
  readonly #headClose: number;
  /** What may follow the opening tag of a wrapper, and that of a call. */
  readonly #starts: readonly string[];
  readonly #inner: readonly string[];
  readonly calls: readonly Opener[];
  readonly inText: readonly Opener[];

  constructor({ form, objects }: TaggedDialect, options: TaggedCallOptions) {
    const { section, wrapper, call, key, object, keyAliases = [], valueClose } = form;
    this.#form = form;
    this.#options = options;
    this.#output = options.output;
    this.#offered = offeredNames(options.context.tools);
    this.#headClose = form.head?.close.length ?? 1;
    const objectStarts = objects === 'too' ? ['{', '['] : [];
    const afterWrapper = [...(call ? [call.open] : []), ...objectStarts, wrapper.close];
    this.#starts = [wrapper.open, ...afterWrapper];
    const closes = [...(call ? [call.close] : []), wrapper.close, valueClose];
    this.#inner = [key.open, ...(object ? [object.open] : []), ...keyAliases, ...closes];
    this.calls = [this.#wrapped(), ...(section ? [this.#around(section, objectStarts)] : [])];
    this.inText = call ? [...(form.hasOtherWrappers ? [this.#otherWrapper(call)] : []), this.#bare(call)] : [];
  }

  /** A call of an offered tool in a wrapper of another name, which is read as one of the format with that name. */
  #otherWrapper(call: Tags): Opener {
    const { wrapper } = this.#form;
    const marker = beginningOf(wrapper.open);
    return {
      marker,
      decide: (rest, position) => {
        if (!position.lineStart) return 'no';
        const near = rest.slice(marker.length, marker.length + maxWrapperLength);
        const [head = '', name = ''] = wrapperName.exec(near) ?? [];
        const isCut = near.length < maxWrapperLength && !position.isFinal;
        if (isCut && (wrapperNameBegun.test(near) || (head !== '' && isCutAt(near, head.length, call.open))))
          return 'wait';
        if (head === '' || !near.startsWith(call.open, head.length)) return 'no';
        const at = marker.length + head.length;
        const found = nameTill(rest, at + call.open.length, this.#form);
        if (found === 'cut' && !position.isFinal) return 'wait';
        if (typeof found === 'string' || !isOffered(found.name, this.#offered)) return 'no';
        const form = { ...this.#form, wrapper: { open: `${marker}${name}>`, close: closeOf(wrapper, name) } };
        const options = { ...this.#options, readParameters: parametersOf(form) };
        const decision = new CallOpeners({ form, objects: 'never' }, options).#tagged(rest, at, position.isFinal);
        if (typeof decision !== 'string')
          this.#output.note(`another tag in place of '${wrapper.open}'`, form.wrapper.open, 'read as it');
        return decision;
      },
    };
  }

  #wrapped(): Opener {
    const { open } = this.#form.wrapper;
    return {
      marker: open,
      decide: (rest, options) => this.#headAt(rest, open.length, { ...options, tags: 'one' }),
    };
  }

  /** The tag around all wrappers, which must be followed by a call, by objects or by nothing. */
  #around({ open, close }: Tags, objects: readonly string[]): Opener {
    const first = this.#form.wrapper.open;
    return {
      marker: open,
      decide: (rest, options) => {
        const ahead = markerAhead(rest, open.length, [first, close, ...objects], options.isFinal);
        if (ahead === 'wait') return 'wait';
        if (ahead === 'end') return this.#cutHead(rest);
        if (ahead === 'other') return 'no';
        const end = ahead.at + ahead.marker.length;
        if (ahead.marker === first) return this.#headAt(rest, end, { ...options, lineStart: true, tags: 'one' });
        if (ahead.marker !== close) return { consumed: ahead.at, next: this.#listed(rest.slice(0, ahead.at), close) };
        const next = (): State => this.#options.next('text');
        return emptyWrapper(rest, this.#output, { end, isFinal: options.isFinal, next });
      },
    };
  }

  /**
   * A call without a wrapper, as some models write in 20 % of cases (ollama 16686): of an offered name, with
   * parameters.
   */
  #bare({ open, close }: Tags): Opener {
    return {
      marker: open,
      decide: (rest, { isFinal }) => {
        const found = nameTill(rest, open.length, this.#form);
        if (found === 'cut') return isFinal ? 'no' : 'wait';
        if (found === 'no' || !isOffered(found.name, this.#offered)) return 'no';
        const consumed = found.end + this.#headClose;
        const ahead = markerAhead(rest, consumed, [this.#form.key.open, close], isFinal);
        const closes = ahead === 'other' ? closerAhead(rest, consumed, isFinal) : 'no';
        if (ahead === 'wait' || closes === 'wait') return 'wait';
        return typeof ahead === 'string' && closes !== 'yes' ? 'no' : { consumed, next: this.#start(found, 'bare') };
      },
    };
  }

  /** What follows the opening tag of a wrapper. A repeated tag is skipped: speculative decoding causes it (vLLM). */
  #headAt(rest: string, from: number, head: Head): Decision {
    const { section, wrapper, call } = this.#form;
    const { isFinal, tags } = head;
    const ahead = markerAhead(rest, from, this.#starts, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return this.#cutHead(rest);
    if (ahead === 'other') return call ? 'no' : this.#named(rest, from, head);
    const { marker, at } = ahead;
    if (marker === wrapper.open) {
      const decision = tags === 'two' ? 'no' : this.#headAt(rest, at + marker.length, { ...head, tags: 'two' });
      if (typeof decision !== 'string') this.#output.note('a marker that was written twice', marker, 'read once');
      return decision;
    }
    if (marker === call?.open) return this.#tagged(rest, at, isFinal);
    if (marker !== wrapper.close) return { consumed: at, next: this.#listed(rest.slice(0, at)) };
    const next = (): State => (section ? this.#afterCall('bare') : this.#options.next('text'));
    return emptyWrapper(rest, this.#output, { end: at + marker.length, isFinal, next });
  }

  /** A call in a wrapper, with its opening tag at `at`. Its first parameter or its end must follow soon. */
  #tagged(rest: string, at: number, isFinal: boolean): Decision {
    const form = this.#form;
    const found = nameTill(rest, at + (form.call?.open.length ?? 0), form);
    if (found === 'cut') return isFinal ? this.#cutHead(rest) : 'wait';
    if (found === 'no' || !isCallable(found.name, this.#offered)) return 'no';
    const consumed = found.end + this.#headClose;
    const ahead = tagAhead(rest, consumed, this.#inner, isFinal);
    if (ahead === 'wait' || ahead === 'no') return ahead;
    return { consumed, next: this.#start(found, 'wrapped') };
  }

  /**
   * A call with its name directly in the wrapper. If the name was not offered, a parameter or the end must follow; and
   * if it is just a word between two tags, it must begin a line.
   */
  #named(rest: string, from: number, { isFinal, lineStart }: Head): Decision {
    const { wrapper, separator, key } = this.#form;
    const found = nameAt(rest, skipGap(rest, from) ?? from, '<\n');
    if (found === 'cut') return isFinal ? this.#cutHead(rest) : 'wait';
    if (found === 'no') return 'no';
    const glued = this.#gluedName(rest, found, isFinal);
    if (glued !== 'no') return glued;
    if (!isCallable(found.name, this.#offered)) return 'no';
    const hasOfferedName = isOffered(found.name, this.#offered);
    const isSure = rest.charAt(found.end) === '\n' && hasOfferedName;
    const after = [...(separator === undefined ? [] : [separator]), key.open, wrapper.close];
    const ahead = isSure && separator === undefined ? undefined : markerAhead(rest, found.end, after, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return this.#cutHead(rest);
    // A word separated by a blank belongs to a sentence that mentions the tag.
    if (!hasOfferedName && isMentioned(rest, from, isFinal) === true) return 'no';
    const odd = ahead === 'other' && !isSure ? this.#oddTagAfter(rest, found, isFinal) : undefined;
    if (odd === 'wait' || odd === 'no') return odd;
    const marker = typeof ahead === 'object' ? ahead : undefined;
    const isClosed = marker?.marker === wrapper.close || odd === 'closer';
    if (isClosed && !hasOfferedName && !lineStart) return 'no';
    const consumed = marker && marker.marker === separator ? marker.at + separator.length : found.end;
    return { consumed, next: this.#start(found, 'wrapped') };
  }

  /**
   * What follows a name without the tag that should: another closing tag, or the tag of a call in place of that of a
   * key or of the next call.
   */
  #oddTagAfter(rest: string, { name, end }: WrittenName, isFinal: boolean): 'closer' | 'opener' | 'wait' | 'no' {
    const closes = closerAhead(rest, end, isFinal);
    if (closes === 'wait') return 'wait';
    if (closes === 'yes') return 'closer';
    if (!isOffered(name, this.#offered)) return 'no';
    const { wrapper } = this.#form;
    const at = skipGap(rest, end) ?? end;
    if (!rest.startsWith(wrapper.open, at)) return 'no';
    const key = keyAt(rest, at, this.#form, isFinal);
    if (key === 'wait') return 'wait';
    if (typeof key === 'object') return 'opener';
    const next = nameAt(rest, at + wrapper.open.length, '<\n');
    if (next === 'cut' && !isFinal) return 'wait';
    return typeof next === 'object' && isOffered(next.name, this.#offered) ? 'opener' : 'no';
  }

  /** An offered name directly followed by the key of its first parameter, whose opening tag is missing (vllm 47190). */
  #gluedName(rest: string, { raw, end }: WrittenName, isFinal: boolean): Decision {
    const { valueOpen, key } = this.#form;
    if (valueOpen === undefined || !rest.startsWith('<', end)) return 'no';
    const { tools } = this.#options.context;
    const found = [...this.#offered]
      .filter((name) => raw.startsWith(name) && shapesOf(tools, name).has(raw.slice(name.length).trim()))
      .toSorted((one, other) => other.length - one.length)
      .at(0);
    if (found === undefined) return 'no';
    const ahead = markerAhead(rest, end, [key.close], isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'end') return this.#cutHead(rest);
    if (ahead === 'other') return 'no';
    const consumed = end - raw.length + found.length;
    return { consumed, next: this.#start({ name: found, raw: found, end: consumed }, 'wrapped') };
  }

  /** Calls written as objects. */
  #listed(before: string, close = this.#form.wrapper.close): State {
    const { wrapper, endTokens } = this.#form;
    return readEnvelopeList(this.#output, {
      offered: this.#offered,
      trust: 'marked',
      before,
      closers: [[close]],
      ends: [wrapper.open, ...endTokens],
      next: (outcome) => (outcome === 'call' ? this.#afterCall('bare') : this.#options.next('text')),
    });
  }

  #cutHead(rest: string): Decision {
    return { consumed: rest.length, next: cutHead(this.#output, rest) };
  }

  #start({ name, raw }: WrittenName, origin: Origin): State {
    const { head, quote, wrapper } = this.#form;
    const { context, output, readParameters } = this.#options;
    const called = calledName(name, this.#offered);
    output.callStart(called);
    if (called !== name || (!head && raw.trim() !== quote + name + quote))
      output.note('a tool was called by another name', raw, called);
    if (origin === 'bare') output.note(`a call without its '${wrapper.open}'`, raw, `a call of ${called}`);
    const next = (): State => this.#afterCall(origin);
    return readParameters({ output, shapes: shapesOf(context.tools, called), next });
  }

  /** After a call: skips what closes it and its wrapper, and reads further calls of the wrapper. */
  #afterCall(origin: Origin): State {
    const { section, wrapper, call, endTokens } = this.#form;
    const { next } = this.#options;
    const closes = [...(call ? [call.close] : []), wrapper.close, ...(section ? [section.close] : [])];
    const last = (section ?? wrapper).close;
    const begins = call && origin === 'wrapped' ? [call.open] : [];
    const mayFollow = [...closes, ...begins, wrapper.open, ...endTokens];
    const noteOpen = (): void => {
      if (begins.length > 0) this.#output.note(`a call without its '${wrapper.close}'`, '', 'closed it');
    };
    const state: State = {
      consume: (rest, isFinal) => {
        const nonBlank = firstNonBlank(rest);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        const close = closes.find((tag) => rest.startsWith(tag));
        if (close !== undefined) {
          if (close === closes[0]) this.#output.note('a surplus closing marker', close, 'skipped');
          return { consumed: close.length, next: close === last ? next('call') : state };
        }
        if (mayFollow.some((tag) => isCutAt(rest, 0, tag))) return skipCutMarker(rest, this.#output, isFinal, state);
        const decision = begins.some((tag) => rest.startsWith(tag)) ? this.#tagged(rest, 0, isFinal) : 'no';
        if (decision === 'wait') return wait(state);
        if (decision !== 'no') return decision;
        const foreign = foreignCloser(rest, isFinal);
        if (foreign === 'wait') return wait(state);
        if (foreign > 0) {
          this.#output.note(wrongCloser, rest.slice(0, foreign), 'skipped');
          return { consumed: foreign, next: state };
        }
        noteOpen();
        return { consumed: 0, next: next('call') };
      },
      end: (ending) => {
        noteOpen();
        next('call').end(ending);
      },
    };
    return state;
  }
}
