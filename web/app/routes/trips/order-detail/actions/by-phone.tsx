import { chakra, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import type { GroupedActions } from './group-actions.ts';

/** What customer service does on the phone: no buttons, since none of them would ever act. */
export function ByPhone({ actions }: Pick<GroupedActions['refused'][number], 'actions'>) {
  return (
    <Stack gap="2" paddingTop="2">
      <p>
        <FormattedMessage
          id="trips-order-detail.byPhone"
          values={{
            phone: <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>,
          }}
        />
      </p>
      <chakra.ul paddingInlineStart="5" listStyleType="disc">
        {actions.map((action) => (
          <li key={action}>
            <FormattedMessage id="trips-order-detail.action" values={{ action }} />
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
