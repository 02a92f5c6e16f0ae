import type * as wire from '../../../generated/gemini.js';
import { assertReadableMedia } from '../../core/base64.ts';
import type { BackendContext, RouteHints } from '../../core/codec.ts';
import { danglingReporter, markDangling, withoutDangling } from '../../core/dependent-fields.ts';
import { prepareRequest } from '../../core/prepare-request.ts';
import { nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer, setWrittenForm } from '../../core/provenance.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { wireObject, type Path } from '../../core/wire-object.ts';
import { decodeContents, encodeContents } from './contents.ts';
import { dependentFields } from './dependent-fields.ts';
import { extrasOf, flatten, protocol, unflatten, withExtras, withWireForm, isNativeRequest } from './extras.ts';
import { decodeConfig, encodeConfig, optionFields } from './generation-config.ts';
import { compoundNames } from './normal-form.ts';
import { bareModelName } from './shared/model-name.ts';
import { toolNameRule } from './names.ts';
import { decodeToolConfig, decodeTools, encodeTools } from './tools.ts';
import { readCountRequest, readRequest } from './wire.ts';

/** Wire names of fields that are not the snake case of their Core names. */
const namedOtherwise = {
  messages: 'contents',
  content: 'parts',
  toolChoice: 'toolConfig/functionCallingConfig',
  parallelToolCalls: 'toolConfig/functionCallingConfig',
  logprobs: 'generationConfig/logprobs',
  reasoning: 'generationConfig/thinkingConfig',
  'reasoning.effort': 'generationConfig/thinkingConfig/thinkingLevel',
  'reasoning.budgetTokens': 'generationConfig/thinkingConfig/thinkingBudget',
  'reasoning.adaptive': 'generationConfig/thinkingConfig/thinkingBudget',
  'reasoning.off': 'generationConfig/thinkingConfig/thinkingBudget',
  'reasoning.summary': 'generationConfig/thinkingConfig/includeThoughts',
  responseFormat: 'generationConfig/responseMimeType',
  inputSchema: 'parameters',
  signature: 'thoughtSignature',
  input: 'functionCall/args',
  isError: 'functionResponse/response',
  value: 'functionResponse/response',
} as const satisfies Record<
  string,
  | Path<Pick<wire.GenerateContentRequest, 'toolConfig'> | { generationConfig: PlainConfig } | wire.Part>
  | (keyof wire.GenerateContentRequest | keyof wire.Content | keyof wire.FunctionDeclaration)
>;

/** Schemas contain themselves, so that their pointers have no end. */
type PlainConfig = Omit<wire.GenerationConfig, 'responseSchema'>;

export const wireNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    compoundNames.flatMap((name) => [
      [`generationConfig.${name}`, `generationConfig/${name}`],
      [`toolConfig.${name}`, `toolConfig/${name}`],
    ]),
  ),
  ...optionFields.wireNames,
  blockedDomains: 'excludeDomains',
  ...namedOtherwise,
};

// ---------------------------------------------------------------- wire to Core

/**
 * `hints`: the model, and whether to stream, from the path.
 * @throws {LouterError} `invalid-request` with the JSON path and what was expected.
 */
export function decodeRequest(body: JsonValue, hints: RouteHints = {}): CoreChatRequest {
  const { request, pointer, asWritten } = hints.countTokens ? readCountRequest(body) : readRequest(body);
  const { model, contents: _, systemInstruction: __, tools, toolConfig, generationConfig, ...rest } = request;
  const { fields: settings, wireForm, rest: ofConfig } = decodeConfig(generationConfig, `${pointer}/generationConfig`);
  const { toolChoice, rest: ofTools } = decodeToolConfig(toolConfig);
  const { cachedContent } = rest;
  const decoded: CoreChatRequest = setPointer(pointer, {
    model: hints.model ?? bareModelName(model ?? ''),
    messages: decodeContents(request, pointer),
    origin: protocol,
    ...(cachedContent && { serverState: { protocol, field: 'cachedContent' } }),
    ...(tools && { tools: decodeTools(tools, pointer) }),
    ...(toolChoice && { toolChoice }),
    ...settings,
    stream: hints.stream ?? false,
    ...withExtras({
      ...rest,
      ...flatten('toolConfig', ofTools, compoundNames),
      ...flatten('generationConfig', ofConfig, compoundNames),
    }),
    ...withWireForm(wireForm),
  });
  assertReadableMedia(decoded, asWritten);
  markDangling(decoded, request, { protocol, rules: dependentFields });
  if (asWritten) setWrittenForm(decoded, asWritten);
  return decoded;
}

// ---------------------------------------------------------------- Core to wire

/** @throws {LouterError} `unsupported` for a forced tool that the vendor does not have, or state stored at another vendor. */
export function encodeRequest(requested: CoreChatRequest, context: BackendContext): JsonObject {
  const request = prepareRequest(requested, context, { protocol, toolNames: toolNameRule, hasServerTools: true });
  const { inner: ownConfig, rest } = unflatten('generationConfig', extrasOf(request));
  const { inner, rest: own } = unflatten('toolConfig', rest);
  const { functionCallingConfig: ownCalling, ...ofTools }: wire.ToolConfig = inner;
  const { tools, functionCallingConfig: calling } = encodeTools(request, context);
  const functionCallingConfig = nonEmpty({ ...calling, ...ownCalling });
  const body = wireObject<Omit<wire.GenerateContentRequest, 'model'>>(
    {
      ...encodeContents(request.messages, context),
      tools: tools && (tools.length > 0 || isNativeRequest(request)) ? tools : undefined,
      toolConfig: nonEmpty(wireObject<wire.ToolConfig>({ ...ofTools, functionCallingConfig })),
      generationConfig: encodeConfig(request, context, ownConfig),
    },
    own,
  );
  return withoutDangling(
    body,
    { rules: dependentFields, protocol, request },
    danglingReporter(request, context.report),
  );
}
