import { toVisibleLine } from './visible-text.ts';

type Tone = 'good' | 'bad' | 'busy' | 'mixed';

interface StatusText {
  sign: string;
  tone: Tone;
  text: string;
}

/** A status as a sign and a text: colour alone is not enough. */
export function describeStatus(fields: {
  status: string | null;
  http_status?: number | null | undefined;
  finish?: string | null | undefined;
}): StatusText {
  const { status, http_status: http, finish } = fields;
  switch (status) {
    case null:
      return { sign: '●', tone: 'busy', text: 'in flight' };
    case 'ok':
      return finish === 'length' || finish === 'content-filter' || finish === 'refusal'
        ? { sign: '!', tone: 'mixed', text: finish }
        : { sign: '✓', tone: 'good', text: finish ?? 'ok' };
    case 'aborted':
      return { sign: '!', tone: 'mixed', text: 'aborted' };
    default:
      return { sign: '✗', tone: 'bad', text: http ? `${status} ${http}` : status };
  }
}

export function Status(fields: Parameters<typeof describeStatus>[0]) {
  const { sign, tone, text } = describeStatus(fields);
  return (
    <span class={`status ${tone}`}>
      <span aria-hidden="true">{sign}</span> {toVisibleLine(text)}
    </span>
  );
}
