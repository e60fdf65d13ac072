import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { errorAsRefusals } from '#web/app/apollo/mutation/error-as-refusals.ts';
import { Form } from '#web/app/forms/form.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import {
  ItineraryStatusDocument,
  type ItineraryStatusQuery,
} from './itinerary-status.query.gen.ts';

/**
 * The number of an itinerary confirmation as it is typed: any text may be checked, and most are not
 * valid.
 */
const NumberSchema = v.object({
  number: v.pipe(v.string('REQUIRED'), v.trim(), v.nonEmpty('REQUIRED')),
});

type Status = ItineraryStatusQuery['itineraryConfirmationStanding'];

const TONES = { VALID: 'success', NOT_VALID: 'warning' } as const satisfies Record<Status, string>;

/**
 * Anyone who was shown an itinerary confirmation learns here whether it is genuine, and nothing
 * else (RULES 8.24).
 */
export function CheckNumber() {
  const intl = useIntl();
  const client = useApolloClient();
  const form = useSiteForm(NumberSchema, { number: '' });
  useDraft(form, 'itinerary-number');
  const [checked, setChecked] = useState<{ number: string; status: Status } | null>(null);
  return (
    <chakra.section
      id="check"
      aria-labelledby="check-heading"
      display="grid"
      gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="16"
      rowGap="6"
      alignItems="start"
      paddingTop={{ base: '8', lg: '12' }}
      borderTopWidth="1px"
    >
      <div>
        <chakra.h2 id="check-heading" textStyle="h2" marginBottom="2">
          <FormattedMessage id="trips-itinerary-confirmation.check.title" />
        </chakra.h2>
        <Text color="fg.muted">
          <FormattedMessage id="trips-itinerary-confirmation.check.lead" />
        </Text>
      </div>
      <div>
        <Form
          form={form}
          onSubmit={async ({ number }) => {
            setChecked(null);
            try {
              const query = ItineraryStatusDocument;
              const variables = { number };
              const { data } = await client.query({
                query,
                variables,
                fetchPolicy: 'network-only',
              });
              if (!data) return errorAsRefusals(undefined);
              setChecked({ number, status: data.itineraryConfirmationStanding });
              return undefined;
            } catch (error) {
              return errorAsRefusals(error);
            }
          }}
        >
          <TextField
            name="number"
            label={intl.formatMessage({ id: 'trips-itinerary-confirmation.check.number' })}
            hint={<FormattedMessage id="trips-itinerary-confirmation.check.numberHint" />}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={20}
          />
          <ButtonRow>
            <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
              <FormattedMessage id="trips-itinerary-confirmation.check.submit" />
            </Button>
          </ButtonRow>
        </Form>
        <Box role="status" css={{ '& > *': { marginTop: '6' } }}>
          {checked && (
            <Notice tone={TONES[checked.status]}>
              <FormattedMessage
                id="trips-itinerary-confirmation.check.status"
                values={{ status: checked.status, number: checked.number.toUpperCase() }}
              />
            </Notice>
          )}
        </Box>
      </div>
    </chakra.section>
  );
}
