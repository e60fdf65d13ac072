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
