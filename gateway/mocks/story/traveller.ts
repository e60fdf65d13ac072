import type { ContactInput, PassengerInput } from '#gateway/resolvers.gen.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { anInfant, aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** Whose story it is: the only browser of the mock, signed in as its only member. */
export const TRAVELLER = { sessionId: 'story', memberId: 'member' } as const;

const passport = (number: string): PassengerInput['document'] => ({
  type: 'PP',
  number,
  issuingCountry: 'HK',
  expiresOn: '2099-12-31',
});

/** The member. */
export const theMember = (): PassengerInput =>
  aPassenger({
    lastName: 'Chan',
    firstName: 'Tai Man',
    title: 'MR',
    gender: 'M',
    dateOfBirth: '1985-03-08',
    nationality: 'HK',
    document: passport('K12345678'),
    phone: { areaCode: '852', number: '91234567' },
  });

/** The member with a companion and their infant on a local day of departure. */
export const theFamily = (day: LocalDate): PassengerInput[] => [
  theMember(),
  aPassenger({
    key: 'companion',
    lastName: 'Wong',
    firstName: 'Mei Ling',
    nationality: 'HK',
    document: passport('K23456789'),
  }),
  anInfant(day, {
    lastName: 'Chan',
    firstName: 'Ka Yan',
    nationality: 'HK',
    document: passport('K34567890'),
  }),
];

/** Whom the airline writes to. */
export const theContact = (): ContactInput =>
  aContact({ name: 'Chan Tai Man', email: 'taiman.chan@example.com' });
