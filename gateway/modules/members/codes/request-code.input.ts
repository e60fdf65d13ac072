import * as v from 'valibot';
import type { Contact, ContactKind } from '#gateway/modules/members/member.model.ts';
import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
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
  /** A code to an old contact that allows one to a new contact. */
  readonly ownProof: CodeProof | null;
};

type Fault = UserFault<RequestVerificationCodeErrorCode>;

/** What an e-mail address can be wrong in, in the codes that this command has. */
function emailCode(text: string) {
  const problem = emailProblem(text);
  return problem === 'TOO_LONG' ? 'EMAIL_INVALID' : problem;
}

const Recipient = v.union([
  v.object({ email: ruled(emailCode, normalizeEmail) }),
  v.object({ phone: PhoneInput }),
]);

/** Reads what a code is asked for, or says what is wrong with its form. */
export function readCodeRequest({
  purpose,
  locale,
  recipient,
  ownProof,
}: RequestVerificationCodeInput): CodeRequest | { faults: Fault[] } {
  const unproven = ownProof ? codeProofFaults(ownProof, ['ownProof']) : [];
  const asked = { purpose, locale, ownProof: ownProof ? readCodeProof(ownProof) : null };
  if (recipient.own) return { ...asked, recipient: { own: recipient.own } };
  const typed = recipient.email == null ? { phone: recipient.phone } : { email: recipient.email };
  const schema = v.object({
    recipient: Recipient.options['email' in typed ? 0 : 1],
  });
  const parsed = v.safeParse(schema, { recipient: typed });
  if (!parsed.success)
    return { faults: [...unproven, ...faultsOf<RequestVerificationCodeErrorCode>(parsed.issues)] };
  if (unproven.length > 0) return { faults: unproven };
  const read = parsed.output.recipient;
  const contact: Contact =
    'email' in read
      ? { kind: 'EMAIL', address: read.email }
      : { kind: 'PHONE', address: read.phone };
  return { ...asked, recipient: contact };
}

/** Error codes about a proof, which are shown at the code's field. */
const OF_PROOF = new Set(['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'NOT_A_MEMBER']);

/**
 * Where a refusal belongs in an input whose proof is `field`; the whole when it is not about the
 * proof.
 */
export const codeErrorPath = (code: string, field: readonly string[]): string[] =>
  OF_PROOF.has(code) ? [...field, 'code'] : [];
