import { decode } from 'bcbp';
import { expect, it } from 'vitest';
import { type BarCodeFacts, bcbpOf, boardingPassName } from './bcbp.ts';

const facts: BarCodeFacts = {
  ticketName: 'LIN/MEI',
  bookingReference: 'K7M2PX',
  origin: 'PVG',
  destination: 'NRT',
  carrierCode: 'MG',
  flightNumber: 'MG523',
  departureDate: '2026-12-24',
  cabin: 'ECONOMY',
  seatNumber: '12A',
  sequenceNumber: 25,
};

it('the bar code of a boarding pass has 60 characters at their places', () => {
  expect(bcbpOf(facts)).toBe('M1LIN/MEI             EK7M2PX PVGNRTMG 0523 358Y012A0025 100');
  expect(bcbpOf(facts)).toHaveLength(60);
});

it('a viewer of gates finds in it what was written', () => {
  const { data } = decode(bcbpOf(facts), 2026);
  expect(data).toMatchObject({
    passengerName: 'LIN/MEI',
    legs: [
      {
        operatingCarrierPNR: 'K7M2PX',
        departureAirport: 'PVG',
        arrivalAirport: 'NRT',
        operatingCarrierDesignator: 'MG',
        flightNumber: '0523',
        compartmentCode: 'Y',
        seatNumber: '012A',
        checkInSequenceNumber: '0025',
        passengerStatus: '1',
      },
    ],
  });
  expect(data?.legs?.[0]?.flightDate).toEqual(new Date('2026-12-24T00:00:00Z'));
});

it('an infant has INF in the place of a seat, a suffix its own place, and a long name ends', () => {
  const ticketName = 'VONUNDZUHOHENLOHE/MAXIMILIAN';
  const text = bcbpOf({ ...facts, ticketName, seatNumber: null, flightNumber: 'MG8012D' });
  expect(text).toHaveLength(60);
  expect(text).toContain('8012D358YINF 0025');
  expect(boardingPassName(ticketName)).toBe('VONUNDZUHOHENLOHE/MA');
});
