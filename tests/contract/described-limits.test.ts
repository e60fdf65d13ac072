import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import { CHECK_IN_ACCESS_LIMITS } from '#gateway/modules/check-in/access/check-in-access.service.ts';
import { CHECK_IN_CANCELLATION_LIMITS } from '#gateway/modules/check-in/cancel/request-cancellation.service.ts';
import { CONFIRMATION_LIMITS } from '#gateway/modules/itinerary-confirmations/confirmation-dependencies.ts';
import { CODE_LIMITS } from '#gateway/modules/members/codes/request-code.service.ts';
import { SIGN_IN_LIMITS } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import { ACCESS_LIMITS } from '#gateway/modules/orders/access/request-access.service.ts';
import { CLAIM_LIMIT } from '#gateway/modules/points/claims/claim-flight.service.ts';
import { UPLOAD_LIMITS } from '#gateway/modules/uploads/uploads.service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

const schema = buildSchema(readTypeDefs().join('\n'));
const fields = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
const textOf = (field: string) => fields[field]?.description?.replaceAll(/\s+/g, ' ') ?? '';

const PERIODS: Readonly<Record<number, string>> = { 60: 'an hour', 1440: 'a day' };

/** "30 times in 10 minutes", "10 codes an hour", "60 a day". */
const spelled = ({ most, windowMinutes }: RateLimit): RegExp =>
  PERIODS[windowMinutes]
    ? new RegExp(`\\b${most}\\b[^.:;,]{0,40}\\b${PERIODS[windowMinutes]}\\b`)
    : new RegExp(`\\b${most}\\b[^.:;,]{0,20}\\bin ${windowMinutes} minutes\\b`);

const perHour = (most: number): RateLimit => ({ most, windowMinutes: 60 });

/** The limits that a client can run into, by the field whose text has to give their figures. */
const TOLD: Readonly<Record<string, readonly RateLimit[]>> = {
  requestOrderAccess: [ACCESS_LIMITS.address, ACCESS_LIMITS.target],
  requestCheckInAccess: [CHECK_IN_ACCESS_LIMITS.address, CHECK_IN_ACCESS_LIMITS.target],
  requestCheckInCancellation: Object.values(CHECK_IN_CANCELLATION_LIMITS),
  requestItineraryConfirmation: [CONFIRMATION_LIMITS.address, CONFIRMATION_LIMITS.target],
  itineraryConfirmationStanding: [CONFIRMATION_LIMITS.wrongNumbers],
  requestVerificationCode: Object.values(CODE_LIMITS),
  signIn: Object.values(SIGN_IN_LIMITS),
  uploadFile: Object.values(UPLOAD_LIMITS),
  claimFlight: [CLAIM_LIMIT],
  createOrder: [perHour(LIMITS.ordersPerAddressAndHour)],
};

describe('limits that a client can run into', () => {
  it.each(Object.entries(TOLD))('%s gives their figures', (field, limits) => {
    for (const limit of limits) expect(textOf(field)).toMatch(spelled(limit));
  });

  it('would be missed if a figure were another one', () => {
    const { address } = ACCESS_LIMITS;
    expect(textOf('requestOrderAccess')).not.toMatch(
      spelled({ ...address, most: address.most + 1 }),
    );
    expect(textOf('requestOrderAccess')).not.toMatch(spelled({ ...address, windowMinutes: 60 }));
  });

  it('are told by each mutation that can be refused for them', () => {
    const refused = Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ name }) => {
        const codes = schema.getType(`${name.charAt(0).toUpperCase()}${name.slice(1)}ErrorCode`);
        return codes?.astNode && 'values' in codes.astNode
          ? codes.astNode.values?.some((value) => value.name.value === 'TOO_MANY_REQUESTS')
          : false;
      })
      .map(({ name }) => name);
    const untold = refused.filter((name) => !TOLD[name]);
    for (const name of untold) expect(textOf(name)).toMatch(/count with those of `signIn`/);
    expect(refused.length).toBeGreaterThan(untold.length);
  });
});
