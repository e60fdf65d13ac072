import { getNamedType, graphql, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

const schema = createAirlineSchema();

/** Every field under a type, as the text of a selection. */
function everything(typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object`);
  return Object.values(type.getFields())
    .map((field) => {
      const named = getNamedType(field.type);
      return isObjectType(named) ? `${field.name} { ${everything(named.name)} }` : field.name;
    })
    .join(' ');
}

test('every number of the rules is published, as it stands in its one place', async () => {
  const { data, errors } = await graphql({
    schema,
    source: `{ businessRules { ${everything('BusinessRules')} } }`,
    contextValue: { services: { verification: { ways: ['EMAIL'] } } },
  });
  expect(errors).toBeUndefined();
  const { businessRules } = JSON.parse(JSON.stringify(data));
  expect(businessRules).toMatchObject({
    party: { guardianFromAge: 18, infantFromDays: 14, birthCertificateUnderAge: 16 },
    booking: { paymentWindowMinutes: 50, seatHoldMinutes: 20, ticketValidityYears: 1 },
    checkIn: { cancellationMinutes: 48 * 60, cancellationsPerSegment: 2 },
    flightDay: { statusDaysBack: 7, lateFromMinutes: 15 },
    credentials: { codeDigits: 6, codeTries: 5, codeWays: ['EMAIL'], loginPasswordMaxLength: 16 },
    afterSales: { refundWorkingDays: 7, receiptDaysAfterUse: 27 },
    club: { pointValue: { amount: LIMITS.pointValueMinorUnits, currency: BRAND.currency } },
    phone: BRAND.phone.display,
  });
});
