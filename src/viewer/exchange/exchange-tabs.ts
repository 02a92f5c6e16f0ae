import { findingLines } from '../../present/exchange.ts';
import type { ExchangeTab } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';

/** The key of each view, and its title. */
export const tabKeys: Readonly<Record<ExchangeTab, string>> = {
  conversation: '1',
  translation: '2',
  events: '3',
  raw: '4',
  findings: '5',
  tokens: '6',
  attempts: '7',
};
export const tabTitles: Readonly<Record<ExchangeTab, string>> = {
  conversation: 'Conversation',
  translation: 'Translation',
  events: 'Events',
  raw: 'Raw',
  findings: 'Findings',
  tokens: 'Tokens',
  attempts: 'Attempts',
};

/** How many there are, beside the title of a tab. */
export function countOf(tab: ExchangeTab, trace: TraceHead): string {
  const { backend } = trace;
  const findings = findingLines(trace).length;
  if (tab === 'findings' && findings > 0) return String(findings);
  if (tab === 'attempts' && backend) return String(backend.attempts.length);
  return '';
}
