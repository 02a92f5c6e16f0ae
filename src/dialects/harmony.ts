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
 * Harmony, the format of gpt-oss: messages, each with a header that says for whom its content is (openai/harmony,
 * docs/format.md). The prompt ended with `<|start|>assistant`, so that the text begins within a header.
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

/** What ends a header. A brace does too: no header has one, and arguments begin with it. */
const headerEnd = /<\|(?:message|end|call|return|start)\|>|\{/;
/** The longest header that is read as one, in UTF-16 units; so much of a text is held at most. */
const maxHeaderLength = 400;
/** How much junk between two messages is passed over, in UTF-16 units; more is text. */
const maxJunkLength = 64;
const messageStart = /<\|(?:start|channel|message|end|call|return)\|>/;
const maxMarkerLength = 13;
/** Whether a text behind a message is the cut beginning of the next one: of its marker, or of no more than its role. */
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

  /** Where a message can begin without `<|start|>`. `first`: of the whole text, where plain text is no fault. */
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

    /** Ink between messages: junk if a message begins soon, else the text of one without a header. */
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
      // So much text behind an address is no call: it speaks of one.
      if (!found && read.recipient !== '') return { consumed: 0, next: readContent('text') };
      output.note(`a message without ${message}`, raw, 'what follows its header is its content');
      // Arguments begin with their brace, whatever stands before it.
      const consumed = read.recipient !== '' && found?.[0] === '{' ? raw.length : read.bodyAt;
      return { consumed, next: body(read, raw) };
    },
    end: () => undefined,
  };

  /** The text ended within a header: what is certain to be no part of it is content. */
  function cutHeader(text: string): State {
    const read = readHeader(text, 'open');
    const rest = text.slice(read.bodyAt);
    const { to } = routes.of(read);
    return {
      consume: (more) => ({ consumed: more.length, next: between }),
      end(ending) {
        const mayBeHeader = /^(?:<\|?\w*\|?)?$/.test(rest) || (ending === 'length' && /^\S*$/.test(rest));
        const made = mayBeHeader || to === 'nobody' ? 'nothing' : to === 'reasoning' ? 'reasoning' : 'text';
        output.note('the text ended within the header of a message', text, made);
        if (made !== 'nothing') output[made](rest);
      },
    };
  }

  function body(read: HarmonyHeader, raw: string): State {
    const route = routes.of(read);
    if (route.note !== undefined && route.to !== 'nobody') output.note(route.note, raw, madeOf(route));
    switch (route.to) {
      case 'call':
        output.callStart(route.name);
        return readArguments(output, { closers, next: () => readDiscarded('text behind the arguments of a call', '') });
      case 'nobody':
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
