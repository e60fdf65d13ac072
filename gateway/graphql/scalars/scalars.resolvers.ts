import type { GraphQLScalarType } from 'graphql';
import { CountryCode, CurrencyCode, IdempotencyKey, WebAddress } from './code.scalars.ts';
import { DateTime, LocalDate, LocalDateTime, LocalTime, TimeZone } from './time.scalars.ts';
import { Upload } from './upload.scalar.ts';

/** The scalars of the schema. Each refuses what its description does not allow. */
export const scalarResolvers = {
  CountryCode,
  CurrencyCode,
  DateTime,
  IdempotencyKey,
  LocalDate,
  LocalDateTime,
  LocalTime,
  TimeZone,
  URL: WebAddress,
  Upload,
} satisfies Record<string, GraphQLScalarType>;
