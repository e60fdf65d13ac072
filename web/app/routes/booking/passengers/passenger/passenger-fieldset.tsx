import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Panel } from '#web/app/ui/panel.tsx';
import { AccompanyingAdultField } from './accompanying-adult-field.tsx';
import { BirthFields } from './birth-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './passenger-fieldset.module.css';
import { useNameParts } from './use-name-parts.ts';

/** The person's name, beside "Adult 1", once it is typed. */
function NameTag({ passengerKey }: { passengerKey: string }) {
  const { last, first } = useNameParts(passengerKey);
  if (!last || !first) return null;
  return <span className={styles.name} aria-hidden="true">{`${last}/${first}`}</span>;
}

/** One traveller of the party: everything a ticket needs (RULES 2.9). */
export function PassengerFieldset({ member }: { member: PartyMember }) {
  const { key, type, number } = member;
  const { who } = useTravellerWords();
  return (
    <FieldOwner value={who(type, number)}>
      <Panel padding="none">
        <fieldset className={styles.passenger}>
          <legend className={styles.legend}>
            <h2 className={styles.heading}>{who(type, number)}</h2>
          </legend>
          <NameTag passengerKey={key} />
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
