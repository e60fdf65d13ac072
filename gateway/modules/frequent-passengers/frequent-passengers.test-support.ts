import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { memberName } from '#gateway/modules/members/member.model.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { FrequentPassengerInput } from '#gateway/resolvers.gen.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { createFrequentPassengers, type MemberActor } from './frequent-passengers.service.ts';

type Document = FrequentPassengerInput['documents'][number];

export const aPassport = (number = 'K12345678', change: Partial<Document> = {}): Document => ({
  type: 'PP',
  number,
  issuingCountry: 'HK',
  expiresOn: '2030-06-30',
  ...change,
});

/** A passenger to save, who is not the member. */
export const aCompanion = (
  change: Partial<FrequentPassengerInput> = {},
): FrequentPassengerInput => ({
  lastName: 'Wong',
  firstName: 'Mei Ling',
  title: 'MS',
  gender: 'F',
  dateOfBirth: '1988-07-21',
  nationality: 'HK',
  phone: null,
  frequentFlyer: null,
  documents: [aPassport()],
  ...change,
});

/** Members with their lists. */
export function passengerDesk(db: Database) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const members = memberDesk(db);
  const passengers = createFrequentPassengers({
    db,
    vault: createDocumentEncryption(keys),
    newId: (now) => randomIds.uuid(now),
    async selfOf({ memberId }) {
      const member = memberId && (await members.members.find(memberId));
      return member ? { ...memberName(member), dateOfBirth: member.person.dateOfBirth } : null;
    },
  });
  const add = (
    actor: MemberActor,
    passenger = aCompanion(),
    idempotencyKey: string = randomUUID(),
  ) => passengers.add({ idempotencyKey, passenger }, actor, members.now);
  return {
    ...members,
    keys,
    passengers,
    add,
    aMember: async (): Promise<MemberActor> => ({
      sessionId: randomUUID(),
      memberId: await members.join(),
    }),
    /** Saves a passenger who must not be refused; the id. */
    async saved(actor: MemberActor, passenger = aCompanion()): Promise<string> {
      const { id, userErrors } = await add(actor, passenger);
      if (!id) throw new Error(JSON.stringify(userErrors));
      return id;
    },
  };
}
