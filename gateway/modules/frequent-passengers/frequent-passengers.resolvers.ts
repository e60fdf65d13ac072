import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { bookedType } from '#schema/rules/travellers/age-band.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';
import { passengerTags } from '#schema/rules/travellers/passenger-tags.ts';
import type { FrequentPassenger } from './frequent-passenger.model.ts';
import type { MemberActor } from './frequent-passengers.service.ts';

/** @throws UNAUTHENTICATED for guests */
async function signedIn({ actor }: GatewayContext): Promise<MemberActor> {
  const { memberId, ...rest } = await actor();
  if (memberId === null) throw signInRequired();
  return { ...rest, memberId };
}

const keyIn = (id: string): string => keyOf('FrequentPassenger', id) ?? '';

/** The last day of the best document; null where one does not expire. */
const lastDay = ({ documents: [best] }: FrequentPassenger) => best?.expiresOn ?? null;

/** Saved passengers, read and changed by their member. */
export const frequentPassengersResolvers: Resolvers = {
  Mutation: {
    async addFrequentPassenger(_root, { input }, context) {
      const { services, now } = context;
      const actor = await signedIn(context);
      const { id, userErrors } = await services.frequentPassengers.add(input, actor, now);
      return {
        frequentPassenger: id ? await services.frequentPassengers.find(id, actor) : null,
        member: id ? await services.members.find(actor.memberId) : null,
        userErrors: [...userErrors],
      };
    },
    async updateFrequentPassenger(_root, { input }, context) {
      const { services, now } = context;
      const actor = await signedIn(context);
      const { frequentPassengerId, ...change } = input;
      const request = { ...change, id: keyIn(frequentPassengerId) };
      const { id, userErrors } = await services.frequentPassengers.update(request, actor, now);
      return {
        frequentPassenger: id ? await services.frequentPassengers.find(id, actor) : null,
        userErrors: [...userErrors],
      };
    },
    async removeFrequentPassenger(_root, { input: { frequentPassengerId } }, context) {
      const { services, now } = context;
      const actor = await signedIn(context);
      const code = await services.frequentPassengers.remove(keyIn(frequentPassengerId), actor, now);
      return {
        removedId: code ? null : frequentPassengerId,
        member: code ? null : await services.members.find(actor.memberId),
        userErrors: code ? [{ code, path: ['frequentPassengerId'] }] : [],
      };
    },
    async restoreFrequentPassenger(_root, { input: { frequentPassengerId } }, context) {
      const { services, now } = context;
      const actor = await signedIn(context);
      const id = keyIn(frequentPassengerId);
      const code = await services.frequentPassengers.restore(id, actor, now);
      return {
        frequentPassenger: code ? null : await services.frequentPassengers.find(id, actor),
        member: code ? null : await services.members.find(actor.memberId),
        userErrors: code ? [{ code, path: ['frequentPassengerId'] }] : [],
      };
    },
  },
  Member: {
    frequentPassengers: async (_member, _args, { services, actor }) =>
      services.frequentPassengers.listOf(await actor()),
  },
  FrequentPassenger: {
    id: ({ id }) => globalId('FrequentPassenger', id),
    name: ticketName,
    typeToday({ dateOfBirth }, _args, { now }) {
      const type = bookedType(dateOfBirth, [commercialDay(now)]);
      return PASSENGER_TYPES.find((one) => one === type) ?? null;
    },
    documents: ({ documents }, _args, { services, now }) =>
      documents.map(({ id, sealedNumber, ...document }) => {
        const number = services.frequentPassengers.vault.open(sealedNumber, id);
        const { expiresOn } = document;
        const [tag] = passengerTags({ isSelf: false, expiresOn }, commercialDay(now));
        return {
          key: id,
          document: {
            ...document,
            number: null,
            maskedNumber: maskDocumentNumber(number),
            numberProblem: number === null ? 'UNREADABLE' : null,
          },
          tag: tag ?? null,
        };
      }),
    tags: (passenger, _args, { now }) =>
      passengerTags({ ...passenger, expiresOn: lastDay(passenger) }, commercialDay(now)),
    // No document of a member is verified yet, and so nothing is locked.
    locks: () => [],
  },
  AddFrequentPassengerError: userErrorFields,
  UpdateFrequentPassengerError: userErrorFields,
  RemoveFrequentPassengerError: userErrorFields,
  RestoreFrequentPassengerError: userErrorFields,
};

export const frequentPassengerNode: NodeLoader = async (id, { services, actor }) =>
  services.frequentPassengers.find(id, await actor());
