import { schemaName } from '../../../core/stand-ins.ts';
import { asObject, asString, nonEmpty, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { CoreResponseFormat } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { toLegalToolName } from '../shared/server.ts';

/** The `text` field: what Core carries of it, and what only this protocol knows. */
export interface TextOptions {
  responseFormat?: CoreResponseFormat;
  verbosity?: string;
  rest?: JsonObject;
}

export function decodeTextOptions(value: JsonValue | undefined): TextOptions {
  const { format, verbosity, ...rest } = asObject(value) ?? {};
  const level = asString(verbosity);
  const fields = asObject(format);
  const { responseFormat, left } = decodeFormat(fields);
  const kept = nonEmpty(withoutNulls({ ...rest, ...(left && { format: left }) }));
  return {
    ...(responseFormat && { responseFormat }),
    ...(level !== undefined && { verbosity: level }),
    ...(kept && { rest: kept }),
  };
}

function decodeFormat(format: JsonObject | undefined): { responseFormat?: CoreResponseFormat; left?: JsonObject } {
  const { type, ...fields } = format ?? {};
  switch (type) {
    case 'text':
    case 'json_object': {
      const left = nonEmpty(withoutNulls(fields));
      return { responseFormat: { type: type === 'text' ? 'text' : 'json' }, ...(left && { left }) };
    }
    case 'json_schema': {
      const { name, description, schema, strict, ...rest } = fields;
      const left = nonEmpty(withoutNulls(rest));
      const own = asString(name);
      const responseFormat: CoreResponseFormat = {
        type: 'json-schema',
        schema: asObject(schema) ?? {},
        ...(own !== undefined && { name: own }),
        ...(typeof description === 'string' && { description }),
        ...(typeof strict === 'boolean' && { strict }),
      };
      return { responseFormat, ...(left && { left }) };
    }
    default:
      return format ? { left: format } : {};
  }
}

/** `isNative`: whether a client of this protocol set them. */
export function encodeTextOptions(
  { responseFormat, verbosity, rest }: TextOptions,
  { isNative }: { isNative: boolean },
): JsonObject | undefined {
  const { format: extraFields, ...others } = rest ?? {};
  const format = encodeFormat(responseFormat, asObject(extraFields), isNative);
  return nonEmpty({ ...(format && { format }), ...(verbosity !== undefined && { verbosity }), ...others });
}

/** Without `strict` OpenAI enforces a schema and refuses what strictness does not allow; clients of other protocols do not expect that. */
function encodeFormat(
  format: CoreResponseFormat | undefined,
  extraFields: JsonObject | undefined,
  isNative: boolean,
): JsonObject | undefined {
  switch (format?.type) {
    case undefined:
      return extraFields;
    case 'text':
      return { type: 'text', ...extraFields };
    case 'json':
      return { type: 'json_object', ...extraFields };
    case 'json-schema': {
      const { name = schemaName, description, schema, strict } = format;
      return {
        type: 'json_schema',
        name: toLegalToolName(name),
        ...(description !== undefined && { description }),
        schema,
        ...((strict !== undefined || !isNative) && { strict: strict ?? false }),
        ...extraFields,
      };
    }
    default:
      return unreachable(format);
  }
}
