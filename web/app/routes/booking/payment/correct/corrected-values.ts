import type { Locale } from '#schema/codes/base/locales.ts';
import { phoneValues } from '#web/app/components/traveller-form/phone-values.ts';
import { storedPerson } from '#web/app/components/traveller-form/stored-person.ts';
import type {
  BookingValues,
  PassengerValues,
} from '#web/app/routes/booking/passengers/booking-values.ts';
import { membersOf, type PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import type { CheckedOrderFragment } from '#web/app/routes/booking/payment/review-passengers/checked-order.gen.ts';
import type { CheckedPassengerFragment } from '#web/app/routes/booking/payment/review-passengers/checked-passenger.gen.ts';

type Passenger = CheckedPassengerFragment;
type Booked = Pick<CheckedOrderFragment, 'passengers' | 'contact'>;

/** Everyone of an order by the `id` of the passenger, named as on the form they were typed in. */
export function membersOfOrder(passengers: readonly Pick<Passenger, 'id' | 'type'>[]) {
  const members = membersOf(partyOfOrder(passengers));
  const left = [...members];
  return new Map(
    passengers.flatMap(({ id, type }): [string, PartyMember][] => {
      const at = left.findIndex((member) => member.type === type);
      return at < 0 ? [] : left.splice(at, 1).map((member) => [id, member]);
    }),
  );
}

/** How many of each type an order is for. */
export function partyOfOrder(passengers: readonly Pick<Passenger, 'type'>[]) {
  const count = (type: Passenger['type']) => passengers.filter((one) => one.type === type).length;
  return { adults: count('ADT'), children: count('CHD'), infants: count('INF') };
}

/** What was typed for an order, as the form of the passengers holds it. */
export function valuesOfOrder({ passengers, contact }: Booked, locale: Locale): BookingValues {
  const members = membersOfOrder(passengers);
  const valuesOf = (one: Passenger): PassengerValues => ({
    ...storedPerson(one, locale),
    document: {
      type: one.document.type,
      number: one.document.number ?? '',
      issuingCountry: one.document.issuingCountry,
      issuerChosen: one.document.issuingCountry !== one.nationality,
      expiresOn: one.document.expiresOn ?? '',
      savedKey: '',
      savedNumber: '',
    },
    accompanyingAdultKey: members.get(one.accompanyingAdult?.id ?? '')?.key ?? '',
    frequentPassengerId: '',
    save: false,
  });
  return {
    passengers: Object.fromEntries(
      passengers.flatMap((one) => {
        const member = members.get(one.id);
        return member ? [[member.key, valuesOf(one)]] : [];
      }),
    ),
    contact: {
      name: contact.name,
      email: contact.email,
      phone: phoneValues(contact.phone, locale),
    },
    agreements: { CONDITIONS_OF_CARRIAGE: true, PRIVACY: true },
  };
}
