import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../src/core/codec.ts';
import { copyProvenance } from '../../src/core/provenance.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../src/core/types.ts';
import { backendContext, paths } from '../laws/codecs.ts';
import { asSent } from '../laws/comparable.ts';
import { shownFindings } from '../support/trace-of.ts';
import { findingsOfRequest } from './legs.ts';

/** How much a model may reason becomes another field or another value: its loss excuses what it names, and nothing else. */

const configurations: readonly CoreReasoningRequest[] = [
  ...['minimal', 'low', 'medium', 'high', 'xhigh', 'max'].map((effort) => ({ effort })),
  ...[100, 2000, 10_000, 100_000].map((budgetTokens) => ({ budgetTokens })),
  { budgetTokens: 10_000, effort: 'high' },
  { adaptive: true },
  { adaptive: true, effort: 'high' },
  { off: true },
].flatMap((reasoning) => [reasoning, { ...reasoning, summary: 'auto' }]) as CoreReasoningRequest[];

const models: readonly ModelFacts[] = [
  {},
  ...(['none', 'effort', 'budget', 'adaptive', 'level'] as const).flatMap((reasoning) =>
    ([undefined, 'off', 'minimal', 'low', 'between-tools'] as const).map((minReasoning) => ({
      reasoning,
      ...(minReasoning && { minReasoning }),
    })),
  ),
];

const amounts = ({ reasoning: { effort, budgetTokens, adaptive, off } = {} }: CoreChatRequest): string =>
  JSON.stringify([effort, budgetTokens, adaptive, off]);

/** How much to reason as a mapper with a defect could write it. */
const defects: readonly ((reasoning: CoreReasoningRequest) => CoreReasoningRequest)[] = [
  ({ summary }) => ({ effort: 'ultra', ...(summary !== undefined && { summary }) }),
  ({ effort, ...rest }) => ({ ...rest, ...(effort !== undefined && { effort: effort === 'low' ? 'medium' : 'low' }) }),
  ({ budgetTokens, ...rest }) => ({ ...rest, ...(budgetTokens !== undefined && { budgetTokens: budgetTokens + 1 }) }),
  (reasoning) => ({ ...reasoning, budgetTokens: 1234 }),
  ({ off: _off, ...rest }) => ({ ...rest, effort: 'ultra' }),
];

describe.each(paths)('how much to reason from $from to $to', ({ source, target }) => {
  test('is changed with a declaration only', () => {
    const missed: string[] = [];
    for (const reasoning of configurations) {
      const request: CoreChatRequest = {
        // Else a server that is not known is sent no effort.
        ...(source.protocol.startsWith('openai-') && { origin: source.protocol }),
        model: 'some-model',
        stream: false,
        maxTokens: 64_000,
        messages: [{ role: 'user', content: [{ type: 'text', text: 'Which is the highest mountain?' }] }],
        reasoning,
      };
      const body = asSent(source.encodeRequest(request, backendContext(source, request)));
      const decode = () => source.decodeRequest(body, { model: request.model, stream: request.stream });
      for (const facts of models) {
        const shown = `${JSON.stringify(reasoning)} with ${JSON.stringify(facts)}`;
        const leg = { source, target, decode, body, facts };
        expect({ shown, found: shownFindings(findingsOfRequest(leg)) }).toEqual({ shown, found: [] });
        for (const [index, defect] of defects.entries()) {
          let isAltered = false;
          const found = findingsOfRequest({
            ...leg,
            alter(sent) {
              const altered = copyProvenance(sent, { ...sent, reasoning: defect(sent.reasoning ?? {}) });
              isAltered = sent.reasoning !== undefined && amounts(altered) !== amounts(sent);
              return isAltered ? altered : sent;
            },
          });
          if (isAltered && found.length === 0) missed.push(`${shown}, defect ${index}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });
});
