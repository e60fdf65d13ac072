import { SignInAgain } from './sign-in-again.tsx';

/** Around a form of members and guests: a member whose session has ended signs in again over it. */
export default function AgainLayout() {
  return <SignInAgain />;
}
