import type { Feature } from './message-ids.gen.ts';

/** What most pages have, and a few lines that several have. */
const WITH_SHELL: readonly Feature[] = [
  'format',
  'article',
  'booking-steps',
  'club-card',
  'unblock-links',
  'unpaid-orders',
  'order-cancel',
  'passenger-tags',
  'converted-price',
  'verification-code',
];

/**
 * The feature in whose file the texts of a feature are: a file of their own costs a phone more than
 * a few lines are worth.
 */
export const fileOf = (feature: Feature): Feature =>
  WITH_SHELL.includes(feature) ? 'shell' : feature;

/** The files of some features, each once. */
export const filesOf = (features: readonly Feature[]): readonly Feature[] => [
  ...new Set(features.map(fileOf)),
];
