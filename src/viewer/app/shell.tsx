import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useKeys } from './keys.ts';
import { linkTo } from './navigation.ts';
import { listRoute } from './route.ts';
import { logOut, session } from './session.ts';

const keyHelp: readonly (readonly [keys: string, meaning: string])[] = [
  ['j k ↑ ↓', 'next and previous row or turn'],
  ['Enter', 'open the row'],
  ['Esc', 'back to the list'],
  ['→ ←', 'show and hide the turns of a conversation'],
  ['/', 'filter'],
  ['t', 'conversations or single requests'],
  ['[ ]', 'previous and next turn'],
  ['n N', 'next and previous failure'],
  ['g', 'go to a turn by its number'],
  ['o', 'open or close all of a turn'],
  ['1 – 7', 'Conversation, Translation, Events, Raw, Findings, Tokens, Attempts'],
  ['d p', 'what changed since the turn before; whether its prompt was cached'],
  ['f', 'follow what is new, or stop'],
  ['r', 'load again'],
  ['?', 'these keys'],
];

/** The frame of every page. */
export function Shell({ children }: { children: ComponentChildren }) {
  const help = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => help.current?.showModal();
  useKeys({ '?': showHelp });
  return (
    <>
      <header class="top">
        <a class="brand" {...linkTo(listRoute())}>
          Louter
        </a>
        <nav aria-label="Pages">
          <a {...linkTo(listRoute())}>Traces</a>
        </nav>
        {session.value?.is_active && (
          <button type="button" class="quiet" onClick={() => void logOut()}>
            Log out
          </button>
        )}
        <button type="button" class="quiet" onClick={showHelp} aria-haspopup="dialog">
          Keys <kbd>?</kbd>
        </button>
      </header>
      <main>{children}</main>
      <dialog ref={help} aria-label="Keys">
        <h2>Keys</h2>
        <table>
          <tbody>
            {keyHelp.map(([keys, meaning]) => (
              <tr>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
