import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createFlightWatch } from '#gateway/modules/flight-status/watch/flight-watch.service.ts';
import { orderDownloads } from '#gateway/modules/orders/documents/order-downloads.ts';
import { documentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { createOrderWatch } from '#gateway/modules/payments/watch/order-watch.service.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { begin } from './beginning.ts';
import { leaveMessages } from './club/first-messages.ts';
import { savePassengers, storyPassengers } from './club/story-passengers.ts';
import { storyConfirmations } from './itinerary/story-confirmations.ts';
import { storyMeals } from './meals/story-meals.ts';
import { storyOrders } from './orders/story-orders.ts';
import { storyPayments } from './payments/story-payments.ts';
import { storyPurse } from './payments/story-purse.ts';
import { createStory, type Story } from './story.ts';
import { storyAccess } from './story-access.ts';
import { STORY_KEYS, storyAirline } from './story-airline.ts';
import { storyIds } from './story-ids.ts';
import type { StoryParts } from './story-parts.ts';
import { TRAVELLER } from './traveller.ts';

/** Nothing changes on a mock unless it is asked for. */
const WATCHES = { intervalMilliseconds: 4_000, limits: { perViewer: 200, all: 5_000 } };

const ORDER_WATCHES = { ...WATCHES, accessMilliseconds: 15_000 };

/** Where downloads would be: the mock serves none. */
const SITE = 'https://www.example.com';

/** Everyone who asks is the traveller. */
const sessions: Pick<Sessions, 'actorOf' | 'begin' | 'holds'> = {
  actorOf: async () => TRAVELLER,
  holds: async () => true,
  begin: async () => TRAVELLER,
};

/** What changes with each payable order. */
const versionsIn = (story: Story, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    ids.map((id) => {
      const { orders, seatOrders, dateChanges, benefitOrders } = story;
      const kept = [orders, seatOrders, dateChanges, benefitOrders];
      return [id, JSON.stringify(kept.map((one) => one.get(id)))];
    }),
  );

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
  const services = {} as Services;
  const parts: StoryParts = { ...makings, orders, services };
  const payments = storyPayments(parts);
  begin(makings, now());
  leaveMessages(story, now());
  savePassengers(makings, now());
  const played = {
    ...airline,
    flightStatus,
    flightWatch: createFlightWatch({ ...WATCHES, clock: { now }, find: flightStatus.find }),
    orders,
    meals: storyMeals(parts),
    orderAccess: storyAccess(makings),
    itineraryConfirmations: storyConfirmations({ ...makings, orders }),
    itineraryDocuments: {
      download: (id: string) => `${SITE}/itinerary-confirmations/${id}/itinerary.pdf`,
    },
    orderDocuments: { downloads: orderDownloads(siteAddresses(SITE)) },
    payments,
    ...storyPurse(parts),
    orderWatch: createOrderWatch({
      ...ORDER_WATCHES,
      clock: { now },
      payments,
      sessions,
      versions: async (ids) => versionsIn(story, ids),
    }),
    sessions,
    frequentPassengers: storyPassengers(makings),
    verification: { ways: ['EMAIL', 'PHONE'] },
  };
  Object.assign(services, played);
  return parts;
}
