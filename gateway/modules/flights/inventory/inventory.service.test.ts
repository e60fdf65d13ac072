import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { aSellingAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aRoundTrip } from '#gateway/scenarios/builders/search.builder.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { claimsOf } from './inventory.service.ts';
import { SoldOut } from './seats-taken.model.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-20T10:00:00Z');
const { fares, flights, offers, inventory } = aSellingAirline({
  db,
  key: deriveKeys({ secret: 'one' }).offerSigning,
});

const PARTY = { adults: 2, children: 1, infants: 1 };
async function anOffer() {
  const request = aRoundTrip({ party: PARTY, cabin: 'BUSINESS' });
  const out = await flights.search(request, null, NOW);
  const selected = [out.flights[0]?.fares[0]?.fareId ?? ''];
  const back = await flights.search({ ...request, boundIndex: 1, selected }, null, NOW);
  const fareIds = [...selected, back.flights[0]?.fares[0]?.fareId ?? ''];
  const { offer } = await offers.create({ tripType: 'ROUND_TRIP', party: PARTY, fareIds }, NOW);
  if (!offer) throw new Error('an offer');
  return offer;
}

test('the seats of an offer are sold on all of its flights, and can be had again when they are released', async () => {
  const offer = await anOffer();
  const claims = claimsOf(offer, fares);
  expect(claims.map(({ seats }) => seats)).toEqual([3, 3]);
  const hold = () => inTransaction(db, (trx) => inventory.hold(trx, offer));
  let held = 0;
  await expect(
    (async () => {
      for (;;) {
        await hold();
        held += 1;
      }
    })(),
  ).rejects.toThrow(SoldOut);
  expect(held).toBeGreaterThan(0);

  const gone = await offers.reprice(offer.id, NOW);
  expect(gone.userErrors.map(({ code }) => code)).toEqual(['SOLD_OUT']);

  await inTransaction(db, (trx) => inventory.release(trx, claims));
  expect((await offers.reprice(offer.id, NOW)).offer).not.toBeNull();
});
