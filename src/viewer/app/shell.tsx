import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from './keys.ts';
import { done, linkTo, route } from './navigation.ts';
import { listRoute, runsRoute, type Route, usageRoute } from './route.ts';
import { logOut, session } from './session.ts';
import { nextTheme, ThemeButton } from './theme.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { describeHealth } from '../status/health-text.ts';
import { checkedAt, health, needsCheck, readHealth } from '../status/health.ts';
import { unseenOf } from '../status/seen.ts';
import { formatTime } from '../../present/format.ts';

const keyHelp: readonly (readonly [keys: string, meaning: string])[] = [
  ['j k ↑ ↓', 'next and previous row or turn'],
  ['Enter', 'open the row'],
  ['Esc', 'back to the list'],
  ['→ ←', 'show and hide the turns of a conversation'],
  ['/', 'filter'],
  ['t', 'conversations or single requests'],
  ['[ ]', 'previous and next turn'],
  ['n N', 'next and previous failed call or request'],
  ['g', 'go to a turn by its number'],
  ['o', 'open or close all of a turn'],
  ['1 – 7', 'Conversation, Translation, Events, Raw, Findings, Tokens, Attempts; of a session beside the turn'],
  ['4', 'the request or response that Raw showed last; again: the next one'],
  ['w', 'wrap long lines under Raw, or not'],
  ['d p', 'what changed since the turn before; whether its prompt was cached; Esc leads back'],
  ['c', 'copy the address'],
  ['f', 'follow what is new, or stop'],
  ['e', 'export what is shown: save it as a file'],
  ['x', 'mark a run; Enter compares two'],
  ['r', 'reload'],
  ['T', 'theme: as the system has it, light, dark'],
  ['?', 'these shortcuts'],
];

/** When the state of the gateway is read first, and how often again while the page is in view, in milliseconds. */
const healthDelayMs = 300;
const healthIntervalMs = 15_000;

type PageName = Route['page'];
const pages: readonly (readonly [title: string, address: Route, isShown: (page: PageName) => boolean])[] = [
  ['Traces', listRoute(), (page) => page === 'list' || page === 'conversation' || page === 'exchange'],
  ['Runs', runsRoute(), (page) => page === 'runs' || page === 'compare'],
  ['Usage', usageRoute(), (page) => page === 'usage'],
  ['Connect', { page: 'connect' }, (page) => page === 'connect'],
];

/** The way to the status of the gateway, with what is known of it. */
function StatusLink() {
  useEffect(() => {
    const read = (): void => {
      if (document.visibilityState === 'visible')
        void readHealth({ isChecked: needsCheck() }, new AbortController().signal).catch(() => null);
    };
    // What the page is opened for comes first.
    const first = setTimeout(read, healthDelayMs);
    const interval = setInterval(read, healthIntervalMs);
    return () => {
      clearTimeout(first);
      clearInterval(interval);
    };
  }, []);
  const isShown = route.value.page === 'status';
  // The page lists all of it: the number is the same there.
  const known = health.value && describeHealth(isShown ? health.value : unseenOf(health.value));
  const checked = checkedAt.value && `backends checked ${formatTime(checkedAt.value.toISOString(), new Date())}`;
  return (
    <a {...linkTo({ page: 'status' })} aria-current={isShown ? 'page' : undefined} title={checked ?? undefined}>
      Status{' '}
      {known && (
        <span class={`status ${known.tone}`}>
          <span aria-hidden="true">{known.sign}</span> {known.text}
        </span>
      )}
    </a>
  );
}

/** The frame of every page. */
export function Shell({ children }: { children: ComponentChildren }) {
  const help = useRef<HTMLDialogElement>(null);
  const showHelp = (): void => help.current?.showModal();
  useKeys({ '?': showHelp, T: nextTheme });
  return (
    <>
      <header class="top">
        <a class="brand" {...linkTo(listRoute())}>
          Louter
        </a>
        <nav aria-label="Pages">
          {pages.map(([title, address, isShown]) => (
            <a {...linkTo(address)} aria-current={isShown(route.value.page) ? 'page' : undefined}>
              {title}
            </a>
          ))}
          <StatusLink />
        </nav>
        {session.value?.is_active && (
          <button type="button" class="quiet" onClick={() => void logOut()}>
            Log out
          </button>
        )}
        <ExportButton />
        <button type="button" class="quiet" onClick={showHelp} aria-haspopup="dialog">
          Shortcuts <kbd>?</kbd>
        </button>
        <ThemeButton />
      </header>
      <main>
        <p class="done" role="status">
          {done.value}
        </p>
        {children}
      </main>
      <dialog ref={help} aria-label="Shortcuts" class="shortcuts">
        {/* First, as it gets the focus: a dialog shows where that is. */}
        <form method="dialog">
          <h2>Shortcuts</h2>
          <button type="submit">Close</button>
        </form>
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
      </dialog>
    </>
  );
}
