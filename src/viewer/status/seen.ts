import { signal } from '@preact/signals';
import type { Diagnostics } from '../app/types.ts';

const storedAs = 'louter-seen-problems';

/** What has passed and was on the status page: the head of the page counts it no more. */
const seen = signal<ReadonlySet<string>>(new Set(readSeen()));

function readSeen(): string[] {
  try {
    return (localStorage.getItem(storedAs) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** A number in place of the text, which may name files and models: it is stored in the browser. */
function markOf({ about, what }: Diagnostics['findings'][number]): string {
  const text = `${about} ${what}`;
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash.toString(36);
}

/** To be called with what the status page shows. */
export function markSeen({ findings, backends }: Diagnostics): void {
  const marks = [
    ...findings.filter(({ is_past: isPast }) => isPast).map(markOf),
    ...backends.flatMap(({ recent }) => recent?.newest_failure ?? []),
  ];
  if (marks.every((mark) => seen.value.has(mark))) return;
  seen.value = new Set(marks);
  try {
    localStorage.setItem(storedAs, marks.join(' '));
  } catch {
    // A browser that stores nothing counts it again when the page is loaded again.
  }
}

/** What is wrong now, and what has happened since the status page was shown. */
export const unseenOf = ({ findings, backends, ...state }: Diagnostics): Diagnostics => ({
  ...state,
  findings: findings.filter((finding) => !finding.is_past || !seen.value.has(markOf(finding))),
  backends: backends.map(({ recent, ...backend }) => ({
    ...backend,
    recent:
      recent?.newest_failure && seen.value.has(recent.newest_failure) ? { ...recent, failed: 0, replaced: 0 } : recent,
  })),
});
