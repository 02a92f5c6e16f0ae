import type { ResponseFormat, ResponseFormatJsonSchema } from '../../../../generated/openai.js';
import { mergeDeep } from '../../../core/completed.ts';
import { asObject, nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { unknownFields, type KnownFields } from '../../../core/native-frame.ts';
import { schemaName } from '../../../core/stand-ins.ts';
import type { CoreResponseFormat } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { toLegalToolName } from '../shared/server.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import type { WrittenFormat } from './wire.ts';

// ---------------------------------------------------------------- wire → core

export function decodeResponseFormat(format: ResponseFormat | null | undefined): {
  responseFormat?: CoreResponseFormat;
  unknownFormat?: JsonObject;
} {
  switch (format?.type) {
    case undefined:
      return {};
    case 'text':
      return { responseFormat: { type: 'text' }, ...unknownFormatFields(format) };
    case 'json_object': {
      const { schema } = format;
      const responseFormat: CoreResponseFormat = schema
        ? markWireForm({ type: 'json-schema', schema }, 'json-object')
        : { type: 'json' };
      return { responseFormat, ...unknownFormatFields(format) };
    }
    case 'json_schema': {
      const wrapped = format.json_schema ?? (format.schema && { schema: format.schema });
      if (!wrapped) throw invalidRequest('/response_format/json_schema', 'a value (it is required)', 'nothing');
      const { name, description, schema, strict }: NonNullable<typeof format.json_schema> = wrapped;
      const responseFormat: CoreResponseFormat = {
        type: 'json-schema',
        schema: schema ?? {},
        ...(name !== undefined && { name }),
        ...(typeof description === 'string' && { description }),
        ...(typeof strict === 'boolean' && { strict }),
      };
      return { responseFormat: markWireForm(responseFormat, !schema && 'no-schema'), ...unknownFormatFields(format) };
    }
    default:
      return { unknownFormat: { response_format: format ?? null } };
  }
}

/** The fields of a format that Core does not carry, in the form they have there. */
function unknownFormatFields(format: ResponseFormat): { unknownFormat?: JsonObject } {
  const unknown = unknownFields({ ...format }, knownFormatFields);
  return unknown ? { unknownFormat: { response_format: unknown } } : {};
}

type FormatField = keyof ResponseFormatJsonSchema | keyof NonNullable<ResponseFormatJsonSchema['json_schema']>;

const knownFormatFields: KnownFields = {
  names: new Set<FormatField>(['type', 'json_schema', 'name', 'description', 'schema', 'strict']),
  opaque: new Set<FormatField>(['schema']),
};

// ---------------------------------------------------------------- core → wire

const typeField = 'type' satisfies keyof ResponseFormat;

/** The format, or one that only this protocol knows. */
export function encodeResponseFormat(
  format: CoreResponseFormat | undefined,
  extraFields: JsonValue | undefined,
  server: ChatServer,
): WrittenFormat | undefined {
  const kept = asObject(extraFields) ?? {};
  if (format) return mergeDeep(encodeFormat(format, server), kept);
  // The extra fields of a known format are useless without it.
  return kept[typeField] === undefined ? undefined : kept;
}

function encodeFormat(format: CoreResponseFormat, server: ChatServer): ResponseFormat {
  switch (format.type) {
    case 'text':
      return { type: 'text' };
    case 'json':
      return { type: 'json_object' };
    case 'json-schema': {
      const { name = schemaName, description, schema, strict } = format;
      if (hasWireForm(format, 'json-object') && !server.isOpenAi) return { type: 'json_object', schema };
      const isLeftOut = hasWireForm(format, 'no-schema') && !nonEmpty(schema);
      const named = wireObject<NonNullable<ResponseFormatJsonSchema['json_schema']>>({
        name: toLegalToolName(name),
        description,
        schema: isLeftOut ? undefined : schema,
        strict,
      });
      return { type: 'json_schema', json_schema: named };
    }
    default:
      return unreachable(format);
  }
}
