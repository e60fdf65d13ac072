import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { anAsker, type checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { readCheckIn } from '#gateway/modules/check-in/make/check-in.input.ts';
import { numbersOf } from '#gateway/modules/seats/seat-histories.test-support.ts';
import { seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import {
  type CheckInCommand,
  type PlainCheckIn,
  plainCheckIn,
} from './plain-check-in.test-support.ts';

const PARTY = ['ADT', 'ADT', 'CHD'] as const;
const SEATS = ['24A', '24B', '24C', '25A'];
const HOUR = 60;
const STARTS_BEFORE = LIMITS.checkInOpensMinutes + HOUR;
const WAITS = [10, HOUR, 4 * HOUR, 9 * HOUR];

type Next = ReturnType<typeof numbersOf>;

const some = (next: Next): number[] => {
  const named = PARTY.map((_, who) => who).filter(() => next(2) === 0);
  const first = next(PARTY.length);
  return named.length > 0 ? named : [first];
};

const commandOf = (next: Next): CheckInCommand => {
  const turn = next(20);
  const by = next(2);
  if (turn < 6) return { do: 'CHECK_IN', who: some(next), by };
  if (turn < 7) return { do: 'BOTH_CHECK_IN', who: some(next) };
  if (turn < 13) return { do: 'CANCEL', who: some(next), by };
  if (turn < 18)
    return { do: 'SEAT', who: next(PARTY.length), seat: SEATS[next(SEATS.length)] ?? '', by };
  return { do: 'WAIT', minutes: WAITS[next(WAITS.length)] ?? HOUR };
};

type Codes = readonly { readonly code: string }[];
const codesIn = (faults: Codes): string[] => faults.map(({ code }) => code);

/** Histories of a party of two adults and a child whose flight is open in two browsers, against the plain model. */
export const checkInHistories = async (db: Database, till: ReturnType<typeof checkInDesk>) => {
  const { desk, seats, inputFor, codeOf } = till;
  const traveller = await till.ticketed({ adults: 2, children: 1 });
  const { order } = traveller;
  const browsers = [traveller.visitor, anAsker()];
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight');
  const { flightNumber, departureDate: date, departsAt } = segment;

  const open = () =>
    inTransaction(db, async (trx) => {
      for (const { sessionId } of browsers)
        await desk.orders.openSegmentTo(
          trx,
          { orderId: order.id, segmentIndex: 0, sessionId },
          desk.now(),
        );
    });

  const begin = async () => {
    for (const table of ['check_in_records', 'check_ins', 'chosen_seats'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('coupons').set({ state: 'OPEN' }).execute();
    desk.at(addMinutes(departsAt, -STARTS_BEFORE));
    await open();
  };

  /** Everyone as the database has them, with what is wrong with it in itself. */
  const standings = async () => {
    const { rows } = await sql<{
      coupon: string;
      state: 'CHECKED_IN' | 'CANCELLED' | null;
      cancellations: number | null;
      sequence: number | null;
      seat: string | null;
    }>`
      select coupons.state as coupon, check_ins.state, check_ins.cancellations,
        check_ins.sequence_number as sequence, chosen_seats.seat_number as seat
      from order_passengers one
        join tickets on tickets.passenger_id = one.id
        join coupons on coupons.ticket_id = tickets.id and coupons.segment_index = 0
        left join check_ins on check_ins.passenger_id = one.id and check_ins.segment_index = 0
        left join chosen_seats on chosen_seats.passenger_id = one.id
          and chosen_seats.segment_index = 0 and chosen_seats.state in ('HELD', 'CONFIRMED')
      where one.order_id = ${order.id} order by one.index`.execute(db);
    return rows.map(({ state, cancellations, seat, coupon }) => ({
      ...{ state: state ?? 'NOT_CHECKED_IN', cancellations: cancellations ?? 0, seat },
      coupon,
    }));
  };

  const run = (checkIns: ReturnType<typeof createCheckInService>, model: PlainCheckIn) => {
    const checkIn = async (who: readonly number[], by: number) => {
      const contact = { email: `browser${by}@example.com` };
      const { request, faults } = readCheckIn(inputFor({ order }, who, { contact }));
      if (!request) return codesIn(faults);
      return codesIn((await checkIns.checkIn(request, browsers[by]!, desk.now())).userErrors);
    };
    const cancel = async (who: readonly number[], by: number) => {
      await db.deleteFrom('verification_challenges').execute();
      await db.deleteFrom('rate_windows').execute();
      const asker = browsers[by]!;
      const request = {
        passengerSegmentIds: who.map((index) => seatedId(order, index)),
        locale: 'en' as const,
      };
      const asked = await checkIns.requestCancellation(request, asker, desk.now());
      if ('faults' in asked) return codesIn(asked.faults);
      const { id: challengeId } = asked.challenge;
      const typed = { idempotencyKey: randomUUID(), challengeId, code: await codeOf(challengeId) };
      const done = await checkIns.confirmCancellation(typed, asker, desk.now());
      return 'problem' in done ? [done.problem] : [];
    };
    const choose = async (who: number, seatNumber: string, by: number) => {
      const choice = { passengerSegmentId: seatedId(order, who), seatNumber, exitRow: null };
      const selection = {
        ...{ idempotencyKey: randomUUID(), flight: flightId({ flightNumber, date }) },
        ...{ choices: [choice], acceptedAmountDue: money(0, 'CNY') },
        ...{ preferredSeatsAgreed: false, locale: 'en' as const },
      };
      return codesIn((await seats.select(selection, browsers[by]!, desk.now())).userErrors);
    };
    /** What the site answers to a command, and what the model does. */
    return async (command: CheckInCommand): Promise<readonly [unknown, unknown]> => {
      if (command.do === 'WAIT') {
        model.wait(command.minutes);
        desk.at(addMinutes(desk.now(), command.minutes));
        await open();
        return [[], []];
      }
      const { who } = command;
      if (command.do === 'SEAT')
        return [
          await choose(who as number, command.seat, command.by),
          model.choose(who as number, command.seat),
        ];
      const named = who as readonly number[];
      if (command.do === 'CHECK_IN')
        return [await checkIn(named, command.by), model.checkIn(named, command.by)];
      if (command.do === 'CANCEL') return [await cancel(named, command.by), model.cancel(named)];
      const answers = await Promise.all([checkIn(named, 0), checkIn(named, 1)]);
      const winner = answers[0]?.length === 0 ? 0 : 1;
      const expected = [model.checkIn(named, winner), model.checkIn(named, 1 - winner)];
      return [[answers[winner], answers[1 - winner]], expected];
    };
  };

  return {
    /** Runs so many commands of a seed, with sources that a test may have spoilt; the first thing that is not as in the model. */
    async differenceIn(
      seed: number,
      commands: number,
      spoilt: (sources: CheckInSources) => Partial<CheckInSources> = () => ({}),
    ): Promise<string | null> {
      await begin();
      const next = numbersOf(seed);
      const model = plainCheckIn(PARTY, STARTS_BEFORE);
      const service = createCheckInService({ ...till.sources, ...spoilt(till.sources) });
      const step = run(service, model);
      for (let turn = 0; turn < commands; turn += 1) {
        const command = commandOf(next);
        const [answer, expected] = await step(command).catch((fault: unknown) => [`${fault}`, '']);
        const found = await standings();
        for (const [who, { seat }] of found.entries()) model.learn(who, seat);
        const wanted = model.standings().map((one) => ({
          ...one,
          coupon: one.state === 'CHECKED_IN' ? 'CHECKED_IN' : 'OPEN',
        }));
        const [here, there] = [JSON.stringify([answer, found]), JSON.stringify([expected, wanted])];
        if (here !== there) return `${turn} ${JSON.stringify(command)}: ${here} for ${there}`;
      }
      return null;
    },
  };
};
