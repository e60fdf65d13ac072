import { Box, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { FormSection } from '#web/app/routes/booking/passengers/form-section.tsx';
import type { FareRulesFragment } from '#web/app/routes/booking/passengers/offer/fare-rules.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

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
    <Box display="grid" gap="1">
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
      <Box justifySelf="start" marginInlineStart="5" css={{ '& > button': { textAlign: 'start' } }}>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          <FormattedMessage id={`booking-passengers.${word}.read`} />
        </Button>
      </Box>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={intl.formatMessage({ id: 'booking-passengers.close' })}
        title={<FormattedMessage id={`booking-passengers.${word}.name`} />}
      >
        {children}
      </Dialog>
    </Box>
  );
}

/**
 * What must be agreed to before an order is submitted (RULES 4.7), with its essence to read on the
 * spot.
 */
export function Agreements({ offer }: { offer: FareRulesFragment }) {
  const intl = useIntl();
  const noteId = useId();
  return (
    <FormSection heading={intl.formatMessage({ id: 'booking-passengers.agreements' })}>
      <Agreement which="CONDITIONS_OF_CARRIAGE" noteId={noteId}>
        <ConditionsText offer={offer} />
      </Agreement>
      <Agreement which="PRIVACY" noteId={noteId}>
        <PrivacyText />
      </Agreement>
      <Text id={noteId} color="fg.muted" fontSize="sm">
        <FormattedMessage id="booking-passengers.agreements.newTab" />
      </Text>
    </FormSection>
  );
}
