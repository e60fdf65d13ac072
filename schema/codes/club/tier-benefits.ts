import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from './card-tiers.ts';

/** The four levels of the club, lowest first; each of the eight cards belongs to one. */
export const CLUB_LEVELS = ['HAPPINESS', 'SILVER', 'GOLD', 'PLATINUM'] as const;
export type ClubLevel = (typeof CLUB_LEVELS)[number];

/** How a card comes to a member. */
export const CARD_WAYS = [
  /** With membership itself. */
  'JOINED',
  /** By status points or by segments flown. */
  'EARNED',
  /** Given by the airline: a level matched from another club, or a company's contract. */
  'GRANTED',
  /** By personal invitation. */
  'INVITED',
  /** With the Visa card that the club issues together with a bank. */
  'BANK_CARD',
] as const;
export type CardWay = (typeof CARD_WAYS)[number];

/** Either of the two is enough: status points, or segments flown on tickets of the airline. */
export type QualifyingTarget = { readonly points: number; readonly segments: number };

/**
 * Months over which status points and segments are counted: any so many natural months in a row
 * (RULES 9.8).
 */
export const QUALIFYING_MONTHS = LIMITS.segmentStatisticsMonths;

/** What a card gives on flights of the airline, beside what the fare gives. */
export type TierBenefits = {
  /** Checked bags on top of those of the fare, on every fare: pieces, and kilograms for each. */
  readonly extraBags: { readonly pieces: number; readonly kilograms: number } | null;
  /**
   * Lounges are open, with so many guests who travel on the same flight; null where they are not.
   */
  readonly lounge: { readonly guests: number } | null;
  /** Counters for this level (RULES 9.11). */
  readonly counter: 'GOLD' | 'PLATINUM' | null;
  readonly priorityCheckIn: boolean;
  readonly priorityBoarding: boolean;
  readonly priorityBaggage: boolean;
  readonly priorityWaitlist: boolean;
  /** Off the price of a preferred seat, in per cent. */
  readonly seatDiscountPercent: number;
  /** The front rows of the cabin are reserved for the member until check-in opens. */
  readonly frontRow: boolean;
  /** More points than the fare earns, in per cent of them. They are no status points. */
  readonly pointsBonusPercent: number;
};

/** A card: how one comes to it, how long it lasts, and what it gives. */
export type TierCard = {
  readonly level: ClubLevel;
  readonly way: CardWay;
  /** Within `QUALIFYING_MONTHS`; null where flying does not lead to it. */
  readonly toReach: QualifyingTarget | null;
  /** Within `QUALIFYING_MONTHS` before its end; null where flying does not decide about it. */
  readonly toRenew: QualifyingTarget | null;
  /** Months from the day it is given; null: without an end. */
  readonly validMonths: number | null;
  readonly benefits: TierBenefits;
};

const HAPPINESS: TierBenefits = {
  extraBags: null,
  lounge: null,
  counter: null,
  priorityCheckIn: false,
  priorityBoarding: false,
  priorityBaggage: false,
  priorityWaitlist: false,
  seatDiscountPercent: 0,
  frontRow: false,
  pointsBonusPercent: 0,
};
const SILVER: TierBenefits = {
  ...HAPPINESS,
  extraBags: { pieces: 1, kilograms: 20 },
  priorityCheckIn: true,
  priorityWaitlist: true,
  seatDiscountPercent: 20,
  pointsBonusPercent: 15,
};
const GOLD: TierBenefits = {
  ...SILVER,
  extraBags: { pieces: 1, kilograms: 23 },
  lounge: { guests: 1 },
  counter: 'GOLD',
  priorityBoarding: true,
  priorityBaggage: true,
  seatDiscountPercent: 50,
  frontRow: true,
  pointsBonusPercent: 30,
};
const PLATINUM: TierBenefits = {
  ...GOLD,
  extraBags: { pieces: 2, kilograms: 23 },
  lounge: { guests: 2 },
  counter: 'PLATINUM',
  seatDiscountPercent: 100,
  pointsBonusPercent: 50,
};

const RENEW_SILVER: QualifyingTarget = { points: 10_000, segments: 12 };
const RENEW_GOLD: QualifyingTarget = { points: 25_000, segments: 25 };
const RENEW_PLATINUM: QualifyingTarget = { points: 60_000, segments: 50 };
const VALID_MONTHS = 24;

/**
 * The eight cards (RULES 9.1): the one source for the baggage rule, lounge access, the seats'
 * prices and the club's pages. A Special card gives what its level gives; when it ends, flying may
 * retain the level.
 */
export const TIER_CARDS: Readonly<Record<CardTier, TierCard>> = {
  HAPPINESS: {
    level: 'HAPPINESS',
    way: 'JOINED',
    toReach: null,
    toRenew: null,
    validMonths: null,
    benefits: HAPPINESS,
  },
  SILVER: {
    level: 'SILVER',
    way: 'EARNED',
    toReach: { points: 12_000, segments: 15 },
    toRenew: RENEW_SILVER,
    validMonths: VALID_MONTHS,
    benefits: SILVER,
  },
  SPECIAL_SILVER: {
    level: 'SILVER',
    way: 'GRANTED',
    toReach: null,
    toRenew: RENEW_SILVER,
    validMonths: 12,
    benefits: SILVER,
  },
  GOLD: {
    level: 'GOLD',
    way: 'EARNED',
    toReach: { points: 30_000, segments: 30 },
    toRenew: RENEW_GOLD,
    validMonths: VALID_MONTHS,
    benefits: GOLD,
  },
  SPECIAL_GOLD: {
    level: 'GOLD',
    way: 'GRANTED',
    toReach: null,
    toRenew: RENEW_GOLD,
    validMonths: 12,
    benefits: GOLD,
  },
  PLATINUM: {
    level: 'PLATINUM',
    way: 'EARNED',
    toReach: { points: 70_000, segments: 60 },
    toRenew: RENEW_PLATINUM,
    validMonths: VALID_MONTHS,
    benefits: PLATINUM,
  },
  SPECIAL_VIP_PLATINUM: {
    level: 'PLATINUM',
    way: 'INVITED',
    toReach: null,
    toRenew: null,
    validMonths: VALID_MONTHS,
    benefits: {
      ...PLATINUM,
      extraBags: { pieces: 2, kilograms: 32 },
      lounge: { guests: 3 },
      pointsBonusPercent: 100,
    },
  },
  VISA_PLATINUM: {
    level: 'PLATINUM',
    way: 'BANK_CARD',
    toReach: null,
    toRenew: null,
    validMonths: 12,
    benefits: {
      ...PLATINUM,
      extraBags: { pieces: 1, kilograms: 23 },
      lounge: { guests: 1 },
      seatDiscountPercent: 50,
      pointsBonusPercent: 30,
    },
  },
};
