import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { anAsker, type checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { readCheckIn } from '#gateway/modules/check-in/make/check-in.input.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { numbersOf } from '#gateway/modules/seats/seat-histories.test-support.ts';
import { createSeatService, type SeatService } from '#gateway/modules/seats/seats.service.ts';
import { seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { commandOf, PARTY, priceOf } from './history-commands.test-support.ts';
import {
  type CheckInCommand,
  type PlainCheckIn,
  plainCheckIn,
} from './plain-check-in.test-support.ts';
import { seatCounter, seatLedger } from './seat-counter.test-support.ts';

const HOUR = 60;
const STARTS_BEFORE = LIMITS.checkInOpensMinutes + HOUR;

type Codes = readonly { readonly code: string }[];
const codesIn = (faults: Codes): string[] => faults.map(({ code }) => code);

/** Sources that a test may have spoilt, so that a history finds it. */
export type Spoilt = {
  readonly checkIn?: (sources: CheckInDependencies) => Partial<CheckInDependencies>;
  readonly seats?: (sources: SeatDependencies) => Partial<SeatDependencies>;
};

/**
 * Histories of a party of two adults and a child whose flight is open in two browsers, against the
 * plain model.
 */
export async function checkInHistories(db: Database, till: ReturnType<typeof checkInDesk>) {
  const { desk, inputFor, codeOf } = till;
  const traveller = await till.ticketed({ adults: 2, children: 1 });
  const { order } = traveller;
  const browsers = [traveller.visitor, anAsker()];
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight');
  const { flightNumber, departureDate: date, departsAt } = segment;

  const open = () =>
    inTransaction(db, async (trx) => {
      await desk.orders.openTo(trx, order.id, traveller.visitor.sessionId, desk.now());
      for (const { sessionId } of browsers)
        await desk.orders.openSegmentTo(
          trx,
          { orderId: order.id, segmentIndex: 0, sessionId },
          desk.now(),
        );
    });

  const begin = async () => {
    for (const table of [
      'check_in_records',
      'check_ins',
      'seat_funds',
      'chosen_seats',
      'seat_orders',
    ] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('coupons').set({ state: 'OPEN' }).execute();
    desk.at(addMinutes(departsAt, -STARTS_BEFORE));
    await open();
  };

  /** Everyone as the database has them, with what is wrong with it in itself. */
  const statuses = async () => {
    const { rows } = await sql<{
      coupon: string;
      state: 'CHECKED_IN' | 'CANCELLED' | null;
      cancellations: number | null;
      sequence: number | null;
      seat: string | null;
      held: boolean;
    }>`
      select coupons.state as coupon, check_ins.state, check_ins.cancellations,
        check_ins.sequence_number as sequence, chosen_seats.seat_number as seat,
        coalesce(chosen_seats.state = 'HELD', false) as held
      from order_passengers one
        join tickets on tickets.passenger_id = one.id
        join coupons on coupons.ticket_id = tickets.id and coupons.segment_index = 0
        left join check_ins on check_ins.passenger_id = one.id and check_ins.segment_index = 0
        left join chosen_seats on chosen_seats.passenger_id = one.id
          and chosen_seats.segment_index = 0 and chosen_seats.state in ('HELD', 'CONFIRMED')
          and (chosen_seats.held_until is null or chosen_seats.held_until > ${desk.now()})
      where one.order_id = ${order.id} order by one.index`.execute(db);
    return rows.map(({ state, cancellations, seat, held, coupon }) => ({
      state: state ?? 'NOT_CHECKED_IN',
      cancellations: cancellations ?? 0,
      seat,
      held,
      coupon,
    }));
  };

  const run = (
    checkIns: ReturnType<typeof createCheckInService>,
    seats: SeatService,
    model: PlainCheckIn,
  ) => {
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
        idempotencyKey: randomUUID(),
        flight: flightId({ flightNumber, date }),
        choices: [choice],
        accepted: money(model.due(who, seatNumber) * 100, 'CNY'),
        preferredSeatsAgreed: true,
        locale: 'en' as const,
      };
      return codesIn((await seats.select(selection, browsers[by]!, desk.now())).userErrors);
    };
    const counter = seatCounter(db, { desk, seats, traveller });
    /** What the site answers to a command, and what the model does. */
    return async (command: CheckInCommand): Promise<readonly [unknown, unknown]> => {
      if (command.do === 'WAIT') {
        model.wait(command.minutes);
        desk.at(addMinutes(desk.now(), command.minutes));
        if (command.swept) await seats.expire(desk.now());
        await open();
        return [[], []];
      }
      if (command.do === 'SEAT') {
        const { who, seat, by } = command;
        return [await choose(who, seat, by), model.choose(who, seat, by)];
      }
      if (command.do === 'PAY') return [await counter.pay(command.who), model.pay(command.who)];
      if (command.do === 'CANCEL_ORDER')
        return [await counter.cancelOrder(command.who), model.cancelOrder(command.who)];
      if (command.do === 'GIVE_BACK')
        return [
          await counter.giveBack(command.who, model.paid(command.who)),
          model.giveBack(command.who),
        ];
      const named = command.who;
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
    /**
     * Runs so many commands of a seed, with sources that a test may have spoilt; the first
     * difference from the model.
     */
    async differenceIn(
      seed: number,
      commands: number,
      spoilt: Spoilt = {},
    ): Promise<string | null> {
      await begin();
      const next = numbersOf(seed);
      const model = plainCheckIn(PARTY, STARTS_BEFORE, priceOf);
      const ledger = seatLedger();
      const seatSources = { ...till.seatSources, payments: ledger.payments };
      const seats = createSeatService({ ...seatSources, ...spoilt.seats?.(seatSources) });
      const sources = { ...till.sources, seats };
      const service = createCheckInService({ ...sources, ...spoilt.checkIn?.(sources) });
      const step = run(service, seats, model);
      for (let turn = 0; turn < commands; turn += 1) {
        const command = commandOf(next);
        const [answer, expected] = await step(command).catch((fault: unknown) => [`${fault}`, '']);
        const found = await statuses();
        for (const [who, { seat }] of found.entries()) model.learn(who, seat);
        const wanted = model.statuses().map((one) => ({
          ...one,
          coupon: one.state === 'CHECKED_IN' ? 'CHECKED_IN' : 'OPEN',
        }));
        const here = JSON.stringify([answer, found, ledger.returned()]);
        const there = JSON.stringify([expected, wanted, model.returned()]);
        if (here !== there) return `${turn} ${JSON.stringify(command)}: ${here} for ${there}`;
      }
      return null;
    },
  };
}
