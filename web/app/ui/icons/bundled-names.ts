/**
 * Icons that are in the bundle, so the server renders them and nothing is fetched; names of the
 * Lucide set.
 */
export const BUNDLED_ICONS = [
  'armchair',
  'arrow-left-right',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'clock',
  'download',
  'globe',
  'info',
  'luggage',
  'mail',
  'menu',
  'minus',
  'monitor',
  'moon',
  'octagon-alert',
  'phone',
  'plus',
  'printer',
  'search',
  'sparkles',
  'sun',
  'ticket',
  'triangle-alert',
  'user',
  'utensils',
  'wifi',
  'x',
] as const;

export type BundledIcon = (typeof BUNDLED_ICONS)[number];
