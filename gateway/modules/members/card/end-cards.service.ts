import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import { lockMember } from '#gateway/modules/members/members.repository.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { cardAfter } from '#schema/rules/club/card-change.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { membersWithEndedCard } from './card.repository.ts';
import { giveCard } from './give-card.ts';

/** Decides about one card whose last day is over; one that began so long ago that it has ended too is decided about next. */
const endCard = async (
  { db, status }: Pick<MemberSources, 'db' | 'status'>,
  memberId: string,
  now: Date,
): Promise<void> => {
  const today = commercialDay(now);
  await inTransaction(db, async (trx) => {
    const { card } = (await lockMember(trx, memberId)) ?? {};
    const { validUntil = null } = card ?? {};
    if (!card || validUntil === null || validUntil >= today) return;
    const span = { from: qualifyingFrom(validUntil), to: validUntil };
    const earned = await status.statusWithLanded(memberId, span, now);
    await giveCard(trx, memberId, cardAfter({ ...card, validUntil }, earned), now);
  });
};

/**
 * Keeps or lowers the cards whose last day is over (RULES 9.23). Any number of gateways may do so at once.
 * @returns how many there were
 */
export const endCards = async (
  sources: Pick<MemberSources, 'db' | 'status'>,
  now: Date,
): Promise<number> => {
  const due = await membersWithEndedCard(sources.db, commercialDay(now));
  for (const memberId of due) await endCard(sources, memberId, now);
  return due.length;
};
