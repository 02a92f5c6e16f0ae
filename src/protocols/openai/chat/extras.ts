import { createExtras } from '../../../core/extras.ts';

export const protocol = 'openai-chat' as const;

export const { withExtras, extrasOf } = createExtras(protocol);
