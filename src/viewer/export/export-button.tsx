import { useRef, useState } from 'preact/hooks';
import { ApiError, getExport } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { route } from '../app/navigation.ts';
import { Text } from '../parts/text.tsx';
import { selectionOf, type Selection } from './selection.ts';

type Form = Parameters<typeof getExport>[0];

interface Choice {
  title: string;
  what: string;
  form: Form;
  side?: 'client' | 'upstream';
  /** What the name of the file ends with. */
  ending: string;
}

const choices: readonly Choice[] = [
  {
    title: 'Page',
    what: 'one HTML file that is read without Louter, a network and scripts',
    form: 'html',
    ending: '.html',
  },
  {
    title: 'HTTP archive',
    what: 'opens in the developer tools of browsers and other HTTP tools',
    form: 'har',
    ending: '.har',
  },
  {
    title: 'JSON lines',
    what: 'all that is known of each request, as traces show --json',
    form: 'jsonl',
    ending: '.jsonl',
  },
  {
    title: 'curl, as the client',
    what: 'sends the request to Louter again',
    form: 'curl',
    side: 'client',
    ending: '-client.sh',
  },
  {
    title: 'curl, upstream',
    what: 'sends the request to the backend without Louter: the proof of who is at fault',
    form: 'curl',
    side: 'upstream',
    ending: '-upstream.sh',
  },
  { title: 'Fixture', what: 'a test case, as a folder in a tar archive', form: 'fixture', ending: '.tar' },
];

/** Saves what a page shows as a file. Credentials are redacted by the gateway. */
export function ExportButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [progress, setProgress] = useState<{ text: string; isError: boolean }>();
  const selection = selectionOf(route.value);
  const open = (): void => {
    setProgress(undefined);
    dialog.current?.showModal();
  };
  useKeys(selection ? { e: open } : {});
  if (!selection) return null;

  async function fetchFile({ form, side }: Choice, { selected }: Selection): Promise<Blob | undefined> {
    setProgress({ text: 'Reading…', isError: false });
    try {
      return await getExport(form, { ...selected, ...(side && { side }) }, new AbortController().signal);
    } catch (error) {
      setProgress({ text: error instanceof ApiError ? error.message : String(error), isError: true });
      return undefined;
    }
  }
  async function save(choice: Choice, chosen: Selection): Promise<void> {
    const file = await fetchFile(choice, chosen);
    if (!file) return;
    saveAs(file, chosen.name + choice.ending);
    setProgress({ text: `Saved ${chosen.name}${choice.ending}.`, isError: false });
  }
  async function copy(choice: Choice, chosen: Selection): Promise<void> {
    const file = await fetchFile(choice, chosen);
    if (!file) return;
    try {
      await navigator.clipboard.writeText(await file.text());
      setProgress({ text: 'Copied.', isError: false });
    } catch {
      setProgress({ text: 'This browser does not allow copying here: save it instead.', isError: true });
    }
  }

  return (
    <>
      <button type="button" class="quiet" onClick={open} aria-haspopup="dialog">
        Export <kbd>e</kbd>
      </button>
      <dialog ref={dialog} aria-label="Export" class="export">
        <h2>Export {selection.title}</h2>
        <p class="quiet">
          Credentials are redacted. Prompts and answers are not: look at the file before you send it to somebody.
        </p>
        <ul>
          {choices.map((choice) => (
            <li>
              <button type="button" onClick={() => void save(choice, selection)}>
                {choice.title}
              </button>
              {choice.form === 'curl' && (
                <button type="button" onClick={() => void copy(choice, selection)}>
                  Copy<span class="visually-hidden"> {choice.title}</span>
                </button>
              )}
              <span class="quiet">{choice.what}</span>
            </li>
          ))}
        </ul>
        <p role="status" class={progress?.isError ? 'status bad' : 'quiet'}>
          {progress && <Text value={progress.text} />}
        </p>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
