import { createExtras } from '../../../core/extras.ts';

export const protocol = 'openai-completions';

export const { withExtras, extrasOf } = createExtras(protocol);
