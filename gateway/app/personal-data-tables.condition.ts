import { type RawBuilder, sql } from 'kysely';
import type { PersonalData } from '#gateway/database/personal-data.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { ordersOfMember } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { extrasOrdersOfMember } from '#gateway/modules/payments/extras-payer.condition.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';

/** Rows of which a column is among what belongs to a member. */
const among =
  (column: string, ownedBy: (memberId: string) => RawBuilder<unknown>): PersonalData['isOf'] =>
  (memberId) =>
    sql<boolean>`${sql.ref(`one.${column}`)} in ${ownedBy(memberId)}`;

const ofMember: PersonalData['isOf'] = (memberId) => sql<boolean>`one.member_id = ${memberId}`;
const ofOrders = among('order_id', ordersOfMember);

/** The ids of the payments of a member's orders and extras: each kind by its own index. */
const paymentsOfMember = (memberId: string) => sql`(
  select id from payments where order_id in ${ordersOfMember(memberId)}
  union all
  select id from payments where benefit_order_id in ${extrasOrdersOfMember(memberId)})`;
const ofPayments = among('payment_id', paymentsOfMember);

const ofRefunds = among(
  'refund_id',
  (memberId) => sql`(select id from refunds where order_id in ${ordersOfMember(memberId)})`,
);

const accountsOfMember = (memberId: string) =>
  sql`(select id from points_accounts where member_id = ${memberId})`;

/**
 * Every table that stores something about members: a member can download it. Of numbers of
 * documents their masks are shown, of passwords only that they are set, and when.
 */
export function personalDataTables(vault: Pick<DocumentEncryption, 'open'>): PersonalData[] {
  const masked = (sealed: unknown, id: unknown) =>
    sealed instanceof Buffer ? maskDocumentNumber(vault.open(sealed, String(id))) : null;
  const maskedNumber: Pick<PersonalData, 'leaveOut' | 'instead'> = {
    leaveOut: ['number_sealed'],
    instead: ({ id, number_sealed: sealed }) => ({ number: masked(sealed, id) }),
  };
  return [
    // membership
    { table: 'members', isOf: (memberId) => sql<boolean>`one.id = ${memberId}` },
    { table: 'member_contacts', isOf: ofMember, leaveOut: ['lookup'] },
    { table: 'contact_changes', isOf: ofMember },
    { table: 'known_browsers', isOf: ofMember, leaveOut: ['browser'] },
    { table: 'member_passwords', isOf: ofMember, leaveOut: ['hash'] },
    { table: 'member_agreements', isOf: ofMember },
    { table: 'member_documents', isOf: ofMember, ...maskedNumber },
    { table: 'sessions', isOf: ofMember, leaveOut: ['token_hash'] },
    // messages, and the devices that they tell of
    { table: 'member_messages', isOf: ofMember },
    { table: 'member_message_copies', isOf: ofMember },
    { table: 'member_devices', isOf: ofMember },
    // passengers whom the member has saved
    { table: 'frequent_passengers', isOf: ofMember },
    {
      table: 'frequent_passenger_documents',
      isOf: among(
        'passenger_id',
        (memberId) => sql`(select id from frequent_passengers where member_id = ${memberId})`,
      ),
      ...maskedNumber,
    },
    // files that the member has sent; their content is downloaded where they were used
    { table: 'uploaded_files', isOf: ofMember, leaveOut: ['content_sealed', 'session_id'] },
    // orders with all that belongs to them
    {
      table: 'orders',
      isOf: among('id', ordersOfMember),
      leaveOut: ['placed_from', 'session_id'],
    },
    {
      table: 'order_passengers',
      isOf: ofOrders,
      leaveOut: ['document_number_sealed', 'document_number_lookup', 'document_number_hash'],
      instead: ({ id, document_number_sealed: sealed }) => ({
        document_number: masked(sealed, id),
      }),
    },
    { table: 'order_segments', isOf: ofOrders },
    { table: 'order_history', isOf: ofOrders },
    { table: 'tickets', isOf: ofOrders },
    { table: 'coupons', isOf: ofOrders },
    // attempts to pay orders and extras, and what went back
    { table: 'payments', isOf: among('id', paymentsOfMember), leaveOut: ['hosted_page_url'] },
    { table: 'payment_returns', isOf: ofPayments },
    { table: 'payment_events', isOf: ofPayments },
    // seats and check-in of the passengers of the orders
    { table: 'seat_orders', isOf: ofOrders, leaveOut: ['placed_from', 'session_id'] },
    { table: 'chosen_seats', isOf: ofOrders },
    {
      table: 'seat_funds',
      isOf: among(
        'seat_id',
        (memberId) =>
          sql`(select id from chosen_seats where order_id in ${ordersOfMember(memberId)})`,
      ),
    },
    { table: 'check_ins', isOf: ofOrders },
    { table: 'check_in_records', isOf: ofOrders },
    { table: 'check_in_notices', isOf: ofOrders },
    // refunds
    { table: 'refunds', isOf: ofOrders },
    { table: 'refund_events', isOf: ofRefunds },
    { table: 'refund_coupons', isOf: ofRefunds },
    { table: 'refund_proofs', isOf: ofRefunds },
    { table: 'refund_payouts', isOf: ofRefunds },
    { table: 'refund_office_decisions', isOf: ofRefunds },
    // extras and coupons
    { table: 'benefit_orders', isOf: among('id', extrasOrdersOfMember) },
    { table: 'benefit_order_items', isOf: among('benefit_order_id', extrasOrdersOfMember) },
    {
      table: 'benefit_coupons',
      isOf: (memberId) => sql<boolean>`(one.member_id = ${memberId}
        or (one.member_id is null and one.issued_by in ${extrasOrdersOfMember(memberId)}))`,
    },
    // segments flown, points, and each change of them
    { table: 'flown_segments', isOf: ofMember },
    { table: 'points_accounts', isOf: ofMember },
    { table: 'points_entries', isOf: among('account_id', accountsOfMember) },
    {
      table: 'points_transfers',
      isOf: among(
        'id',
        (memberId) => sql`(
          select transfer_id from points_entries where account_id in ${accountsOfMember(memberId)})`,
      ),
    },
    {
      table: 'itinerary_confirmations',
      isOf: among(
        'ticket_id',
        (memberId) => sql`(select id from tickets where order_id in ${ordersOfMember(memberId)})`,
      ),
    },
    { table: 'date_changes', isOf: ofOrders },
    { table: 'airline_changes', isOf: ofOrders },
  ];
}
