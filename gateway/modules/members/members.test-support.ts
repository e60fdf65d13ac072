import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import type { SmsMessage } from '#gateway/ports/sms/sms-sender.ts';
import type { VerificationPurpose } from '#gateway/resolvers.gen.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { createSimulatedIdentityOffice } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { createSimulatedCardIssuers } from '#gateway/simulated/simulated-airline.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { signInUrlOf } from './codes/request-code.service.ts';
import type { Contact, Person, SignedInMember } from './member.model.ts';
import { createMemberService } from './members.service.ts';
import { oneByOne, type PasswordHashes } from './passwords/password-hashes.ts';

/** A person as the form of registration gives one. */
export const aPerson = (person: Partial<Person> = {}): Person => ({
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  title: null,
  gender: null,
  dateOfBirth: '1990-04-12',
  nationality: null,
  locale: 'en',
  ...person,
});

/** A browser of its own at an address of its own. */
export const aBrowser = () => ({
  sessionId: randomUUID(),
  memberId: null,
  address: randomUUID(),
  browser: null as Buffer | null,
});
export type Browser = ReturnType<typeof aBrowser>;

export const anEmail = (): Contact => ({
  kind: 'EMAIL',
  address: `${randomUUID()}@example.com`,
});

/**
 * Passwords as they are, so that thousands are tried in a moment; counts how often one is compared.
 */
function plainHashes() {
  const compared: (string | null)[] = [];
  const hashes: PasswordHashes = {
    hash: async (password) => `plain ${password}`,
    isPresent: () => true,
    async isOf(hash, password) {
      compared.push(hash);
      return hash === `plain ${password}`;
    },
  };
  return { hashes, compared };
}

/** The desk where people register and sign in, with what it sent. */
export function memberDesk(db: Database, replaced: { readonly hashes?: PasswordHashes } = {}) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const now = new Date('2027-01-05T02:00:00Z');
  const [mails, texts]: [MailMessage[], SmsMessage[]] = [[], []];
  const mail = async (data: object) => {
    const body = JSON.stringify(data);
    return { subject: body, text: body, html: body, attachments: [] };
  };
  const { hashes: plain, compared } = plainHashes();
  const hashes = replaced.hashes ?? plain;
  const ended: { memberId: string; kept: string | null }[] = [];
  const business = { open: false };
  const outside = {
    mailer: {
      send: async (message: MailMessage) => void mails.push(message),
      close: async () => {},
    },
    sms: { send: async (message: SmsMessage) => void texts.push(message) },
  };
  const addresses = siteAddresses('https://air.example');
  const verification = createVerificationService({
    db,
    ids: randomIds,
    keys,
    ...outside,
    mails: { usual: mail },
    smsOf: ({ code, signInUrl }) => `${code} ${signInUrl}`,
    siteUrlOf: addresses.search,
    signInUrlOf: signInUrlOf(db, addresses.signIn),
  });
  const uploads = createUploads({ db, ids: randomIds, keys, addresses });
  const members = createMemberService({
    db,
    ids: randomIds,
    keys,
    hashes,
    tries: oneByOne(),
    verification,
    ...outside,
    sessions: {
      endOthers: async (memberId, kept) => void ended.push({ memberId, kept }),
    },
    status: { statusWithLanded: async () => ({ points: 0, segments: 0 }) },
    mailOf: mail,
    textOf: ({ kind }) => kind,
    accountUrl: (locale) => `/${locale}/account`,
    undoUrl: (key, locale) => `/${locale}/undo/${key}`,
    vault: createDocumentEncryption(keys),
    office: createSimulatedIdentityOffice(db),
    uploads,
    cardIssuers: createSimulatedCardIssuers(),
    openBusiness: [async () => business.open],
    ownData: [],
    ownDataUrl: '/own-data',
  });

  const askFor = (
    purpose: VerificationPurpose,
    recipient: Contact,
    { address, browser, ...actor }: Browser,
    when = now,
  ) =>
    members.requestCode(
      { purpose, recipient, locale: 'en', ownProof: null },
      { actor, address, browser },
      when,
    );
  /** A code that was sent, with its challenge; a code that no one was sent is `none`. */
  const proofOf = async (
    purpose: VerificationPurpose,
    recipient: Contact,
    browser: Browser,
    when = now,
  ) => {
    const asked = await askFor(purpose, recipient, browser, when);
    if ('problem' in asked) throw new Error(asked.problem);
    const challengeId = asked.challenge.id;
    const sent = await verification.codeToSend(challengeId, when);
    return { challengeId, code: sent?.code ?? 'none' };
  };
  return {
    uploads,
    members,
    verification,
    now,
    at: (minutes: number) => addMinutes(now, minutes),
    mails,
    texts,
    compared,
    ended,
    business,
    askFor,
    proofOf,
    /** A member with this contact, and with this password if one is given. */
    async join(contact = anEmail(), loginPassword: string | null = null, browser = aBrowser()) {
      const draft = {
        idempotencyKey: randomUUID(),
        proof: await proofOf('REGISTER', contact, browser),
        loginPassword,
        person: aPerson(),
        agreements: ['MEMBERSHIP', 'PRIVACY'],
        guardianName: null,
      };
      const made = await members.register(draft, browser, now);
      if ('problem' in made) throw new Error(made.problem);
      return made.memberId;
    },
    /** A code to a contact of the member's own. */
    async ownProof(purpose: VerificationPurpose, asker: SignedInMember, when = now) {
      const { address, browser, ...actor } = asker;
      const recipient = { own: 'EMAIL' } as const;
      const request = { purpose, recipient, locale: 'en', ownProof: null } as const;
      const asked = await members.requestCode(request, { actor, address, browser }, when);
      if ('problem' in asked) throw new Error(asked.problem);
      const challengeId = asked.challenge.id;
      const sent = await verification.codeToSend(challengeId, when);
      return { challengeId, code: sent?.code ?? 'none' };
    },
    tryPassword: (account: string, password: string, browser: Browser, when = now) =>
      members.prove(
        { by: 'PASSWORD', proof: { account, password }, remember: false },
        browser,
        when,
      ),
  };
}
