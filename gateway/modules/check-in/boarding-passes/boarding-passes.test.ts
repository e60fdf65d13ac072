import { randomUUID } from 'node:crypto';
import { decode } from 'bcbp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import {
  anAsker,
  checkInDesk,
  type Traveller,
} from '#gateway/modules/check-in/check-in.test-support.ts';
import { extrasOnFlight } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { boardingPassOf } from './boarding-pass.service.ts';
import { createBoardingPassDocuments } from './boarding-pass-documents.service.ts';
import { boardingPassDownloadRoutes } from './boarding-pass-downloads.http.ts';

const { db } = await testDatabase();
const { desk, checkIns, checkIn, ticketed, passenger, inputFor, sources, sent } = checkInDesk(db);
const documents = createBoardingPassDocuments(sources);
const start = new Date('2027-01-05T02:00:00Z');
afterAll(stopDocumentWorker);

beforeEach(() => desk.at(start));

const send = (traveller: Traveller, actor: Actor, email: string | null = null) =>
  documents.send(
    {
      idempotencyKey: randomUUID(),
      passengerSegmentIds: inputFor(traveller).passengers.map((one) => one.passengerSegmentId),
      email,
      locale: 'ja',
    },
    actor,
    desk.now(),
  );
const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);

test('a boarding pass has the seat, the sequence number and times of its flight in its bar code and beside it', async () => {
  const traveller = await ticketed();
  await checkIn(traveller);
  const pass = await checkIns.boardingPass(await passenger(traveller), desk.now());
  const { departsAt } = traveller.order.segments[0] ?? { departsAt: start };
  expect(pass).toMatchObject({
    name: 'LIU/ANNA',
    ticketNumber: traveller.order.tickets[0]?.number,
    boardingGroup: 3,
    boardingAt: { instant: addMinutes(departsAt, -40) },
    notes: expect.arrayContaining(['BE_AT_GATE']),
  });
  const { data } = decode(pass?.bcbp ?? '', 2027);
  expect(data?.legs?.[0]).toMatchObject({
    operatingCarrierPNR: traveller.order.reference,
    seatNumber: pass?.seatNumber.padStart(4, '0'),
    checkInSequenceNumber: String(pass?.stored.sequenceNumber).padStart(4, '0'),
  });
});

test('a boarding pass is marked with the card, and with what the card, or an extra, gives on its flight', async () => {
  const traveller = await ticketed();
  await checkIn(traveller);
  const marks = async (changed: Partial<typeof sources>) => {
    const one = await passenger(traveller);
    const pass = await boardingPassOf({ ...sources, ...changed }, one, desk.now());
    return [pass?.cardTier, pass?.priority, pass?.lounge, pass?.boardingGroup];
  };
  expect(await marks({})).toEqual([null, false, false, 3]);
  expect(await marks({ cardOf: async () => 'GOLD' })).toEqual(['GOLD', true, true, 2]);
  const [{ id: passengerId }, orderId] = [traveller.order.passengers[0]!, traveller.order.id];
  const extrasOn = (kind: 'LOUNGE' | 'PRIORITY') =>
    extrasOnFlight({
      extra: () => ({ kind }) as never,
      ordersFor: async ([id]) =>
        id === orderId
          ? [
              { state: 'PAID', items: [{ forWhom: { passengerId, segmentIndex: 0 } }] } as never,
              { state: 'PAID', items: [{ forWhom: null }] } as never,
            ]
          : [],
    });
  expect(await marks({ extrasOn: extrasOn('LOUNGE') })).toEqual([null, false, true, 3]);
  expect(await marks({ extrasOn: extrasOn('PRIORITY') })).toEqual([null, true, false, 2]);
});

test('more passengers than a booking has are refused at the first one beyond', async () => {
  const traveller = await ticketed();
  const [one] = inputFor(traveller).passengers;
  const sent = await documents.send(
    {
      idempotencyKey: randomUUID(),
      passengerSegmentIds: new Array<string>(55).fill(one?.passengerSegmentId ?? ''),
      email: null,
      locale: 'ja',
    },
    traveller.visitor,
    desk.now(),
  );
  expect(sent.userErrors).toEqual([
    { code: 'PASSENGER_NOT_FOUND', path: ['passengerSegmentIds', '54'] },
  ]);
});

test('boarding passes go to the address of the check-in, or another one, once a minute', async () => {
  const traveller = await ticketed({ adults: 2 });
  const { visitor } = traveller;
  expect(codes(await send(traveller, visitor))).toEqual(['NOT_CHECKED_IN']);
  await checkIn(traveller);
  expect(codes(await send(traveller, visitor))).toEqual(['SENT_RECENTLY']);
  desk.at(addMinutes(desk.now(), 1));
  expect(codes(await send(traveller, anAsker()))).toEqual(['PASSENGER_NOT_FOUND']);
  expect(await send(traveller, visitor, 'other@example.com')).toMatchObject({
    sentTo: 'other@example.com',
    passengers: [{}, {}],
  });
  const keys = traveller.order.passengers.map(({ id }) => ({ passengerId: id, segmentIndex: 0 }));
  await documents.mail(keys, 'ja', desk.now());
  expect(sent).toMatchObject([
    { to: 'other@example.com', locale: 'ja', attachments: [{ contentType: 'application/pdf' }] },
  ]);
});

test('the browser that sees the flight downloads the PDF, which no cache keeps, and no other does', async () => {
  const traveller = await ticketed();
  const [first] = traveller.order.passengers;
  const get = (actor: Actor, type = 'BoardingPass') =>
    boardingPassDownloadRoutes({
      services: {
        boardingPasses: documents,
        sessions: { actorOf: async () => actor } as unknown as Services['sessions'],
      },
      clock: { now: () => desk.now() },
    }).request(`/${globalId(type, `${first?.id}.0`)}/boarding-pass.pdf`);
  expect((await get(traveller.visitor)).status).toBe(404);
  await checkIn(traveller);
  const answer = await get(traveller.visitor);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect((await get(anAsker())).status).toBe(404);
  expect((await get(traveller.visitor, 'Order')).status).toBe(404);
});
