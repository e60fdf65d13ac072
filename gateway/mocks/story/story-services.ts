import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createFlightWatch } from '#gateway/modules/flight-status/watch/flight-watch.service.ts';
import { orderDownloads } from '#gateway/modules/orders/documents/order-downloads.ts';
import { documentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { begin } from './beginning.ts';
import { leaveMessages } from './club/first-messages.ts';
import { storyConfirmations } from './itinerary/story-confirmations.ts';
import type { Makings } from './orders/place-order.ts';
import { type StoryOrders, storyOrders } from './orders/story-orders.ts';
import { storyPayments } from './payments/story-payments.ts';
import { createStory } from './story.ts';
import { storyAccess } from './story-access.ts';
import { STORY_KEYS, storyAirline } from './story-airline.ts';
import { storyIds } from './story-ids.ts';
import { TRAVELLER } from './traveller.ts';

/** Nothing changes on a mock unless it is asked for. */
const WATCHES = { intervalMilliseconds: 4_000, limits: { perNetwork: 200, all: 5_000 } };

/** Where downloads would be: the mock serves none. */
const SITE = 'https://www.example.com';

/** Everyone who asks is the traveller. */
const sessions: Pick<Sessions, 'actorOf' | 'begin'> = {
  actorOf: async () => TRAVELLER,
  begin: async () => TRAVELLER,
};

/** What a mock is made of: the services that resolvers ask, and what the story's own resolvers know beside them. */
export type StoryParts = Makings & { readonly orders: StoryOrders; readonly services: Services };

/**
 * The services of all modules without a database: the airline is the simulated one, orders and payments are kept in memory. What
 * only jobs, webhooks and downloads ask for is left out.
 */
export function createStoryParts(now: () => Date): StoryParts {
  const story = createStory();
  const airline = storyAirline(story, now);
  const makings = { story, airline, ids: storyIds(story), vault: documentVault(STORY_KEYS) };
  const { timetable } = airline;
  const operations = createSimulatedOperations({ timetable, irregularitiesOf: async () => [] });
  const flightStatus = createFlightStatusService({ timetable, operations });
  const orders = storyOrders(makings);
  begin(makings, now());
  leaveMessages(story, now());
  const played = {
    ...airline,
    flightStatus,
    flightWatch: createFlightWatch({ ...WATCHES, clock: { now }, find: flightStatus.find }),
    orders,
    orderAccess: storyAccess(makings),
    itineraryConfirmations: storyConfirmations({ ...makings, orders }),
    itineraryDocuments: {
      download: (id: string) => `${SITE}/itinerary-confirmations/${id}/itinerary.pdf`,
    },
    orderDocuments: { downloads: orderDownloads(siteAddresses(SITE)) },
    payments: storyPayments(makings),
    sessions,
    verification: { ways: ['EMAIL', 'PHONE'] },
  };
  return { ...makings, orders, services: played as object as Services };
}
