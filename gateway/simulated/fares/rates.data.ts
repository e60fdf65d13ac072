import type { RateTable } from '#gateway/ports/fares/fares.port.ts';

/**
 * Units of each currency for one yuan, in millionths. A table is in force from its day until the
 * next one; before the first, the first. An airline puts the rates of its bank here, or an adapter
 * in front of it.
 */
export const RATE_TABLES: readonly RateTable[] = [
  {
    date: '2026-10-01',
    base: 'CNY',
    millionths: {
      CNY: 1_000_000,
      HKD: 1_094_500,
      JPY: 21_240_000,
      KRW: 197_600_000,
      SGD: 181_200,
      THB: 4_562_000,
      TWD: 4_318_000,
      MOP: 1_127_300,
      EUR: 120_400,
      GBP: 105_100,
      USD: 140_600,
    },
  },
  {
    date: '2026-11-01',
    base: 'CNY',
    millionths: {
      CNY: 1_000_000,
      HKD: 1_096_800,
      JPY: 21_410_000,
      KRW: 198_300_000,
      SGD: 181_900,
      THB: 4_548_000,
      TWD: 4_331_000,
      MOP: 1_129_700,
      EUR: 120_900,
      GBP: 105_700,
      USD: 140_900,
    },
  },
];
