import { type DepartureControl, DepartureControlError } from './departure-control.port.ts';

/** A page that asks departure control waits for no longer than this. */
const ANSWERED_WITHIN_MILLISECONDS = 3_000;

async function withinTime<Answer>(asked: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DepartureControlError(`no answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same departure control, of which a question that stays open counts as unanswered: a port that accepts and says nothing too. */
export const answeredInTime = (
  control: DepartureControl,
  milliseconds = ANSWERED_WITHIN_MILLISECONDS,
): DepartureControl => ({
  seats: (flight, now) => withinTime(control.seats(flight, now), milliseconds),
  sequenceNumbers: (flight, count) =>
    withinTime(control.sequenceNumbers(flight, count), milliseconds),
  counterFirst: (flight, document) =>
    withinTime(control.counterFirst(flight, document), milliseconds),
});
