import { createExtras } from '../shared/extras.ts';

export const protocol = 'openai-chat';

export const { withExtras, extrasOf } = createExtras(protocol);
