import { IntlMessageFormat } from 'intl-messageformat';

/** One message of a catalogue, with its arguments in place. */
export type Say<Id extends string> = (id: Id, values?: Record<string, string | number>) => string;

/**
 * Reads the ICU messages of a catalogue in one language (BCP 47); each is parsed when it is first
 * needed.
 * @param always values that a message may take without being given them
 */
export function catalogueOf<Id extends string>(
  messages: Readonly<Record<Id, string>>,
  lang: string,
  always: Readonly<Record<string, string>> = {},
): Say<Id> {
  const parsed = new Map<Id, IntlMessageFormat>();
  return (id, values) => {
    const message = parsed.get(id) ?? new IntlMessageFormat(messages[id], lang);
    parsed.set(id, message);
    return String(message.format({ ...always, ...values }));
  };
}
