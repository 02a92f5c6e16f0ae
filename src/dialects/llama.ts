import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { maxBlanks } from './envelope-keys.ts';
import { bareEnvelopes, readEnvelopeList } from './envelope-list.ts';
import { createMachine } from './machine.ts';
import { offeredNames } from './names.ts';
import type { Decision } from './openers.ts';
import { createOutput, firstInk } from './output.ts';
import { createProse, type Prose } from './prose.ts';

const pythonTag = '<|python_tag|>';
const endTokens = ['<|eom_id|>', '<|eot_id|>'];

const writeCall = ({ name, argumentsText }: WrittenCall): string =>
  `{"name": ${JSON.stringify(name)}, "parameters": ${argumentsText}}`;

const writeResult = ({ name, text, isError }: WrittenResult): string =>
  JSON.stringify({ name, [isError ? 'error' : 'output']: text });

/** Llama 3: calls are JSON objects, often with nothing before them; several stand behind each other (Llama 3.1 model card). */
export const llama: Dialect = {
  name: 'llama',
  writing: {
    calls: (calls) => calls.map(writeCall).join('; '),
    results: (results) => results.map(writeResult).join('\n'),
    controlTokens: [pythonTag, ...endTokens, '<|begin_of_text|>', '<|start_header_id|>', '<|end_header_id|>'],
  },
  reader: readLlama,
};

function readLlama(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit);
  const offered = offeredNames(context.tools);
  const next = () => prose.text;

  /** The tag opens code as well, which is text. */
  function tagged(text: string, coming: 'more' | 'nothing'): Decision {
    const ink = firstInk(text.slice(0, pythonTag.length + maxBlanks), pythonTag.length);
    if (ink === text.length && coming === 'more') return 'wait';
    if (ink < text.length && text.charAt(ink) !== '{' && text.charAt(ink) !== '[') return 'no';
    const list = readEnvelopeList(output, {
      offered,
      trust: 'marked',
      before: text.slice(0, ink),
      closers: [],
      ends: [pythonTag, ...endTokens],
      next,
    });
    return { eaten: ink, next: list };
  }

  const prose: Prose = createProse(context, output, {
    anywhere: [{ marker: pythonTag, decide: (text, { coming }) => tagged(text, coming) }],
    inText: bareEnvelopes(output, { offered, closers: [], next }),
    endTokens,
  });
  return createMachine(prose.start, output);
}
