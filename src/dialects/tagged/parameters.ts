import type { CoreTool } from '../../core/types.ts';
import { asString, parseArguments, parseJson } from '../../core/json.ts';
import { readArguments } from '../json/arguments.ts';
import { isArgumentKey } from '../json/envelope-keys.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { closing } from '../text/closing.ts';
import { parametersOf, type Shape } from '../schema/shape.ts';
import { keyAt, markerAhead, nameTill, type TaggedForm, type WrittenKey } from './form.ts';
import { callEnds, ParameterReader, type ParametersOptions, type ReadParameters } from './parameter-reader.ts';
import { createDroppedSink, createHeldSink, createValueSink, withoutBreaks, type ValueSink } from './sink.ts';
import { valueReader } from './value.ts';
import { createValueParser } from '../schema/values.ts';

/** The shapes of a tool's parameters by name. */
export const shapesOf = (tools: readonly CoreTool[], name: string): ReadonlyMap<string, Shape> => {
  const tool = tools.find((each) => each.type === 'function' && each.name === name);
  const fields = tool?.type === 'function' ? parametersOf(tool.inputSchema) : [];
  return new Map(fields.map((field) => [field.name, field.shape]));
};

/** Creates states that read parameters whose keys are within tags, or between tags of their own. */
export function parametersReader(form: TaggedForm): ReadParameters {
  const tags = parameterTags(form);
  return (options) => new KeyedParameterReader(form, tags, options).between;
}

interface ParameterTags {
  readValue: ReturnType<typeof valueReader>;
  ends: readonly string[];
  /** Tags that are skipped before a parameter. */
  strays: readonly string[];
  /** All tags that may follow a parameter. */
  all: readonly string[];
}

function parameterTags(form: TaggedForm): ParameterTags {
  const { key, keyAliases = [], valueClose, valueOpen, separator } = form;
  const ends = callEnds(form);
  const strays = [valueClose, key.close, valueOpen, separator]
    .filter((tag) => tag !== undefined)
    .filter((tag) => tag !== '>');
  return { readValue: valueReader(form), ends, strays, all: [...ends, ...strays, key.open, ...keyAliases] };
}

/** The value of a first parameter that may contain all arguments, and a function that writes it as a parameter. */
interface WrappedValue {
  text: string;
  write(): void;
}

class KeyedParameterReader extends ParameterReader {
  readonly #tags: ParameterTags;
  #wrapped: WrappedValue | undefined;

  constructor(form: TaggedForm, tags: ParameterTags, options: ParametersOptions) {
    super(form, tags.ends, options);
    this.#tags = tags;
  }

  protected override readParameter(text: string, isFinal: boolean): Transition | undefined {
    const object = this.isEmpty ? this.#objectAt(text, isFinal) : undefined;
    if (object === 'wait') return wait(this.between);
    if (object !== undefined) return object;
    const key = keyAt(text, 0, this.form, isFinal);
    if (key === 'wait') return wait(this.between);
    if (key === 'no') return this.#readOddTag(text, isFinal);
    return { consumed: key.begin, next: this.#afterKey(key) };
  }

  protected override readAlias(text: string, isFinal: boolean): Transition | undefined {
    const { keyAliases = [], key: tags } = this.form;
    const alias = keyAliases.find((tag) => text.startsWith(tag));
    const key = alias === undefined ? 'no' : keyAt(text, 0, this.form, isFinal);
    if (key === 'wait') return wait(this.between);
    if (alias === undefined || key === 'no') return undefined;
    this.output.note('an incorrect tag of a parameter', alias, tags.open);
    return { consumed: key.begin, next: this.#afterKey(key) };
  }

  /** An object with all arguments, between its own tags. */
  #objectAt(text: string, isFinal: boolean): Transition | 'wait' | undefined {
    const { object, head, call, wrapper } = this.form;
    const more = isFinal ? undefined : 'wait';
    if (!object || !text.startsWith(object.open)) return object && isCutAt(text, 0, object.open) ? more : undefined;
    const close = head?.close ?? '>';
    const begin = object.open.length;
    if (isCutAt(text, begin, close)) return more;
    const found = text.startsWith(close, begin) ? { end: begin } : nameTill(text, begin, this.form);
    if (found === 'cut') return more;
    if (found === 'no') return undefined;
    const closers = [object.close, (call ?? wrapper).close, wrapper.close];
    const next = (): State => closing(object.close, () => closing(this.ownEnd, this.next));
    const inside = readArguments(this.output, { closers, next });
    return { consumed: found.end + close.length, next: inside };
  }

  #readOddTag(text: string, isFinal: boolean): Transition | undefined {
    const { open } = this.form.key;
    const stray = this.#tags.strays.find((tag) => text.startsWith(tag));
    if (stray !== undefined) return this.skipTag(stray);
    const doubled = text.startsWith(open) && markerAhead(text, open.length, [open], isFinal);
    if (doubled === 'wait') return wait(this.between);
    if (typeof doubled === 'object') return this.skipTag(open);
    return this.#isCutTag(text) ? this.readCutTag(text, isFinal) : undefined;
  }

  #isCutTag(text: string): boolean {
    return this.#tags.all.some((tag) => isCutAt(text, 0, tag));
  }

  #afterKey(key: WrittenKey): State {
    const { key: tags, quote, shapeBeside, valueOpen } = this.form;
    if (key.missing !== 'nothing')
      this.output.note(`a key without its '${tags[key.missing]}'`, key.raw, `the key '${key.name}'`);
    else if (!shapeBeside && key.raw !== quote + key.name + quote)
      this.output.note('an incorrectly written key of a parameter', key.raw, `the key '${key.name}'`);
    return valueOpen === undefined ? this.#readValue(key) : this.#beforeValue(key, valueOpen);
  }

  /** After a key, before the tag that opens its value. */
  #beforeValue(key: WrittenKey, tag: string): State {
    const { close } = this.form.key;
    const before: State = {
      consume: (text, isFinal) => {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) return { consumed: nonBlank, next: before };
        if (text.startsWith(tag)) return { consumed: tag.length, next: this.#readValue(key) };
        // The key may be closed twice (vllm 54971).
        if (text.startsWith(close)) return this.skipTag(close, before);
        if (this.#tags.all.some((each) => text.startsWith(each))) return { consumed: 0, next: this.#omit(key) };
        if (!isFinal && this.#isCutTag(text)) return wait(before);
        this.output.note(`a value without its '${tag}'`, key.name, 'read it as the value');
        return { consumed: 0, next: this.#readValue(key) };
      },
      end: (ending) => {
        if (ending === 'length') return this.output.callCut();
        this.breakOff(key.name).end(ending);
      },
    };
    return before;
  }

  #omit(key: WrittenKey): State {
    this.output.note('a parameter without a value', key.name, 'left out');
    return this.between;
  }

  #readValue({ name, raw }: WrittenKey): State {
    const { form, given, shapes, output } = this;
    const sink = this.#sinkOf(name, form.shapeBeside?.(raw, shapes.get(name)) ?? shapes.get(name));
    const noteOpen = (saw = ''): void =>
      output.note(
        `a parameter without its '${form.valueClose}'`,
        saw === '' ? name : saw,
        saw === '' ? 'closed it' : `the end of '${name}'`,
      );
    return this.#tags.readValue({
      name,
      sink: form.layout === 'lines' ? withoutBreaks(sink) : sink,
      isDue: (key) => !given.has(key) && (shapes.has(key) || (shapes.size === 0 && form.isUnmistakable === true)),
      next: (close, tag, saw) => {
        if (close === 'missing') noteOpen(saw);
        if (tag !== undefined) output.note('a tag of the format within a value', tag, `the value of '${name}'`);
        return this.between;
      },
      end: (ending, isClosed) => {
        if (ending === 'length') return output.callCut();
        sink.close();
        if (!isClosed) return this.breakOff(name).end(ending);
        noteOpen();
        this.between.end(ending);
      },
    });
  }

  #sinkOf(key: string, shape: Shape | undefined): ValueSink {
    const { given, output, shapes } = this;
    if (given.has(key)) return createDroppedSink(output, key);
    const isFirst = given.size === 0;
    const before = this.addName(key);
    this.#writeWrapped();
    const sink = createValueSink(output, { before, parser: createValueParser(shape) });
    if (!isFirst || !isArgumentKey(key) || shapes.size === 0 || shapes.has(key)) return sink;
    return createHeldSink((text) => {
      const write = (): void => {
        if (text !== '') sink.add(text);
        sink.close();
      };
      this.#wrapped = { text, write };
    });
  }

  #writeWrapped(): void {
    this.#wrapped?.write();
    this.#wrapped = undefined;
  }

  protected override close(): State {
    const inner = this.#wrapped && this.#argumentsWithin(this.#wrapped.text);
    if (inner === undefined) {
      this.#writeWrapped();
      return super.close();
    }
    this.output.note('arguments within a parameter', this.#wrapped?.text ?? '', inner);
    return this.closeWith(inner);
  }

  /** All arguments of the call, if an unknown parameter contains an object of known ones. */
  #argumentsWithin(text: string): string | undefined {
    const trimmed = text.trim();
    const raw = trimmed.startsWith('"') ? (asString(parseJson(trimmed)) ?? '').trim() : trimmed;
    const found = raw.startsWith('{') ? parseArguments(raw) : undefined;
    return found && Object.keys(found).every((key) => this.shapes.has(key)) ? raw : undefined;
  }
}
