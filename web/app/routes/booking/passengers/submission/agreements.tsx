import { lazy, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { FareRulesFragment } from '#web/app/routes/booking/passengers/offer/fare-rules.gen.ts';
import passenger from '#web/app/routes/booking/passengers/passenger/passenger-fieldset.module.css';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import styles from './agreements.module.css';

// The texts load with the window that shows them.
const ConditionsText = lazy(() =>
  import('./conditions-text.tsx').then(({ ConditionsText: text }) => ({ default: text })),
);
const PrivacyText = lazy(() =>
  import('./privacy-text.tsx').then(({ PrivacyText: text }) => ({ default: text })),
);

type AgreementProps = {
  which: 'CONDITIONS_OF_CARRIAGE' | 'PRIVACY';
  /** The note that its links open in a new tab. */
  noteId: string;
  children: ReactNode;
};

const WORDS = { CONDITIONS_OF_CARRIAGE: 'conditions', PRIVACY: 'privacy' } as const;
/** The texts in full, by the tags that the words of an agreement carry. */
const PAGES = {
  CONDITIONS_OF_CARRIAGE: { link: '/transportationConditions' },
  PRIVACY: { link: '/privacyPolicy', rules: '/sensitiveRules' },
} as const;

function Agreement({ which, noteId, children }: AgreementProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const word = WORDS[which];
  const localePath = useLocalePath();
  const links = Object.entries(PAGES[which]).map(([tag, path]) => [
    tag,
    // a tab of its own: what is typed here stays
    (words: ReactNode) => (
      <TextLink to={localePath(path)} target="_blank" rel="noopener" aria-describedby={noteId}>
        {words}
      </TextLink>
    ),
  ]);
  return (
    <div className={styles.agreement}>
      <CheckboxField
        name={`agreements.${which}`}
        label={intl.formatMessage({ id: `booking-passengers.${word}.name` })}
        missing={intl.formatMessage({ id: `booking-passengers.${word}.missing` })}
      >
        <FormattedMessage
          id={`booking-passengers.${word}.agree`}
          values={Object.fromEntries(links)}
        />
      </CheckboxField>
      <Button variant="quiet" size="sm" className={styles.read} onClick={() => setOpen(true)}>
        <FormattedMessage id={`booking-passengers.${word}.read`} />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={intl.formatMessage({ id: 'booking-passengers.close' })}
        title={<FormattedMessage id={`booking-passengers.${word}.name`} />}
      >
        {children}
      </Dialog>
    </div>
  );
}

/** What must be agreed to before an order is submitted (RULES 4.7), with its essence to read on the spot. */
export function Agreements({ offer }: { offer: FareRulesFragment }) {
  const intl = useIntl();
  const noteId = useId();
  const heading = intl.formatMessage({ id: 'booking-passengers.agreements' });
  return (
    <FieldOwner value={heading}>
      <Panel padding="none">
        <fieldset className={passenger.passenger}>
          <legend className={passenger.legend}>
            <h2 className={passenger.heading}>{heading}</h2>
          </legend>
          <div className={passenger.fields}>
            <Agreement which="CONDITIONS_OF_CARRIAGE" noteId={noteId}>
              <ConditionsText offer={offer} />
            </Agreement>
            <Agreement which="PRIVACY" noteId={noteId}>
              <PrivacyText />
            </Agreement>
            <p id={noteId} className={styles.note}>
              <FormattedMessage id="booking-passengers.agreements.newTab" />
            </p>
          </div>
        </fieldset>
      </Panel>
    </FieldOwner>
  );
}
