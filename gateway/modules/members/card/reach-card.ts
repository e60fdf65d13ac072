import { lockMember } from '#gateway/modules/members/members.repository.ts';
import type { WhenCredited } from '#gateway/modules/points/credit-coupon.service.ts';
import { flownStatus } from '#gateway/modules/points/segments/flown-status.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { reachedCard } from '#schema/rules/club/card-change.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { giveCard } from './give-card.ts';

/** Gives the card that a member has reached by the flight just credited (RULES 9.23). */
export const reachCard: WhenCredited = async (trx, memberId, now) => {
  const member = await lockMember(trx, memberId);
  if (!member) return;
  const today = commercialDay(now);
  const { earned } = await flownStatus(trx, memberId, { from: qualifyingFrom(today), to: today });
  const reached = reachedCard(member.card.tier, earned, today);
  if (reached) await giveCard(trx, memberId, reached, now);
};
