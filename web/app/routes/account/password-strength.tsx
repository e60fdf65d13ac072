import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { passwordStrength } from '#schema/rules/access/password-strength.ts';

/** How hard the new login password in a field is to guess, in words, while it is typed. */
export function PasswordStrength({ name }: { name: string }) {
  const typed: unknown = useWatch({ name });
  const strength = passwordStrength(typeof typed === 'string' ? typed : '');
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
