import { useFormContext, useWatch } from 'react-hook-form';
import { nameProblem, ticketName } from '#schema/rules/names.ts';
import { useTravellerWords } from '../../components/traveller-words/use-traveller-words.ts';
import { FieldOwner } from '../../forms/field-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { AccompanyingAdultField } from './accompanying-adult-field.tsx';
import { BirthFields } from './birth-fields.tsx';
import type { BookingValues } from './booking-values.ts';
import { DocumentFields } from './document-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { PartyMember } from './party-members.ts';
import styles from './passenger-fieldset.module.css';

/** One traveller of the party: everything a ticket needs (SPEC section 3). */
export function PassengerFieldset({ member }: { member: PartyMember }) {
  const { key, type, number } = member;
  const { who } = useTravellerWords();
  const { control } = useFormContext<BookingValues>();
  const [lastName = '', firstName = ''] = useWatch({
    control,
    name: [`passengers.${key}.lastName`, `passengers.${key}.firstName`],
  });
  const isNamed = !nameProblem(lastName) && !nameProblem(firstName);
  return (
    <FieldOwner value={who(type, number)}>
      <Panel padding="none">
        <fieldset className={styles.passenger}>
          <legend className={styles.legend}>
            <h2 className={styles.heading}>{who(type, number)}</h2>
          </legend>
          {isNamed && (
            <span className={styles.name} aria-hidden="true">
              {ticketName({ lastName, firstName })}
            </span>
          )}
          <div className={styles.fields}>
            <NameFields member={member} />
            <BirthFields member={member} />
            <DocumentFields member={member} />
            {type === 'INF' ? (
              <AccompanyingAdultField member={member} />
            ) : (
              <MoreFields member={member} />
            )}
          </div>
        </fieldset>
      </Panel>
    </FieldOwner>
  );
}
