import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { lockMember } from '#gateway/modules/members/members.repository.ts';
import type { WhenCredited } from '#gateway/modules/points/credit-flights.service.ts';
import { flownStatus } from '#gateway/modules/points/segments/flown-status.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { type ChangedCard, reachedCard } from '#schema/rules/club/card-change.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { storeCard } from './card.repository.ts';

/** Gives a member another card and tells the member, in the caller's transaction. */
export async function giveCard(
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
