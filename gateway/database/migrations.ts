import type { Migration } from 'kysely/migration';
import { idempotency } from './migrations/0001-idempotency.ts';
import { orders } from './migrations/0301-orders.ts';
import { tickets } from './migrations/0302-tickets.ts';
import { verification } from './migrations/0303-verification.ts';
import { flightInventory } from './migrations/0201-flight-inventory.ts';

/**
 * Every migration, by its file's name; they run in the order of their names and are never changed once released. A feature
 * adds its file and its line here. Hundreds are taken by area, so that features do not wait for each other's numbers:
 * 00 platform, 01 places and timetable, 02 fares and offers, 03 orders, 04 payments, 05 seats and check-in, 06 members,
 * 07 documents and mail.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-idempotency': idempotency,
  '0301-orders': orders,
  '0302-tickets': tickets,
  '0303-verification': verification,
  '0201-flight-inventory': flightInventory,
};
