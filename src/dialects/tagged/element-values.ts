import { createValueParser } from '../schema/values.ts';
import type { Shape } from '../schema/shape.ts';
import { isBlank } from '../text/blanks.ts';

/** An argument or a part of one: a text, or named parts. */
export interface Element {
  name: string;
  text: string[];
  children: Element[];
}

/** The key for text next to the parts of an object (as in vLLM). */
const mixedText = '$text';

/** Whether a value of this shape may contain an element of this name. */
export function mayHold(shape: Shape | undefined, name: string): boolean {
  switch (shape?.kind) {
    case 'object':
      return shape.fields.length === 0 || shape.fields.some((field) => field.name === name);
    case 'union':
      return shape.of.some((each) => mayHold(each, name));
    case 'any':
    case 'list':
      return true;
    default:
      return false;
  }
}

interface Made {
  json: string;
  isMended: boolean;
}

/** Converts an element to JSON text, by the schema of the tool, or else by its form. */
export function jsonOf(element: Element, shape: Shape | undefined): Made {
  const { children } = element;
  const text = element.text.join('');
  const container = containerIn(shape);
  if (children.length === 0) {
    const isEmpty = container && Array.from(text).every((unit) => isBlank(unit.charCodeAt(0)));
    if (isEmpty && !takesText(shape)) return { json: container.kind === 'list' ? '[]' : '{}', isMended: false };
    return createValueParser(shape).read(text);
  }
  const isList = container ? container.kind === 'list' : children.every(({ name }) => name === 'item');
  if (isList) {
    const of = container?.kind === 'list' ? container.of : undefined;
    const items = children.map((child) => jsonOf(child, of));
    return { json: `[${items.map(({ json }) => json).join(',')}]`, isMended: items.some(({ isMended }) => isMended) };
  }
  return objectOf(children, text, container?.kind === 'object' ? container.fields : []);
}

type Fields = Extract<Shape, { kind: 'object' }>['fields'];

/** Converts elements to an object. Repeated names become a list. */
function objectOf(children: readonly Element[], text: string, fields: Fields): Made {
  const byName = Map.groupBy(children, ({ name }) => name);
  let isMended = text.trim() !== '';
  const members = Array.from(byName, ([name, same]) => {
    const made = same.map((child) => jsonOf(child, fields.find((field) => field.name === name)?.shape));
    isMended ||= made.some((each) => each.isMended);
    const values = made.map(({ json }) => json).join(',');
    return `${JSON.stringify(name)}:${same.length === 1 ? values : `[${values}]`}`;
  });
  if (text.trim() !== '' && !byName.has(mixedText))
    members.push(`${JSON.stringify(mixedText)}:${JSON.stringify(text)}`);
  return { json: `{${members.join(',')}}`, isMended };
}

/** The first list or object that a shape accepts. */
function containerIn(shape: Shape | undefined): Extract<Shape, { kind: 'list' | 'object' }> | undefined {
  if (shape?.kind === 'list' || shape?.kind === 'object') return shape;
  return shape?.kind === 'union' ? shape.of.map(containerIn).find((each) => each !== undefined) : undefined;
}

function takesText(shape: Shape | undefined): boolean {
  return shape?.kind === 'string' || (shape?.kind === 'union' && shape.of.some(takesText));
}
