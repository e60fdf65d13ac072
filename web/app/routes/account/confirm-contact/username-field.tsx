import { chakra } from '@chakra-ui/react';

/** For password managers: whose password a form sets. Users neither see nor reach it. */
export function UsernameField({ username }: { username: string }) {
  return (
    <chakra.input
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      hidden
    />
  );
}
