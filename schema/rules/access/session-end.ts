import { RETENTION } from '#schema/codes/access/retention.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** A session as far as its end is concerned. */
export type SessionUse = {
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  /** Whether the member chose to stay signed in on the device. */
  readonly remembered: boolean;
};

/**
 * The first instant at which a session is over, unless it is used before (RULES 10.13 and 10.14).
 */
export function sessionEndsAt({ startedAt, lastUsedAt, remembered }: SessionUse): Date {
  const idle = remembered
    ? RETENTION.rememberedIdleDays * MINUTES_A_DAY
    : RETENTION.sessionIdleHours * MINUTES_AN_HOUR;
  const longest = remembered ? RETENTION.rememberedDays : RETENTION.sessionDays;
  const unused = addMinutes(lastUsedAt, idle);
  const latest = addMinutes(startedAt, longest * MINUTES_A_DAY);
  return unused < latest ? unused : latest;
}
