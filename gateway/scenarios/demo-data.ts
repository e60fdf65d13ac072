import type { Database } from '#gateway/database/database.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { aContact } from './builders/contact.builder.ts';
import { retireErasedReference, retireReference } from './builders/retired-reference.builder.ts';
import { type ListedOrder, listedOrder, loadScenario } from './load-scenario.ts';
import { PERMANENT_MAILBOX } from './permanent-mailbox.ts';
import type { Scenario } from './scenario.ts';
import { multiCityBusiness, paidWithInfant } from './sets/ticketed.scenarios.ts';
import { betweenFlights, flown, receiptPeriodOver } from './sets/travelled.scenarios.ts';
import {
  cancelledByClock,
  cancelledByTraveller,
  onePendingPayment,
} from './sets/unpaid.scenarios.ts';
import { testOrders } from './test-orders.ts';

/**
 * The orders that every demo has from its first start, under references that can be printed in a
 * tour.
 */
const DEMO_ORDERS: Readonly<Record<string, Scenario>> = {
  DEMPAY: onePendingPayment,
  DEMFAM: paidWithInfant,
  DEMBIZ: multiCityBusiness,
  DEMNOW: betweenFlights,
  DEMFLY: flown,
  DEMEND: receiptPeriodOver,
  DEMLAT: cancelledByClock,
  DEMOFF: cancelledByTraveller,
};

/** The one that visitors pay, or let lapse. */
const UNPAID = 'DEMPAY';

type DemoParts = { readonly db: Database; readonly keys: Keys; readonly now: Date };

/** An order that every demo has, and the name of its situation. */
export type DemoOrder = ListedOrder & { readonly scenario: string };

/** The demo's orders as they are now; those that do not exist yet are left out. */
export async function demoOrders({ db, keys, now }: DemoParts): Promise<DemoOrder[]> {
  const { orders } = testOrders(db, keys);
  const found = await Promise.all(
    Object.entries(DEMO_ORDERS).map(async ([reference, { name }]) => {
      const order = await orders.find({ reference }, AIRLINE, now);
      return order && { ...listedOrder(order), scenario: name };
    }),
  );
  return found.filter((order) => order !== null);
}

/**
 * Makes the demo's orders that are not there: all of them at the first start, later those that were
 * erased.
 */
export async function prepareDemoData(parts: DemoParts): Promise<void> {
  const { db, keys, now } = parts;
  const there = new Set((await demoOrders(parts)).map(({ bookingReference }) => bookingReference));
  for (const [reference, scenario] of Object.entries(DEMO_ORDERS)) {
    if (there.has(reference)) continue;
    await retireErasedReference(db, reference, randomIds.reference(LIMITS.bookingReferenceLength));
    const ids = { ...randomIds, reference: () => reference };
    const contact = aContact({ email: PERMANENT_MAILBOX });
    const desk = testOrders(db, keys, { ids, contact });
    try {
      await loadScenario(desk, scenario, now);
    } catch (fault) {
      // Another gateway that starts at the same time was faster.
      if (!(await desk.orders.find({ reference }, AIRLINE, now))) throw fault;
    }
  }
}

/**
 * Makes the unpaid order again once it has lapsed, was cancelled or erased; the old one goes on
 * under another reference.
 */
export async function renewDemoData(parts: DemoParts): Promise<void> {
  const { db, keys, now } = parts;
  const order = await testOrders(db, keys).orders.find({ reference: UNPAID }, AIRLINE, now);
  if (order && order.state !== 'CANCELLED') return;
  if (order)
    await retireReference(db, order.id, randomIds.reference(LIMITS.bookingReferenceLength));
  await prepareDemoData(parts);
}
