import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { memberName } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import {
  findAccount,
  findMember,
  lockMember,
} from '#gateway/modules/members/members.repository.ts';
import type { WhenCredited } from '#gateway/modules/points/credit-flights.service.ts';
import { flownStatus } from '#gateway/modules/points/segments/flown-status.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type FrequentFlyerAirline, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  type ChangedCard,
  cardAfter,
  isKeptByHolding,
  reachedCard,
} from '#schema/rules/club/card-change.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { type PersonName, sameName } from '#schema/rules/travellers/names.ts';
import { type EndedCardOf, endedCards, storeCard } from './card.repository.ts';

/** Gives a member another card and tells the member, in the caller's transaction. */
async function giveCard(
  trx: DatabaseTransaction,
  memberId: string,
  { change, ...card }: ChangedCard,
  now: Date,
): Promise<void> {
  await storeCard(trx, memberId, card);
  const facts = { tier: card.tier, ...(card.validUntil ? { day: card.validUntil } : {}) };
  await leaveMessage(trx, { memberId, event: `CARD_${change}`, facts }, now);
}

/** Gives the card that a member has reached by the flight just credited (RULES 9.23). */
export const reachCard: WhenCredited = async (trx, memberId, now) => {
  const member = await lockMember(trx, memberId);
  if (!member) return;
  const today = commercialDay(now);
  const { earned } = await flownStatus(trx, memberId, { from: qualifyingFrom(today), to: today });
  const reached = reachedCard(member.card.tier, earned, today);
  if (reached) await giveCard(trx, memberId, reached, now);
};

type CardSources = Pick<MemberDependencies, 'db' | 'status' | 'cardIssuers'>;

/**
 * Decides about one card whose last day is over; one that began so long ago that it has ended too
 * is decided about next.
 */
async function endCard(
  { db, status, cardIssuers }: CardSources,
  { memberId, ...ended }: EndedCardOf,
  now: Date,
): Promise<void> {
  const today = commercialDay(now);
  // asked before anything is locked
  const held = isKeptByHolding(ended.tier) && (await cardIssuers.stillHeld(ended));
  await inTransaction(db, async (trx) => {
    const { card } = (await lockMember(trx, memberId)) ?? {};
    const { validUntil = null } = card ?? {};
    if (!card || validUntil === null || validUntil >= today) return;
    const span = { from: qualifyingFrom(validUntil), to: validUntil };
    const earned = await status.statusWithLanded(memberId, span, now);
    const still = held && card.tier === ended.tier;
    await giveCard(trx, memberId, cardAfter({ ...card, validUntil }, earned, still), now);
  });
}

/**
 * Keeps or lowers the cards whose last day is over (RULES 9.23). Several gateways may do so at the
 * same time.
 * @returns how many there were
 */
export async function endCards(sources: CardSources, now: Date): Promise<number> {
  const due = await endedCards(sources.db, commercialDay(now));
  for (const card of due) await endCard(sources, card, now);
  return due.length;
}

/** A passenger as far as the club is concerned: the name, and the number that was typed. */
type CardBearer = PersonName & {
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
