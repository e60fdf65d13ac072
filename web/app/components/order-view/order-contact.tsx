import { Box } from '@chakra-ui/react';
import { formatPhone } from '#schema/format/phone.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import type { OrderTravellersFragment } from './order-travellers.gen.ts';

/** Whom the airline writes to about an order. */
export function OrderContact({ contact }: Pick<OrderTravellersFragment, 'contact'>) {
  const { name, email, phone } = contact;
  return (
    <Box marginTop="5" paddingTop="5" borderTopWidth="1px">
      <DescriptionList
        shape="columns"
        long
        items={[
          { term: <FormattedMessage id="order-view.contactName" />, value: name },
          { term: <FormattedMessage id="order-view.email" />, value: email },
          { term: <FormattedMessage id="order-view.phone" />, value: phone && formatPhone(phone) },
        ]}
      />
    </Box>
  );
}
