import { sql } from 'kysely';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** What a row about a traveller holds of the person, whether booked or saved. */
export type PersonColumns = {
  last_name: string;
  first_name: string;
  title: string | null;
  gender: string;
  date_of_birth: string;
  nationality: string;
  phone: string | null;
  frequent_flyer_airline: string | null;
  frequent_flyer_number: string | null;
};

/**
 * The columns of a passenger's name, as a `PersonName` has them: for queries that compare a name
 * with another one.
 */
export const NAME_COLUMNS = [
  'order_passengers.last_name as lastName',
  'order_passengers.first_name as firstName',
] as const;

/** The same as one value of a row. */
export const NAME_OF_PASSENGER = sql<PersonName>`json_build_object(
  'lastName', order_passengers.last_name, 'firstName', order_passengers.first_name)`;
