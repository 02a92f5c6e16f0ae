import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { bareEnvelopes } from './json/envelope-list.ts';
import { fencedEnvelopes, markedEnvelopes, taggedEnvelopes, tagNames, type CallMarker } from './json/head.ts';
import type { Tags } from './tagged/form.ts';
import { type ContentStates, createMachine, type State } from './text/machine.ts';
import { offeredNames } from './text/names.ts';
import { runUntil } from './text/openers.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';

const openCall = '<function_call>';
const closeCall = '</function_call>';
const openResult = '<function_result';
const closeResult = '</function_result>';

/** Around the answer of Hunyuan-A13B (vLLM, hunyuan_a13b reasoning parser). */
export const answer: Tags = { open: '<answer>', close: '</answer>' };

/** In order: Phi-4-mini (two formats; Granite 3.0 uses the second too), Nemotron, InternLM, xLAM and LongCat. */
const markers: readonly CallMarker[] = [
  { open: 'functools', isWord: true },
  { open: '<|tool_call|>', close: '<|/tool_call|>', isOftenOpen: true },
  { open: '<TOOLCALL>', close: '</TOOLCALL>' },
  { open: '<|action_start|><|plugin|>', close: '<|action_end|>' },
  { open: '[TOOL_CALLS]' },
  { open: '<longcat_tool_call>', close: '</longcat_tool_call>' },
];

function writeCall({ name, argumentsText }: WrittenCall): string {
  return `${openCall}\n{"tool_name": ${JSON.stringify(name)}, "parameters": ${argumentsText}}\n${closeCall}`;
}

function writeResult({ name, text, isError }: WrittenResult): string {
  const status = isError ? ' status="error"' : '';
  return `${openResult} tool_name=${JSON.stringify(name)}${status}>\n${text}\n${closeResult}`;
}

/**
 * Calls as JSON objects, for any model that follows instructions: in tags, in code fences, or bare in the text. Only
 * offered names are calls, as other objects may be data, except after markers that some models were trained on (vLLM,
 * phi4mini, granite, nemotron_json, internlm2, xlam and longcat tool parsers).
 */
export const json: Dialect = {
  name: 'json',
  writing: {
    calls: (calls) => calls.map(writeCall).join('\n'),
    results: (results) => results.map(writeResult).join('\n'),
    controlTokens: [openCall, closeCall, openResult, closeResult],
  },
  reader: readJson,
};

function readJson(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const closeTags = tagNames.map((name) => `</${name}>`);
  const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
  const options = { offered, next };

  /** A result repeated by the model: nothing in it is a call. */
  const result: State = runUntil({
    openers: [{ marker: closeResult, decide: () => ({ consumed: 0, next: next('text') }) }],
    write: output.text,
    end: () => undefined,
  });

  const contentStates: ContentStates = createContentStates(context, output, {
    calls: [
      ...tagNames.map((name) => taggedEnvelopes(output, name, options)),
      ...markers.map((marker) => markedEnvelopes(output, marker, options)),
    ],
    inText: [
      fencedEnvelopes(output, options),
      ...bareEnvelopes(output, { ...options, closers: [closeTags] }),
      { marker: openResult, isInText: true, decide: () => ({ consumed: 0, next: result }) },
    ],
    answers: [answer],
    closers: [...closeTags, ...markers.flatMap(({ close }) => close ?? [])],
    results: [{ open: openResult, close: closeResult }],
  });
  return createMachine(contentStates.start, output);
}
