import { describe, expect, test } from 'vitest';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { readOrderKey } from '#schema/rules/orders/order-key.ts';
import { bookingsOfDay } from './bookings-of-day.ts';
import { bookingOfReference, bookingOfTicket, referenceOf, ticketOf } from './numbered-bookings.ts';
import { createSimulatedTicketStore } from './simulated-ticket-store.ts';

const timetable = createSimulatedTimetable();
const now = new Date('2027-01-05T02:00:00Z');
const TODAY = '2027-01-05';
const store = createSimulatedTicketStore(timetable);
const days = [0, 1, 2, 7].map((ahead) => addDays(TODAY, ahead));
const sold = days.flatMap((day) => bookingsOfDay(timetable, day));
const flightsOf = ({ bounds }: BookingElsewhere) => bounds.flatMap(({ flights }) => flights);

describe('the tickets that other channels have sold', () => {
  test('are on flights of each day, the same on every replica', () => {
    for (const day of days)
      expect(bookingsOfDay(createSimulatedTimetable(), day).length).toBeGreaterThan(4);
    expect(bookingsOfDay(createSimulatedTimetable(), TODAY)).toEqual(
      bookingsOfDay(timetable, TODAY),
    );
    for (const { flightNumber, date } of sold.flatMap(flightsOf)) {
      const flight = timetable.flight({ flightNumber, date });
      expect(flight?.operatedBy.code).toBe(BRAND.carrierCode);
    }
  });

  test('are found by reference, ticket or document number, as they are typed, and by no other', async () => {
    for (const booking of sold) {
      const { reference, passengers } = booking;
      const [passenger] = passengers;
      const keys = [
        readOrderKey('bookingReference', reference.toLowerCase()),
        readOrderKey('ticketNumber', passenger?.ticketNumber ?? ''),
        readOrderKey('documentNumber', passenger?.document.number ?? ''),
      ];
      for (const key of keys) {
        if ('problem' in key) throw new Error(key.problem);
        expect(await store.find(key, now)).toEqual([booking]);
      }
    }
    expect(await store.find({ kind: 'BOOKING_REFERENCE', value: 'ZZZZZZ' }, now)).toEqual([]);
    expect(await store.find({ kind: 'TICKET_NUMBER', value: '9192400000001' }, now)).toEqual([]);
  });

  test('are found by the e-mail address of the contact too, the one that leaves first before the others', async () => {
    const [first] = sold;
    const value = first?.contact.email ?? '';
    const found = await store.find({ kind: 'EMAIL', value }, now);
    expect(found.length).toBeGreaterThan(1);
    const departures = found.map((one) => flightsOf(one)[0]?.date ?? '');
    expect(departures).toEqual(departures.toSorted());
  });

  test('are for one, for two there and back, and with seats that wait for payment with the seller', () => {
    expect(sold.some(({ passengers }) => passengers.length === 1)).toBe(true);
    expect(sold.some(({ bounds }) => bounds.length === 2)).toBe(true);
    expect(sold.flatMap(flightsOf).some(({ seatsDueAt }) => seatsDueAt !== null)).toBe(true);
  });
});

test('references and ticket numbers lead back to one booking each', () => {
  const places = days.flatMap((day) => Array.from({ length: 64 }, (_, place) => ({ day, place })));
  expect(new Set(places.map(referenceOf)).size).toBe(places.length);
  for (const booking of places) {
    expect(referenceOf(booking)).toMatch(/^X[A-Z2-9]{5}$/);
    expect(bookingOfReference(referenceOf(booking))).toEqual(booking);
    expect(bookingOfTicket(ticketOf(booking, 7))).toEqual(booking);
  }
});
