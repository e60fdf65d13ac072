import { Box, Span, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import type { QuotedChangeFragment } from './quoted-change.gen.ts';
import { useConfirmChange } from './use-confirm-change.ts';

/** What is due or given back, what is agreed to, and the button that says what happens. */
export function ConfirmBar({ offer }: { offer: QuotedChangeFragment }) {
  const to = useLocalePath();
  const { money } = useFormat();
  const [agreed, setAgreed] = useSessionState(`change-agreed:${offer.id}`, false);
  const [missing, setMissing] = useState(false);
  const { confirm, confirming, refusal, change, accept, reject } = useConfirmChange(offer);
  const { totalDue, refundDue, order } = offer;
  const due = totalDue.amount > 0 ? 'DUE' : refundDue.amount > 0 ? 'BACK' : 'NONE';
  return (
    <Stack
      as="section"
      aria-labelledby="confirm"
      gap="4"
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
      padding={{ base: '4', lg: '6' }}
      borderWidth="1px"
      borderRadius="lg"
      borderColor="border"
      background="bg.panel"
    >
      <div>
        <Box as="h2" id="confirm" color="fg.muted" textStyle="small">
          <FormattedMessage
            id="trips-change-date-review.total"
            values={{ back: String(due === 'BACK') }}
          />
        </Box>
        <Span fontSize="2xl" fontWeight="semibold" lineHeight="tight">
          <Money value={due === 'BACK' ? refundDue : totalDue} />
        </Span>
      </div>
      <Muted>
        <FormattedMessage
          id="trips-change-date-review.next"
          values={{ due, minutes: LIMITS.paymentWindowMinutes }}
        />
      </Muted>
      <Tick type="checkbox" checked={agreed} onChange={setAgreed}>
        <FormattedMessage
          id="trips-change-date-review.agree"
          values={{
            link: (words) => (
              <TextLink to={to('/transportationConditions')} target="_blank">
                {words}
              </TextLink>
            ),
          }}
        />
      </Tick>
      <div role="alert">
        {missing && !agreed && (
          <Box as="p" color="danger.fg">
            <FormattedMessage id="trips-change-date-review.agree.missing" />
          </Box>
        )}
        {refusal && !change && (
          <Notice tone="danger">
            <RefusalText refusal={refusal} />
          </Notice>
        )}
      </div>
      <Button
        size="lg"
        wide
        loading={confirming}
        onClick={() => {
          setMissing(!agreed);
          if (agreed) void confirm();
        }}
      >
        <FormattedMessage
          id="trips-change-date-review.confirm"
          values={{ due, amount: money(totalDue) }}
        />
      </Button>
      <BackToBooking orderId={order.id} />
      <PriceChangeDialog
        change={change}
        onAccept={accept}
        onReject={reject}
        accepting={confirming}
        rejectLabel={<FormattedMessage id="trips-change-date-review.keep" />}
      />
    </Stack>
  );
}
