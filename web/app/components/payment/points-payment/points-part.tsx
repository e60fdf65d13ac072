import { Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LateMessages } from '#web/app/i18n/late-messages.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { PaidPart, PaidWithPoints } from './paid-with-points.ts';
import { PointsBarred } from './points-barred.tsx';
import type { PointsForm } from './use-points-form.ts';

// It loads when points are first to be used.
const PayWithPointsForm = lazy(() =>
  import('./pay-with-points.form.tsx').then(({ PayWithPointsForm: form }) => ({ default: form })),
);

type PointsPartProps = {
  payable: PaidWithPoints;
  form: PointsForm;
  pays: PaidPart;
  onChanged: () => void;
};

/** Paying with points: the form, or why points cannot be used. Texts: `points-payment`. */
export function PointsPart(props: PointsPartProps) {
  return (
    <LateMessages features={['points-payment', 'forms']}>
      <Points {...props} />
    </LateMessages>
  );
}

function Points({ payable, form, pays, onChanged }: PointsPartProps) {
  const [kept, setKept] = useState<string | null>(null);
  const use = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = form;
  useEffect(() => {
    // the button that closed the form is gone with it
    if (!open && kept !== null) use.current?.focus();
  }, [open, kept]);
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
        <PointsBarred offset={pointsOffset} />
        {!reason && !open && (
          <Button ref={use} variant="secondary" wide onClick={() => setOpen(true)}>
            <FormattedMessage id="points-payment.use" />
          </Button>
        )}
        {open && (
          <Suspense fallback={null}>
            <PayWithPointsForm
              payable={payable}
              usable={pointsOffset.usable}
              kept={kept}
              onClose={(points) => {
                setKept(points);
                setOpen(false);
              }}
              onChanged={onChanged}
            />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
