import type { StoryOrders } from '#gateway/mocks/story/orders/story-orders.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import { challengeFor, opened } from '#gateway/mocks/story/story-access.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { availabilityOf } from '#gateway/modules/itinerary-confirmations/confirmation-availability.ts';
import type { ConfirmationRecord } from '#gateway/modules/itinerary-confirmations/itinerary-confirmation.model.ts';
import type { TicketDetails } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.input.ts';
import type { ItineraryConfirmations } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { readConfirmationNumber } from '#schema/rules/after-sale/confirmation-number.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { sameName } from '#schema/rules/travellers/names.ts';

type Parts = { readonly story: Story; readonly ids: Ids; readonly orders: StoryOrders };

const fits = (order: Order, details: TicketDetails): boolean =>
  order.contact.email.toLowerCase() === details.email.toLowerCase() &&
  order.passengers.some((passenger) => sameName(passenger, details.name)) &&
  order.segments.some(
    ({ flightNumber, departureDate }) =>
      flightNumber === details.flightNumber && departureDate === details.flightDate,
  );

/** Itinerary confirmations in memory: five details and the story's code open one. */
export const storyConfirmations = ({ story, ids, orders }: Parts): ItineraryConfirmations => {
  const { confirmations } = story;
  const recordOf = (ticketId: string, now: Date): ConfirmationRecord => {
    const known = [...confirmations.values()].find((one) => one.ticketId === ticketId);
    const number = ids.reference(LIMITS.itineraryNumberLength);
    const record = known ?? { id: ids.uuid(now), number, ticketId, locale: 'en' };
    confirmations.set(record.id, record);
    return record;
  };
  const find = async (record: ConfirmationRecord | undefined, now: Date) => {
    const order = record && (await orders.find({ ticketId: record.ticketId }, TRAVELLER, now));
    const ticket = order?.tickets.find(({ id }) => id === record?.ticketId);
    if (!record || !order || !ticket) return null;
    const { until, problem } = availabilityOf(order, ticket, now);
    return problem ? null : { ...record, order, ticket, availableUntil: until };
  };
  return {
    async request(details, _asker, now) {
      const number = details.ticketNumber;
      const order = await orders.find({ ticketNumber: number }, TRAVELLER, now);
      const ticket = order?.tickets.find((one) => one.number === number);
      const subject = order && ticket && fits(order, details) ? ticket.id : null;
      return { challenge: challengeFor(story, ids, subject, now) };
    },
    async open(submission, _asker, now) {
      const answer = opened(story, submission, now);
      if ('problem' in answer) return answer;
      return { confirmationId: recordOf(answer.subject, now).id };
    },
    find: (id, _reader, now) => find(confirmations.get(id), now),
    async standingOf(text, _address, now) {
      const number = readConfirmationNumber(text);
      const record = [...confirmations.values()].find((one) => one.number === number);
      return (await find(record, now)) === null ? 'NOT_VALID' : 'VALID';
    },
    accessExpiresAt: async (_confirmation, _actor, now) =>
      addMinutes(now, LIMITS.orderAccessMinutes),
  };
};
