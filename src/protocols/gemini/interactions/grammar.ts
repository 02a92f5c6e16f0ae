import { readInteractionEvent } from '../../../../generated/gemini-interactions.readers.js';
import { validateInteractionEvent } from '../../../../generated/gemini-interactions.validators.js';
import type { GrammarViolation } from '../../../core/codec.ts';
import { asObject } from '../../../core/json.ts';
import { jsonOfFrame, type Frame, type Step } from '../../../core/step.ts';
import { findProblem } from '../../../core/validation.ts';

/**
 * The order of a stream: `interaction.created` first; steps in order, each started, then changed, then stopped; at the end
 * `interaction.completed` or an error. Updates of the status may come between.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  let event = -1;
  let isCreated = false;
  let isOver = false;
  let openStep: number | undefined;
  let nextStep = 0;
  const fault = (path: string, what: string): void => emit({ event, path, what });

  return {
    push(frame) {
      event += 1;
      if (isOver) return fault('', 'expected no event after the end of the interaction');
      const body = asObject(jsonOfFrame(frame));
      if (!body) return fault('', 'expected a JSON object');
      const wrong = findProblem(validateInteractionEvent, body);
      if (wrong) return fault(wrong.path, `expected ${wrong.expected}, got ${wrong.got}`);
      const received = readInteractionEvent(body) ?? {};
      if (!isCreated && received.event_type !== 'interaction.created' && received.event_type !== 'error')
        fault('/event_type', 'expected interaction.created first');
      switch (received.event_type) {
        case 'interaction.created':
          if (isCreated) fault('/event_type', 'expected interaction.created only once');
          isCreated = true;
          return;
        case 'step.start':
          if (openStep !== undefined) fault('/event_type', `expected step.stop of step ${openStep} before`);
          if (received.index !== nextStep) fault('/index', `expected ${nextStep}, the next step`);
          openStep = received.index ?? nextStep;
          nextStep = openStep + 1;
          return;
        case 'step.delta':
          if (received.index !== openStep) fault('/index', describeOpen(openStep));
          return;
        case 'step.stop':
          if (received.index !== openStep) fault('/index', describeOpen(openStep));
          openStep = undefined;
          return;
        case 'interaction.completed':
          if (openStep !== undefined) fault('/event_type', `expected step.stop of step ${openStep} before`);
          isOver = true;
          return;
        case 'error':
          isOver = true;
          return;
        case 'interaction.status_update':
        case null:
        case undefined:
        default:
          return;
      }
    },
    end() {
      event += 1;
      if (!isOver) fault('', 'expected interaction.completed or error before the end');
    },
  };
};

const describeOpen = (open: number | undefined): string =>
  open === undefined ? 'expected step.start before' : `expected ${open}, the step that is open`;
