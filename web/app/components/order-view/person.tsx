import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

const LINES_BETWEEN = {
  '&:first-of-type': { paddingTop: '0' },
  '&:last-of-type': { paddingBottom: '0', borderBottomWidth: '0' },
};

type PersonProps = { name: string; type: PassengerType; children: ReactNode };

/** A person of an order in a list: name and type, and below them what is said of this one. */
export function Person({ name, type, children }: PersonProps) {
  return (
    <chakra.li
      paddingBlock="3.5"
      borderBottomWidth="1px"
      overflowWrap="anywhere"
      css={LINES_BETWEEN}
      data-keep-together=""
    >
      <p>
        <chakra.strong fontWeight="semibold" translate="no">
          {name}
        </chakra.strong>{' '}
        <chakra.span color="fg.muted" textStyle="small" fontWeight="normal">
          <FormattedMessage id="order-view.passengerType" values={{ type }} />
        </chakra.span>
      </p>
      {children}
    </chakra.li>
  );
}
