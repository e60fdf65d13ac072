import { sql } from 'kysely';
import type { PersonName } from '#schema/rules/travellers/names.ts';

type NameOfRow = {
  last_name: string;
  first_name: string;
};

/** What a row about a traveller holds of the person, whether booked or saved. */
export type PersonColumns = NameOfRow & {
  title: string | null;
  gender: string;
  date_of_birth: string;
  nationality: string;
  phone: string | null;
  frequent_flyer_airline: string | null;
  frequent_flyer_number: string | null;
};

/** The name in a row about a traveller. */
export const nameOfRow = (row: NameOfRow): PersonName => ({
  lastName: row.last_name,
  firstName: row.first_name,
});

/** A name as a row holds it. */
export const nameColumns = ({ lastName, firstName }: PersonName): NameOfRow => ({
  last_name: lastName,
  first_name: firstName,
});

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
