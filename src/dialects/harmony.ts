import { unreachable } from '../core/unreachable.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext } from './dialect.ts';
import { BodyReader, closers, start, stops } from './harmony/body.ts';
import { readHeader, type HarmonyHeader } from './harmony/header.ts';
import { writeHarmonyInstructions } from './harmony/tools.ts';
import { openingOf } from './harmony/opening.ts';
import { harmonyRoutes, type Route, type Routes } from './harmony/route.ts';
import { harmonyCall, harmonyResult, harmonyTokens } from './harmony/writing.ts';
import { readArguments } from './json/arguments.ts';
import { createMachine, wait, type State, type Transition } from './text/machine.ts';
import { firstNonBlank } from './text/blanks.ts';
import { createOutput, type Output } from './text/output.ts';

/**
 * Harmony, the format of gpt-oss: messages with a header that names the recipient and the channel (openai/harmony,
 * docs/format.md). The prompt ends with `<|start|>assistant`, so that the text begins within a header.
 */
export const harmony: Dialect = {
  name: 'harmony',
  writing: {
    calls: (calls) => calls.map(harmonyCall).join(''),
    results: (results) => results.map(harmonyResult).join(''),
    instructions: writeHarmonyInstructions,
    controlTokens: harmonyTokens,
  },
  reader: readHarmony,
};

const message = '<|message|>';

/** What ends a header. A brace does too: headers contain none, and arguments begin with one. */
const headerEnd = /<\|(?:message|end|call|return|start)\|>|\{/;
/** Maximum header length, and maximum text that is held, in UTF-16 units. */
const maxHeaderLength = 400;
/** Maximum junk between two messages that is skipped, in UTF-16 units. More is text. */
const maxJunkLength = 64;
const messageStart = /<\|(?:start|channel|message|end|call|return)\|>/;
const maxMarkerLength = 13;
/** Whether a text after a message is the truncated beginning of the next one: of its marker or its role. */
const isCutHead = (text: string): boolean => ['assistant', start, ...stops].some((begin) => begin.startsWith(text));

function readHarmony({ tools }: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, tools);
  return createMachine(new MessageReader(output, harmonyRoutes(tools)).start, output);
}

class MessageReader {
  readonly #output: Output;
  readonly #routes: Routes;
  readonly #bodies: BodyReader;

  constructor(output: Output, routes: Routes) {
    this.#output = output;
    this.#routes = routes;
    const { isAddress } = routes;
    const between = (): State => this.#between;
    this.#bodies = new BodyReader({ output, isAddress, between, header: () => this.#header });
  }

  /** The start of the response, where plain text is valid. */
  readonly start: State = {
    consume: (text, isFinal) => {
      const isBlank = firstNonBlank(text) === text.length;
      if (isBlank && !isFinal && text.length < maxJunkLength) return wait(this.start);
      const beginning = isBlank ? undefined : this.#beginning(text, isFinal, this.start);
      return beginning ?? { consumed: 0, next: this.#bodies.readContent('text') };
    },
    end: () => undefined,
  };

  readonly #between: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      if (nonBlank === text.length) return { consumed: nonBlank, next: this.#between };
      return this.#beginning(text, isFinal, this.#between) ?? this.#junk(text, nonBlank, isFinal);
    },
    end: () => undefined,
  };

  /** A message that begins after blanks, with `<|start|>` or without. `undefined` if there is none. */
  #beginning(text: string, isFinal: boolean, state: State): Transition | undefined {
    const nonBlank = firstNonBlank(text);
    const opening = openingOf(text.slice(nonBlank, nonBlank + maxHeaderLength), isFinal, this.#routes.isAddress);
    if (opening === 'wait') return wait(state);
    if (opening === 'no') return undefined;
    if (opening === 'header') return { consumed: nonBlank, next: this.#header };
    return { consumed: nonBlank + opening.bodyAt, next: this.#bodies.readStrippedContent(opening.channel) };
  }

  /** Text between messages: junk if a message follows soon, otherwise a message without a header. */
  #junk(text: string, nonBlank: number, isFinal: boolean): Transition {
    const near = text.slice(nonBlank, nonBlank + maxJunkLength + maxMarkerLength);
    const found = messageStart.exec(near);
    if (!found && !isFinal && near.length < maxJunkLength + maxMarkerLength) return wait(this.#between);
    const [marker = ''] = found ?? [];
    if (found && !stops.includes(marker) && found.index < maxJunkLength) {
      const saw = near.slice(0, found.index);
      if (saw !== '' && saw.trim() !== 'assistant') this.#output.note('text between two messages', saw, 'left out');
      return { consumed: nonBlank + found.index, next: this.#header };
    }
    if (found?.index === 0) return { consumed: nonBlank + marker.length, next: this.#between };
    if (isFinal && isCutHead(near.trimEnd())) return { consumed: text.length, next: this.#between };
    this.#output.note('text outside of any message', near.slice(0, found?.index), 'text');
    return { consumed: nonBlank, next: this.#bodies.readContent('text') };
  }

  readonly #header: State = {
    consume: (text, isFinal) => {
      const near = text.slice(0, maxHeaderLength + maxMarkerLength);
      const found = headerEnd.exec(near);
      if (!found && near.length < maxHeaderLength + maxMarkerLength)
        return isFinal ? { consumed: text.length, next: this.#cutHeader(text) } : wait(this.#header);
      const raw = near.slice(0, found?.index ?? maxHeaderLength);
      if (found?.[0] === message)
        return { consumed: raw.length + message.length, next: this.#body(readHeader(raw, 'closed'), raw) };
      const read = readHeader(raw, 'open');
      if (found?.[0] === start && read.bodyAt === raw.length) {
        if (raw.trim() !== '') this.#output.note('a header without a message', raw, 'left out');
        return { consumed: raw.length + start.length, next: this.#header };
      }
      // With this much text after a recipient, it is a mention, not a call.
      if (!found && read.recipient !== '') return { consumed: 0, next: this.#bodies.readContent('text') };
      this.#output.note(`a message without ${message}`, raw, 'what follows its header is its content');
      // Arguments begin at their brace, whatever precedes it.
      const consumed = read.recipient !== '' && found?.[0] === '{' ? raw.length : read.bodyAt;
      return { consumed, next: this.#body(read, raw) };
    },
    end: () => undefined,
  };

  /** The text ended within a header. What cannot be part of a header is content. */
  #cutHeader(text: string): State {
    const read = readHeader(text, 'open');
    const rest = text.slice(read.bodyAt);
    const { to } = this.#routes.of(read);
    return {
      consume: (more) => ({ consumed: more.length, next: this.#between }),
      end: (ending) => {
        const mayBeHeader = /^(?:<\|?\w*\|?)?$/.test(rest) || (ending === 'length' && /^\S*$/.test(rest));
        const made = mayBeHeader || to === 'none' ? 'left out' : to === 'reasoning' ? 'reasoning' : 'text';
        this.#output.note('the text ended within the header of a message', text, made);
        if (made !== 'left out') this.#output[made](rest);
      },
    };
  }

  #body(read: HarmonyHeader, raw: string): State {
    const route = this.#routes.of(read);
    if (route.note !== undefined && route.to !== 'none') this.#output.note(route.note, raw, madeOf(route));
    switch (route.to) {
      case 'call':
        this.#output.callStart(route.name);
        return readArguments(this.#output, {
          closers,
          next: () => this.#bodies.readDiscarded('text after the arguments of a call', ''),
        });
      case 'none':
        return this.#bodies.readDiscarded(route.note, raw);
      case 'text':
      case 'reasoning':
        return this.#bodies.readContent(route.to);
      default:
        return unreachable(route);
    }
  }
}

function madeOf(route: Route): string {
  return route.to === 'call' ? `a call of ${route.name}` : route.to;
}
