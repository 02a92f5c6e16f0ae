import type { CoreTool } from '../../core/types.ts';
import { objectText, type Fields } from './parser.ts';
import type { PythonCall } from './python.ts';
import { parametersOf, type Shape } from '../schema/shape.ts';

/** Converts the arguments of calls that were read as literals to JSON, by the schemas of the tools. */
export interface LiteralArguments {
  /** The names of a tool's parameters. Empty if they are not known. */
  keysOf(tool: string): ReadonlySet<string>;
  /** The text of a JSON object. */
  ofFields(tool: string, fields: Fields): string;
  /**
   * The same for a call. Positional arguments get the names of the schema, in order. `undefined` if there are too
   * many.
   */
  ofCall(tool: string, call: Pick<PythonCall, 'positional' | 'named'>): string | undefined;
}

export function createLiteralArguments(tools: readonly CoreTool[]): LiteralArguments {
  /** The parameters of each tool, in order. */
  const shapes = new Map<string, Map<string, Shape>>();
  for (const tool of tools) {
    if (tool.type === 'function')
      shapes.set(tool.name, new Map(parametersOf(tool.inputSchema).map(({ name, shape }) => [name, shape])));
  }

  function ofFields(tool: string, fields: Fields): string {
    const parameters = shapes.get(tool);
    const typed = Array.from(fields, ([name, value]): [string, string] => {
      const shape = parameters?.get(name);
      return [name, shape ? typedAs(shape, value) : value];
    });
    return objectText(new Map(typed));
  }

  return {
    keysOf: (tool) => new Set(shapes.get(tool)?.keys()),
    ofFields,
    ofCall(tool, { positional, named }) {
      const names = Array.from(shapes.get(tool)?.keys() ?? []);
      if (positional.length > names.length) return undefined;
      const fields = new Map(positional.map((value, index): [string, string] => [names[index] ?? '', value]));
      for (const [name, value] of named) fields.set(name, value);
      return ofFields(tool, fields);
    },
  };
}

/** A quoted number with leading zeros. */
const paddedNumber = /^"([+-]?)0+(\d+)"$/;

/** Converts a value to the type of its parameter: text stays text, numbers lose leading zeros. */
function typedAs(shape: Shape, value: string): string {
  if (takesOnlyText(shape)) return textOf(value);
  const isNumber = shape.kind === 'integer' || shape.kind === 'number';
  return isNumber
    ? value.replace(paddedNumber, (_, sign: string, digits: string) => (sign === '-' ? '-' : '') + digits)
    : value;
}

function takesOnlyText(shape: Shape): boolean {
  if (shape.kind === 'values') return shape.values.every((value) => typeof value === 'string');
  if (shape.kind !== 'union') return shape.kind === 'string';
  return shape.of.some(takesOnlyText) && shape.of.every((each) => each.kind === 'null' || takesOnlyText(each));
}

/** The text of a value for a text parameter. `null` stays null, as literals quote strings. */
const textOf = (value: string): string => (value === 'null' || value.startsWith('"') ? value : JSON.stringify(value));
