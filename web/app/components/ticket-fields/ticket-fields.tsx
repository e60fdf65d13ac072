import { LIMITS } from '#schema/codes/base/limits.ts';
import { TextField, type TextFieldProps } from '#web/app/forms/text-field.tsx';

type Words = Pick<TextFieldProps, 'label' | 'missing' | 'hint'>;

/** With the hyphens and spaces that people type into a ticket number. */
const TICKET_NUMBER_LENGTH = 20;

/** The number of a ticket, as it is printed on it. */
export function TicketNumberField(words: Words) {
  return (
    <TextField
      {...words}
      name="ticketNumber"
      inputMode="numeric"
      autoComplete="off"
      maxLength={TICKET_NUMBER_LENGTH}
    />
  );
}

/** The number of a flight, as tickets and boards print it. */
export function FlightNumberField(words: Words) {
  return (
    <TextField
      {...words}
      name="flightNumber"
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={LIMITS.text.flightNumber}
    />
  );
}
