import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import { type Contact, kindOfAddress } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findAccount, findMember } from '#gateway/modules/members/members.repository.ts';
import {
  type BrowserName,
  knownBrowser,
} from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import type { ChallengeOutcome } from '#gateway/modules/verification/challenge-code.service.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { VerificationPurpose } from '#gateway/resolvers.gen.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { changeOfContact, type Opens } from './change-of-contact.ts';
import type { CodeRequest } from './request-code.input.ts';

/**
 * How many codes may be asked for: from one network, which a family or an office may share; as text
 * messages from one network, which cost money; to one recipient from one network, and to one
 * recipient in all, in an hour and in a day: each code can be guessed at five times. A stranger who
 * asks for another person's codes runs into the third limit long before the owner runs into the
 * next ones, and a browser in which the owner has signed in before is counted by itself
 * (RULES 10.34).
 */
export const CODE_LIMITS = {
  network: { most: 30, windowMinutes: 10 },
  textsFromNetwork: { most: 20, windowMinutes: 60 },
  recipientFromNetwork: { most: 8, windowMinutes: 60 },
  recipient: { most: 24, windowMinutes: 60 },
  recipientInADay: { most: 30, windowMinutes: 24 * 60 },
  recipientFromKnown: { most: 8, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

type CodeOutcome =
  | ChallengeOutcome
  | {
      readonly problem:
        | 'TOO_MANY_REQUESTS'
        | 'RECIPIENT_NOT_ACCEPTED'
        | 'OWN_CODE_REQUIRED'
        | 'CODE_WRONG'
        | 'CODE_EXPIRED'
        | 'TOO_MANY_TRIES';
    };

/** Who asks for a code, and from where. */
type CodeAsker = {
  readonly actor: KnownActor;
  readonly address: string;
  readonly browser: BrowserName;
};

/** Purposes of members only, and whether the code goes to a contact that they have. */
const OF_MEMBERS: { readonly [Purpose in VerificationPurpose]?: 'own' | 'typed' } = {
  SET_CONSUMPTION_PASSWORD: 'own',
  CLOSE_ACCOUNT: 'own',
  ALLOW_CONTACT_CHANGE: 'own',
  CHANGE_CONTACT: 'typed',
};

async function within(
  { keys }: MemberDependencies,
  trx: DatabaseTransaction,
  { kind, address }: Contact,
  from: { readonly address: string; readonly known: BrowserName },
  now: Date,
): Promise<boolean> {
  const hash = keyedHash(keys);
  const network = clientNetwork(from.address);
  const recipient = contactLookup(address);
  const ofRecipient: [RateLimit, Buffer][] = from.known
    ? [[CODE_LIMITS.recipientFromKnown, hash('codes to and by', recipient, from.known)]]
    : [
        [CODE_LIMITS.recipientFromNetwork, hash('codes to and from', recipient, network)],
        [CODE_LIMITS.recipient, hash('codes to', recipient)],
        [CODE_LIMITS.recipientInADay, hash('codes in a day to', recipient)],
      ];
  const texts: [RateLimit, Buffer] = [CODE_LIMITS.textsFromNetwork, hash('texts from', network)];
  const counted: [RateLimit, Buffer][] = [
    [CODE_LIMITS.network, hash('codes from', network)],
    ...ofRecipient,
    ...(kind === 'PHONE' ? [texts] : []),
  ];
  for (const [limit, key] of counted) if (!(await countWithin(trx, key, limit, now))) return false;
  return true;
}

/** Whom a code goes to; null where this purpose takes no such recipient. */
async function recipientOf(
  { db, verification }: MemberDependencies,
  { purpose, recipient }: CodeRequest,
  memberId: string | null,
): Promise<Contact | null> {
  const accepted = OF_MEMBERS[purpose] ?? 'typed';
  const given = 'own' in recipient ? 'own' : 'typed';
  const known = purpose === 'RESET_LOGIN_PASSWORD' && memberId !== null;
  if (given !== accepted && !known) return null;
  const member = 'own' in recipient && memberId ? await findMember(db, memberId) : null;
  const contact =
    'own' in recipient ? member?.contacts.find(({ kind }) => kind === recipient.own) : recipient;
  return contact && verification.ways.includes(contact.kind) ? contact : null;
}

/** What a code of members opens: their account, by its id, or in the words of its purpose. */
async function subjectOf(
  sources: MemberDependencies,
  request: CodeRequest,
  { actor: { memberId, sessionId }, address, browser }: CodeAsker,
  now: Date,
): Promise<Opens> {
  const { purpose } = request;
  if (!OF_MEMBERS[purpose]) return { subject: null };
  if (!memberId) throw signInRequired();
  if (purpose !== 'CHANGE_CONTACT') return { subject: memberId };
  return changeOfContact(sources, request, { memberId, sessionId, address, browser }, now);
}

/**
 * Requests a code. Codes for sign-in and registration go to any contact, those for a reset to
 * members only; the answer, and the work for it, are the same whether the contact is a member's or
 * not (RULES 10.8).
 * @throws UNAUTHENTICATED for the purposes of members
 */
export async function requestCode(
  sources: MemberDependencies,
  request: CodeRequest,
  asker: CodeAsker,
  now: Date,
): Promise<CodeOutcome> {
  const { db, keys, verification } = sources;
  const { purpose, locale } = request;
  const { actor, address, browser } = asker;
  const opens = await subjectOf(sources, request, asker, now);
  if ('problem' in opens) return opens;
  const contact = await recipientOf(sources, request, actor.memberId);
  if (!contact) return { problem: 'RECIPIENT_NOT_ACCEPTED' };
  return inTransaction(db, async (trx): Promise<CodeOutcome> => {
    const value = contactLookup(contact.address);
    const whose = await findAccount(trx, { kind: contact.kind, value });
    const known = await knownBrowser(trx, whose, browser);
    if (!(await within(sources, trx, contact, { address, known }, now)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const unsent = purpose === 'RESET_LOGIN_PASSWORD' && whose === null;
    const asked = {
      purpose,
      recipient: unsent ? null : contact.address,
      subject: purpose === 'RESET_LOGIN_PASSWORD' ? whose : opens.subject,
      target: keyedHash(keys)('code to', value, clientNetwork(address)),
      quotas: [],
      asker: { sessionId: actor.sessionId, address },
      locale,
    };
    return verification.challenge(trx, asked, now);
  });
}

/** Where the member with an e-mail address or phone signs in; null where it is no member's. */
export const signInUrlOf =
  (db: Database, signInUrl: (locale: Locale) => string) =>
  async (recipient: string, locale: Locale): Promise<string | null> => {
    const key = { kind: kindOfAddress(recipient), value: contactLookup(recipient) };
    return (await findAccount(db, key)) === null ? null : signInUrl(locale);
  };
