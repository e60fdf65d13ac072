import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { MemberActor } from './frequent-passengers.service.ts';
import { aCompanion, aPassport, passengerDesk } from './frequent-passengers.test-support.ts';

const { db } = await testDatabase();
const { passengers, saved, aMember, keys, now } = passengerDesk(db);
const desk = testOrders(db, keys);
desk.at(now);
type Buyer = { memberId: string | null; sessionId: string };
const buyer = ({ memberId }: MemberActor): Buyer => ({ memberId, sessionId: crypto.randomUUID() });

/** A traveller as the form sends a saved one: without the number. */
async function chosen(
  actor: MemberActor,
  id: string,
  change: Partial<PassengerInput> = {},
): Promise<PassengerInput> {
  const [document] = (await passengers.find(id, actor))?.documents ?? [];
  const { lastName, firstName, gender, dateOfBirth, nationality } = aCompanion();
  const { type, issuingCountry, expiresOn } = aPassport();
  return aPassenger({
    lastName,
    firstName,
    gender,
    dateOfBirth,
    nationality,
    frequentPassengerId: globalId('FrequentPassenger', id),
    document: { type, issuingCountry, expiresOn, savedKey: document?.id ?? '' },
    ...change,
  });
}

const submit = (passengers: PassengerInput[], who: Buyer) =>
  desk.orders.create(desk.submission(desk.offer(), { passengers }), { ...who, address: '' }, now);

test('a member books with the number of a saved document', async () => {
  const actor = await aMember();
  const id = await saved(actor);
  const order = await desk.book(
    desk.offer(),
    { passengers: [await chosen(actor, id)] },
    buyer(actor),
  );
  const [passenger] = order.passengers;
  expect(passenger && documentNumberOf(passenger, desk.orders.vault)).toBe('K12345678');
});

test('the saved document of another member has no number, and neither has that of a guest', async () => {
  const [actor, stranger] = [await aMember(), await aMember()];
  const id = await saved(actor);
  const missing = [{ code: 'REQUIRED', path: ['passengers', '0', 'document', 'number'] }];
  const traveller = await chosen(actor, id);
  expect((await submit([traveller], buyer(stranger))).userErrors).toEqual(missing);
  const guest = { memberId: null, sessionId: crypto.randomUUID() };
  expect((await submit([traveller], guest)).userErrors).toEqual(missing);
  await passengers.remove(id, actor, now);
  expect((await submit([traveller], buyer(actor))).userErrors).toEqual(missing);
});

test('a traveller who is marked is saved with the order, and no order fails for one that cannot be', async () => {
  const actor = await aMember();
  const document = { type: 'PP', number: 'E55555555', issuingCountry: 'CN' } as const;
  const passenger = aPassenger({ document: { ...document, expiresOn: '2032-01-01' }, save: true });
  await desk.book(desk.offer(), { passengers: [passenger] }, buyer(actor));
  expect(await passengers.listOf(actor)).toMatchObject([
    { lastName: 'Liu', firstName: 'Anna', documents: [{ type: 'PP', expiresOn: '2032-01-01' }] },
  ]);
  desk.at(new Date(now.getTime() + 60_000));
  const otherDay = desk.offer({
    bounds: [{ origin: 'PVG', destination: 'HKG', date: desk.inDays(40) }],
  });
  await desk.book(otherDay, { passengers: [passenger] }, buyer(actor));
  expect(await passengers.listOf(actor)).toHaveLength(1);
  desk.at(now);
});

test('what was changed of a saved traveller is saved, and the rest stays', async () => {
  const actor = await aMember();
  const permit = { type: 'ORI', number: 'H12345678', issuingCountry: 'CN' } as const;
  const documents = [aPassport(), { ...permit, expiresOn: '2029-01-01' }];
  const id = await saved(actor, aCompanion({ title: 'DOCTOR', documents }));
  const renewed = { type: 'PP', number: 'K77777777', issuingCountry: 'HK' } as const;
  const traveller = await chosen(actor, id, {
    title: null,
    phone: { areaCode: '852', number: '51234567' },
    save: true,
    document: { ...renewed, expiresOn: '2036-01-01' },
  });
  await desk.book(desk.offer(), { passengers: [traveller] }, buyer(actor));
  const after = await passengers.find(id, actor);
  expect(after).toMatchObject({ title: 'DOCTOR', phone: '+85251234567', version: 2 });
  expect(after?.documents.map(({ type, expiresOn }) => [type, expiresOn])).toEqual([
    ['PP', '2036-01-01'],
    ['ORI', '2029-01-01'],
  ]);
});

test('guests save no one', async () => {
  const visitor = { memberId: null, sessionId: crypto.randomUUID() };
  await desk.book(desk.offer(), { passengers: [aPassenger({ save: true })] }, visitor);
  const count = db.selectFrom('frequent_passengers').select((eb) => eb.fn.countAll().as('n'));
  const before = await count.executeTakeFirstOrThrow();
  await desk.book(desk.offer(), { passengers: [aPassenger({ save: true })] }, visitor);
  expect(await count.executeTakeFirstOrThrow()).toEqual(before);
});
