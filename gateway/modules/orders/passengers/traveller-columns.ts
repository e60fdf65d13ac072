import {
  nameColumns,
  nameOfRow,
  type PersonColumns,
} from '#gateway/database/tables/person.columns.ts';
import type { Traveller } from './passenger.model.ts';

/** The person of a row. */
export const travellerOf = (row: PersonColumns): Traveller => ({
  ...nameOfRow(row),
  title: row.title as Traveller['title'],
  gender: row.gender as Traveller['gender'],
  dateOfBirth: row.date_of_birth,
  nationality: row.nationality,
  phone: row.phone,
  frequentFlyer:
    row.frequent_flyer_airline && row.frequent_flyer_number
      ? ({
          airline: row.frequent_flyer_airline,
          number: row.frequent_flyer_number,
        } as Traveller['frequentFlyer'])
      : null,
});

/** A person as a row holds it. */
export const columnsOf = (traveller: Traveller): PersonColumns => ({
  ...nameColumns(traveller),
  title: traveller.title,
  gender: traveller.gender,
  date_of_birth: traveller.dateOfBirth,
  nationality: traveller.nationality,
  phone: traveller.phone,
  frequent_flyer_airline: traveller.frequentFlyer?.airline ?? null,
  frequent_flyer_number: traveller.frequentFlyer?.number ?? null,
});
