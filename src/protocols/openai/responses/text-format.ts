import type {
  ResponseTextFormat,
  ResponseTextFormatJsonSchema,
  ResponseTextOptions,
} from '../../../../generated/openai.js';
import { schemaName } from '../../../core/stand-ins.ts';
import {
  asObject,
  nonEmpty,
  withoutNull,
  withoutNulls,
  withoutUndefined,
  type JsonObject,
} from '../../../core/json.ts';
import type { CoreResponseFormat } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireObject, type UnknownKind } from '../../../core/wire-object.ts';
import { toLegalToolName } from '../shared/server.ts';

/** The `text` field: what Core carries of it, and what only this protocol knows. */
export interface TextOptions {
  responseFormat?: CoreResponseFormat;
  verbosity?: string;
  rest?: JsonObject;
}

export function decodeTextOptions(options: ResponseTextOptions | undefined): TextOptions {
  const { format, verbosity, ...rest } = options ?? {};
  const { responseFormat, left = {} } = decodeFormat(format ?? undefined);
  return withoutUndefined({
    responseFormat,
    verbosity: withoutNull(verbosity),
    rest: nonEmpty(withoutNulls({ ...rest, format: nonEmpty(withoutNulls(left)) ?? null })),
  });
}

function decodeFormat(format: ResponseTextFormat | undefined): {
  responseFormat?: CoreResponseFormat;
  left?: JsonObject;
} {
  switch (format?.type) {
    case 'text':
    case 'json_object': {
      const { type, ...left } = format;
      return { responseFormat: { type: type === 'text' ? 'text' : 'json' }, left };
    }
    case 'json_schema': {
      const { type: _, description, strict, name, schema, ...left } = format;
      const given = withoutUndefined({ description: withoutNull(description), strict: withoutNull(strict) });
      return { responseFormat: { type: 'json-schema', schema, name, ...given }, left };
    }
    default:
      return format ? { left: format } : {};
  }
}

/** A format of a kind that is not known goes as it came. */
export type EncodedTextOptions = Omit<NonNullable<ResponseTextOptions>, 'format'> & {
  format?: ResponseTextFormat | UnknownKind;
};

/** `isNative`: whether a client of this protocol set them. */
export function encodeTextOptions(
  { responseFormat, verbosity, rest }: TextOptions,
  { isNative }: { isNative: boolean },
): EncodedTextOptions | undefined {
  const { format: extraFields, ...others } = rest ?? {};
  const format = encodeFormat(responseFormat, asObject(extraFields), isNative);
  return nonEmpty(wireObject<EncodedTextOptions>({ format, verbosity }, others));
}

/** Without `strict` OpenAI enforces a schema and refuses what strictness does not allow; clients of other protocols do not expect that. */
function encodeFormat(
  format: CoreResponseFormat | undefined,
  extraFields: JsonObject | undefined,
  isNative: boolean,
): EncodedTextOptions['format'] | undefined {
  switch (format?.type) {
    case undefined:
      return extraFields;
    case 'text':
      return { type: 'text', ...extraFields };
    case 'json':
      return { type: 'json_object', ...extraFields };
    case 'json-schema': {
      const { name = schemaName, description, schema, strict } = format;
      return wireObject<ResponseTextFormatJsonSchema>(
        {
          type: 'json_schema',
          name: toLegalToolName(name),
          description,
          schema,
          strict: strict ?? (isNative ? undefined : false),
        },
        extraFields,
      );
    }
    default:
      return unreachable(format);
  }
}
