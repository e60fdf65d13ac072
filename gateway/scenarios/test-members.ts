import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import {
  insertCoupon,
  type NewCoupon,
} from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import { storeCard } from '#gateway/modules/members/card/card.repository.ts';
import type { Card, Member, Person } from '#gateway/modules/members/member.model.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import { storeHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { givePoints } from '#gateway/modules/points/move-points.service.ts';
import { insertSegment } from '#gateway/modules/points/segments/flown-segments.repository.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Earned } from '#schema/rules/club/points.ts';
import { aMember, type SavedPerson, savePassengers } from './builders/member.builder.ts';

/** A flight that a member has flown, what it earned, and when it was credited. */
export type CreditedFlight = {
  readonly flight: FlightKey;
  readonly earned: Earned;
  readonly at: Date;
};

/** The first and the last day of a coupon. */
type CouponValidity = Pick<NewCoupon, 'validFrom' | 'validUntil'>;

/** The part of a desk where members are made, at the desk's instant. */
export const testMembers = (db: Database, keys: Keys, now: () => Date) => ({
  /** A member who was made here. */
  async memberOf(memberId: string): Promise<Member> {
    const member = await findMember(db, memberId);
    if (!member) throw new Error('no such member');
    return member;
  },
  /** Makes a member; the id. */
  joinClub: (person: Person): Promise<string> => aMember(db, person, now()),
  /** Saves passengers for a member's later bookings. */
  savePassengers: (memberId: string, people: readonly SavedPerson[]) =>
    savePassengers(db, createDocumentEncryption(keys), memberId, people, now()),
  /** Credits flights to a member: segment, status points and points of each. */
  creditFlights: (memberId: string, flights: readonly CreditedFlight[]): Promise<void> =>
    inTransaction(db, async (trx) => {
      for (const { flight, earned, at } of flights) {
        const { date, flightNumber } = flight;
        const counted = { source: 'FLIGHT', change: 1, qualifying: true, couponId: null } as const;
        const segment = { id: randomUUID(), memberId, date, flightNumber, ...counted };
        await insertSegment(trx, { ...segment, statusPoints: earned.status }, at);
        const parts = { FLIGHT: earned.points, BONUS: earned.bonus };
        for (const source of ['FLIGHT', 'BONUS'] as const)
          if (parts[source] > 0)
            await givePoints(trx, { memberId, flight, source, points: parts[source] }, at);
      }
    }),
  /** Gives a member another card. */
  giveCard: (memberId: string, card: Omit<Card, 'number'>): Promise<void> =>
    inTransaction(db, (trx) => storeCard(trx, memberId, card)),
  /** Gives a member a coupon of the airline's, for an extra of the catalogue. */
  giveCoupon: (memberId: string, extraId: string, validity: CouponValidity): Promise<void> =>
    inTransaction(db, (trx) =>
      insertCoupon(trx, { id: randomUUID(), memberId, extraId, issuedBy: null, ...validity }),
    ),
  /** Sets the six digits that release a member's points. */
  async setPointsPassword(memberId: string, digits: string): Promise<void> {
    const hash = await passwordHashes(keys).hash(digits);
    await inTransaction(db, (trx) => storeHash(trx, memberId, 'CONSUMPTION', hash, now()));
  },
  /** Gives points to a member, as of an instant. */
  givePoints: (memberId: string, points: number, when: Date): Promise<boolean> =>
    inTransaction(db, (trx) => givePoints(trx, { memberId, source: 'ADJUSTMENT', points }, when)),
});
