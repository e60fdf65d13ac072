import type { GraphQLScalarType } from 'graphql';
import {
  CountryCode,
  CurrencyCode,
  EmailAddress,
  IdempotencyKey,
  PhoneNumber,
  WebAddress,
} from './code.scalars.ts';
import { DateTime, LocalDate, LocalDateTime, LocalTime, TimeZone } from './time.scalars.ts';

/** The scalars of `schema/root.graphql`. Each refuses what its description does not allow. */
export const scalarResolvers = {
  CountryCode,
  CurrencyCode,
  DateTime,
  EmailAddress,
  IdempotencyKey,
  LocalDate,
  LocalDateTime,
  LocalTime,
  PhoneNumber,
  TimeZone,
  URL: WebAddress,
} satisfies Record<string, GraphQLScalarType>;
