import { nestsTooDeep, parseJson } from '../../core/json.ts';
import type { Writing } from '../dialect.ts';
import { fieldsOf, markedKey, markedWriter } from '../literal/writing.ts';
import type { CallMarkers } from './marked-calls.ts';

/**
 * Calls and results as the template of a Gemma model writes them: a result that is an object by its fields, any other
 * under one key, `value`, or `error` if the tool failed.
 * @param others the other control tokens
 */
export function markedWriting(markers: CallMarkers, others: readonly string[]): Writing {
  const { open, close, openResult, closeResult, mark } = markers;
  const controlTokens = [...Object.values<string>({ ...markers }), ...others];
  const write = markedWriter(mark, controlTokens);
  const object = (json: string): string =>
    `{${fieldsOf(json)
      .map(([name, value]) => `${markedKey(name)}:${write(value)}`)
      .join(',')}}`;
  return {
    calls: (calls) =>
      calls.map(({ name, argumentsText }) => `${open}call:${name}${object(argumentsText)}${close}`).join(''),
    results: (results) =>
      results
        .map(
          ({ name, text, isError }) =>
            `${openResult}response:${name}${object(resultObject(text, isError))}${closeResult}`,
        )
        .join(''),
    controlTokens,
  };
}

function resultObject(text: string, isError: boolean): string {
  if (isError) return JSON.stringify({ error: text });
  const isObject = text.trimStart().startsWith('{') && !nestsTooDeep(text) && parseJson(text) !== undefined;
  return isObject ? text : JSON.stringify({ value: text });
}
