import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import { TRAVELLER, theMember } from '#gateway/mocks/story/traveller.ts';
import type { FrequentPassenger } from '#gateway/modules/frequent-passengers/frequent-passenger.model.ts';
import {
  createFrequentPassengers,
  type FrequentPassengerService,
} from '#gateway/modules/frequent-passengers/frequent-passengers.service.ts';
import type { PassengerShelves } from '#gateway/modules/frequent-passengers/passenger-shelf.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import type { SavedTravellers } from '#gateway/modules/orders/saved-travellers.ts';
import { hashOfRequest } from '#gateway/requests/idempotency.ts';
import { Refused } from '#gateway/requests/refused.ts';
import { addMonths } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { nameInTwoParts, type TwoPartName } from '#schema/rules/travellers/names.ts';

type Story = Makings['story'];

/** Saved passengers in memory; every member of the mock is the traveller. */
const shelvesOf = ({ passengers, savedOnce }: Story): PassengerShelves => ({
  read: async ({ memberId }) => (memberId === null ? [] : [...passengers.values()]),
  change: (_actor, work) =>
    work({
      list: [...passengers.values()],
      put: async (passenger) => void passengers.set(passenger.id, passenger),
      async once({ idempotencyKey, ...asked }, make) {
        const request = hashOfRequest(asked);
        const known = savedOnce.get(idempotencyKey);
        if (known && known.request !== request) throw new Refused('IDEMPOTENCY_KEY_REUSED');
        const id = known?.id ?? (await make());
        savedOnce.set(idempotencyKey, { request, id });
        return id;
      },
    }),
});

const partsOf = ({ story, vault, ids }: Makings) => ({
  vault,
  newId: (now: Date) => ids.uuid(now),
  shelves: shelvesOf(story),
});

const selfOf = async () => ({ ...theMember(), ...nameInTwoParts(theMember()) });

/** The saved passengers of the mock, by the rules of the real ones. */
export const storyPassengers = (makings: Makings): FrequentPassengerService =>
  createFrequentPassengers({ ...partsOf(makings), selfOf });

/** The same for orders. */
export const storyTravellers = (makings: Makings): SavedTravellers<null> => {
  const { shelves, ...parts } = partsOf(makings);
  return savedTravellers<null>({ ...parts, shelvesIn: () => shelves });
};

/** The passengers with whom a story begins: the member, whose passport lasts, and one whose passport ends within the year. */
export const savePassengers = ({ story, vault, ids }: Makings, now: Date): void => {
  const today = commercialDay(now);
  const saved = (
    person: TwoPartName & Pick<FrequentPassenger, 'title' | 'gender' | 'dateOfBirth'>,
    number: string,
    expiresOn: string,
  ): FrequentPassenger => {
    const documentId = ids.uuid(now);
    const document = { id: documentId, type: 'PP', issuingCountry: 'HK', expiresOn } as const;
    return {
      ...person,
      ...nameInTwoParts(person),
      id: ids.uuid(now),
      memberId: TRAVELLER.memberId,
      version: 1,
      nationality: 'HK',
      phone: null,
      frequentFlyer: null,
      savedAt: now,
      removedAt: null,
      documents: [{ ...document, sealedNumber: vault.seal(number, documentId) }],
    };
  };
  const { lastName, firstName, gender, dateOfBirth } = theMember();
  const own = saved(
    { lastName, firstName, title: 'MR', gender, dateOfBirth },
    'K12345678',
    '2099-12-31',
  );
  const companion = saved(
    {
      lastName: 'Wong',
      firstName: 'Mei Ling',
      title: 'MS',
      gender: 'F',
      dateOfBirth: '1988-07-21',
    },
    'K23456789',
    addMonths(today, 3),
  );
  for (const one of [own, companion]) story.passengers.set(one.id, one);
};
