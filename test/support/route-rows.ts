import type { RouteConditions, RouteRow } from '../../src/config/config.ts';

const noConditions: RouteConditions = {
  model: null,
  inputTokens: null,
  thinking: null,
  subagent: null,
  background: null,
  tools: null,
  tool: null,
  image: null,
  document: null,
  protocol: null,
  agent: null,
  key: null,
  header: null,
};

/** A row of `[[routes]]` to targets such as `one/m`, with the conditions and options of the test. */
export const routeRow = (
  to: string | readonly string[],
  when: Partial<RouteConditions> = {},
  options: Partial<
    Pick<RouteRow, 'name' | 'effort' | 'maxTokens' | 'thinking' | 'isSticky' | 'continues' | 'promptCache'>
  > = {},
): RouteRow => ({
  name: '1',
  when: { ...noConditions, ...when },
  targets: [to].flat().map((target) => {
    const slash = target.indexOf('/');
    return { backend: target.slice(0, slash), model: target.slice(slash + 1) };
  }),
  effort: null,
  maxTokens: null,
  thinking: null,
  isSticky: true,
  promptCache: null,
  continues: false,
  ...options,
});
