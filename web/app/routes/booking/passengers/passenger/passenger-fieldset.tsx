import type { ReactNode } from 'react';
import { NameFields } from '#web/app/components/traveller-form/name-fields.tsx';
import { useNameParts } from '#web/app/components/traveller-form/use-name-parts.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Panel } from '#web/app/ui/panel.tsx';
import { AccompanyingAdultField } from './accompanying-adult-field.tsx';
import { MoreFields } from './more-fields.tsx';
import styles from './passenger-fieldset.module.css';
import { PricedBirthFields } from './priced-birth-fields.tsx';
import { SameLastName } from './same-last-name.tsx';
import { TripDocumentFields } from './trip-document-fields.tsx';

/** The person's name, beside "Adult 1", once it is typed. */
function NameTag({ at }: { at: string }) {
  const { last, first } = useNameParts(at);
  if (!last || !first) return null;
  return <span className={styles.name} aria-hidden="true">{`${last}/${first}`}</span>;
}

export type PassengerFieldsetProps = {
  member: PartyMember;
  /** Who can be filled in with one press. */
  before?: ReactNode;
  /** Whether the traveller is saved for later. */
  after?: ReactNode;
};

/** One traveller of the party: everything a ticket needs (RULES 2.9). */
export function PassengerFieldset({ member, before, after }: PassengerFieldsetProps) {
  const { key, type, number } = member;
  const at = `passengers.${key}`;
  const { who } = useTravellerWords();
  return (
    <FieldOwner value={who(type, number)}>
      <Panel padding="none">
        <fieldset className={styles.passenger}>
          <legend className={styles.legend}>
            <h2 className={styles.heading}>{who(type, number)}</h2>
          </legend>
          <NameTag at={at} />
          <div className={styles.fields}>
            {before}
            <NameFields at={at} section={type === 'ADT' ? key : null}>
              <SameLastName member={member} />
            </NameFields>
            <PricedBirthFields member={member} />
            <TripDocumentFields member={member} />
            {type === 'INF' ? (
              <AccompanyingAdultField member={member} />
            ) : (
              <MoreFields member={member} />
            )}
            {after}
          </div>
        </fieldset>
      </Panel>
    </FieldOwner>
  );
}
