import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

export type SpecialServiceProblem = Extract<
  RuleCode,
  'SPECIAL_SERVICE_NOT_OFFERED' | 'SPECIAL_SERVICE_TOO_LATE'
>;

const MINUTES_AN_HOUR = 60;

/**
 * Why assistance cannot be requested for a departure (RULES 2.28); null when it can. `now` is the instant of the request, which
 * must come before the notice that the service needs.
 */
export const specialServiceProblem = (
  service: SpecialService,
  departsAt: Date,
  now: Date,
): SpecialServiceProblem | null => {
  const offered = new Map(Object.entries(CARE_SERVICES)).get(service);
  if (!offered) return 'SPECIAL_SERVICE_NOT_OFFERED';
  const latest = addMinutes(departsAt, -offered.noticeHours * MINUTES_AN_HOUR);
  return isExpired(latest, now) ? 'SPECIAL_SERVICE_TOO_LATE' : null;
};
