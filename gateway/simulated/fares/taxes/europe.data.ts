import { tax } from './tax-rule.ts';

/**
 * Taxes and charges of departure in Europe; amounts for an adult, a child, an infant. Plausible,
 * not authoritative.
 */
export const EUROPE = [
  // Air passenger duty (band B) and passenger service charge.
  tax('GB', 'GB', 'ALL', 'GBP', [10200, 0, 0], [24400, 24400, 0]),
  tax('UB', 'LHR', 'ALL', 'GBP', [4520, 4520, 0]),

  // Solidarity tax, civil aviation tax, passenger service charge.
  tax('IZ', 'FR', 'ALL', 'EUR', [4000, 4000, 0], [12000, 12000, 0]),
  tax('FR', 'FR', 'ALL', 'EUR', [513, 513, 0]),
  tax('QX', 'CDG', 'ALL', 'EUR', [2930, 2930, 0]),

  // Air transport tax, passenger service, security.
  tax('OY', 'DE', 'ALL', 'EUR', [5943, 5943, 0]),
  tax('RA', 'FRA', 'ALL', 'EUR', [3120, 3120, 0]),
  tax('DE', 'FRA', 'ALL', 'EUR', [1500, 1500, 0]),

  // Municipal tax, embarkation, security.
  tax('HB', 'IT', 'ALL', 'EUR', [650, 650, 0]),
  tax('IT', 'MXP', 'ALL', 'EUR', [1880, 940, 0]),
  tax('VT', 'MXP', 'ALL', 'EUR', [260, 260, 0]),

  // Passenger charge and security.
  tax('XU', 'FI', 'ALL', 'EUR', [960, 960, 0]),
  tax('WL', 'FI', 'ALL', 'EUR', [450, 450, 0]),

  // Airport development fee, passenger terminal, security.
  tax('GR', 'GR', 'ALL', 'EUR', [1200, 1200, 0]),
  tax('WP', 'ATH', 'ALL', 'EUR', [1290, 1290, 0]),
  tax('WQ', 'ATH', 'ALL', 'EUR', [500, 500, 0]),
];
