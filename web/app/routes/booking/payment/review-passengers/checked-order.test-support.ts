import type { CheckedOrderFragment } from './checked-order.gen.ts';
import type { CheckedPassengerFragment } from './checked-passenger.gen.ts';

/** An adult as booked in this browser; the number of the document is known here. */
export const aCheckedPassenger = (
  changes: Partial<CheckedPassengerFragment> = {},
): CheckedPassengerFragment => ({
  id: 'anna',
  name: 'LIU/ANNA',
  lastName: 'Liu',
  firstName: 'Anna',
  title: 'MS',
  type: 'ADT',
  gender: 'F',
  dateOfBirth: '1990-04-12',
  nationality: 'KR',
  phone: '+8613800138000',
  document: {
    type: 'PP',
    number: 'M12345678',
    maskedNumber: '••••••678',
    numberProblem: null,
    issuingCountry: 'KR',
    expiresOn: '2031-05-01',
  },
  frequentFlyer: { airline: 'NH', number: '1234567890' },
  accompanyingAdult: null,
  ...changes,
});

/** Her infant, on her lap. */
export const aCheckedInfant = (): CheckedPassengerFragment =>
  aCheckedPassenger({
    id: 'mei',
    name: 'LIU/MEI',
    firstName: 'Mei',
    title: null,
    type: 'INF',
    dateOfBirth: '2026-06-12',
    phone: null,
    document: {
      type: 'PP',
      number: 'M87654321',
      maskedNumber: '••••••321',
      numberProblem: null,
      issuingCountry: 'KR',
      expiresOn: '2031-05-01',
    },
    frequentFlyer: null,
    accompanyingAdult: { id: 'anna', name: 'LIU/ANNA' },
  });

const airport = (id: string, country: string) => ({ id, country });

/** Their order from Shanghai to Tokyo on 24 Dec 2026. */
export const aCheckedOrder = (
  changes: Partial<CheckedOrderFragment> = {},
): CheckedOrderFragment => ({
  id: 'order',
  passengers: [aCheckedPassenger(), aCheckedInfant()],
  contact: { name: 'Anna Liu', email: 'anna@example.com', phone: '+85221234567' },
  bounds: [
    {
      itinerary: {
        segments: [
          {
            id: 'segment',
            origin: airport('pvg', 'CN'),
            destination: airport('nrt', 'JP'),
            departure: { local: '2026-12-24T09:05' },
            arrival: { local: '2026-12-24T12:55' },
          },
        ],
      },
    },
  ],
  ...changes,
});
