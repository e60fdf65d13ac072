import { useWatch } from 'react-hook-form';
import { passwordStrength } from '#schema/rules/access/password-strength.ts';
import { StrengthText } from './strength-text.tsx';

/** How hard the new login password in a field is to guess, in words, while it is typed. */
export function PasswordStrength({ name }: { name: string }) {
  const typed: unknown = useWatch({ name });
  return <StrengthText strength={passwordStrength(typeof typed === 'string' ? typed : '')} />;
}
