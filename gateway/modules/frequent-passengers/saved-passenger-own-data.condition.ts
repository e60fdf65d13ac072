import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';

/** What opens a sealed number. */
type Opener = { open(sealed: Buffer, id: string): string | null };

/** What is stored of the passengers whom a member has saved; their numbers are masked. */
export const savedPassengerOwnData = (vault: Opener): OwnData[] => [
  { table: 'frequent_passengers', isOf: (memberId) => sql<boolean>`one.member_id = ${memberId}` },
  {
    table: 'frequent_passenger_documents',
    isOf: (memberId) => sql<boolean>`one.passenger_id in (
      select id from frequent_passengers where member_id = ${memberId})`,
    leaveOut: ['number_sealed'],
    instead: ({ id, number_sealed: sealed }) => ({
      number: sealed instanceof Buffer ? maskDocumentNumber(vault.open(sealed, String(id))) : null,
    }),
  },
];
