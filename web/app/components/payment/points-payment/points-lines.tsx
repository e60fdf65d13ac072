import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MoneyLike } from '#schema/format/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

type LineProps = { label: ReactNode; value: ReactNode; strong?: boolean };

function Line({ label, value, strong = false }: LineProps) {
  return (
    <Box
      display="flex"
      gap="4"
      justifyContent="space-between"
      fontWeight={strong ? 'semibold' : undefined}
    >
      <dt>{label}</dt>
      <Box as="dd" whiteSpace="nowrap">
        {value}
      </Box>
    </Box>
  );
}

type PointsLinesProps = {
  /** What points and money pay together. */
  due: MoneyLike;
  points: number;
  /** It has been paid: nothing is due any more. */
  paid?: boolean;
};

/**
 * What is due, what points pay of it, and what is left in money, a line each. Texts:
 * `points-payment`.
 */
export function PointsLines({ due, points, paid = false }: PointsLinesProps) {
  const value = pointsValue(points);
  return (
    <Box as="dl" display="grid" gap="1">
      <Line
        label={<FormattedMessage id={paid ? 'points-payment.total' : 'points-payment.due'} />}
        value={<Money value={due} />}
      />
      <Line
        label={<FormattedMessage id="format.points" values={{ points }} />}
        value={
          <>
            −<Money value={value} />
          </>
        }
      />
      <Line
        strong
        label={<FormattedMessage id="points-payment.rest" />}
        value={<Money value={{ ...due, amount: due.amount - value.amount }} />}
      />
    </Box>
  );
}
