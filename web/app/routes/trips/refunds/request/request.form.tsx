import { Box, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { FieldFrame, type FieldProps, useField } from '#web/app/forms/field-frame.tsx';
import { FileField } from '#web/app/forms/files/file-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { RadioField } from '#web/app/forms/radio-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { changeForReason, reasonsFor } from './airline-change.ts';
import { firstValues } from './first-values.ts';
import { FlightsField } from './flights-field.tsx';
import { OfferPanel } from './offer-panel.tsx';
import type { EarlierRefund, RefundableChange, RefundableOrder } from './refundable-order.ts';
import { RequestSchema, takesProof } from './request.schema.ts';
import { boundsOf, type Traveller, withInfants } from './travellers.ts';
import { useRefundOffer } from './use-refund-offer.ts';
import { useSubmitRequest } from './use-submit-request.ts';
import { WhoField } from './who-field.tsx';

/** A few sentences in the traveller's own words. */
function NoteField(props: FieldProps) {
  const field = useField(props);
  const { register } = useFormContext();
  return (
    <FieldFrame {...props} field={field}>
      <Input asChild height="auto" resize="vertical">
        <textarea rows={4} {...field.control} {...register(props.name)} />
      </Input>
    </FieldFrame>
  );
}

type RequestFormProps = {
  order: RefundableOrder;
  travellers: readonly Traveller[];
  previous: EarlierRefund | null;
  /** What the airline changed, where that is why. */
  change: RefundableChange | null;
};

/** Who gives what back and why, what comes back for it, and then what the airline needs to know. */
export function RequestForm({ order, travellers, previous, change }: RequestFormProps) {
  const intl = useIntl();
  const { money } = useFormat();
  const draft = `refund:${order.id}:${previous?.id ?? change?.id ?? ''}`;
  const form = useSiteForm(RequestSchema, firstValues(travellers, previous, change));
  useDraft(form, draft);
  const [busy, setBusy] = useState(false);
  const values = useWatch({ control: form.control });
  const reason = (values.reason ?? 'CHANGE_OF_PLANS') as RefundReason;
  const chosen = withInfants(travellers, values.passengerIds ?? []);
  const bounds = boundsOf(travellers, chosen);
  const flights = bounds.filter((index) => values.boundIndexes?.includes(String(index)));
  const airlineChangeId = changeForReason(order, reason, flights)?.id ?? null;
  const given = { passengerIds: chosen, boundIndexes: flights };
  const choice = { orderId: order.id, ...given, reason, airlineChangeId };
  const { offer, asking, refusal, renew, replace } = useRefundOffer(choice);
  const previousId = previous?.id ?? null;
  const { submit, sending } = useSubmitRequest({ offer, previousId, draft, onNewOffer: replace });
  const waits = asking ? 'ASKING' : 'CHOOSE';
  const status = busy ? 'UPLOADING' : offer ? 'READY' : refusal ? 'REFUSED' : waits;
  return (
    <Form form={form} onSubmit={async (typed) => (busy ? [] : submit(typed))}>
      <Box
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <Panel>
          <Stack gap="6">
            <WhoField travellers={travellers} chosen={chosen} />
            <FlightsField order={order} bounds={bounds} chosen={flights} />
            <RadioField
              name="reason"
              label={intl.formatMessage({ id: 'trips-refunds-request.why' })}
              options={reasonsFor(order).map((value) => ({
                value,
                label: <FormattedMessage id="refund-view.reason" values={{ reason: value }} />,
                detail: (
                  <FormattedMessage
                    id="trips-refunds-request.why.detail"
                    values={{ reason: value }}
                  />
                ),
              }))}
            />
          </Stack>
        </Panel>
        <Box
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1 / span 2' }}
          position={{ lg: 'sticky' }}
          top="4"
        >
          <OfferPanel
            offer={offer}
            chain={order.paymentChain}
            byAirline={airlineChangeId !== null}
            asking={asking}
            refusal={refusal}
            onRenew={renew}
          />
        </Box>
        <Stack gap="6">
          <Panel>
            <Stack gap="6">
              {takesProof(reason) && (
                <FileField
                  name="proofs"
                  purpose="REFUND_PROOF"
                  label={intl.formatMessage({ id: 'trips-refunds-request.proofs' }, { reason })}
                  missing={intl.formatMessage({ id: 'trips-refunds-request.proofs.missing' })}
                  optional={!REFUND_REASONS[reason].proof}
                  onBusy={setBusy}
                />
              )}
              <NoteField
                name="note"
                label={intl.formatMessage({ id: 'trips-refunds-request.note' }, { reason })}
                missing={intl.formatMessage({ id: 'trips-refunds-request.note.missing' })}
                optional={reason !== 'OTHER'}
              />
            </Stack>
          </Panel>
          <div>
            <ButtonRow>
              <Button
                type="submit"
                size="lg"
                loading={sending}
                aria-disabled={busy || !offer}
                aria-describedby="refund-submit"
              >
                <FormattedMessage
                  id="trips-refunds-request.submit"
                  values={{ amount: offer ? money(offer.money) : '', known: offer ? 'YES' : 'NO' }}
                />
              </Button>
            </ButtonRow>
            <Box id="refund-submit" marginTop="2" color="fg.muted" textStyle="small">
              <FormattedMessage
                id="trips-refunds-request.submit.means"
                values={{ state: status }}
              />
            </Box>
          </div>
        </Stack>
      </Box>
    </Form>
  );
}
