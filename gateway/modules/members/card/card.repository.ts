import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Card } from '#gateway/modules/members/member.model.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';

/** At most this many cards are read at once. */
const MOST = 100;

/** A card whose last day is over, and whose it is. */
export type EndedCardOf = Pick<Card, 'number' | 'tier'> & { readonly memberId: string };

/** The cards that have ended before a commercial day, the earliest first. */
export async function endedCards(db: Database, today: string): Promise<EndedCardOf[]> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'card_number', 'tier'])
    .where('tier_until', '<', today)
    .where('closed_at', 'is', null)
    .orderBy('tier_until')
    .limit(MOST)
    .execute();
  return rows.map(({ id, card_number, tier }) => ({
    memberId: id,
    number: card_number,
    tier: tier as CardTier,
  }));
}

/** Gives a member another card under the same number. */
export async function storeCard(
  trx: DatabaseTransaction,
  memberId: string,
  { tier, validFrom, validUntil }: Omit<Card, 'number'>,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ tier, tier_from: validFrom, tier_until: validUntil })
    .where('id', '=', memberId)
    .execute();
}
