import type { CoreTool } from '../../core/types.ts';
import { channelOf, type HarmonyHeader } from './header.ts';
import { harmonyNames } from './names.ts';
import { isName, offeredName } from '../text/names.ts';

/** Where the content of a message goes. */
export type Route =
  | { to: 'text' | 'reasoning'; note?: string }
  | { to: 'call'; name: string; note?: string }
  | { to: 'none'; note: string };

export interface Routes {
  of(header: HarmonyHeader): Route;
  /** Whether this is a known recipient: distinguishes ` to=…` at the start of a text from prose. */
  isAddress(recipient: string): boolean;
}

/** Tools from training that the model calls although they were not offered. */
const builtIn = /^(?:browser|container|python)(?:\.|$)/;
const functions = /^functions[.:]/;
const oddName = 'the name of a called tool is not written as in the format';

/** @param tools the offered tools. The model may know them by other names */
export function harmonyRoutes(tools: readonly CoreTool[]): Routes {
  const clientNames = new Map<string, string>();
  for (const { name } of tools) if (name !== undefined) clientNames.set(name, name);
  // The name of a tool may equal the renamed name of another one. The name in the prompt wins.
  for (const [name, promptName] of harmonyNames(tools)) clientNames.set(promptName, name);
  const offered = new Set(clientNames.keys());

  /** The client's name of the called function. `undefined` if there is none. */
  function calledBy(recipient: string): { name: string; note?: string } | undefined {
    const bare = clientNames.get(offeredName(recipient, offered));
    if (bare !== undefined) return { name: bare };
    const word = recipient.replace(functions, '');
    // The channel or the content type may directly follow the name (llama.cpp 15158).
    const unglued = clientNames.get(word.replace(/(?:analysis|commentary|final)?(?:json|code)?$/, ''));
    // The namespace may be repeated or quoted, and a count may follow.
    const meant = unglued ?? clientNames.get(word.replace(/^["']?(?:functions[.:])*|(?::\d+)?["']?$/g, ''));
    if (meant !== undefined) return { name: meant, note: oddName };
    if (!functions.test(recipient)) return undefined;
    if (isName(word)) return { name: word };
    const [clean = ''] = /^[\w.-]*/.exec(word) ?? [];
    return isName(clean) ? { name: clientNames.get(clean) ?? clean, note: oddName } : undefined;
  }

  /** An offered tool with blanks in its name: the words after the recipient belong to the name. */
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
      if (author !== '') return { to: 'none', note: 'a message in the name of another than the assistant' };
      // `to=` may be missing (openai/harmony takes the last word but one as the recipient).
      const addressee = recipient === '' ? (strays.find((word) => functions.test(word)) ?? '') : recipient;
      const call = addressee === '' ? undefined : (calledInWords(recipient, strays) ?? calledBy(addressee));
      if (call) return { to: 'call', ...(recipient === '' && { note: oddName }), ...call };
      if (builtIn.test(addressee)) return { to: 'none', note: 'a call of a built-in tool that was not offered' };
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
