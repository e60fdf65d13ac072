import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { DocumentVault } from './passengers/document-vault.ts';

/** The orders of a member (RULES 10.6), as a subquery of their ids. */
export const ordersOfMember = (memberId: string) => sql`(
  select id from orders
  where anonymised_at is null and (member_id = ${memberId} or lower(contact_email) in (
    select lookup from member_contacts where kind = 'EMAIL' and member_id = ${memberId}::uuid
  )))`;

const ofOrders = (memberId: string) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`;

/** What orders store about a member: the orders with all that belongs to them. */
export const orderOwnData = (vault: Pick<DocumentVault, 'open'>): OwnData[] => [
  {
    table: 'orders',
    isOf: (memberId) => sql<boolean>`one.id in ${ordersOfMember(memberId)}`,
    leaveOut: ['placed_from', 'session_id'],
  },
  {
    table: 'order_passengers',
    isOf: ofOrders,
    leaveOut: ['document_number_sealed', 'document_number_lookup', 'document_number_hash'],
    instead: ({ id, document_number_sealed: sealed }) => ({
      document_number:
        sealed instanceof Buffer ? maskDocumentNumber(vault.open(sealed, String(id))) : null,
    }),
  },
  ...['order_segments', 'order_history', 'tickets', 'coupons'].map((table) => ({
    table,
    isOf: ofOrders,
  })),
];
