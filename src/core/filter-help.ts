import { agentNames } from './agent-names.ts';
import { endingNames } from './endings.ts';
import { propertyMeanings } from './listed-properties.ts';

/** The terms of a filter: `louter traces list --help` prints this, and the viewer shows it while a filter is written. */
export const filterHelp: readonly (readonly [term: string, meaning: string])[] = [
  [
    'status:NAME',
    `how it ended, as listings show it: ${endingNames.join(', ')}; ok: any complete response; error: any …-error`,
  ],
  ['model:NAME', 'the model that the client requested'],
  ['served:NAME', 'the model that the backend was sent, which answered'],
  ['backend:NAME', 'its name in the configuration'],
  ['route:NAME', 'the row of [[routes]] that chose the backend, by its name or number'],
  ['protocol:NAME', "the client's or the backend's"],
  ['tool:NAME', 'a tool called in the response'],
  ['run:NAME', 'the x-louter-run header'],
  ['case:NAME', 'the x-louter-case header'],
  ['key:NAME', 'the key of [keys] that the client sent'],
  ['mode:NAME', 'baseline (passed through) or proxy (translated)'],
  ['agent:NAME', `the agent that sent it: ${agentNames.join(', ')}`],
  ['conversation:ID', 'all requests of the conversation that this request belongs to'],
  ['finish:NAME', 'why the response ended: stop, length, tool-calls, refusal, content-filter, pause, error or other'],
  ['has:NAME', `what it has or led to: ${Object.keys(propertyMeanings).join(', ')}`],
  ['tokens:>NUMBER', 'tokens of request and response together: >50k, <=1.5m, <800'],
  ['latency:>TIME', 'total time: >5s, >=1.5s, <200ms, <=2m'],
  ['since:TIME', 'started then or later: 2026-01-31, 2026-01-31T08:00:00Z, or 90s, 15m, 1h, 7d ago'],
  ['before:TIME', 'started earlier'],
  ['id:PREFIX', 'the beginning of the id; so is a term of hexadecimal digits'],
  [
    '"some text"',
    'a phrase in a message that the request added, a tool call or result, the response or the error; so is any other term',
  ],
  ['-TERM', 'requests for which TERM does not hold; a quoted text or a word goes after --, as in -- -"some text"'],
];

/** The keys of terms. */
export const filterKeys = filterHelp.flatMap(([term]) => (term.includes(':') ? [term.split(':', 1)[0] ?? ''] : []));
