import { belongingTo, ofMember } from '#gateway/database/personal-data.ts';
import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { memberName } from '#gateway/modules/members/member.model.ts';
import { eraseRemoved } from './frequent-passengers.repository.ts';
import {
  frequentPassengerNode,
  frequentPassengersResolvers,
} from './frequent-passengers.resolvers.ts';
import {
  createFrequentPassengers,
  type FrequentPassengerService,
} from './frequent-passengers.service.ts';
import { erasedBefore } from './saved-list.ts';
import { savedTravellers } from './saved-travellers.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly frequentPassengers: FrequentPassengerService;
  }
}

/** Passengers who were removed, and not brought back in time. */
const sweepRemovedPassengers: Sweep = {
  name: 'removed passengers',
  run: ({ db, clock }) => eraseRemoved(db, erasedBefore(clock.now())),
};

const PASSENGERS = { table: 'frequent_passengers', isOf: ofMember };

export const frequentPassengersModule = {
  name: 'frequent-passengers',
  services: {
    frequentPassengers: ({ db, ids, vault }, { members }) =>
      createFrequentPassengers({
        db,
        vault,
        newId: (now) => ids.uuid(now),
        // the member is recognised among them by name and date of birth
        async selfOf({ memberId }) {
          const member = memberId && (await members.find(memberId));
          return member ? { ...memberName(member), dateOfBirth: member.person.dateOfBirth } : null;
        },
      }),
  },
  resolvers: [frequentPassengersResolvers],
  nodes: { FrequentPassenger: frequentPassengerNode },
  sweeps: [sweepRemovedPassengers],
  sealed: [
    {
      table: 'frequent_passenger_documents',
      column: 'number_sealed',
      keyIn: ({ documentEncryption }) => documentEncryption,
      most: 200,
    },
  ],
  answers: {
    savedTravellers: ({ ids, vault }) => savedTravellers({ vault, newId: (now) => ids.uuid(now) }),
  },
  personalData: [
    PASSENGERS,
    {
      table: 'frequent_passenger_documents',
      isOf: belongingTo('passenger_id', PASSENGERS),
      masked: { column: 'number_sealed', as: 'number' },
    },
  ],
} satisfies GatewayModule;
