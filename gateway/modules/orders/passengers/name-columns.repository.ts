/** The columns of a passenger's name, as a `PersonName` has them: for queries that compare a name with a typed one. */
export const NAME_COLUMNS = [
  'order_passengers.last_name as lastName',
  'order_passengers.first_name as firstName',
] as const;
