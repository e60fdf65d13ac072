import { Text } from '@chakra-ui/react';
import type { PasswordStrength } from '#schema/rules/access/password-strength.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

/** How hard what is being typed is to guess, in words; nothing before the first character. */
export function StrengthText({ strength }: { strength: PasswordStrength | null }) {
  return (
    <Text
      role="status"
      marginTop="-4"
      color="fg.muted"
      fontSize="sm"
      css={{ '&:empty': { display: 'none' } }}
    >
      {strength && <FormattedMessage id={`account.strength.${strength}`} />}
    </Text>
  );
}
