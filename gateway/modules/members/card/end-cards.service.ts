import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { lockMember } from '#gateway/modules/members/members.repository.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { cardAfter, isKeptByHolding } from '#schema/rules/club/card-change.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { type EndedCardOf, endedCards } from './card.repository.ts';
import { giveCard } from './give-card.ts';

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
