import { Box, Flex, Grid, Stack } from '@chakra-ui/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { DecideAtDesk } from '#web/app/components/demo-desk/decide-at-desk.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { RefundLines } from '#web/app/components/refund-view/refund-lines.tsx';
import {
  orderRefundsPath,
  refundRequestPath,
} from '#web/app/components/refund-view/refund-paths.ts';
import { RefundState } from '#web/app/components/refund-view/refund-state.tsx';
import { RefundTotal } from '#web/app/components/refund-view/refund-total.tsx';
import { RefundedStage } from '#web/app/components/refund-view/refunded-stage.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { laterRefund } from './later-refund.ts';
import { RefundRequest } from './refund-request.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import { Rejected } from './rejected.tsx';
import type { ShownRefund } from './shown-refund.ts';
import { WithdrawRefund } from './withdraw-refund.tsx';

const AREAS = {
  base: '"steps" "amounts" "request"',
  lg: '"steps amounts" "request amounts"',
};

/**
 * Everything about one refund: what comes and when first, then how far it is, then what it is made
 * of.
 */
export function RefundPage({ refund }: { refund: ShownRefund }) {
  const to = useLocalePath();
  const { day, money } = useFormat();
  const { refundNumber, state, order, dueOn, destination } = refund;
  return (
    <>
      <RefundedStage order={order} />
      <PageColumn wide>
        <PageTitle id="trips-refunds-refund.title" values={{ number: refundNumber }} />
        <div>
          <Flex
            wrap="wrap"
            align="baseline"
            columnGap="4"
            css={{ '& > header': { marginBottom: '0' } }}
          >
            <PageHeading>
              <FormattedMessage
                id="trips-refunds-refund.title"
                values={{
                  number: <span translate="no">{refundNumber}</span>,
                }}
              />
            </PageHeading>
            <RefundState state={state} />
          </Flex>
          <Box marginTop="2" maxWidth="prose" role="status">
            <FormattedMessage
              id="trips-refunds-refund.lead"
              values={{
                state,
                amount: money(refund.money),
                days: LIMITS.refundWorkingDays,
                day: dueOn ? day(dueOn) : '',
                way: destination ?? '',
                known: destination ? 'YES' : 'NO',
              }}
            />
          </Box>
        </div>
        {state === 'UNDER_REVIEW' && <DecideAtDesk queue="refunds" />}
        <Rejected refund={refund} />
        <Grid
          display={{ base: 'grid', _print: 'block' }}
          templateAreas={AREAS}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
          templateRows={{ lg: 'auto 1fr' }}
          columnGap="16"
          rowGap="8"
          alignItems="start"
        >
          <Box as="section" aria-labelledby="refund-steps" gridArea="steps">
            <PartHeading id="refund-steps">
              <FormattedMessage id="trips-refunds-refund.steps" />
            </PartHeading>
            <Stack gap="4" align="start">
              <RefundTimeline refund={refund} />
              <WithdrawRefund refund={refund} />
            </Stack>
          </Box>
          <Box as="section" aria-labelledby="refund-amounts" gridArea="amounts">
            <Ticket stub={<RefundTotal refund={refund} />}>
              <PartHeading id="refund-amounts">
                <FormattedMessage id="trips-refunds-refund.amounts" values={{ state }} />
              </PartHeading>
              <RefundLines refund={refund} />
            </Ticket>
          </Box>
          <PagePart aria-labelledby="refund-request" style={{ gridArea: 'request' }}>
            <PartHeading id="refund-request">
              <FormattedMessage id="trips-refunds-refund.request" />
            </PartHeading>
            <RefundRequest refund={refund} />
          </PagePart>
        </Grid>
        <ButtonRow data-screen-only="">
          {state === 'WITHDRAWN' && !laterRefund(refund) && (
            <LinkButton to={to(refundRequestPath(order.id))}>
              <FormattedMessage id="trips-refunds-refund.again" />
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={to(orderPath(order.id))}>
            <FormattedMessage
              id="trips-refunds-refund.toOrder"
              values={{ reference: order.bookingReference }}
            />
          </LinkButton>
          <LinkButton variant="quiet" to={to(orderRefundsPath(order.id))}>
            <FormattedMessage id="trips-refunds-refund.toAll" />
          </LinkButton>
        </ButtonRow>
      </PageColumn>
    </>
  );
}
