import type { FrequentPassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import { type PersonValues, typedPhone } from './traveller-values.ts';

type SentPerson = Required<
  Pick<FrequentPassengerInput, 'title' | 'gender' | 'phone' | 'frequentFlyer'>
>;

/**
 * The fields of a traveller that are sent otherwise than a form holds them: empty is null. The
 * selects hold only codes that their lists offer; the schema of the form has validated them.
 */
export const sentPerson = ({ title, gender, phone, frequentFlyer }: PersonValues): SentPerson => ({
  title: (title || null) as SentPerson['title'],
  gender: gender as SentPerson['gender'],
  phone: typedPhone(phone),
  frequentFlyer: frequentFlyer.airline
    ? (frequentFlyer as NonNullable<SentPerson['frequentFlyer']>)
    : null,
});
