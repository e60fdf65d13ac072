import type { Database } from '#gateway/database/database.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import {
  type ExtrasReceiver,
  extrasFault,
  extrasReceiver,
  extrasVerdicts,
} from '#gateway/modules/extras/passengers/extras-for-passenger.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  type PassengerSegmentKey,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { ExtrasItemFault, ExtrasRequest } from './create-extras-order.input.ts';

type Sources = Pick<
  ExtrasDependencies,
  'orders' | 'members' | 'fares' | 'proceduresOf' | 'cancelledOf'
>;

/** For whom an item is: a passenger on a flight, no one yet, or someone for whom it is not sold. */
export type ItemReceiver =
  | { readonly receiver: ExtrasReceiver | null; readonly code: null }
  | { readonly receiver: null; readonly code: ExtrasItemFault['code'] };

/**
 * For whom extras are: the flight order, null where they are for none, and the passenger of each
 * item.
 */
export type ForPassengers = {
  readonly flightOrderId: string | null;
  readonly receivers: readonly ItemReceiver[];
};

/**
 * The order on which a passenger is, with the answer whether extras are sold on it; null where the
 * buyer does not see it.
 */
async function partyOf(
  db: Database,
  sources: Sources,
  key: PassengerSegmentKey,
  buyer: Actor,
  now: Date,
) {
  const one = isUuid(key.passengerId)
    ? await sources.orders.passengerOn(key, buyer, now, db)
    : null;
  if (!one) return null;
  const { order } = one.segment;
  return { order, verdictOn: await extrasVerdicts(sources, db, order, now) };
}

/** The passenger on a flight of an order whom a key names; null where it names none. */
const namedIn = (order: Order, { passengerId, segmentIndex }: PassengerSegmentKey) =>
  passengerSegmentsIn(order).find(
    ({ passenger, segment }) => passenger.id === passengerId && segment.index === segmentIndex,
  ) ?? null;

/**
 * The flight order for whose passengers extras are, and for each item its passenger or why it is
 * not sold to them (RULES 9.32).
 */
export async function passengersFor(
  db: Database,
  sources: Sources,
  { items }: Pick<ExtrasRequest, 'items'>,
  buyer: Actor,
  now: Date,
): Promise<ForPassengers> {
  const receivers: ItemReceiver[] = [];
  let party: Awaited<ReturnType<typeof partyOf>> = null;
  for (const { forWhom } of items) {
    // the first passenger who is found names the order of all
    if (forWhom) party ??= await partyOf(db, sources, forWhom, buyer, now);
    const one = party && forWhom ? namedIn(party.order, forWhom) : null;
    const code = one && party ? extrasFault(party.verdictOn(one)) : 'PASSENGER_NOT_FOUND';
    if (!forWhom) receivers.push({ receiver: null, code: null });
    else if (one && !code)
      receivers.push({ receiver: await extrasReceiver(sources, one, now), code: null });
    else receivers.push({ receiver: null, code: code ?? 'PASSENGER_NOT_FOUND' });
  }
  return { flightOrderId: party?.order.id ?? null, receivers };
}
