import type { CoreStreamEvent } from './stream-event.ts';

/** What an event of a response adds to the text of one of its parts. */
export interface EventText {
  /** Which part of which candidate: `0.2`. */
  part: string;
  kind: 'text' | 'refusal' | 'reasoning' | 'tool-call';
  /** The tool, where a call begins; null otherwise. */
  name: string | null;
  text: string;
}

/** The text that an event adds; undefined for events that add none. `part` has no kind before its first event. */
export function textOfEvent(event: CoreStreamEvent): EventText | undefined {
  switch (event.type) {
    case 'text-start':
      return { ...partOf(event), kind: event.of, name: null, text: '' };
    case 'text-delta':
      return { ...partOf(event), kind: 'text', name: null, text: event.text };
    case 'reasoning-start':
      return { ...partOf(event), kind: 'reasoning', name: null, text: '' };
    case 'reasoning-delta':
      return { ...partOf(event), kind: 'reasoning', name: null, text: event.text };
    case 'tool-call-start':
      return { ...partOf(event), kind: 'tool-call', name: event.name, text: '' };
    case 'tool-call-arguments-text':
      return { ...partOf(event), kind: 'tool-call', name: null, text: event.text };
    case 'tool-call-arguments-json':
      return { ...partOf(event), kind: 'tool-call', name: null, text: JSON.stringify(event.value) };
    default:
      return undefined;
  }
}

const partOf = ({ candidate, part }: { candidate: number; part: number }): Pick<EventText, 'part'> => ({
  part: `${candidate}.${part}`,
});

/** Adds a text to those before it: one of the same part continues it. Changes `texts`. */
export function appendEventText(texts: EventText[], added: EventText): void {
  const index = texts.findLastIndex(({ part }) => part === added.part);
  const known = texts[index];
  if (known) texts[index] = { ...known, name: known.name ?? added.name, text: known.text + added.text };
  else texts.push(added);
}
