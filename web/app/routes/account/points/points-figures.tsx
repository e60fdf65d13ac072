import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';

const SHOWN = ['available', 'frozen', 'expiringWithinYear'] as const;

type PointsFiguresProps = { points: Readonly<Record<(typeof SHOWN)[number], number>> };

/** The three balances of points. Texts: `account-points`. */
export function PointsFigures({ points }: PointsFiguresProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4">
      {SHOWN.map((balance) => (
        <div key={balance}>
          <Muted as="dt">
            <FormattedMessage id={`account-points.${balance}`} />
          </Muted>
          <chakra.dd textStyle="figure">
            <FormattedNumber value={points[balance]} />
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
