import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { storePassenger } from '#gateway/modules/frequent-passengers/frequent-passengers.repository.ts';
import type { Person } from '#gateway/modules/members/member.model.ts';
import {
  insertAgreements,
  insertContact,
  insertMember,
} from '#gateway/modules/members/members.repository.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { clubNumberOf } from '#schema/rules/club/club-number.ts';
import { nameInTwoParts } from '#schema/rules/travellers/names.ts';

const SERIALS = 10 ** (LIMITS.clubNumberDigits - 1);

/** A member with an address of the demo's mailbox, by id. Each call makes another one. */
export const aMember = (db: Database, person: Person, now: Date): Promise<string> =>
  inTransaction(db, async (trx) => {
    const id = randomUUID();
    const cardNumber = clubNumberOf(randomInt(SERIALS));
    const card = { tier: 'HAPPINESS', tierFrom: commercialDay(now) } as const;
    if (!(await insertMember(trx, { id, cardNumber, person, ...card }, now)))
      throw new Error('the number of the card is taken');
    const address = `member-${id.slice(0, 8)}@example.com`;
    const contact = { kind: 'EMAIL', address, lookup: contactLookup(address) } as const;
    await insertContact(trx, id, contact, now);
    const given = { agreements: ['MEMBERSHIP', 'PRIVACY'], guardianName: null };
    await insertAgreements(trx, id, given, now);
    return id;
  });

/** A person of the member's list, with a passport. */
export type SavedPerson = Pick<Person, 'lastName' | 'firstName' | 'title' | 'dateOfBirth'> & {
  readonly gender: 'F' | 'M';
  readonly expiresOn: LocalDate;
};

/** Saves passengers for a member, each with a passport of Hong Kong. */
export const savePassengers = (
  db: Database,
  vault: Pick<DocumentEncryption, 'seal'>,
  memberId: string,
  people: readonly SavedPerson[],
  now: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { expiresOn, ...person } of people) {
      const documentId = randomUUID();
      const number = `K${randomInt(10_000_000, 99_999_999)}`;
      await storePassenger(trx, {
        ...person,
        ...nameInTwoParts(person),
        id: randomUUID(),
        memberId,
        version: 1,
        nationality: 'HK',
        phone: null,
        frequentFlyer: null,
        savedAt: now,
        removedAt: null,
        documents: [
          {
            id: documentId,
            type: 'PP',
            issuingCountry: 'HK',
            expiresOn,
            sealedNumber: vault.seal(number, documentId),
          },
        ],
      });
    }
  });
