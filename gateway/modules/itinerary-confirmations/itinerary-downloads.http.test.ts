import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Services } from '#gateway/requests/services.ts';
import { type Actor, ANONYMOUS } from '#gateway/sessions/actor.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anAsker, confirmationDesk } from './itinerary-confirmations.test-support.ts';
import { itineraryDownloadRoutes } from './itinerary-downloads.http.ts';

const { db } = await testDatabase();
const { now, documents, open, ticketed } = confirmationDesk(db);
const asker = anAsker();
const opened = await open(await ticketed(), asker);
const id = 'confirmationId' in opened ? opened.confirmationId : '';

const get = async (actor: Actor, when = now, path = globalId('ItineraryConfirmation', id)) =>
  itineraryDownloadRoutes({
    services: {
      itineraryDocuments: documents,
      sessions: { actorOf: async () => actor } as unknown as Services['sessions'],
    },
    clock: { now: () => when },
  }).request(`/${path}/itinerary.pdf`);

test('the browser that opened it downloads a PDF under its number, which no cache keeps', async () => {
  const answer = await get(asker);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="([A-Z0-9]{4}-){3}itinerary\.pdf"$/,
    ),
  });
});

test('others, later requests and other names get nothing', async () => {
  const order = globalId('Order', id);
  for (const answer of [
    await get(ANONYMOUS),
    await get(anAsker()),
    await get(asker, addMinutes(now, 60)),
    await get(asker, now, order),
    await get(asker, now, 'nonsense'),
  ])
    expect(answer.status).toBe(404);
});
