import { parseArguments } from '../../core/json.ts';
import type { WrittenCall } from '../dialect.ts';
import type { TaggedForm } from './form.ts';

/**
 * Writes one call between its tags, without a wrapper that surrounds several. Strings are unchanged, other values are
 * JSON: the schema distinguishes them when read. As the format has no escapes, its tags are control tokens, which are
 * escaped before.
 */
export function taggedCall(form: TaggedForm, { name, argumentsText }: WrittenCall): string {
  const { call, wrapper, separator = '', key: keyTags, valueOpen, valueClose, quote } = form;
  const opening = call ? `${call.open}${quote}${name}${quote}>` : wrapper.open + name + separator;
  const parameters = Object.entries(parseArguments(argumentsText) ?? {}).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const opened = `${keyTags.open}${quote}${key}${quote}${keyTags.close}`;
    return `${opened}${valueOpen === undefined ? '' : `\n${valueOpen}`}${text}${valueClose}`;
  });
  return [opening, ...parameters, (call ?? wrapper).close].join('\n');
}
