import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';

const ofAccounts = (memberId: string) =>
  sql`(select id from points_accounts where member_id = ${memberId})`;

/** What is stored about a member's flights and points: segments flown, accounts, and each change of them. */
export const pointsOwnData: readonly OwnData[] = [
  { table: 'flown_segments', isOf: (memberId) => sql<boolean>`one.member_id = ${memberId}` },
  { table: 'points_accounts', isOf: (memberId) => sql<boolean>`one.member_id = ${memberId}` },
  {
    table: 'points_entries',
    isOf: (memberId) => sql<boolean>`one.account_id in ${ofAccounts(memberId)}`,
  },
  {
    table: 'points_transfers',
    isOf: (memberId) => sql<boolean>`one.id in (
      select transfer_id from points_entries where account_id in ${ofAccounts(memberId)})`,
  },
];
