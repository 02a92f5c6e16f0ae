import { useEffect, useState } from 'preact/hooks';
import { ApiError, deleteSession } from '../app/api.ts';
import { navigate } from '../app/navigation.ts';
import { listRoute, type Route } from '../app/route.ts';
import { session } from '../app/session.ts';
import { Text } from '../parts/text.tsx';

/** Deletes the session that a page shows, after it was asked once; nothing for who may only read. */
export function DeleteButton({ route }: { route: Route }) {
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = route.page === 'conversation' ? route.id : undefined;
  useEffect(() => {
    setAsked(false);
    setRefusal(undefined);
  }, [id]);
  if (id === undefined || !session.value?.may_delete) return null;

  async function run(deleted: string): Promise<void> {
    setAsked(false);
    try {
      await deleteSession(deleted);
      setRefusal(undefined);
      document.querySelector<HTMLDialogElement>('dialog.export')?.close();
      navigate(listRoute(), { replaces: true });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : String(error));
    }
  }

  return (
    <p class="delete-session">
      {isAsked ? (
        <>
          Delete all requests of this session and its subagents? They cannot be restored.{' '}
          <button type="button" class="bad" onClick={() => void run(id)}>
            Delete
          </button>{' '}
          <button type="button" onClick={() => setAsked(false)}>
            Keep
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          Delete this session…
        </button>
      )}
      {refusal !== undefined && (
        <span role="alert" class="status bad">
          {' '}
          <Text value={refusal} />
        </span>
      )}
    </p>
  );
}
