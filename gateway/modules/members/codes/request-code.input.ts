import * as v from 'valibot';
import type { Contact, ContactKind } from '#gateway/modules/members/member.model.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { PhoneInput } from '#gateway/requests/phone.input.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  RequestVerificationCodeErrorCode,
  RequestVerificationCodeInput,
} from '#gateway/resolvers.gen.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';

/** A code that is asked for: to an address that was typed, or to the member's own. */
export type CodeRequest = Pick<RequestVerificationCodeInput, 'purpose' | 'locale'> & {
  readonly recipient: Contact | { readonly own: ContactKind };
};

type Fault = UserFault<RequestVerificationCodeErrorCode>;

/** What an e-mail address can be wrong in, in the codes that this command has. */
const emailCode = (text: string) => {
  const problem = emailProblem(text);
  return problem === 'TOO_LONG' ? 'EMAIL_INVALID' : problem;
};

const Recipient = v.union([
  v.object({ email: ruled(emailCode, normalizeEmail) }),
  v.object({ phone: PhoneInput }),
]);

/** Reads what a code is asked for, or says what is wrong with its form. */
export const readCodeRequest = ({
  purpose,
  locale,
  recipient,
}: RequestVerificationCodeInput): CodeRequest | { faults: Fault[] } => {
  if (recipient.own) return { purpose, locale, recipient: { own: recipient.own } };
  const typed = recipient.email == null ? { phone: recipient.phone } : { email: recipient.email };
  const schema = v.object({
    recipient: Recipient.options['email' in typed ? 0 : 1],
  });
  const parsed = v.safeParse(schema, { recipient: typed });
  if (!parsed.success) return { faults: faultsOf(parsed.issues) };
  const read = parsed.output.recipient;
  const contact: Contact =
    'email' in read
      ? { kind: 'EMAIL', address: read.email }
      : { kind: 'PHONE', address: read.phone };
  return { purpose, locale, recipient: contact };
};
