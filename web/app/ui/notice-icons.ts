import type { IconName } from './icon.tsx';

/** The sign of each tone that a remark may have. */
export const NOTICE_ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
  brand: 'info',
  club: 'sparkles',
} as const satisfies Record<string, IconName>;

export type NoticeTone = keyof typeof NOTICE_ICONS;
