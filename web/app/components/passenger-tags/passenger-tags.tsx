import { Flex } from '@chakra-ui/react';
import type { PassengerTag } from '#schema/rules/travellers/passenger-tags.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';

const TONES = { SELF: 'brand', EXPIRED: 'danger', ABOUT_TO_EXPIRE: 'warning' } as const;

/**
 * What to know about a saved passenger, before choosing it (RULES 2.23). Texts: `passenger-tags`.
 */
export function PassengerTags({ tags }: { tags: readonly PassengerTag[] }) {
  if (tags.length === 0) return null;
  return (
    <Flex as="span" display="inline-flex" gap="2" wrap="wrap">
      {tags.map((tag) => (
        <Badge key={tag} tone={TONES[tag]}>
          <FormattedMessage id="passenger-tags.tag" values={{ tag }} />
        </Badge>
      ))}
    </Flex>
  );
}
