import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LateMessages } from '#web/app/i18n/late-messages.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { PaidPart, PaidWithPoints } from './paid-with-points.ts';

// It loads when points are first to be used.
const PayWithPointsForm = lazy(() =>
  import('./pay-with-points.form.tsx').then(({ PayWithPointsForm: form }) => ({ default: form })),
);

type PointsPartProps = { payable: PaidWithPoints; pays: PaidPart; onChanged: () => void };

/** Paying with points: the form, or why points cannot be used. Texts: `points-payment`. */
export function PointsPart(props: PointsPartProps) {
  return (
    <LateMessages features={['points-payment', 'forms']}>
      <Points {...props} />
    </LateMessages>
  );
}

function Points({ payable, pays, onChanged }: PointsPartProps) {
  const to = useLocalePath();
  const codeText = useCodeText();
  const [open, setOpen] = useState(false);
  const { pointsOffset } = payable;
  if (!pointsOffset) return null;
  const { reason, available } = pointsOffset;
  return (
    <Panel as="section" aria-labelledby="points" data-screen-only="">
      <PartHeading id="points">
        <FormattedMessage id="points-payment.title" />
      </PartHeading>
      <Stack gap="3">
        <p>
          <FormattedMessage id="points-payment.balance" values={{ points: available, pays }} />
        </p>
        {reason && (
          <Box as="p" color="fg.muted" textStyle="small">
            {codeText(reason)}{' '}
            <TextLink to={to('/account/editConsumePwd')}>
              <FormattedMessage id="points-payment.setPassword" />
            </TextLink>
          </Box>
        )}
        {!reason && !open && (
          <Button variant="secondary" wide onClick={() => setOpen(true)}>
            <FormattedMessage id="points-payment.use" />
          </Button>
        )}
        {!reason && open && (
          <Suspense fallback={null}>
            <PayWithPointsForm
              payable={payable}
              usable={pointsOffset.usable}
              onChanged={onChanged}
            />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
