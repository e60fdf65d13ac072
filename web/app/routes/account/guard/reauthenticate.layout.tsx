import { SignInAgain } from './sign-in-again.tsx';

/**
 * Around forms of members and guests: a member whose session has ended signs in again over them.
 */
export default function ReauthenticateLayout() {
  return <SignInAgain />;
}
