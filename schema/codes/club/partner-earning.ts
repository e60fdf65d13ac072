import type { PartnerAirline } from './partner-airlines.ts';

/** Alliances that partner airlines belong to. The airline itself belongs to none. */
export const ALLIANCES = ['STAR_ALLIANCE', 'ONEWORLD'] as const;
export type Alliance = (typeof ALLIANCES)[number];

/** Steps of earning on partner airlines, in per cent, best first. */
export const PARTNER_PERCENTS = [150, 125, 100, 50, 25] as const;
export type PartnerPercent = (typeof PARTNER_PERCENTS)[number];

/** What a partner airline is, and what its flights earn. */
export type PartnerProgramme = {
  readonly alliance: Alliance;
  /**
   * Letters of the booking classes that earn so many per cent. A letter that is not listed earns
   * nothing.
   */
  readonly classes: Readonly<Record<PartnerPercent, string>>;
};

/**
 * Partner flights earn by distance: at 100 per cent one point for so many kilometres (great
 * circle).
 */
export const PARTNER_KILOMETRES_PER_POINT = 20;

/** Within so many days after the flight the partner reports it. */
export const PARTNER_CREDIT_DAYS = 30;

/** The partner airlines: the figures are those of the simulated airline. */
export const PARTNER_PROGRAMMES: Readonly<Record<PartnerAirline, PartnerProgramme>> = {
  CA: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: 'FA', 125: 'JCDZR', 100: 'GEYBM', 50: 'UHQV', 25: 'WS' },
  },
  BR: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: '', 125: 'JCD', 100: 'KLTPYB', 50: 'MHQ', 25: 'SW' },
  },
  SQ: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: 'RFA', 125: 'ZCJUD', 100: 'STPLYBE', 50: 'MHW', 25: 'QN' },
  },
  AC: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: '', 125: 'JCDZP', 100: 'OENYB', 50: 'MUHQV', 25: 'WGS' },
  },
  UA: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: '', 125: 'JCDZP', 100: 'OARYB', 50: 'MEUHQ', 25: 'VWST' },
  },
  NH: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: 'FA', 125: 'JCDZP', 100: 'GEYBM', 50: 'UHQV', 25: 'WST' },
  },
  ZH: {
    alliance: 'STAR_ALLIANCE',
    classes: { 150: 'FP', 125: 'JCDZ', 100: 'YBMU', 50: 'HQV', 25: 'WSE' },
  },
  AY: {
    alliance: 'ONEWORLD',
    classes: { 150: '', 125: 'JCDIR', 100: 'WETYB', 50: 'HKMP', 25: 'LNSV' },
  },
};

/** The flight with which the texts show how points are worked out. */
export const PARTNER_EXAMPLE = { kilometres: 4000, percent: 125 } as const satisfies {
  kilometres: number;
  percent: PartnerPercent;
};
