import { useState } from 'preact/hooks';

/** How long the button says that it copied, in milliseconds. */
const shownMs = 2000;

/** Copies a text, and says whether it could: browsers allow it on https and loopback only. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('idle'), shownMs);
  }
  return (
    <button type="button" class="copy" onClick={() => void copy()}>
      <span aria-live="polite">{state === 'idle' ? label : state === 'copied' ? 'Copied' : 'Select and copy'}</span>
    </button>
  );
}
