import type { CoreTool } from '../../core/types.ts';
import { channelOf, type HarmonyHeader } from './header.ts';
import { harmonyNames } from './names.ts';
import { isName, offeredName } from '../text/names.ts';

/** Where the content of a message goes. */
export type Route =
  | { to: 'text' | 'reasoning'; note?: string }
  | { to: 'call'; name: string; note?: string }
  | { to: 'nobody'; note: string };

export interface Routes {
  of(header: HarmonyHeader): Route;
  /** Whether a call can be addressed so at all: to tell ` to=…` at the start of a text from words. */
  isAddress(recipient: string): boolean;
}

/** Tools of the model's training, called although nobody offered them. */
const builtIn = /^(?:browser|container|python)(?:\.|$)/;
const functions = /^functions[.:]/;
const oddName = 'the name of a called tool was not written as the format has it';

/** @param tools what the model was offered; it may know them by another name */
export function harmonyRoutes(tools: readonly CoreTool[]): Routes {
  const clientNames = new Map<string, string>();
  for (const { name } of tools) if (name !== undefined) clientNames.set(name, name);
  // A tool's own name may be what another one was renamed to: what the prompt called it counts.
  for (const [name, promptName] of harmonyNames(tools)) clientNames.set(promptName, name);
  const offered = new Set(clientNames.keys());

  /** The client's name of the function that is called; `undefined` where none is. */
  function calledBy(recipient: string): { name: string; note?: string } | undefined {
    const bare = clientNames.get(offeredName(recipient, offered));
    if (bare !== undefined) return { name: bare };
    const word = recipient.replace(functions, '');
    // The channel or the content type may be glued to the name (llama.cpp 15158).
    const unglued = clientNames.get(word.replace(/(?:analysis|commentary|final)?(?:json|code)?$/, ''));
    // Its namespace may be written twice or in quotes, and a count may follow it.
    const meant = unglued ?? clientNames.get(word.replace(/^["']?(?:functions[.:])*|(?::\d+)?["']?$/g, ''));
    if (meant !== undefined) return { name: meant, note: oddName };
    if (!functions.test(recipient)) return undefined;
    if (isName(word)) return { name: word };
    const [clean = ''] = /^[\w.-]*/.exec(word) ?? [];
    return isName(clean) ? { name: clientNames.get(clean) ?? clean, note: oddName } : undefined;
  }

  /** An offered tool whose name holds blanks: the words behind the recipient belong to it. */
  function calledInWords(recipient: string, words: readonly string[]): { name: string; note: string } | undefined {
    for (let count = recipient === '' ? 0 : words.length; count > 0; count--) {
      const written = [recipient, ...words.slice(0, count)].join(' ');
      const name = clientNames.get(offeredName(written, offered));
      if (name !== undefined) return { name, note: oddName };
    }
    return undefined;
  }

  return {
    of({ author, channel, recipient, strays }) {
      if (author !== '') return { to: 'nobody', note: 'a message in the name of another than the assistant' };
      // The `to=` may be missing (openai/harmony takes the last word but one for the recipient).
      const addressee = recipient === '' ? (strays.find((word) => functions.test(word)) ?? '') : recipient;
      const call = addressee === '' ? undefined : (calledInWords(recipient, strays) ?? calledBy(addressee));
      if (call) return { to: 'call', ...(recipient === '' && { note: oddName }), ...call };
      if (builtIn.test(addressee)) return { to: 'nobody', note: 'a call of a built-in tool that was not offered' };
      const known = channelOf(channel);
      const isOdd = known === undefined || known !== channel || addressee !== '' || strays.length > 0;
      return {
        to: known === 'analysis' ? 'reasoning' : 'text',
        ...(isOdd && { note: 'the header of a message is not as the format has it' }),
      };
    },
    isAddress: (recipient) => builtIn.test(recipient) || calledBy(recipient) !== undefined,
  };
}
