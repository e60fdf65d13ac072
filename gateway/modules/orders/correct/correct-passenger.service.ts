import parsePhoneNumber from 'libphonenumber-js/min';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { heldDocument } from '#gateway/modules/orders/create/open-orders.repository.ts';
import { tripFactsOf } from '#gateway/modules/orders/create/trip-facts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type {
  CorrectPassengerFault,
  OrderDependencies,
} from '#gateway/modules/orders/order-dependencies.ts';
import { passengerOfDraft } from '#gateway/modules/orders/passengers/complete-passenger.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import {
  documentNumberOf,
  typedDocument,
} from '#gateway/modules/orders/passengers/identity-document.ts';
import { type Passenger, partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { updatePassenger } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { capabilitiesOf } from '#gateway/modules/orders/read/order-facts.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { lockWholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { findOrder } from '#gateway/modules/orders/read/orders.repository.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CorrectPassengerErrorCode, PassengerInput } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type Correction, readCorrection } from './correction.input.ts';

function phoneOf(e164: string | null): PassengerInput['phone'] {
  const phone = e164 ? parsePhoneNumber(e164) : undefined;
  return phone ? { areaCode: phone.countryCallingCode, number: phone.nationalNumber } : null;
}

/**
 * A stored passenger as it would be typed again, named by its id: what the rules of a submission
 * judge.
 */
function correctedPassenger(passenger: Passenger, vault: DocumentEncryption): PassengerInput {
  const { id, document, accompanyingAdultId, ticketName, orderId, index, ...rest } = passenger;
  const { specialServices, ...plain } = rest;
  return {
    ...plain,
    key: id,
    phone: phoneOf(plain.phone),
    document: {
      type: document.type,
      number: documentNumberOf({ id, document }, vault) ?? '',
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn,
    },
    accompanyingAdultKey: accompanyingAdultId,
  };
}

function refuse(code: CorrectPassengerFault['code'], ...path: string[]) {
  throw new Refused<CorrectPassengerErrorCode>({ code, path });
}

/**
 * What is remembered of a correction; the number of the document is a keyed hash in it, so that its
 * digest reveals none.
 */
function requestOf(
  { idempotencyKey, passengerId, passenger }: Correction,
  vault: DocumentEncryption,
): Correction {
  const { document } = passenger;
  const number = vault.lookup(typedDocument(document)).toString('base64url');
  return {
    idempotencyKey,
    passengerId,
    passenger: { ...passenger, document: { ...document, number } },
  };
}

async function refuseIfClosed(
  trx: DatabaseTransaction,
  sources: OrderDependencies,
  order: Order,
  now: Date,
): Promise<void> {
  if (!order.typedByViewer) refuse('NOT_TYPED_HERE', 'passengerId');
  const capabilities = await capabilitiesOf(order, { ...sources, db: trx }, now);
  const reason = capabilities.find(({ action }) => action === 'CORRECT')?.reason;
  if (!reason) return;
  const known = reason === 'ALREADY_PAID' || reason === 'PAYMENT_IN_PROGRESS';
  refuse(known ? reason : 'ORDER_CLOSED', 'passengerId');
}

/** The passenger as it is to be. @throws Refused with all that is wrong */
function corrected(
  order: Order,
  { passengerId, passenger }: Correction,
  { vault, flights }: Pick<OrderDependencies, 'vault' | 'flights'>,
  now: Date,
): Passenger {
  const index = order.passengers.findIndex(({ id }) => id === passengerId);
  const passengers = order.passengers.map((one, at) =>
    at === index ? { ...passenger, key: passengerId } : correctedPassenger(one, vault),
  );
  const trip = tripFactsOf({ bounds: flights.boundsOf(order), party: partyOf(order.passengers) });
  const { draft, faults } = readCorrection(
    { passengers, index, contact: order.contact },
    trip,
    now,
  );
  if (!draft) throw new Refused(...faults);
  const place = { id: passengerId, orderId: order.id, index };
  return passengerOfDraft(draft, place, vault, (key) => key);
}

/**
 * Writes a corrected passenger over the one that was typed. Everything that is wrong is reported
 * together.
 * @returns what stood in the way; nothing when it is corrected, now or by the same request before
 */
export async function correctPassenger(
  sources: OrderDependencies,
  correction: Correction,
  actor: Actor,
  now: Date,
): Promise<readonly CorrectPassengerFault[]> {
  const { db, vault } = sources;
  const correct = async (trx: DatabaseTransaction) => {
    const found = await findOrder(trx, { passengerId: correction.passengerId }, actor, now);
    const order = found && (await lockWholeOrder(trx, sources, found.id, actor, now));
    if (!order) return refuse('ORDER_NOT_FOUND', 'passengerId');
    const instant = order.asOf;
    await refuseIfClosed(trx, sources, order, instant);
    const passenger = corrected(order, correction, sources, instant);
    const lookups = vault.lookups(typedDocument(correction.passenger.document));
    if (await heldDocument(trx, actor, lookups, order.segments, instant, order.id))
      refuse('DOCUMENT_HELD', 'passenger', 'document', 'number');
    await updatePassenger(trx, passenger);
    await recordEvent(trx, order.id, 'CORRECTED', 'TRAVELLER', instant, { index: passenger.index });
  };
  const request = requestOf(correction, vault);
  const { userErrors } = await idempotent<CorrectPassengerErrorCode, void>(
    db,
    'correctPassenger',
    request,
    actor,
    correct,
  );
  return userErrors;
}
