import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import type { NumberVault } from '#gateway/modules/members/member-sources.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';

const ofMember = (memberId: string) => sql<boolean>`one.member_id = ${memberId}`;

/** What membership stores about a member. Of passwords it is only said that they are set, and when. */
export const memberOwnData = (vault: Pick<NumberVault, 'open'>): OwnData[] => [
  { table: 'members', isOf: (memberId) => sql<boolean>`one.id = ${memberId}` },
  { table: 'member_contacts', isOf: ofMember, leaveOut: ['lookup'] },
  { table: 'contact_changes', isOf: ofMember },
  { table: 'known_browsers', isOf: ofMember, leaveOut: ['browser'] },
  { table: 'member_passwords', isOf: ofMember, leaveOut: ['hash'] },
  { table: 'member_agreements', isOf: ofMember },
  {
    table: 'member_documents',
    isOf: ofMember,
    leaveOut: ['number_sealed'],
    instead: ({ id, number_sealed: sealed }) => ({
      number: sealed instanceof Buffer ? maskDocumentNumber(vault.open(sealed, String(id))) : null,
    }),
  },
  { table: 'sessions', isOf: ofMember, leaveOut: ['token_hash'] },
];
