import type { ChatMessage, SystemContentPart, TextContentPart, UserContentPart } from '../../../../generated/openai.js';
import { appendAll } from '../../../core/append-all.ts';
import { pairToolCalls } from '../../../core/pairing.ts';
import { setPointer, reportForeignExtras } from '../../../core/provenance.ts';
import { decodeOnce } from '../../../core/repeated-values.ts';
import { splitAtServerTools } from '../../../core/server-tools.ts';
import { mediaHeading, omittedText, otherPositions, resultParts, toolErrorPrefix } from '../../../core/stand-ins.ts';
import type { CoreMessage, CoreOpaque, CoreText, CoreToolResult, CoreUserPart } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { decodeAssistant, encodeAssistant } from './assistant.ts';
import { decodeString, readPlainTexts } from '../shared/media.ts';
import {
  decodeOpaque,
  decodeTextPart,
  decodeUserContent,
  encodeOpaque,
  encodeUserPart,
  readThinkingText,
  textPart,
} from './content.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { toLegalToolName } from '../shared/server.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import type { WrittenMessage, WrittenPart } from './wire.ts';

type Wire<Role extends ChatMessage['role']> = Extract<ChatMessage, { role: Role }>;

// ---------------------------------------------------------------- wire → core

/** The results that follow an answer become one message. */
export function decodeMessages(messages: ChatMessage[]): CoreMessage[] {
  const decoded: CoreMessage[] = [];
  // Calls in the superseded form have no ids: a result is that of the last call of its name.
  const legacyIds = new Map<string, string>();
  const addResult = (result: CoreToolResult, pointer: string): void => {
    const last = decoded.at(-1);
    if (last?.role === 'tool') last.content.push(result);
    else decoded.push(setPointer<CoreMessage>(pointer, { role: 'tool', content: [result] }));
  };
  for (const [index, message] of messages.entries()) {
    const pointer = `/messages/${index}`;
    const legacyId = `call_legacy_${index}`;
    switch (message.role) {
      case 'system':
      case 'developer':
        decoded.push(decodeOnce(message, pointer, decodeSystem));
        break;
      case 'user':
        decoded.push(decodeOnce(message, pointer, decodeUser));
        break;
      case 'assistant':
        if (message.function_call) {
          legacyIds.set(message.function_call.name, legacyId);
          decoded.push(decodeAssistant(message, pointer, legacyId));
        } else decoded.push(decodeOnce(message, pointer, decodeAssistant));
        break;
      case 'tool':
        addResult(decodeOnce(message, pointer, decodeResult), pointer);
        break;
      case 'function':
        addResult(decodeLegacyResult(message, pointer, legacyIds.get(message.name) ?? legacyId), pointer);
        break;
      default:
        unreachable(message);
    }
  }
  return decoded;
}

function decodeSystem(message: Wire<'system'> | Wire<'developer'>, pointer: string): CoreMessage {
  const { role, content, name, ...rest } = message;
  const parts =
    typeof content === 'string'
      ? decodeString(content, `${pointer}/content`)
      : content.map((part, index) => setPointer(`${pointer}/content/${index}`, decodeSystemPart(part)));
  const around = { ...(role === 'developer' && { voice: role }), ...(name && { name }), ...withExtras(rest) };
  const decoded: CoreMessage = { role: 'system', content: parts, ...around };
  return markWireForm(setPointer(pointer, decoded), Array.isArray(content) && 'parts');
}

/** Mistral's system prompts show its models how to think, in a part of type `thinking`; other models are sent its text. */
function decodeSystemPart(part: SystemContentPart): CoreText | CoreOpaque {
  if (part.type === 'text') return decodeTextPart(part);
  const standIn = readThinkingText(part);
  return { ...decodeOpaque(part), ...(standIn !== '' && { standIn }) };
}

function decodeUser({ role, content, name, ...rest }: Wire<'user'>, pointer: string): CoreMessage {
  const parts = decodeUserContent(content, `${pointer}/content`);
  const decoded: CoreMessage = { role, content: parts, ...(name && { name }), ...withExtras(rest) };
  return markWireForm(setPointer(pointer, decoded), Array.isArray(content) && 'parts');
}

function decodeResult(message: Wire<'tool'>, pointer: string): CoreToolResult {
  const { role: _, tool_call_id: callId, name, content: written, ...rest } = message;
  const content = decodeUserContent(written, `${pointer}/content`).map((part, index) =>
    toResultPart(part, Array.isArray(written) ? written[index] : undefined),
  );
  const decoded = toResult({ callId, ...(name && { name }), content, ...withExtras(rest) });
  return markWireForm(setPointer(pointer, decoded), Array.isArray(written) && 'parts');
}

const toResult = (fields: Pick<CoreToolResult, 'callId' | 'name' | 'content' | 'extras'>): CoreToolResult => ({
  type: 'tool-result',
  providerExecuted: false,
  ...fields,
});

/** A video, which no tool result holds elsewhere, is carried as it is: `wire`. */
function toResultPart(part: CoreUserPart, wire: UserContentPart | undefined): CoreToolResult['content'][number] {
  if (part.type !== 'video') return part;
  return { type: 'opaque', protocol, kind: 'video_url', payload: { ...wire }, standIn: '[a video]' };
}

function decodeLegacyResult(message: Wire<'function'>, pointer: string, callId: string): CoreToolResult {
  const { role: _, name, content, ...rest } = message;
  const parts = decodeString(content ?? '', `${pointer}/content`);
  const decoded = toResult({ callId, name, content: parts, ...withExtras(rest) });
  return markWireForm(setPointer(pointer, decoded), 'legacy');
}

// ---------------------------------------------------------------- core → wire

/**
 * Each result stands right behind the call it answers, matched by id. Tool messages hold only text: images,
 * audio and files of results follow in the next user message, unless a client put them there that uses this
 * protocol with a compatible server.
 */
export function encodeMessages(messages: readonly CoreMessage[], server: ChatServer): WrittenMessage[] {
  const encoded: WrittenMessage[] = [];
  let moved: WrittenPart[] = [];
  const flush = (): void => {
    if (moved.length > 0) encoded.push({ role: 'user', content: moved });
    moved = [];
  };
  const add = (core: object, encode: () => WrittenMessage[]): void =>
    appendAll(
      encoded,
      server.repeated.encode(core, encode, (written) => written),
    );
  const addResult = (result: CoreToolResult): void => {
    const { toolMessage, movedParts } = server.repeated.encode(
      result,
      () => encodeResult(result, server),
      (each) => [each.toolMessage],
    );
    encoded.push(toolMessage);
    appendAll(moved, movedParts);
  };
  for (const message of pairToolCalls(messages, server.report, server.context.request.origin ?? protocol)) {
    reportForeignExtras(message, protocol, server.report);
    if (message.role !== 'user' && message.role !== 'tool') flush();
    switch (message.role) {
      case 'system':
        add(message, () => encodeSystem(message, server));
        break;
      case 'user':
        if (moved.length > 0) encoded.push(encodeUser(message, moved, server));
        else add(message, () => [encodeUser(message, [], server)]);
        moved = [];
        break;
      case 'assistant':
        for (const segment of splitAtServerTools(message, server)) {
          flush();
          add(segment.message, () => encodeAssistant(segment.message, server));
          segment.results.forEach(addResult);
        }
        break;
      case 'tool':
        message.content.forEach(addResult);
        break;
      default:
        unreachable(message);
    }
  }
  flush();
  return encoded.length > 0 ? encoded : [{ role: 'user', content: omittedText }];
}

function encodeSystem(
  message: Extract<CoreMessage, { role: 'system' }>,
  server: ChatServer,
): WrittenMessage<'system' | 'developer'>[] {
  const texts = message.content.flatMap((part) =>
    part.type === 'text' ? encodeUserPart(part, server) : encodeOpaque(part, server),
  );
  if (texts.length === 0 && message.content.length > 0) return [];
  const role = message.voice === 'developer' && server.acceptsDeveloperRole ? 'developer' : 'system';
  if (message.voice === 'developer' && role === 'system')
    server.report({ at: message, field: 'voice', what: 'the role developer', instead: 'the role system' });
  const content = joinText(texts, message, server);
  return [wireObject<WrittenMessage<'system' | 'developer'>>({ role, content, name: message.name }, extrasOf(message))];
}

function encodeUser(
  message: Extract<CoreMessage, { role: 'user' }>,
  moved: WrittenPart[],
  server: ChatServer,
): WrittenMessage<'user'> {
  const parts = [...moved, ...message.content.flatMap((part) => encodeUserPart(part, server))];
  if (parts.length === 0 && message.content.length > 0) parts.push(textPart(omittedText));
  const content = joinText(parts, message, server);
  return wireObject<WrittenMessage<'user'>>({ role: 'user', content, name: message.name }, extrasOf(message));
}

function encodeResult(
  result: CoreToolResult,
  server: ChatServer,
): { toolMessage: WrittenMessage<'tool' | 'function'>; movedParts: WrittenPart[] } {
  reportForeignExtras(result, protocol, server.report);
  if (result.cache) server.report({ at: result, field: 'cache', what: 'OpenAI Chat has no such cache hint' });
  const texts: WrittenPart[] = [];
  const movedParts: WrittenPart[] = [];
  // A client of a compatible server knows itself what that server takes.
  const isOwnForm = hasWireForm(result, 'parts') && !server.isOpenAi;
  for (const part of resultParts(result, server.report))
    for (const encoded of encodeUserPart(part, server)) {
      if (isText(encoded) || isOwnForm) texts.push(encoded);
      else {
        movedParts.push(encoded);
        server.report({ at: part, what: 'a tool message holds only text', instead: otherPositions.inNextUserMessage });
      }
    }
  const content = encodeResultContent(result, texts, server);
  const heading = textPart(mediaHeading(server.callId(result.callId)));
  const name = result.name && toLegalToolName(result.name);
  const extras = extrasOf(result);
  const toolMessage = hasWireForm(result, 'legacy')
    ? wireObject<WrittenMessage<'function'>>({ role: 'function', name: name ?? '', content }, extras)
    : wireObject<WrittenMessage<'tool'>>(
        { role: 'tool', tool_call_id: server.callId(result.callId), name: name || undefined, content },
        extras,
      );
  return { toolMessage, movedParts: movedParts.length > 0 ? [heading, ...movedParts] : [] };
}

/** The content of a result: one text, unless the client split it or a part has fields of its own. */
function encodeResultContent(result: CoreToolResult, texts: WrittenPart[], server: ChatServer): string | WrittenPart[] {
  const { isError } = result;
  const [first, ...others] = texts;
  const text = first && isText(first) ? first.text : '';
  const parts = isError ? [{ ...first, type: 'text' as const, text: toolErrorPrefix + text }, ...others] : texts;
  const plain = readPlainTexts(parts);
  return plain && !hasWireForm(result, 'parts') && !server.context.facts.cacheMarks ? plain.join('\n') : parts;
}

/** Texts as one string where nothing else is among them and the server may not take parts. */
function joinText(parts: WrittenPart[], message: CoreMessage, server: ChatServer): string | WrittenPart[] {
  const texts = readPlainTexts(parts);
  const apart =
    hasWireForm(message, 'parts') ||
    // A part that has a mark in one turn must be the same without it in the next.
    server.context.facts.cacheMarks === true ||
    (parts.length > 1 && server.acceptsTextParts(message));
  return texts && !apart ? texts.join('\n\n') : parts;
}

const isText = (part: WrittenPart): part is TextContentPart => part.type === 'text';
