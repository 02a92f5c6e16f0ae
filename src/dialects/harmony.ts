import { unreachable } from '../core/unreachable.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext } from './dialect.ts';
import { closers, createBodyStates, start, stops } from './harmony/body.ts';
import { readHeader, type HarmonyHeader } from './harmony/header.ts';
import { writeHarmonyInstructions } from './harmony/instructions.ts';
import { openingOf } from './harmony/opening.ts';
import { harmonyRoutes, type Route } from './harmony/route.ts';
import { harmonyCall, harmonyResult, harmonyTokens } from './harmony/writing.ts';
import { readArguments } from './json/arguments.ts';
import { createMachine, wait, type State, type Transition } from './text/machine.ts';
import { firstNonBlank } from './text/blanks.ts';
import { createOutput } from './text/output.ts';

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
  const output = createOutput(emit);
  const routes = harmonyRoutes(tools);
  const { isAddress } = routes;
  const { readContent, readStrippedContent, readDiscarded } = createBodyStates({
    output,
    isAddress,
    between: () => between,
    header: () => header,
  });

  /**
   * Where a message may begin without `<|start|>`. `first`: at the start of the response, where plain text is valid.
   */
  function beginning(where: 'first' | 'later'): State {
    const state: State = { consume, end: () => undefined };
    return state;

    function consume(text: string, isFinal: boolean): Transition {
      const nonBlank = firstNonBlank(text);
      if (nonBlank === text.length)
        return where === 'later' ? { consumed: nonBlank, next: state } : blanks(text, isFinal);
      const rest = text.slice(nonBlank, nonBlank + maxHeaderLength);
      const opening = openingOf(rest, isFinal, isAddress);
      if (opening === 'wait') return wait(state);
      if (opening === 'header') return { consumed: nonBlank, next: header };
      if (opening !== 'no') return { consumed: nonBlank + opening.bodyAt, next: readStrippedContent(opening.channel) };
      return where === 'first' ? { consumed: 0, next: readContent('text') } : junk(text, nonBlank, isFinal);
    }

    function blanks(text: string, isFinal: boolean): Transition {
      return !isFinal && text.length < maxJunkLength ? wait(state) : { consumed: 0, next: readContent('text') };
    }

    /** Text between messages: junk if a message follows soon, otherwise a message without a header. */
    function junk(text: string, nonBlank: number, isFinal: boolean): Transition {
      const near = text.slice(nonBlank, nonBlank + maxJunkLength + maxMarkerLength);
      const found = messageStart.exec(near);
      if (!found && !isFinal && near.length < maxJunkLength + maxMarkerLength) return wait(state);
      const [marker] = found ?? [];
      if (found && marker !== undefined && !stops.includes(marker) && found.index < maxJunkLength) {
        const saw = near.slice(0, found.index);
        if (saw !== '' && saw.trim() !== 'assistant') output.note('text between two messages', saw, 'nothing');
        return { consumed: nonBlank + found.index, next: header };
      }
      if (found && found.index === 0) return { consumed: nonBlank + (marker ?? '').length, next: state };
      if (isFinal && isCutHead(near.trimEnd())) return { consumed: text.length, next: state };
      output.note('text outside of any message', near.slice(0, found?.index), 'text');
      return { consumed: nonBlank, next: readContent('text') };
    }
  }

  const between = beginning('later');

  const header: State = {
    consume(text, isFinal) {
      const near = text.slice(0, maxHeaderLength + maxMarkerLength);
      const found = headerEnd.exec(near);
      if (!found && near.length < maxHeaderLength + maxMarkerLength)
        return isFinal ? { consumed: text.length, next: cutHeader(text) } : wait(header);
      const raw = near.slice(0, found?.index ?? maxHeaderLength);
      if (found?.[0] === message)
        return { consumed: raw.length + message.length, next: body(readHeader(raw, 'closed'), raw) };
      const read = readHeader(raw, 'open');
      if (found?.[0] === start && read.bodyAt === raw.length) {
        if (raw.trim() !== '') output.note('a header without a message', raw, 'nothing');
        return { consumed: raw.length + start.length, next: header };
      }
      // With this much text after a recipient, it is a mention, not a call.
      if (!found && read.recipient !== '') return { consumed: 0, next: readContent('text') };
      output.note(`a message without ${message}`, raw, 'what follows its header is its content');
      // Arguments begin at their brace, whatever precedes it.
      const consumed = read.recipient !== '' && found?.[0] === '{' ? raw.length : read.bodyAt;
      return { consumed, next: body(read, raw) };
    },
    end: () => undefined,
  };

  /** The text ended within a header. What cannot be part of a header is content. */
  function cutHeader(text: string): State {
    const read = readHeader(text, 'open');
    const rest = text.slice(read.bodyAt);
    const { to } = routes.of(read);
    return {
      consume: (more) => ({ consumed: more.length, next: between }),
      end(ending) {
        const mayBeHeader = /^(?:<\|?\w*\|?)?$/.test(rest) || (ending === 'length' && /^\S*$/.test(rest));
        const made = mayBeHeader || to === 'none' ? 'nothing' : to === 'reasoning' ? 'reasoning' : 'text';
        output.note('the text ended within the header of a message', text, made);
        if (made !== 'nothing') output[made](rest);
      },
    };
  }

  function body(read: HarmonyHeader, raw: string): State {
    const route = routes.of(read);
    if (route.note !== undefined && route.to !== 'none') output.note(route.note, raw, madeOf(route));
    switch (route.to) {
      case 'call':
        output.callStart(route.name);
        return readArguments(output, { closers, next: () => readDiscarded('text behind the arguments of a call', '') });
      case 'none':
        return readDiscarded(route.note, raw);
      case 'text':
      case 'reasoning':
        return readContent(route.to);
      default:
        return unreachable(route);
    }
  }

  return createMachine(beginning('first'), output);
}

function madeOf(route: Route): string {
  return route.to === 'call' ? `a call of ${route.name}` : route.to;
}
