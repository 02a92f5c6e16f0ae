import type * as wire from '../../../generated/anthropic.js';
import {
  readCodeExecutionResultBlock,
  readServerToolResultError,
  readWebFetchBlock,
  readWebSearchResultBlock,
} from '../../../generated/anthropic.readers.js';
import type { Report } from '../../core/codec.ts';
import { codeNames, codeValue, readCodeOutput } from '../../core/hosted-code.ts';
import { hostedToolNames, unknownToolError } from '../../core/hosted-tools.ts';
import { asArray, asObject, nonEmpty, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import { reportForeignPart, setPointer } from '../../core/provenance.ts';
import { excerptTokenPrefix } from '../../core/signature.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreDocument, CoreOpaque, CoreSource, CoreText, CoreToolResult } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { baseRules, blockTypeOf, extrasOf } from './extras.ts';
import { decodeDocument, encodeDocument } from './media.ts';

/** The contents of results of tools that vendors of other protocols run, too: searches, pages that were read, and code. */

const searchName = hostedToolNames['web-search'];
const fetchName = hostedToolNames['web-fetch'];
const names: readonly string[] = [searchName, fetchName, ...codeNames];

type ResultContent = CoreToolResult['content'];

/** Whether results of this name are understood. */
export const isHostedResult = (name: string): boolean => names.includes(name);

const errorSuffix = '_tool_result_error';

/** Whether a content is the reason why a tool failed. */
export const isErrorContent = (content: JsonValue): boolean =>
  blockTypeOf(asObject(content) ?? {}).endsWith(errorSuffix);

// ---------------------------------------------------------------- wire to Core

interface DecodedContent {
  content: ResultContent;
  isError?: true;
  value?: JsonObject;
  /** The fields of the content that only this protocol knows. */
  rest?: JsonObject;
}

/** What a tool found; `undefined` where the content is something else. */
export function decodeHostedContent(
  name: string,
  content: JsonValue | undefined,
  pointer: string,
): DecodedContent | undefined {
  if (!isHostedResult(name)) return undefined;
  const { type, error_code: code, ...rest } = readServerToolResultError(content) ?? {};
  if (type === `${name}${errorSuffix}` && typeof code === 'string') {
    const extras = extrasOf(rest);
    const reason: CoreText = { type: 'text', text: code, ...withoutUndefined({ extras }) };
    return { content: [setPointer(pointer, reason)], isError: true };
  }
  if (name === searchName) return decodePages(content, pointer);
  return name === fetchName ? decodeFetched(content, pointer) : decodeOutput(name, content, pointer);
}

function decodePages(content: JsonValue | undefined, pointer: string): DecodedContent | undefined {
  const sources = asArray(content)?.map((each, index) =>
    decodeSource(readWebSearchResultBlock(each) ?? {}, `${pointer}/${index}`),
  );
  const known = sources?.filter((source) => source !== undefined);
  return known && known.length === sources?.length ? { content: known } : undefined;
}

function decodeSource(block: wire.ReceivedWebSearchResultBlock, pointer: string): CoreSource | undefined {
  const { type, url, title, page_age: age, encrypted_content: token, ...rest } = block;
  if (type !== 'web_search_result' || typeof url !== 'string') return undefined;
  // Pages that another vendor found have their address in place of a missing title, and an empty token.
  const encryptedExcerpt = token?.startsWith(excerptTokenPrefix) ? token : undefined;
  const own: Partial<wire.WebSearchResultBlock> = token && !encryptedExcerpt ? { encrypted_content: token } : {};
  return setPointer<CoreSource>(pointer, {
    type: 'source',
    url,
    ...withoutUndefined({
      title: title === url ? undefined : (title ?? undefined),
      age: age ?? undefined,
      encryptedExcerpt,
      extras: extrasOf({ ...rest, ...own }),
    }),
  });
}

/** A page that was read: its address, and its content as a document. */
function decodeFetched(content: JsonValue | undefined, pointer: string): DecodedContent | undefined {
  const { type, url, content: block, ...rest } = readWebFetchBlock(content) ?? {};
  if (type !== 'web_fetch_result' || typeof url !== 'string' || block?.type !== 'document') return undefined;
  const document = decodeDocument(block, `${pointer}/content`);
  if (!document) return undefined;
  const extras = extrasOf(rest);
  const isEmpty = isEmptyText(document);
  const title = isEmpty ? document.title : undefined;
  const source: CoreSource = { type: 'source', url, ...withoutUndefined({ title, extras }) };
  return { content: [setPointer(pointer, source), ...(isEmpty ? [] : [document])] };
}

/** Whether a document stands for a page of which another vendor gave the address only. */
const isEmptyText = ({ source, context, citable, cache, extras }: CoreDocument): boolean =>
  source.kind === 'text' &&
  source.text === '' &&
  [context, citable, cache, extras].every((field) => field === undefined);

/** What code wrote, how it ended, and the files that it made. */
function decodeOutput(name: string, content: JsonValue | undefined, pointer: string): DecodedContent | undefined {
  const { type, stdout, stderr, return_code, content: files, ...rest } = readCodeExecutionResultBlock(content) ?? {};
  const isWhole = typeof stdout === 'string' && typeof stderr === 'string' && typeof return_code === 'number';
  if (type !== `${name}_result` || !isWhole) return undefined;
  const outputs = (files ?? []).map((file, index): CoreOpaque =>
    setPointer(`${pointer}/content/${index}`, {
      type: 'opaque',
      protocol: 'anthropic',
      kind: blockTypeOf(asObject(file) ?? {}) || 'file',
      payload: file,
    }),
  );
  const value = codeValue(stderr, return_code);
  const own = nonEmpty(rest);
  return {
    content: [
      ...(stdout === '' ? [] : [setPointer<CoreText>(`${pointer}/stdout`, { type: 'text', text: stdout })]),
      ...outputs,
    ],
    ...(value && { value: setPointer(pointer, value) }),
    ...(own && { rest: own }),
  };
}

// ---------------------------------------------------------------- Core to wire

/** The content of a result; `undefined` for a page without an address. */
export function encodeHostedContent(result: CoreToolResult, name: string, report: Report): JsonValue | undefined {
  const { content, isError = false } = result;
  if (isError) return encodeFailure(result, name, report);
  if (codeNames.includes(name)) return encodeOutput(result, name, report);
  if (result.value !== undefined) report({ at: result, field: 'value', what: 'the result as an object' });
  return name === fetchName
    ? encodeFetched(result, report)
    : content.flatMap((each) => (each.type === 'source' ? [encodeSource(each, report)] : leaveOut(each, report)));
}

/** The reason is the first text. */
function encodeFailure(result: CoreToolResult, name: string, report: Report): wire.ServerToolResultError {
  const { content } = result;
  const reason = content.find((part) => part.type === 'text');
  if (result.value !== undefined) report({ at: result, field: 'value', what: 'what a tool that failed wrote' });
  for (const part of content) if (part !== reason) leaveOut(part, report);
  if (reason) reportRest(reason, partRest(reason), textRules, report);
  const error_code = reason?.text ?? unknownToolError;
  return wireObject<wire.ServerToolResultError>(
    { type: `${name}${errorSuffix}`, error_code },
    reason?.extras?.anthropic,
  );
}

const partRest = ({ type: _type, text: _text, ...rest }: CoreText) => rest;
const textRules = { ...baseRules, cache: 'a cache hint within a result', citations: 'citations within a result' };

function leaveOut(part: ResultContent[number], report: Report): [] {
  if (part.type === 'opaque') reportForeignPart(part, report);
  else report({ at: part, what: `${part.type} in the result of a tool that the vendor runs` });
  return [];
}

const sourceRules = {
  ...baseRules,
  cache: 'a cache hint within a result',
  excerpt: 'what a search found of a page',
  encryptedExcerpt: null,
};

function encodeSource(source: CoreSource, report: Report): wire.WebSearchResultBlock {
  const { url, title = url, age = null, encryptedExcerpt = '', ...rest } = source;
  reportRest(source, rest, sourceRules, report);
  return wireObject<wire.WebSearchResultBlock>(
    { type: 'web_search_result', url, title, page_age: age, encrypted_content: encryptedExcerpt },
    source.extras?.anthropic,
  );
}

/** Of pages that other vendors read, the address is all that is known. */
function encodeFetched({ content }: CoreToolResult, report: Report): wire.WebFetchBlock | undefined {
  const page = content.find((part) => part.type === 'source');
  if (!page) return undefined;
  const document = content.find((part) => part.type === 'document');
  for (const part of content) if (part !== page && part !== document) leaveOut(part, report);
  const { url, title, age, ...rest } = page;
  if (age !== undefined) report({ at: page, field: 'age', what: 'the age of a page that was read' });
  reportRest(page, rest, sourceRules, report);
  const known = document && encodeDocument(document, report);
  if (known && title !== undefined && document.title !== undefined && title !== document.title)
    report({ at: page, field: 'title', what: 'another title of a page that was read' });
  const empty: wire.DocumentBlockParam = {
    type: 'document',
    source: { type: 'text', media_type: 'text/plain', data: '' },
  };
  return wireObject<wire.WebFetchBlock>(
    {
      type: 'web_fetch_result',
      url,
      content: { title: title ?? null, citations: null, ...(known ?? empty) },
      retrieved_at: null,
    },
    page.extras?.anthropic,
  );
}

function encodeOutput(result: CoreToolResult, name: string, report: Report): wire.CodeExecutionResultBlock {
  const { texts, stderr, returnCode, others } = readCodeOutput(result, report);
  for (const text of texts) reportRest(text, partRest(text), { ...textRules, extras: { lost: 'anthropic' } }, report);
  const files = others.flatMap((part): JsonValue[] =>
    part.type === 'opaque' && part.protocol === 'anthropic' ? [part.payload] : leaveOut(part, report),
  );
  return wireObject<wire.CodeExecutionResultBlock>(
    {
      type: `${name}_result`,
      stdout: texts.map(({ text }) => text).join(''),
      stderr,
      return_code: returnCode,
      content: files,
    },
    asObject(result.extras?.anthropic?.['content']),
  );
}
