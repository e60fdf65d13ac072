import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { ChangedCard } from '#schema/rules/club/card-change.ts';
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
