import { Stack } from '@chakra-ui/react';
import { pointsValue } from '#schema/rules/club/points.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { AttemptWithPoints } from './paid-with-points.ts';
import { PointsLines } from './points-lines.tsx';

const STANDING = {
  CREATED: 'FROZEN',
  PENDING: 'FROZEN',
  SUCCEEDED: 'USED',
  MISMATCHED: 'FREE',
  FAILED: 'FREE',
  EXPIRED: 'FREE',
} as const satisfies Record<AttemptWithPoints['state'], string>;

type UsedPointsProps = { payment: AttemptWithPoints; closed: boolean };

/**
 * What an attempt to pay uses of points and money, and what becomes of the points. Texts:
 * `points-payment`.
 */
export function UsedPoints({ payment, closed }: UsedPointsProps) {
  const { state, points, amount } = payment;
  const status = closed ? 'FREE' : STANDING[state];
  const due = { ...amount, amount: amount.amount + pointsValue(points).amount };
  return (
    <LazyMessages features={['points-payment']}>
      <Panel>
        <Stack gap="3">
          {status !== 'FREE' && <PointsLines due={due} points={points} paid={status === 'USED'} />}
          <p>
            <FormattedMessage id="points-payment.status" values={{ status, points }} />
          </p>
        </Stack>
      </Panel>
    </LazyMessages>
  );
}
