import type { Database } from '#gateway/database/database.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type FrequentFlyerAirline, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { type PersonName, sameName } from '#schema/rules/travellers/names.ts';
import { memberName } from './member.model.ts';
import { findAccount, findMember } from './members.repository.ts';

/** A passenger as far as the club is concerned: the name, and the number that was typed. */
export type CardBearer = PersonName & {
  readonly frequentFlyer: {
    readonly airline: FrequentFlyerAirline;
    readonly number: string;
  } | null;
};

/**
 * The tier of a passenger who named a card of the club (RULES 6.11); null where there is no such
 * card, where it has ended, or where it bears another name: its extras are the member's own.
 */
export async function cardOfPassenger(
  db: Database,
  { frequentFlyer, ...name }: CardBearer,
  now: Date,
): Promise<CardTier | null> {
  if (frequentFlyer?.airline !== OWN_CLUB) return null;
  const id = await findAccount(db, { kind: 'CARD', value: frequentFlyer.number });
  const member = id === null ? null : await findMember(db, id);
  if (!member || !sameName(memberName(member), name)) return null;
  const { tier, validUntil } = member.card;
  return validUntil !== null && validUntil < commercialDay(now) ? null : tier;
}
