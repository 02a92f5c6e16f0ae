import { useRef, useState } from 'preact/hooks';
import { ApiError, deleteSession } from '../app/api.ts';
import { navigate } from '../app/navigation.ts';
import { listRoute } from '../app/route.ts';
import { session } from '../app/session.ts';
import { Text } from '../parts/text.tsx';

/** Deletes a session after one question, and says so in the list; nothing for who may only read. */
export function DeleteButton({ id }: { id: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<string>();
  if (!session.value?.may_delete) return null;

  async function run(): Promise<void> {
    setRefusal(undefined);
    try {
      await deleteSession(id);
      dialog.current?.close();
      navigate(listRoute(), { replaces: true, notice: 'The session was deleted, with its subagents.' });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : String(error));
    }
  }

  return (
    <>
      <button type="button" class="small" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Delete…
      </button>
      <dialog ref={dialog} aria-label="Delete this session" class="delete-session">
        <h2>Delete this session?</h2>
        <p>All requests of this session and its subagents are deleted. They cannot be restored.</p>
        {refusal !== undefined && (
          <p role="alert" class="status bad">
            <Text value={refusal} />
          </p>
        )}
        <form method="dialog">
          <button type="submit">Keep</button>{' '}
          <button type="button" class="bad" onClick={() => void run()}>
            Delete
          </button>
        </form>
      </dialog>
    </>
  );
}
