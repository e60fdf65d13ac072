import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';

// It loads when points are first to be used.
const PayWithPointsForm = lazy(() =>
  import('./pay-with-points.form.tsx').then(({ PayWithPointsForm: form }) => ({ default: form })),
);

/** Paying with points: the form, or why points cannot be used. Nothing for a member who has none. */
export function PointsPart({ order, onChanged }: Pick<ExtrasOrderProps, 'order' | 'onChanged'>) {
  const to = useLocalePath();
  const codeText = useCodeText();
  const [open, setOpen] = useState(false);
  const { pointsOffset } = order;
  if (!pointsOffset || pointsOffset.reason === 'NO_POINTS') return null;
  const { reason, usable, available } = pointsOffset;
  return (
    <Panel>
      <Stack gap="3">
        <p>
          <FormattedMessage id="trips-extras-order.points" values={{ points: available }} />
        </p>
        {reason && (
          <Box as="p" color="fg.muted" textStyle="small">
            {codeText(reason)}{' '}
            <TextLink to={to('/account/editConsumePwd')}>
              <FormattedMessage id="trips-extras-order.points.setPassword" />
            </TextLink>
          </Box>
        )}
        {!reason && !open && (
          <Button variant="secondary" wide onClick={() => setOpen(true)}>
            <FormattedMessage id="trips-extras-order.points.use" />
          </Button>
        )}
        {!reason && open && (
          <Suspense fallback={null}>
            <PayWithPointsForm order={order} usable={usable} onChanged={onChanged} />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
